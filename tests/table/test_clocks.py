"""Clocks: who is charged, who gains, and what happens when the time of day goes wrong."""

from __future__ import annotations

import doctest

import pytest

from skerry.rulebook.refusal import Refused
from skerry.table import clocks
from skerry.table.asking import ABANDONED_AFTER, UNBEGUN_AFTER, due, wake
from skerry.table.clocks import DAY, SECOND, Clock
from skerry.table.commands import Play, Resign, Undo

from .sitting import ANN, Evening, again

LIVE = Clock("live", seconds=60, increment=2)
FIRST = {"options": {"first": 0, "land": 0}}


def test_the_example_of_the_module() -> None:
    assert doctest.testmod(clocks).failed == 0


def test_only_the_clock_of_the_mover_runs_and_a_turn_earns_the_increment() -> None:
    evening = Evening(clock=LIVE, **FIRST).begin()
    evening.wait(10 * SECOND)
    assert evening.table.clocks.left(evening.now) == [50 * SECOND, 60 * SECOND]
    evening.do(evening.mover, Play, action="take")  # still the same turn: no increment
    assert evening.table.clocks.left(evening.now) == [50 * SECOND, 60 * SECOND]
    evening.do(evening.mover, Play, action="lay 1,0 r0")
    assert evening.table.clocks.left(evening.now) == [52 * SECOND, 60 * SECOND]


def test_whose_time_is_up_has_lost() -> None:
    evening = Evening(clock=LIVE, **FIRST).begin()
    evening.wait(60 * SECOND - 1)
    assert evening.table.status == "running"
    evening.wait(1)
    assert (evening.table.ending, evening.table.winner()) == ("time", 1)
    assert evening.table.clocks.left(evening.now) == [0, 60 * SECOND]
    with pytest.raises(Refused) as late:
        evening.do(ANN, Play, action="take")
    assert late.value.rule == "game-over"


def test_days_are_given_for_each_turn() -> None:
    evening = Evening(clock=Clock("days", days=2), **FIRST).begin()
    evening.wait(2 * DAY - 1)
    evening.do(evening.mover, Play, action="take")
    evening.do(evening.mover, Play, action="lay 1,0 r0")
    assert evening.table.clocks.left(evening.now) == [2 * DAY, 2 * DAY]
    evening.wait(2 * DAY)
    assert (evening.table.ending, evening.table.winner()) == ("time", 0)


def test_nobody_gains_time_by_taking_back() -> None:
    evening = Evening(clock=LIVE, **FIRST).begin()
    for _ in range(3):
        evening.do(ANN, Play, action="turn 0,0")
        evening.do(ANN, Undo)
    assert evening.table.clocks.left(evening.now) == [60 * SECOND, 60 * SECOND]
    evening.wait(60 * SECOND)
    assert evening.table.ending == "time"


def test_a_clock_that_goes_backwards_charges_nobody() -> None:
    evening = Evening(clock=LIVE, **FIRST).begin()
    evening.wait(20 * SECOND)
    evening.do(evening.mover, Play, action="take")
    evening.now -= 3600 * SECOND
    evening.do(evening.mover, Play, action="lay 1,0 r0")
    assert evening.table.clocks.left(evening.now) == [42 * SECOND, 60 * SECOND]
    assert [event.at for event in evening.table.log] == sorted(event.at for event in evening.table.log)
    assert due(evening.table, evening.now) == []


def test_the_time_in_which_the_house_is_closed_is_nobodys() -> None:
    evening = Evening(clock=LIVE, **FIRST).begin()
    evening.wait(20 * SECOND)
    evening.do(evening.mover, Play, action="take")
    evening.now += 3600 * SECOND
    evening.follow(wake(evening.table, evening.now))
    assert due(evening.table, evening.now) == []
    assert evening.table.clocks.left(evening.now) == [40 * SECOND, 60 * SECOND]
    assert again(evening.table).clocks.left(evening.now) == [40 * SECOND, 60 * SECOND]


def test_days_go_on_while_the_house_is_closed() -> None:
    evening = Evening(clock=Clock("days", days=1), **FIRST).begin()
    assert wake(evening.table, evening.now + DAY) == []


def test_without_a_clock_a_game_is_abandoned_in_the_end() -> None:
    evening = Evening().begin()
    evening.wait(ABANDONED_AFTER - 1)
    assert evening.table.status == "running"
    evening.wait(1)
    assert (evening.table.ending, evening.table.winner()) == ("abandoned", None)
    assert evening.table.clocks.left(evening.now) is None


def test_a_table_at_which_nobody_sits_down_is_taken_away() -> None:
    evening = Evening()
    evening.wait(UNBEGUN_AFTER)
    assert evening.table.status == "closed"


def test_nothing_falls_due_after_the_end() -> None:
    evening = Evening(clock=LIVE).begin()
    evening.do(evening.mover, Resign)
    evening.wait(100 * DAY)
    assert evening.table.ending == "resigned"
