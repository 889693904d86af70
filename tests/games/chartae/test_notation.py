"""Positions and actions of Chartae as text: what is read, and what is refused with which sentence."""

import pytest

from skerry.games.chartae.game import CHARTAE
from skerry.rulebook.refusal import Refused
from tests.conformance.playing import positions
from tests.conformance.refusals import check_sentence
from tests.games.chartae.table import begin

GOOD = "H0,C1/.,D3 0,0 E:CFGHH 1 0L 0"


def read(text: str) -> str:
    return CHARTAE.write_position(CHARTAE.read_position(text))


@pytest.mark.parametrize(
    "text",
    [
        "H0 0,0 F:CCDEGHH 0 0L 0",
        GOOD,
        "H0,C1/.,D3 0,0 E>C:FGHH 0 1S 1",
        "C1,H3 -1,0 D:CEFGHH 2 1L 0",
        "D0,H1,H2/E3,F0,C1/G2,C0,. -1,0 H>: 0 0S 1",
        "D0,H1,H2/E3,F0,C1/G2,C0,H3 -1,0 : 0 1L 0",
    ],
)
def test_positions_are_read_and_written(text: str) -> None:
    assert read(text) == text


def test_the_text_of_a_position_is_in_what_is_revealed() -> None:
    match = begin().play("turn 0,0").play("take")
    assert CHARTAE.reveal(match.position)["text"] == "H1 0,0 F>G:HCHCDE 0 1S 0"


def test_all_that_matters_is_in_the_text() -> None:
    """What is lost: in which order the tiles of the map were taken, the generator, and the fair option."""
    for position in positions(CHARTAE, range(6)):
        again = CHARTAE.read_position(CHARTAE.write_position(position))
        taken = int(position.taken)
        for field in CHARTAE.dtype.names:
            if field == "pile":
                assert again.pile[taken:].tolist() == position.pile[taken:].tolist()
                assert sorted(again.pile[:taken]) == sorted(position.pile[:taken])
            elif field not in ("chance", "fair"):
                assert again[field].tolist() == position[field].tolist()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "chartae-position-fields"),
        (GOOD + " 0", "chartae-position-fields"),
        (GOOD.replace("H0,C1", "H4,C1"), "chartae-position-tile"),
        (GOOD.replace("H0,C1", "H٠,C1"), "chartae-position-tile"),
        (GOOD.replace("H0,C1", "X0,C1"), "chartae-position-tile"),
        (GOOD.replace("H0,C1", "h0,C1"), "chartae-position-tile"),
        (GOOD.replace("H0,C1", "H0,"), "chartae-position-tile"),
        (GOOD.replace("H0,C1", "H0"), "chartae-position-rows"),
        (GOOD.replace("H0,C1/.,D3", "H0,C1,.,D3"), "chartae-position-rows"),
        (GOOD.replace("H0,C1/.,D3", "H0/C1/./D3"), "chartae-position-rows"),
        (GOOD.replace("H0,C1/.,D3", "H0,./.,D3"), "chartae-position-apart"),
        (GOOD.replace("H0,C1/.,D3", "C0,H1/.,D3"), "chartae-position-compass"),
        (GOOD.replace(" 0,0 ", " 1,0 "), "chartae-position-compass"),
        (GOOD.replace(" 0,0 ", " 2,2 "), "chartae-position-corner"),
        (GOOD.replace(" 0,0 ", " 999,0 "), "chartae-position-corner"),
        (GOOD.replace(" 0,0 ", " 0;0 "), "chartae-position-corner"),
        (GOOD.replace(" 0,0 ", " ٠,0 "), "chartae-position-corner"),
        (GOOD.replace("E:CFGHH", "E:CFGH"), "chartae-position-count"),
        (GOOD.replace("E:CFGHH", "E:CFGHHH"), "chartae-position-count"),
        (GOOD.replace("E:CFGHH", "E:CCGHH"), "chartae-position-count"),
        (GOOD.replace("E:CFGHH", "E:"), "chartae-position-count"),
        (GOOD.replace("E:CFGHH", ":ECFGHH"), "chartae-position-pile"),
        (GOOD.replace("E:CFGHH 1", "E>:CFGHH 0"), "chartae-position-pile"),
        (GOOD.replace("E:CFGHH", "ECFGHH"), "chartae-position-pile"),
        (GOOD.replace("E:CFGHH", "E:CFGHX"), "chartae-position-pile"),
        (GOOD.replace("E:CFGHH", "EC:FGHH"), "chartae-position-pile"),
        (GOOD.replace(" 1 ", " 3 "), "chartae-position-turned"),
        (GOOD.replace(" 1 ", " -1 "), "chartae-position-turned"),
        (GOOD.replace(" 1 ", " ١ "), "chartae-position-turned"),
        (GOOD.replace("E:CFGHH 1", "E>C:FGHH 1"), "chartae-position-turned"),
        (GOOD.replace(" 0L ", " 2L "), "chartae-position-mover"),
        (GOOD.replace(" 0L ", " 0X "), "chartae-position-mover"),
        (GOOD.replace(" 0L ", " L "), "chartae-position-mover"),
        (GOOD[:-1] + "2", "chartae-position-first"),
        (GOOD[:-1] + "٠", "chartae-position-first"),
    ],
)
def test_what_cannot_be_a_position_is_refused(text: str, message: str) -> None:
    with pytest.raises(Refused) as caught:
        CHARTAE.read_position(text)
    assert caught.value.message == message
    assert caught.value.rule == "bad-position"
    check_sentence(caught.value)


@pytest.mark.parametrize(
    ("text", "action"),
    [("take", 25), ("turn -2,-2", 0), ("turn 0,0", 12), ("lay -2,-2 r0", 26), ("lay 2,2 r3", 125)],
)
def test_actions_have_their_numbers(text: str, action: int) -> None:
    position = begin().position
    assert CHARTAE.read(position, text) == action
    assert CHARTAE.read(position, "  ".join(["", *text.split(), ""])) == action
    assert CHARTAE.write(position, action) == text


def test_every_number_is_an_action_with_a_text() -> None:
    position = begin().position
    assert [
        CHARTAE.read(position, CHARTAE.write(position, action)) for action in range(CHARTAE.actions)
    ] == list(range(CHARTAE.actions))
