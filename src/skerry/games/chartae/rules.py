"""The rules of Chartae. Ledger ids stand in the docstrings; `docs/rules/chartae.md` says them for players.

The entries, in the order of a game: `new`, `seat_to_move`, `legal`, `play`, `over`, `scores`;
and for hidden information `see` and `redeal`.
"""

from __future__ import annotations

import numpy as np

from skerry.games.chartae.edition import SPLIT_TOP_LEFT, TURNS, WHOLE, load
from skerry.games.chartae.state import (
    BEFORE_TURN,
    BY_LOT,
    CELLS,
    COMPASS_CELL,
    HOLDING,
    LAND,
    OVER,
    PILE,
    SEA,
    SIDE,
)
from skerry.rulebook.chance import draw_below, shuffle, sow
from skerry.rulebook.compiling import rule

RULES_VERSION = 1  # rises when a rule is played differently: logs and tables name it
EDITION = load()
KINDS = len(EDITION.kinds)
COPIES = np.array(EDITION.copies, np.int64)
COMPASS = EDITION.compass
FAIR_FIRST = np.array(EDITION.fair_first, np.int64)
NO_KIND = -1
SHOWN = EDITION.shown
SPLIT = EDITION.split

# Actions, one number each.
TURN = 0  # + cell
TAKE = CELLS
LAY = CELLS + 1  # + 4 * cell + quarter turns
LAST_ACTION = LAY + TURNS * CELLS - 1
MOST_ACTIONS = 8 * TURNS + 1  # no position offers more at once

MOST_TURNS_IN_A_ROW = 2
WIDEST = 3  # cells, in both directions
NOBODY = -1

# Sets of cells, one bit a cell.
ALL_CELLS = (1 << CELLS) - 1
ROW = (1 << SIDE) - 1
LEFT_COLUMN = sum(1 << (SIDE * y) for y in range(SIDE))
RIGHT_COLUMN = LEFT_COLUMN << (SIDE - 1)


# Where a single bit stands: the powers of two all differ modulo 37.
BIT_PLACES = 37
CELL_OF_BIT = np.zeros(BIT_PLACES, np.int64)
CELL_OF_BIT[[(1 << cell) % BIT_PLACES for cell in range(CELLS)]] = range(CELLS)


def _frame(used: int) -> int:
    """The lines of cells that keep a map which uses these lines no wider than three."""
    lines = [line for line in range(SIDE) if used >> line & 1] or [SIDE // 2]
    return sum(1 << line for line in range(SIDE) if max(lines) - line < WIDEST and line - min(lines) < WIDEST)


COLUMN_FRAME = np.array([_frame(used) * LEFT_COLUMN for used in range(1 << SIDE)], np.int64)
ROW_FRAME = np.array(
    [sum(ROW << (SIDE * y) for y in range(SIDE) if _frame(used) >> y & 1) for used in range(1 << SIDE)],
    np.int64,
)


@rule
def new(position, seed):
    """Deal a game into an empty record whose options are set (CH-S1, CH-S2, CH-S3).

    The options: the compass tile as it lies, `land` and `first` (a seat, or BY_LOT), and `fair`.
    """
    sow(position.chance, seed)
    if position.land == BY_LOT:
        position.land = draw_below(position.chance, 2)
    if position.first == BY_LOT:
        position.first = draw_below(position.chance, 2)
    top = NO_KIND
    filled = 0
    if position.fair:
        top = FAIR_FIRST[LAND if position.first == position.land else SEA]
        position.pile[0] = top
        filled = 1
    for kind in range(KINDS):
        for _ in range(COPIES[kind] - (kind == COMPASS) - (kind == top)):
            position.pile[filled] = kind
            filled += 1
    shuffle(position.chance, position.pile, 1 if position.fair else 0, PILE)
    begin(position)


@rule
def begin(position):
    """The compass tile lies, a tile is turned up, the first player is to move (CH-S2, CH-S3)."""
    position.covered = 1 << COMPASS_CELL
    position.taken = 0
    position.turned = 0
    position.phase = BEFORE_TURN
    position.seat = position.first


@rule
def over(position):
    """Whether the ninth tile lies (CH-E1)."""
    return position.phase == OVER


@rule
def seat_to_move(position):
    """The seat that decides next, or NOBODY when the game is over (CH-T1)."""
    if position.phase == OVER:
        return NOBODY
    return np.int64(position.seat)


@rule
def first_cell(cells):
    """The lowest cell of a set."""
    return CELL_OF_BIT[(cells & -cells) % BIT_PLACES]


@rule
def may_turn(position):
    """Whether a rotation is allowed now: not a third in a row (CH-R2)."""
    return position.phase == BEFORE_TURN and position.turned < MOST_TURNS_IN_A_ROW


@rule
def neighbours(covered):
    """The cells that share an edge with these (CH-P2)."""
    return (
        ((covered & ~RIGHT_COLUMN) << 1)
        | ((covered & ~LEFT_COLUMN) >> 1)
        | (covered << SIDE)
        | (covered >> SIDE)
    ) & ALL_CELLS


@rule
def frame(covered):
    """The cells that keep the map within three by three (CH-P3)."""
    columns = (
        covered | covered >> SIDE | covered >> 2 * SIDE | covered >> 3 * SIDE | covered >> 4 * SIDE
    ) & ROW
    rows = 0
    for y in range(SIDE):
        if covered >> (SIDE * y) & ROW:
            rows |= 1 << y
    return COLUMN_FRAME[columns] & ROW_FRAME[rows]


@rule
def places(covered):
    """The cells where a tile may be laid (CH-P2, CH-P3)."""
    return neighbours(covered) & frame(covered) & ~covered


@rule
def legal(position, actions):
    """Write every legal action into `actions`, in rising order; answer how many (CH-T1, CH-P5)."""
    count = 0
    covered = np.int64(position.covered)
    if position.phase == BEFORE_TURN:
        if may_turn(position):
            while covered:
                actions[count] = TURN + first_cell(covered)
                covered &= covered - 1
                count += 1
        actions[count] = TAKE
        count += 1
    elif position.phase == HOLDING:
        free = places(covered)
        while free:
            cell = first_cell(free)
            free &= free - 1
            for turns in range(TURNS):
                actions[count] = LAY + TURNS * cell + turns
                count += 1
    return count


@rule
def play(position, action):
    """Play a legal action."""
    if action < TAKE:
        turn(position, action - TURN)
    elif action == TAKE:
        take(position)
    else:
        lay(position, (action - LAY) // TURNS, (action - LAY) % TURNS)


@rule
def turn(position, cell):
    """Rotate a tile of the map, the compass tile included, a quarter turn clockwise (CH-R1)."""
    tile = np.int64(position.tile[cell])
    position.tile[cell] = tile + 1 if tile % TURNS else tile + 1 - TURNS
    position.turned += 1
    position.seat ^= 1


@rule
def take(position):
    """Take the face-up tile; the next one is turned up at once (CH-P1). Rotations count anew (CH-R2)."""
    position.taken += 1
    position.turned = 0
    position.phase = HOLDING


@rule
def lay(position, cell, turns):
    """Lay the tile in hand (CH-P1, CH-P4); with the ninth tile the game ends at once (CH-E1)."""
    position.tile[cell] = 1 + TURNS * np.int64(position.pile[position.taken - 1]) + turns
    position.covered |= 1 << cell
    position.seat ^= 1
    position.phase = OVER if position.taken == PILE else BEFORE_TURN


@rule
def scores(position, points):
    """The largest group of each seat's territory, in tiles (CH-W1)."""
    for seat in range(2):
        points[seat] = largest_group(position, LAND if position.land == seat else SEA)


@rule
def winner(position):
    """The seat that has won, or NOBODY while the game goes on (CH-W1, CH-W2)."""
    if position.phase != OVER:
        return NOBODY
    land = largest_group(position, LAND)
    sea = largest_group(position, SEA)
    if land != sea:
        return np.int64(position.land) if land > sea else 1 - np.int64(position.land)
    return np.int64(position.seat)  # the seat after the one that laid the last tile


@rule
def shares_right_edge(left, right):
    """Whether two tiles side by side both show a territory along their edge, given its half-edges (CH-C1)."""
    return ((left >> 2 & right >> 7) | (left >> 3 & right >> 6)) & 1


@rule
def shares_lower_edge(upper, lower):
    """The same for two tiles one above the other (CH-C1)."""
    return ((upper >> 4 & lower >> 1) | (upper >> 5 & lower)) & 1


@rule
def largest_group(position, territory):
    """The most tiles joined in a territory (CH-C1, CH-C2)."""
    right = 0  # cells joined with their right neighbour
    down = 0  # cells joined with their lower neighbour
    split_cell = 0
    split = WHOLE
    covered = np.int64(position.covered)
    waiting = covered
    while waiting:
        cell = first_cell(waiting)
        waiting &= waiting - 1
        tile = position.tile[cell]
        halves = SHOWN[territory, tile]
        if cell % SIDE < SIDE - 1 and shares_right_edge(halves, SHOWN[territory, position.tile[cell + 1]]):
            right |= 1 << cell
        if cell < CELLS - SIDE and shares_lower_edge(halves, SHOWN[territory, position.tile[cell + SIDE]]):
            down |= 1 << cell
        if SPLIT[territory, tile] != WHOLE:
            split_cell = cell
            split = SPLIT[territory, tile]
    return largest_joined(covered, right, down, split_cell, split)


@rule
def largest_joined(covered, right, down, split_cell, split):
    """The most cells that hang together over joined edges.

    A tile with two regions of the territory stands for two: its cell keeps the upper side, bit CELLS has the
    lower one; connection runs through regions, the count is in tiles (CH-C2).
    """
    second = 0  # the region that owns the split tile's lower side, as a set of one
    second_joins = 0  # the cells it is joined with
    if split != WHOLE:
        here = 1 << split_cell
        second = 1 << CELLS
        second_joins = (down & here) << SIDE
        down &= ~here
        if split == SPLIT_TOP_LEFT:
            second_joins |= (right & here) << 1
            right &= ~here
        else:
            second_joins |= right & here >> 1
            right &= ~(here >> 1)
    waiting = covered | second
    best = 0
    while waiting:
        group = waiting & -waiting
        grown = 0
        while grown != group:
            grown = group
            group |= (
                (group & right) << 1 | (group >> 1 & right) | (group & down) << SIDE | (group >> SIDE & down)
            )
            if group & second_joins:
                group |= second
            if group & second:
                group |= second_joins
        waiting &= ~group
        tiles = count_cells((group & ALL_CELLS) | (group >> CELLS) << split_cell)
        if tiles > best:
            best = tiles
    return best


@rule
def count_cells(cells):
    """How many cells a set holds."""
    count = 0
    while cells:
        cells &= cells - 1
        count += 1
    return count


@rule
def see(position, seat, seen):
    """Write into an empty record what a seat may see: everything but the order of the hidden pile (CH-H1)."""
    left = np.int64(0)  # how many of each kind lie hidden, four bits a kind
    for place in range(PILE):
        kind = position.pile[place]
        if place <= position.taken:
            seen.pile[place] = kind
        else:
            left += 1 << (4 * np.int64(kind))
    place = np.int64(position.taken) + 1
    for kind in range(KINDS):
        for _ in range(left >> (4 * kind) & 15):
            seen.pile[place] = kind
            place += 1
    for cell in range(CELLS):
        seen.tile[cell] = position.tile[cell]
    seen.covered = position.covered
    seen.taken = position.taken
    seen.phase = position.phase
    seen.turned = position.turned
    seen.seat = position.seat
    seen.land = position.land
    seen.first = position.first
    seen.fair = position.fair


@rule
def redeal(position, seat, seed):
    """Shuffle again what a seat cannot see: the pile below the face-up tile (CH-H1)."""
    sow(position.chance, seed)
    shuffle(position.chance, position.pile, min(np.int64(position.taken) + 1, PILE), PILE)
