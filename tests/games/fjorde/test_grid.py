"""The wrapped grid: maps as wide as the rules allow, in every direction, against plain sets of cells."""

import random

import pytest

from skerry.games.fjorde import rules
from skerry.games.fjorde.game import FJORDE
from skerry.games.fjorde.notation import FACE
from skerry.games.fjorde.state import (
    CELLS,
    FRONTIER,
    MAP_TILES,
    PLACES,
    POSITION,
    REACH,
    SHIFT,
    cell_number,
    coordinates,
)
from skerry.rulebook.game import Position
from tests.games.fjorde.by_hand import STARTS, beside

LIMIT = 1024
MEADOW = FACE["PPPPPP"]
Cell = tuple[int, int]


def test_the_record_is_small_and_its_words_are_aligned() -> None:
    assert POSITION.itemsize < LIMIT
    assert POSITION.itemsize % 8 == 0
    for name in POSITION.names:
        kind, offset = POSITION.fields[name][:2]
        assert offset % kind.base.itemsize == 0, name


def test_cells_have_numbers_and_coordinates() -> None:
    for cell in range(CELLS):
        q, r = coordinates(cell)
        assert cell_number(q, r) == cell
        assert max(abs(q), abs(r)) <= REACH


def test_cells_on_one_place_are_22_lines_apart() -> None:
    places: dict[int, list[Cell]] = {}
    for cell in range(CELLS):
        places.setdefault(int(rules.PLACE[cell]), []).append(coordinates(cell))
    assert set(places) == set(range(PLACES))
    for cells in places.values():
        for number, (q, r) in enumerate(cells):
            for other_q, other_r in cells[:number]:
                apart = q - other_q, r - other_r, q + r - other_q - other_r
                assert max(map(abs, apart)) >= 2 * SHIFT


def far(direction: tuple[int, int], cell: Cell) -> int:
    return direction[0] * cell[0] + direction[1] * cell[1]


def check(position: Position, laid: list[Cell]) -> None:
    """Map and frontier hold exactly the cells that they should."""
    assert [coordinates(cell) for cell in position.cell[: len(laid)]] == laid
    for number, cell in enumerate(laid):
        assert position.on[rules.PLACE[cell_number(*cell)]] == number + 1
    if len(laid) == MAP_TILES:
        return  # nothing can be laid any more
    free = {other for cell in laid for other in beside(cell)} - set(laid)
    size = int(position.frontier)
    assert {coordinates(cell) for cell in position.frontier_cell[:size]} == free
    assert size == len(free)
    for slot in range(size):
        q_r = coordinates(position.frontier_cell[slot])
        two = sum(other in laid for other in beside(q_r)) > 1
        assert bool(position.frontier_fixed[slot] & rules.TOUCHES_TWO) == two
        assert position.on[rules.PLACE[position.frontier_cell[slot]]] == FRONTIER + slot


@pytest.mark.ledger("FJ-P2")
@pytest.mark.parametrize("direction", [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (2, 1), (1, -1)])
@pytest.mark.parametrize("seed", range(4))
def test_a_map_of_forty_tiles_never_meets_itself(direction: tuple[int, int], seed: int) -> None:
    choice = random.Random(seed)
    position = FJORDE.blank()
    laid: list[Cell] = []
    for cell in STARTS:
        rules.put(position, cell_number(*cell), MEADOW)
        laid.append(cell)
    while len(laid) < MAP_TILES:
        check(position, laid)
        open_cells = {
            other
            for cell in laid
            for other in beside(cell)
            if other not in laid and sum(near in laid for near in beside(other)) > 1
        }
        if choice.random() < seed / 10:
            chosen = choice.choice(sorted(open_cells))
        else:
            chosen = max(sorted(open_cells), key=lambda cell: far(direction, cell))
        rules.put(position, cell_number(*chosen), MEADOW)
        laid.append(chosen)
    check(position, laid)
    lines = [{far(way, cell) for cell in laid} for way in ((1, 0), (0, 1), (1, 1))]
    assert max(map(len, lines)) <= 2 * SHIFT - 1
    assert max(abs(part) for cell in laid for part in cell) < REACH
