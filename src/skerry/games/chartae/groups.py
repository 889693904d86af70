"""Which regions hang together on a map: what `rules.largest_group` counts, to be shown."""

from __future__ import annotations

from skerry.games.chartae.notation import tile_kind, tile_turns
from skerry.games.chartae.shapes import region_at, regions
from skerry.games.chartae.state import CELLS, EMPTY, SIDE
from skerry.rulebook.game import Position

Group = frozenset[tuple[int, int]]  # regions: cell, and the region's number on the tile

# Half-edges that lie on each other: of a tile, and of its right or lower neighbour.
RIGHT = ((2, 7), (3, 6))
LOWER = ((4, 1), (5, 0))


def tiles_of(group: Group) -> set[int]:
    """The cells of a group: its size is their number (CH-C2)."""
    return {cell for cell, _ in group}


def groups(position: Position, territory: int) -> list[Group]:
    """All groups of a territory, the largest first; among equals the one that reaches furthest up (CH-C1)."""
    joined = _joined(position, territory)
    found: list[Group] = []
    waiting = set(joined)
    while waiting:
        group = {min(waiting)}
        edge = list(group)
        while edge:
            for other in joined[edge.pop()]:
                if other not in group:
                    group.add(other)
                    edge.append(other)
        waiting -= group
        found.append(frozenset(group))
    return sorted(found, key=lambda group: (-len(tiles_of(group)), min(group)))


def largest(position: Position) -> tuple[Group, Group]:
    """The largest group of Land and of Sea (CH-W1)."""
    land, sea = (next(iter(groups(position, territory)), frozenset()) for territory in (0, 1))
    return land, sea


def _joined(position: Position, territory: int) -> dict[tuple[int, int], set[tuple[int, int]]]:
    """Each region of a territory with the regions that it joins across an edge (CH-C1)."""
    shown = {
        cell: region_at(tile_kind(tile), tile_turns(tile))
        for cell, tile in enumerate(position.tile)
        if tile != EMPTY
    }

    def belongs(cell: int, number: int) -> bool:
        return regions(tile_kind(position.tile[cell]))[number].territory == territory

    joined: dict[tuple[int, int], set[tuple[int, int]]] = {
        (cell, number): set() for cell in shown for number in set(shown[cell]) if belongs(cell, number)
    }
    for cell, halves in shown.items():
        neighbours = [(cell + 1, RIGHT)] if cell % SIDE < SIDE - 1 else []
        neighbours += [(cell + SIDE, LOWER)] if cell + SIDE < CELLS else []
        for other, pairs in neighbours:
            for here, there in pairs if other in shown else ():
                one, two = (cell, halves[here]), (other, shown[other][there])
                if one in joined and two in joined:
                    joined[one].add(two)
                    joined[two].add(one)
    return joined
