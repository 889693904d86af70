"""Chance that can be verified: who deals cannot choose, and who plays cannot know.

Before the first action the hash of a secret is published (`commitment`). Each player may then add something
of their own, and the game is dealt from both together (`seed_from`). At the end the secret is told, and
anybody can compute it all again (`verify`, and `skerry verify FILE`).
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence

import msgspec

from skerry.rulebook.match import LARGEST_SEED, Match
from skerry.rulebook.refusal import Refused, brief
from skerry.rulebook.replay import Replay, play_again

SECRET_BYTES = 32
LONGEST_ENTROPY = 64
HEXADECIMAL = re.compile(r"[0-9a-f]*")


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What is published of a secret: its SHA-256, both as text."""
    return hashlib.sha256(secret.encode()).hexdigest()


def checked_entropy(text: str) -> str:
    """What a player adds: digits from 0 to f, or nothing."""
    if len(text) > LONGEST_ENTROPY or not HEXADECIMAL.fullmatch(text):
        raise Refused("bad-entropy", "table-bad-entropy", text=brief(text), most=LONGEST_ENTROPY)
    return text


def seed_from(secret: str, entropy: Sequence[str]) -> int:
    """The seed: the first 63 bits of the SHA-256 of the secret and what each seat added, colons between."""
    digest = hashlib.sha256(":".join([secret, *entropy]).encode()).digest()
    return int.from_bytes(digest[:8], "big") & LARGEST_SEED


def verify(replay: Replay, path: str) -> Match:
    """Compute a game of the house again, its chance too; refuses one that was not dealt as promised."""
    chance = replay.chance
    if isinstance(chance, msgspec.UnsetType):
        raise Refused("verify", "verify-no-chance", path=path)
    if commitment(chance.secret) != chance.commitment:
        raise Refused("verify", "verify-commitment", path=path)
    if seed_from(chance.secret, chance.entropy) != replay.seed:
        raise Refused("verify", "verify-seed", path=path)
    return play_again(replay, path)
