"""One run on a machine with a GPU: random games a second, the whole solution, and its proof.

    python benchmarks/device.py --solve FOLDER --prove

It needs numba, numba-cuda and NumPy only, and nothing installed of Skerry itself.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HOUSE / "src"), str(HOUSE)]

from benchmarks.gpu_games import LOOPS, games_a_second
from skerry.lab.solving import prove_chartae, solve_chartae

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--solve", type=Path, help="folder for the solution")
    parser.add_argument("--prove", action="store_true")
    parser.add_argument("--share", type=float, default=1.0, help="of the proof's samples")
    chosen = parser.parse_args()
    for game in LOOPS:
        games, name = games_a_second(game)
        print(f"{game}, random games on {name}: {games / 1e6:.1f} million a second", flush=True)
    if chosen.solve:
        begun = time.perf_counter()
        solve_chartae(chosen.solve, rebuild=True, keep=True, gpu=True, workers=os.cpu_count())
        print(f"whole solution: {time.perf_counter() - begun:.1f} s", flush=True)
    if chosen.prove:
        raise SystemExit(prove_chartae(chosen.solve, chosen.share))
