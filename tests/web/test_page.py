"""The page in a real browser, on a phone's screen: by keyboard, in four languages, through a reload."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from skerry.rulebook.words import LANGUAGES, words

from .browser import AXE

FAULTS = """async () => (await axe.run()).violations.map(
    (rule) => rule.id + ': ' + rule.nodes.map((node) => node.html).join(' '))"""


def faults(page: Page) -> list[str]:
    """What stands in the way of somebody who reads the page with other means than eyes."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FAULTS)
    return found


def play(page: Page, game: str) -> None:
    page.get_by_role("button", name=f"Play {game}").press("Enter")
    page.locator("svg.map").wait_for()


def test_a_guest_plays_a_whole_game_by_keyboard_and_verifies_it(guest: Page) -> None:
    play(guest, "Chartae")
    status = guest.locator(".status")
    actions = guest.locator("details", has_text="Actions")
    for _ in range(60):
        expect(status).to_have_text(re.compile(r"Your turn\.|wins"))
        if "wins" in status.inner_text():
            break
        if not actions.evaluate("(one) => one.open"):
            actions.locator("summary").press("Enter")
        told = guest.locator(".log li").count()
        typed = guest.get_by_label("Write an action")
        lays = actions.get_by_role("button", name=re.compile("^lay"))
        typed.fill("take" if not lays.count() else lays.first.inner_text())
        typed.press("Enter")
        expect(guest.locator(".log li")).not_to_have_count(told)
    expect(status).to_contain_text("wins")
    guest.get_by_role("slider").press("Home")
    expect(guest.get_by_text("Moment 0 of")).to_be_visible()
    expect(guest.locator("svg.map > g")).to_have_count(1)
    guest.get_by_role("link", name="Verify a game").last.press("Enter")
    expect(guest.get_by_text("Chartae is genuine")).to_be_visible()


def test_the_board_of_chartae_is_pressed_and_turned(guest: Page) -> None:
    play(guest, "Chartae")
    expect(guest.locator(".status")).to_have_text("Your turn.")
    guest.keyboard.press("t")
    cell = guest.get_by_role("button", name="Lay on").first
    where = re.sub("Lay on ", "", cell.get_attribute("aria-label") or "")
    guest.keyboard.press("r")
    cell.press("Enter")
    expect(guest.locator(".log")).to_contain_text(f"lays the tile on {where}")
    expect(guest.locator(".log")).to_contain_text("turned by 90 degrees clockwise")


def test_a_reload_finds_the_table_of_fjorde_as_it_was(guest: Page) -> None:
    play(guest, "Fjorde")
    expect(guest.locator(".status")).to_have_text("Your turn.")
    draw, fit = guest.get_by_role("button", name="Draw a tile"), guest.locator(".fit")
    while not fit.count():  # a tile that fits nowhere goes to the pool, and another one is drawn
        told = guest.locator(".log li").count()
        draw.click()
        expect(guest.locator(".log li")).not_to_have_count(told)
        expect(draw.or_(fit).first).to_be_visible()
    fit.first.click()
    guest.get_by_role("button", name="Turn (R)").click()
    guest.get_by_role("button", name="Lay it here").click()
    expect(guest.locator(".log")).to_contain_text("lays")
    guest.reload()
    expect(guest.locator(".log")).to_contain_text("lays")
    assert guest.locator("svg.map .border").count() >= 4


def test_a_cell_where_nothing_fits_says_why_and_leads_to_the_rule(guest: Page) -> None:
    play(guest, "Fjorde")
    expect(guest.locator(".status")).to_have_text("Your turn.")
    guest.get_by_label("Write an action").evaluate("(one) => one.closest('details').open = true")
    guest.get_by_label("Write an action").fill("lay 9,9 PPPPPP")
    guest.keyboard.press("Enter")
    rule = guest.get_by_role("alert").get_by_role("link")
    name = rule.inner_text()
    assert name.startswith("FJ-")
    rule.click()
    expect(guest.locator(".sought")).to_contain_text(name)


def test_languages_are_switched_at_once(guest: Page) -> None:
    play(guest, "Fjorde")
    for language in LANGUAGES:
        guest.locator("header select").last.select_option(language)
        expect(guest.locator(".log")).to_contain_text(words(language).say("house-log-begun"))
        expect(guest.locator("html")).to_have_attribute("lang", language)
        assert guest.title() == words(language).say("page-title")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["", "Chartae", "Fjorde"])
def test_nothing_stands_in_the_way_of_other_senses(guest: Page, game: str, theme: str) -> None:
    guest.locator("header select").first.select_option(theme)
    if game:
        play(guest, game)
        expect(guest.locator(".status")).to_have_text("Your turn.")
    assert faults(guest) == []


def test_a_guest_invites_a_guest(guest: Page) -> None:
    guest.get_by_role("button", name="Open the table").press("Enter")
    link = guest.get_by_label("Invitation link").first
    expect(guest.get_by_role("img", name="QR")).to_have_count(1)
    address = link.input_value()
    assert guest.context.browser is not None
    other = guest.context.browser.new_context(locale="hu-HU")
    page = other.new_page()
    page.goto(address)
    page.get_by_role("textbox").fill("Béla")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text(words("hu").say("house-log-begun"))
    expect(guest.locator(".seats")).to_contain_text("Béla")
    other.close()
