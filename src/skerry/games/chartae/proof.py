"""The proof of the solution: values computed another way, and what must not change them.

`expectimax` knows nothing of words, cubes and passes. It plays the rules forwards, tries every action and
every tile that may be turned up, and remembers positions it has met. Slow, short, and independent.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from fractions import Fraction
from math import factorial

import numpy as np
from numba import types
from numba.typed import Dict

from skerry.games.chartae.edition import TURNS
from skerry.games.chartae.exact import action_values
from skerry.games.chartae.lattice import Level, key_of, kinds_of, shape_on_grid
from skerry.games.chartae.notation import write_position
from skerry.games.chartae.passes import BITS_FROM, Values, units
from skerry.games.chartae.rules import COMPASS, COPIES, KINDS, MOST_ACTIONS, TAKE, legal, play, winner
from skerry.games.chartae.state import BEFORE_TURN, CELLS, LAND, MAP_TILES, OVER, PILE, POSITION, SEA
from skerry.games.chartae.symmetry import exchange, orientation, rotate
from skerry.rulebook.compiling import rule

DEEPEST = 3 * PILE + PILE + 1  # actions in a game: rotations, takes and lays
LAND_SEAT = 0


@rule
def identity(position):
    """A number for what the rest of the game depends on: the map, the face-up kind, the mover, rotations."""
    number = np.int64(position.covered)
    low = 0  # push the map into a corner: where it lies on the table does not matter
    while not number >> low & 1:
        low += 1
    left = 4
    for cell in range(CELLS):
        if number >> cell & 1 and cell % 5 < left:
            left = cell % 5
    first = low - low % 5 + left
    shape = np.int64(0)
    tiles = np.int64(0)
    for row in range(3):
        for column in range(3):
            cell = first + 5 * row + column
            shape <<= 1
            if cell < CELLS and cell % 5 >= left and number >> cell & 1:
                shape |= 1
                kind_and_turns = np.int64(position.tile[cell]) - 1
                tiles = tiles * 24 + kind_and_turns
    face_up = np.int64(position.pile[position.taken]) if position.taken < PILE else 0
    return (((shape * 2641807540224 + tiles) * KINDS + face_up) * 2 + position.seat) * 3 + position.turned


@rule
def expectimax(stack, actions, depth, met):
    """Land's value of stack[depth] in units of 1 / (orders of the hidden tiles), by trying everything."""
    position = stack[depth]
    if position.phase == OVER:
        return np.int64(winner(position) == LAND_SEAT)
    key = np.int64(-1)
    if position.phase == BEFORE_TURN:
        key = identity(position)
        if key in met:
            return met[key]
    count = legal(position, actions[depth])
    best = np.int64(-1)
    for number in range(count):
        action = np.int64(actions[depth, number])
        value = np.int64(0)
        if action == TAKE and position.taken + 1 < PILE:
            for place in range(position.taken + 1, PILE):  # each hidden tile may be the next
                stack[depth + 1] = stack[depth]
                after = stack[depth + 1]
                kept = after.pile[position.taken + 1]
                after.pile[position.taken + 1] = after.pile[place]
                after.pile[place] = kept
                play(after, action)
                value += expectimax(stack, actions, depth + 1, met)
        else:
            stack[depth + 1] = stack[depth]
            play(stack[depth + 1], action)
            value = expectimax(stack, actions, depth + 1, met)
        land_moves = position.seat == LAND_SEAT
        if best < 0 or (land_moves and value > best) or (not land_moves and value < best):
            best = value
    if key >= 0:
        met[key] = best
    return best


def land_value(position: np.ndarray) -> Fraction:
    """Land's chance under best play, the slow way. `position` is a record whose seat 0 plays Land."""
    stack = np.zeros(DEEPEST + 1, POSITION)
    stack[0] = position
    met = Dict.empty(types.int64, types.int64)
    value = expectimax(stack, np.zeros((DEEPEST + 1, MOST_ACTIONS), np.int64), 0, met)
    tiles = int((position["tile"] > 0).sum())
    return Fraction(int(value), factorial(PILE - tiles))


def position_of(level: Level, word: int, place: int, territory: int, turned: int = 0) -> np.ndarray:
    """The position at a place of a table, as a record."""
    kinds = np.zeros(MAP_TILES + 1, np.int64)
    covered = int(shape_on_grid(kinds_of(level.keys[word], level.tiles, kinds)))
    position = np.zeros((), POSITION)
    position["covered"] = covered
    for tile, cell in enumerate(cell for cell in range(CELLS) if covered >> cell & 1):
        position["tile"][cell] = 1 + TURNS * kinds[tile] + (place >> (2 * tile) & 3)
    on_map = sorted(int(kind) for kind in kinds[: level.tiles])
    on_map.remove(COMPASS)
    left = [int(copies) for copies in COPIES]
    for kind in kinds[: level.tiles + 1]:
        left[kind] -= 1
    hidden = [kind for kind in range(KINDS) for _ in range(left[kind])]
    position["pile"] = [*on_map, int(kinds[level.tiles]), *hidden]
    position["taken"] = level.tiles - 1
    position["turned"] = turned
    position["seat"] = 0 if territory == LAND else 1
    position["land"] = LAND_SEAT
    return position


def stored_value(level: Level, values: Values, word: int, place: int, territory: int) -> int:
    """The number that a table has for a position."""
    table = values.land if territory == LAND else values.sea
    if level.tiles >= BITS_FROM:
        return int(table[word, place >> 6]) >> (place & 63) & 1
    return int(table[word, place])


@dataclass(frozen=True)
class Sample:
    """A place in a level's tables."""

    word: int
    place: int
    territory: int


def draw_samples(level: Level, count: int, seed: int) -> list[Sample]:
    """Places drawn at random, all alike."""
    chance = np.random.default_rng(seed)
    words = chance.integers(level.words, size=count)
    places = chance.integers(level.cube, size=count)
    territories = chance.integers(2, size=count)
    return [
        Sample(int(word), int(place), int(territory))
        for word, place, territory in zip(words, places, territories, strict=True)
    ]


def differences(level: Level, values: Values, samples: list[Sample], workers: int = 1) -> list[str]:
    """The samples whose number in the table is not what `expectimax` finds, as text."""

    def differs(sample: Sample) -> str | None:
        position = position_of(level, sample.word, sample.place, sample.territory)
        found = land_value(position)
        stored = stored_value(level, values, sample.word, sample.place, sample.territory)
        if found == Fraction(stored, units(level.tiles)):
            return None
        line = write_position(position.view(np.recarray)[()])
        return f"{line}: the table has {stored}/{units(level.tiles)}, expectimax finds {found}"

    with ThreadPoolExecutor(workers) as pool:
        return [text for text in pool.map(differs, samples) if text]


def faces(level: Level, sample: Sample) -> list[tuple[int, int, int]]:
    """The same position rotated four times, each as it is and with Land and Sea exchanged.

    Each is the key of a word, a place in its cube, and the territory to move.
    """
    tiles = level.tiles
    kinds = np.zeros(MAP_TILES + 1, np.int64)
    shape = int(kinds_of(level.keys[sample.word], tiles, kinds))
    turns = np.array([sample.place >> (2 * tile) & 3 for tile in range(MAP_TILES + 1)], np.int64)
    found = []
    for _ in range(TURNS):
        found.append((int(key_of(shape, tiles, kinds)), int(orientation(tiles, turns)), sample.territory))
        other_kinds, other_turns = kinds.copy(), turns.copy()
        exchange(tiles, other_kinds, other_turns)
        other = LAND + SEA - sample.territory
        found.append((int(key_of(shape, tiles, other_kinds)), int(orientation(tiles, other_turns)), other))
        new_kinds, new_turns = kinds.copy(), turns.copy()
        shape = int(rotate(shape, tiles, kinds, turns, new_kinds, new_turns))
        kinds, turns = new_kinds, new_turns
    return found


def asymmetries(level: Level, values: Values, samples: list[Sample]) -> list[str]:
    """The samples whose value changes when the map is rotated, or Land and Sea are exchanged."""
    found = []
    for sample in samples:
        stored = stored_value(level, values, sample.word, sample.place, sample.territory)
        for key, place, territory in faces(level, sample):
            word = int(np.searchsorted(level.keys, key))
            value = stored_value(level, values, word, place, territory)
            if (value if territory == sample.territory else units(level.tiles) - value) != stored:
                found.append(f"word {sample.word}, place {sample.place}: as word {word}, place {place}")
    return found


def live_differences(level: Level, values: Values, samples: list[Sample]) -> list[str]:
    """The samples for which the answer at the table (`exact`) is not what the solution has."""
    found = []
    for sample in samples:
        position = position_of(level, sample.word, sample.place, sample.territory).view(np.recarray)[()]
        answer = max(action_values(position).values())
        stored = Fraction(
            stored_value(level, values, sample.word, sample.place, sample.territory), units(level.tiles)
        )
        if answer != (stored if sample.territory == LAND else 1 - stored):
            found.append(f"{write_position(position)}: the solution has {stored}, the answer is {answer}")
    return found
