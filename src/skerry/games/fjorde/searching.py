"""Fjorde's strong bots: they search through discovery and take land perfectly. Each is given a view only."""

from __future__ import annotations

import random
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from skerry.games.fjorde import playouts, search
from skerry.games.fjorde.search import ROOT
from skerry.games.fjorde.solve import Bounds, Land, best_field
from skerry.games.fjorde.state import LAND_TAKING
from skerry.games.fjorde.tree import ANSWERS, Tree, match_worth
from skerry.games.fjorde.value import shipped_weights
from skerry.players.player import Choice, Seen
from skerry.rulebook.chance import sow
from skerry.rulebook.game import Position

NODES_A_TIME = 12  # that one way down adds at most, on average
NODES_A_SECOND = 1_000_000
FEWEST_NODES, MOST_NODES = 1 << 16, 1 << 21
A_FEW_TIMES = 16  # ways down before the clock is looked at first
BETWEEN_LOOKS = 0.002  # seconds
SHARE = 0.98  # of the time, for the search; the rest is for what comes before and after
FIELD_IN_CHANCES = 0.04  # about what one field more is worth
LAND_SHARE = 0.9  # of the time, for a proof, which is not stopped at once


@dataclass(frozen=True)
class Judged:
    """What a search thinks of one action."""

    action: int
    visits: int
    chance: float  # of the seat to move


class Searcher(ABC):
    """Searches on some cores at once, each with a tree of its own, and adds up what they have found."""

    def __init__(self, times: int, seed: int, cores: int) -> None:
        self.times = times  # ways down on each core, where nobody says how long to think
        self.random = random.Random(seed)
        self.cores = max(1, cores)
        self.rooms: list[Any] = []
        self.stopped = threading.Event()  # set by somebody who will not wait until the time is up

    @abstractmethod
    def make_room(self, nodes: int) -> Any:
        """What one thread works with."""

    @abstractmethod
    def begin(self, room: Any) -> None:
        """Look at the root."""

    @abstractmethod
    def run(self, room: Any, times: int) -> int:
        """Go down the tree so often; answers how often there was room for it."""

    def judge(self, seen: Seen, movetime: float | None = None) -> list[Judged]:
        """What the search thinks of each action, the one to play first."""
        deadline = None if movetime is None else time.perf_counter() + SHARE * movetime
        nodes = NODES_A_TIME * self.times if movetime is None else int(NODES_A_SECOND * movetime)
        nodes = min(MOST_NODES, max(FEWEST_NODES, nodes))
        if not self.rooms or len(self.rooms[0].tree.first) < nodes:
            self.rooms = [self.make_room(nodes) for _ in range(self.cores)]
        seeds = [self.random.getrandbits(62) for _ in self.rooms]

        def think(room: Any, seed: int) -> None:
            room.positions[ROOT] = seen.position
            sow(room.chance, seed)
            self.begin(room)
            self._go_on(room, deadline)

        if self.cores == 1:
            think(self.rooms[0], seeds[0])
        else:
            with ThreadPoolExecutor(self.cores) as pool:
                list(pool.map(think, self.rooms, seeds))
        return ranked([room.tree for room in self.rooms], int(seen.position.seat))

    def _go_on(self, room: Any, deadline: float | None) -> None:
        """Search as often as is usual, or as there is time for."""
        if deadline is None:
            self.run(room, self.times)
            return
        batch = A_FEW_TIMES
        while (begun := time.perf_counter()) < deadline and not self.stopped.is_set():
            if self.run(room, batch) < batch:
                return  # the tree is full
            taken = time.perf_counter() - begun
            batch = max(1, int(batch * min(4.0, BETWEEN_LOOKS / max(taken, 1e-6))))


@dataclass(frozen=True)
class Level:
    """How well a bot plays."""

    times: int  # ways down the tree on each core, at most where that is `bounded`
    bounded: bool = False  # whether it thinks no longer, however much time there is
    slips: float = 0.0  # how far off its judgement of a chance may be
    weights: Callable[[], list[np.ndarray]] = shipped_weights


class SearchPlayer(Searcher):
    """Looks ahead through discovery by the value of positions; settles land-taking exactly."""

    def __init__(self, level: Level, seed: int, cores: int = 1) -> None:
        super().__init__(level.times, seed, 1 if level.bounded else cores)
        self.level = level
        self.land = Land()

    def make_room(self, nodes: int) -> search.Search:
        return search.new_search(nodes, self.level.weights())

    def begin(self, room: search.Search) -> None:
        search.begin_search(room)

    def run(self, room: search.Search, times: int) -> int:
        return int(search.run(room, times))

    def choose(self, seen: Seen, movetime: float | None = None) -> Choice:
        legal = seen.legal()
        if len(legal) == 1 and seen.position.phase != LAND_TAKING:
            return Choice(legal[0])
        if self.level.bounded:
            movetime = None if seen.position.phase != LAND_TAKING else movetime
        if self.level.slips:
            return self._choose_carelessly(seen, movetime)
        if seen.position.phase == LAND_TAKING:
            seconds = None if movetime is None else LAND_SHARE * movetime
            action, lead = best_field(seen.position, seconds, self.land)
            return Choice(action, chance_of(seen.position, lead))
        best = self.judge(seen, movetime)[0]
        return Choice(best.action, best.chance)

    def _choose_carelessly(self, seen: Seen, movetime: float | None) -> Choice:
        """The action that seems best to somebody who is not always right."""
        if seen.position.phase == LAND_TAKING:
            looks = self.land.looks(seen.position)
            judged = [(FIELD_IN_CHANCES * ahead, action) for action, ahead in looks.items()]
        else:
            judged = [(found.chance, found.action) for found in self.judge(seen, movetime)]
        return Choice(
            max((chance + self.random.gauss(0, self.level.slips), action) for chance, action in judged)[1]
        )


class PlainPlayer(Searcher):
    """The same without any knowledge but the rules: random playouts, in land-taking too."""

    def make_room(self, nodes: int) -> playouts.Playouts:
        return playouts.new_playouts(nodes)

    def begin(self, room: playouts.Playouts) -> None:
        playouts.begin(room)

    def run(self, room: playouts.Playouts, times: int) -> int:
        return int(playouts.run(room, times))

    def choose(self, seen: Seen, movetime: float | None = None) -> Choice:
        legal = seen.legal()
        if len(legal) == 1:
            return Choice(legal[0])
        best = self.judge(seen, movetime)[0]
        return Choice(best.action, best.chance)


def ranked(trees: list[Tree], seat: int) -> list[Judged]:
    """What all trees together think of each action: the most visited one first."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for tree in trees:
        for child in range(int(tree.first[0]), int(tree.first[0] + tree.children[0])):
            edge = int(tree.edge[child])
            visits[edge] = visits.get(edge, 0) + int(tree.visits[child])
            totals[edge] = totals.get(edge, 0.0) + float(tree.total[child])
    judged: dict[int, Judged] = {}
    for edge in sorted(visits, key=lambda edge: -visits[edge]):  # of two answers about a farm the better one
        chance = totals[edge] / max(visits[edge], 1)
        action = edge // ANSWERS
        judged.setdefault(action, Judged(action, visits[edge], chance if seat == 0 else 1 - chance))
    return list(judged.values())


def chance_of(position: Position, lead: Bounds) -> Fraction | float:
    """The chance that a lead at the end of this round wins the match: exact where the match ends with it."""
    seat = int(position.seat)
    if lead.exact and position.this_round + 1 == position.rounds:
        before = sum(int(points) for points in position.points[seat::2])
        before -= sum(int(points) for points in position.points[1 - seat :: 2])
        if before + lead.least:
            return Fraction(int(before + lead.least > 0))
    middle = (lead.least + lead.most) / 2
    chance = float(match_worth(position, middle if seat == 0 else -middle, (lead.most - lead.least) / 4))
    return chance if seat == 0 else 1 - chance
