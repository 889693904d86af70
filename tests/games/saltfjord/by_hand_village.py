"""What the game by hand is played with: faces from the edition file as it is, tiles, what a player has."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import skerry.games.saltfjord

HOUSE = Path(skerry.games.saltfjord.__file__).parent / "editions" / "house.toml"
EDITION = tomllib.loads(HOUSE.read_text(encoding="utf-8"))
ABOVE = {
    "fish": ["wood", "grain", "paper"],
    "wood": ["plank"],
    "grain": ["food"],
    "paper": ["book"],
    "plank": ["gold"],
    "food": ["gold"],
    "book": ["gold"],
}
BASIC = ["wood", "grain", "paper"]
RESOURCES = ["fish", *BASIC, "plank", "food", "book", "gold"]
WORTH = dict(zip(RESOURCES, [1, 1, 1, 1, 2, 2, 2, 3], strict=True))
ACTIONS = ["upgrade", "order", "develop", "build", "go fishing", "build 1"]
LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)
WAYS = {"stay": (0, 0), "up": UP, "down": DOWN, "left": LEFT, "right": RIGHT}
Cell = tuple[int, int]


def gain_of(text: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for part in text.split(" + "):
        number, _, name = part.rpartition(" ")
        found[name.replace("points", "point")] += int(number or 1)
    return found


def copied(name: str) -> list[dict[str, Any]]:
    return [entry for entry in EDITION[name] for _ in range(entry.get("copies", 1))]


SHAPES = {shape["name"]: shape for shape in EDITION["shape"]}
TILES = [(tile["shape"], tile["cells"]) for tile in copied("tile")]
STARTS = [("S2", tile["cells"]) for tile in EDITION["start"]]
ORDERS = [*copied("order"), *copied("start_order")]
FISH = EDITION["fish"]
SNOW = {(int(cell[0]), int(cell[2])) for cell in EDITION["snow"]["cells"]}
STACKS = [f"{name}{letter}" for name in SHAPES for letter in "ab"]


def lies(tile: tuple[str, list[str]], corner: Cell, turns: int) -> dict[Cell, str]:
    """The cells that a tile covers, with what they show."""
    cells = [(x, y) for x, y in SHAPES[tile[0]]["cells"]]
    for _ in range(turns):
        cells = [(-y, x) for x, y in cells]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    moved = [(corner[0] + x - left, corner[1] + y - top) for x, y in cells]
    return dict(zip(moved, tile[1], strict=True))


def places(tile: tuple[str, list[str]], fits: Callable[[Cell], bool]) -> dict[str, dict[Cell, str]]:
    """Every way to lay a tile, by `column,row rN`; what looks alike once."""
    found: dict[str, dict[Cell, str]] = {}
    for row in range(1, 7):
        for column in range(1, 7):
            for turns in range(4):
                cells = lies(tile, (column, row), turns)
                if all(fits(cell) for cell in cells) and cells not in found.values():
                    found[f"{column},{row} r{turns}"] = cells
    return found


def cell_of(text: str) -> Cell:
    column, row = text.split(",")
    return int(column), int(row)


class Village:
    """What one player has."""

    def __init__(self, board: int, wagons: bool) -> None:
        printed = EDITION["village"][board]["buildings"]
        self.faces: dict[Cell, str] = {cell_of(cell): text for cell, text in printed.items()}
        self.pieces: dict[Cell, str] = {}
        self.wagons: list[Cell | None] = [(1, 1)] if wagons else []
        self.store: Counter[str] = Counter()
        self.points = 0
        self.workers = 1
        self.levels: Counter[str] = Counter()
        self.powers: set[str] = set()
        self.abilities: list[dict[str, Any]] = []
        self.area = self.farthest = 0
        self.boat: list[int] = []
        self.brought: list[int] = []
        self.docks: list[list[int]] = [[], [], [], []]
        self.taken = {"white": 0, "orange": 0}
        self.lifted = self.upgraded = False
        self.running: Cell | None = None
        self.ended = 0

    def gain(self, gained: Counter[str]) -> None:
        for name, count in gained.items():
            if name == "point":
                self.points += count
            else:
                self.store[name] += count

    def amount(self, effect: str) -> int:
        return sum(each.get("amount", 0) for each in self.abilities if each["effect"] == effect)

    def notice(self, effect: str) -> None:
        for each in self.abilities:
            if each["effect"] == effect:
                self.gain(gain_of(each["gain"]))

    def is_building(self, cell: Cell) -> bool:
        return cell in self.faces and not self.faces[cell].startswith("pier")

    def is_free(self, cell: Cell) -> bool:
        return cell not in self.pieces and cell not in self.wagons

    def room(self) -> int:
        return 4 if "boat" in self.powers else 3

    def lines(self) -> list[list[Cell]]:
        columns = [[(column, row) for row in range(1, 7)] for column in range(1, 7)]
        rows = [[(column, row) for column in range(1, 7)] for row in range(1, 7)]
        return [line for line in columns + rows if all(cell in self.faces for cell in line)]
