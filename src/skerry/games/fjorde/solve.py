"""Perfect land-taking: what each field is worth in the end, and how both play best.

The entries are `best_field`, for a player, and `analyse`, for those who want to know.
Both answer within a time limit: what is not proven by then has two bounds.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from skerry.games.fjorde import rules
from skerry.games.fjorde.contest import (
    CONTEST,
    CONTESTED,
    MY_SAFE,
    MY_STOCK,
    NO_TILE,
    NODES,
    OPEN_TO_ME,
    OPEN_TO_THEM,
    THEIR_SAFE,
    THEIR_STOCK,
    UNKNOWN,
    WORDS,
    Desk,
    begin,
    count,
    desk,
    favourite,
    nearer,
    prove,
    take,
)
from skerry.games.fjorde.rules import FIELD, PLACE
from skerry.games.fjorde.state import LAND_TAKING
from skerry.rulebook.game import Position
from skerry.rulebook.refusal import Refused

SMALL, LARGE = 1 << 18, 1 << 21  # entries of a table: at first, and at most
GROWTH = 8  # times, whenever more nodes were looked at than the table has entries
SOME_NODES = 20_000  # that are looked at before the clock is


@dataclass(frozen=True)
class Bounds:
    """What is proven of a value."""

    least: int
    most: int

    @property
    def exact(self) -> bool:
        return self.least == self.most

    def __str__(self) -> str:
        return f"{self.least:+d}" if self.exact else f"{self.least:+d} to {self.most:+d}"


@dataclass(frozen=True)
class Analysis:
    """Land-taking from one position, the seat to move first in every pair."""

    lead: Bounds  # the final lead of the seat to move in this round, if both play best
    fields: dict[int, Bounds]  # by legal action: the final lead after it, best first
    line: tuple[int, ...]  # actions of both with which the best lead comes about; empty if it is not proven
    points: tuple[int, int] | None  # by seat: the points of this round at the end of that line


class Land:
    """One map in land-taking: what is proven about it is kept from question to question."""

    desk: Desk
    _looked: int  # nodes since its first table was made

    def __init__(self) -> None:
        self._map: bytes | None = None

    def contest(self, position: Position) -> np.ndarray:
        """What is left to decide in a position."""
        if position.phase != LAND_TAKING:
            raise Refused("FJ-E1", "fjorde-no-land-taking")
        shown = position.cell.tobytes() + position.face.tobytes()
        if shown != self._map:
            self._map = shown
            self._looked = 0
            self.desk = desk(SMALL)  # a new table costs less than to clear one
        found = np.zeros(CONTEST, np.int64)
        begin(position, found, self.desk.near)
        return found

    def value(self, contest: np.ndarray, deadline: float | None, known: int | None = None) -> Bounds:
        """How many fields more the seat to move still places than the other, if both play best.

        What is known to be the least is not proven again.
        """
        tiles = int(count(int(contest[CONTESTED])))
        most = min(int(contest[MY_STOCK]), int(contest[MY_SAFE]) + tiles)
        least = -min(int(contest[THEIR_STOCK]), int(contest[THEIR_SAFE]) + tiles)
        guess = self.guess(contest)
        if known is not None:
            guess = least = max(least, known)
        while least < most:
            bound = min(max(guess, least + 1), most)
            answer = self.at_least(contest, bound, deadline)
            if answer is None:
                break
            if answer:
                least, guess = bound, bound + 1
            else:
                most = guess = bound - 1
        return Bounds(least, most)

    def guess(self, contest: np.ndarray) -> int:
        """About how much a contest is worth, at a glance."""
        mine, theirs, contested = (int(contest[of]) for of in (OPEN_TO_ME, OPEN_TO_THEM, CONTESTED))
        return int(contest[MY_SAFE] - contest[THEIR_SAFE] + nearer(mine, theirs, contested, self.desk.near))

    def looks(self, position: Position) -> dict[int, int]:
        """About how many fields more the seat to move places than the other after each legal field."""
        contest = self.contest(position)
        fields = legal_fields(position)
        return {action: 1 - self.guess(self.after(contest, tile_of(position, action))) for action in fields}

    def at_least(self, contest: np.ndarray, bound: int, deadline: float | None) -> bool | None:
        """Whether a value is at least so much; None when time is up."""
        nodes = SOME_NODES
        while True:
            begun = time.perf_counter()
            if deadline is not None and begun >= deadline:
                return None
            answer = int(prove(contest, bound, nodes, self.desk))
            self._looked += int(self.desk.effort[NODES])
            if answer != UNKNOWN:
                return bool(answer)
            ended = time.perf_counter()
            if deadline is not None:  # no more than there is time for, by what these have taken
                nodes = min(nodes, max(SOME_NODES, int(nodes * (deadline - ended) / (ended - begun) / 2)))
            nodes *= 2
            if self._looked > len(self.desk.table) < LARGE:
                larger = np.zeros((GROWTH * len(self.desk.table), WORDS), np.int64)
                self.desk = self.desk._replace(table=larger)

    def after(self, contest: np.ndarray, tile: int) -> np.ndarray:
        """The contest when the seat to move has taken a tile, for the other seat."""
        taken = np.zeros(CONTEST, np.int64)
        take(contest, tile, self.desk.near, taken)
        return taken


def analyse(position: Position, seconds: float | None = None, land: Land | None = None) -> Analysis:
    """What every legal field leads to, and a best line; within a time limit what is proven by then."""
    deadline = None if seconds is None else time.perf_counter() + seconds
    land = land or Land()
    contest = land.contest(position)
    seat = int(position.seat)
    placed = int(position.fields_left[1 - seat]) - int(position.fields_left[seat])
    value = land.value(contest, deadline)
    fields = {}
    for action in legal_fields(position):
        taken = land.after(contest, tile_of(position, action))
        answer = land.value(taken, deadline, 1 - value.most)  # no field is better than the best
        fields[action] = Bounds(1 + placed - answer.most, 1 + placed - answer.least)
    if fields and not value.exact:  # each field is one of those that the value is the best of
        value = Bounds(
            max(value.least, max(found.least for found in fields.values()) - placed),
            min(value.most, max(found.most for found in fields.values()) - placed),
        )
    line, points = best_line(position, land, deadline) if value.exact else ([], None)
    return Analysis(
        lead=Bounds(value.least + placed, value.most + placed),
        fields=dict(sorted(fields.items(), key=lambda found: (-found[1].least, -found[1].most, found[0]))),
        line=tuple(line),
        points=points,
    )


def best_field(
    position: Position, seconds: float | None = None, land: Land | None = None
) -> tuple[int, Bounds]:
    """A field that leads to the best value, and the lead that it leads to: a player needs no more.

    When time is up it is the field that looks best.
    """
    deadline = None if seconds is None else time.perf_counter() + seconds
    land = land or Land()
    contest = land.contest(position)
    value = land.value(contest, deadline)
    seat = int(position.seat)
    placed = int(position.fields_left[1 - seat]) - int(position.fields_left[seat])
    action = _field_of(position, contest, value, land, deadline)
    return action, Bounds(value.least + placed, value.most + placed)


def _field_of(
    position: Position, contest: np.ndarray, value: Bounds, land: Land, deadline: float | None
) -> int:
    """A field after which the least that is proven is still to be had."""
    actions = legal_fields(position)
    if len(actions) == 1:
        return actions[0]
    known = int(favourite(contest, land.desk))
    if known != NO_TILE and land.at_least(land.after(contest, known), 2 - value.least, deadline) is False:
        return FIELD + int(position.cell[known])
    looks = []
    for action in actions:
        tile = tile_of(position, action)
        taken = land.after(contest, tile)
        is_safe = not int(contest[CONTESTED]) >> tile & 1
        looks.append((tile != known, is_safe, land.guess(taken), action, taken))
    looks.sort(key=lambda look: look[:4])
    for *_, action, taken in looks:
        answer = land.at_least(taken, 2 - value.least, deadline)
        if answer is None:
            break
        if not answer:
            return action
    return looks[0][3]


def best_line(
    position: Position, land: Land, deadline: float | None
) -> tuple[list[int], tuple[int, int] | None]:
    """How both play best to the end of the round, and its points; nothing where there is no time for it."""
    playing = position.copy()
    number = int(position.this_round)
    line: list[int] = []
    while playing.phase == LAND_TAKING and playing.this_round == number:
        left = None if deadline is None else deadline - time.perf_counter()
        action, _ = best_field(playing, left, land)
        if deadline is not None and time.perf_counter() > deadline:  # it may not be the best
            return [], None
        rules.play(playing, action)
        line.append(action)
    return line, (int(playing.points[2 * number]), int(playing.points[2 * number + 1]))


def legal_fields(position: Position) -> list[int]:
    """The fields that can be placed now, as actions."""
    actions = np.zeros(rules.MOST_ACTIONS, np.int64)
    return [int(action) for action in actions[: rules.legal(position, actions)]]


def tile_of(position: Position, action: int) -> int:
    """The number of the tile on which an action places a field."""
    return int(position.on[PLACE[action - FIELD]]) - 1
