"""`skerry replay`: a saved game, moment by moment."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import TextIO

from skerry.games.chartae.drawing import svg
from skerry.games.chartae.groups import largest
from skerry.rulebook.refusal import Refused
from skerry.rulebook.replay import check_new
from skerry.rulebook.words import words
from skerry.terminal.asking import Asking
from skerry.terminal.moments import Moments, moments_of
from skerry.terminal.plain import LONGEST_LINE, TALL, WIDTH
from skerry.terminal.playing import SCREENS, has_colour, has_screen


def replay(path: Path, at: int | None, plain: bool, picture: Path | None, language: str) -> int:
    """Show a saved game; answers the exit code."""
    moments = moments_of(path)
    if at is not None:
        moments.check(at)
    if picture is not None:
        return draw(moments, moments.last if at is None else at, picture, language)
    if not plain and has_screen() and moments.game.name in SCREENS:
        from skerry.terminal.screen.app import ReplayApp

        return ReplayApp(moments, at or 0, language).go()
    colour = not plain and has_colour()
    return PlainReplay(moments, language, sys.stdin, sys.stdout, colour).run(at)


def draw(moments: Moments, at: int, path: Path, language: str) -> int:
    """Write a moment's picture to a file."""
    seen = moments.seen(at)
    if moments.game.name in SCREENS:
        drawn = svg(seen, language, largest(seen) if moments.game.rules.over(seen) else None)
    else:
        drawn = moments.game.draw_svg(seen)
    if path.exists() and path.suffix == ".json":  # a replay is not to be lost to a picture of it
        check_new(path)
    try:
        path.write_text(drawn, encoding="utf-8")
    except OSError as problem:
        raise Refused("file", "cannot-write", path=str(path), problem=problem.strerror or "") from problem
    print(words(language).say("terminal-drawn", path=str(path)))
    return 0


class PlainReplay:
    """A replay in lines: the whole story, then any moment that is asked for."""

    def __init__(
        self, moments: Moments, language: str, source: TextIO, target: TextIO, colour: bool = False
    ) -> None:
        self.moments = moments
        self.asking = Asking(moments.game, language)
        self.colour = colour
        self.language = language
        self.told = words(language)
        self.source = source
        self.target = target

    def run(self, at: int | None) -> int:
        moments = self.moments
        if at is None:
            for number, message in enumerate(moments.match.log, start=1):
                self.write(f"{number}: {self.told.say(message.name, **message.values)}")
            at = moments.last
        self.show(at)
        self.help()
        while line := self.source.readline(LONGEST_LINE):
            command = line.strip()
            if command in ("q", "quit"):
                break
            try:
                if command == "help":
                    self.help()
                elif (answer := self.asking.answer(moments.positions[at], command)) is not None:
                    for said in answer:
                        self.write(said)
                else:
                    at = self.asked(command, at)
                    self.show(at)
            except Refused as refusal:
                self.write(self.asking.explain(refusal))
        return 0

    def help(self) -> None:
        """What can be written."""
        self.write(self.told.say("terminal-replay-help", last=self.moments.last))
        asked = dict.fromkeys(["hint", "why", *self.asking.questions])
        self.write(self.told.say("terminal-replay-questions", questions=", ".join(asked)))

    def asked(self, command: str, at: int) -> int:
        """The moment that a line asks for."""
        if command in ("", "n", "next"):
            return min(at + 1, self.moments.last)
        if command in ("p", "previous"):
            return max(at - 1, 0)
        if command.isascii() and command.isdigit():
            return self.moments.check(int(command[:9]))
        raise Refused("syntax", "terminal-replay-help", last=self.moments.last)

    def show(self, at: int) -> None:
        """One moment: what has been played, and the map."""
        moments = self.moments
        seen = moments.seen(at)
        over = bool(moments.game.rules.over(seen))
        self.write("\n" + self.told.say("terminal-moment", at=at, last=moments.last))
        if at:
            message = moments.match.log[at - 1]
            self.write(self.told.say(message.name, **message.values))
        size = shutil.get_terminal_size((WIDTH, TALL))
        self.write(moments.game.draw_lines(seen, self.language, colour=self.colour, columns=size.columns))
        if over:
            verdict = moments.game.verdict(moments.positions[at])
            self.write(self.told.say(verdict.name, **verdict.values))

    def write(self, line: str) -> None:
        self.target.write(line + "\n")
        self.target.flush()
