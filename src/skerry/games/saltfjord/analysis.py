"""What each action is worth, as `greedy` plans on from it: the entry is `analyse`."""

from __future__ import annotations

from skerry.games.saltfjord.naming import seat_name
from skerry.games.saltfjord.planning import WIDTH, Room, has_passed, plan, room
from skerry.games.saltfjord.rules.choices import play
from skerry.games.saltfjord.worth import worth
from skerry.rulebook.analysis import Analysis, Patience, Valued
from skerry.rulebook.game import Game, Position
from skerry.rulebook.words import Message

DEAL = 1  # what is hidden is dealt again, always in the same way


def analyse(game: Game, seen: Position, patience: Patience) -> Analysis:
    """Every action with the points that its seat may hope for, the turn being played well from there."""
    seat = int(seen.seat)
    imagined = game.copy(seen)
    game.rules.redeal(imagined, seat, DEAL)
    where = room()
    values = {}
    for action in game.legal(seen):
        after = game.copy(imagined)
        play(after, action)
        values[action] = _worth(where, after, seat, int(seen.this_round), patience)
    best_first = sorted(values, key=lambda action: (-values[action], action))
    return Analysis(
        heading=Message("saltfjord-analysis", side=seat_name(seat)),
        actions=[
            Valued(
                game.write(seen, action),
                f"{values[action]:6.1f}",
                {"value": round(values[action], 3)},
                points=values[action],
            )
            for action in best_first
        ],
    )


def _worth(where: Room, after: Position, seat: int, this_round: int, patience: Patience) -> float:
    """The worth of the best way to play the turn on; without it where the turn or the time is over."""
    if patience.left and not has_passed(after, seat, this_round):
        where.now[0] = after
        if plan(where, seat, WIDTH):
            return float(where.end_value[0])
    return float(worth(after, seat, where.estimates))
