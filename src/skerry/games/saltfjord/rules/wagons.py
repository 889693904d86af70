"""Wagons, the advanced game: how they move, and what they trigger."""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.rules.fishing import has_power
from skerry.games.saltfjord.rules.stack import part, set_part, top
from skerry.games.saltfjord.rules.stores import receive
from skerry.games.saltfjord.rules.tables import FACE_GAIN, FACE_PIER, WAGON_PIERS, WAGON_WAYS, WAY_X, WAY_Y
from skerry.games.saltfjord.rules.village import activate, is_free
from skerry.games.saltfjord.state import CELLS, FROM_PIERS, MOVE_WAGONS, RIDE, SIDE, WAGONS, WAITING
from skerry.rulebook.compiling import rule

STAY, UP, DOWN, LEFT, RIGHT = range(WAGON_WAYS)


@rule
def cell_beside(cell, way):
    """The cell that lies one step away, or -1 beyond the grid."""
    x, y = cell % SIDE + WAY_X[way], cell // SIDE + WAY_Y[way]
    if x < 0 or y < 0 or x >= SIDE or y >= SIDE:
        return -1
    return y * SIDE + x


@rule
def way_is_open(position, way):
    """With a column left, right or not at all, with a row up, down or not (SF-W2); else anywhere (SF-W1)."""
    if top(position) == MOVE_WAGONS:
        return way != STAY
    if top(position) != RIDE:
        return False
    if part(position, 1) < SIDE:
        return way in (STAY, LEFT, RIGHT)
    return way in (STAY, UP, DOWN)


@rule
def may_move(position, seat, wagon, way):
    """Whether a wagon may go that way now: never onto a die, a worker or a wagon (SF-W2)."""
    if not way_is_open(position, way) or not part(position, 2) >> wagon & 1:
        return False
    cell = np.int64(position.wagon[seat, wagon])
    if cell >= CELLS:
        return False
    if way == STAY:
        return True
    beside = cell_beside(cell, way)
    return beside >= 0 and is_free(position, seat, beside)


@rule
def move(position, seat, wagon, way):
    """A wagon moves or stays, and triggers what it stands on (SF-W1, SF-W2)."""
    set_part(position, 2, part(position, 2) & ~(1 << wagon))
    set_part(position, 3, 1)
    cell = cell_beside(np.int64(position.wagon[seat, wagon]), way)
    position.wagon[seat, wagon] = cell
    face = np.int64(position.village[seat, cell])
    if face == 0:
        return
    if not FACE_PIER[face]:
        activate(position, seat, cell)
    elif has_power(position, seat, WAGON_PIERS):
        receive(position, seat, FACE_GAIN[face], FROM_PIERS)


@rule
def let_second_wagon_in(position, seat):
    """A waiting wagon enters at the top left as soon as the cell is free, triggering nothing (SF-W1)."""
    if position.wagon[seat, 1] == WAITING and is_free(position, seat, 0):
        position.wagon[seat, 1] = 0


@rule
def list_ways(position, seat, actions, count, first):
    """Write each way that a wagon may go; answer how many actions there are in all."""
    for wagon in range(WAGONS):
        for way in range(WAGON_WAYS):
            if may_move(position, seat, wagon, way):
                actions[count] = first + WAGON_WAYS * wagon + way
                count += 1
    return count
