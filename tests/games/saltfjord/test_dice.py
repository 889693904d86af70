"""Taking a die, changing it, activating buildings in order, and the free actions."""

import pytest

from skerry.games.saltfjord.rules import tables
from tests.games.saltfjord.table import (
    boat,
    dice,
    fresh,
    give,
    has,
    legal,
    on,
    owns,
    play,
    points,
    price_of,
    put,
    reason,
    reward_of,
    rule_against,
    stand,
)


@pytest.mark.ledger("SF-A2", "SF-A3")
def test_white_3_with_one_fish_works_column_4() -> None:
    match = give(dice(put(fresh(), {"4,2": "wood", "4,5": "paper"}), white="3"), fish=1)
    play(match, "die white 3 +1")
    assert has(match) == {}
    assert legal(match, "activate") == ["activate 4,2", "activate 4,5"]
    play(match, "activate 4,2", "activate 4,5", "stop")
    assert has(match) == {"wood": 1, "paper": 1}


@pytest.mark.ledger("SF-A4")
def test_the_die_lies_on_the_last_activated_building_and_blocks_it() -> None:
    match = dice(put(fresh(), {"4,2": "wood", "4,5": "paper"}), white="4 4")
    play(match, "die white 4", "activate 4,2")
    assert on(match, "4,2") == "white"
    play(match, "activate 4,5", "stop")
    assert (on(match, "4,2"), on(match, "4,5")) == ("", "white")
    play(match, "done", "tavern 1", "advance 1")
    while match.seat != 0:
        match.play("done")
    play(match, "die white 4")
    assert legal(match, "activate") == ["activate 4,2"]
    assert rule_against(match, "activate 4,5") == "SF-A4"


@pytest.mark.ledger("SF-A3")
def test_a_row_goes_from_left_to_right_past_what_is_blocked_and_may_end_anywhere() -> None:
    cells = {"1,6": "paper", "3,6": "wood", "4,6": "grain", "6,6": "order / develop"}
    match = stand(dice(put(fresh(), cells), orange="6"), {"3,6": "white"})
    play(match, "die orange 6")
    assert legal(match, "activate") == ["activate 1,6", "activate 4,6", "activate 6,6"]
    play(match, "activate 1,6", "activate 4,6")
    assert rule_against(match, "activate 1,6") == "SF-A3"
    assert rule_against(match, "activate 3,6") == "SF-A3"
    play(match, "stop")
    assert on(match, "4,6") == "orange"
    assert has(match) == {"paper": 1, "grain": 1}


@pytest.mark.ledger("SF-A3")
@pytest.mark.parametrize("piece", ["white", "orange", "worker"])
def test_what_stands_on_a_building_blocks_it(piece: str) -> None:
    match = stand(dice(put(fresh(), {"2,1": "wood"}), white="2"), {"2,1": piece})
    play(match, "die white 2")
    assert legal(match, "activate") == []
    assert rule_against(match, "activate 2,1") == ("SF-A3" if piece == "worker" else "SF-A4")
    assert rule_against(match, "activate 3,1") == "SF-A3"


@pytest.mark.ledger("SF-A1")
def test_three_white_dice_a_round_and_as_many_orange_ones_as_its_number() -> None:
    match = dice(fresh(), white="1 1", orange="2 2")
    match.position.taken[0] = [3, 1]
    assert legal(match, "die") == []
    assert rule_against(match, "die white 1") == "SF-A1"
    assert rule_against(match, "die orange 2") == "SF-A1"
    match.position.taken[0] = [2, 1]
    match.position.this_round = 1
    assert legal(match, "die") == ["die white 1", "die orange 2"]
    match.position.taken[0] = [3, 2]
    assert rule_against(match, "die orange 2") == "SF-A1"
    assert "number of the round" in reason(match, "die orange 2")


@pytest.mark.ledger("SF-A1")
def test_only_a_die_that_lies_there_can_be_taken() -> None:
    match = dice(fresh(), white="5")
    assert legal(match, "die") == ["die white 5"]
    assert rule_against(match, "die white 4") == "SF-A1"
    assert rule_against(match, "die orange 5") == "SF-A1"
    play(match, "die white 5", "aside")
    assert not match.position.area_dice.any()


@pytest.mark.ledger("SF-A2")
def test_each_fish_is_one_step_and_none_leads_from_6_to_1() -> None:
    match = give(dice(fresh(), white="6"), fish=2)
    assert legal(match, "die") == ["die white 6 -2", "die white 6 -1", "die white 6"]
    assert rule_against(match, "die white 6 +1") == "SF-A2"
    assert rule_against(match, "die white 6 -5") == "SF-A2"
    give(match, fish=5)
    play(match, "die white 6 -5")
    assert has(match) == {}


@pytest.mark.ledger("SF-A2")
def test_an_ability_makes_the_first_step_free() -> None:
    match = owns(give(dice(fresh(), white="3"), fish=1), tables.FREE_DIE_STEP)
    assert [action[10:].strip() for action in legal(match, "die")] == ["3 -2", "3 -1", "3", "3 +1", "3 +2"]
    play(match, "die white 3 -1")
    assert has(match) == {"fish": 1}


@pytest.mark.ledger("SF-A5")
def test_a_die_laid_aside_brings_a_fish_as_long_as_nothing_is_activated() -> None:
    match = dice(put(fresh(), {"2,1": "wood"}), white="2 2")
    play(match, "die white 2")
    assert rule_against(match, "stop") == "SF-A5"
    play(match, "activate 2,1")
    assert rule_against(match, "aside") == "SF-A5"
    match = dice(put(fresh(), {"2,1": "wood"}), white="2 2")
    play(match, "die white 2", "aside")
    assert has(match) == {"fish": 1}
    assert match.position.aside[0, 0] == 1
    assert on(match, "2,1") == ""


@pytest.mark.ledger("SF-A6", "SF-X4")
def test_piers_are_activated_by_no_die_and_no_worker() -> None:
    match = dice(put(fresh(), {"2,1": "pier 2 points", "2,2": "wood"}), white="2")
    assert rule_against(match, "worker 2,1") == "SF-A6"
    play(match, "die white 2")
    assert legal(match, "activate") == ["activate 2,2"]
    assert rule_against(match, "activate 2,1") == "SF-A6"
    assert rule_against(match, "activate 2,3") == "SF-A3"


@pytest.mark.ledger("SF-T1")
def test_a_turn_is_one_main_action_with_free_ones_around_it() -> None:
    match = give(dice(put(fresh(), {"2,1": "wood"}), white="2 2"), food=1, grain=1)
    assert rule_against(match, "done") == "SF-T1"
    play(match, "sell food", "die white 2", "sell grain", "activate 2,1", "stop", "sell wood")
    assert has(match) == {"fish": 4}
    for action in ("die white 2", "tavern 1", "build L3a at 1,1 r0"):
        assert rule_against(match, action) == "SF-T1"
    play(match, "done")
    assert match.seat == 1


@pytest.mark.ledger("SF-T1")
def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    match = dice(fresh(), white="2")
    match.position.workers[0] = 0
    play(match, "die white 2", "aside")
    assert (match.seat, has(match)) == (1, {"fish": 1})


@pytest.mark.ledger("SF-T1")
def test_nobody_acts_in_anothers_turn() -> None:
    match = give(give(fresh(), food=1), seat=1, food=1)
    refusal = match.why_not("sell food", seat=1)
    assert refusal is not None
    assert refusal.rule == "other-seat"


# Free actions


@pytest.mark.ledger("SF-X1")
def test_a_resource_is_given_for_its_value_in_fish() -> None:
    match = give(fresh(), wood=1, food=1, gold=1)
    for action, fish in (("sell food", 2), ("sell wood", 3), ("sell gold", 6)):
        play(match, action)
        assert has(match)["fish"] == fish
    assert rule_against(match, "sell wood") == "SF-X1"
    assert rule_against(match, "sell fish") == "syntax"


@pytest.mark.ledger("SF-X2")
def test_two_fish_upgrade_a_resource_and_a_third_can_be_it() -> None:
    match = give(fresh(), fish=5, grain=1)
    play(match, "raise grain food")
    assert has(match) == {"fish": 3, "food": 1}
    play(match, "raise fish paper")
    assert has(match) == {"paper": 1, "food": 1}
    give(match, fish=2)
    assert rule_against(match, "raise fish wood") == "SF-X2"
    assert rule_against(match, "raise wood plank") == "SF-X2"
    assert rule_against(match, "raise grain plank") == "SF-B3"


@pytest.mark.ledger("SF-X2")
def test_an_ability_makes_the_first_upgrade_of_a_turn_cheaper() -> None:
    match = owns(give(fresh(), fish=3, grain=2), tables.CHEAPER_UPGRADE)
    play(match, "raise grain food")
    assert has(match)["fish"] == 2
    play(match, "raise grain food")
    assert has(match) == {"food": 2}


@pytest.mark.ledger("SF-X3")
def test_gold_can_become_anything_step_by_step() -> None:
    match = give(fresh(), gold=1)
    assert legal(match, "downgrade") == [f"downgrade gold {name}" for name in ("plank", "food", "book")]
    play(match, "downgrade gold book", "downgrade book paper")
    assert has(match) == {"paper": 1}
    assert rule_against(match, "downgrade paper") == "SF-X3"
    assert rule_against(match, "downgrade gold food") == "SF-X3"


@pytest.mark.ledger("SF-X4")
def test_a_worker_activates_a_free_building_and_blocks_it() -> None:
    match = dice(put(fresh(), {"4,3": "go fishing", "4,4": "2 fish"}), white="4")
    play(match, "worker 4,4")
    assert has(match) == {"fish": 2}
    assert (on(match, "4,4"), match.position.workers[0]) == ("worker", 0)
    assert rule_against(match, "worker 4,3") == "SF-X4"
    match.position.workers[0] = 1
    assert rule_against(match, "worker 4,4") == "SF-X4"
    assert rule_against(match, "worker 1,1") == "SF-X4"
    play(match, "die white 4")
    assert rule_against(match, "activate 4,4") == "SF-A3"


@pytest.mark.ledger("SF-X4")
def test_a_worker_may_be_set_in_the_middle_of_an_activation() -> None:
    match = dice(put(fresh(), {"2,1": "order / develop", "5,5": "wood", "2,4": "2 fish"}), white="2")
    play(match, "die white 2", "activate 2,1", "worker 5,5", "skip", "activate 2,4", "stop")
    assert has(match) == {"wood": 1, "fish": 2}
    match = dice(put(fresh(), {"2,1": "wood", "2,4": "2 fish"}), white="2")
    play(match, "die white 2", "activate 2,1")
    assert rule_against(match, "worker 2,1") == "SF-A4"
    play(match, "worker 2,4")
    assert rule_against(match, "activate 2,4") == "SF-A3"


@pytest.mark.ledger("SF-X4")
def test_an_ability_rewards_a_worker_and_another_lifts_a_die() -> None:
    match = owns(put(fresh(), {"5,5": "wood"}), tables.WORKER_IS_SET)
    play(match, "worker 5,5")
    assert has(match) == {"wood": 1, **reward_of(tables.WORKER_IS_SET)}
    match = stand(put(fresh(), {"5,5": "wood"}), {"5,5": "white"})
    assert rule_against(match, "lift 5,5") == "SF-A4"
    owns(give(match, fish=5), tables.LIFT_DIE)
    assert rule_against(match, "lift 1,1") == "SF-A4"
    left = 5 - price_of(tables.LIFT_DIE)
    play(match, "lift 5,5")
    assert (on(match, "5,5"), has(match), match.position.aside[0, 0]) == ("", {"fish": left}, 1)
    stand(match, {"5,5": "orange"})
    assert "already" in reason(match, "lift 5,5")


@pytest.mark.ledger("SF-A4")
def test_the_running_die_is_not_lifted() -> None:
    match = owns(give(dice(put(fresh(), {"2,1": "wood"}), white="2"), fish=5), tables.LIFT_DIE)
    play(match, "die white 2", "activate 2,1")
    assert rule_against(match, "lift 2,1") == "SF-A4"
    play(match, "stop", "lift 2,1")
    assert on(match, "2,1") == ""


@pytest.mark.ledger("SF-S1")
def test_resources_never_run_out() -> None:
    match = give(put(fresh(), {"5,5": "2 fish"}), fish=300)
    play(match, "worker 5,5")
    assert has(match) == {"fish": 302}


@pytest.mark.ledger("SF-F3")
def test_a_tile_goes_overboard_as_a_free_action() -> None:
    match = boat(fresh(), 2, "wood", "1 point")
    play(match, "overboard 1")
    assert match.observe(0)["players"][0]["boat"] == ["1 point"]
    assert rule_against(match, "overboard 2") == "SF-F3"
    assert points(match) == 0
