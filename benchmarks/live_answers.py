"""How long an exact answer takes at the table: positions of random games, by tiles down.

python -m benchmarks.live_answers [--positions 1000]
"""

from __future__ import annotations

import argparse
import random
import time

import numpy as np

from skerry.games.chartae.exact import action_values
from skerry.games.chartae.game import CHARTAE
from skerry.games.chartae.state import HOLDING, MAP_TILES
from skerry.rulebook.game import Position
from skerry.rulebook.match import Match


def reachable(tiles: int, holding: bool, seed: int) -> Position:
    """A position of a random game, with so many tiles down, before a turn or with a tile in hand."""
    chance = random.Random(seed)
    while True:
        match = Match(CHARTAE, seed=chance.getrandbits(63))
        moments = []
        while not match.over:
            position = match.position
            down = int((position.tile > 0).sum())
            if down == tiles and (position.phase == HOLDING) == holding:
                moments.append(CHARTAE.copy(position))
            match.play(chance.choice(match.legal()))
        if moments:
            return chance.choice(moments)


def main(positions: int) -> None:
    action_values(reachable(5, False, 0))  # compiled code and the table are loaded before the clock runs
    action_values(reachable(4, True, 0))
    action_values(reachable(4, False, 0))
    print("| tiles down | tile in hand | positions | median | 95 % | worst |")
    print("|---|---|---|---|---|---|")
    for tiles in range(1, MAP_TILES):
        for holding in (False, True):
            seconds = []
            for number in range(positions // 2):
                position = reachable(tiles, holding, number)
                begun = time.perf_counter()
                action_values(position)
                seconds.append(time.perf_counter() - begun)
            median, most = np.percentile(seconds, [50, 95])
            word = "yes" if holding else "no"
            figures = " | ".join(f"{1000 * figure:.0f} ms" for figure in (median, most, max(seconds)))
            print(f"| {tiles} | {word} | {len(seconds)} | {figures} |", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument(
        "--positions", type=int, default=1000, help="a level, half of them with a tile in hand"
    )
    main(parser.parse_args().positions)
