"""What a person may ask, and what is played for them: every answer is true, and asking changes nothing."""

from __future__ import annotations

import pytest

from skerry.games.fjorde.game import FJORDE
from skerry.games.fjorde.questions import tiles_left, whose_land, why
from skerry.games.fjorde.state import FIELDS
from skerry.games.fjorde.territory import territory
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import LANGUAGES
from tests.games.fjorde.table import START, begin, board, hold, shuffled, stack, to_land_taking

LINE = "0,0PPPPPP 1,0PPPPPP 2,0PPPPPP 3,0PPPPPP 4,0PPPPPP"


def asked(match: Match, about: str, language: str = "en") -> str:
    before = match.position.tobytes()
    lines = why(FJORDE.see(match.position, 0), about, language)
    assert match.position.tobytes() == before
    return "\n".join(lines)


@pytest.mark.ledger("FJ-D3")
def test_why_a_tile_fits_nowhere_or_where_it_fits() -> None:
    said = asked(board(START), "mmmmmm")
    assert said.startswith("MMMMMM fits nowhere:\n")
    assert [line.split(":")[0].strip() for line in said.splitlines()[1:]] == ["-1,0", "-1,2", "1,0"]
    assert asked(board(START), "PPPPPP") == "PPPPPP fits here: -1,2 PPPPPP"


@pytest.mark.ledger("FJ-P1", "FJ-P2")
def test_why_a_tile_does_not_lie_there_whatever_is_in_hand() -> None:
    match = hold(board(START), "PPPSSS")
    assert asked(match, "1,0 PPPPPP").startswith("FJ-P1: ")
    assert asked(match, "0,-1 PPPPPP").startswith("FJ-P2: ")
    assert asked(match, "-1,2 PPPPPP").startswith("FJ-D2: ")
    assert "may be laid" in asked(match, "1,0 SSPPPS")


def test_what_a_cell_needs() -> None:
    said = asked(begin(stack("PPPPPP")), "1,0")
    assert "...PPS" in said
    assert said.endswith("PPPPPS PPPPSS PPPSSS PPSSSS MMPPSP")
    assert asked(board(START), "0,0").startswith("FJ-P2: ")
    assert asked(board(START), "3,3").startswith("FJ-P2: ")


@pytest.mark.ledger("FJ-L2")
def test_why_no_field_lies_there() -> None:
    match = board(LINE, farms=("0,0", "4,0"))
    assert asked(match, "2,0").startswith("FJ-L2: ")
    assert "may be placed" in asked(match, "1,0")


@pytest.mark.parametrize(
    ("about", "rule"), [("MMMMMS", "syntax"), ("99,9", "FJ-P2"), ("SPSPSP 1,0", "syntax")]
)
def test_what_cannot_be_asked_is_refused(about: str, rule: str) -> None:
    with pytest.raises(Refused) as caught:
        asked(board(START), about)
    assert caught.value.rule == rule


def test_other_questions_are_about_actions() -> None:
    assert asked(board(START), "draw") == ""
    assert asked(board(START), "lay 1,0 SSPPPS") == ""
    assert asked(board(START), "") != ""


@pytest.mark.ledger("FJ-E1")
def test_after_discovery_there_are_no_tiles_to_ask_about() -> None:
    seen = FJORDE.see(board(LINE, farms=("0,0", "4,0")).position, 0)
    with pytest.raises(Refused, match="FJ-E1"):
        why(seen, "PPPPPP", "en")
    with pytest.raises(Refused, match="FJ-E1"):
        tiles_left(seen, "", "en")


@pytest.mark.ledger("FJ-H1")
def test_the_tiles_left_are_told_by_kind_and_not_in_their_order() -> None:
    one, other = (begin(stack("PPPPPP", *top)).play("draw") for top in (("MMMMMM", "PPPSSS"), ("PSSSSS",)))
    said = [tiles_left(FJORDE.see(match.position, 0), "", "en") for match in (one, other)]
    assert said[0] == said[1]
    counts = " ".join(said[0][1:]).split()
    assert sum(int(count) for count in counts[::2]) == 36
    assert "5 PPPSSS*" in " ".join(counts)
    assert "MMMMMM*" not in counts


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_land_it_is(language: str) -> None:
    seen = FJORDE.see(board(LINE, farms=("2,0", "4,0")).position, 0)
    lines = whose_land(seen, "", language)
    assert lines[0].endswith("0,0 1,0")
    assert lines[2].endswith("3,0")
    assert lines[3].endswith("–")


# Filling what is safe


def test_nothing_is_filled_while_anything_is_contested() -> None:
    match = board(LINE, farms=("2,0", "4,0"))
    with pytest.raises(Refused, match="3,0"):
        FJORDE.settled(match.position)
    with pytest.raises(Refused):
        FJORDE.settled(begin(shuffled(1)).position)


@pytest.mark.ledger("FJ-L3")
@pytest.mark.parametrize("seed", range(6))
def test_filling_brings_both_what_they_have_for_sure(seed: int) -> None:
    """However the other side plays."""
    match = to_land_taking(begin(shuffled(seed), shuffled(1), shuffled(2)), seed)
    while territory(match.position).contested:
        match.play(match.legal()[seed % len(match.legal())])
    sure = territory(match.position).sure
    to_place = sure[0] - (FIELDS - int(match.position.fields_left[0]))
    while match.position.this_round == 0:
        if match.seat == 0:
            match.play(FJORDE.write(match.position, FJORDE.settled(match.position)))
            to_place -= 1
        else:
            match.play(match.legal()[-1])
    assert tuple(int(points) for points in match.position.points[:2]) == sure
    assert to_place == 0
