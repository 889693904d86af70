"""Random games of Chartae on a GPU: how many a second."""

from __future__ import annotations

import time

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda still asks for it, NumPy 2.5 has dropped it
    np.row_stack = np.vstack

from numba import cuda

from benchmarks.chartae_games import gpu_kernel

THREADS = 128
BLOCKS = 132 * 16  # a multiple of the multiprocessors of an H200
GAMES = 200  # a thread
RUNS = 3


def games_a_second() -> tuple[float, str]:
    """The best of some runs, and the device's name."""
    kernel = gpu_kernel()
    result = cuda.to_device(np.zeros(3, np.int64))
    kernel[BLOCKS, THREADS](1, 1, result)
    cuda.synchronize()
    fastest = 0.0
    for run in range(RUNS):
        result = cuda.to_device(np.zeros(3, np.int64))
        begun = time.perf_counter()
        kernel[BLOCKS, THREADS](GAMES, 1_000_000 * run, result)
        cuda.synchronize()
        fastest = max(fastest, BLOCKS * THREADS * GAMES / (time.perf_counter() - begun))
        land, ties, _ = result.copy_to_host()
        if not 0 < ties < land:
            raise RuntimeError("the games on the GPU have not been played")
    name = cuda.get_current_device().name
    return fastest, name.decode() if isinstance(name, bytes) else str(name)
