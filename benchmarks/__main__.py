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

from benchmarks import chartae_games, fjorde_games, land_taking, saltfjord_games
from benchmarks.peers import catanatron_games, open_spiel_games, rate

FIRST_MOVE = "import skerry; skerry.play('chartae', seed=1).legal()"
PLAIN = """
import time
from benchmarks.{module} import {play}, room
begun = time.perf_counter()
games = 0
while time.perf_counter() - begun < {seconds}:
    {play}(*room({seats}), 1, games)
    games += 1
print(games / (time.perf_counter() - begun))
"""
SOME_POSITIONS = 100  # in which land-taking is solved
NO_PEER = "`make bench` installs the libraries to compare with; they are missing here"


def compiled_games(module: ModuleType, play: str, batch: int, seconds: float, seats: str = "") -> float:
    room = module.room(*map(int, seats))
    seeds = iter(range(1, 1 << 30))
    return rate(lambda games: getattr(module, play)(*room, games, next(seeds)), batch, seconds)


def plain_games(module: str, play: str, seconds: float, seats: str = "") -> float:
    """The same without Numba."""
    code = PLAIN.format(module=module, play=play, seconds=seconds, seats=seats)
    return float(in_a_process(code, NUMBA_DISABLE_JIT="1"))


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


def speed(
    title: str, game: str, module: ModuleType, play: str, batch: int, seconds: float, seats: str = ""
) -> float:
    """Print how fast a game is, compiled, plain and on a GPU; answers the first."""
    print(f"{title} a second on one core")
    compiled = compiled_games(module, play, batch, seconds, seats)
    line("compiled", compiled)
    plain = plain_games(module.__name__.rpartition(".")[2], play, seconds, seats)
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


def compare_with_catanatron(games: float, actions_a_game: float, peer: tuple[float, float] | None) -> None:
    """Games differ in length: what is compared is actions, too."""
    if peer is None:
        print(f"  {NO_PEER}")
        return
    ours = games * actions_a_game
    line("Catanatron, four players", peer[0], f"ratio {games / peer[0]:,.0f}")
    line("actions, ours", ours)
    line("actions, Catanatron's", peer[1], f"ratio {ours / peer[1]:,.0f}")


def catanatron(seconds: float) -> tuple[float, float] | None:
    """Catanatron's games and actions a second, if it is here."""
    try:
        return catanatron_games(seconds)
    except ImportError:
        return None


def saltfjord(peer: tuple[float, float] | None, seconds: float) -> None:
    """Saltfjord's games of two and of four."""
    title, play, some = "Saltfjord, random full games of", "random_games", 500
    for seats, name in (("2", "two"), ("4", "four")):
        game = f"Saltfjord, {name} players"
        games = speed(f"{title} {name}", game, saltfjord_games, play, some, seconds, seats)
    *_, played = saltfjord_games.random_games(*saltfjord_games.room(4), some, 1)
    compare_with_catanatron(games, played / some, peer)


def main(seconds: float) -> None:
    games = speed("Chartae, random full games", "Chartae", chartae_games, "random_games", 20_000, seconds)
    compare(games, "connect four", "connect_four", seconds)
    compare(games, "pentago", "pentago(ansi_color_output=false)", seconds)
    rounds = speed("Fjorde, random full rounds", "Fjorde", fjorde_games, "random_rounds", 5_000, seconds)
    compare(rounds, "hex 11x11", "hex(board_size=11)", seconds)
    _, _, played, _ = fjorde_games.random_rounds(*fjorde_games.room(), 10_000, 1)
    peer = catanatron(seconds)
    compare_with_catanatron(rounds, played / 10_000, peer)
    saltfjord(peer, seconds)
    land_taking.report(land_taking.kept(SOME_POSITIONS))
    print("From process start to the first legal actions")
    with tempfile.TemporaryDirectory() as empty:
        print(f"  compiling               {seconds_to_first_move(XDG_CACHE_HOME=empty):>12.2f} s")
        cached = min(seconds_to_first_move(XDG_CACHE_HOME=empty) for _ in "123")
        print(f"  from the cache          {cached:>12.2f} s")
    print("Bytes a position")
    modules = {"Chartae": chartae_games, "Fjorde": fjorde_games, "Saltfjord": saltfjord_games}
    for name, module in modules.items():
        print(f"  {name:<23} {np.asarray(module.room()[0]).dtype.itemsize:>12}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3, help="how long each rate is taken")
    main(parser.parse_args().seconds)
