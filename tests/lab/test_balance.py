"""Whether an edition is fair: what is noted of games, what is judged from them, and the command."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from skerry.games.saltfjord.edition import HOUSE
from skerry.games.saltfjord.game import SALTFJORD
from skerry.lab.balance import PLANS, SOURCES, Noted, Seat, Trial, play_games
from skerry.lab.balance_table import sentences, show, tables
from skerry.lab.fairness import Fairness, judge
from skerry.rulebook.words import LANGUAGES, words

LIMIT = 120  # seconds
SMALL = Path(__file__).parent.parent / "games" / "saltfjord" / "small.toml"


def trial(bot: str = "random", **options: object) -> Trial:
    return Trial(
        trial=1,
        edition=SALTFJORD.edition_hash,
        rules=SALTFJORD.rules_version,
        bot=bot,
        milliseconds=None,
        options=SALTFJORD.complete(options),
        seed=3,
        sets_by_lot=True,
    )


def seat(order: int, ability: int, **points: int) -> Seat:
    return Seat(
        order=order,
        board=0,
        ability=ability,
        start_tile=0,
        resources=0,
        taken=[],
        reached={4: points["scoring"]} if "scoring" in points else {},
        points=[points.get(source, 0) for source in SOURCES],
    )


def game(number: int, winner: int, *seats: Seat, medal: int = 0) -> Noted:
    scores = [sum(there.points) for there in seats]
    return Noted(number, scores, winner, [1, 2, 4, 7], list(seats), medal, [])


def fairness_of(*games: Noted, players: int = 2) -> Fairness:
    return judge(trial(players=players), "house", games)


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_point_of_a_game_has_its_source(bot: str, players: int) -> None:
    planned = trial(bot, players=players, side="named", wagons=players == 2)
    for noted in play_games(planned, [0, 1]):
        assert [sum(there.points) for there in noted.seats] == noted.scores
        assert sorted(there.order for there in noted.seats) == list(range(players))
        assert len({there.ability for there in noted.seats}) == players
        assert {there.board for there in noted.seats} <= {1, 2, 3, 4}
        assert len(noted.specials) == (2 if players == 1 else 0)
        assert all(set(there.reached) <= set(noted.scoring) for there in noted.seats)
        if players > 1:
            assert noted.scores[noted.winner or 0] == max(noted.scores)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_same_trial_plays_the_same_games(bot: str) -> None:
    assert play_games(trial(bot), [5])[0] == play_games(trial(bot), [5])[0]
    assert play_games(trial(bot), [5])[0] != play_games(trial(bot), [6])[0]


def test_start_sets_are_dealt_by_lot() -> None:
    """The bots choose all else: but each set is tried as often as any other."""
    chosen = [
        there.resources for noted in play_games(trial("greedy"), list(range(8))) for there in noted.seats
    ]
    assert set(chosen) == {0, 1, 2, 3}


def test_a_share_far_from_the_fair_one_is_out_of_line() -> None:
    games = [
        game(number, int(number % 4 == 0), seat(0, 0, orders=9), seat(1, number % 2 + 1, orders=8))
        for number in range(400)
    ]
    found = fairness_of(*games)
    by_name = {(share.group, share.number): share for share in found.shares}
    begins, second = by_name["seat", 0], by_name["seat", 1]
    assert (begins.won.value, second.won.value) == (0.75, 0.25)
    assert begins.fair == 0.5
    assert begins.out
    assert begins.surely
    assert (begins.games, begins.points.value) == (400, 9.0)
    never = by_name["start", 2]
    assert (never.games, never.won.value, never.surely) == (200, 0.0, True)
    assert "seat 1" in found.faults
    assert "start 3" in found.faults
    assert found.scores.margin == 1.0


def test_what_chance_explains_is_not_sure() -> None:
    games = [game(number, int(number % 5 < 2), seat(0, 0, orders=1), seat(1, 1)) for number in range(50)]
    begins = fairness_of(*games).shares[0]
    assert (begins.won.value, begins.out, begins.surely) == (0.6, True, False)


def test_more_players_have_a_wider_bound() -> None:
    games = [
        game(number, 0 if number % 5 < 2 else number % 2 + 1, *(seat(place, place) for place in range(3)))
        for number in range(100)
    ]
    found = fairness_of(*games, players=3)
    assert found.bound == 0.07
    assert not found.shares[0].out
    assert found.shares[0].fair == pytest.approx(1 / 3)


def test_the_plan_that_brings_most_is_the_main_source_of_a_win() -> None:
    fishing = seat(0, 0, fishing=20, orders=12, levels=5)
    trade = seat(1, 1, orders=10, docks=8, fishing=17)
    found = fairness_of(game(0, 0, fishing, trade), game(1, 1, seat(0, 0, piers=3), trade))
    plans = {plan.name: plan for plan in found.plans}
    assert plans["fishing"].main.value == 0.5
    assert plans["orders"].main.value == 0.5
    assert plans["tracks"].ahead.value == 0.5  # five levels more, but only three points of fishing
    assert plans["orders"].ahead.value == 0.5
    assert "plans" in found.faults
    assert sum(source.share for source in found.sources) == pytest.approx(1)
    assert set(PLANS) == set(plans)


def test_scoring_tiles_are_counted_where_they_are_in_play() -> None:
    found = fairness_of(game(0, 0, seat(0, 0, scoring=12), seat(1, 1)), game(1, 0, seat(0, 0), seat(1, 1)))
    tiles = {tile.number: tile for tile in found.tiles}
    assert set(tiles) == {1, 2, 4, 7}
    assert (tiles[4].reached.value, tiles[4].gave.value) == (0.25, 12)
    assert tiles[1].reached.value == 0


def test_alone_medals_are_counted() -> None:
    games = [game(number, 0, seat(0, 0, orders=90 + number), medal=number % 4) for number in range(40)]
    found = fairness_of(*games, players=1)
    assert [medal.value for medal in found.medals] == [0.25, 0.25, 0.25, 0.25, 0, 0]
    assert found.faults == []
    assert fairness_of(*games[:3], players=1).faults == ["medals"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2])
def test_the_report_is_said_in_every_language(
    language: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    choice = random.Random(1)
    games = [
        game(
            number,
            choice.randrange(players),
            *(seat(place, choice.randrange(8), orders=9, scoring=3) for place in range(players)),
        )
        for number in range(20)
    ]
    found = fairness_of(*games, players=players)
    told = words(language)
    assert len(tables(found, told)) == (4 if players == 2 else 3)
    assert len(sentences(found, told)) == 4
    show(found, told)
    assert str(found.games) in capsys.readouterr().out
    assert msgspec.json.decode(msgspec.json.encode(found))["games"] == 20


COMMAND = [sys.executable, "-m", "skerry", "edition", "balance"]
PLAIN = {**os.environ, "NUMBA_DISABLE_JIT": "1", "SKERRY_LANGUAGE": "en"}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], env=PLAIN, capture_output=True, text=True, check=False)


def test_the_command_plays_a_file_and_goes_on_where_it_was(tmp_path: Path) -> None:
    kept = str(tmp_path / "kept")
    order = ("saltfjord", str(SMALL), "--bot", "random", "--workers", "1", "--folder", kept, "--json")
    first = run(*order, "--games", "2")
    assert first.returncode == 0, first.stderr
    told = json.loads(first.stdout)
    assert (told["games"], told["name"], told["bot"]) == (2, "small", "random")
    assert told["edition"] != SALTFJORD.edition_hash
    second = run(*order, "--games", "3")
    assert "2 of them played already" in second.stderr
    assert json.loads(second.stdout)["games"] == 3
    assert json.loads((tmp_path / "kept" / "balance.json").read_text())["games"] == 3
    other = run(*order, "--seed", "8")
    assert other.returncode == 1
    assert "another arena is kept" in other.stderr


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_an_interrupted_trial_reports_what_is_there(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    order = ("saltfjord", str(SMALL), "--bot", "random", "--workers", "1", "--folder", str(kept))
    playing = subprocess.Popen(
        [*COMMAND, *order, "--games", "100000"],
        env=PLAIN,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        limit = time.monotonic() + LIMIT
        while lines_of(kept / "games.jsonl") < 2:  # the first of them is then known to be kept
            assert time.monotonic() < limit
            assert playing.poll() is None
            time.sleep(0.05)
        os.killpg(playing.pid, signal.SIGINT)
        told, said = playing.communicate(timeout=LIMIT)
    finally:
        if playing.poll() is None:
            os.killpg(playing.pid, signal.SIGKILL)
    assert playing.returncode == 130
    assert "Main source of the win" in told
    assert "the same command goes on from there" in said
    assert (kept / "balance.json").exists()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("fjorde", str(HOUSE)), "fjorde"),
        (("chartae", str(HOUSE)), "game"),
        (("saltfjord", "nowhere.toml"), "cannot be read"),
        (("saltfjord", str(HOUSE), "--bot", "nobody"), "nobody"),
        (("saltfjord", str(HOUSE), "--players", "5"), "players"),
        (("saltfjord", str(HOUSE), "--games", "0"), "games"),
    ],
)
def test_what_cannot_be_tried_is_refused(arguments: tuple[str, ...], complaint: str) -> None:
    done = run(*arguments)
    assert done.returncode == 1
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr
