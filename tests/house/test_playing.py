"""Whole games in a house: opened, joined by invitation, played over HTTP and over sockets, verified."""

from __future__ import annotations

import random
from contextlib import ExitStack

import httpx
import pytest

from skerry.rulebook.game import game_names

from .visiting import Guest, Open, added_by, company, last_options


@pytest.mark.parametrize("game", game_names())
def test_guests_play_a_whole_game_and_verify_it(house: Open, game: str) -> None:
    choice = random.Random(game)
    with ExitStack() as stack:
        guests, table = stack.enter_context(company(house, game, entropy=True, options=last_options(game)))
        eve = stack.enter_context(Guest(house))
        sockets = [stack.enter_context(guest.live(table)) for guest in (*guests, eve)]
        states = [socket.next("update")["state"] for socket in sockets]
        assert [state["you"] for state in states] == [*range(len(guests)), None]
        commitment = states[0]["chance"]["commitment"]
        while states[0]["status"] == "running":
            mover = states[0]["mover"]
            action = choice.choice(states[mover]["legal"])
            sockets[mover].send("play", action=action, ply=states[0]["ply"])
            states = [socket.next("update")["state"] for socket in sockets]
        assert all(state["outcome"] == states[0]["outcome"] for state in states)
        assert states[0]["outcome"]["ending"] == "rules"
        record = eve.get(f"/api/tables/{table}/record")
        assert record["chance"]["entropy"] == [added_by(seat) for seat in range(len(guests))]
        assert record["chance"]["commitment"] == commitment
        verified = eve.post("/api/verify", record)
        assert verified["actions"] == len(record["actions"]) == states[0]["ply"]
        record["chance"]["entropy"][0] = "ab13"
        assert eve.ask("POST", "/api/verify", record).json()["rule"] == "verify"


def test_a_person_plays_against_a_bot_over_http(house: Open) -> None:
    with Guest(house, "Ann") as ann:
        table = ann.open("chartae", options={"first": 1})
        ann.do(table, "sit", seat=0)
        ann.do(table, "seat-bot", bot="random")
        seen = 0
        while (update := ann.get(f"/api/tables/{table}", since=seen))["state"]["status"] == "running":
            seen = update["state"]["seq"]
            if update["state"]["legal"]:
                ann.do(table, "play", action=update["state"]["legal"][0])
        state = update["state"]
        assert state["outcome"]["ending"] == "rules"
        assert [seat["bot"] for seat in state["seats"]] == ["", "random"]


def test_the_cookie_is_for_this_house_and_no_script(house: Open) -> None:
    answer = httpx.put(f"{house.address}/api/me", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert all(part in cookie for part in ("httponly", "samesite=strict", "path=/"))
