"""Boards in a real browser: what they draw of a game, hints and analyses on them, and looking back."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ..house.visiting import Open, ids
from .test_page import faults

State = dict[str, Any]
GAMES_TRIED = 6


def sit_against_a_bot(page: Page, house: Open, game: str, **options: Any) -> str:
    """A table with a bot that answers at once, shown on the page: its name."""
    wish = {"id": next(ids), "game": game, "options": {"first": 0, **options}}
    table = str(page.request.post(f"{house.address}/api/tables", data=wish).json()["state"]["table"])
    for command in ({"do": "sit", "seat": 0}, {"do": "seat-bot", "bot": "random"}):
        do(page, house, table, **command)
    page.goto(f"{house.address}/#/table/{table}")
    expect(page.locator(".status")).to_have_text("Your turn.")
    return table


def do(page: Page, house: Open, table: str, **command: Any) -> None:
    answer = page.request.post(
        f"{house.address}/api/tables/{table}/commands", data={"id": next(ids), **command}
    )
    assert answer.ok, answer.text()


def play_until(page: Page, house: Open, table: str, enough: Callable[[State], bool]) -> State:
    """Play on by chance until it is the guest's turn and enough, or to the end."""
    choice = random.Random(7)
    while True:
        state: State = page.request.get(f"{house.address}/api/tables/{table}").json()["state"]
        if state["status"] != "running" or (state["legal"] and enough(state)):
            return state
        if state["legal"]:
            do(page, house, table, do="play", action=choice.choice(state["legal"]))


def to_the_end(state: State) -> bool:
    return False


def test_chartae_shows_the_exact_chance_of_every_action(guest: Page, house: Open) -> None:
    sit_against_a_bot(guest, house, "chartae")
    guest.get_by_label("Show what actions are worth").check()
    expect(guest.locator("svg.map .worth")).to_contain_text(re.compile(r"\d+/\d+"))
    expect(guest.locator("b.worth")).to_contain_text(re.compile(r"\d+/\d+ = [\d.]+%"))
    guest.keyboard.press("t")
    expect(guest.locator("svg.map .worth")).to_have_count(4)
    expect(guest.locator(".worths li").first).to_contain_text("lays the tile")
    assert faults(guest) == []


def test_a_hint_is_told_in_words_and_drawn_on_the_board(guest: Page, house: Open) -> None:
    sit_against_a_bot(guest, house, "chartae")
    guest.keyboard.press("t")
    guest.get_by_role("button", name="Hint").click()
    expect(guest.locator(".advice")).to_contain_text(re.compile(r"suggests: .* lays the tile on .*exactly"))
    expect(guest.locator("svg.map .advised")).to_have_count(1)


def test_a_tile_of_chartae_is_dragged_to_its_cell(guest: Page, house: Open) -> None:
    sit_against_a_bot(guest, house, "chartae")
    guest.keyboard.press("t")
    cell = guest.get_by_role("button", name="Lay on").first
    where = re.sub("Lay on ", "", cell.get_attribute("aria-label") or "")
    hand = guest.locator("svg.movable")
    guest.locator(".shelf").first.scroll_into_view_if_needed()
    begins, ends = hand.bounding_box(), cell.bounding_box()
    assert begins is not None
    assert ends is not None
    guest.mouse.move(begins["x"] + 20, begins["y"] + 20)
    guest.mouse.down()
    guest.mouse.move(ends["x"] + ends["width"] / 2, ends["y"] + ends["height"] / 2, steps=4)
    guest.mouse.up()
    expect(guest.locator(".log")).to_contain_text(f"lays the tile on {where}")


def test_a_game_is_looked_back_on_and_analysed(guest: Page, house: Open) -> None:
    table = sit_against_a_bot(guest, house, "chartae")
    last = play_until(guest, house, table, to_the_end)["ply"]
    expect(guest.get_by_text(f"Moment {last} of {last}")).to_be_visible()
    groups = guest.locator("svg.map .counted").count()
    assert groups == sum(
        int(size) for size in re.findall(r"(?:Land|Sea) (\d+)", guest.locator(".facts").inner_text())
    )

    guest.locator(".log .line").last.click()
    expect(guest.get_by_text(f"Moment 1 of {last}")).to_be_visible()
    guest.keyboard.press("ArrowRight")
    expect(guest.get_by_text(f"Moment 2 of {last}")).to_be_visible()
    guest.get_by_role("button", name="To the beginning").click()
    expect(guest.get_by_text(f"Moment 0 of {last}")).to_be_visible()
    guest.get_by_role("button", name="Play by itself").click()
    expect(guest.get_by_text(f"Moment 1 of {last}")).to_be_visible()
    guest.get_by_role("button", name="Pause").click()

    guest.get_by_role("button", name="Analyse the whole game").click()
    expect(guest.get_by_role("button", name="Stop")).to_have_count(0, timeout=180_000)
    course = guest.get_by_role("slider", name="The chances over the whole game")
    assert len(re.findall("[ML]", course.locator("[class^=course]").get_attribute("d") or "")) == last + 1
    box = course.bounding_box()
    assert box is not None
    guest.mouse.click(box["x"] + box["width"] - 11, box["y"] + 40)
    expect(guest.get_by_text(f"Moment {last} of {last}")).to_be_visible()
    guest.locator(".slips .line").first.click()
    expect(guest.get_by_text(f"Moment {last} of {last}")).to_have_count(0)
    assert faults(guest) == []


def test_a_moment_is_shared_with_somebody_who_has_no_name_here(guest: Page, house: Open) -> None:
    table = sit_against_a_bot(guest, house, "chartae")
    guest.keyboard.press("t")
    expect(guest.get_by_text("Moment 1 of 1")).to_be_visible()
    assert guest.context.browser is not None
    stranger = guest.context.browser.new_context(locale="en-GB")
    page = stranger.new_page()
    page.goto(f"{house.address}/#/table/{table}/0")
    expect(page.get_by_text("Moment 0 of 1")).to_be_visible()
    expect(page.get_by_text("Analysis")).to_have_count(0)
    stranger.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_fjorde_says_why_a_tile_does_not_fit_and_marks_the_edge(guest: Page, house: Open, theme: str) -> None:
    guest.locator("header select").first.select_option(theme)
    table = sit_against_a_bot(guest, house, "fjorde", rounds=1)
    state = play_until(guest, house, table, lambda state: state["legal"][0].startswith("lay"))
    free = guest.locator(".unfit")
    expect(guest.locator(".fit").first).to_be_visible()
    for number in range(free.count()):
        free.nth(number).press("Enter")
        expect(guest.locator("svg .refused")).to_have_count(1)
        expect(guest.get_by_role("button", name="Lay it here")).to_be_disabled()
        expect(guest.get_by_role("alert").get_by_role("link")).to_have_text(re.compile("FJ-P[123]"))
        if guest.locator(".wrong-side").count():
            break
    expect(guest.locator(".wrong-side")).to_have_count(1)
    assert state["view"]["hand"] is not None
    assert faults(guest) == []


def test_fjorde_shows_whose_land_it_is_and_fills_what_is_safe(guest: Page, house: Open) -> None:
    """Of a few games one at least is settled before its last field lies."""

    def land() -> State:
        answered = guest.request.get(f"{house.address}/api/tables/{table}/questions/territory").json()
        territory: State = answered["answer"]
        return territory

    def nothing_is_contested(state: State) -> bool:
        return state["view"]["phase"] == "land-taking" and not land()["contested"]

    for _ in range(GAMES_TRIED):
        table = sit_against_a_bot(guest, house, "fjorde", rounds=1)
        guest.get_by_label("Show whose land it is").check()
        state = play_until(guest, house, table, nothing_is_contested)
        if state["status"] == "running":
            break
    assert state["status"] == "running"
    expect(guest.locator("svg .safe-0").first).to_be_attached()
    expect(guest.locator("svg .contested")).to_have_count(0)
    assert faults(guest) == []
    sure = guest.request.get(f"{house.address}/api/tables/{table}/questions/territory").json()["answer"][
        "sure"
    ]
    guest.get_by_role("button", name="Fill my secured land").click()
    expect(guest.locator(".status")).to_contain_text(re.compile("wins|drawn"))
    rows = guest.get_by_role("table", name="Fields by round").get_by_role("row")
    assert [int(rows.nth(1 + seat).get_by_role("cell").first.inner_text()) for seat in range(2)] == sure


def test_the_map_of_fjorde_is_moved_with_keys_and_buttons(guest: Page, house: Open) -> None:
    sit_against_a_bot(guest, house, "fjorde", rounds=1)
    drawn = guest.locator("svg.map.wide")

    def seen() -> list[float]:
        return [float(part) for part in (drawn.get_attribute("viewBox") or "").split()]

    whole = seen()
    drawn.press("+")
    assert seen()[2] < whole[2]
    before = seen()
    drawn.press("ArrowRight")
    assert seen()[0] > before[0]
    guest.get_by_role("button", name="The whole map").click()
    assert seen() == whole


def test_a_tile_of_the_pool_says_why_it_fits_nowhere(guest: Page, house: Open) -> None:
    while True:
        table = sit_against_a_bot(guest, house, "fjorde", rounds=1)
        state = play_until(
            guest, house, table, lambda state: bool(state["view"]["pool"]) and state["legal"] == ["draw"]
        )
        if state["status"] == "running":
            break  # now and then every tile of a game fits somewhere
    guest.get_by_role("button", name=re.compile("Why does .* fit nowhere")).first.click()
    reason = guest.locator(".proof .line").first
    cell = reason.inner_text().split(":")[0]
    assert cell in [one["cell"] for one in nowhere(guest, house, table, state["view"]["pool"][0])]
    expect(guest.locator("svg .obstacle").first).to_be_attached()
    reason.click()
    expect(guest.locator("svg .obstacle.looked")).to_have_count(1)


def nowhere(page: Page, house: Open, table: str, tile: str) -> list[dict[str, Any]]:
    answer = page.request.get(f"{house.address}/api/tables/{table}/questions/nowhere?about={tile}").json()
    obstacles: list[dict[str, Any]] = answer["answer"]["obstacles"]
    return obstacles
