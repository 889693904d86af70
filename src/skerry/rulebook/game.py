"""The contract: what every game gives, and how the house asks for it.

A game's rules are compiled functions over one record (see `Rules`); around them a `Game` puts what people
and programs need: options, notation, views, the reason of a refusal, a drawing.
"""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from skerry.rulebook.analysis import Analysis, Patience
from skerry.rulebook.record import quick
from skerry.rulebook.refusal import Refused, brief
from skerry.rulebook.words import Message

Question = Callable[["Position", str, str], list[str]]  # what is seen, what is asked, the language: lines
Inquiry = Callable[["Position", str], dict[str, Any]]  # what is seen, what is asked: facts and messages
Position = Any  # a record of the game's dtype: fields as attributes, plain and compiled alike
NOBODY = -1
SEATS_OPTION = "players"  # the option of a game that lets people choose how many they are


@dataclass(frozen=True)
class Rules:
    """The compiled side of a game. Actions are whole numbers, seats count from 0."""

    new: Callable[[Position, int], None]  # deal from a seed into an empty record whose options are set
    legal: Callable[[Position, np.ndarray], int]  # write all legal actions, rising; answer how many
    play: Callable[[Position, int], None]  # play a legal action
    seat_to_move: Callable[[Position], int]  # or NOBODY when the game is over
    over: Callable[[Position], bool]
    scores: Callable[[Position, np.ndarray], None]  # write each seat's points
    winner: Callable[[Position], int]  # or NOBODY
    see: Callable[[Position, int, Position], None]  # build up, in an empty record, what a seat may see
    redeal: Callable[[Position, int, int], None]  # shuffle again what a seat cannot see

    @classmethod
    def of(cls, *modules: ModuleType) -> Rules:
        """The functions with these names, from the modules that hold a game's rules."""
        named = {name: value for module in modules for name, value in vars(module).items()}
        return cls(**{field.name: named[field.name] for field in fields(cls)})


@dataclass(frozen=True)
class Option:
    """One choice before the game: its values, the first of which is the default."""

    name: str
    values: tuple[Any, ...]


class Game(ABC):
    """A game of the house."""

    name: ClassVar[str]
    rules: ClassVar[Rules]
    dtype: ClassVar[np.dtype[Any]]
    actions: ClassVar[int]  # an action is a number from 0 up to, not including, this one
    most_actions: ClassVar[int]  # that are legal at once
    seats: ClassVar[int]  # at most; `seats_of` says how many a game has
    rules_version: ClassVar[int]
    hidden_rule: ClassVar[str]  # the ledger id that says what is hidden
    edition_hash: ClassVar[str]
    options: ClassVar[tuple[Option, ...]]
    levels: ClassVar[tuple[str, ...]] = ()  # the bots that people are offered, if it is not all of them

    map_apart: ClassVar[bool] = False  # whether an empty line parts the map in lines from what is told below

    # Records

    def blank(self) -> Position:
        """An empty record."""
        return np.zeros(1, quick(self.dtype))[0]

    def copy(self, position: Position) -> Position:
        return self.from_bytes(position.tobytes())

    def from_bytes(self, stored: bytes) -> Position:
        """The position that `tobytes` stored."""
        if len(stored) != self.dtype.itemsize:
            raise Refused("damaged", "damaged-position", expected=self.dtype.itemsize, found=len(stored))
        return np.frombuffer(bytearray(stored), quick(self.dtype))[0]

    # Setting up

    def deal(self, seed: int, options: Mapping[str, Any]) -> Position:
        """A new game, its chance drawn from a seed."""
        position = self.prepare(self.complete(options))
        self.rules.new(position, seed)
        return position

    def complete(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with defaults filled in; an unknown one is refused."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise Refused("unknown-option", "unknown-option", name=brief(name), known=", ".join(known))
            allowed = known[name].values
            if not any(value == choice and type(value) is type(choice) for choice in allowed):
                listed = ", ".join(str(choice).lower() for choice in allowed)
                raise Refused("bad-option", "bad-option", name=name, value=brief(value), allowed=listed)
        return {name: options.get(name, option.values[0]) for name, option in known.items()}

    @abstractmethod
    def prepare(self, options: Mapping[str, Any]) -> Position:
        """An empty record with its options set, ready for `rules.new`."""

    @abstractmethod
    def arrange(self, setup: Mapping[str, Any], options: Mapping[str, Any]) -> Position:
        """A new game whose chance is fixed outright."""

    @abstractmethod
    def setup_of(self, position: Position) -> dict[str, Any]:
        """The setup of a game just dealt, from which `arrange` makes it again."""

    # Notation

    @abstractmethod
    def write(self, position: Position, action: int) -> str:
        """An action as text."""

    @abstractmethod
    def read(self, position: Position, text: str) -> int:
        """An action from text; refuses what is no action at all."""

    @abstractmethod
    def write_position(self, position: Position) -> str:
        """A position as one line of text."""

    @abstractmethod
    def read_position(self, text: str) -> Position:
        """A position from text, checked."""

    # What people and programs are told

    @abstractmethod
    def why_not(self, position: Position, action: int) -> Refused | None:
        """The rule that forbids an action, or None for a legal one."""

    @abstractmethod
    def view(self, seen: Position, seat: int) -> dict[str, Any]:
        """What a seat may see, for JSON. It is given what `rules.see` built, never the position."""

    @abstractmethod
    def reveal(self, position: Position) -> dict[str, Any]:
        """Everything about a position, for JSON."""

    @abstractmethod
    def result(self, position: Position) -> dict[str, Any]:
        """Whether it is over, the scores, the winner, and what decided."""

    @abstractmethod
    def story(self, position: Position, action: int) -> Message:
        """What playing a legal action means, for the log; asked before it is played."""

    @abstractmethod
    def proposal(self, seen: Position, action: int) -> Message:
        """The same for a hint: told from what is seen, without what playing the action would reveal."""

    @abstractmethod
    def verdict(self, position: Position) -> Message:
        """How the game has ended."""

    @abstractmethod
    def draw_svg(self, seen: Position) -> str:
        """A picture."""

    @abstractmethod
    def draw_text(self, seen: Position, colour: bool) -> str:
        """A drawing for the terminal; without colour also plain of any control characters."""

    @abstractmethod
    def draw_lines(
        self,
        seen: Position,
        language: str,
        listing: bool = False,
        small: bool = False,
        colour: bool = False,
        columns: int | None = None,
    ) -> str:
        """The map in a reader's language, drawn for so many columns or as a list to be read aloud."""

    @abstractmethod
    def side_name(self, position: Position, seat: int) -> Message:
        """What a seat is called."""

    @abstractmethod
    def reveals(self, position: Position, action: int) -> bool:
        """Whether a legal action shows what could not be known before it: it is not taken back then."""

    # What a game may add

    def analyse(self, seen: Position, patience: Patience) -> Analysis:
        """What each legal action is worth, as far as it can be told in that time."""
        raise Refused("no-analysis", "no-analysis", game=self.name)

    def painted(self, line: str) -> str:
        """A line of words with colour on what the game writes in letters, for a terminal that has colours."""
        return line

    def questions(self) -> Mapping[str, Question]:
        """What a person may ask in this game beside what every game answers, by the word to ask with."""
        return {}

    def inquiries(self) -> Mapping[str, Inquiry]:
        """What a page may ask to draw on its board, by name; the answers are for JSON, with messages."""
        return {}

    def preview(self, seen: Position, action: int) -> Sequence[Message]:
        """What a legal action would bring, as far as it can be told from what is seen."""
        return ()

    def settled(self, seen: Position) -> int:
        """An action to play where it is pointless to choose; refuses where it is not."""
        raise Refused("not-settled", "not-settled")

    # Shared

    def seats_of(self, position: Position) -> int:
        """How many seats play."""
        return self.seats

    @property
    def players(self) -> Sequence[str]:
        """The names of this game's bots, from the weakest to the best."""
        return tuple(self._makers())

    @property
    def opponents(self) -> Sequence[str]:
        """The bots that people are offered, from the weakest to the best."""
        return self.levels or self.players

    @property
    def opponent(self) -> str:
        """The bot for those who do not choose: not the weakest, and of more than two not the best."""
        return self.opponents[max(1, (len(self.opponents) - 1) // 2)]

    def player(self, name: str, seed: int, cores: int = 1) -> Any:
        """A bot (see `skerry.players.player.Player`), which thinks on so many cores where it can."""
        makers = self._makers()
        if name not in makers:
            raise Refused("unknown-player", "unknown-player", name=name[:40], known=", ".join(makers))
        return makers[name](seed, cores)

    def _makers(self) -> Mapping[str, Callable[[int, int], Any]]:
        """What makes each bot, by its name: in the game's own room, loaded only where somebody plays."""
        module = importlib.import_module(f"skerry.games.{self.name}.players")
        makers: Mapping[str, Callable[[int, int], Any]] = module.PLAYERS
        return makers

    def seating(self, count: int) -> dict[str, Any] | None:
        """The options under which so many play; None where so many cannot."""
        for option in self.options:
            if option.name == SEATS_OPTION:
                return {SEATS_OPTION: count} if count in option.values else None
        return {} if count == self.seats else None

    def see(self, position: Position, seat: int) -> Position:
        """A record with what a seat may see and nothing else."""
        self.check_seat(position, seat)
        seen = self.blank()
        self.rules.see(position, seat, seen)
        return seen

    def check_seat(self, position: Position, seat: int) -> None:
        whole = isinstance(seat, int | np.integer) and not isinstance(seat, bool)
        if not whole or not 0 <= seat < self.seats_of(position):
            last = self.seats_of(position) - 1
            raise Refused("unknown-seat", "unknown-seat", seat=brief(seat), last=last)

    def legal(self, position: Position) -> list[int]:
        """All legal actions."""
        actions = np.zeros(self.most_actions, np.int64)
        return [int(action) for action in actions[: self.rules.legal(position, actions)]]

    def scores(self, position: Position) -> list[int]:
        """Each seat's points."""
        points = np.zeros(self.seats_of(position), np.int64)
        self.rules.scores(position, points)
        return [int(number) for number in points]

    def seats_with(self, options: Mapping[str, Any]) -> int:
        """How many sit at a game with these options."""
        return self.seats_of(self.prepare(self.complete(options)))

    def words_folder(self) -> Path:
        return Path(__file__).resolve().parent.parent / "games" / self.name / "words"


def game_names() -> list[str]:
    """The games of the house."""
    return list(_GAMES)


def find_game(name: str) -> Game:
    """A game by name."""
    if not isinstance(name, str) or name not in _GAMES:
        raise Refused("unknown-game", "unknown-game", name=brief(name), known=", ".join(_GAMES))
    module, _, made = _GAMES[name].partition(":")
    found: Game = getattr(importlib.import_module(module), made)
    return found


_GAMES = {
    "chartae": "skerry.games.chartae.game:CHARTAE",
    "fjorde": "skerry.games.fjorde.game:FJORDE",
    "saltfjord": "skerry.games.saltfjord.game:SALTFJORD",
}
