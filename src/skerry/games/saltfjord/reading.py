"""Reading the entries of an edition: `Reader` finds the fields, and each function here reads one entry."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from skerry.games.saltfjord.entries import (
    ABILITY_EFFECTS,
    COUNTED,
    COVERED,
    GAINING_FROM,
    MOST_CELLS,
    MOST_POINTS,
    OF_WAGONS,
    SHAPES,
    SNOW_CELLS,
    STEP_EFFECTS,
    TRACK_NAMES,
    Ability,
    Fish,
    Order,
    Scoring,
    Shape,
    Step,
    Tile,
    Village,
)
from skerry.games.saltfjord.faces import NO_GAIN, Effect, Face, Gain, Unreadable, effects_of, face_of, gain_of
from skerry.games.saltfjord.state import (
    AREAS,
    DOCKS,
    FISH_TYPES,
    MOST_STACK,
    RESOURCES,
    SIDE,
    STEPS,
    TILES,
    TRACKS,
    cell_number,
)
from skerry.rulebook.edition import ORIGINS, Problems, expect, read_edition

Read = TypeVar("Read")

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
    "ability": ("effect", "amount", "gain", "at_once", "origin"),
    "scoring": ("counts", "points", "per", "lightning", "origin"),
}


class Reader:
    """Reads one file; whatever is wrong is refused with its line and field."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.contents, self.hash = read_edition(path)
        self.problems = Problems()
        self.table, self.number, self.entry = "", 0, {}  # type: ignore[var-annotated]

    def expect(self, condition: bool, field: str, sentence: str) -> None:
        place = f"{self.table} {self.number}"
        expect(condition, self.path, f"{place}, {field}" if field else place, sentence)

    def tables(self, name: str, count: int | None, read: Callable[[], Read]) -> tuple[Read, ...]:
        """Every table of a name that is sound; there must be so many of them."""
        listed = self.contents.get(name)
        found: list[Read] = []
        with self.problems:
            expect(isinstance(listed, list) and bool(listed), self.path, name, f"no [[{name}]] is listed")
        if not isinstance(listed, list):
            return ()
        for number, entry in enumerate(listed, start=1):
            with self.problems:
                found.append(self.at(name, number, entry, read))
        if count is not None:
            copies = [entry.get("copies", 1) for entry in listed if isinstance(entry, dict)]
            there = sum(number for number in copies if isinstance(number, int))
            self.table, self.number = name, len(listed)
            with self.problems:
                self.expect(there == count, "", f"there are {there} in all, instead of {count}")
        return tuple(found)

    def single(self, name: str, default: Read, read: Callable[[], Read]) -> Read:
        """A table that there is once; the default stands in for one that is not sound."""
        with self.problems:
            entry = self.contents.get(name)
            expect(isinstance(entry, dict), self.path, name, f"there is no [{name}]")
            return self.at(name, 1, entry, read)
        return default

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


def values(reader: Reader) -> tuple[int, ...]:
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


def snow(reader: Reader) -> tuple[int, ...]:
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


def fjord(reader: Reader) -> tuple[tuple[int, ...], tuple[int, ...]]:
    reader.origin()
    return reader.numbers("points", AREAS, 0, MOST_POINTS), reader.numbers("stacks", FISH_TYPES, 1, 5)


def levels(reader: Reader) -> tuple[int, ...]:
    reader.origin()
    return reader.numbers("points", STEPS - 1, 0, MOST_POINTS)


def resources(reader: Reader) -> tuple[Gain, bool]:
    reader.origin()
    return reader.gain("gain"), reader.flag("fishing", False)


def shape(reader: Reader) -> Shape:
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


def tile(reader: Reader, shapes: tuple[Shape, ...]) -> tuple[Tile, int]:
    """A building tile; where a shape is not sound, which is said already, it is not looked at."""
    if len(shapes) != SHAPES:
        return Tile(0, (), reader.origin()), 1
    shape = reader.words("shape", tuple(shape.name for shape in shapes))
    tile = Tile(shape, reader.faces("cells", len(shapes[shape].cells)), reader.origin())
    return tile, reader.copies()


def start_tile(reader: Reader, shapes: tuple[Shape, ...]) -> Tile:
    pair = next((number for number, shape in enumerate(shapes) if len(shape.cells) == 2), 0)
    return Tile(pair, reader.faces("cells", 2), reader.origin())


def fish(reader: Reader) -> Fish:
    return Fish(reader.whole("type", 1, FISH_TYPES), reader.gain("gain"), reader.copies(), reader.origin())


def village(reader: Reader, snow: tuple[int, ...]) -> Village:
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


def order(reader: Reader) -> tuple[Order, int]:
    cost = reader.gain("cost")
    reader.expect(2 <= sum(cost) <= 4 and not cost[-1], "cost", "must be two to four resources")
    return Order(cost, reader.whole("points", 0, MOST_POINTS), reader.origin()), reader.copies()


def dock(reader: Reader) -> tuple[tuple[Effect, ...], int]:
    reward = reader.parsed("reward", reader.entry.get("reward"), effects_of)
    reader.origin()
    return reward, reader.whole("stack", 1, DOCKS) - 1


def tavern(reader: Reader) -> tuple[Effect, int]:
    effects = reader.parsed("action", reader.entry.get("action"), effects_of)
    reader.expect(len(effects) == 1, "action", "a tavern has one action")
    reader.origin()
    return effects[0], reader.whole("times", 1, 2, default=1)


def track(reader: Reader) -> tuple[Step, ...]:
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
    return tuple(step(reader, number, entry) for number, entry in enumerate(steps, start=1))


def step(reader: Reader, number: int, entry: Any) -> Step:
    reader.expect(isinstance(entry, dict), "steps", f"step {number} is not a table")
    cost, effect, origin = entry.get("cost"), entry.get("effect"), entry.get("origin")
    reader.expect(cost in RESOURCES, "steps", f"step {number} costs “{cost}”, which is no resource")
    reader.expect(
        origin in ORIGINS, "steps", f"step {number} has no origin; it is one of {', '.join(ORIGINS)}"
    )
    code = STEP_EFFECTS.index(effect) if effect in STEP_EFFECTS else -1
    reader.expect(
        code < OF_WAGONS or reader.number > TRACKS,
        "steps",
        f"step {number}, “{effect}”, belongs on the strip that is laid when wagons are played",
    )
    gain = gain_of("fish") if code >= 0 else reader.parsed("steps", effect, gain_of)
    return Step(RESOURCES.index(cost), code, gain, str(effect), origin)


def ability(reader: Reader) -> Ability:
    effect = reader.words("effect", ABILITY_EFFECTS)
    gaining = effect >= GAINING_FROM
    return Ability(
        effect,
        0 if gaining else reader.whole("amount", 1, 9),
        reader.gain("gain", None if gaining else "fish"),
        reader.gain("at_once") if "at_once" in reader.entry else NO_GAIN,
        reader.origin(),
    )


def scoring(reader: Reader) -> Scoring:
    return Scoring(
        reader.words("counts", COUNTED),
        reader.whole("points", 1, MOST_POINTS),
        reader.whole("per", 1, 9, default=1),
        reader.flag("lightning", False),
        reader.origin(),
    )
