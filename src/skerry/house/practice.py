"""Practice: a game without a table. Whoever asks sends all of it each time, and nothing of it is kept."""

from __future__ import annotations

import asyncio

from litestar import Controller, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from skerry.house.messages import Practice, Practised, Why, refusal_of
from skerry.house.visiting import AnyRequest, TheHouse, address_of, language_of
from skerry.rulebook.game import find_game
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused
from skerry.table.telling import told


class Practising(Controller):
    """Trying a game out, as the tutorials of the page do."""

    path = "/api/practice"
    tags = ("practice",)

    @post(status_code=HTTP_200_OK, summary="Play a game from its beginning, without a table")
    async def practise(self, request: AnyRequest, house: TheHouse, data: JSONBody[Practice]) -> Practised:
        if not house.practices.take(address_of(request)):
            raise Refused("too-often", "house-too-often")
        language = language_of(request.headers.get("accept-language"))
        async with house.answering:
            return await asyncio.to_thread(practised, data, language)


def practised(wish: Practice, language: str) -> Practised:
    """The game after the actions, up to the first that is refused."""
    match = Match(find_game(wish.game), wish.seed, wish.options, wish.setup)
    refused = None
    for action in wish.actions:
        try:
            match.play(action)
        except Refused as refusal:
            refused = refusal_of(refusal, language)
            break
    seats = match.game.seats_of(match.position)
    return Practised(
        seat=match.seat,
        view=match.observe(wish.seat),
        legal=match.legal(),
        told=[told(message) for message in match.log],
        refused=refused,
        why=None if wish.about is None else why(match, wish.about, wish.seat, language),
        sides=[told(match.game.side_name(match.position, seat)) for seat in range(seats)],
        verdict=told(match.game.verdict(match.position)) if match.over else None,
        result=match.result() if match.over else None,
    )


def why(match: Match, action: str, seat: int, language: str) -> Why:
    """Whether an action is legal for a seat, and what it would bring, as far as that seat can tell."""
    refusal = match.why_not(action, seat)
    if refusal is not None:
        return Why(False, refusal_of(refusal, language))
    seen = match.game.see(match.position, seat)
    return Why(
        True, None, [told(message) for message in match.game.preview(seen, match.game.read(seen, action))]
    )
