"""A game in lines: for pipes, for screen readers, for any terminal."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TextIO

from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import Words, words
from skerry.terminal.asking import Asking
from skerry.terminal.session import Session

LONGEST_LINE = 4096
WIDTH = 78
TALL = 36  # lines that a terminal needs for the large map


class PlainGame:
    """One game, read from and written to lines of text."""

    def __init__(
        self,
        session: Session,
        language: str,
        source: TextIO,
        target: TextIO,
        listing: bool = False,
        colour: bool = False,
    ) -> None:
        self.session = session
        self.asking = Asking(session.game, language)
        self.language = language
        self.words: Words = words(language)
        self.source = source
        self.target = target
        self.listing = listing
        self.colour = colour
        self.filling = False  # whether the person's actions are chosen for them, since it is all one
        self.around = ""  # the map that was shown last, without what is told below it
        self.finished = False
        self.save_to: Path | None = None
        self.unsaved = False  # whether the last attempt to save has failed
        self.commands = {
            "fill": self.fill,
            "help": self.help,
            "list": self.list,
            "quit": self.quit,
            "resign": self.resign,
            "undo": self.undo,
        }

    def run(self, save: Path | None = None) -> int:
        """Play to the end, or until the person leaves; answers the exit code."""
        session = self.session
        self.save_to = save
        self.introduce()
        self.say("terminal-plain-begin")
        self.keep()
        self.show()
        try:
            while not self.finished:
                if session.over:
                    self.say(session.verdict().name, **session.verdict().values)
                    break
                if session.bots_turn:
                    self.play(session.consider(session.bots_view()))
                elif self.fills():
                    self.play(session.settled())
                elif not self.ask():
                    self.say("terminal-input-ended")
                    break
            self.say("terminal-seed", seed=str(session.match.seed))  # not before: it tells the hidden order
        finally:
            if save is not None and not self.unsaved:
                self.say("terminal-saved", path=str(save))
        return 1 if self.unsaved else 0

    def introduce(self) -> None:
        """Who plays what."""
        session = self.session
        if not session.others:
            self.say("terminal-alone", side=session.side(0))
        for seat in session.others[:1]:
            self.say("terminal-sides", side=session.side(0), bot=session.bot, other=session.side(seat))
        for seat in session.others[1:]:
            self.say("terminal-plays", bot=session.bot, side=session.side(seat))

    # Asking

    def ask(self) -> bool:
        """One line from the person; False where the input has ended."""
        self.target.write(self.words.say("terminal-prompt", side=self.session.side(0)) + " ")
        self.target.flush()
        line = self.source.readline(LONGEST_LINE)
        if not line:
            self.write("")
            return False
        while len(line) == LONGEST_LINE and not line.endswith("\n"):
            line = self.source.readline(LONGEST_LINE)
        if not self.source.isatty():
            self.write(line.strip())  # as a terminal would show it
        try:
            self.obey(line.strip())
        except Refused as refusal:
            self.refuse(refusal)
        return True

    def obey(self, line: str) -> None:
        """Do what a line says."""
        command, _, rest = line.partition(" ")
        legal = self.session.match.legal()
        if not line:
            self.show()
        elif command in self.commands and not rest:
            self.commands[command]()
        elif (answer := self.asking.answer(self.session.position, line)) is not None:
            for said in answer:
                self.tell(said)
        elif line.isascii() and line.isdigit():
            if not 0 < int(line[:6]) <= len(legal):
                raise Refused("syntax", "terminal-no-such-number", number=line[:6], most=len(legal))
            self.play(legal[int(line) - 1])
        else:
            self.play(line)

    def play(self, action: str) -> None:
        """Play an action, tell it, and show the map when it is the person's turn."""
        self.session.play(action)
        self.keep()
        told = self.session.match.log[-1]
        self.say(told.name, **told.values)
        if self.session.over or (self.session.your_turn and not self.filling):
            self.show(briefly=True)

    def keep(self) -> None:
        """Save the game where that is wished: after every action, so that nothing is lost."""
        if self.save_to is not None:
            try:
                self.session.save(self.save_to)
            except Refused as refusal:
                self.unsaved = True
                self.refuse(refusal)
            else:
                self.unsaved = False

    # Commands

    def help(self) -> None:
        self.say(f"terminal-plain-help-{self.session.game.name}")
        self.say(f"terminal-plain-rules-{self.session.game.name}")

    def list(self) -> None:
        self.listing = not self.listing
        self.show()

    def quit(self) -> None:
        self.finished = True
        self.say("terminal-goodbye")

    def resign(self) -> None:
        self.session.resign()

    def undo(self) -> None:
        self.session.undo()
        self.keep()
        self.show()

    def fill(self) -> None:
        """Place the fields that nobody can take from the person, one a turn."""
        self.session.settled()
        self.filling = True

    def fills(self) -> bool:
        """Whether an action is still to be chosen so; if not, the person is asked again."""
        if self.filling and not self.may_fill():
            self.filling = False
            self.show()
        return self.filling

    def may_fill(self) -> bool:
        """Whether it is all one what the person plays."""
        try:
            self.session.settled()
        except Refused:
            return False
        return True

    # Telling

    def show(self, briefly: bool = False) -> None:
        """The map, and what may be done; `briefly` leaves out the map that was shown just before."""
        session = self.session
        drawn = self.map()
        self.write("")
        if session.game.map_apart:
            around, _, below = drawn.rpartition("\n\n")
            if not briefly or around != self.around:
                self.write(f"{around}\n")
            self.around = around
            self.tell(below)
        else:
            self.write(drawn)
        if session.your_turn:
            self.write("")
            for row in columns([f"{n}: {action}" for n, action in enumerate(session.match.legal(), start=1)]):
                self.tell(row)
            if self.may_fill():
                self.say("terminal-may-fill")

    def map(self) -> str:
        """The map, drawn or in words."""
        seen = self.session.seen
        size = shutil.get_terminal_size((WIDTH, TALL))
        return self.session.game.draw_lines(
            seen, self.language, self.listing, size.lines < TALL, self.colour, size.columns
        )

    def refuse(self, refusal: Refused) -> None:
        self.tell(self.asking.explain(refusal))

    def say(self, message: str, **values: object) -> None:
        self.tell(self.words.say(message, **values))

    def tell(self, said: str) -> None:
        """Write sentences so that no word is broken at the edge of a terminal."""
        wide = shutil.get_terminal_size((WIDTH, TALL)).columns if self.target.isatty() else sys.maxsize
        for line in said.splitlines():
            if len(line) > wide and "\x1b" not in line:
                inside = " " * (2 + len(line) - len(line.lstrip()))
                line = textwrap.fill(line, wide, subsequent_indent=inside)
            self.write(self.session.game.painted(line) if self.colour else line)

    def write(self, line: str) -> None:
        self.target.write(line + "\n")
        self.target.flush()


def columns(entries: list[str]) -> Iterator[str]:
    """Short entries side by side, in columns that a line of the terminal holds."""
    wide = max(map(len, entries)) + 3
    across = max(1, WIDTH // wide)
    for begin in range(0, len(entries), across):
        yield "  " + "".join(f"{entry:<{wide}}" for entry in entries[begin : begin + across]).rstrip()


def choose_bot(names: Sequence[str], default: str, language: str) -> str:
    """Ask on a terminal which bot to play against."""
    told = words(language)
    listed = ", ".join(f"{number} {name}" for number, name in enumerate(names, start=1))
    while True:
        print(told.say("terminal-ask-bot", bots=listed, default=default), end=" ", flush=True)
        answer = sys.stdin.readline(LONGEST_LINE).strip()
        if not answer or answer in names:
            return answer or default
        if answer.isascii() and answer.isdigit() and 0 < int(answer) <= len(names):
            return names[int(answer) - 1]


def play_plain(
    session: Session, language: str, listing: bool, save: Path | None, colour: bool = False
) -> int:
    """Play on this process's own input and output."""
    return PlainGame(session, language, sys.stdin, sys.stdout, listing, colour).run(save)
