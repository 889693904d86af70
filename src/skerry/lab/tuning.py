"""How the estimates of Saltfjord's rule of thumb are tuned: by what they score in games against themselves.

    python -m skerry.lab.tuning FILE --generations 40 --games 32

Each generation tries some changes of all estimates at once, each forth and back and in the same deals, and
goes a step towards those that have scored more. FILE has the newest estimates, and is gone on from.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from pathlib import Path

import numpy as np

from skerry.games.saltfjord.game import SALTFJORD
from skerry.games.saltfjord.worth import ESTIMATES, estimates
from skerry.lab.equals import Table

SPREAD = 0.2  # of the changes, as a part of each estimate
STRIDE = 0.8
WIDTH = 16  # of the plans
KINDS = ({"players": 2}, {"players": 2, "side": "named"}, {"players": 2, "wagons": True}, {"players": 3})


def score(task: tuple[np.ndarray, int, int]) -> float:
    """The mean score of some games in which every seat plays by these estimates."""
    tried, seed, games = task
    table = Table("greedy")
    table.width = WIDTH
    table.room.estimates[:] = tried
    points: list[int] = []
    for number in range(games):
        position = SALTFJORD.deal(seed + number, KINDS[number % len(KINDS)])
        points += SALTFJORD.scores(table.play(position, seed + number, True))
    return float(np.mean(points))


def step_towards(better: np.ndarray, changes: np.ndarray) -> np.ndarray:
    """The way to go: changes weighted by the rank of how much better they are than their opposites."""
    ranks = np.argsort(np.argsort(better)) / max(len(better) - 1, 1) - 0.5
    signs = np.where(np.abs(better) > 0, better / (np.std(better) + 1e-9), ranks)
    return (signs[:, None] * changes).mean(0)


def named(tuned: np.ndarray) -> dict[str, list[float]]:
    """Estimates by their names."""
    found, begin = {}, 0
    for name, values in ESTIMATES.items():
        found[name] = [round(float(value), 3) for value in tuned[begin : begin + len(values)]]
        begin += len(values)
    return found


def main(file: Path, generations: int, pairs: int, games: int, workers: int) -> None:
    """Tune, and say how it goes."""
    tuned = estimates()
    if file.exists():
        tuned = np.concatenate([np.array(values) for values in json.loads(file.read_text()).values()])
    chance = np.random.default_rng()
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers) as pool:
        for generation in range(generations):
            begun = time.monotonic()
            seed = int(chance.integers(1 << 40))
            changes = chance.normal(0, 1, (pairs, len(tuned)))
            tried = [tuned * np.exp(sign * SPREAD * change) for change in changes for sign in (1, -1)]
            scores = np.array(pool.map(score, [(one, seed, games) for one in tried], chunksize=1))
            better = scores[::2] - scores[1::2]
            tuned = tuned * np.exp(SPREAD * STRIDE * step_towards(better, changes))
            file.write_text(json.dumps(named(tuned)))
            print(
                f"generation {generation}: {scores.mean():.2f} points, best {scores.max():.2f}, "
                f"{time.monotonic() - begun:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--pairs", type=int, default=10, help="changes tried in each generation")
    parser.add_argument("--games", type=int, default=32, help="by which each is judged")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    main(chosen.file, chosen.generations, chosen.pairs, chosen.games, chosen.workers)
