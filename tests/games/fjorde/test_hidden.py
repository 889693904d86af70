"""What is hidden, and how chance is fixed, dealt and dealt again."""

import json
from collections import Counter

import pytest

from skerry.games.fjorde import rules
from skerry.games.fjorde.game import FJORDE
from skerry.games.fjorde.state import POSITION, STACK
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused
from tests.games.fjorde.by_hand import COPIES
from tests.games.fjorde.table import begin, known, play_out, shuffled, stack

DEALS = 6_000


@pytest.mark.ledger("FJ-H1")
def test_two_orders_look_alike() -> None:
    one = begin(stack("PPPPPP"), shuffled(1), shuffled(2)).play("draw")
    other = begin(["PPPPPP", *reversed(stack("PPPPPP")[1:])], shuffled(3), shuffled(4)).play("draw")
    for seat in (0, 1):
        assert one.observe(seat) == other.observe(seat)
        assert FJORDE.see(one.position, seat).tobytes() == FJORDE.see(other.position, seat).tobytes()
    assert one.position.tobytes() != other.position.tobytes()


@pytest.mark.ledger("FJ-H1")
def test_number_and_kinds_by_elimination_are_open() -> None:
    match = begin(stack("PPPPPP", "MMMMMM"))
    assert match.observe(1)["hidden"] == COPIES
    match.play("draw")
    told = match.observe(1)
    assert told["stack"] == STACK - 1
    assert told["hidden"] == {**COPIES, "PPPPPP": 1}
    assert "orders" not in json.dumps(told)


@pytest.mark.ledger("FJ-H1")
def test_the_rounds_to_come_are_hidden_too() -> None:
    match = begin(shuffled(1), shuffled(2), shuffled(3))
    seen = FJORDE.see(match.position, 0)
    for number in range(3):
        order = list(seen.order[number * STACK : (number + 1) * STACK])
        assert order == sorted(order)
    assert not seen.chance.any()
    play_out(match)
    again = begin(shuffled(1), shuffled(4), shuffled(5))
    play_out(again)
    assert FJORDE.see(match.position, 0).tobytes() == FJORDE.see(again.position, 0).tobytes()


@pytest.mark.ledger("FJ-H1")
def test_every_order_is_dealt_again_equally_often() -> None:
    """Each kind comes on top of the stack, and at its bottom, as often as the stack has it."""
    match = begin(shuffled(1), shuffled(2), shuffled(3))
    top: Counter[str] = Counter()
    last: Counter[str] = Counter()
    for seed in range(DEALS):
        FJORDE.rules.redeal(match.position, 0, seed)
        top[rules.EDITION.kinds[match.position.order[0]]] += 1
        last[rules.EDITION.kinds[match.position.order[-1]]] += 1
    for counted in (top, last):
        for tile, copies in COPIES.items():
            expected = DEALS * copies / STACK
            assert abs(counted[tile] - expected) < 4.5 * expected**0.5


@pytest.mark.ledger("FJ-S1")
def test_a_redeal_leaves_everything_else() -> None:
    match = begin(shuffled(5), shuffled(6), shuffled(7))
    while match.position.drawn < 20:
        match.play(match.legal()[0])
    before = FJORDE.copy(match.position)
    FJORDE.rules.redeal(match.position, 1, 9)
    for name in POSITION.names:
        if name not in ("chance", "order"):
            assert before[name].tobytes() == match.position[name].tobytes()
    assert sorted(before.order) == sorted(match.position.order)
    assert not match.position.order[:20].any()


def test_a_drawn_tile_is_struck_from_the_order() -> None:
    match = begin(stack("MMPPPP")).play("draw")
    assert match.position.order[0] == 0


@pytest.mark.parametrize(
    ("orders", "sentence"),
    [
        pytest.param([shuffled(1)[:-1]], "too often or not often enough", id="36 tiles"),
        pytest.param([[*shuffled(1)[:-1], "PPPPPP"]], "too often", id="one too many"),
        pytest.param([[*shuffled(1)[:-1], "SPPMMP"]], "is no tile|too often", id="a mirrored tile"),
        pytest.param([[*shuffled(1)[:-1], "PSPPMM"]], "too often", id="a start tile"),
        pytest.param([[*shuffled(1)[:-1], "MSMSMS"]], "is no tile", id="no such tile"),
        pytest.param([[*shuffled(1)[:-1], 7]], "is no tile", id="no text"),
        pytest.param([shuffled(1), shuffled(2)], "each round", id="two rounds"),
        pytest.param(["PPPPPP"], "each round", id="no list"),
        pytest.param([], "each round", id="nothing"),
        pytest.param(None, "each round", id="none"),
    ],
)
def test_orders_that_are_no_shuffle_are_refused(orders: object, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence) as caught:
        Match(FJORDE, options={"rounds": 1}, setup={"orders": orders, "first": 0})
    assert caught.value.rule == "bad-setup"


def test_a_setup_may_write_tiles_turned() -> None:
    turned = [tile[2:] + tile[:2] for tile in shuffled(1)]
    assert known(begin(turned).position) == known(begin(shuffled(1)).position)


def test_a_setup_against_an_option_is_refused() -> None:
    with pytest.raises(Refused):
        Match(FJORDE, options={"rounds": 1, "first": 1}, setup={"orders": [shuffled(1)], "first": 0})
