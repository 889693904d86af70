"""Each level for people is clearly apart from the next: minutes of play, so `make slow` runs it."""

from itertools import pairwise

import pytest

from skerry.games.fjorde.game import FJORDE
from skerry.lab.arena import plan, play_game, schedule

MATCHES = 16
CLEARLY = 11  # of them


@pytest.mark.slow
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(FJORDE.levels)))
def test_each_level_beats_the_one_before(weaker: str, stronger: str) -> None:
    """`best` gets a tenth of a second."""
    contest = plan("fjorde", f"{weaker},{stronger}", milliseconds=100, seed=5)
    won = 0.0
    for pairing in schedule(contest, MATCHES):
        outcome, _ = play_game(contest, pairing)
        won += outcome.share(pairing.seats.index(1))
    assert won >= CLEARLY
