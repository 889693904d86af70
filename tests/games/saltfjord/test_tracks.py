"""The development tracks, their steps and scoring tiles."""

import pytest

from skerry.games.saltfjord.entries import COUNTED
from skerry.games.saltfjord.faces import GOODS
from skerry.games.saltfjord.game import SALTFJORD
from skerry.games.saltfjord.rules import tables
from skerry.games.saltfjord.rules.scoring import count_for, tile_value
from skerry.rulebook.match import Match
from tests.games.saltfjord.table import (
    boat,
    docked,
    fresh,
    give,
    has,
    legal,
    order_on_top,
    play,
    points,
    power,
    put,
    reason,
    rule_against,
    stand,
)


def developing(match: Match, times: int = 1) -> Match:
    put(match, {"6,6": "develop", "6,5": "develop", "6,4": "develop"})
    match.position.workers[0] = times
    return match


def scoring_tile(counts: str, lightning: bool = False) -> int:
    return next(
        number
        for number, tile in enumerate(tables.EDITION.scoring)
        if COUNTED[tile.counts] == counts and tile.lightning == lightning
    )


@pytest.mark.ledger("SF-B5", "SF-D3")
def test_one_grain_reaches_the_first_step_of_logistics() -> None:
    match = developing(give(fresh(), grain=1))
    play(match, "worker 6,6")
    assert rule_against(match, "develop craft") == "SF-B5"
    assert "1 paper" in reason(match, "develop craft")
    assert rule_against(match, "develop wagons") == "SF-W1"
    play(match, "develop logistics")
    assert has(match) == {"fish": 1, "wood": 1, "paper": 1}
    assert match.position.level[0, 2] == 1


@pytest.mark.ledger("SF-B5")
def test_several_markers_share_a_field_and_none_goes_beyond_the_top() -> None:
    match = developing(give(fresh(), gold=1, grain=1))
    match.position.level[:2, 2] = 3
    play(match, "worker 6,6")
    assert rule_against(match, "develop logistics") == "SF-B5"
    assert "top" in reason(match, "develop logistics")
    play(match, "develop fishing")
    assert match.position.level[0, 3] == 1


@pytest.mark.ledger("SF-B5")
def test_a_tile_with_lightning_scores_at_once_and_not_again() -> None:
    match = developing(give(fresh(), gold=1, fish=7))
    match.position.level[0, 3] = 2
    match.position.scoring[:] = [
        scoring_tile("orders"),
        scoring_tile("piers"),
        scoring_tile("areas"),
        scoring_tile("fish", lightning=True),
    ]
    play(match, "worker 6,6", "develop fishing")
    assert points(match) == 7
    assert match.result()["parts"][0]["scoring"] == 0
    match = developing(give(fresh(), gold=1))
    docked(match, (1, 1), (2, 2), (3, 2))
    match.position.level[0, 3] = 2
    match.position.scoring[:] = [
        scoring_tile("areas"),
        scoring_tile("piers"),
        scoring_tile("fish", lightning=True),
        scoring_tile("orders"),
    ]
    play(match, "worker 6,6", "develop fishing")
    assert points(match) == 0
    assert match.result()["parts"][0]["scoring"] == 3 * tables.EDITION.scoring[scoring_tile("orders")].points


@pytest.mark.ledger("SF-D1")
def test_craft_gives_a_gold_and_two_workers() -> None:
    match = developing(give(fresh(), paper=1, book=1), 3)
    play(match, "worker 6,6", "develop craft")
    assert has(match) == {"gold": 1, "book": 1}
    play(match, "worker 6,5", "develop craft")
    assert match.position.workers[0] == 2
    play(match, "worker 6,4", "develop craft")
    assert match.position.workers[0] == 2
    assert has(match) == {}


@pytest.mark.ledger("SF-D2")
def test_carpentry_turns_the_boat_gives_an_ability_and_cheaper_tiles() -> None:
    match = developing(give(fresh(), wood=1, plank=1, gold=1), 3)
    play(match, "worker 6,6", "develop carpentry")
    assert int(match.position.powers[0]) >> tables.BOAT & 1
    play(match, "worker 6,5", "develop carpentry")
    open_now = match.observe(0)["abilities"]
    assert legal(match, "ability") == ["ability 1", "ability 2", "ability 3", "ability 4"]
    play(match, "ability 3")
    assert match.observe(0)["players"][0]["abilities"] == [open_now[2]]
    assert match.observe(1)["abilities"][2] is None
    assert rule_against(match, "ability 1") == "SF-D2"
    play(match, "worker 6,4", "develop carpentry")
    assert int(match.position.powers[0]) >> tables.LESS_WOOD & 1


@pytest.mark.ledger("SF-D2")
def test_an_ability_that_is_gone_cannot_be_taken() -> None:
    match = developing(give(fresh(), plank=1))
    match.position.level[0, 1] = 1
    match.position.open_abilities[0] = 0
    play(match, "worker 6,6", "develop carpentry")
    assert legal(match, "ability") == ["ability 2", "ability 3", "ability 4"]
    assert rule_against(match, "ability 1") == "SF-D2"


@pytest.mark.ledger("SF-D3")
def test_logistics_lets_an_order_go_to_any_dock_and_pay_at_once() -> None:
    match = power(give(put(fresh(), {"1,1": "order"}), wood=2), tables.ANY_DOCK, tables.DOCK_AT_ONCE)
    order_on_top(match, 0, "2 wood")
    play(match, "worker 1,1", "order 1")
    assert legal(match, "dock") == [f"dock {number}" for number in (1, 2, 3, 4)]
    assert rule_against(match, "done") == "SF-D3"
    play(match, "dock 2")
    assert (points(match), has(match)) == (1, {"fish": 1})
    assert match.position.docked[0, 1] == 1
    match = power(give(put(fresh(), {"1,1": "order"}), wood=2, grain=1), tables.DOCK_AT_ONCE)
    order_on_top(match, 2, "2 wood")
    assert rule_against(match, "dock 2") == "SF-B4"
    play(match, "worker 1,1", "order 3", "upgrade grain food")
    assert has(match) == {"food": 1}


@pytest.mark.ledger("SF-D4")
def test_the_steps_of_fishing_are_permanent() -> None:
    match = developing(give(fresh(), grain=1, food=1, gold=1), 3)
    play(match, "worker 6,6", "develop fishing", "worker 6,5", "develop fishing", "worker 6,4")
    play(match, "develop fishing")
    for step in (tables.LOOK_AT_TWO, tables.TYPE_2, tables.TYPE_3):
        assert int(match.position.powers[0]) >> step & 1


@pytest.mark.ledger("SF-S4", "SF-B5")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ("orders", 5),
        ("dock sets", 1),
        ("full lines", 1),
        ("fish tiles", 2),
        ("piers", 2),
        ("building kinds", 3),
        ("workers and abilities", 4),
        ("steps", 6),
        ("areas", 4),
        ("fish", 9),
    ],
)
def test_what_a_scoring_tile_counts(counts: str, expected: int) -> None:
    row = {
        "1,1": "wood",
        "2,1": "wood",
        "3,1": "grain",
        "4,1": "2 fish",
        "5,1": "pier gold",
        "6,1": "pier fish",
    }
    match = boat(give(put(fresh(), row), fish=9), 2)
    docked(match, (1, 1), (2, 2), (3, 3), (4, 4), (5, 4))
    stand(match, {"1,1": "worker"})
    match.position.brought[0, 3] = 2
    match.position.level[0] = [3, 1, 0, 2]
    match.position.abilities[0] = 0b1010
    match.position.farthest[0] = 4
    match.position.workers[0] = 1
    number = COUNTED.index(counts)
    assert count_for(match.position, 0, number) == expected
    for tile, found in enumerate(tables.EDITION.scoring):
        if found.counts == number:
            assert tile_value(match.position, 0, tile) == expected // found.per * found.points


@pytest.mark.ledger("SF-D2", "SF-S9")
def test_an_ability_brings_once_what_it_shows_besides() -> None:
    """Taken from the board, and with a start set."""
    number = next(number for number, ability in enumerate(tables.EDITION.abilities) if any(ability.at_once))
    shown = dict(zip(GOODS, tables.EDITION.abilities[number].at_once, strict=True))
    match = power(developing(give(fresh(), plank=1)), tables.BOAT)
    match.position.level[0, 1] = 1
    match.position.open_abilities[0] = number + 1
    play(match, "worker 6,6", "develop carpentry", "ability 1")
    assert has(match) == {name: count for name, count in shown.items() if count}
    chosen = Match(SALTFJORD, seed=1, options={"first": 0})
    chosen.position.sets[0, 0] = number + 1
    chosen.play("set 1")
    assert has(chosen) == has(match)
