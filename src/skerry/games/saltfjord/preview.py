"""What an intended die or tile would bring, without playing it: the entries are `preview` and `why`."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from skerry.games.saltfjord import naming
from skerry.games.saltfjord.notation import cell_name
from skerry.games.saltfjord.rules import dice, tables
from skerry.games.saltfjord.rules.choices import play
from skerry.games.saltfjord.rules.village import (
    cell_in_line,
    has_building,
    in_line,
    is_free,
    is_full,
    lay,
    tile_on_top,
)
from skerry.games.saltfjord.state import CELLS, DIE_FACES, LINES, ORANGE, POINTS, SIDE, TAVERNS
from skerry.rulebook.game import Game, Position
from skerry.rulebook.words import Message, words


def why(game: Game, seen: Position, asked: str, language: str) -> list[str]:
    """That an action is allowed, and what it would bring; nothing for one that is not allowed."""
    told = words(language)
    action = game.read(seen, asked)
    if game.why_not(seen, action) is not None:
        return []
    brought = [told.say(message.name, **message.values) for message in game.preview(seen, action)]
    return [told.say("terminal-legal", action=asked), *brought]


def preview(game: Game, seen: Position, action: int) -> list[Message]:
    """What a legal action would bring: for a die its line, for a tile the piers that would pay."""
    if action >= tables.PUT:
        return list(_of_tile(game, seen, action - tables.PUT))
    if tables.TAKE_DIE <= action < tables.PLACE:
        return list(_of_die(seen, action - tables.TAKE_DIE))
    return list(_of_anything(game, seen, action))


def _of_die(seen: Position, number: int) -> Iterator[Message]:
    """The buildings that a die could activate, in their order (SF-A3)."""
    seat = int(seen.seat)
    use, value = number % DIE_FACES + 1, number // DIE_FACES % DIE_FACES + 1
    colour = number // DIE_FACES**2 // (TAVERNS + 1)
    line = use - 1 + (SIDE if colour == ORANGE else 0)
    cost = int(dice.cost_of_change(seen, seat, value, use))
    yield Message("saltfjord-preview-die", line=use, cost=cost)
    cells = [int(cell_in_line(line, place)) for place in range(SIDE)]
    free = [cell for cell in cells if has_building(seen, seat, cell) and is_free(seen, seat, cell)]
    for cell in free:
        face = naming.face_name(tables.FACES[int(seen.village[seat, cell])])
        yield Message("saltfjord-preview-cell", cell=cell_name(cell), face=face)
    if not free:
        yield Message("saltfjord-preview-none")


def _of_tile(game: Game, seen: Position, number: int) -> Iterator[Message]:
    """The rows and columns that a tile would fill, each with what its piers would pay (SF-B8)."""
    seat = int(seen.seat)
    stack, cell = number // (CELLS * tables.ROTATIONS), number // tables.ROTATIONS % CELLS
    after = game.copy(seen)
    lay(after, seat, int(tile_on_top(seen, stack)), number % tables.ROTATIONS, cell)
    full = False
    for line in range(LINES):
        if is_full(after, seat, line) and not is_full(seen, seat, line):
            gain = np.zeros(POINTS + 1, np.int64)
            for place in (place for place in range(CELLS) if in_line(line, place)):
                face = int(after.village[seat, place])
                if tables.FACE_PIER[face]:
                    gain += tables.GAINS[tables.FACE_GAIN[face]]
            full = True
            yield Message("saltfjord-preview-line", gain=naming.goods(tuple(int(part) for part in gain)))
    if not full:
        yield Message("saltfjord-preview-no-line")


def _of_anything(game: Game, seen: Position, action: int) -> Iterator[Message]:
    """What else brings resources at once."""
    seat = int(seen.seat)
    if game.reveals(seen, action):
        return
    after = game.copy(seen)
    play(after, action)
    gain = after.store[seat].astype(np.int64) - seen.store[seat].astype(np.int64)
    points = int(after.earned[seat].sum()) - int(seen.earned[seat].sum())
    gained = tuple(max(int(count), 0) for count in (*gain, points))
    if any(gained):
        yield Message("saltfjord-preview-gain", gain=naming.goods(gained))
