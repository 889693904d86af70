"""A game in lines: for pipes, for screen readers, for any terminal."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import TextIO

from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import Words, words
from skerry.terminal.session import ADVISER, SCREENS, Session

LONGEST_LINE = 4096
WIDTH = 78
TALL = 36  # lines that a terminal needs for the large map


class PlainGame:
    """One game, read from and written to lines of text."""

    def __init__(
        self, session: Session, language: str, source: TextIO, target: TextIO, listing: bool = False
    ) -> None:
        self.session = session
        self.language = language
        self.words: Words = words(language)
        self.source = source
        self.target = target
        self.listing = listing
        self.finished = False
        self.save_to: Path | None = None
        self.unsaved = False  # whether the last attempt to save has failed
        self.commands = {
            "help": self.help,
            "hint": self.hint,
            "list": self.list,
            "quit": self.quit,
            "resign": self.resign,
            "undo": self.undo,
        }

    def run(self, save: Path | None = None) -> int:
        """Play to the end, or until the person leaves; answers the exit code."""
        session = self.session
        self.save_to = save
        self.say("terminal-sides", side=session.side(0), bot=session.bot, other=session.side(1))
        self.say(f"terminal-plain-help-{session.game.name}")
        self.keep()
        self.show()
        try:
            while not self.finished:
                if session.over:
                    self.write(self.words.say(session.verdict().name, **session.verdict().values))
                    break
                if session.bots_turn:
                    self.play(session.consider(session.bots_view()))
                elif not self.ask():
                    self.say("terminal-input-ended")
                    break
            self.say("terminal-seed", seed=str(session.match.seed))  # not before: it tells the hidden order
        finally:
            if save is not None and not self.unsaved:
                self.say("terminal-saved", path=str(save))
        return 1 if self.unsaved else 0

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
        elif command == "why":
            self.why(rest)
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
        self.write(self.words.say(told.name, **told.values))
        if self.session.your_turn or self.session.over:
            self.show()

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

    def hint(self) -> None:
        if self.session.game.name in SCREENS:
            for action, value in self.session.hint():
                self.write(f"  {action:<12} {chance(value)}")
        elif self.session.your_turn:
            self.say("terminal-advice", action=self.session.advice(), bot=ADVISER)

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

    def why(self, action: str) -> None:
        refusal = self.session.match.why_not(action, 0)
        if refusal is None:
            self.say("terminal-legal", action=action)
        else:
            self.refuse(refusal)

    # Telling

    def show(self) -> None:
        """The map, and what may be done."""
        session = self.session
        self.write("")
        self.write(self.map())
        if session.your_turn:
            self.write("")
            for row in columns([f"{n}: {action}" for n, action in enumerate(session.match.legal(), start=1)]):
                self.write(row)

    def map(self) -> str:
        """The map, drawn or in words."""
        seen = self.session.seen
        lines = shutil.get_terminal_size((WIDTH, TALL)).lines
        return self.session.game.draw_lines(seen, self.language, self.listing, small=lines < TALL)

    def refuse(self, refusal: Refused) -> None:
        sentence = self.words.explain(refusal)
        self.write(f"{refusal.rule}: {sentence}" if refusal.rule[:2].isupper() else sentence)

    def say(self, message: str, **values: object) -> None:
        self.write(self.words.say(message, **values))

    def write(self, line: str) -> None:
        self.target.write(line + "\n")
        self.target.flush()


def chance(value: Fraction) -> str:
    """A chance as a per cent and as a fraction."""
    return f"{float(value):7.2%}  {value.numerator}/{value.denominator}"


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


def play_plain(session: Session, language: str, listing: bool, save: Path | None) -> int:
    """Play on this process's own input and output."""
    return PlainGame(session, language, sys.stdin, sys.stdout, listing).run(save)
