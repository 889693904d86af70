"""How long perfect land-taking takes, on positions in which discovery between strong bots has ended.

    python -m benchmarks.land_taking [--positions 500] [--seconds 1]
    python -m benchmarks.land_taking --make 500

The first command solves positions from the file beside it, on one core: every legal field and a best line,
and then only a best field, as a player asks for it. The second plays the games anew that the file came from.
"""

from __future__ import annotations

import argparse
import lzma
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

import numpy as np

from skerry.games.fjorde.game import FJORDE
from skerry.games.fjorde.players import LEVELS
from skerry.games.fjorde.searching import Level, SearchPlayer
from skerry.games.fjorde.solve import analyse, best_field
from skerry.games.fjorde.state import LAND_TAKING
from skerry.players.player import Seen
from skerry.rulebook.game import Position
from skerry.rulebook.match import Match

FILE = Path(__file__).with_name("land_taking.xz")
TIMES = 250  # ways down the tree for each action: about what 40 ms are enough for
PAIRS = (("best", "search"), ("best", "best"), ("search", "best"))


def discovered(seed: int) -> str | None:
    """A position in which both have farms and all land is still free, after discovery between two bots."""
    match = Match(FJORDE, seed=seed, options={"rounds": 1})
    players = [
        SearchPlayer(Level(times=TIMES, weights=LEVELS[name].weights), 2 * seed + seat)
        for seat, name in enumerate(PAIRS[seed % len(PAIRS)])
    ]
    while match.seat is not None and match.position.phase != LAND_TAKING:
        seen = Seen(FJORDE, match.seat, FJORDE.see(match.position, match.seat))
        match.play(FJORDE.write(match.position, players[match.seat].choose(seen).action))
    return None if match.over else FJORDE.write_position(match.position)


def make(positions: int) -> None:
    """Play games until there are so many positions, and keep them."""
    found: list[str] = []
    for seed in count():
        if len(found) == positions:
            break
        text = discovered(seed)
        if text is not None:
            found.append(text)
            print(f"\r{len(found)} of {positions}", end="", flush=True)
    FILE.write_bytes(lzma.compress("\n".join(found).encode(), preset=9 | lzma.PRESET_EXTREME))
    print(f"\n{FILE.name}: {FILE.stat().st_size:,} bytes")


def kept(positions: int) -> list[Position]:
    """The first positions of the file."""
    lines = lzma.decompress(FILE.read_bytes()).decode().split("\n")
    return [FJORDE.read_position(line) for line in lines[:positions]]


def timed(solve: Callable[[Position], object], positions: list[Position]) -> tuple[list[float], list[float]]:
    """Seconds of the processor and of the clock for each position."""
    solve(positions[0])
    used, passed = [], []
    for position in positions:
        begun, at = time.process_time(), time.perf_counter()
        solve(position)
        used.append(time.process_time() - begun)
        passed.append(time.perf_counter() - at)
    return used, passed


def show(label: str, seconds: list[float]) -> None:
    median, most, worst = np.percentile(seconds, [50, 95, 100])
    print(f"  {label:<34} {1e3 * median:>8.1f} ms {most:>8.3f} s {worst:>8.2f} s", flush=True)


def report(positions: list[Position]) -> None:
    """Solve without a limit, and say how long it took."""
    print(f"Fjorde, land-taking solved on one core, {len(positions)} positions      median     95 %    worst")
    for label, solve in (("every field and a best line", analyse), ("a best field", best_field)):
        used, passed = timed(solve, positions)
        show(f"{label}, processor", used)
        show(f"{label}, clock", passed)


def report_within(positions: list[Position], seconds: float) -> None:
    """Solve within a time limit, and say how much is proven by then."""
    exact, wide, late = 0, [], 0.0
    for position in positions:
        begun = time.perf_counter()
        lead = analyse(position, seconds).lead
        late = max(late, time.perf_counter() - begun - seconds)
        exact += lead.exact
        wide.append(lead.most - lead.least)
    print(
        f"Within {seconds} s: {exact} of {len(positions)} solved, bounds at most {max(wide)} apart, ", end=""
    )
    print(f"{1e3 * late:.0f} ms late at worst")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--seconds", type=float, help="a time limit for each position, instead of none")
    parser.add_argument("--make", type=int, metavar="POSITIONS", help="play games and keep their positions")
    chosen = parser.parse_args()
    if chosen.make:
        make(chosen.make)
    elif chosen.seconds is not None:
        report_within(kept(chosen.positions), chosen.seconds)
    else:
        report(kept(chosen.positions))
