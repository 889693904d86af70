"""Saltfjord's bots: `random` and `greedy`. Each is given a view, never the position."""

from __future__ import annotations

import random
from collections.abc import Callable

from skerry.games.saltfjord.rules import planning
from skerry.players.player import Choice, Player, Seen
from skerry.players.random import RandomPlayer

KEPT = 200  # positions of a plan that are remembered


class GreedyPlayer:
    """Plans its whole turn, with every free action, for what it may then hope for.

    The rest of a plan is kept, and followed as long as the position is the one that was planned for.
    """

    def __init__(self, seed: int, cores: int = 1) -> None:
        self.random = random.Random(seed)
        self.room = planning.room()
        self.planned: dict[bytes, int] = {}

    def choose(self, seen: Seen, movetime: float | None = None) -> Choice:
        legal = seen.legal()
        known = bytes(seen.position.tobytes())
        if len(legal) == 1:
            return Choice(legal[0])
        if self.planned.get(known) not in legal:
            self._plan(seen)
        return Choice(self.planned[known])

    def _plan(self, seen: Seen) -> None:
        """Plan a turn from a position that could be the true one, and remember it step by step."""
        game, seat = seen.game, seen.seat
        imagined = seen.redeal(self.random.getrandbits(62))
        self.room.now[0] = imagined
        length = int(planning.plan(self.room, seat))
        if len(self.planned) > KEPT:
            self.planned.clear()
        for action in [int(number) for number in self.room.plan[:length]]:
            self.planned[bytes(game.see(imagined, seat).tobytes())] = action
            game.rules.play(imagined, action)


PLAYERS: dict[str, Callable[[int, int], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}
