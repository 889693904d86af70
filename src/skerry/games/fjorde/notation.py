"""Actions and positions of Fjorde as text, both ways.

Actions: `draw`, `lay q,r CORNERS`, `farm`, `no-farm`, `field q,r`; with oversight `claim`, `silent` and
`point q,r CORNERS`. The first start tile lies on 0,0, q runs right and r down right; CORNERS are the six
corners of the tile as it lies, clockwise from N, each M, P or S.

A position is ten words, for example
`3 14-12 t - A - BCC/ABC 0,0PSPPMM;0,1PPPPPP;-1,1MPPPPP;1,0SSPPPSF0 0 1` (with shortened stacks):
the number of rounds (with `o` for oversight, `r` for the row), the points of the rounds that have ended, the
phase, the tile in hand, the pool (or what is set aside), the row, the stacks in their order (this round's
and those to come), the map in the order in which it was laid (with F0 or f1 for a farm or a field and its
seat), the seat that began the round, and the seat to move. A capital letter names a kind by its place in the
edition; an empty part is `-`.
"""

from __future__ import annotations

import re
from collections import Counter

from skerry.games.fjorde import rules
from skerry.games.fjorde.edition import TERRAINS
from skerry.games.fjorde.rules import (
    CLAIM,
    DRAW,
    EDITION,
    FACES,
    FARM,
    FIELD,
    KINDS,
    LAY,
    NO_FARM,
    POINT,
    SILENT,
)
from skerry.games.fjorde.state import (
    FARMING,
    FARMS,
    FIELDS,
    FRONTIER,
    HOLDING,
    LAND_TAKING,
    MAP_TILES,
    MOST_ROUNDS,
    OVER,
    REACH,
    REPLY,
    ROW,
    STACK,
    START_TILES,
    TURN,
    cell_number,
    coordinates,
)
from skerry.rulebook.game import Position
from skerry.rulebook.refusal import Refused

WORDS = {"draw": DRAW, "claim": CLAIM, "silent": SILENT, "farm": FARM, "no-farm": NO_FARM}
NAMES = {number: word for word, number in WORDS.items()}
FACE = {corners: face for face, corners in enumerate(EDITION.faces)}
KIND_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:KINDS]
PHASES = "thrflo"  # turn, holding, reply, farm, land-taking, over
FIELDS_OF_POSITION = 10
EMPTY = "-"

_CELL = r"(-?[0-9]{1,3}),(-?[0-9]{1,3})"
_FIELD = re.compile(rf"field {_CELL}")
_LAY = re.compile(rf"(lay|point) {_CELL} ([A-Za-z]{{1,12}})")
_TILE = re.compile(rf"{_CELL}([{TERRAINS}]{{6}})(?:([Ff])([01]))?")
_POINTS = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_LETTERS = re.compile(rf"[{KIND_LETTERS}]*")


def cell_name(cell: int) -> str:
    """The coordinates of a cell, as they are written."""
    q, r = coordinates(cell)
    return f"{q},{r}"


def cell_at(q: int, r: int) -> int | None:
    """The cell with these coordinates, if a map can reach it."""
    if abs(q) > REACH or abs(r) > REACH:
        return None
    return cell_number(q, r)


def kind_name(kind: int) -> str:
    """A kind's corners, as the edition writes them."""
    return EDITION.kinds[int(kind)]


def tiles_on(position: Position) -> dict[int, int]:
    """The number of the tile on each cell that has one."""
    return {int(position.cell[tile]): tile for tile in range(int(position.laid))}


def open_kinds(position: Position) -> list[int]:
    """The kinds in the pool, or those set aside, each as often as it lies there."""
    return [kind for kind, lying in enumerate(position.pool.tolist()) for _ in range(lying)]


# Actions


def action_text(action: int) -> str:
    """An action as it is written."""
    if action in NAMES:
        return NAMES[action]
    if action < LAY:
        return f"field {cell_name(action - FIELD)}"
    word, first = ("lay", LAY) if action < POINT else ("point", POINT)
    cell, face = divmod(action - first, FACES)
    return f"{word} {cell_name(cell)} {EDITION.faces[face]}"


def action_number(text: str) -> int:
    """The action that a text stands for; refuses what is none."""
    words = " ".join(text.split())
    if words in WORDS:
        return WORDS[words]
    if found := _FIELD.fullmatch(words):
        q, r = int(found[1]), int(found[2])
        cell = cell_at(q, r)
        if cell is None:
            raise Refused("FJ-L1", "fjorde-no-tile", cell=f"{q},{r}")
        return FIELD + cell
    if found := _LAY.fullmatch(words):
        q, r, corners = int(found[2]), int(found[3]), found[4]
        if len(corners) != 6 or not set(corners) <= set(TERRAINS):
            raise Refused("syntax", "fjorde-bad-corners", corners=corners)
        if corners not in FACE:
            raise Refused("syntax", "fjorde-no-such-tile", corners=corners)
        cell = cell_at(q, r)
        if cell is None:
            raise Refused("FJ-P2", "fjorde-far-away", cell=f"{q},{r}")
        return (LAY if found[1] == "lay" else POINT) + FACES * cell + FACE[corners]
    if words == "pass":
        raise Refused("FJ-L3", "fjorde-no-pass")
    raise Refused("syntax", "fjorde-unknown-action", text=text[:60])


# Positions


def write_position(position: Position) -> str:
    """A position as one line."""
    ended = int(position.this_round) + (position.phase == OVER)
    points = [f"{position.points[2 * n]}-{position.points[2 * n + 1]}" for n in range(ended)]
    stacks = []
    for number in range(int(position.this_round), int(position.rounds)):
        drawn = int(position.drawn) if number == position.this_round else 0
        stacks.append(_letters(position.order[number * STACK + drawn : (number + 1) * STACK]))
    parts = [
        f"{position.rounds}{'o' if position.oversight else ''}{'r' if position.by_row else ''}",
        ",".join(points) or EMPTY,
        PHASES[int(position.phase)],
        _letters([int(position.hand) - 1]) if position.hand else EMPTY,
        _letters(open_kinds(position)) or EMPTY,
        _letters(position.row[: int(position.in_row)]) or EMPTY,
        "/".join(stack or EMPTY for stack in stacks),
        ";".join(_tile_text(position, tile) for tile in range(int(position.laid))),
        str(position.first),
        str(position.seat),
    ]
    return " ".join(parts)


def _letters(kinds: list[int]) -> str:
    return "".join(KIND_LETTERS[int(kind)] for kind in kinds)


def _tile_text(position: Position, tile: int) -> str:
    piece = ""
    for seat in range(2):
        if int(position.farms[seat]) >> tile & 1:
            piece = f"F{seat}"
        elif int(position.fields[seat]) >> tile & 1:
            piece = f"f{seat}"
    return f"{cell_name(position.cell[tile])}{EDITION.faces[int(position.face[tile])]}{piece}"


def read_position(text: str, position: Position) -> None:
    """Fill an empty record from a line; refuses what cannot be a position."""
    parts = text.split()
    if len(parts) != FIELDS_OF_POSITION:
        raise Refused("bad-position", "fjorde-position-fields", found=len(parts), wanted=FIELDS_OF_POSITION)
    options, points, phase, hand, pool, row, stacks, tiles, first, seat = parts
    if not re.fullmatch(rf"[1{MOST_ROUNDS}]o?r?", options):
        raise _bad(options, "fjorde-position-options")
    position.rounds = int(options[0])
    position.oversight = "o" in options
    position.by_row = "r" in options
    if len(phase) != 1 or phase not in PHASES:
        raise _bad(phase, "fjorde-position-phase")
    position.phase = PHASES.index(phase)
    for name, part in (("first", first), ("seat", seat)):
        if part not in ("0", "1"):
            raise _bad(part, "fjorde-position-seat")
        position[name] = int(part)
    _read_points(points, position)
    _read_open_tiles(hand, pool, row, position)
    left = _read_stacks(stacks, position)
    _read_map(tiles, position)
    _check_count(left, tiles, position)
    _check_phase(phase, position)


def _bad(place: str, message: str, **values: object) -> Refused:
    return Refused("bad-position", message, place=place[:60], **values)


def _read_points(text: str, position: Position) -> None:
    ended = [] if text == EMPTY else text.split(",")
    for number, pair in enumerate(ended):
        found = _POINTS.fullmatch(pair)
        if not found or number == MOST_ROUNDS or max(int(found[1]), int(found[2])) > FIELDS:
            raise _bad(text, "fjorde-position-points")
        position.points[2 * number] = int(found[1])
        position.points[2 * number + 1] = int(found[2])
    over = position.phase == OVER
    if len(ended) != position.rounds if over else len(ended) >= position.rounds:
        raise _bad(text, "fjorde-position-points")
    position.this_round = len(ended) - 1 if over else len(ended)


def _kinds(text: str) -> list[int]:
    if text == EMPTY:
        return []
    if not text or not _LETTERS.fullmatch(text):
        raise _bad(text, "fjorde-position-kinds", kinds=f"{KIND_LETTERS[0]}–{KIND_LETTERS[-1]}")
    return [KIND_LETTERS.index(letter) for letter in text]


def _read_open_tiles(hand: str, pool: str, row: str, position: Position) -> None:
    held, lying, shown = _kinds(hand), _kinds(pool), _kinds(row)
    if len(held) > 1:
        raise _bad(hand, "fjorde-position-hand")
    if len(lying) > STACK or lying != sorted(lying):
        raise _bad(pool, "fjorde-position-pool")
    if len(shown) > ROW:
        raise _bad(row, "fjorde-position-row")
    position.hand = 1 + held[0] if held else 0
    for kind in lying:
        position.pool[kind] += 1
    position.row[: len(shown)] = shown
    position.in_row = len(shown)


def _read_stacks(text: str, position: Position) -> list[int]:
    """Read the stacks; answer what is left of this round's."""
    stacks = [_kinds(stack) for stack in text.split("/")]
    if len(stacks) != position.rounds - position.this_round or len(stacks[0]) > STACK:
        raise _bad(text, "fjorde-position-stacks")
    for number, stack in enumerate(stacks[1:], start=int(position.this_round) + 1):
        if Counter(stack) != Counter(dict(enumerate(EDITION.copies))):
            raise _bad(text, "fjorde-position-stacks")
        position.order[number * STACK : (number + 1) * STACK] = stack
    position.drawn = STACK - len(stacks[0])
    end = (int(position.this_round) + 1) * STACK
    position.order[end - len(stacks[0]) : end] = stacks[0]
    return stacks[0]


def _read_map(text: str, position: Position) -> None:
    for seat in range(2):
        position.farms_left[seat], position.fields_left[seat] = FARMS, FIELDS
    tiles = text.split(";")
    if not START_TILES <= len(tiles) <= MAP_TILES:
        raise _bad(text, "fjorde-position-map")
    for tile, written in enumerate(tiles):
        found = _TILE.fullmatch(written)
        cell = cell_at(int(found[1]), int(found[2])) if found else None
        if not found or cell is None or found[3] not in FACE:
            raise _bad(written, "fjorde-position-tile")
        face = FACE[found[3]]
        if tile < START_TILES:
            if (cell, face) != (rules.START_CELLS[tile], rules.START_FACES[tile]):
                raise _bad(written, "fjorde-position-start")
        elif not _fits(position, cell, face):
            raise _bad(written, "fjorde-position-fit")
        rules.put(position, cell, face)
        if found[4]:
            _read_piece(found[4], int(found[5]), tile, written, position)


def _fits(position: Position, cell: int, face: int) -> bool:
    slot = int(position.on[rules.PLACE[cell]]) - FRONTIER
    if slot < 0 or position.frontier_cell[slot] != cell:
        return False
    fixed = int(position.frontier_fixed[slot])
    return fixed & rules.CANDIDATE == rules.CANDIDATE and bool(rules.agrees(fixed, face))


def _read_piece(letter: str, seat: int, tile: int, written: str, position: Position) -> None:
    farm = letter == "F"
    left = position.farms_left if farm else position.fields_left
    meadow = bool(rules.MEADOW_SIDES[position.face[tile]])
    in_discovery = position.phase not in (LAND_TAKING, OVER)
    if not left[seat] or not meadow or (tile < START_TILES if farm else in_discovery):
        raise _bad(written, "fjorde-position-piece")
    left[seat] -= 1
    (position.farms if farm else position.fields)[seat] |= 1 << tile


def _check_count(left: list[int], tiles: str, position: Position) -> None:
    """The tiles are those of the edition; before land-taking, all of them."""
    counted = Counter(left)
    counted.update(int(rules.KIND_OF[face]) for face in position.face[START_TILES : int(position.laid)])
    counted.update(open_kinds(position))
    counted.update(int(kind) for kind in position.row[: int(position.in_row)])
    if position.hand:
        counted[int(position.hand) - 1] += 1
    whole = all(counted[kind] <= copies for kind, copies in enumerate(EDITION.copies))
    if not whole or (position.phase < LAND_TAKING and counted.total() != STACK):
        raise _bad(tiles, "fjorde-position-count")


def _check_phase(phase: str, position: Position) -> None:
    """What is in hand, in the row and on the map goes with the phase."""
    number = int(position.phase)
    held, shown = position.hand > 0, position.in_row > 0
    stack = position.drawn < STACK
    last = int(position.laid) - 1
    newest = 1 << last
    if number in (LAND_TAKING, OVER):
        sound = not (held or shown or stack or position.pool.any())
    elif position.by_row:
        sound = not held and number != HOLDING and (number == FARMING or shown)
        sound = sound and (number == FARMING or position.in_row == ROW or not stack)
    else:
        sound = not shown and held == (number in (HOLDING, REPLY)) and (stack or number != TURN)
    if number == REPLY:
        sound = sound and bool(position.oversight)
    taken = int(position.farms[0] | position.farms[1] | position.fields[0] | position.fields[1])
    if number == FARMING:
        meadow = bool(rules.MEADOW_SIDES[position.face[last]])
        free = not taken & newest and last >= START_TILES
        sound = sound and meadow and free and position.farms_left[position.seat] > 0
    choosing = number == HOLDING or (number == TURN and position.by_row)
    if sound and choosing and not position.oversight:
        sound = bool(rules.fits_somewhere(position, rules.offered(position)))
    if sound and number in (LAND_TAKING, OVER):
        sound = _check_land_taking(position)
    if not sound:
        raise _bad(phase, "fjorde-position-contradiction")


def _check_land_taking(position: Position) -> bool:
    """Every field can have been placed, one after the other; and somebody can go on, unless all is over."""
    rules.find_reach(position)
    for seat in range(2):
        reached = int(position.farms[seat])
        while True:
            tiles = [tile for tile in range(int(position.laid)) if reached >> tile & 1]
            more = reached
            for tile in tiles:
                more |= int(rules.joined(position, tile)) & int(position.fields[seat])
            if more == reached:
                break
            reached = more
        if reached & int(position.fields[seat]) != int(position.fields[seat]):
            return False
    able = [bool(rules.takable(position, seat)) for seat in range(2)]
    if position.phase == OVER:
        number = 2 * int(position.this_round)
        placed = [FIELDS - int(position.fields_left[seat]) for seat in range(2)]
        return not any(able) and placed == [int(position.points[number + seat]) for seat in range(2)]
    return able[int(position.seat)]
