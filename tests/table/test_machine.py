"""A table under anything that people, bots and time can do to it, in any order."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from skerry.rulebook.game import game_names
from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import words
from skerry.table.asking import bot_plays, wake
from skerry.table.clocks import DAY, SECOND, Clock
from skerry.table.commands import (
    AnswerUndo,
    Close,
    Leave,
    Play,
    Rematch,
    Resign,
    SeatBot,
    Sit,
    Undo,
)
from skerry.table.fairness import seed_from
from skerry.table.showing import record, state_of
from skerry.table.table import hash_of

from .sitting import ANN, BOB, EVE, INVITATIONS, SECRETS, Evening, again

PEOPLE = st.sampled_from([ANN, BOB, EVE])
CLOCKS = [Clock(), Clock("live", seconds=60, increment=3), Clock("days", days=1)]


class TableMachine(RuleBasedStateMachine):
    """Every step either adds to the log or is refused with a sentence, and then nothing has changed."""

    @initialize(
        game=st.sampled_from(game_names()),
        clock=st.sampled_from(CLOCKS),
        listed=st.booleans(),
        seed=st.integers(0, 999),
    )
    def open(self, game: str, clock: Clock, listed: bool, seed: int) -> None:
        self.evening = Evening(game, clock, listed=listed)
        self.random = random.Random(seed)

    def attempt(self, who: Any, what: Any, **more: Any) -> None:
        table = self.evening.table
        before = (table.seq, table.ply, table.status, again(table).lines)
        refused = None
        try:
            events = self.evening.do(who, what, **more)
        except Refused as refusal:
            refused = refusal
        if refused is None:
            assert table.seq == before[0] + len(events)
        else:
            assert words("en").explain(refused).endswith(".")
            assert (table.seq, table.ply, table.status, table.lines) == before

    @rule(who=PEOPLE, seat=st.none() | st.integers(0, 2), token=st.sampled_from(["", "x", *INVITATIONS]))
    def sit(self, who: Any, seat: int | None, token: str) -> None:
        self.attempt(who, Sit, seat=seat, invitation=token)

    @rule()
    def sit_down_both(self) -> None:
        self.attempt(ANN, Sit)
        self.attempt(BOB, Sit, invitation=INVITATIONS[1])

    @rule(who=PEOPLE, bot=st.sampled_from(["random", "nobody"]))
    def seat_bot(self, who: Any, bot: str) -> None:
        self.attempt(who, SeatBot, bot=bot)

    @rule(who=PEOPLE, what=st.sampled_from([Undo, Undo, Undo, Leave, Close]))
    def other(self, who: Any, what: Any) -> None:
        self.attempt(who, what)

    @rule(who=PEOPLE, agrees=st.booleans(), what=st.sampled_from([AnswerUndo, Rematch]))
    def answer(self, who: Any, agrees: bool, what: Any) -> None:
        self.attempt(who, what, agrees=agrees)

    @rule(who=PEOPLE, sure=st.integers(0, 9))
    def resign(self, who: Any, sure: int) -> None:
        if sure == 0:
            self.attempt(who, Resign)

    @rule(count=st.integers(1, 25))
    def play_on(self, count: int) -> None:
        """Whoever is to move plays something legal."""
        table = self.evening.table
        for _ in range(count):
            if table.mover is None:
                return
            assert table.match is not None
            action = self.random.choice(table.match.legal())
            if table.seats[table.mover].bot:
                self.evening.follow(bot_plays(table, action, self.evening.now))
            else:
                holder = table.seats[table.mover].holder
                who = next(person for person in (ANN, BOB, EVE) if hash_of(person.key) == holder)
                assert self.evening.do(who, Play, action=action, ply=table.ply)

    @rule(who=PEOPLE, action=st.sampled_from(["take", "draw", "lay 1,0 r0", "farm", "?", "lay 9,9 XXXXXX"]))
    def play_anything(self, who: Any, action: str) -> None:
        self.attempt(who, Play, action=action)

    @rule(milliseconds=st.sampled_from([1, SECOND, 20 * SECOND, DAY, -5 * SECOND, -DAY]))
    def wait(self, milliseconds: int) -> None:
        self.evening.wait(milliseconds)

    @rule()
    def reopen_the_house(self) -> None:
        """The table is read again from its log, and wakes."""
        self.evening.table = again(self.evening.table)
        self.evening.follow(wake(self.evening.table, self.evening.now))

    @invariant()
    def the_log_is_the_truth(self) -> None:
        if not hasattr(self, "evening"):
            return
        table, now = self.evening.table, self.evening.now
        other = again(table)
        for seat in (None, 0, 1):
            assert state_of(other, "t", seat, True, now) == state_of(table, "t", seat, True, now)
        assert other.lines == table.lines
        assert [line.seq for line in table.lines] == list(range(1, table.seq + 1))
        times = [event.at for event in table.log]
        assert times == sorted(times)

    @invariant()
    def the_secret_is_told_only_at_the_end(self) -> None:
        if not hasattr(self, "evening"):
            return
        table = self.evening.table
        shown = [state_of(table, "t", seat, True, self.evening.now) for seat in (None, 0, 1)]
        sent = msgspec.json.encode([shown, table.lines]).decode()
        over = table.status == "over" and table.match is not None
        assert (SECRETS[0] in sent) == over
        assert SECRETS[1] not in sent
        seed = seed_from(SECRETS[0], [seat.entropy for seat in table.seats])
        assert (str(seed) in sent) == over
        assert not any(hash_of(secret) in sent for secret in (ANN.key, BOB.key, *INVITATIONS))
        if over:
            assert record(table).seed == seed

    @invariant()
    def the_state_is_of_one_piece(self) -> None:
        if not hasattr(self, "evening"):
            return
        table = self.evening.table
        match = table.match
        assert (table.status == "waiting") <= (match is None)
        if match is not None:
            assert len(match.actions) == table.ply == len(match.log)
            assert match.over <= (table.status == "over")
            assert (table.mover is None) == (table.status != "running")
        left = table.clocks.left(self.evening.now)
        assert left is None or min(left) >= 0


TestTable = TableMachine.TestCase
TestTable.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
