"""How far long work is: a progress bar with rate and time left, or lines where nobody looks at a terminal."""

from __future__ import annotations

import sys
import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from skerry.rulebook.words import Words

LINES = 20  # that are written where nobody looks at a terminal


class Meter:
    """Shows how many games are played, of how many, and how things stand."""

    def __init__(self, before: int, total: int, begins: str, told: Words) -> None:
        self.before, self.total, self.begins, self.told = before, total, begins, told
        self.begun = time.monotonic()
        self.said = 0

    def __enter__(self) -> Meter:
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
        self.bar.console.print(self.begins, markup=False, highlight=False, soft_wrap=True)
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def show(self, done: int, standing: str = "") -> None:
        """So many games have been played by now."""
        seconds = max(time.monotonic() - self.begun, 0.001)
        rate = self.told.say("arena-rate", rate=f"{(done - self.before) / seconds:.2f}")
        self.bar.update(self.task, completed=done, rate=rate, standing=standing)
        line = LINES * done // self.total
        if self.bar.disable and line != self.said:
            self.said = line
            print(f"{done}/{self.total}  {rate}  {standing}".rstrip(), file=sys.stderr, flush=True)
