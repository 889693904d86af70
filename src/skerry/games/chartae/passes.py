"""The passes of `induction`, run over many words: in loops on the CPU, or a thread a place on the GPU."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

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
from skerry.games.chartae.lattice import WORD_CODES, Level
from skerry.games.chartae.rules import KINDS
from skerry.games.chartae.state import LAND, MAP_TILES, PILE, SEA
from skerry.rulebook.compiling import rule

BITS_FROM = 7  # with this many tiles down nothing is hidden: a value is one bit
COUNTS_AT = BITS_FROM - 1  # values that are sums of bits


@dataclass(frozen=True)
class Values:
    """What the positions of some words are worth: Land's chance, in units of 1 / units(tiles)."""

    land: Any  # [word, place]: Land is to move
    sea: Any  # [word, place]: Sea is to move


def units(tiles: int) -> int:
    """The number of orders of the hidden tiles: the value of a certain win."""
    return math.factorial(max(PILE - tiles, 0))


def places(tiles: int) -> int:
    """How many numbers a cube takes."""
    return 4**tiles // LANES if tiles >= BITS_FROM else 4**tiles


def number(tiles: int) -> type[np.generic]:
    """The kind of number that values of this level are kept in."""
    if tiles >= BITS_FROM:
        return np.int64
    return np.uint8 if units(tiles) < 256 else np.uint16


def packed_kinds(level: Level) -> np.ndarray:
    """The kinds on full maps, four bits a cell."""
    code = level.keys % WORD_CODES
    packed = np.zeros_like(code)
    for cell in range(MAP_TILES):
        packed |= (code % KINDS) << (4 * cell)
        code //= KINDS
    return packed


class Runner(Protocol):
    """Where passes run. `begin` and `end` are words of the level; `into` has room for all of them."""

    host: bool  # whether values are arrays of this machine

    def room(self, level: Level) -> Values:
        """Room for the values of a level."""
        ...

    def boards(self, level: Level, into: Values, begin: int, end: int) -> None:
        """Full maps; where Land would be to move, Sea has laid the last tile, and the other way (CH-W2)."""
        ...

    def step(self, level: Level, above: Values, into: Values, begin: int, end: int) -> Values:
        """Positions after a placement, into `into`; answers what they are worth if the mover must take."""
        ...

    def fetch(self, values: Values, begin: int, end: int) -> Values:
        """Some words' values as arrays of this machine."""
        ...

    def put(self, values: Values, begin: int, end: int, into: Values) -> None:
        """Take over some words' values from arrays of this machine."""
        ...


@rule
def board_loop(kinds, begin, end, largest, right_edges, lower_edges, more, least):
    for word in range(begin, end):
        for place in range(more.shape[1]):
            board_bits(kinds[word], place, largest, right_edges, lower_edges, more[word], least[word])


@rule
def bits_loop(
    children, digits, weights, above_land, above_sea, begin, end, take_land, take_sea, land, sea, tiles
):
    size = land.shape[1]
    answer_land = np.empty(size, np.int64)
    answer_sea = np.empty(size, np.int64)
    for word in range(begin, end):
        row = word - begin
        for place in range(size):
            take_land[row, place] = take_bits(
                above_land, above_sea, children[word], digits[word], weights[word], place, LAND
            )
            take_sea[row, place] = take_bits(
                above_land, above_sea, children[word], digits[word], weights[word], place, SEA
            )
        for place in range(size):
            answer_land[place] = turn_or_take_bits(take_land[row], take_sea[row], place, tiles, LAND)
            answer_sea[place] = turn_or_take_bits(take_sea[row], take_land[row], place, tiles, SEA)
        for place in range(size):
            land[row, place] = turn_or_take_bits(take_land[row], answer_sea, place, tiles, LAND)
            sea[row, place] = turn_or_take_bits(take_sea[row], answer_land, place, tiles, SEA)


@rule
def numbers_loop(
    children, digits, weights, above_land, above_sea, begin, end, take_land, take_sea, land, sea, tiles
):
    size = land.shape[1]
    answer_land = np.empty(size, np.int64)
    answer_sea = np.empty(size, np.int64)
    for word in range(begin, end):
        row = word - begin
        for place in range(size):
            take_land[row, place] = take_value(
                above_land, above_sea, children[word], digits[word], weights[word], place, LAND
            )
            take_sea[row, place] = take_value(
                above_land, above_sea, children[word], digits[word], weights[word], place, SEA
            )
        answers(take_land[row], take_sea[row], answer_land, answer_sea, land[row], sea[row], tiles)


@rule
def counts_loop(
    children, digits, weights, above_land, above_sea, begin, end, take_land, take_sea, land, sea, tiles
):
    size = land.shape[1]
    answer_land = np.empty(size, np.int64)
    answer_sea = np.empty(size, np.int64)
    for word in range(begin, end):
        row = word - begin
        for place in range(size // LANES):
            take_counts(
                above_land,
                above_sea,
                children[word],
                digits[word],
                weights[word],
                place,
                LAND,
                take_land[row],
            )
            take_counts(
                above_land, above_sea, children[word], digits[word], weights[word], place, SEA, take_sea[row]
            )
        answers(take_land[row], take_sea[row], answer_land, answer_sea, land[row], sea[row], tiles)


@rule
def answers(take_land, take_sea, answer_land, answer_sea, land, sea, tiles):
    for place in range(len(land)):
        answer_land[place] = turn_or_take(take_land, take_sea, place, tiles, LAND)
        answer_sea[place] = turn_or_take(take_sea, take_land, place, tiles, SEA)
    for place in range(len(land)):
        land[place] = turn_or_take(take_land, answer_sea, place, tiles, LAND)
        sea[place] = turn_or_take(take_sea, answer_land, place, tiles, SEA)


class Cpu:
    """Passes as compiled loops on the thread that calls."""

    host = True

    def room(self, level: Level) -> Values:
        shape = (level.words, places(level.tiles))
        return Values(np.empty(shape, number(level.tiles)), np.empty(shape, number(level.tiles)))

    def boards(self, level: Level, into: Values, begin: int, end: int) -> None:
        board_loop(
            packed_kinds(level), begin, end, largest_groups(), RIGHT_EDGES, LOWER_EDGES, into.sea, into.land
        )

    def step(self, level: Level, above: Values, into: Values, begin: int, end: int) -> Values:
        tiles = level.tiles
        shape = (end - begin, places(tiles))
        take = Values(np.empty(shape, number(tiles)), np.empty(shape, number(tiles)))
        loop = bits_loop if tiles >= BITS_FROM else counts_loop if tiles == COUNTS_AT else numbers_loop
        loop(
            level.children, level.digits, level.weights, above.land, above.sea, begin, end,
            take.land, take.sea, into.land[begin:end], into.sea[begin:end], tiles,
        )  # fmt: skip
        return take

    def fetch(self, values: Values, begin: int, end: int) -> Values:
        return Values(values.land[begin:end], values.sea[begin:end])

    def put(self, values: Values, begin: int, end: int, into: Values) -> None:
        into.land[begin:end] = values.land[begin:end]
        into.sea[begin:end] = values.sea[begin:end]
