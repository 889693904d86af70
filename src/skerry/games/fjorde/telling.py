"""What happens in Fjorde, as sentences for the log: the entries are `story`, `proposal` and `verdict`."""

from __future__ import annotations

from skerry.games.fjorde import rules
from skerry.games.fjorde.notation import cell_name, kind_name
from skerry.games.fjorde.rules import CLAIM, DRAW, EDITION, FACES, FARM, FIELD, LAY, NO_FARM, POINT, SILENT
from skerry.games.fjorde.state import OVER, STACK
from skerry.rulebook.game import Game, Position
from skerry.rulebook.words import Message


def seat_name(seat: int) -> Message:
    """A seat by the colour of its pieces."""
    return Message("fjorde-red" if seat == 0 else "fjorde-white")


def story(game: Game, position: Position, action: int) -> Message:
    """What playing a legal action means, and whether the round ends with it; asked before it is played."""
    event = _event(position, action)
    after = game.copy(position)
    rules.play(after, action)
    ended = int(position.this_round)
    if after.phase != OVER and after.this_round == ended:
        return event
    return Message(
        "fjorde-log-round-ends",
        event=event,
        round=ended + 1,
        red=int(after.points[2 * ended]),
        white=int(after.points[2 * ended + 1]),
    )


def proposal(seen: Position, action: int) -> Message:
    """What playing a legal action means, as far as it can be told before (FJ-H1)."""
    if action == DRAW:
        return Message("fjorde-proposal-draw", side=seat_name(int(seen.seat)))
    return _event(seen, action)


def _event(position: Position, action: int) -> Message:
    side, other = seat_name(int(position.seat)), seat_name(1 - int(position.seat))
    cell, face = divmod(action - (POINT if action >= POINT else LAY), FACES)
    if action >= POINT:
        return Message(
            "fjorde-log-point", side=side, other=other, tile=EDITION.faces[face], cell=cell_name(cell)
        )
    if action >= LAY:
        from_pool = not position.hand and not position.by_row
        return Message(
            "fjorde-log-lay-pool" if from_pool else "fjorde-log-lay",
            side=side,
            tile=EDITION.faces[face],
            cell=cell_name(cell),
        )
    if action >= FIELD:
        return Message("fjorde-log-field", side=side, cell=cell_name(action - FIELD))
    if action == DRAW:
        return _drawn(position, side)
    newest = cell_name(position.cell[position.laid - 1])
    if action in (FARM, NO_FARM):
        return Message("fjorde-log-farm" if action == FARM else "fjorde-log-no-farm", side=side, cell=newest)
    if position.by_row:
        return Message("fjorde-log-claim-row" if action == CLAIM else "fjorde-log-silent-row", side=side)
    tile = kind_name(position.hand - 1)
    return Message("fjorde-log-silent" if action == SILENT else "fjorde-log-claim", side=side, tile=tile)


def _drawn(position: Position, side: Message) -> Message:
    """A draw: the tile is in hand, or it fits nowhere (FJ-D3)."""
    kind = int(position.order[int(position.this_round) * STACK + int(position.drawn)])
    if position.oversight or rules.fits_somewhere(position, 1 << kind):
        return Message("fjorde-log-draw", side=side, tile=kind_name(kind))
    last = int(position.drawn) + 1 == STACK
    return Message(
        "fjorde-log-draw-last" if last else "fjorde-log-draw-pool", side=side, tile=kind_name(kind)
    )


def verdict(game: Game, position: Position) -> Message:
    """How the match has ended (FJ-W3)."""
    scores = game.scores(position)
    winner = int(rules.winner(position))
    if winner < 0:
        return Message("fjorde-drawn", points=scores[0])
    if scores[0] == scores[1]:
        return Message("fjorde-won-by-rounds", side=seat_name(winner), points=scores[0])
    return Message("fjorde-won-by-fields", side=seat_name(winner), most=max(scores), least=min(scores))
