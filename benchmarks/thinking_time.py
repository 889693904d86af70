"""How well the searching bots keep to their time: how long they thought, against how long they might.

    python -m benchmarks.thinking_time [--milliseconds 100] [--positions 100]

The positions are those of matches between greedy bots where there is a choice. A bot that knows the answer
earlier (land-taking is often settled at once) says it earlier; what matters is that none is late.
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Iterator

import numpy as np

from skerry.games.fjorde.game import FJORDE
from skerry.games.fjorde.state import LAND_TAKING
from skerry.players.player import Seen
from skerry.rulebook.match import Match

BOTS = ("best", "plain")
EVERY = 7  # so many decisions apart, so that all parts of a match are there


def decisions() -> Iterator[Seen]:
    """What the seat to move sees, now and then in matches of greedy bots."""
    number = 0
    for seed in itertools.count():
        match = Match(FJORDE, seed=seed)
        greedy = FJORDE.player("greedy", seed)
        while match.seat is not None:
            seen = Seen(FJORDE, match.seat, FJORDE.see(match.position, match.seat))
            if len(match.legal()) > 1:
                number += 1
                if number % EVERY == 0:
                    yield seen
            match.play(FJORDE.write(match.position, greedy.choose(seen).action))


def main(milliseconds: int, positions: int) -> None:
    print(f"{positions} decisions of {milliseconds} ms: the share of the time that was used")
    for name in BOTS:
        bot = FJORDE.player(name, 1)
        used: dict[bool, list[float]] = {False: [], True: []}
        for seen in itertools.islice(decisions(), positions):
            begun = time.perf_counter()
            bot.choose(seen, milliseconds / 1000)
            taken = 1000 * (time.perf_counter() - begun) / milliseconds
            used[seen.position.phase == LAND_TAKING].append(taken)
        for land, shares in used.items():
            median, late, worst = np.quantile(shares, [0.5, 0.95, 1.0])
            label = f"{name}, {'land-taking' if land else 'discovery'}"
            print(f"  {label:<20} {len(shares):>4}", end="   ")
            print(f"median {median:.1%}   95 % {late:.1%}   worst {worst:.1%}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--milliseconds", type=int, default=100)
    parser.add_argument("--positions", type=int, default=100)
    chosen = parser.parse_args()
    main(chosen.milliseconds, chosen.positions)
