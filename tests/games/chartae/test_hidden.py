"""What is hidden: the order of the face-down stack, and nothing else (CH-H1)."""

from collections import Counter
from itertools import permutations

import pytest

from skerry.games.chartae.game import CHARTAE
from skerry.players.player import Seen
from tests.games.chartae.by_hand import COPIES
from tests.games.chartae.table import add, begin, table


@pytest.mark.ledger("CH-H1")
def test_two_stacks_in_different_order_look_the_same() -> None:
    for seat in range(2):
        assert begin(order="FGHCHCDE").observe(seat) == begin(order="FEDCHCHG").observe(seat)
        one, other = (CHARTAE.see(begin(order=order).position, seat) for order in ("FGHCHCDE", "FEDCHCHG"))
        assert one.tobytes() == other.tobytes()


@pytest.mark.ledger("CH-H1")
def test_the_face_up_tile_is_no_secret_and_the_next_one_is() -> None:
    assert begin(order="FGHCHCDE").observe(0) != begin(order="GFHCHCDE").observe(0)
    assert begin(order="FGHCHCDE").observe(0) == begin(order="FHGCHCDE").observe(0)
    taken = [begin(order=order).play("take").observe(0) for order in ("FGHCHCDE", "FHGCHCDE", "FGCHHCDE")]
    assert taken[0] != taken[1]
    assert taken[0] == taken[2]


@pytest.mark.ledger("CH-H1")
def test_everybody_knows_what_is_still_in_the_stack() -> None:
    match = begin(order="FGHCHCDE")
    seen_so_far = Counter("H")
    while not match.over:
        for seat in range(2):
            seen = match.observe(seat)
            known = seen_so_far + Counter([seen["up"]] if seen["up"] else [])
            assert Counter(seen["hidden"]) == Counter(COPIES) - known
        seen_so_far += Counter([match.observe(0)["up"]])
        match.play("take")
        match.play(match.legal()[0])
    assert match.observe(0)["hidden"] == {}


@pytest.mark.ledger("CH-H1")
def test_with_one_tile_face_down_nothing_is_hidden() -> None:
    match = table("D0 H1 H2 / E3 F0 C1 / . . .", up="G")
    rest = match.observe(0)["hidden"]
    assert rest == {"C": 1, "H": 1}
    last_but_one = table("D0 H1 H2 / E3 F0 C1 / G2 . .", up="C")
    assert last_but_one.observe(0)["hidden"] == {"H": 1}
    seen = Seen(CHARTAE, 0, CHARTAE.see(last_but_one.position, 0))
    for seed in range(20):
        redealt = seen.redeal(seed)
        assert CHARTAE.write_position(redealt) == CHARTAE.write_position(last_but_one.position)


@pytest.mark.ledger("CH-H1")
def test_a_redeal_reaches_every_order_of_the_hidden_tiles_and_keeps_the_rest() -> None:
    match = begin(order="FGHCHCDE")
    for where in ("1,0 r0", "2,0 r1", "0,1 r2"):
        add(match, where)
    seen = Seen(CHARTAE, 1, CHARTAE.see(match.position, 1))
    times = 80
    orders = Counter(
        tuple(CHARTAE.reveal(seen.redeal(seed))["order"])
        for seed in range(times * len(set(permutations("HCDE"))))
    )
    assert set(orders) == {("F", "G", "H", "C", *rest) for rest in permutations("HCDE")}
    assert max(abs(count - times) for count in orders.values()) < 4 * times**0.5


@pytest.mark.ledger("CH-H1")
def test_alike_tiles_make_one_order() -> None:
    match = begin(order="FGDEHCHC")
    for where in ("1,0 r0", "2,0 r1", "0,1 r2"):
        add(match, where)
    seen = Seen(CHARTAE, 0, CHARTAE.see(match.position, 0))
    times = 150
    orders = Counter("".join(CHARTAE.reveal(seen.redeal(seed))["order"][4:]) for seed in range(12 * times))
    assert set(orders) == {"".join(order) for order in permutations("HCHC")}
    expected = 12 * times / len(orders)
    assert max(abs(count - expected) for count in orders.values()) < 4 * expected**0.5


@pytest.mark.ledger("CH-H1")
def test_no_view_and_no_seen_record_names_the_order() -> None:
    """A view names the hidden kinds in the order of the alphabet, a record in the order of the edition."""
    match = begin(order="FGEHDCHC")
    hidden = CHARTAE.see(match.position, 0).pile.tolist()[1:]
    assert hidden == sorted(hidden)
    assert list(match.observe(0)["hidden"]) == sorted(match.observe(0)["hidden"])
    assert "order" not in match.observe(0)


def test_what_a_view_says() -> None:
    match = begin(order="FGHCHCDE", compass=1, land=1, first=1).play("turn 0,0").play("take")
    assert match.observe(0) == {
        "game": "chartae",
        "map": [{"cell": "0,0", "kind": "H", "turns": 2}],
        "hand": "F",
        "up": "G",
        "turned": 0,
        "seat": 0,
        "land": 1,
        "first": 1,
        "fair": False,
        "groups": {"land": 1, "sea": 1},
        "over": False,
        "you": 0,
        "hidden": {"C": 2, "D": 1, "E": 1, "H": 2},
    }
    assert match.observe(1) == {**match.observe(0), "you": 1}
