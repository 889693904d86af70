"""The bot that plays any game, and plays it badly."""

from __future__ import annotations

import random

from skerry.players.player import Choice, Seen


class RandomPlayer:
    """Any legal action, all alike."""

    def __init__(self, seed: int, cores: int = 1) -> None:
        self.random = random.Random(seed)

    def choose(self, seen: Seen, movetime: float | None = None) -> Choice:
        return Choice(self.random.choice(seen.legal()))
