"""What actions are worth: proven in land-taking, estimated in discovery, and stopped when somebody asks."""

from __future__ import annotations

import threading
import time

import pytest

from skerry.games.fjorde.game import FJORDE
from skerry.games.fjorde.solve import analyse
from skerry.rulebook.analysis import Analysis, Patience
from skerry.rulebook.match import Match
from skerry.rulebook.words import LANGUAGES, words
from tests.games.fjorde.table import START, begin, board, hold, shuffled, stack, to_land_taking


def worth(match: Match, seconds: float) -> Analysis:
    return FJORDE.analyse(FJORDE.see(match.position, match.seat or 0), Patience(seconds))


@pytest.mark.ledger("FJ-W1")
def test_each_field_is_worth_the_final_lead() -> None:
    match = board("0,0PPPPPP 1,0PPPPPP 2,0PPPPPP 3,0PPPPPP", farms=("0,0", "3,0"))
    found = worth(match, 60)
    assert [(valued.action, valued.shown) for valued in found.actions] == [("field 1,0", "+0")]
    assert found.facts == {"kind": "exact", "line": ["field 1,0", "field 2,0"], "points": [1, 1]}
    (note,) = found.notes
    assert "1,0=r · 2,0=w" in words("en").say(note.name, **note.values)


def test_it_says_what_the_proof_says() -> None:
    match = to_land_taking(begin(shuffled(2), shuffled(1), shuffled(3)), 2)
    found, proven = worth(match, 60), analyse(match.position)
    assert {valued.action: valued.facts["least"] for valued in found.actions} == {
        FJORDE.write(match.position, action): bounds.least for action, bounds in proven.fields.items()
    }
    leads = [int(str(valued.facts["least"])) for valued in found.actions]
    assert leads == sorted(leads, reverse=True)
    playing = Match(FJORDE)
    playing.position = match.position
    line = found.facts["line"]
    assert isinstance(line, list)
    for action in line:
        playing.play(action)
    assert [int(points) for points in playing.position.points[:2]] == found.facts["points"]


def test_without_time_there_are_bounds_around_the_truth() -> None:
    match = to_land_taking(begin(shuffled(4), shuffled(1), shuffled(3)), 4)
    found, proven = worth(match, 0), analyse(match.position)
    assert found.facts["kind"] == "bounds"
    for valued in found.actions:
        truth = proven.fields[FJORDE.read(match.position, valued.action)]
        assert int(str(valued.facts["least"])) <= truth.least <= int(str(valued.facts["most"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_discovery_is_estimated(language: str) -> None:
    match = hold(board(START), "PPPSSS")
    found = worth(match, 0.1)
    assert sorted(valued.action for valued in found.actions) == sorted(match.legal())
    assert all(0 <= float(str(valued.facts["chance"])) <= 1 for valued in found.actions)
    assert found.facts == {"kind": "estimate"}
    assert words(language).say(found.heading.name, **found.heading.values)


@pytest.mark.ledger("FJ-H1")
def test_an_estimate_knows_nothing_of_the_order() -> None:
    """The record that is analysed is the same whatever lies face down."""
    ones, others = (begin(stack("PPPSSS", tile)).play("draw") for tile in ("MMMMMM", "PPPPPP"))
    assert FJORDE.see(ones.position, 0).tobytes() == FJORDE.see(others.position, 0).tobytes()


def test_whoever_has_had_enough_gets_what_is_known() -> None:
    patience = Patience(60)
    threading.Timer(0.2, patience.stopped.set).start()
    begun = time.monotonic()
    seen = FJORDE.see(hold(board(START), "PPPSSS").position, 0)
    assert FJORDE.analyse(seen, patience).actions
    assert time.monotonic() - begun < 30
    assert patience.left == 0
