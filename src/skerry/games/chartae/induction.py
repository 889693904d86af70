"""Backward induction over cubes: what a position is worth, from the positions one tile later.

Every value is Land's chance to win, in units of 1 / (number of orders of the hidden tiles), so it is a
whole number. With 7 tiles down or more it is one bit, and 64 positions stand in one 64-bit *lane word*
that differ only in the orientation of the first three tiles. `_bits` marks the functions on lane words.

Three passes lead from level k + 1 to level k (CH-R2 is why there are just three):
  take    Land takes, Sea takes: the mover must place, as after two rotations
  answer  the mover may place or rotate once more, as after one rotation
  value   the mover may place or rotate, as after a placement

Each pass computes one place of one cube, so a loop on the CPU and a thread on the GPU run the same code.
"""

from __future__ import annotations

import numpy as np

from skerry.games.chartae.edition import WHOLE
from skerry.games.chartae.lattice import WINDOW
from skerry.games.chartae.rules import (
    KINDS,
    NOBODY,
    SHOWN,
    SPLIT,
    largest_joined,
    shares_lower_edge,
    shares_right_edge,
)
from skerry.games.chartae.state import LAND, MAP_TILES, SEA, SIDE
from skerry.rulebook.compiling import plain, rule

LANES = 64
LANE_DIGITS = 3
NO_LANES = 0
ALL_LANES = -1

# The twelve edges inside a full map, as bits: six between neighbours in a row, six between rows.
EDGES = 12
EDGE_SET = (1 << EDGES) - 1
TILES = SHOWN.shape[1]  # tile codes, EMPTY included
SPLITS = 2 * MAP_TILES  # where the split tile lies and how its sides are shared


def _joined_edges() -> tuple[np.ndarray, np.ndarray]:
    """[tile, neighbour]: joined in Land, bit 0, and in Sea, bit EDGES; to the right and below."""
    right = np.zeros((TILES, TILES), np.int32)
    below = np.zeros((TILES, TILES), np.int32)
    for territory, bit in ((LAND, 1), (SEA, 1 << EDGES)):
        shown = SHOWN[territory]
        right += bit * plain(shares_right_edge)(shown[:, None], shown[None, :]).astype(np.int32)
        below += bit * plain(shares_lower_edge)(shown[:, None], shown[None, :]).astype(np.int32)
    return right, below


RIGHT_EDGES, LOWER_EDGES = _joined_edges()


@rule
def fill_largest(largest):
    """[split cell and form, joined edges]: the largest group on a full map, by the rules' own count."""
    covered = 0
    for row in range(WINDOW):
        covered |= 7 << (SIDE * row)
    for edges in range(1 << EDGES):
        right = 0
        down = 0
        for place in range(EDGES // 2):
            if edges >> place & 1:
                right |= 1 << (SIDE * (place // 2) + place % 2)
            if edges >> (place + EDGES // 2) & 1:
                down |= 1 << (SIDE * (place // WINDOW) + place % WINDOW)
        for form in range(SPLITS):
            cell = form // 2
            largest[form, edges] = largest_joined(
                covered, right, down, SIDE * (cell // WINDOW) + cell % WINDOW, form % 2 + 1
            )


def largest_groups() -> np.ndarray:
    """The table that `board_bits` looks groups up in."""
    largest = np.zeros((SPLITS, 1 << EDGES), np.int8)
    fill_largest(largest)
    return largest


@rule
def split_form(territory, cell, tile):
    """What a tile adds to the row of the table of groups: nothing, unless it is the split one."""
    split = SPLIT[territory, tile]
    if split == WHOLE:
        return 0
    return 2 * cell + split - 1


@rule
def tile_at(kinds, cell, turns):
    return 1 + 4 * ((kinds >> (4 * cell)) & 15) + turns


@rule
def board_bits(kinds, place, largest, right_edges, lower_edges, more, least):
    """Level 9: on which of 64 full maps Land has the larger group (`more`), or no smaller one (`least`).

    `kinds` has four bits a cell. The lanes are the orientations of the top row, `place` of the others.
    """
    low = 0
    land_form = 0
    sea_form = 0
    t3 = tile_at(kinds, 3, place & 3)
    t4 = tile_at(kinds, 4, place >> 2 & 3)
    t5 = tile_at(kinds, 5, place >> 4 & 3)
    t6 = tile_at(kinds, 6, place >> 6 & 3)
    t7 = tile_at(kinds, 7, place >> 8 & 3)
    t8 = tile_at(kinds, 8, place >> 10 & 3)
    low = (
        right_edges[t3, t4] << 2
        | right_edges[t4, t5] << 3
        | right_edges[t6, t7] << 4
        | right_edges[t7, t8] << 5
    )
    low |= lower_edges[t3, t6] << 9 | lower_edges[t4, t7] << 10 | lower_edges[t5, t8] << 11
    land_form = split_form(LAND, 3, t3) + split_form(LAND, 4, t4) + split_form(LAND, 5, t5)
    land_form += split_form(LAND, 6, t6) + split_form(LAND, 7, t7) + split_form(LAND, 8, t8)
    sea_form = split_form(SEA, 3, t3) + split_form(SEA, 4, t4) + split_form(SEA, 5, t5)
    sea_form += split_form(SEA, 6, t6) + split_form(SEA, 7, t7) + split_form(SEA, 8, t8)
    larger = np.int64(0)
    at_least = np.int64(0)
    lane = 0
    for turns2 in range(4):
        t2 = tile_at(kinds, 2, turns2)
        edges2 = low | lower_edges[t2, t5] << 8
        land2 = land_form + split_form(LAND, 2, t2)
        sea2 = sea_form + split_form(SEA, 2, t2)
        for turns1 in range(4):
            t1 = tile_at(kinds, 1, turns1)
            edges1 = edges2 | right_edges[t1, t2] << 1 | lower_edges[t1, t4] << 7
            land1 = land2 + split_form(LAND, 1, t1)
            sea1 = sea2 + split_form(SEA, 1, t1)
            for turns0 in range(4):
                t0 = tile_at(kinds, 0, turns0)
                edges = edges1 | right_edges[t0, t1] | lower_edges[t0, t3] << 6
                land = largest[land1 + split_form(LAND, 0, t0), edges & EDGE_SET]
                sea = largest[sea1 + split_form(SEA, 0, t0), edges >> EDGES]
                larger |= np.int64(land > sea) << lane
                at_least |= np.int64(land >= sea) << lane
                lane += 1
    more[place] = larger
    least[place] = at_least


# Orientations: digits of a place, and digits among the lanes.


@rule
def rotated(place, digit):
    """The place in a cube after the tile of a digit is rotated a quarter turn (CH-R1)."""
    shift = 2 * digit
    if place >> shift & 3 == 3:
        return place - (3 << shift)
    return place + (1 << shift)


@rule
def rotated_bits(cube, place, digit):
    """The lane word of the positions after that rotation."""
    if digit >= LANE_DIGITS:
        return cube[rotated(place, digit - LANE_DIGITS)]
    lanes = cube[place]
    if digit == 0:
        return (lanes >> 1 & 0x7777777777777777) | (lanes & 0x1111111111111111) << 3
    if digit == 1:
        return (lanes >> 4 & 0x0FFF0FFF0FFF0FFF) | (lanes & 0x000F000F000F000F) << 12
    return (lanes >> 16 & 0x0000FFFFFFFFFFFF) | (lanes & 0xFFFF) << 48


@rule
def inserted(place, digit, turns):
    """The place one level up when a tile with these turns is laid at a digit."""
    low = (1 << (2 * digit)) - 1
    return (place & ~low) << 2 | turns << (2 * digit) | (place & low)


@rule
def without_digit(lanes, digit):
    """The 16 lanes in which a digit is zero, pushed together."""
    if digit == 2:
        return lanes & 0xFFFF
    if digit == 1:
        return (lanes & 0xF) | (lanes >> 12 & 0xF0) | (lanes >> 24 & 0xF00) | (lanes >> 36 & 0xF000)
    lanes &= 0x1111111111111111
    lanes = (lanes | lanes >> 3) & 0x0303030303030303
    lanes = (lanes | lanes >> 6) & 0x000F000F000F000F
    lanes = (lanes | lanes >> 12) & 0x000000FF000000FF
    return (lanes | lanes >> 24) & 0xFFFF


@rule
def any_turns_bits(cube, place, digit):
    """For each lane: whether some orientation of the tile laid at a digit leads to a one (CH-P4)."""
    if digit >= LANE_DIGITS:
        first = inserted(place, digit - LANE_DIGITS, 0)
        step = 1 << (2 * (digit - LANE_DIGITS))
        return cube[first] | cube[first + step] | cube[first + 2 * step] | cube[first + 3 * step]
    step = 1 << (2 * digit)
    together = np.int64(0)
    for last in range(4):
        lanes = cube[4 * place + last]
        lanes |= lanes >> step | lanes >> 2 * step | lanes >> 3 * step
        together |= without_digit(lanes, digit) << (16 * last)
    return together


@rule
def every_turns_bits(cube, place, digit):
    """For each lane: whether every orientation of the tile laid at a digit leads to a one."""
    if digit >= LANE_DIGITS:
        first = inserted(place, digit - LANE_DIGITS, 0)
        step = 1 << (2 * (digit - LANE_DIGITS))
        return cube[first] & cube[first + step] & cube[first + 2 * step] & cube[first + 3 * step]
    step = 1 << (2 * digit)
    together = np.int64(0)
    for last in range(4):
        lanes = cube[4 * place + last]
        lanes &= lanes >> step & lanes >> 2 * step & lanes >> 3 * step
        together |= without_digit(lanes, digit) << (16 * last)
    return together


# The take pass: the face-up tile is taken, the next kind is turned up, the tile is laid (CH-P1, CH-P5).


@rule
def best_lay_bits(land_to_move, sea_to_move, children, digits, kind, place, territory):
    """Land's wins when a territory lays with `kind` turned up; the values are of where that leads."""
    result = np.int64(NO_LANES if territory == LAND else ALL_LANES)
    for lay in range(len(digits)):
        if digits[lay] == NOBODY:
            break
        child = children[lay, kind]
        digit = np.int64(digits[lay])
        if territory == LAND:
            result |= any_turns_bits(sea_to_move[child], place, digit)
        else:
            result &= every_turns_bits(land_to_move[child], place, digit)
    return result


@rule
def take_bits(land_to_move, sea_to_move, children, digits, weights, place, territory):
    """Levels 8 and 7, where the next kind is certain."""
    kind = 0
    while weights[kind] == 0:
        kind += 1
    return best_lay_bits(land_to_move, sea_to_move, children, digits, kind, place, territory)


@rule
def take_counts(land_to_move, sea_to_move, children, digits, weights, place, territory, values):
    """Level 6: bits of level 7, added over the two kinds that may be turned up; 64 values at once."""
    for lane in range(LANES):
        values[place * LANES + lane] = 0
    for kind in range(KINDS):
        if weights[kind]:
            lanes = best_lay_bits(land_to_move, sea_to_move, children, digits, kind, place, territory)
            for lane in range(LANES):
                values[place * LANES + lane] += weights[kind] * (lanes >> lane & 1)


@rule
def take_value(land_to_move, sea_to_move, children, digits, weights, place, territory):
    """Levels 5 to 1."""
    total = np.int64(0)
    for kind in range(KINDS):
        if weights[kind] == 0:
            continue
        best = np.int64(-1)
        for lay in range(len(digits)):
            if digits[lay] == NOBODY:
                break
            child = children[lay, kind]
            digit = np.int64(digits[lay])
            first = inserted(place, digit, 0)
            step = 1 << (2 * digit)
            for turns in range(4):
                if territory == LAND:
                    value = np.int64(sea_to_move[child, first + turns * step])
                    if value > best:
                        best = value
                else:
                    value = np.int64(land_to_move[child, first + turns * step])
                    if best < 0 or value < best:
                        best = value
        total += np.int64(weights[kind]) * best
    return total


# The answer and value passes: place, or rotate any tile and let the other side go on (CH-R1, CH-R2).


@rule
def turn_or_take_bits(taken, turned, place, tiles, territory):
    """The better for the mover of taking, and of rotating any tile; as lane words."""
    result = taken[place]
    for digit in range(tiles):
        if territory == LAND:
            result |= rotated_bits(turned, place, digit)
        else:
            result &= rotated_bits(turned, place, digit)
    return result


@rule
def turn_or_take(taken, turned, place, tiles, territory):
    """The better for the mover of taking, and of rotating any tile."""
    result = taken[place]
    for digit in range(tiles):
        value = turned[rotated(place, digit)]
        if (territory == LAND and value > result) or (territory == SEA and value < result):
            result = value
    return result
