"""A house: its store, its people, its tables, its bots; opened and closed together."""

from __future__ import annotations

import asyncio
import hashlib

import msgspec
import sqlalchemy as sql

from skerry.house.analysts import Analysts
from skerry.house.bots import Bots
from skerry.house.buckets import Buckets
from skerry.house.hours import Hours
from skerry.house.messages import GameShown, Lobby, OptionShown, TableCard, Update
from skerry.house.passkeys import Passkeys
from skerry.house.people import People
from skerry.house.rooms import Room, Rooms
from skerry.house.schema import SEATS, TABLES
from skerry.house.settings import Settings
from skerry.house.store import Store
from skerry.rulebook.game import find_game, game_names
from skerry.rulebook.refusal import Refused
from skerry.table.asking import Person
from skerry.table.showing import state_of
from skerry.table.table import CLOSED, OVER, RUNNING, WAITING, Table, hash_of

MOST_SHOWN = 60  # tables of one kind, in the lobby


class House:
    """Everything that runs. Made on the server's loop."""

    def __init__(self, settings: Settings, store: Store) -> None:
        limits = settings.limits
        self.settings = settings
        self.hours = Hours()
        self.store = store
        self.people = People(store, self.hours)
        self.passkeys = Passkeys(store, self.hours)
        self.bots = Bots(
            settings.bot_workers, settings.bots_waiting, settings.bot_seconds, settings.bot_patience
        )
        self.analysts = Analysts(settings.analyses_waiting, settings.analysis_seconds, settings.bot_patience)
        self.rooms = Rooms(store, self.bots, self.hours, limits)
        self.requests = Buckets(limits.requests_a_second, limits.requests_at_once)
        self.passwords = Buckets(limits.passwords_a_minute / 60, limits.passwords_a_minute)
        self.newcomers = Buckets(limits.newcomers_a_minute / 60, limits.newcomers_a_minute)
        self.verifying = asyncio.Semaphore(1)
        self.hints = Buckets(limits.hints_a_minute / 60, limits.hints_a_minute)
        self.analyses = Buckets(limits.analyses_a_minute / 60, limits.analyses_a_minute)
        self.practices = Buckets(limits.practices_a_minute / 60, limits.practices_a_minute)
        self.answering = asyncio.Semaphore(1)
        self.sockets = 0
        self.sockets_of: dict[str, int] = {}  # by visitor and by address
        self.open = True

    async def close(self) -> None:
        """Stop, in good order; every game is in the store already."""
        self.open = False
        await self.rooms.close()
        self.bots.close()
        self.analysts.close()
        self.store.close()

    # What a visitor sees

    def viewer(self, table: Table, person: Person | None) -> tuple[int | None, bool]:
        """Where somebody sits, and whether they have opened the table; refuses whoever may not look."""
        holder = hash_of(person.key) if person is not None else ""
        seat, host = table.seat_of(holder), bool(holder) and holder == table.opened.by
        if seat is None and not host and not table.opened.watchable and table.status != WAITING:
            raise Refused("not-watchable", "house-not-watchable")
        return seat, host

    def update(self, room: Room, person: Person | None, since: int) -> Update:
        """A table, as a visitor sees it, with what has happened since."""
        seat, host = self.viewer(room.table, person)
        return self.update_for(room, seat, host, since)

    def update_for(self, room: Room, seat: int | None, host: bool, since: int) -> Update:
        state = state_of(room.table, room.name, seat, host, self.hours.now())
        return Update(state, room.table.lines[max(0, since) :])

    async def lobby(self, person: Person | None) -> Lobby:
        """The tables that a visitor may be interested in."""
        holder = hash_of(person.key) if person is not None else ""
        mine = sql.or_(
            TABLES.c.host == holder,
            TABLES.c.name.in_(sql.select(SEATS.c.name).where(SEATS.c.holder == holder)),
        )
        public = sql.and_(TABLES.c.listed, TABLES.c.status == OVER)
        parts = (
            sql.and_(mine, TABLES.c.status.in_([WAITING, RUNNING])),
            sql.and_(TABLES.c.listed, TABLES.c.status == WAITING),
            sql.and_(TABLES.c.listed, TABLES.c.status == RUNNING, sql.not_(mine)),
            sql.and_(TABLES.c.status != CLOSED, sql.or_(public, sql.and_(mine, TABLES.c.status == OVER))),
        )

        def read(connection: sql.Connection) -> list[list[TableCard]]:
            return [
                [
                    msgspec.json.decode(card, type=TableCard)
                    for card in connection.execute(
                        sql.select(TABLES.c.card)
                        .where(part)
                        .order_by(TABLES.c.updated.desc())
                        .limit(MOST_SHOWN)
                    ).scalars()
                ]
                for part in parts
            ]

        yours, waiting, running, finished = await self.store.ask(read)
        return Lobby(
            now=self.hours.now(),
            yours=[await self._as_it_stands(card, holder) for card in yours],
            open=waiting,
            running=[card for card in running if card.watchable],
            finished=finished,
        )

    async def _as_it_stands(self, card: TableCard, holder: str) -> TableCard:
        """A card of one's own table, with whose turn it is now."""
        try:
            table = (await self.rooms.find(card.table)).table
        except Refused:  # played by other rules than these
            return card
        return msgspec.structs.replace(
            card, you=table.seat_of(holder), mover=table.mover, deadline=table.clocks.deadline()
        )

    # Sockets

    def enter(self, *visitors: str) -> None:
        """One more socket of a visitor at an address; refuses more than there may be."""
        limits = self.settings.limits
        most = (limits.sockets_of_an_address, limits.sockets_of_a_person)
        full = self.sockets >= limits.sockets or any(
            self.sockets_of.get(visitor, 0) >= number for visitor, number in zip(visitors, most, strict=False)
        )
        if full:
            raise Refused("too-many", "house-too-many-sockets")
        self.sockets += 1
        for visitor in visitors:
            self.sockets_of[visitor] = self.sockets_of.get(visitor, 0) + 1

    def leave(self, *visitors: str) -> None:
        self.sockets -= 1
        for visitor in visitors:
            self.sockets_of[visitor] -= 1
            if not self.sockets_of[visitor]:
                del self.sockets_of[visitor]


def games() -> list[GameShown]:
    """The games that can be played here."""
    found = [find_game(name) for name in game_names()]
    return [
        GameShown(
            name=game.name,
            seats=game.seats,
            options=[OptionShown(option.name, list(option.values)) for option in game.options],
            bots=list(game.opponents),
            rules=game.rules_version,
            edition=game.edition_hash,
        )
        for game in found
    ]


def unlinkable(text: str) -> str:
    """A name for something in logs and counters from which it cannot be told."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]
