"""Tables for tests: who plays, and what they do there."""

from __future__ import annotations

import itertools
from typing import Any

from skerry.rulebook.game import find_game
from skerry.table.asking import Person, ask, due, open_table
from skerry.table.clocks import Clock
from skerry.table.commands import AnyCommand, Sit
from skerry.table.events import AnyEvent, read_event, write_event
from skerry.table.table import Table

ANN, BOB, EVE = (
    Person("key of Ann", "Ann", "#aa0000"),
    Person("key of Bob", "Bob"),
    Person("key of Eve", "Eve"),
)
START = 1_000_000
SECRETS = ("secret of this game", "secret of the next")
INVITATIONS = ["invitation to seat 0", "invitation to seat 1"]
ids = (f"id-{number}" for number in itertools.count())


class Evening:
    """A table, the time of day, and short ways to do something."""

    def __init__(self, game: str = "chartae", clock: Clock | None = None, **wishes: Any) -> None:
        self.now = START
        options = wishes.pop("options", {})
        opened = open_table(
            find_game(game), options, clock or Clock(), ANN, INVITATIONS, SECRETS, START, **wishes
        )
        self.table = Table(opened)

    def begin(self) -> Evening:
        """Ann sits on seat 0, Bob on seat 1."""
        self.do(ANN, Sit, seat=0)
        self.do(BOB, Sit, invitation=INVITATIONS[1])
        return self

    def do(self, who: Person, what: type[AnyCommand], **more: Any) -> list[AnyEvent]:
        """What somebody asks, followed at once."""
        command = what(id=more.pop("id", None) or next(ids), **more)
        events = ask(self.table, command, who, self.now)
        self.follow(events)
        return events

    def follow(self, events: list[AnyEvent]) -> None:
        for event in events:
            self.table.apply(event)

    def wait(self, milliseconds: int) -> None:
        """Time passes, and what falls due happens."""
        self.now += milliseconds
        self.follow(due(self.table, self.now))

    @property
    def mover(self) -> Person:
        """Who is to move."""
        assert self.table.mover is not None
        return (ANN, BOB)[self.table.mover]

    @property
    def other(self) -> Person:
        return BOB if self.mover is ANN else ANN


def again(table: Table) -> Table:
    """The same table, from its log as it is kept."""
    return Table.from_log([read_event(write_event(event)) for event in table.log])
