"""Questions and sheets that lie over the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from skerry.rulebook.words import Words
from skerry.terminal.session import SIDES, STARTS, Wishes

# What is asked before a game, and what can be answered.
QUESTIONS: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("side", tuple(SIDES)),
    ("first", tuple(STARTS)),
    ("bot", ("random", "greedy", "perfect")),
    ("compass", (0, 1, 2, 3)),
    ("fair", (False, True)),
)
LABEL_WIDE = 34


class Choose(ModalScreen[Wishes | None]):
    """What the person wishes to play: arrows choose, Enter begins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "row(-1)"),
        Binding("down", "row(1)"),
        Binding("left", "value(-1)"),
        Binding("right,space", "value(1)"),
        Binding("enter", "begin"),
        Binding("escape", "dismiss(None)"),
    ]

    def __init__(self, wishes: Wishes, told: Words) -> None:
        super().__init__()
        self.wishes = wishes
        self.told = told
        self.row = 0

    def compose(self) -> ComposeResult:
        yield Static(id="choices", classes="sheet")

    def on_mount(self) -> None:
        self.tell()

    def tell(self) -> None:
        text = Text(self.told.say("terminal-choose") + "\n\n", "bold")
        for number, (name, _) in enumerate(QUESTIONS):
            here = number == self.row
            text.append("▸ " if here else "  ", "bold")
            text.append(f"{self.told.say(f'terminal-choose-{name}'):<{LABEL_WIDE}}")
            value = str(getattr(self.wishes, name)).lower()
            text.append(f"‹ {self.told.say(f'terminal-choice-{value}')} ›\n", "bold reverse" if here else "")
        text.append("\n" + self.told.say("terminal-choose-keys"), "dim")
        self.query_one("#choices", Static).update(text)

    def action_row(self, by: int) -> None:
        self.row = (self.row + by) % len(QUESTIONS)
        self.tell()

    def action_value(self, by: int) -> None:
        name, values = QUESTIONS[self.row]
        place = (values.index(getattr(self.wishes, name)) + by) % len(values)
        self.wishes = replace(self.wishes, **{name: values[place]})
        self.tell()

    def action_begin(self) -> None:
        self.dismiss(self.wishes)

    def on_click(self, event: events.Click) -> None:
        sheet = self.query_one("#choices")
        if event.widget is sheet:
            row = event.y - sheet.gutter.top - 2
            if 0 <= row < len(QUESTIONS):
                self.row = row
                self.action_value(1)


class Sheet(ModalScreen[None]):
    """Something to read; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,question_mark,space", "dismiss")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet wide"):
            yield Static(self.text, markup=False)

    def on_click(self) -> None:
        self.dismiss()


class Ask(ModalScreen[str]):
    """A question: the answer is YES, NO, or SAVE where that is offered."""

    YES, NO, SAVE = "yes", "no", "save"

    def __init__(self, question: str, told: Words, may_save: bool = False) -> None:
        super().__init__()
        self.question = question
        self.told = told
        self.may_save = may_save

    def compose(self) -> ComposeResult:
        yield Static(f"{self.question}\n\n{self.told.say('terminal-yes-no')}", classes="sheet", markup=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key in ("y", "j", "o", "i", "enter"):  # yes, ja, oui, igen
            self.dismiss(self.YES)
        elif event.key in ("n", "escape"):
            self.dismiss(self.NO)
        elif event.key == "s" and self.may_save:
            self.dismiss(self.SAVE)


class Write(ModalScreen[str | None]):
    """A line that the person writes: the name of a file, a number."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)")]

    def __init__(self, question: str, answer: str) -> None:
        super().__init__()
        self.question = question
        self.answer = answer

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet wide"):
            yield Static(self.question, markup=False)
            yield Input(self.answer)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)
