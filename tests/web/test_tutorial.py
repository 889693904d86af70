"""The tutorials in a real browser: on the real board, by the rules of the house, in the reader's language."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from skerry.rulebook.game import game_names
from skerry.rulebook.words import LANGUAGES, words

from ..games.test_tutorials import chapters, walk
from ..house.visiting import Open
from .test_page import faults


def steps(game: str, chapter: int) -> list[str]:
    return [step["name"] for step in chapters(game)[chapter]["step"]]


def told(game: str, name: str, language: str = "en") -> str:
    return words(language).say(f"tutorial-{game}-{name}")


@pytest.fixture(scope="module", autouse=True)
def rules_at_hand() -> None:
    """Play all lessons through once, so that no browser waits while rules are compiled."""
    for game in game_names():
        for match, _, _ in walk(game):
            match.observe(0)
            match.result()


@pytest.fixture
def newcomer(visit: BrowserContext) -> Page:
    """Somebody who has not even said their name, and wants nothing to move."""
    page = visit.new_page()
    page.emulate_media(reduced_motion="reduce")
    return page


def learn(page: Page, house: Open, game: str) -> None:
    page.goto(f"{house.address}/#/learn/{game}")
    expect(page.locator(".lesson")).to_contain_text(told(game, steps(game, 0)[0]))


def go_on(page: Page) -> None:
    """Read on, or let the page do what the step asks for."""
    page.locator(".lesson .row button:not([disabled])").last.click()


@pytest.mark.parametrize("game", game_names())
def test_a_tutorial_leads_step_by_step_to_its_end(newcomer: Page, house: Open, game: str) -> None:
    learn(newcomer, house, game)
    for number, chapter in enumerate(chapters(game)):
        for step in chapter["step"]:
            expect(newcomer.locator(".lesson")).to_contain_text(told(game, step["name"]))
            if "refused" in step:
                newcomer.get_by_role("button", name="Show me").click()
                expect(newcomer.get_by_role("alert").get_by_role("link")).to_be_visible()
            if step is not chapter["step"][-1] or "expects" in step:
                go_on(newcomer)
        if number + 1 < len(chapters(game)):
            newcomer.get_by_role("button", name="Next chapter").click()
    expect(newcomer.locator(".lesson .good")).to_contain_text("wins")
    expect(newcomer.get_by_role("link", name="Play now")).to_be_visible()


def test_the_learner_plays_on_the_real_board_and_is_told_when_it_is_not_the_step(
    newcomer: Page, house: Open
) -> None:
    learn(newcomer, house, "chartae")
    for _ in range(2):
        newcomer.get_by_role("button", name="Next").click()
    newcomer.keyboard.press("t")
    expect(newcomer.locator(".lesson")).to_contain_text(told("chartae", "lay"))
    newcomer.get_by_role("button", name="Lay on 1,0").press("Enter")
    expect(newcomer.locator(".astray")).to_have_text(told("chartae", "lay-else"))
    for _ in range(3):
        newcomer.keyboard.press("r")
    newcomer.get_by_role("button", name="Lay on 1,0").press("Enter")
    expect(newcomer.locator(".lesson")).to_contain_text(told("chartae", "turn"))
    newcomer.get_by_role("button", name="Back").click()
    expect(newcomer.locator(".lesson")).to_contain_text(told("chartae", "lay"))
    expect(newcomer.get_by_role("button", name="Lay on 1,0")).to_be_visible()


def test_a_refusal_on_the_board_is_what_a_step_may_be_about(newcomer: Page, house: Open) -> None:
    learn(newcomer, house, "fjorde")
    for _ in range(2):
        newcomer.get_by_role("button", name="Next").click()
    newcomer.get_by_role("button", name="Draw a tile").click()
    expect(newcomer.locator(".lesson")).to_contain_text(told("fjorde", "refused"))
    newcomer.locator(".unfit").first.click()
    link = newcomer.get_by_role("alert").get_by_role("link")
    assert (link.get_attribute("href") or "").startswith("#/rules/fjorde/FJ-")
    newcomer.get_by_role("button", name="Next").click()
    expect(newcomer.locator(".lesson")).to_contain_text(told("fjorde", "lay"))


def test_the_language_of_a_tutorial_is_switched_at_once_and_any_chapter_begun(
    newcomer: Page, house: Open
) -> None:
    learn(newcomer, house, "fjorde")
    newcomer.locator(".chapters button").last.click()
    for language in LANGUAGES:
        newcomer.locator("header select").last.select_option(language)
        expect(newcomer.locator(".lesson")).to_contain_text(told("fjorde", "fields", language))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", game_names())
def test_nothing_stands_in_the_way_of_a_learner(newcomer: Page, house: Open, game: str, theme: str) -> None:
    learn(newcomer, house, game)
    newcomer.locator("header select").first.select_option(theme)
    newcomer.locator(".chapters button").last.click()
    expect(newcomer.locator(".lesson")).to_contain_text(told(game, steps(game, -1)[0]))
    assert faults(newcomer) == []
    assert newcomer.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_lobby_and_the_rules_lead_to_the_tutorial(guest: Page, house: Open) -> None:
    guest.get_by_role("link", name="Learn Chartae").click()
    expect(guest.locator(".lesson")).to_contain_text(told("chartae", "welcome"))
    guest.goto(f"{house.address}/#/rules/fjorde")
    guest.get_by_role("link", name="Learn Fjorde").click()
    expect(guest.locator(".lesson")).to_contain_text(told("fjorde", "welcome"))
