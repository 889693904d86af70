"""The boat: advancing, returning, overboard, looking at two tiles."""

import pytest

from skerry.games.saltfjord.rules import tables
from skerry.rulebook.match import Match
from tests.games.saltfjord.table import (
    boat,
    fresh,
    give,
    has,
    legal,
    owns,
    play,
    points,
    power,
    put,
    rule_against,
    shoal,
)


def fishing(match: Match) -> Match:
    """The seat to move goes fishing by a worker."""
    put(match, {"6,6": "go fishing"})
    return play(match, "worker 6,6")


def aboard(match: Match, seat: int = 0) -> list[str]:
    told: list[str] = match.observe(seat)["players"][seat]["boat"]
    return told


@pytest.mark.ledger("SF-F1")
def test_from_the_harbour_one_advances_and_from_the_last_area_one_returns() -> None:
    match = shoal(fresh(), 1, 1, "wood")
    fishing(match)
    assert rule_against(match, "return") == "SF-F1"
    play(match, "advance")
    assert (aboard(match), match.position.area[0]) == (["wood"], 1)
    match = boat(fresh(), 5)
    fishing(match)
    assert rule_against(match, "advance 1") == "SF-F1"
    assert legal(match, "return") == ["return"]
    play(match, "return")
    assert points(match) == tables.AREA_POINTS[5]


@pytest.mark.ledger("SF-F1")
def test_fishing_that_was_the_action_must_be_done() -> None:
    match = play(boat(fresh(), 2), "tavern 1")
    assert rule_against(match, "skip") == "SF-F1"
    match = fishing(boat(fresh(), 2))
    assert legal(match, "skip") == ["skip"]


@pytest.mark.ledger("SF-F2")
def test_the_top_tile_of_type_1_comes_aboard_if_there_is_one() -> None:
    match = shoal(boat(fresh(), 1), 2, 1, "grain", "2 fish")
    fishing(match)
    play(match, "advance 1")
    assert aboard(match) == ["2 fish"]
    match = boat(fresh(), 1)
    fishing(match)
    assert legal(match, "advance") == ["advance 1"]
    assert rule_against(match, "advance 2") == "SF-D4"
    play(match, "advance 1")
    assert (aboard(match), match.position.area[0]) == ([], 2)


@pytest.mark.ledger("SF-F3")
def test_a_boat_with_too_many_tiles_throws_one_overboard_also_the_new_one() -> None:
    match = shoal(boat(fresh(), 1, "wood", "1 point", "paper"), 2, 1, "grain", "2 fish")
    fishing(match)
    play(match, "advance 1")
    assert match.legal() == [f"overboard {place}" for place in (1, 2, 3, 4)]
    assert rule_against(match, "done") == "SF-F3"
    play(match, "overboard 4")
    assert aboard(match) == ["wood", "1 point", "paper"]
    stack = match.position.fish[3]
    assert [tables.EDITION.fish[tile - 1].gain[0] for tile in stack[:2]] == [2, 0]
    assert match.position.fish_left[3] == 2


@pytest.mark.ledger("SF-F3")
def test_what_goes_overboard_lies_under_the_stack_of_its_type_in_the_boats_area() -> None:
    match = shoal(boat(fresh(), 4, "gold"), 4, 3, "8 points")
    play(match, "overboard 1")
    stack = match.position.fish[3 * 3 + 2]
    assert [tables.EDITION.fish[tile - 1].gain[7] for tile in stack[:2]] == [1, 0]
    known = [told for told in match.observe(1)["known"] if told["area"] == 4]
    assert known == [{"area": 4, "type": 3, "under": 1, "tile": "gold"}]


@pytest.mark.ledger("SF-F4")
def test_a_return_from_an_area_worth_2_brings_3_points_2_fish_and_a_wood() -> None:
    match = boat(fresh(), 2, "2 fish", "1 point", "wood")
    assert tables.AREA_POINTS[2] == 2
    fishing(match)
    play(match, "return")
    assert points(match) == 3
    assert has(match) == {"fish": 2, "wood": 1}
    assert match.position.area[0] == 0
    assert sorted(match.observe(0)["players"][0]["brought"]) == ["1 point", "2 fish", "wood"]


@pytest.mark.ledger("SF-F4", "SF-D2")
def test_a_tile_on_the_larger_boat_counts_its_points_twice_but_not_its_fish() -> None:
    match = power(boat(fresh(), 1, "4 points", "3 points", "2 fish"), tables.BOAT)
    fishing(match)
    play(match, "return")
    assert legal(match, "double") == ["double 1", "double 2", "double 3"]
    assert rule_against(match, "double 4") == "SF-F4"
    play(match, "double 1")
    assert points(match) == tables.AREA_POINTS[1] + 8 + 3
    assert has(match) == {"fish": 2}
    assert rule_against(match, "double 1") == "SF-F4"
    match = power(boat(fresh(), 1, "3 points + 2 fish"), tables.BOAT)
    fishing(match)
    play(match, "return")
    assert (points(match), has(match)) == (tables.AREA_POINTS[1] + 6, {"fish": 2})


@pytest.mark.ledger("SF-D2")
def test_the_larger_boat_holds_four_tiles() -> None:
    match = power(shoal(boat(fresh(), 1, "wood", "grain", "paper"), 2, 1, "2 fish"), tables.BOAT)
    fishing(match)
    play(match, "advance 1")
    assert aboard(match) == ["wood", "grain", "paper", "2 fish"]


@pytest.mark.ledger("SF-D4")
def test_of_two_tiles_looked_at_one_is_kept_and_the_other_lies_on_top() -> None:
    match = power(shoal(fresh(), 1, 1, "paper", "wood", "2 fish"), tables.LOOK_AT_TWO)
    fishing(match)
    play(match, "advance 1")
    assert legal(match, "keep") == ["keep 1", "keep 2"]
    assert legal(match, "worker") == []
    assert match.observe(0)["deciding"] == {"looking": ["2 fish", "wood"]}
    assert match.observe(1)["deciding"] == {}
    play(match, "keep 2")
    assert aboard(match) == ["wood"]
    seen = match.observe(0)["known"]
    assert [told for told in seen if told["area"] == 1] == [
        {"area": 1, "type": 1, "under": 0, "tile": "2 fish"}
    ]
    assert [told for told in match.observe(1)["known"] if told["area"] == 1] == []
    assert rule_against(match, "keep 1") == "SF-D4"


@pytest.mark.ledger("SF-D4")
def test_with_one_tile_left_that_one_is_taken() -> None:
    match = power(shoal(fresh(), 1, 1, "paper"), tables.LOOK_AT_TWO)
    fishing(match)
    play(match, "advance 1")
    assert aboard(match) == ["paper"]


@pytest.mark.ledger("SF-D4")
def test_later_steps_open_the_other_types_of_the_same_area() -> None:
    match = shoal(shoal(shoal(fresh(), 1, 1, "wood"), 1, 2, "book"), 1, 3, "gold")
    fishing(match)
    assert legal(match, "advance") == ["advance 1"]
    power(match, tables.TYPE_2)
    assert legal(match, "advance") == ["advance 1", "advance 2"]
    power(match, tables.TYPE_3)
    assert legal(match, "advance") == ["advance 1", "advance 2", "advance 3"]
    shoal(match, 1, 2)
    assert rule_against(match, "advance 2") == "SF-F2"
    play(match, "advance 3")
    assert aboard(match) == ["gold"]


def test_an_ability_gives_a_fish_whenever_the_boat_advances() -> None:
    match = owns(fresh(), tables.BOAT_ADVANCES)
    fishing(match)
    play(match, "advance 1")
    assert has(match) == {"fish": 1}


@pytest.mark.ledger("SF-F3")
def test_exchanges_are_free_even_while_a_tile_is_chosen() -> None:
    match = power(give(shoal(fresh(), 1, 1, "paper", "wood"), grain=1), tables.LOOK_AT_TWO)
    fishing(match)
    play(match, "advance 1", "sell grain", "keep 1")
    assert has(match) == {"fish": 1}
