"""The rules are told in every language: the same rules, in the same order, under the same headings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from skerry.rulebook.game import game_names
from skerry.rulebook.words import DEFAULT, LANGUAGES

from .test_examples import HOUSE

RULES = HOUSE / "docs" / "rules"
OTHERS = [language for language in LANGUAGES if language != DEFAULT]
RULE_ROW = re.compile(r"^\| ([A-Z]{2}-[A-Z]+\d+) \|(.*)\|$", re.MULTILINE)
FENCE = re.compile(r"^```(\S*)([^\n]*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
RULE = re.compile(r"\b[A-Z]{2}-[A-Z]+\d+\b")


def page(game: str, language: str) -> str:
    folder = RULES if language == DEFAULT else RULES / language
    return (folder / f"{game}.md").read_text(encoding="utf-8")


def rules(text: str) -> dict[str, str]:
    return dict(RULE_ROW.findall(text))


def shape(text: str) -> list[str]:
    """What a page is made of, whatever its words: headings, tables with their rows and columns, pictures."""
    found = []
    for line in text.splitlines():
        if line.startswith("#"):
            found.append("#" * (len(line) - len(line.lstrip("#"))))
        elif line.startswith("|"):
            found.append(f"row of {line.count('|') - 1}")
        elif line.startswith("```"):
            found.append(line.split(" ")[0])
    return found


def pictures(text: str) -> list[tuple[str, str]]:
    return [(kind, drawn) for kind, _, drawn in FENCE.findall(text)]


def words_of(text: str) -> set[str]:
    """Every line that is no code, to find what has been left in another language."""
    plain = CODE.sub("", FENCE.sub("", text))
    return {line.strip() for line in plain.splitlines() if len(re.findall(r"[a-z]{3,}", line)) > 3}


every_page = pytest.mark.parametrize("language", OTHERS)
every_game = pytest.mark.parametrize("game", game_names())


@every_page
@every_game
def test_a_language_has_each_rule_and_no_other(game: str, language: str) -> None:
    assert list(rules(page(game, language))) == list(rules(page(game, DEFAULT)))


@every_page
@every_game
def test_a_page_is_built_alike_in_every_language(game: str, language: str) -> None:
    assert shape(page(game, language)) == shape(page(game, DEFAULT))


@every_page
@every_game
def test_what_is_typed_and_drawn_is_the_same_in_every_language(game: str, language: str) -> None:
    own, english = page(game, language), page(game, DEFAULT)
    assert pictures(own) == pictures(english)
    assert sorted(CODE.findall(FENCE.sub("", own))) == sorted(CODE.findall(FENCE.sub("", english)))


@every_page
@every_game
def test_a_rule_speaks_of_the_same_numbers_and_rules_in_every_language(game: str, language: str) -> None:
    """Figures, and the rules that a rule refers to; numbers that are written out are each language's own."""
    english = rules(page(game, DEFAULT))
    for rule, told in rules(page(game, language)).items():
        assert RULE.findall(told) == RULE.findall(english[rule]), rule
        assert sorted(re.findall(r"×\d", told)) == sorted(re.findall(r"×\d", english[rule])), rule
        assert told.count("**") == english[rule].count("**"), rule


@every_page
@every_game
def test_nothing_is_left_in_another_language(game: str, language: str) -> None:
    for other in LANGUAGES:
        if other != language:
            assert words_of(page(game, language)) & words_of(page(game, other)) == set()


@every_page
@every_game
def test_every_picture_is_named_in_the_language(game: str, language: str) -> None:
    named = [told.strip() for kind, told, _ in FENCE.findall(page(game, language)) if kind]
    assert all(named)
    assert not set(named) & {told.strip() for _, told, _ in FENCE.findall(page(game, DEFAULT))}


def test_there_is_no_page_for_a_game_that_there_is_not() -> None:
    pages = {path.relative_to(RULES) for path in RULES.rglob("*.md")}
    folders = [Path(), *map(Path, OTHERS)]
    assert pages == {folder / f"{game}.md" for folder in folders for game in game_names()}


@pytest.mark.parametrize(
    ("language", "foreign"),
    [
        ("de", r"[\"'”«»]"),
        ("en", r"[\"„«»]"),
        ("fr", r"[\"'“”„]| [:;?!»]|« "),
        ("hu", r"[\"'“«»]"),
    ],
)
@every_game
def test_the_signs_are_those_of_the_language(game: str, language: str, foreign: str) -> None:
    """As in the words files: typographic marks, and in French no line begins with a colon."""
    told = CODE.sub("", FENCE.sub(r"\2", page(game, language)))
    assert re.search(foreign, told) is None
