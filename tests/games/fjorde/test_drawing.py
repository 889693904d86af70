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


@pytest.mark.ledger("FJ-H1")
def test_a_match_in_lines_does_not_take_a_draw_back() -> None:
    session = Wishes(game="fjorde", first="me", bot="random", seed=3).begin()
    said = io.StringIO()
    PlainGame(session, "en", io.StringIO("draw\nundo\n1\nlist\nquit\n"), said).run()
    assert "FJ-H1" in said.getvalue()
    assert "To move: Red" in said.getvalue()
    assert begin(shuffled(1)).game.reveals(begin(shuffled(1)).position, 0)
