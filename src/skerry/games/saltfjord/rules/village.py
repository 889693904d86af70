"""The village: where a tile fits, building, full lines and their piers, what a building does."""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.faces import BUILD, BUILD_ONE
from skerry.games.saltfjord.rules.stack import offered, push_effects, top
from skerry.games.saltfjord.rules.stores import has, notice, receive
from skerry.games.saltfjord.rules.tables import (
    FACE_EFFECTS,
    FACE_GAIN,
    FACE_PIER,
    FACE_PRODUCES,
    LARGE_PLANKS,
    LARGE_WOOD,
    LESS_WOOD,
    LINE_IS_FULL,
    ROTATIONS,
    SHAPE_LARGE,
    SHAPE_SIZE,
    SHAPE_X,
    SHAPE_Y,
    SMALL_WOOD,
    SNOW,
    TILE_FACE,
    TILE_IS_BUILT,
    TILE_ROTATIONS,
    TILE_SHAPE,
    TILE_SIZE,
)
from skerry.games.saltfjord.state import (
    CELLS,
    FROM_BUILDINGS,
    FROM_PIERS,
    LINES,
    NO_PIECE,
    PLANK,
    SIDE,
    STACKS,
    TURN,
    WAGONS,
    WOOD,
)
from skerry.rulebook.compiling import rule


@rule
def cell_of(tile, rotation, cell, number):
    """The cell under one part of a tile whose leftmost column and topmost row are those of `cell`; or -1."""
    shape = TILE_SHAPE[tile]
    x = cell % SIDE + SHAPE_X[shape, rotation, number]
    y = cell // SIDE + SHAPE_Y[shape, rotation, number]
    if x >= SIDE or y >= SIDE:
        return -1
    return y * SIDE + x


@rule
def fits(position, seat, tile, rotation, cell):
    """Whether a tile lies on empty cells only, within the grid (SF-B6)."""
    for number in range(TILE_SIZE[tile]):
        under = cell_of(tile, rotation, cell, number)
        if under < 0 or position.village[seat, under]:
            return False
    return True


@rule
def lay(position, seat, tile, rotation, cell):
    """A tile lies in the village."""
    for number in range(TILE_SIZE[tile]):
        under = cell_of(tile, rotation, cell, number)
        position.village[seat, under] = TILE_FACE[tile, number]
        position.tile_on[seat, under] = tile + 1


@rule
def cell_in_line(line, place):
    """The cell at a place of a line: columns run from the top, rows from the left (SF-A3)."""
    if line < SIDE:
        return place * SIDE + line
    return (line - SIDE) * SIDE + place


@rule
def in_line(line, cell):
    """Whether a cell belongs to a line."""
    if line < SIDE:
        return cell % SIDE == line
    return cell // SIDE == line - SIDE


@rule
def is_full(position, seat, line):
    """Whether every cell of a line shows something (SF-B8)."""
    for place in range(SIDE):
        if position.village[seat, cell_in_line(line, place)] == 0:
            return False
    return True


@rule
def pay_full_lines(position, seat, tile, rotation, cell):
    """Lines that this tile has filled pay each of their piers, at a crossing once for each line (SF-B8)."""
    for line in range(LINES):
        touched = False
        for number in range(TILE_SIZE[tile]):
            touched = touched or in_line(line, cell_of(tile, rotation, cell, number))
        if touched and is_full(position, seat, line):
            pay_piers(position, seat, line)
            notice(position, seat, LINE_IS_FULL)


@rule
def pay_piers(position, seat, line):
    """Every pier of a line pays its reward (SF-B8)."""
    for place in range(SIDE):
        face = np.int64(position.village[seat, cell_in_line(line, place)])
        if FACE_PIER[face]:
            receive(position, seat, FACE_GAIN[face], FROM_PIERS)


# Building


@rule
def tile_on_top(position, stack):
    """The open tile of a stack, or -1 (SF-S6)."""
    left = np.int64(position.tiles_left[stack])
    if left == 0:
        return -1
    return np.int64(position.tiles[stack, left - 1]) - 1


@rule
def take_tile(position, stack):
    """The open tile leaves its stack (SF-S6)."""
    left = np.int64(position.tiles_left[stack])
    position.tiles[stack, left - 1] = 0
    position.tiles_left[stack] = left - 1


@rule
def saves_wood(position, seat):
    """The wood that a tile costs less (SF-D2)."""
    return np.int64(position.powers[seat]) >> LESS_WOOD & 1


@rule
def can_pay_large(position, seat):
    """One wood and one plank; with the third step of Carpentry only the plank (SF-L1, SF-D2)."""
    wood = LARGE_WOOD - saves_wood(position, seat)
    return has(position, seat, WOOD) >= wood and has(position, seat, PLANK) >= LARGE_PLANKS


@rule
def can_pay_small(position, seat):
    """One wood; nothing with the third step of Carpentry (SF-B6, SF-D2)."""
    return has(position, seat, WOOD) >= SMALL_WOOD - saves_wood(position, seat)


@rule
def may_build(position, seat, stack):
    """Whether a tile of this stack may be built and paid for now (SF-B6, SF-L1, SF-C1)."""
    if position.tiles_left[stack] == 0:
        return False
    shape = stack // 2
    if SHAPE_LARGE[shape]:
        return top(position) == TURN and can_pay_large(position, seat)
    if offered(position, BUILD_ONE):
        return SHAPE_SIZE[shape] == 1
    return offered(position, BUILD) > 0 and can_pay_small(position, seat)


@rule
def list_places(position, seat, actions, count, first):
    """Write each place where a tile may be built now; answer how many actions there are in all."""
    for stack in range(STACKS):
        if not may_build(position, seat, stack):
            continue
        tile = tile_on_top(position, stack)
        for cell in range(CELLS):
            for rotation in range(TILE_ROTATIONS[tile]):
                if fits(position, seat, tile, rotation, cell):
                    actions[count] = first + (CELLS * stack + cell) * ROTATIONS + rotation
                    count += 1
    return count


@rule
def pay_for_tile(position, seat, stack):
    """Pay for a tile; the one of the tavern is free (SF-B6, SF-L1, SF-C1)."""
    if SHAPE_LARGE[stack // 2]:
        position.store[seat, WOOD] -= LARGE_WOOD - saves_wood(position, seat)
        position.store[seat, PLANK] -= LARGE_PLANKS
    elif not offered(position, BUILD_ONE):
        position.store[seat, WOOD] -= SMALL_WOOD - saves_wood(position, seat)


@rule
def build(position, seat, stack, cell, rotation):
    """Take the open tile of a stack, pay for it, lay it; what it fills pays (SF-B6, SF-B8, SF-L1, SF-O3)."""
    tile = tile_on_top(position, stack)
    pay_for_tile(position, seat, stack)
    take_tile(position, stack)
    if position.seats == 1 and position.tiles_left[stack ^ 1]:
        take_tile(position, stack ^ 1)
    lay(position, seat, tile, rotation, cell)
    pay_full_lines(position, seat, tile, rotation, cell)
    notice(position, seat, TILE_IS_BUILT)


@rule
def fits_on_snow(position, seat, tile, rotation, cell):
    """Whether a start tile lies on snow only (SF-S10)."""
    for number in range(TILE_SIZE[tile]):
        under = cell_of(tile, rotation, cell, number)
        if under < 0 or not SNOW[under]:
            return False
    return True


# Buildings


@rule
def has_building(position, seat, cell):
    """Whether a building, and no pier, is on a cell (SF-A6)."""
    face = np.int64(position.village[seat, cell])
    return face > 0 and not FACE_PIER[face]


@rule
def has_wagon(position, seat, cell):
    """Whether a wagon stands on a cell."""
    for wagon in range(WAGONS):
        if position.wagon[seat, wagon] == cell:
            return True
    return False


@rule
def is_free(position, seat, cell):
    """Whether a cell is free of dice, workers and wagons (SF-A3, SF-X4, SF-W3)."""
    return position.piece[seat, cell] == NO_PIECE and not has_wagon(position, seat, cell)


@rule
def activate(position, seat, cell):
    """A building takes effect: it produces, or its effects may be used (SF-B1, SF-B2)."""
    face = np.int64(position.village[seat, cell])
    if FACE_PRODUCES[face]:
        receive(position, seat, FACE_GAIN[face], FROM_BUILDINGS)
    else:
        push_effects(position, FACE_EFFECTS[face, 0], FACE_EFFECTS[face, 1], FROM_BUILDINGS, 0)
