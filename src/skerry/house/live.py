"""Live play: a socket for one table. Commands come in; updates and answers go out.

A socket that is slow is never queued for: it is told that there is something new, and when it is ready it
gets one update with everything since the last. One that takes nothing at all is closed, and may come back.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.exceptions import WebSocketDisconnect

from skerry.house.buckets import Bucket
from skerry.house.messages import Answer, AnyMessage, Presence, refusal_of
from skerry.house.rooms import Room, Watcher
from skerry.rulebook.refusal import Refused
from skerry.table.asking import Person
from skerry.table.commands import AnyCommand

if TYPE_CHECKING:
    from litestar.connection import WebSocket

    from skerry.house.house import House

TOO_SLOW, TOO_MUCH, GOING = 4008, 4029, 1001
MOST_ANSWERS = 100  # that wait for a socket that takes none
_ENCODER = msgspec.json.Encoder()
_COMMANDS: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class Live:
    """One socket at one table."""

    def __init__(
        self,
        house: House,
        room: Room,
        session: str | None,
        person: Person | None,
        socket: WebSocket[Any, Any, Any],
        since: int,
        language: str,
    ) -> None:
        self.house = house
        self.room = room
        self.session = session
        self.person = person
        self.socket = socket
        self.language = language
        self.sent = since
        seat, self.host = house.viewer(room.table, person)
        self.watcher = Watcher(seat)
        self.bucket = Bucket(house.settings.limits.commands_at_once)
        self.answers: list[Answer] = []
        self.presence: Presence | None = None

    async def run(self) -> None:
        """Talk until one side has enough."""
        watchers = self.room.watchers
        watchers.add(self.watcher)
        self._announce()
        sending = asyncio.create_task(self._send_all())
        receiving = asyncio.create_task(self._receive_all())
        try:
            done, _ = await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
            code = max((task.result() for task in done if not task.cancelled()), default=GOING)
            if code:
                with contextlib.suppress(Exception):  # it may be gone already
                    await asyncio.wait_for(self.socket.close(code), 1)
        finally:
            watchers.discard(self.watcher)
            sending.cancel()
            receiving.cancel()
            await asyncio.gather(sending, receiving, return_exceptions=True)
            self._announce()

    async def _look_who_it_is(self) -> None:
        """Whoever has signed out in the meantime, perhaps from another device, is a stranger."""
        if self.person is not None:
            self.person = await self.house.people.find(self.session)

    def _announce(self) -> None:
        """Tell everybody who looks at the table now."""
        for watcher in self.room.watchers:
            watcher.news.set()

    # Out

    async def _send_all(self) -> int:
        """Send what there is to send; answers the code to close with."""
        first = True
        while True:
            self.watcher.news.clear()
            await self._look_who_it_is()
            seat, self.host = self.house.viewer(self.room.table, self.person)
            self.watcher.seat = seat
            if first or self.room.table.seq > self.sent:
                first = False
                update = self.house.update_for(self.room, seat, self.host, self.sent)
                self.sent = self.room.table.seq
                if not await self._send(update):
                    return TOO_SLOW
            answers, self.answers = self.answers, []
            for answer in answers:
                if not await self._send(answer):
                    return TOO_SLOW
            presence = self._presence()
            if presence != self.presence:
                self.presence = presence
                if not await self._send(presence):
                    return TOO_SLOW
            if not self.answers:
                await self.watcher.news.wait()

    async def _send(self, message: AnyMessage) -> bool:
        try:
            text = _ENCODER.encode(message).decode()
            async with asyncio.timeout(self.house.settings.limits.seconds_to_send):
                await self.socket.send_text(text)
        except (OSError, WebSocketDisconnect):  # too slow, or gone
            return False
        return True

    def _presence(self) -> Presence:
        here = {watcher.seat for watcher in self.room.watchers}
        spectators = sum(1 for watcher in self.room.watchers if watcher.seat is None)
        return Presence([seat in here for seat in range(len(self.room.table.seats))], spectators)

    # In

    async def _receive_all(self) -> int:
        """Do what is asked, one thing after the other; answers the code to close with."""
        limits = self.house.settings.limits
        while True:
            try:
                raw = await self.socket.receive_data("text")
            except (WebSocketDisconnect, UnicodeDecodeError):
                return 0
            except KeyError:  # the library takes bytes for a text that is missing
                return TOO_MUCH
            if len(raw) > limits.message_bytes or len(self.answers) > MOST_ANSWERS:
                return TOO_MUCH
            while not self.bucket.take(limits.commands_a_second, limits.commands_at_once):
                await asyncio.sleep(1 / limits.commands_a_second)  # whoever asks too fast waits
            answer = await self._do(raw)
            self.answers.append(answer)  # not in one: the list may be another one by now
            self.watcher.news.set()

    async def _do(self, raw: str) -> Answer:
        """Do what a message asks."""
        command_id = ""
        try:
            command = read_command(raw)
            command_id = command.id
            await self._look_who_it_is()
            if self.person is None:
                raise Refused("stranger", "house-stranger")
            await self.house.rooms.command(self.room, command, self.person)
        except Refused as refusal:
            return Answer(command_id, refusal_of(refusal, self.language))
        return Answer(command_id)


def read_command(raw: str | bytes) -> AnyCommand:
    """A command from JSON; refuses what is none."""
    try:
        return _COMMANDS.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refused("syntax", "house-bad-message", problem=str(problem)) from problem
