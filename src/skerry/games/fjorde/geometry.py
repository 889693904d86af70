"""Where a hexagon stands in a plane: y runs down, a side has length 1, the first start tile is at 0, 0."""

from __future__ import annotations

import math

from skerry.games.fjorde.edition import CORNERS

Point = tuple[float, float]

WIDTH = math.sqrt(3)  # of a hexagon, from its left to its right side
ROWS_APART = 1.5
TURN = math.tau / CORNERS
CENTRE_OF_MEADOW = 0.3  # how far meadow reaches around the middle of a tile that has any


def centre(q: int, r: int) -> Point:
    """The middle of a cell."""
    return WIDTH * (q + r / 2), ROWS_APART * r


def corner(number: int, radius: float = 1.0) -> Point:
    """A corner, clockwise from north, as seen from the middle."""
    angle = TURN * number - math.pi / 2
    return radius * math.cos(angle), radius * math.sin(angle)


def middle_of_side(number: int, radius: float = 1.0) -> Point:
    """The middle of the side between a corner and the next."""
    (ax, ay), (bx, by) = corner(number), corner(number + 1)
    return radius * (ax + bx) / 2, radius * (ay + by) / 2


def cell_around(x: float, y: float) -> tuple[int, int]:
    """The q and r of the cell that a point lies in."""
    r = y / ROWS_APART
    q = x / WIDTH - r / 2
    rounded = [round(q), round(r), round(-q - r)]
    off = [abs(rounded[0] - q), abs(rounded[1] - r), abs(rounded[2] + q + r)]
    worst = off.index(max(off))
    if worst == 0:
        return -rounded[1] - rounded[2], rounded[1]
    return rounded[0], rounded[1] if worst == 2 else -rounded[0] - rounded[2]


def nearness_to_edge(x: float, y: float) -> float:
    """How near a point of a hexagon is to its border: 0 in the middle, 1 on a side."""
    return max(abs(x), abs(x / 2 + y * WIDTH / 2), abs(x / 2 - y * WIDTH / 2)) / (WIDTH / 2)


def terrain_at(corners: str, x: float, y: float) -> str:
    """What a tile shows at a point, as seen from its middle."""
    if "P" in corners and math.hypot(x, y) < CENTRE_OF_MEADOW:
        return "P"
    return corners[round((math.atan2(y, x) + math.pi / 2) / TURN) % CORNERS]


def runs(corners: str, letter: str) -> list[tuple[int, int]]:
    """The corners of a terrain that follow one another: the first of each run, and how many."""
    if set(corners) == {letter}:
        return [(0, CORNERS)]
    found = []
    for first in range(CORNERS):
        if corners[first] == letter and corners[first - 1] != letter:
            count = 1
            while corners[(first + count) % CORNERS] == letter:
                count += 1
            found.append((first, count))
    return found
