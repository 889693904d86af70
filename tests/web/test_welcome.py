"""The first visit: what the house is and what is played here, before anybody has said a name."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from skerry.rulebook.game import game_names
from skerry.rulebook.words import LANGUAGES, words

from ..house.visiting import Open
from .test_page import faults


@pytest.fixture
def stranger(visit: BrowserContext, house: Open) -> Page:
    page = visit.new_page()
    page.goto(house.address)
    expect(page.locator(".welcome .cover")).to_have_count(len(game_names()))
    return page


def test_each_game_says_who_plays_it_how_long_and_what_it_asks(stranger: Page) -> None:
    for language in LANGUAGES:
        stranger.locator("header select").last.select_option(language)
        expect(stranger.locator(".welcome h2")).to_have_text(words(language).say("about-house"))
        facts = stranger.locator(".about")
        expect(facts.last).to_contain_text(words(language).say("about-players", players="1–4"))
        for level in (1, 2, 3):
            expect(facts.nth(level - 1)).to_contain_text(words(language).say(f"about-demands-{level}"))


def test_a_stranger_may_learn_and_then_come_in(stranger: Page) -> None:
    stranger.get_by_role("link", name="Learn Chartae").click()
    expect(stranger.locator(".lesson")).to_be_visible()
    stranger.get_by_role("link", name="Skerry").click()
    stranger.get_by_label("Name").fill("Ada")
    stranger.keyboard.press("Enter")
    expect(stranger.get_by_role("button", name="Play Chartae")).to_be_visible()
    expect(stranger.locator(".welcome")).to_have_count(0)
    expect(stranger.locator(".about")).to_have_count(len(game_names()))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_first_visit_suits_every_sense_and_a_phone(stranger: Page, theme: str) -> None:
    stranger.locator("header select").first.select_option(theme)
    assert faults(stranger) == []
    assert stranger.evaluate("document.documentElement.scrollWidth <= innerWidth")
