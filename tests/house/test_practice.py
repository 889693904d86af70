"""Practice: a game is tried out without a table, by the same rules, and nothing is kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from skerry.house.settings import Limits
from skerry.rulebook.game import find_game, game_names
from skerry.rulebook.match import Match

from .visiting import Guest, Open, opened

SETUP = {"order": list("CDEFGHHC"), "compass": 0, "land": 0, "first": 0}


@pytest.fixture
def stranger(house: Open) -> Iterator[Guest]:
    with Guest(house) as guest:
        yield guest


def practise(guest: Guest, **wish: Any) -> Any:
    return guest.post("/api/practice", wish)


@pytest.mark.parametrize("game", game_names())
def test_a_stranger_plays_by_the_rules_of_the_game(stranger: Guest, game: str) -> None:
    match = Match(find_game(game), seed=7)
    actions: list[str] = []
    for _ in range(12):
        actions.append(match.legal()[0])
        match.play(actions[-1])
    found = practise(stranger, game=game, seed=7, actions=actions, seat=1)
    assert found["seat"] == match.seat
    assert found["legal"] == match.legal()
    assert found["view"] == match.observe(1)
    assert len(found["told"]) == len(actions)
    assert found["refused"] is None
    assert found["verdict"] is None


@pytest.mark.ledger("CH-R2")
def test_a_refused_action_is_not_played_and_says_why(stranger: Guest) -> None:
    wish = {"game": "chartae", "setup": SETUP}
    turned = ["turn 0,0", "turn 0,0"]
    found = practise(stranger, **wish, actions=[*turned, "turn 0,0", "take"])
    assert found["refused"]["rule"] == "CH-R2"
    assert {**found, "refused": None} == practise(stranger, **wish, actions=turned)
    spoken = stranger.ask(
        "POST", "/api/practice", {**wish, "actions": [*turned, "turn 0,0"]}, headers={"Accept-Language": "hu"}
    )
    assert spoken.json()["refused"]["sentence"].startswith("Egymás után")


def test_an_action_is_asked_about_and_not_played(stranger: Guest) -> None:
    wish = {"game": "chartae", "setup": SETUP}
    good = practise(stranger, **wish, about="take")
    assert good["why"] == {"legal": True, "refused": None, "brings": []}
    assert {**good, "why": None} == practise(stranger, **wish)
    assert practise(stranger, **wish, about="lay 1,0 r0")["why"]["refused"]["rule"] == "CH-P5"
    assert practise(stranger, **wish, about="take", seat=1)["why"]["refused"]["rule"] == "other-seat"


def test_what_an_action_would_bring_is_told(stranger: Guest) -> None:
    opening = ["set 4", "place 3,3 r0", "set 1", "place 3,3 r0", "advance 1"]
    wish = {"game": "saltfjord", "options": {"first": 0}, "seed": 3, "actions": opening}
    begun = practise(stranger, **wish)
    die = next(action for action in begun["legal"] if action.startswith("die white"))
    told = practise(stranger, **wish, about=die)["why"]["brings"]
    assert told[0]["id"] == "saltfjord-preview-die"


def test_a_game_that_is_over_has_a_verdict(stranger: Guest) -> None:
    cells = ("1,0", "2,0", "0,1", "1,1", "2,1", "0,2", "1,2", "2,2")
    actions = [action for cell in cells for action in ("take", f"lay {cell} r0")]
    found = practise(stranger, game="chartae", setup=SETUP, actions=actions)
    assert (found["seat"], found["legal"]) == (None, [])
    assert found["verdict"]["id"].startswith("chartae-won")
    assert found["result"]["over"] is True
    assert [side["id"] for side in found["sides"]] == ["chartae-land", "chartae-sea"]


@pytest.mark.parametrize(
    ("wish", "rule"),
    [
        ({"game": "go"}, "unknown-game"),
        ({"game": "chartae", "options": {"land": 7}}, "bad-option"),
        ({"game": "chartae", "setup": {"order": []}}, "bad-setup"),
        ({"game": "chartae", "seat": 2}, "unknown-seat"),
        ({"game": "chartae", "seed": 1, "setup": SETUP}, "bad-setup"),
        ({"game": "chartae", "actions": ["take"] * 501}, "syntax"),
        ({"game": "chartae", "actions": [1]}, "syntax"),
    ],
)
def test_what_makes_no_game_is_refused(stranger: Guest, wish: dict[str, Any], rule: str) -> None:
    answer = stranger.ask("POST", "/api/practice", wish)
    assert answer.status_code < 500
    assert answer.json()["rule"] == rule


def test_nothing_of_it_is_kept(stranger: Guest, house: Open) -> None:
    practise(stranger, game="chartae", seed=1)
    assert stranger.get("/api/me")["known"] is False
    lobby = stranger.get("/api/lobby")
    assert all(lobby[tables] == [] for tables in ("open", "yours", "finished"))


def test_whoever_practises_too_often_waits(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("busy")
    with opened(folder, limits=Limits(practices_a_minute=2)) as house, Guest(house) as guest:
        answers = [guest.ask("POST", "/api/practice", {"game": "chartae"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
