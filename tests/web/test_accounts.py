"""Accounts on the page: made, signed in to from another device, with a password and with a passkey."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ..house.visiting import Open
from .test_page import faults

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
PASSWORD = "correct horse battery"
Arrive = Callable[[], Page]


@pytest.fixture
def arrive(browser: Browser, house: Open) -> Iterator[Arrive]:
    """Pages of people on devices of their own, each new in the house, which they visit by its name."""
    contexts: list[BrowserContext] = []

    def arrived() -> Page:
        context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
        context.set_default_timeout(30_000)
        contexts.append(context)
        page = context.new_page()
        page.goto(f"http://localhost:{house.port}")
        return page

    yield arrived
    for context in contexts:
        context.close()


def introduce(page: Page, name: str) -> None:
    page.get_by_label("Name", exact=True).fill(name)
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Account").wait_for()


def test_an_account_is_made_its_password_changed_and_its_games_found_elsewhere(arrive: Arrive) -> None:
    page = arrive()
    introduce(page, "Ada")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("img", name="QR")).to_have_count(1)
    page.get_by_role("link", name="Account").click()
    expect(page.get_by_text("You are a guest")).to_be_visible()
    page.get_by_label("Login").fill("ada.l")
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text("Signed in as ada.l")).to_be_visible()
    assert faults(page) == []
    page.get_by_label("Present password").fill(PASSWORD)
    page.get_by_label("New password").fill(PASSWORD[::-1])
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password is changed")).to_be_visible()

    elsewhere = arrive()
    elsewhere.get_by_text("I have an account").click()
    elsewhere.get_by_label("Login").fill("Ada.L")
    for password in (PASSWORD, PASSWORD[::-1]):
        elsewhere.get_by_label("Password").fill(password)
        elsewhere.get_by_role("button", name="Sign in", exact=True).click()
        if password == PASSWORD:
            expect(elsewhere.get_by_text("do not fit together")).to_be_visible()
            assert faults(elsewhere) == []
    expect(elsewhere.get_by_role("region", name="Tables")).to_contain_text("Ada")
    elsewhere.get_by_role("link", name="Account").click()
    elsewhere.get_by_role("button", name="Sign out").click()
    expect(elsewhere.get_by_text("Who are you?")).to_be_visible()


def test_a_passkey_is_added_and_signed_in_with(arrive: Arrive) -> None:
    page = arrive()
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    introduce(page, "Grace")
    page.get_by_role("link", name="Account").click()
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("not used yet")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Sign out").click()
    page.get_by_text("I have an account").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.locator("header .who")).to_contain_text("Grace")
    page.get_by_role("link", name="Account").click()
    expect(page.get_by_text("last used on")).to_be_visible()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("last used on")).to_have_count(0)
    expect(page.get_by_role("button", name="Sign out and lose the games of this guest")).to_be_visible()


def test_a_guest_is_asked_again_before_their_games_are_lost(arrive: Arrive) -> None:
    page = arrive()
    introduce(page, "Ida")
    page.get_by_role("link", name="Account").click()
    away = page.get_by_role("button", name="Sign out and lose")
    away.click()
    expect(page.get_by_role("alert").filter(has_text="Sign out all the same?")).to_be_visible()
    away.click()
    expect(page.get_by_text("Who are you?")).to_be_visible()


def test_at_an_address_of_numbers_the_page_says_why_there_are_no_passkeys(guest: Page) -> None:
    guest.get_by_role("link", name="Account").click()
    expect(guest.get_by_text("This browser offers no passkeys at this address")).to_be_visible()
    expect(guest.get_by_role("button", name="Add a passkey")).to_have_count(0)
