"""Long work: it shows how far it is, can be stopped, and its faults come out where it was asked for."""

from __future__ import annotations

import _thread
import io
import threading

import pytest

from skerry.rulebook.analysis import Patience
from skerry.rulebook.refusal import SolveError
from skerry.rulebook.words import words
from skerry.terminal import waiting
from skerry.terminal.waiting import patiently

TOLD = words("en")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "A_MOMENT", 0.01)
    monkeypatch.setattr(waiting, "A_TICK", 0.01)


def stopped_after(patience: Patience, seconds: float) -> bool:
    return patience.stopped.wait(seconds)


def test_short_work_says_nothing() -> None:
    terminal = Terminal()
    assert patiently(lambda: 7, Patience(10), TOLD, terminal) == 7
    assert terminal.getvalue() == ""


def test_long_work_shows_how_far_it_is_and_wipes_it_away() -> None:
    terminal, patience = Terminal(), Patience(10)
    assert not patiently(lambda: stopped_after(patience, 0.2), patience, TOLD, terminal)
    assert "0 of at most 10 seconds" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_nothing_is_shown_where_nobody_looks() -> None:
    pipe, patience = io.StringIO(), Patience(10)
    assert not patiently(lambda: stopped_after(patience, 0.1), patience, TOLD, pipe)
    assert pipe.getvalue() == ""


def test_whoever_interrupts_gets_what_is_known() -> None:
    patience = Patience(60)
    threading.Timer(0.1, _thread.interrupt_main).start()
    assert patiently(lambda: stopped_after(patience, 60), patience, TOLD, io.StringIO())
    assert patience.left == 0


def test_work_that_cannot_be_stopped_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "GRACE", 0.05)
    never = threading.Event()
    threading.Timer(0.1, _thread.interrupt_main).start()
    with pytest.raises(KeyboardInterrupt):
        patiently(lambda: never.wait(5), Patience(60), TOLD, io.StringIO())
    never.set()


def test_a_fault_comes_out_where_it_was_asked_for() -> None:
    def fail() -> None:
        raise SolveError("The table is damaged.")

    with pytest.raises(SolveError, match="damaged"):
        patiently(fail, Patience(10), TOLD, io.StringIO())
