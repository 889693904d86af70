"""A game moment by moment: before the first action, and after each. Grows while the game is watched."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from skerry.players.player import Player, Seen
from skerry.rulebook.game import Game, Position, find_game
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused
from skerry.rulebook.replay import load
from skerry.rulebook.words import Message


class Moments:
    """The positions of a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game: Game = match.game
        actions = [self.game.write(match.position, action) for action in match.actions]
        while match.actions:
            match.undo()
        self.positions: list[Position] = [self.game.copy(match.position)]
        for action in actions:
            self.add(action)

    def add(self, action: str) -> None:
        """Play one action more."""
        self.match.play(action)
        self.positions.append(self.game.copy(self.match.position))

    @property
    def last(self) -> int:
        return len(self.positions) - 1

    def check(self, at: int) -> int:
        """A moment that there is."""
        if not 0 <= at <= self.last:
            raise Refused("syntax", "terminal-no-such-moment", at=at, last=self.last)
        return at

    def seen(self, at: int) -> Position:
        """What everybody at the table sees."""
        return self.game.see(self.positions[at], 0)

    def side(self, seat: int) -> Message:
        """What a seat is called."""
        return self.game.side_name(self.positions[0], seat)

    def values(self, at: int) -> list[tuple[str, Fraction]]:
        """Each legal action with its exact chance, best first; takes a moment."""
        from skerry.games.chartae.analysis import ranked

        return ranked(self.game, self.seen(at))


def moments_of(path: Path) -> Moments:
    """The moments of a replay file."""
    return Moments(load(path))


class Contest:
    """Bots, one game."""

    def __init__(self, game: str, names: str | None, seed: int | None) -> None:
        found = find_game(game)
        best = found.opponents[-found.seats :]
        self.names = list(best) if names is None else [name.strip() for name in names.split(",")]
        options = found.seating(len(self.names))
        if options is None:
            raise Refused(
                "bad-option",
                "terminal-players",
                players=(names or "")[:60],
                seats=found.seats,
                example=",".join(best),
            )
        self.moments = Moments(Match(found, seed, options))
        match_seed = self.moments.match.seed or 0
        self.players: list[Player] = [
            found.player(name, match_seed + seat) for seat, name in enumerate(self.names)
        ]

    def view(self) -> Seen | None:
        """What the bot that is to move is given; None when the game is over."""
        match = self.moments.match
        seat = match.seat
        return None if seat is None else Seen(match.game, seat, match.game.see(match.position, seat))

    def choose(self, view: Seen) -> str:
        """What a bot answers; takes a moment, changes nothing."""
        choice = self.players[view.seat].choose(view)
        return view.game.write(view.position, choice.action)
