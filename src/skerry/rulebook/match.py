"""A game being played, in a notebook or behind any board: setup, log, legal actions, reasons, views.

>>> import skerry
>>> match = skerry.play("chartae", seed=7, options={"land": 0, "first": 0})
>>> match.legal()
['turn 0,0', 'take']
>>> match.play("take").play("lay 1,0 r2").seat
1
>>> match.why_not("lay 0,1 r0").rule
'CH-P5'
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from skerry.rulebook.game import Game, Position, find_game
from skerry.rulebook.refusal import Refused, brief
from skerry.rulebook.words import Message, words

LARGEST_SEED = 2**63 - 1


class Match:
    """One game from its setup, and everything that has been played."""

    def __init__(
        self,
        game: Game,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        setup: Mapping[str, Any] | None = None,
    ) -> None:
        for key, given in (("options", options), ("setup", setup)):
            if given is not None and not isinstance(given, Mapping):
                raise Refused("syntax", "key-not-object", key=key)
        self.game = game
        self.options = dict(options or {})
        game.complete(self.options)
        self.seed: int | None = None
        if setup is not None:
            if seed is not None:
                raise Refused("bad-setup", "seed-and-setup")
            self.position: Position = game.arrange(setup, self.options)
        else:
            self.seed = secrets.randbits(63) if seed is None else checked_seed(seed)
            self.position = game.deal(self.seed, self.options)
        self.setup = game.setup_of(self.position)
        self.actions: list[int] = []
        self.log: list[Message] = []
        self._before: list[bytes] = []

    # Asking

    @property
    def seat(self) -> int | None:
        """The seat to move; None when the game is over."""
        seat = int(self.game.rules.seat_to_move(self.position))
        return None if seat < 0 else seat

    @property
    def over(self) -> bool:
        return bool(self.game.rules.over(self.position))

    def legal(self) -> list[str]:
        """Every legal action, as text."""
        return [self.game.write(self.position, action) for action in self.game.legal(self.position)]

    def why_not(self, action: str, seat: int | None = None) -> Refused | None:
        """Why an action is refused (`.rule`, and `str()` for the sentence), or None where it is legal."""
        try:
            self._checked(action, seat)
        except Refused as refusal:
            return refusal
        return None

    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat may see."""
        return self.game.view(self.game.see(self.position, seat), seat)

    def result(self) -> dict[str, Any]:
        """Whether the game is over, the scores and the winner."""
        return self.game.result(self.position)

    def at(self, ply: int) -> Position:
        """The position when so many actions had been played."""
        if ply == len(self.actions):
            return self.game.copy(self.position)
        return self.game.from_bytes(self._before[ply])

    def story(self, language: str = "en") -> list[str]:
        """The log in words."""
        told = words(language)
        return [told.say(message.name, **message.values) for message in self.log]

    # Playing

    def play(self, action: str, seat: int | None = None) -> Match:
        """Play an action; a refused one raises `Refused` and changes nothing."""
        number = self._checked(action, seat)
        self._before.append(self.position.tobytes())
        self.actions.append(number)
        self.log.append(self.game.story(self.position, number))
        self.game.rules.play(self.position, number)
        return self

    def undo(self) -> Match:
        """Take the last action back."""
        if not self._before:
            raise Refused("nothing-to-undo", "nothing-to-undo")
        self.position = self.game.from_bytes(self._before.pop())
        self.actions.pop()
        self.log.pop()
        return self

    def _checked(self, action: str, seat: int | None) -> int:
        if seat is not None:
            self.game.check_seat(seat)
            if self.seat is not None and seat != self.seat:
                raise Refused("other-seat", "other-seat", seat=seat, mover=self.seat)
        number = self.game.read(self.position, action if isinstance(action, str) else brief(action))
        refusal = self.game.why_not(self.position, number)
        if refusal is not None:
            raise refusal
        return number

    # Showing

    def _repr_svg_(self) -> str:
        seat = self.seat or 0
        return self.game.draw_svg(self.game.see(self.position, seat))

    def __str__(self) -> str:
        seat = self.seat or 0
        return self.game.draw_text(self.game.see(self.position, seat), colour=False)

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.game.write_position(self.position)}>"


def checked_seed(seed: object) -> int:
    """A seed that can be dealt from."""
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise Refused("bad-seed", "bad-seed", seed=brief(seed), largest=str(LARGEST_SEED))
    return seed


def play(
    game: str,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    setup: Mapping[str, Any] | None = None,
) -> Match:
    """Begin a game: by name, from a seed (drawn if there is none) or a setup that fixes chance outright."""
    return Match(find_game(game), seed, options, setup)
