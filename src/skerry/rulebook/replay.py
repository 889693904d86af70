"""Replays: a game as one JSON file of setup, edition, rules version and actions.

The final record's digest stands at the end, so that a missing or changed action is noticed.
"""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from skerry.rulebook.game import Position, find_game
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused

FORMAT = 1
LARGEST_FILE = 1 << 24


class Chance(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Where a seed comes from, so that anybody can compute it again (see `skerry.table.fairness`)."""

    commitment: str  # what was published before the first action
    secret: str  # what it stands for, published at the end
    entropy: list[str]  # what each seat has added


class Replay(msgspec.Struct, forbid_unknown_fields=True):
    """What a replay file holds."""

    skerry: int  # version of this format
    game: str
    rules: int  # version of the game's rules
    edition: str  # hash of the edition file
    options: dict[str, Any]
    setup: dict[str, Any]
    actions: list[str]
    final: str  # digest of the last record
    seed: int | None = None  # where the game was dealt from one
    players: list[str] | None = None
    chance: Chance | msgspec.UnsetType = msgspec.UNSET  # of a game that was played in the house


def fingerprint(position: Position) -> str:
    """The digest of a record."""
    return hashlib.blake2b(position.tobytes(), digest_size=16).hexdigest()


def to_replay(match: Match, players: list[str] | None = None) -> Replay:
    """A match as a replay."""
    return Replay(
        skerry=FORMAT,
        game=match.game.name,
        rules=match.game.rules_version,
        edition=match.game.edition_hash,
        options=match.options,
        setup=match.setup,
        actions=[match.game.write(match.position, action) for action in match.actions],
        final=fingerprint(match.position),
        seed=match.seed,
        players=players,
    )


def save(match: Match, path: Path, players: list[str] | None = None) -> None:
    """Write a match to a file; where that fails, what the file held before is still there."""
    written = msgspec.json.format(msgspec.json.encode(to_replay(match, players)), indent=1)
    check_regular(path)
    try:
        put_in_place(written + b"\n", path)
    except OSError as problem:
        raise Refused("file", "cannot-write", path=str(path), problem=problem.strerror or "") from problem


def put_in_place(contents: bytes, path: Path) -> None:
    """Write a new file beside the old one, and put it in its place when it is complete."""
    place = Path(os.path.realpath(path))  # a link goes on pointing there
    handle, beside = tempfile.mkstemp(prefix=".skerry-", dir=place.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(contents)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(beside, place.stat().st_mode & 0o777 if place.exists() else usual_mode())
        os.replace(beside, place)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise


def usual_mode() -> int:
    """Who may read and write a new file."""
    mask = os.umask(0o077)
    os.umask(mask)
    return 0o666 & ~mask


def check_new(path: Path) -> None:
    """Refuse a file that is there already, whatever it holds, and one that could not be written."""
    if os.path.lexists(path):
        raise Refused("file", "file-exists", path=str(path))
    try:
        handle, beside = tempfile.mkstemp(prefix=".skerry-", dir=path.parent)
        os.close(handle)
        os.unlink(beside)
    except OSError as problem:
        raise Refused("file", "cannot-write", path=str(path), problem=problem.strerror or "") from problem


def free_name(path: Path) -> Path:
    """A name that no file has, made from one: game.json, game-2.json, game-3.json."""
    first, _, number = path.stem.rpartition("-")
    stem = first if first and number.isdecimal() and len(number) < 4 else path.stem
    names = (path.with_stem(f"{stem}-{number}") for number in itertools.count(2))
    return next(name for name in names if not os.path.lexists(name))


def check_regular(path: Path) -> None:
    """Refuse what is there and is no file, such as a pipe or a folder."""
    try:
        if path.exists() and not path.is_file():
            raise Refused("file", "file-not-regular", path=str(path))
    except OSError as problem:
        raise Refused("file", "cannot-read", path=str(path), problem=problem.strerror or "") from problem


def load(path: Path) -> Match:
    """Replay a file to its end; refuses one that is damaged, and says where."""
    return play_again(read_replay(path), str(path))


def read_replay(path: Path) -> Replay:
    """What a replay file says, as it stands there."""
    check_regular(path)  # a pipe would be waited for without end
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except OSError as problem:
        raise Refused("file", "cannot-read", path=str(path), problem=problem.strerror or "") from problem
    if len(raw) > LARGEST_FILE:
        raise Refused("replay", "replay-too-large", path=str(path))
    try:
        return msgspec.json.decode(raw, type=Replay)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Refused("replay", "replay-not-json", path=str(path), problem=str(problem)) from problem


def play_again(replay: Replay, path: str) -> Match:
    """Play a replay's actions; its final record must come out byte for byte."""
    if replay.skerry != FORMAT:
        raise Refused("replay", "replay-format", path=path, found=replay.skerry, expected=FORMAT)
    game = find_game(replay.game)
    if replay.rules != game.rules_version:
        raise Refused("replay", "replay-rules", path=path, found=replay.rules, expected=game.rules_version)
    if replay.edition != game.edition_hash:
        raise Refused(
            "replay", "replay-edition", path=path, found=replay.edition[:40], expected=game.edition_hash
        )
    if replay.seed is None:
        match = Match(game, options=replay.options, setup=replay.setup)
    else:
        match = Match(game, seed=replay.seed, options=replay.options)
    if match.setup != replay.setup:
        raise Refused("replay", "replay-setup", path=path)
    for number, action in enumerate(replay.actions, start=1):
        refusal = match.why_not(action)
        if refusal is not None:
            from skerry.rulebook.words import Message

            reason = Message(refusal.message, **refusal.values)
            raise Refused(
                "replay", "replay-action", path=path, number=number, action=action[:60], reason=reason
            )
        match.play(action)
    if fingerprint(match.position) != replay.final:
        raise Refused("replay", "replay-final", path=path)
    return match
