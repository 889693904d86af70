"""Bots think in processes of their own: few of them, each for a limited time, given only what it may see."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
import signal
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from pebble import ProcessPool

from skerry.players.player import Choice, Seen
from skerry.rulebook.game import find_game
from skerry.rulebook.refusal import Refused

SEED_BITS = 32
ACTIONS_A_WORKER = 10_000  # then a process is replaced, whatever it has gathered
log = logging.getLogger("skerry.house")


@dataclass(frozen=True)
class Question:
    """What a bot is asked: a record with nothing hidden in it."""

    game: str
    bot: str
    seat: int
    seen: bytes
    seconds: float
    seed: int


@dataclass(frozen=True)
class Thought:
    """What a bot answers, as text; and its chance to win, where it knows it."""

    action: str
    chance: float | None
    exact: str | None


def think(question: Question) -> Thought:
    """In the worker's process: choose an action."""
    game = find_game(question.game)
    seen = Seen(game, question.seat, game.from_bytes(question.seen))
    choice: Choice = game.player(question.bot, question.seed).choose(seen, question.seconds)
    exact = str(choice.value) if isinstance(choice.value, Fraction) else None
    chance = None if choice.value is None else float(choice.value)
    return Thought(game.write(seen.position, choice.action), chance, exact)


def leave_interrupts_alone() -> None:
    """A worker is ended by its house, not by the keys of a terminal."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def new_pool(workers: int, begin: Callable[[], None] = leave_interrupts_alone) -> ProcessPool:
    """Processes that think, started when they are first asked."""
    return ProcessPool(
        max_workers=workers,
        max_tasks=ACTIONS_A_WORKER,
        initializer=begin,
        context=multiprocessing.get_context("spawn"),
    )


class Bots:
    """The workers, started when the first bot is asked."""

    def __init__(self, workers: int, most_waiting: int, seconds: float, patience: float) -> None:
        self.workers = workers
        self.most_waiting = most_waiting
        self.seconds = seconds
        self.patience = patience
        self.waiting = 0
        self._pool: ProcessPool | None = None

    async def ask(self, game: str, bot: str, seat: int, seen: bytes) -> Thought:
        """What a bot would do. One that fails or takes too long has its weakest colleague stand in."""
        if self.waiting >= self.most_waiting:
            raise Refused("busy", "house-bots-busy")
        self.waiting += 1
        try:
            try:
                return await self._ask(game, bot, seat, seen)
            except Exception:  # it took too long, its process has died, or it has a fault
                log.exception("a bot failed", extra={"game": game, "bot": bot})
                return await self._ask(game, find_game(game).players[0], seat, seen)
        finally:
            self.waiting -= 1

    async def _ask(self, game: str, bot: str, seat: int, seen: bytes) -> Thought:
        if self._pool is None:
            self._pool = new_pool(self.workers)
        question = Question(game, bot, seat, seen, self.seconds, secrets.randbits(SEED_BITS))
        future = self._pool.schedule(think, args=[question], timeout=self.patience)
        thought: Thought = await asyncio.wrap_future(future)
        return thought

    def close(self) -> None:
        """End the workers; a bot that was thinking will be asked again when the house opens."""
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()
