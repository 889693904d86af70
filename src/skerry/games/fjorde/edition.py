"""The forty tiles: read from `editions/printed.toml`, checked, and laid out as tables for the rules.

Corners run clockwise from N; side n lies between corners n and n + 1, and faces the neighbour `STEPS[n]`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from skerry.games.fjorde.state import CELLS, MAP_TILES, MOST_KINDS, REACH, SIDE, START_TILES, place_of
from skerry.rulebook.edition import ORIGINS, Problems, expect, read_edition

PRINTED = Path(__file__).parent / "editions" / "printed.toml"
CORNERS = 6
TERRAINS = "MPS"  # a fixed corner is 1 + the place of its letter, an open one 0: two bits a corner
MOUNTAIN, MEADOW, SEA = 1, 2, 3
STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # to the neighbour across each side
LARGEST_COORDINATE = 2  # of a start tile

ALL_CORNERS = (1 << 2 * CORNERS) - 1
JOINS_LAND = 1 << 12  # flag of a free cell: a side that it shares with a tile is not all sea (FJ-P3)
TOUCHES_TWO = 1 << 13  # flag of a free cell: it touches at least two tiles (FJ-P2)


@dataclass(frozen=True)
class Edition:
    """The faces of the tiles, and what the rules look up in them.

    A kind is a tile whichever way it is turned; a face is a kind as it lies. The faces of a kind follow one
    another, and equal rotations are one face.
    """

    name: str
    hash: str
    kinds: tuple[str, ...]  # each kind's corners, as the edition writes them
    copies: tuple[int, ...]  # in the stack, by kind
    origins: tuple[str, ...]
    doubts: tuple[str, ...]  # why a count may be wrong, or nothing
    faces: tuple[str, ...]  # each face's corners
    start: tuple[tuple[int, int, int], ...]  # q, r and face of each start tile
    kind_of: np.ndarray  # by face
    first_face: np.ndarray  # by kind, and one more for the end
    code: np.ndarray  # by face: its corners, two bits each
    fixes: np.ndarray  # [face, side]: what the face fixes of the free cell across the side
    meadow_sides: np.ndarray  # by face: the sides with at least one meadow corner, as a set
    fitting: np.ndarray  # by the fixed corners of a free cell: the kinds that fit, as a set


def rotations(corners: str) -> list[str]:
    """The ways that a tile can lie, equal ones once."""
    return list(dict.fromkeys(corners[turn:] + corners[:turn] for turn in range(CORNERS)))


def mirrored(corners: str) -> str:
    return corners[::-1]


def load(path: Path = PRINTED) -> Edition:
    """Read and check an edition."""
    contents, digest = read_edition(path)
    problems = Problems()
    with problems:
        expect(contents.get("game") == "fjorde", path, "game", 'must be "fjorde"')
    listed: dict[str, list[Any]] = {"start": [], "tile": []}
    for part, entries in listed.items():
        tiles = contents.get(part)
        with problems:
            expect(isinstance(tiles, list) and bool(tiles), path, part, "no tiles are listed")
        entries += tiles if isinstance(tiles, list) else []
        for number, tile in enumerate(entries, start=1):
            with problems:
                _check_tile(path, f"{part} {number}", tile, part == "tile")
    problems.settle()
    stack = [tile["corners"] for tile in listed["tile"]]
    _check_kinds(path, stack)
    expect(len(listed["start"]) == START_TILES, path, "start", f"must list {START_TILES} tiles")
    copies = [tile["copies"] for tile in listed["tile"]]
    count = sum(copies) + START_TILES
    expect(count == MAP_TILES, path, "tile", f"{count} tiles with the start tiles, instead of {MAP_TILES}")
    bare = sum(
        tile.get("copies", 1)
        for tile in listed["tile"] + listed["start"]
        if set(tile["corners"]) == {TERRAINS[MOUNTAIN - 1]}
    )
    expect(bare == 1, path, "tile", f"{bare} tiles are all mountain, instead of one")
    kinds = list(stack)
    for tile in listed["start"]:  # a start tile that the stack has not is a kind of its own
        if not any(tile["corners"] in rotations(kind) for kind in kinds):
            kinds.append(tile["corners"])
            copies.append(0)
    expect(len(kinds) <= MOST_KINDS, path, "tile", f"more than {MOST_KINDS} kinds")
    faces = [face for kind in kinds for face in rotations(kind)]
    kind_of = np.array([number for number, kind in enumerate(kinds) for _ in rotations(kind)], np.int64)
    first_face = np.searchsorted(kind_of, np.arange(len(kinds) + 1))
    start = tuple((*tile["cell"], faces.index(tile["corners"])) for tile in listed["start"])
    _check_layout(path, {(q, r): faces[face] for q, r, face in start})
    code = np.array([code_of(face) for face in faces], np.int64)
    fitting = _fitting(code, kind_of)
    _check_beginning(path, {(q, r): faces[face] for q, r, face in start}, stack)
    return Edition(
        name=str(contents.get("name", path.stem)),
        hash=digest,
        kinds=tuple(kinds),
        copies=tuple(copies),
        origins=tuple(tile["origin"] for tile in listed["tile"]),
        doubts=tuple(tile.get("doubt", "") for tile in listed["tile"]),
        faces=tuple(faces),
        start=start,
        kind_of=kind_of,
        first_face=first_face,
        code=code,
        fixes=np.array([[_fixes(face, side) for side in range(CORNERS)] for face in faces], np.uint16),
        meadow_sides=np.array(
            [sum(1 << side for side in range(CORNERS) if "P" in side_of(face, side)) for face in faces],
            np.int64,
        ),
        fitting=fitting,
    )


def _check_tile(path: Path, place: str, tile: Any, in_stack: bool) -> None:
    expect(isinstance(tile, dict), path, place, "is not a table")
    corners = tile.get("corners")
    letters = isinstance(corners, str) and len(corners) == CORNERS and set(corners) <= set(TERRAINS)
    expect(letters, path, f"{place}, corners", "must be six letters, each M, P or S")
    for side in range(CORNERS):
        mixed = set(side_of(corners, side)) == {"M", "S"}
        expect(
            not mixed,
            path,
            f"{place}, corners",
            f"mountain meets sea after corner {side + 1}",
        )
    origin = tile.get("origin")
    expect(origin in ORIGINS, path, f"{place}, origin", f"must be one of {', '.join(ORIGINS)}")
    if in_stack:
        copies = tile.get("copies")
        expect(type(copies) is int and 0 < copies <= MAP_TILES, path, f"{place}, copies", "must be 1 or more")
        doubt = tile.get("doubt", "")
        expect(isinstance(doubt, str), path, f"{place}, doubt", "must be a text")
        expect(
            origin != "inferred" or bool(doubt),
            path,
            f"{place}, doubt",
            "a count that was inferred must say why it may be wrong",
        )
    else:
        cell = tile.get("cell")
        near = (
            isinstance(cell, list)
            and len(cell) == 2
            and all(type(part) is int and abs(part) <= LARGEST_COORDINATE for part in cell)
        )
        expect(near, path, f"{place}, cell", "must be two whole numbers from -2 to 2")


def _check_kinds(path: Path, kinds: list[str]) -> None:
    """No tile is listed twice, turned or not; nor its mirror image, which is a slip of the pen."""
    for number, corners in enumerate(kinds, start=1):
        for earlier, other in enumerate(kinds[: number - 1], start=1):
            place = f"tile {number}, corners"
            expect(corners not in rotations(other), path, place, f"is tile {earlier} again, perhaps turned")
            expect(mirrored(corners) not in rotations(other), path, place, f"is tile {earlier} mirrored")


def _check_layout(path: Path, tiles: dict[tuple[int, int], str]) -> None:
    """The start tiles lie around one common corner and agree there."""
    expect(len(tiles) == START_TILES, path, "start", "two tiles lie on one cell")
    expect((0, 0) in tiles, path, "start", "no tile lies on 0,0")
    for (q, r), corners in tiles.items():
        beside = 0
        for side, (step_q, step_r) in enumerate(STEPS):
            other = tiles.get((q + step_q, r + step_r))
            if other is None:
                continue
            beside += 1
            agrees = side_of(corners, side) == side_of(other, side + CORNERS // 2)[::-1]
            expect(agrees, path, f"start, {q},{r}", f"does not fit the tile on {q + step_q},{r + step_r}")
        expect(beside == START_TILES - 1, path, f"start, {q},{r}", "does not touch the two others")


def _check_beginning(path: Path, tiles: dict[tuple[int, int], str], stack: list[str]) -> None:
    """Some tile of the stack can be laid first (FJ-P1, FJ-P2, FJ-P3)."""
    for q, r in {(q + step_q, r + step_r) for q, r in tiles for step_q, step_r in STEPS} - tiles.keys():
        fixed, beside, joins = ["."] * CORNERS, 0, False
        for side, (step_q, step_r) in enumerate(STEPS):
            if (q + step_q, r + step_r) in tiles:
                theirs = side_of(tiles[q + step_q, r + step_r], side + CORNERS // 2)
                fixed[side], fixed[(side + 1) % CORNERS] = theirs[1], theirs[0]
                beside += 1
                joins |= theirs != "SS"
        if beside > 1 and joins:
            for corners in (face for kind in stack for face in rotations(kind)):
                if all(given in (".", own) for given, own in zip(fixed, corners, strict=True)):
                    return
    expect(False, path, "start", "no tile of the stack can be laid first")


def side_of(corners: str, side: int) -> str:
    """The two corners of a side, clockwise."""
    return corners[side % CORNERS] + corners[(side + 1) % CORNERS]


def code_of(corners: str) -> int:
    """Corners as two bits each; an open corner, written as a dot, is zero."""
    return sum((TERRAINS.find(letter) + 1) << 2 * corner for corner, letter in enumerate(corners))


def _fixes(face: str, side: int) -> int:
    """What a face fixes of the free cell across a side: two corners, and whether land meets it there."""
    shown = side_of(face, side)
    corners = ["."] * CORNERS
    corners[(side + 4) % CORNERS] = shown[0]
    corners[(side + 3) % CORNERS] = shown[1]
    return code_of("".join(corners)) | (0 if shown == "SS" else JOINS_LAND)


def _fitting(code: np.ndarray, kind_of: np.ndarray) -> np.ndarray:
    fixed = np.arange(ALL_CORNERS + 1)
    given = ((fixed | fixed >> 1) & 0x555) * 3  # both bits of each corner that is fixed
    fitting = np.zeros(ALL_CORNERS + 1, np.int64)
    for face, kind in zip(code, kind_of, strict=True):
        fitting |= np.where((face ^ fixed) & given, 0, 1 << int(kind))
    return fitting.astype(np.int32)


def wrapped() -> np.ndarray:
    """By cell: its place on the wrapped grid."""
    numbers = range(CELLS)
    return np.array([place_of(cell // SIDE - REACH, cell % SIDE - REACH) for cell in numbers], np.int16)
