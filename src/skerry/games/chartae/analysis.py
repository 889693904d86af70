"""The exact worth of every action of Chartae, for those who want to know."""

from __future__ import annotations

from fractions import Fraction

from skerry.games.chartae.exact import action_values
from skerry.rulebook.analysis import Analysis, Valued
from skerry.rulebook.game import Game, Position
from skerry.rulebook.words import Message


def ranked(game: Game, seen: Position) -> list[tuple[str, Fraction]]:
    """Each legal action with the exact chance that the seat to move wins, best first."""
    values = action_values(seen)
    order = sorted(values, key=lambda action: (-values[action], action))
    return [(game.write(seen, action), values[action]) for action in order]


def analyse(game: Game, seen: Position) -> Analysis:
    """The same in words; it is computed to the end, however long anybody wants to wait."""
    return Analysis(
        heading=Message("chartae-analysis"),
        actions=[
            Valued(
                action,
                f"{float(value):7.2%}  {value.numerator}/{value.denominator}",
                {"value": f"{value.numerator}/{value.denominator}", "chance": float(value)},
                chance=value,
            )
            for action, value in ranked(game, seen)
        ],
    )
