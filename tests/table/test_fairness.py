"""Chance: promised before, dealt from what everybody added, and computed again by anybody afterwards."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from skerry.rulebook.refusal import Refused
from skerry.rulebook.replay import Chance, Replay, load, read_replay
from skerry.table.commands import Play, Resign, Sit
from skerry.table.fairness import checked_entropy, commitment, new_secret, seed_from, verify
from skerry.table.showing import record

from .sitting import ANN, BOB, SECRETS, Evening


def played() -> Replay:
    """A game of which the secret is told."""
    evening = Evening()
    evening.do(ANN, Sit, seat=0, entropy="00ff")
    evening.do(BOB, Sit, invitation="invitation to seat 1", entropy="beef")
    evening.do(evening.mover, Play, action="take")
    evening.do(evening.other, Resign)
    return record(evening.table)


def test_a_promise_is_the_hash_of_the_secret() -> None:
    assert commitment("abc") == hashlib.sha256(b"abc").hexdigest()
    assert new_secret() != new_secret()


def test_the_seed_is_made_of_the_secret_and_what_each_seat_adds() -> None:
    digest = hashlib.sha256(b"s:aa:").digest()
    assert seed_from("s", ["aa", ""]) == int.from_bytes(digest[:8], "big") % 2**63
    assert len({seed_from("s", entropy) for entropy in (["aa", ""], ["", "aa"], ["a", "a"])}) == 3


def test_a_game_of_the_house_verifies_from_its_file(tmp_path: Path) -> None:
    replay = played()
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.json.encode(replay))
    assert verify(read_replay(path), str(path)).seed == seed_from(SECRETS[0], ["00ff", "beef"])
    assert load(path).actions == verify(replay, "game").actions


def altered(**chance: object) -> Callable[[Replay], Replay]:
    def alter(replay: Replay) -> Replay:
        assert isinstance(replay.chance, Chance)
        return msgspec.structs.replace(replay, chance=msgspec.structs.replace(replay.chance, **chance))

    return alter


@pytest.mark.parametrize(
    ("alter", "message"),
    [
        (altered(secret="another"), "verify-commitment"),
        (altered(commitment=commitment("another")), "verify-commitment"),
        (altered(secret="another", commitment=commitment("another")), "verify-seed"),
        (altered(entropy=["00ff", "bee0"]), "verify-seed"),
        (altered(entropy=["00ff"]), "verify-seed"),
        (lambda replay: msgspec.structs.replace(replay, seed=5), "verify-seed"),
        (lambda replay: msgspec.structs.replace(replay, seed=None), "verify-seed"),
        (lambda replay: msgspec.structs.replace(replay, chance=msgspec.UNSET), "verify-no-chance"),
        (lambda replay: msgspec.structs.replace(replay, actions=[]), "replay-final"),
        (lambda replay: msgspec.structs.replace(replay, actions=["turn 0,0", "take"]), "replay-final"),
        (lambda replay: msgspec.structs.replace(replay, setup={}), "replay-setup"),
    ],
)
def test_whatever_is_altered_is_noticed(alter: Callable[[Replay], Replay], message: str) -> None:
    with pytest.raises(Refused) as refused:
        verify(alter(played()), "game")
    assert refused.value.message == message


@pytest.mark.parametrize("text", ["G", "AB", "0" * 65, " ", "ä", "0x1"])
def test_what_cannot_be_added_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad-entropy"):
        checked_entropy(text)
    assert checked_entropy("0123456789abcdef" * 4)
