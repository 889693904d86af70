"""What whoever runs a house can see: counters for Prometheus, and a log of one JSON object a line."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from skerry.house.house import House

USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class Counters:
    """The figures of one house."""

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "skerry_requests", "Requests answered", ["method", "status"], registry=self.registry
        )
        self.seconds = Histogram("skerry_request_seconds", "Time to an answer", registry=self.registry)
        for name, said, value in (
            ("skerry_sockets", "Open sockets", lambda: house.sockets),
            ("skerry_rooms", "Tables in memory", lambda: len(house.rooms)),
            ("skerry_moves", "Actions played since the house was opened", lambda: house.rooms.moves),
            ("skerry_commits", "Transactions written since then", lambda: house.store.commits),
            ("skerry_bots_waiting", "Bots that think or wait to", lambda: house.bots.waiting),
        ):
            Gauge(name, said, registry=self.registry).set_function(value)

    def answered(self, method: str, status: int, seconds: float) -> None:
        self.requests.labels(method, str(status)).inc()
        self.seconds.observe(seconds)

    def page(self) -> bytes:
        return generate_latest(self.registry)


class Lines(logging.Formatter):
    """A line of JSON for each thing that is logged, with what was said beside it."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in USUAL},
        }
        if record.exc_info:
            line["problem"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def log_to_stream(level: str) -> None:
    """Let the house's log go to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    for name in ("skerry.house", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
