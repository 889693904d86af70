"""What changes nothing: rotating the whole map, and exchanging Land and Sea."""

from __future__ import annotations

from typing import Any

import numpy as np

from skerry.games.chartae.edition import TURNS
from skerry.games.chartae.lattice import WINDOW, key_of, kinds_of
from skerry.games.chartae.rules import EDITION
from skerry.games.chartae.state import MAP_TILES
from skerry.rulebook.compiling import rule


def _exchanged() -> tuple[np.ndarray, np.ndarray]:
    """[kind]: the kind, and its quarter turns, that a kind looks like with Land and Sea exchanged."""
    faces: dict[Any, tuple[int, int]] = {}
    for kind, territories in enumerate(EDITION.regions):
        for turns in range(TURNS):
            face = tuple(
                frozenset(frozenset((half + 2 * turns) % 8 for half in region) for region in regions)
                for regions in territories
            )
            faces.setdefault(face, (kind, turns))
    kinds, turned = [], []
    for land, sea in EDITION.regions:
        kind, turns = faces[
            tuple(frozenset(frozenset(region) for region in regions) for regions in (sea, land))
        ]
        kinds.append(kind)
        turned.append(turns)
    return np.array(kinds, np.int64), np.array(turned, np.int64)


OTHER_KIND, OTHER_TURNS = _exchanged()


@rule
def exchange(tiles, kinds, turns):
    """Exchange Land and Sea, in place; `kinds` has the face-up kind behind those of the map."""
    for place in range(min(tiles + 1, MAP_TILES)):
        if place < tiles:
            turns[place] = (turns[place] + OTHER_TURNS[kinds[place]]) % TURNS
        kinds[place] = OTHER_KIND[kinds[place]]


@rule
def rotate(shape, tiles, kinds, turns, new_kinds, new_turns):
    """Rotate the whole map a quarter turn clockwise; answers the new shape."""
    height = 0
    for row in range(WINDOW):
        if shape >> (WINDOW * row) & 7:
            height = row + 1
    order = np.zeros(MAP_TILES, np.int64)  # [cell]: which tile lies there afterwards, plus one
    rotated = 0
    place = 0
    for cell in range(WINDOW * WINDOW):
        if shape >> cell & 1:
            target = WINDOW * (cell % WINDOW) + height - 1 - cell // WINDOW
            rotated |= 1 << target
            order[target] = place + 1
            place += 1
    place = 0
    for cell in range(WINDOW * WINDOW):
        if order[cell]:
            new_kinds[place] = kinds[order[cell] - 1]
            new_turns[place] = (turns[order[cell] - 1] + 1) % TURNS
            place += 1
    if tiles < MAP_TILES:
        new_kinds[tiles] = kinds[tiles]
    return rotated


@rule
def orientation(tiles, turns):
    """The place in a cube of these quarter turns."""
    place = 0
    for tile in range(tiles):
        place |= turns[tile] << (2 * tile)
    return place


@rule
def first_key(shape, tiles, kinds, turns):
    """The least key among the four rotations of a map, and the place in its cube."""
    kinds_here = kinds.copy()
    turns_here = turns.copy()
    new_kinds = kinds.copy()
    new_turns = turns.copy()
    best = np.int64(-1)
    place = np.int64(0)
    for _ in range(TURNS):
        key = key_of(shape, tiles, kinds_here)
        if best < 0 or key < best:
            best = key
            place = orientation(tiles, turns_here)
        shape = rotate(shape, tiles, kinds_here, turns_here, new_kinds, new_turns)
        kinds_here[:] = new_kinds
        turns_here[:] = new_turns
    return best, place


@rule
def mark_first(keys, tiles, first):
    """Mark the words that have the least key among their rotations."""
    kinds = np.zeros(MAP_TILES + 1, np.int64)
    turns = np.zeros(MAP_TILES + 1, np.int64)
    for word in range(len(keys)):
        shape = kinds_of(keys[word], tiles, kinds)
        key, _ = first_key(shape, tiles, kinds, turns)
        first[word] = key == keys[word]
