"""What has happened at a table, in order: the log, from which everything else follows.

Events are kept and never sent: they hold the secret of the game.
What is sent is built up in `showing.py` and `telling.py`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from skerry.table.clocks import Clock


class Event(msgspec.Struct, frozen=True, tag_field="event", kw_only=True, omit_defaults=True, gc=False):
    """Something that has happened."""

    at: int  # milliseconds since 1970; never less than that of the event before
    by: str = ""  # who has asked for it, as the hash of their key
    command: str = ""  # the id of what they have asked


class Opened(Event, frozen=True, tag="opened"):
    """A table for a game, its secret drawn."""

    game: str
    rules: int
    edition: str
    options: dict[str, Any]
    clock: Clock
    secret: str
    next_secret: str  # of the rematch
    invitations: list[str]  # by seat, as hashes
    stand_in: str  # the bot that plays on for a player who has left a game of several
    listed: bool = False  # in the lobby, for everybody to sit down
    watchable: bool = True


class Sat(Event, frozen=True, tag="sat"):
    """Somebody took a seat: a person, known by the hash of their key, or a bot."""

    seat: int
    name: str
    colour: str = ""
    holder: str = ""
    bot: str = ""
    entropy: str = ""


class Left(Event, frozen=True, tag="left"):
    """A seat became free again."""

    seat: int
    name: str


class Begun(Event, frozen=True, tag="begun"):
    """All seats were taken, and the game was dealt."""


class Played(Event, frozen=True, tag="played"):
    seat: int
    action: str


class UndoAsked(Event, frozen=True, tag="undo-asked"):
    """A seat wants to take back everything from this ply on."""

    seat: int
    ply: int


class UndoAnswered(Event, frozen=True, tag="undo-answered"):
    seat: int
    agrees: bool


class Undone(Event, frozen=True, tag="undone"):
    """Everything from this ply on was taken back."""

    seat: int
    ply: int


class Resigned(Event, frozen=True, tag="resigned"):
    seat: int


class Flagged(Event, frozen=True, tag="flagged"):
    """The time of a seat was up."""

    seat: int


class Abandoned(Event, frozen=True, tag="abandoned"):
    """Nobody has come back for a long time."""


class Closed(Event, frozen=True, tag="closed"):
    """The table was taken away before a game began."""


class RematchAnswered(Event, frozen=True, tag="rematch-answered"):
    seat: int
    agrees: bool
    entropy: str = ""


class Followed(Event, frozen=True, tag="followed"):
    """The next game of the same players stands at another table."""

    table: str


class Woken(Event, frozen=True, tag="woken"):
    """The house was closed, and is open again."""


AnyEvent = (
    Opened
    | Sat
    | Left
    | Begun
    | Played
    | UndoAsked
    | UndoAnswered
    | Undone
    | Resigned
    | Flagged
    | Abandoned
    | Closed
    | RematchAnswered
    | Followed
    | Woken
)

_DECODER = msgspec.json.Decoder(AnyEvent)


def write_event(event: AnyEvent) -> bytes:
    return msgspec.json.encode(event)


def read_event(stored: bytes) -> AnyEvent:
    event: AnyEvent = _DECODER.decode(stored)
    return event
