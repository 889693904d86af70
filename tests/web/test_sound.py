"""Sounds: heard after somebody has done something, switched off for good, and never needed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from ..house.visiting import Open

# Notes each tone instead of ringing it.
EARS = """
window.heard = [];
window.AudioContext = class {
    currentTime = 0; state = 'running'; destination = {};
    createGain() {
        const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
        return { gain, connect: (next) => next };
    }
    createOscillator() {
        const heard = (pitch) => window.heard.push(pitch);
        const frequency = { setValueAtTime: heard, exponentialRampToValueAtTime() {} };
        return { frequency, connect: (next) => next, start() {}, stop() {} };
    }
};
"""


def heard(page: Page) -> int:
    return int(page.evaluate("window.heard.length"))


@pytest.fixture
def listener(guest: Page) -> Page:
    guest.add_init_script(EARS)
    guest.reload()
    guest.get_by_role("button", name="Play Chartae").wait_for()
    return guest


def test_an_action_is_heard_and_nothing_before_it(listener: Page) -> None:
    assert heard(listener) == 0
    listener.get_by_role("button", name="Play Chartae").click()
    expect(listener.locator(".status")).to_have_text("Your turn.")
    listener.keyboard.press("t")
    expect(listener.locator(".log")).to_contain_text("takes a tile in hand")
    listener.wait_for_function("window.heard.length > 0")


def test_sound_is_switched_off_and_stays_off(listener: Page) -> None:
    switch = listener.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    assert heard(listener) == 0
    listener.get_by_role("button", name="Play Chartae").click()
    expect(listener.locator(".status")).to_have_text("Your turn.")
    told = listener.locator(".log li").count()
    listener.keyboard.press("t")
    expect(listener.locator(".log li")).not_to_have_count(told)
    assert heard(listener) == 0
    listener.reload()
    expect(listener.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")


def test_whoever_wishes_for_calm_hears_nothing_unasked(browser: Browser, house: Open) -> None:
    context = browser.new_context(reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    page.goto(f"{house.address}/#/rules")
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")
    context.close()
