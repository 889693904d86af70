"""A picture of Fjorde as SVG: coasts run on from tile to tile, through the middles of sides."""

from __future__ import annotations

from collections.abc import Iterator

from skerry.games.fjorde.drawing import Extent, candidates, faces, facts, piece_on
from skerry.games.fjorde.edition import CORNERS
from skerry.games.fjorde.geometry import WIDTH, Point, centre, corner, middle_of_side, runs
from skerry.games.fjorde.notation import kind_name, open_kinds
from skerry.games.fjorde.state import LAND_TAKING
from skerry.rulebook.game import Position
from skerry.rulebook.words import words

SCALE = 48  # units a side
MARGIN = 0.35
INWARD = 0.35  # how far a coast's bend keeps from the middle of the tile
LINE = 0.42  # height of a line of text
SMALL = 0.62  # size of the tiles below the map
DRAWN_BELOW = 10  # tiles a row there
FILLS = {"M": "url(#mountain)", "P": "url(#meadow)", "S": "url(#sea)"}
PIECES = (("#b3262b", "#5e0d10"), ("#fbf8ef", "#4a4438"))

STYLE = """
text { font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; fill: #3b352c; }
.free { fill: none; stroke: #a89c86; stroke-width: 1.4; stroke-dasharray: 5 5; }
.name { font-size: 11px; text-anchor: middle; fill: #8a7f6b; }
.border { fill: none; stroke: #2c2a24; stroke-opacity: 0.28; stroke-width: 1.1; }
.coast { stroke: #f1e7c4; stroke-width: 2.2; }
.foot { stroke: #5d6b3c; stroke-width: 1.2; stroke-opacity: 0.55; }
.peak { fill: #5c5650; } .snow { fill: #f3f1ec; }
.wave { fill: none; stroke: #cfe3ee; stroke-width: 1.4; stroke-opacity: 0.75; stroke-linecap: round; }
.tuft { fill: none; stroke: #5f8836; stroke-width: 1.3; stroke-opacity: 0.7; stroke-linecap: round; }
.fact { font-size: 14px; }
"""
DEFINITIONS = """<defs>
<linearGradient id="mountain" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#b3a99f"/><stop offset="1" stop-color="#968b81"/></linearGradient>
<linearGradient id="meadow" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#a9c96a"/><stop offset="1" stop-color="#9abd5b"/></linearGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#6fa6c8"/><stop offset="1" stop-color="#5f98bd"/></linearGradient>
</defs>"""


def picture(seen: Position, language: str = "en") -> str:
    """The map with its pieces, the free cells, the tiles that lie open, and what else is known."""
    told = words(language)
    tiles, free = faces(seen), candidates(seen)
    extent = Extent.of([*tiles, *free])
    below = open_tiles(seen)
    said = facts(seen, told)
    rows = -(-len(below) // DRAWN_BELOW)
    wide = max(extent.right - extent.left, 9.0) + 2 * MARGIN
    shelf = extent.bottom + MARGIN
    high = shelf - extent.top + MARGIN + rows * 2.2 * SMALL + LINE * (len(said) + 1)
    left, top = extent.left - MARGIN, extent.top - MARGIN
    title = told.say("fjorde-picture")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{title}" '
        f'viewBox="{_n(left)} {_n(top)} {_n(wide)} {_n(high)}" width="{_n(wide)}" height="{_n(high)}">',
        f"<title>{title}</title><desc>{_escaped('; '.join(said))}</desc>",
        f"<style>{STYLE}</style>{DEFINITIONS}",
        f'<rect x="{_n(left)}" y="{_n(top)}" width="{_n(wide)}" height="{_n(high)}" fill="#f4eddc"/>',
    ]
    for cell in free:
        x, y = centre(*cell)
        parts.append(f'<path class="free" d="{_hexagon((x, y), 0.9)}"/>')
        parts.append(f'<text class="name" x="{_n(x)}" y="{_n(y + 0.08)}">{cell[0]},{cell[1]}</text>')
    for cell, (_, corners) in tiles.items():
        parts += tile(centre(*cell), corners)
    for cell, (number, _) in tiles.items():
        if found := piece_on(seen, number):
            parts.append(piece(centre(*cell), *found))
    for number, corners in enumerate(below):
        row, column = divmod(number, DRAWN_BELOW)
        x = left + MARGIN + (column + 0.5) * (WIDTH + 0.25) * SMALL
        y = shelf + (row * 2.2 + 1) * SMALL
        shown = "".join(tile((0.0, 0.0), corners))
        parts.append(f'<g transform="translate({_n(x)} {_n(y)}) scale({SMALL})">{shown}</g>')
    base = shelf + rows * 2.2 * SMALL + LINE
    for number, line in enumerate(said):
        x, y = left + MARGIN, base + number * LINE
        parts.append(f'<text class="fact" x="{_n(x)}" y="{_n(y)}">{_escaped(line)}</text>')
    return "\n".join([*parts, "</svg>"])


def open_tiles(seen: Position) -> list[str]:
    """The corners of the tiles that lie beside the map: in hand, in the row, in the pool."""
    if seen.phase >= LAND_TAKING:
        return []
    held = [kind_name(seen.hand - 1)] if seen.hand else []
    row = [kind_name(kind) for kind in seen.row[: int(seen.in_row)]]
    return held + row + [kind_name(kind) for kind in open_kinds(seen)]


def tile(middle: Point, corners: str) -> Iterator[str]:
    """A tile: meadow, and on it each stretch of mountain and of sea."""
    ground = "P" if "P" in corners else corners[0]
    yield f'<path d="{_hexagon(middle)}" fill="{FILLS[ground]}"/>'
    for letter, line in (("S", "coast"), ("M", "foot")):
        for first, count in runs(corners, letter):
            if count == CORNERS:
                continue
            outline, bend = _stretch(middle, first, count)
            yield f'<path d="{outline}" fill="{FILLS[letter]}"/>'
            yield f'<path class="{line}" fill="none" d="{bend}"/>'
    for number, letter in enumerate(corners):
        yield from ornament(_moved(middle, corner(number, 0.7)), letter)
    if set(corners) == {"M"}:
        yield from ornament(middle, "M")
    yield f'<path class="border" d="{_hexagon(middle)}"/>'


def _stretch(middle: Point, first: int, count: int) -> tuple[str, str]:
    """The outline of some corners' terrain, and its inner line alone, from side to side."""
    begins, ends = middle_of_side(first - 1), middle_of_side(first + count - 1)
    rim = "".join(f"L{_p(_moved(middle, corner(number)))}" for number in range(first, first + count))
    controls = [_p(_moved(middle, (INWARD * x, INWARD * y))) for x, y in (ends, begins)]
    bend = f"C{controls[0]} {controls[1]} {_p(_moved(middle, begins))}"
    return (
        f"M{_p(_moved(middle, begins))}{rim}L{_p(_moved(middle, ends))}{bend}Z",
        f"M{_p(_moved(middle, ends))}{bend}",
    )


def ornament(at: Point, letter: str) -> Iterator[str]:
    """A peak, some grass, or waves."""
    x, y = at
    if letter == "M":
        yield f'<path class="peak" d="{_line(x, y, (-0.17, 0.11), (0, -0.16), (0.17, 0.11))}Z"/>'
        snow = _line(x, y, (-0.06, -0.06), (0, -0.16), (0.06, -0.06), (0, -0.03))
        yield f'<path class="snow" d="{snow}Z"/>'
    elif letter == "S":
        for dx, dy in ((-0.1, -0.04), (0.02, 0.06)):
            start = _p((x + dx - 0.06, y + dy))
            yield f'<path class="wave" d="M{start}q{_p((0.05, -0.06))} {_p((0.1, 0))}t{_p((0.1, 0))}"/>'
    else:
        blades = [_line(x, y, (dx, 0.04), (dx * 1.6, -0.05)) for dx in (-0.04, 0.0, 0.04)]
        yield f'<path class="tuft" d="{"".join(blades)}"/>'


def piece(middle: Point, seat: int, farm: bool) -> str:
    """A farm as a house, a field as a disc."""
    fill, edge = PIECES[seat]
    x, y = middle
    look = f'fill="{fill}" stroke="{edge}" stroke-width="2.4" stroke-linejoin="round"'
    if not farm:
        return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(0.25)}" {look}/>'
    house = _line(x, y, (-0.27, 0.28), (-0.27, -0.06), (0, -0.34), (0.27, -0.06), (0.27, 0.28))
    door = _line(x, y, (-0.07, 0.28), (-0.07, 0.08), (0.07, 0.08), (0.07, 0.28))
    return f'<path d="{house}Z" {look}/><path d="{door}" fill="{edge}"/>'


def _moved(middle: Point, by: Point) -> Point:
    return middle[0] + by[0], middle[1] + by[1]


def _hexagon(middle: Point, radius: float = 1.0) -> str:
    return "M" + "L".join(_p(_moved(middle, corner(number, radius))) for number in range(CORNERS)) + "Z"


def _line(x: float, y: float, *points: Point) -> str:
    return "M" + "L".join(_p((x + dx, y + dy)) for dx, dy in points)


def _p(point: Point) -> str:
    return f"{_n(point[0])},{_n(point[1])}"


def _n(length: float) -> str:
    return f"{SCALE * length:.1f}"


def _escaped(line: str) -> str:
    return line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
