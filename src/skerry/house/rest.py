"""The requests about tables. Each is one function; what it answers stands in `messages.py`."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
import segno
from litestar import Controller, get, post, websocket
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from skerry import __version__
from skerry.house.house import games, unlinkable
from skerry.house.live import Live
from skerry.house.messages import (
    GameShown,
    Health,
    Invitation,
    Lobby,
    Moment,
    Opening,
    Update,
    Verified,
    Why,
    refusal_of,
)
from skerry.house.visiting import (
    AnyRequest,
    AnySocket,
    Asking,
    TheHouse,
    address_of,
    known,
    language_of,
    session_of,
)
from skerry.rulebook.refusal import Refused
from skerry.rulebook.replay import Replay
from skerry.table.commands import AnyCommand
from skerry.table.fairness import verify
from skerry.table.showing import brings, moment, record

MOST_MOMENTS = 200
MOMENTS_A_REQUEST = 10  # so many cost as much as another request
NOT_OPENED = 4003
LARGEST_RECORD = 1 << 20  # bytes of a game that is to be verified

TableName = Annotated[str, PathParameter(min_length=1, max_length=40, pattern="^[0-9a-f]+$")]
Since = Annotated[
    int, QueryParameter(ge=0, le=1_000_000, description="the last sequence number that is known")
]
Ply = Annotated[int, QueryParameter(ge=0, le=100_000, description="how many actions had been played")]


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

    @get("/tables/{table:str}/why", summary="Why an action is forbidden now, or what it would bring")
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
        if refusal is not None:
            return Why(False, refusal_of(refusal, language_of(request.headers.get("accept-language"))))
        return Why(True, None, brings(room.table, seat, action))

    @get("/tables/{table:str}/moments", summary="What you could see at moments of the game, in order")
    async def moments(
        self,
        request: AnyRequest,
        house: TheHouse,
        visitor: Asking,
        table: TableName,
        first: Ply = 0,
        last: Ply = 0,
    ) -> list[Moment]:
        room = await house.rooms.find(table)
        seat, _ = house.viewer(room.table, visitor)
        last = min(last, first + MOST_MOMENTS - 1)
        if not house.requests.take(address_of(request), max(0, last - first) / MOMENTS_A_REQUEST):
            raise Refused("too-often", "house-too-often")
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
        socket: AnySocket,
        house: TheHouse,
        table: FromPath[str],
        since: FromQuery[int] = 0,
    ) -> None:
        visitor = await house.people.find(session_of(socket))
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
            live = Live(house, room, session_of(socket), visitor, socket, max(0, since), language)
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
