"""Saved games and contests of bots: on the screen and in lines."""

from __future__ import annotations

import io
from pathlib import Path
from xml.etree import ElementTree

import pytest

from skerry.rulebook.refusal import Refused
from skerry.rulebook.replay import save
from skerry.terminal.analysis import analyse, position_asked
from skerry.terminal.moments import Contest, Moments, moments_of
from skerry.terminal.replaying import PlainReplay, draw, replay
from skerry.terminal.screen.app import ReplayApp, WatchApp
from skerry.terminal.screen.replay import ReplayScreen
from skerry.terminal.watching import watch_in_lines

from .driving import Hands, play


def finished(players: str = "greedy,random") -> Moments:
    """A game that two bots have played."""
    contest = Contest("chartae", players, seed=11)
    while (view := contest.view()) is not None:
        contest.moments.add(contest.choose(view))
    return contest.moments


@pytest.fixture(scope="module")
def game() -> Moments:
    return finished()


@pytest.fixture
def saved(game: Moments, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    save(game.match, path)
    return path


def test_the_moments_of_a_file_are_those_of_the_game(game: Moments, saved: Path) -> None:
    found = moments_of(saved)
    assert [position.tobytes() for position in found.positions] == [
        position.tobytes() for position in game.positions
    ]


def test_stepping_through_a_game_on_the_screen(game: Moments) -> None:
    async def script(hands: Hands) -> None:
        screen = hands.app.screen
        assert isinstance(screen, ReplayScreen)
        await hands.press("right", "right", "left")
        assert screen.at == 1
        await hands.press("end", "right")
        assert screen.at == game.last
        verdict = game.game.verdict(game.match.position)
        assert hands.read("said") == screen.told.say(verdict.name, **verdict.values)
        await hands.press("home", "left")
        assert screen.at == 0
        await hands.press("h")
        assert "take" in hands.read("lines")
        await hands.press("g", "backspace", "7", "enter")
        assert screen.at == 7
        await hands.press("g", "9", "9", "enter")
        assert screen.at == 7
        assert "no moment 99 " in hands.read("said")
        await hands.press("l", "q")

    assert play(script, ReplayApp(game, 0, "en")).return_value == 0


def test_escape_does_not_end_a_replay(game: Moments) -> None:
    async def script(hands: Hands) -> None:
        screen = hands.app.screen
        await hands.press("escape", "right", "escape")
        assert hands.app.screen is screen
        assert isinstance(screen, ReplayScreen)
        assert screen.at == 1
        await hands.press("g", "escape")
        assert hands.app.screen is screen
        await hands.press("q")

    app = play(script, ReplayApp(game, 0, "en"))
    assert app.return_value == 0


def test_a_game_runs_by_itself_until_it_is_told_to_stop(game: Moments) -> None:
    async def script(hands: Hands) -> None:
        screen = hands.app.screen
        assert isinstance(screen, ReplayScreen)
        await hands.press("space")
        while screen.running is not None:
            await hands.pilot.pause(0.05)
        assert screen.at == game.last

    app = ReplayApp(game, game.last - 3, "en")
    app.pace = 0
    play(script, app)


def test_bots_are_watched_to_the_end() -> None:
    contest = Contest("chartae", "random,greedy", seed=2)

    async def script(hands: Hands) -> None:
        await hands.settle()
        assert contest.moments.match.over
        screen = hands.app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.at == contest.moments.last
        await hands.press("q")

    play(script, WatchApp(contest, "de", 0))


def test_bots_are_watched_in_lines(capsys: pytest.CaptureFixture[str]) -> None:
    contest = Contest("chartae", "greedy,random", seed=2)
    assert watch_in_lines(contest, 0, "en") == 0
    said = capsys.readouterr().out
    assert "greedy plays" in said
    assert " wins" in said.splitlines()[-1]
    for number in range(1, contest.moments.last + 1):
        assert f"\n{number}: " in said


def test_the_best_two_are_watched_unless_others_are_named() -> None:
    assert Contest("chartae", None, 1).names == ["greedy", "perfect"]
    assert Contest("fjorde", None, 1).names == ["strong", "best"]


@pytest.mark.parametrize("players", ["greedy", "greedy,greedy,greedy", "greedy,wise", ""])
def test_other_players_than_two_bots_are_refused(players: str) -> None:
    with pytest.raises(Refused):
        Contest("chartae", players, None)


def test_a_replay_in_lines_goes_where_it_is_told(game: Moments) -> None:
    target = io.StringIO()
    PlainReplay(game, "en", io.StringIO("p\n3\nn\n\n999\nx\nq\n5\n"), target).run(None)
    said = target.getvalue()
    shown = [line.split()[1] for line in said.splitlines() if line.startswith("Moment")]
    assert shown == [str(at) for at in (game.last, game.last - 1, 3, 4, 5)]
    assert "There is no moment 999" in said


def test_questions_are_answered_at_the_moment_that_is_shown(game: Moments) -> None:
    target = io.StringIO()
    lines = "help\n0\nhint\nwhy turn 1,1\nwhy turn 0,0\nterritory\nq\n"
    PlainReplay(game, "en", io.StringIO(lines), target).run(game.last)
    said = target.getvalue()
    assert said.count("hint, why, help.") == 2
    assert "709/1260" in said or "take  " in said
    assert "CH-R1: " in said
    assert "turn 0,0 is allowed." in said
    assert said.count("Write n (next)") == 3  # the last answers a question that Chartae does not know
    assert len([line for line in said.splitlines() if line.startswith("Moment")]) == 2


def test_questions_about_fjorde_are_answered_at_the_moment_that_is_shown() -> None:
    contest = Contest("fjorde", "random,random", seed=4)
    for _ in range(12):
        view = contest.view()
        assert view is not None
        contest.moments.add(contest.choose(view))
    target = io.StringIO()
    lines = "0\nwhy MMMMMM\ntiles\n12\nterritory\nwhy 0,0\nwhy field 0,0\nq\n"
    PlainReplay(contest.moments, "en", io.StringIO(lines), target).run(3)
    said = target.getvalue()
    assert "hint, why, territory, tiles, help." in said
    assert "MMMMMM fits nowhere:" in said
    assert "Face down, 37 in all" in said
    assert "Safe for White: " in said
    assert "FJ-P2: " in said
    assert "FJ-E1: " in said


def test_a_moment_is_drawn_to_a_file(saved: Path, game: Moments, tmp_path: Path) -> None:
    path = tmp_path / "map.svg"
    assert replay(saved, 3, True, path, "fr") == 0
    ElementTree.parse(path)
    with pytest.raises(Refused, match="nowhere"):
        draw(game, 0, tmp_path / "nowhere" / "map.svg", "en")


def test_an_analysis_finds_its_position_in_a_file_or_in_the_text(saved: Path, game: Moments) -> None:
    found = position_asked(game.game, str(saved), 4)
    assert found.tobytes() == game.positions[4].tobytes()
    written = game.game.write_position(game.positions[4])
    assert game.game.write_position(position_asked(game.game, written, None)) == written
    with pytest.raises(Refused):
        position_asked(game.game, "H0 " * 5000, None)


@pytest.mark.parametrize("as_json", [False, True])
def test_an_analysis_keeps_the_hidden_order_to_itself(
    saved: Path, game: Moments, as_json: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """CH-H1."""
    true = game.game.write_position(game.positions[0])
    seen = game.game.write_position(game.seen(0))
    assert true != seen
    assert analyse(game.game, str(saved), 0, 10, as_json, "en") == 0
    said = capsys.readouterr().out
    assert seen in said
    assert true not in said
