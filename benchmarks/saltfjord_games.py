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

SEATS = (2, 4)


@rule
def random_games(positions, seats, actions, chance, games, seed):
    """Play games of random legal actions; answers wins of seat 0 and of seat 1, and actions."""
    sow(chance, seed)
    first = 0
    second = 0
    played = 0
    for number in range(games):
        positions[1] = positions[0]
        position = positions[1]
        position.seats = seats
        position.first = BY_LOT
        new(position, seed * 1_000_003 + number)
        while not over(position):
            count = legal(position, actions)
            play(position, np.int64(actions[draw_below(chance, count)]))
            played += 1
        best = winner(position)
        first += best == 0
        second += best == 1
    return first, second, played


def room(seats=2):
    """Two records, the first of which stays empty, how many play, a list of actions and a generator."""
    return (
        np.zeros(2, POSITION).view(np.recarray),
        seats,
        np.zeros(ACTIONS, np.int32),
        np.zeros(4, np.uint32),
    )
