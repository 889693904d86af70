"""The tutorials are played by the rules: every step is possible, and there are words for each."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from skerry.rulebook.game import find_game, game_names
from skerry.rulebook.match import Match
from skerry.rulebook.words import LANGUAGES

from ..rulebook.sentences import read_files

LEARNER = 0
CHAPTER = {"name", "options", "seed", "setup", "played", "step"}
STEP = {"name", "expects", "refused", "replies", "else"}

every_game = pytest.mark.parametrize("game", game_names())


def chapters(game: str) -> list[dict[str, Any]]:
    path = find_game(game).words_folder().parent / "tutorial.toml"
    found: list[dict[str, Any]] = tomllib.loads(Path(path).read_text(encoding="utf-8"))["chapter"]
    return found


def fitting(match: Match, wish: str) -> list[str]:
    """The legal actions that a wish means: itself, or else those that begin with it."""
    legal = match.legal()
    return [wish] if wish in legal else [action for action in legal if action.startswith(f"{wish} ")]


def wanted(match: Match, step: dict[str, Any]) -> list[str]:
    """The legal actions that take a step on."""
    return [action for wish in step["expects"] for action in fitting(match, wish)]


def begun(game: str, chapter: dict[str, Any], before: Match | None) -> Match:
    """The position in which a chapter begins."""
    if "setup" not in chapter and "seed" not in chapter:
        assert before is not None
        return before
    match = Match(
        find_game(game), chapter.get("seed"), chapter.get("options", {}), setup=chapter.get("setup")
    )
    for action in chapter.get("played", []):
        match.play(action)
    return match


def walk(game: str) -> Iterator[tuple[Match, dict[str, Any], list[dict[str, Any]]]]:
    """Each step, with the position before it, and the steps that follow in its chapter."""
    match: Match | None = None
    for chapter in chapters(game):
        match = begun(game, chapter, match)
        for number, step in enumerate(chapter["step"]):
            yield match, step, chapter["step"][number + 1 :]
            play(match, step)


def play(match: Match, step: dict[str, Any], action: str = "") -> None:
    """A step, by this action or by the first that it expects, and what is played after it."""
    if "expects" in step:
        match.play(action or wanted(match, step)[0], seat=LEARNER)
    for reply in step.get("replies", []):
        match.play(reply)


@every_game
def test_every_step_can_be_played(game: str) -> None:
    for match, step, _ in walk(game):
        if "expects" in step:
            assert match.seat == LEARNER, step["name"]
            for wish in step["expects"]:
                assert fitting(match, wish), (step["name"], wish)


@every_game
def test_whichever_way_a_step_is_done_the_chapter_goes_on(game: str) -> None:
    tried = 0
    for match, step, rest in walk(game):
        for action in wanted(match, step)[1:] if "expects" in step else []:
            other = Match(match.game, options=match.options, setup=match.setup)
            for earlier in match.actions:
                other.play(match.game.write(match.at(0), earlier))
            play(other, step, action)
            for following in rest:
                play(other, following)
            tried += 1
    assert tried or game == "saltfjord"


@every_game
def test_what_a_step_has_refused_is_forbidden_by_a_rule(game: str) -> None:
    for match, step, _ in walk(game):
        if "refused" in step:
            refusal = match.why_not(step["refused"], LEARNER)
            assert refusal is not None
            assert re.fullmatch(r"[A-Z]+-[A-Z]+\d+", refusal.rule), step["name"]


def test_the_tutorial_of_chartae_is_won_only_by_the_turn_that_it_asks_for() -> None:
    """CH-W2: with another turn the groups are even, or the sea is larger."""
    for match, step, _ in walk("chartae"):
        if step["name"] == "win":
            winners = {}
            for action in match.legal():
                match.play(action)
                winners[action] = match.result()["winner"]
                match.undo()
            assert [action for action, winner in winners.items() if winner == LEARNER] == step["expects"]


@pytest.mark.parametrize(("game", "scores"), [("chartae", [6, 5]), ("fjorde", [14, 9]), ("saltfjord", None)])
def test_a_tutorial_ends_as_its_words_say(game: str, scores: list[int] | None) -> None:
    *_, (match, _, _) = walk(game)
    assert match.result()["winner"] == LEARNER
    assert scores is None or match.game.scores(match.position) == scores


@every_game
def test_a_chapter_goes_on_where_one_way_led(game: str) -> None:
    """Only steps that are done in one way may come before a chapter without a beginning of its own."""
    before: list[dict[str, Any]] = []
    for chapter in chapters(game):
        if "setup" not in chapter and "seed" not in chapter:
            names = {step["name"] for step in before if len(step.get("expects", [])) > 1}
            assert names == set()
        before = chapter["step"]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_each_step_and_no_others(game: str, language: str) -> None:
    needed = set()
    for chapter in chapters(game):
        assert set(chapter) <= CHAPTER
        needed.add(f"tutorial-{game}-chapter-{chapter['name']}")
        for step in chapter["step"]:
            assert set(step) <= STEP
            name = f"tutorial-{game}-{step['name']}"
            needed.add(name)
            needed |= {f"{name}-do"} if {"expects", "refused"} & set(step) else set()
            needed |= {f"{name}-else"} if step.get("else") else set()
    told = {message for message in read_files(language).needs if message.startswith(f"tutorial-{game}-")}
    assert told == needed


@every_game
def test_no_two_steps_have_the_same_name(game: str) -> None:
    names = [step["name"] for chapter in chapters(game) for step in chapter["step"]]
    assert len(names) == len(set(names))
