"""What a position looks like in numbers to whoever is to move: the input of the learned value.

The entry is `describe`.

Everything is counted twice, for the seat to move and for the other, from the same two maps of distances: over
the tiles that lie, and over these and the free cells where tiles may still come.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from skerry.games.fjorde.edition import CORNERS
from skerry.games.fjorde.rules import (
    CANDIDATE,
    KINDS,
    MEADOW_SIDES,
    PLACE,
    STEP,
    fits_somewhere,
    fitting_kinds,
)
from skerry.games.fjorde.state import (
    FARMS,
    FREE,
    FRONTIER,
    LAND_TAKING,
    MAP_TILES,
    MOST_FRONTIER,
    MOST_KINDS,
    STACK,
)
from skerry.rulebook.compiling import rule

NODES = MAP_TILES + MOST_FRONTIER  # the tiles first, then the free cells beside them
NOWHERE = -1
FAR = 99
STEPS_TOLD_APART = 4
MINE, TIE, THEIRS, NOBODYS = range(4)  # who is nearer
LAST_TILES = 9  # so many tiles before the end each has a number of its own
STRONG_FARM = 3  # ways out of a farm from which on they are not told apart

# Where each group of features begins.
TILES_AT = 0  # by who is nearer and how far
REACH_AT = TILES_AT + 3 * STEPS_TOLD_APART + 1  # only mine, only theirs, both
CELLS_AT = REACH_AT + 3  # by who is nearer: hopes at one, two and more steps; living, waiting and dead cells
CELL_KINDS = 6
BETWEEN_AT = CELLS_AT + 4 * CELL_KINDS
HOPES_AT = BETWEEN_AT + 2  # by who is nearer over cells too: tiles, and hopes
FARMS_AT = HOPES_AT + 2 * 4
FARM_KINDS = STRONG_FARM + 1 + 2
HELD_AT = FARMS_AT + 2 * FARM_KINDS
LEFT_AT = HELD_AT + 2 * (FARMS + 1)
POOL_AT = LEFT_AT + 3 + LAST_TILES + 1
KINDS_AT = POOL_AT + 3
FEATURES = KINDS_AT + MOST_KINDS


class Sketch(NamedTuple):
    """What describing a position works with."""

    beside: np.ndarray  # [node, side]: the node across a side, or NOWHERE
    open_side: np.ndarray  # [node, side]: whether meadow may join the two
    living: np.ndarray  # by free cell: how many of the hidden tiles fit there now
    steps: np.ndarray  # [seat, node]: over tiles
    hoped: np.ndarray  # [seat, node]: over tiles and cells
    waiting: np.ndarray  # nodes to go on from
    left: np.ndarray  # by kind: how many tiles may still come


def sketch() -> Sketch:
    return Sketch(
        beside=np.zeros((NODES, CORNERS), np.int64),
        open_side=np.zeros((NODES, CORNERS), np.bool_),
        living=np.zeros(MOST_FRONTIER, np.float32),
        steps=np.zeros((2, NODES), np.int64),
        hoped=np.zeros((2, NODES), np.int64),
        waiting=np.zeros(NODES, np.int64),
        left=np.zeros(MOST_KINDS, np.float32),
    )


@rule
def describe(position, features, sketch):
    """Write what a position looks like to the seat to move."""
    for number in range(FEATURES):
        features[number] = 0.0
    count_kinds(position, sketch)
    find_neighbours(position, sketch)
    mine = np.int64(position.seat)
    taken = position.farms[0] | position.farms[1] | position.fields[0] | position.fields[1]
    for seat in range(2):
        own = position.farms[seat ^ mine] | position.fields[seat ^ mine]
        measure(position, own, taken, False, sketch.steps[seat], sketch)
        measure(position, own, taken, True, sketch.hoped[seat], sketch)
    describe_tiles(position, taken, features, sketch)
    if position.phase != LAND_TAKING:
        describe_cells(position, features, sketch)
    for seat in range(2):
        describe_farms(position, seat, seat ^ mine, taken, features, sketch)
        features[HELD_AT + seat * (FARMS + 1) + position.farms_left[seat ^ mine]] = 1.0
    describe_stack(position, features, sketch)


@rule
def count_kinds(position, sketch):
    """How many tiles of each kind may still come: face down, or open in pool or row."""
    for kind in range(KINDS):
        sketch.left[kind] = 0.0
    if position.phase == LAND_TAKING:
        return
    begins = np.int64(position.this_round) * STACK
    for place in range(begins + np.int64(position.drawn), begins + STACK):
        sketch.left[position.order[place]] += 1.0
    for kind in range(KINDS):
        sketch.left[kind] += np.float32(position.pool[kind])
    for number in range(position.in_row):
        sketch.left[position.row[number]] += 1.0


@rule
def find_neighbours(position, sketch):
    """Which nodes lie side by side, and where meadow joins them or may join them."""
    for node in range(position.laid):
        sides = np.int64(MEADOW_SIDES[position.face[node]])
        cell = np.int64(position.cell[node])
        for side in range(CORNERS):
            found = np.int64(position.on[PLACE[cell + STEP[side]]])
            if found >= FRONTIER:
                sketch.beside[node, side] = MAP_TILES + found - FRONTIER
            else:
                sketch.beside[node, side] = found - 1 if found != FREE else NOWHERE
            sketch.open_side[node, side] = sides >> side & 1 == 1
    for slot in range(position.frontier):
        fixed = np.int64(position.frontier_fixed[slot])
        living = np.float32(0.0)
        fitting = fitting_kinds(fixed)
        for kind in range(KINDS):
            if fitting >> kind & 1:
                living += sketch.left[kind]
        sketch.living[slot] = living
        cell = np.int64(position.frontier_cell[slot])
        for side in range(CORNERS):
            found = np.int64(position.on[PLACE[cell + STEP[side]]])
            node = NOWHERE
            joins = True
            if found >= FRONTIER:
                node = MAP_TILES + found - FRONTIER
            elif found != FREE:
                node = found - 1
                joins = MEADOW_SIDES[position.face[node]] >> (side + 3) % CORNERS & 1 == 1
            sketch.beside[MAP_TILES + slot, side] = node
            sketch.open_side[MAP_TILES + slot, side] = joins


@rule
def measure(position, own, taken, over_cells, steps, sketch):
    """How many steps each node is from a seat's pieces, FAR where there is no way."""
    for tile in range(position.laid):
        steps[tile] = FAR
    for slot in range(position.frontier):
        steps[MAP_TILES + slot] = FAR
    begin = 0
    end = 0
    for tile in range(position.laid):
        if own >> tile & 1:
            steps[tile] = 0
            sketch.waiting[end] = tile
            end += 1
    while begin < end:
        node = sketch.waiting[begin]
        begin += 1
        if node >= MAP_TILES and not over_cells:
            continue
        for side in range(CORNERS):
            other = sketch.beside[node, side]
            if other == NOWHERE or not sketch.open_side[node, side] or steps[other] != FAR:
                continue
            if other < MAP_TILES:
                if taken >> other & 1:
                    continue
            elif sketch.living[other - MAP_TILES] == 0.0:
                continue
            steps[other] = steps[node] + 1
            sketch.waiting[end] = other
            end += 1


@rule
def who_is_nearer(mine, theirs):
    if mine == FAR and theirs == FAR:
        return NOBODYS
    if mine == theirs:
        return TIE
    return MINE if mine < theirs else THEIRS


@rule
def describe_tiles(position, taken, features, sketch):
    """The free meadow, by who is nearer."""
    for tile in range(position.laid):
        if taken >> tile & 1 or not MEADOW_SIDES[position.face[tile]]:
            continue
        mine, theirs = sketch.steps[0, tile], sketch.steps[1, tile]
        who = who_is_nearer(mine, theirs)
        if who == NOBODYS:
            features[TILES_AT + 3 * STEPS_TOLD_APART] += 0.2
        else:
            step = min(min(mine, theirs), STEPS_TOLD_APART) - 1
            features[TILES_AT + who * STEPS_TOLD_APART + step] += 0.2
            reach = 0 if theirs == FAR else 1 if mine == FAR else 2
            features[REACH_AT + reach] += 0.1
        features[HOPES_AT + who_is_nearer(sketch.hoped[0, tile], sketch.hoped[1, tile])] += 0.1


@rule
def describe_cells(position, features, sketch):
    """The free cells: what hope there is of a tile, and for whom."""
    hidden = np.float32(0.0)
    for kind in range(KINDS):
        hidden += sketch.left[kind]
    for slot in range(position.frontier):
        node = MAP_TILES + slot
        mine, theirs = sketch.steps[0, node], sketch.steps[1, node]
        living = sketch.living[slot]
        hope = living / max(hidden, np.float32(1.0))
        at = CELLS_AT + CELL_KINDS * who_is_nearer(mine, theirs)
        if living == 0.0:
            if min(mine, theirs) == FAR:  # the way stops here: whose side it is shows on the tiles beside it
                mine, theirs = (
                    nearest_beside(node, sketch.steps[0], sketch),
                    nearest_beside(node, sketch.steps[1], sketch),
                )
                at = CELLS_AT + CELL_KINDS * who_is_nearer(mine, theirs)
            features[at + 5] += 0.1
            continue
        if position.frontier_fixed[slot] & CANDIDATE == CANDIDATE:
            step = min(min(mine, theirs), 3) - 1
            features[at + step] += hope
            features[at + 3] += 0.1
            if mine <= 2 and theirs <= 2:
                features[BETWEEN_AT] += 0.2
                features[BETWEEN_AT + 1] += hope
        else:
            features[at + 4] += 0.1
        who = who_is_nearer(sketch.hoped[0, node], sketch.hoped[1, node])
        features[HOPES_AT + 4 + who] += 0.5 * hope


@rule
def nearest_beside(node, steps, sketch):
    """One step more than the nearest tile from which meadow faces a cell."""
    best = FAR
    for side in range(CORNERS):
        other = sketch.beside[node, side]
        if other != NOWHERE and other < MAP_TILES and sketch.open_side[node, side] and steps[other] < FAR:
            best = min(best, steps[other] + 1)
    return best


@rule
def describe_farms(position, number, seat, taken, features, sketch):
    """The ways out of each farm of a seat: free meadow beside it, and living cells."""
    at = FARMS_AT + number * FARM_KINDS
    for tile in range(position.laid):
        if not position.farms[seat] >> tile & 1:
            continue
        ways = 0
        for side in range(CORNERS):
            other = sketch.beside[tile, side]
            if other == NOWHERE or not sketch.open_side[tile, side]:
                continue
            if other < MAP_TILES:
                if not taken >> other & 1:
                    ways += 1
                    features[at + STRONG_FARM + 1] += 0.1
            elif sketch.living[other - MAP_TILES] > 0.0:
                ways += 1
                features[at + STRONG_FARM + 2] += 0.1
        features[at + min(ways, STRONG_FARM)] += 0.25


@rule
def describe_stack(position, features, sketch):
    """How much is still to come, and what."""
    left = STACK - np.int64(position.drawn)
    features[LEFT_AT] = left / STACK
    features[LEFT_AT + 1] = (left / STACK) ** 2
    features[LEFT_AT + 2] = left & 1
    if left < LAST_TILES:
        features[LEFT_AT + 3 + left] = 1.0
    if position.phase == LAND_TAKING:
        features[LEFT_AT + 3 + LAST_TILES] = 1.0
        return
    open_tiles = 0
    for kind in range(KINDS):
        open_tiles += position.pool[kind]
        if position.pool[kind] and fits_somewhere(position, 1 << kind):
            features[POOL_AT + 1] += 0.25
        features[KINDS_AT + kind] = 0.25 * sketch.left[kind]
    features[POOL_AT] = 0.1 * open_tiles
    features[POOL_AT + 2] = 1.0 if features[POOL_AT + 1] > 0.0 else 0.0
