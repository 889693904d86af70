"""`skerry watch`: bot against bot, drawn move by move."""

from __future__ import annotations

import sys
import time

from skerry.rulebook.words import words
from skerry.terminal.moments import Contest
from skerry.terminal.playing import SCREENS, has_colour, has_screen


def watch(contest: Contest, delay: float, plain: bool, language: str) -> int:
    """Let two bots play, for people to see; answers the exit code."""
    if not plain and has_screen() and contest.moments.game.name in SCREENS:
        from skerry.terminal.screen.app import WatchApp

        return WatchApp(contest, language, delay).go()
    return watch_in_lines(contest, delay, language, colour=not plain and has_colour())


def watch_in_lines(contest: Contest, delay: float, language: str, colour: bool = False) -> int:
    """The same for pipes and screen readers."""
    told = words(language)
    moments = contest.moments
    for seat, name in enumerate(contest.names):
        print(told.say("terminal-plays", bot=name, side=moments.side(seat)))
    print(told.say("terminal-seed", seed=str(moments.match.seed)))
    while (view := contest.view()) is not None:
        moments.add(contest.choose(view))
        message = moments.match.log[-1]
        print(f"{moments.last}: {told.say(message.name, **message.values)}")
        if view.seat != moments.match.seat:  # a turn has ended
            drawn = moments.game.draw_lines(moments.seen(moments.last), language, small=True, colour=colour)
            print(f"\n{drawn}\n", flush=True)
        if delay:
            sys.stdout.flush()
            time.sleep(delay)
    verdict = moments.game.verdict(moments.match.position)
    print(told.say(verdict.name, **verdict.values))
    return 0
