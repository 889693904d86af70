"""Saved games and contests of bots on the screen: forwards, backwards, to any moment."""

from __future__ import annotations

import time
from fractions import Fraction
from functools import partial
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.timer import Timer
from textual.worker import get_current_worker

from skerry.games.chartae.groups import largest
from skerry.rulebook.refusal import Refused, SolveError
from skerry.terminal.moments import Contest, Moments
from skerry.terminal.screen.board import Scene
from skerry.terminal.screen.dialogs import Write
from skerry.terminal.screen.layout import MapScreen
from skerry.terminal.screen.scenes import last_cell


class ReplayScreen(MapScreen):
    """One game, moment by moment."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n,enter", "step(1)"),
        Binding("left,p", "step(-1)"),
        Binding("home", "jump(0)"),
        Binding("end", "jump_to_end"),
        Binding("g", "ask"),
        Binding("space", "run"),
        Binding("h", "hint"),
        Binding("l", "language"),
        Binding("q", "quit"),
    ]

    def __init__(self, moments: Moments, at: int) -> None:
        super().__init__(moments.seen(at))
        self.moments = moments
        self.at = at
        self.values: list[tuple[str, Fraction]] | None = None
        self.running: Timer | None = None

    def update(self) -> None:
        moments, told = self.moments, self.told
        seen = moments.seen(self.at)
        groups = largest(seen)
        self.board.show(Scene(seen, groups, cursor=None, played=last_cell(moments.match.actions[: self.at])))
        self.coming.show(seen, told, 0)
        self.facts.show(seen, told, groups, None)
        if self.values is not None:
            self.story.advise(self.values, told)
        else:
            self.story.show(moments.match.log[: self.at], told)
        self.entitle(self.title_line())
        if moments.game.rules.over(seen):
            verdict = moments.game.verdict(moments.positions[self.at])
            self.say(told.say(verdict.name, **verdict.values), ended=True)
        else:
            self.say(told.say("terminal-to-move", side=moments.side(int(seen.seat))))
        self.show_keys(
            [
                ("→", told.say("terminal-key-next"), "step(1)"),
                ("←", told.say("terminal-key-previous"), "step(-1)"),
                ("␣", told.say("terminal-key-run"), "run"),
                ("g", told.say("terminal-key-go"), "ask"),
                ("h", told.say("terminal-key-hint"), "hint"),
                ("l", told.say("terminal-key-language"), "language"),
                ("q", told.say("terminal-key-quit"), "quit"),
            ]
        )

    def title_line(self) -> str:
        return self.told.say("terminal-moment", at=self.at, last=self.moments.last)

    # Moving in time

    def go(self, at: int) -> None:
        self.at = min(max(at, 0), self.moments.last)
        self.values = None
        self.update()

    def action_step(self, by: int) -> None:
        self.go(self.at + by)

    def action_jump(self, at: int) -> None:
        self.go(at)

    def action_jump_to_end(self) -> None:
        self.go(self.moments.last)

    def action_ask(self) -> None:
        question = self.told.say("terminal-ask-moment", last=self.moments.last)
        self.app.push_screen(Write(question, str(self.at)), self.asked)

    def asked(self, answer: str | None) -> None:
        if answer is None:
            return
        at = int(answer) if answer.isascii() and answer.isdigit() and len(answer) < 9 else -1
        try:
            self.go(self.moments.check(at))
        except Refused as refusal:
            self.refuse(refusal)

    def action_run(self) -> None:
        """Step forwards by itself, until the end or until told again."""
        if self.running is None:
            self.running = self.set_interval(max(self.skerry.pace, 0.05), self.run_on)
        else:
            self.running.stop()
            self.running = None

    def run_on(self) -> None:
        if self.at < self.moments.last:
            self.go(self.at + 1)
        elif self.running is not None:
            self.running.stop()
            self.running = None

    def action_hint(self) -> None:
        if self.values is not None or self.moments.game.rules.over(self.moments.positions[self.at]):
            self.values = None
            self.update()
        else:
            self.say(self.told.say("terminal-calculating"))
            self.run_worker(partial(self.calculate, self.at), thread=True, group="hint", exclusive=True)

    def calculate(self, at: int) -> None:
        """The exact chances, in a thread of their own."""
        try:
            values = self.moments.values(at)
        except SolveError as problem:
            self.app.call_from_thread(self.skerry.give_up, str(problem))
            return
        self.app.call_from_thread(self.calculated, at, values)

    def calculated(self, at: int, values: list[tuple[str, Fraction]]) -> None:
        if at == self.at:
            self.values = values
            self.update()

    def action_quit(self) -> None:
        self.app.exit(0)


class WatchScreen(ReplayScreen):
    """Two bots at play; whoever looks at the last moment sees the next one come."""

    def __init__(self, contest: Contest) -> None:
        super().__init__(contest.moments, 0)
        self.contest = contest

    def on_mount(self) -> None:
        super().on_mount()
        self.run_worker(self.play, thread=True, group="bots")

    def title_line(self) -> str:
        first, second = self.contest.names
        sides = self.told.say(
            "terminal-contest",
            first=first,
            side=self.moments.side(0),
            second=second,
            other=self.moments.side(1),
        )
        return f"{sides}  {super().title_line()}"

    def play(self) -> None:
        """The contest, in a thread of its own."""
        worker = get_current_worker()
        while not worker.is_cancelled and (view := self.contest.view()) is not None:
            begun = time.monotonic()
            try:
                action = self.contest.choose(view)
            except SolveError as problem:
                self.app.call_from_thread(self.skerry.give_up, str(problem))
                return
            time.sleep(max(0.0, self.skerry.pace - (time.monotonic() - begun)))
            if not worker.is_cancelled:
                self.app.call_from_thread(self.arrived, action)

    def arrived(self, action: str) -> None:
        follows = self.at == self.moments.last
        self.moments.add(action)
        if follows:
            self.go(self.moments.last)
        else:
            self.update()
