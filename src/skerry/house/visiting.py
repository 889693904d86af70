"""Whoever asks: their cookie, their language, their address; shared by all requests."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, WebSocket
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from skerry.house.buckets import visitor_address
from skerry.house.house import House
from skerry.house.messages import Me
from skerry.house.people import Visitor
from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import DEFAULT, LANGUAGES

COOKIE = "skerry"
YEAR = 365 * 24 * 60 * 60

AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]
TheHouse = NamedDependency[House]
Asking = NamedDependency[Visitor | None]  # whoever asks, where the house knows them


async def find_visitor(request: AnyRequest, house: TheHouse) -> Visitor | None:
    """Who asks: known by their cookie."""
    return await house.people.find(session_of(request))


def session_of(connection: AnyRequest | AnySocket) -> str | None:
    return connection.cookies.get(COOKIE)


def known(visitor: Visitor | None) -> Visitor:
    """Refuse whoever has not said who they are."""
    if visitor is None:
        raise Refused("stranger", "house-stranger")
    return visitor


def entered(request: AnyRequest, visitor: Visitor, session: str | None) -> Response[Me]:
    """Who somebody is now, and the cookie of their session where it is a new one."""
    return Response(visitor.me(), cookies=[cookie(request, session)] if session else [])


def cookie(request: AnyRequest, session: str, age: int = YEAR) -> Cookie:
    """A session's cookie: no script can read it, and no other site can send it."""
    secure = request.url.scheme == "https"
    return Cookie(
        key=COOKIE, value=session, max_age=age, path="/", httponly=True, samesite="strict", secure=secure
    )


def address_of(connection: AnyRequest | AnySocket) -> str:
    return visitor_address(connection.client.host if connection.client is not None else "")


def language_of(header: str | None) -> str:
    """The first language of an Accept-Language header that there are words for."""
    for part in (header or "").split(",")[:20]:
        name = part.strip()[:2].lower()
        if name in LANGUAGES:
            return name
    return DEFAULT
