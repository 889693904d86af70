"""The log as everybody may read it: each event by its meaning, to be said in the reader's language.

A line is built up from what an event may tell, so that what it keeps secret stays here. Long games keep
many of them: the collector of Python's garbage need not look at what cannot lead back to itself (`gc=False`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import Message
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


class Told(msgspec.Struct, frozen=True, gc=False):
    """A sentence by meaning: a message of the words files, and its values; some are sentences themselves."""

    id: str
    values: dict[str, str | float | Told] = {}


class Line(msgspec.Struct, frozen=True, gc=False):
    """Something that has happened, for the log that people read."""

    seq: int
    at: int  # milliseconds since 1970
    event: str  # opened, sat, left, begun, played, undo-asked, undo-answered, undone, resigned, flagged, …
    told: Told
    seat: int | None = None
    action: str | None = None  # played: in the notation of the game
    ply: int | None = None  # undone: how many actions are left


def told(message: Message) -> Told:
    """A message, as it is sent."""
    return _told(message.name, message.values)


def told_refusal(refusal: Refused) -> Told:
    """Why something was refused, as it is sent."""
    return _told(refusal.message, refusal.values)


def _told(message: str, values: dict[str, Any]) -> Told:
    return Told(message, {name: _value(value) for name, value in values.items()})


def _value(value: Any) -> str | float | Told:
    if isinstance(value, Message):
        return told(value)
    if isinstance(value, str | float):
        return value
    return int(value) if hasattr(value, "__index__") else str(value)


def line_of(seq: int, event: AnyEvent, names: list[str], story: Message | None) -> Line:
    """What an event tells everybody; `story` is what the game says of the action that was played last."""
    seat: int | None = getattr(event, "seat", None)
    name = names[seat] if seat is not None else ""
    kind = type(event).__struct_config__.tag
    assert isinstance(kind, str)
    return Line(
        seq=seq,
        at=event.at,
        event=kind,
        told=told(_meaning(event, name, story)),
        seat=seat,
        action=event.action if isinstance(event, Played) else None,
        ply=event.ply if isinstance(event, Undone) else None,
    )


def _meaning(event: AnyEvent, name: str, story: Message | None) -> Message:
    match event:
        case Played():
            assert story is not None
            return story
        case Opened():
            return Message("house-log-opened")
        case Sat():
            return Message("house-log-sat", who=name)
        case Left():
            return Message("house-log-left", who=event.name)
        case Begun():
            return Message("house-log-begun")
        case UndoAsked():
            return Message("house-log-undo-asked", who=name)
        case UndoAnswered():
            return Message("house-log-agreed" if event.agrees else "house-log-not-agreed", who=name)
        case Undone():
            return Message("house-log-undone", who=name)
        case Resigned():
            return Message("house-log-resigned", who=name)
        case Flagged():
            return Message("house-log-flagged", who=name)
        case Abandoned():
            return Message("house-log-abandoned")
        case Closed():
            return Message("house-log-closed")
        case RematchAnswered():
            agrees = event.agrees
            return Message("house-log-rematch" if agrees else "house-log-no-rematch", who=name)
        case Followed():
            return Message("house-log-followed")
        case Woken():
            return Message("house-log-woken")
