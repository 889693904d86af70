"""What whoever runs a house may choose, and the limits that keep it standing."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8026
MOST_BOT_WORKERS = 4
LOOPBACK = ("127.0.0.1", "::1", "localhost")


def user_data() -> Path:
    """The folder in which a house keeps its games where nobody names another."""
    return Path(platformdirs.user_data_dir("skerry", appauthor=False))


def spare_cores() -> int:
    """The cores on which bots may think: one is left to the house."""
    return max(1, min(MOST_BOT_WORKERS, (os.cpu_count() or 1) - 1))


@dataclass(frozen=True)
class Limits:
    """How much one visitor may ask for."""

    body_bytes: int = 64 * 1024
    message_bytes: int = 4 * 1024  # on a socket
    requests_a_second: float = 40.0  # from one address
    requests_at_once: float = 200.0
    commands_a_second: float = 10.0  # on one socket
    commands_at_once: float = 40.0
    passwords_a_minute: float = 10.0  # from one address
    newcomers_a_minute: float = 30.0  # from one address
    open_tables: int = 30  # of one person, begun or not
    sockets_of_a_person: int = 12
    sockets_of_an_address: int = 60
    sockets: int = 10_000  # of all together
    seconds_to_send: float = 10.0  # then a socket is closed; it may come back, and misses nothing
    connections: int = 15_000  # of all together, sockets among them
    header_bytes: int = 32 * 1024  # of one request
    seconds_to_ask: float = 20.0  # until a request must have come
    rooms: int = 20_000  # tables held in memory
    hints_a_minute: float = 20.0
    practices_a_minute: float = 240.0  # from one address
    analyses_a_minute: float = 300.0  # moments of games, of one person or from one address


@dataclass(frozen=True)
class Settings:
    """How a house is run."""

    data: Path = field(default_factory=user_data)
    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    limits: Limits = field(default_factory=Limits)
    bot_workers: int = field(default_factory=spare_cores)
    bots_waiting: int = 200  # more of them than this are refused
    bot_seconds: float = 1.0  # that a bot is given for an action
    analyses_waiting: int = 100
    analysis_seconds: float = 0.6  # for a moment of a game
    bot_patience: float = 30.0  # after which its process is ended

    @property
    def only_here(self) -> bool:
        """Whether nobody but this machine can reach the house."""
        return self.host in LOOPBACK

    @property
    def database(self) -> Path:
        return self.data / "house.sqlite3"
