"""How a map of Chartae looks in a terminal and as a picture."""

from __future__ import annotations

from skerry.games.chartae.notation import write_position
from skerry.rulebook.game import Position


def text(seen: Position, colour: bool) -> str:
    """A drawing for the terminal."""
    return write_position(seen)


def svg(seen: Position) -> str:
    """A picture."""
    return f'<svg xmlns="http://www.w3.org/2000/svg"><title>{write_position(seen)}</title></svg>'
