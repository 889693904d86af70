"""The shape of Land and Sea on a tile, drawn from the regions of the edition alone.

A tile is the unit square, x to the right and y down. Where two neighbouring half-edges belong to different
regions a coast begins or ends; it runs inside the tile to the point where the same two regions meet again.
"""

from __future__ import annotations

import functools
import math
import random
from dataclasses import dataclass

import numpy as np

from skerry.games.chartae.edition import HALVES, HALVES_A_TURN, TURNS
from skerry.games.chartae.rules import EDITION

Point = tuple[float, float]

MEETINGS: tuple[Point, ...] = (  # [half-edge]: where it begins, going clockwise
    (0.0, 0.0),
    (0.5, 0.0),
    (1.0, 0.0),
    (1.0, 0.5),
    (1.0, 1.0),
    (0.5, 1.0),
    (0.0, 1.0),
    (0.0, 0.5),
)
STEPS = 28  # straight pieces that a coast is made of
BEND = 0.38  # how far a coast keeps the direction in which it leaves the edge, by its length
SPREAD = 0.055  # how far the two coasts of a strip stand back from each other
BAYS = ((1.0, 0.030), (2.0, 0.022), (3.5, 0.013), (6.0, 0.007))  # waves of a coast: how many, how high


@dataclass(frozen=True)
class Region:
    """One piece of a territory on a tile that is not turned."""

    territory: int
    halves: frozenset[int]
    outline: tuple[Point, ...]
    coasts: tuple[tuple[Point, ...], ...]


@functools.cache
def regions(kind: int) -> tuple[Region, ...]:
    """The regions of a kind, Land first; their places in this tuple are their numbers."""
    return tuple(
        _region(kind, territory, frozenset(halves))
        for territory, territories in enumerate(EDITION.regions[kind])
        for halves in territories
    )


@functools.cache
def region_at(kind: int, turns: int) -> tuple[int, ...]:
    """[half-edge]: the number of the region that a turned tile shows there."""
    numbers = {half: number for number, region in enumerate(regions(kind)) for half in region.halves}
    return tuple(numbers[(half - HALVES_A_TURN * turns) % HALVES] for half in range(HALVES))


def turned(point: Point, turns: int) -> Point:
    """A point of a tile after quarter turns clockwise."""
    x, y = point
    for _ in range(turns % TURNS):
        x, y = 1 - y, x
    return x, y


# Outlines


def _runs(halves: frozenset[int]) -> list[tuple[int, int]]:
    """The stretches of the border that a region owns: first half-edge, and the one after the last."""
    runs = []
    for begin in sorted(halves):
        if (begin - 1) % HALVES not in halves:
            end = begin
            while end % HALVES in halves:
                end += 1
            runs.append((begin, end))
    return runs


def _region(kind: int, territory: int, halves: frozenset[int]) -> Region:
    runs = _runs(halves)
    outline: list[Point] = []
    coasts = []
    for number, (begin, end) in enumerate(runs):
        outline += [MEETINGS[half % HALVES] for half in range(begin, end)]
        following = runs[(number + 1) % len(runs)][0]
        coast = _coast(kind, end % HALVES, following % HALVES)
        outline += coast[:-1]
        coasts.append(coast)
    if not runs:  # the whole tile
        outline = list(MEETINGS)
    return Region(territory, halves, tuple(outline), tuple(coasts))


def _coast(kind: int, begin: int, end: int) -> tuple[Point, ...]:
    """The coast between two meetings; the same line in both directions."""
    if begin > end:
        return _coast(kind, end, begin)[::-1]
    start, stop = MEETINGS[begin], MEETINGS[end]
    length = math.dist(start, stop)
    leave, arrive = _inward(start), _inward(stop)
    bows = [
        start,
        (start[0] + BEND * length * leave[0], start[1] + BEND * length * leave[1]),
        (stop[0] + BEND * length * arrive[0], stop[1] + BEND * length * arrive[1]),
        stop,
    ]
    chance = random.Random(f"{EDITION.kinds[kind]} {begin} {end}")
    phases = [(count, height * length, chance.uniform(0, math.tau)) for count, height in BAYS]
    away = SPREAD * _strip_side(kind, begin, end)
    points = []
    for step in range(STEPS + 1):
        t = step / STEPS
        x, y = (_bezier([bow[axis] for bow in bows], t) for axis in (0, 1))
        dx, dy = stop[0] - start[0], stop[1] - start[1]
        swing = math.sin(math.pi * t) ** 2
        aside = swing * (away + sum(high * math.sin(math.tau * n * t + phase) for n, high, phase in phases))
        points.append((x - dy / length * aside, y + dx / length * aside))
    points[0], points[-1] = start, stop
    return tuple(points)


def _inward(point: Point) -> Point:
    """The direction into the tile from a point of its border."""
    x, y = 0.5 - point[0], 0.5 - point[1]
    if 0 in (x, y):
        return (math.copysign(1, x) if x else 0.0, math.copysign(1, y) if y else 0.0)
    return (math.copysign(math.sqrt(0.5), x), math.copysign(math.sqrt(0.5), y))


def _strip_side(kind: int, begin: int, end: int) -> int:
    """To which side a coast stands back to make room for a strip: right 1, left -1, not at all 0.

    A strip is a region with several stretches of border. The half-edge after a coast's end lies on its right.
    """
    for territories in EDITION.regions[kind]:
        for halves in territories:
            if len(_runs(frozenset(halves))) > 1:
                if end in halves and (begin - 1) % HALVES in halves:
                    return -1
                if begin in halves and (end - 1) % HALVES in halves:
                    return 1
    return 0


def _bezier(bows: list[float], t: float) -> float:
    a, b, c, d = bows
    s = 1 - t
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d


# Rasters


@functools.cache
def owners(kind: int, turns: int, columns: int, rows: int) -> np.ndarray:
    """[row, column]: the number of the region in the middle of each piece of a turned tile."""
    x, y = np.meshgrid((np.arange(columns) + 0.5) / columns, (np.arange(rows) + 0.5) / rows)
    for _ in range(turns % TURNS):  # back to the tile that is not turned
        x, y = y, 1 - x
    found = np.zeros((rows, columns), np.uint8)
    for number, region in enumerate(regions(kind)):
        found[_inside(region.outline, x, y)] = number
    return found


def _inside(outline: tuple[Point, ...], x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Which points lie inside an outline, by counting the lines to their right."""
    inside = np.zeros(x.shape, np.bool_)
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        if ay != by:
            crossing = ax + (y - ay) * (bx - ax) / (by - ay)
            inside ^= ((ay > y) != (by > y)) & (x < crossing)
    return inside


@functools.cache
def free_corner(kind: int, turns: int) -> tuple[int, int]:
    """A corner of a turned tile where no coast ends: whether it is the right one, and the lower one."""
    shown = region_at(kind, turns)
    corners = ((0, 0), (1, 0), (1, 1), (0, 1))
    return next(corner for place, corner in enumerate(corners) if shown[2 * place] == shown[2 * place - 1])
