"""The store: what is acknowledged is kept, what cannot be kept is not done, and games outlive the house."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from skerry.house.schema import METADATA, SETTINGS, TABLES
from skerry.house.serving import listen
from skerry.house.settings import Settings
from skerry.house.store import Store
from skerry.rulebook.refusal import Refused

from .conftest import PATIENT
from .visiting import Guest, opened


def begin(ann: Guest, bob: Guest, **wishes: Any) -> str:
    table = ann.open("chartae", listed=True, options={"first": 0, "land": 0}, **wishes)
    ann.do(table, "sit")
    bob.do(table, "sit")
    return table


def test_a_running_game_survives_the_house(tmp_path: Path) -> None:
    with opened(tmp_path) as house, Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        table = begin(ann, bob, clock={"kind": "live", "seconds": 60, "increment": 0})
        ann.post(f"/api/tables/{table}/commands", {"id": "first", "do": "play", "action": "take"})
        before = ann.state(table)
        cookies = ann.client.cookies
    with opened(tmp_path) as house, Guest(house) as ann:
        ann.client.cookies = cookies
        after = ann.state(table)
        for part in ("view", "seats", "ply", "legal", "mover", "chance"):
            assert after[part] == before[part]
        assert [line["event"] for line in ann.get(f"/api/tables/{table}")["lines"]][-1] == "woken"
        again = ann.post(f"/api/tables/{table}/commands", {"id": "first", "do": "play", "action": "take"})
        assert again["state"]["ply"] == 1
        assert ann.do(table, "play", action="lay 1,0 r0")["state"]["ply"] == 2


def test_a_bot_that_was_thinking_thinks_again(tmp_path: Path) -> None:
    with opened(tmp_path) as house, Guest(house, "Ann") as ann:
        table = ann.open("chartae", options={"first": 1})
        cookies = ann.client.cookies
        ann.do(table, "sit", seat=0)
        ann.do(table, "seat-bot", bot="greedy")
    with opened(tmp_path) as house, Guest(house) as ann:
        ann.client.cookies = cookies
        with ann.live(table) as live:
            while not live.next("update")["state"]["legal"]:
                pass
        assert ann.state(table)["mover"] == 0


def test_a_full_disk_is_said_and_nothing_is_played(tmp_path: Path) -> None:
    with (
        opened(tmp_path, limits=PATIENT) as house,
        Guest(house, "Ann") as ann,
        Guest(house, "Bob") as bob,
    ):
        table = begin(ann, bob)
        before = ann.get(f"/api/tables/{table}")
        with house.store.engine.connect() as connection:
            pages = connection.execute(sql.text("PRAGMA page_count")).scalar_one()

        def fill(connection: Any, *_: Any) -> None:
            connection.execute(f"PRAGMA max_page_count={pages}")

        sql.event.listen(house.store.engine, "begin", lambda connection: fill(connection.connection))
        wishes = ({"id": f"wish-{number}", "game": "chartae"} for number in range(1000))
        answer = next(
            answer for wish in wishes if (answer := ann.ask("POST", "/api/tables", wish)).status_code != 200
        )
        assert (answer.status_code, answer.json()["rule"]) == (507, "disk-full")
        move = {"id": "x" * 60, "do": "play", "action": "turn 0,0"}  # it may still find room
        answer = ann.ask("POST", f"/api/tables/{table}/commands", move)
        assert answer.status_code in (200, 507)
        assert ann.state(table)["ply"] == (answer.status_code == 200)
        assert ann.get("/health")["status"] == "ok"
        assert ann.get(f"/api/tables/{table}")["lines"][: len(before["lines"])] == before["lines"]


def test_a_store_of_a_newer_house_is_left_as_it_is(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    Store(settings.database).close()
    with sqlite3.connect(settings.database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = settings.database.read_bytes()
    with pytest.raises(Refused) as refused:
        Store(settings.database)
    assert refused.value.message == "house-store-newer"
    assert settings.database.read_bytes() == before


@pytest.mark.parametrize("contents", [b"no database at all" * 100, b"SQLite format 3\x00" + b"\x01" * 4096])
def test_a_damaged_store_is_said(tmp_path: Path, contents: bytes) -> None:
    settings = Settings(tmp_path)
    settings.database.write_bytes(contents)
    with pytest.raises(Refused) as refused:
        Store(settings.database)
    assert refused.value.message == "house-store-broken"


def test_two_houses_do_not_share_a_store(tmp_path: Path) -> None:
    store = Store(Settings(tmp_path).database)
    with pytest.raises(Refused) as refused:
        Store(Settings(tmp_path).database)
    assert refused.value.message == "house-store-in-use"
    store.close()
    Store(Settings(tmp_path).database).close()


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Refused) as refused:
        Store(Settings(tmp_path / "file" / "data").database)
    assert refused.value.message == "cannot-write"


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    store = Store(Settings(tmp_path).database)
    found = sql.inspect(store.engine)
    for name, table in METADATA.tables.items():
        columns = {column["name"]: str(column["type"]) for column in found.get_columns(name)}
        assert columns == {column.name: column.type.compile() for column in table.columns}
        assert {index["name"] for index in found.get_indexes(name)} == {index.name for index in table.indexes}
    store.close()


def test_what_waits_together_is_written_together_and_fails_alone(tmp_path: Path) -> None:
    store = Store(Settings(tmp_path).database)

    async def write() -> list[Any]:
        rows = [{"name": f"setting {number % 40}", "value": "x"} for number in range(60)]
        kept = [store.keep([(sql.insert(SETTINGS), [row])]) for row in rows]
        return await asyncio.gather(*kept, return_exceptions=True)

    answers = asyncio.run(write())
    assert answers[:40] == [None] * 40
    assert all(isinstance(answer, IntegrityError) for answer in answers[40:])
    assert store.commits <= 60
    with store.engine.connect() as connection:
        assert connection.execute(sql.select(sql.func.count()).select_from(SETTINGS)).scalar_one() == 41
    store.close()


def test_a_table_played_by_other_rules_is_said(tmp_path: Path) -> None:
    with opened(tmp_path) as house, Guest(house, "Ann") as ann:
        table = ann.open("chartae")
        path = house.settings.database
    with sqlite3.connect(path) as connection:
        connection.execute(
            "UPDATE events SET event = replace(CAST(event AS TEXT), '\"rules\":1', '\"rules\":0')"
        )
    connection.close()
    with opened(tmp_path) as house, Guest(house) as eve:
        assert eve.ask("GET", f"/api/tables/{table}").json()["rule"] == "rules-version"


def test_the_lobby_is_put_right_where_the_house_was_ended_in_between(tmp_path: Path) -> None:
    with opened(tmp_path) as house, Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        table = begin(ann, bob)
        ann.do(table, "resign")
        store = house.store
        with store.engine.begin() as connection:
            connection.execute(sql.update(TABLES).values(status="running"))
    with opened(tmp_path) as house, Guest(house) as eve:
        eve.state(table)
        assert [card["table"] for card in eve.get("/api/lobby")["finished"]] == [table]


# The command


def serving(*arguments: str, cwd: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "skerry", "serve", "--no-browser", "--language", "en", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=cwd)


def test_a_port_in_use_leads_to_the_next_and_ctrl_c_closes_the_house(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        house = serving("--port", str(port), "--data", str(tmp_path / "data"), cwd=tmp_path)
        watchdog = threading.Timer(60, house.kill)
        watchdog.start()
        assert house.stdout is not None
        assert house.stdout.readline().startswith(f"Port {port} is in use; the house takes ")
        assert house.stdout.readline().startswith("The house is open: http://localhost:")
        second = serving("--port", "0", "--data", str(tmp_path / "data"), cwd=tmp_path)
        assert "Another house is open" in second.communicate(timeout=60)[1]
        assert second.returncode == 1
        house.send_signal(signal.SIGINT)
        said, complaints = house.communicate(timeout=60)
        watchdog.cancel()
    assert said == "The house is closed. Every game goes on when it opens again.\n"
    assert "Traceback" not in complaints
    assert house.returncode == 0
    assert (tmp_path / "data" / "house.sqlite3").exists()


@pytest.mark.parametrize(
    ("host", "port", "message"),
    [("203.0.113.7", 8026, "house-no-address"), ("no such host.example", 1, "house-no-address")],
)
def test_an_address_that_is_not_ours_is_said(host: str, port: int, message: str) -> None:
    with pytest.raises(Refused) as refused:
        listen(host, port)
    assert refused.value.message == message


def test_where_no_port_is_free_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr("skerry.house.serving.PORTS_TRIED", 0)
        with pytest.raises(Refused) as refused:
            listen("127.0.0.1", taken.getsockname()[1])
    assert refused.value.message == "house-no-port"
