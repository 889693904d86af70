"""Small positions in land-taking, made in several ways, and what they are worth by trying everything.

Nothing of the solver is used here: `leads` plays every legal field to the end of the round by the game's
rules.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

import numpy as np

from skerry.games.fjorde import rules
from skerry.games.fjorde.game import FJORDE
from skerry.games.fjorde.notation import FACE
from skerry.games.fjorde.rules import MOST_ACTIONS, legal, over, play
from skerry.games.fjorde.state import BY_LOT, FIELDS, LAND_TAKING, MAP_TILES, POSITION, cell_number
from skerry.rulebook.compiling import rule
from skerry.rulebook.game import Position
from tests.games.fjorde.by_hand import points

ENTRIES = 1 << 18


# Trying everything


class Room(NamedTuple):
    """What trying everything works with: a position by depth, and the leads that are worked out already."""

    positions: np.ndarray
    actions: np.ndarray
    known: np.ndarray  # the fields of both seats, who moves, the lead, and which question it belongs to


def room() -> Room:
    return Room(
        np.zeros(MAP_TILES + 1, POSITION).view(np.recarray),
        np.zeros((MAP_TILES, MOST_ACTIONS), np.int64),
        np.zeros((ENTRIES, 5), np.int64),
    )


ROOM = room()
questions = count(1)


@rule
def lead_of(room, depth, question):
    """Seat 0's lead at the end of the round if both play best: every legal field is tried."""
    position = room.positions[depth]
    if over(position):
        return np.int64(position.points[0]) - np.int64(position.points[1])
    ours, theirs, seat = np.int64(position.fields[0]), np.int64(position.fields[1]), np.int64(position.seat)
    known = room.known[(ours * 1_000_003 + theirs * 7_368_787 + seat) % len(room.known)]
    if known[4] == question and known[0] == ours and known[1] == theirs and known[2] == seat:
        return known[3]
    fields = legal(position, room.actions[depth])
    best = np.int64(-100)
    for place in range(fields):
        room.positions[depth + 1] = position
        play(room.positions[depth + 1], np.int64(room.actions[depth, place]))
        found = lead_of(room, depth + 1, question)
        best = max(best, found if seat == 0 else -found)
    lead = best if seat == 0 else -best
    known[0], known[1], known[2], known[3], known[4] = ours, theirs, seat, lead, question
    return lead


def leads(position: Position) -> dict[int, int]:
    """By legal field: the lead of the seat to move at the end of the round, if both play best after it."""
    question = next(questions)
    seat = int(position.seat)
    found = {}
    for action in FJORDE.legal(position):
        after = FJORDE.copy(position)
        play(after, action)
        ROOM.positions[0] = after
        lead = int(lead_of(ROOM, 0, question))
        found[action] = lead if seat == 0 else -lead
    return found


# Positions


@rule
def free_in_reach(position):
    """How many free tiles somebody can still come to."""
    taken = position.farms[0] | position.farms[1] | position.fields[0] | position.fields[1]
    reached = np.int64(rules.takable(position, 0) | rules.takable(position, 1))
    size = np.int64(-1)
    while True:
        tiles = np.int64(0)
        for tile in range(position.laid):
            if reached >> tile & 1:
                reached |= rules.joined(position, tile) & ~taken
                tiles += 1
        if tiles == size:
            return tiles
        size = tiles


def begun(position: Position, seat: int) -> Position | None:
    """The same in land-taking, where this seat is to place if it can, else the other; None if neither can."""
    position.phase = LAND_TAKING
    rules.find_reach(position)
    for mover in (seat, 1 - seat):
        if rules.takable(position, mover):
            position.seat = mover
            return position
    return None


def late(chance: random.Random, most: int) -> Position | None:
    """After random discovery and random land-taking, with few tiles left."""
    position = dealt(chance)
    while position.phase != LAND_TAKING:
        if rules.over(position):
            return None
        play(position, chance.choice(FJORDE.legal(position)))
    while free_in_reach(position) > most:
        play(position, chance.choice(FJORDE.legal(position)))
    return None if rules.over(position) else position


def early(chance: random.Random, most: int) -> Position | None:
    """On a small map of fitting tiles: pieces anywhere, any stocks."""
    position = dealt(chance)
    tiles = chance.randrange(5, 14)
    while position.laid < tiles and position.phase != LAND_TAKING and not rules.over(position):
        play(position, chance.choice(FJORDE.legal(position)))
    position.farms[:] = 0
    return scattered(position, chance, most)


def patch(chance: random.Random, most: int) -> Position | None:
    """Meadow with holes and mountains, in one piece or several: pieces anywhere, any stocks."""
    position = FJORDE.blank()
    position.rounds = 1
    mountains = chance.choice((0.0, 0.1, 0.3))
    holes = chance.choice((0.1, 0.4))
    wide = chance.randrange(2, 5)
    corners: dict[tuple[int, int], str] = {}
    for q in range(wide):
        for r in range(chance.randrange(2, 5)):
            around = points((q, r))
            for corner in around:
                corners.setdefault(corner, "M" if chance.random() < mountains else "P")
            face = FACE.get("".join(corners[corner] for corner in around))
            if face is not None and chance.random() > holes:
                rules.put(position, cell_number(q, r), face)
    return scattered(position, chance, most) if position.laid else None


def dealt(chance: random.Random) -> Position:
    position = FJORDE.blank()
    position.rounds = 1
    position.first = BY_LOT
    rules.new(position, chance.getrandbits(40))
    return position


def scattered(position: Position, chance: random.Random, most: int) -> Position | None:
    """Put pieces on a map at random, until few tiles are left; then choose how many fields are in hand."""
    meadow = [tile for tile in range(int(position.laid)) if rules.MEADOW_SIDES[position.face[tile]]]
    chance.shuffle(meadow)
    owners = chance.choice(((0, 1), (0, 1), (0, 1, 1), (0,)))
    for number, tile in enumerate(meadow):
        if number >= 2 and free_in_reach(position) <= most and chance.random() < 0.7:
            break
        pieces = chance.choice((position.farms, position.fields))
        pieces[chance.choice(owners) if number >= len(set(owners)) else owners[number]] |= 1 << tile
        rules.find_reach(position)
        position.fields_left[:] = FIELDS
    stocks = chance.choice(("plenty", "few", "one", "none", "both"))
    position.fields_left[:] = FIELDS
    if stocks == "few":
        position.fields_left[:] = [chance.randrange(1, 6), chance.randrange(1, 6)]
    elif stocks == "both":
        position.fields_left[:] = chance.randrange(1, 5)
    elif stocks != "plenty":
        position.fields_left[chance.randrange(2)] = 1 if stocks == "one" else 0
    found = begun(position, chance.randrange(2))
    return found if found is not None and free_in_reach(found) <= most else None


WAYS = (late, early, patch)


def lands(seed: int, number: int, most: int) -> Iterator[Position]:
    """So many small positions: in turn by each of the ways."""
    chance = random.Random(seed)
    for each in range(number):
        position = None
        while position is None:
            position = WAYS[each % len(WAYS)](chance, most)
        yield position
