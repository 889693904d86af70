"""One game at one terminal: who sits where, how far one may undo, what a hint says. No input, no output."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from skerry.games.chartae.state import LAND, SEA
from skerry.players.player import Player, Seen
from skerry.rulebook.game import Game, Position, find_game
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused
from skerry.rulebook.replay import check_new, save
from skerry.rulebook.words import Message

YOU, BOT = 0, 1  # the seats
SIDES = {"lot": "lot", "land": YOU, "sea": BOT}  # who plays Land, by what the person wishes to play
STARTS = {"lot": "lot", "me": YOU, "bot": BOT}
SCREENS = ("chartae",)  # the games that can be played on the whole screen


def pick(name: str, value: str, known: Mapping[str, Any]) -> Any:
    """The meaning of an option's value; refuses one that is not known."""
    if value not in known:
        raise Refused("bad-option", "bad-option", name=name, value=value[:40], allowed=", ".join(known))
    return known[value]


@dataclass(frozen=True)
class Wishes:
    """What a person wishes to play."""

    game: str = "chartae"
    side: str = "lot"
    first: str = "lot"
    bot: str = "greedy"
    compass: int = 0
    fair: bool = False
    seed: int | None = None
    further: tuple[str, ...] = ()  # a game's other options, as name=value

    def begin(self) -> Session:
        """A game as wished; refuses what cannot be had."""
        game, first = find_game(self.game), pick("first", self.first, STARTS)
        if game.name != "chartae":
            self.check_sides(game)
            return Session(game, self.bot, {"first": first, **options_of(game, self.further)}, self.seed)
        options = {
            **options_of(game, self.further),
            "land": pick("side", self.side, SIDES),
            "first": first,
            "compass": self.compass,
            "fair": self.fair,
        }
        return Session(game, self.bot, options, self.seed)

    def check_sides(self, game: Game) -> None:
        """Refuse what only Chartae lets people choose."""
        usual = Wishes()
        for name in ("side", "compass", "fair"):
            if getattr(self, name) != getattr(usual, name):
                known = ", ".join(option.name for option in game.options)
                raise Refused("unknown-option", "unknown-option", name=name, known=known)


def options_of(game: Game, wishes: Iterable[str]) -> dict[str, Any]:
    """Options as a person writes them, NAME=VALUE each; refuses what the game does not know."""
    known = {option.name: option.values for option in game.options}
    found = {}
    for wish in wishes:
        name, _, value = wish.partition("=")
        values = {str(choice).lower(): choice for choice in pick("option", name, known)}
        found[name] = pick(name, value.lower(), values)
    return found


class Session:
    """A person (seat YOU) against a bot, which plays every other seat."""

    def __init__(self, game: Game, bot: str, options: Mapping[str, Any], seed: int | None = None) -> None:
        self.game = game
        self.bot = bot
        self.match = Match(game, seed, options)
        self.player: Player = game.player(bot, secrets.randbits(32) if seed is None else seed)
        self.resigned = False
        self._files: set[str] = set()  # those that hold this game
        self._steps: list[tuple[int, bool]] = []  # who chose each action, and whether it showed something new
        self._open = False  # once a game was played to its end nothing about it is hidden

    # Asking

    @property
    def position(self) -> Position:
        return self.match.position

    @property
    def seen(self) -> Position:
        """What the person may see."""
        return self.game.see(self.match.position, YOU)

    @property
    def over(self) -> bool:
        return self.match.over or self.resigned

    @property
    def your_turn(self) -> bool:
        return not self.over and self.match.seat == YOU

    @property
    def bots_turn(self) -> bool:
        return not self.over and self.match.seat != YOU

    @property
    def others(self) -> list[int]:
        """The seats that the bot plays."""
        return [seat for seat in range(self.game.seats_of(self.match.position)) if seat != YOU]

    def side(self, seat: int) -> Message:
        """What a seat is called."""
        return self.game.side_name(self.match.position, seat)

    def territory(self, seat: int) -> int:
        return LAND if self.match.position.land == seat else SEA

    def verdict(self) -> Message:
        """How the game has ended."""
        if self.resigned and not self.match.over:
            if len(self.others) != 1:
                return Message("terminal-left", side=self.side(YOU))
            return Message("terminal-resigned", side=self.side(BOT))
        return self.game.verdict(self.match.position)

    @property
    def won(self) -> bool:
        """Whether the person has."""
        return bool(not self.resigned and self.match.over and self.match.result()["winner"] == YOU)

    def hint(self) -> list[tuple[str, Fraction]]:
        """Each legal action with its exact chance to win, best first; takes a moment."""
        from skerry.games.chartae.analysis import ranked

        return ranked(self.game, self.seen)

    def settled(self) -> str:
        """An action for the person where it is all one which; refuses where it is not."""
        if not self.your_turn:
            raise Refused("not-settled", "not-settled")
        return self.game.write(self.position, self.game.settled(self.seen))

    # Playing

    def play(self, action: str) -> None:
        """Play for whoever is to move."""
        if self.resigned:
            raise Refused("game-over", "game-over")
        seat = self.match.seat
        new = False
        if seat is not None and self.match.why_not(action) is None:
            new = self.game.reveals(self.match.position, self.game.read(self.match.position, action))
        self.match.play(action)
        assert seat is not None
        self._steps.append((seat, new))
        self._open = self._open or self.match.over

    def bots_view(self) -> Seen:
        """What the bot is given: its own view, a copy that nothing changes while it thinks."""
        seat = self.match.seat or BOT
        return Seen(self.game, seat, self.game.see(self.match.position, seat))

    def consider(self, view: Seen) -> str:
        """What the bot answers; takes a moment, changes nothing."""
        return self.game.write(view.position, self.player.choose(view).action)

    def undo(self) -> None:
        """Back to the person's last decision; not over a newly turned up tile before the end (CH-H1)."""
        if self.resigned:
            self.resigned = False
            return
        for _ in range(self._steps_back()):
            self.match.undo()
            self._steps.pop()

    def _steps_back(self) -> int:
        for steps, (seat, new) in enumerate(reversed(self._steps), start=1):
            if new and not self._open:
                raise Refused(self.game.hidden_rule, "terminal-undo-revealed")
            if seat == YOU:
                return steps
        raise Refused("nothing-to-undo", "nothing-to-undo")

    def resign(self) -> None:
        if not self.over:
            self.resigned = True

    def save(self, path: Path) -> None:
        """Save the game; refuses a file that holds anything else."""
        place = os.path.realpath(path)
        if place not in self._files:
            check_new(path)
        save(self.match, path, ["you", *[self.bot] * len(self.others)])
        self._files.add(place)
