"""What people ask of a table. Each command has an id, and is done once however often it arrives."""

from __future__ import annotations

from typing import Annotated

import msgspec

from skerry.table.fairness import LONGEST_ENTROPY

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Entropy = Annotated[str, msgspec.Meta(max_length=LONGEST_ENTROPY, pattern=r"^[0-9a-f]*$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Invitation = Annotated[str, msgspec.Meta(max_length=100)]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """Something that somebody wants done at a table."""

    id: CommandId


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat: a given one, the one of an invitation, or the first that is free."""

    seat: SeatNumber | None = None
    invitation: Invitation | None = None
    entropy: Entropy = ""  # what the player adds to the chance of this game


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """Put a bot on a seat (who has opened the table)."""

    bot: BotName
    seat: SeatNumber | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Stand up before the game begins; who has opened the table may also send a bot or a guest away."""

    seat: SeatNumber | None = None


class Close(Command, frozen=True, tag="close"):
    """Take a table away at which no game has begun (who has opened it)."""


class Play(Command, frozen=True, tag="play"):
    """Play an action, in the notation of the game."""

    action: ActionText
    ply: Annotated[int, msgspec.Meta(ge=0)] | None = None  # how many actions were played before, as seen


class Undo(Command, frozen=True, tag="undo"):
    """Take the own last action back, or ask to; asking again changes nothing."""


class AnswerUndo(Command, frozen=True, tag="answer-undo"):
    """Agree that somebody takes an action back, or not; whoever has asked may withdraw."""

    agrees: bool


class Resign(Command, frozen=True, tag="resign"):
    """Give the game up."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Agree to play again, or not, when the game is over."""

    agrees: bool = True
    entropy: Entropy = ""  # what the player adds to the chance of the next game


AnyCommand = Sit | SeatBot | Leave | Close | Play | Undo | AnswerUndo | Resign | Rematch
