"""Canvases of signs as Textual shows them."""

from __future__ import annotations

import functools
from abc import abstractmethod

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from skerry.games.chartae.pixels import Canvas, Colour


@functools.lru_cache(maxsize=4096)
def style(ink: Colour | None, ground: Colour | None, bold: bool) -> Style:
    return Style(
        color=None if ink is None else Color.from_rgb(*ink),
        bgcolor=None if ground is None else Color.from_rgb(*ground),
        bold=bold,
    )


def strips(canvas: Canvas) -> list[Strip]:
    """A canvas as lines for a widget."""
    return [
        Strip([Segment(sign.text, style(sign.ink, sign.ground, sign.bold)) for sign in row], canvas.wide)
        for row in canvas.rows
    ]


class Painted(Widget):
    """A widget that shows a canvas, from its upper left corner or in its middle."""

    centred = False

    def on_mount(self) -> None:
        self.repaint()

    def on_resize(self) -> None:
        self.repaint()

    @abstractmethod
    def paint(self) -> Canvas:
        """The canvas to show; asked again whenever something has changed."""

    def repaint(self) -> None:
        """Paint again."""
        canvas = self.paint()
        self.canvas_size = (canvas.wide, canvas.high)
        self.strips = strips(canvas)
        self.refresh()

    @property
    def corner(self) -> tuple[int, int]:
        """Where the canvas begins, within the widget."""
        if not self.centred:
            return 0, 0
        wide, high = self.canvas_size
        return max(0, (self.size.width - wide) // 2), max(0, (self.size.height - high) // 2)

    def render_line(self, y: int) -> Strip:
        left, top = self.corner
        width = self.size.width
        blank = Strip.blank(width, self.rich_style)
        if not 0 <= y - top < len(self.strips):
            return blank
        line = Strip.join([Strip.blank(left), self.strips[y - top]])
        return line.apply_style(self.rich_style).adjust_cell_length(width, self.rich_style)
