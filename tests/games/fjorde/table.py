"""What lies on the table, for the tests of Fjorde's rules."""

from __future__ import annotations

import random

from skerry.games.fjorde import rules
from skerry.games.fjorde.game import FJORDE
from skerry.games.fjorde.notation import FACE
from skerry.games.fjorde.state import FARMS, FIELDS, HOLDING, LAND_TAKING, STACK, TURN, cell_number
from skerry.rulebook.game import Position
from skerry.rulebook.match import Match
from tests.games.fjorde.by_hand import COPIES

TILES = [tile for tile, copies in COPIES.items() for _ in range(copies)]
START = "0,0PSPPMM 0,1PPPPPP -1,1MPPPPP"
Q_AND_R = tuple[int, int]


def shuffled(seed: int) -> list[str]:
    order = list(TILES)
    random.Random(seed).shuffle(order)
    return order


def stack(*first: str, last: str = "") -> list[str]:
    """A stack with these tiles on top, and perhaps one at the bottom."""
    rest = list(TILES)
    for tile in (*first, *((last,) if last else ())):
        rest.remove(tile)
    return [*first, *rest, *((last,) if last else ())]


def begin(*orders: list[str], first: int = 0, **options: object) -> Match:
    """A new match whose chance is fixed."""
    if len(orders) == 1:
        options["rounds"] = 1
    return Match(FJORDE, options=options, setup={"orders": list(orders), "first": first})


def cells(text: str) -> list[tuple[int, int]]:
    """The numbers of cell and face of tiles written as `0,0PSPPMM`."""
    found = []
    for tile in text.split():
        q, r = tile[:-6].split(",")
        found.append((cell_number(int(q), int(r)), FACE[tile[-6:]]))
    return found


def board(
    tiles: str, farms: tuple[str, str] = ("", ""), fields: tuple[str, str] = ("", ""), mover: int = 0
) -> Match:
    """A match with any tiles on the map: in land-taking where there are pieces, else before a turn."""
    match = begin(TILES)
    position = FJORDE.blank()
    position.rounds = 1
    for seat in range(2):
        position.farms_left[seat], position.fields_left[seat] = FARMS, FIELDS
    position.order[:STACK] = match.position.order[:STACK]
    for cell, face in cells(tiles):
        rules.put(position, cell, face)
    position.seat = mover
    position.phase = TURN
    if any(farms) or any(fields):
        position.phase = LAND_TAKING
        position.drawn = STACK
        position.order[:] = 0
        names = [tile[:-6] for tile in tiles.split()]
        for seat in range(2):
            for name in farms[seat].split():
                position.farms[seat] |= 1 << names.index(name)
                position.farms_left[seat] -= 1
            for name in fields[seat].split():
                position.fields[seat] |= 1 << names.index(name)
                position.fields_left[seat] -= 1
        rules.find_reach(position)
    match.position = position
    return match


def hold(match: Match, tile: str) -> Match:
    """Somebody has drawn this tile, whatever the stack says."""
    match.position.hand = 1 + int(rules.KIND_OF[FACE[tile]])
    match.position.phase = HOLDING
    return match


def pool(match: Match, *tiles: str) -> Match:
    """These tiles lie in the pool, too."""
    for tile in tiles:
        match.position.pool[int(rules.KIND_OF[FACE[tile]])] += 1
    return match


def rule_against(match: Match, action: str) -> str | None:
    """The id of the rule that forbids an action."""
    refusal = match.why_not(action)
    return None if refusal is None else refusal.rule


def reason(match: Match, action: str) -> str:
    """Why an action is refused, in words."""
    return str(match.why_not(action))


def lays(match: Match) -> list[str]:
    return [action for action in match.legal() if action.startswith("lay ")]


def to_land_taking(match: Match, seed: int = 0, farms: bool = True) -> Match:
    """Play discovery at random to its end: nobody takes from the pool."""
    choice = random.Random(seed)
    number = match.position.this_round
    while (
        match.seat is not None and match.position.phase < LAND_TAKING and match.position.this_round == number
    ):
        legal = match.legal()
        if "farm" in legal:
            match.play("farm" if farms else "no-farm")
        elif "draw" in legal:
            match.play("draw")
        else:
            match.play(choice.choice(legal))
    return match


def play_out(match: Match, seed: int = 0) -> Match:
    """Play at random until this round is over."""
    choice = random.Random(seed)
    number = match.position.this_round
    while not match.over and match.position.this_round == number:
        match.play(choice.choice(match.legal()))
    return match


def known(position: Position) -> bytes:
    """A record without its generator."""
    rest = FJORDE.copy(position)
    rest.chance[:] = 0
    return bytes(rest.tobytes())
