"""The position of a match of Fjorde: one record of fixed layout, a comment on every field.

Cells are numbered by their true coordinates (`cell_number`), q and r from -REACH to REACH. The map itself is
kept on a wrapped grid of 363 places: each column, row and diagonal of a map holds at least two tiles, but for
the outermost, because a new tile touches two others (FJ-P2). So 40 tiles span at most 21 lines in each of the
three directions, and while there is a tile left to lay, map and frontier span at most 22. Cells that differ
by multiples of (22, -11) and (11, 11) are 22 lines apart, and may share a place without ever meeting.
"""

from __future__ import annotations

import numpy as np

from skerry.rulebook.chance import CHANCE

REACH = 21  # a tile lies at most 20 cells from the first one, its free neighbours at most 21
SIDE = 2 * REACH + 1
CELLS = SIDE * SIDE

SHIFT = 11  # half the lines that two cells on one place are apart
PLACES_A_LINE = 3 * SHIFT
PLACES = PLACES_A_LINE * SHIFT

MAP_TILES = 40
START_TILES = 3
STACK = MAP_TILES - START_TILES
MOST_FRONTIER = 48  # three tiles have 9 free neighbours, and a tile adds at most one more than it takes
MOST_ROUNDS = 3
MOST_KINDS = 28
ROW = 4  # tiles in the display of the option `row`

FARMS = 4
FIELDS = 20

BY_LOT = 2  # option value: drawn by lot when the match is dealt

# What is on a place: nothing, or 1 + the number of the tile, or FRONTIER + the number of the free neighbour.
FREE = 0
FRONTIER = 64

# Phases: what the seat to move decides.
TURN = 0  # draw, or lay a tile that lies open: of the pool, or of the row
HOLDING = 1  # where to lay the drawn tile
REPLY = 2  # silent, or point out a place, after the other seat's claim (option `oversight`)
FARMING = 3  # a farm on the tile just laid, or none
LAND_TAKING = 4  # where to place a field
OVER = 5

# Words first, bytes after: a GPU reads a word only where it is aligned.
POSITION = np.dtype(
    [
        ("chance", *CHANCE),  # the generator: it shuffles the stacks, and the bag of the option `row`
        ("farms", "<i8", (2,)),  # by seat: the tiles with a farm, as a set: bit t stands for tile t
        ("fields", "<i8", (2,)),  # by seat: the tiles with a field
        ("reach", "<i8", (2,)),  # by seat, in land-taking: the tiles next to a piece over meadow
        ("cell", "<u2", (MAP_TILES,)),  # where each tile lies, in the order in which they were laid
        ("frontier_cell", "<u2", (MOST_FRONTIER,)),  # the free cells next to a tile, in no order
        ("frontier_fixed", "<u2", (MOST_FRONTIER,)),  # their fixed corners, two bits each, and two flags
        ("on", "u1", (PLACES,)),  # the wrapped grid: FREE, a tile, or one of the frontier
        ("face", "u1", (MAP_TILES,)),  # how each tile lies: its kind and rotation in one number
        ("order", "u1", (MOST_ROUNDS * STACK,)),  # the kinds of each round's stack; zero once drawn
        ("pool", "u1", (MOST_KINDS,)),  # how many of each kind lie in the pool (or are set aside: `row`)
        ("row", "u1", (ROW,)),  # option `row`: the kinds on display
        ("points", "u1", (2 * MOST_ROUNDS,)),  # fields placed: of seat s in round n at 2 * n + s
        ("farms_left", "u1", (2,)),  # by seat: farms in hand
        ("fields_left", "u1", (2,)),  # by seat: fields in hand
        ("hand", "u1"),  # 1 + the kind of the drawn tile, or zero
        ("in_row", "u1"),  # how many tiles the row holds
        ("drawn", "u1"),  # how many tiles of this round's stack are drawn
        ("laid", "u1"),  # how many tiles the map has
        ("frontier", "u1"),  # how many free cells are next to a tile
        ("phase", "u1"),
        ("seat", "u1"),  # the seat to move
        ("first", "u1"),  # the seat that began this round
        ("this_round", "u1"),  # from 0
        ("rounds", "u1"),  # option: 3 or 1
        ("oversight", "u1"),  # option: one if a player may claim that a tile fits nowhere
        ("by_row", "u1"),  # option: one if four tiles lie open instead of blind draws
    ]
)


def cell_number(q: int, r: int) -> int:
    """The number of a cell."""
    return (q + REACH) * SIDE + r + REACH


def coordinates(cell: int) -> tuple[int, int]:
    """The q and r of a cell."""
    return int(cell) // SIDE - REACH, int(cell) % SIDE - REACH


def place_of(q: int, r: int) -> int:
    """Where a cell lies on the wrapped grid."""
    times = r // SHIFT
    return (q - SHIFT * times) % PLACES_A_LINE * SHIFT + r - SHIFT * times
