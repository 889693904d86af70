"""The requests that the house answers. Each is one function; what it answers stands in `messages.py`."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
import segno
from litestar import Controller, Request, Response, WebSocket, delete, get, post, put, websocket
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from skerry import __version__
from skerry.house.buckets import visitor_address
from skerry.house.house import House, games, unlinkable
from skerry.house.live import Live
from skerry.house.messages import (
    Credentials,
    GameShown,
    Health,
    Introduction,
    Invitation,
    Lobby,
    Me,
    Moment,
    Opening,
    Update,
    Verified,
    Why,
    refusal_of,
)
from skerry.house.people import Visitor
from skerry.rulebook.refusal import Refused
from skerry.rulebook.replay import Replay
from skerry.rulebook.words import DEFAULT, LANGUAGES
from skerry.table.commands import AnyCommand
from skerry.table.fairness import verify
from skerry.table.showing import moment, record

COOKIE = "skerry"
YEAR = 365 * 24 * 60 * 60
MOST_MOMENTS = 200
NOT_OPENED = 4003
LARGEST_RECORD = 1 << 20  # bytes of a game that is to be verified

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Asking = NamedDependency[Visitor | None]  # whoever asks, where the house knows them
TableName = Annotated[str, PathParameter(min_length=1, max_length=40, pattern="^[0-9a-f]+$")]
Since = Annotated[
    int, QueryParameter(ge=0, le=1_000_000, description="the last sequence number that is known")
]
Ply = Annotated[int, QueryParameter(ge=0, le=100_000, description="how many actions had been played")]


def language_of(header: str | None) -> str:
    """The first language of an Accept-Language header that there are words for."""
    for part in (header or "").split(",")[:20]:
        name = part.strip()[:2].lower()
        if name in LANGUAGES:
            return name
    return DEFAULT


async def find_visitor(request: AnyRequest, house: TheHouse) -> Visitor | None:
    """Who asks: known by their cookie."""
    return await house.people.find(request.cookies.get(COOKIE))


def known(visitor: Visitor | None) -> Visitor:
    """Refuse whoever has not said who they are."""
    if visitor is None:
        raise Refused("stranger", "house-stranger")
    return visitor


def cookie(request: AnyRequest, session: str, age: int = YEAR) -> Cookie:
    """A session's cookie: no script can read it, and no other site can send it."""
    secure = request.url.scheme == "https"
    return Cookie(
        key=COOKIE, value=session, max_age=age, path="/", httponly=True, samesite="strict", secure=secure
    )


class People(Controller):
    """Who one is."""

    path = "/api/me"
    tags = ("people",)

    @get(summary="Who the house takes you for")
    async def me(self, visitor: Asking) -> Me:
        return visitor.me() if visitor is not None else Me(known=False)

    @put(summary="Say who you are: a name and a colour")
    async def introduce(
        self, request: AnyRequest, house: TheHouse, data: JSONBody[Introduction]
    ) -> Response[Me]:
        known_already = await house.people.find(request.cookies.get(COOKIE))
        if known_already is None and not house.newcomers.take(address_of(request)):
            raise Refused("too-often", "house-too-often")
        visitor, session = await house.people.introduce(request.cookies.get(COOKIE), data)
        return Response(visitor.me(), cookies=[cookie(request, session)] if session else [])

    @post("/account", status_code=HTTP_200_OK, summary="Make an account, to be found again from any device")
    async def make_account(
        self, request: AnyRequest, house: TheHouse, visitor: Asking, data: JSONBody[Credentials]
    ) -> Me:
        check_passwords(request, house)
        return (await house.people.make_account(known(visitor), data)).me()

    @post("/session", status_code=HTTP_200_OK, summary="Sign in to an account")
    async def sign_in(
        self, request: AnyRequest, house: TheHouse, data: JSONBody[Credentials]
    ) -> Response[Me]:
        check_passwords(request, house)
        visitor, session = await house.people.sign_in(data)
        return Response(visitor.me(), cookies=[cookie(request, session)])

    @delete("/session", status_code=HTTP_200_OK, summary="Sign out")
    async def sign_out(self, request: AnyRequest, house: TheHouse) -> Response[Me]:
        session = request.cookies.get(COOKIE)
        if session:
            await house.people.sign_out(session)
        return Response(Me(known=False), cookies=[cookie(request, "", age=0)])


def check_passwords(request: AnyRequest, house: House) -> None:
    """Nobody tries one password after the other."""
    if not house.passwords.take(address_of(request)):
        raise Refused("too-often", "house-too-often")


def address_of(connection: AnyRequest | WebSocket[Any, Any, Any]) -> str:
    return visitor_address(connection.client.host if connection.client is not None else "")


class Rooms(Controller):
    """Tables, and what happens at them."""

    path = "/api"
    tags = ("tables",)

    @get("/games", summary="The games that can be played here")
    async def games(self) -> list[GameShown]:
        return games()

    @get("/lobby", summary="Open tables, your own, and finished ones")
    async def lobby(self, house: TheHouse, visitor: Asking) -> Lobby:
        return await house.lobby(visitor)

    @post("/tables", status_code=HTTP_200_OK, summary="Open a table; again with the same id, find it")
    async def open_table(self, house: TheHouse, visitor: Asking, data: JSONBody[Opening]) -> Update:
        host = known(visitor)
        room = await house.rooms.open(data, host)
        return house.update(room, host, 0)

    @get("/tables/{table:str}", summary="A table as you see it, and what has happened since")
    async def table(self, house: TheHouse, visitor: Asking, table: TableName, since: Since = 0) -> Update:
        return house.update(await house.rooms.find(table), visitor, since)

    @post("/tables/{table:str}/commands", status_code=HTTP_200_OK, summary="Do something at a table")
    async def command(
        self,
        house: TheHouse,
        visitor: Asking,
        table: TableName,
        data: JSONBody[AnyCommand],
        since: Since = 0,
    ) -> Update:
        person = known(visitor)
        room = await house.rooms.find(table)
        await house.rooms.command(room, data, person)
        return house.update(room, person, since)

    @get("/tables/{table:str}/invitations", summary="How to invite guests to your table")
    async def invitations(
        self, request: AnyRequest, house: TheHouse, visitor: Asking, table: TableName
    ) -> list[Invitation]:
        room = await house.rooms.find(table)
        _, host = house.viewer(room.table, visitor)
        if not host:
            raise Refused("not-host", "table-not-host")
        base = str(request.base_url).rstrip("/")
        return [
            invitation(base, table, seat, house.rooms.invitation(table, seat))
            for seat in range(len(room.table.seats))
        ]

    @get("/tables/{table:str}/why", summary="Why an action is forbidden now, or that it is not")
    async def why(
        self,
        request: AnyRequest,
        house: TheHouse,
        visitor: Asking,
        table: TableName,
        action: Annotated[str, QueryParameter(min_length=1, max_length=200)],
    ) -> Why:
        room = await house.rooms.find(table)
        seat, _ = house.viewer(room.table, visitor)
        if room.table.match is None:
            raise Refused("not-begun", "table-not-begun")
        refusal = room.table.match.why_not(action, seat)
        language = language_of(request.headers.get("accept-language"))
        return Why(refusal is None, None if refusal is None else refusal_of(refusal, language))

    @get("/tables/{table:str}/moments", summary="What you could see at moments of the game, in order")
    async def moments(
        self, house: TheHouse, visitor: Asking, table: TableName, first: Ply = 0, last: Ply = 0
    ) -> list[Moment]:
        room = await house.rooms.find(table)
        seat, _ = house.viewer(room.table, visitor)
        last = min(last, first + MOST_MOMENTS - 1)
        return [Moment(ply, moment(room.table, seat, ply)) for ply in range(first, last + 1)]

    @get("/tables/{table:str}/record", summary="A finished game as a file for `skerry verify` and `replay`")
    async def record(self, house: TheHouse, visitor: Asking, table: TableName) -> Replay:
        room = await house.rooms.find(table)
        house.viewer(room.table, visitor)
        return record(room.table)

    @post(
        "/verify",
        status_code=HTTP_200_OK,
        request_max_body_size=LARGEST_RECORD,
        summary="Compute a finished game again, its chance too",
    )
    async def verify(self, house: TheHouse, data: JSONBody[Replay]) -> Verified:
        async with house.verifying:
            match = await asyncio.to_thread(verify, data, "record")
        assert not isinstance(data.chance, msgspec.UnsetType)
        return Verified(
            game=data.game,
            actions=len(match.actions),
            commitment=data.chance.commitment,
            seed=str(data.seed),
            players=data.players or [],
        )

    @websocket("/tables/{table:str}/live")
    async def live(
        self,
        socket: WebSocket[Any, Any, Any],
        house: TheHouse,
        table: FromPath[str],
        since: FromQuery[int] = 0,
    ) -> None:
        visitor = await house.people.find(socket.cookies.get(COOKIE))
        place = f"address {address_of(socket)}"
        visitors = [place] if visitor is None else [place, f"person {unlinkable(visitor.key)}"]
        try:
            house.enter(*visitors)
        except Refused as refusal:
            await socket.close(NOT_OPENED, refusal.rule)
            return
        try:
            room = await house.rooms.find(table)
            language = language_of(socket.headers.get("accept-language"))
            live = Live(house, room, visitor, socket, max(0, since), language)
            await socket.accept()
            await live.run()
        except Refused as refusal:
            await socket.close(NOT_OPENED, refusal.rule)
        finally:
            house.leave(*visitors)


def invitation(base: str, table: str, seat: int, token: str) -> Invitation:
    """How a guest comes to a seat."""
    link = f"/#/join/{table}/{seat}/{token}"
    picture = segno.make_qr(base + link, error="m").svg_inline(scale=4, border=2, dark="#000", light="#fff")
    return Invitation(seat, token, link, picture)


@get("/health", tags=["running"], summary="The house is alive")
async def health() -> Health:
    return Health(version=__version__)
