"""What a person has written behind `skerry arena`: checked, and made into a plan."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from skerry.lab import workers
from skerry.lab.arena import LONGEST_THOUGHT, MOST_CORES, MOST_GAMES, Plan, plan
from skerry.lab.contest import hold
from skerry.lab.rating import Hypotheses
from skerry.rulebook.match import checked_seed
from skerry.rulebook.refusal import Refused, brief

LARGEST_ELO = 2000.0
LARGEST_DOUBT = 0.4  # how often a test may be wrong: from a half on it says nothing


@dataclass(frozen=True)
class Order:
    """An arena as it was ordered."""

    game: str
    players: str
    games: int
    milliseconds: int | None
    seed: int
    options: Mapping[str, Any]
    workers: int | None
    threads: int
    folder: Path | None
    place: str
    sprt: bool
    tested: Mapping[str, str | None]  # the numbers of the test, where they were given

    def hold(self, language: str) -> int:
        """Hold the arena; answers the exit code."""
        within("games", self.games, 1, MOST_GAMES)
        within("threads", self.threads, 1, MOST_CORES)
        if self.workers is not None:
            within("workers", self.workers, 1, MOST_CORES)
        if self.milliseconds is not None:
            within("movetime", self.milliseconds, 1, LONGEST_THOUGHT)
        if self.place not in workers.PLACES:
            allowed = ", ".join(workers.PLACES)
            raise Refused("bad-option", "bad-option", name="on", value=brief(self.place), allowed=allowed)
        planned = plan(
            self.game,
            self.players,
            self.milliseconds,
            dict(self.options),
            checked_seed(self.seed),
            self.threads,
        )
        at_once = self.workers or max(1, workers.cores() // self.threads)
        place = workers.PLACES[self.place]
        return hold(planned, self.games, place, at_once, self.folder, self.test(planned), language)

    def test(self, planned: Plan) -> Hypotheses | None:
        """The test that may stop it early; whoever gives one of its numbers wishes it, too."""
        given = {name: numeral(name, text) for name, text in self.tested.items() if text is not None}
        if not self.sprt and not given:
            return None
        test = Hypotheses(**given)
        if len(planned.entrants) != 2:
            raise Refused("bad-option", "arena-test-of-two", count=len(planned.entrants))
        if not test.elo0 < test.elo1 or max(abs(test.elo0), abs(test.elo1)) > LARGEST_ELO:
            raise Refused("bad-option", "arena-hypotheses", most=f"{LARGEST_ELO:g}")
        if not (0 < test.alpha <= LARGEST_DOUBT and 0 < test.beta <= LARGEST_DOUBT):
            raise Refused("bad-option", "arena-doubt", most=f"{LARGEST_DOUBT:g}")
        return test


def within(name: str, value: int, least: int, most: int) -> None:
    """Refuse a number that is too small or too large."""
    if value < least:
        raise Refused("bad-option", "number-too-small", name=name, value=value, least=least)
    if value > most:
        raise Refused("bad-option", "number-too-large", name=name, value=value, most=most)


def numeral(name: str, text: str) -> float:
    """A number that a person wrote."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise Refused("bad-option", "arena-not-a-number", name=name, value=brief(text))
    return value
