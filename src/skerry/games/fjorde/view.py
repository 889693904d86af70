"""What one seat of Fjorde may see: built up from the record that `rules.see` fills, for JSON."""

from __future__ import annotations

from typing import Any

from skerry.games.fjorde import rules
from skerry.games.fjorde.notation import cell_name, kind_name, open_kinds
from skerry.games.fjorde.state import FARMING, HOLDING, LAND_TAKING, OVER, REPLY, STACK, TURN
from skerry.rulebook.game import Position

PHASE_NAMES = {
    TURN: "turn",
    HOLDING: "holding",
    REPLY: "reply",
    FARMING: "farm",
    LAND_TAKING: "land-taking",
    OVER: "over",
}


def stack_left(position: Position) -> list[int]:
    """The kinds of this round that are still face down; in what order depends on who asks."""
    begins = int(position.this_round) * STACK
    left: list[int] = position.order[begins + int(position.drawn) : begins + STACK].tolist()
    return left


def open_part(position: Position) -> dict[str, Any]:
    """What lies open for everybody."""
    pool = [kind_name(kind) for kind in open_kinds(position)]
    return {
        "game": "fjorde",
        "phase": PHASE_NAMES[int(position.phase)],
        "map": _tiles(position),
        "hand": kind_name(position.hand - 1) if position.hand else None,
        "pool": [] if position.by_row else pool,
        "row": [kind_name(kind) for kind in position.row[: int(position.in_row)]],
        "aside": pool if position.by_row else [],
        "stack": STACK - int(position.drawn),
        "farms": [int(left) for left in position.farms_left],
        "fields": [int(left) for left in position.fields_left],
        "points": [
            [int(position.points[2 * number]), int(position.points[2 * number + 1])]
            for number in range(int(position.this_round) + (position.phase == OVER))
        ],
        "round": int(position.this_round) + 1,
        "rounds": int(position.rounds),
        "first": int(position.first),
        "seat": None if position.phase == OVER else int(position.seat),
        "options": {"oversight": bool(position.oversight), "row": bool(position.by_row)},
        "over": bool(rules.over(position)),
    }


def _tiles(position: Position) -> list[dict[str, Any]]:
    """The map, tile by tile. A field of a record takes long to read, so each is read once."""
    laid = int(position.laid)
    cells, faces = position.cell[:laid].tolist(), position.face[:laid].tolist()
    farms, fields = position.farms.tolist(), position.fields.tolist()
    shown: list[dict[str, Any]] = []
    for tile, (cell, face) in enumerate(zip(cells, faces, strict=True)):
        shown.append({"cell": cell_name(cell), "corners": rules.EDITION.faces[face]})
        for seat in range(2):
            if farms[seat] >> tile & 1:
                shown[tile]["farm"] = seat
            if fields[seat] >> tile & 1:
                shown[tile]["field"] = seat
    return shown


def view(seen: Position, seat: int) -> dict[str, Any]:
    """What a seat may see: the open part, and how many of each kind lie face down (FJ-H1)."""
    left = stack_left(seen)
    hidden = {kind_name(kind): left.count(kind) for kind in sorted(set(left))}
    return {**open_part(seen), "you": seat, "hidden": hidden}
