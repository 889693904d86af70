"""Kill a house in the middle of its work, again and again, and look whether it has kept its word.

    python -m tests.house.crashing 200 [FILE]

Guests play at several tables at once, as fast as they can. At a random moment the house is killed (SIGKILL),
opened again, and asked: every action that was acknowledged must be there, none twice, and every game must go
on. A command that was not acknowledged is sent again with its id, as a page would.

What was done is kept in a file; Ctrl+C stops after the life that is going on, and the same command goes on
from there.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from skerry.rulebook.game import game_names

TABLES = 3
KILLS_A_HOUSE = 20  # over one store; then its games are played out
LONGEST_LIFE = 0.6  # seconds of work before the house is killed
PATIENCE = 600.0  # a machine may have much else to do
LOST = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


class Player:
    """One guest at one table: knows what was acknowledged, and what was sent and not answered."""

    def __init__(self, client: httpx.AsyncClient, table: str, seat: int, choice: random.Random) -> None:
        self.client, self.table, self.seat, self.choice = client, table, seat, choice
        self.acknowledged: dict[int, str] = {}  # by ply
        self.open: dict[str, Any] | None = None
        self.count = 0
        self.state: dict[str, Any] = {}
        self.over = False

    async def play(self, port: int) -> None:
        """Play until the house is gone or the game is over."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/live"
        with contextlib.suppress(*LOST):
            async with connect(address, additional_headers={"Cookie": cookies}) as socket:
                if self.open is not None:
                    await self.send(socket, self.open)
                async for frame in socket:
                    if not await self.hear(socket, json.loads(frame)):
                        return

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> bool:
        """Whether the game goes on after this message."""
        if message["type"] == "answer" and self.open is not None and message["id"] == self.open["id"]:
            refused = message["refused"]
            assert refused is None, refused
            self.acknowledged[self.open["ply"]] = self.open["action"]
            self.open = None
        if message["type"] == "update":
            self.state = message["state"]
            if self.state["status"] == "over":
                return False
        if self.open is None and self.state["mover"] == self.seat and self.state["legal"]:
            action, ply = self.choice.choice(self.state["legal"]), self.state["ply"]
            if ply not in self.acknowledged:
                self.count += 1
                self.open = {
                    "do": "play",
                    "id": f"{self.seat}-{self.count}",
                    "action": action,
                    "ply": ply,
                }
                await self.send(socket, self.open)
        return True

    async def send(self, socket: ClientConnection, command: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(command).decode())


class Trial:
    """A house that is killed, over one folder."""

    def __init__(self, folder: Path, seed: int, game: str) -> None:
        self.folder, self.game = folder, game
        self.choice = random.Random(seed)
        self.house: subprocess.Popen[str]
        self.port = 0
        self.players: list[Player] = []
        self.tables = 0
        self.kills = 0
        self.checked = 0

    def open(self) -> None:
        program = "import sys; from tests.house.crashing import keep_open; keep_open(sys.argv[1])"
        self.house = subprocess.Popen(
            [sys.executable, "-c", program, str(self.folder)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).resolve().parents[2],
            start_new_session=True,  # Ctrl+C is for the trial, and not for its house
        )
        assert self.house.stdout is not None
        self.port = int(self.house.stdout.readline())

    def kill(self) -> None:
        self.house.send_signal(signal.SIGKILL)
        self.house.wait()
        assert self.house.stdout is not None
        self.house.stdout.close()
        self.kills += 1

    async def new_table(self) -> None:
        """Two guests sit down at a table of their own."""
        self.tables += 1
        clients = [httpx.AsyncClient(timeout=PATIENCE) for _ in range(2)]
        base = f"http://127.0.0.1:{self.port}"
        for client in clients:
            (await client.put(f"{base}/api/me", json={"name": "Crash"})).raise_for_status()
        wish = {"id": "table", "game": self.game, "listed": True}
        opened = await clients[0].post(f"{base}/api/tables", json=wish)
        table = opened.raise_for_status().json()["state"]["table"]
        for seat, client in enumerate(clients):
            sit = {"do": "sit", "id": f"sit-{seat}"}
            (await client.post(f"{base}/api/tables/{table}/commands", json=sit)).raise_for_status()
            self.players.append(Player(client, table, seat, self.choice))

    async def life(self) -> None:
        """One life of the house, and its end; then what it has kept is compared with its word."""
        while len(self.players) < 2 * TABLES:
            await self.new_table()
        playing = [asyncio.create_task(player.play(self.port)) for player in self.players]
        await asyncio.sleep(self.choice.random() * LONGEST_LIFE)
        self.kill()
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
        self.open()
        for pair in zip(self.players[::2], self.players[1::2], strict=True):
            await self.check(pair)
        over = [player for player in self.players if player.over]
        for player in over:
            await player.client.aclose()
            self.players.remove(player)

    async def check(self, pair: tuple[Player, Player]) -> None:
        """Every acknowledged action is there, at its place, once."""
        base = f"http://127.0.0.1:{self.port}"
        for player in pair:  # what had no answer is sent again: it is done once, whether it was kept or not
            if player.open is not None:
                path = f"{base}/api/tables/{player.table}/commands"
                answer = (await player.client.post(path, json=player.open)).raise_for_status()
                player.acknowledged[player.open["ply"]] = player.open["action"]
                player.open = None
                assert answer.status_code == 200
        update = (await pair[0].client.get(f"{base}/api/tables/{pair[0].table}")).raise_for_status().json()
        lines = [line for line in update["lines"] if line["event"] == "played"]
        for player in pair:
            player.over = update["state"]["status"] == "over"
            own = {ply: line["action"] for ply, line in enumerate(lines) if line["seat"] == player.seat}
            assert own == player.acknowledged, (own, player.acknowledged)
            self.checked += len(own)

    async def finish(self) -> None:
        """Every game that has begun can be played to its end."""
        playing = [player.play(self.port) for player in self.players]
        await asyncio.wait_for(asyncio.gather(*playing), 4 * PATIENCE)
        for player in self.players:
            assert player.state["status"] == "over"
            await player.client.aclose()


def keep_open(folder: str) -> None:
    """In the process that is killed: a house without limits, that says its port."""
    from skerry.house.serving import listen, run
    from skerry.house.settings import Settings
    from skerry.house.store import Store

    from .conftest import PATIENT

    settings = Settings(Path(folder), limits=PATIENT)
    store = Store(settings.database)
    listening = listen("127.0.0.1", 0)
    print(listening.getsockname()[1], flush=True)
    asyncio.run(run(settings, store, listening))


def always(_: Trial) -> bool:
    return True


async def crash(
    kills: int, seed: int, game: str, folder: Path, goes_on: Callable[[Trial], bool] = always
) -> Trial:
    """Kill a house so often, asking after each life whether to go on, and play the games to their end."""
    trial = Trial(folder, seed, game)
    trial.open()
    try:
        while trial.kills < kills:
            await trial.life()
            if not goes_on(trial):
                break
        await trial.finish()
    finally:
        trial.kill()
        for player in trial.players:
            await player.client.aclose()
    return trial


class Tally(msgspec.Struct):
    """What was done so far, in one run or several."""

    kills: int = 0
    trials: int = 0
    tables: int = 0
    checked: int = 0
    seconds: float = 0.0

    @classmethod
    def read(cls, path: Path) -> Tally:
        return msgspec.json.decode(path.read_bytes(), type=cls) if path.exists() else cls()

    def write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_suffix(".new")
        beside.write_bytes(msgspec.json.encode(self))
        beside.replace(path)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills in {self.seconds / 60:.0f} min: {self.tables} tables, {self.checked} times "
            f"an acknowledged action was found again; none lost, none twice, every game played to its end"
        )


class Stopping:
    """Whether somebody has asked to stop."""

    def __init__(self) -> None:
        self.asked = False
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self.ask)

    def ask(self, *_: object) -> None:
        print("stopping after this life, and when its games are played out…", flush=True)
        self.asked = True


def main(kills: int, path: Path) -> None:
    """So many kills in all, those of earlier runs counted; each game in turn, in houses of their own."""
    tally, stopping, games = Tally.read(path), Stopping(), game_names()
    if tally.kills:
        print(f"going on after {tally}", flush=True)
    while tally.kills < kills and not stopping.asked:
        game, seed = games[tally.trials % len(games)], int.from_bytes(os.urandom(4), "big")
        wanted, begun = min(KILLS_A_HOUSE, kills - tally.kills), time.monotonic()
        folder = Path(tempfile.mkdtemp(prefix="crash-"))
        try:
            trial = asyncio.run(crash(wanted, seed, game, folder, lambda _: not stopping.asked))
        except BaseException:
            print(f"{game}, seed {seed}: failed; the store is kept in {folder}", flush=True)
            raise
        shutil.rmtree(folder)
        tally.kills += trial.kills - 1  # the last one only tidies up
        tally.trials += 1
        tally.tables += trial.tables
        tally.checked += trial.checked
        tally.seconds += time.monotonic() - begun
        tally.write(path)
        left = (kills - tally.kills) * tally.seconds / tally.kills / 60
        print(f"{tally.kills} of {kills} kills ({game}), about {left:.0f} min to go", flush=True)
    print(tally)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2] if len(sys.argv) > 2 else "build/crash.json"))
