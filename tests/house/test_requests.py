"""What visitors ask over HTTP: who they are, tables, invitations, hints; and all that is refused."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from skerry.rulebook.words import LANGUAGES

from .visiting import Guest, Open, ids


@pytest.fixture
def ann(house: Open) -> Any:
    with Guest(house, "Ann") as guest:
        yield guest


@pytest.fixture
def bob(house: Open) -> Any:
    with Guest(house, "Bob") as guest:
        yield guest


@pytest.fixture
def stranger(house: Open) -> Any:
    with Guest(house) as guest:
        yield guest


# Who one is


def test_a_guest_needs_a_name_and_no_more(stranger: Guest) -> None:
    assert stranger.get("/api/me")["known"] is False
    assert stranger.put("/api/me", {"name": " Zoë "})["name"] == "Zoë"
    assert stranger.get("/api/me") == {"known": True, "name": "Zoë", "colour": "#1f6feb", "login": None}
    assert stranger.put("/api/me", {"name": "Zo", "colour": "#00ff00"})["colour"] == "#00ff00"
    assert stranger.get("/api/me")["name"] == "Zo"


@pytest.mark.parametrize(
    ("name", "kept"),
    [("<script>alert(1)</script>", "<script>alert(1)</script>"), ("A\u202enn", "Ann")],
)
def test_a_name_is_only_text(stranger: Guest, name: str, kept: str) -> None:
    answer = stranger.ask("PUT", "/api/me", {"name": name})
    assert answer.json()["name"] == kept
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("name", ["", " ", "\u202e", "x" * 41, "x" * 10_000])
def test_what_is_no_name_is_refused(stranger: Guest, name: str) -> None:
    answer = stranger.ask("PUT", "/api/me", {"name": name})
    assert answer.status_code in (400, 409)
    assert answer.json()["sentence"]
    assert stranger.get("/api/me")["known"] is False


def test_an_account_is_found_again_from_another_device(house: Open, ann: Guest) -> None:
    table = ann.open()
    secret = {"login": "Ann.Lee", "password": "correct horse battery"}
    assert ann.post("/api/me/account", secret)["login"] == "ann.lee"
    assert ann.ask("POST", "/api/me/account", secret).json()["rule"] == "account"
    with Guest(house) as elsewhere:
        wrong = elsewhere.ask("POST", "/api/me/session", {**secret, "password": "wrong password"})
        unknown = elsewhere.ask("POST", "/api/me/session", {**secret, "login": "nobody"})
        assert (wrong.status_code, wrong.json()) == (401, unknown.json())
        assert elsewhere.post("/api/me/session", {**secret, "login": "ANN.LEE"})["name"] == "Ann"
        assert [card["table"] for card in elsewhere.get("/api/lobby")["yours"]] == [table]
        elsewhere.ask("DELETE", "/api/me/session")
        assert elsewhere.get("/api/me")["known"] is False
    assert ann.get("/api/me")["known"] is True


def test_a_login_belongs_to_one(ann: Guest, bob: Guest) -> None:
    secret = {"login": "taken", "password": "correct horse battery"}
    ann.post("/api/me/account", secret)
    assert bob.ask("POST", "/api/me/account", secret).json()["told"]["id"] == "house-login-taken"


def test_a_session_that_has_ended_is_worth_nothing(house: Open, ann: Guest) -> None:
    cookies = dict(ann.client.cookies)
    ann.ask("DELETE", "/api/me/session")
    assert httpx.get(f"{house.address}/api/me", cookies=cookies).json()["known"] is False


# Tables


def test_a_table_is_opened_once_however_often_it_is_asked_for(ann: Guest, bob: Guest) -> None:
    wish = {"id": "evening", "game": "fjorde", "options": {"rounds": 1}, "clock": {"kind": "days", "days": 2}}
    first, second = (ann.post("/api/tables", wish)["state"] for _ in range(2))
    assert first["table"] == second["table"]
    assert first["host"] is True
    assert first["clock"]["days"] == 2
    assert bob.post("/api/tables", wish)["state"]["table"] != first["table"]


@pytest.mark.parametrize(
    ("wish", "rule"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "chartae", "options": {"size": 3}}, "unknown-option"),
        ({"game": "chartae", "options": {"fair": 1}}, "bad-option"),
        ({"game": "chartae", "clock": {"kind": "sand"}}, "syntax"),
        ({"game": "chartae", "clock": {"kind": "live", "seconds": 0}}, "syntax"),
        ({"game": "chartae", "colour": "red"}, "syntax"),
        ({"game": 7}, "syntax"),
        ({}, "syntax"),
    ],
)
def test_a_table_that_cannot_be_is_refused(ann: Guest, wish: dict[str, Any], rule: str) -> None:
    answer = ann.ask("POST", "/api/tables", {"id": next(ids), **wish})
    assert 400 <= answer.status_code < 500
    assert answer.json()["rule"] == rule


def test_the_lobby_shows_open_tables_ones_own_and_finished_ones(ann: Guest, bob: Guest) -> None:
    listed, private = ann.open(listed=True), ann.open()
    assert listed in [card["table"] for card in bob.get("/api/lobby")["open"]]
    assert private not in json.dumps(bob.get("/api/lobby"))
    assert {listed, private} <= {card["table"] for card in ann.get("/api/lobby")["yours"]}
    bob.do(listed, "sit")
    ann.do(listed, "sit")
    assert listed in [card["table"] for card in bob.get("/api/lobby")["yours"]]
    assert listed not in [card["table"] for card in bob.get("/api/lobby")["open"]]
    bob.do(listed, "resign")
    for guest in (ann, bob):
        lobby = guest.get("/api/lobby")
        assert listed not in [card["table"] for card in lobby["yours"]]
        assert listed in [card["table"] for card in lobby["finished"]]


def test_the_lobby_says_whose_turn_it_is_and_how_games_have_ended(ann: Guest, bob: Guest) -> None:
    table = ann.open(listed=True, options={"first": 0}, clock={"kind": "days", "days": 2})
    ann.do(table, "sit")
    bob.do(table, "sit")
    for guest, seat in ((ann, 0), (bob, 1)):
        lobby = guest.get("/api/lobby")
        (card,) = [card for card in lobby["yours"] if card["table"] == table]
        assert (card["you"], card["mover"], card["seats"]) == (seat, 0, ["Ann", "Bob"])
        assert 0 < card["deadline"] - lobby["now"] <= 2 * 24 * 60 * 60 * 1000
        assert table not in [card["table"] for card in lobby["running"]]
    bob.do(table, "resign")
    (card,) = [card for card in ann.get("/api/lobby")["finished"] if card["table"] == table]
    assert card["ended"] == {"id": "house-won-by-resigning", "values": {"who": "Ann"}}


def test_the_lobby_shows_what_may_be_watched(house: Open, ann: Guest) -> None:
    tables = [ann.open(listed=True, watchable=watchable) for watchable in (True, False)]
    for table in tables:
        ann.do(table, "sit")
        ann.do(table, "seat-bot", bot="random")
    with Guest(house) as eve:
        shown = [card["table"] for card in eve.get("/api/lobby")["running"]]
        assert tables[0] in shown
        assert tables[1] not in shown


def test_invitations_are_for_the_host_to_give_away(house: Open, ann: Guest, bob: Guest) -> None:
    table = ann.open()
    invitation = ann.get(f"/api/tables/{table}/invitations")[1]
    assert invitation["link"] == f"/#/join/{table}/1/{invitation['token']}"
    assert invitation["qr"].startswith("<svg")
    assert bob.ask("GET", f"/api/tables/{table}/invitations").json()["rule"] == "not-host"
    assert bob.refused(table, "sit") == (403, "invitation")
    assert bob.do(table, "sit", invitation=invitation["token"])["state"]["you"] == 1
    with Guest(house, "Eve") as eve:
        assert eve.refused(table, "sit", invitation=invitation["token"]) == (409, "seat-taken")


def test_a_private_table_is_only_for_its_players(ann: Guest, bob: Guest, stranger: Guest) -> None:
    table = ann.open(watchable=False)
    ann.do(table, "sit")
    bob.do(table, "sit", invitation=ann.get(f"/api/tables/{table}/invitations")[1]["token"])
    for path in ("", "/moments", "/why?action=take"):
        assert stranger.ask("GET", f"/api/tables/{table}{path}").status_code == 403
    assert bob.state(table)["you"] == 1


def test_a_spectator_a_stranger_and_the_wrong_player_change_nothing(
    ann: Guest, bob: Guest, stranger: Guest
) -> None:
    table = ann.open(listed=True, options={"first": 0})
    ann.do(table, "sit")
    bob.do(table, "sit")
    seq = ann.state(table)["seq"]
    assert stranger.refused(table, "play", action="take") == (401, "stranger")
    with Guest(stranger.house, "Eve") as eve:
        assert eve.refused(table, "play", action="take") == (403, "no-seat")
        assert eve.refused(table, "resign") == (403, "no-seat")
    assert bob.refused(table, "play", action="take") == (409, "other-seat")
    assert ann.refused(table, "play", action="dance") == (400, "syntax")
    assert ann.state(table)["seq"] == seq


def test_a_command_that_comes_twice_is_played_once(ann: Guest) -> None:
    table = ann.open("chartae", options={"first": 0})
    ann.do(table, "sit")
    ann.do(table, "seat-bot", bot="random")
    command = {"id": "once", "do": "play", "action": "turn 0,0"}
    updates = [ann.post(f"/api/tables/{table}/commands?since=3", command) for _ in range(3)]
    played = [line for line in updates[2]["lines"] if line["event"] == "played" and line["seat"] == 0]
    assert len(played) == 1


def test_why_an_action_is_refused_in_the_readers_language(ann: Guest, stranger: Guest) -> None:
    table = ann.open("chartae", options={"first": 0})
    assert ann.ask("GET", f"/api/tables/{table}/why?action=take").json()["rule"] == "not-begun"
    ann.do(table, "sit")
    ann.do(table, "seat-bot", bot="random")
    assert ann.get(f"/api/tables/{table}/why", action="take") == {
        "legal": True,
        "refused": None,
        "brings": [],
    }
    said = set()
    for language in LANGUAGES:
        answer = ann.ask(
            "GET",
            f"/api/tables/{table}/why?action=lay 1,0 r0",
            headers={"accept-language": f"{language}-XX,en;q=0.5"},
        ).json()
        assert answer["refused"]["rule"] == "CH-P5"
        said.add(answer["refused"]["sentence"])
    assert len(said) == len(LANGUAGES)


def test_the_moments_of_a_game_are_shown_again(ann: Guest) -> None:
    table = ann.open("chartae", options={"first": 0})
    ann.do(table, "sit")
    ann.do(table, "seat-bot", bot="random")
    ann.do(table, "play", action="take")
    moments = ann.get(f"/api/tables/{table}/moments", first=0, last=1)
    assert [moment["view"]["hand"] is None for moment in moments] == [True, False]
    assert ann.ask("GET", f"/api/tables/{table}/moments?first=99&last=99").json()["rule"] == "no-moment"
    assert ann.ask("GET", f"/api/tables/{table}/record").json()["rule"] == "not-over"


def test_a_hint_is_for_whoever_plays_against_bots_alone(ann: Guest, bob: Guest) -> None:
    table = ann.open("chartae", options={"first": 0})
    ann.do(table, "sit")
    ann.do(table, "seat-bot", bot="random")
    hint = ann.post(f"/api/tables/{table}/hint", {"bot": "greedy"})
    assert hint["action"] in ann.state(table)["legal"]
    assert ann.ask("POST", f"/api/tables/{table}/hint", {"bot": "x"}).json()["rule"] == "unknown-player"
    assert bob.ask("POST", f"/api/tables/{table}/hint", {}).json()["rule"] == "no-hint"
    among = ann.open(listed=True, options={"first": 0})
    ann.do(among, "sit")
    bob.do(among, "sit")
    refused = ann.ask("POST", f"/api/tables/{among}/hint", {}).json()
    assert refused["told"]["id"] == "house-no-hint-among-people"


def test_a_rematch_leads_to_another_table(ann: Guest, bob: Guest) -> None:
    table = ann.open(listed=True)
    ann.do(table, "sit")
    bob.do(table, "sit")
    bob.do(table, "resign")
    ann.do(table, "rematch")
    following = bob.do(table, "rematch")["state"]["next_table"]
    assert ann.state(table)["next_table"] == following
    assert [ann.state(following)["you"], bob.state(following)["you"]] == [1, 0]
    assert ann.state(following)["status"] == "running"


# What nobody should send


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"play"',
        b"\xff\xfe\x00",
        b'{"do": "play"}',
        b'{"do": "fly", "id": "1"}',
        b'{"do": "play", "id": "1", "action": 7}',
        b'{"do": "play", "id": "1", "action": "take", "more": 1}',
        b'{"do": "play", "id": "<>", "action": "take"}',
        b'{"do": "play", "id": "1", "action": "\xff"}',
        b'{"do": "play", "id": "1", "action": "take", "ply": -1}',
        b"[" * 30_000,
    ],
)
def test_what_is_no_command_is_refused(ann: Guest, body: bytes) -> None:
    table = ann.open()
    answer = ann.client.post(
        f"/api/tables/{table}/commands", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400
    assert answer.json()["rule"] == "syntax"


def test_a_huge_body_is_refused(ann: Guest) -> None:
    answer = ann.client.put("/api/me", content=b'{"name": "' + b"x" * 100_000)
    assert answer.status_code == 413
    assert answer.json()["rule"] == "too-large"


@pytest.mark.parametrize("table", ["0", "f" * 20, "f" * 41, "..%2f..", "%00", "%ff", "ü", "A" * 5000])
def test_a_table_that_there_is_not(ann: Guest, table: str) -> None:
    answer = ann.client.get(f"/api/tables/{table}")
    assert answer.status_code in (400, 404)
    assert answer.json()["sentence"]


@pytest.mark.parametrize("query", ["since=-1", "since=x", "since=99999999999999999999", "since=1e9"])
def test_a_number_that_is_none(ann: Guest, query: str) -> None:
    assert ann.client.get(f"/api/tables/{ann.open()}?{query}").status_code == 400


# The door


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://[broken"},
    ],
)
def test_another_site_changes_nothing(ann: Guest, headers: dict[str, str]) -> None:
    answer = ann.ask("PUT", "/api/me", {"name": "Mallory"}, headers=headers)
    assert (answer.status_code, answer.json()["rule"]) == (403, "other-site")
    assert ann.get("/api/me")["name"] == "Ann"


def test_a_page_of_the_house_may_ask(house: Open, ann: Guest) -> None:
    headers = {"origin": house.address, "sec-fetch-site": "same-origin"}
    assert ann.ask("PUT", "/api/me", {"name": "Anna"}, headers=headers).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "", "127.0.0.1.evil.example:80", "[", "0.0.0.0"])
def test_a_house_on_this_machine_has_no_other_name(house: Open, host: str) -> None:
    answer = httpx.get(f"{house.address}/api/me", headers={"host": host})
    assert answer.status_code in (400, 403)


def test_every_answer_forbids_a_browser_what_it_does_not_need(ann: Guest) -> None:
    for path in ("/", "/api/me", "/api/tables/0", "/nowhere", "/schema/openapi.json"):
        policy = ann.client.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy


def test_health_readiness_and_figures(ann: Guest) -> None:
    assert ann.get("/health")["status"] == "ok"
    assert ann.get("/ready")["status"] == "ok"
    figures = ann.client.get("/metrics").text
    assert "skerry_requests_total" in figures
    assert "skerry_moves" in figures


def test_the_schema_is_offered_twice(ann: Guest) -> None:
    schema = ann.get("/schema")
    assert schema == ann.get("/schema/openapi.json")
    assert schema["openapi"].startswith("3.1")
    assert {"Update", "State", "Line", "Told", "Refusal", "Answer", "Presence"} <= schema["components"][
        "schemas"
    ].keys()
