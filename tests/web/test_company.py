"""Guests in each other's company: whole games, lost connections, second windows, strangers who look on."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from skerry.rulebook.words import words

from ..house.visiting import Open
from .evenings import OFFERED, introduce, invite, movers, open_table, play_one, told, write
from .test_page import faults

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 900}
Arrive = Callable[..., Page]


@pytest.fixture
def arrive(browser: Browser, house: Open) -> Iterator[Arrive]:
    """Pages of people who have never been here; whatever a page complains about is a fault."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def arrived(name: str = "", screen: dict[str, int] = DESK) -> Page:
        context = browser.new_context(viewport=screen, locale="en-GB")  # type: ignore[arg-type]
        context.set_default_timeout(30_000)
        context.on("weberror", lambda problem: complaints.append(str(problem.error)))
        contexts.append(context)
        page = context.new_page()
        page.goto(house.address)
        if name:
            introduce(page, name)
        return page

    yield arrived
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def pair(arrive: Arrive) -> tuple[Page, Page]:
    """Ann has opened a table of Chartae, and Bob has followed her invitation; she begins."""
    ann, bob = arrive("Ann"), arrive(screen=PHONE)
    open_table(ann, "chartae", options={"first": 0, "land": 0})
    invite(ann, bob, "Bob")
    return ann, bob


@pytest.mark.parametrize("game", OFFERED)
def test_a_guest_invites_a_guest_and_they_play_a_whole_game(arrive: Arrive, game: str) -> None:
    pages = [arrive("Ann"), arrive(screen=PHONE)]
    open_table(pages[0], game)
    invite(*pages, "Bob")
    choice = random.Random(game)
    while playing := movers(*pages):
        assert len(playing) == 1
        play_one(playing[0], pages, choice)
    outcome = pages[0].locator(".status").inner_text()
    assert outcome == pages[1].locator(".status").inner_text()
    assert outcome != "The game is over."
    for page in pages:
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
    pages[1].get_by_role("complementary").get_by_role("link", name="Verify a game").click()
    expect(pages[1].get_by_text("is genuine")).to_be_visible()


def test_whoever_loses_the_connection_misses_nothing(pair: tuple[Page, Page]) -> None:
    ann, bob = pair
    write(ann, "turn 0,0")
    expect(bob.locator(".status")).to_have_text("Your turn.")
    bob.context.set_offline(True)
    expect(bob.get_by_text("Connecting to the house…")).to_be_visible()
    before = told(ann)
    write(bob, "turn 0,0")  # sent when the house can be reached again, and played once
    bob.context.set_offline(False)
    expect(bob.get_by_text("Connecting to the house…")).to_have_count(0)
    for page in pair:
        expect(page.locator(".log li")).to_have_count(before + 1)
    expect(ann.locator(".status")).to_have_text("Your turn.")
    ann.context.set_offline(True)
    expect(ann.get_by_text("Connecting to the house…")).to_be_visible()
    ann.context.set_offline(False)
    write(ann, "take")
    expect(bob.locator(".log li")).to_have_count(before + 2)


def test_a_reload_and_a_second_window_show_the_same_game(pair: tuple[Page, Page]) -> None:
    ann, bob = pair
    second = ann.context.new_page()
    second.goto(ann.url)
    expect(second.locator(".status")).to_have_text("Your turn.")
    play_one(ann, [ann, bob, second], random.Random(1))
    play_one(movers(ann, bob)[0], [ann, bob, second], random.Random(2))
    lines = ann.locator(".log").inner_text()
    assert second.locator(".log").inner_text() == lines
    bob.reload()
    expect(bob.locator(".log")).to_have_text(ann.locator(".log").text_content() or "")


def test_the_language_changes_in_the_middle_of_a_game_and_only_for_its_reader(
    pair: tuple[Page, Page],
) -> None:
    ann, bob = pair
    write(ann, "take")
    expect(bob.locator(".log li")).to_have_count(5)
    bob.get_by_label("Language").select_option("hu")
    expect(bob.locator(".log")).to_contain_text(words("hu").say("house-log-begun"))
    expect(bob.locator(".log")).not_to_contain_text("takes")
    expect(ann.locator(".log")).to_contain_text(words("en").say("house-log-begun"))
    write(ann, "lay 1,0 r0")
    expect(bob.locator(".status")).to_have_text(words("hu").say("page-your-turn"))


def test_a_stranger_looks_on_by_the_link_and_cannot_play(pair: tuple[Page, Page], arrive: Arrive) -> None:
    ann, _ = pair
    stranger = arrive()
    stranger.goto(ann.url)
    expect(stranger.locator(".log")).to_contain_text("The game begins")
    expect(ann.get_by_text("Watching: 1")).to_be_visible()
    expect(stranger.get_by_label("Write an action")).to_have_count(0)
    for name in ("Resign", "Hint", "Take back", "Sit down"):
        expect(stranger.get_by_role("button", name=name)).to_have_count(0)
    assert faults(stranger) == []
    write(ann, "take")
    expect(stranger.locator(".log li")).to_have_count(5)
    play = """async (table) => (await fetch(`/api/tables/${table}/commands`, { method: 'POST', body:
        JSON.stringify({ id: 'x', do: 'play', action: 'lay 1,0 r0' }),
        headers: { 'Content-Type': 'application/json' } })).status"""
    assert stranger.evaluate(play, ann.url.rsplit("/", 1)[1]) == 401
    introduce(stranger, "Eve")
    expect(stranger.locator(".log li")).to_have_count(5)
    assert stranger.evaluate(play, ann.url.rsplit("/", 1)[1]) == 403
    assert told(ann) == 5


def test_an_action_is_taken_back_where_the_other_agrees(pair: tuple[Page, Page]) -> None:
    ann, bob = pair
    for agrees in ("No", "Agree"):
        before = told(ann)
        write(ann, "take") if agrees == "No" else None
        ann.get_by_role("button", name="Ask to take back").click()
        bob.get_by_role("group", name="Take back").get_by_role("button", name=agrees, exact=True).click()
        expect(bob.get_by_role("group", name="Take back")).to_have_count(0)
        assert told(ann) > before
    expect(ann.locator(".log")).to_contain_text("Ann takes an action back")
    expect(ann.get_by_role("button", name="Take the face-up tile")).to_be_visible()


def test_who_resigns_has_lost_and_both_may_play_again(pair: tuple[Page, Page]) -> None:
    ann, bob = pair
    bob.get_by_role("button", name="Resign").click()
    bob.get_by_role("button", name="Go on playing").click()
    bob.get_by_role("button", name="Resign").click()
    bob.get_by_role("button", name="Yes, resign").click()
    for page in pair:
        expect(page.locator(".status")).to_have_text("Ann wins: the other side has given up.")
    ann.get_by_role("button", name="Play again").click()
    expect(bob.locator(".log")).to_contain_text("Ann would like to play again")
    bob.get_by_role("button", name="Play again").click()
    table = ann.url
    for page in pair:
        page.get_by_role("link", name="To the next game").click()
        expect(page.locator(".log")).to_contain_text("The game begins")
    assert ann.url == bob.url != table


def test_a_moment_is_shared_with_a_stranger(pair: tuple[Page, Page], arrive: Arrive) -> None:
    ann, bob = pair
    write(ann, "take")
    expect(ann.locator(".log li")).to_have_count(5)
    write(ann, "lay 1,0 r0")
    bob.get_by_role("button", name="Resign").click()
    bob.get_by_role("button", name="Yes, resign").click()
    expect(ann.locator(".status")).to_contain_text("wins")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.get_by_role("slider").press("Home")
    ann.get_by_role("button", name="Copy a link to this moment").click()
    expect(ann.get_by_role("button", name="Copied")).to_be_visible()
    link = ann.evaluate("navigator.clipboard.readText()")
    stranger = arrive()
    stranger.goto(link)
    expect(stranger.get_by_text("Moment 0 of 2")).to_be_visible()
    expect(stranger.locator("svg.map > g")).to_have_count(1)
    stranger.get_by_role("slider").press("End")
    expect(stranger.get_by_text("Moment 2 of 2")).to_be_visible()


def test_the_lobby_shows_whose_turn_it_is(pair: tuple[Page, Page], arrive: Arrive) -> None:
    ann, bob = pair
    table = ann.url.rsplit("#", 1)[1]
    for page, turn in ((ann, "Your turn."), (bob, "Ann is to move.")):
        page.get_by_role("link", name="Skerry").click()
        card = page.locator(f"a[href='#{table}']")
        expect(card).to_contain_text("Who begins: seat 1")
        expect(card).to_contain_text(turn)
    card.click()
    expect(bob.locator(".status")).to_have_text("Ann is to move.")
    host, eve = arrive("Host"), arrive("Eve")
    days = {"kind": "days", "days": 2}
    open_table(host, "chartae", listed=True, clock=days)
    expect(eve.locator("a.card", has_text="Host")).to_contain_text("2 days a turn")
    host.get_by_role("button", name="The computer sits here").first.click()
    expect(host.locator(".log")).to_contain_text("The game begins")
    watched = eve.get_by_role("heading", name="Games to watch").locator("+ ul a.card", has_text="Host")
    watched.click()
    expect(eve.locator(".log")).to_contain_text("The game begins")


def test_clocks_run_down_and_end_a_game(arrive: Arrive, house: Open) -> None:
    ann, bob = arrive("Ann"), arrive(screen=PHONE)
    clock = {"kind": "live", "seconds": 60, "increment": 0}
    open_table(ann, "chartae", options={"first": 0, "land": 0}, clock=clock)
    invite(ann, bob, "Bob")
    for page in (ann, bob):
        hers = page.locator(".seats .time").first
        shown = hers.inner_text()
        expect(hers).not_to_have_text(shown)
        assert hers.inner_text() < shown <= "01:00"
        expect(page.locator(".seats .time").last).to_have_text("01:00")
    house.house.hours.opened += 60_000
    write(bob, "x") if bob.get_by_label("Write an action").count() else bob.reload()
    write(ann, "take")
    for page in (ann, bob):
        expect(page.locator(".status")).to_have_text("Bob wins: the other side’s time is up.")


@pytest.mark.parametrize("screen", [PHONE, {"width": 320, "height": 640}, {"width": 820, "height": 1180}])
def test_nothing_is_wider_than_the_screen(pair: tuple[Page, Page], screen: dict[str, int]) -> None:
    ann, _ = pair
    ann.set_viewport_size(screen)  # type: ignore[arg-type]
    table = ann.url
    for place in (table, "#/", "#/account", "#/rules/chartae", "#/verify"):
        ann.goto(table.split("#")[0] + place if place.startswith("#") else place)
        ann.locator("main :is(h1, .log)").first.wait_for(state="attached")
        assert ann.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, place


def apart(name: str) -> str:
    """A name in a sentence, between signs that keep its direction from turning the words around it."""
    return f"\u2068{name}\u2069" if name[0] >= "\u05d0" else name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("{ $who } <b>&amp;", "{ $who } <b>&amp;"),
        ("\u202eevE", "evE"),
        ("שלום" * 10, "שלום" * 10),
        ("W" * 40, "W" * 40),
    ],
)
def test_a_name_is_shown_as_the_text_that_it_is(arrive: Arrive, name: str, shown: str) -> None:
    ann, bob = arrive(name), arrive(screen={"width": 320, "height": 640})
    open_table(ann, "chartae", options={"first": 0, "land": 0})
    invite(ann, bob, "Bob")
    for page in (ann, bob):
        expect(page.locator(".seats b").first).to_have_text(shown)
        expect(page.locator(".log")).to_contain_text(f"{apart(shown)} sits down.")
        assert page.locator("main img:not(.qr), main script, .seats b b").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
