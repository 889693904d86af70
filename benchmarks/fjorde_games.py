"""Random full rounds of Fjorde: the loop that is timed, plain, compiled and on a GPU."""

from __future__ import annotations

import numpy as np

from skerry.games.fjorde.rules import MOST_ACTIONS, legal, new, over, play, total
from skerry.games.fjorde.state import BY_LOT, POSITION
from skerry.rulebook.chance import draw_below, sow
from skerry.rulebook.compiling import rule


@rule
def random_rounds(position, actions, chance, rounds, seed):
    """Play rounds of random legal actions; answers wins of seat 0, ties, actions, fields."""
    sow(chance, seed)
    won = 0
    ties = 0
    played = 0
    placed = 0
    for number in range(rounds):
        position.rounds = 1
        position.this_round = 0
        position.first = BY_LOT
        new(position, seed * 1_000_003 + number)
        while not over(position):
            count = legal(position, actions)
            play(position, np.int64(actions[draw_below(chance, count)]))
            played += 1
        ours, theirs = total(position, 0), total(position, 1)
        won += ours > theirs
        ties += ours == theirs
        placed += ours + theirs
    return won, ties, played, placed


def room():
    """A position, a list of actions and a generator for `random_rounds`."""
    return (
        np.zeros(1, POSITION).view(np.recarray)[0],
        np.zeros(MOST_ACTIONS, np.int32),
        np.zeros(4, np.uint32),
    )


def gpu_kernel():
    """The same loop as a kernel: every thread plays `rounds` rounds in its own memory."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    from numba import cuda, from_dtype, int32, uint32

    record = from_dtype(POSITION)

    @cuda.jit
    def kernel(rounds, seed, result):
        positions = cuda.local.array(1, record)
        actions = cuda.local.array(MOST_ACTIONS, int32)
        chance = cuda.local.array(4, uint32)
        thread = cuda.grid(1)
        position = positions[0]
        position.oversight = 0
        position.by_row = 0
        won, ties, played, placed = random_rounds(position, actions, chance, rounds, seed + thread)
        cuda.atomic.add(result, 0, won)
        cuda.atomic.add(result, 1, ties)
        cuda.atomic.add(result, 2, played)
        cuda.atomic.add(result, 3, placed)

    return kernel
