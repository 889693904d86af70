"""Games of Chartae between two perfect players, who choose among equally good actions at random.

    python -m benchmarks.best_play [--games 1000] [--workers 2] [--fair]

Says how often who begins wins, and how often the tie rule (CH-W2) decides.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HOUSE / "src"), str(HOUSE)]

from skerry.games.chartae.game import CHARTAE
from skerry.players.player import Seen
from skerry.rulebook.match import Match


def play_one(seed: int, fair: bool) -> tuple[str, bool, bool, int, int]:
    """One game: first kind, whether who began won, whether a tie decided, actions, rotations."""
    match = Match(CHARTAE, seed=seed, options={"fair": fair, "land": 0, "first": 0})
    player = CHARTAE.player("perfect", seed)
    while match.seat is not None:
        seat = match.seat
        choice = player.choose(Seen(CHARTAE, seat, CHARTAE.see(match.position, seat)))
        match.play(CHARTAE.write(match.position, choice.action))
    result = match.result()
    turned = sum(action < 25 for action in match.actions)
    first = str(match.setup["order"][0])
    return first, result["winner"] == 0, result["decided"] == "last-tile", len(match.actions), turned


def share(count: int, games: int) -> str:
    part = count / games
    return f"{part:.4f} ± {1.96 * math.sqrt(part * (1 - part) / games):.4f}"


def main(games: int, workers: int, fair: bool) -> None:
    begun = time.perf_counter()
    with ProcessPoolExecutor(workers) as pool:
        results = list(pool.map(play_one, range(games), [fair] * games, chunksize=8))
    print(f"{games} games in {time.perf_counter() - begun:.0f} s; {fair=}; intervals of 95 %")
    print(f"  who begins wins       {share(sum(won for _, won, _, _, _ in results), games)}")
    print(f"  the tie rule decides  {share(sum(tie for _, _, tie, _, _ in results), games)}")
    print(f"  it helps who begins   {share(sum(tie and won for _, won, tie, _, _ in results), games)}")
    print(f"  rotations a game      {sum(turned for *_, turned in results) / games:.2f}")
    for first, count in sorted(Counter(first for first, *_ in results).items()):
        won = sum(won for kind, won, *_ in results if kind == first)
        print(f"  {first} first, Land begins: {count} games, Land wins {share(won, count)}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--fair", action="store_true")
    chosen = parser.parse_args()
    main(chosen.games, chosen.workers, chosen.fair)
