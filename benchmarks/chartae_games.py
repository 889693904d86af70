"""Random full games of Chartae: the loop that is timed, plain, compiled and on a GPU."""

from __future__ import annotations

import numpy as np

from skerry.games.chartae.rules import LAND, MOST_ACTIONS, SEA, largest_group, legal, new, over, play
from skerry.games.chartae.state import BY_LOT, CELLS, COMPASS_CELL, EMPTY, POSITION
from skerry.rulebook.chance import draw_below, sow
from skerry.rulebook.compiling import rule

COMPASS_TILE = 1


@rule
def random_games(position, actions, chance, games, seed):
    """Play games of random legal actions; answers how many Land has won outright, ties, and actions."""
    sow(chance, seed)
    land_ahead = 0
    ties = 0
    played = 0
    for game in range(games):
        for cell in range(CELLS):
            position.tile[cell] = EMPTY
        position.tile[COMPASS_CELL] = COMPASS_TILE
        position.land = BY_LOT
        position.first = BY_LOT
        new(position, seed * 1_000_003 + game)
        while not over(position):
            count = legal(position, actions)
            play(position, np.int64(actions[draw_below(chance, count)]))
            played += 1
        land, sea = largest_group(position, LAND), largest_group(position, SEA)
        land_ahead += land > sea
        ties += land == sea
    return land_ahead, ties, played


def room():
    """A position, a list of actions and a generator for `random_games`."""
    return (
        np.zeros(1, POSITION).view(np.recarray)[0],
        np.zeros(MOST_ACTIONS, np.uint8),
        np.zeros(4, np.uint32),
    )


def gpu_kernel():
    """The same loop as a kernel: every thread plays `games` games in its own memory."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    from numba import cuda, from_dtype, uint8, uint32

    record = from_dtype(POSITION)

    @cuda.jit
    def kernel(games, seed, result):
        positions = cuda.local.array(1, record)
        actions = cuda.local.array(MOST_ACTIONS, uint8)
        chance = cuda.local.array(4, uint32)
        thread = cuda.grid(1)
        land_ahead, ties, played = random_games(positions[0], actions, chance, games, seed + thread)
        cuda.atomic.add(result, 0, land_ahead)
        cuda.atomic.add(result, 1, ties)
        cuda.atomic.add(result, 2, played)

    return kernel
