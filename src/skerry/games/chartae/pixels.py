"""A map in the signs of a terminal: two pixels to a sign, its upper and its lower half.

Everything here is a `Canvas` of signs with colours, which the drawing for print and the screen share.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np

from skerry.games.chartae import rules
from skerry.games.chartae.edition import TURNS
from skerry.games.chartae.groups import Group
from skerry.games.chartae.notation import kind_letter, tile_kind, tile_turns
from skerry.games.chartae.shapes import free_corner, owners, regions
from skerry.games.chartae.state import CELLS, COMPASS_CELL, EMPTY, LAND, OVER, SIDE
from skerry.rulebook.game import Position

Colour = tuple[int, int, int]
USUAL, WITHIN, OUTSIDE = 0, 1, 2  # how a region looks: as it is, in the largest group, outside it

# By territory and look. Sea is always darker than land of the same look.
PALETTE: tuple[tuple[Colour, ...], ...] = (
    ((226, 199, 134), (224, 168, 62), (205, 193, 163)),
    ((52, 116, 138), (24, 92, 128), (104, 134, 141)),
)
INK: Colour = (58, 40, 22)
FOAM: Colour = (236, 240, 232)
NEEDLE: Colour = (176, 48, 28)
MARK: Colour = (150, 150, 150)
FINENESS = 5  # samples across a pixel
COAST = 0.3  # how much ink a coast has
SEAM = 0.87  # how bright the right and lower rim of a tile are
UPPER_HALF = "▀"
WIDE_ENOUGH = 12  # signs a tile needs for a frame's corners to have arms
NEEDLES = "▲▶▼◀"  # the compass, by quarter turns


@dataclass
class Sign:
    """One character with its colours; None leaves the terminal's own."""

    text: str = " "
    ink: Colour | None = None
    ground: Colour | None = None
    bold: bool = False


class Canvas:
    """Signs in rows."""

    def __init__(self, wide: int, high: int) -> None:
        self.wide, self.high = wide, high
        self.rows = [[Sign() for _ in range(wide)] for _ in range(high)]

    def put(self, x: int, y: int, text: str, ink: Colour | None = None, bold: bool = False) -> None:
        """Write over what is there; its ground stays."""
        for place, char in enumerate(text, start=x):
            if 0 <= place < self.wide and 0 <= y < self.high:
                below = self.rows[y][place]
                self.rows[y][place] = Sign(char, ink, middle(below), bold)

    def paste(self, x: int, y: int, other: Canvas) -> None:
        for row, signs in enumerate(other.rows):
            for column, sign in enumerate(signs):
                if 0 <= y + row < self.high and 0 <= x + column < self.wide:
                    self.rows[y + row][x + column] = sign

    def fade(self, share: float, towards: Colour) -> None:
        """Mix everything with a colour."""
        for row in self.rows:
            for sign in row:
                sign.ink = sign.ink and mix(sign.ink, towards, share)
                sign.ground = sign.ground and mix(sign.ground, towards, share)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def middle(sign: Sign) -> Colour | None:
    """The one colour that stands best for a sign's two pixels."""
    if sign.text == UPPER_HALF and sign.ink and sign.ground:
        return mix(sign.ink, sign.ground, 0.5)
    return sign.ground


@functools.cache
def shares(kind: int, turns: int, wide: int) -> np.ndarray:
    """[row, column, region]: which share of each pixel of a tile belongs to a region."""
    fine = owners(kind, turns, wide * FINENESS, wide * FINENESS)
    pixels = fine.reshape(wide, FINENESS, wide, FINENESS)
    return np.stack([(pixels == number).mean(axis=(1, 3)) for number in range(len(regions(kind)))], axis=-1)


@functools.cache
def colours(kind: int, turns: int, wide: int, looks: tuple[int, ...]) -> np.ndarray:
    """[row, column, channel]: a tile's pixels, each region in its look."""
    share = shares(kind, turns, wide)
    territories = [region.territory for region in regions(kind)]
    paints = np.array([PALETTE[territory][look] for territory, look in zip(territories, looks, strict=True)])
    mixed = share @ paints
    land = share[..., [territory == LAND for territory in territories]].sum(axis=-1, keepdims=True)
    ink = COAST * (1 - np.abs(2 * land - 1)) ** 0.5
    mixed += ink * (np.array(INK) - mixed)
    for rim in (mixed[-1], mixed[:, -1]):
        rim *= SEAM
    painted: np.ndarray = mixed.round().astype(np.uint8)
    return painted


def tile_canvas(
    kind: int, turns: int, wide: int, looks: tuple[int, ...] | None = None, compass: bool = False
) -> Canvas:
    """A tile, as many signs wide as it has pixels and half as many high, with its kind and turns."""
    pixels = colours(kind, turns, wide, looks or (USUAL,) * len(regions(kind))).tolist()
    canvas = Canvas(wide, wide // 2)
    for y in range(wide // 2):
        for x in range(wide):
            upper, lower = (tuple(pixels[2 * y + half][x]) for half in (0, 1))
            canvas.rows[y][x] = Sign(UPPER_HALF, upper, lower)
    _texture(canvas, kind, turns, wide)
    right, low = free_corner(kind, turns)
    rim = 0 if wide < WIDE_ENOUGH else 1  # clear of a frame around the tile
    x, y = (wide - 3 - rim if right else 1 + rim), (wide // 2 - 1 - rim if low else rim)
    name = f"{kind_letter(kind)}{turns}"
    ground = middle(canvas.rows[y][x])
    canvas.put(x, y, name, INK if ground and sum(ground) > 380 else FOAM, bold=True)
    if compass:
        _compass(canvas, turns)
    return canvas


def _texture(canvas: Canvas, kind: int, turns: int, wide: int) -> None:
    """Here and there a wave or a hill, so that land and sea differ without colour too."""
    share = shares(kind, turns, wide)
    territories = [region.territory for region in regions(kind)]
    for y in range(canvas.high):
        for x in range(1, wide - 1):
            if (x + 3 * y) % 5 == 2 and y % 2:
                both = share[2 * y : 2 * y + 2, x - 1 : x + 2].min(axis=(0, 1))
                if both.max() == 1:
                    sea = territories[int(both.argmax())] != LAND
                    paint = middle(canvas.rows[y][x])
                    assert paint is not None
                    canvas.put(x, y, "~" if sea else "^", mix(paint, FOAM if sea else INK, 0.45))


def _compass(canvas: Canvas, turns: int) -> None:
    x, y = canvas.wide // 2, canvas.high // 2
    if canvas.high % 2 == 0:
        y -= turns % TURNS in (0, 1, 3)
    canvas.put(x - 1, y, f" {NEEDLES[turns]} ", NEEDLE, bold=True)
    for place in (x - 1, x, x + 1):
        canvas.rows[y][place].ground = FOAM


# Maps


@dataclass(frozen=True)
class Extent:
    """The cells that are shown: those with tiles, and those where one may be laid."""

    left: int
    top: int
    columns: int
    rows: int

    @classmethod
    def of(cls, seen: Position) -> Extent:
        shown = int(seen.covered) | cls.free(seen)
        cells = [cell for cell in range(CELLS) if shown >> cell & 1]
        left, top = min(cell % SIDE for cell in cells), min(cells) // SIDE
        return cls(left, top, max(cell % SIDE for cell in cells) - left + 1, max(cells) // SIDE - top + 1)

    @staticmethod
    def free(seen: Position) -> int:
        """The cells where a tile may be laid, as a set of bits."""
        return 0 if seen.phase == OVER else int(rules.places(int(seen.covered)))

    def place(self, cell: int) -> tuple[int, int]:
        """The column and row of a cell, from the upper left."""
        return cell % SIDE - self.left, cell // SIDE - self.top

    def cell(self, column: int, row: int) -> int:
        return (row + self.top) * SIDE + column + self.left

    def __contains__(self, cell: object) -> bool:
        if not isinstance(cell, int):
            return False
        column, row = self.place(cell)
        return 0 <= column < self.columns and 0 <= row < self.rows


def looks_of(cell: int, kind: int, highlight: tuple[Group, Group] | None) -> tuple[int, ...]:
    """How each region of a tile looks."""
    if highlight is None:
        return (USUAL,) * len(regions(kind))
    return tuple(
        WITHIN if (cell, number) in highlight[region.territory] else OUTSIDE
        for number, region in enumerate(regions(kind))
    )


def map_canvas(
    seen: Position,
    wide: int,
    extent: Extent,
    highlight: tuple[Group, Group] | None,
    free: int | None = None,
) -> Canvas:
    """The map, each tile so many signs wide; cells where a tile may be laid (those `free`) have corners."""
    high = wide // 2
    canvas = Canvas(wide * extent.columns, high * extent.rows)
    if free is None:
        free = Extent.free(seen)
    for cell in range(CELLS):
        if cell not in extent:
            continue
        column, row = extent.place(cell)
        x, y = column * wide, row * high
        if seen.tile[cell] != EMPTY:
            kind, turns = tile_kind(seen.tile[cell]), tile_turns(seen.tile[cell])
            looks = looks_of(cell, kind, highlight)
            canvas.paste(x, y, tile_canvas(kind, turns, wide, looks, compass=cell == COMPASS_CELL))
        elif free >> cell & 1:
            corners(canvas, x, y, wide, high, MARK)
    return canvas


def corners(canvas: Canvas, x: int, y: int, wide: int, high: int, ink: Colour, heavy: bool = False) -> None:
    """The four corners of a frame; heavy ones stand out on any ground."""
    signs = "┏┓┗┛" if heavy else "┌┐└┘"
    line = ("━" if heavy else "─") * (0 if wide < WIDE_ENOUGH else wide // 8)
    right, low = x + wide - 1, y + high - 1
    for column, row, text in (
        (x, y, signs[0] + line),
        (right - len(line), y, line + signs[1]),
        (x, low, signs[2] + line),
        (right - len(line), low, line + signs[3]),
    ):
        canvas.put(column, row, text, ink, heavy)
        for place in range(column, column + len(text)):
            if heavy and 0 <= row < canvas.high and 0 <= place < canvas.wide:
                canvas.rows[row][place].ground = INK
