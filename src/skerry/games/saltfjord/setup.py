"""The setup of a game of Saltfjord, both ways: all that is left to chance, as lists that JSON can hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from skerry.games.saltfjord.rules import tables
from skerry.games.saltfjord.rules.rounds import dice_of_round
from skerry.games.saltfjord.rules.setting_up import begin_game
from skerry.games.saltfjord.state import (
    ABILITIES,
    DIE_FACES,
    FISH_STACKS,
    FISH_TYPES,
    MOST_SEATS,
    OPEN_ABILITIES,
    ORDER_STACKS,
    ORDERS,
    ROUNDS,
    SCORING_TILES,
    SETS,
    STACKS,
    START_ORDERS,
    START_TILES,
    TRACKS,
)
from skerry.rulebook.game import Position
from skerry.rulebook.refusal import Refused, brief

PARTS = (
    "first",
    "villages",
    "abilities",
    "start_tiles",
    "resources",
    "scoring",
    "tiles",
    "orders",
    "fish",
    "rolls",
)


def setup_of(position: Position) -> dict[str, Any]:
    """The setup of a game just dealt: numbers count from 1 in the order of the edition."""
    sets = [[int(number) for number in row] for row in position.sets]
    specials = int(position.special_tiles)
    return {
        "first": int(position.first),
        "villages": [int(position.board[seat]) for seat in range(int(position.seats))],
        "abilities": [int(number) for number in position.open_abilities] + [row[0] for row in sets],
        "start_tiles": [row[1] - tables.FIRST_START_TILE for row in sets],
        "resources": [row[2] for row in sets],
        "scoring": [int(tile) + 1 for tile in position.scoring]
        + [int(tile) for tile in position.specials[:specials]],
        "tiles": _lists(position.tiles, position.tiles_left),
        "orders": _lists(position.orders, position.orders_left),
        "fish": _lists(position.fish, position.fish_left),
        "rolls": [[_rolled(position, number, colour) for colour in range(2)] for number in range(ROUNDS)],
    }


def _lists(stacks: Any, left: Any) -> list[list[int]]:
    """Stacks from the bottom."""
    return [[int(number) for number in stack[:count]] for stack, count in zip(stacks, left, strict=True)]


def _rolled(position: Position, number: int, colour: int) -> list[int]:
    """The dice of a round; those of the first one lie out already."""
    if number != position.this_round:
        count = int(dice_of_round(position, number, colour))
        return [int(value) for value in position.rolls[number, colour, :count]]
    if position.seats == 1:
        return [int(value) for value in reversed(position.tavern_dice[colour]) if value]
    return [value + 1 for value in range(DIE_FACES) for _ in range(position.area_dice[colour, value])]


def arrange(position: Position, setup: Mapping[str, Any]) -> None:
    """Fill a record whose options are set from a setup; refuses one that is not whole."""
    for name in PARTS:
        if name not in setup:
            raise Refused("bad-setup", "saltfjord-setup-missing", name=name)
    seats = int(position.seats)
    position.first = _numbers("first", [setup["first"]], 1, 0, seats - 1)[0]
    named = bool(position.named)
    villages = _numbers("villages", setup["villages"], seats, int(named), MOST_SEATS if named else 0)
    if named and len(set(villages)) < seats:
        raise _bad("villages", villages)
    position.board[:seats] = villages
    abilities = _permutation("abilities", setup["abilities"], ABILITIES)
    position.open_abilities[:] = abilities[:OPEN_ABILITIES]
    position.sets[:, 0] = abilities[OPEN_ABILITIES:]
    starts = _permutation("start_tiles", setup["start_tiles"], START_TILES)
    position.sets[:, 1] = [tables.FIRST_START_TILE + number for number in starts]
    position.sets[:, 2] = _permutation("resources", setup["resources"], SETS)
    _arrange_scoring(position, setup["scoring"])
    _arrange_tiles(position, setup["tiles"])
    _arrange_orders(position, setup["orders"])
    _arrange_fish(position, setup["fish"])
    _arrange_rolls(position, setup["rolls"])
    begin_game(position)


def _bad(name: str, value: object) -> Refused:
    return Refused("bad-setup", "saltfjord-setup-part", name=name, value=brief(value))


def _numbers(name: str, value: Any, count: int, least: int, most: int) -> list[int]:
    """So many whole numbers within bounds."""
    if not isinstance(value, list | tuple) or len(value) != count:
        raise _bad(name, value)
    if not all(type(number) is int and least <= number <= most for number in value):
        raise _bad(name, value)
    return list(value)


def _permutation(name: str, value: Any, count: int) -> list[int]:
    numbers = _numbers(name, value, count, 1, count)
    if len(set(numbers)) < count:
        raise _bad(name, value)
    return numbers


def _stacks(name: str, value: Any, sizes: list[int], most: int) -> list[list[int]]:
    """Stacks of given sizes."""
    if not isinstance(value, list | tuple) or len(value) != len(sizes):
        raise _bad(name, value)
    return [_numbers(name, stack, size, 1, most) for stack, size in zip(value, sizes, strict=True)]


def _arrange_scoring(position: Position, value: Any) -> None:
    specials = int(position.special_tiles)
    tiles = _numbers("scoring", value, TRACKS + specials, 1, SCORING_TILES)
    struck = position.seats == 1 and any(tables.LIGHTNING[tile - 1] for tile in tiles)
    if len(set(tiles)) < len(tiles) or struck:
        raise _bad("scoring", value)
    position.scoring[:] = [tile - 1 for tile in tiles[:TRACKS]]
    position.specials[:specials] = tiles[TRACKS:]


def _arrange_tiles(position: Position, value: Any) -> None:
    sizes = [int(size) for size in tables.STACK_SIZE]
    stacks = _stacks("tiles", value, sizes, tables.FIRST_START_TILE)
    every = [tile for stack in stacks for tile in stack]
    shapes = all(
        tables.TILE_SHAPE[tile - 1] == number // 2 for number in range(STACKS) for tile in stacks[number]
    )
    if len(set(every)) < len(every) or not shapes:
        raise _bad("tiles", value)
    for number, stack in enumerate(stacks):
        position.tiles[number, : len(stack)] = stack
        position.tiles_left[number] = len(stack)


def _arrange_orders(position: Position, value: Any) -> None:
    size = ORDERS // ORDER_STACKS + 1
    stacks = _stacks("orders", value, [size] * ORDER_STACKS, ORDERS + START_ORDERS)
    every = [order for stack in stacks for order in stack]
    if len(set(every)) < len(every) or any(stack[-1] <= ORDERS for stack in stacks):
        raise _bad("orders", value)
    for number, stack in enumerate(stacks):
        position.orders[number, :size] = stack
        position.orders_left[number] = size


def _arrange_fish(position: Position, value: Any) -> None:
    sizes = [int(tables.FISH_SIZE[number % FISH_TYPES]) for number in range(FISH_STACKS)]
    stacks = _stacks("fish", value, sizes, tables.FISH_KINDS)
    counted = Counter(tile - 1 for stack in stacks for tile in stack)
    types = all(
        tables.FISH_TYPE[tile - 1] == number % FISH_TYPES
        for number in range(FISH_STACKS)
        for tile in stacks[number]
    )
    if not types or counted != Counter(dict(enumerate(int(copies) for copies in tables.FISH_COPIES))):
        raise _bad("fish", value)
    for number, stack in enumerate(stacks):
        position.fish[number, : len(stack)] = stack
        position.fish_left[number] = len(stack)


def _arrange_rolls(position: Position, value: Any) -> None:
    if not isinstance(value, list | tuple) or len(value) != ROUNDS:
        raise _bad("rolls", value)
    for number, colours in enumerate(value):
        if not isinstance(colours, list | tuple) or len(colours) != 2:
            raise _bad("rolls", value)
        for colour, rolled in enumerate(colours):
            count = int(dice_of_round(position, number, colour))
            position.rolls[number, colour, :count] = _numbers("rolls", rolled, count, 1, DIE_FACES)
