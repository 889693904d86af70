"""Whoever wants to harm the house or its guests: what they try, and that it comes to nothing."""

from __future__ import annotations

import random
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from skerry.house.settings import Limits
from skerry.rulebook.game import game_names
from skerry.table import asking

from .conftest import PATIENT
from .visiting import Guest, Open, company, ids, opened


@pytest.fixture
def ann(house: Open) -> Iterator[Guest]:
    with Guest(house, "Ann") as guest:
        yield guest


def raw(house: Open) -> socket.socket:
    """A connection, of which nothing is asked yet."""
    return socket.create_connection(("127.0.0.1", house.port), timeout=30)


def heard(connection: socket.socket) -> bytes:
    """All that the house says before it closes a connection."""
    said = b""
    try:
        while more := connection.recv(65_536):
            said += more
    except OSError:
        pass
    return said


# Another's seat


def test_another_seats_token_opens_no_seat(house: Open, ann: Guest) -> None:
    table, other = ann.open(), ann.open()
    tokens = [invitation["token"] for invitation in ann.get(f"/api/tables/{table}/invitations")]
    elsewhere = ann.get(f"/api/tables/{other}/invitations")[0]["token"]
    with Guest(house, "Eve") as eve:
        for wish in (
            {"seat": 0, "invitation": tokens[1]},
            {"seat": 0, "invitation": elsewhere},
            {"seat": 0, "invitation": tokens[0].upper()},
            {"seat": 0, "invitation": tokens[0][:-1]},
            {"seat": 0, "invitation": ""},
            {"seat": 0},
            {},
        ):
            assert eve.refused(table, "sit", **wish) == (403, "invitation")
        assert eve.refused(table, "seat-bot", bot="random") == (403, "not-host")
        assert eve.refused(table, "close") == (403, "not-host")
        assert eve.do(table, "sit", invitation=tokens[1])["state"]["you"] == 1
        assert eve.refused(table, "leave", seat=0) == (403, "not-host")


def test_an_action_too_late_or_after_the_end_is_refused(house: Open) -> None:
    with company(house, "chartae", options={"first": 0, "land": 0}) as (guests, table):
        guests[0].do(table, "play", action="take", ply=0)
        assert guests[0].refused(table, "play", action="lay 1,0 r0", ply=0) == (409, "stale")
        guests[0].do(table, "play", action="lay 1,0 r0", ply=1)
        assert guests[0].refused(table, "play", action="take") == (409, "other-seat")
        guests[1].do(table, "resign")
        for guest in guests:
            assert guest.refused(table, "play", action="take") == (409, "game-over")
            assert guest.refused(table, "resign") == (409, "game-over")
            assert guest.refused(table, "undo") == (409, "game-over")


# What is hidden


@pytest.mark.parametrize("path", ["record", "moments?first=9&last=9", "moments?first=0&last=9"])
def test_nothing_of_the_future_is_told(house: Open, path: str) -> None:
    with company(house, "fjorde") as (guests, table), Guest(house) as eve:
        for visitor in (*guests, eve):
            assert visitor.ask("GET", f"/api/tables/{table}/{path}").status_code == 409


@pytest.mark.parametrize("game", game_names())
def test_a_refusal_tells_nothing_that_is_hidden(house: Open, game: str) -> None:
    """Asking why, of any action, answers the same however the hidden part was dealt."""
    choice = random.Random(game)
    asked = 0
    with company(house, game) as (guests, table):
        kept = house.house.rooms._rooms[table].table
        for _ in range(16):
            match = kept.match
            assert match is not None
            numbers = [choice.randrange(match.game.actions) for _ in range(4)]
            actions = [match.game.write(match.position, number) for number in numbers]
            for seat, asker in enumerate(guests):
                said = [asker.get(f"/api/tables/{table}/why", action=action) for action in actions]
                true = match.position
                twin = match.game.copy(true)
                match.game.rules.redeal(twin, seat, choice.getrandbits(60))
                match.position = twin
                again = [asker.get(f"/api/tables/{table}/why", action=action) for action in actions]
                match.position = true
                assert said == again
                asked += len(said)
            mover = kept.mover
            if mover is None:
                break
            guests[mover].do(table, "play", action=choice.choice(match.legal()))
    assert asked > 60


def test_what_is_wrong_with_a_login_does_not_say_whether_there_is_one(ann: Guest) -> None:
    login = next(ids)
    ann.post("/api/me/account", {"login": login, "password": "correct horse"})
    answers = [
        ann.ask("POST", "/api/me/session", {"login": name, "password": "wrong password"}).text
        for name in (login, "nobody-at-all")
    ]
    assert answers[0] == answers[1]


# Other sites


@pytest.mark.parametrize(
    "origin",
    [
        "http://127.0.0.1:{port}.evil.example",
        "http://127.0.0.1:{port}@evil.example",
        "http://evil.example/127.0.0.1:{port}",
        "http://evil.example#127.0.0.1:{port}",
        "//127.0.0.1:{port}x",
        "file://",
        "",
    ],
)
def test_an_origin_that_only_looks_like_the_house_changes_nothing(
    house: Open, ann: Guest, origin: str
) -> None:
    headers = {"origin": origin.format(port=house.port)}
    assert ann.ask("PUT", "/api/me", {"name": "Mallory"}, headers=headers).status_code == 403
    assert ann.get("/api/me")["name"] == "Ann"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
def test_a_form_of_another_site_changes_nothing(house: Open, ann: Guest, method: str, kind: str) -> None:
    headers = {"origin": "https://evil.example", "sec-fetch-site": "cross-site", "content-type": kind}
    for path in ("/api/me", "/api/me/session", "/api/tables", "/api/me/passkeys/wish"):
        assert ann.client.request(method, path, content=b"{}", headers=headers).status_code == 403
    assert ann.get("/api/me")["known"] is True


@pytest.mark.parametrize(
    "host", ["x" * 3000, "a:b", "[::1", "a b", "a/b", "a@b", "", "a\\b", "a?b", "127.0.0.1:99999999"]
)
def test_a_house_for_all_takes_no_name_that_is_none(tmp_path: Path, host: str) -> None:
    with opened(tmp_path, host="0.0.0.0", limits=PATIENT) as house, Guest(house, "Ann") as ann:
        table = ann.open()
        answer = ann.ask("GET", f"/api/tables/{table}/invitations", headers={"host": host})
        assert answer.status_code in (400, 403)


@pytest.mark.parametrize("header", ["cookie", "accept-language", "origin", "x-forwarded-for"])
def test_no_header_comes_back_or_harms(house: Open, ann: Guest, header: str) -> None:
    for value in (b"x\r\n y: z", b"\xff\xfe", b"a" * 20_000, b"skerry=" + b"b" * 5000, b"../../etc/passwd"):
        with raw(house) as connection:
            connection.sendall(
                b"GET /api/me HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
                + header.encode()
                + b": "
                + value
                + b"\r\n\r\n"
            )
            answer = heard(connection)
            assert answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 400"))
            assert value not in answer


# Too much, and too slowly


def test_headers_without_end_are_not_gathered(house: Open) -> None:
    for begun in (b"GET /api/me HTTP/1.1\r\nhost: localhost\r\nx: ", b"GET /", b"G" * 1000):
        with raw(house) as connection:
            try:
                connection.sendall(begun)
                for _ in range(100):
                    connection.sendall(b"x" * 65_536)
            except OSError:
                pass
            else:
                assert heard(connection).startswith(b"HTTP/1.1 400") or not heard(connection)


def test_whoever_asks_too_slowly_is_let_go(tmp_path: Path) -> None:
    with opened(tmp_path, limits=Limits(seconds_to_ask=0.3)) as house:
        slow = [
            b"",
            b"GET /api/me HT",
            b"PUT /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900\r\n\r\n{",
            b"PUT /api/me HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{",
            b"GET /api/me HTTP/1.1\r\nhost: localhost\r\n\r\nGET",
        ]
        for begun in slow:
            with raw(house) as connection:
                connection.sendall(begun)
                heard(connection)  # comes back only because the house has closed it
        with Guest(house, "Ann") as ann:
            assert ann.get("/health")["status"] == "ok"


def test_there_are_only_so_many_connections(tmp_path: Path) -> None:
    with opened(tmp_path, limits=Limits(connections=20)) as house:
        crowd = [raw(house) for _ in range(60)]
        closed = 0
        for connection in crowd[20:]:
            closed += heard(connection) == b""
        assert closed == 40
        for connection in crowd:
            connection.close()
        until = time.monotonic() + 20
        while True:
            try:
                assert httpx.get(f"{house.address}/health").status_code == 200
                break
            except httpx.HTTPError:
                assert time.monotonic() < until


SOCKET = (
    b"GET /api/tables/%s/live HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def crowd_of_sockets(folder: Path, number: int) -> None:
    """So many sockets that are wanted from one address, of which only a few open."""
    with opened(folder, limits=Limits(requests_a_second=1e9, requests_at_once=1e9)) as house:
        with Guest(house, "Ann") as ann:
            table = ann.open("chartae").encode()
        kept = []
        for _ in range(number):
            connection = raw(house)
            connection.sendall(SOCKET % table)
            answer = connection.recv(12)
            if answer.endswith(b"101"):
                kept.append(connection)
            else:
                assert answer.endswith(b"403")
                connection.close()
        assert len(kept) == house.house.settings.limits.sockets_of_an_address
        assert house.house.sockets == len(kept)
        assert httpx.get(f"{house.address}/health").status_code == 200
        for connection in kept:
            connection.close()


def test_hundreds_of_sockets_from_one_address(tmp_path: Path) -> None:
    crowd_of_sockets(tmp_path, 300)


@pytest.mark.slow
def test_ten_thousand_sockets_from_one_address(tmp_path: Path) -> None:
    crowd_of_sockets(tmp_path, 10_000)


def test_a_text_that_is_none_ends_its_socket_alone(house: Open, ann: Guest) -> None:
    table = ann.open("chartae")
    with ann.live(table) as bad, ann.live(table) as good:
        bad.next("update")
        bad.connection.send(b'{"id": "\xff\xfe"}', text=True)
        with pytest.raises(ConnectionClosed):
            bad.next("answer")
        good.send("sit")
        assert good.next("answer")["refused"] is None


def test_a_socket_says_nothing_before_it_is_opened(house: Open) -> None:
    with Guest(house) as eve:
        for table in ("../me", "%00", "f" * 4000, "'; DROP TABLE tables; --"):
            with pytest.raises((InvalidStatus, ConnectionClosed)), eve.live(table):
                pass
        assert eve.get("/health")["status"] == "ok"


def test_the_log_of_a_table_does_not_grow_without_end(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "MOST_EVENTS", 12)
    with company(house, "chartae", options={"first": 0, "land": 0}) as (guests, table):
        for _ in range(4):
            guests[0].do(table, "play", action="turn 0,0")
            guests[0].do(table, "undo")
        assert guests[0].refused(table, "play", action="turn 0,0") == (429, "too-many")
        assert guests[1].do(table, "resign")["state"]["status"] == "over"


def test_many_moments_cost_as_much_as_many_requests(tmp_path: Path) -> None:
    limits = Limits(requests_a_second=0.001, requests_at_once=30)
    with opened(tmp_path, limits=limits) as house, Guest(house, "Ann") as ann:
        table = ann.open("chartae", options={"first": 0})
        ann.do(table, "sit")
        ann.do(table, "seat-bot", bot="random")
        codes = [ann.ask("GET", f"/api/tables/{table}/moments?last=199").status_code for _ in range(3)]
        assert codes == [409, 429, 429]


# Time


def test_a_machine_whose_clock_was_set_back_takes_no_time_from_anybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cookies = []
    clock = {"kind": "live", "seconds": 60, "increment": 0}
    with opened(tmp_path, limits=PATIENT) as house, company(house, "chartae", clock=clock) as (guests, table):
        cookies = [guest.client.cookies for guest in guests]
        state = guests[0].state(table)
        guests[state["mover"]].do(table, "play", action="turn 0,0")
    hour = 60 * 60 * 10**9
    now = time.time_ns
    monkeypatch.setattr("skerry.house.hours.time.time_ns", lambda: now() - hour)
    with opened(tmp_path, limits=PATIENT) as house, Guest(house) as ann, Guest(house) as bob:
        ann.client.cookies, bob.client.cookies = cookies
        state = ann.state(table)
        assert state["status"] == "running"
        assert all(50_000 < left <= 60_000 for left in state["left"])
        (ann, bob)[state["mover"]].do(table, "play", action="take")
        lines = ann.get(f"/api/tables/{table}")["lines"]
        assert [line["at"] for line in lines] == sorted(line["at"] for line in lines)
