"""What may not be done: a sentence with the rule and the place, and nothing has changed."""

from __future__ import annotations

import io
import json

import pytest

from skerry.rulebook.engine import Engine
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import LANGUAGES, words
from skerry.terminal.plain import PlainGame
from skerry.terminal.session import Session, Wishes
from tests.games.fjorde.table import START, begin, board, hold, pool, shuffled, stack

LAND = "0,0PMMPPP 1,0PPPPMM 0,1PPPPPM 0,-1MMMMMM"  # no meadow joins 0,0 and 1,0; 0,-1 is all mountain


def land() -> Match:
    return board(LAND, farms=("0,0", "1,0"))


def with_pool() -> Match:
    return pool(hold(board(START), "PPPSSS"), "PPPPPP")


def after_farm() -> Match:
    return begin(stack("PPPSSS")).play("draw").play("lay 1,0 SSPPPS").play("farm")


CASES = [
    pytest.param(land, "field 1,0", "FJ-L1", "1,0", id="a field on a farm"),
    pytest.param(land, "field 0,-1", "FJ-L1", "0,-1", id="a field on all mountain"),
    pytest.param(
        lambda: board(LAND, farms=("0,0", "")), "field 1,0", "FJ-L2", "1,0", id="over mountain only"
    ),
    pytest.param(land, "field 3,3", "FJ-L1", "3,3", id="a field on no tile"),
    pytest.param(land, "field 0,0", "FJ-L1", "0,0", id="a field on the own farm"),
    pytest.param(land, "farm", "FJ-E1", "", id="a farm in land-taking"),
    pytest.param(land, "lay 1,-1 PPPPPP", "FJ-E1", "", id="a tile in land-taking"),
    pytest.param(after_farm, "farm", "FJ-F1", "", id="a second farm in one turn"),
    pytest.param(with_pool, "lay -1,2 PPPPPP", "FJ-D4", "PPPSSS", id="a pool tile while the drawn one fits"),
    pytest.param(with_pool, "lay 1,0 PPPSSS", "FJ-P1", "1,0", id="terrain that does not match"),
    pytest.param(with_pool, "lay 1,0 SPSPSP", "syntax", "SPSPSP", id="no tile of the game"),
    pytest.param(with_pool, "lay 1,0 MMPPSX", "syntax", "MMPPSX", id="unknown letters"),
    pytest.param(with_pool, "lay 0,-1 SSPPPS", "FJ-P2", "0,-1", id="only one neighbour"),
    pytest.param(with_pool, "draw", "FJ-D2", "PPPSSS", id="a second draw"),
    pytest.param(with_pool, "pass", "FJ-L3", "", id="no move at all"),
]


@pytest.mark.parametrize(("made", "action", "rule", "place"), CASES)
def test_the_line_protocol_refuses_it(made: object, action: str, rule: str, place: str) -> None:
    assert callable(made)
    engine = Engine()
    engine.match = made()
    before = engine.match.position.tobytes()
    (answer,) = engine.answer(f"play {action}")
    assert answer.startswith(f"error {rule} ")
    assert place in answer
    assert answer.endswith(".")
    assert engine.match.position.tobytes() == before
    assert engine.answer(f"why {action}")[0] == answer.removeprefix("error ")


@pytest.mark.parametrize(("made", "action", "rule", "place"), CASES)
def test_the_game_in_lines_refuses_it(made: object, action: str, rule: str, place: str) -> None:
    assert callable(made)
    session = Wishes(game="fjorde", bot="random", seed=1).begin()
    session.match = made()
    session.match.position.seat = 0
    before = session.position.tobytes()
    said = written(session, action)
    assert f"{rule}: " in said if rule.startswith("FJ") else place in said
    assert place in said
    assert session.position.tobytes() == before
    assert session.match.actions[-1:] == made().actions[-1:]


def written(session: Session, *lines: str, language: str = "en") -> str:
    """What a game in lines answers to these lines, without the map before them."""
    target = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    game = PlainGame(session, language, source, target)
    for _ in lines:
        game.ask()
    return target.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_readers_language(language: str) -> None:
    for case in CASES:
        made, action, *_ = case.values
        assert callable(made)
        match = made()
        refusal = match.why_not(str(action))
        assert isinstance(refusal, Refused)
        assert words(language).explain(refusal).endswith(".")


ORDERS = [
    pytest.param([stack()[:-1]], "round 1", id="36 tiles"),
    pytest.param([[*stack(), "PPPPPP"]], "round 1", id="38 tiles"),
    pytest.param(
        [["PPPPPP" if tile == "MMMMMM" else tile for tile in stack()]], "PPPPPP", id="one too often"
    ),
    pytest.param([["XXXXXX", *stack()[1:]]], "XXXXXX", id="letters"),
    pytest.param([["MMPSPP" if tile == "MMPPSP" else tile for tile in stack()]], "MMPPSP", id="mirrored"),
    pytest.param([], "1 list", id="no list"),
    pytest.param([stack(), shuffled(1)], "1 list", id="two lists for one round"),
    pytest.param("PPPPPP", "1 list", id="a text"),
    pytest.param([list(range(37))], "round 1", id="numbers"),
]


@pytest.mark.ledger("FJ-S1")
@pytest.mark.parametrize(("orders", "place"), ORDERS)
def test_orders_that_are_no_shuffle_begin_no_match(orders: object, place: str) -> None:
    engine = Engine()
    engine.answer('new fjorde {"seed": 1}')
    before = engine.answer("position")
    setup = {"options": {"rounds": 1}, "setup": {"orders": orders}}
    (answer,) = engine.answer(f"new fjorde {json.dumps(setup)}")
    assert answer.startswith("error bad-setup ")
    assert place in answer
    assert engine.answer("position") == before
