"""Set-up: who plays what, the compass tile, the stack (CH-S1 to CH-S3), and the fair start."""

from collections import Counter

import pytest

from skerry.games.chartae.game import CHARTAE
from skerry.rulebook.match import Match, play
from skerry.rulebook.refusal import Refused
from tests.conformance.refusals import check_sentence
from tests.games.chartae.by_hand import COPIES
from tests.games.chartae.table import begin, cells_to_lay, rule_against, tile_at

SEEDS = range(400)
FOUR_DEVIATIONS = 4 * (len(SEEDS) * 0.25) ** 0.5


@pytest.mark.ledger("CH-S1")
@pytest.mark.parametrize("land", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_the_players_choose_their_side_and_who_begins(land: int, first: int) -> None:
    for match in (
        begin(land=land, first=first),
        play("chartae", seed=5, options={"land": land, "first": first}),
    ):
        seen = match.observe(0)
        assert seen["land"] == land
        assert seen["first"] == first
        assert match.seat == first


@pytest.mark.ledger("CH-S1")
@pytest.mark.parametrize("options", [{}, {"land": "lot", "first": "lot"}])
def test_the_lot_decides_where_nothing_is_chosen(options: dict[str, object]) -> None:
    drawn: Counter[tuple[int, int]] = Counter()
    for seed in SEEDS:
        match = play("chartae", seed=seed, options=options)
        seen = match.observe(0)
        assert match.seat == seen["first"]
        drawn[seen["land"], seen["first"]] += 1
    assert len(drawn) == 4
    for times in drawn.values():
        assert abs(times - len(SEEDS) / 4) < FOUR_DEVIATIONS


@pytest.mark.ledger("CH-S1")
def test_one_lot_is_drawn_where_the_other_is_chosen() -> None:
    assert {play("chartae", seed=seed, options={"land": 1}).seat for seed in range(20)} == {0, 1}
    for seed in range(20):
        assert play("chartae", seed=seed, options={"land": 1}).observe(0)["land"] == 1
        assert play("chartae", seed=seed, options={"first": 1}).seat == 1


@pytest.mark.ledger("CH-S1")
def test_a_seat_scores_the_territory_that_it_plays() -> None:
    for seed in range(30):
        match = play("chartae", seed=seed)
        while not match.over:
            match.play(match.legal()[seed % len(match.legal())])
        groups = match.observe(0)["groups"]
        land = match.observe(0)["land"]
        assert match.result()["scores"][land] == groups["land"]
        assert match.result()["scores"][1 - land] == groups["sea"]


@pytest.mark.ledger("CH-S2")
def test_the_map_begins_with_the_compass_tile() -> None:
    for seed in range(20):
        seen = play("chartae", seed=seed).observe(0)
        assert seen["map"] == [{"cell": "0,0", "kind": "H", "turns": 0}]


@pytest.mark.ledger("CH-S2")
def test_the_map_grows_from_the_compass_tile() -> None:
    match = begin()
    assert match.legal() == ["turn 0,0", "take"]
    assert cells_to_lay(match.play("take")) == {"0,-1", "1,0", "0,1", "-1,0"}


@pytest.mark.ledger("CH-S2")
@pytest.mark.parametrize("compass", [0, 1, 2, 3])
def test_the_compass_tile_may_lie_in_any_orientation(compass: int) -> None:
    for match in (begin(compass=compass), play("chartae", seed=5, options={"compass": compass})):
        assert match.observe(0)["map"] == [{"cell": "0,0", "kind": "H", "turns": compass}]


@pytest.mark.ledger("CH-S3")
def test_the_eight_other_tiles_are_stacked_and_one_is_turned_up() -> None:
    for seed in range(50):
        match = play("chartae", seed=seed)
        seen = match.observe(0)
        assert match.actions == []
        assert seen["hand"] is None
        stacked = Counter(seen["hidden"]) + Counter([seen["up"]])
        assert stacked == Counter(COPIES) - Counter("H")
        assert sum(seen["hidden"].values()) == 7


@pytest.mark.ledger("CH-S3")
def test_the_stack_lies_in_the_order_of_the_setup() -> None:
    match = begin(order="FGHCHCDE")
    turned_up = []
    while not match.over:
        turned_up.append(match.observe(0)["up"])
        match.play("take")
        match.play(match.legal()[0])
    assert "".join(turned_up) == "FGHCHCDE"


@pytest.mark.ledger("CH-S3")
def test_the_stack_is_shuffled() -> None:
    """At each place each kind comes as often as there are tiles of it."""
    orders = [play("chartae", seed=seed).setup["order"] for seed in range(1600)]
    assert len({tuple(order) for order in orders}) > 1300
    for place in range(8):
        counted = Counter(order[place] for order in orders)
        for kind, copies in COPIES.items():
            share = (copies - (kind == "H")) / 8
            spread = (len(orders) * share * (1 - share)) ** 0.5
            assert abs(counted[kind] - len(orders) * share) < 4 * spread


def test_the_fair_start_turns_up_the_kind_that_suits_who_begins() -> None:
    orders = []
    for seed in range(200):
        match = play("chartae", seed=seed, options={"fair": True})
        seen = match.observe(0)
        assert seen["fair"]
        assert seen["up"] == ("F" if seen["land"] == seen["first"] else "G")
        assert Counter(match.setup["order"]) == Counter(COPIES) - Counter("H")
        orders.append(tuple(match.setup["order"][1:]))
    assert len(set(orders)) > 150
    assert not play("chartae", seed=1).observe(0)["fair"]


def test_a_fair_start_can_be_set_up() -> None:
    for land, kind in ((0, "F"), (1, "G")):
        order = [kind, *sorted((Counter(COPIES) - Counter(["H", kind])).elements())]
        setup = {"order": order, "compass": 0, "land": land, "first": 0}
        assert Match(CHARTAE, options={"fair": True}, setup=setup).observe(0)["up"] == kind
        with pytest.raises(Refused) as caught:
            Match(CHARTAE, options={"fair": True}, setup={**setup, "order": order[::-1]})
        assert caught.value.rule == "bad-setup"
        check_sentence(caught.value)


def test_a_setup_that_contradicts_an_option_is_refused() -> None:
    setup = begin().setup
    for name in ("compass", "land", "first"):
        with pytest.raises(Refused) as caught:
            Match(CHARTAE, options={name: 1}, setup=setup)
        assert caught.value.message == "setup-against-option"
        check_sentence(caught.value)
        assert Match(CHARTAE, options={name: 0}, setup=setup).setup == setup
    for name in ("land", "first"):
        assert Match(CHARTAE, options={name: "lot"}, setup=setup).setup == setup


def test_an_order_may_be_a_word() -> None:
    assert Match(CHARTAE, setup={"order": "FGHCHCDE"}).setup == begin().setup


def test_the_example_of_the_setup() -> None:
    match = begin(order="EDCHGFHC", compass=3, land=1, first=1)
    assert match.setup == {"order": list("EDCHGFHC"), "compass": 3, "land": 1, "first": 1}
    assert match.seat == 1
    assert tile_at(match, "0,0") == "H3"
    assert rule_against(match, "take") is None
