"""An edition of Saltfjord: the faces of all pieces, read from TOML and checked line by line.

`load` answers an `Edition` of plain values, which `entries.py` describes; `rules/tables.py` lays them out for
the rules.
"""

from __future__ import annotations

from pathlib import Path

from skerry.games.saltfjord import reading
from skerry.games.saltfjord.entries import (
    LIGHTNING_TILES,
    MOST_EFFECTS,
    SHAPES,
    VILLAGES,
    Edition,
)
from skerry.games.saltfjord.reading import Read, Reader
from skerry.games.saltfjord.state import (
    ABILITIES,
    AREAS,
    DOCKS,
    MOST_FISH_KINDS,
    ORDERS,
    SCORING_TILES,
    SETS,
    START_ORDERS,
    START_TILES,
    TAVERNS,
    TILES,
    TRACKS,
)
from skerry.rulebook.edition import expect

HOUSE = Path(__file__).parent / "editions" / "house.toml"
NUMBERS: tuple[int, ...] = ()  # none, where a table is not sound


def load(path: Path = HOUSE) -> Edition:
    """Read and check an edition; all that is wrong with its entries is refused together."""
    reader = Reader(path)
    with reader.problems:
        expect(reader.contents.get("game") == "saltfjord", path, "game", 'must be "saltfjord"')
    name = reader.contents.get("name")
    with reader.problems:
        expect(isinstance(name, str) and bool(name), path, "name", "must be a text")
    snow = reader.single("snow", NUMBERS, lambda: reading.snow(reader))
    area_points, fish_stacks = reader.single("fjord", (NUMBERS, NUMBERS), lambda: reading.fjord(reader))
    orders = reader.tables("order", ORDERS, lambda: reading.order(reader))
    start_orders = reader.tables("start_order", START_ORDERS, lambda: reading.order(reader))
    edition = Edition(
        name=str(name),
        hash=reader.hash,
        values=reader.single("storage", NUMBERS, lambda: reading.values(reader)),
        snow=snow,
        area_points=area_points,
        fish_stacks=fish_stacks,
        level_points=reader.single("levels", NUMBERS, lambda: reading.levels(reader)),
        shapes=(shapes := reader.tables("shape", SHAPES, lambda: reading.shape(reader))),
        tiles=_copied(reader.tables("tile", TILES, lambda: reading.tile(reader, shapes))),
        start_tiles=reader.tables("start", START_TILES, lambda: reading.start_tile(reader, shapes)),
        resources=reader.tables("resources", SETS, lambda: reading.resources(reader)),
        villages=reader.tables("village", VILLAGES, lambda: reading.village(reader, snow)),
        orders=_copied(orders) + _copied(start_orders),
        docks=reader.tables("dock", DOCKS, lambda: reading.dock(reader)),
        taverns=reader.tables("tavern", TAVERNS, lambda: reading.tavern(reader)),
        fish=reader.tables("fish", None, lambda: reading.fish(reader)),
        tracks=reader.tables("track", TRACKS + 1, lambda: reading.track(reader)),
        abilities=reader.tables("ability", ABILITIES, lambda: reading.ability(reader)),
        scoring=reader.tables("scoring", SCORING_TILES, lambda: reading.scoring(reader)),
    )
    reader.problems.settle()
    for check in (_check_shapes, _check_tiles, _check_fish, _check_docks, _check_scoring, _check_effects):
        with reader.problems:
            check(path, edition)
    reader.problems.settle()
    return edition


def _copied(kinds: tuple[tuple[Read, int], ...]) -> tuple[Read, ...]:
    """Each entry as often as there are copies of it."""
    return tuple(kind for kind, copies in kinds for _ in range(copies))


# What several entries must have together


def _check_shapes(path: Path, edition: Edition) -> None:
    names = [shape.name for shape in edition.shapes]
    expect(len(set(names)) == SHAPES, path, "shape, name", "two shapes have the same name")
    sizes = sorted(len(shape.cells) for shape in edition.shapes if not shape.large)
    expect(sizes == [1, 2], path, "shape, large", "the small shapes must have one cell and two cells")


def _check_tiles(path: Path, edition: Edition) -> None:
    for number, shape in enumerate(edition.shapes):
        count = sum(tile.shape == number for tile in edition.tiles)
        expect(
            count == sum(shape.stacks),
            path,
            f"tile, shape {shape.name}",
            f"there are {count} tiles, but the two stacks need {sum(shape.stacks)}",
        )


def _check_fish(path: Path, edition: Edition) -> None:
    kinds = len(edition.fish)
    expect(kinds <= MOST_FISH_KINDS, path, "fish", f"more than {MOST_FISH_KINDS} kinds of fish tiles")
    for number, size in enumerate(edition.fish_stacks, start=1):
        count = sum(tile.copies for tile in edition.fish if tile.type == number)
        expect(
            count == size * AREAS,
            path,
            f"fish, type {number}",
            f"there are {count} tiles, but the stacks of {AREAS} areas need {size * AREAS}",
        )


def _check_docks(path: Path, edition: Edition) -> None:
    symbols = sorted(stack for _, stack in edition.docks)
    expect(symbols == list(range(DOCKS)), path, "dock, stack", "each stack must have a dock of its own")


def _check_scoring(path: Path, edition: Edition) -> None:
    lightning = sum(tile.lightning for tile in edition.scoring)
    sentence = f"{lightning} tiles score at once, instead of {LIGHTNING_TILES}"
    expect(lightning == LIGHTNING_TILES, path, "scoring, lightning", sentence)


def _check_effects(path: Path, edition: Edition) -> None:
    """The stack of decisions names an effect by one byte."""
    faces = [face for tile in (*edition.tiles, *edition.start_tiles) for face in tile.faces]
    faces += [face for village in edition.villages for _, face in village.buildings]
    different = {effect for face in faces for effect in face.effects}
    different |= {effect for reward, _ in edition.docks for effect in reward}
    sentence = f"there are {len(different)} different effects, but at most {MOST_EFFECTS} can be told apart"
    expect(len(different) <= MOST_EFFECTS, path, "tile", sentence)
