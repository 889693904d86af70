"""Wagons, the advanced game."""

import pytest

from skerry.games.saltfjord.rules import tables
from tests.games.saltfjord.table import (
    cell,
    dice,
    fresh,
    give,
    has,
    legal,
    play,
    points,
    power,
    put,
    rule_against,
    stand,
    tile_on_top,
    wagon,
)


@pytest.mark.ledger("SF-W2", "SF-W1")
def test_the_first_wagon_begins_at_the_top_left_and_the_strip_covers_logistics() -> None:
    match = fresh(wagons=True)
    told = match.observe(0)
    assert told["players"][0]["wagons"] == ["1,1"]
    assert [track["track"] for track in told["tracks"]] == ["craft", "carpentry", "fishing", "wagons"]
    put(match, {"6,6": "develop"})
    play(give(match, grain=1), "worker 6,6")
    assert rule_against(match, "develop logistics") == "SF-W1"
    play(match, "develop wagons")
    assert int(match.position.powers[0]) >> tables.WAGON_PIERS & 1
    assert rule_against(fresh(), "wagon 1 up") == "SF-W1"


@pytest.mark.ledger("SF-W2")
def test_in_a_column_the_wagon_first_moves_sideways_and_triggers_a_building() -> None:
    cells = {"3,2": "wood", "2,3": "grain", "2,5": "paper", "2,2": "2 fish"}
    match = wagon(dice(put(fresh(wagons=True), cells), white="2"), "2,2")
    play(match, "die white 2")
    assert legal(match, "wagon") == ["wagon 1 stay", "wagon 1 left", "wagon 1 right"]
    assert rule_against(match, "wagon 1 up") == "SF-W2"
    assert rule_against(match, "activate 2,3") == "SF-W2"
    play(match, "wagon 1 right")
    assert has(match) == {"wood": 1}
    play(match, "activate 2,2", "activate 2,3", "activate 2,5", "stop")
    assert has(match) == {"wood": 1, "fish": 2, "grain": 1, "paper": 1}


@pytest.mark.ledger("SF-W2", "SF-W3")
def test_a_wagon_that_stays_triggers_its_building_and_blocks_it_for_the_die() -> None:
    match = wagon(dice(put(fresh(wagons=True), {"2,2": "2 fish", "4,2": "wood"}), orange="2"), "2,2")
    play(match, "die orange 2")
    assert legal(match, "wagon") == ["wagon 1 stay", "wagon 1 up", "wagon 1 down"]
    play(match, "wagon 1 stay")
    assert has(match) == {"fish": 2}
    assert legal(match, "activate") == ["activate 4,2"]
    assert rule_against(match, "activate 2,2") == "SF-W3"
    match.position.workers[0] = 1
    assert rule_against(match, "worker 2,2") == "SF-W3"


@pytest.mark.ledger("SF-W2")
@pytest.mark.parametrize("piece", ["white", "orange", "worker"])
def test_a_wagon_never_moves_onto_a_die_or_a_worker(piece: str) -> None:
    match = dice(put(fresh(wagons=True), {"3,2": "wood"}), white="2")
    stand(wagon(match, "2,2"), {"3,2": piece})
    play(match, "die white 2")
    assert legal(match, "wagon") == ["wagon 1 stay", "wagon 1 left"]
    assert rule_against(match, "wagon 1 right") == "SF-W2"


@pytest.mark.ledger("SF-W2")
def test_two_wagons_move_in_the_order_chosen_and_not_onto_each_other() -> None:
    match = wagon(dice(put(fresh(wagons=True), {"3,2": "wood", "1,2": "grain"}), orange="2"), "2,2", "2,3")
    play(match, "die orange 2")
    assert rule_against(match, "wagon 1 down") == "SF-W2"
    assert rule_against(match, "wagon 2 stay") == "SF-W2"
    match = wagon(dice(put(fresh(wagons=True), {"3,2": "wood"}), orange="2"), "1,2", "6,2")
    play(match, "die orange 2", "wagon 2 up", "wagon 1 up", "activate 3,2", "stop")
    assert match.observe(0)["players"][0]["wagons"] == ["1,1", "6,1"]
    match = wagon(dice(fresh(wagons=True), white="6"), "6,1")
    play(match, "die white 6")
    assert rule_against(match, "wagon 1 right") == "SF-W2"


@pytest.mark.ledger("SF-W3", "SF-A5")
def test_a_die_laid_aside_moves_no_wagon_and_one_that_has_moved_wagons_brings_no_fish() -> None:
    match = wagon(dice(fresh(wagons=True), white="2"), "2,2")
    play(match, "die white 2", "aside")
    assert (has(match), match.observe(0)["players"][0]["wagons"]) == ({"fish": 1}, ["2,2"])
    match = wagon(dice(fresh(wagons=True), white="2"), "2,2")
    play(match, "die white 2", "wagon 1 left")
    assert rule_against(match, "aside") == "SF-W3"
    play(match, "stop")
    assert has(match) == {}
    assert match.position.aside[0, 0] == 1


@pytest.mark.ledger("SF-W3")
def test_tiles_are_built_under_a_wagon_and_piers_under_it_pay() -> None:
    row = {f"{column},4": "wood" for column in range(1, 6)}
    match = wagon(give(put(fresh(wagons=True), {"1,1": "build", **row}), wood=1), "6,4")
    tile_on_top(match, "S1a", "pier 2 points")
    play(match, "worker 1,1", "build S1a at 6,4 r0")
    assert points(match) == 2


@pytest.mark.ledger("SF-W1")
def test_wagons_trigger_piers_after_the_first_step_only() -> None:
    for powers, expected in (((), 0), ((tables.WAGON_PIERS,), 2)):
        match = power(fresh(wagons=True), *powers)
        wagon(dice(put(match, {"3,2": "pier 2 points"}), white="2"), "2,2")
        play(match, "die white 2", "wagon 1 right")
        assert points(match) == expected


@pytest.mark.ledger("SF-W1")
def test_the_second_wagon_enters_at_the_top_left_triggering_nothing_or_waits() -> None:
    match = wagon(give(put(fresh(wagons=True), {"6,6": "develop", "1,1": "wood"}), food=1), "4,4")
    match.position.level[0, 2] = 1
    play(match, "worker 6,6", "develop wagons")
    assert match.observe(0)["players"][0]["wagons"] == ["4,4", "1,1"]
    assert has(match) == {}
    match = wagon(dice(give(put(fresh(wagons=True), {"6,6": "develop"}), food=1), white="1"), "1,1")
    match.position.level[0, 2] = 1
    play(match, "worker 6,6", "develop wagons")
    assert match.observe(0)["players"][0]["wagons"] == ["1,1", "waiting"]
    play(match, "die white 1")
    assert rule_against(match, "wagon 2 stay") == "SF-W1"
    play(match, "wagon 1 right")
    assert match.observe(0)["players"][0]["wagons"] == ["2,1", "1,1"]


@pytest.mark.ledger("SF-W1")
def test_the_third_step_moves_both_wagons_anywhere_with_effects() -> None:
    cells = {"6,6": "develop", "4,3": "wood", "2,3": "grain"}
    match = wagon(give(put(fresh(wagons=True), cells), gold=1), "4,4", "2,2")
    match.position.level[0, 2] = 2
    play(match, "worker 6,6", "develop wagons")
    assert legal(match, "wagon") == [
        f"wagon {number} {way}" for number in (1, 2) for way in ("up", "down", "left", "right")
    ]
    assert legal(match, "stop") == ["stop"]
    play(match, "wagon 2 down", "wagon 1 up")
    assert has(match) == {"wood": 1, "grain": 1}
    assert match.observe(0)["decision"] == "turn"


@pytest.mark.ledger("SF-W4")
def test_a_wagon_on_row_3_and_column_4_scores_12() -> None:
    match = wagon(fresh(wagons=True), "4,3")
    match.position.phase = 2
    match.position.depth = 0
    assert match.result()["parts"][0]["wagons"] == 12
    wagon(match, "4,3", "6,6")
    assert match.result()["parts"][0]["wagons"] == 48
    assert cell("6,6") == 35
