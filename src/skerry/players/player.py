"""What anything that chooses actions is given, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

from skerry.rulebook.game import Game, Position


@dataclass(frozen=True)
class Seen:
    """What a player knows: a record without secrets, and a way to deal the hidden part again."""

    game: Game
    seat: int
    position: Position  # built by `rules.see`: nothing hidden is in it

    def redeal(self, seed: int) -> Position:
        """A position that could be the true one, as likely as any other."""
        imagined = self.game.copy(self.position)
        self.game.rules.redeal(imagined, self.seat, seed)
        return imagined

    def legal(self) -> list[int]:
        return self.game.legal(self.position)


@dataclass(frozen=True)
class Choice:
    """An action, and the chance that its seat wins, where it is known: exact as a fraction."""

    action: int
    value: Fraction | float | None = None


class Player(Protocol):
    """Chooses an action from a view."""

    def choose(self, seen: Seen, movetime: float | None = None) -> Choice:
        """Choose, in `movetime` seconds where it is given."""
        ...
