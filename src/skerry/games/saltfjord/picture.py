"""A picture of Saltfjord as SVG: the common board in words and symbols, below it every village."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from skerry.games.saltfjord import symbols
from skerry.games.saltfjord.drawing import WAGON_PIECE, board, piece_on, player
from skerry.games.saltfjord.faces import Face
from skerry.games.saltfjord.notation import STACK_NAMES
from skerry.games.saltfjord.rules import tables
from skerry.games.saltfjord.rules.orders import open_order
from skerry.games.saltfjord.rules.village import tile_on_top
from skerry.games.saltfjord.state import (
    CELLS,
    DIE_FACES,
    ORANGE_DIE,
    ORDER_STACKS,
    SIDE,
    STACKS,
    WHITE_DIE,
    WORKER,
)
from skerry.games.saltfjord.symbols import n
from skerry.rulebook.game import Position
from skerry.rulebook.words import Words, words

CELL = 64
MARGIN = 24
LINE = 20
SMALL = 40  # a cell of an open tile
WIDTH = 1000
ACROSS = 2  # villages side by side
GAP = 40
SIGNS_A_LINE = 130

STYLE = """
text { font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; fill: #33302a; font-size: 14px; }
.name { font-size: 12px; fill: #6d675b; text-anchor: middle; }
.title { font-size: 18px; font-weight: 600; }
.count { font-size: 13px; font-weight: 700; paint-order: stroke; stroke: #fff; stroke-width: 3px; }
.in { font-size: 0.9px; text-anchor: middle; fill: #fff; }
.empty { fill: #dfe6d5; stroke: #b9c2ab; } .snow { fill: #fbfcff; stroke: #b9c2cf; stroke-dasharray: 4 3; }
.building { fill: #f3e4c8; stroke: #a98d5c; stroke-width: 1.5; }
.pier { fill: #cfe2ee; stroke: #5b88a6; stroke-width: 1.5; }
.stroke { stroke: #7a6a4c; stroke-width: 1.6; } .die { stroke: #333; stroke-width: 1.6; }
.edge { stroke: #5a4526; stroke-width: 3.5; stroke-linecap: round; }
"""


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


def picture(seen: Position, language: str = "en") -> str:
    """The whole table."""
    told = words(language)
    said = [told.say(message.name, **message.values) for message in board(seen)]
    said = [line for long in said for line in textwrap.wrap(long, SIGNS_A_LINE, subsequent_indent="    ")]
    seats = int(seen.seats)
    rows = -(-seats // ACROSS)
    tops = MARGIN + 30 + 2 * (SMALL + 56)
    villages = SIDE * CELL + 7 * LINE + GAP
    lines = len(said) * LINE
    high = tops + rows * villages + lines + 2 * MARGIN
    title = told.say("saltfjord-picture")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{title}" '
        f'viewBox="0 0 {WIDTH} {high}" width="{WIDTH}" height="{high}">',
        f"<title>{title}</title><desc>{escaped('; '.join(said))}</desc><style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{high}" fill="#faf6ec"/>',
        *_dice(seen),
        *_open_tiles(seen),
        *_open_orders(seen),
    ]
    for seat in range(seats):
        left = MARGIN + (seat % ACROSS) * (WIDTH // ACROSS)
        parts += _village(seen, seat, left, tops + seat // ACROSS * villages, told)
    for number, line in enumerate(said):
        y = tops + rows * villages + number * LINE
        parts.append(f'<text x="{MARGIN}" y="{y}">{escaped(line)}</text>')
    return "\n".join([*parts, "</svg>"])


def _text(x: float, y: float, text: str, style: str = "name") -> str:
    return f'<text class="{style}" x="{n(x)}" y="{n(y)}">{escaped(text)}</text>'


def die(x: float, y: float, value: int, orange: bool, size: float = 22) -> str:
    """A die: white ones are square, orange ones round."""
    corner, fill = (size / 2, "#f0903c") if orange else (3, "#ffffff")
    return (
        f'<rect class="die" x="{n(x - size / 2)}" y="{n(y - size / 2)}" width="{n(size)}" height="{n(size)}" '
        f'rx="{n(corner)}" fill="{fill}"/>' + (_text(x, y + 5, str(value)) if value else "")
    )


def _dice(seen: Position) -> Iterator[str]:
    """The dice of the common area, or of the taverns in a solo game."""
    x = MARGIN + 12.0
    for colour in range(2):
        for value in range(1, DIE_FACES + 1):
            for _ in range(int(seen.area_dice[colour, value - 1])):
                yield die(x, MARGIN, value, colour == 1)
                x += 28
        for value in seen.tavern_dice[colour]:
            if value:
                yield die(x, MARGIN, int(value), colour == 1)
                x += 28


def _open_tiles(seen: Position) -> Iterator[str]:
    """The open building tiles, each in its shape."""
    x = float(MARGIN)
    top = MARGIN + 30.0
    for stack in range(STACKS):
        tile = int(tile_on_top(seen, stack))
        shape = tables.EDITION.shapes[stack // 2]
        yield _text(x + SMALL / 2, top - 4, f"{STACK_NAMES[stack]} ({seen.tiles_left[stack]})")
        if tile >= 0:
            for face, (column, row) in zip(tables.EDITION.tiles[tile].faces, shape.cells, strict=True):
                yield _cell(x + column * SMALL, top + row * SMALL, SMALL, face)
        x += (max(column for column, _ in shape.cells) + 1) * SMALL + 26


def _open_orders(seen: Position) -> Iterator[str]:
    """The open orders: what they cost, and the points below."""
    top = MARGIN + 30.0 + 2 * SMALL + 26
    for stack in range(ORDER_STACKS):
        order = int(open_order(seen, stack))
        x = MARGIN + stack * 190.0
        if order >= 0:
            found = tables.EDITION.orders[order]
            yield f'<rect class="building" x="{n(x)}" y="{n(top)}" width="170" height="52" rx="6"/>'
            yield symbols.row(symbols.gain_parts(found.cost), x + 62, top + 26, 120, 13)
            yield symbols.symbol("point", x + 142, top + 26, 13)
            yield _text(x + 120, top + 31, str(found.points))


def _cell(x: float, y: float, size: float, face: Face | None, snow: bool = False) -> str:
    style = "snow" if snow else "empty"
    if face is not None:
        style = "pier" if face.pier else "building"
    drawn = f'<rect class="{style}" x="{n(x)}" y="{n(y)}" width="{n(size)}" height="{n(size)}" rx="4"/>'
    return drawn + (symbols.face(face, x + size / 2, y + size / 2, size) if face is not None else "")


def _village(seen: Position, seat: int, left: float, top: float, told: Words) -> Iterator[str]:
    """A village with its pieces, and below it what else its owner has."""
    first, *rest = [told.say(message.name, **message.values) for message in player(seen, seat)]
    yield _text(left, top, first, "title")
    top += 26
    for place in range(SIDE):
        yield _text(left + (place + 0.5) * CELL + 14, top - 4, str(place + 1))
        yield _text(left + 4, top + (place + 0.5) * CELL + 4, str(place + 1))
    for cell in range(CELLS):
        x, y = left + 14 + cell % SIDE * CELL, top + cell // SIDE * CELL
        face = int(seen.village[seat, cell])
        yield _cell(x + 1, y + 1, CELL - 2, tables.FACES[face] if face else None, bool(tables.SNOW[cell]))
        yield _piece(seen, seat, cell, x + CELL - 15, y + 15)
    yield from _edges(seen, seat, left + 14, top)
    for number, line in enumerate(rest):
        yield f'<text x="{n(left)}" y="{n(top + SIDE * CELL + 18 + number * LINE)}">{escaped(line)}</text>'


def _piece(seen: Position, seat: int, cell: int, x: float, y: float) -> str:
    """What stands on a cell: a die, a worker as a cone, a wagon on two wheels."""
    piece = piece_on(seen, seat, cell)
    if piece in (WHITE_DIE, ORANGE_DIE):
        return die(x, y, 0, piece == ORANGE_DIE)
    if piece in (WORKER, WAGON_PIECE):
        return symbols.symbol("worker" if piece == WORKER else "wagon", x, y, 12)
    return ""


def _edges(seen: Position, seat: int, left: float, top: float) -> Iterator[str]:
    """The outlines of tiles."""
    on = seen.tile_on[seat]
    for cell in range(CELLS):
        x, y = left + cell % SIDE * CELL, top + cell // SIDE * CELL
        right = on[cell + 1] if cell % SIDE + 1 < SIDE else 0
        below = on[cell + SIDE] if cell + SIDE < CELLS else 0
        if on[cell] != right:
            yield f'<path class="edge" d="M{n(x + CELL)} {n(y)}v{CELL}"/>'
        if on[cell] != below:
            yield f'<path class="edge" d="M{n(x)} {n(y + CELL)}h{CELL}"/>'
        if on[cell] and cell % SIDE == 0:
            yield f'<path class="edge" d="M{n(x)} {n(y)}v{CELL}"/>'
        if on[cell] and cell < SIDE:
            yield f'<path class="edge" d="M{n(x)} {n(y)}h{CELL}"/>'
