"""The nine map tiles: read from `editions/printed.toml`, checked, and laid out as tables for the rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from skerry.games.chartae.state import MAP_TILES
from skerry.rulebook.edition import ORIGINS, Problems, expect, read_edition

PRINTED = Path(__file__).parent / "editions" / "printed.toml"
TURNS = 4
MOST_KINDS = 6
HALVES = 8
HALVES_A_TURN = 2  # one quarter turn moves half-edge i to i + 2
TERRITORIES = ("land", "sea")  # the order of LAND and SEA
SIDES = ("top", "right", "bottom", "left")

# How a tile that holds two regions of one territory shares its four sides among them.
WHOLE = 0
SPLIT_TOP_LEFT = 1  # {top, left} and {right, bottom}
SPLIT_TOP_RIGHT = 2  # {top, right} and {bottom, left}


Regions = tuple[tuple[int, ...], ...]  # of one territory: the half-edges of each


@dataclass(frozen=True)
class Edition:
    """The faces of the tiles, and what the rules look up in them."""

    name: str
    hash: str
    kinds: tuple[str, ...]  # one letter a kind; its place is the kind's number
    regions: tuple[tuple[Regions, Regions], ...]  # by kind: the regions of Land and of Sea
    copies: tuple[int, ...]
    origins: tuple[str, ...]
    compass: int  # the kind of the compass tile
    fair_first: tuple[int, int]  # the kind that the fair start turns up, by the territory of who begins
    shown: np.ndarray  # [territory, tile]: the half-edges that show the territory, as eight bits
    split: np.ndarray  # [territory, tile]: WHOLE, or how its two regions share the sides


def load(path: Path = PRINTED) -> Edition:
    """Read and check an edition."""
    contents, digest = read_edition(path)
    tiles = contents.get("tile")
    problems = Problems()
    with problems:
        expect(contents.get("game") == "chartae", path, "game", 'must be "chartae"')
    expect(isinstance(tiles, list) and bool(tiles), path, "tile", "no tiles are listed")
    assert isinstance(tiles, list)
    for place, tile in enumerate(tiles, start=1):
        with problems:
            _check_tile(path, f"tile {place}", tile)
    problems.settle()
    kinds = tuple(tile["kind"] for tile in tiles)
    expect(len(set(kinds)) == len(kinds), path, "tile", "a kind is listed twice")
    expect(len(kinds) <= MOST_KINDS, path, "tile", f"more than {MOST_KINDS} kinds")
    count = sum(tile["copies"] for tile in tiles)
    expect(count == MAP_TILES, path, "tile", f"{count} tiles instead of {MAP_TILES}")
    expect(contents.get("compass") in kinds, path, "compass", "is not one of the kinds")
    fair = contents.get("fair_first")
    named = isinstance(fair, dict) and fair.get("land") in kinds and fair.get("sea") in kinds
    expect(named, path, "fair_first", "must name a kind for land and one for sea")
    assert isinstance(fair, dict)
    stacked = Counter({tile["kind"]: tile["copies"] for tile in tiles})
    stacked[contents["compass"]] -= 1
    for territory in TERRITORIES:
        expect(stacked[fair[territory]] > 0, path, f"fair_first, {territory}", "is not in the stack")
    regions = tuple((tuple(map(tuple, tile["land"])), tuple(map(tuple, tile["sea"]))) for tile in tiles)
    for territory in TERRITORIES:
        divided = sum(tile["copies"] for tile in tiles if len(tile[territory]) > 1)
        expect(divided < 2, path, f"tile, {territory}", "is in two regions on more than one tile")
    shown, split = _tables(path, regions)
    return Edition(
        name=str(contents.get("name", path.stem)),
        hash=digest,
        kinds=kinds,
        regions=regions,
        copies=tuple(tile["copies"] for tile in tiles),
        origins=tuple(tile["origin"] for tile in tiles),
        compass=kinds.index(contents["compass"]),
        fair_first=(kinds.index(fair["land"]), kinds.index(fair["sea"])),
        shown=shown,
        split=split,
    )


def _check_tile(path: Path, place: str, tile: Any) -> None:
    expect(isinstance(tile, dict), path, place, "is not a table")
    kind, copies = tile.get("kind"), tile.get("copies")
    expect(
        isinstance(kind, str) and len(kind) == 1 and kind.isupper(),
        path,
        f"{place}, kind",
        "must be one letter",
    )
    expect(type(copies) is int and copies > 0, path, f"{place}, copies", "must be a number above 0")
    expect(tile.get("origin") in ORIGINS, path, f"{place}, origin", f"must be one of {', '.join(ORIGINS)}")
    halves = []
    for territory in TERRITORIES:
        regions = tile.get(territory)
        lists = isinstance(regions, list) and all(isinstance(region, list) and region for region in regions)
        expect(lists, path, f"{place}, {territory}", "must be a list of regions, each a list of half-edges")
        assert isinstance(regions, list)
        halves += [half for region in regions for half in region]
    whole = all(type(half) is int for half in halves) and sorted(halves) == list(range(HALVES))
    expect(whole, path, f"{place}, land and sea", "must name each half-edge from 0 to 7 exactly once")


def _tables(path: Path, kinds: tuple[tuple[Regions, Regions], ...]) -> tuple[np.ndarray, np.ndarray]:
    shown = np.zeros((2, 1 + TURNS * len(kinds)), np.int64)
    split = np.zeros_like(shown)
    for kind, territories in enumerate(kinds):
        for turns in range(TURNS):
            tile = 1 + TURNS * kind + turns
            for territory, regions in enumerate(territories):
                turned = [{(half + HALVES_A_TURN * turns) % HALVES for half in region} for region in regions]
                shown[territory, tile] = sum(1 << half for region in turned for half in region)
                split[territory, tile] = _split(path, f"tile {kind + 1}, {TERRITORIES[territory]}", turned)
    return shown, split


def _split(path: Path, place: str, regions: list[set[int]]) -> int:
    """How the regions of a territory share the sides of a tile."""
    if len(regions) < 2:
        return WHOLE
    expect(len(regions) == 2, path, place, "more than two regions")
    owners = []
    for side, name in enumerate(SIDES):
        touching = [number for number, region in enumerate(regions) if region & {2 * side, 2 * side + 1}]
        expect(len(touching) == 1, path, place, f"the {name} side must touch exactly one of the two regions")
        owners.append(touching[0])
    top, right, bottom, left = owners
    expect(
        top != bottom and left != right,
        path,
        place,
        "each of the two regions must own two neighbouring sides",
    )
    return SPLIT_TOP_LEFT if top == left else SPLIT_TOP_RIGHT
