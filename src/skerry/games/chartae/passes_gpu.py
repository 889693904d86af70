"""The passes of `induction` on a CUDA device: the functions of the CPU loops, one thread a place."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda still asks for it, NumPy 2.5 has dropped it
    np.row_stack = np.vstack

from numba import cuda

from skerry.games.chartae.induction import (
    LANES,
    LOWER_EDGES,
    RIGHT_EDGES,
    board_bits,
    largest_groups,
    take_bits,
    take_counts,
    take_value,
    turn_or_take,
    turn_or_take_bits,
)
from skerry.games.chartae.lattice import Level
from skerry.games.chartae.passes import BITS_FROM, COUNTS_AT, Values, number, packed_kinds, places
from skerry.games.chartae.state import LAND, MAP_TILES, SEA

THREADS = 128  # a block


@cuda.jit
def board_kernel(kinds, begin, end, largest, right_edges, lower_edges, more, least):
    thread = cuda.grid(1)
    word = begin + thread // more.shape[1]
    if word < end:
        place = thread % more.shape[1]
        board_bits(kinds[word], place, largest, right_edges, lower_edges, more[word], least[word])


def take_kernel(take: Any) -> Any:
    """A kernel of the take pass: a thread a place."""

    @cuda.jit
    def kernel(children, digits, weights, above_land, above_sea, begin, take_land, take_sea):
        thread = cuda.grid(1)
        row = thread // take_land.shape[1]
        if row < take_land.shape[0]:
            place = thread - row * take_land.shape[1]
            word = begin + row
            child, digit, weight = children[word], digits[word], weights[word]
            take_land[row, place] = take(above_land, above_sea, child, digit, weight, place, LAND)
            take_sea[row, place] = take(above_land, above_sea, child, digit, weight, place, SEA)

    return kernel


@cuda.jit
def take_counts_kernel(children, digits, weights, above_land, above_sea, begin, take_land, take_sea):
    """The take pass where bits are added: a thread writes 64 places."""
    thread = cuda.grid(1)
    size = take_land.shape[1] // LANES
    row = thread // size
    if row < take_land.shape[0]:
        place = thread - row * size
        word = begin + row
        child, digit, weight = children[word], digits[word], weights[word]
        take_counts(above_land, above_sea, child, digit, weight, place, LAND, take_land[row])
        take_counts(above_land, above_sea, child, digit, weight, place, SEA, take_sea[row])


def turn_kernel(better: Any) -> Any:
    """A kernel of the answer pass and of the value pass: a thread a place."""

    @cuda.jit
    def kernel(take_land, take_sea, turned_land, turned_sea, land, sea, tiles):
        thread = cuda.grid(1)
        row = thread // land.shape[1]
        if row < land.shape[0]:
            place = thread - row * land.shape[1]
            land[row, place] = better(take_land[row], turned_sea[row], place, tiles, LAND)
            sea[row, place] = better(take_sea[row], turned_land[row], place, tiles, SEA)

    return kernel


take_bits_kernel = take_kernel(take_bits)
take_value_kernel = take_kernel(take_value)
turn_bits_kernel = turn_kernel(turn_or_take_bits)
turn_value_kernel = turn_kernel(turn_or_take)


def blocks(threads: int) -> int:
    return -(-threads // THREADS)


class Gpu:
    """Passes as kernels, one at a time; values stay on the device until they are fetched."""

    host = False

    def __init__(self) -> None:
        self.busy = threading.Lock()
        self.level: Level | None = None  # whose index is on the device
        self.index: list[Any] = []
        self.groups = [cuda.to_device(table) for table in (largest_groups(), RIGHT_EDGES, LOWER_EDGES)]

    def room(self, level: Level) -> Values:
        shape = (level.words, places(level.tiles))
        return Values(*(cuda.device_array(shape, number(level.tiles)) for _ in range(2)))

    def boards(self, level: Level, into: Values, begin: int, end: int) -> None:
        with self.busy:
            index = self._index(level, lambda: [packed_kinds(level)])
            threads = (end - begin) * places(MAP_TILES)
            board_kernel[blocks(threads), THREADS](*index, begin, end, *self.groups, into.sea, into.land)

    def step(self, level: Level, above: Values, into: Values, begin: int, end: int) -> Values:
        tiles = level.tiles
        shape = (end - begin, places(tiles))
        with self.busy:
            take_land, take_sea, answer_land, answer_sea = (
                cuda.device_array(shape, number(tiles)) for _ in range(4)
            )
            land, sea = into.land[begin:end], into.sea[begin:end]
        if tiles >= BITS_FROM:
            take, turn = take_bits_kernel, turn_bits_kernel
        elif tiles == COUNTS_AT:
            take, turn = take_counts_kernel, turn_value_kernel
        else:
            take, turn = take_value_kernel, turn_value_kernel
        every = blocks(land.size)
        some = blocks(land.size // LANES) if tiles == COUNTS_AT else every
        with self.busy:
            index = self._index(level, lambda: [level.children, level.digits, level.weights])
            take[some, THREADS](*index, above.land, above.sea, begin, take_land, take_sea)
            turn[every, THREADS](take_land, take_sea, take_land, take_sea, answer_land, answer_sea, tiles)
            turn[every, THREADS](take_land, take_sea, answer_land, answer_sea, land, sea, tiles)
        return Values(take_land, take_sea)

    def fetch(self, values: Values, begin: int, end: int) -> Values:
        with self.busy:
            return Values(values.land[begin:end].copy_to_host(), values.sea[begin:end].copy_to_host())

    def put(self, values: Values, begin: int, end: int, into: Values) -> None:
        with self.busy:
            into.land[begin:end].copy_to_device(np.ascontiguousarray(values.land[begin:end]))
            into.sea[begin:end].copy_to_device(np.ascontiguousarray(values.sea[begin:end]))

    def _index(self, level: Level, parts: Callable[[], list[np.ndarray]]) -> list[Any]:
        if level is not self.level:
            self.level, self.index = level, [cuda.to_device(part) for part in parts()]
        return self.index
