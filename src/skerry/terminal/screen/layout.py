"""The screen that tables and replays share: a title, the map, what stands beside it, a sentence, the keys."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, cast

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from skerry.rulebook.game import Position
from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import Words
from skerry.terminal.screen.aside import Coming, Facts, Story
from skerry.terminal.screen.board import Board, Scene

if TYPE_CHECKING:
    from skerry.terminal.screen.app import SkerryApp

LEAST_WIDE, LEAST_HIGH = 78, 22  # columns and lines without which the map does not fit


class MapScreen(Screen[None]):
    """A map with everything around it."""

    def __init__(self, seen: Position) -> None:
        super().__init__()
        self.board = Board(Scene(seen))
        self.coming = Coming()
        self.facts = Facts(id="facts")
        self.story = Story()

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            yield self.board
            with Vertical(id="aside"):
                yield self.coming
                yield self.facts
                yield self.story
        yield Static(id="said", markup=False)
        yield Static(id="keys")
        yield Static(id="small", markup=False)

    def on_mount(self) -> None:
        self.board.focus()
        self.update()

    def on_resize(self, event: events.Resize) -> None:
        wide, high = event.size
        self.set_class(wide < LEAST_WIDE or high < LEAST_HIGH, "too-small")
        said = self.told.say("terminal-too-small", wide=wide, high=high, most=LEAST_WIDE, least=LEAST_HIGH)
        self.query_one("#small", Static).update(said)

    @property
    def skerry(self) -> SkerryApp:
        from skerry.terminal.screen.app import SkerryApp

        return cast(SkerryApp, self.app)

    @property
    def told(self) -> Words:
        return self.skerry.told

    @abstractmethod
    def update(self) -> None:
        """Show everything as it is now."""

    # Saying

    def entitle(self, text: str) -> None:
        self.query_one("#title", Static).update(text)

    def say(self, sentence: str, refused: bool = False, ended: bool = False) -> None:
        """The sentence below the map."""
        said = self.query_one("#said", Static)
        said.set_class(refused, "refused")
        said.set_class(ended, "ended")
        said.update(sentence)

    def refuse(self, refusal: Refused) -> None:
        """Why something cannot be done, with the rule that forbids it."""
        sentence = self.told.explain(refusal)
        self.say(f"{refusal.rule}: {sentence}" if refusal.rule[:2].isupper() else sentence, refused=True)

    def show_keys(self, keys: list[tuple[str, str, str]]) -> None:
        """The keys, what each does, and the action that a click on it runs."""
        parts = [
            Content.from_markup(
                f"[@click='screen.{action}'][b #f6ecd0]$key[/] $meaning[/]  ", key=key, meaning=meaning
            )
            for key, meaning, action in keys
        ]
        self.query_one("#keys", Static).update(Content("").join(parts))

    def action_language(self) -> None:
        self.skerry.next_language()
        self.update()
