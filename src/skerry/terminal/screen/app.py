"""The application around tables and replays: language, theme, how it ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from skerry.rulebook.words import LANGUAGES, Words, words
from skerry.terminal.moments import Contest, Moments
from skerry.terminal.session import Session, Wishes

PACE = 0.7  # seconds that a bot's move takes at least, so that it can be followed


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

    @property
    def told(self) -> Words:
        return words(self.language)

    def next_language(self) -> None:
        names = list(LANGUAGES)
        self.language = names[(names.index(self.language) + 1) % len(names)]

    def action_leave(self) -> None:
        self.exit(0)

    def go(self) -> int:
        """Run until the person leaves; answers the exit code."""
        code = self.run()
        if self.last_words is not None:
            print(self.last_words, file=sys.stderr)
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
