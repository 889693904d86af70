"""One run on a machine with a GPU: random games a second, and the whole solution."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack
from numba import cuda

from benchmarks.chartae_games import gpu_kernel, random_games, room

THREADS = 128


def games_a_second(blocks: int, games: int) -> None:
    kernel = gpu_kernel()
    result = cuda.to_device(np.zeros(3, np.int64))
    begun = time.perf_counter()
    kernel[1, 32](1, 1, result)
    cuda.synchronize()
    print(f"kernel compiled in {time.perf_counter() - begun:.1f} s")
    for run in range(3):
        result = cuda.to_device(np.zeros(3, np.int64))
        begun = time.perf_counter()
        kernel[blocks, THREADS](games, 1_000_000 * run, result)
        cuda.synchronize()
        seconds = time.perf_counter() - begun
        total = blocks * THREADS * games
        land, ties, played = result.copy_to_host()
        print(
            f"{total} games in {seconds:.3f} s: {total / seconds / 1e6:.1f} million a second; "
            f"Land ahead {land / total:.4f}, ties {ties / total:.4f}, {played / total:.2f} actions a game"
        )
    position, actions, chance = room()
    random_games(position, actions, chance, 1, 1)
    begun = time.perf_counter()
    land, ties, played = random_games(position, actions, chance, 300_000, 1)
    seconds = time.perf_counter() - begun
    print(f"one core: {300_000 / seconds:.0f} games a second; Land {land / 3e5:.4f}, ties {ties / 3e5:.4f}")


def solution(folder: Path, out: Path | None) -> None:
    from skerry.games.chartae.passes_gpu import Gpu
    from skerry.games.chartae.solve import Solution, Store

    begun = time.perf_counter()
    last = [0, begun]

    def watch(progress) -> None:
        if progress.level != last[0]:
            now = time.perf_counter()
            print(f"  level {progress.level} begins to come in at {now - begun:.1f} s", flush=True)
            last[0] = progress.level

    solving = Solution(Store(folder, rebuild=True), Gpu(), 1, watch)
    solving.run()
    print(f"solved in {time.perf_counter() - begun:.1f} s")
    summary = {
        tiles: {"digest": record.digest(), "spread": record.spread(), "seconds": round(record.seconds, 2)}
        for tiles, record in sorted(solving.store.records.items())
    }
    print(json.dumps({tiles: [entry["digest"], entry["seconds"]] for tiles, entry in summary.items()}))
    if out:
        (out / "levels.json").write_text(json.dumps(summary))
        np.savez_compressed(out / "takes.npz", **{f"take{t}": take for t, (_, take) in solving.takes.items()})


if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--solve", type=Path)
    arguments.add_argument("--out", type=Path)
    arguments.add_argument("--games", type=int, default=200)
    chosen = arguments.parse_args()
    if chosen.games:
        games_a_second(132 * 16, chosen.games)
    if chosen.solve:
        solution(chosen.solve, chosen.out)
