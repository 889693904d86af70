"""The map on the screen: tiles, a cursor, the tile in hand as it would lie."""

from __future__ import annotations

from dataclasses import dataclass

from textual import events
from textual.message import Message

from skerry.games.chartae.groups import Group
from skerry.games.chartae.notation import tile_kind, tile_turns
from skerry.games.chartae.pixels import (
    FOAM,
    Canvas,
    Colour,
    Extent,
    corners,
    looks_of,
    map_canvas,
    tile_canvas,
)
from skerry.games.chartae.rules import WIDEST
from skerry.games.chartae.state import COMPASS_CELL, EMPTY, SIDE
from skerry.rulebook.game import Position
from skerry.terminal.screen.signs import Painted

CURSOR: Colour = (255, 214, 64)
FORBIDDEN: Colour = (220, 80, 60)
PLAYED: Colour = (250, 250, 250)
STAR = "★"
GHOST = 0.28  # how much a tile that does not lie yet fades
NAMES_WIDE = 4  # signs left of the map, for the names of its rows
SMALLEST, LARGEST = 8, 28  # signs that a tile is wide


@dataclass
class Scene:
    """What the board shows."""

    seen: Position
    highlight: tuple[Group, Group] | None = None
    cursor: int | None = COMPASS_CELL
    forbidden: bool = False  # whether nothing can be done at the cursor
    preview: Position | None = None  # the map as it would be, with the tile in hand at the cursor
    played: int | None = None  # the cell of the last action
    best: frozenset[int] = frozenset()  # the cells that the hint advises


class Board(Painted, can_focus=True):
    """The map; says where the mouse is and what is clicked."""

    centred = True

    class Pointed(Message):
        """The mouse is over a cell."""

        def __init__(self, cell: int) -> None:
            super().__init__()
            self.cell = cell

    class Clicked(Pointed):
        """A cell was clicked."""

    class Wheeled(Message):
        """The mouse wheel was turned."""

        def __init__(self, quarter: int) -> None:
            super().__init__()
            self.quarter = quarter

    def __init__(self, scene: Scene) -> None:
        super().__init__(id="board")
        self.scene = scene
        self._pointed: int | None = None

    def show(self, scene: Scene) -> None:
        self.scene = scene
        self.repaint()

    @property
    def extent(self) -> Extent:
        """The cells that are shown."""
        return Extent.of(self.scene.seen)

    @property
    def tile_wide(self) -> int:
        """Signs that a tile is wide: as many as there is room for, whatever the map grows to."""
        covered = [cell for cell, tile in enumerate(self.scene.seen.tile) if tile != EMPTY]
        spans = (len({cell % SIDE for cell in covered}), len({cell // SIDE for cell in covered}))
        lines = WIDEST if spans == (WIDEST, WIDEST) else WIDEST + 1  # the most that are shown from here on
        across = (self.size.width - NAMES_WIDE) // lines
        down = 2 * ((self.size.height - 1) // lines)
        return max(SMALLEST, min(across, down, LARGEST)) // 2 * 2

    def paint(self) -> Canvas:
        scene, extent, wide = self.scene, self.extent, self.tile_wide
        high = wide // 2
        shown = scene.seen if scene.preview is None else scene.preview
        chart = map_canvas(shown, wide, extent, scene.highlight, free=Extent.free(scene.seen))
        if scene.preview is not None and scene.cursor is not None:
            self._paint_ghost(chart, scene.preview, scene.cursor)
        ink = FORBIDDEN if scene.forbidden else CURSOR
        for cell, colour, heavy in ((scene.played, PLAYED, False), (scene.cursor, ink, True)):
            if cell is not None and cell in extent:
                column, row = extent.place(cell)
                corners(chart, column * wide, row * high, wide, high, colour, heavy)
        for cell in scene.best:
            if cell in extent:
                column, row = extent.place(cell)
                chart.put(column * wide + wide // 2, row * high + high // 2, STAR, CURSOR, bold=True)
        return self._with_names(chart, extent, wide)

    def _paint_ghost(self, chart: Canvas, preview: Position, cell: int) -> None:
        """The tile in hand, paler than those that lie."""
        wide = self.tile_wide
        kind, turns = tile_kind(preview.tile[cell]), tile_turns(preview.tile[cell])
        tile = tile_canvas(kind, turns, wide, looks_of(cell, kind, self.scene.highlight))
        tile.fade(GHOST, FOAM)
        column, row = self.extent.place(cell)
        chart.paste(column * wide, row * wide // 2, tile)

    def _with_names(self, chart: Canvas, extent: Extent, wide: int) -> Canvas:
        """The map with the coordinates of its columns above and of its rows to the left."""
        framed = Canvas(NAMES_WIDE + chart.wide, 1 + chart.high)
        framed.paste(NAMES_WIDE, 1, chart)
        for column in range(extent.columns):
            name = str(column + extent.left - SIDE // 2)
            framed.put(NAMES_WIDE + column * wide + (wide - len(name)) // 2, 0, name)
        for row in range(extent.rows):
            framed.put(0, 1 + row * wide // 2 + wide // 4, f"{row + extent.top - SIDE // 2:>3}")
        return framed

    # The mouse

    def cell_at(self, x: int, y: int) -> int | None:
        """The cell at a place of the widget."""
        left, top = self.corner
        wide = self.tile_wide
        column, row = (x - left - NAMES_WIDE) // wide, (y - top - 1) // (wide // 2)
        if 0 <= column < self.extent.columns and 0 <= row < self.extent.rows:
            return self.extent.cell(column, row)
        return None

    def place_of(self, cell: int) -> tuple[int, int]:
        """The middle of a cell, as a place of the widget."""
        left, top = self.corner
        column, row = self.extent.place(cell)
        wide = self.tile_wide
        return left + NAMES_WIDE + column * wide + wide // 2, top + 1 + row * wide // 2 + wide // 4

    def on_mouse_move(self, event: events.MouseMove) -> None:
        cell = self.cell_at(event.x, event.y)
        if cell is not None and cell != self._pointed:
            self.post_message(self.Pointed(cell))
        self._pointed = cell

    def on_click(self, event: events.Click) -> None:
        cell = self.cell_at(event.x, event.y)
        if cell is not None:
            self.post_message(self.Clicked(cell))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.post_message(self.Wheeled(1))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.post_message(self.Wheeled(-1))
