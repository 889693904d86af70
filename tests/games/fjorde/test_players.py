"""The bots play well enough to be met: greedy against random."""

import pytest

from skerry.games.fjorde.game import FJORDE
from skerry.players.player import Seen
from skerry.rulebook.match import Match

ROUNDS = 12


@pytest.mark.parametrize("options", [{}, {"row": True}, {"oversight": True}])
def test_greedy_beats_random(options: dict[str, bool]) -> None:
    fields = [0, 0]
    for seed in range(ROUNDS if not options else 4):
        match = Match(FJORDE, seed=seed, options={"rounds": 1, **options})
        names = ("greedy", "random") if seed % 2 else ("random", "greedy")
        players = [FJORDE.player(name, seed) for name in names]
        while match.seat is not None:
            seen = Seen(FJORDE, match.seat, FJORDE.see(match.position, match.seat))
            match.play(FJORDE.write(match.position, players[match.seat].choose(seen).action))
        for seat, name in enumerate(names):
            fields[name == "greedy"] += match.result()["scores"][seat]
    assert fields[True] > 1.8 * fields[False]
