"""`skerry play`: on the whole screen where there is one, else in lines."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path

from skerry.rulebook.replay import check_new
from skerry.terminal.session import SCREENS, Wishes

__all__ = ["SCREENS", "Wishes", "has_colour", "has_screen", "play"]


def has_screen() -> bool:
    """Whether all three streams are a terminal that can show a screen (Textual draws on the third)."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return all(stream.isatty() for stream in streams) and os.environ.get("TERM", "dumb") != "dumb"


def has_colour() -> bool:
    """Whether what is written is read on a terminal by somebody who has nothing against colours."""
    return sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb" and not os.environ.get("NO_COLOR")


def play(wishes: Wishes, language: str, plain: bool, listing: bool, choose: bool, save: Path | None) -> int:
    """Play as wished; answers the exit code."""
    session = wishes.begin()
    if save is not None:
        check_new(save)  # where that cannot be done, it is better known before the game
    if plain or not has_screen() or wishes.game not in SCREENS:
        from skerry.terminal.plain import choose_bot, play_plain

        if choose and sys.stdin.isatty():
            bot = choose_bot(session.game.opponents, session.bot, language)
            session = replace(wishes, bot=bot).begin()
        if save is not None:
            session.save(save)
        return play_plain(session, language, listing, save, colour=not plain and has_colour())
    from skerry.terminal.screen.app import PlayApp

    return PlayApp(session, wishes, language, choose, save).go()
