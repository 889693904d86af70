"""An arena from begin to end: what is shown and kept, how it goes on, and every folder it cannot go on in."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from skerry.lab.arena import MOST_GAMES, Outcome, Thinking, plan, schedule
from skerry.lab.contest import STOPPED, folder_of, hold
from skerry.lab.keeping import Kept
from skerry.lab.plot import draw
from skerry.lab.rating import Hypotheses
from skerry.lab.summary import Summary, summarise
from skerry.lab.table import sentences
from skerry.rulebook.refusal import Refused
from skerry.rulebook.replay import load
from skerry.rulebook.words import LANGUAGES, words

from .playing import SMALL, ended, held, interrupted_after, one_by_one

GAMES = 12


def results(folder: Path) -> dict[str, Any]:
    """The summary, without the times, which are never the same."""
    found: dict[str, Any] = json.loads((folder / "results.json").read_text())
    for player in found["players"]:
        del player["thought"]
    return found


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return held(tmp_path_factory.mktemp("arena"), GAMES)


@pytest.fixture
def copy(played: Path, tmp_path: Path) -> Path:
    """A folder in which the games have been played, to be damaged."""
    for path in ("arena.json", "games.jsonl"):
        (tmp_path / path).write_bytes((played / path).read_bytes())
    return tmp_path


# What comes out


def test_results_are_shown_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    held(tmp_path / "new" / "folder", 4)
    said = capsys.readouterr()
    assert "random" in said.out
    assert "Who begins wins 50.0%" in said.out
    assert "Counted: 4 games of 2 deals" in said.out
    assert str(tmp_path) in said.out
    assert said.err.splitlines()[0].startswith("4 games, 0 of them played already")
    assert said.err.splitlines()[-1].startswith("4/4 ")
    assert "\x1b" not in said.err
    found = results(tmp_path / "new" / "folder")
    assert (found["games"], found["deals"], found["not_counted"]) == (4, 2, 0)
    assert [player["name"] for player in found["players"]] == ["greedy", "random"]


def test_every_game_is_a_replay_that_opens(played: Path) -> None:
    paths = sorted((played / "games").iterdir())
    assert [path.name for path in paths] == [f"{number:06}.json" for number in range(GAMES)]
    with Kept(played, SMALL) as kept:
        for path in paths:
            match = load(path)
            outcome = kept.outcomes[int(path.stem)]
            assert match.result()["winner"] == outcome.winner
            assert match.result()["scores"] == outcome.scores


def test_the_command_goes_on_in_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    hold(SMALL, 2, one_by_one, 1)
    assert folder_of(SMALL) == tmp_path / "skerry" / "arena" / f"chartae-{SMALL.digest}"
    assert (folder_of(SMALL) / "results.json").exists()


# Going on


def test_a_stopped_arena_goes_on_and_ends_as_if_it_had_not_been_stopped(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert hold(SMALL, GAMES, interrupted_after(5), 1, tmp_path) == STOPPED
    told = capsys.readouterr()
    assert "Stopped. 5 games are kept" in told.err
    assert "the same command goes on" in told.err
    assert results(tmp_path)["games"] == 4
    assert results(tmp_path)["not_counted"] == 1
    held(tmp_path, GAMES)
    assert f"{GAMES} games, 5 of them played already" in capsys.readouterr().err
    assert results(tmp_path) == results(played)
    for path in (played / "games").iterdir():
        assert (tmp_path / "games" / path.name).read_bytes() == path.read_bytes()


def test_an_arena_that_was_stopped_before_a_game_has_ended_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert hold(SMALL, GAMES, interrupted_after(0), 1, tmp_path) == STOPPED
    told = capsys.readouterr()
    assert "No game was finished yet" in told.err
    assert told.out == ""


def test_more_games_are_added_and_none_is_played_again(played: Path, copy: Path) -> None:
    held(copy, GAMES + 4)
    assert sorted(path.name for path in (copy / "games").iterdir()) == [
        f"{number:06}.json" for number in range(GAMES, GAMES + 4)
    ]
    assert results(copy)["games"] == GAMES + 4
    before = (played / "games.jsonl").read_text()
    assert (copy / "games.jsonl").read_text().startswith(before)


def test_a_result_that_was_cut_off_is_played_again(played: Path, copy: Path) -> None:
    whole = (copy / "games.jsonl").read_bytes()
    (copy / "games.jsonl").write_bytes(whole[:-20])
    held(copy, GAMES)
    assert results(copy) == results(played)
    assert [path.name for path in (copy / "games").iterdir()] == [f"{GAMES - 1:06}.json"]
    held(copy, GAMES + 2)  # nothing of the half line is left


def test_the_order_in_which_games_end_changes_nothing(played: Path, copy: Path) -> None:
    lines = (copy / "games.jsonl").read_text().splitlines(keepends=True)
    random.Random(1).shuffle(lines)
    (copy / "games.jsonl").write_text("".join(lines))
    held(copy, GAMES)
    assert results(copy) == results(played)


# Folders in which it cannot go on


def damaged(line: int, change: Callable[[str], str]) -> Callable[[Path], None]:
    def damage(folder: Path) -> None:
        lines = (folder / "games.jsonl").read_text().splitlines(keepends=True)
        lines[line] = change(lines[line])
        (folder / "games.jsonl").write_text("".join(lines))

    return damage


def instead(name: str, contents: bytes) -> Callable[[Path], None]:
    def replace(folder: Path) -> None:
        (folder / name).write_bytes(contents)

    return replace


def cleared(folder: Path) -> None:
    for path in folder.iterdir():
        path.unlink()
    (folder / "letter.txt").write_text("Dear Anna")


def another(**changes: Any) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        stored = json.loads((folder / "arena.json").read_text())
        (folder / "arena.json").write_text(json.dumps({**stored, **changes}))

    return change


FAULTS: dict[str, tuple[Callable[[Path], None], str, str]] = {
    "a line cut off": (damaged(3, lambda line: line[:20] + "\n"), "arena-damaged", "games.jsonl:4"),
    "an empty line": (damaged(3, lambda line: "\n"), "arena-damaged", "games.jsonl:4"),
    "other players": (
        damaged(0, lambda line: line.replace("[0,1]", "[1,1]")),
        "arena-damaged",
        "games.jsonl:1",
    ),
    "no such seat": (
        damaged(2, lambda line: line.replace('"first":', '"first":7')),
        "arena-damaged",
        "games.jsonl:3",
    ),
    "unknown word": (damaged(1, lambda line: line.replace('"first"', '"last"')), "arena-damaged", ":2"),
    "lists in lists": (damaged(1, lambda line: "[" * 100_000 + "\n"), "arena-damaged", ":2"),
    "no text": (instead("games.jsonl", b"\xff\xfe\n"), "arena-damaged", ":1"),
    "no plan": (instead("arena.json", b""), "arena-damaged", "arena.json"),
    "a plan of other things": (instead("arena.json", b'{"arena": 1}'), "arena-damaged", "arena.json"),
    "a plan with other seed": (another(seed=99), "arena-other-plan", "another arena"),
    "a plan by other rules": (another(rules=0), "arena-other-plan", "another arena"),
    "a letter": (cleared, "arena-not-empty", "something else"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_folder_that_is_not_as_it_was_is_refused(copy: Path, fault: str) -> None:
    damage, message, named = FAULTS[fault]
    damage(copy)
    before = {path.name: path.read_bytes() for path in copy.iterdir() if path.is_file()}
    with pytest.raises(Refused) as caught:
        hold(SMALL, GAMES, one_by_one, 1, copy)
    assert caught.value.message == message
    assert named in str(caught.value)
    assert {path.name: path.read_bytes() for path in copy.iterdir() if path.is_file()} == before


def test_a_folder_is_used_by_one_arena_at_a_time(copy: Path) -> None:
    with Kept(copy, SMALL), pytest.raises(Refused, match="just now"):
        Kept(copy, SMALL)
    Kept(copy, SMALL).file.close()


@pytest.mark.parametrize("place", ["a file", "a file/below"])
def test_a_place_that_cannot_be_a_folder_is_refused(tmp_path: Path, place: str) -> None:
    (tmp_path / "a file").write_text("")
    with pytest.raises(Refused) as caught:
        hold(SMALL, GAMES, one_by_one, 1, tmp_path / place)
    assert caught.value.message == "cannot-write"


def test_a_full_disk_loses_no_game_that_was_kept(
    copy: Path, monkeypatch: pytest.MonkeyPatch, played: Path
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("skerry.lab.keeping.put_in_place", full)
        with pytest.raises(Refused, match="No space left"):
            hold(SMALL, GAMES + 2, one_by_one, 1, copy)
    assert (copy / "games.jsonl").read_bytes() == (played / "games.jsonl").read_bytes()
    held(copy, GAMES + 2)


# The test


def test_the_test_stops_early_and_decides_the_same_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tested = Hypotheses(elo0=-200, elo1=0)
    assert hold(SMALL, 400, one_by_one, 1, tmp_path, tested) == 0
    found = results(tmp_path)
    assert found["test"]["accepted"] == "elo0"
    assert found["games"] < 60
    assert "elo0 is accepted." in capsys.readouterr().out
    assert hold(SMALL, 400, one_by_one, 1, tmp_path, tested) == 0
    assert results(tmp_path) == found
    assert capsys.readouterr().err == ""  # nothing more was played


def test_games_after_the_decision_do_not_count(tmp_path: Path) -> None:
    tested = Hypotheses(elo0=-200, elo1=0)
    held(tmp_path, 60)
    hold(SMALL, 60, one_by_one, 1, tmp_path, tested)
    found = results(tmp_path)
    assert found["games"] == 2 * found["test"]["deals"] < 60
    assert found["games"] + found["not_counted"] == 60


def test_the_test_takes_deals_in_their_order() -> None:
    games = [ended(game, winner=game.seats.index(1)) for game in schedule(SMALL, 40)]
    late = [game for game in games if game.deal != 0]
    found = summarise(SMALL, late, Hypotheses())
    assert found is not None
    assert found.test is not None
    assert (found.test.deals, found.games) == (0, 38)


# What a summary says


def summary_of(outcomes: list[Outcome], players: str = "random,greedy:100") -> Summary:
    found = summarise(plan("chartae", players), outcomes)
    assert found is not None
    return found


def test_who_begins_and_what_is_shared_are_counted() -> None:
    winners = [0, 0, None, 0]
    games = [ended(game, winner) for game, winner in zip(schedule(SMALL, 4), winners, strict=True)]
    found = summary_of(games)
    assert found.first.value == 3.5 / 4
    assert found.shared == 1
    assert [(one.won, one.shared, one.lost) for one in sorted(found.players, key=lambda one: one.number)] == [
        (1, 1, 2),
        (2, 1, 1),
    ]


def test_scores_and_their_quartiles() -> None:
    games = [ended(game, 0, scores=(10 + game.number, 2)) for game in schedule(SMALL, 4)]
    found = summary_of(games)
    assert (found.scores.least, found.scores.median, found.scores.most) == (2, 6, 13)
    first, second = sorted(found.players, key=lambda one: one.number)
    assert (first.scores.mean.value, second.scores.mean.value) == (6.5, 7)
    assert found.difference is not None
    assert found.difference.value == -0.5


def test_thinking_is_measured_against_the_time_allowed() -> None:
    thinking = Thinking(actions=4, seconds=0.4, longest=0.25, late=1)
    games = [ended(game, 0, thinking=thinking) for game in schedule(SMALL, 2)]
    free, timed = sorted(summary_of(games).players, key=lambda one: one.number)
    assert free.thought.late is None
    assert (timed.thought.actions, timed.thought.late) == (8, 0.25)
    assert (timed.thought.mean, timed.thought.longest) == (100, 250)


def test_line_ups_that_were_not_turned_do_not_count() -> None:
    games = [ended(game, 0) for game in schedule(SMALL, 4)]
    found = summary_of(games[:3])
    assert (found.games, found.not_counted) == (2, 1)
    assert summarise(SMALL, games[:1]) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_every_player_in_every_language(language: str) -> None:
    planned = plan("chartae", "random,greedy:100,greedy,random:5")
    chance = random.Random(4)
    games = [ended(game, chance.randrange(2)) for game in schedule(planned, 48)]
    found = summarise(planned, games)
    assert found is not None
    picture = ElementTree.fromstring(draw(found, words(language)))
    texts = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    for name in planned.labels:
        assert texts.count(name) == 2
    curves = list(picture.iter("{http://www.w3.org/2000/svg}polyline"))
    assert [len((curve.get("points") or "").split()) for curve in curves] == [24] * 4
    width, height = float(picture.get("width") or 0), float(picture.get("height") or 0)
    for element in picture.iter("{http://www.w3.org/2000/svg}text"):
        assert 0 <= float(element.get("x") or -1) <= width
        assert 0 <= float(element.get("y") or -1) <= height
    assert len(sentences(found, words(language))) >= 3


def test_a_summary_of_many_games_takes_no_time_that_is_felt() -> None:
    games = [ended(game, game.number % 3 % 2) for game in schedule(SMALL, 4000)]
    assert summary_of(games).games == 4000
    assert len(summary_of(games).players[0].course) <= 200
    assert MOST_GAMES >= 1_000_000
