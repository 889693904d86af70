"""A turn planned ahead, and what positions are worth."""

import random

import pytest

from skerry.games.saltfjord import planning
from skerry.games.saltfjord.game import SALTFJORD
from skerry.games.saltfjord.planning import SELL, SET_WORKER, TAKE_DIE, WIDTH, has_passed, is_cheapest_die
from skerry.games.saltfjord.rules.dice import cost_of_change
from skerry.games.saltfjord.rules.scoring import final_points
from skerry.games.saltfjord.state import DIE_FACES, OVER, TURN
from skerry.games.saltfjord.worth import estimates, worth
from skerry.rulebook.game import Position
from skerry.rulebook.match import Match
from tests.games.saltfjord.table import give, put, started

ESTIMATES = estimates()


def later(seed: int, decisions: int, **options: object) -> Position:
    """The position of a random game after so many decisions."""
    match, choice = Match(SALTFJORD, seed=seed, options=options), random.Random(seed)
    for _ in range(decisions):
        if not match.over:
            match.play(choice.choice(match.legal()))
    return match.position


def last_turn(seed: int) -> Position:
    """The last turn of a game of two, but for what lies in store."""
    match, choice = Match(SALTFJORD, seed=seed), random.Random(seed)
    while not match.over:
        position = match.position
        if position.this_round == 2 and position.depth == 1 and position.decisions[0, 0] == TURN:
            mover = int(position.seat)
            if position.ended[1 - mover]:
                position.taken[mover] = 3
                position.store[mover] = 0
                return position
        match.play(choice.choice(match.legal()))
    raise AssertionError("nobody was alone in the last round")


def best_by_trying(position: Position, seat: int) -> float:
    """The best standing after the turn, every way to play it being tried."""
    this_round = int(position.this_round)
    best = -1000.0
    for action in SALTFJORD.legal(position):
        after = SALTFJORD.copy(position)
        SALTFJORD.rules.play(after, action)
        over = after.phase == OVER or has_passed(after, seat, this_round)
        best = max(best, float(final_points(after, seat)) if over else best_by_trying(after, seat))
    return best


@pytest.mark.parametrize("options", [{}, {"players": 1}, {"players": 3, "wagons": True}])
def test_a_plan_is_legal_to_its_end_and_worth_what_it_says(options: dict[str, object]) -> None:
    room = planning.room()
    for seed, decisions in ((1, 0), (2, 20), (3, 60), (4, 110)):
        position = later(seed, decisions, **options)
        if position.phase == OVER:
            continue
        seat, this_round = int(position.seat), int(position.this_round)
        room.now[0] = position
        ends = planning.plan(room, seat, WIDTH)
        assert ends > 0
        worths = [float(worth) for worth in room.end_value[:ends]]
        assert worths == sorted(worths, reverse=True)
        for end in range(ends):
            after = SALTFJORD.copy(position)
            for action in room.plan[end, : room.length[end]]:
                assert after.phase != OVER
                assert int(action) in SALTFJORD.legal(after)
                SALTFJORD.rules.play(after, int(action))
            fresh_turn = after.decisions[0, 0] == TURN
            assert has_passed(after, seat, this_round) or fresh_turn
            assert float(worth(after, seat, room.estimates)) == pytest.approx(worths[end])


def test_the_last_turn_is_planned_nearly_as_well_as_can_be() -> None:
    """Every way to play it is tried for comparison."""
    room = planning.room()
    best = 0
    for seed in range(12):
        position = last_turn(seed)
        seat = int(position.seat)
        room.now[0] = position
        planning.plan(room, seat, WIDTH)
        most = best_by_trying(position, seat)
        assert room.end_value[0] <= most
        best += room.end_value[0] == most
    assert best >= 11


def test_of_the_dice_for_a_line_the_cheapest_is_planned_with() -> None:
    for seed in range(6):
        position = give(started(seed), fish=5).position
        seat = int(position.seat)
        actions = [action for action in SALTFJORD.legal(position) if TAKE_DIE <= action < planning.PLACE]
        costs: dict[tuple[int, int], list[int]] = {}
        kept: dict[tuple[int, int], list[int]] = {}
        assert actions
        for action in actions:
            number = action - TAKE_DIE
            use, value = number % DIE_FACES + 1, number // DIE_FACES % DIE_FACES + 1
            line = (number // planning.DICE_OF_A_COLOUR, use)
            costs.setdefault(line, []).append(int(cost_of_change(position, seat, value, use)))
            if is_cheapest_die(position, seat, number):
                kept.setdefault(line, []).append(costs[line][-1])
        assert kept == {line: [min(each)] for line, each in costs.items()}


def test_exchanges_in_a_row_are_planned_in_one_order_only() -> None:
    position = give(started(first=0), wood=1, plank=1, fish=2).position
    seat = int(position.seat)
    exchanges = [action for action in SALTFJORD.legal(position) if SELL <= action < SET_WORKER]
    assert len(exchanges) > 2
    for last in exchanges:
        for action in exchanges:
            if action < last:
                assert not planning.is_worth_a_try(position, seat, action, last)


def test_worth_tells_nothing_that_is_hidden() -> None:
    """From the true position and from what the seat sees it is the same, to the bit."""
    for seed in range(8):
        position = later(seed, 10 + 15 * seed, players=1 + seed % 4, wagons=seed % 2 == 0)
        seat = int(position.seat)
        assert worth(position, seat, ESTIMATES) == worth(SALTFJORD.see(position, seat), seat, ESTIMATES)


def test_what_lies_open_counts() -> None:
    """One plank more, a step on a track, a building: each is worth something while there is time."""
    match = started()
    seat = int(match.position.seat)
    before = worth(match.position, seat, ESTIMATES)
    give(match, seat, plank=1)
    assert worth(match.position, seat, ESTIMATES) > before
    before = worth(match.position, seat, ESTIMATES)
    put(match, {"1,1": "gold"}, seat)
    assert worth(match.position, seat, ESTIMATES) > before
