from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from ..house.conftest import PATIENT
from ..house.visiting import Open, opened
from .browser import chromium

expect.set_options(timeout=30_000)  # a machine may have much else to do


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    with opened(tmp_path_factory.mktemp("house"), limits=PATIENT) as house:
        yield house


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[BrowserContext]:
    """A browser of somebody who has never been here."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    context.set_default_timeout(30_000)
    yield context
    context.close()


@pytest.fixture
def guest(visit: BrowserContext, house: Open) -> Iterator[Page]:
    """The page of a guest who has said their name; whatever the browser complains about is a fault."""
    page = visit.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda problem: complaints.append(str(problem)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("request", lambda asked: complaints.append(asked.url) if house.address not in asked.url else None)
    page.goto(house.address)
    page.get_by_label("Name").fill("Ada")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Play Chartae").wait_for()
    yield page
    assert [said for said in complaints if not said.startswith(("data:", "blob:"))] == []
