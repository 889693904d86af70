"""`skerry arena`: play a plan's games, go on where it was stopped, and say what came out.

The entry is `hold`.
"""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from skerry.lab.arena import Plan
from skerry.lab.folders import data_folder
from skerry.lab.keeping import Kept
from skerry.lab.meter import Meter
from skerry.lab.plot import draw
from skerry.lab.rating import Hypotheses
from skerry.lab.summary import Summary, summarise
from skerry.lab.table import show, standing_in_short
from skerry.lab.workers import Played
from skerry.rulebook.words import Words, words

SUMMARY, PICTURE = "results.json", "results.svg"
STOPPED = 130  # the exit code of a command that was interrupted
REFRESHED = 1.0  # seconds after which ratings are computed again
SHARE_OF_TIME = 0.05  # that this may take

Place = Callable[..., Played]


def folder_of(plan: Plan) -> Path:
    """Where an arena is kept if nobody says otherwise: the same plan goes on in the same place."""
    return data_folder() / "arena" / f"{plan.game}-{plan.digest}"


def hold(
    plan: Plan,
    games: int,
    place: Place,
    workers: int,
    folder: Path | None = None,
    test: Hypotheses | None = None,
    language: str = "en",
) -> int:
    """Play what is missing of an arena, and show the results; answers the exit code."""
    told = words(language)
    with Kept(folder or folder_of(plan), plan) as kept:
        stopped = play_missing(kept, games, place, workers, test, told)
        summary = summarise(plan, kept.outcomes.values(), test)
        if summary is not None:
            kept.write(SUMMARY, msgspec.json.format(msgspec.json.encode(summary), indent=1) + b"\n")
            kept.write(PICTURE, draw(summary, told).encode())
            show(summary, told)
            print(told.say("arena-kept", path=str(kept.folder)))
        if stopped:
            print(told.say("arena-stopped", games=len(kept.outcomes), path=str(kept.folder)), file=sys.stderr)
    return STOPPED if stopped else 0


def play_missing(
    kept: Kept, games: int, place: Place, workers: int, test: Hypotheses | None, told: Words
) -> bool:
    """Play until all games are there, or the test has decided; answers whether it was interrupted."""
    missing = kept.missing(games)
    if not missing or decided(summarise(kept.plan, kept.outcomes.values(), test)):
        return False
    try:
        with (
            Teller(kept, len(missing), test, told) as teller,
            contextlib.closing(place(kept.plan, missing, workers)) as played,
        ):
            for outcome, replay in played:
                kept.add(outcome, replay)
                if decided(teller.tell()):
                    return False
    except KeyboardInterrupt:
        return True
    return False


def decided(summary: Summary | None) -> bool:
    """Whether a test has come to its end."""
    return summary is not None and summary.test is not None and summary.test.accepted is not None


class Teller:
    """How far an arena is, with ratings."""

    def __init__(self, kept: Kept, missing: int, test: Hypotheses | None, told: Words) -> None:
        self.kept, self.test, self.told = kept, test, told
        self.due = time.monotonic()  # when ratings are computed again
        self.summary: Summary | None = None
        before = len(kept.outcomes)
        begins = told.say("arena-begins", games=before + missing, played=before, path=str(kept.folder))
        self.meter = Meter(before, before + missing, begins, told)

    def __enter__(self) -> Teller:
        self.meter.__enter__()
        return self

    def __exit__(self, *what: object) -> None:
        self.meter.__exit__(*what)

    def tell(self) -> Summary | None:
        """One more game has been played; answers how it stands, as far as it was looked at."""
        done, now = len(self.kept.outcomes), time.monotonic()
        if now >= self.due or done == self.meter.total:
            self.summary = summarise(self.kept.plan, self.kept.outcomes.values(), self.test)
            taken = time.monotonic() - now
            self.due = now + max(REFRESHED, taken / SHARE_OF_TIME)
        self.meter.show(done, standing_in_short(self.summary, self.told))
        return self.summary
