"""The folder of long work: its plan, a line for each game, and in an arena the games as replays.

A game is kept when its line is complete, so that work that was stopped, however it was stopped, goes on with
the games that are missing.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Collection
from pathlib import Path
from typing import IO, Any, Generic, Protocol, Self, TypeVar

import msgspec

from skerry.lab.arena import Outcome, Pairing, Plan, schedule, seatings
from skerry.rulebook.refusal import Refused
from skerry.rulebook.replay import put_in_place

PLAN, RESULTS, GAMES = "arena.json", "games.jsonl", "games"
BESIDE = ".skerry-"  # how the name of a file begins that is not in its place yet
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Numbered(Protocol):
    """A game that was played."""

    @property
    def number(self) -> int: ...


Line = TypeVar("Line", bound=Numbered)


class Lines(Generic[Line]):
    """A folder with a plan and a line for each game; nobody else writes to it until it is closed."""

    def __init__(self, folder: Path, plan: Any, kind: type[Line]) -> None:
        self.folder = folder
        self.plan = plan
        self.kind = kind
        self.outcomes: dict[int, Line] = {}
        try:
            self.keep_plan()
            self.file: IO[bytes] = (folder / RESULTS).open("a+b")
            with contextlib.ExitStack() as failing:
                failing.callback(self.file.close)
                self.lock()
                self.read_results()
                failing.pop_all()
        except OSError as problem:
            raise self.unwritable(problem) from problem

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def unwritable(self, problem: OSError) -> Refused:
        where, reason = str(problem.filename or self.folder), problem.strerror or ""
        return Refused("file", "cannot-write", path=where, problem=reason)

    def keep_plan(self) -> None:
        """Write down what is played; refuse a folder in which it is something else."""
        path = self.folder / PLAN
        self.folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            if any(not there.name.startswith(BESIDE) for there in self.folder.iterdir()):
                raise Refused("arena", "arena-not-empty", path=str(self.folder))
            put_in_place(msgspec.json.format(msgspec.json.encode(self.plan), indent=1) + b"\n", path)
        try:
            found = msgspec.json.decode(path.read_bytes(), type=type(self.plan))
        except UNREADABLE as problem:
            raise Refused("arena", "arena-damaged", path=str(path), problem=str(problem)) from problem
        if found != self.plan:
            raise Refused("arena", "arena-other-plan", path=str(self.folder))

    def lock(self) -> None:
        """Keep others away, who would play the same games."""
        with contextlib.suppress(ImportError):  # where there are no such locks, it is up to the user
            import fcntl

            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as problem:
                raise Refused("arena", "arena-busy", path=str(self.folder)) from problem

    def read_results(self) -> None:
        """The games that have been played; if the last line was cut off, its game is played again."""
        self.file.seek(0)
        *lines, cut_off = self.file.read().split(b"\n")
        for number, line in enumerate(lines, start=1):
            try:
                outcome = msgspec.json.decode(line, type=self.kind)
            except UNREADABLE as problem:
                raise self.damaged(number, str(problem)) from problem
            if not self.is_planned(outcome):
                raise self.damaged(number, line.decode())
            self.outcomes[outcome.number] = outcome
        if cut_off:
            self.file.truncate(self.file.tell() - len(cut_off))

    def is_planned(self, outcome: Line) -> bool:
        """Whether a game can be one of the plan."""
        return outcome.number >= 0

    def damaged(self, number: int, problem: str) -> Refused:
        return Refused("arena", "arena-damaged", path=f"{self.folder / RESULTS}:{number}", problem=problem)

    def keep(self, outcomes: Collection[Line]) -> None:
        """Keep games: they are there when their lines are."""
        try:
            self.file.write(b"".join(msgspec.json.encode(outcome) + b"\n" for outcome in outcomes))
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as problem:
            raise self.unwritable(problem) from problem
        self.outcomes |= {outcome.number: outcome for outcome in outcomes}

    def write(self, name: str, contents: bytes) -> Path:
        """A file about the games, beside them."""
        path = self.folder / name
        try:
            put_in_place(contents, path)
        except OSError as problem:
            raise self.unwritable(problem) from problem
        return path


class Kept(Lines[Outcome]):
    """An arena's folder."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.seatings = seatings(plan)
        super().__init__(folder, plan, Outcome)
        try:
            (folder / GAMES).mkdir(exist_ok=True)
        except OSError as problem:
            self.file.close()
            raise self.unwritable(problem) from problem

    def is_planned(self, outcome: Outcome) -> bool:
        deal, place = divmod(outcome.number, len(self.seatings))
        return outcome.is_of(Pairing(outcome.number, deal, self.seatings[place]))

    def missing(self, games: int) -> list[Pairing]:
        """The games that are still to be played."""
        return [pairing for pairing in schedule(self.plan, games) if pairing.number not in self.outcomes]

    def add(self, outcome: Outcome, replay: bytes) -> None:
        """Keep a game: first the replay, then the line that says that there is one."""
        try:
            put_in_place(replay + b"\n", self.replay_of(outcome.number))
        except OSError as problem:
            raise self.unwritable(problem) from problem
        self.keep([outcome])

    def replay_of(self, number: int) -> Path:
        return self.folder / GAMES / f"{number:06}.json"
