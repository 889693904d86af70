"""What is shown of a table: its state, as one viewer may see it.

Everything here is built up from what may be seen; the log itself, which holds the secret, is never sent.
"""

from __future__ import annotations

from typing import Any

import msgspec

from skerry.rulebook.game import Position
from skerry.rulebook.refusal import Refused
from skerry.rulebook.replay import Chance, Replay, to_replay
from skerry.rulebook.words import Message
from skerry.table.asking import last_choice, undo_is_free
from skerry.table.clocks import Clock
from skerry.table.fairness import commitment, seed_from
from skerry.table.table import OVER, RUNNING, Table
from skerry.table.telling import Told, told


class SeatShown(msgspec.Struct, frozen=True):
    """A seat, as everybody sees it."""

    taken: bool
    name: str
    colour: str
    bot: str  # the bot that plays here, or nothing
    gone: str  # "resigned" or "time" where the player has left
    side: Told | None  # what the game calls this seat, once it has begun


class UndoShown(msgspec.Struct, frozen=True):
    """Somebody asks to take back everything from a ply on."""

    seat: int
    ply: int
    agreed: list[int]


class ChanceShown(msgspec.Struct, frozen=True):
    """How the chance of this game can be verified; what is secret until the end is null until then."""

    commitment: str
    next_commitment: str  # of the rematch
    secret: str | None
    entropy: list[str] | None
    seed: str | None  # a number, as text: it has up to 63 bits


class Outcome(msgspec.Struct, frozen=True):
    """How a game has ended."""

    ending: str  # rules, resigned, time, abandoned
    winner: int | None
    told: Told
    result: dict[str, Any]  # the game's own account: scores by seat, what decided


class State(msgspec.Struct, frozen=True):
    """A table, as one viewer sees it now."""

    table: str
    seq: int
    game: str
    options: dict[str, Any]
    clock: Clock
    listed: bool
    watchable: bool
    status: str  # waiting, running, over, closed
    seats: list[SeatShown]
    you: int | None  # the viewer's seat
    host: bool  # whether the viewer has opened this table
    mover: int | None
    ply: int
    now: int  # the house's time, in milliseconds since 1970
    left: list[int] | None  # milliseconds that each seat has left, now
    deadline: int | None  # when the mover's time is up
    view: dict[str, Any] | None  # what the viewer may see of the game, in the game's own form
    legal: list[str]  # the viewer's legal actions
    may_undo: str  # "" not at all, "free", "ask"
    undo: UndoShown | None
    outcome: Outcome | None
    chance: ChanceShown
    rematch: list[int]  # who wants to play again
    next_table: str


# The game, as somebody sees it


def seen_by(table: Table, position: Position, seat: int | None) -> Position:
    """The record of what a seat may see; a spectator sees what every seat may see."""
    if seat is not None:
        return table.game.see(position, seat)
    for number in range(len(table.seats)):
        position = table.game.see(position, number)
    return position


def view_of(table: Table, position: Position, seat: int | None) -> dict[str, Any]:
    """What a viewer may see of a position, in the game's own form; nobody is `you` for a spectator."""
    shown = table.game.view(seen_by(table, position, seat), seat or 0)
    return shown if seat is not None else {**shown, "you": None}


def view_now(table: Table, seat: int | None) -> Any:
    """What a viewer may see of the game now, written already: many may look, and it is built once.

    Kept as it was built, it would be hundreds of small parts, among which Python searches for garbage.
    """
    if table.match is None:
        return None
    if seat not in table.views:
        written = msgspec.json.encode(view_of(table, table.match.position, seat))
        table.views[seat] = msgspec.Raw(written)
    return table.views[seat]


def moment(table: Table, seat: int | None, ply: int) -> dict[str, Any]:
    """What a viewer could see when so many actions had been played."""
    if table.match is None:
        raise Refused("not-begun", "table-not-begun")
    if not 0 <= ply <= table.ply:
        raise Refused("no-moment", "table-no-moment", ply=ply, last=table.ply)
    return view_of(table, table.match.at(ply), seat)


def brings(table: Table, seat: int | None, action: str) -> list[Told]:
    """What a legal action would bring, told from what the viewer sees alone."""
    assert table.match is not None
    seen = seen_by(table, table.match.position, seat)
    return [told(message) for message in table.game.preview(seen, table.game.read(seen, action))]


def state_of(table: Table, name: str, seat: int | None, host: bool, now: int) -> State:
    """A table, as a viewer sees it."""
    now = max(now, table.at)
    match = table.match
    moves = seat is not None and table.mover == seat
    return State(
        table=name,
        seq=table.seq,
        game=table.game.name,
        options=table.opened.options,
        clock=table.opened.clock,
        listed=table.opened.listed,
        watchable=table.opened.watchable,
        status=table.status,
        seats=[_seat(table, number) for number in range(len(table.seats))],
        you=seat,
        host=host,
        mover=table.mover,
        ply=table.ply,
        now=now,
        left=table.clocks.left(now),
        deadline=table.clocks.deadline(),
        view=view_now(table, seat),
        legal=match.legal() if match is not None and moves else [],
        may_undo=_may_undo(table, seat),
        undo=None
        if table.undo is None
        else UndoShown(table.undo.seat, table.undo.ply, sorted(table.undo.agreed)),
        outcome=outcome(table),
        chance=chance_shown(table),
        rematch=sorted(table.rematch),
        next_table=table.next_table,
    )


def _seat(table: Table, number: int) -> SeatShown:
    seat = table.seats[number]
    side = None if table.match is None else told(table.game.side_name(table.match.position, number))
    return SeatShown(seat.taken, seat.name, seat.colour, seat.bot, seat.gone, side)


def _may_undo(table: Table, seat: int | None) -> str:
    if seat not in table.players or table.status != RUNNING or table.undo is not None:
        return ""
    try:
        ply = last_choice(table, seat)
    except Refused:
        return ""
    if undo_is_free(table, seat, ply):
        return "free"
    return "" if table.players == [seat] else "ask"


def outcome(table: Table) -> Outcome | None:
    """How the game has ended."""
    if table.match is None or table.status != OVER:
        return None
    winner = table.winner()
    return Outcome(table.ending, winner, told(verdict(table, winner)), table.match.result())


def verdict(table: Table, winner: int | None) -> Message:
    """How the game has ended, in a sentence."""
    assert table.match is not None
    if table.ending == "rules":
        return table.game.verdict(table.match.position)
    if winner is None:
        return Message("house-ended-without-winner")
    name = table.seats[winner].name
    return Message("house-won-on-time" if table.ending == "time" else "house-won-by-resigning", who=name)


def chance_shown(table: Table) -> ChanceShown:
    """The secret is told when the game is over, and not before."""
    opened = table.opened
    told_now = table.status == OVER and table.match is not None
    entropy = [seat.entropy for seat in table.seats]
    return ChanceShown(
        commitment=commitment(opened.secret),
        next_commitment=commitment(opened.next_secret),
        secret=opened.secret if told_now else None,
        entropy=entropy if told_now else None,
        seed=str(seed_from(opened.secret, entropy)) if told_now else None,
    )


def record(table: Table) -> Replay:
    """A finished game as a replay that can be verified."""
    if table.match is None or table.status != OVER:
        raise Refused("not-over", "table-not-over")
    replay = to_replay(table.match, [seat.name for seat in table.seats])
    secret = table.opened.secret
    replay.chance = Chance(commitment(secret), secret, [seat.entropy for seat in table.seats])
    return replay
