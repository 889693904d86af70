"""A match under any sequence of requests: it stays what its log says."""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as some
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from skerry.rulebook.game import Game
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused
from tests.conformance.playing import new_match, snapshot


def machine(game: Game) -> Any:
    """The machine that asks a match of this game anything, at any time."""

    class Machine(RuleBasedStateMachine):
        def __init__(self) -> None:
            super().__init__()
            self.match = new_match(game, 0)
            self.before: list[tuple[object, ...]] = []

        @precondition(lambda self: not self.before)
        @rule(seed=some.integers(0, 2**63 - 1))
        def begin(self, seed: int) -> None:
            self.match = new_match(game, seed)

        @precondition(lambda self: not self.match.over)
        @rule(place=some.integers(0, game.most_actions))
        def play(self, place: int) -> None:
            legal = self.match.legal()
            before = snapshot(self.match)
            self.match.play(legal[place % len(legal)], seat=self.match.seat)
            self.before.append(before)

        @rule(action=some.integers(0, game.actions - 1), ask=some.booleans())
        def try_any_action(self, action: int, ask: bool) -> None:
            before = snapshot(self.match)
            text = game.write(self.match.position, action)
            reason = self.match.why_not(text)
            assert (reason is None) == (text in self.match.legal())
            if ask or reason is None:
                assert snapshot(self.match) == before
                return
            with pytest.raises(Refused) as caught:
                self.match.play(text)
            assert (caught.value.rule, caught.value.message) == (reason.rule, reason.message)
            assert snapshot(self.match) == before

        @rule(text=some.text())
        def try_any_text(self, text: str) -> None:
            before = snapshot(self.match)
            if self.match.why_not(text) is not None:
                with pytest.raises(Refused):
                    self.match.play(text)
                assert snapshot(self.match) == before

        @precondition(lambda self: self.before)
        @rule()
        def undo(self) -> None:
            self.match.undo()
            assert snapshot(self.match) == self.before.pop()

        @rule(seat=some.integers(-1, game.seats))
        def observe(self, seat: int) -> None:
            before = snapshot(self.match)
            if seat not in range(game.seats_of(self.match.position)):
                with pytest.raises(Refused):
                    self.match.observe(seat)
            else:
                seen = self.match.observe(seat)
                imagined = game.copy(self.match.position)
                game.rules.redeal(imagined, seat, 1)
                assert game.view(game.see(imagined, seat), seat) == seen
            assert snapshot(self.match) == before

        @invariant()
        def the_log_leads_here(self) -> None:
            again = Match(game, seed=self.match.seed, options=self.match.options)
            for action in self.match.actions:
                again.play(game.write(again.position, action))
            assert snapshot(again) == snapshot(self.match)
            assert len(self.match.actions) == len(self.before)

    return Machine


def test_a_match_is_always_what_its_log_says(game: Game) -> None:
    run_state_machine_as_test(machine(game), settings=settings(max_examples=25, stateful_step_count=30))
