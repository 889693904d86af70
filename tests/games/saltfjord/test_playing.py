"""Whole games: nothing is lost or doubled, the text of positions, drawings, previews, bots."""

import random
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator

import pytest

from skerry.games.saltfjord.checking import CHECKS, faults
from skerry.games.saltfjord.drawing import SIGNS, listing, signs, text
from skerry.games.saltfjord.game import SALTFJORD
from skerry.games.saltfjord.notation import FIELDS, TEXTS, action_number, check_word
from skerry.games.saltfjord.picture import picture
from skerry.games.saltfjord.rules import tables
from skerry.games.saltfjord.state import DEPTH
from skerry.games.saltfjord.symbols import SYMBOLS
from skerry.players.player import Seen
from skerry.rulebook.analysis import Patience
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import LANGUAGES
from tests.games.saltfjord.table import dice, fresh, give, put, rule_against, stand, started, tile_on_top

TABLES = [(players, wagons) for players in (1, 2, 3, 4) for wagons in (False, True)]


def at_random(players: int, wagons: bool, seed: int) -> Iterator[Match]:
    options = {"players": players, "wagons": wagons, "side": "named" if seed % 2 else "plain"}
    match = Match(SALTFJORD, seed=seed, options=options)
    choice = random.Random(seed)
    while not match.over:
        yield match
        match.play(choice.choice(match.legal()))
    yield match


@pytest.mark.ledger("SF-S2", "SF-S5", "SF-S6", "SF-S7", "SF-W2", "SF-F4")
@pytest.mark.parametrize(("players", "wagons"), TABLES)
def test_nothing_is_lost_or_doubled_in_random_games(players: int, wagons: bool) -> None:
    """Resources, dice, tiles, orders, fish tiles; one piece at most on a cell: `faults` counts them all."""
    deepest = 0
    for match in at_random(players, wagons, seed=players):
        assert list(faults(match.position)) == []
        assert all(count >= 0 for count in match.result()["scores"])
        deepest = max(deepest, int(match.position.depth))
    assert 0 < deepest < DEPTH


def broken(change: str) -> str | None:
    """The field that is at fault after a change to a sound position."""
    match = started(players=2)
    position = match.position
    if change == "a die":
        position.area_dice[0, 2] += 1
    elif change == "a tile":
        position.tiles[0, 0] = position.tiles[0, 1]
    elif change == "an order":
        position.order_at[int(position.orders[0, 3]) - 1] = 2
    elif change == "a fish tile":
        position.fish[0, 0] = 1 + int(position.fish[0, 0]) % 3
        position.fish[0, 1] = 1 + int(position.fish[0, 1]) % 3
    elif change == "a piece on nothing":
        position.piece[0, 0] = 1
    elif change == "a worker":
        position.workers[0] += 1
    elif change == "a village":
        position.village[0, 0] = 3
    elif change == "a decision":
        position.decisions[0, 0] = 14
    elif change == "another seat":
        position.store[3, 0] = 1
    return next(iter(faults(position)), None)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ("nothing", None),
        ("a die", "taken"),
        ("a tile", "tiles"),
        ("an order", "orders"),
        ("a fish tile", "fish"),
        ("a piece on nothing", "wagon"),
        ("a worker", "level"),
        ("a village", "village"),
        ("a decision", "decisions"),
        ("another seat", "board"),
    ],
)
def test_what_is_lost_or_doubled_is_noticed(change: str, field: str | None) -> None:
    assert broken(change) == field
    assert field is None or field in dict(CHECKS)


# Text


def test_every_action_has_a_text_of_its_own_that_reads_back() -> None:
    assert len(set(TEXTS)) == tables.ACTIONS
    assert all(action_number(text) == number for number, text in enumerate(TEXTS))
    assert action_number("  advance ") == action_number("advance 1")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("die white 7", "SF-A2"),
        ("die white 6 +1", "SF-A2"),
        ("die blue 3", "syntax"),
        ("activate 7,1", "SF-A3"),
        ("activate 4", "syntax"),
        ("worker 0,3", "SF-A3"),
        ("build L3b at 2,3 r9", "SF-B6"),
        ("build L3b at 2,3 m1", "SF-B6"),
        ("build L3c at 2,3 r1", "syntax"),
        ("build L3b at 9,3 r1", "SF-B6"),
        ("sell stone", "syntax"),
        ("raise wood gold", "SF-B3"),
        ("downgrade wood", "SF-X3"),
        ("tavern 6", "syntax"),
        ("order 5", "syntax"),
        ("overboard 9", "syntax"),
        ("pass", "syntax"),
        ("DONE", "syntax"),
    ],
)
def test_what_is_no_action_is_refused(text: str, rule: str) -> None:
    assert rule_against(started(), text) == rule


def test_a_position_that_was_tampered_with_is_refused() -> None:
    line = SALTFJORD.write_position(started().position)
    assert SALTFJORD.read_position(line).tobytes() == started().position.tobytes()
    parts = line.split(" ")
    store = FIELDS.index("store")
    for place, value, message in (
        (store, "1000", "store"),
        (store, "x", "store"),
        (FIELDS.index("seats"), "5", "seats"),
        (FIELDS.index("depth"), "25", "phase"),
        (FIELDS.index("phase"), "2", "decisions|ended"),
        (FIELDS.index("rolls"), "-", "rolls"),
        (FIELDS.index("seat"), "1x2", "seat"),
    ):
        changed = [*parts[:-1]]
        changed[place] = value
        body = " ".join(changed)
        with pytest.raises(Refused, match=message):
            SALTFJORD.read_position(f"{body} {check_word(body)}")
    with pytest.raises(Refused, match="check word"):
        SALTFJORD.read_position(f"{line[:-1]}{'0' if line[-1] != '0' else '1'}")
    with pytest.raises(Refused, match="parts"):
        SALTFJORD.read_position("1 2 3")


# Drawings


def test_signs_tell_everything_apart_without_colour() -> None:
    shown = [signs(face) for face in tables.FACES[1:]]
    assert len(set(shown)) == len(shown)
    assert len(set(SIGNS)) == len(SIGNS)
    assert len(set(SYMBOLS.values())) == len(SYMBOLS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_table_is_drawn_and_listed(language: str, players: int) -> None:
    match = stand(put(started(players=players, side="named"), {"6,1": "pier gold"}), {"1,1": "worker"})
    seen = SALTFJORD.see(match.position, 0)
    drawn, listed = text(seen, False, language), listing(seen, language)
    assert "=O" in drawn
    assert "!" in drawn
    assert all(line.isprintable() for line in (drawn + listed).replace("\u00a0", " ").splitlines())
    assert len([line for line in listed.splitlines() if line.startswith("6,1")]) >= 1
    assert "\x1b[" in text(seen, True, language)
    svg = ElementTree.fromstring(picture(seen, language))
    assert svg.tag.endswith("svg")
    assert len(svg.findall(".//{*}rect")) > 36 * players


def test_a_new_game_shows_its_start_sets() -> None:
    match = Match(SALTFJORD, seed=1)
    drawn = str(match)
    assert drawn.count("Start set") == 4
    assert "choose a start set" in drawn


# Previews


def said(match: Match, action: str) -> list[str]:
    allowed, *told = SALTFJORD.questions()["why"](SALTFJORD.see(match.position, 0), action, "en")
    assert allowed == f"{action} is allowed."
    return told


def test_a_preview_shows_what_a_die_would_yield() -> None:
    match = give(dice(put(fresh(), {"4,2": "wood", "4,5": "pier gold"}), white="3 6"), fish=1)
    before = match.position.tobytes()
    assert said(match, "die white 3 +1") == [
        "It works column or row 4 and costs 1 fish.",
        "4,2 could be activated: 1 wood.",
    ]
    assert said(match, "die white 6")[1] == "No building there can be activated."
    assert match.position.tobytes() == before


def test_a_preview_shows_which_piers_a_tile_would_complete() -> None:
    row = {f"{column},3": "pier 2 points" for column in range(1, 4)}
    match = give(put(fresh(), row), wood=1, plank=1)
    tile_on_top(match, "I3a", "wood", "grain", "paper")
    assert said(match, "build I3a at 4,3 r0") == ["A row or column becomes full; its piers pay: 6 points."]
    assert said(match, "build I3a at 4,4 r0") == ["No row or column becomes full by it."]
    assert said(give(match, food=1), "sell food") == ["It brings: 2 fish."]


def test_a_view_says_what_the_decision_is_about() -> None:
    match = dice(put(fresh(), {"4,2": "order / develop", "4,5": "wood"}), white="4")
    match.play("die white 4")
    assert match.observe(1)["deciding"] == {"line": "column 4"}
    match.play("activate 4,2")
    assert match.observe(1)["deciding"] == {"offers": ["order", "develop"], "must": False}
    new = Match(SALTFJORD, seed=1, options={"first": 0})
    set_one = new.observe(0)["sets"][0]
    new.play("set 1")
    assert new.observe(0)["deciding"] == {"tile": set_one["tile"], "cells": [[0, 0], [1, 0]]}


def test_why_leaves_a_refusal_to_the_house() -> None:
    match = fresh()
    assert SALTFJORD.questions()["why"](SALTFJORD.see(match.position, 0), "sell gold", "en") == []


# Bots


def test_an_analysis_values_every_legal_action_best_first() -> None:
    match = give(dice(put(fresh(), {"4,2": "wood", "4,5": "gold"}), white="4"), food=1)
    found = SALTFJORD.analyse(SALTFJORD.see(match.position, 0), Patience(60))
    assert {valued.action for valued in found.actions} == set(match.legal())
    values = [valued.facts["value"] for valued in found.actions]
    assert values == sorted(values, reverse=True)
    hasty = SALTFJORD.analyse(SALTFJORD.see(match.position, 0), Patience(0))
    assert {valued.action for valued in hasty.actions} == set(match.legal())


def test_greedy_beats_random_and_plays_its_plan_to_the_end() -> None:
    players = {0: SALTFJORD.player("greedy", 1), 1: SALTFJORD.player("random", 1)}
    match = Match(SALTFJORD, seed=5)
    while match.seat is not None:
        seen = Seen(SALTFJORD, match.seat, SALTFJORD.see(match.position, match.seat))
        choice = players[match.seat].choose(seen)
        assert choice.action in SALTFJORD.legal(match.position)
        match.play(SALTFJORD.write(match.position, choice.action))
    scores = match.result()["scores"]
    assert scores[0] > scores[1] + 20
