"""People at tables of the house, each with a browser of their own."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Page, expect

from skerry.rulebook.game import find_game

from ..house.visiting import ids, last_options
from .browser import ROOT

BOARDS = (ROOT / "web" / "src" / "boards" / "boards.ts").read_text(encoding="utf-8")
OFFERED = re.findall(r"(\w+):", re.search(r"BOARDS\b[^=]*= \{([^}]*)\}", BOARDS).group(1))  # type: ignore[union-attr]
OPEN = """async (wish) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) })
    return (await answer.json()).state.table
}"""


def for_two(game: str) -> dict[str, Any]:
    """The options of the shortest game of two."""
    return {**last_options(game), **(find_game(game).seating(2) or {})}


def introduce(page: Page, name: str) -> None:
    page.get_by_label("Name", exact=True).fill(name)
    page.keyboard.press("Enter")
    page.get_by_label("Name", exact=True).wait_for(state="detached")


def open_table(page: Page, game: str, **wishes: Any) -> str:
    """A table of two, at which whoever opens it sits: its name."""
    wish = {"id": next(ids), "game": game, "options": for_two(game), **wishes}
    table = str(page.evaluate(OPEN, wish))
    page.goto(f"{page.url.split('#')[0]}#/table/{table}")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("img", name="QR")).to_have_count(1)
    return table


def invite(host: Page, guest: Page, name: str) -> None:
    """A guest who has never been here follows the link that the host sees, and the game begins."""
    guest.goto(host.get_by_label("Invitation link").first.input_value())
    introduce(guest, name)
    for page in (host, guest):
        expect(page.locator(".log")).to_contain_text("The game begins")


def told(page: Page) -> int:
    """How many lines the log has."""
    return page.locator(".log li").count()


def movers(*pages: Page) -> list[Page]:
    """Whose turn it is."""
    return [page for page in pages if page.locator(".status.mine").count()]


def write(page: Page, action: str) -> None:
    """Write an action, as whoever plays by keyboard does."""
    typed = page.get_by_label("Write an action")
    typed.evaluate("(one) => (one.closest('details').open = true)")
    typed.fill(action)
    typed.press("Enter")


def play_one(mover: Page, pages: list[Page], choice: random.Random) -> str:
    """Whoever is to move plays any action, and everybody sees it."""
    action = choice.choice(mover.locator("ul.actions button").all_text_contents())
    before = told(pages[0])
    write(mover, action)
    for page in pages:
        expect(page.locator(".log li").nth(before)).to_be_attached()
    return action
