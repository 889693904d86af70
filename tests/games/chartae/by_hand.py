"""Chartae once more, written from the rule book alone and as differently as possible: no arrays, no bits.

A map is a dictionary from cells to tiles; groups are found by walking from half-edge to half-edge. Slow, and
here to be compared with.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

Cell = tuple[int, int]
Tile = tuple[str, int]  # kind and clockwise quarter turns
Map = dict[Cell, Tile]

COPIES = {"H": 3, "C": 2, "D": 1, "E": 1, "F": 1, "G": 1}
HALVES = {
    "H": "LLLSSSSL",
    "C": "LLSSSSLL",
    "D": "LLLSSSSS",
    "E": "LLSSSLLL",
    "F": "SLSSSSLS",
    "G": "LLSLLSLL",
}
APART = {  # where one territory lies in two regions of a tile: to which of them a half-edge belongs
    ("F", "S"): {7: 0, 0: 0, 2: 1, 3: 1, 4: 1, 5: 1},
    ("G", "L"): {3: 0, 4: 0, 6: 1, 7: 1, 0: 1, 1: 1},
}
ACROSS = {  # where a half-edge looks: the neighbour's cell, and its half-edge
    0: (0, -1, 5),
    1: (0, -1, 4),
    2: (1, 0, 7),
    3: (1, 0, 6),
    4: (0, 1, 1),
    5: (0, 1, 0),
    6: (-1, 0, 3),
    7: (-1, 0, 2),
}


def shows(tile: Tile, half: int) -> str:
    """What a half-edge shows: L or S."""
    kind, turns = tile
    return HALVES[kind][(half - 2 * turns) % 8]


def region(tile: Tile, half: int) -> int:
    """Which region of its territory a half-edge belongs to."""
    kind, turns = tile
    return APART.get((kind, shows(tile, half)), {}).get((half - 2 * turns) % 8, 0)


def groups(tiles: Map, territory: str) -> list[set[Cell]]:
    """The tiles of each group of a territory, the largest first."""
    waiting = {
        (cell, half) for cell, tile in tiles.items() for half in range(8) if shows(tile, half) == territory
    }
    found = []
    while waiting:
        reached = {waiting.pop()}
        edge = list(reached)
        while edge:
            (x, y), half = edge.pop()
            tile = tiles[x, y]
            near = {
                ((x, y), other)
                for other in range(8)
                if shows(tile, other) == territory and region(tile, other) == region(tile, half)
            }
            right, down, other = ACROSS[half]
            near.add(((x + right, y + down), other))
            edge += near & waiting
            reached |= near & waiting
            waiting -= near
        found.append({cell for cell, _ in reached})
    return sorted(found, key=len, reverse=True)


def sizes(tiles: Map, territory: str) -> list[int]:
    return [len(group) for group in groups(tiles, territory)]


def map_of(rows: str, corner: Cell = (0, 0)) -> Map:
    """A map from rows such as `H0 C1 / . D2`."""
    return {
        (corner[0] + x, corner[1] + y): (tile[0], int(tile[1]))
        for y, row in enumerate(rows.split("/"))
        for x, tile in enumerate(row.split())
        if tile != "."
    }


@dataclass(frozen=True)
class Game:
    """A position."""

    tiles: Map
    pile: str
    hand: str = ""
    rotations: int = 0

    def moves(self) -> Iterator[tuple[str, "Game"]]:
        """Each action as text, and where it leads."""
        if len(self.tiles) == 9:
            return
        if self.hand:
            for x, y in self.free_cells():
                for turns in range(4):
                    laid = {**self.tiles, (x, y): (self.hand, turns)}
                    yield f"lay {x},{y} r{turns}", replace(self, tiles=laid, hand="")
            return
        if self.rotations < 2:
            for (x, y), (kind, turns) in self.tiles.items():
                turned = {**self.tiles, (x, y): (kind, (turns + 1) % 4)}
                yield f"turn {x},{y}", replace(self, tiles=turned, rotations=self.rotations + 1)
        yield "take", replace(self, hand=self.pile[0], pile=self.pile[1:], rotations=0)

    def free_cells(self) -> set[Cell]:
        """Where the tile in hand may lie."""
        beside = {(x + dx, y + dy) for x, y in self.tiles for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))}
        return {cell for cell in beside - self.tiles.keys() if fits_in_three({cell, *self.tiles})}

    def play(self, *actions: str) -> "Game":
        game = self
        for action in actions:
            game = dict(game.moves())[action]
        return game

    def sequences(self, length: int) -> int:
        """How many sequences of actions have this length; where the game ends sooner, it counts once."""
        if length == 0 or len(self.tiles) == 9:
            return 1
        return sum(after.sequences(length - 1) for _, after in self.moves())


def fits_in_three(cells: set[Cell]) -> bool:
    columns, rows = zip(*cells, strict=True)
    return max(columns) - min(columns) < 3 and max(rows) - min(rows) < 3


def new_game(order: str, compass: int = 0) -> Game:
    return Game({(0, 0): ("H", compass)}, order)
