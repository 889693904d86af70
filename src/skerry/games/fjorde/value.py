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

from skerry.games.fjorde.features import FEATURES, Sketch, describe, sketch
from skerry.rulebook.compiling import rule

NETWORK = Path(__file__).parent / "fjorde.value.npz"
FIRST, SECOND = 64, 32  # neurons of the two layers
OUTPUTS = 2  # the expected lead, in tens of fields, and the logarithm of its spread
TEN = 10.0
LEAST_SPREAD = 0.5
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
    given = [np.ascontiguousarray(part, np.float32) for part in weights]
    room = [np.zeros(size, np.float32) for size in (FEATURES, FIRST, SECOND)]
    return Network(*given, *room, sketch())


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


WEIGHTS = Network._fields[:6]


def load_network() -> Network:
    """The network that comes with the game."""
    return network(shipped_weights())


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
