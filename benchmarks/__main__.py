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
from types import ModuleType

import numpy as np

from benchmarks import chartae_games, fjorde_games, land_taking
from benchmarks.peers import catanatron_games, open_spiel_games, rate

FIRST_MOVE = "import skerry; skerry.play('chartae', seed=1).legal()"
PLAIN = """
import time
from benchmarks.{module} import {play}, room
begun = time.perf_counter()
games = 0
while time.perf_counter() - begun < {seconds}:
    {play}(*room(), 1, games)
    games += 1
print(games / (time.perf_counter() - begun))
"""
SOME_POSITIONS = 100  # in which land-taking is solved
NO_PEER = "`make bench` installs the libraries to compare with; they are missing here"


def compiled_games(module: ModuleType, play: str, batch: int, seconds: float) -> float:
    position, actions, chance = module.room()
    seeds = iter(range(1, 1 << 30))
    return rate(
        lambda games: getattr(module, play)(position, actions, chance, games, next(seeds)), batch, seconds
    )


def plain_games(module: str, play: str, seconds: float) -> float:
    """The same without Numba."""
    return float(in_a_process(PLAIN.format(module=module, play=play, seconds=seconds), NUMBA_DISABLE_JIT="1"))


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


def gpu_games(game: str) -> tuple[float, str] | None:
    """Random games a second on the GPU, and its name; None where there is none."""
    try:
        from benchmarks.gpu_games import games_a_second

        return games_a_second(game)
    except Exception:  # no numba-cuda, no driver, no device: all the same here
        return None


def line(label: str, games: float, comment: str = "") -> None:
    print(f"  {label:<30} {games:>14,.{1 if games < 1000 else 0}f}   {comment}".rstrip(), flush=True)


def speed(title: str, game: str, module: ModuleType, play: str, batch: int, seconds: float) -> float:
    """Print how fast a game is, compiled, plain and on a GPU; answers the first."""
    print(f"{title} a second on one core")
    compiled = compiled_games(module, play, batch, seconds)
    line("compiled", compiled)
    plain = plain_games(module.__name__.rpartition(".")[2], play, seconds)
    line("plain Python", plain, f"compiled is {compiled / plain:,.0f} times as fast")
    found = gpu_games(game)
    if found:
        line(f"on {found[1]}", found[0], f"{found[0] / compiled:,.0f} times one core")
    else:
        print("  no GPU that numba-cuda can use here")
    return compiled


def compare(compiled: float, label: str, name: str, seconds: float) -> None:
    try:
        peer = open_spiel_games(name, seconds)
    except ImportError:
        print(f"  {NO_PEER}")
    else:
        line(f"OpenSpiel {label}", peer, f"ratio {compiled / peer:.1f}")


def compare_with_catanatron(rounds: float, seconds: float) -> None:
    """Games differ in length: what is compared is actions."""
    try:
        games, actions = catanatron_games(seconds)
    except ImportError:
        print(f"  {NO_PEER}")
        return
    _, _, played, _ = fjorde_games.random_rounds(*fjorde_games.room(), 10_000, 1)
    ours = rounds * played / 10_000
    line("Catanatron, four players", games, f"ratio {rounds / games:,.0f}")
    line("actions, ours", ours)
    line("actions, Catanatron's", actions, f"ratio {ours / actions:,.0f}")


def main(seconds: float) -> None:
    games = speed("Chartae, random full games", "Chartae", chartae_games, "random_games", 20_000, seconds)
    compare(games, "connect four", "connect_four", seconds)
    compare(games, "pentago", "pentago(ansi_color_output=false)", seconds)
    rounds = speed("Fjorde, random full rounds", "Fjorde", fjorde_games, "random_rounds", 5_000, seconds)
    compare(rounds, "hex 11x11", "hex(board_size=11)", seconds)
    compare_with_catanatron(rounds, seconds)
    land_taking.report(land_taking.kept(SOME_POSITIONS))
    print("From process start to the first legal actions")
    with tempfile.TemporaryDirectory() as empty:
        print(f"  compiling               {seconds_to_first_move(XDG_CACHE_HOME=empty):>12.2f} s")
        cached = min(seconds_to_first_move(XDG_CACHE_HOME=empty) for _ in "123")
        print(f"  from the cache          {cached:>12.2f} s")
    print("Bytes a position")
    for name, module in (("Chartae", chartae_games), ("Fjorde", fjorde_games)):
        print(f"  {name:<23} {np.asarray(module.room()[0]).dtype.itemsize:>12}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3, help="how long each rate is taken")
    main(parser.parse_args().seconds)
