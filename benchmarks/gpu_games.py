"""Random games on a GPU: how many a second."""

from __future__ import annotations

import time
from functools import partial

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda still asks for it, NumPy 2.5 has dropped it
    np.row_stack = np.vstack

from numba import cuda

from benchmarks import chartae_games, fjorde_games, saltfjord_games

THREADS = 128
BLOCKS = 132 * 16  # a multiple of the multiprocessors of an H200
RUNS = 3
LOOPS = {  # the kernel of a game, and how many games a thread plays
    "Chartae": (chartae_games.gpu_kernel, 200),
    "Fjorde": (fjorde_games.gpu_kernel, 10),
    "Saltfjord, two players": (partial(saltfjord_games.gpu_kernel, 2), 3),
    "Saltfjord, four players": (partial(saltfjord_games.gpu_kernel, 4), 2),
}


def games_a_second(game: str) -> tuple[float, str]:
    """The best of some runs, and the device's name; a game of Fjorde is one round."""
    make_kernel, games = LOOPS[game]
    kernel = make_kernel()
    result = cuda.to_device(np.zeros(4, np.int64))
    kernel[BLOCKS, THREADS](1, 1, result)
    cuda.synchronize()
    fastest = 0.0
    for run in range(RUNS):
        result = cuda.to_device(np.zeros(4, np.int64))
        begun = time.perf_counter()
        kernel[BLOCKS, THREADS](games, 1_000_000 * (run + 1), result)
        cuda.synchronize()
        fastest = max(fastest, BLOCKS * THREADS * games / (time.perf_counter() - begun))
        won, ties = result.copy_to_host()[:2]
        if not 0 < ties < won:
            raise RuntimeError("the games on the GPU have not been played")
    name = cuda.get_current_device().name
    return fastest, name.decode() if isinstance(name, bytes) else str(name)
