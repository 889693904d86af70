"""Random games of other libraries, which `make bench` installs: the measure for our own speed."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

SEED = 7


def rate(play: Callable[[int], None], batch: int, seconds: float) -> float:
    """How often a second, over batches for at least so long."""
    play(1)
    done = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        play(batch)
        done += batch
    return done / (time.perf_counter() - begun)


def open_spiel_games(name: str, seconds: float) -> float:
    """Random games a second by OpenSpiel's own rollouts, which run in C++ from end to end.

    A tree search of one simulation plays its rollouts from the opening and returns.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    opening = game.new_initial_state()

    def play(games: int) -> None:
        rollouts = pyspiel.RandomRolloutEvaluator(games, SEED)
        pyspiel.MCTSBot(game, rollouts, 1.0, 1, 10, False, SEED, False).step(opening)

    return rate(play, 2_000, seconds)


def catanatron_games(seconds: float) -> tuple[float, float]:
    """Random games of four and actions a second by Catanatron's own loop."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(SEED)
    played = actions = 0

    def play(games: int) -> None:
        nonlocal played, actions
        for _ in range(games):
            game = Game([RandomPlayer(color) for color in Color], seed=random.getrandbits(32))
            game.play()
            played += 1
            actions += len(game.state.actions)

    games = rate(play, 10, seconds)
    return games, games * actions / played
