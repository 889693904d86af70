"""What people are told about a game beside what has happened: hints, analysis, and a game's own questions."""

from __future__ import annotations

import asyncio
from fractions import Fraction
from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from skerry.house.analysts import Found
from skerry.house.house import unlinkable
from skerry.house.messages import ActionShown, Analysed, Answered, Hint, HintWish
from skerry.house.rest import Ply, TableName
from skerry.house.visiting import AnyRequest, Asking, TheHouse, address_of, known
from skerry.rulebook.game import Position
from skerry.rulebook.refusal import Refused, brief
from skerry.rulebook.words import Message
from skerry.table.showing import seen_by
from skerry.table.table import OVER, RUNNING, Table
from skerry.table.telling import told

QuestionName = Annotated[str, PathParameter(min_length=1, max_length=40, pattern="^[a-z-]+$")]
AskedPly = Annotated[
    int | None, QueryParameter(ge=0, le=100_000, description="how many actions had been played, or now")
]


class Advice(Controller):
    """What somebody who looks at a table may ask about the game."""

    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @post("/hint", status_code=HTTP_200_OK, summary="What a bot would do in your place")
    async def hint(
        self, house: TheHouse, visitor: Asking, table: TableName, data: JSONBody[HintWish]
    ) -> Hint:
        person = known(visitor)
        room = await house.rooms.find(table)
        found = room.table
        seat, _ = house.viewer(found, person)
        if seat is None or found.mover != seat or found.match is None or found.status != RUNNING:
            raise Refused("no-hint", "house-no-hint-now")
        if len(found.players) > 1:
            raise Refused("no-hint", "house-no-hint-among-people")
        names = found.game.players
        bot = data.bot or names[-1]
        if bot not in names:
            raise Refused("unknown-player", "unknown-player", name=bot, known=", ".join(names))
        if not house.hints.take(person.key):
            raise Refused("too-often", "house-too-often")
        seen = seen_by(found, found.match.position, seat)
        thought = await house.bots.ask(found.game.name, bot, seat, seen.tobytes())
        proposal = found.game.proposal(seen, found.game.read(seen, thought.action))
        return Hint(bot, thought.action, thought.chance, thought.exact, told(proposal))

    @get("/analysis", summary="What each action was worth at a moment, after the game or against bots alone")
    async def analysis(
        self, request: AnyRequest, house: TheHouse, visitor: Asking, table: TableName, ply: Ply
    ) -> Analysed:
        room = await house.rooms.find(table)
        found = room.table
        seat, _ = house.viewer(found, visitor)
        alone = found.status == RUNNING and seat is not None and found.players == [seat]
        if not alone and found.status != OVER:
            raise Refused("no-hint", "house-no-analysis-now")
        position = position_at(found, ply)
        mover = int(found.game.rules.seat_to_move(position))
        if mover < 0:
            raise Refused("game-over", "game-over")
        asker = f"address {address_of(request)}" if visitor is None else unlinkable(visitor.key)
        if not house.analyses.take(asker):
            raise Refused("too-often", "house-too-often")
        seen = seen_by(found, position, seat if alone else mover)
        played = found.match.actions[ply] if found.match is not None and ply < found.ply else None
        written = None if played is None else found.game.write(position, played)
        return analysed(ply, mover, await house.analysts.ask(found.game.name, seen.tobytes()), written)

    @get(
        "/questions/{question:str}",
        summary="What a game answers about what you see: whose land is safe",
    )
    async def question(
        self,
        house: TheHouse,
        visitor: Asking,
        table: TableName,
        question: QuestionName,
        about: Annotated[str, QueryParameter(max_length=80, description="what is asked about")] = "",
        ply: AskedPly = None,
    ) -> Answered:
        room = await house.rooms.find(table)
        found = room.table
        seat, _ = house.viewer(found, visitor)
        inquiries = found.game.inquiries()
        if question not in inquiries:
            raise Refused(
                "no-page", "house-no-question", question=brief(question), known=", ".join(inquiries) or "–"
            )
        at = found.ply if ply is None else ply
        seen = seen_by(found, position_at(found, at), seat)
        async with house.answering:
            answer = await asyncio.to_thread(inquiries[question], seen, about)
        return Answered(at, question, {name: as_sent(value) for name, value in answer.items()})


def position_at(table: Table, ply: int) -> Position:
    """The position when so many actions had been played; refuses a moment that there is not."""
    if table.match is None:
        raise Refused("not-begun", "table-not-begun")
    if not 0 <= ply <= table.ply:
        raise Refused("no-moment", "table-no-moment", ply=ply, last=table.ply)
    return table.match.at(ply)


def analysed(ply: int, seat: int, found: Found, played: str | None) -> Analysed:
    """What was found out about a moment, as it is sent."""
    return Analysed(
        ply=ply,
        seat=seat,
        heading=told(found.analysis.heading),
        actions=[
            ActionShown(
                action=valued.action,
                told=told(proposal),
                shown=valued.shown.strip(),
                chance=None if valued.chance is None else float(valued.chance),
                exact=str(valued.chance) if isinstance(valued.chance, Fraction) else None,
                points=valued.points,
            )
            for valued, proposal in zip(found.analysis.actions, found.proposals, strict=True)
        ],
        notes=[told(note) for note in found.analysis.notes],
        played=played,
    )


def as_sent(value: Any) -> Any:
    """A part of an answer, with the messages in it told by their meaning."""
    if isinstance(value, Message):
        return told(value)
    if isinstance(value, dict):
        return {name: as_sent(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [as_sent(part) for part in value]
    return value
