"""Waiting for long work: how far it is stands on the terminal, and whoever has had enough may stop it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures import TimeoutError as NotYet
from threading import Thread
from typing import TextIO, TypeVar

from skerry.rulebook.analysis import Patience
from skerry.rulebook.words import Words

Found = TypeVar("Found")

A_MOMENT = 0.5  # seconds that pass before anything is said
A_TICK = 0.2
GRACE = 3.0  # seconds that work which was stopped may still take


def patiently(
    work: Callable[[], Found], patience: Patience, told: Words, terminal: TextIO | None = None
) -> Found:
    """What work finds, done in a thread of its own; Ctrl-C asks it for what it has found so far."""
    terminal = terminal or sys.stderr
    future: Future[Found] = Future()

    def run() -> None:
        try:
            future.set_result(work())
        except BaseException as problem:
            future.set_exception(problem)

    Thread(target=run, daemon=True).start()
    shown = False
    try:
        while True:
            try:
                return future.result(A_TICK if shown else A_MOMENT)
            except NotYet:
                if future.done():
                    raise
            if terminal.isatty():
                shown = True
                passed = min(int(patience.seconds - patience.left), int(patience.seconds))
                line = told.say("terminal-waiting", passed=passed, most=int(patience.seconds))
                terminal.write(f"\r{line}\x1b[K")
                terminal.flush()
    except KeyboardInterrupt:
        patience.stopped.set()
        try:
            return future.result(GRACE)
        except NotYet:
            raise KeyboardInterrupt from None
    finally:
        if shown:
            terminal.write("\r\x1b[K")
            terminal.flush()
