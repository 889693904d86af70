"""Text both ways: actions, positions, and what is refused."""

import random

import pytest

from skerry.games.fjorde.game import FJORDE
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused
from tests.games.fjorde.table import begin, known, rule_against, shuffled, stack

OPTIONS = [{}, {"oversight": True}, {"row": True}, {"row": True, "oversight": True}]
START = "0,0PSPPMM;0,1PPPPPP;-1,1MPPPPP"
FULL = "AABBCCCCCDEEEFGGHIJKKLMMMMMNNNNOPQRSS"


@pytest.mark.parametrize("options", OPTIONS)
def test_a_position_read_back_is_the_same_record(options: dict[str, bool]) -> None:
    for seed in range(4):
        match = Match(FJORDE, seed=seed, options=options)
        choice = random.Random(seed)
        while not match.over:
            again = FJORDE.read_position(FJORDE.write_position(match.position))
            assert again.tobytes() == known(match.position)
            match.play(choice.choice(match.legal()))
        assert known(FJORDE.read_position(FJORDE.write_position(match.position))) == known(match.position)


def test_actions_as_they_are_written() -> None:
    match = begin(stack("MMPMMP"))
    assert match.legal() == ["draw"]
    assert match.play("  draw ").legal() == ["lay -1,0 PMMPMM"]
    match.play("lay  -1,0   PMMPMM").play("farm")
    assert [match.game.write(match.position, action) for action in match.actions] == [
        "draw",
        "lay -1,0 PMMPMM",
        "farm",
    ]


@pytest.mark.ledger("FJ-D2")
def test_equal_rotations_are_one_action() -> None:
    match = begin(stack("PPPPPP")).play("draw")
    assert match.legal() == ["lay -1,2 PPPPPP"]


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("lay 1,0", "syntax"),
        ("lay 1,0 PPPPP", "syntax"),
        ("lay 1,0 PPPPPX", "syntax"),
        ("lay 1,0 pppppp", "syntax"),
        ("lay 1,0 MSMSMS", "syntax"),
        ("lay 1,0 MMMMMM r1", "syntax"),
        ("lay 1;0 PPPPPP", "syntax"),
        ("lay ١,0 PPPPPP", "syntax"),
        ("lay 999,0 PPPPPP", "FJ-P2"),
        ("lay 9999,0 PPPPPP", "syntax"),
        ("field 999,0", "FJ-L1"),
        ("field", "syntax"),
        ("field 0", "syntax"),
        ("DRAW", "syntax"),
        ("farm 0,0", "syntax"),
        ("pass", "FJ-L3"),
    ],
)
def test_what_is_no_action_is_refused(action: str, rule: str) -> None:
    assert rule_against(begin(shuffled(1)), action) == rule


def position(**parts: str) -> str:
    whole = {
        "options": "1",
        "points": "-",
        "phase": "t",
        "hand": "-",
        "pool": "-",
        "row": "-",
        "stacks": FULL,
        "map": START,
        "first": "0",
        "seat": "0",
    }
    return " ".join({**whole, **parts}.values())


def test_the_first_position() -> None:
    assert FJORDE.legal(FJORDE.read_position(position())) == [0]


@pytest.mark.parametrize(
    "parts",
    [
        pytest.param({"options": "2"}, id="two rounds"),
        pytest.param({"options": "1ro"}, id="options in another order"),
        pytest.param({"points": "1-2"}, id="more rounds than there are"),
        pytest.param({"options": "3", "points": "1-21", "stacks": f"{FULL}/{FULL}"}, id="21 fields"),
        pytest.param({"options": "3", "points": "1_2", "stacks": f"{FULL}/{FULL}"}, id="no points"),
        pytest.param({"phase": "x"}, id="no phase"),
        pytest.param({"phase": "th"}, id="two phases"),
        pytest.param({"phase": "h"}, id="nothing in hand"),
        pytest.param({"phase": "f"}, id="a farm on a start tile"),
        pytest.param({"phase": "r"}, id="a reply without oversight"),
        pytest.param({"phase": "l"}, id="fields before the end of discovery"),
        pytest.param({"phase": "o"}, id="over without points"),
        pytest.param({"phase": "l", "stacks": "-"}, id="land-taking without a farm"),
        pytest.param({"phase": "h", "hand": "AA", "stacks": FULL[2:]}, id="two in hand"),
        pytest.param({"phase": "h", "hand": "J", "stacks": FULL.replace("J", "")}, id="it does not fit"),
        pytest.param({"hand": "A", "stacks": FULL[1:]}, id="something in hand too early"),
        pytest.param({"pool": "BA", "stacks": FULL.replace("AB", "", 1)}, id="a pool out of order"),
        pytest.param({"pool": "A"}, id="a tile too many"),
        pytest.param({"pool": "Z", "stacks": FULL[1:]}, id="no kind"),
        pytest.param({"row": "A", "stacks": FULL[1:]}, id="a row without the option"),
        pytest.param({"options": "1r"}, id="no row"),
        pytest.param({"options": "1r", "row": "AABBC", "stacks": FULL[5:]}, id="five in the row"),
        pytest.param({"stacks": FULL[1:]}, id="a tile is missing"),
        pytest.param({"stacks": FULL + "A"}, id="38 in the stack"),
        pytest.param({"stacks": f"{FULL}/{FULL}"}, id="a stack too many"),
        pytest.param({"options": "3", "stacks": f"{FULL}/{FULL}/{FULL[1:]}"}, id="a later stack cut short"),
        pytest.param({"map": "0,0PSPPMM;0,1PPPPPP"}, id="two tiles"),
        pytest.param({"map": START.replace("PSPPMM", "PPPPPP")}, id="another start"),
        pytest.param(
            {"map": f"{START};1,0MMPPPP", "stacks": FULL.replace("C", "", 1)}, id="it does not fit there"
        ),
        pytest.param({"map": f"{START};1,-1PPPPPP", "stacks": FULL[1:]}, id="it touches one tile"),
        pytest.param({"map": f"{START};99,0PPPPPP", "stacks": FULL[1:]}, id="far away"),
        pytest.param({"map": f"{START};-1,2PPPPPPf0", "stacks": FULL[1:]}, id="a field in discovery"),
        pytest.param({"map": START.replace("PSPPMM", "PSPPMMF0")}, id="a farm on the start"),
        pytest.param({"map": f"{START};-1,2PPPPPPX0", "stacks": FULL[1:]}, id="no piece"),
        pytest.param({"first": "2"}, id="no seat began"),
        pytest.param({"seat": "x"}, id="nobody moves"),
    ],
)
def test_what_is_no_position_is_refused(parts: dict[str, str]) -> None:
    with pytest.raises(Refused) as caught:
        FJORDE.read_position(position(**parts))
    assert caught.value.rule == "bad-position"
    assert len(str(caught.value)) > 30


@pytest.mark.ledger("FJ-L1")
def test_every_action_is_refused_with_its_rule_or_legal() -> None:
    """A full sweep of all actions at one moment; the shared suite tries but a part of them."""
    match = begin(shuffled(2))
    choice = random.Random(2)
    for number in range(61):
        if number == 60:
            legal = set(FJORDE.legal(match.position))
            for action in range(FJORDE.actions):
                assert (FJORDE.why_not(match.position, action) is None) == (action in legal)
        if match.over:
            break
        match.play(choice.choice(match.legal()))
