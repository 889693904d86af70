"""Exact chances of every action, for a position or for a moment of a replay."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

from skerry.rulebook.game import Game, Position
from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import words
from skerry.terminal.moments import moments_of
from skerry.terminal.plain import chance
from skerry.terminal.session import ranked


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


def analyse(game: Game, text: str, at: int | None, as_json: bool, language: str) -> int:
    """Print each legal action with its exact chance; answers the exit code."""
    position = position_asked(game, text, at)
    seat = game.rules.seat_to_move(position)
    if seat < 0:
        raise Refused("game-over", "game-over")
    seen = game.see(position, int(seat))  # nothing is told that is hidden from whoever is to move
    values = ranked(game, seen)
    if as_json:
        print(json.dumps(as_record(game, seen, values)))
        return 0
    told = words(language)
    print(told.say("terminal-analysis", position=game.write_position(seen)))
    for action, value in values:
        print(f"  {action:<12} {chance(value)}")
    return 0


def as_record(game: Game, position: Position, values: list[tuple[str, Fraction]]) -> dict[str, object]:
    """An analysis for programs."""
    return {
        "position": game.write_position(position),
        "seat": int(game.rules.seat_to_move(position)),
        "actions": [
            {"action": action, "value": f"{value.numerator}/{value.denominator}", "chance": float(value)}
            for action, value in values
        ],
    }
