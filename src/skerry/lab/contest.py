"""`skerry arena`: play a plan's games, go on where it was stopped, and say what came out.

The entry is `hold`; `Teller` says how far it is while it runs.
"""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from skerry.lab.arena import Plan
from skerry.lab.folders import data_folder
from skerry.lab.keeping import Kept
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
LINES = 20  # that are written where nobody looks at a terminal

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
    """A progress bar with rate, time left and ratings; plain lines where nobody looks at a terminal."""

    def __init__(self, kept: Kept, missing: int, test: Hypotheses | None, told: Words) -> None:
        self.kept, self.test, self.told = kept, test, told
        self.before = len(kept.outcomes)
        self.total = self.before + missing
        self.begun = time.monotonic()
        self.due = self.begun  # when ratings are computed again
        self.said = 0
        self.summary: Summary | None = None

    def __enter__(self) -> Teller:
        self.bar = Progress(
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(compact=True, elapsed_when_finished=True),
            TextColumn("{task.fields[standing]}"),
            console=Console(stderr=True),
            disable=not sys.stderr.isatty(),
        )
        self.bar.start()
        self.task = self.bar.add_task("", total=self.total, completed=self.before, rate="", standing="")
        begins = self.told.say(
            "arena-begins", games=self.total, played=self.before, path=str(self.kept.folder)
        )
        self.bar.console.print(begins, markup=False, highlight=False, soft_wrap=True)
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def tell(self) -> Summary | None:
        """One more game has been played; answers how it stands, as far as it was looked at."""
        done, now = len(self.kept.outcomes), time.monotonic()
        if now >= self.due or done == self.total:
            self.summary = summarise(self.kept.plan, self.kept.outcomes.values(), self.test)
            taken = time.monotonic() - now
            self.due = now + max(REFRESHED, taken / SHARE_OF_TIME)
        rate = self.told.say("arena-rate", rate=f"{(done - self.before) / max(now - self.begun, 0.001):.2f}")
        standing = standing_in_short(self.summary, self.told)
        self.bar.update(self.task, completed=done, rate=rate, standing=standing)
        line = LINES * done // self.total
        if self.bar.disable and line != self.said:
            self.said = line
            print(f"{done}/{self.total}  {rate}  {standing}".rstrip(), file=sys.stderr, flush=True)
        return self.summary
