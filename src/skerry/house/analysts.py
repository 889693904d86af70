"""What actions are worth, for those who look at a game: worked out in a process apart from the bots'.

It gives way to everything else on the machine, takes one moment of a game after the other, and remembers
what it has found. Whoever does not want to know any more does not ask for the next moment.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
from collections import OrderedDict
from dataclasses import dataclass

from pebble import ProcessExpired, ProcessPool

from skerry.house.bots import leave_interrupts_alone, new_pool
from skerry.rulebook.analysis import Analysis, Patience
from skerry.rulebook.game import find_game
from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import Message

GIVES_WAY = 10  # how nice the process is
FORCED_SHARE = 0.25  # of the time, for a moment at which there was no choice
REMEMBERED = 5_000  # moments


@dataclass(frozen=True)
class Question:
    """A moment of a game: a record with nothing hidden in it."""

    game: str
    seen: bytes
    seconds: float


@dataclass(frozen=True)
class Found:
    """What was found out, and what each action means, in the order of the analysis."""

    analysis: Analysis
    proposals: list[Message]


def analyse(question: Question) -> Found:
    """In the worker's process."""
    game = find_game(question.game)
    seen = game.from_bytes(question.seen)
    seconds = question.seconds * (1 if len(game.legal(seen)) > 1 else FORCED_SHARE)
    analysis = game.analyse(seen, Patience(seconds))
    return Found(
        analysis, [game.proposal(seen, game.read(seen, valued.action)) for valued in analysis.actions]
    )


def give_way() -> None:
    """A game that is played comes before one that is looked at."""
    leave_interrupts_alone()
    if hasattr(os, "nice"):
        os.nice(GIVES_WAY)


class Analysts:
    """The process, started when somebody first asks."""

    def __init__(self, most_waiting: int, seconds: float, patience: float) -> None:
        self.most_waiting = most_waiting
        self.seconds = seconds
        self.patience = patience
        self.waiting = 0
        self._pool: ProcessPool | None = None
        self._known: OrderedDict[bytes, asyncio.Task[Found]] = OrderedDict()

    async def ask(self, game: str, seen: bytes) -> Found:
        """What the actions of a moment are worth; many may ask the same, and it is found out once."""
        key = hashlib.sha256(game.encode() + seen).digest()
        task = self._known.get(key)
        if task is None:
            if self.waiting >= self.most_waiting:
                raise Refused("busy", "house-analysis-busy")
            task = self._known[key] = asyncio.create_task(self._find_out(game, seen))
            task.add_done_callback(lambda done: self._forget_some(key, done))
        else:
            self._known.move_to_end(key)
        return await asyncio.shield(task)

    async def _find_out(self, game: str, seen: bytes) -> Found:
        self.waiting += 1
        try:
            if self._pool is None:
                self._pool = new_pool(1, give_way)
            question = Question(game, seen, self.seconds)
            future = self._pool.schedule(analyse, args=[question], timeout=self.patience)
            found: Found = await asyncio.wrap_future(future)
            return found
        except (TimeoutError, ProcessExpired):
            raise Refused("too-long", "house-analysis-too-long") from None
        finally:
            self.waiting -= 1

    def _forget_some(self, key: bytes, done: asyncio.Task[Found]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._known.pop(key, None)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def close(self) -> None:
        """End the process; nobody loses anything by it."""
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()
