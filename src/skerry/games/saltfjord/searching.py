"""Saltfjord's bots that plan whole turns, at a glance or by trying the best turns out.

Each is given a view only.
"""

from __future__ import annotations

import math
import random
import threading
import time
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from skerry.games.saltfjord import planning, search
from skerry.games.saltfjord.search import ROOT, Search
from skerry.players.player import Choice, Seen

KEPT = 200  # positions of plans that are remembered
SHARE = 0.96  # of the time, for the search; the rest is for what comes before and after
TURNS = 2  # of one's own that a candidate is played on
FEWEST_ROUNDS = 8  # in which all candidates are tried before one is given up
CLEARLY = 2.3  # standard errors by which a candidate must lag behind to be given up
ROUNDS_OF_A_GLANCE = 2.0  # so many rounds is the first glance worth
A_POINT = 0.015  # of the chance to win


class Planner(ABC):
    """Plans its whole turn; the rest of a plan is kept, and followed as long as it was foreseen."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.planned: dict[bytes, Choice] = {}

    def choose(self, seen: Seen, movetime: float | None = None) -> Choice:
        legal = seen.legal()
        known = bytes(seen.position.tobytes())
        if len(legal) == 1:
            return Choice(legal[0])
        kept = self.planned.get(known)
        if kept is None or kept.action not in legal:
            self._plan(seen, movetime)
        return self.planned[known]

    def _plan(self, seen: Seen, movetime: float | None) -> None:
        """Plan a turn, and remember what to do at each position on its way, until something is revealed."""
        game, position = seen.game, seen.redeal(self.random.getrandbits(61))
        actions, chance = self.turn(seen, movetime)
        if len(self.planned) > KEPT:
            self.planned.clear()
        before = search.hidden_left(position)
        for action in actions:
            self.planned[bytes(game.see(position, seen.seat).tobytes())] = Choice(action, chance)
            game.rules.play(position, action)
            if search.hidden_left(position) != before:
                break

    @abstractmethod
    def turn(self, seen: Seen, movetime: float | None) -> tuple[list[int], float | None]:
        """The next actions, and the chance to win where it is known."""


@dataclass(frozen=True)
class Glance:
    """How a bot plans that does not try anything out."""

    width: int = planning.WIDTH  # positions that it keeps in mind
    slips: float = 0.0  # how far off its judgement of a turn may be, in points


class GlancePlayer(Planner):
    """Plays the turn after which it may hope for most."""

    def __init__(self, glance: Glance, seed: int, cores: int = 1) -> None:
        super().__init__(seed)
        self.glance = glance
        self.room = planning.room()

    def turn(self, seen: Seen, movetime: float | None) -> tuple[list[int], float | None]:
        self.room.now[0] = seen.redeal(self.random.getrandbits(61))
        ends = int(planning.plan(self.room, seen.seat, self.glance.width))
        looks = [float(look) + self.random.gauss(0, self.glance.slips) for look in self.room.end_value[:ends]]
        end = looks.index(max(looks))
        return [int(action) for action in self.room.plan[end, : self.room.length[end]]], None


@dataclass(frozen=True)
class Judged:
    """What a search thinks of one way to begin the turn."""

    actions: list[int]
    rounds: int  # in which it was tried
    chance: float  # of its seat; in solo of a great score
    look: float  # at first glance, in points


class SearchPlayer(Planner):
    """Tries the best turns out in many deals, those longest that do best, and all in the same deals."""

    def __init__(self, rounds: int, bounded: bool, seed: int, cores: int = 1, turns: int = TURNS) -> None:
        super().__init__(seed)
        self.rounds = rounds  # in which every candidate is tried, where nobody says how long to think
        self.bounded = bounded  # whether it thinks no longer, however much time there is
        self.cores = 1 if bounded else max(1, cores)
        self.turns = turns
        self.searches: list[Search] = []
        self.stopped = threading.Event()  # set by somebody who will not wait until the time is up

    def turn(self, seen: Seen, movetime: float | None) -> tuple[list[int], float | None]:
        best = self.judge(seen, movetime)[0]
        return best.actions, best.chance if seen.position.seats > 1 else None

    def judge(self, seen: Seen, movetime: float | None = None) -> list[Judged]:
        """What the search thinks of each way to begin the turn, the one to play first."""
        deadline = None if movetime is None or self.bounded else time.perf_counter() + SHARE * movetime
        if not self.searches:
            self.searches = [search.new_search() for _ in range(self.cores)]
        for one in self.searches:
            one.positions[ROOT] = seen.position
        first = self.searches[0]
        count = int(search.begin(first, self.random.getrandbits(61)))
        for other in self.searches[1:]:
            other.plan[:], other.length[:] = first.plan, first.length
        race = Race(first.look[:count].tolist(), self.rounds)
        seeds = [random.Random(self.random.getrandbits(62)) for _ in self.searches]

        def think(one: Search, chance: random.Random) -> None:
            while not race.decided and not self.stopped.is_set():
                seed = chance.getrandbits(61)
                for number in race.running():
                    outcome = float(search.try_out(one, number, seed, self.turns))
                    race.note(number, seed, outcome)
                    if deadline is not None and time.perf_counter() > deadline:
                        return
                race.round_over(bounded=deadline is None)

        if count > 1:
            with ThreadPoolExecutor(self.cores) as pool:
                list(pool.map(think, self.searches, seeds))
        return [
            Judged(
                [int(action) for action in first.plan[number, : first.length[number]]],
                race.rounds_of(number),
                race.chance(number),
                float(first.look[number]),
            )
            for number in race.ranking()
        ]


class Race:
    """Candidates tried out in the same deals, until all but one lag clearly behind."""

    def __init__(self, looks: list[float], most_rounds: int) -> None:
        self.looks = looks
        self.most_rounds = most_rounds
        self.outcomes: list[dict[int, float]] = [{} for _ in looks]  # by deal
        self.lost: set[int] = set()
        self.decided = len(looks) < 2
        self.lock = threading.Lock()

    def running(self) -> list[int]:
        """The candidates still in the race, those that look best first."""
        return sorted((n for n in range(len(self.looks)) if n not in self.lost), key=lambda n: -self.looks[n])

    def note(self, number: int, deal: int, outcome: float) -> None:
        with self.lock:
            self.outcomes[number][deal] = outcome

    def rounds_of(self, number: int) -> int:
        return len(self.outcomes[number])

    def chance(self, number: int) -> float:
        """The mean outcome; a few outcomes are told from how it looked at first."""
        outcomes = self.outcomes[number]
        everything = [outcome for some in self.outcomes for outcome in some.values()]
        middle = sum(everything) / len(everything) if everything else 0.5
        guess = middle + A_POINT * (self.looks[number] - max(self.looks))
        return (sum(outcomes.values()) + ROUNDS_OF_A_GLANCE * guess) / (len(outcomes) + ROUNDS_OF_A_GLANCE)

    def ranking(self) -> list[int]:
        """All candidates: those still in the race first, the best before the others."""
        return sorted(range(len(self.looks)), key=lambda n: (n in self.lost, -self.chance(n), -self.looks[n]))

    def round_over(self, bounded: bool) -> None:
        """Give up those that lag clearly behind the best."""
        with self.lock:
            best = self.ranking()[0]
            leading = self.outcomes[best]
            for number in self.running():
                behind = [
                    leading[deal] - outcome
                    for deal, outcome in self.outcomes[number].items()
                    if deal in leading
                ]
                if number == best or len(behind) < FEWEST_ROUNDS:
                    continue
                error = float(np.std(behind)) / math.sqrt(len(behind))
                if sum(behind) / len(behind) > CLEARLY * error:
                    self.lost.add(number)
            alone = len(self.lost) + 1 == len(self.looks)
            self.decided = alone or (bounded and len(leading) >= self.most_rounds)
