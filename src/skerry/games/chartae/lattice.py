"""The index of all positions: shapes of the map, kinds on it, and how one level leads to the next.

A *word* is a shape of the map with a kind on each of its cells and the face-up kind beside it. All
orientations of its tiles together are a *cube* of 4**k values; `Level.keys` lists the words of a level
in rising order, so that the place of a word in it is the place of its cube in a table. The orientation
of the tile on the i-th cell (row by row) is the i-th base-4 digit of a place in the cube.

A lattice grows from any words: from the compass tile alone for the whole game, from one position's
word for an answer at the table.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from skerry.games.chartae.rules import COMPASS, COPIES, KINDS, NOBODY, ROW, count_cells, places
from skerry.games.chartae.state import CELLS, MAP_TILES, SIDE
from skerry.rulebook.compiling import rule

WINDOW = 3  # a shape is a set of cells of a 3x3 window, pushed against its top and left side
CORNER = SIDE + 1  # where the window's first cell lies on the grid of the rules
WORD_CODES = KINDS**MAP_TILES  # a key is shape * WORD_CODES + kinds, in base KINDS
MOST_LAYS = 8  # no shape has more cells where a tile may be laid
NO_WORD = -1


@dataclass(frozen=True)
class Level:
    """All words with the same number of tiles down."""

    tiles: int
    keys: np.ndarray  # [word], rising
    children: np.ndarray  # [word, lay, next kind]: the word of the level above, or NO_WORD
    digits: np.ndarray  # [word, lay]: the cube digit that the tile laid there gets
    weights: np.ndarray  # [word, next kind]: how many tiles of the kind lie hidden

    @property
    def words(self) -> int:
        return len(self.keys)

    @property
    def cube(self) -> int:
        return 4**self.tiles


@rule
def shape_on_grid(shape):
    """The cells of a shape on the grid that the rules use."""
    covered = 0
    for row in range(WINDOW):
        covered |= (shape >> (WINDOW * row) & 7) << (CORNER + SIDE * row)
    return covered


@rule
def shape_of(covered):
    """The shape of a map, wherever it lies on the grid."""
    columns = (
        covered | covered >> SIDE | covered >> 2 * SIDE | covered >> 3 * SIDE | covered >> 4 * SIDE
    ) & ROW
    left = 0
    while not columns >> left & 1:
        left += 1
    top = 0
    while not covered >> (SIDE * top) & ROW:
        top += 1
    covered >>= SIDE * top + left
    return (covered & 7) | (covered >> SIDE & 7) << WINDOW | (covered >> 2 * SIDE & 7) << 2 * WINDOW


@rule
def kinds_of(key, tiles, kinds):
    """Write the kinds of a word: on its cells, then the face-up one; answer its shape."""
    code = key % WORD_CODES
    for place in range(min(tiles + 1, MAP_TILES)):
        kinds[place] = code % KINDS
        code //= KINDS
    return key // WORD_CODES


@rule
def key_of(shape, tiles, kinds):
    """The key of a word: the inverse of `kinds_of`."""
    code = 0
    for place in range(min(tiles + 1, MAP_TILES) - 1, -1, -1):
        code = code * KINDS + kinds[place]
    return shape * WORD_CODES + code


@rule
def grow(keys, tiles, child_keys, digits, weights):
    """For each word: the words that taking, turning up and laying lead to."""
    kinds = np.zeros(MAP_TILES + 1, np.int64)
    longer = np.zeros(MAP_TILES + 1, np.int64)
    for word in range(len(keys)):
        covered = shape_on_grid(kinds_of(keys[word], tiles, kinds))
        for kind in range(KINDS):
            weights[word, kind] = COPIES[kind]
        for place in range(tiles + 1):
            weights[word, kinds[place]] -= 1
        if tiles == MAP_TILES - 1:  # nothing is turned up any more: one way to go on
            weights[word, 0] = 1
        free = places(covered)
        lay = 0
        for cell in range(CELLS):
            if not free >> cell & 1:
                continue
            digit = count_cells(covered & ((1 << cell) - 1))
            digits[word, lay] = digit
            shape = shape_of(covered | 1 << cell)
            for place in range(tiles + 1):
                longer[place + (1 if place >= digit else 0)] = kinds[place]
            longer[digit] = kinds[tiles]
            for kind in range(KINDS):
                if weights[word, kind]:
                    longer[tiles + 1] = kind
                    child_keys[word, lay, kind] = key_of(shape, tiles + 1, longer)
            lay += 1


def opening_words() -> np.ndarray:
    """The words of a game's start: the compass tile, and any kind face up."""
    left = COPIES - np.eye(KINDS, dtype=np.int64)[COMPASS]
    kinds = np.zeros(MAP_TILES + 1, np.int64)
    kinds[0] = COMPASS
    keys = []
    for face_up in np.flatnonzero(left):
        kinds[1] = face_up
        keys.append(key_of(1, 1, kinds))
    return np.array(sorted(keys), np.int64)


def grow_level(keys: np.ndarray, tiles: int) -> tuple[Level, np.ndarray]:
    """A level from its keys, and the keys of the next one."""
    child_keys = np.full((len(keys), MOST_LAYS, KINDS), NO_WORD, np.int64)
    digits = np.full((len(keys), MOST_LAYS), NOBODY, np.int8)
    weights = np.zeros((len(keys), KINDS), np.int8)
    grow(keys, tiles, child_keys, digits, weights)
    lays = max(int((digits >= 0).sum(axis=1).max()), 1)
    child_keys = child_keys[:, :lays]
    reached = child_keys >= 0
    next_keys = np.unique(child_keys[reached])
    children = np.full(child_keys.shape, NO_WORD, np.int32)
    children[reached] = np.searchsorted(next_keys, child_keys[reached])
    return Level(tiles, keys, children, np.ascontiguousarray(digits[:, :lays]), weights), next_keys


def grow_lattice(keys: np.ndarray, tiles: int) -> list[Level]:
    """All levels from these words up to the full map."""
    levels = []
    while tiles < MAP_TILES:
        level, keys = grow_level(keys, tiles)
        levels.append(level)
        tiles += 1
    nothing = np.zeros((len(keys), 0, KINDS), np.int32)
    levels.append(
        Level(tiles, keys, nothing, np.zeros((len(keys), 0), np.int8), np.zeros((len(keys), KINDS), np.int8))
    )
    return levels
