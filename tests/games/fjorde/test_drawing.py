"""Drawings: in signs, in colour, in words, as a picture; and a match played in lines."""

import io
import random
import re
import xml.etree.ElementTree as ElementTree

import pytest

from skerry.games.fjorde import drawing
from skerry.games.fjorde.game import FJORDE
from skerry.games.fjorde.geometry import cell_around, centre, nearness_to_edge, terrain_at
from skerry.rulebook.game import Position
from skerry.rulebook.match import Match
from skerry.rulebook.words import LANGUAGES
from skerry.terminal.plain import PlainGame
from skerry.terminal.session import Wishes
from tests.games.fjorde.table import START, begin, board, shuffled

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def moments(**options: bool) -> list[Position]:
    """Views at some moments of a match."""
    match = Match(FJORDE, seed=6, options={"rounds": 1, **options})
    choice = random.Random(6)
    found = []
    while not match.over:
        found.append(FJORDE.see(match.position, 0))
        match.play(choice.choice(match.legal()))
    return [*found[::17], FJORDE.see(match.position, 0)]


@pytest.mark.parametrize("options", [{}, {"row": True}, {"oversight": True}])
def test_every_drawing_of_a_match(options: dict[str, bool]) -> None:
    for seen in moments(**options):
        plain = drawing.text(seen, colour=False)
        assert all(line.isprintable() for line in plain.splitlines())
        bare = ESCAPE.sub("", drawing.text(seen, colour=True))
        assert all(line.isprintable() for line in bare.splitlines())
        assert ElementTree.fromstring(drawing.svg(seen)).tag.endswith("svg")
        for language in LANGUAGES:
            assert len(drawing.listing(seen, language).splitlines()) > int(seen.laid)


def test_the_map_in_signs_names_each_cell() -> None:
    seen = FJORDE.see(board(f"{START} 1,0SSPPPS").position, 0)
    plain = drawing.text(seen, colour=False)
    for name in ("0,0", "0,1", "-1,1", "1,0"):
        assert re.search(rf"(?<![-\d]){name}\b", plain)
    for free in ("(-1,0)", "(-1,2)", "(1,1)"):
        assert free in plain
    assert drawing.candidates(seen) == [(-1, 0), (-1, 2), (1, -1), (1, 1)]


@pytest.mark.parametrize("colour", [False, True])
@pytest.mark.parametrize("columns", [60, 80, 200])
def test_a_map_is_as_large_as_there_is_room_for(colour: bool, columns: int) -> None:
    for seen in moments():
        around = ESCAPE.sub("", drawing.text(seen, colour, columns=columns)).rpartition("\n\n")[0]
        largest = ESCAPE.sub("", drawing.text(seen, colour)).rpartition("\n\n")[0]
        wide, widest = (max(map(len, drawn.splitlines())) for drawn in (around, largest))
        assert wide <= columns or (wide < widest and columns < 80)
        assert around == largest or columns < 200


@pytest.mark.parametrize("colour", [False, True])
def test_land_taking_shows_whose_land_it_is(colour: bool) -> None:
    tiles = "0,0PPPPPP 1,0PPPPPP 2,0PPPPPP 3,0PPPPPP 4,0PPPPPP 0,2PPPPPP"
    seen = FJORDE.see(board(tiles, farms=("1,0", "3,0")).position, 0)
    shown = ESCAPE.sub("", drawing.text(seen, colour))
    for name in ("0,0=r", "4,0=w", "0,2=x"):
        assert name in shown
    assert re.search(r"(?<![\d-])2,0(?!=)", shown)


def test_letters_are_painted_and_nothing_else() -> None:
    painted = drawing.painted("1: lay 1,0 SSPPPS   2: draw")
    assert painted != ESCAPE.sub("", painted) == "1: lay 1,0 SSPPPS   2: draw"
    assert drawing.painted("MISSISSIPPI SS MMM") == "MISSISSIPPI SS MMM"


def test_the_match_score_stands_beside_that_of_the_round() -> None:
    match = board("0,0PPPPPP 1,0PPPPPP 2,0PPPPPP", farms=("0,0", "2,0"))
    match.position.rounds, match.position.this_round = 3, 1
    match.position.points[:2] = (9, 5)
    match.play("field 1,0")
    assert "Fields, round 3 of 3: Red 0, White 0; match: Red 10, White 5" in drawing.text(
        FJORDE.see(match.position, 0), False
    )


def test_a_point_lies_in_the_cell_around_it() -> None:
    choice = random.Random(1)
    for _ in range(500):
        q, r = choice.randrange(-20, 21), choice.randrange(-20, 21)
        x, y = choice.uniform(-1, 1), choice.uniform(-1, 1)
        if nearness_to_edge(x, y) < 0.99:
            middle_x, middle_y = centre(q, r)
            assert cell_around(middle_x + x, middle_y + y) == (q, r)
    assert [terrain_at("PSPPMM", *point) for point in ((0, -0.9), (0.7, -0.4), (-0.7, 0.4))] == [
        "P",
        "S",
        "M",
    ]


def test_the_proof_is_said_in_every_language() -> None:
    seen = FJORDE.see(board(START).position, 0)
    for language in LANGUAGES:
        lines = drawing.proof_in_words(seen, "MMMMMM", language)
        assert len(lines) == 3
        assert all("MMMMMM" in line for line in lines)
    assert drawing.proof_in_words(seen, "PPPPPP") == []
    sea = FJORDE.see(board("0,0PPPMMM 1,0SSSSPP 0,1PSSPMM").position, 0)
    assert any("sea only" in line for line in drawing.proof_in_words(sea, "PSSSSS"))


@pytest.mark.ledger("FJ-L3")
def test_safe_land_is_filled_in_lines() -> None:
    """From the moment where nothing is contested, one word plays the round to its end."""
    session = Wishes(game="fjorde", first="me", bot="random", seed=3, further=("rounds=1",)).begin()
    session.match = board("0,0PPPPPP 1,0PPPPPP 2,0PPPPPP 3,0PPPPPP", farms=("1,0", "2,0"))
    said = io.StringIO()
    PlainGame(session, "en", io.StringIO("fill\nundo\n"), said).run()
    assert "`fill` places your remaining fields" in said.getvalue()
    assert "Red places a field on 0,0." in said.getvalue()
    assert session.match.over
    assert session.match.result()["scores"] == [1, 1]


def test_a_map_that_was_just_shown_is_not_drawn_again() -> None:
    session = Wishes(game="fjorde", first="me", bot="random", seed=3).begin()
    said = io.StringIO()
    PlainGame(session, "en", io.StringIO("draw\n\nquit\n"), said, colour=True).run()
    bare = ESCAPE.sub("", said.getvalue())
    assert bare.count("(-1,2)") + bare.count(" -1,2\n") == 2  # at first, and when Enter asks for it
    assert bare.count("Face down: ") == 3


@pytest.mark.ledger("FJ-H1")
def test_a_match_in_lines_does_not_take_a_draw_back() -> None:
    session = Wishes(game="fjorde", first="me", bot="random", seed=3).begin()
    said = io.StringIO()
    PlainGame(session, "en", io.StringIO("draw\nundo\n1\nlist\nquit\n"), said).run()
    assert "FJ-H1" in said.getvalue()
    assert "To move: Red" in said.getvalue()
    assert begin(shuffled(1)).game.reveals(begin(shuffled(1)).position, 0)
