"""The rules on the page: in the reader's language, with a way to each rule, legible on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from skerry.rulebook.game import game_names
from skerry.rulebook.words import LANGUAGES

from ..docs.test_rules import page as told_in
from ..docs.test_rules import rules, shape
from ..house.visiting import Open
from .test_page import faults

LAST_RULES = {"chartae": "CH-W2", "fjorde": "FJ-P3", "saltfjord": "SF-X4"}


def plain(told: str) -> str:
    """A rule as it is read: without the marks of its source."""
    return re.sub(r"[*`]", "", told).strip()


@pytest.fixture
def reader(guest: Page, house: Open) -> Page:
    guest.goto(f"{house.address}/#/rules")
    return guest


@pytest.mark.parametrize("game", game_names())
def test_a_rule_is_shown_in_each_language_at_once(reader: Page, house: Open, game: str) -> None:
    rule = LAST_RULES[game]
    reader.goto(f"{house.address}/#/rules/{game}/{rule}")
    for language in LANGUAGES:
        reader.locator("header select").last.select_option(language)
        expect(reader.locator("article")).to_have_attribute("lang", language)
        sought = reader.locator(".sought")
        expect(sought.locator("td")).to_have_text(plain(rules(told_in(game, language))[rule]))
        expect(sought).to_be_in_viewport()
        expect(reader.locator("article tr[id]")).to_have_count(len(rules(told_in(game, language))))


@pytest.mark.parametrize("game", game_names())
def test_the_contents_lead_to_every_section(reader: Page, game: str) -> None:
    reader.locator(f"a[href='#/rules/{game}']").click()
    contents = reader.locator(".contents li a")
    headings = [part for part in shape(told_in(game, "en")) if part.startswith("#")]
    expect(contents).to_have_count(len(headings) - 1)
    reader.locator(".contents summary").click()
    last = contents.last
    name = last.inner_text()
    last.click()
    expect(reader.get_by_role("heading", name=name)).to_be_in_viewport()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["", *game_names()])
def test_rules_can_be_read_with_any_sense_and_on_a_phone(reader: Page, game: str, theme: str) -> None:
    reader.locator("header select").first.select_option(theme)
    if game:
        reader.locator(f"a[href='#/rules/{game}']").click()
        expect(reader.locator("article h1")).to_be_visible()
        pictures = told_in(game, "en").count("```") // 2
        expect(reader.locator("article figure")).to_have_count(pictures)
    assert faults(reader) == []
    assert reader.evaluate("document.documentElement.scrollWidth <= innerWidth")
