"""Fjorde written once more, slowly and by hand, to check the house's rules: a dictionary of corners.

A corner of the board is a point with whole coordinates; three cells meet there. Nothing of the house's rules
is used here. The option `row` is left out: it draws by the record's generator.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator

STARTS = {(0, 0): "PSPPMM", (0, 1): "PPPPPP", (-1, 1): "MPPPPP"}
AROUND = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]  # the corners, clockwise from north
COPIES = {
    "PPPPPP": 2,
    "MPPPPP": 2,
    "MMPPPP": 5,
    "MPMPPP": 1,
    "MMMPPP": 3,
    "MMPMPP": 1,
    "MMMMPP": 2,
    "MMPMMP": 1,
    "MMMMMP": 1,
    "MMMMMM": 1,
    "PPPPPS": 2,
    "PPPPSS": 1,
    "PPPSSS": 5,
    "PPSSSS": 4,
    "PSSSSS": 1,
    "MMPPSP": 1,
    "MMPSSP": 1,
    "MPSSPP": 1,
    "MPSSSP": 2,
}
Cell = tuple[int, int]
Point = tuple[int, int]


def points(cell: Cell) -> list[Point]:
    q, r = cell
    return [(2 * q + r + x, 3 * r + y) for x, y in AROUND]


def turned(tile: str) -> set[str]:
    return {tile[n:] + tile[:n] for n in range(6)}


def beside(cell: Cell) -> list[Cell]:
    q, r = cell
    return [(q + dq, r + dr) for dq in (-1, 0, 1) for dr in (-1, 0, 1) if dq != dr]


class Board:
    """Tiles, and the terrain of every corner that is fixed."""

    def __init__(self, tiles: dict[Cell, str]) -> None:
        self.tiles: dict[Cell, str] = {}
        self.corners: dict[Point, str] = {}
        for cell, corners in tiles.items():
            self.put(cell, corners)

    def put(self, cell: Cell, corners: str) -> None:
        self.tiles[cell] = corners
        self.corners.update(zip(points(cell), corners, strict=True))

    def side(self, one: Cell, other: Cell) -> list[str]:
        """The terrain of the side that two cells share."""
        return [self.corners[point] for point in set(points(one)) & set(points(other))]

    def joined(self, one: Cell, terrains: str) -> set[Cell]:
        return {
            other
            for other in beside(one)
            if other in self.tiles and any(terrain in terrains for terrain in self.side(one, other))
        }

    def is_one_land(self) -> bool:
        """Whether all tiles hang together over sides that are not all sea."""
        reached: set[Cell] = set()
        waiting = [next(iter(self.tiles))]
        while waiting:
            cell = waiting.pop()
            if cell not in reached:
                reached.add(cell)
                waiting += self.joined(cell, "MP")
        return len(reached) == len(self.tiles)

    def fits(self, cell: Cell, corners: str) -> bool:
        if cell in self.tiles or sum(other in self.tiles for other in beside(cell)) < 2:
            return False
        if any(self.corners.get(point, own) != own for point, own in zip(points(cell), corners, strict=True)):
            return False
        return Board({**self.tiles, cell: corners}).is_one_land()

    def places(self, tile: str) -> Iterator[str]:
        free = {other for cell in self.tiles for other in beside(cell)} - self.tiles.keys()
        for cell in free:
            for corners in turned(tile):
                if self.fits(cell, corners):
                    yield f"{cell[0]},{cell[1]} {corners}"


class Game:
    """A match by hand."""

    def __init__(self, orders: list[list[str]], first: int, oversight: bool = False) -> None:
        self.orders = [list(order) for order in orders]
        self.oversight = oversight
        self.points: list[list[int]] = []
        self.first = first
        self.mover: int | None = first
        self.begin_round()

    def begin_round(self) -> None:
        self.board = Board(STARTS)
        self.stack = self.orders[len(self.points)]
        self.pool: list[str] = []
        self.hand = ""
        self.step = "turn"
        self.farms: list[set[Cell]] = [set(), set()]
        self.fields: list[set[Cell]] = [set(), set()]
        self.mover = self.first

    def legal(self) -> set[str]:
        if self.mover is None:
            return set()
        if self.step == "farm":
            return {"farm", "no-farm"}
        if self.step == "fields":
            return {f"field {q},{r}" for q, r in self.open_to(self.mover)}
        if self.step == "reply":
            return {"silent"} | {f"point {place}" for place in self.board.places(self.hand)}
        if self.step == "hand":
            lays = {f"lay {place}" for place in self.board.places(self.hand)}
            return lays | {"claim"} if self.oversight else lays
        return {"draw"} | {f"lay {place}" for tile in set(self.pool) for place in self.board.places(tile)}

    def open_to(self, seat: int) -> set[Cell]:
        if len(self.fields[seat]) == 20:
            return set()
        taken = self.farms[0] | self.farms[1] | self.fields[0] | self.fields[1]
        near = {
            other for cell in self.farms[seat] | self.fields[seat] for other in self.board.joined(cell, "P")
        }
        return near - taken

    def play(self, action: str) -> Game:
        word, _, rest = action.partition(" ")
        assert self.mover is not None
        if word == "draw":
            tile = self.stack.pop(0)
            if self.oversight or any(self.board.places(tile)):
                self.hand, self.step = tile, "hand"
            else:
                self.to_pool(tile)
        elif word == "claim":
            self.step, self.mover = "reply", 1 - self.mover
        elif word == "silent":
            self.mover = 1 - self.mover
            self.to_pool(self.hand)
        elif word in ("lay", "point"):
            self.mover = 1 - self.mover if word == "point" else self.mover
            self.lay(rest)
        elif word == "field":
            q, r = rest.split(",")
            self.fields[self.mover].add((int(q), int(r)))
            self.next_field(1 - self.mover)
        else:
            if word == "farm":
                self.farms[self.mover].add(self.newest)
            self.end_turn()
        return self

    def to_pool(self, tile: str) -> None:
        self.pool.append(tile)
        self.hand, self.step = "", "turn"
        if not self.stack:
            assert self.mover is not None
            self.next_field(self.mover)

    def lay(self, place: str) -> None:
        where, corners = place.split()
        q, r = where.split(",")
        self.newest = (int(q), int(r))
        if self.hand:
            self.hand = ""
        else:
            self.pool.remove(next(tile for tile in self.pool if corners in turned(tile)))
        self.board.put(self.newest, corners)
        assert self.mover is not None
        if "P" in corners and len(self.farms[self.mover]) < 4:
            self.step = "farm"
        else:
            self.end_turn()

    def end_turn(self) -> None:
        assert self.mover is not None
        self.mover, self.step = 1 - self.mover, "turn"
        if not self.stack:
            self.next_field(self.mover)

    def next_field(self, seat: int) -> None:
        self.step = "fields"
        for mover in (seat, 1 - seat):
            if self.open_to(mover):
                self.mover = mover
                return
        self.points.append([len(fields) for fields in self.fields])
        red, white = self.points[-1]
        if red == white:
            red, white = self.sums()
        self.first = 1 - self.first if red == white else int(red > white)
        if len(self.points) == len(self.orders):
            self.mover = None
        else:
            self.begin_round()

    def sums(self) -> list[int]:
        return [sum(points[seat] for points in self.points) for seat in (0, 1)]

    def winner(self) -> int | None:
        red, white = self.sums()
        wins = [sum(points[seat] > points[1 - seat] for points in self.points) for seat in (0, 1)]
        if red != white:
            return int(white > red)
        return wins.index(2) if 2 in wins else None

    def sequences(self, length: int) -> int:
        """The number of action sequences of a length."""
        if length == 0 or self.mover is None:
            return 1
        return sum(copy.deepcopy(self).play(action).sequences(length - 1) for action in self.legal())
