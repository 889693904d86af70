"""What people are told beside what has happened: hints in words, analyses, and questions about the map."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from skerry.rulebook.game import game_names
from skerry.rulebook.words import LANGUAGES, words

from .visiting import Guest, Open, company

GAMES_TRIED = 8


@pytest.fixture
def ann(house: Open) -> Iterator[Guest]:
    with Guest(house, "Ann") as guest:
        yield guest


def against_a_bot(guest: Guest, game: str, **options: Any) -> str:
    table = guest.open(game, options={"first": 0, **options})
    guest.do(table, "sit", seat=0)
    guest.do(table, "seat-bot", bot="random")
    return table


def say(told: Any, language: str) -> str:
    """A sentence that was sent by its meaning."""
    values = {
        name: say(part, language) if isinstance(part, dict) else part for name, part in told["values"].items()
    }
    return words(language).say(told["id"], **values)


def finish(guest: Guest, table: str) -> int:
    """Play to the end; answers how many actions there were."""
    choice = random.Random(table)
    while (state := guest.state(table))["status"] == "running":
        if state["legal"]:
            guest.do(table, "play", action=choice.choice(state["legal"]))
    return int(state["ply"])


@pytest.mark.parametrize("game", game_names())
def test_a_hint_and_an_analysis_are_told_in_words(ann: Guest, game: str) -> None:
    table = against_a_bot(ann, game)
    legal = ann.state(table)["legal"]
    hint = ann.post(f"/api/tables/{table}/hint", {"bot": "greedy"})
    analysis = ann.get(f"/api/tables/{table}/analysis", ply=0)
    assert sorted(one["action"] for one in analysis["actions"]) == sorted(legal)
    assert analysis["played"] is None
    for told in (hint["told"], analysis["heading"], *(one["told"] for one in analysis["actions"])):
        sentences = {say(told, language) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)
    assert all((one["chance"] is None) != (one["points"] is None) for one in analysis["actions"])


def test_chartae_is_analysed_exactly(ann: Guest) -> None:
    table = against_a_bot(ann, "chartae")
    ann.do(table, "play", action="take")
    analysis = ann.get(f"/api/tables/{table}/analysis", ply=1)
    for one in analysis["actions"]:
        above, _, below = one["exact"].partition("/")
        assert int(above) / int(below or 1) == pytest.approx(one["chance"])
    chances = [one["chance"] for one in analysis["actions"]]
    assert chances == sorted(chances, reverse=True)
    assert ann.get(f"/api/tables/{table}/analysis", ply=0)["played"] == "take"


def test_a_finished_game_is_analysed_for_whoever_may_watch(ann: Guest) -> None:
    table = against_a_bot(ann, "chartae")
    last = finish(ann, table)
    with Guest(ann.house) as stranger:
        moment = stranger.get(f"/api/tables/{table}/analysis", ply=last - 1)
        assert moment["played"] in [one["action"] for one in moment["actions"]]
        ended = stranger.ask("GET", f"/api/tables/{table}/analysis?ply={last}")
        beyond = stranger.ask("GET", f"/api/tables/{table}/analysis?ply={last + 1}")
    assert (ended.json()["rule"], beyond.json()["rule"]) == ("game-over", "no-moment")


def test_nobody_is_advised_in_a_game_between_people(house: Open) -> None:
    with company(house, "chartae") as (guests, table), Guest(house) as stranger:
        for asker in (*guests, stranger):
            refused = asker.ask("GET", f"/api/tables/{table}/analysis?ply=0")
            assert (refused.status_code, refused.json()["rule"]) == (403, "no-hint")
        guests[0].do(table, "resign")
        assert guests[1].get(f"/api/tables/{table}/analysis", ply=0)["actions"]


def test_a_spectator_gets_no_analysis_of_a_game_that_is_played(ann: Guest) -> None:
    table = against_a_bot(ann, "chartae")
    with Guest(ann.house, "Eve") as eve:
        assert eve.ask("GET", f"/api/tables/{table}/analysis?ply=0").json()["rule"] == "no-hint"


def test_whose_land_is_safe_is_told_to_everybody(ann: Guest) -> None:
    table = against_a_bot(ann, "fjorde", rounds=1)
    with Guest(ann.house) as stranger:
        first = stranger.get(f"/api/tables/{table}/questions/territory")["answer"]
        assert first["secured"] == [[], []]
        assert not first["final"]
        last = finish(ann, table)
        for ply in range(last):
            seen = stranger.get(f"/api/tables/{table}/moments", first=ply, last=ply)[0]["view"]
            land = stranger.get(f"/api/tables/{table}/questions/territory", ply=ply)["answer"]
            free = {tile["cell"] for tile in seen["map"] if "farm" not in tile and "field" not in tile}
            assert {*land["secured"][0], *land["secured"][1], *land["contested"], *land["dead"]} <= free
            assert land["final"] == (seen["phase"] == "land-taking")


def test_why_a_tile_fits_nowhere_is_told_cell_by_cell(ann: Guest) -> None:
    table = against_a_bot(ann, "fjorde")
    nowhere = f"/api/tables/{table}/questions/nowhere"
    answer = ann.get(nowhere, about="MMMMMM")["answer"]
    assert [one["cell"] for one in answer["obstacles"]] == ["-1,0", "-1,2", "1,0"]
    assert all(say(one["reason"], "en").startswith(one["cell"]) for one in answer["obstacles"])
    fits = ann.get(nowhere, about="PPPPPP")["answer"]
    assert (fits["obstacles"], fits["places"]) == ([], [["-1,2", "PPPPPP"]])
    assert ann.ask("GET", f"{nowhere}?about=MSMSMS").json()["told"]["id"] == "fjorde-no-such-tile"


def test_land_is_filled_once_nothing_is_contested(ann: Guest) -> None:
    """Of a few games, dealt by the house as it likes, one at least leaves land to be filled."""
    choice, filled = random.Random(3), 0
    for _ in range(GAMES_TRIED):
        table = against_a_bot(ann, "fjorde", rounds=1)
        fill = f"/api/tables/{table}/questions/fill"
        assert ann.ask("GET", fill).json()["rule"] == "not-settled"
        while (state := ann.state(table))["status"] == "running":
            if not state["legal"]:
                continue
            answer = ann.ask("GET", fill)
            action = choice.choice(state["legal"])
            if answer.status_code == 200:
                action, filled = answer.json()["answer"]["action"], filled + 1
            ann.do(table, "play", action=action)
        if filled > 2:
            break
    assert filled > 2


def test_what_an_action_would_bring_is_told_and_nothing_is_played(ann: Guest) -> None:
    table = ann.open("saltfjord", options={"players": 1})
    ann.do(table, "sit", seat=0)
    while not (dice := [action for action in ann.state(table)["legal"] if action.startswith("die")]):
        ann.do(table, "play", action=ann.state(table)["legal"][0])
    before = ann.state(table)["ply"]
    answer = ann.get(f"/api/tables/{table}/why", action=dice[0])
    assert answer["legal"]
    assert answer["refused"] is None
    for language in LANGUAGES:
        assert len({say(told, language) for told in answer["brings"]}) == len(answer["brings"]) >= 2
    assert ann.state(table)["ply"] == before


def test_a_question_that_a_game_does_not_know_is_refused_with_those_it_does(ann: Guest) -> None:
    table = against_a_bot(ann, "chartae")
    assert ann.ask("GET", f"/api/tables/{table}/questions/territory").status_code == 404
    other = against_a_bot(ann, "fjorde")
    refused = ann.ask("GET", f"/api/tables/{other}/questions/weather").json()
    assert refused["told"]["values"]["known"] == "territory, nowhere, fill"
