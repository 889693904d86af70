"""What every action is worth, in a position or at a moment of a replay."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

from skerry.rulebook.analysis import Analysis, Patience
from skerry.rulebook.game import Game, Position
from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import Words, words
from skerry.terminal.moments import moments_of
from skerry.terminal.waiting import patiently

WIDEST = 22  # signs that an action is given in a table


def position_asked(game: Game, text: str, at: int | None) -> Position:
    """The position that a person names: a replay file with a number of actions, or the position as text."""
    path = Path(text)
    if at is None and not looks_like_file(path):
        return game.read_position(text)
    moments = moments_of(path)
    return moments.positions[moments.last if at is None else moments.check(at)]


def looks_like_file(path: Path) -> bool:
    """Whether a text that may be a position is meant as a file."""
    try:
        return path.suffix == ".json" or path.is_file()
    except (OSError, ValueError):  # too long for a file's name, or no name at all
        return False


def analyse(game: Game, text: str, at: int | None, seconds: float, as_json: bool, language: str) -> int:
    """Print what each legal action is worth; answers the exit code."""
    position = position_asked(game, text, at)
    seat = game.rules.seat_to_move(position)
    if seat < 0:
        raise Refused("game-over", "game-over")
    seen = game.see(position, int(seat))  # nothing is told that is hidden from whoever is to move
    told = words(language)
    found = worth(game, seen, seconds, told)
    if as_json:
        print(json.dumps(as_record(game, seen, found)))
        return 0
    print(told.say("terminal-analysis", position=game.write_position(seen)))
    for line in as_lines(found, told):
        print(line)
    return 0


def worth(game: Game, seen: Position, seconds: float, told: Words) -> Analysis:
    """What each legal action is worth; on a terminal it can be stopped, and shows how far it is."""
    patience = Patience(seconds, os.cpu_count() or 1)
    return patiently(lambda: game.analyse(seen, patience), patience, told)


def as_lines(found: Analysis, told: Words, most: int | None = None) -> Iterator[str]:
    """An analysis for people, perhaps its best actions only."""
    yield told.say(found.heading.name, **found.heading.values)
    shown = found.actions[:most]
    wide = min(WIDEST, max((len(valued.action) for valued in shown), default=0))
    for valued in shown:
        yield f"  {valued.action:<{wide}}  {valued.shown}"
    if len(shown) < len(found.actions):
        yield "  " + told.say("terminal-and-more", count=len(found.actions) - len(shown))
    for note in found.notes:
        yield told.say(note.name, **note.values)


def as_record(game: Game, position: Position, found: Analysis) -> dict[str, object]:
    """An analysis for programs."""
    return {
        "position": game.write_position(position),
        "seat": int(game.rules.seat_to_move(position)),
        **found.facts,
        "actions": [{"action": valued.action, **valued.facts} for valued in found.actions],
    }
