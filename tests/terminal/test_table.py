"""A game on the screen, by keys and with the mouse."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

from skerry.games.chartae.exact import action_values
from skerry.games.chartae.groups import largest
from skerry.games.chartae.solve import SolveError
from skerry.games.chartae.state import COMPASS_CELL, HOLDING, LAND
from skerry.players.player import Choice, Seen
from skerry.rulebook.replay import load
from skerry.rulebook.words import LANGUAGES, words
from skerry.terminal.screen.app import PlayApp
from skerry.terminal.screen.board import Board
from skerry.terminal.screen.dialogs import Ask, Choose, Sheet
from skerry.terminal.session import YOU

from .driving import WISHES, Hands, play


async def play_to_the_end(hands: Hands) -> None:
    while not hands.table.session.over:
        await hands.press("enter" if hands.table.session.seen.phase == HOLDING else "t")


def test_a_whole_game_by_keys_and_another_one_after_it() -> None:
    async def script(hands: Hands) -> None:
        first = hands.table.session
        await play_to_the_end(hands)
        verdict = first.verdict()
        assert hands.table.told.say(verdict.name, **verdict.values) in hands.read("said")
        assert hands.table.board.scene.highlight == largest(first.seen)
        for line in hands.read("facts").splitlines()[:2]:
            assert line.split()[-1].isdigit()
        await hands.press("n")
        assert isinstance(hands.app.screen, Choose)
        await hands.press("enter")
        assert hands.table.session is not first
        assert not hands.table.session.over

    play(script)


@pytest.mark.parametrize("size", [(78, 22), (200, 60)])
def test_a_game_fits_small_and_large_screens(size: tuple[int, int]) -> None:
    async def script(hands: Hands) -> None:
        await play_to_the_end(hands)
        wide, high = hands.table.board.canvas_size
        assert wide <= hands.table.board.size.width
        assert high <= hands.table.board.size.height

    play(script, size=size)


def test_a_screen_that_is_too_small_says_how_large_it_must_be() -> None:
    async def script(hands: Hands) -> None:
        assert hands.table.has_class("too-small")
        assert "60" in hands.read("small")
        await hands.pilot.resize_terminal(90, 30)
        await hands.settle()
        assert not hands.table.has_class("too-small")

    play(script, size=(60, 15))


def test_a_refusal_is_a_sentence_with_its_rule_and_changes_nothing() -> None:
    async def script(hands: Hands) -> None:
        await hands.press("right", "enter")
        assert hands.read("said").startswith("CH-P5: ")
        assert hands.table.session.match.actions == []
        await hands.press("t", "t")
        assert hands.read("said").startswith("CH-P1: ")
        await hands.press("r")
        assert not hands.read("said").startswith("CH-")

    play(script)


def test_undo_goes_back_but_not_over_a_tile_that_was_turned_up() -> None:
    """CH-H1."""

    class Turner:
        """Turns the compass tile whenever it may."""

        def choose(self, seen: Seen, movetime: float | None = None) -> Choice:
            return Choice(seen.legal()[0])

    async def script(hands: Hands) -> None:
        session = hands.table.session
        session.player = Turner()
        await hands.press("u")
        assert "nothing" in hands.read("said")
        await hands.press("enter")
        assert len(session.match.actions) == 2
        await hands.press("u")
        assert session.match.actions == []
        await hands.press("t", "u")
        assert hands.read("said").startswith("CH-H1: ")
        assert len(session.match.actions) == 1

    play(script)


def test_after_the_end_everything_can_be_taken_back() -> None:
    async def script(hands: Hands) -> None:
        await play_to_the_end(hands)
        session = hands.table.session
        while session.match.actions:
            before = len(session.match.actions)
            await hands.press("u")
            assert len(session.match.actions) < before
            assert session.your_turn

    play(script)


def test_the_tile_in_hand_is_shown_where_it_would_lie_with_the_groups_it_would_make() -> None:
    async def script(hands: Hands) -> None:
        await hands.press("t", "up", "r")
        table = hands.table
        preview = table.board.scene.preview
        assert preview is not None
        assert (int(preview.tile[table.cursor]) - 1) % 4 == 1
        assert table.board.scene.highlight == largest(preview)
        await hands.press("R", "R", "enter")
        assert table.session.game.write(table.session.position, table.session.match.actions[1]).endswith("r3")

    play(script)


def test_the_mouse_chooses_turns_and_plays() -> None:
    async def script(hands: Hands) -> None:
        table = hands.table
        await hands.pilot.click(Board, offset=table.board.place_of(COMPASS_CELL))
        await hands.settle()
        assert table.session.match.actions[0] == COMPASS_CELL
        await hands.press("t")
        table.post_message(Board.Wheeled(1))
        await hands.settle()
        assert table.turns == 1
        await hands.pilot.hover(Board, offset=table.board.place_of(COMPASS_CELL))
        await hands.settle()
        assert table.cursor == COMPASS_CELL
        assert table.board.scene.forbidden

    play(script)


def test_a_hint_tells_the_exact_chances() -> None:
    async def script(hands: Hands) -> None:
        values = action_values(hands.table.session.seen)
        await hands.press("h")
        said = hands.read("lines")
        for value in values.values():
            assert f"{value.numerator}/{value.denominator}" in said
        await hands.press("h")
        assert "/" not in hands.read("lines")

    play(script)


def test_the_language_changes_everything_at_once() -> None:
    async def script(hands: Hands) -> None:
        titles = [hands.read("title")]
        for _ in range(3):
            await hands.press("l")
            titles.append(hands.read("title"))
        assert len(set(titles)) == 4

    play(script)


def test_what_is_wished_is_played() -> None:
    async def script(hands: Hands) -> None:
        assert isinstance(hands.app.screen, Choose)
        await hands.press("down", "down", "left", "down", "right", "enter")  # the bot and the compass tile
        session = hands.table.session
        assert session.bot == "random"
        assert session.match.setup["compass"] == 1
        assert session.territory(YOU) == LAND

    play(script, choose=True)


def test_the_choices_can_be_clicked() -> None:
    async def script(hands: Hands) -> None:
        await hands.pilot.click("#choices", offset=(10, 6))
        await hands.press("enter")
        assert hands.table.session.bot == "perfect"

    play(script, choose=True)


def test_help_opens_and_closes() -> None:
    async def script(hands: Hands) -> None:
        await hands.press("question_mark")
        assert isinstance(hands.app.screen, Sheet)
        await hands.press("escape")
        assert hands.app.screen is hands.table

    play(script)


def test_resigning_is_asked_for_and_ends_the_game() -> None:
    async def script(hands: Hands) -> None:
        await hands.press("x")
        assert isinstance(hands.app.screen, Ask)
        await hands.press("n")
        assert not hands.table.session.over
        await hands.press("x", "y")
        assert hands.table.session.over
        assert "Sea wins" in hands.read("said")

    play(script)


def test_leaving_a_game_is_asked_for() -> None:
    async def script(hands: Hands) -> None:
        await hands.press("t", "q")
        assert isinstance(hands.app.screen, Ask)
        await hands.press("y")

    assert play(script).return_value == 0


def test_a_game_is_saved_and_a_folder_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    async def script(hands: Hands) -> None:
        await hands.press("t", "enter")
        table = hands.table
        table.save_as(str(tmp_path / "nowhere" / "game.json"))
        assert "nowhere" in hands.read("said")
        await hands.press("s")
        hands.app.screen.query_one(Input).value = str(path)
        await hands.press("enter")
        assert load(path).actions == table.session.match.actions

    play(script)


def test_a_game_that_is_to_be_kept_is_kept_after_every_action(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"

    async def script(hands: Hands) -> None:
        for _ in range(3):
            await hands.press("t", "enter")
            assert load(path).actions == hands.table.session.match.actions
        await hands.press("q")

    app = PlayApp(WISHES.begin(), WISHES, "en", False, path, pace=0)
    assert play(script, app).return_value == 0


def test_the_question_whether_to_leave_offers_to_save(tmp_path: Path) -> None:
    path = tmp_path / "left.json"

    async def script(hands: Hands) -> None:
        await hands.press("t", "q", "s", "escape", "q", "s")
        hands.app.screen.query_one(Input).value = str(path)
        await hands.press("enter")
        assert load(path).actions == hands.table.session.match.actions

    assert play(script).return_value == 0


def test_a_file_that_is_there_is_not_overwritten_but_the_own_one_is(tmp_path: Path) -> None:
    taken, own = tmp_path / "taken.json", tmp_path / "own.json"
    taken.write_text("mine")

    async def script(hands: Hands) -> None:
        table = hands.table
        await hands.press("t")
        table.save_as(str(taken))
        assert "choose another name" in hands.read("said")
        for _ in range(2):
            table.save_as(str(own))
            assert "own.json" in hands.read("said")
            assert load(own).actions == table.session.match.actions
            await hands.press("enter")
        table.save_as("~nobody-of-this-name/game.json")
        assert "nobody-of-this-name" in hands.read("said")

    play(script)
    assert taken.read_text() == "mine"


def test_a_save_that_fails_on_the_screen_is_said_asked_about_and_no_success(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "gone" / "kept.json"

    async def script(hands: Hands) -> None:
        assert "gone" in hands.read("said")
        await hands.press("t")
        assert "gone" in hands.read("said")
        path.parent.mkdir()
        await hands.press("enter")
        assert load(path).actions == hands.table.session.match.actions
        assert hands.table.skerry.unsaved is None
        path.unlink()
        path.parent.rmdir()
        await hands.press("t", "q")
        assert isinstance(hands.app.screen, Ask)
        await hands.press("y")

    app = play(script, PlayApp(WISHES.begin(), WISHES, "en", False, path, pace=0))
    monkeypatch.setattr(app, "run", lambda: 0)
    assert app.go() == 1
    assert "gone" in capsys.readouterr().err


def test_the_game_that_was_chosen_is_the_one_that_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"

    async def script(hands: Hands) -> None:
        assert not path.exists()
        await hands.press("down", "down", "right", "enter")
        assert load(path).setup == hands.table.session.match.setup
        await hands.press("t", "n", "enter", "t")
        again = tmp_path / "kept-2.json"
        assert load(again).actions == hands.table.session.match.actions
        assert len(load(path).actions) == 1

    wishes = replace(WISHES, seed=None)
    play(script, PlayApp(wishes.begin(), wishes, "en", True, path, pace=0))


def test_the_seed_is_told_only_after_the_end() -> None:
    seed = 7294611

    async def script(hands: Hands) -> None:
        for keys in (["question_mark"], ["x", "y", "question_mark"]):
            await hands.press(*keys)
            sheet = hands.app.screen
            assert isinstance(sheet, Sheet)
            assert str(seed) not in sheet.text
            await hands.press("escape")
        await hands.press("u", "s")
        assert str(seed) not in hands.app.screen.query_one(Input).value
        await hands.press("escape")
        await play_to_the_end(hands)
        await hands.press("question_mark")
        sheet = hands.app.screen
        assert isinstance(sheet, Sheet)
        assert str(seed) in sheet.text

    play(script, wishes=replace(WISHES, seed=seed))


def test_a_note_changes_its_language_with_everything_else() -> None:
    async def script(hands: Hands) -> None:
        await hands.press("r")
        said = {hands.read("said")}
        for _ in range(3):
            await hands.press("l")
            said.add(hands.read("said"))
        assert said == {words(language).say("terminal-nothing-in-hand") for language in LANGUAGES}

    play(script)


def test_the_bot_is_given_nothing_but_its_view() -> None:
    """CH-H1."""
    given: list[Any] = []

    class Curious:
        def choose(self, seen: Seen, movetime: float | None = None) -> Choice:
            given.append(seen)
            return Choice(seen.legal()[-1])

    async def script(hands: Hands) -> None:
        hands.table.session.player = Curious()
        await play_to_the_end(hands)
        assert given

    play(script)
    for seen in given:
        position = seen.position
        assert not any(position.chance)
        below = list(position.pile[int(position.taken) + 1 :])
        assert below == sorted(below)


def test_a_damaged_table_ends_the_game_with_a_sentence() -> None:
    class Broken:
        def choose(self, seen: Seen, movetime: float | None = None) -> Choice:
            raise SolveError("The table is damaged.")

    async def script(hands: Hands) -> None:
        hands.table.session.player = Broken()
        await hands.press("t", "enter")

    app = play(script)
    assert app.return_value == 1
    assert app.last_words == "The table is damaged."


def test_an_answer_that_comes_too_late_is_forgotten() -> None:
    async def script(hands: Hands) -> None:
        table = hands.table
        table.answered(table.session, (99,), "take")
        assert table.session.match.actions == []

    play(script, wishes=replace(WISHES, bot="random"))
