"""The pictures of the rule book, as positions."""

import numpy as np
import pytest

from skerry.games.fjorde import rules
from skerry.games.fjorde.edition import code_of
from skerry.games.fjorde.state import (
    FRONTIER,
    HOLDING,
    LAND_TAKING,
    POSITION,
    STACK,
    TURN,
    cell_number,
)
from skerry.rulebook.chance import draw_below, sow
from skerry.rulebook.compiling import rule
from tests.games.fjorde.table import START, board, hold, lays, reason, rule_against

ROUNDS = 3_000


@pytest.mark.ledger("FJ-P1")
def test_1_the_mountain_of_the_start_tile_must_go_on() -> None:
    match = hold(board(START), "MPSSPP")
    text = reason(match, "lay -1,0 SSPPMP")
    assert text.startswith("FJ-P1")
    assert "0,0" in text


@pytest.mark.ledger("FJ-P1")
def test_1_as_the_rule_book_draws_it() -> None:
    """`PPMPSS` itself is no tile of the edition, so the rule is asked directly."""
    fixed = fixed_corners(-1, 0)
    given = [fixed >> 2 * corner & 3 for corner in range(6)]
    own = [code_of("PPMPSS") >> 2 * corner & 3 for corner in range(6)]
    wrong = [corner for corner in range(6) if given[corner] and given[corner] != own[corner]]
    assert wrong == [1]  # its corner NE is T's corner NW, a mountain


def fixed_corners(q: int, r: int) -> int:
    position = board(START).position
    return int(position.frontier_fixed[int(position.on[rules.PLACE[cell_number(q, r)]]) - FRONTIER])


@pytest.mark.ledger("FJ-P1", "FJ-P2")
def test_2_sea_goes_on_into_the_sea() -> None:
    match = hold(board(START), "PPPSSS")
    assert rule_against(match, "lay 1,0 SSPPPS") is None
    assert "lay 1,0 SSPPPS" in match.legal()


@pytest.mark.ledger("FJ-P2")
def test_3_the_first_tile_has_exactly_three_candidate_cells() -> None:
    found = set()
    for tile in dict.fromkeys(rules.EDITION.kinds):
        match = hold(board(START), tile)
        found |= {action.split()[1] for action in lays(match)}
    assert found == {"1,0", "-1,0", "-1,2"}


@pytest.mark.ledger("FJ-P3")
def test_4_mountain_joins_and_sea_does_not() -> None:
    tiles = "0,0PPPMMM 1,0SSSSPP 0,1PSSPMM"
    assert rule_against(hold(board(tiles), "MMMPPP"), "lay -1,1 MMMPPP") is None
    match = hold(board(tiles), "PPPSSS")
    assert rule_against(match, "lay 1,1 SPPPSS") == "FJ-P3"
    assert "1,1" in reason(match, "lay 1,1 SPPPSS")


VECTOR_5 = "0,0PPMMPP -1,1PMMMMP -2,2MMPSPP -3,3PSSSSP 0,1MMMPMM -1,2MPPPPM -2,3PPPSSS"


@pytest.mark.ledger("FJ-L1", "FJ-L2")
def test_5_only_one_field_can_be_placed() -> None:
    match = board(VECTOR_5, farms=("-2,3", ""), fields=("0,1 -1,2", ""))
    assert match.legal() == ["field -2,2"]
    assert rule_against(match, "field -1,1") == "FJ-L2"
    assert "mountain or sea" in reason(match, "field -1,1")
    assert rule_against(match, "field -2,3") == "FJ-L1"


@pytest.mark.ledger("FJ-L2")
def test_6_half_a_side_of_meadow_is_enough() -> None:
    match = board("0,0SSSPMP -1,1MPMPPP", farms=("0,0", ""))
    assert match.legal() == ["field -1,1"]


@rule
def counted_draws(position, actions, chance, rounds, counts):
    """Play discovery at random, without the pool: count draws, those that fit nowhere, and places."""
    for number in range(rounds):
        position.rounds = 1
        position.this_round = 0
        position.first = 0
        rules.new(position, number)
        while position.phase < LAND_TAKING:
            count = rules.legal(position, actions)
            if position.phase == TURN:
                counts[0] += 1
                rules.play(position, rules.DRAW)
                if position.phase != HOLDING:
                    counts[1] += 1
            else:
                if position.phase == HOLDING:
                    counts[2] += count
                rules.play(position, np.int64(actions[draw_below(chance, count)]))


@pytest.mark.ledger("FJ-D2", "FJ-D3")
def test_7_how_often_a_draw_fits_nowhere_and_how_many_places_there_are() -> None:
    position = np.zeros(1, POSITION).view(np.recarray)[0]
    chance, counts = np.zeros(4, np.uint32), np.zeros(3, np.int64)
    sow(chance, 7)
    counted_draws(position, np.zeros(rules.MOST_ACTIONS, np.int64), chance, ROUNDS, counts)
    draws, unfit, places = (int(count) for count in counts)
    assert draws == ROUNDS * STACK
    assert 0.16 < unfit / draws < 0.20
    assert 2.5 < places / (draws - unfit) < 2.9
