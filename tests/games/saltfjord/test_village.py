"""Buildings and their effects, building tiles, full lines and their piers."""

import pytest

from skerry.games.saltfjord.rules import tables
from tests.games.saltfjord.table import (
    dice,
    fresh,
    give,
    has,
    legal,
    order_on_top,
    owns,
    play,
    points,
    power,
    put,
    reason,
    reward_of,
    rule_against,
    tile_on_top,
)


@pytest.mark.ledger("SF-B2")
def test_buildings_produce_what_they_show() -> None:
    match = dice(put(fresh(), {"1,1": "2 fish", "1,2": "wood + grain"}), white="1")
    play(match, "die white 1", "activate 1,1", "activate 1,2")
    assert has(match) == {"fish": 2, "wood": 1, "grain": 1}


@pytest.mark.ledger("SF-B1")
def test_an_effect_may_be_left_and_of_two_only_one_is_used() -> None:
    match = give(put(fresh(), {"1,1": "order / develop", "1,2": "wood / grain"}), paper=1, grain=1, wood=1)
    order_on_top(match, 0, "wood + grain")
    match.position.workers[0] = 3
    play(match, "worker 1,1")
    assert "order 1" in legal(match, "order")
    assert "develop craft" in legal(match, "develop")
    play(match, "develop craft")
    assert legal(match, "order") == []
    assert rule_against(match, "order 1") == "SF-B4"
    play(match, "worker 1,2")
    assert legal(match, "choose") == ["choose 1", "choose 2"]
    play(match, "choose 2")
    assert has(match) == {"wood": 1, "grain": 2, "gold": 1}
    match = put(fresh(), {"1,1": "upgrade"})
    play(match, "worker 1,1", "skip")
    assert has(match) == {}
    assert rule_against(match, "skip") == "SF-B1"


@pytest.mark.ledger("SF-B3")
def test_an_upgrade_moves_one_place_up_or_gives_a_fish() -> None:
    match = give(put(fresh(), {"1,1": "upgrade"}), wood=1, fish=1)
    play(match, "worker 1,1")
    assert legal(match, "upgrade") == [
        "upgrade fish wood",
        "upgrade fish grain",
        "upgrade fish paper",
        "upgrade wood plank",
        "upgrade fish",
    ]
    assert rule_against(match, "upgrade grain food") == "SF-B3"
    assert rule_against(match, "upgrade wood food") == "SF-B3"
    play(match, "upgrade wood plank")
    assert has(match) == {"fish": 1, "plank": 1}
    match = put(fresh(), {"1,1": "upgrade"})
    assert rule_against(match, "upgrade fish") == "SF-B3"
    play(match, "worker 1,1", "upgrade fish")
    assert has(match) == {"fish": 1}


@pytest.mark.ledger("SF-B4")
def test_an_order_is_paid_for_and_lies_at_the_dock_of_its_stack() -> None:
    match = give(put(fresh(), {"1,1": "order"}), food=1, wood=1)
    order = order_on_top(match, 2, "wood + food")
    left = int(match.position.orders_left[2])
    play(match, "worker 1,1", "order 3")
    assert has(match) == {}
    seen = match.observe(1)
    assert [told["order"] for told in seen["players"][0]["docks"][2]] == [order + 1]
    assert seen["orders"][2]["left"] == left - 1
    assert seen["orders"][2]["open"] is not None


@pytest.mark.ledger("SF-B4")
def test_what_one_lacks_is_not_paid() -> None:
    match = give(put(fresh(), {"1,1": "order"}), food=1)
    order_on_top(match, 2, "wood + food")
    play(match, "worker 1,1")
    assert rule_against(match, "order 3") == "SF-B4"
    assert "1 wood" in reason(match, "order 3")
    assert rule_against(match, "order 3 without wood") == "SF-B4"
    match.position.orders_left[1] = 0
    assert "empty" in reason(match, "order 2")


@pytest.mark.ledger("SF-B4")
def test_an_ability_leaves_out_one_basic_resource_for_a_fish() -> None:
    match = owns(give(put(fresh(), {"1,1": "order"}), food=1, fish=1), tables.WITHOUT_BASIC)
    order_on_top(match, 2, "wood + food")
    play(match, "worker 1,1")
    assert "order 3 without wood" in legal(match, "order")
    assert "does not cost" in reason(match, "order 3 without paper")
    play(match, "order 3 without wood")
    assert has(match) == {}
    assert match.position.docked[0, 2] == 1


@pytest.mark.ledger("SF-B6")
def test_a_small_tile_costs_a_wood_and_lies_on_empty_cells() -> None:
    match = give(put(fresh(), {"1,1": "build", "3,1": "wood"}), wood=1)
    tile_on_top(match, "S2a", "wood", "grain")
    play(match, "worker 1,1")
    assert "build S2a at 5,6 r0" in legal(match, "build")
    assert rule_against(match, "build S2a at 6,6 r0") == "SF-B6"
    assert rule_against(match, "build S2a at 2,1 r0") == "SF-B6"
    assert "printed" in reason(match, "build S2a at 2,1 r0")
    assert "mirrored" in reason(match, "build S2a at 5,5 m0")
    assert rule_against(match, "build S2a at 5,5 r4") == "SF-B6"
    assert rule_against(match, "build S2a at 7,5 r0") == "SF-B6"
    play(match, "build S2a at 5,6 r2")
    village = {told["cell"]: told["face"] for told in match.observe(0)["players"][0]["cells"]}
    assert (village["5,6"], village["6,6"]) == ("grain", "wood")
    assert has(match) == {}
    match.position.workers[0] = 1
    match.position.piece[:] = 0
    play(give(match, wood=1), "worker 1,1")
    assert "another" in reason(match, "build S1a at 5,6 r0")


@pytest.mark.ledger("SF-B6")
def test_a_small_tile_needs_a_wood_and_an_effect() -> None:
    match = put(fresh(), {"1,1": "build"})
    assert rule_against(match, "build S1a at 2,2 r0") == "SF-B6"
    play(match, "worker 1,1")
    assert rule_against(match, "build S1a at 2,2 r0") == "SF-B6"
    assert "1 wood" in reason(match, "build S1a at 2,2 r0")
    assert rule_against(give(match, wood=1, plank=1), "build L3a at 2,2 r0") == "SF-L1"
    play(match, "build S1a at 2,2 r0")
    assert rule_against(match, "build S1a at 2,3 r0") == "SF-B6"


@pytest.mark.ledger("SF-B6")
def test_rotations_that_look_alike_are_one_action() -> None:
    match = give(put(fresh(), {"1,1": "build"}), wood=1)
    tile_on_top(match, "S1a", "wood")
    play(match, "worker 1,1")
    assert [action for action in legal(match, "build") if "S1a at 2,2" in action] == ["build S1a at 2,2 r0"]
    assert "r0" in reason(match, "build S1a at 2,2 r3")


@pytest.mark.ledger("SF-B6", "SF-L1")
@pytest.mark.parametrize(
    ("rotation", "cells"),
    [(0, "2,2 3,2 3,3"), (1, "3,2 3,3 2,3"), (2, "3,3 2,3 2,2"), (3, "2,3 2,2 3,2")],
)
def test_an_l_is_turned_clockwise_about_its_cells(rotation: int, cells: str) -> None:
    match = give(fresh(), wood=1, plank=1)
    tile = tile_on_top(match, "L3b", "grain", "order / develop", "pier 1 point")
    play(match, f"build L3b at 2,2 r{rotation}")
    shown = {told["cell"]: told["face"] for told in match.observe(0)["players"][0]["cells"]}
    assert [shown[where] for where in cells.split()] == ["grain", "order / develop", "pier 1 point"]
    assert {told["tile"] for told in match.observe(0)["players"][0]["cells"]} == {tile + 1}


@pytest.mark.ledger("SF-L1")
def test_a_large_tile_is_a_main_action_for_a_wood_and_a_plank() -> None:
    match = give(fresh(), wood=1)
    assert rule_against(match, "build I3a at 1,1 r0") == "SF-L1"
    assert "1 plank" in reason(match, "build I3a at 1,1 r0")
    give(match, plank=1)
    assert rule_against(match, "build S2a at 1,1 r0") == "SF-B6"
    play(match, "build I3a at 1,1 r0")
    assert has(match) == {}
    assert rule_against(match, "die white 1") in ("SF-T1", "SF-A1")


@pytest.mark.ledger("SF-S6")
def test_only_the_top_of_a_stack_is_built() -> None:
    match = give(fresh(), wood=1, plank=1)
    position = match.position
    under = int(position.tiles[5, position.tiles_left[5] - 2]) - 1
    faces = [each.text for each in tables.EDITION.tiles[under].faces]
    play(match, "build I3b at 1,1 r0")
    assert match.observe(1)["tiles"][5]["open"] == faces
    position.tiles_left[4] = 0
    give(match, seat=1, wood=1, plank=1)
    while match.seat == 0:
        match.play("done")
    assert rule_against(match, "build I3a at 1,1 r0") == "SF-S6"


@pytest.mark.ledger("SF-B7")
def test_a_tile_laid_ahead_of_the_die_is_activated_by_it() -> None:
    match = give(dice(put(fresh(), {"2,2": "build"}), white="2"), wood=1)
    tile_on_top(match, "S1a", "2 fish")
    play(match, "die white 2", "activate 2,2", "build S1a at 2,5 r0", "activate 2,5", "stop")
    assert has(match) == {"fish": 2}
    match = give(dice(put(fresh(), {"2,2": "build"}), white="2"), wood=1)
    tile_on_top(match, "S1a", "2 fish")
    play(match, "die white 2", "activate 2,2", "build S1a at 2,1 r0")
    assert rule_against(match, "activate 2,1") == "SF-A3"


ROW_3 = {"1,3": "wood", "2,3": "pier fish", "3,3": "pier 2 points", "4,3": "pier gold", "5,3": "grain"}


@pytest.mark.ledger("SF-B8")
def test_a_row_that_becomes_full_pays_all_its_piers() -> None:
    match = give(put(fresh(), {"1,1": "build", **ROW_3}), wood=1)
    tile_on_top(match, "S1a", "wood")
    play(match, "worker 1,1", "build S1a at 6,3 r0")
    assert has(match) == {"fish": 1, "gold": 1}
    assert points(match) == 2


@pytest.mark.ledger("SF-B8")
def test_a_pier_at_the_crossing_of_two_full_lines_pays_twice() -> None:
    column = {f"6,{row}": "wood" for row in (1, 2, 4, 5, 6)}
    match = give(put(fresh(), {"1,1": "build", **ROW_3, **column}), wood=1)
    tile_on_top(match, "S1a", "pier 2 points")
    play(match, "worker 1,1", "build S1a at 6,3 r0")
    assert has(match) == {"fish": 1, "gold": 1}
    assert points(match) == 2 + 2 * 2


@pytest.mark.ledger("SF-B8")
def test_a_row_that_was_full_before_pays_no_more() -> None:
    match = give(put(fresh(), {"1,1": "build", **ROW_3, "6,3": "wood"}), wood=1)
    tile_on_top(match, "S1a", "wood")
    play(match, "worker 1,1", "build S1a at 6,4 r0")
    assert (has(match), points(match)) == ({}, 0)


@pytest.mark.ledger("SF-B8")
def test_an_ability_rewards_each_line() -> None:
    match = owns(give(put(fresh(), {"1,1": "build", **ROW_3}), wood=1), tables.LINE_IS_FULL)
    tile_on_top(match, "S1a", "wood")
    play(match, "worker 1,1", "build S1a at 6,3 r0")
    reward = reward_of(tables.LINE_IS_FULL)
    assert reward
    assert points(match) == 2 + reward.get("point", 0)
    assert has(match) == {"fish": 1 + reward.get("fish", 0), "gold": 1}


@pytest.mark.ledger("SF-D2")
def test_the_third_step_of_carpentry_makes_tiles_cheaper() -> None:
    match = power(give(put(fresh(), {"1,1": "build"}), plank=1), tables.LESS_WOOD)
    play(match, "worker 1,1", "build S1a at 2,2 r0", "build I3a at 1,6 r0")
    assert has(match).get("plank") is None
