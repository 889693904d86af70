"""Exact answers: each action's chance to win under best play, for any position.

With up to four tiles down they are looked up in the table that travels in the package; deeper positions
are solved on the spot, on a lattice that grows from the position alone.

The table holds one number for each word whose key is the least of its rotations, and each orientation:
what the position is worth to Land if Land must take now. The same with Land and Sea exchanged gives Sea's.
Everything with rotations follows from these numbers (see `induction`).
"""

from __future__ import annotations

import functools
import hashlib
import lzma
import os
import struct
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import numpy as np

from skerry.games.chartae.edition import TURNS
from skerry.games.chartae.lattice import MOST_LAYS, grow_level, key_of, opening_words, shape_of
from skerry.games.chartae.notation import tile_kind, tile_turns
from skerry.games.chartae.passes import BITS_FROM, Values, number, units
from skerry.games.chartae.rules import EDITION, RULES_VERSION, TAKE, TURN, largest_group
from skerry.games.chartae.rules import play as play_action
from skerry.games.chartae.solve import KEPT_TAKES, solve_words
from skerry.games.chartae.state import CELLS, EMPTY, HOLDING, LAND, MAP_TILES, OVER, PILE, SEA
from skerry.games.chartae.symmetry import exchange, first_key, mark_first, orientation
from skerry.rulebook.game import Position
from skerry.rulebook.refusal import SolveError

SHIPPED = Path(__file__).parent / "chartae.table"
MAGIC = b"skerry-chartae\n"
TABLE_FORMAT = 1
HEADER = struct.Struct("<B B 16s 32s")  # format, rules version, edition hash, digest of what follows
REINSTALL = "It belongs to the package: install Skerry again."
REBUILD = "Run `skerry solve chartae --rebuild` to compute it again."

Take = Callable[[int, np.ndarray], int]  # Land's value if this territory must take, by the tiles' turns


# The table


def first_words() -> list[np.ndarray]:
    """[tiles - 1]: the keys that the table has numbers for."""
    found = []
    keys = opening_words()
    for tiles in range(1, KEPT_TAKES + 1):
        level, next_keys = grow_level(keys, tiles)
        first = np.zeros(level.words, np.bool_)
        mark_first(level.keys, tiles, first)
        found.append(level.keys[first])
        keys = next_keys
    return found


def write_table(path: Path, takes: dict[int, tuple[np.ndarray, np.ndarray]]) -> int:
    """Write the table from a solution's take values; answers its size in bytes."""
    raw = b""
    for tiles, firsts in enumerate(first_words(), start=1):
        keys, values = takes[tiles]
        raw += np.ascontiguousarray(values[np.searchsorted(keys, firsts)]).tobytes()
    packed = lzma.compress(raw, preset=9 | lzma.PRESET_EXTREME)
    header = HEADER.pack(TABLE_FORMAT, RULES_VERSION, EDITION.hash.encode(), hashlib.sha256(packed).digest())
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        file.write(MAGIC + header + packed)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    return path.stat().st_size


class Table:
    """The shipped numbers, checked when they are read."""

    def __init__(self, path: Path = SHIPPED) -> None:
        advice = REINSTALL if path == SHIPPED else REBUILD
        try:
            stored = path.read_bytes()
        except OSError as problem:
            raise SolveError(f"The table {path} cannot be read: {problem.strerror}. {advice}") from problem
        start = len(MAGIC) + HEADER.size
        if len(stored) < start or not stored.startswith(MAGIC):
            raise SolveError(f"{path} is no table of Chartae, or is cut short. {advice}")
        form, rules_version, edition, digest = HEADER.unpack(stored[len(MAGIC) : start])
        if (form, rules_version, edition) != (TABLE_FORMAT, RULES_VERSION, EDITION.hash.encode()):
            raise SolveError(f"The table {path} belongs to another version. {advice}")
        if hashlib.sha256(stored[start:]).digest() != digest:
            raise SolveError(f"The table {path} is damaged or cut short: its checksum is wrong. {advice}")
        raw = lzma.decompress(stored[start:])
        self.keys = first_words()
        self.values: list[np.ndarray] = []
        for tiles, keys in enumerate(self.keys, start=1):
            form_of_number = np.dtype(number(tiles))
            size = len(keys) * 4**tiles * form_of_number.itemsize
            self.values.append(np.frombuffer(raw[:size], form_of_number).reshape(len(keys), 4**tiles))
            raw = raw[size:]

    def take(self, map_: Map, territory: int, turns: np.ndarray) -> int:
        """Land's value if a territory must take."""
        kinds, turns = map_.kinds.copy(), turns.copy()
        if territory == SEA:
            exchange(map_.tiles, kinds, turns)
        key, place = first_key(map_.shape, map_.tiles, kinds, turns)
        word = np.searchsorted(self.keys[map_.tiles - 1], key)
        value = int(self.values[map_.tiles - 1][word, place])
        return value if territory == LAND else units(map_.tiles) - value


@functools.cache
def shipped_table() -> Table:
    return Table()


# Positions as words


@dataclass(frozen=True)
class Map:
    """A map as a word of the lattice: its shape, the kinds on it and the face-up one, and the turns."""

    shape: int
    tiles: int
    kinds: np.ndarray
    turns: np.ndarray
    cells: tuple[int, ...]  # on the grid of the rules, in the order of the kinds

    @property
    def key(self) -> int:
        return int(key_of(self.shape, self.tiles, self.kinds))

    @classmethod
    def of(cls, position: Position) -> Map:
        """The map of a position in which no tile is in hand."""
        cells = tuple(cell for cell in range(CELLS) if position.tile[cell] != EMPTY)
        kinds = np.zeros(MAP_TILES + 1, np.int64)
        turns = np.zeros(MAP_TILES + 1, np.int64)
        for place, cell in enumerate(cells):
            kinds[place] = tile_kind(position.tile[cell])
            turns[place] = tile_turns(position.tile[cell])
        if len(cells) < MAP_TILES:
            kinds[len(cells)] = position.pile[position.taken]
        return cls(int(shape_of(int(position.covered))), len(cells), kinds, turns, cells)


class Solved:
    """The values of some words of one level, solved on the spot."""

    def __init__(self, maps: list[Map]) -> None:
        keys = np.unique(np.array([map_.key for map_ in maps], np.int64))
        self.level, self.values, self.takes = solve_words(keys, maps[0].tiles)

    def take(self, map_: Map, territory: int, turns: np.ndarray) -> int:
        """Land's value if a territory must take."""
        return self._look_up(self.takes, map_, territory, turns)

    def value(self, map_: Map, territory: int) -> int:
        """Land's value after a placement, with a territory to move."""
        return self._look_up(self.values, map_, territory, map_.turns)

    def _look_up(self, values: Values, map_: Map, territory: int, turns: np.ndarray) -> int:
        word = int(np.searchsorted(self.level.keys, map_.key))
        table = values.land if territory == LAND else values.sea
        place = int(orientation(map_.tiles, turns))
        if map_.tiles >= BITS_FROM:
            return int(table[word, place >> 6]) >> (place & 63) & 1
        return int(table[word, place])


# Values with rotations, from values of having to take


def _better(territory: int, *values: int) -> int:
    return max(values) if territory == LAND else min(values)


def _rotated(turns: np.ndarray, tile: int) -> np.ndarray:
    turned = turns.copy()
    turned[tile] = (turned[tile] + 1) % TURNS
    return turned


def value_with_rotations(take: Take, tiles: int, territory: int, turns: np.ndarray, turned: int) -> int:
    """Land's value with a territory to move after `turned` rotations in a row (CH-R1, CH-R2)."""
    known: dict[tuple[int, int, bytes], int] = {}

    def walk(mover: int, turns: np.ndarray, turned: int) -> int:
        place = (mover, turned, turns.tobytes())
        if place not in known:
            options = [take(mover, turns)]
            if turned < 2:
                options += [walk(1 - mover, _rotated(turns, tile), turned + 1) for tile in range(tiles)]
            known[place] = _better(mover, *options)
        return known[place]

    return walk(territory, turns, turned)


# Answers


def action_values(position: Position) -> dict[int, Fraction]:
    """Each legal action's chance that the seat to move wins, both sides playing best from here."""
    if position.phase == OVER:
        return {}
    territory = LAND if position.land == position.seat else SEA
    values = (
        _lay_values(position, territory) if position.phase == HOLDING else _turn_values(position, territory)
    )
    if territory == LAND:
        return values
    return {action: 1 - value for action, value in values.items()}


def best_value(position: Position) -> Fraction:
    """The chance that the seat to move wins."""
    return max(action_values(position).values())


def _turn_values(position: Position, territory: int) -> dict[int, Fraction]:
    map_ = Map.of(position)
    source = shipped_table() if map_.tiles <= KEPT_TAKES else Solved([map_])
    known: dict[tuple[int, bytes], int] = {}

    def take(mover: int, turns: np.ndarray) -> int:
        place = (mover, turns.tobytes())
        if place not in known:
            known[place] = source.take(map_, mover, turns)
        return known[place]

    whole = units(map_.tiles)
    values = {}
    turned = int(position.turned)
    if turned < 2:
        for tile, cell in enumerate(map_.cells):
            after = _rotated(map_.turns, tile)
            value = value_with_rotations(take, map_.tiles, 1 - territory, after, turned + 1)
            values[TURN + cell] = Fraction(value, whole)
    values[TAKE] = Fraction(take(territory, map_.turns), whole)
    return values


def _lay_values(position: Position, territory: int) -> dict[int, Fraction]:
    from skerry.games.chartae.rules import legal

    actions = np.zeros(MOST_LAYS * TURNS, np.int64)
    lays = [int(action) for action in actions[: legal(position, actions)]]
    after = {}
    for action in lays:
        copied = np.frombuffer(bytearray(position.tobytes()), position.dtype).view(np.recarray)[0]
        play_action(copied, action)
        after[action] = copied
    if position.taken == PILE:  # the ninth tile: the map is full
        return {action: Fraction(_full_map_value(full, territory)) for action, full in after.items()}
    maps = {action: Map.of(laid) for action, laid in after.items()}
    tiles = maps[lays[0]].tiles
    other = 1 - territory
    if tiles <= KEPT_TAKES:
        table = shipped_table()
        counted = {
            action: value_with_rotations(functools.partial(table.take, map_), tiles, other, map_.turns, 0)
            for action, map_ in maps.items()
        }
    else:
        solved = Solved(list(maps.values()))
        counted = {action: solved.value(map_, other) for action, map_ in maps.items()}
    return {action: Fraction(value, units(tiles)) for action, value in counted.items()}


def _full_map_value(full: Position, laid: int) -> int:
    """One if Land wins a full map on which a territory laid the last tile (CH-W1, CH-W2)."""
    land, sea = int(largest_group(full, LAND)), int(largest_group(full, SEA))
    return int(land > sea or (land == sea and laid == SEA))
