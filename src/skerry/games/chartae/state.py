"""The position of a game of Chartae: one record of fixed layout, a comment on every field."""

from __future__ import annotations

import numpy as np

from skerry.rulebook.chance import CHANCE

SIDE = 5  # the compass tile lies in the middle of a 5x5 grid: the map cannot reach further
CELLS = SIDE * SIDE
COMPASS_CELL = CELLS // 2
MAP_TILES = 9
PILE = MAP_TILES - 1

EMPTY = 0  # no tile on the cell; a tile is 1 + 4 * kind + clockwise quarter turns

LAND, SEA = 0, 1  # the two territories
BY_LOT = 2  # option value: drawn by lot when the game is dealt

# Phases: what the seat to move decides.
BEFORE_TURN = 0  # rotate a tile or take the face-up one
HOLDING = 1  # where to lay the tile in hand
OVER = 2

# Words first, bytes after: a GPU reads a word only where it is aligned.
POSITION = np.dtype(
    [
        ("chance", *CHANCE),  # the generator that shuffles the pile
        ("covered", "<u4"),  # the cells that hold a tile, as a set: bit c stands for cell c
        ("tile", "u1", (CELLS,)),  # the map, row by row: EMPTY, or the tile on the cell
        ("pile", "u1", (PILE,)),  # kinds in the order in which they are turned up
        ("taken", "u1"),  # how many tiles of the pile have been taken
        ("phase", "u1"),  # before a turn, holding a tile, over
        ("turned", "u1"),  # rotations in a row just before this turn, 0 to 2
        ("seat", "u1"),  # the seat to move, 0 or 1
        ("land", "u1"),  # the seat that plays Land
        ("first", "u1"),  # the seat that began
        ("fair", "u1"),  # option: one if the first tile is the fair one, not drawn
    ]
)
