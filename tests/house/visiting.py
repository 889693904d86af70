"""A house for tests, open on a port of its own in this process, and guests who visit it."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from skerry.house.app import make_app
from skerry.house.house import House
from skerry.house.serving import listen, uvicorn_config
from skerry.house.settings import Settings
from skerry.house.store import Store
from skerry.rulebook.game import find_game

ids = (f"command-{number}" for number in itertools.count())


class Open:
    """An open house."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.listening = listen("127.0.0.1", 0)
        self.port = self.listening.getsockname()[1]
        self.store = Store(settings.database)
        self.house: House
        self.server: uvicorn.Server
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self.thread.start()
        self.ready.wait(timeout=30)
        assert self.thread.is_alive()

    async def _serve(self) -> None:
        self.house = House(self.settings, self.store)
        self.server = uvicorn.Server(uvicorn_config(make_app(self.house), self.settings))
        self.ready.set()
        await self.server.serve(sockets=[self.listening])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join()


@contextmanager
def opened(folder: Path, **settings: Any) -> Iterator[Open]:
    house = Open(Settings(folder, **settings))
    try:
        yield house
    finally:
        house.close()


@contextmanager
def company(
    house: Open, game: str, entropy: bool = False, **wishes: Any
) -> Iterator[tuple[list[Guest], str]]:
    """As many guests as the game takes with these options, all seated by invitation but for the host."""
    found = find_game(game)
    seats = found.seats_of(found.complete(wishes.get("options", {})))
    with ExitStack() as stack:
        guests = [stack.enter_context(Guest(house, f"Guest {seat}")) for seat in range(seats)]
        table = guests[0].open(game, **wishes)
        invitations = guests[0].get(f"/api/tables/{table}/invitations")
        for seat, guest in enumerate(guests):
            added = added_by(seat) if entropy else ""
            guest.do(table, "sit", invitation=invitations[seat]["token"], entropy=added)
        yield guests, table


def added_by(seat: int) -> str:
    """What the guest on a seat adds to the chance of a game."""
    return f"ab12{seat}" * 4


def last_options(game: str) -> dict[str, Any]:
    """The options of a game that are not its defaults: mostly the shorter game."""
    return {option.name: option.values[-1] for option in find_game(game).options}


class Guest:
    """Somebody with a browser, or something like it."""

    def __init__(self, house: Open, name: str | None = None) -> None:
        self.house = house
        self.client = httpx.Client(base_url=house.address, timeout=30)
        if name is not None:
            self.put("/api/me", {"name": name, "colour": "#aa3311"})

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.client.request(method, path, json=body, **more)

    def get(self, path: str, **query: Any) -> Any:
        return self._good(self.client.get(path, params=query))

    def put(self, path: str, body: Any) -> Any:
        return self._good(self.client.put(path, json=body))

    def post(self, path: str, body: Any) -> Any:
        return self._good(self.client.post(path, json=body))

    def _good(self, response: httpx.Response) -> Any:
        assert response.status_code == 200, response.text
        return response.json()

    def open(self, game: str = "chartae", **wishes: Any) -> str:
        """A table's name."""
        update = self.post("/api/tables", {"id": next(ids), "game": game, **wishes})
        return str(update["state"]["table"])

    def do(self, table: str, what: str, **more: Any) -> Any:
        """A command that is done."""
        return self.post(f"/api/tables/{table}/commands", {"id": next(ids), "do": what, **more})

    def refused(self, table: str, what: str, **more: Any) -> tuple[int, str]:
        """A command that is refused: the status and the rule."""
        response = self.ask("POST", f"/api/tables/{table}/commands", {"id": next(ids), "do": what, **more})
        return response.status_code, response.json()["rule"]

    def state(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}")["state"]

    @contextmanager
    def live(self, table: str, since: int = 0, **more: Any) -> Iterator[Socket]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = f"ws://127.0.0.1:{self.house.port}/api/tables/{table}/live?since={since}"
        headers = {"Cookie": cookies} if cookies else {}
        with connect(address, additional_headers=headers, **more) as connection:
            yield Socket(connection)


class Socket:
    """An open socket at a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []  # all that has come

    def send(self, what: str, **more: Any) -> str:
        message = {"id": next(ids), "do": what, **more}
        self.connection.send(json.dumps(message))
        return str(message["id"])

    def next(self, kind: str, timeout: float = 20) -> Any:
        """The next message of a kind; others before it are left out."""
        while True:
            frame = self.connection.recv(timeout=timeout)
            self.frames.append(str(frame))
            message = json.loads(frame)
            if message["type"] == kind:
                return message
