"""Actions and positions of Chartae as text, both ways.

Actions: `turn x,y`, `take`, `lay x,y rN`. The compass tile lies at 0,0, x runs right and y down.

A position is six words, for example `H0,C1/.,D3 0,0 E:FGHCH 1 0L 0`:
the rows of the map (a kind with its quarter turns, or a dot), the cell of its top left corner, the pile
(`hand>` where a tile is in hand, the face-up kind, a colon, the kinds below it in order), the rotations
in a row so far, the seat to move with its territory, and the seat that began.
"""

from __future__ import annotations

import re
from collections import Counter

from skerry.games.chartae.edition import TURNS
from skerry.games.chartae.rules import (
    COMPASS,
    EDITION,
    LAY,
    MOST_TURNS_IN_A_ROW,
    TAKE,
    TURN,
    WIDEST,
    neighbours,
)
from skerry.games.chartae.state import (
    BEFORE_TURN,
    CELLS,
    COMPASS_CELL,
    EMPTY,
    HOLDING,
    LAND,
    MAP_TILES,
    OVER,
    PILE,
    SEA,
    SIDE,
)
from skerry.rulebook.game import Position
from skerry.rulebook.refusal import Refused

REACH = SIDE // 2  # coordinates run from -REACH to REACH
LETTERS = "LS"  # of LAND and SEA

_CELL = r"(-?[0-9]{1,9}),(-?[0-9]{1,9})"
_TURN = re.compile(rf"turn {_CELL}")
_LAY = re.compile(rf"lay {_CELL} r([0-9]{{1,3}})")
_KINDS = "".join(EDITION.kinds)
_PILE = re.compile(rf"(?:([{_KINDS}])>)?([{_KINDS}]?):([{_KINDS}]*)")


def cell_name(cell: int) -> str:
    """The coordinates of a cell, as they are written."""
    return f"{cell % SIDE - REACH},{cell // SIDE - REACH}"


def cell_at(x: int, y: int) -> int | None:
    """The cell with these coordinates, if a map can reach it."""
    if abs(x) > REACH or abs(y) > REACH:
        return None
    return (y + REACH) * SIDE + x + REACH


def tile_kind(tile: int) -> int:
    return (int(tile) - 1) // TURNS


def tile_turns(tile: int) -> int:
    return (int(tile) - 1) % TURNS


def kind_letter(kind: int) -> str:
    return EDITION.kinds[int(kind)]


def action_text(action: int) -> str:
    """An action as it is written."""
    if action < TAKE:
        return f"turn {cell_name(action - TURN)}"
    if action == TAKE:
        return "take"
    cell, turns = divmod(action - LAY, TURNS)
    return f"lay {cell_name(cell)} r{turns}"


def action_number(text: str) -> int:
    """The action that a text stands for; refuses what is none."""
    words = " ".join(text.split())
    if words == "take":
        return TAKE
    if found := _TURN.fullmatch(words):
        x, y = int(found[1]), int(found[2])
        cell = cell_at(x, y)
        if cell is None:
            raise Refused("CH-R1", "chartae-no-tile", cell=f"{x},{y}")
        return TURN + cell
    if found := _LAY.fullmatch(words):
        x, y, turns = int(found[1]), int(found[2]), int(found[3])
        cell = cell_at(x, y)
        if turns >= TURNS:
            raise Refused("CH-P4", "chartae-four-orientations", turns=turns)
        if cell is None:
            raise Refused("CH-P3", "chartae-too-wide", cell=f"{x},{y}")
        return LAY + TURNS * cell + turns
    if words == "pass":
        raise Refused("CH-T1", "chartae-no-pass")
    raise Refused("syntax", "chartae-unknown-action", text=text[:60])


def write_position(position: Position) -> str:
    """A position as one line."""
    covered = [cell for cell in range(CELLS) if position.tile[cell] != EMPTY]
    left, right = min(cell % SIDE for cell in covered), max(cell % SIDE for cell in covered)
    top, bottom = min(covered) // SIDE, max(covered) // SIDE
    rows = [
        ",".join(_tile_text(position.tile[SIDE * y + x]) for x in range(left, right + 1))
        for y in range(top, bottom + 1)
    ]
    taken = int(position.taken)
    kinds = "".join(kind_letter(kind) for kind in position.pile)
    hand = f"{kinds[taken - 1]}>" if position.phase == HOLDING else ""
    mover = int(position.seat)
    territory = LETTERS[LAND if position.land == mover else SEA]
    pile = f"{hand}{kinds[taken : taken + 1]}:{kinds[taken + 1 :]}"
    corner = cell_name(SIDE * top + left)
    return f"{'/'.join(rows)} {corner} {pile} {position.turned} {mover}{territory} {position.first}"


def _tile_text(tile: int) -> str:
    return "." if tile == EMPTY else f"{kind_letter(tile_kind(tile))}{tile_turns(tile)}"


def read_position(text: str, position: Position) -> None:
    """Fill an empty record from a line; refuses what cannot be a position."""
    fields = text.split()
    if len(fields) != 6:
        raise _bad(text, "chartae-position-fields", found=len(fields))
    _read_map(fields[0], fields[1], position)
    laid = Counter(tile_kind(tile) for tile in position.tile if tile != EMPTY)
    if laid[COMPASS] == 0 or tile_kind(int(position.tile[COMPASS_CELL]) or 1) != COMPASS:
        raise _bad(fields[0], "chartae-position-compass")
    _read_pile(fields[2], laid, position)
    if not re.fullmatch(rf"[0-{MOST_TURNS_IN_A_ROW}]", fields[3]) or (
        position.phase != BEFORE_TURN and fields[3] != "0"
    ):
        raise _bad(fields[3], "chartae-position-turned")
    position.turned = int(fields[3])
    if not re.fullmatch(rf"[01][{LETTERS}]", fields[4]):
        raise _bad(fields[4], "chartae-position-mover")
    position.seat = int(fields[4][0])
    position.land = position.seat if fields[4][1] == LETTERS[LAND] else 1 - position.seat
    if fields[5] not in ("0", "1"):
        raise _bad(fields[5], "chartae-position-first")
    position.first = int(fields[5])


def _bad(place: str, message: str, **values: object) -> Refused:
    return Refused("bad-position", message, place=place[:60], **values)


def _read_map(rows: str, corner: str, position: Position) -> None:
    found = re.fullmatch(_CELL, corner)
    if not found:
        raise _bad(corner, "chartae-position-corner")
    lines = [row.split(",") for row in rows.split("/")]
    if len(lines) > WIDEST or len({len(line) for line in lines}) != 1 or len(lines[0]) > WIDEST:
        raise _bad(rows, "chartae-position-rows")
    for y, line in enumerate(lines):
        for x, tile in enumerate(line):
            if tile == ".":
                continue
            if not re.fullmatch(rf"[{_KINDS}][0-3]", tile):
                raise _bad(tile, "chartae-position-tile")
            cell = cell_at(int(found[1]) + x, int(found[2]) + y)
            if cell is None:
                raise _bad(corner, "chartae-position-corner")
            position.tile[cell] = 1 + TURNS * _KINDS.index(tile[0]) + int(tile[1])
            position.covered |= 1 << cell
    covered = int(position.covered)
    if not covered >> COMPASS_CELL & 1:
        raise _bad(corner, "chartae-position-compass")
    joined = 1 << COMPASS_CELL
    while (grown := joined | (int(neighbours(joined)) & covered)) != joined:
        joined = grown
    if joined != covered:
        raise _bad(rows, "chartae-position-apart")


def _read_pile(text: str, laid: Counter[int], position: Position) -> None:
    found = _PILE.fullmatch(text)
    if not found or (found[3] and not found[2]):  # tiles below, and none face up
        raise _bad(text, "chartae-position-pile")
    hand, face_up, hidden = found[1], found[2], found[3]
    taken = sorted(laid.elements())
    taken.remove(COMPASS)
    if hand:
        taken.append(_KINDS.index(hand))
    pile = taken + [_KINDS.index(letter) for letter in face_up + hidden]
    counted = Counter(pile)
    counted[COMPASS] += 1
    if len(pile) != PILE or any(counted[kind] != copies for kind, copies in enumerate(EDITION.copies)):
        raise _bad(text, "chartae-position-count")
    position.pile[:] = pile
    position.taken = len(taken)
    if hand:
        position.phase = HOLDING
    elif laid.total() == MAP_TILES:
        position.phase = OVER
    else:
        position.phase = BEFORE_TURN
