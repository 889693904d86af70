"""What people ask of a table: what happens, and what is refused to whom."""

from __future__ import annotations

from typing import Any

import pytest

from skerry.rulebook.refusal import Refused
from skerry.table.asking import Person, bot_plays, reopen, wants_rematch
from skerry.table.commands import (
    AnswerUndo,
    AnyCommand,
    Close,
    Leave,
    Play,
    Rematch,
    Resign,
    SeatBot,
    Sit,
    Undo,
)
from skerry.table.fairness import commitment
from skerry.table.showing import state_of
from skerry.table.table import Table

from .sitting import ANN, BOB, EVE, INVITATIONS, SECRETS, Evening, again

FIRST = {"options": {"first": 0, "land": 0}}


def refused(evening: Evening, who: Person, what: type[AnyCommand], **more: Any) -> str:
    """The message of a refusal, which has changed nothing."""
    before = evening.table.seq
    with pytest.raises(Refused) as refusal:
        evening.do(who, what, **more)
    assert evening.table.seq == before
    return refusal.value.message


# Sitting down


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    evening = Evening()
    evening.do(ANN, Sit)
    assert (evening.table.status, evening.table.match) == ("waiting", None)
    evening.do(BOB, Sit, invitation=INVITATIONS[1])
    assert (evening.table.status, [seat.name for seat in evening.table.seats]) == ("running", ["Ann", "Bob"])


def test_a_seat_needs_its_own_invitation() -> None:
    evening = Evening()
    assert refused(evening, BOB, Sit) == "table-invitation"
    assert refused(evening, BOB, Sit, seat=1) == "table-invitation"
    assert refused(evening, BOB, Sit, invitation="guessed") == "table-invitation"
    assert refused(evening, BOB, Sit, seat=1, invitation=INVITATIONS[0]) == "table-invitation"
    evening.do(BOB, Sit, invitation=INVITATIONS[0])
    assert refused(evening, EVE, Sit, invitation=INVITATIONS[0]) == "table-seat-taken"


def test_at_a_listed_table_anybody_sits_down_once() -> None:
    evening = Evening(listed=True)
    evening.do(EVE, Sit, seat=1)
    assert refused(evening, EVE, Sit) == "table-already-seated"
    assert refused(evening, BOB, Sit, seat=1) == "table-seat-taken"
    assert refused(evening, BOB, Sit, seat=2) == "unknown-seat"
    evening.do(BOB, Sit)
    assert refused(evening, ANN, Sit) == "table-begun"


def test_only_the_host_seats_bots_and_sends_people_away() -> None:
    evening = Evening(listed=True)
    evening.do(BOB, Sit, seat=1)
    assert refused(evening, BOB, SeatBot, bot="random") == "table-not-host"
    assert refused(evening, ANN, SeatBot, bot="nobody") == "unknown-player"
    assert refused(evening, EVE, Leave) == "table-not-seated"
    assert refused(evening, EVE, Leave, seat=1) == "table-not-host"
    assert refused(evening, ANN, Leave, seat=0) == "table-seat-empty"
    assert refused(evening, ANN, Leave, seat=9) == "unknown-seat"
    evening.do(ANN, Leave, seat=1)
    assert not evening.table.seats[1].taken
    assert evening.table.lines[-1].told.values == {"who": "Bob"}
    evening.do(ANN, SeatBot, bot="random", seat=1)
    evening.do(ANN, Sit)
    assert evening.table.status == "running"


def test_a_table_is_taken_away_by_its_host_before_the_game() -> None:
    evening = Evening(listed=True)
    assert refused(evening, BOB, Close) == "table-not-host"
    evening.do(ANN, Close)
    assert refused(evening, BOB, Sit) == "table-closed"
    begun = Evening().begin()
    assert refused(begun, ANN, Close) == "table-begun"
    assert refused(begun, ANN, Leave) == "table-begun"


# Playing


def test_who_has_no_seat_plays_nothing() -> None:
    evening = Evening().begin()
    for what, more in ((Play, {"action": "take"}), (Undo, {}), (Resign, {}), (AnswerUndo, {"agrees": True})):
        assert refused(evening, EVE, what, **more) == "table-not-seated"


def test_out_of_turn_before_the_game_too_late_and_after_it() -> None:
    evening = Evening(**FIRST)
    evening.do(ANN, Sit)
    assert refused(evening, ANN, Play, action="take") == "table-not-begun"
    evening.do(BOB, Sit, invitation=INVITATIONS[1])
    assert refused(evening, BOB, Play, action="take") == "other-seat"
    assert refused(evening, ANN, Play, action="lay 1,0 r0") == "chartae-take-first"
    evening.do(ANN, Play, action="take", ply=0)
    assert refused(evening, ANN, Play, action="lay 1,0 r0", ply=0) == "table-stale"
    evening.do(BOB, Resign)
    assert refused(evening, ANN, Play, action="lay 1,0 r0") == "table-over"
    assert refused(evening, ANN, Resign) == "table-over"


def test_a_command_that_comes_twice_is_done_once() -> None:
    evening = Evening(**FIRST).begin()
    assert evening.do(ANN, Play, action="take", id="x")
    assert evening.do(ANN, Play, action="take", id="x") == []
    assert again(evening.table).done == evening.table.done
    assert refused(evening, BOB, Play, action="take", id="x") == "other-seat"


def test_who_resigns_has_lost() -> None:
    evening = Evening().begin()
    evening.do(BOB, Resign)
    assert (evening.table.ending, evening.table.winner()) == ("resigned", 0)


def test_a_bot_plays_only_in_its_turn() -> None:
    evening = Evening(options={"first": 1})
    evening.do(ANN, Sit)
    evening.do(ANN, SeatBot, bot="random")
    assert evening.table.thinker == "random"
    evening.follow(bot_plays(evening.table, "take", evening.now))
    with pytest.raises(Refused, match="CH-P5"):
        bot_plays(evening.table, "turn 0,0", evening.now)
    evening.follow(bot_plays(evening.table, "lay 1,0 r0", evening.now))
    assert evening.table.thinker == ""
    with pytest.raises(Refused, match="stale"):
        bot_plays(evening.table, "take", evening.now)


# Taking back


def test_undo_is_free_while_nothing_was_revealed_and_nobody_has_acted() -> None:
    evening = Evening(**FIRST).begin()
    assert refused(evening, ANN, Undo) == "nothing-to-undo"
    evening.do(ANN, Play, action="turn 0,0")
    assert state_of(evening.table, "", 0, True, 0).may_undo == "free"  # Bob is to move, but has not acted
    evening.do(BOB, Play, action="turn 0,0")
    assert state_of(evening.table, "", 0, True, 0).may_undo == "ask"


def test_an_action_that_revealed_nothing_is_taken_back_at_once() -> None:
    evening = Evening(**FIRST).begin()
    evening.do(ANN, Play, action="take")
    before = evening.table.ply
    evening.do(ANN, Play, action="lay 1,0 r0")
    evening.do(ANN, Undo)
    assert evening.table.ply == before
    assert evening.table.mover == 0


def test_what_was_revealed_is_taken_back_only_by_consent() -> None:
    evening = Evening(**FIRST).begin()
    evening.do(ANN, Play, action="take")
    evening.do(ANN, Undo)
    assert (evening.table.ply, evening.table.undo is not None) == (1, True)
    assert refused(evening, BOB, Undo) == "table-undo-asked"
    assert refused(evening, ANN, AnswerUndo, agrees=True) == "table-no-undo"
    evening.do(BOB, AnswerUndo, agrees=False)
    assert (evening.table.ply, evening.table.undo) == (1, None)
    assert refused(evening, BOB, AnswerUndo, agrees=True) == "table-no-undo"
    evening.do(ANN, Undo)
    evening.do(BOB, AnswerUndo, agrees=True)
    assert (evening.table.ply, evening.table.undo) == (0, None)
    assert again(evening.table).ply == 0


def test_who_asks_may_withdraw_and_play_goes_on() -> None:
    evening = Evening(**FIRST).begin()
    evening.do(ANN, Play, action="take")
    evening.do(ANN, Undo)
    evening.do(ANN, AnswerUndo, agrees=False)
    assert evening.table.undo is None
    evening.do(ANN, Undo)
    evening.do(ANN, Play, action="lay 1,0 r0")
    assert evening.table.undo is None


def test_alone_with_bots_what_was_seen_stays_seen() -> None:
    evening = Evening(**FIRST)
    evening.do(ANN, Sit)
    evening.do(ANN, SeatBot, bot="random")
    evening.do(ANN, Play, action="take")
    assert refused(evening, ANN, Undo) == "table-undo-revealed"
    evening.do(ANN, Play, action="lay 1,0 r0")
    evening.follow(bot_plays(evening.table, "turn 0,0", evening.now))
    assert evening.table.ply == 3
    evening.do(ANN, Undo)  # a bot does not mind, and nothing was revealed since
    assert evening.table.ply == 1


# Playing again


def test_all_must_agree_to_a_rematch_and_move_one_seat_on() -> None:
    evening = Evening().begin()
    assert refused(evening, ANN, Rematch) == "table-not-over"
    evening.do(ANN, Resign)
    assert refused(evening, EVE, Rematch) == "table-not-seated"
    evening.do(ANN, Rematch, entropy="aa")
    evening.do(BOB, Rematch, agrees=False)
    assert not evening.table.rematch
    evening.do(ANN, Rematch, entropy="aa")
    assert not wants_rematch(evening.table)
    evening.do(BOB, Rematch, entropy="bb")
    assert wants_rematch(evening.table)
    promised = state_of(evening.table, "", None, False, 0).chance.next_commitment
    following = Table.from_log(reopen(evening.table, INVITATIONS, "third secret", evening.now))
    assert [(seat.name, seat.entropy) for seat in following.seats] == [("Bob", "bb"), ("Ann", "aa")]
    assert following.status == "running"
    assert state_of(following, "", None, False, 0).chance.commitment == promised == commitment(SECRETS[1])
