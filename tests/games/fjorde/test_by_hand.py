"""The house's rules against the game written by hand: whole matches side by side."""

import random

import pytest

from skerry.games.fjorde.game import FJORDE
from skerry.rulebook.match import Match
from tests.games.fjorde.by_hand import COPIES, Game, turned
from tests.games.fjorde.table import begin


def kind_of(tile: str) -> str:
    return next(kind for kind in COPIES if tile in turned(kind))


@pytest.mark.ledger("FJ-D6", "FJ-P4", "FJ-F3", "FJ-E1", "FJ-E2", "FJ-L3", "FJ-W1", "FJ-W2", "FJ-W3", "FJ-S2")
@pytest.mark.parametrize("oversight", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_whole_matches_run_as_by_hand(seed: int, oversight: bool) -> None:
    dealt = Match(FJORDE, seed=seed, options={"oversight": oversight})
    orders = dealt.setup["orders"]
    match = begin(*orders, first=seed % 2, oversight=oversight)
    game = Game(orders, seed % 2, oversight)
    choice = random.Random(seed)
    while not match.over:
        assert set(match.legal()) == game.legal()
        assert match.seat == game.mover
        action = choice.choice(match.legal())
        match.play(action)
        game.play(action)
        assert match.result()["points"] == game.points
    assert game.mover is None
    assert match.result()["scores"] == game.sums()
    assert match.result()["winner"] == game.winner()


def test_the_hand_written_game_has_the_same_tiles() -> None:
    match = Match(FJORDE, seed=1)
    for order in match.setup["orders"]:
        assert sorted(kind_of(tile) for tile in order) == sorted(
            kind for kind, copies in COPIES.items() for _ in range(copies)
        )
