"""One table: what its log says. `Table.apply` follows an event; nothing else changes a table.

What people ask for becomes events in `asking.py`, and what each of them is shown is built in `showing.py`.
Nothing here reads a clock, draws a number or opens a file: the same log always leads to the same table.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from skerry.rulebook.game import Game, find_game
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused
from skerry.table.clocks import Clocks
from skerry.table.events import (
    Abandoned,
    AnyEvent,
    Begun,
    Closed,
    Flagged,
    Followed,
    Left,
    Opened,
    Played,
    RematchAnswered,
    Resigned,
    Sat,
    UndoAnswered,
    UndoAsked,
    Undone,
    Woken,
)
from skerry.table.fairness import seed_from
from skerry.table.telling import Line, line_of

WAITING, RUNNING, OVER, CLOSED = "waiting", "running", "over", "closed"


def hash_of(key: str) -> str:
    """What a table keeps of a key, be it of a person or of an invitation."""
    return hashlib.sha256(key.encode()).hexdigest()[:32]


@dataclass
class Seat:
    """Who sits where."""

    name: str = ""
    colour: str = ""
    holder: str = ""  # the hash of a person's key
    bot: str = ""  # the bot that plays here, also for a person who has gone
    entropy: str = ""
    gone: str = ""  # "resigned" or "time"

    @property
    def taken(self) -> bool:
        return bool(self.holder or self.bot)


class Step(msgspec.Struct, frozen=True, gc=False):
    """One action of the game: who chose it, whether it showed something new, what time it has earned."""

    seat: int
    new: bool
    earned: int


@dataclass
class UndoRequest:
    """Somebody wants to take back everything from a ply on; some have agreed."""

    seat: int
    ply: int
    agreed: set[int] = field(default_factory=set)


class Table:
    """A game, who plays it, and all that has happened."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.game: Game = find_game(opened.game)
        if (opened.rules, opened.edition) != (self.game.rules_version, self.game.edition_hash):
            raise Refused("rules-version", "table-other-rules", game=opened.game)
        self.seats = [Seat() for _ in range(self.game.seats_with(opened.options))]
        self.match: Match | None = None
        self.status = WAITING
        self.ending = ""  # how it was over: rules, resigned, time, abandoned
        self.clocks = Clocks(opened.clock, len(self.seats))
        self.steps: list[Step] = []
        self.undo: UndoRequest | None = None
        self.rematch: dict[int, str] = {}  # who wants another game, and what they add to its chance
        self.next_table = ""
        self.views: dict[int | None, msgspec.Raw] = {}  # what each viewer sees, as long as it is true
        self.at = opened.at
        self.log: list[AnyEvent] = [opened]
        self.lines: list[Line] = [line_of(1, opened, [], None)]  # the same, for everybody to read
        self.done: dict[tuple[str, str], int] = {}  # commands, by who and id: the sequence number after them
        self._remember(opened)

    @classmethod
    def from_log(cls, events: Iterable[AnyEvent]) -> Table:
        """The table that a log leads to."""
        log = iter(events)
        opened = next(log)
        assert isinstance(opened, Opened)
        table = cls(opened)
        for event in log:
            table.apply(event)
        return table

    # Asking

    @property
    def seq(self) -> int:
        """How many events there were."""
        return len(self.log)

    @property
    def ply(self) -> int:
        """How many actions stand in the game."""
        return len(self.steps)

    @property
    def mover(self) -> int | None:
        """The seat to move."""
        return self.match.seat if self.match is not None and self.status == RUNNING else None

    @property
    def persons(self) -> list[int]:
        """The seats that people hold, whether they still play or not."""
        return [number for number, seat in enumerate(self.seats) if seat.holder]

    @property
    def players(self) -> list[int]:
        """The seats of people who still play."""
        return [number for number in self.persons if not self.seats[number].gone]

    @property
    def thinker(self) -> str:
        """The bot whose turn it is; none while people talk about an undo."""
        mover = self.mover
        return "" if mover is None or self.undo is not None else self.seats[mover].bot

    def seat_of(self, holder: str) -> int | None:
        """Where somebody sits."""
        for number, seat in enumerate(self.seats):
            if holder and seat.holder == holder:
                return number
        return None

    def winner(self) -> int | None:
        """Who has won, when the game is over."""
        if self.match is None or self.status != OVER:
            return None
        staying = [number for number, seat in enumerate(self.seats) if not seat.gone]
        if self.ending != "rules":
            return staying[0] if len(staying) == 1 and len(self.seats) > 1 else None
        result = self.match.result()
        best: int | None = result["winner"]
        if best is None or best in staying:
            return best
        scores = result["scores"]
        most = max(scores[number] for number in staying)
        leaders = [number for number in staying if scores[number] == most]
        return leaders[0] if len(leaders) == 1 else None

    # Following the log

    def apply(self, event: AnyEvent) -> None:
        """Follow an event, which must be one that `asking` has allowed."""
        self.at = max(self.at, event.at)
        self.views.clear()
        match event:
            case Sat():
                self.seats[event.seat] = Seat(
                    event.name, event.colour, event.holder, event.bot, event.entropy
                )
            case Left():
                self.seats[event.seat] = Seat()
            case Begun():
                self._begin()
            case Played():
                self._play(event)
            case UndoAsked():
                self.undo = UndoRequest(event.seat, event.ply)
            case UndoAnswered():
                self._answer_undo(event)
            case Undone():
                self._take_back(event.ply)
            case Resigned() | Flagged():
                self._go(event.seat, "time" if isinstance(event, Flagged) else "resigned")
            case Abandoned():
                self._end("abandoned")
            case Closed():
                self.status = CLOSED
            case RematchAnswered():
                if event.agrees:
                    self.rematch[event.seat] = event.entropy
                else:
                    self.rematch.clear()
            case Followed():
                self.next_table = event.table
            case Woken():
                self.clocks.wake(self.at)
            case Opened():
                raise AssertionError("a table is opened once")
        self.log.append(event)
        story = self.match.log[-1] if self.match is not None and self.match.log else None
        self.lines.append(line_of(self.seq, event, [seat.name for seat in self.seats], story))
        self._remember(event)

    def _remember(self, event: AnyEvent) -> None:
        if event.command:
            self.done[event.by, event.command] = self.seq

    def _begin(self) -> None:
        seed = seed_from(self.opened.secret, [seat.entropy for seat in self.seats])
        self.match = Match(self.game, seed, self.opened.options)
        self.status = RUNNING
        self.clocks.turn(self.match.seat, self.at)

    def _play(self, event: Played) -> None:
        assert self.match is not None
        position = self.match.position
        number = self.game.read(position, event.action)
        new = self.game.reveals(position, number)
        self.match.play(event.action)
        self.undo = None
        self.steps.append(Step(event.seat, new, self.clocks.turn(self.match.seat, self.at)))
        if self.match.over:
            self._end("rules")

    def _answer_undo(self, event: UndoAnswered) -> None:
        assert self.undo is not None
        if event.agrees:
            self.undo.agreed.add(event.seat)
        else:
            self.undo = None

    def _take_back(self, ply: int) -> None:
        assert self.match is not None
        earned = [(step.seat, step.earned) for step in self.steps[ply:]]
        del self.steps[ply:]
        for _ in earned:
            self.match.undo()
        self.undo = None
        self.clocks.turn_back(self.match.seat, self.at, earned)

    def _go(self, seat: int, why: str) -> None:
        """A player leaves: a game of two is over, in one of several a bot plays on."""
        self.seats[seat].gone = why
        self.undo = None
        staying = sum(1 for other in self.seats if not other.gone)
        if staying < 2 or not self.players:
            self._end(why)
        else:
            self.seats[seat].bot = self.opened.stand_in

    def _end(self, ending: str) -> None:
        self.status, self.ending, self.undo = OVER, ending, None
        self.clocks.turn(None, self.at)
