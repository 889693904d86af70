"""Solo: the medal that a score wins, and the challenges that are met (SF-O5, SF-O6)."""

from __future__ import annotations

from skerry.games.saltfjord.rules.scoring import final_points, specials_reached, tile_value
from skerry.games.saltfjord.state import OVER
from skerry.rulebook.game import Position

MEDALS = ("none", "bronze", "silver", "gold", "platinum", "palladium")
FOR_BRONZE, FOR_EACH_FURTHER, MORE_WITH_WAGONS = 100, 20, 20
CHALLENGES = (("gold", 3), ("platinum", 3), ("platinum", 4), ("platinum", 5), ("palladium", 5))


def medal(points: int, with_wagons: bool) -> int:
    """The place among the medals of a score (SF-O5)."""
    return sum(points >= least for least in medals(with_wagons).values())


def medals(with_wagons: bool) -> dict[str, int]:
    """The points from which on each medal is won (SF-O5)."""
    first = FOR_BRONZE + (MORE_WITH_WAGONS if with_wagons else 0)
    return {name: first + number * FOR_EACH_FURTHER for number, name in enumerate(MEDALS[1:])}


def medal_won(position: Position) -> int:
    """The medal of a solo game that has ended; none where a special tile gives too little (SF-O5)."""
    if position.phase != OVER or not specials_reached(position):
        return 0
    return medal(int(final_points(position, 0)), bool(position.with_wagons))


def challenges_met(position: Position) -> list[int]:
    """The challenges met, from 1: the medal or a better one, with so many special tiles (SF-O6)."""
    won = medal_won(position)
    return [
        number
        for number, (name, specials) in enumerate(CHALLENGES, start=1)
        if position.special_tiles == specials and won >= MEDALS.index(name)
    ]


def specials_now(position: Position) -> list[int]:
    """What each special tile gives as things stand."""
    tiles = position.specials[: int(position.special_tiles)]
    return [int(tile_value(position, 0, int(tile) - 1)) for tile in tiles]
