"""From what people ask to what happens: `ask` answers the events of a command, or refuses it.

Nothing is changed here: events change a table when they are kept (`Table.apply`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from skerry.rulebook.game import Game
from skerry.rulebook.refusal import Refused
from skerry.table.clocks import DAY, Clock
from skerry.table.commands import (
    AnswerUndo,
    AnyCommand,
    Close,
    Leave,
    Play,
    Rematch,
    Resign,
    SeatBot,
    Sit,
    Undo,
)
from skerry.table.events import (
    Abandoned,
    AnyEvent,
    Begun,
    Closed,
    Flagged,
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
from skerry.table.fairness import checked_entropy
from skerry.table.table import CLOSED, OVER, RUNNING, WAITING, Table, hash_of

ABANDONED_AFTER = 30 * DAY  # a game without a clock in which nothing happens
MOST_EVENTS = 10_000  # at one table, many times what the longest game has
UNBEGUN_AFTER = 7 * DAY  # a table at which nobody sits down


@dataclass(frozen=True)
class Person:
    """Who asks: a key that nobody else knows, and what to call its owner."""

    key: str
    name: str
    colour: str = ""


def open_table(
    game: Game,
    options: Mapping[str, Any],
    clock: Clock,
    host: Person,
    invitations: list[str],
    secrets: tuple[str, str],
    at: int,
    listed: bool = False,
    watchable: bool = True,
    command: str = "",
) -> Opened:
    """A new table; refuses options that the game does not have."""
    complete = game.complete(options)
    return Opened(
        at=at,
        by=hash_of(host.key),
        command=command,
        game=game.name,
        rules=game.rules_version,
        edition=game.edition_hash,
        options=complete,
        clock=clock,
        secret=secrets[0],
        next_secret=secrets[1],
        invitations=[hash_of(invitation) for invitation in invitations],
        stand_in=game.players[min(1, len(game.players) - 1)],  # one that plays better than by chance
        listed=listed,
        watchable=watchable,
    )


def reopen(table: Table, invitations: list[str], secret: str, at: int) -> list[AnyEvent]:
    """The first events of the next game: the same players, each one seat further on."""
    old = table.opened
    opened = Opened(
        at=at,
        by=old.by,
        game=old.game,
        rules=table.game.rules_version,
        edition=table.game.edition_hash,
        options=old.options,
        clock=old.clock,
        secret=old.next_secret,
        next_secret=secret,
        invitations=[hash_of(invitation) for invitation in invitations],
        stand_in=old.stand_in,
        listed=old.listed,
        watchable=old.watchable,
    )
    events: list[AnyEvent] = [opened]
    for number, seat in enumerate(table.seats):
        bot = "" if seat.holder else seat.bot
        events.append(
            Sat(
                at=at,
                seat=(number + 1) % len(table.seats),
                name=seat.name,
                colour=seat.colour,
                holder=seat.holder,
                bot=bot,
                entropy=table.rematch.get(number, ""),
            )
        )
    return [*events, Begun(at=at)]


def due(table: Table, now: int) -> list[AnyEvent]:
    """What happens by itself once its time has come."""
    when = falls_due(table)
    if when is None or now < when:
        return []
    mover = table.mover
    if mover is not None and table.clocks.deadline() is not None:
        return [Flagged(at=now, seat=mover)]
    return [Closed(at=now)] if table.status == WAITING else [Abandoned(at=now)]


def falls_due(table: Table) -> int | None:
    """When something happens by itself."""
    if table.status == WAITING:
        return table.at + UNBEGUN_AFTER
    if table.status != RUNNING:
        return None
    deadline = table.clocks.deadline()
    return table.at + ABANDONED_AFTER if deadline is None else deadline


def wake(table: Table, now: int) -> list[AnyEvent]:
    """What happens when the house opens again: on live clocks the time between is nobody's."""
    live = table.status == RUNNING and table.opened.clock.kind == "live"
    return [Woken(at=max(now, table.at))] if live else []


def ask(table: Table, command: AnyCommand, person: Person, now: int) -> list[AnyEvent]:
    """The events of a command, none where it was done already; refuses what is not allowed."""
    if (hash_of(person.key), command.id) in table.done:
        return []
    return Asked(table, command, person, now).events()


def bot_plays(table: Table, action: str, now: int) -> list[AnyEvent]:
    """The events of a bot's choice."""
    assert table.match is not None
    mover = table.mover
    if mover is None or not table.seats[mover].bot:
        raise Refused("stale", "table-stale")
    refusal = table.match.why_not(action)
    if refusal is not None:
        raise refusal
    return [Played(at=max(now, table.at), seat=mover, action=action)]


class Asked:
    """One command at one table."""

    def __init__(self, table: Table, command: AnyCommand, person: Person, now: int) -> None:
        self.table = table
        self.command = command
        self.person = person
        self.holder = hash_of(person.key)
        self.seat = table.seat_of(self.holder)
        self.mark: dict[str, Any] = {"at": max(now, table.at), "by": self.holder, "command": command.id}

    def events(self) -> list[AnyEvent]:
        command = self.command
        if self.table.status == CLOSED:
            raise Refused("closed", "table-closed")
        if self.table.seq >= MOST_EVENTS and not isinstance(command, Resign):
            raise Refused("too-many", "table-too-long", most=MOST_EVENTS)
        match command:
            case Sit():
                return self._sit(command)
            case SeatBot():
                return self._seat_bot(command)
            case Leave():
                return self._leave(command)
            case Close():
                self._require_waiting()
                self._require_host()
                return [Closed(**self.mark)]
            case Play():
                return self._play(command)
            case Undo():
                return self._undo()
            case AnswerUndo():
                return self._answer_undo(command)
            case Resign():
                return [Resigned(**self.mark, seat=self._playing_seat())]
            case Rematch():
                return self._rematch(command)

    # Before the game

    def _sit(self, command: Sit) -> list[AnyEvent]:
        self._require_waiting()
        if self.seat is not None:
            raise Refused("seated", "table-already-seated", seat=self.seat)
        invited = self._invited(command)
        if not (self.table.opened.listed or self._is_host or invited is not None):
            raise Refused("invitation", "table-invitation")
        seat = self._free_seat(invited if command.seat is None else command.seat)
        if not (self.table.opened.listed or self._is_host or invited == seat):
            raise Refused("invitation", "table-invitation")
        sat = Sat(
            **self.mark,
            seat=seat,
            name=self.person.name,
            colour=self.person.colour,
            holder=self.holder,
            entropy=checked_entropy(command.entropy),
        )
        return self._begin_after(sat)

    def _invited(self, command: Sit) -> int | None:
        """The seat that an invitation is for."""
        invitations = self.table.opened.invitations
        shown = hash_of(command.invitation or "")
        return invitations.index(shown) if shown in invitations else None

    def _seat_bot(self, command: SeatBot) -> list[AnyEvent]:
        self._require_waiting()
        self._require_host()
        players = self.table.game.players
        if command.bot not in players:
            raise Refused("unknown-player", "unknown-player", name=command.bot[:40], known=", ".join(players))
        seat = self._free_seat(command.seat)
        return self._begin_after(Sat(**self.mark, seat=seat, name=command.bot, bot=command.bot))

    def _free_seat(self, wanted: int | None) -> int:
        seats = self.table.seats
        if wanted is None:
            free = [number for number, seat in enumerate(seats) if not seat.taken]
            if not free:
                raise Refused("full", "table-full")
            return free[0]
        self._check_seat(wanted)
        if seats[wanted].taken:
            raise Refused("seat-taken", "table-seat-taken", seat=wanted)
        return wanted

    def _begin_after(self, sat: Sat) -> list[AnyEvent]:
        """Somebody sits down, and where that was the last free seat, the game begins."""
        others = [seat for number, seat in enumerate(self.table.seats) if number != sat.seat]
        begins = all(seat.taken for seat in others)
        return [sat, Begun(at=sat.at)] if begins else [sat]

    def _leave(self, command: Leave) -> list[AnyEvent]:
        self._require_waiting()
        seat = self.seat if command.seat is None else command.seat
        if seat is None:
            raise Refused("no-seat", "table-not-seated")
        self._check_seat(seat)
        if seat != self.seat:
            self._require_host()
        if not self.table.seats[seat].taken:
            raise Refused("seat-empty", "table-seat-empty", seat=seat)
        return [Left(**self.mark, seat=seat, name=self.table.seats[seat].name)]

    # The game

    def _play(self, command: Play) -> list[AnyEvent]:
        seat = self._playing_seat()
        match = self.table.match
        assert match is not None
        if command.ply is not None and command.ply != self.table.ply:
            raise Refused("stale", "table-stale")
        refusal = match.why_not(command.action, seat)
        if refusal is not None:
            raise refusal
        return [Played(**self.mark, seat=seat, action=command.action)]

    def _undo(self) -> list[AnyEvent]:
        seat = self._playing_seat()
        table = self.table
        if table.undo is not None:
            raise Refused("undo-asked", "table-undo-asked")
        ply = last_choice(table, seat)
        if undo_is_free(table, seat, ply):
            return [Undone(**self.mark, seat=seat, ply=ply)]
        if table.players == [seat]:
            raise Refused(table.game.hidden_rule, "table-undo-revealed")
        return [UndoAsked(**self.mark, seat=seat, ply=ply)]

    def _answer_undo(self, command: AnswerUndo) -> list[AnyEvent]:
        seat = self._playing_seat()
        asked = self.table.undo
        if asked is None or (command.agrees and seat == asked.seat):
            raise Refused("no-undo", "table-no-undo")
        answered = UndoAnswered(**self.mark, seat=seat, agrees=command.agrees)
        if not command.agrees or {*self.table.players} - {asked.seat, seat} - asked.agreed:
            return [answered]
        return [answered, Undone(at=answered.at, seat=asked.seat, ply=asked.ply)]

    def _rematch(self, command: Rematch) -> list[AnyEvent]:
        if self.seat is None:
            raise Refused("no-seat", "table-not-seated")
        if self.table.status != OVER:
            raise Refused("not-over", "table-not-over")
        if self.table.next_table:
            raise Refused("followed", "table-followed")
        entropy = checked_entropy(command.entropy)
        return [RematchAnswered(**self.mark, seat=self.seat, agrees=command.agrees, entropy=entropy)]

    # What is required

    @property
    def _is_host(self) -> bool:
        return self.holder == self.table.opened.by

    def _require_host(self) -> None:
        if not self._is_host:
            raise Refused("not-host", "table-not-host")

    def _require_waiting(self) -> None:
        if self.table.status != WAITING:
            raise Refused("begun", "table-begun")

    def _playing_seat(self) -> int:
        """The seat of whoever asks, who must still be playing."""
        if self.seat is None:
            raise Refused("no-seat", "table-not-seated")
        if self.table.status == WAITING:
            raise Refused("not-begun", "table-not-begun")
        if self.table.status == OVER:
            raise Refused("game-over", "table-over")
        if self.table.seats[self.seat].gone:
            raise Refused("gone", "table-gone")
        return self.seat

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.table.seats):
            raise Refused("unknown-seat", "unknown-seat", seat=seat, last=len(self.table.seats) - 1)


def last_choice(table: Table, seat: int) -> int:
    """The ply of a seat's last action."""
    for ply in range(table.ply - 1, -1, -1):
        if table.steps[ply].seat == seat:
            return ply
    raise Refused("nothing-to-undo", "nothing-to-undo")


def undo_is_free(table: Table, seat: int, ply: int) -> bool:
    """Whether nothing hidden was revealed since a ply, and nobody else has acted on it; bots do not mind."""
    since = table.steps[ply:]
    acted = {step.seat for step in since} - {seat}
    return not any(step.new for step in since) and not acted & {*table.players}


def wants_rematch(table: Table) -> bool:
    """Whether everybody has agreed to play again."""
    return table.status == OVER and not table.next_table and {*table.persons} == {*table.rematch}
