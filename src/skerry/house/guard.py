"""The door: every request and every socket passes here first, and every answer last.

Whoever asks too often, from another site or with too much is sent away; answers say what a browser may do.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from skerry.house.buckets import visitor_address
from skerry.house.messages import refusal_of
from skerry.house.observing import Counters
from skerry.house.settings import LOOPBACK
from skerry.rulebook.refusal import Refused

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from skerry.house.house import House

LONGEST_HOST = 255  # a name of the internet has at most so many signs
HARMLESS = {"GET", "HEAD", "OPTIONS"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
log = logging.getLogger("skerry.house")


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, house: House, counters: Counters) -> None:
        self.app = app
        self.house = house
        self.counters = counters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if kind == "websocket":
            if refusal is not None:
                await receive()
                await send({"type": "websocket.close", "code": 4003, "reason": refusal.rule})
            else:
                await self.app(scope, receive, send)
            return
        await self._answer(scope, receive, send, refusal)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, refusal: Refused | None) -> None:
        begun = time.perf_counter()
        method = str(scope.get("method", ""))
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], *HEADERS]
                if scope["path"].startswith("/api"):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        if refusal is not None:
            await say(sending, refusal)
        else:
            await self.app(scope, receive, sending)
        taken = time.perf_counter() - begun
        self.counters.answered(method, status, taken)
        log.info(
            "answered",
            extra={"method": method, "path": hidden(scope["path"]), "status": status, "s": taken},
        )

    def _refusal(self, scope: Scope) -> Refused | None:
        """Why somebody is not let in."""
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        name = name_of(host)
        if not name or (self.house.settings.only_here and name not in LOOPBACK):
            return Refused("other-host", "house-other-host")
        method = scope.get("method", "")
        if method not in HARMLESS and not same_site(headers, host):
            return Refused("other-site", "house-other-site")
        client = scope.get("client")
        if not self.house.requests.take(visitor_address(client[0] if client else "")):
            return Refused("too-often", "house-too-often")
        return None


def name_of(host: str) -> str:
    """A host without its port; nothing where it is none."""
    if len(host) > LONGEST_HOST:
        return ""
    try:
        parts = urlsplit(f"//{host}")
        whole = parts.netloc == host and parts.username is None and parts.port != 0
        return (parts.hostname or "") if whole else ""
    except ValueError:
        return ""


def same_site(headers: dict[bytes, str], host: str) -> bool:
    """Whether a page of this house asks, or a program that is no browser."""
    if headers.get(b"sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == host.lower() != ""
    except ValueError:
        return False


def hidden(path: str) -> str:
    """A path as it may stand in a log: without the names of tables, which are keys to them."""
    parts = path[:200].split("/")
    return "/".join("…" if place == 3 and parts[2] == "tables" else part for place, part in enumerate(parts))


STATUS = {
    "too-often": 429,
    "too-many": 429,
    "busy": 503,
    "too-long": 503,
    "disk-full": 507,
    "store": 503,
    "no-table": 404,
    "no-page": 404,
    "stranger": 401,
    "password": 401,
    "passkey": 403,
    "syntax": 400,
    "too-large": 413,
    **dict.fromkeys(
        ("other-host", "other-site", "not-host", "no-seat", "invitation", "not-watchable", "no-hint"), 403
    ),
}
CONFLICT = 409


def status_of(refusal: Refused) -> int:
    """The HTTP status of a refusal; where a rule or the moment forbids something, a conflict."""
    return STATUS.get(refusal.rule, CONFLICT)


async def say(send: Any, refusal: Refused) -> None:
    """Answer with a refusal, before the application was asked."""
    body = msgspec.json.encode(refusal_of(refusal))
    status = status_of(refusal)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
