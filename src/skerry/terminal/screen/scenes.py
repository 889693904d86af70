"""What the board is given to show: worked out from a session, without touching the screen."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from skerry.games.chartae.edition import TURNS
from skerry.games.chartae.groups import Group, largest, tiles_of
from skerry.games.chartae.pixels import Extent
from skerry.games.chartae.rules import LAY, TAKE, TURN
from skerry.games.chartae.state import CELLS, EMPTY, HOLDING, SIDE
from skerry.rulebook.game import Position
from skerry.terminal.session import Session

Groups = tuple[Group, Group]


def cell_of(action: int) -> int | None:
    """The cell that an action is about; a take is about none."""
    if action == TAKE:
        return None
    return action - TURN if action < TAKE else (action - LAY) // TURNS


def last_cell(actions: Iterable[int]) -> int | None:
    """The cell of the last action that changed the map."""
    cells = [cell for cell in map(cell_of, actions) if cell is not None]
    return cells[-1] if cells else None


def action_at(seen: Position, cursor: int, turns: int) -> int | None:
    """What Enter does at the cursor: lay the tile in hand, or turn the tile that lies there."""
    if seen.phase == HOLDING:
        return LAY + TURNS * cursor + turns
    return TURN + cursor if seen.tile[cursor] != EMPTY else None


def preview(session: Session, cursor: int, turns: int) -> tuple[Position | None, Groups | None]:
    """The map with the tile in hand laid at the cursor, and the groups after the action at the cursor."""
    seen = session.seen
    action = action_at(seen, cursor, turns)
    if not session.your_turn or action is None or session.game.why_not(seen, action) is not None:
        return None, None
    after = session.game.copy(seen)
    session.game.rules.play(after, action)
    return (after if seen.phase == HOLDING else None), largest(after)


def advised_cells(session: Session, hint: list[tuple[str, Fraction]] | None) -> frozenset[int]:
    """The cells of the best actions."""
    best = [text for text, value in hint if value == hint[0][1]] if hint else []
    cells = [cell_of(session.game.read(session.position, text)) for text in best]
    return frozenset(cell for cell in cells if cell is not None)


def counted(groups: Groups, count: int) -> Groups:
    """The first tiles of both groups, as somebody who counts them points at them."""
    land, sea = (
        frozenset(place for place in group if place[0] in sorted(tiles_of(group))[:count]) for group in groups
    )
    return land, sea


def good_cell(seen: Position, cursor: int) -> int:
    """Where the cursor should stand: with a tile in hand on a cell where it can be laid."""
    free = [cell for cell in range(CELLS) if Extent.free(seen) >> cell & 1]
    if seen.phase != HOLDING or cursor in free:
        return cursor
    return min(free, key=lambda cell: abs(cell % SIDE - cursor % SIDE) + abs(cell // SIDE - cursor // SIDE))
