"""`make bench`: everything in one run, so that the ratios hold on any machine.

python -m benchmarks [--seconds 3]
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

from benchmarks import fjorde_games
from benchmarks.chartae_games import random_games, room

PEERS = ("connect_four", "pentago(ansi_color_output=false)")  # OpenSpiel's own C++ games
SEED = 7
FIRST_MOVE = "import skerry; skerry.play('chartae', seed=1).legal()"
PLAIN = """
import time, warnings
from benchmarks.chartae_games import random_games, room
begun = time.perf_counter()
games = 0
while time.perf_counter() - begun < {seconds}:
    random_games(*room(), 10, games)
    games += 10
print(games / (time.perf_counter() - begun))
"""


PLAIN_ROUNDS = """
import time
from benchmarks.fjorde_games import random_rounds, room
begun = time.perf_counter()
rounds = 0
while time.perf_counter() - begun < {seconds}:
    random_rounds(*room(), 1, rounds)
    rounds += 1
print(rounds / (time.perf_counter() - begun))
"""


def rate(play: Callable[[int], None], batch: int, seconds: float) -> float:
    """How often a second, over batches for at least so long."""
    play(1)
    done = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        play(batch)
        done += batch
    return done / (time.perf_counter() - begun)


def compiled_games(seconds: float) -> float:
    position, actions, chance = room()
    seeds = iter(range(1, 1 << 30))
    return rate(lambda games: random_games(position, actions, chance, games, next(seeds)), 20_000, seconds)


def plain_games(seconds: float) -> float:
    return float(in_a_process(PLAIN.format(seconds=seconds), NUMBA_DISABLE_JIT="1"))


def compiled_rounds(seconds: float) -> float:
    position, actions, chance = fjorde_games.room()
    seeds = iter(range(1, 1 << 30))
    return rate(
        lambda rounds: fjorde_games.random_rounds(position, actions, chance, rounds, next(seeds)),
        5_000,
        seconds,
    )


def plain_rounds(seconds: float) -> float:
    return float(in_a_process(PLAIN_ROUNDS.format(seconds=seconds), NUMBA_DISABLE_JIT="1"))


def in_a_process(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout


def seconds_to_first_move(**environment: str) -> float:
    begun = time.perf_counter()
    in_a_process(FIRST_MOVE, **environment)
    return time.perf_counter() - begun


def peer_games(name: str, seconds: float) -> float:
    """Random games a second by OpenSpiel's own rollouts, which run in C++ from end to end.

    A tree search of one simulation plays its rollouts from the opening and returns.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    opening = game.new_initial_state()

    def play(games: int) -> None:
        rollouts = pyspiel.RandomRolloutEvaluator(games, SEED)
        pyspiel.MCTSBot(game, rollouts, 1.0, 1, 10, False, SEED, False).step(opening)

    return rate(play, 20_000, seconds)


def gpu_games() -> tuple[float, str] | None:
    """Random games a second on the GPU, and its name; None where there is none."""
    try:
        from benchmarks.gpu_games import games_a_second

        return games_a_second()
    except Exception:  # no numba-cuda, no driver, no device: all the same here
        return None


def main(seconds: float) -> None:
    position, _, _ = room()
    compiled = compiled_games(seconds)
    plain = plain_games(seconds)
    print("Chartae, random full games a second on one core")
    print(f"  compiled                {compiled:>14,.0f}")
    print(
        f"  plain Python            {plain:>14,.1f}   compiled is {compiled / plain:,.0f} times as fast",
        flush=True,
    )
    try:
        for name in PEERS:
            peer = peer_games(name, seconds)
            label = f"OpenSpiel {name.partition('(')[0]}"
            print(f"  {label:<23} {peer:>14,.0f}   ratio {compiled / peer:.1f}")
    except ImportError:
        print("  OpenSpiel is not installed: `make bench` installs it, and compares")
    found = gpu_games()
    if found:
        print(f"  on {found[1]:<20} {found[0]:>14,.0f}   {found[0] / compiled:,.0f} times one core")
    else:
        print("  no GPU that numba-cuda can use here")
    rounds = compiled_rounds(seconds)
    plain = plain_rounds(seconds)
    print("Fjorde, random full rounds a second on one core")
    print(f"  compiled                {rounds:>14,.0f}")
    print(f"  plain Python            {plain:>14,.1f}   compiled is {rounds / plain:,.0f} times as fast")
    print("From process start to the first legal actions")
    with tempfile.TemporaryDirectory() as empty:
        print(f"  compiling               {seconds_to_first_move(XDG_CACHE_HOME=empty):>12.2f} s")
        cached = min(seconds_to_first_move(XDG_CACHE_HOME=empty) for _ in "123")
        print(f"  from the cache          {cached:>12.2f} s")
    print(f"Bytes a position          {position.dtype.itemsize:>14}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3, help="how long each rate is taken")
    main(parser.parse_args().seconds)
