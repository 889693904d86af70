"""How many live games one process of the house carries: `make load`, or `python -m benchmarks.load [MOST]`.

`make load PEER=yes`, or `python -m benchmarks.load MOST --peer`, asks the same of boardgame.io's server in
the same run (it needs Node and, the first time, the internet): the smallest game of two, kept in memory only.

Two guests a table, each on a socket of their own, play random actions, a table one action every 2.5 seconds
(each player one every 5). The number of tables grows until, of a hundred actions, one takes longer than
100 ms from the player's hand to both screens. The guests run in another process than the house.
"""

from __future__ import annotations

import asyncio
import gc
import json
import multiprocessing
import os
import queue
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

STEPS = (50, 100, 200, 300, 400, 600, 800, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000)
PACE = 2.5  # seconds between two actions of a table
MEASURED = 20.0  # seconds of each step
SLOWEST = 0.1  # seconds that one action in a hundred may take
GAME = "fjorde"
HERE = Path(__file__).resolve().parent.parent
PEER = HERE / "benchmarks" / "boardgame_io"


class Shown(msgspec.Struct):
    """What a guest looks at."""

    you: int
    seq: int
    ply: int
    mover: int | None
    legal: list[str]
    status: str


class Message(msgspec.Struct):
    type: str
    state: Shown | None = None


class Screen:
    """A guest's socket, read all the time."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Shown | None = None
        self.seen: dict[int, float] = {}  # when each ply was shown
        self.news = asyncio.Event()
        self.decoder = msgspec.json.Decoder(Message)
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for frame in self.socket:
            if '"type":"update"' not in str(frame[:20]):
                continue
            now = time.perf_counter()
            message = self.decoder.decode(frame)
            assert message.state is not None
            self.state = message.state
            self.seen[message.state.ply] = now
            self.news.set()

    async def shows(self, ply: int) -> float:
        """When this screen showed a ply."""
        while ply not in self.seen:
            self.news.clear()
            await self.news.wait()
        return self.seen.pop(ply)


async def sit_down(client: httpx.AsyncClient, base: str, number: int) -> list[Screen]:
    """A table with two guests."""
    cookies, table = [], ""
    for seat in range(2):
        answer = await client.put(f"{base}/api/me", json={"name": f"Guest {number} {seat}"})
        cookies.append(f"skerry={answer.raise_for_status().cookies['skerry']}")
        client.cookies.clear()
    wish = {"id": "load", "game": GAME, "listed": True}
    for seat, cookie in enumerate(cookies):
        if seat == 0:
            opened = await client.post(f"{base}/api/tables", json=wish, headers={"cookie": cookie})
            table = opened.raise_for_status().json()["state"]["table"]
        sit = {"id": "sit", "do": "sit"}
        path = f"{base}/api/tables/{table}/commands"
        (await client.post(path, json=sit, headers={"cookie": cookie})).raise_for_status()
    address = f"{base.replace('http', 'ws')}/api/tables/{table}/live"
    return [
        Screen(
            await connect(
                address, additional_headers={"Cookie": cookie}, compression=None, ping_interval=None
            )
        )
        for cookie in cookies
    ]


async def keep_playing(
    screens: list[Screen], until: float, taken: list[float], choice: random.Random
) -> None:
    """Play at the pace of people, and note how long each action takes to both screens."""
    await asyncio.sleep(choice.random() * PACE)
    count = 0
    while (now := time.perf_counter()) < until:
        states = [screen.state for screen in screens]
        mover = states[0].mover if states[0] is not None else None
        if mover is None or states[mover] is None:
            return
        state = states[mover]
        assert state is not None
        if state.legal:
            count += 1
            action = choice.choice(state.legal)
            ident = f"{state.ply}-{count}-{int(now * 1e6)}"
            begun = time.perf_counter()
            command = json.dumps({"id": ident, "do": "play", "action": action})
            await screens[mover].socket.send(command)
            shown = [await screen.shows(state.ply + 1) for screen in screens]
            taken.append(max(shown) - begun)
        await asyncio.sleep(max(0.0, PACE - (time.perf_counter() - now)))


def guests(base: str, orders: Any, answers: Any) -> None:
    """A process of guests: told of how many tables more, it plays at all of them and answers how fast."""

    async def visit() -> None:
        tables: list[list[Screen]] = []
        choice = random.Random(1)
        async with httpx.AsyncClient(timeout=60) as client:
            while (more := await asyncio.to_thread(orders.get)) is not None:
                for _ in range(more):
                    tables.append(await sit_down(client, base, len(tables)))
                gc.collect()
                gc.disable()  # guests must not be late by themselves
                answers.put("seated")
                await asyncio.to_thread(orders.get)
                taken: list[float] = []
                until = time.perf_counter() + MEASURED
                await asyncio.gather(*(keep_playing(screens, until, taken, choice) for screens in tables))
                answers.put(taken)

    uvloop.run(visit())


def keep_open(folder: str) -> None:
    """The house, in a process of its own."""
    from skerry.house.serving import listen, read_rules, run
    from skerry.house.settings import Limits, Settings
    from skerry.house.store import Store

    many = 10**9
    limits = Limits(
        requests_a_second=many,
        requests_at_once=many,
        commands_a_second=many,
        commands_at_once=many,
        newcomers_a_minute=many,
        sockets_of_an_address=many,
        sockets=many,
        connections=many,
    )
    settings = Settings(Path(folder), limits=limits)
    store = Store(settings.database)
    read_rules()
    listening = listen("127.0.0.1", 0)
    print(listening.getsockname()[1], flush=True)
    uvloop.run(run(settings, store, listening))


def memory_of(process: int) -> int:
    """Bytes in memory."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def processor_of(process: int) -> float:
    """Seconds of the processor used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


class Crowd:
    """The guests of the house, in a process of their own."""

    def __init__(self, base: str) -> None:
        context = multiprocessing.get_context("spawn")
        self.orders, self.answers = context.Queue(), context.Queue()
        self.process = context.Process(target=guests, args=(base, self.orders, self.answers), daemon=True)
        self.process.start()
        assert self.process.pid is not None
        self.pid = self.process.pid

    def ask(self, order: int | str) -> Any:
        """What the guests answer to an order: so many tables more, or to play."""
        self.orders.put(order)
        while True:
            try:
                return self.answers.get(timeout=1)
            except queue.Empty:
                if not self.process.is_alive():
                    raise SystemExit("The guests have failed; what they have said stands above.") from None

    def leave(self) -> None:
        self.process.kill()
        self.process.join()


class PeerCrowd:
    """The guests of boardgame.io's server."""

    def __init__(self, base: str) -> None:
        command = ["node", str(PEER / "guests.cjs"), base, str(PACE), str(MEASURED)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.pid = self.process.pid

    def ask(self, order: int | str) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{order}\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def leave(self) -> None:
        self.process.kill()
        self.process.wait()


def measure(name: str, command: list[str], crowd_of: Callable[[str], Crowd | PeerCrowd], most: int) -> int:
    """Open a house, and let more and more guests in; answers how many games it has carried."""
    print(name)
    house = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=HERE)
    crowd: Crowd | PeerCrowd | None = None
    try:
        assert house.stdout is not None
        crowd = crowd_of(f"http://localhost:{int(house.stdout.readline())}")
        return grow(house.pid, crowd, most)
    finally:
        if crowd is not None:
            crowd.leave()
        house.kill()
        house.wait()


def grow(house: int, crowd: Crowd | PeerCrowd, most: int) -> int:
    """Seat more and more guests, until it takes too long; answers how many games were carried before."""
    print("tables  moves/s  median  99 %    house's core  guests' core  memory a game", flush=True)
    empty, seated = memory_of(house), 0
    for step in (step for step in STEPS if step <= most):
        crowd.ask(step - seated)
        before = processor_of(house), processor_of(crowd.pid)
        taken = sorted(crowd.ask("play"))
        used, by_guests = (
            (processor_of(process) - then) / MEASURED
            for process, then in zip((house, crowd.pid), before, strict=True)
        )
        worst = taken[int(len(taken) * 0.99)]
        kilobytes = (memory_of(house) - empty) / step / 1024
        print(
            f"{step:6}  {len(taken) / MEASURED:7.1f}  {taken[len(taken) // 2] * 1000:4.0f} ms  "
            f"{worst * 1000:4.0f} ms  {used:11.0%}  {by_guests:12.0%}  {kilobytes:9.0f} kB",
            flush=True,
        )
        if worst > SLOWEST:
            return seated
        seated = step
    return seated


def measure_house(most: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        program = "import sys; from benchmarks.load import keep_open; keep_open(sys.argv[1])"
        return measure(f"The house, {GAME}", [sys.executable, "-c", program, folder], Crowd, most)


def measure_peer(most: int) -> int:
    if not (PEER / "node_modules").exists():
        subprocess.run(["npm", "--prefix", str(PEER), "ci", "--no-audit", "--no-fund"], check=True)
    command = ["node", str(PEER / "house.cjs")]
    return measure("boardgame.io, a game that counts", command, PeerCrowd, most)


def main(most: int, peer: bool) -> None:
    print(f"This machine has {os.cpu_count()} cores; its load before: {os.getloadavg()[0]:.1f}")
    every = f"each player one action every {2 * PACE:.0f} s"
    carried = measure_house(most)
    print(f"{carried} live games on one process, {every}", flush=True)
    if peer:
        others = measure_peer(most)
        print(f"{others} live games of boardgame.io on one process, {every}")
        if others:
            print(f"The house carries {carried / others:.2f} times as many.")


if __name__ == "__main__":
    numbers = [int(given) for given in sys.argv[1:] if given.isdecimal()]
    main(numbers[0] if numbers else STEPS[-1], "--peer" in sys.argv)
