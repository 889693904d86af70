"""Fjorde's bots: `random` and `greedy`, and the levels of those that search. Each is given a view only."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from skerry.games.fjorde import rules
from skerry.games.fjorde.rules import CLAIM, DRAW, FARM, FIELD, LAY, NO_FARM, POINT, SILENT
from skerry.games.fjorde.searching import Level, PlainPlayer, SearchPlayer
from skerry.games.fjorde.state import FARMING, FREE, FRONTIER, LAND_TAKING, REPLY
from skerry.games.fjorde.value import plain_weights
from skerry.players.player import Choice, Player, Seen
from skerry.players.random import RandomPlayer
from skerry.rulebook.game import Position

BLOCKED = 0.6  # what it is worth that a tile is lost for the other seat, in own tiles
OPEN_LAND = 0.12  # what a free cell beside own meadow is worth: it may become land
WORTH_A_FARM = 3.0  # the land that a farm must bring, and the more of it the fewer are left
EACH_FARM_SET = 0.6


class GreedyPlayer:
    """One turn ahead: the land that each side is nearer to."""

    def __init__(self, seed: int, cores: int = 1) -> None:
        self.random = random.Random(seed)

    def choose(self, seen: Seen, movetime: float | None = None) -> Choice:
        legal = seen.legal()
        position = seen.position
        if len(legal) == 1:
            return Choice(legal[0])
        if position.phase == FARMING:
            return Choice(self._farm(seen))
        worth = {action: self._worth(seen, action) for action in legal}
        best = max(worth.values())
        return Choice(self.random.choice([action for action, value in worth.items() if value == best]))

    def _worth(self, seen: Seen, action: int) -> float:
        """How well an action leaves this seat; a draw is as good as the map is now."""
        before = seen.position
        if action in (CLAIM, FARM, NO_FARM):
            return float("-inf") if action == CLAIM else 0.0
        if action in (DRAW, SILENT):
            return lead(before, seen.seat)
        after = seen.game.copy(before)
        if action >= LAY:
            cell, face = divmod(action - (POINT if action >= POINT else LAY), rules.FACES)
            rules.put(after, cell, face)
            gained = lead(after, seen.seat)
            if before.phase != REPLY and self._pays(after, seen.seat):
                gained += 1.0
            return gained
        assert before.phase == LAND_TAKING
        tile = int(after.on[rules.PLACE[action - FIELD]]) - 1
        after.fields[seen.seat] |= 1 << tile
        return lead(after, seen.seat)

    def _farm(self, seen: Seen) -> int:
        return FARM if self._pays(seen.position, seen.seat) else NO_FARM

    def _pays(self, position: Position, seat: int) -> bool:
        """Whether a farm on the tile just laid brings enough land."""
        farms_left = int(position.farms_left[seat])
        if not farms_left or not rules.MEADOW_SIDES[position.face[position.laid - 1]]:
            return False
        before = lead(position, seat)
        farms = int(position.farms[seat])
        position.farms[seat] |= 1 << int(position.laid) - 1
        gained = lead(position, seat) - before
        position.farms[seat] = farms
        left_to_draw = 1 - int(position.drawn) / 37
        needed = WORTH_A_FARM + EACH_FARM_SET * (4 - farms_left)
        return gained >= needed * (0.35 + 0.65 * left_to_draw)


def lead(position: Position, seat: int) -> float:
    """The land that is nearer to this seat than to the other, less the land that is nearer to that one."""
    return land(position, seat) - land(position, 1 - seat)


def land(position: Position, seat: int) -> float:
    """The free meadow that a seat reaches first, with a little for cells where meadow may still come."""
    mine, theirs = distances(position, seat), distances(position, 1 - seat)
    worth = 0.0
    for tile, steps in mine.items():
        if steps == 0:
            if position.phase != LAND_TAKING:
                worth += OPEN_LAND * _open_sides(position, tile)
            continue
        other = theirs.get(tile)
        if other is None:
            worth += 1 + BLOCKED / 2
        elif steps < other:
            worth += 1
        elif steps == other:
            worth += 0.5
        if position.phase != LAND_TAKING and (other is None or steps <= other):
            worth += OPEN_LAND * _open_sides(position, tile)
    return worth


def distances(position: Position, seat: int) -> dict[int, int]:
    """How many fields a seat needs to reach each tile; none for its own pieces (FJ-L2)."""
    own = int(position.farms[seat]) | int(position.fields[seat])
    taken = own | int(position.farms[1 - seat]) | int(position.fields[1 - seat])
    steps = {tile: 0 for tile in range(int(position.laid)) if own >> tile & 1}
    waiting = list(steps)
    for tile in waiting:
        fresh = int(rules.joined(position, tile)) & ~taken
        while fresh:
            number = (fresh & -fresh).bit_length() - 1
            fresh &= fresh - 1
            if number not in steps:
                steps[number] = steps[tile] + 1
                waiting.append(number)
    return steps


def _open_sides(position: Position, tile: int) -> int:
    """The sides of a tile over which meadow can still join it."""
    sides = int(rules.MEADOW_SIDES[position.face[tile]])
    cell = int(position.cell[tile])
    beside = (int(position.on[rules.PLACE[cell + int(step)]]) for step in rules.STEP)
    return sum(1 for side, on in enumerate(beside) if sides >> side & 1 and (on == FREE or on >= FRONTIER))


LEVELS = {  # each wins about nine of ten matches against the one before (docs/results/fjorde.md)
    "easy": Level(times=0, bounded=True, slips=0.05),
    "medium": Level(times=0, bounded=True, slips=0.02),
    "strong": Level(times=30, bounded=True, slips=0.01),
    "search": Level(times=20_000, weights=plain_weights),
    "best": Level(times=20_000),
}
PLAYERS: dict[str, Callable[[int, int], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "plain": lambda seed, cores: PlainPlayer(20_000, seed, cores),
    **{name: partial(SearchPlayer, level) for name, level in LEVELS.items()},
}
