"""Saltfjord on its board, in a real browser on a phone's screen: pressed, previewed, explained, counted."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from skerry.rulebook.words import LANGUAGES, words

from .test_page import faults

ENDED = re.compile(r"win|won|lost|points")
PATIENCE = 120_000  # the computer may have the rest of a round to itself
MINE_OR_ENDED = re.compile(r"Your turn\.|win|won|lost|points")


def opened(page: Page, **options: str) -> None:
    """A table with these options; the other seats are the computer's."""
    form = page.locator("form.card")
    form.locator("select").first.select_option("saltfjord")
    for label, value in options.items():
        form.locator("label", has_text=label.replace("_", " ")).locator("select").select_option(label=value)
    opponent = form.locator("label", has_text="Opponent").locator("select")
    if opponent.count():
        opponent.select_option(index=1)  # the weakest, who thinks least
    form.get_by_role("button", name="Open the table").click()
    page.locator(".saltfjord").wait_for()
    mine(page)


def mine(page: Page) -> None:
    expect(page.locator(".status")).to_have_text(MINE_OR_ENDED, timeout=PATIENCE)


def pressed(page: Page, press: Callable[[], None]) -> None:
    """Do something, and wait until it has happened and the seat is to move again."""
    told = page.locator(".log li").count()
    press()
    expect(page.locator(".log li")).not_to_have_count(told)
    mine(page)


def prompt(page: Page) -> Locator:
    return page.locator(".prompt")


def press_something(page: Page) -> None:
    """Press what ends the round soonest, or else the first thing that is offered."""
    if page.locator("button.tavern.may").count():
        return pressed(page, page.locator("button.tavern.may").first.click)
    for words_on_it in ("End the turn", "Stop here", "Leave it"):
        button = prompt(page).get_by_role("button", name=words_on_it)
        if button.count():
            return pressed(page, button.click)
    if "start tile" in prompt(page).inner_text():
        page.locator("button.cell.may").first.click()
        return pressed(page, prompt(page).get_by_role("button", name="Lay it here").click)
    first = prompt(page).locator("button.chip").or_(page.locator(".saltfjord button.may:visible")).first
    return pressed(page, first.click)


def play_to_the_end(page: Page) -> None:
    for _ in range(120):
        if ENDED.search(page.locator(".status").inner_text()):
            return
        press_something(page)
    raise AssertionError("the game does not end")


def started(page: Page) -> None:
    """Choose the first start set that is left, lay its tile, and come to the first turn."""
    while page.locator("button.tavern.may").count() == 0:
        press_something(page)


def test_a_person_plays_a_whole_game_against_the_computer_on_the_board(guest: Page) -> None:
    opened(guest)
    started(guest)
    guest.locator("button.dice.may").first.click()
    pressed(guest, guest.get_by_role("button", name="Take the die").click)
    expect(guest.locator(".log")).to_contain_text("takes a die")
    play_to_the_end(guest)
    scoring = guest.get_by_role("table", name="The score, line by line")
    total = [int(cell) for cell in scoring.locator("tfoot td").all_inner_texts()]
    lines = [
        [int(cell) for cell in row.locator("td").all_inner_texts()]
        for row in scoring.locator("tbody tr").all()
    ]
    assert len(total) == 2
    assert [sum(column) for column in zip(*lines, strict=True)] == total
    assert faults(guest) == []


def test_a_die_is_chosen_paid_for_and_previewed_before_it_is_taken(guest: Page) -> None:
    opened(guest)
    started(guest)
    guest.locator("button.dice.may").first.click()
    uses = prompt(guest).get_by_role("group", name="Column or row to work").get_by_role("button")
    other = uses.filter(has_text=re.compile(r"\([+−]1\)")).first
    other.click()
    line = other.inner_text().split("(")[0].splitlines()[-1].strip()
    expect(prompt(guest).locator(".brings")).to_contain_text(f"column or row {line.split()[-1]} and costs")
    expect(guest.locator(".village .in-line")).to_have_count(6)
    expect(guest.locator(".village .line-name.lit")).to_have_attribute("aria-label", line)
    pressed(guest, guest.get_by_role("button", name="Take the die").click)
    expect(guest.locator(".log")).to_contain_text("to use it as")
    pressed(guest, prompt(guest).get_by_role("button", name="Take back").click)
    expect(guest.locator("button.dice.may").first).to_be_attached()


def test_a_large_tile_is_turned_previewed_and_laid(guest: Page) -> None:
    opened(guest, Who_begins="seat 1")
    pressed(guest, guest.get_by_role("button", name=re.compile(r"Start set .*plank")).first.click)
    started(guest)
    guest.locator("button.stack-of-tiles.may").last.click()
    expect(prompt(guest)).to_contain_text("Press a cell for the tile")
    corners = [cell.get_attribute("data-words") for cell in guest.locator("button.cell.may").all()]
    guest.keyboard.press("r")
    guest.locator("button.cell.may").first.click()
    expect(guest.locator(".cell.ghostly")).to_have_count(3)
    expect(prompt(guest).locator(".brings")).to_contain_text("row or column becomes full")
    assert all(label and label.startswith("Lay the tile over") for label in corners)
    pressed(guest, prompt(guest).get_by_role("button", name="Lay it here").click)
    expect(guest.locator(".log")).to_contain_text(re.compile(r"builds [IL]3[ab]"))


def test_a_tile_that_would_fit_nowhere_there_says_why(guest: Page) -> None:
    opened(guest)
    while "start tile" not in prompt(guest).inner_text():
        press_something(guest)
    guest.locator(".cell.building").first.click()
    expect(guest.get_by_role("alert").get_by_role("link")).to_have_text(re.compile("SF-"))


def test_a_solo_game_ends_with_its_medal_and_challenges(guest: Page) -> None:
    opened(guest, Players="1 (solo)", Special_tiles="3")
    expect(guest.locator(".specials li")).to_have_count(3)
    expect(guest.locator(".medal")).to_have_text([re.compile("from")] * 5)
    play_to_the_end(guest)
    expect(guest.locator(".status")).to_have_text(re.compile("Medal|lost"))
    expect(guest.locator(".solo")).to_contain_text("No challenge is met.")
    expect(guest.get_by_role("table", name="The score, line by line")).to_be_visible()


def test_wagons_and_named_villages_are_shown_where_they_are_chosen(guest: Page) -> None:
    opened(guest, With_wagons="yes", Villages="each another, with names", Players="3")
    expect(guest.locator(".players button")).to_have_count(3)
    expect(guest.locator(".players")).to_contain_text(re.compile("Skarvik|Tornes|Heimnes|Ulvsund"))
    guest.get_by_role("button", name="Villages").click()
    expect(guest.get_by_label(re.compile("^1,1: .*; a wagon$"))).to_be_visible()
    guest.get_by_role("button", name="Common board").click()
    expect(guest.get_by_role("heading", name="Wagons")).to_be_visible()


def test_every_symbol_is_explained_in_focus_and_the_arrows_lead_around(guest: Page) -> None:
    opened(guest)
    guest.get_by_role("button", name="Common board").click()
    tavern = guest.locator(".tavern").first
    expect(tavern).to_have_attribute("tabindex", "0")
    tavern.focus()
    explained = guest.locator(".explanation.shown")
    expect(explained).to_have_text("Tavern 1: go fishing; free")
    guest.keyboard.press("ArrowRight")
    expect(explained).to_have_text("Tavern 2: develop; free")
    guest.keyboard.press("Escape")
    expect(explained).to_have_count(0)
    for thing in guest.locator(".saltfjord .explained").all():
        assert thing.get_attribute("data-words")


def test_a_key_shows_the_village_of_another(guest: Page) -> None:
    opened(guest)
    own = guest.locator(".village").get_attribute("aria-label")
    guest.keyboard.press("2" if own == "Village: Blue" else "1")
    expect(guest.locator(".village")).not_to_have_attribute("aria-label", own or "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_told_in_words(guest: Page, language: str) -> None:
    opened(guest)
    guest.locator("header select").last.select_option(language)
    told = words(language)
    guest.get_by_text(told.say("page-in-words")).click()
    listed = guest.locator("ul.words")
    expect(listed).to_contain_text(told.say("saltfjord-track-craft"))
    expect(listed).to_contain_text(told.say("saltfjord-goods-grain", count=1))
    assert "{" not in listed.inner_text()
    assert "saltfjord-" not in guest.locator("main").inner_text()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("wide", [390, 1400])
def test_nothing_stands_in_the_way_of_other_senses(guest: Page, theme: str, wide: int) -> None:
    guest.set_viewport_size({"width": wide, "height": 900})
    guest.locator("header select").first.select_option(theme)
    opened(guest)
    assert faults(guest) == []
    started(guest)
    guest.locator("button.dice.may").first.click()
    expect(prompt(guest).locator(".brings")).to_contain_text("costs")
    assert faults(guest) == []
    assert guest.evaluate("document.documentElement.scrollWidth") <= wide
