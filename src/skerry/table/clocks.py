"""Clocks: none, live with an increment, or days for each turn. All times are whole milliseconds."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND

Seconds = Annotated[int, msgspec.Meta(ge=10, le=24 * 60 * 60)]
Increment = Annotated[int, msgspec.Meta(ge=0, le=60 * 60)]
Days = Annotated[int, msgspec.Meta(ge=1, le=30)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time the players have."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Seconds = 600  # live: for the whole game
    increment: Increment = 5  # live: seconds more after each turn
    days: Days = 3  # days: for each turn


class Clocks:
    """The clocks of one game. Only the clock of the seat to move runs.

    >>> clocks = Clocks(Clock("live", seconds=60, increment=2), seats=2)
    >>> clocks.turn(0, at=1_000)
    0
    >>> clocks.turn(1, at=11_000)
    2000
    >>> clocks.left(at=11_500)
    [52000, 59500]
    >>> clocks.deadline()
    71000
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.seat: int | None = None  # whose clock runs
        self.since = 0
        self._left = [self.allowance] * seats

    @property
    def allowance(self) -> int:
        """What each has in the beginning: of the game, or of a turn."""
        return self.clock.days * DAY if self.clock.kind == "days" else self.clock.seconds * SECOND

    def turn(self, seat: int | None, at: int) -> int:
        """Charge whoever has moved until now; then the clock of a seat runs, or none.

        Answers what whoever has moved has earned by passing the turn on.
        """
        moved, earned = self.seat, 0
        self._left = self._charged(at)
        if moved is not None and seat not in (None, moved):
            if self.clock.kind == "days":
                self._left[moved] = self.allowance
            else:
                earned = self.clock.increment * SECOND
                self._left[moved] += earned
        self.seat, self.since = seat, at
        return earned

    def turn_back(self, seat: int | None, at: int, earned: list[tuple[int, int]]) -> None:
        """A seat is to move again, since actions were taken back; what they had earned is lost."""
        self.turn(None, at)
        for who, milliseconds in earned:
            self._left[who] -= milliseconds
        self.seat = seat

    def wake(self, at: int) -> None:
        """Go on after the house was closed: that time is nobody's."""
        self.since = at

    def left(self, at: int) -> list[int] | None:
        """The time that each seat has left; None where nobody counts it."""
        if self.clock.kind == "none":
            return None
        return [max(0, left) for left in self._charged(at)]

    def deadline(self) -> int | None:
        """When the time of the seat to move is up."""
        if self.clock.kind == "none" or self.seat is None:
            return None
        return self.since + self._left[self.seat]

    def _charged(self, at: int) -> list[int]:
        spent = list(self._left)
        if self.seat is not None:
            spent[self.seat] -= max(0, at - self.since)
        return spent
