"""A million random decisions, each looked at; and the look itself: what is broken does not escape it."""

from __future__ import annotations

import numpy as np
import pytest

from skerry.games.saltfjord.game import SALTFJORD
from skerry.games.saltfjord.rules.tables import ACTIONS
from skerry.games.saltfjord.state import BOOK, DEPTH, WORKER
from skerry.rulebook.game import Position
from skerry.rulebook.match import Match
from tests.games.saltfjord import invariants
from tests.games.saltfjord.table import started


@pytest.mark.slow
def test_a_million_random_decisions_break_nothing() -> None:
    looked, games, deepest = invariants.look(invariants.A_MILLION)
    assert looked >= invariants.A_MILLION
    assert games > 1000
    assert 3 < deepest < DEPTH


def found_in(position: Position) -> str:
    number = invariants.broken(position, np.zeros(ACTIONS, np.int64), np.zeros(256, np.int64))
    return invariants.NAMES[number]


def changed(change: str) -> Position:
    position = started(players=2).position
    if change == "below zero":
        position.store[0, BOOK] = 2**16 - 1  # what one book less than none wraps to
    elif change == "a decision":
        position.decisions[5, 0] = 3
    elif change == "no decision":
        position.depth = 0
    elif change == "a die":
        position.area_dice[1, 2] += 1
    elif change == "a piece on nothing":
        position.piece[1, 0] = WORKER
    elif change == "a worker":
        position.workers[1] -= 1
    elif change == "a tile":
        position.tiles[0, 0] = position.tiles[0, 1]
    elif change == "a fish tile":
        position.fish[0, 0] = position.fish[1, 0]
    elif change == "the boat":
        position.boat[0, 2] = 1
    elif change == "an order":
        position.order_at[int(position.orders[0, 3]) - 1] = 2
    elif change == "an ability":
        position.abilities[0] = 0
    elif change == "a marker":
        position.level[0, 1] = 4
    return position


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "invariant"),
    [
        ("nothing", "sound"),
        ("below zero", "resources and points are never negative"),
        ("a decision", "nothing lies above the top of the stack of decisions"),
        ("no decision", "nothing lies above the top of the stack of decisions"),
        ("a die", "every die is somewhere"),
        ("a piece on nothing", "one piece on a cell, and only on buildings"),
        ("a worker", "every worker is somewhere"),
        ("a tile", "every building tile is in a stack or lies whole in a village"),
        ("a fish tile", "every fish tile is somewhere, in its type's stack"),
        ("the boat", "the boat holds what it may"),
        ("an order", "every order is in one place"),
        ("an ability", "every ability is in one place"),
        ("a marker", "markers are on their tracks"),
    ],
)
def test_what_is_broken_is_found(change: str, invariant: str) -> None:
    assert found_in(changed(change)) == invariant


@pytest.mark.slow
def test_a_game_that_has_ended_is_sound() -> None:
    match = Match(SALTFJORD, seed=1)
    while not match.over:
        match.play(match.legal()[0])
    assert found_in(match.position) == "sound"
    match.position.arrivals = 1
    assert found_in(match.position) == "at the end nothing is left to decide"
