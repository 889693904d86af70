"""The house's rules against the game written by hand: counts of sequences, and whole matches side by side."""

import random

import pytest

from skerry.games.fjorde.game import FJORDE
from skerry.rulebook.engine import Engine, perft
from skerry.rulebook.match import Match
from tests.games.fjorde.by_hand import COPIES, Game, turned
from tests.games.fjorde.table import begin, shuffled

DEPTH = 4


def kind_of(tile: str) -> str:
    return next(kind for kind in COPIES if tile in turned(kind))


def played_at_random(match: Match, game: Game, actions: int, seed: int) -> None:
    choice = random.Random(seed)
    for _ in range(actions):
        action = choice.choice(match.legal())
        match.play(action)
        game.play(action)


STARTS = [
    pytest.param(8, 0, [1, 1, 4, 8, 8], id="the start"),
    pytest.param(20, 58, [1, 11, 31, 236, 2028], id="seven tiles in the pool"),
    pytest.param(20, 90, [1, 8, 59, 411, 2738], id="land-taking"),
]


@pytest.mark.ledger("FJ-D1", "FJ-D2", "FJ-D3", "FJ-D4", "FJ-P1", "FJ-P2", "FJ-P3", "FJ-F1", "FJ-L1", "FJ-L2")
@pytest.mark.parametrize(("seed", "played", "counts"), STARTS)
def test_sequences_are_counted_as_by_hand(seed: int, played: int, counts: list[int]) -> None:
    order = shuffled(seed)
    match, game = begin(order), Game([order], 0)
    played_at_random(match, game, played, seed)
    engine = Engine()
    engine.match = match
    found = [game.sequences(depth) for depth in range(DEPTH + 1)]
    assert [perft(match.game, match.position, depth) for depth in range(DEPTH + 1)] == found
    assert engine.answer(f"perft {DEPTH}") == [str(found[DEPTH]), "ok"]
    assert found == counts


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
