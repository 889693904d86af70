"""The map of Chartae as a picture: an old sea chart in SVG, drawn from the regions of the edition.

Land and sea differ by lightness and by what is drawn on them (hills; waves), not by colour alone.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from html import escape

from skerry.games.chartae import rules
from skerry.games.chartae.groups import Group, largest, tiles_of
from skerry.games.chartae.notation import kind_letter, tile_kind, tile_turns
from skerry.games.chartae.ornaments import (
    FAINT_INK,
    INK,
    PAPER,
    PAPER_EDGE,
    SAND,
    TILE,
    hills,
    rose,
    scaled,
    sheet,
    spots,
    waves,
)
from skerry.games.chartae.shapes import Point, Region, free_corner, regions
from skerry.games.chartae.state import (
    BEFORE_TURN,
    CELLS,
    COMPASS_CELL,
    EMPTY,
    HOLDING,
    LAND,
    OVER,
    PILE,
    SIDE,
)
from skerry.rulebook.game import Position
from skerry.rulebook.words import Words, words

MARGIN = 30
ASIDE = 132  # width of what lies beside the map
SMALL = 0.34  # size of the tiles still hidden

# By territory: as it is, in the largest group, outside it.
FILL = (("#e6cf94", "#dba94a", "#eadfc2"), ("#6fa3ab", "#2f6f86", "#a9c4c2"))
LINE = (("#a07f45", "#7a5216", "#b9a886"), ("#356b78", "#b7d6d9", "#7fa3a4"))
SHORE_LINES = ((25, 0.35), (17, 0.55), (10, 0.8))  # twice the distance from the coast, and how visible
USUAL, WITHIN, OUTSIDE = 0, 1, 2

STYLE = f"""text{{font-family:'IM Fell English','Palatino Linotype',Palatino,Georgia,serif;fill:{INK}}}
.halo{{paint-order:stroke;stroke:{PAPER};stroke-width:3;stroke-linejoin:round}}
@media (max-width:260px){{.small{{display:none}}}}"""


def picture(
    seen: Position, language: str = "en", highlight: tuple[Group, Group] | None = None, title: str = ""
) -> str:
    """The map, the tiles beside it, and on wish two groups of regions made to stand out."""
    return "\n".join(_Chart(seen, words(language), highlight).lines(title))


def finished_picture(seen: Position, language: str = "en") -> str:
    """The map with both largest groups made to stand out."""
    return picture(seen, language, largest(seen))


class _Chart:
    """One drawing."""

    def __init__(self, seen: Position, told: Words, highlight: tuple[Group, Group] | None) -> None:
        self.seen = seen
        self.told = told
        self.highlight = highlight
        drawn = hashlib.blake2b(seen.tobytes() + bytes([highlight is not None]), digest_size=5)
        self.name = f"c{drawn.hexdigest()}"  # ids differ between pictures on one page
        self.tiles = {cell: int(tile) for cell, tile in enumerate(seen.tile) if tile != EMPTY}
        covered = int(seen.covered)
        free = 0 if seen.phase == OVER else int(rules.places(covered))
        self.free = [cell for cell in range(CELLS) if free >> cell & 1]
        shown = [*self.tiles, *self.free]
        self.left, self.right = min(cell % SIDE for cell in shown), max(cell % SIDE for cell in shown)
        self.top, self.bottom = min(shown) // SIDE, max(shown) // SIDE

    def place(self, cell: int) -> Point:
        return (
            MARGIN + TILE * (cell % SIDE - self.left),
            MARGIN + TILE * (cell // SIDE - self.top),
        )

    def lines(self, title: str) -> Iterator[str]:
        aside = 0 if self.seen.phase == OVER else ASIDE
        width = 2 * MARGIN + TILE * (self.right - self.left + 1) + aside
        height = max(2 * MARGIN + TILE * (self.bottom - self.top + 1), 330 if aside else 0)
        heading = title or self.told.say("terminal-picture-title")
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
            f'aria-labelledby="{self.name}t {self.name}d">'
        )
        yield f'<title id="{self.name}t">{escape(heading)}</title>'
        yield f'<desc id="{self.name}d">{escape(self.described())}</desc>'
        yield f"<style>{STYLE}</style>"
        yield from self.definitions()
        yield from sheet(width, height, self.name)
        for cell in self.free:
            x, y = self.place(cell)
            yield (
                f'<rect x="{x + 6}" y="{y + 6}" width="{TILE - 12}" height="{TILE - 12}" rx="7" fill="none" '
                f'stroke="{FAINT_INK}" stroke-width="1.2" stroke-dasharray="2 5" opacity=".7"/>'
            )
        for cell, tile in self.tiles.items():
            yield from self.tile(tile_kind(tile), tile_turns(tile), *self.place(cell), cell)
        yield from self.coordinates()
        if self.highlight is not None:
            land, sea = (len(tiles_of(group)) for group in self.highlight)
            said = escape(self.told.say("terminal-groups", land=land, sea=sea))
            yield (
                f'<text class="small" x="{width / 2:g}" y="{height - 13}" font-size="11" '
                f'text-anchor="middle" font-style="italic">{said}</text>'
            )
        if aside:
            yield from self.beside(width - aside + 2)
        yield "</svg>"

    def described(self) -> str:
        from skerry.games.chartae.drawing import listing

        return listing(self.seen, self.told.language)

    def definitions(self) -> Iterator[str]:
        yield "<defs>"
        yield (
            f'<radialGradient id="{self.name}p" cx="50%" cy="45%" r="75%"><stop offset="0.55" '
            f'stop-color="{PAPER}"/><stop offset="1" stop-color="{PAPER_EDGE}"/></radialGradient>'
        )
        yield (f'<clipPath id="{self.name}q"><rect width="{TILE}" height="{TILE}" rx="4"/></clipPath>')
        wanted = set(self.tiles.values()) | {1 + 4 * int(kind) for kind in self.seen.pile}
        for tile in sorted(wanted):
            for number, region in enumerate(regions(tile_kind(tile))):
                path = outline(region, tile_turns(tile))
                yield f'<clipPath id="{self.name}r{tile}-{number}"><path d="{path}"/></clipPath>'
        yield "</defs>"

    # Tiles

    def look(self, cell: int | None, number: int, territory: int) -> int:
        if self.highlight is None or cell is None:
            return USUAL
        return WITHIN if (cell, number) in self.highlight[territory] else OUTSIDE

    def tile(
        self,
        kind: int,
        turns: int,
        x: float,
        y: float,
        cell: int | None = None,
        size: float = 1,
        plain: bool = False,
    ) -> Iterator[str]:
        """One tile: its seas with shore lines and waves, its lands with hills, its coasts."""
        scaled = f" scale({size})" if size != 1 else ""
        yield f'<g transform="translate({x:g} {y:g}){scaled}"><g clip-path="url(#{self.name}q)">'
        name = f"{self.name}r{1 + 4 * kind + turns}"
        all_regions = regions(kind)
        for number, region in enumerate(all_regions):
            look = self.look(cell, number, region.territory)
            fill = FILL[region.territory][look]
            path = outline(region, turns)
            yield f'<path d="{path}" fill="{fill}" stroke="{fill}" stroke-width=".6"/>'
            if region.territory != LAND:
                line = LINE[1][look]
                yield f'<g clip-path="url(#{name}-{number})" fill="none">'
                for width, visible in SHORE_LINES:
                    for coast in region.coasts:
                        curve = smooth(coast, turns)
                        yield (
                            f'<path d="{curve}" stroke="{line}" stroke-width="{width}" opacity="{visible}"/>'
                            f'<path d="{curve}" stroke="{fill}" stroke-width="{width - 1.3:g}"/>'
                        )
                yield "</g>"
        for region in all_regions:
            if region.territory == LAND:
                for coast in region.coasts:
                    curve = smooth(coast, turns)
                    yield f'<path d="{curve}" fill="none" stroke="{SAND}" stroke-width="5"/>'
                    yield f'<path d="{curve}" fill="none" stroke="{INK}" stroke-width="1.7"/>'
        if not plain:
            for number, region in enumerate(all_regions):
                look = self.look(cell, number, region.territory)
                marks = hills if region.territory == LAND else waves
                taken = cell == COMPASS_CELL
                yield f'<g stroke="{LINE[region.territory][look]}" fill="none" stroke-linecap="round">'
                yield from marks(spots(kind, turns, number, taken))
                yield "</g>"
        yield "</g>"
        yield (
            f'<rect x=".5" y=".5" width="{TILE - 1}" height="{TILE - 1}" rx="4" fill="none" stroke="{INK}" '
            f'stroke-width="{1 if size == 1 else 2}" opacity=".55"/>'
        )
        if cell == COMPASS_CELL:
            yield from rose(turns)
        if not plain:
            right, low = free_corner(kind, turns)
            yield (
                f'<text class="halo small" x="{84 if right else 6}" y="{94 if low else 14}" font-size="10">'
                f'{kind_letter(kind)}<tspan font-size="7" dy="-2.5">{turns}</tspan></text>'
            )
        yield "</g>"

    # Around the map

    def coordinates(self) -> Iterator[str]:
        yield '<g class="small" font-size="10" text-anchor="middle" opacity=".8">'
        for column in range(self.left, self.right + 1):
            x = MARGIN + TILE * (column - self.left) + TILE / 2
            yield f'<text x="{x:g}" y="{MARGIN - 7}">{column - SIDE // 2}</text>'
        for row in range(self.top, self.bottom + 1):
            y = MARGIN + TILE * (row - self.top) + TILE / 2 + 3
            yield f'<text x="{MARGIN - 10}" y="{y:g}">{row - SIDE // 2}</text>'
        yield "</g>"

    def beside(self, x: float) -> Iterator[str]:
        """The tile in hand, the face-up tile, and those still hidden."""
        taken = int(self.seen.taken)
        y = float(MARGIN)
        if self.seen.phase == HOLDING:
            yield self.label("terminal-in-hand", x, y)
            yield from self.tile(int(self.seen.pile[taken - 1]), 0, x, y + 7)
            y += 130
        if taken < PILE:
            yield self.label("terminal-face-up", x, y)
            size = 1.0 if self.seen.phase == BEFORE_TURN else 0.7
            yield from self.tile(int(self.seen.pile[taken]), 0, x, y + 7, None, size)
            y += 30 + TILE * size
        hidden = Counter(int(kind) for kind in self.seen.pile[taken + 1 :])
        if hidden:
            yield self.label("terminal-face-down", x, y)
            for place, kind in enumerate(sorted(hidden.elements())):
                column, row = place % 3, place // 3
                yield from self.tile(kind, 0, x + 38 * column, y + 7 + 38 * row, None, SMALL, plain=True)

    def label(self, message: str, x: float, y: float) -> str:
        said = escape(self.told.say(message))
        return f'<text class="small" x="{x:g}" y="{y:g}" font-size="11" font-style="italic">{said}</text>'


# Lines


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def smooth(coast: tuple[Point, ...], turns: int, joins: bool = False) -> str:
    """A coast as a smooth path through every second of its points."""
    points = scaled(coast[::2], turns)
    parts = [] if joins else [f"M{_number(points[0][0])} {_number(points[0][1])}"]
    padded = [points[0], *points, points[-1]]
    for before, start, stop, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        bows = [
            (start[axis] + (stop[axis] - before[axis]) / 6, stop[axis] - (after[axis] - start[axis]) / 6)
            for axis in (0, 1)
        ]
        numbers = [bows[0][0], bows[1][0], bows[0][1], bows[1][1], *stop]
        parts.append("C" + " ".join(_number(value) for value in numbers))
    return "".join(parts)


def outline(region: Region, turns: int) -> str:
    """A region as a closed path: stretches of the border, and coasts."""
    points = list(region.outline)
    parts: list[str] = []
    while points:
        coast = next((c for c in region.coasts if tuple(points[: len(c) - 1]) == c[:-1]), None)
        if coast is not None:
            (x, y), *_ = scaled([coast[0]], turns)
            parts.append(f"{'L' if parts else 'M'}{_number(x)} {_number(y)}")
            parts.append(smooth(coast, turns, joins=True))
            del points[: len(coast) - 1]
        else:
            (x, y), *_ = scaled([points.pop(0)], turns)
            parts.append(f"{'L' if parts else 'M'}{_number(x)} {_number(y)}")
    return "".join(parts) + "Z"
