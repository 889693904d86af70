"""An edition of Saltfjord: the faces of all pieces, read from TOML and checked line by line.

`load` answers an `Edition` of plain values; `rules/tables.py` lays them out for the rules.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from skerry.games.saltfjord.faces import (
    Effect,
    Face,
    Gain,
    Unreadable,
    effects_of,
    face_of,
    gain_of,
)
from skerry.games.saltfjord.state import (
    ABILITIES,
    AREAS,
    DOCKS,
    FISH_TYPES,
    MOST_FISH_KINDS,
    MOST_STACK,
    ORDERS,
    RESOURCES,
    SCORING_TILES,
    SETS,
    SIDE,
    START_ORDERS,
    START_TILES,
    STEPS,
    TAVERNS,
    TILES,
    TRACKS,
    cell_number,
)
from skerry.rulebook.edition import ORIGINS, expect, line_of, read_edition

HOUSE = Path(__file__).parent / "editions" / "house.toml"
TRACK_NAMES = ("craft", "carpentry", "logistics", "fishing", "wagons")
COVERED = 2  # the track that the strip of the wagons covers
SHAPES = 4
MOST_CELLS = 3
SNOW_CELLS = 4
VILLAGES = 5  # the plain side, and four with names
LIGHTNING_TILES = 2
MOST_POINTS = 30
STEP_EFFECTS = (
    "worker",
    "boat",
    "ability",
    "less wood",
    "any dock",
    "dock at once",
    "look at two",
    "type 2",
    "type 3",
    "piers by wagon",
    "second wagon",
    "move wagons",
)
ABILITY_EFFECTS = (
    "free die step",  # so many steps of each die cost nothing
    "cheaper upgrade",  # the first upgrade for fish of a turn costs so much less
    "order without a basic resource",  # for so many fish
    "taken tavern",  # for so many fish
    "lift a die",  # off a building, once a round, for so many fish
    "boat advances",  # a gain whenever that happens, as with all that follow
    "worker is set",
    "line is full",
    "tile is built",
    "order is fulfilled",
    "marker is moved",
)
GAINING_FROM = 5  # the abilities from here on have a gain, those before an amount
COUNTED = (
    "orders",
    "dock sets",
    "full lines",
    "fish tiles",
    "piers",
    "building kinds",
    "workers and abilities",
    "steps",
    "areas",
    "fish",
)

FIELDS = {
    "storage": ("values", "origin"),
    "snow": ("cells", "origin"),
    "fjord": ("points", "stacks", "origin"),
    "levels": ("points", "origin"),
    "shape": ("name", "cells", "large", "stacks", "origin"),
    "tile": ("shape", "cells", "copies", "origin"),
    "start": ("cells", "origin"),
    "resources": ("gain", "fishing", "origin"),
    "village": ("name", "buildings", "origin"),
    "order": ("cost", "points", "copies", "origin"),
    "start_order": ("cost", "points", "copies", "origin"),
    "dock": ("reward", "stack", "origin"),
    "tavern": ("action", "times", "origin"),
    "fish": ("type", "gain", "copies", "origin"),
    "track": ("name", "covers", "steps"),
    "ability": ("effect", "amount", "gain", "origin"),
    "scoring": ("counts", "points", "per", "lightning", "origin"),
}

Cell = tuple[int, int]
Read = TypeVar("Read")


@dataclass(frozen=True)
class Shape:
    name: str
    cells: tuple[Cell, ...]
    large: bool
    stacks: tuple[int, int]


@dataclass(frozen=True)
class Tile:
    shape: int
    faces: tuple[Face, ...]
    origin: str


@dataclass(frozen=True)
class Village:
    name: str
    buildings: tuple[tuple[int, Face], ...]  # cell and face
    origin: str


@dataclass(frozen=True)
class Order:
    cost: Gain
    points: int
    origin: str


@dataclass(frozen=True)
class Fish:
    type: int  # from 1
    gain: Gain
    copies: int
    origin: str


@dataclass(frozen=True)
class Step:
    cost: int
    effect: int  # place in STEP_EFFECTS, or -1 for a gain
    gain: Gain
    text: str
    origin: str


@dataclass(frozen=True)
class Ability:
    effect: int
    amount: int
    gain: Gain
    origin: str


@dataclass(frozen=True)
class Scoring:
    counts: int
    points: int
    per: int
    lightning: bool
    origin: str


@dataclass(frozen=True)
class Edition:
    """The faces of all pieces."""

    name: str
    hash: str
    values: tuple[int, ...]
    snow: tuple[int, ...]
    area_points: tuple[int, ...]
    fish_stacks: tuple[int, ...]
    level_points: tuple[int, ...]
    shapes: tuple[Shape, ...]
    tiles: tuple[Tile, ...]
    start_tiles: tuple[Tile, ...]
    resources: tuple[tuple[Gain, bool], ...]
    villages: tuple[Village, ...]
    orders: tuple[Order, ...]  # those of the stacks, then the start orders
    docks: tuple[tuple[tuple[Effect, ...], int], ...]  # rewards, and the stack with the symbol
    taverns: tuple[tuple[Effect, int], ...]
    fish: tuple[Fish, ...]
    tracks: tuple[tuple[Step, ...], ...]
    abilities: tuple[Ability, ...]
    scoring: tuple[Scoring, ...]


class Reader:
    """Reads one file; whatever is wrong is refused with its line and field."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.contents, self.hash = read_edition(path)
        self.text = path.read_text(encoding="utf-8")
        self.table, self.number, self.entry = "", 0, {}  # type: ignore[var-annotated]

    def expect(self, condition: bool, field: str, sentence: str) -> None:
        if condition:
            return
        place = f"line {line_of(self.text, self.table, self.number, field)}, {self.table} {self.number}"
        expect(False, self.path, f"{place}, {field}" if field else place, sentence)

    def tables(self, name: str, count: int | None, read: Callable[[], Read]) -> tuple[Read, ...]:
        """Every table of a name, of which there must be so many."""
        listed = self.contents.get(name)
        expect(isinstance(listed, list) and bool(listed), self.path, name, f"no [[{name}]] is listed")
        assert isinstance(listed, list)
        found = []
        for number, entry in enumerate(listed, start=1):
            found.append(self.at(name, number, entry, read))
        self.table, self.number = name, len(listed)
        if count is not None:
            copies = sum(int(entry.get("copies", 1)) for entry in listed)
            self.expect(copies == count, "", f"there are {copies} in all, instead of {count}")
        return tuple(found)

    def single(self, name: str, read: Callable[[], Read]) -> Read:
        """A table that there is once."""
        entry = self.contents.get(name)
        expect(isinstance(entry, dict), self.path, name, f"there is no [{name}]")
        return self.at(name, 1, entry, read)

    def at(self, name: str, number: int, entry: Any, read: Callable[[], Read]) -> Read:
        self.table, self.number, self.entry = name, number, entry
        self.expect(isinstance(entry, dict), "", "is not a table")
        for field in entry:
            self.expect(
                field in FIELDS[name], field, f"is no field of [{name}]; it has {', '.join(FIELDS[name])}"
            )
        return read()

    # Fields

    def origin(self) -> str:
        value = self.entry.get("origin")
        self.expect(value in ORIGINS, "origin", f"must say where it comes from: {', '.join(ORIGINS)}")
        return str(value)

    def whole(self, field: str, least: int, most: int, default: int | None = None) -> int:
        value = self.entry.get(field, default)
        fits = type(value) is int and least <= value <= most
        self.expect(fits, field, f"must be a whole number from {least} to {most}")
        return int(value)  # type: ignore[arg-type]

    def numbers(self, field: str, count: int, least: int, most: int) -> tuple[int, ...]:
        value = self.entry.get(field)
        fits = (
            isinstance(value, list)
            and len(value) == count
            and all(type(part) is int and least <= part <= most for part in value)
        )
        self.expect(fits, field, f"must be {count} whole numbers from {least} to {most}")
        assert isinstance(value, list)
        return tuple(value)

    def flag(self, field: str, default: bool | None = None) -> bool:
        value = self.entry.get(field, default)
        self.expect(isinstance(value, bool), field, "must be true or false")
        return bool(value)

    def words(self, field: str, known: tuple[str, ...]) -> int:
        """The place of a text among those that are known."""
        value = self.entry.get(field)
        self.expect(value in known, field, f"must be one of: {', '.join(known)}")
        return known.index(str(value))

    def parsed(self, field: str, value: Any, parse: Callable[[str], Read]) -> Read:
        self.expect(isinstance(value, str), field, "must be a text")
        try:
            return parse(value)
        except Unreadable as problem:
            self.expect(False, field, str(problem))
            raise

    def gain(self, field: str, default: str | None = None) -> Gain:
        return self.parsed(field, self.entry.get(field, default), gain_of)

    def copies(self) -> int:
        return self.whole("copies", 1, TILES, default=1)

    def cell(self, field: str, value: Any) -> int:
        found = re.fullmatch(rf"([1-{SIDE}]),([1-{SIDE}])", value) if isinstance(value, str) else None
        self.expect(
            found is not None, field, f"“{value}” is no cell; write column,row from 1,1 to {SIDE},{SIDE}"
        )
        assert found is not None
        return cell_number(int(found[1]), int(found[2]))

    def faces(self, field: str, count: int) -> tuple[Face, ...]:
        value = self.entry.get(field)
        fits = isinstance(value, list) and len(value) == count
        self.expect(fits, field, f"must list the faces of {count} cell{'s' if count > 1 else ''}")
        assert isinstance(value, list)
        return tuple(self.parsed(field, text, face_of) for text in value)


def load(path: Path = HOUSE) -> Edition:
    """Read and check an edition."""
    reader = Reader(path)
    contents = reader.contents
    expect(contents.get("game") == "saltfjord", path, "game", 'must be "saltfjord"')
    name = contents.get("name")
    expect(isinstance(name, str) and bool(name), path, "name", "must be a text")
    values = reader.single("storage", lambda: _values(reader))
    snow = reader.single("snow", lambda: _snow(reader))
    points, sizes = reader.single(
        "fjord",
        lambda: (
            (reader.numbers("points", AREAS, 0, MOST_POINTS), reader.numbers("stacks", FISH_TYPES, 1, 5)),
            reader.origin(),
        )[0],
    )
    levels = reader.single(
        "levels", lambda: (reader.numbers("points", STEPS - 1, 0, MOST_POINTS), reader.origin())[0]
    )
    shapes = reader.tables("shape", SHAPES, lambda: _shape(reader))
    _check_shapes(path, shapes)
    kinds = reader.tables("tile", None, lambda: _tile(reader, shapes))
    tiles = tuple(tile for tile, copies in kinds for _ in range(copies))
    _check_tiles(path, shapes, tiles)
    pair = next(number for number, shape in enumerate(shapes) if len(shape.cells) == 2)
    fish = reader.tables("fish", None, lambda: _fish(reader))
    _check_fish(path, fish, sizes)
    docks = reader.tables("dock", DOCKS, lambda: _dock(reader))
    symbols = sorted(stack for _, stack in docks)
    expect(symbols == list(range(DOCKS)), path, "dock, stack", "each stack must have a dock of its own")
    tracks = reader.tables("track", TRACKS + 1, lambda: _track(reader))
    scoring = reader.tables("scoring", SCORING_TILES, lambda: _scoring(reader))
    lightning = sum(tile.lightning for tile in scoring)
    expect(
        lightning == LIGHTNING_TILES,
        path,
        "scoring, lightning",
        f"{lightning} tiles score at once, instead of {LIGHTNING_TILES}",
    )
    return Edition(
        name=str(name),
        hash=reader.hash,
        values=values,
        snow=snow,
        area_points=points,
        fish_stacks=sizes,
        level_points=levels,
        shapes=shapes,
        tiles=tiles,
        start_tiles=reader.tables(
            "start", START_TILES, lambda: Tile(pair, reader.faces("cells", 2), reader.origin())
        ),
        resources=reader.tables(
            "resources",
            SETS,
            lambda: (reader.gain("gain"), reader.flag("fishing", False), reader.origin())[:2],
        ),
        villages=reader.tables("village", VILLAGES, lambda: _village(reader, snow)),
        orders=_copied(reader.tables("order", ORDERS, lambda: _order(reader)))
        + _copied(reader.tables("start_order", START_ORDERS, lambda: _order(reader))),
        docks=docks,
        taverns=reader.tables("tavern", TAVERNS, lambda: _tavern(reader)),
        fish=fish,
        tracks=tracks,
        abilities=reader.tables("ability", ABILITIES, lambda: _ability(reader)),
        scoring=scoring,
    )


def _copied(orders: tuple[tuple[Order, int], ...]) -> tuple[Order, ...]:
    return tuple(order for order, copies in orders for _ in range(copies))


def _values(reader: Reader) -> tuple[int, ...]:
    """Fish by row of the storage: an upgrade for 2 fish must never pay for itself (SF-X1, SF-X2)."""
    values = reader.numbers("values", 4, 1, 9)
    reader.expect(values[0] == 1, "values", "a fish is worth one fish")
    for lower, upper in itertools.pairwise(values):
        reader.expect(
            lower <= upper < lower + 2,
            "values",
            "each row must be worth as much as the one below, or one fish more",
        )
    reader.origin()
    return values


def _snow(reader: Reader) -> tuple[int, ...]:
    listed = reader.entry.get("cells")
    reader.expect(
        isinstance(listed, list) and len(listed) == SNOW_CELLS, "cells", f"must list {SNOW_CELLS} cells"
    )
    assert isinstance(listed, list)
    cells = sorted({reader.cell("cells", cell) for cell in listed})
    first = cells[0]
    square = cells == [first, first + 1, first + SIDE, first + SIDE + 1]
    reader.expect(square and first % SIDE < SIDE - 1, "cells", "must be a square of two by two cells")
    reader.origin()
    return tuple(cells)


def _shape(reader: Reader) -> Shape:
    name = reader.entry.get("name")
    reader.expect(
        isinstance(name, str) and re.fullmatch(r"[A-Z][0-9]", name) is not None,
        "name",
        "must be a capital letter and a digit",
    )
    cells = reader.entry.get("cells")
    sound = isinstance(cells, list) and 0 < len(cells) <= MOST_CELLS
    sound = sound and all(
        isinstance(cell, list)
        and len(cell) == 2
        and all(type(part) is int and 0 <= part < MOST_CELLS for part in cell)
        for cell in cells or []
    )
    reader.expect(sound, "cells", f"must be up to {MOST_CELLS} pairs of whole numbers from 0 to 2")
    assert isinstance(cells, list)
    placed = [(cell[0], cell[1]) for cell in cells]
    reader.expect(len(set(placed)) == len(placed), "cells", "names a cell twice")
    joined = all(
        any(abs(x - left) + abs(y - up) == 1 for left, up in placed[:number])
        for number, (x, y) in enumerate(placed)
        if number
    )
    reader.expect(
        joined, "cells", "the shape is not connected: each cell must share a side with one before it"
    )
    first, second = reader.numbers("stacks", 2, 1, MOST_STACK)
    reader.origin()
    return Shape(str(name), tuple(placed), reader.flag("large"), (first, second))


def _check_shapes(path: Path, shapes: tuple[Shape, ...]) -> None:
    names = [shape.name for shape in shapes]
    expect(len(set(names)) == SHAPES, path, "shape, name", "two shapes have the same name")
    sizes = sorted(len(shape.cells) for shape in shapes if not shape.large)
    expect(sizes == [1, 2], path, "shape, large", "the small shapes must have one cell and two cells")


def _tile(reader: Reader, shapes: tuple[Shape, ...]) -> tuple[Tile, int]:
    shape = reader.words("shape", tuple(shape.name for shape in shapes))
    tile = Tile(shape, reader.faces("cells", len(shapes[shape].cells)), reader.origin())
    return tile, reader.copies()


def _check_tiles(path: Path, shapes: tuple[Shape, ...], tiles: tuple[Tile, ...]) -> None:
    expect(len(tiles) == TILES, path, "tile", f"there are {len(tiles)} building tiles, instead of {TILES}")
    for number, shape in enumerate(shapes):
        count = sum(tile.shape == number for tile in tiles)
        expect(
            count == sum(shape.stacks),
            path,
            f"tile, shape {shape.name}",
            f"there are {count} tiles, but the two stacks need {sum(shape.stacks)}",
        )


def _fish(reader: Reader) -> Fish:
    return Fish(reader.whole("type", 1, FISH_TYPES), reader.gain("gain"), reader.copies(), reader.origin())


def _check_fish(path: Path, fish: tuple[Fish, ...], sizes: tuple[int, ...]) -> None:
    expect(len(fish) <= MOST_FISH_KINDS, path, "fish", f"more than {MOST_FISH_KINDS} kinds of fish tiles")
    for number, size in enumerate(sizes, start=1):
        count = sum(tile.copies for tile in fish if tile.type == number)
        expect(
            count == size * AREAS,
            path,
            f"fish, type {number}",
            f"there are {count} tiles, but the stacks of {AREAS} areas need {size * AREAS}",
        )


def _village(reader: Reader, snow: tuple[int, ...]) -> Village:
    name = reader.entry.get("name")
    reader.expect(isinstance(name, str), "name", "must be a text, empty for the plain side")
    reader.expect((reader.number == 1) == (name == ""), "name", "the plain side comes first and has no name")
    printed = reader.entry.get("buildings")
    reader.expect(isinstance(printed, dict), "buildings", "must name cells and their buildings")
    assert isinstance(printed, dict)
    buildings = []
    for place, text in printed.items():
        cell = reader.cell("buildings", place)
        reader.expect(cell not in snow, "buildings", f"{place} is a cell for the start tile")
        face = reader.parsed("buildings", text, face_of)
        reader.expect(
            not face.pier, "buildings", f"a pier is printed on {place}, but villages show buildings only"
        )
        buildings.append((cell, face))
    columns, rows = {cell % SIDE for cell, _ in buildings}, {cell // SIDE for cell, _ in buildings}
    reader.expect(len(columns) == len(rows) == SIDE, "buildings", "a row or column has no building")
    return Village(str(name), tuple(sorted(buildings, key=lambda place: place[0])), reader.origin())


def _order(reader: Reader) -> tuple[Order, int]:
    cost = reader.gain("cost")
    reader.expect(2 <= sum(cost) <= 4 and not cost[-1], "cost", "must be two to four resources")
    return Order(cost, reader.whole("points", 0, MOST_POINTS), reader.origin()), reader.copies()


def _dock(reader: Reader) -> tuple[tuple[Effect, ...], int]:
    reward = reader.parsed("reward", reader.entry.get("reward"), effects_of)
    reader.origin()
    return reward, reader.whole("stack", 1, DOCKS) - 1


def _tavern(reader: Reader) -> tuple[Effect, int]:
    effects = reader.parsed("action", reader.entry.get("action"), effects_of)
    reader.expect(len(effects) == 1, "action", "a tavern has one action")
    reader.origin()
    return effects[0], reader.whole("times", 1, 2, default=1)


def _track(reader: Reader) -> tuple[Step, ...]:
    name = reader.entry.get("name")
    expected = TRACK_NAMES[min(reader.number, len(TRACK_NAMES)) - 1]
    reader.expect(name == expected, "name", f"must be “{expected}”: the tracks stand from left to right")
    if reader.number > TRACKS:
        reader.expect(
            reader.entry.get("covers") == TRACK_NAMES[COVERED], "covers", f"must be “{TRACK_NAMES[COVERED]}”"
        )
    steps = reader.entry.get("steps")
    found = len(steps) if isinstance(steps, list) else 0
    reader.expect(found == STEPS, "steps", f"a track has {STEPS} steps, but here are {found}")
    assert isinstance(steps, list)
    return tuple(_step(reader, number, step) for number, step in enumerate(steps, start=1))


def _step(reader: Reader, number: int, step: Any) -> Step:
    reader.expect(isinstance(step, dict), "steps", f"step {number} is not a table")
    cost, effect, origin = step.get("cost"), step.get("effect"), step.get("origin")
    reader.expect(cost in RESOURCES, "steps", f"step {number} costs “{cost}”, which is no resource")
    reader.expect(
        origin in ORIGINS, "steps", f"step {number} has no origin; it is one of {', '.join(ORIGINS)}"
    )
    code = STEP_EFFECTS.index(effect) if effect in STEP_EFFECTS else -1
    gain = gain_of("fish") if code >= 0 else reader.parsed("steps", effect, gain_of)
    return Step(RESOURCES.index(cost), code, gain, str(effect), origin)


def _ability(reader: Reader) -> Ability:
    effect = reader.words("effect", ABILITY_EFFECTS)
    gaining = effect >= GAINING_FROM
    return Ability(
        effect,
        0 if gaining else reader.whole("amount", 1, 9),
        reader.gain("gain", None if gaining else "fish"),
        reader.origin(),
    )


def _scoring(reader: Reader) -> Scoring:
    return Scoring(
        reader.words("counts", COUNTED),
        reader.whole("points", 1, MOST_POINTS),
        reader.whole("per", 1, 9, default=1),
        reader.flag("lightning", False),
        reader.origin(),
    )
