"""The tables in memory: what people and bots ask becomes events, which are kept, and only then happen.

A `Room` holds one table. Whatever changes it goes through `Rooms`, one thing after the other for each table,
so that nobody is ever shown what is not on the disk.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.dialects import sqlite

from skerry.house.bots import Bots
from skerry.house.hours import Hours
from skerry.house.messages import Opening, TableCard
from skerry.house.schema import EVENTS, SEATS, TABLES
from skerry.house.settings import Limits
from skerry.house.store import INSERT_EVENT, Store, Work
from skerry.rulebook.game import find_game
from skerry.rulebook.refusal import Refused
from skerry.table.asking import (
    Person,
    ask,
    bot_plays,
    due,
    falls_due,
    open_table,
    reopen,
    wake,
    wants_rematch,
)
from skerry.table.commands import AnyCommand
from skerry.table.events import AnyEvent, Followed, Opened, Played, Sat, read_event, write_event
from skerry.table.fairness import new_secret
from skerry.table.showing import outcome, seen_by
from skerry.table.table import RUNNING, WAITING, Table, hash_of

LONGEST_WAIT = 24 * 60 * 60  # seconds that a timer is set for; later ones are set again
BOT_REST = 5.0  # seconds until a bot that could not be asked is asked again
log = logging.getLogger("skerry.house")


class Room:
    """One table, and whoever looks at it."""

    def __init__(self, name: str, table: Table) -> None:
        self.name = name
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing is lost by forgetting it: it is all in the store."""
        return not (self.watchers or self.lock.locked() or self.timer or self.thinking)


class Watcher:
    """Somebody who looks at a table: is told that there is something new, and fetches it when it can."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.news = asyncio.Event()


class Rooms:
    """All tables."""

    def __init__(self, store: Store, bots: Bots, hours: Hours, limits: Limits) -> None:
        self.store = store
        self.bots = bots
        self.hours = hours
        self.limits = limits
        self.moves = 0
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    # Finding

    async def find(self, name: str) -> Room:
        """A table by its name; refuses one that there is not."""
        room = self._rooms.get(name)
        if room is not None:
            self._rooms.move_to_end(name)
            return room
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = self._begin(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Room:
        events = sql.select(EVENTS.c.event).where(EVENTS.c.name == name).order_by(EVENTS.c.seq)
        status = sql.select(TABLES.c.status).where(TABLES.c.name == name)
        stored, shown = await self.store.ask(
            lambda connection: (
                connection.execute(events).scalars().all(),
                connection.execute(status).scalar_one_or_none(),
            )
        )
        if not stored:
            raise Refused("no-table", "house-no-table")
        room = Room(name, Table.from_log(read_event(event) for event in stored))
        if shown != room.table.status:  # the house was ended between the two
            await self.store.keep([card_work(name, room.table)])
        self._rooms[name] = room
        self._forget_some()
        if room.table.at < self.hours.opened:
            async with room.lock:
                await self._keep(room, wake(room.table, self.hours.now()))
        self._look_ahead(room)
        return room

    def _forget_some(self) -> None:
        if len(self._rooms) > self.limits.rooms:
            idle = [name for name, room in self._rooms.items() if room.idle]
            for name in idle[: len(self._rooms) - self.limits.rooms]:
                del self._rooms[name]

    def invitation(self, name: str, seat: int) -> str:
        """The token that brings a guest to a seat: made from the house's own key, so it need not be kept."""
        message = f"invitation {name} {seat}".encode()
        return hmac.new(self.store.key.encode(), message, hashlib.sha256).hexdigest()[:32]

    def invitations(self, name: str, seats: int) -> list[str]:
        return [self.invitation(name, seat) for seat in range(seats)]

    # Changing

    async def open(self, wish: Opening, host: Person) -> Room:
        """A new table; the same wish again finds the table that it has opened."""
        name = hashlib.sha256(f"{host.key} {wish.id}".encode()).hexdigest()[:20]
        try:
            return await self.find(name)
        except Refused as refusal:
            if refusal.rule != "no-table":
                raise
        await self._check_number(host)
        game = find_game(wish.game)
        seats = game.seats_with(wish.options)
        opened = open_table(
            game,
            wish.options,
            wish.clock,
            host,
            self.invitations(name, seats),
            (new_secret(), new_secret()),
            self.hours.now(),
            wish.listed,
            wish.watchable,
            wish.id,
        )
        room: Room = await self._finish(self._set_up(name, [opened]))
        return room

    async def _check_number(self, host: Person) -> None:
        count = sql.select(sql.func.count()).where(
            TABLES.c.host == hash_of(host.key), TABLES.c.status.in_([WAITING, RUNNING])
        )
        found = await self.store.ask(lambda connection: int(connection.execute(count).scalar_one()))
        if found >= self.limits.open_tables:
            raise Refused("too-many", "house-too-many-tables", most=self.limits.open_tables)

    async def _set_up(self, name: str, events: Sequence[AnyEvent]) -> Room:
        """Put a table up with its first events."""
        table = Table.from_log(events)
        await self.store.keep(work_of(name, table, table.log, 0))
        room = self._rooms.setdefault(name, Room(name, table))
        self._forget_some()
        self._look_ahead(room)
        return room

    async def command(self, room: Room, command: AnyCommand, person: Person) -> None:
        """Do what somebody asks. When this comes back it is kept, also where the asker has gone."""

        def events() -> list[AnyEvent]:
            return ask(room.table, command, person, self.hours.now())

        await self._finish(self._change(room, events))

    async def _change(self, room: Room, events: Callable[[], list[AnyEvent]]) -> None:
        async with room.lock:
            await self._keep(room, due(room.table, self.hours.now()))
            await self._keep(room, events())
            if wants_rematch(room.table):
                await self._follow(room)
        self._look_ahead(room)

    async def _keep(self, room: Room, events: Sequence[AnyEvent]) -> None:
        """First on the disk, then on the table, then on the screens."""
        if not events:
            return
        table = room.table
        await self.store.keep(work_of(room.name, table, events, table.seq))
        before = (table.status, [seat.taken for seat in table.seats])
        for event in events:
            table.apply(event)
            self.moves += isinstance(event, Played)
        if before != (table.status, [seat.taken for seat in table.seats]):
            await self.store.keep([card_work(room.name, table)])
        for watcher in room.watchers:
            watcher.news.set()

    async def _follow(self, room: Room) -> None:
        """Put the next game's table up, and lead the way there."""
        seq = room.table.seq
        name = hashlib.sha256(f"{self.store.key} {room.name} {seq}".encode()).hexdigest()[:20]
        tokens = self.invitations(name, len(room.table.seats))
        await self._set_up(name, reopen(room.table, tokens, new_secret(), self.hours.now()))
        await self._keep(room, [Followed(at=max(self.hours.now(), room.table.at), table=name)])

    # What happens by itself

    def _look_ahead(self, room: Room) -> None:
        """Set the timer of a live clock, and ask the bot whose turn it is."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        table = room.table
        when = falls_due(table)
        if when is not None and table.status == RUNNING and table.opened.clock.kind == "live":
            wait = min(LONGEST_WAIT, max(0, when - self.hours.now()) / 1000)
            room.timer = asyncio.get_running_loop().call_later(wait, self._ring, room)
        if table.thinker and room.thinking is None:
            room.thinking = self._begin(self._think(room))

    def _ring(self, room: Room) -> None:
        room.timer = None
        self._begin(self._change(room, list))

    async def _think(self, room: Room) -> None:
        """Let the bots of a table play until it is somebody else's turn."""
        try:
            while bot := room.table.thinker:
                await self._think_once(room, bot)
        except Exception:  # the store is full, all bots are busy, a worker is broken: later it may go
            log.exception("a bot could not play", extra={"game": room.table.game.name})
            await asyncio.sleep(BOT_REST)
        finally:
            room.thinking = None
        self._look_ahead(room)

    async def _think_once(self, room: Room, bot: str) -> None:
        table = room.table
        seat, seq = table.mover, table.seq
        assert seat is not None
        assert table.match is not None
        seen = seen_by(table, table.match.position, seat)
        legal = table.game.legal(seen)
        if len(legal) == 1:
            action = table.game.write(seen, legal[0])
        else:
            action = (await self.bots.ask(table.game.name, bot, seat, seen.tobytes())).action

        def events() -> list[AnyEvent]:
            return bot_plays(table, action, self.hours.now()) if table.seq == seq else []

        async with room.lock:
            await self._keep(room, due(table, self.hours.now()))
            await self._keep(room, events())

    # Running

    def _begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        """Forget a task; a fault for which nobody has waited is written down."""
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, Refused):
            log.error("a fault", exc_info=problem)

    async def _finish(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Wait for work, which goes on where whoever waits for it goes away."""
        return await asyncio.shield(self._begin(work))

    async def close(self) -> None:
        """Stop what goes on by itself; everything that was acknowledged is kept already."""
        for room in self._rooms.values():
            if room.timer is not None:
                room.timer.cancel()
            if room.thinking is not None:
                room.thinking.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


# What is kept of a table


def card_of(name: str, table: Table) -> TableCard:
    opened = table.opened
    return TableCard(
        table=name,
        game=opened.game,
        status=table.status,
        listed=opened.listed,
        watchable=opened.watchable,
        clock=opened.clock,
        options=opened.options,
        seats=[seat.name for seat in table.seats],
        updated=table.at,
        bots=[seat.bot for seat in table.seats],
        ended=ended.told if (ended := outcome(table)) is not None else None,
    )


def card_work(name: str, table: Table) -> Work:
    card = msgspec.json.encode(card_of(name, table))
    values = {"status": table.status, "updated": table.at, "card": card}
    return sql.update(TABLES).where(TABLES.c.name == name).values(values), []


def work_of(name: str, table: Table, events: Sequence[AnyEvent], before: int) -> list[Work]:
    """What the store is given when events happen at a table."""
    work: list[Work] = []
    if before == 0:
        opened = events[0]
        assert isinstance(opened, Opened)
        row = {
            "name": name,
            "host": opened.by,
            "status": table.status,
            "listed": opened.listed,
            "updated": table.at,
            "card": msgspec.json.encode(card_of(name, table)),
        }
        work.append((sql.insert(TABLES), [row]))
    rows = [
        {"name": name, "seq": before + number, "event": write_event(event)}
        for number, event in enumerate(events, start=1)
    ]
    work.append((INSERT_EVENT, rows))
    held = [
        {"holder": event.holder, "name": name} for event in events if isinstance(event, Sat) and event.holder
    ]
    if held:
        work.append((sqlite.insert(SEATS).on_conflict_do_nothing(), held))
    return work
