"""The learned value of a position: how far ahead the seat to move will be when this round ends.

A small network, learned from games against itself (`skerry.lab.learning`), and computed here without any
framework. The entries are `load_network` and `expect`.
"""

from __future__ import annotations

import functools
import math
from pathlib import Path
from typing import NamedTuple

import numpy as np

from skerry.games.fjorde.features import (
    FEATURES,
    HELD_AT,
    HOPES_AT,
    MINE,
    STEPS_TOLD_APART,
    THEIRS,
    TILES_AT,
    Sketch,
    describe,
    sketch,
)
from skerry.games.fjorde.state import FARMS
from skerry.rulebook.compiling import rule

NETWORK = Path(__file__).parent / "fjorde.value.npz"
FIRST, SECOND = 64, 32  # neurons of the two layers
OUTPUTS = 2  # the expected lead, in tens of fields, and the logarithm of its spread
TEN = 10.0
LEAST_SPREAD = 0.5
WEIGHTS = ("first", "first_bias", "second", "second_bias", "last", "last_bias")

# The weights by hand, in fields: of a tile (0.2 in the features), of a hope (0.5), of a farm in hand.
ONE_TILE, ONE_HOPE, ONE_FARM = 5.0, 1.5, 0.8
ALWAYS = 200.0
SPREAD_BY_HAND = 5.0
SPREAD_OF_A_ROUND = 6.0  # of the lead of a round that has not begun


class Network(NamedTuple):
    """The weights, and what computing with them needs."""

    first: np.ndarray
    first_bias: np.ndarray
    second: np.ndarray
    second_bias: np.ndarray
    last: np.ndarray
    last_bias: np.ndarray
    features: np.ndarray
    one: np.ndarray
    two: np.ndarray
    sketch: Sketch


def network(weights: list[np.ndarray]) -> Network:
    """A network of these weights, with room of its own to compute in: one for each thread."""
    given = dict(zip(WEIGHTS, (np.ascontiguousarray(part, np.float32) for part in weights), strict=True))
    features, one, two = (np.zeros(size, np.float32) for size in (FEATURES, FIRST, SECOND))
    return Network(**given, features=features, one=one, two=two, sketch=sketch())


def empty_weights() -> list[np.ndarray]:
    """Weights that know nothing."""
    return [
        np.zeros(shape, np.float32)
        for shape in ((FEATURES, FIRST), FIRST, (FIRST, SECOND), SECOND, (SECOND, OUTPUTS), OUTPUTS)
    ]


@functools.cache
def shipped_weights() -> list[np.ndarray]:
    """The weights that come with the game."""
    with np.load(NETWORK) as kept:
        return [kept[name].astype(np.float32) for name in WEIGHTS]


def plain_weights() -> list[np.ndarray]:
    """Weights by hand: land that one is nearer to, hopes of more, and farms in hand."""
    weights = empty_weights()
    first, first_bias, second, _, last, last_bias = weights
    for who, sign in ((MINE, 1.0), (THEIRS, -1.0)):
        tiles = TILES_AT + who * STEPS_TOLD_APART
        first[tiles : tiles + STEPS_TOLD_APART, 0] = sign * ONE_TILE
        first[HOPES_AT + 4 + who, 0] = sign * ONE_HOPE
    for seat, sign in ((0, 1.0), (1, -1.0)):
        for farms in range(FARMS + 1):
            first[HELD_AT + seat * (FARMS + 1) + farms, 0] = sign * farms * ONE_FARM
    first_bias[0] = ALWAYS  # the neuron is never at rest, so that it adds up
    second[0, 0] = 1.0
    last[0, 0] = 1.0 / TEN
    last_bias[:] = (-ALWAYS / TEN, math.log(SPREAD_BY_HAND))
    return weights


@rule
def expect(position, network, expected):
    """Write the expected lead of the seat to move at the end of this round, and its spread."""
    describe(position, network.features, network.sketch)
    one, two = network.one, network.two
    for neuron in range(FIRST):
        one[neuron] = network.first_bias[neuron]
    for number in range(FEATURES):
        shown = network.features[number]
        if shown != 0.0:
            for neuron in range(FIRST):
                one[neuron] += shown * network.first[number, neuron]
    for neuron in range(SECOND):
        two[neuron] = network.second_bias[neuron]
    for before in range(FIRST):
        strength = one[before]
        if strength > 0.0:
            for neuron in range(SECOND):
                two[neuron] += strength * network.second[before, neuron]
    for output in range(OUTPUTS):
        expected[output] = network.last_bias[output]
    for before in range(SECOND):
        strength = two[before]
        if strength > 0.0:
            for output in range(OUTPUTS):
                expected[output] += strength * network.last[before, output]
    expected[0] *= TEN
    expected[1] = max(LEAST_SPREAD, math.exp(min(expected[1], 4.0)))


@rule
def chance_to_win(lead, spread, rounds_to_come):
    """The chance that a lead in points at the end of this round wins the match; a draw counts half."""
    spread = math.sqrt(spread * spread + rounds_to_come * SPREAD_OF_A_ROUND * SPREAD_OF_A_ROUND)
    if spread < 1e-6:
        return 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0
    return 0.5 * math.erfc(-lead / (spread * math.sqrt(2.0)))
