"""Perfect land-taking against trying everything, straight over the game's rules."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from skerry.games.fjorde import rules, solve
from skerry.games.fjorde.game import FJORDE
from skerry.games.fjorde.solve import Bounds, Land, analyse, best_field
from skerry.games.fjorde.state import FIELDS, LAND_TAKING, coordinates
from skerry.rulebook.game import Position
from skerry.rulebook.refusal import Refused
from tests.games.fjorde import by_hand
from tests.games.fjorde.lands import WAYS, lands, leads
from tests.games.fjorde.table import board, cells

LINE = "0,0PPPPPP 1,0PPPPPP 2,0PPPPPP 3,0PPPPPP 4,0PPPPPP"


def agrees(position: Position) -> Counter[str]:
    """Every answer of the solver is the one found by trying everything; answers what the position shows."""
    true = leads(position)
    best = max(true.values())
    found = analyse(position)
    assert found.fields == {action: Bounds(lead, lead) for action, lead in true.items()}
    assert list(found.fields.values()) == sorted(found.fields.values(), key=lambda lead: -lead.least)
    assert found.lead == Bounds(best, best)
    reaches(position, found.line, best)
    assert found.points is not None
    seat = int(position.seat)
    assert found.points[seat] - found.points[1 - seat] == best
    action, lead = best_field(position)
    assert (true[action], lead) == (best, Bounds(best, best))
    return what_it_shows(position, true)


def reaches(position: Position, line: tuple[int, ...], lead: int) -> None:
    """A line is legal, leads to the end of the round, and to this lead."""
    playing = FJORDE.copy(position)
    for action in line:
        assert action in FJORDE.legal(playing)
        rules.play(playing, action)
    assert rules.over(playing)
    seat = int(position.seat)
    assert int(playing.points[seat]) - int(playing.points[1 - seat]) == lead


def what_it_shows(position: Position, true: dict[int, int]) -> Counter[str]:
    shows = Counter({"tie": max(true.values()) == 0, "choice": len(set(true.values())) > 1})
    stocks = sorted(int(left) for left in position.fields_left)
    shows["small stock"] = stocks[0] < 4
    shows["alone"] = not rules.takable(position, 1 - int(position.seat))
    return shows


@pytest.mark.ledger("FJ-L1", "FJ-L2", "FJ-L3", "FJ-L4", "FJ-W1")
def test_every_field_of_thousands_of_small_positions_is_judged_right() -> None:
    shows: Counter[str] = Counter()
    for position in lands(seed=1, number=3000, most=8):
        shows += agrees(position)
    assert min(shows[sort] for sort in ("tie", "choice", "small stock", "alone")) > 300


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
def test_every_field_of_many_small_positions_is_judged_right(seed: int) -> None:
    for position in lands(seed, number=10_000, most=9):
        agrees(position)


@pytest.mark.slow
def test_every_field_of_larger_positions_is_judged_right() -> None:
    for position in lands(seed=6, number=300, most=11):
        agrees(position)


@pytest.mark.parametrize("way", WAYS)
def test_the_game_written_by_hand_says_the_same(way: Callable[[random.Random, int], Position | None]) -> None:
    """Where the rules and the solver agree, they may agree in error: this is a second game of its own."""
    chance = random.Random(7)
    checked = 0
    while checked < 30:
        position = way(chance, 4)
        if position is not None:
            game = by_hand_game(position)
            assert {
                FJORDE.write(position, action): bounds.least
                for action, bounds in analyse(position).fields.items()
            } == {action: lead_by_hand(played(game, action), int(position.seat)) for action in game.legal()}
            checked += 1


def by_hand_game(position: Position) -> by_hand.Game:
    """The same position in the game written by hand, which has a stock of twenty only."""
    position.fields_left[:] = [FIELDS - int(fields).bit_count() for fields in position.fields]
    game = by_hand.Game([[]], 0)
    laid = [
        (coordinates(position.cell[tile]), rules.EDITION.faces[int(position.face[tile])])
        for tile in range(int(position.laid))
    ]
    game.board = by_hand.Board(dict(laid))
    for pieces, own in ((game.farms, position.farms), (game.fields, position.fields)):
        for seat in range(2):
            pieces[seat] |= {cell for tile, (cell, _) in enumerate(laid) if int(own[seat]) >> tile & 1}
    game.step, game.mover = "fields", int(position.seat)
    return game


def played(game: by_hand.Game, action: str) -> by_hand.Game:
    """A field placed in a copy; the map stays the same."""
    after = copy.copy(game)
    after.points = []
    after.fields = [set(fields) for fields in game.fields]
    return after.play(action)


def lead_by_hand(game: by_hand.Game, seat: int) -> int:
    """A seat's lead in the end if both play best."""
    if game.mover is None:
        return game.points[-1][seat] - game.points[-1][1 - seat]
    found = [lead_by_hand(played(game, action), seat) for action in game.legal()]
    return max(found) if game.mover == seat else min(found)


# What a player needs to see at once


def values(position: Position) -> dict[str, int]:
    found = analyse(position).fields
    assert all(lead.exact for lead in found.values())
    return {FJORDE.write(position, action): lead.least for action, lead in found.items()}


@pytest.mark.ledger("FJ-L3")
def test_what_both_can_take_comes_before_what_is_safe() -> None:
    match = board(LINE, farms=("1,0", "3,0"))
    assert values(match.position) == {"field 0,0": -1, "field 2,0": 1}


@pytest.mark.ledger("FJ-L3")
def test_a_stock_that_runs_out_is_counted() -> None:
    position = board(LINE, farms=("0,0", "4,0")).position
    position.fields_left[:] = [1, 2]
    found = analyse(position)
    assert found.lead == Bounds(0, 0)
    assert found.points == (20, 20)


def test_before_land_taking_there_is_nothing_to_solve() -> None:
    with pytest.raises(Refused) as refused:
        analyse(board(LINE).position)
    assert refused.value.rule == "FJ-E1"


def test_one_land_answers_about_many_maps() -> None:
    """What is kept from question to question belongs to one map."""
    land = Land()
    for position in lands(seed=8, number=300, most=7):
        true = leads(position)
        action, lead = best_field(position, land=land)
        assert true[action] == lead.least == lead.most == max(true.values())


# Time limits


class Clock:
    """A clock that goes on by one whenever it is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        self.now += 1.0
        return self.now


@pytest.mark.parametrize("nodes", [1, 4, 30])
def test_what_is_proven_when_time_is_up_is_true(nodes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut off anywhere: the bounds hold, and whatever line is told is a best one."""
    chance = random.Random(nodes)
    monkeypatch.setattr(solve, "SOME_NODES", nodes)
    lines, cut_off = 0, 0
    for position in lands(seed=9 + nodes, number=250, most=9):
        true = leads(position)
        best = max(true.values())
        clock = Clock()
        monkeypatch.setattr(solve, "time", clock)
        limit = chance.choice((0, 1, 3, 10, 30, 100))
        found = analyse(position, limit)
        assert found.fields.keys() == true.keys()
        assert all(bounds.least <= true[action] <= bounds.most for action, bounds in found.fields.items())
        assert found.lead.least <= best <= found.lead.most
        if found.line:
            reaches(position, found.line, best)
        action, lead = best_field(position, limit)
        assert lead.least <= best <= lead.most
        assert true[action] >= lead.least or not lead.exact
        assert clock.now < 2 * limit + 40 + 30 * len(true)  # it is looked at often, and heeded
        lines += bool(found.line)
        cut_off += not found.lead.exact
    assert lines > 20
    assert cut_off > 20


def hard(seed: int) -> Position:
    """Two farms each on a large meadow: too much to solve at once."""
    chance = random.Random(seed)
    tiles = " ".join(f"{q},{r}PPPPPP" for q in range(8) for r in range(5))
    names = [tile[:-6] for tile in tiles.split()]
    chance.shuffle(names)
    position = board(tiles, farms=(" ".join(names[:2]), " ".join(names[2:4]))).position
    assert len(cells(tiles)) == 40
    return position


@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.3])
def test_a_limit_is_kept_where_there_is_too_much_to_solve(seconds: float) -> None:
    position = hard(1)
    begun = solve.time.perf_counter()
    found = analyse(position, seconds)
    assert solve.time.perf_counter() - begun < seconds + 1.0
    assert found.line == ()
    assert found.points is None
    assert found.lead.least < found.lead.most
    assert -36 <= found.lead.least <= found.lead.most <= 36
    assert len(found.fields) == len(FJORDE.legal(position))


def test_bounds_are_told_in_signs() -> None:
    assert [str(Bounds(2, 2)), str(Bounds(0, 0)), str(Bounds(-3, 4))] == ["+2", "+0", "-3 to +4"]


def test_a_position_is_left_as_it_was() -> None:
    for position in lands(seed=10, number=20, most=8):
        before = position.tobytes()
        analyse(position)
        best_field(position)
        assert position.tobytes() == before
        assert position.phase == LAND_TAKING
        assert np.array_equal(position, FJORDE.copy(position))
