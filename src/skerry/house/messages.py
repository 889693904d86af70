"""What the house and its visitors send each other: the same messages over HTTP and over a socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from skerry.rulebook.match import LARGEST_SEED
from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import words
from skerry.table.clocks import Clock
from skerry.table.showing import State
from skerry.table.telling import Line, Told, told_refusal

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]
# After `$` Python lets a line end follow.
Login = Annotated[str, msgspec.Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$(?!\n)")]
Password = Annotated[str, msgspec.Meta(min_length=10, max_length=200)]
Ply = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
MOST_PRACTISED = 500  # actions of a game without a table


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody sends: nothing but what is known."""


# Who one is


class Introduction(Strict, frozen=True):
    """A guest says who they are: a name and a colour are enough."""

    name: Name
    colour: Colour = "#1f6feb"


class Credentials(Strict, frozen=True):
    """The name and the password of an account."""

    login: Login
    password: Password


class NewPassword(Strict, frozen=True):
    """Another password for the account of whoever asks."""

    password: Annotated[str, msgspec.Meta(max_length=200)]  # the present one
    wanted: Password


class PasskeyShown(msgspec.Struct, frozen=True):
    """A passkey, as its owner sees it."""

    passkey: str
    created: int  # milliseconds since 1970
    used: int | None  # when it was last signed in with


class Me(msgspec.Struct, frozen=True):
    """Who the house takes the visitor for."""

    known: bool  # whether the visitor has introduced themselves
    name: str = ""
    colour: str = ""
    login: str | None = None  # of an account, where there is one


# Games and tables


class OptionShown(msgspec.Struct, frozen=True):
    """A choice before the game; the first of the values is the default."""

    name: str
    values: list[str | int | bool]


class GameShown(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    seats: int  # at most
    options: list[OptionShown]
    bots: list[str]  # that people are offered, from the weakest to the best
    rules: int
    edition: str


class Opening(Strict, frozen=True):
    """A wish to open a table."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: dict[str, str | int | bool] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    listed: bool = False  # in the lobby, for everybody to sit down
    watchable: bool = True  # by whoever has the address


class Invitation(msgspec.Struct, frozen=True):
    """What brings a guest to a seat: sit with this token, or open the link."""

    seat: int
    token: str
    link: str  # a path of this house; what stands behind # is never sent to it by a browser
    qr: str  # the whole link as a picture, SVG


class TableCard(msgspec.Struct, frozen=True):
    """A table, as the lobby shows it."""

    table: str
    game: str
    status: str
    listed: bool
    watchable: bool
    clock: Clock
    options: dict[str, Any]
    seats: list[str]  # names, empty where a seat is free
    updated: int
    bots: list[str] = []  # by seat: the bot that plays there, or nothing
    ended: Told | None = None  # how the game has ended
    you: int | None = None  # the visitor's seat
    mover: int | None = None  # whose turn it is
    deadline: int | None = None  # when the mover's time is up, on the house's clock


class Lobby(msgspec.Struct, frozen=True):
    """What one finds on entering the house."""

    now: int  # the house's time, in milliseconds since 1970
    yours: list[TableCard]  # where the visitor sits or has opened the table, not over yet
    open: list[TableCard]  # everybody may sit down
    running: list[TableCard]  # everybody may watch
    finished: list[TableCard]  # the visitor's, and those that everybody may see


# A table


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """What has happened at a table, and how it stands now for this viewer."""

    state: State
    lines: list[Line]  # those after the sequence number that the viewer has named


class Refusal(msgspec.Struct, frozen=True):
    """Why something was refused; nothing has changed."""

    rule: str  # the id of a rule of the game, or the name of a general fault
    told: Told
    sentence: str  # the same in the language that was asked for (Accept-Language), or English


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="answer"):
    """What became of a command: done and kept, or refused. The update that it has caused is sent before."""

    id: str
    refused: Refusal | None = None


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is looking at a table now."""

    seats: list[bool]
    spectators: int


AnyMessage = Update | Answer | Presence


class Moment(msgspec.Struct, frozen=True):
    """What a viewer could see when so many actions had been played."""

    ply: int
    view: dict[str, Any]


class Why(msgspec.Struct, frozen=True):
    """Whether an action is legal now; if not, why, and if so, what it would bring."""

    legal: bool
    refused: Refusal | None
    brings: list[Told] = []  # as far as it can be told from what the visitor sees


class Hint(msgspec.Struct, frozen=True):
    """What a bot would do in the viewer's place."""

    bot: str
    action: str
    chance: float | None  # of winning, where the bot knows it
    exact: str | None  # the same as a fraction, where it is exact
    told: Told  # what playing it means


class ActionShown(msgspec.Struct, frozen=True):
    """An action and what it is worth to the seat to move."""

    action: str
    told: Told  # what playing it means, as far as it could be known before
    shown: str  # its worth in short, the same in every language
    chance: float | None  # of winning, where it is known or estimated
    exact: str | None  # the same as a fraction, where it is exact
    points: float | None  # that may be hoped for, where no chance is known


class Analysed(msgspec.Struct, frozen=True):
    """What the actions of a moment are worth, the best first."""

    ply: int
    seat: int  # that was to move
    heading: Told  # what the worth means, and how sure it is
    actions: list[ActionShown]
    notes: list[Told]
    played: str | None  # what was played there, where something has been


class Answered(msgspec.Struct, frozen=True):
    """What a game answers to a question of its own; sentences in it are told by their meaning."""

    ply: int
    question: str
    answer: dict[str, Any]


class HintWish(Strict, frozen=True):
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None  # or the best


class Practice(Strict, frozen=True):
    """A game without a table, whole: how it begins, and what has been played in it."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: dict[str, str | int | bool] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, le=LARGEST_SEED)] | None = None  # of its chance
    setup: dict[str, Any] | None = None  # or its chance outright, as in the line protocol
    actions: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=MOST_PRACTISED)
    ] = []
    seat: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0  # whose view is asked for
    about: Annotated[str, msgspec.Meta(max_length=200)] | None = None  # an action that seat thinks of


class Practised(msgspec.Struct, frozen=True):
    """How that game stands after its actions, or before the first that is refused."""

    seat: int | None  # to move; null when the game is over
    view: dict[str, Any]
    legal: list[str]
    told: list[Told]  # what each action that was played means
    refused: Refusal | None  # why the next was not
    why: Why | None  # whether the action that was asked about is legal, and what it would bring
    sides: list[Told]  # what the game calls each seat
    verdict: Told | None  # how the game has ended, when it has
    result: dict[str, Any] | None  # and the game's own account of that


class Verified(msgspec.Struct, frozen=True):
    """A game of a house, computed again: its chance and every action are as they were promised."""

    game: str
    actions: int
    commitment: str
    seed: str
    players: list[str]


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok"] = "ok"
    version: str = ""


def refusal_of(refused: Refused, language: str = "en") -> Refusal:
    """A refusal, as it is sent."""
    return Refusal(refused.rule, told_refusal(refused), words(language).explain(refused))
