"""Why an action of Fjorde is not allowed: the entry is `why_not`."""

from __future__ import annotations

from skerry.games.fjorde import rules
from skerry.games.fjorde.notation import cell_name, kind_name, tiles_on
from skerry.games.fjorde.rules import (
    CLAIM,
    DRAW,
    EDITION,
    FACES,
    FIELD,
    LAST_ACTION,
    LAY,
    NO_FARM,
    POINT,
    SILENT,
)
from skerry.games.fjorde.state import FARMING, HOLDING, LAND_TAKING, OVER, REPLY, START_TILES, TURN
from skerry.games.fjorde.territory import why_not_here
from skerry.rulebook.game import Position
from skerry.rulebook.refusal import Refused, brief


def why_not(position: Position, action: int) -> Refused | None:
    """The rule that forbids an action, or None for a legal one."""
    if not 0 <= action <= LAST_ACTION:
        return Refused("FJ-D1", "fjorde-unknown-action", text=brief(action))
    if position.phase == OVER:
        return Refused("FJ-S2", "fjorde-over")
    if action >= POINT or action == SILENT:
        return _why_not_reply(position, action)
    if action >= LAY:
        return _why_not_lay(position, action - LAY)
    if action >= FIELD:
        return _why_not_field(position, action - FIELD)
    if action == DRAW:
        return _why_not_draw(position)
    if action == CLAIM:
        return _why_not_claim(position)
    return _why_not_farm(position, action)


def _why_not_now(position: Position) -> Refused | None:
    """Why the seat to move can lay nothing at all now."""
    if position.phase == LAND_TAKING:
        return Refused("FJ-E1", "fjorde-discovery-over")
    if position.phase == FARMING:
        return Refused("FJ-D5", "fjorde-one-tile")
    if position.phase == REPLY:
        return Refused("FJ-D6", "fjorde-reply-first")
    return None


def _why_not_draw(position: Position) -> Refused | None:
    if refusal := _why_not_now(position):
        return refusal
    if position.by_row:
        return Refused("FJ-D2", "fjorde-row-no-draw")
    if position.phase == HOLDING:
        return Refused("FJ-D2", "fjorde-already-drawn", tile=kind_name(position.hand - 1))
    return None


def _why_not_claim(position: Position) -> Refused | None:
    if not position.oversight:
        return Refused("FJ-D6", "fjorde-no-oversight")
    if refusal := _why_not_now(position):
        return refusal
    if position.phase == TURN and not position.by_row:
        return Refused("FJ-D6", "fjorde-nothing-to-claim")
    return None


def _why_not_reply(position: Position, action: int) -> Refused | None:
    if not position.oversight:
        return Refused("FJ-D6", "fjorde-no-oversight")
    if position.phase != REPLY:
        return Refused("FJ-D6", "fjorde-no-claim")
    return None if action == SILENT else _why_not_place(position, action - POINT)


def _why_not_lay(position: Position, where: int) -> Refused | None:
    return _why_not_now(position) or _why_not_place(position, where)


def _why_not_place(position: Position, where: int) -> Refused | None:
    """Why a face is not laid on a cell: this tile cannot be laid now, or not there."""
    cell, face = divmod(where, FACES)
    kind = int(rules.KIND_OF[face])
    if not int(rules.offered(position)) >> kind & 1:
        tile = EDITION.faces[face]
        if position.by_row:
            return Refused("FJ-D2", "fjorde-not-in-row", tile=tile)
        if not position.hand:
            return Refused("FJ-D4", "fjorde-not-in-pool", tile=tile)
        if position.pool[kind]:
            return Refused("FJ-D4", "fjorde-pool-later", tile=tile, hand=kind_name(position.hand - 1))
        return Refused("FJ-D2", "fjorde-other-tile", tile=tile, hand=kind_name(position.hand - 1))
    return why_not_here(position, cell, face)


def _why_not_farm(position: Position, action: int) -> Refused | None:
    if position.phase == FARMING:
        return None
    if action == NO_FARM:
        return Refused("FJ-F1", "fjorde-no-question")
    if position.phase == LAND_TAKING:
        return Refused("FJ-E1", "fjorde-discovery-over")
    if not position.farms_left[position.seat]:
        return Refused("FJ-F3", "fjorde-no-farm-left")
    if position.laid == START_TILES:
        return Refused("FJ-F2", "fjorde-farm-on-start")
    if not rules.MEADOW_SIDES[position.face[position.laid - 1]]:
        return Refused("FJ-F2", "fjorde-farm-on-mountain")
    return Refused("FJ-F1", "fjorde-farm-later")


def _why_not_field(position: Position, cell: int) -> Refused | None:
    name = cell_name(cell)
    if position.phase != LAND_TAKING:
        return Refused("FJ-E1", "fjorde-still-discovery")
    tiles = tiles_on(position)
    if cell not in tiles:
        return Refused("FJ-L1", "fjorde-no-tile", cell=name)
    tile, seat = tiles[cell], int(position.seat)
    if not rules.MEADOW_SIDES[position.face[tile]]:
        return Refused("FJ-L1", "fjorde-no-meadow", cell=name)
    own = int(position.farms[seat]) | int(position.fields[seat])
    for pieces, message in ((position.farms, "fjorde-on-farm"), (position.fields, "fjorde-on-field")):
        if (int(pieces[0]) | int(pieces[1])) >> tile & 1:
            return Refused("FJ-L1", message, cell=name)
    if int(rules.takable(position, seat)) >> tile & 1:
        return None
    beside = {cell + int(step) for step in rules.STEP}
    if any(own >> number & 1 for other, number in tiles.items() if other in beside):
        return Refused("FJ-L2", "fjorde-no-meadow-between", cell=name)
    return Refused("FJ-L2", "fjorde-out-of-reach", cell=name)
