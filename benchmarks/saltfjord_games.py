"""Random full games of Saltfjord: the loop that is timed, plain, compiled and on a GPU."""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.rules.choices import legal, over, play
from skerry.games.saltfjord.rules.scoring import winner
from skerry.games.saltfjord.rules.setting_up import new
from skerry.games.saltfjord.rules.tables import ACTIONS
from skerry.games.saltfjord.state import BY_LOT, POSITION
from skerry.rulebook.chance import draw_below, sow
from skerry.rulebook.compiling import rule


@rule
def random_games(positions, empty, seats, actions, chance, games, seed):
    """Play games of random legal actions; answers those that have a winner, wins of seat 1, and actions."""
    sow(chance, seed)
    won = 0
    second = 0
    played = 0
    for number in range(games):
        positions[0] = empty[0]
        position = positions[0]
        position.seats = seats
        position.first = BY_LOT
        new(position, seed * 1_000_003 + number)
        while not over(position):
            count = legal(position, actions)
            play(position, np.int64(actions[draw_below(chance, count)]))
            played += 1
        best = winner(position)
        won += best >= 0
        second += best == 1
    return won, second, played


def room(seats=2):
    """A position, an empty one, how many play, a list of actions and a generator for `random_games`."""
    return (
        np.zeros(1, POSITION).view(np.recarray),
        np.zeros(1, POSITION).view(np.recarray),
        seats,
        np.zeros(ACTIONS, np.int32),
        np.zeros(4, np.uint32),
    )


def gpu_kernel(seats=2):
    """The same loop as a kernel: every thread plays `games` games in its own memory."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    from numba import cuda, from_dtype, int32, uint32

    record = from_dtype(POSITION)
    nothing = np.zeros(1, POSITION)

    @cuda.jit
    def kernel(games, seed, result):
        positions = cuda.local.array(1, record)
        empty = cuda.const.array_like(nothing)
        actions = cuda.local.array(ACTIONS, int32)
        chance = cuda.local.array(4, uint32)
        thread = cuda.grid(1)
        won, second, played = random_games(positions, empty, seats, actions, chance, games, seed + thread)
        cuda.atomic.add(result, 0, won)
        cuda.atomic.add(result, 1, second)
        cuda.atomic.add(result, 2, played)

    return kernel
