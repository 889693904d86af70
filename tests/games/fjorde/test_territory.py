"""Whose land is safe: nothing is claimed that any play can refute."""

import random

import pytest

from skerry.games.fjorde.game import FJORDE
from skerry.games.fjorde.territory import Territory, territory
from skerry.rulebook.game import Position
from tests.games.fjorde.table import begin, board, shuffled, to_land_taking

LINE = "0,0PPPPPP 1,0PPPPPP 2,0PPPPPP 3,0PPPPPP 4,0PPPPPP"


@pytest.mark.ledger("FJ-L2")
def test_land_between_two_farms_is_contested() -> None:
    found = territory(board(LINE, farms=("0,0", "4,0")).position)
    assert found.contested == ("1,0", "2,0", "3,0")
    assert found.secured == ((), ())
    assert found.sure == (0, 0)


@pytest.mark.ledger("FJ-L2")
def test_land_behind_an_own_piece_is_secured() -> None:
    found = territory(board(LINE, farms=("2,0", "4,0"), fields=("", "")).position)
    assert found.secured == (("0,0", "1,0"), ())
    assert found.contested == ("3,0",)
    assert found.sure == (2, 0)


@pytest.mark.ledger("FJ-L4")
def test_land_that_nobody_reaches_is_dead() -> None:
    match = board("0,0PMMPPP 1,0PPPPMM 0,-1MMMMMM", farms=("0,0", ""))
    found = territory(match.position)
    assert found.dead == ("1,0",)
    assert found.sure == (0, 0)


def test_land_that_can_be_cut_off_is_not_secured() -> None:
    """Only seat 0 reaches 4,0, but over a tile that seat 1 can take."""
    tiles = "0,0PPPPPP 1,0PPPPPP 2,0PPPPPP 1,1MPPPMM 2,1PPPPPP"
    found = territory(board(tiles, farms=("0,0", "2,1")).position)
    assert set(found.contested) >= {"1,0", "2,0"}


def test_a_stock_that_runs_out_limits_what_is_sure() -> None:
    match = board(LINE, farms=("0,0", ""))
    match.position.fields_left[0] = 2
    assert territory(match.position).sure == (20, 0)
    match.position.fields_left[0] = 0
    assert territory(match.position).dead == ("1,0", "2,0", "3,0", "4,0")


@pytest.mark.ledger("FJ-L3")
@pytest.mark.parametrize("seed", range(25))
def test_no_play_refutes_it(seed: int) -> None:
    match = to_land_taking(begin(shuffled(seed), shuffled(1), shuffled(2)), seed)
    choice = random.Random(seed)
    while match.position.this_round == 0:
        found = territory(match.position)
        for _ in range(3):
            play_and_check(FJORDE.copy(match.position), found, choice)
        match.play(choice.choice(match.legal()))


def play_and_check(position: Position, found: Territory, choice: random.Random) -> None:
    """Play the round to its end: secured and dead tiles stay so, and nobody gets less than is sure."""
    taken: dict[str, int] = {}
    while position.this_round == 0:
        seat = int(position.seat)
        action = choice.choice(FJORDE.legal(position))
        taken[FJORDE.write(position, action).split()[1]] = seat
        FJORDE.rules.play(position, action)
    for seat in range(2):
        assert position.points[seat] >= found.sure[seat]
        assert all(taken.get(cell, seat) == seat for cell in found.secured[seat])
    assert not any(cell in taken for cell in found.dead)
