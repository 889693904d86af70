"""How a map of Fjorde looks: `text` for a terminal, `listing` to be read aloud, `svg` as a picture."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from skerry.games.fjorde import rules
from skerry.games.fjorde.edition import TERRAINS
from skerry.games.fjorde.geometry import (
    ROWS_APART,
    WIDTH,
    cell_around,
    centre,
    nearness_to_edge,
    terrain_at,
)
from skerry.games.fjorde.notation import kind_name, open_kinds
from skerry.games.fjorde.rules import CANDIDATE, EDITION
from skerry.games.fjorde.state import FIELDS, LAND_TAKING, OVER, STACK, coordinates
from skerry.games.fjorde.telling import seat_name
from skerry.games.fjorde.territory import proof_of_no_place, territory
from skerry.rulebook.game import Position
from skerry.rulebook.words import Words, words

Colour = tuple[int, int, int]

Scale = tuple[int, int]  # signs that a tile is wide, and lines from one row of tiles to the next
PLAIN_SCALES: tuple[Scale, ...] = ((10, 4), (8, 3), (7, 3))  # the first that there is room for
COLOUR_SCALES: tuple[Scale, ...] = ((8, 3), (7, 3))  # each line shows two rows of dots
SIGNS = {"M": "^", "P": ".", "S": "~"}
COLOURS: tuple[dict[str, Colour], ...] = (  # three shades: tiles side by side never have the same
    {"M": (136, 126, 120), "P": (128, 170, 76), "S": (64, 120, 168)},
    {"M": (124, 114, 108), "P": (118, 159, 68), "S": (55, 109, 156)},
    {"M": (113, 103, 98), "P": (108, 148, 61), "S": (47, 98, 144)},
)
PIECES: tuple[Colour, Colour] = ((176, 32, 36), (250, 247, 238))
FREE_CELL: Colour = (120, 120, 120)
INK: Colour = (24, 32, 16)
FARM, FIELD, SQUARE = "▲", "●", "■"
CORNERS_WRITTEN = re.compile(rf"\b[{TERRAINS}]{{6}}\b")
DEEP = ("truecolor", "24bit")  # what COLORTERM says where a terminal shows every colour


@dataclass
class Extent:
    """The part of the plane that a drawing shows."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def of(cls, cells: list[tuple[int, int]]) -> Extent:
        xs, ys = zip(*(centre(q, r) for q, r in cells), strict=True)
        return cls(min(xs) - WIDTH / 2, min(ys) - 1, max(xs) + WIDTH / 2, max(ys) + 1)


def text(seen: Position, colour: bool, language: str = "en", columns: int | None = None) -> str:
    """A drawing for the terminal, as large as it has room: the map, and below it all else that is known."""
    told = words(language)
    scale = scale_for(seen, COLOUR_SCALES if colour else PLAIN_SCALES, columns)
    drawn = list(colour_lines(seen, scale) if colour else plain_lines(seen, scale))
    while drawn and not drawn[0]:
        del drawn[0]
    while drawn and not drawn[-1]:
        del drawn[-1]
    legend = [colour_legend(told) if colour else told.say("fjorde-shown-legend")]
    if seen.phase == LAND_TAKING:
        legend.append(told.say("fjorde-shown-legend-land"))
    return "\n".join([*drawn, "", *facts(seen, told), *legend])


def svg(seen: Position, language: str = "en") -> str:
    """A picture."""
    from skerry.games.fjorde.picture import picture

    return picture(seen, language)


def scale_for(seen: Position, scales: tuple[Scale, ...], columns: int | None) -> Scale:
    """The largest scale in which a map fits so many columns, or the smallest there is."""
    extent = Extent.of([*faces(seen), *candidates(seen)])
    tiles_wide = (extent.right - extent.left) / WIDTH
    fitting = (scale for scale in scales if columns is None or tiles_wide * scale[0] <= columns)
    return next(fitting, scales[-1])


# What is drawn


def faces(seen: Position) -> dict[tuple[int, int], tuple[int, str]]:
    """The number and the corners of the tile on each cell that has one."""
    return {
        coordinates(seen.cell[tile]): (tile, EDITION.faces[int(seen.face[tile])])
        for tile in range(int(seen.laid))
    }


def candidates(seen: Position) -> list[tuple[int, int]]:
    """The free cells where a tile might be laid (FJ-P2, FJ-P3)."""
    if seen.phase in (LAND_TAKING, OVER):
        return []
    return sorted(
        coordinates(seen.frontier_cell[slot])
        for slot in range(int(seen.frontier))
        if int(seen.frontier_fixed[slot]) & CANDIDATE == CANDIDATE
    )


def piece_on(seen: Position, tile: int) -> tuple[int, bool] | None:
    """The seat of the piece on a tile, and whether it is a farm."""
    for seat in range(2):
        if int(seen.farms[seat]) >> tile & 1:
            return seat, True
        if int(seen.fields[seat]) >> tile & 1:
            return seat, False
    return None


def land_labels(seen: Position) -> dict[str, str]:
    """In land-taking, by cell: how each free meadow tile is named, with a sign for whose it is."""
    if seen.phase != LAND_TAKING:
        return {}
    now = territory(seen)
    signs = ((now.secured[0], "=r"), (now.secured[1], "=w"), (now.contested, ""), (now.dead, "=x"))
    return {cell: f"{cell}{sign}" for cells, sign in signs for cell in cells}


# In words


def facts(seen: Position, told: Words) -> list[str]:
    """What else is known beside the map."""
    nothing = told.say("fjorde-shown-nothing")
    said = [standing(seen, told)]
    for seat in range(2):
        said.append(
            told.say(
                "fjorde-shown-pieces",
                side=seat_name(seat),
                farms=int(seen.farms_left[seat]),
                fields=int(seen.fields_left[seat]),
            )
        )
    if seen.phase < LAND_TAKING:
        said.append(told.say("fjorde-shown-stack", count=STACK - int(seen.drawn)))
        if seen.hand:
            said.append(told.say("fjorde-shown-hand", tile=kind_name(seen.hand - 1)))
        pool = "  ".join(
            kind_name(kind) + (f"×{count}" if count > 1 else "")
            for kind, count in Counter(open_kinds(seen)).items()
        )
        if seen.by_row:
            row = " ".join(kind_name(kind) for kind in seen.row[: int(seen.in_row)])
            said.append(told.say("fjorde-shown-row", tiles=row or nothing))
            if pool:
                said.append(told.say("fjorde-shown-aside", tiles=pool))
        else:
            said.append(told.say("fjorde-shown-pool", tiles=pool or nothing))
    elif seen.phase == LAND_TAKING:
        now = territory(seen)
        red, white = now.sure
        said.append(told.say("fjorde-shown-sure", red=red, white=white, contested=len(now.contested)))
    if seen.phase != OVER:
        said.append(told.say("fjorde-shown-mover", side=seat_name(int(seen.seat))))
    return said


def standing(seen: Position, told: Words) -> str:
    """The round, its fields so far, and those of the whole match (FJ-S2, FJ-W1, FJ-W3)."""
    scores = np.zeros(2, np.int64)
    rules.scores(seen, scores)
    number, rounds = int(seen.this_round) + 1, int(seen.rounds)
    red, white = (int(score) for score in scores)
    if rounds == 1 or seen.phase == OVER:
        return told.say("fjorde-shown-round-only", round=number, rounds=rounds, red=red, white=white)
    now_red, now_white = (FIELDS - int(left) for left in seen.fields_left)
    return told.say(
        "fjorde-shown-round",
        round=number,
        rounds=rounds,
        red=now_red,
        white=now_white,
        red_in_all=red,
        white_in_all=white,
    )


def colour_legend(told: Words) -> str:
    """What the colours and signs mean."""
    every = all_colours()
    shown = [
        (SQUARE, COLOURS[1]["M"], "fjorde-mountain"),
        (SQUARE, COLOURS[1]["P"], "fjorde-meadow"),
        (SQUARE, COLOURS[1]["S"], "fjorde-sea"),
        (FARM, None, "fjorde-farm"),
        (FIELD, None, "fjorde-field"),
    ]
    return "   ".join(
        f"\x1b[0{_code(38, ink, every)}m{sign}\x1b[0m {told.say(name)}" for sign, ink, name in shown
    )


def painted(line: str) -> str:
    """A line in which the corners of tiles are shown in the colours of their terrain."""
    every = all_colours()

    def paint(found: re.Match[str]) -> str:
        letters = (
            f"\x1b[0{_code(38, INK, every)}{_code(48, COLOURS[0][letter], every)}m{letter}"
            for letter in found[0]
        )
        return "".join(letters) + "\x1b[0m"

    return CORNERS_WRITTEN.sub(paint, line)


def all_colours() -> bool:
    """Whether the terminal shows every colour, or only those of 256."""
    return os.environ.get("COLORTERM", "").lower() in DEEP


def listing(seen: Position, language: str = "en") -> str:
    """The map in words, a tile a line, for those who listen to it."""
    told = words(language)
    lines = []
    for (q, r), (tile, corners) in faces(seen).items():
        piece = piece_on(seen, tile)
        if piece is None:
            lines.append(told.say("fjorde-shown-tile", cell=f"{q},{r}", corners=corners))
        else:
            message = "fjorde-shown-farm" if piece[1] else "fjorde-shown-field"
            lines.append(told.say(message, cell=f"{q},{r}", corners=corners, side=seat_name(piece[0])))
    if free := candidates(seen):
        lines.append(told.say("fjorde-shown-free", cells=" ".join(f"{q},{r}" for q, r in free)))
    return "\n".join([*lines, "", *facts(seen, told)])


def proof_in_words(seen: Position, tile: str, language: str = "en") -> list[str]:
    """Why a tile fits nowhere, a line for each cell that touches two tiles; empty where it does fit."""
    told = words(language)
    reasons = [obstacle.reason(tile) for obstacle in proof_of_no_place(seen, tile)]
    return [told.say(reason.name, **reason.values) for reason in reasons]


# Without colour


def plain_lines(seen: Position, scale: Scale = PLAIN_SCALES[0]) -> Iterator[str]:
    """The map in signs; pieces stand in the middle of their tile, free cells show their coordinates."""
    tiles, free = faces(seen), candidates(seen)
    extent = Extent.of([*tiles, *free])
    per_column, per_line = WIDTH / scale[0], ROWS_APART / scale[1]
    wide = round((extent.right - extent.left) / per_column)
    grid = []
    for line in range(round((extent.bottom - extent.top) / per_line)):
        row = []
        for column in range(wide):
            x, y = extent.left + (column + 0.5) * per_column, extent.top + (line + 0.5) * per_line
            cell = cell_around(x, y)
            middle_x, middle_y = centre(*cell)
            inside = nearness_to_edge(x - middle_x, y - middle_y) < 0.9
            shown = " "
            if cell in tiles and inside:
                shown = SIGNS[terrain_at(tiles[cell][1], x - middle_x, y - middle_y)]
            row.append(shown)
        grid.append(row)
    for cell, label in _labels(seen, tiles, free):
        x, y = centre(*cell)
        line = int((y - extent.top) / per_line)
        begins = max(0, int((x - extent.left) / per_column - len(label) / 2 + 0.5))
        grid[line][begins : begins + len(label)] = list(label)
    for row in grid:
        yield "".join(row).rstrip()


def _labels(
    seen: Position, tiles: dict[tuple[int, int], tuple[int, str]], free: list[tuple[int, int]]
) -> Iterator[tuple[tuple[int, int], str]]:
    land = land_labels(seen)
    for cell, (tile, _) in tiles.items():
        name = f"{cell[0]},{cell[1]}"
        piece = piece_on(seen, tile)
        if piece is None:
            yield cell, land.get(name, name)
        else:
            letter = "RW"[piece[0]]
            yield cell, f"{letter if piece[1] else letter.lower()} {name}"
    for cell in free:
        yield cell, f"({cell[0]},{cell[1]})"


# With colour


def colour_lines(seen: Position, scale: Scale = COLOUR_SCALES[0]) -> Iterator[str]:
    """The map in half blocks: two dots a sign, one above the other."""
    tiles, free = faces(seen), candidates(seen)
    extent = Extent.of([*tiles, *free])
    per_column, per_dot = WIDTH / scale[0], ROWS_APART / scale[1] / 2
    wide = round((extent.right - extent.left) / per_column)
    high = round((extent.bottom - extent.top) / per_dot / 2 + 0.4)

    def dot(column: int, row: int) -> Colour | None:
        x, y = extent.left + (column + 0.5) * per_column, extent.top + (row + 0.5) * per_dot
        cell = cell_around(x, y)
        if cell not in tiles:
            return None
        middle_x, middle_y = centre(*cell)
        return COLOURS[(cell[0] - cell[1]) % 3][terrain_at(tiles[cell][1], x - middle_x, y - middle_y)]

    signs: list[list[tuple[str, Colour | None, Colour | None]]] = [
        [_half_block(dot(column, 2 * line), dot(column, 2 * line + 1)) for column in range(wide)]
        for line in range(high)
    ]
    land = land_labels(seen)
    for cell, (tile, _) in tiles.items():
        if piece := piece_on(seen, tile):
            ground = COLOURS[(cell[0] - cell[1]) % 3]["P"]
            label = f" {FARM if piece[1] else FIELD} "
            _write(signs, extent, scale, cell, label, PIECES[piece[0]], ground)
        elif name := land.get(f"{cell[0]},{cell[1]}"):
            _write(signs, extent, scale, cell, name, INK, COLOURS[(cell[0] - cell[1]) % 3]["P"])
    for cell in free:
        _write(signs, extent, scale, cell, f"{cell[0]},{cell[1]}", FREE_CELL, None)
    every = all_colours()
    for row in signs:
        yield _painted(row, every)


def _half_block(upper: Colour | None, lower: Colour | None) -> tuple[str, Colour | None, Colour | None]:
    if upper is None:
        return (" ", None, None) if lower is None else ("▄", lower, None)
    return ("▀", upper, lower)


def _write(
    signs: list[list[tuple[str, Colour | None, Colour | None]]],
    extent: Extent,
    scale: Scale,
    cell: tuple[int, int],
    label: str,
    ink: Colour,
    ground: Colour | None,
) -> None:
    x, y = centre(*cell)
    line = int((y - extent.top) / (ROWS_APART / scale[1]))
    begins = max(0, int((x - extent.left) / (WIDTH / scale[0]) - len(label) / 2 + 0.5))
    for place, sign in enumerate(label):
        if sign != " " or ground is not None:
            signs[line][begins + place] = (sign, ink, ground)


def _painted(row: list[tuple[str, Colour | None, Colour | None]], every: bool) -> str:
    line = ""
    before: tuple[Colour | None, Colour | None] = (None, None)
    while row and row[-1][0] == " ":
        row.pop()
    for sign, ink, ground in row:
        if (ink, ground) != before:
            line += f"\x1b[0{_code(38, ink, every)}{_code(48, ground, every)}m"
            before = (ink, ground)
        line += sign
    return line + "\x1b[0m" if row else ""


def _code(role: int, colour: Colour | None, every: bool) -> str:
    if colour is None:
        return ""
    if every:
        return f";{role};2;{colour[0]};{colour[1]};{colour[2]}"
    steps = [0, 95, 135, 175, 215, 255]
    red, green, blue = (min(range(6), key=lambda n: abs(steps[n] - part)) for part in colour)
    return f";{role};5;{16 + 36 * red + 6 * green + blue}"
