"""How a map of Chartae looks: `text` for a terminal, `listing` to be read aloud, `svg` as a picture."""

from __future__ import annotations

import os
from collections import Counter

from skerry.games.chartae import rules
from skerry.games.chartae.groups import Group
from skerry.games.chartae.notation import cell_name, kind_letter, tile_kind, tile_turns
from skerry.games.chartae.pixels import (
    USUAL,
    Canvas,
    Colour,
    Extent,
    Sign,
    looks_of,
    map_canvas,
    tile_canvas,
)
from skerry.games.chartae.shapes import free_corner, owners, regions
from skerry.games.chartae.state import (
    CELLS,
    COMPASS_CELL,
    EMPTY,
    HOLDING,
    LAND,
    OVER,
    PILE,
    SEA,
    SIDE,
)
from skerry.rulebook.game import Position
from skerry.rulebook.words import Message, Words, words

Highlight = tuple[Group, Group] | None

SIGNS = ("#~", "#~", ":.")  # of LAND and SEA where there is no colour, by look
LARGE, SMALL = 12, 8  # signs that a tile is wide; it is half as many high
GAP = "   "
DEEP = ("truecolor", "24bit")  # what COLORTERM says where a terminal shows every colour


def text(
    seen: Position, colour: bool, language: str = "en", highlight: Highlight = None, size: int = LARGE
) -> str:
    """A drawing for the terminal: the map with its coordinates, and beside it all else that is known."""
    told = words(language)
    map_lines = _colour_map(seen, highlight, size) if colour else _plain_map(seen, highlight, size)
    beside = _beside(seen, told, colour, size)
    wide = max(width for width, _ in map_lines)
    lines = []
    for row in range(max(len(map_lines), len(beside))):
        width, line = map_lines[row] if row < len(map_lines) else (0, "")
        aside = beside[row] if row < len(beside) else ""
        lines.append((line + " " * (wide - width) + GAP + aside).rstrip() if aside else line)
    return "\n".join(lines).rstrip()


def svg(seen: Position, language: str = "en", highlight: Highlight = None) -> str:
    """A picture."""
    from skerry.games.chartae.picture import picture

    return picture(seen, language, highlight)


# In words


def facts(seen: Position, told: Words) -> list[str]:
    """What else is known beside the tiles: the stack, rotations, groups, who is to move."""
    said = []
    taken = int(seen.taken)
    hidden = Counter(kind_letter(kind) for kind in seen.pile[taken + 1 :])
    if seen.phase != OVER:
        listed = " ".join(f"{count}{kind}" if count > 1 else kind for kind, count in sorted(hidden.items()))
        said.append(told.say("terminal-hidden", count=hidden.total(), kinds=listed))
        said.append(told.say("terminal-rotations", turned=int(seen.turned), most=rules.MOST_TURNS_IN_A_ROW))
    land, sea = (int(rules.largest_group(seen, territory)) for territory in (LAND, SEA))
    said.append(told.say("terminal-groups", land=land, sea=sea))
    if seen.phase != OVER:
        side = Message("chartae-land" if seen.land == seen.seat else "chartae-sea")
        said.append(told.say("terminal-to-move", side=side))
    return said


def listing(seen: Position, language: str = "en") -> str:
    """The map in words, a tile a line, for those who listen to it."""
    told = words(language)
    lines = []
    for cell in range(CELLS):
        if seen.tile[cell] != EMPTY:
            kind, turns = tile_kind(seen.tile[cell]), tile_turns(seen.tile[cell])
            message = "terminal-tile-compass" if cell == COMPASS_CELL else "terminal-tile"
            lines.append(
                told.say(
                    message,
                    cell=cell_name(cell),
                    kind=Message(f"chartae-kind-{kind_letter(kind)}"),
                    turns=turns,
                    top=_side(kind, turns, 0, 1),
                    right=_side(kind, turns, 2, 3),
                    bottom=_side(kind, turns, 5, 4),
                    left=_side(kind, turns, 7, 6),
                )
            )
    taken = int(seen.taken)
    if seen.phase == HOLDING:
        lines.append(_named(told, "terminal-in-hand", int(seen.pile[taken - 1])))
    if taken < PILE:
        lines.append(_named(told, "terminal-face-up", int(seen.pile[taken])))
    return "\n".join([*lines, *facts(seen, told)])


def _side(kind: int, turns: int, first: int, second: int) -> Message:
    """What a side of a tile shows, from left to right or from above."""
    shown = int(rules.SHOWN[LAND, 1 + 4 * kind + turns])
    names = ["chartae-land" if shown >> half & 1 else "chartae-sea" for half in (first, second)]
    if names[0] == names[1]:
        return Message(names[0])
    return Message("terminal-two-halves", first=Message(names[0]), second=Message(names[1]))


def _named(told: Words, label: str, kind: int) -> str:
    return told.say("terminal-named", label=Message(label), kind=Message(f"chartae-kind-{kind_letter(kind)}"))


# Without colour


def plain_tile(
    kind: int, turns: int, size: int = LARGE, looks: tuple[int, ...] | None = None, compass: bool = False
) -> list[str]:
    """A tile in letters: land and sea from the regions of the edition, its name in a corner without coast."""
    all_looks = looks or (USUAL,) * len(regions(kind))
    signs = [SIGNS[look][region.territory] for region, look in zip(regions(kind), all_looks, strict=True)]
    lines = ["".join(signs[number] for number in row) for row in owners(kind, turns, size, size // 2)]
    right, low = free_corner(kind, turns)
    name = f"{kind_letter(kind)}{turns}" + ("*" if compass else "")
    y, x = (size // 2 - 1 if low else 0), (size - 1 - len(name) if right else 1)
    lines[y] = lines[y][:x] + name + lines[y][x + len(name) :]
    return lines


def _plain_map(seen: Position, highlight: Highlight, size: int) -> list[tuple[int, str]]:
    extent = Extent.of(seen)
    free = Extent.free(seen)
    high = size // 2
    grid = [[" "] * ((size + 1) * extent.columns + 1) for _ in range((high + 1) * extent.rows + 1)]
    for cell in range(CELLS):
        if cell not in extent:
            continue
        column, row = extent.place(cell)
        x, y = (size + 1) * column, (high + 1) * row
        if seen.tile[cell] != EMPTY:
            kind, turns = tile_kind(seen.tile[cell]), tile_turns(seen.tile[cell])
            looks = looks_of(cell, kind, highlight)
            _frame(grid, x, y, size)
            for number, line in enumerate(
                plain_tile(kind, turns, size, looks, cell == COMPASS_CELL), start=1
            ):
                grid[y + number][x + 1 : x + 1 + size] = line
        elif free >> cell & 1:
            grid[y + 1 + high // 2][x + 1 : x + 1 + size] = cell_name(cell).center(size)
    lines = ["    " + "".join(f"{column:^{size + 1}}" for column in _names(extent.left, extent.columns))]
    rows = _names(extent.top, extent.rows)
    for number, signs_of_line in enumerate(grid):
        row, within = divmod(number, high + 1)
        label = rows[row] if within == 1 + high // 2 and row < len(rows) else ""
        lines.append(f"{label:>3} " + "".join(signs_of_line))
    return [(len(line), line) for line in (line.rstrip() for line in lines)]


def _frame(grid: list[list[str]], x: int, y: int, size: int) -> None:
    right, low = size + 1, size // 2 + 1
    for dx in range(right + 1):
        for dy in (0, low):
            grid[y + dy][x + dx] = "+" if dx in (0, right) else "-"
    for dy in range(1, low):
        for dx in (0, right):
            grid[y + dy][x + dx] = "|"


def _names(first: int, count: int) -> list[str]:
    """The coordinates of columns or rows."""
    return [str(line - SIDE // 2) for line in range(first, first + count)]


# With colour


def _colour_map(seen: Position, highlight: Highlight, size: int) -> list[tuple[int, str]]:
    extent = Extent.of(seen)
    canvas = map_canvas(seen, size, extent, highlight)
    head = "    " + "".join(f"{column:^{size}}" for column in _names(extent.left, extent.columns))
    lines = [(len(head), head)]
    rows = _names(extent.top, extent.rows)
    for number, painted in enumerate(ansi(canvas)):
        row, within = divmod(number, size // 2)
        label = rows[row] if within == size // 4 else ""
        lines.append((4 + canvas.wide, f"{label:>3} {painted}"))
    return lines


def ansi(canvas: Canvas) -> list[str]:
    """A canvas as lines with escape sequences: all colours where the terminal says so, else 256."""
    every = os.environ.get("COLORTERM", "").lower() in DEEP
    lines = []
    for row in canvas.rows:
        line, before = "", None
        for sign in row:
            style = (sign.ink, sign.ground, sign.bold)
            if style != before:
                line += "\x1b[0" + _codes(sign, every) + "m"
                before = style
            line += sign.text
        lines.append(line + "\x1b[0m")
    return lines


def _codes(sign: Sign, every: bool) -> str:
    codes = ";1" if sign.bold else ""
    for role, colour in (("38", sign.ink), ("48", sign.ground)):
        if colour is not None:
            codes += (
                f";{role};2;{colour[0]};{colour[1]};{colour[2]}" if every else f";{role};5;{_of_256(colour)}"
            )
    return codes


def _of_256(colour: Colour) -> int:
    """The nearest of the 6x6x6 colours that every terminal of the last decades has."""
    steps = [0, 95, 135, 175, 215, 255]
    red, green, blue = (min(range(6), key=lambda n: abs(steps[n] - part)) for part in colour)
    return 16 + 36 * red + 6 * green + blue


# Beside the map


def _beside(seen: Position, told: Words, colour: bool, size: int) -> list[str]:
    """The tile in hand and the face-up one, drawn, and the facts."""
    lines: list[str] = [""]
    taken = int(seen.taken)
    shown = []
    if seen.phase == HOLDING:
        shown.append(("terminal-in-hand", int(seen.pile[taken - 1])))
    if taken < PILE:
        shown.append(("terminal-face-up", int(seen.pile[taken])))
    for label, kind in shown:
        lines.append(_named(told, label, kind))
        lines += ansi(tile_canvas(kind, 0, size)) if colour else plain_tile(kind, 0, size)
        lines.append("")
    lines += facts(seen, told)
    if not colour:
        lines.append(told.say("terminal-legend", land=SIGNS[USUAL][LAND], sea=SIGNS[USUAL][SEA]))
    return lines
