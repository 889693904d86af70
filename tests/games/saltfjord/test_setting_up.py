"""The deal, the start sets, what is hidden, and setups that fix all chance."""

import copy
from collections import Counter

import pytest

from skerry.games.saltfjord.checking import faults
from skerry.games.saltfjord.game import SALTFJORD
from skerry.games.saltfjord.rules import tables
from skerry.games.saltfjord.state import POSITION
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused
from tests.games.saltfjord.table import legal, play, reason, rule_against, shoal, started

DEALS = range(12)
DEALT_AGAIN = 900


def dealt(seed: int = 1, **options: object) -> Match:
    return Match(SALTFJORD, seed=seed, options=options)


def test_a_position_is_small() -> None:
    assert POSITION.itemsize < 4000


@pytest.mark.ledger("SF-S2", "SF-S6", "SF-S7", "SF-S3", "SF-S4")
def test_everything_is_dealt_once() -> None:
    for seed in DEALS:
        match = dealt(seed, players=seed % 4 + 1)
        assert list(faults(match.position)) == []
        told = match.observe(0)
        assert [area["left"] for area in told["fjord"]] == [[int(size) for size in tables.FISH_SIZE]] * 5
        assert [stack["left"] for stack in told["tiles"]] == [7, 7, 8, 8, 8, 8, 8, 8]
        assert [stack["left"] for stack in told["orders"]] == [12] * 4
        assert sorted(stack["open"]["order"] for stack in told["orders"]) == [45, 46, 47, 48]
        abilities = [each["ability"] for each in told["abilities"]]
        abilities += [each["ability"]["ability"] for each in told["sets"]]
        assert sorted(abilities) == list(range(1, 9))
        assert len({track["scoring"]["tile"] for track in told["tracks"]}) == 4


@pytest.mark.ledger("SF-S5", "SF-R1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_white_dice_and_one_orange_die_a_player(players: int) -> None:
    told = dealt(players=players).observe(0)
    counted = Counter({"white": 0, "orange": 0})
    for lying in told["dice"]:
        counted[lying["colour"]] += lying["count"]
    assert counted == {"white": 3 * players, "orange": players}
    assert told["counter"] == [players, players]


@pytest.mark.ledger("SF-S8")
def test_everyone_begins_alike() -> None:
    for side, names in (
        ("plain", {""}),
        ("named", {village.name for village in tables.EDITION.villages[1:]}),
    ):
        told = dealt(players=4, side=side).observe(0)
        assert {each["village"] for each in told["players"]} == names
        for each in told["players"]:
            assert (each["points"], each["workers"], each["area"]) == (0, 1, 0)
            assert len(each["cells"]) == 7
        assert all(track["markers"] == [0] * 4 for track in told["tracks"])


@pytest.mark.ledger("SF-S9")
def test_start_sets_are_chosen_clockwise_from_the_start_player() -> None:
    match = dealt(players=3, first=1)
    order = []
    while match.observe(0)["phase"] == "set-up":
        if match.observe(0)["decision"] == "set":
            order.append(match.seat)
            if len(order) == 2:
                assert rule_against(match, "set 1") == "SF-S9"
                assert len(legal(match, "set")) == 3
        match.play(match.legal()[0])
    assert order == [1, 2, 0]
    assert rule_against(match, "set 4") == "SF-S9"
    assert match.seat == 1
    starts = {dealt(seed, players=4).seat for seed in range(40)}
    assert starts == {0, 1, 2, 3}


@pytest.mark.ledger("SF-S10")
def test_the_start_tile_covers_two_cells_with_snow_and_the_resources_come() -> None:
    for number in range(1, 5):
        match = dealt(seed=3, first=0)
        told = match.observe(0)["sets"][number - 1]
        play(match, f"set {number}")
        assert {action.split()[1] for action in match.legal()} == {"3,3", "4,3", "3,4"}
        assert len(match.legal()) == 8
        assert rule_against(match, "place 2,3 r0") == "SF-S10"
        assert rule_against(match, "sell wood") == "SF-X1"
        assert rule_against(match, "worker 3,3") == "SF-X4"
        play(match, "place 3,4 r0")
        shown = {cell["cell"]: cell["face"] for cell in match.observe(0)["players"][0]["cells"]}
        assert [shown["3,4"], shown["4,4"]] == told["tile"]
        if told["fishing"]:
            assert match.legal() == ["advance 1"]
            assert rule_against(match, "skip") == "SF-F1"
            play(match, "advance 1")
        assert match.seat == 1
        assert rule_against(match, "place 3,3 r0") == "SF-S10"


# Hidden


@pytest.mark.ledger("SF-H1")
def test_what_lies_below_and_dice_to_come_are_not_seen() -> None:
    match = started(players=2)
    seen = SALTFJORD.see(match.position, 0)
    assert not seen.rolls.any()
    assert not seen.chance.any()
    assert match.position.rolls[1:].any()
    below = [int(order) for stack in seen.orders for order in stack[:11]]
    assert below == sorted(below)
    assert [int(stack[11]) for stack in seen.orders] == [int(stack[11]) for stack in match.position.orders]
    told = match.observe(0)
    assert len(told["hidden"]["orders"]) == 44
    aboard = sum(len(each["boat"]) for each in told["players"])
    assert [len(tiles) for tiles in told["hidden"]["fish"]] == [25 - aboard, 20, 15]


@pytest.mark.ledger("SF-H1")
def test_a_tile_put_back_is_known_to_who_has_looked_and_dealt_again_to_others() -> None:
    match = shoal(started(players=2), 1, 1, "paper", "wood", "2 fish", "grain", "grain")
    match.position.known[0, 3] = 0b01
    mine, theirs = set(), set()
    for seed in range(40):
        for seat, found in ((0, mine), (1, theirs)):
            imagined = SALTFJORD.copy(match.position)
            SALTFJORD.rules.redeal(imagined, seat, seed)
            found.add(int(imagined.fish[0, 3]))
    assert mine == {int(match.position.fish[0, 3])}
    assert len(theirs) > 3


@pytest.mark.ledger("SF-H1")
def test_every_order_of_what_is_hidden_is_dealt_again_equally_often() -> None:
    """Three orders are hidden, and nothing else: each of their six arrangements comes a sixth of the time."""
    match = started(players=2)
    position = match.position
    position.tiles_left[:] = 1
    position.fish_left[:] = 0
    position.orders_left[:] = [2, 2, 2, 1]
    position.this_round = 2
    counted: Counter[bytes] = Counter()
    for seed in range(DEALT_AGAIN):
        imagined = SALTFJORD.copy(position)
        SALTFJORD.rules.redeal(imagined, 0, seed)
        counted[imagined.tobytes()] += 1
    expected = DEALT_AGAIN / 6
    assert len(counted) == 6
    assert all(abs(count - expected) < 4.5 * expected**0.5 for count in counted.values())


@pytest.mark.ledger("SF-H1")
def test_undo_goes_back_to_the_last_thing_revealed_and_no_further() -> None:
    match = started(players=2)
    position = match.position
    position.store[position.seat] = 3
    reveals = {
        action: SALTFJORD.reveals(position, SALTFJORD.read(position, action)) for action in match.legal()
    }
    assert not any(shown for action, shown in reveals.items() if action.startswith(("sell", "raise", "die")))
    assert all(shown for action, shown in reveals.items() if action.startswith("build"))


# Setups


def test_a_setup_leaves_nothing_to_chance() -> None:
    for options in ({"players": 1, "specials": 5}, {"players": 3, "side": "named", "wagons": True}):
        first = dealt(5, **options)
        second = Match(SALTFJORD, options=options, setup=first.setup)
        assert second.position.tobytes() == first.position.tobytes()


SETUP = dealt(2, players=2).setup


def changed(part: str, value: object) -> dict[str, object]:
    setup = copy.deepcopy(SETUP)
    setup[part] = value
    return setup


@pytest.mark.parametrize(
    "setup",
    [
        pytest.param({}, id="nothing"),
        pytest.param(changed("first", 2), id="no such seat"),
        pytest.param(changed("villages", [1, 2]), id="named villages on the plain side"),
        pytest.param(changed("abilities", [1, 1, 3, 4, 5, 6, 7, 8]), id="an ability twice"),
        pytest.param(changed("scoring", [1, 2, 3, 3]), id="a scoring tile twice"),
        pytest.param(changed("tiles", SETUP["tiles"][1:] + SETUP["tiles"][:1]), id="other shapes"),
        pytest.param(changed("tiles", [stack[1:] for stack in SETUP["tiles"]]), id="tiles missing"),
        pytest.param(changed("orders", [[1] * 12] * 4), id="an order often"),
        pytest.param(
            changed("orders", [stack[::-1] for stack in SETUP["orders"]]), id="no start order on top"
        ),
        pytest.param(changed("fish", SETUP["fish"][1:] + SETUP["fish"][:1]), id="other types"),
        pytest.param(changed("rolls", SETUP["rolls"][:2]), id="two rounds"),
        pytest.param(changed("rolls", [[[7] * 6, [1] * 2], *SETUP["rolls"][1:]]), id="a seven"),
    ],
)
def test_a_setup_that_is_not_whole_is_refused(setup: dict[str, object]) -> None:
    with pytest.raises(Refused) as caught:
        Match(SALTFJORD, options={"players": 2}, setup=setup)
    assert caught.value.rule == "bad-setup"


def test_a_setup_against_an_option_is_refused() -> None:
    other = 1 - int(SETUP["first"])
    with pytest.raises(Refused, match="disagree"):
        Match(SALTFJORD, options={"players": 2, "first": other}, setup=SETUP)


def test_a_game_over_is_over() -> None:
    match = dealt(players=2)
    match.position.phase = 2
    match.position.depth = 0
    assert match.legal() == []
    assert "over" in reason(match, "done")
