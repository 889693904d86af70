"""A game in lines, as a pipe or a screen reader gets it."""

from __future__ import annotations

import errno
import io
import os
from pathlib import Path

import pytest

from skerry.games.chartae.drawing import listing
from skerry.rulebook.replay import load
from skerry.rulebook.words import LANGUAGES, words
from skerry.terminal.plain import PlainGame, columns
from skerry.terminal.session import Session, Wishes

WISHES = Wishes(side="land", first="me", bot="greedy", seed=5)


def play(
    *lines: str, language: str = "en", in_words: bool = False, save: Path | None = None
) -> tuple[str, Session]:
    """What is written when a person writes these lines, and the session they were written to."""
    session = WISHES.begin()
    target = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    assert PlainGame(session, language, source, target, in_words).run(save) == 0
    return target.getvalue(), session


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_numbers(language: str) -> None:
    said, session = play(*["2", "1"] * 20, language=language)
    assert session.match.over
    verdict = session.verdict()
    seed = words(language).say("terminal-seed", seed="5")
    assert said.endswith(words(language).say(verdict.name, **verdict.values) + f"\n{seed}\n")
    assert said.count(seed) == 1  # before the end it would tell the hidden order


def test_actions_are_written_as_in_the_protocol() -> None:
    _, session = play("take", "lay 0,-1 r2")
    assert [session.game.write(session.position, action) for action in session.match.actions[:2]] == [
        "take",
        "lay 0,-1 r2",
    ]


def test_a_refusal_names_its_rule_and_the_game_goes_on() -> None:
    said, session = play("turn 1,1", "lay 1,0 r0", "jump", "99", "take")
    assert "CH-R1: " in said
    assert "CH-P5: " in said
    assert "no action number 99" in said
    assert len(session.match.actions) == 1


def test_why_explains_without_playing() -> None:
    said, session = play("why lay 1,0 r0", "why take", "why")
    assert "CH-P5: " in said
    assert "take is allowed" in said
    assert session.match.actions == []


def test_a_hint_lists_every_action_with_its_chance() -> None:
    said, session = play("hint")
    for action in session.match.legal():
        assert f"  {action} " in said
    assert "%" in said


def test_undo_stops_at_a_tile_that_was_turned_up() -> None:
    """CH-H1."""
    said, session = play("undo", "take", "undo")
    assert "nothing" in said
    assert "CH-H1: " in said
    assert len(session.match.actions) == 1


def test_the_map_can_be_listened_to() -> None:
    said, session = play("list")
    assert listing(session.seen, "en") in said
    said, _ = play(in_words=True)
    assert listing(session.seen, "en") in said
    assert "##" not in said


def test_the_end_of_the_input_is_no_fault_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    said, session = play("take", save=path)
    assert "The input has ended" in said
    assert load(path).actions == session.match.actions


def test_a_save_that_fails_is_said_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*given: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("skerry.rulebook.replay.put_in_place", full)
    session = WISHES.begin()
    target = io.StringIO()
    source = io.StringIO("2\n1\n" * 20)
    assert PlainGame(session, "en", source, target).run(tmp_path / "game.json") == 1
    assert session.match.over
    said = target.getvalue()
    assert "No space left" in said
    assert "is saved" not in said
    for message in session.match.log:
        assert words("en").say(message.name, **message.values) in said


def test_a_save_that_works_again_is_enough(tmp_path: Path) -> None:
    folder = tmp_path / "later"
    session = WISHES.begin()
    target = io.StringIO()

    class Lines(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            folder.mkdir(exist_ok=True)
            return super().readline(size)

    game = PlainGame(session, "en", Lines("take\nquit\n"), target)
    assert game.run(folder / "game.json") == 0
    assert "later" in target.getvalue().split("take a tile")[0]
    assert "is saved" in target.getvalue()
    assert load(folder / "game.json").actions == session.match.actions


def test_resigning_and_leaving() -> None:
    said, session = play("resign")
    assert session.over
    assert "Sea wins" in said
    said, session = play("quit")
    assert not session.over
    assert "Goodbye.\n" in said


def test_help_tells_the_rules() -> None:
    said, _ = play("help")
    assert "clockwise" in said


def test_nothing_is_chosen_for_a_person_who_has_a_choice() -> None:
    said, session = play("fill")
    assert "the choice is yours" in said
    assert session.match.actions == []


def test_a_long_sentence_is_broken_between_words_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("COLUMNS", "50")
    target = Terminal()
    game = PlainGame(WISHES.begin(), "en", io.StringIO(), target)
    game.help()
    rows = target.getvalue().splitlines()
    assert max(map(len, rows)) <= 50
    assert " ".join(" ".join(rows).split()) == " ".join(
        words("en").say(f"terminal-plain-{part}-chartae") for part in ("help", "rules")
    )


def test_a_line_without_end_is_read_to_its_end() -> None:
    said, session = play("x" * 20_000, "take")
    assert len(session.match.actions) == 1
    assert len(said) < 10_000


def test_entries_stand_in_columns_that_fit_the_line() -> None:
    rows = list(columns([f"{n}: lay -1,-1 r3" for n in range(32)]))
    assert max(map(len, rows)) <= 80
    assert len(rows) == 8
