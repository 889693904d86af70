"""Counts of all action sequences from fixed setups: the house's, and those of the game written by hand."""

import random

import pytest

from skerry.games.fjorde.state import HOLDING, LAND_TAKING, REPLY, TURN
from skerry.rulebook.engine import Engine, perft
from skerry.rulebook.match import Match
from tests.games.fjorde.by_hand import STARTS, Board, Game
from tests.games.fjorde.table import begin, shuffled

DEPTH = 4


def played_at_random(match: Match, game: Game, actions: int, seed: int) -> None:
    choice = random.Random(seed)
    for _ in range(actions):
        action = choice.choice(match.legal())
        match.play(action)
        game.play(action)


def counted(match: Match) -> list[int]:
    """The house's counts, which `perft` of the line protocol gives as well."""
    engine = Engine()
    engine.match = match
    found = [perft(match.game, match.position, depth) for depth in range(DEPTH + 1)]
    assert engine.answer(f"perft {DEPTH}") == [str(found[DEPTH]), "ok"]
    return found


SETUPS = [
    pytest.param(8, 0, TURN, False, [1, 1, 4, 8, 8], id="the start"),
    pytest.param(20, 58, TURN, False, [1, 11, 31, 236, 2028], id="seven tiles in the pool"),
    pytest.param(11, 89, TURN, False, [1, 1, 14, 123, 1693], id="the last tile, and on into land-taking"),
    pytest.param(20, 90, LAND_TAKING, False, [1, 8, 59, 411, 2738], id="land-taking"),
    pytest.param(8, 0, TURN, True, [1, 1, 5, 13, 21], id="oversight: the start"),
    pytest.param(11, 76, HOLDING, True, [1, 8, 53, 222, 1054], id="oversight: a tile in hand"),
    pytest.param(11, 74, REPLY, True, [1, 5, 14, 63, 238], id="oversight: a claim"),
]


@pytest.mark.ledger("FJ-D1", "FJ-D2", "FJ-D3", "FJ-D4", "FJ-D6", "FJ-P1", "FJ-P2", "FJ-P3", "FJ-F1")
@pytest.mark.ledger("FJ-E1", "FJ-L1", "FJ-L2")
@pytest.mark.parametrize(("seed", "played", "phase", "oversight", "counts"), SETUPS)
def test_sequences_are_counted_as_by_hand(
    seed: int, played: int, phase: int, oversight: bool, counts: list[int]
) -> None:
    order = shuffled(seed)
    match, game = begin(order, oversight=oversight), Game([order], 0, oversight)
    played_at_random(match, game, played, seed)
    assert match.position.phase == phase
    assert counted(match) == [game.sequences(depth) for depth in range(DEPTH + 1)] == counts


def places_of(board: Board, row: list[str]) -> list[tuple[str, str]]:
    """Where each kind of a row can be laid: the tile, and how it lies."""
    return [(tile, place) for tile in sorted(set(row)) for place in board.places(tile)]


def farms(tile: str) -> int:
    """In how many ways the question of a farm is answered."""
    return 2 if "P" in tile else 1


@pytest.mark.ledger("FJ-D1", "FJ-D2", "FJ-F1", "FJ-F2")
@pytest.mark.parametrize(("seed", "counts"), [(0, [1, 9, 18, 206, 412]), (1, [1, 4, 8, 36, 72])])
def test_sequences_of_the_option_row_are_counted_as_by_hand(seed: int, counts: list[int]) -> None:
    """Two turns: four tiles lie open, one is laid, and the next of the stack takes its place."""
    order = shuffled(seed)
    laid, turns, again, twice = 0, 0, 0, 0
    for tile, place in places_of(Board(STARTS), order[:4]):
        where, corners = place.split()
        q, r = where.split(",")
        board = Board({**STARTS, (int(q), int(r)): corners})
        row = order[:4]
        row.remove(tile)
        following = places_of(board, [*row, order[4]])
        assert following
        assert farms(tile) == 2
        laid += 1
        turns += farms(tile)
        again += farms(tile) * len(following)
        twice += farms(tile) * sum(farms(second) for second, _ in following)
    assert counted(begin(order, row=True)) == [1, laid, turns, again, twice] == counts
