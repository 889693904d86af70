"""The application around tables and replays: language, theme, how it ends."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import LANGUAGES, Words, words
from skerry.terminal.moments import Contest, Moments
from skerry.terminal.session import Session, Wishes

PACE = 0.7  # seconds that a bot's move takes at least, so that it can be followed

LOOK_FOR_TERMINAL = 1.0  # seconds


class SkerryApp(App[int]):
    """One game, on the whole terminal."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Skerry"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", priority=True)]

    def __init__(self, language: str, pace: float = PACE) -> None:
        super().__init__()
        self.language = language
        self.pace = pace
        self.last_words: str | None = None  # said on the terminal after the screen has gone

        self.unsaved: Refused | None = None  # why the game could not be saved the last time

    @property
    def told(self) -> Words:
        return words(self.language)

    def next_language(self) -> None:
        names = list(LANGUAGES)
        self.language = names[(names.index(self.language) + 1) % len(names)]

    def on_mount(self) -> None:
        if not self.is_headless:
            self.set_interval(LOOK_FOR_TERMINAL, self.end_without_terminal)

    def end_without_terminal(self) -> None:
        """End when the window has been closed: reading from a terminal that is gone would never stop."""
        if not os.isatty(sys.__stdin__.fileno() if sys.__stdin__ else 0):
            os.kill(os.getpid(), signal.SIGHUP)

    def action_leave(self) -> None:
        self.exit(0)

    def go(self) -> int:
        """Run until the person leaves; answers the exit code."""
        code = self.run()
        if self.last_words is not None:
            print(self.last_words, file=sys.stderr)
        if self.unsaved is not None:
            print(self.told.explain(self.unsaved), file=sys.stderr)
            return 1
        return self.return_code or 0 if code is None else code

    def give_up(self, sentence: str) -> None:
        """Leave because of something that the person must mend."""
        self.last_words = sentence
        self.exit(1)


class PlayApp(SkerryApp):
    """Play against a bot."""

    def __init__(
        self,
        session: Session,
        wishes: Wishes,
        language: str,
        choose: bool = False,
        save: Path | None = None,
        pace: float = PACE,
    ) -> None:
        super().__init__(language, pace)
        self.begun = (session, wishes, choose, save)

    def on_mount(self) -> None:
        from skerry.terminal.screen.table import Table

        session, wishes, choose, save = self.begun
        self.push_screen(Table(session, wishes, choose, save))


class ReplayApp(SkerryApp):
    """Step through a saved game."""

    def __init__(self, moments: Moments, at: int, language: str) -> None:
        super().__init__(language)
        self.moments = moments
        self.at = at

    def on_mount(self) -> None:
        from skerry.terminal.screen.replay import ReplayScreen

        self.push_screen(ReplayScreen(self.moments, self.at))


class WatchApp(SkerryApp):
    """Watch two bots."""

    def __init__(self, contest: Contest, language: str, delay: float) -> None:
        super().__init__(language, delay)
        self.contest = contest

    def on_mount(self) -> None:
        from skerry.terminal.screen.replay import WatchScreen

        self.push_screen(WatchScreen(self.contest))
