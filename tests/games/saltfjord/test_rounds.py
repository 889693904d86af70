"""Taverns, docks, the end of a round, the final scoring and ties."""

import pytest

from skerry.games.saltfjord.rules import tables
from skerry.rulebook.match import Match
from tests.games.saltfjord.table import (
    boat,
    dice,
    docked,
    fresh,
    give,
    has,
    legal,
    order_on_top,
    owns,
    play,
    points,
    power,
    price_of,
    put,
    reason,
    rule_against,
    stand,
    tile_on_top,
)


def end_everyones_round(match: Match) -> Match:
    """All seats go to the first free tavern and do nothing there that they need not."""
    number = match.position.this_round
    while not match.over and match.position.this_round == number:
        actions = match.legal()
        for word in ("tavern", "skip", "done", "return", "advance"):
            chosen = [action for action in actions if action.startswith(word)]
            if chosen:
                match.play(chosen[0])
                break
    return match


@pytest.mark.ledger("SF-C1")
def test_the_actions_of_the_taverns() -> None:
    expected = {1: "advance 1", 2: "develop craft", 3: "order 1", 5: "advance 1"}
    for tavern, action in expected.items():
        match = give(fresh(), wood=2, paper=1)
        order_on_top(match, 0, "2 wood")
        play(match, f"tavern {tavern}")
        assert action in match.legal()
    match = fresh()
    tile_on_top(match, "S1a", "wood")
    play(match, "tavern 4")
    assert {action.split()[1] for action in legal(match, "build")} == {"S1a", "S1b"}
    assert rule_against(match, "build S2a at 1,1 r0") == "SF-C1"
    play(match, "build S1a at 1,1 r0")
    assert match.observe(0)["players"][0]["cells"] == [
        {"cell": "1,1", "face": "wood", "tile": tables.EDITION.tiles.index(TILE_OF_WOOD) + 1}
    ]


TILE_OF_WOOD = next(tile for tile in tables.EDITION.tiles if [face.text for face in tile.faces] == ["wood"])


@pytest.mark.ledger("SF-C1")
def test_the_fifth_tavern_goes_fishing_twice() -> None:
    match = play(fresh(), "tavern 5", "advance 1")
    assert set(match.legal()) >= {"advance 1", "return"}
    play(match, "advance 1")
    assert match.position.area[0] == 2


@pytest.mark.ledger("SF-C1")
def test_a_taken_tavern_is_entered_with_an_ability_only() -> None:
    match = play(fresh(), "tavern 2", "skip")
    if match.seat == 0:
        match.play("done")
    assert rule_against(match, "tavern 2") == "SF-C1"
    owns(give(match, seat=1, fish=price_of(tables.TAKEN_TAVERN)), tables.TAKEN_TAVERN, seat=1)
    play(match, "tavern 2")
    assert has(match, 1) == {}
    assert match.observe(0)["taverns"][1]["guests"] == [0, 1]


@pytest.mark.ledger("SF-C2")
def test_three_orders_at_the_last_dock_bring_11_points_for_2_grain_and_1_food() -> None:
    match = docked(give(fresh(), grain=2, food=1), (1, 4), (2, 4), (3, 4))
    play(match, "tavern 2", "skip", "choose 1", "choose 2", "choose 1")
    assert (points(match), has(match)) == (11, {})


@pytest.mark.ledger("SF-C2")
def test_the_docks_come_from_top_to_bottom_and_may_be_left() -> None:
    match = docked(give(fresh(), wood=1), (1, 1), (2, 2), (3, 3), (4, 4))
    play(match, "tavern 2", "skip")
    assert "advance 1" in match.legal()
    play(match, "skip")
    assert (points(match), has(match)) == (1, {"fish": 1, "wood": 1})
    assert "upgrade wood plank" in match.legal()
    play(match, "upgrade wood plank")
    assert rule_against(match, "choose 1") == "SF-C2"
    play(match, "skip")
    assert match.observe(0)["decision"] in ("after", "turn")


@pytest.mark.ledger("SF-C2")
def test_an_order_that_comes_while_docking_counts_at_docks_still_to_come() -> None:
    match = docked(give(put(fresh(), {"1,1": "order"}), wood=2), (1, 1))
    order_on_top(match, 1, "2 wood")
    play(match, "tavern 2", "skip", "worker 1,1", "order 2", "skip")
    assert points(match) == 1


@pytest.mark.ledger("SF-C3", "SF-T1")
def test_who_has_ended_the_round_is_passed_over() -> None:
    match = dice(play(fresh(players=3), "tavern 2", "skip"), white="1 1 1 1 1 1")
    if match.seat == 0:
        match.play("done")
    seats = []
    for _ in range(4):
        seats.append(match.seat)
        mover = match.seat
        play(match, "die white 1", "aside")
        if match.seat == mover:
            match.play("done")
    assert seats == [1, 2, 1, 2]


@pytest.mark.ledger("SF-R1")
def test_a_new_round_brings_workers_home_and_more_orange_dice() -> None:
    match = stand(put(fresh(players=3), {"1,1": "wood", "2,1": "wood"}), {"1,1": "worker", "2,1": "white"})
    match.position.workers[0] = 0
    end_everyones_round(match)
    told = match.observe(0)
    assert told["round"] == 2
    assert told["players"][0]["workers"] == 1
    assert not match.position.piece.any()
    lying = {"white": 0, "orange": 0}
    for each in told["dice"]:
        lying[each["colour"]] += each["count"]
    assert lying == {"white": 9, "orange": 6}
    assert told["counter"] == [3]
    assert all(tavern["guests"] == [] for tavern in told["taverns"])


@pytest.mark.ledger("SF-R2")
def test_who_stands_furthest_left_begins() -> None:
    match = play(fresh(), "tavern 3", "skip")
    if match.seat == 0:
        match.play("done")
    play(match, "tavern 2", "skip")
    while match.observe(0)["round"] == 1:
        match.play("done")
    assert (match.seat, match.observe(0)["first"]) == (1, 1)


def last_round(match: Match, seats: int = 2) -> Match:
    """The game has come to its end, seat 0 standing in tavern 2, the next ones to the right."""
    position = match.position
    position.this_round = 2
    position.phase = 2
    position.depth = 0
    for seat in range(seats):
        position.ended[seat] = seat + 2
        position.arrived[seat] = seat
    return match


@pytest.mark.ledger("SF-E1")
def test_tiles_left_aboard_bring_6_points_and_3_fish() -> None:
    match = last_round(power(boat(fresh(), 4, "3 points", "3 fish"), tables.BOAT))
    parts = match.result()["parts"][0]
    assert parts["boat"] == 6
    assert parts["fish"] == 1
    assert match.result()["scores"][0] == 7
    match = last_round(boat(fresh(), 4, "3 points", "3 fish"))
    assert match.result()["parts"][0]["boat"] == 3


@pytest.mark.ledger("SF-E1")
def test_three_fish_are_a_point() -> None:
    match = last_round(give(fresh(), fish=2, wood=1, plank=2, gold=1))
    assert match.result()["parts"][0]["fish"] == (2 + 1 + 4 + 3) // 3


@pytest.mark.ledger("SF-E1")
def test_two_dock_sets_bring_6_points_and_orders_what_they_show() -> None:
    orders = [(number, number % 4 + 1) for number in range(8)]
    match = last_round(docked(fresh(), *orders, (40, 1)))
    parts = match.result()["parts"][0]
    assert parts["sets"] == 6
    assert parts["orders"] == sum(tables.EDITION.orders[number].points for number in (*range(8), 40))
    assert 5 in {order.points for order in tables.EDITION.orders}


@pytest.mark.ledger("SF-E1")
def test_levels_1_and_2_bring_1_and_4_points() -> None:
    match = fresh()
    match.position.level[0] = [2, 1, 0, 0]
    match.position.level[1] = [2, 2, 0, 0]
    last_round(match)
    assert [parts["levels"] for parts in match.result()["parts"]] == [5, 8]


@pytest.mark.ledger("SF-E1")
def test_a_level_3_scores_the_tile_above() -> None:
    match = fresh()
    ordinary = [number for number, tile in enumerate(tables.EDITION.scoring) if not tile.lightning][:4]
    match.position.scoring[:] = ordinary
    match.position.level[0] = [3, 3, 3, 3]
    docked(match, (0, 1), (1, 2), (2, 3), (3, 4))
    last_round(match)
    from skerry.games.saltfjord.rules.scoring import tile_value

    expected = sum(int(tile_value(match.position, 0, tile)) for tile in ordinary)
    parts = match.result()["parts"][0]
    assert expected > 0
    assert (parts["scoring"], parts["levels"]) == (expected, 0)


@pytest.mark.ledger("SF-E2")
def test_most_points_win_and_on_a_tie_the_tavern_furthest_left() -> None:
    match = last_round(give(fresh(), seat=1, fish=3))
    assert match.result()["winner"] == 1
    assert match.result()["decided"] == "points"
    give(match, fish=3)
    assert match.result()["winner"] == 0
    assert match.result()["decided"] == "taverns"
    match.position.ended[:2] = [3, 2]
    assert match.result()["winner"] == 1
    match.position.ended[:2] = [2, 2]
    assert match.result()["winner"] == 0
    assert match.game.verdict(match.position).name == "saltfjord-won-by-tavern"


@pytest.mark.ledger("SF-E1")
def test_after_the_third_round_the_game_is_over() -> None:
    match = fresh()
    for _ in range(3):
        end_everyones_round(match)
    assert match.over
    assert match.legal() == []
    assert rule_against(match, "done") == "SF-E1"
    assert "over" in reason(match, "tavern 1")


@pytest.mark.ledger("SF-X1")
def test_free_actions_are_possible_in_the_turn_that_ends_the_round() -> None:
    match = give(fresh(), food=1)
    play(match, "tavern 2", "skip", "sell food")
    assert has(match) == {"fish": 2}
