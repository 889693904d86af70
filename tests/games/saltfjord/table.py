"""What lies on the table, for the tests of Saltfjord's rules."""

from __future__ import annotations

from skerry.games.saltfjord.faces import GOODS, face_of
from skerry.games.saltfjord.game import SALTFJORD
from skerry.games.saltfjord.notation import STACK_NAMES
from skerry.games.saltfjord.rules import tables
from skerry.games.saltfjord.rules.fishing import stack_of
from skerry.games.saltfjord.state import (
    AT_DOCK,
    DOCKS,
    NOT_IN_GAME,
    ORANGE_DIE,
    RESOURCES,
    WHITE_DIE,
    WORKER,
    cell_number,
)
from skerry.rulebook.match import Match

PIECES = {"white": WHITE_DIE, "orange": ORANGE_DIE, "worker": WORKER}


def started(seed: int = 1, **options: object) -> Match:
    """A game whose start sets are chosen and laid, at its first turn."""
    match = Match(SALTFJORD, seed=seed, options=options)
    while match.observe(0)["phase"] == "set-up":
        match.play(match.legal()[0])
    return match


def fresh(seed: int = 1, **options: object) -> Match:
    """The same with nothing in the villages and stores, and no ability owned; the first seat is 0."""
    match = started(seed, **{"first": 0, **options})
    position = match.position
    for name in ("village", "tile_on", "piece", "store", "earned", "boat", "brought", "abilities", "area"):
        position[name][:] = 0
    position.farthest[:] = 0
    position.fish_left[:] = 0
    position.fish[:] = 0
    return match


def cell(text: str) -> int:
    column, row = text.split(",")
    return cell_number(int(column), int(row))


def face(text: str) -> int:
    """The number of a face of the edition."""
    return tables.FACES.index(face_of(text))


def put(match: Match, cells: dict[str, str], seat: int = 0, tile: int = 0) -> Match:
    """Faces in a village, of a building tile where one is named."""
    for where, text in cells.items():
        match.position.village[seat, cell(where)] = face(text)
        match.position.tile_on[seat, cell(where)] = tile
    return match


def stand(match: Match, pieces: dict[str, str], seat: int = 0) -> Match:
    """Dice and workers on cells."""
    for where, piece in pieces.items():
        match.position.piece[seat, cell(where)] = PIECES[piece]
    return match


def give(match: Match, seat: int = 0, **resources: int) -> Match:
    """So many of each resource in store."""
    for name, count in resources.items():
        match.position.store[seat, RESOURCES.index(name)] = count
    return match


def dice(match: Match, white: str = "", orange: str = "") -> Match:
    """Just these dice in the common area."""
    match.position.area_dice[:] = 0
    for colour, values in enumerate((white, orange)):
        for value in values.split():
            match.position.area_dice[colour, int(value) - 1] += 1
    return match


def owns(match: Match, effect: int, seat: int = 0) -> Match:
    """A seat owns the ability with an effect."""
    number = list(tables.ABILITY_EFFECT).index(effect)
    match.position.abilities[seat] |= 1 << number
    return match


def price_of(effect: int) -> int:
    """The fish that the ability with an effect costs."""
    return int(tables.ABILITY_AMOUNT[list(tables.ABILITY_EFFECT).index(effect)])


def reward_of(effect: int) -> dict[str, int]:
    """What the ability with an effect gives, points included."""
    gain = tables.EDITION.abilities[list(tables.ABILITY_EFFECT).index(effect)].gain
    return {name: count for name, count in zip(GOODS, gain, strict=True) if count}


def power(match: Match, *powers: int, seat: int = 0) -> Match:
    """A seat has permanent effects of the tracks."""
    for each in powers:
        match.position.powers[seat] |= 1 << each
    return match


def fish_kind(gain: str, kind: int = 0) -> int:
    """The number of a fish tile by what it gives; any of them where the type does not matter."""
    from skerry.games.saltfjord.faces import gain_of

    found = [
        number
        for number, fish in enumerate(tables.EDITION.fish)
        if fish.gain == gain_of(gain) and kind in (0, fish.type)
    ]
    return found[0]


def shoal(match: Match, area: int, kind: int, *gains: str) -> Match:
    """The fish tiles of a stack, the top one last."""
    stack = stack_of(area, kind - 1)
    match.position.fish[stack] = 0
    match.position.known[stack] = 0
    for place, gain in enumerate(gains):
        match.position.fish[stack, place] = 1 + fish_kind(gain, kind)
    match.position.fish_left[stack] = len(gains)
    return match


def boat(match: Match, area: int, *gains: str, seat: int = 0) -> Match:
    """A boat in an area, with tiles aboard."""
    match.position.area[seat] = area
    match.position.farthest[seat] = area
    match.position.boat[seat] = 0
    for place, gain in enumerate(gains):
        match.position.boat[seat, place] = 1 + fish_kind(gain)
    return match


def order_on_top(match: Match, stack: int, cost: str) -> int:
    """Turn up an order with a cost; answer its number."""
    from skerry.games.saltfjord.faces import gain_of

    position = match.position
    order = next(
        number
        for number, found in enumerate(tables.EDITION.orders)
        if found.cost == gain_of(cost) and position.order_at[number] == 0
    )
    top = int(position.orders_left[stack]) - 1
    for other in range(4):
        for place in range(int(position.orders_left[other])):
            if position.orders[other, place] == order + 1:
                position.orders[other, place] = position.orders[stack, top]
    position.orders[stack, top] = order + 1
    return order


def docked(match: Match, *orders: tuple[int, int], seat: int = 0) -> Match:
    """Orders at docks: the number of an order, and a dock from 1."""
    for order, dock in orders:
        match.position.order_at[order] = AT_DOCK + DOCKS * seat + dock - 1
        match.position.docked[seat, dock - 1] += 1
    return match


def tile_on_top(match: Match, stack: str, *faces: str) -> int:
    """Turn up a building tile with these faces; answer its number."""
    position, number = match.position, STACK_NAMES.index(stack)
    tile = next(
        place
        for place, found in enumerate(tables.EDITION.tiles)
        if found.shape == number // 2 and [each.text for each in found.faces] == list(faces)
    )
    top = int(position.tiles_left[number]) - 1
    for other in (number, number ^ 1):
        for place in range(int(position.tiles_left[other])):
            if position.tiles[other, place] == tile + 1:
                position.tiles[other, place] = position.tiles[number, top]
    position.tiles[number, top] = tile + 1
    return tile


def wagon(match: Match, *cells: str, seat: int = 0) -> Match:
    """Wagons on cells."""
    for number in range(2):
        there = cell(cells[number]) if number < len(cells) else NOT_IN_GAME
        match.position.wagon[seat, number] = there
    return match


def has(match: Match, seat: int = 0) -> dict[str, int]:
    """What a seat has in store."""
    return {
        name: int(count) for name, count in zip(RESOURCES, match.position.store[seat], strict=True) if count
    }


def points(match: Match, seat: int = 0) -> int:
    return int(match.position.earned[seat].sum())


def on(match: Match, where: str, seat: int = 0) -> str:
    """The piece on a cell."""
    piece = int(match.position.piece[seat, cell(where)])
    return {number: name for name, number in PIECES.items()}.get(piece, "")


def play(match: Match, *actions: str) -> Match:
    for action in actions:
        match.play(action)
    return match


def legal(match: Match, word: str) -> list[str]:
    """The legal actions that begin with a word."""
    return [action for action in match.legal() if action.split()[0] == word]


def rule_against(match: Match, action: str) -> str | None:
    """The id of the rule that forbids an action."""
    refusal = match.why_not(action)
    return None if refusal is None else refusal.rule


def reason(match: Match, action: str) -> str:
    """Why an action is refused, in words."""
    return str(match.why_not(action))
