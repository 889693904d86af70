"""Sockets: what reaches whom, reconnecting, and whoever asks for too much."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from skerry.house.buckets import visitor_address
from skerry.house.settings import Limits

from .visiting import Guest, Open, opened


@pytest.fixture
def pair(house: Open) -> Iterator[tuple[Guest, Guest, str]]:
    """Two at a table of Chartae, the first of whom begins."""
    with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        table = ann.open("chartae", listed=True, options={"first": 0, "land": 0})
        ann.do(table, "sit")
        bob.do(table, "sit")
        yield ann, bob, table


def test_a_command_is_answered_after_the_update_that_it_causes(pair: tuple[Guest, Guest, str]) -> None:
    ann, _, table = pair
    with ann.live(table) as socket:
        socket.next("update")
        command = socket.send("play", action="take")
        update = socket.next("update")
        assert update["lines"][-1]["action"] == "take"
        assert socket.next("answer") == {"type": "answer", "id": command, "refused": None}


def test_a_refusal_says_which_rule_and_changes_nothing(pair: tuple[Guest, Guest, str]) -> None:
    ann, bob, table = pair
    with ann.live(table) as hers, bob.live(table) as his:
        his.send("play", action="take")
        assert his.next("answer")["refused"]["rule"] == "other-seat"
        hers.send("play", action="lay 1,0 r0")
        assert hers.next("answer")["refused"]["rule"] == "CH-P5"
    assert ann.state(table)["ply"] == 0


def test_who_comes_back_gets_what_was_missed(pair: tuple[Guest, Guest, str]) -> None:
    ann, bob, table = pair
    with bob.live(table) as socket:
        seen = socket.next("update")["state"]["seq"]
    ann.do(table, "play", action="take")
    ann.do(table, "play", action="lay 1,0 r0")
    with bob.live(table, since=seen) as socket:
        update = socket.next("update")
        assert [line["action"] for line in update["lines"]] == ["take", "lay 1,0 r0"]
        assert update["state"]["legal"]


def test_a_command_sent_again_after_a_broken_connection_is_done_once(pair: tuple[Guest, Guest, str]) -> None:
    ann, _, table = pair
    with ann.live(table) as socket:
        socket.send("play", id="again", action="turn 0,0")
        socket.next("answer")
    with ann.live(table) as socket:
        socket.send("play", id="again", action="turn 0,0")
        assert socket.next("answer")["refused"] is None
    assert ann.state(table)["ply"] == 1


def test_two_windows_of_one_player_show_the_same(pair: tuple[Guest, Guest, str]) -> None:
    ann, _, table = pair
    with ann.live(table) as one, ann.live(table) as other:
        assert one.next("update")["state"]["you"] == other.next("update")["state"]["you"] == 0
        one.send("play", action="take")
        assert other.next("update")["lines"][-1]["action"] == "take"


def test_everybody_sees_who_is_there(house: Open, pair: tuple[Guest, Guest, str]) -> None:
    ann, _, table = pair
    with ann.live(table) as socket:
        assert socket.next("presence")["spectators"] == 0
        with Guest(house) as eve, eve.live(table):
            assert socket.next("presence") == {"type": "presence", "seats": [True, False], "spectators": 1}
        assert socket.next("presence")["spectators"] == 0


def test_a_stranger_may_look_and_not_touch(house: Open, pair: tuple[Guest, Guest, str]) -> None:
    with Guest(house) as eve, eve.live(pair[2]) as socket:
        assert socket.next("update")["state"]["you"] is None
        socket.send("resign")
        assert socket.next("answer")["refused"]["rule"] == "stranger"


@pytest.mark.parametrize("table", ["0", "f" * 20, "x"])
def test_there_is_no_socket_at_a_table_that_there_is_not(house: Open, table: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{house.port}/api/tables/{table}/live")
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_another_site_opens_no_socket(house: Open, pair: tuple[Guest, Guest, str], origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{house.port}/api/tables/{pair[2]}/live", origin=origin)  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    own = f"http://127.0.0.1:{house.port}"
    with connect(f"ws://127.0.0.1:{house.port}/api/tables/{pair[2]}/live", origin=own):  # type: ignore[arg-type]
        pass


def test_a_live_clock_ends_a_game_by_itself(tmp_path: Path) -> None:
    with opened(tmp_path) as house, Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        table = ann.open(listed=True, clock={"kind": "live", "seconds": 10, "increment": 0})
        ann.do(table, "sit")
        with ann.live(table) as socket:
            bob.do(table, "sit")
            house.house.hours.opened += 9_700  # the house's time leaps, and the timer is set by it
            ann.ask("GET", f"/api/tables/{table}")
            mover = ann.state(table)["mover"]
            (ann, bob)[mover].refused(table, "play", action="?")
            while (state := socket.next("update")["state"])["status"] != "over":
                pass
            assert state["outcome"]["ending"] == "time"
            assert state["outcome"]["winner"] == 1 - mover


# Too much


def test_a_message_that_is_too_large_ends_the_socket(pair: tuple[Guest, Guest, str]) -> None:
    ann, _, table = pair
    for size in (5_000, 200_000):
        with ann.live(table) as socket:
            socket.connection.send("x" * size)
            with pytest.raises(ConnectionClosed):
                socket.next("nothing")
    assert ann.state(table)["ply"] == 0


def test_there_are_only_so_many_sockets(tmp_path: Path) -> None:
    limits = Limits(sockets_of_an_address=5, sockets_of_a_person=2)
    with opened(tmp_path, limits=limits) as house, Guest(house, "Ann") as ann, Guest(house) as eve:
        table = ann.open()
        with ann.live(table), ann.live(table):
            with pytest.raises(InvalidStatus), ann.live(table):
                pass
            with eve.live(table), eve.live(table), eve.live(table), pytest.raises(InvalidStatus):
                eve.live(table).__enter__()
        with ann.live(table) as socket:
            assert socket.next("update")["state"]["you"] is None
        assert house.house.sockets <= 1


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    limits = Limits(requests_a_second=1, requests_at_once=10, passwords_a_minute=3)
    with opened(tmp_path, limits=limits) as house, Guest(house) as eve:
        answers = [eve.client.get("/api/me") for _ in range(12)]
        assert [answer.status_code for answer in answers][-1] == 429
        assert answers[-1].json()["rule"] == "too-often"


def test_newcomers_do_not_come_in_crowds(tmp_path: Path) -> None:
    with opened(tmp_path, limits=Limits(newcomers_a_minute=2)) as house:
        crowd = [httpx.put(f"{house.address}/api/me", json={"name": "Sybil"}) for _ in range(3)]
        assert [answer.status_code for answer in crowd] == [200, 200, 429]


def test_a_household_is_one_visitor() -> None:
    assert (
        visitor_address("2001:db8:1:2:3::4") == visitor_address("2001:db8:1:2::9") != visitor_address("::1")
    )
    assert [visitor_address(text) for text in ("127.0.0.1", "", "x:y")] == ["127.0.0.1", "", "x:y"]


def test_passwords_are_not_tried_one_after_the_other(tmp_path: Path) -> None:
    with opened(tmp_path, limits=Limits(passwords_a_minute=2)) as house, Guest(house) as eve:
        tried = {"login": "somebody", "password": "0123456789"}
        codes = [eve.ask("POST", "/api/me/session", tried).status_code for _ in range(3)]
        assert codes == [401, 401, 429]


def test_a_visitor_has_only_so_many_tables(tmp_path: Path) -> None:
    with opened(tmp_path, limits=Limits(open_tables=2)) as house, Guest(house, "Ann") as ann:
        first = ann.open()
        ann.open()
        refused = ann.ask("POST", "/api/tables", {"id": "third", "game": "chartae"})
        assert (refused.status_code, refused.json()["rule"]) == (429, "too-many")
        ann.do(first, "close")
        ann.open()


def test_who_takes_nothing_is_let_go_and_comes_back(tmp_path: Path) -> None:
    with opened(tmp_path, limits=Limits(seconds_to_send=0.5)) as house, Guest(house, "Ann") as ann:
        table = ann.open("chartae", options={"first": 0})
        ann.do(table, "sit")
        ann.do(table, "seat-bot", bot="random")
        with ann.live(table, max_queue=1) as slow, ann.live(table) as quick:
            for number in range(4_000):  # each is refused, and each answer fills the way to the slow one
                if not house.house.sockets_of.get("address 127.0.0.1", 0) > 1:
                    break
                try:
                    slow.connection.send(json.dumps({"id": f"n{number}", "do": "leave"}))
                except ConnectionClosed:
                    break
            quick.send("play", action="take")
            assert quick.next("answer")["refused"] is None
        with ann.live(table, since=4) as socket:
            assert socket.next("update")["state"]["ply"] >= 1


# Anything at all

MESSAGES = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=12,
    ).map(json.dumps),
    st.fixed_dictionaries(
        {"do": st.sampled_from(["sit", "play", "undo", "answer-undo", "rematch", "leave", "x"])},
        optional={
            "id": st.text(max_size=70) | st.sampled_from(["a", "b"]),
            "action": st.text(max_size=220) | st.sampled_from(["take", "turn 0,0", "lay 1,0 r0"]),
            "ply": st.integers(-(2**70), 2**70),
            "seat": st.integers(-2, 99) | st.none(),
            "agrees": st.booleans() | st.none(),
            "entropy": st.text(max_size=70),
        },
    ).map(json.dumps),
)


def test_whatever_is_sent_over_a_socket_is_answered_or_ends_it(pair: tuple[Guest, Guest, str]) -> None:
    ann, bob, table = pair

    @given(st.lists(MESSAGES, min_size=1, max_size=8))
    @settings(max_examples=60, deadline=None)
    def fuzz(messages: list[Any]) -> None:
        with ann.live(table) as socket:
            socket.next("update")
            try:
                for message in messages:
                    socket.connection.send(message)
                    socket.next("answer")
            except ConnectionClosed as closed:
                codes.add(None if closed.rcvd is None else closed.rcvd.code)

    codes: set[int | None] = set()
    fuzz()
    assert codes <= {None, 1000, 1003, 1007, 4029}
    assert bob.get("/health")["status"] == "ok"
    assert bob.state(table)["status"] in ("running", "over")


def test_many_sockets_that_come_and_go_leave_nothing_behind(
    house: Open, pair: tuple[Guest, Guest, str]
) -> None:
    ann, _, table = pair

    def visit() -> None:
        for _ in range(10):
            with ann.live(table) as socket:
                socket.next("update")

    visitors = [threading.Thread(target=visit) for _ in range(4)]
    for visitor in visitors:
        visitor.start()
    for visitor in visitors:
        visitor.join()
    until = time.monotonic() + 10
    while house.house.sockets and time.monotonic() < until:
        time.sleep(0.02)
    assert house.house.sockets == 0
    assert house.house.sockets_of == {}
