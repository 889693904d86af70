"""Accounts: passwords, passkeys, sessions that end; and whoever tries to come in as somebody else."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from skerry.house.passkeys import MOST_CHALLENGES, MOST_PASSKEYS, Challenges
from skerry.rulebook.refusal import Refused

from .authenticator import Authenticator, text
from .visiting import Guest, Open, ids

PASSWORD = "correct horse battery"


@pytest.fixture
def named(house: Open) -> str:
    """The house by a name: passkeys are not for numbers."""
    return f"http://localhost:{house.port}"


class Visitor(Guest):
    """A guest who visits the house by its name, and may have a passkey."""

    def __init__(self, house: Open, name: str | None = None) -> None:
        super().__init__(house)
        self.client = httpx.Client(base_url=f"http://localhost:{house.port}", timeout=30)
        self.origin = f"http://localhost:{house.port}"
        self.device = Authenticator()
        if name is not None:
            self.put("/api/me", {"name": name})

    def add(self, device: Authenticator, **otherwise: Any) -> httpx.Response:
        origin = otherwise.pop("origin", self.origin)
        made = device.make(self.post("/api/me/passkeys/wish", None), origin, **otherwise)
        return self.ask("POST", "/api/me/passkeys", made)

    def enter(self, device: Authenticator, **otherwise: Any) -> httpx.Response:
        origin = otherwise.pop("origin", self.origin)
        signed = device.sign(self.post("/api/me/session/wish", None), origin, **otherwise)
        return self.ask("POST", "/api/me/session/passkey", signed)


@pytest.fixture
def ann(house: Open) -> Any:
    with Visitor(house, "Ann") as visitor:
        yield visitor


@pytest.fixture
def bob(house: Open) -> Any:
    with Visitor(house, "Bob") as visitor:
        yield visitor


@pytest.fixture
def stranger(house: Open) -> Any:
    with Visitor(house) as visitor:
        yield visitor


def refusal(answer: httpx.Response) -> str:
    assert 400 <= answer.status_code < 500, answer.text
    return str(answer.json()["told"]["id"])


# Passwords and sessions


def test_a_changed_password_signs_all_other_devices_out(house: Open, ann: Guest, stranger: Guest) -> None:
    login = next(ids)
    ann.post("/api/me/account", {"login": login, "password": PASSWORD})
    stranger.post("/api/me/session", {"login": login, "password": PASSWORD})
    wish = {"password": "not the password", "wanted": "another horse"}
    assert refusal(ann.ask("PUT", "/api/me/password", wish)) == "house-wrong-password"
    assert stranger.get("/api/me")["known"] is True
    assert ann.put("/api/me/password", {**wish, "password": PASSWORD})["login"] == login
    assert ann.get("/api/me")["known"] is True
    assert stranger.get("/api/me")["known"] is False
    old = stranger.ask("POST", "/api/me/session", {"login": login, "password": PASSWORD})
    assert refusal(old) == "house-wrong-password"
    assert stranger.post("/api/me/session", {"login": login, "password": "another horse"})["name"] == "Ann"


def test_a_guest_has_no_password_to_change(ann: Guest, stranger: Guest) -> None:
    wish = {"password": "", "wanted": "another horse"}
    assert refusal(ann.ask("PUT", "/api/me/password", wish)) == "house-no-password"
    assert refusal(stranger.ask("PUT", "/api/me/password", wish)) == "house-stranger"


@pytest.mark.parametrize("way", ["account", "session"])
def test_a_cookie_from_before_an_account_is_worth_nothing_in_it(ann: Guest, bob: Guest, way: str) -> None:
    """Whoever has planted or seen the cookie of a guest does not become them."""
    secret = {"login": next(ids), "password": PASSWORD}
    ann.post("/api/me/account", secret)
    before = dict(bob.client.cookies)
    bob.post(f"/api/me/{way}", secret if way == "session" else {**secret, "login": next(ids)})
    assert dict(bob.client.cookies) != before
    assert bob.get("/api/me")["login"] is not None
    with httpx.Client(base_url=bob.client.base_url, cookies=before) as thief:
        assert thief.get("/api/me").json()["known"] is False


def test_a_cookie_that_the_house_has_not_given_is_no_session(stranger: Guest) -> None:
    stranger.client.cookies.set("skerry", "chosen-by-somebody")
    assert stranger.get("/api/me")["known"] is False
    answer = stranger.ask("PUT", "/api/me", {"name": "Eve"})
    assert "chosen-by-somebody" not in answer.headers["set-cookie"]


def test_a_socket_ends_with_its_session(house: Open, ann: Guest) -> None:
    table = ann.open("chartae", watchable=False)
    ann.do(table, "sit")
    with ann.live(table) as socket:
        assert socket.next("update")["state"]["you"] == 0
        ann.ask("DELETE", "/api/me/session")
        socket.send("leave")
        assert socket.next("answer")["refused"]["rule"] == "stranger"


@pytest.mark.parametrize(
    "login", ["' OR '1'='1", 'x"; DROP TABLE people;--', "a", "a" * 41, "ä b", "a\nb", "abc\n", "admin'--"]
)
def test_what_is_no_login_is_refused(ann: Guest, login: str) -> None:
    for path in ("/api/me/account", "/api/me/session"):
        assert ann.ask("POST", path, {"login": login, "password": PASSWORD}).status_code in (400, 401)
    assert ann.get("/api/me")["login"] is None


# Passkeys


def test_a_passkey_opens_ones_own_games_on_another_device(ann: Visitor, stranger: Visitor) -> None:
    table = ann.open("chartae")
    (kept,) = ann.add(ann.device).json()
    assert kept["used"] is None
    assert stranger.enter(ann.device).json()["name"] == "Ann"
    assert [card["table"] for card in stranger.get("/api/lobby")["yours"]] == [table]
    (used,) = stranger.get("/api/me/passkeys")
    assert used["used"] >= kept["created"]


def test_a_passkey_that_was_removed_opens_nothing(ann: Visitor, bob: Visitor, stranger: Visitor) -> None:
    (kept,) = ann.add(ann.device).json()
    assert bob.ask("DELETE", f"/api/me/passkeys/{kept['passkey']}").json() == []
    assert stranger.enter(ann.device).status_code == 200
    assert ann.ask("DELETE", f"/api/me/passkeys/{kept['passkey']}").json() == []
    assert refusal(stranger.enter(ann.device)) == "house-passkey-unknown"


@pytest.mark.parametrize(
    "otherwise",
    [
        {"origin": "https://evil.example"},
        {"origin": "http://localhost"},
        {"rp": "evil.example"},
        {"challenge": text(bytes(32))},
        {"kind": "webauthn.create"},
        {"verified": False},
        {"handle": text(bytes(32))},
        {"handle": 7},
    ],
)
def test_a_signature_that_is_not_for_this_house_now_opens_nothing(
    ann: Visitor, stranger: Visitor, otherwise: dict[str, Any]
) -> None:
    ann.add(ann.device)
    assert refusal(stranger.enter(ann.device, **otherwise)) == "house-passkey-refused"
    assert stranger.get("/api/me")["known"] is False
    assert stranger.enter(ann.device).status_code == 200


@pytest.mark.parametrize(
    "otherwise",
    [
        {"origin": "https://evil.example"},
        {"rp": "evil.example"},
        {"challenge": text(bytes(32))},
        {"kind": "webauthn.get"},
        {"verified": False},
    ],
)
def test_a_passkey_that_was_made_elsewhere_is_not_kept(ann: Visitor, otherwise: dict[str, Any]) -> None:
    assert refusal(ann.add(ann.device, **otherwise)) == "house-passkey-refused"
    assert ann.get("/api/me/passkeys") == []


def test_what_was_signed_is_worth_nothing_a_second_time(house: Open, ann: Visitor, stranger: Visitor) -> None:
    ann.add(ann.device)
    wish = stranger.post("/api/me/session/wish", None)
    signed = ann.device.sign(wish, ann.origin)
    assert stranger.ask("POST", "/api/me/session/passkey", signed).status_code == 200
    for again in (signed, ann.device.sign(wish, ann.origin)):
        with Visitor(house) as thief:
            assert refusal(thief.ask("POST", "/api/me/session/passkey", again)) == "house-passkey-refused"
            assert thief.get("/api/me")["known"] is False


def test_a_counter_that_goes_back_betrays_a_copy(ann: Visitor, stranger: Visitor) -> None:
    ann.add(ann.device)
    assert stranger.enter(ann.device, counter=9).status_code == 200
    for counter in (9, 8, 0):
        assert refusal(stranger.enter(ann.device, counter=counter)) == "house-passkey-refused"
    assert stranger.enter(ann.device, counter=10).status_code == 200


def test_what_was_drawn_for_one_is_not_for_another(ann: Visitor, bob: Visitor) -> None:
    hers = ann.post("/api/me/passkeys/wish", None)
    stolen = bob.ask("POST", "/api/me/passkeys", bob.device.make(hers, ann.origin))
    assert refusal(stolen) == "house-passkey-refused"
    to_sign_in = bob.post("/api/me/session/wish", None)
    crossed = bob.device.make({**hers, "challenge": to_sign_in["challenge"]}, ann.origin)
    assert refusal(bob.ask("POST", "/api/me/passkeys", crossed)) == "house-passkey-refused"


def test_a_passkey_belongs_to_one_person(ann: Visitor, bob: Visitor, stranger: Visitor) -> None:
    """Nobody takes over a passkey by naming it as their own, nor signs in with another's name."""
    ann.add(ann.device)
    bob.device.name = ann.device.name
    assert refusal(bob.add(bob.device)) == "house-passkey-refused"
    assert refusal(stranger.enter(bob.device)) == "house-passkey-refused"
    assert stranger.enter(ann.device).json()["name"] == "Ann"


def test_a_person_has_only_so_many_passkeys(ann: Visitor) -> None:
    for _ in range(MOST_PASSKEYS):
        assert ann.add(Authenticator()).status_code == 200
    assert refusal(ann.ask("POST", "/api/me/passkeys/wish")) == "house-passkeys-enough"


def test_a_house_without_a_name_offers_no_passkeys(house: Open) -> None:
    with Guest(house, "Ann") as ann:
        for path in ("/api/me/passkeys/wish", "/api/me/session/wish"):
            assert refusal(ann.ask("POST", path)) == "house-passkey-needs-name"


def test_a_device_is_not_told_the_key_of_its_owner(house: Open, ann: Visitor) -> None:
    table = ann.open("chartae")
    holder = house.house.rooms._rooms[table].table.opened.by
    said = json.dumps(ann.post("/api/me/passkeys/wish", None)) + json.dumps(ann.get("/api/me"))
    assert holder not in said


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"id": "x"},
        {"id": 7, "response": None},
        {"response": {"clientDataJSON": 7}},
        {"response": {"clientDataJSON": "%%%"}},
        {"response": {"clientDataJSON": text(b"[]")}},
        {"response": {"clientDataJSON": text(b"\xff\x00")}},
        {"id": "x" * 60_000, "response": {"clientDataJSON": ""}},
    ],
)
@pytest.mark.parametrize("path", ["/api/me/session/passkey", "/api/me/passkeys"])
def test_what_no_device_signs_is_refused(ann: Visitor, path: str, body: dict[str, Any]) -> None:
    assert refusal(ann.ask("POST", path, body)) == "house-passkey-refused"


def test_what_is_drawn_does_not_pile_up() -> None:
    challenges = Challenges()
    first = challenges.draw("")
    for _ in range(MOST_CHALLENGES):
        challenges.draw("")
    stated = text(json.dumps({"type": "webauthn.get", "challenge": text(first), "origin": "x"}).encode())
    with pytest.raises(Refused):
        challenges.take({"response": {"clientDataJSON": stated}}, "")
