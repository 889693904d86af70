"""Chartae's bots: `random`, `greedy` and `perfect`. Each is given a view, never the position."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction

from skerry.games.chartae import rules
from skerry.games.chartae.exact import action_values
from skerry.games.chartae.state import HOLDING, LAND, SEA
from skerry.players.player import Choice, Player, Seen
from skerry.players.random import RandomPlayer
from skerry.rulebook.game import Position


class GreedyPlayer:
    """The action after which the own group is furthest ahead; tiles in hand are tried on every place."""

    def __init__(self, seed: int, cores: int = 1) -> None:
        self.random = random.Random(seed)

    def choose(self, seen: Seen, movetime: float | None = None) -> Choice:
        worth = {action: self._lead_after(seen, seen.position, action) for action in seen.legal()}
        best = max(worth.values())
        return Choice(self.random.choice([action for action, lead in worth.items() if lead == best]))

    def _lead_after(self, seen: Seen, position: Position, action: int) -> int:
        after = seen.game.copy(position)
        rules.play(after, action)
        if after.phase == HOLDING:
            return max(self._lead_after(seen, after, lay) for lay in seen.game.legal(after))
        own, other = (LAND, SEA) if after.land == seen.seat else (SEA, LAND)
        return int(rules.largest_group(after, own) - rules.largest_group(after, other))


class PerfectPlayer:
    """The action with the best exact chance; among equals, any."""

    def __init__(self, seed: int, cores: int = 1) -> None:
        self.random = random.Random(seed)

    def choose(self, seen: Seen, movetime: float | None = None) -> Choice:
        values: dict[int, Fraction] = action_values(seen.position)
        best = max(values.values())
        return Choice(self.random.choice([action for action, value in values.items() if value == best]), best)


PLAYERS: dict[str, Callable[[int, int], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "perfect": PerfectPlayer,
}
