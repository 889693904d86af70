"""`skerry serve`: open a house on this machine, and say where it is."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import platform
import socket
import threading
import webbrowser
from typing import Any

import uvicorn
import uvloop

from skerry.house.app import make_app
from skerry.house.doorstep import doorstep
from skerry.house.house import House
from skerry.house.observing import log_to_stream
from skerry.house.settings import Settings
from skerry.house.store import Store
from skerry.rulebook.game import find_game, game_names
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import words

PORTS_TRIED = 20
LAST_PORT = 65_535
YOUNG = 2_000  # objects that Python makes before it searches the newest of them for garbage
WHOLE = 2  # the generation of Python's garbage that is everything
TIDY_AFTER = 600.0  # seconds


def listen(host: str, port: int) -> socket.socket:
    """A socket at a port, or at the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in range(port, min(port + PORTS_TRIED, LAST_PORT) + 1):
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, tried))
            found.listen(1024)
        except OSError as problem:
            found.close()
            if problem.errno != errno.EADDRINUSE:
                reason = problem.strerror or str(problem)
                raise Refused(
                    "address", "house-no-address", host=host, port=str(tried), problem=reason
                ) from problem
            continue
        return found
    raise Refused("address", "house-no-port", host=host, port=str(port))


def serve(settings: Settings, browse: bool, language: str, level: str = "WARNING") -> int:
    """Run a house until it is interrupted."""
    told = words(language)
    log_to_stream(level)
    listening = listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    if settings.port not in (0, port):
        print(told.say("house-port-in-use", wanted=str(settings.port), port=str(port)))
    store = Store(settings.database)
    read_rules()
    shown = "localhost" if settings.only_here or settings.host in ("0.0.0.0", "::") else settings.host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    print(told.say("house-open", address=address), flush=True)
    if browse and can_browse():
        threading.Timer(1.0, webbrowser.open, [address]).start()
    with contextlib.suppress(KeyboardInterrupt):  # the server has seen to it, and passes it on
        uvloop.run(run(settings, store, listening))
    print(told.say("house-closed"))
    return 0


def read_rules() -> None:
    """Read the compiled rules of every game now, and not while somebody waits."""
    for name in game_names():
        match = Match(find_game(name), seed=0)
        match.play(match.legal()[0]).observe(0)


async def run(settings: Settings, store: Store, listening: socket.socket) -> None:
    """Serve until a signal to stop."""
    server = uvicorn.Server(uvicorn_config(make_app(House(settings, store)), settings))
    gc.set_threshold(YOUNG)  # most of what an action makes is gone before it is searched
    gc.callbacks.append(leave_alone)
    tidying = asyncio.create_task(tidy())
    try:
        await server.serve(sockets=[listening])
    finally:
        tidying.cancel()
        gc.callbacks.remove(leave_alone)


def leave_alone(phase: str, found: dict[str, int]) -> None:
    """What a whole search for garbage has found in use is left out of the next one.

    Python searches everything again and again, and everybody waits for it: half a second with 1,000 games.
    """
    if phase == "stop" and found["generation"] == WHOLE:
        gc.freeze()


async def tidy() -> None:
    """Search everything once in a while, also what was left alone since."""
    while True:
        gc.unfreeze()
        gc.collect()
        await asyncio.sleep(TIDY_AFTER)


def uvicorn_config(app: Any, settings: Settings) -> uvicorn.Config:
    """How the house is served: nothing of it is told that need not be, and nothing waits without end."""
    return uvicorn.Config(
        app,
        http=doorstep(settings.limits),
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        ws_max_size=settings.limits.message_bytes * 4,
        ws_max_queue=8,
        ws_per_message_deflate=False,  # it costs time and a quarter of a megabyte for every screen
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
    )


def can_browse() -> bool:
    """Whether somebody sits before this machine who could look at a page."""
    if platform.system() == "Linux":
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True
