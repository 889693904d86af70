"""What can be said about the legal actions of a position: the answer of `Game.analyse`, and its patience."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from skerry.rulebook.words import Message


@dataclass(frozen=True)
class Valued:
    """One action and what it is worth."""

    action: str
    shown: str  # for people, the same in every language
    facts: dict[str, object]  # for programs
    chance: Fraction | float | None = None  # that the seat to move wins, exact as a fraction
    points: float | None = None  # that it may hope for, where no chance is known


@dataclass(frozen=True)
class Analysis:
    """Every legal action with its worth, the best first."""

    heading: Message  # what the values mean, and how sure they are
    actions: Sequence[Valued]
    notes: Sequence[Message] = ()
    facts: dict[str, object] = field(default_factory=dict)  # for programs, beside the actions


class Patience:
    """What an analysis may take: until a time is up or somebody has had enough, on so many cores."""

    def __init__(self, seconds: float, cores: int = 1) -> None:
        self.seconds = seconds
        self.cores = cores
        self.begun = time.perf_counter()
        self.stopped = threading.Event()

    @property
    def left(self) -> float:
        """The seconds that are left; none once it has been stopped."""
        if self.stopped.is_set():
            return 0.0
        return max(0.0, self.begun + self.seconds - time.perf_counter())
