"""What old maps are adorned with: mountains, trees, waves, the compass rose, the paper. All as SVG."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator

import numpy as np

from skerry.games.chartae.rules import EDITION
from skerry.games.chartae.shapes import Point, free_corner, owners, turned

TILE = 100  # units that a tile is wide
PAPER, PAPER_EDGE, INK, FAINT_INK = "#f3e7c9", "#dcc796", "#4a3520", "#8a7150"
SAND = "#fbf3d8"
RED = "#a8442a"
FINE = 50  # spots are looked for on a grid of so many lines
ROOMS = (7, 5, 3)  # how many lines a spot keeps from the coast: the most that leaves a place at all
APART = 0.19


def scaled(points: Iterable[Point], turns: int) -> list[Point]:
    """Points of a tile that is not turned, in the units of the picture, after quarter turns."""
    return [(TILE * x, TILE * y) for x, y in (turned(point, turns) for point in points)]


def spots(kind: int, turns: int, number: int, has_rose: bool) -> list[Point]:
    """Places for hills or waves: well inside a region, apart from each other, off the rose and the letter."""
    right, low = free_corner(kind, turns)
    candidates: list[Point] = []
    for room in ROOMS:
        candidates = candidates or _inner_points(kind, number, room)
    random.Random(f"{EDITION.kinds[kind]}{number}").shuffle(candidates)
    chosen: list[Point] = []
    for x, y in candidates:
        if has_rose and math.hypot(x - 0.5, y - 0.5) < 0.3:
            continue
        here = turned((x, y), turns)
        if abs(here[0] - right) < 0.27 and abs(here[1] - low) < 0.22:
            continue
        if all(math.hypot(x - a, y - b) > APART for a, b in chosen):
            chosen.append((x, y))
    return scaled(sorted(chosen, key=lambda spot: turned(spot, turns)[1]), turns)


def _inner_points(kind: int, number: int, room: int) -> list[Point]:
    own = owners(kind, 0, FINE, FINE) == number
    return [
        ((column + 0.5) / FINE, (row + 0.5) / FINE)
        for row in range(room, FINE - room)
        for column in range(room, FINE - room)
        if np.all(own[row - room : row + room + 1, column - room : column + room + 1])
    ]


def hills(places: list[Point]) -> Iterator[str]:
    """Mountains in the manner of old maps, lit from the left, and here and there a few trees."""
    for number, (x, y) in enumerate(places):
        if number % 3 == 1:
            for dx, dy in ((-3.4, 0.6), (3.2, 0.2), (0, 2.6)):
                yield (
                    f'<path stroke-width=".8" d="M{x + dx:.1f} {y + dy + 3:.1f}v-2.4m-2.3 0'
                    'a2.5 3 0 1 1 4.6 0z" fill="currentColor" fill-opacity=".16"/>'
                )
        else:
            yield (
                f'<path stroke-width="1.1" stroke-linejoin="round" d="M{x - 7:.1f} {y + 4:.1f}'
                'q3.2 -2 4.6 -5.6q1.2 -3.2 2.4 -3.8q1 .8 2.2 4q1.6 3.6 5 5.4"/>'
                f'<path stroke-width=".7" d="M{x + 0.5:.1f} {y - 3:.1f}q.2 2.4 -.6 4.6m2.4 -3q.4 2.6 -.2 5'
                'm2.2 -3.2q.6 2 .4 3.6"/>'
            )


def waves(places: list[Point]) -> Iterator[str]:
    for x, y in places:
        yield (
            f'<path stroke-width="1.1" d="M{x - 7:.1f} {y:.1f}q3.5 -4.5 7 0q3.5 4.5 7 0'
            f'M{x - 3:.1f} {y + 4.5:.1f}q2.5 -3 5 0q2.5 3 5 0"/>'
        )


def rose(turns: int) -> Iterator[str]:
    """The compass rose; it turns with its tile."""
    yield f'<g transform="translate(50 50) rotate({90 * turns})">'
    yield f'<circle r="21" fill="{PAPER}" opacity=".82"/>'
    for radius, width in ((21, 1.2), (18.6, 0.6), (9, 0.6)):
        yield f'<circle r="{radius}" fill="none" stroke="{INK}" stroke-width="{width}"/>'
    for number in range(16):
        yield (
            f'<path d="M0 -18.6V-{21 if number % 2 else 20}" stroke="{INK}" stroke-width=".7" '
            f'transform="rotate({22.5 * number})"/>'
        )
    for long, wide, begin in ((15, 3.4, 45), (19.5, 4.6, 0)):
        for quarter in range(4):
            yield (
                f'<g transform="rotate({begin + 90 * quarter})"><path d="M0 0L{-wide} {-wide}L0 {-long}Z" '
                f'fill="{INK}" stroke="{INK}" stroke-width=".4"/><path d="M0 0L{wide} {-wide}L0 {-long}Z" '
                f'fill="{SAND}" stroke="{INK}" stroke-width=".4"/></g>'
            )
    yield f'<path d="M0 -30L-4.2 -22.6Q0 -24.6 4.2 -22.6Z" fill="{RED}" stroke="{INK}" stroke-width=".5"/>'
    yield f'<circle r="2.2" fill="{RED}" stroke="{INK}" stroke-width=".5"/></g>'


def sheet(width: float, height: float, name: str) -> Iterator[str]:
    """The paper with its frame."""
    yield f'<rect width="{width}" height="{height}" rx="6" fill="url(#{name}p)"/>'
    for inset, line in ((5, 2.2), (9, 0.8)):
        yield (
            f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" rx="3" '
            f'fill="none" stroke="{FAINT_INK}" stroke-width="{line}"/>'
        )
