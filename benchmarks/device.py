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

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda still asks for it, NumPy 2.5 has dropped it
    np.row_stack = np.vstack
from numba import cuda

from benchmarks.chartae_games import gpu_kernel, random_games, room
from skerry.lab.solving import prove_chartae, solve_chartae

THREADS = 128
BLOCKS = 132 * 16  # a multiple of the multiprocessors of an H200


def games_a_second(games: int) -> None:
    """Random games on the GPU against one core, the same function."""
    kernel = gpu_kernel()
    result = cuda.to_device(np.zeros(3, np.int64))
    begun = time.perf_counter()
    kernel[1, 32](1, 1, result)
    cuda.synchronize()
    print(f"kernel compiled in {time.perf_counter() - begun:.1f} s")
    total = BLOCKS * THREADS * games
    for run in range(3):
        result = cuda.to_device(np.zeros(3, np.int64))
        begun = time.perf_counter()
        kernel[BLOCKS, THREADS](games, 1_000_000 * run, result)
        cuda.synchronize()
        seconds = time.perf_counter() - begun
        land, ties, played = result.copy_to_host()
        print(
            f"{total} games in {seconds:.3f} s: {total / seconds / 1e6:.1f} million a second; "
            f"Land ahead {land / total:.4f}, ties {ties / total:.4f}, {played / total:.2f} actions a game"
        )
    position, actions, chance = room()
    random_games(position, actions, chance, 1, 1)
    begun = time.perf_counter()
    random_games(position, actions, chance, 300_000, 1)
    print(f"one core: {300_000 / (time.perf_counter() - begun):.0f} games a second")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200, help="games a thread")
    parser.add_argument("--solve", type=Path, help="folder for the solution")
    parser.add_argument("--prove", action="store_true")
    parser.add_argument("--share", type=float, default=1.0, help="of the proof's samples")
    chosen = parser.parse_args()
    if chosen.games:
        games_a_second(chosen.games)
    if chosen.solve:
        begun = time.perf_counter()
        solve_chartae(chosen.solve, rebuild=True, keep=True, gpu=True, workers=os.cpu_count())
        print(f"whole solution: {time.perf_counter() - begun:.1f} s", flush=True)
    if chosen.prove:
        raise SystemExit(prove_chartae(chosen.solve, chosen.share))
