"""The solo game: dice on taverns, special tiles, medals and challenges."""

import pytest

from skerry.games.saltfjord.game import SALTFJORD
from skerry.games.saltfjord.rules import tables
from skerry.games.saltfjord.solo import MEDALS, medal
from skerry.rulebook.match import Match
from tests.games.saltfjord.table import fresh, give, legal, play, put, rule_against, started


def alone(seed: int = 1, **options: object) -> Match:
    return started(seed, players=1, **options)


def on_taverns(match: Match) -> list[set[str]]:
    return [set(tavern["dice"]) for tavern in match.observe(0)["taverns"]]


@pytest.mark.ledger("SF-O1")
def test_white_dice_lie_on_four_taverns_and_orange_ones_on_two_three_four() -> None:
    match = alone()
    for orange in (2, 3, 4):
        for tavern, dice in enumerate(on_taverns(match)):
            expected = {"white"} if tavern > 0 else set()
            assert dice == expected | ({"orange"} if tavern >= 5 - orange else set())
        assert sum(match.observe(0)["counter"]) == 4 - orange
        end_round(match)
    assert match.over


def end_round(match: Match) -> None:
    number = match.position.this_round
    while not match.over and match.position.this_round == number:
        for word in ("tavern", "skip", "done", "return", "advance", "overboard", "double"):
            chosen = [action for action in match.legal() if action.startswith(word)]
            if chosen:
                match.play(chosen[0])
                break


@pytest.mark.ledger("SF-O1", "SF-A1")
def test_a_die_is_taken_from_any_tavern() -> None:
    match = alone()
    assert {action.rsplit(" ", 1)[1] for action in legal(match, "die")} == {"2", "3", "4", "5"}
    action = next(action for action in legal(match, "die") if action.startswith("die white"))
    plain = action.split(" from ")[0]
    assert rule_against(match, plain) == "SF-O1"
    play(match, action)
    assert "white" not in on_taverns(match)[int(action[-1]) - 1]
    match.position.taken[0] = [3, 1]
    assert rule_against(started(players=2), "die white 3 from 4") in ("SF-O1", "SF-A1")


@pytest.mark.ledger("SF-O4")
def test_the_round_ends_in_a_tavern_without_a_die() -> None:
    match = alone()
    assert legal(match, "tavern") == ["tavern 1"]
    assert rule_against(match, "tavern 5") == "SF-O4"
    match.position.tavern_dice[0, 2] = 0
    assert legal(match, "tavern") == ["tavern 1", "tavern 3"]


@pytest.mark.ledger("SF-O4")
def test_after_rounds_1_and_2_the_top_of_each_stack_of_orders_leaves() -> None:
    match = alone()
    for left in (11, 10, 10):
        tops = [stack["open"]["order"] for stack in match.observe(0)["orders"]]
        end_round(match)
        assert [stack["left"] for stack in match.observe(0)["orders"]] == [left] * 4
        assert (tops == [stack["open"]["order"] for stack in match.observe(0)["orders"]]) == match.over


@pytest.mark.ledger("SF-O2")
def test_no_lightning_and_two_to_five_special_tiles() -> None:
    for specials in (2, 3, 4, 5):
        for seed in range(6):
            told = alone(seed, specials=specials).observe(0)
            tiles = [track["scoring"] for track in told["tracks"]] + told["specials"]
            assert len(told["specials"]) == specials
            assert len({tile["tile"] for tile in tiles}) == 4 + specials
            assert not any(tile["lightning"] for tile in tiles)
    assert started(players=2, specials=5).observe(0)["specials"] == []


@pytest.mark.ledger("SF-O3")
def test_a_built_tile_takes_the_top_of_the_other_stack_with_it() -> None:
    match = give(alone(), wood=1, plank=1)
    action = next(action for action in legal(match, "build") if " I3b " in action)
    play(match, action)
    left = {stack["stack"]: stack["left"] for stack in match.observe(0)["tiles"]}
    assert (left["I3a"], left["I3b"], left["L3a"]) == (7, 7, 8)
    match = give(put(fresh(), {"1,1": "build"}), wood=1)
    play(match, "worker 1,1", "build S1a at 2,2 r0")
    assert {stack["left"] for stack in match.observe(0)["tiles"][:2]} == {6, 7}


def ended(points: int, specials: int = 2, wagons: bool = False, enough: bool = True) -> dict[str, object]:
    """The result of a solo game with so many points, its special tiles giving enough or not."""
    match = alone(specials=specials, wagons=wagons)
    position = match.position
    position.phase, position.depth = 2, 0
    position.store[:] = 0
    position.boat[:] = 0
    position.scoring[:] = list(range(4))
    kinds = [number for number, tile in enumerate(tables.EDITION.scoring) if not tile.lightning]
    position.specials[:specials] = [kind + 1 for kind in kinds[:specials]]
    position.wagon[:] = 255
    if enough:
        position.docked[0] = [5, 5, 5, 5]
        position.brought[0, 0] = 20
        position.village[0] = tables.FACES.index(next(face for face in tables.FACES if face.pier))
    position.earned[0, 0] = 0
    position.earned[0, 0] = points - SALTFJORD.scores(position)[0]
    return match.result()


@pytest.mark.ledger("SF-O5")
def test_medals() -> None:
    for wagons, first in ((False, 100), (True, 120)):
        assert medal(first - 1, wagons) == 0
        for number, name in enumerate(MEDALS[1:]):
            assert MEDALS[medal(first + 20 * number, wagons)] == name
            assert MEDALS[medal(first + 20 * number + 19, wagons)] == name
        assert MEDALS[medal(first + 200, wagons)] == "palladium"
    assert ended(139)["medal"] == "silver"
    assert ended(139, wagons=True)["medal"] == "bronze"
    assert (ended(99)["medal"], ended(99)["winner"]) == ("none", 0)


@pytest.mark.ledger("SF-O5")
def test_special_tiles_must_give_ten_each_and_do_not_count() -> None:
    lost = ended(150, enough=False)
    assert (lost["winner"], lost["medal"], lost["decided"]) == (None, None, "specials")
    won = ended(150)
    assert won["scores"] == [150]
    assert min(won["specials"]) >= 10  # type: ignore[type-var]


@pytest.mark.ledger("SF-O6")
@pytest.mark.parametrize(
    ("points", "specials", "met"),
    [
        (139, 3, []),
        (140, 3, [1]),
        (160, 3, [1, 2]),
        (160, 4, [3]),
        (160, 5, [4]),
        (180, 5, [4, 5]),
        (200, 2, []),
    ],
)
def test_challenges(points: int, specials: int, met: list[int]) -> None:
    assert ended(points, specials)["challenges"] == met


@pytest.mark.ledger("SF-O5")
def test_every_special_tile_can_give_ten() -> None:
    """The most that a village, four tracks and a fleet of tiles allow, for each tile without lightning."""
    match = alone()
    position = match.position
    position.docked[0] = [6, 6, 6, 6]
    position.brought[0, 0] = 12
    position.level[0] = 3
    position.farthest[0] = 5
    position.workers[0] = 3
    position.abilities[0] = 0b11
    buildings = [number for number, face in enumerate(tables.FACES) if number and not face.pier]
    piers = [number for number, face in enumerate(tables.FACES) if face.pier]
    position.village[0] = (buildings * 2)[:24] + (piers * 12)[:12]
    for tile, found in enumerate(tables.EDITION.scoring):
        from skerry.games.saltfjord.rules.scoring import tile_value

        assert found.lightning or tile_value(position, 0, tile) >= 10
