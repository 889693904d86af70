"""What one seat of Saltfjord may see: built up from the record that `hiding.see` fills, for JSON.

Faces are written as the edition writes them. The entries are `view` for a seat, `open_part` for everybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from skerry.games.saltfjord.entries import ABILITY_EFFECTS, COUNTED, GAINING_FROM, TRACK_NAMES
from skerry.games.saltfjord.faces import Effect, effect_text, gain_text
from skerry.games.saltfjord.notation import COLOURS, STACK_NAMES, cell_name
from skerry.games.saltfjord.rules import tables
from skerry.games.saltfjord.rules.fishing import aboard, stack_of
from skerry.games.saltfjord.rules.orders import open_order
from skerry.games.saltfjord.rules.rounds import dice_of_round
from skerry.games.saltfjord.rules.scoring import final_points, points_earned
from skerry.games.saltfjord.rules.stack import part, top
from skerry.games.saltfjord.rules.stores import cost_of_raising
from skerry.games.saltfjord.rules.tracks import is_in_game, marker_of
from skerry.games.saltfjord.rules.village import tile_on_top
from skerry.games.saltfjord.solo import medals, specials_now
from skerry.games.saltfjord.state import (
    ABILITIES,
    ACTIVATE,
    AREAS,
    AT_DOCK,
    CELLS,
    DIE_FACES,
    DOCKS,
    EFFECT,
    FISH_STACKS,
    FISH_TYPES,
    LOOK,
    NOT_IN_GAME,
    ORDER_STACKS,
    ORDERS,
    OVER,
    PLACE_START,
    RESOURCES,
    RIDE,
    ROUNDS,
    SETS,
    SIDE,
    STACKS,
    START_ORDERS,
    TAVERNS,
    TRACKS,
    WAITING,
    WHICH_DOCK,
)
from skerry.rulebook.game import Position

PHASE_NAMES = ("set-up", "play", "over")
DECISION_NAMES = (
    "nothing",
    "set",
    "place",
    "turn",
    "after",
    "wagons",
    "activate",
    "effect",
    "keep",
    "overboard",
    "double",
    "dock",
    "ability",
    "move-wagons",
    "docks",
)
PIECE_NAMES = ("", "white die", "orange die", "worker")
SOURCES_NAMED = ("fishing", "piers", "docks", "lightning", "abilities", "buildings")


def face_text(face: int) -> str:
    """A face as the edition writes it."""
    return tables.FACES[int(face)].text


def fish_text(kind: int) -> str:
    return gain_text(tables.EDITION.fish[int(kind)].gain)


def tile_texts(tile: int) -> list[str]:
    """The faces of a building or start tile."""
    return [face.text for face in tables.TILES_AND_STARTS[int(tile)].faces]


def order_told(order: int) -> dict[str, Any]:
    found = tables.EDITION.orders[int(order)]
    return {"order": int(order) + 1, "cost": gain_text(found.cost), "points": found.points}


def ability_told(number: int) -> dict[str, Any]:
    found = tables.EDITION.abilities[int(number)]
    told: dict[str, Any] = {"ability": int(number) + 1, "effect": ABILITY_EFFECTS[found.effect]}
    if found.effect >= GAINING_FROM:
        told["gain"] = gain_text(found.gain)
    else:
        told["amount"] = found.amount
    if any(found.at_once):
        told["at_once"] = gain_text(found.at_once)
    return told


def scoring_told(number: int) -> dict[str, Any]:
    found = tables.EDITION.scoring[int(number)]
    return {
        "tile": int(number) + 1,
        "counts": COUNTED[found.counts],
        "points": found.points,
        "per": found.per,
        "lightning": found.lightning,
    }


def open_part(position: Position) -> dict[str, Any]:
    """What lies open for everybody."""
    over = bool(position.phase == OVER)
    return {
        "game": "saltfjord",
        "phase": PHASE_NAMES[int(position.phase)],
        "round": int(position.this_round) + 1,
        "seat": None if over else int(position.seat),
        "first": int(position.first),
        "over": over,
        "decision": DECISION_NAMES[int(top(position))],
        "deciding": _deciding(position),
        "options": {
            "players": int(position.seats),
            "side": "named" if position.named else "plain",
            "wagons": bool(position.with_wagons),
            "specials": int(position.special_tiles),
        },
        "dice": [
            {"colour": COLOURS[colour], "value": value + 1, "count": int(position.area_dice[colour, value])}
            for colour in range(2)
            for value in range(DIE_FACES)
            if position.area_dice[colour, value]
        ],
        "counter": [
            int(dice_of_round(position, number, 1) - dice_of_round(position, number - 1, 1))
            for number in range(int(position.this_round) + 1, ROUNDS)
        ],
        "taverns": [_tavern(position, tavern) for tavern in range(TAVERNS)],
        "tiles": [_stack(position, stack) for stack in range(STACKS)],
        "orders": [_orders(position, stack) for stack in range(ORDER_STACKS)],
        "fjord": [_area(position, area) for area in range(1, AREAS + 1)],
        "tracks": [_track(position, track) for track in range(TRACKS + 1) if is_in_game(position, track)],
        "abilities": [ability_told(number - 1) if number else None for number in position.open_abilities],
        "specials": _specials(position),
        "medals": medals(bool(position.with_wagons)) if position.seats == 1 else {},
        "sets": [_set(position, number) for number in range(SETS)] if position.phase == 0 else [],
        "values": {name: int(tables.VALUE[number]) for number, name in enumerate(RESOURCES)},
        "docks": [
            {"reward": _effects_text(reward), "stack": stack} for reward, stack in tables.EDITION.docks
        ],
        "snow": [cell_name(cell) for cell in tables.EDITION.snow],
        "players": [_player(position, seat) for seat in range(int(position.seats))],
    }


def _deciding(position: Position) -> dict[str, Any]:
    """What more there is to say of a decision; tiles that were looked at are not for everybody."""
    kind = int(top(position))
    if kind == PLACE_START:
        tile = int(position.sets[int(part(position, 1)), 1]) - 1
        return {"tile": tile_texts(tile), "cells": _shape_cells(tables.TILES_AND_STARTS[tile].shape)}
    if kind in (RIDE, ACTIVATE):
        line = int(part(position, 1))
        return {"line": f"column {line + 1}" if line < SIDE else f"row {line - SIDE + 1}"}
    if kind == EFFECT:
        effects = [int(part(position, 1)), int(part(position, 2))]
        must = bool(int(part(position, 3)) & tables.MUST)
        return {"offers": [effect_text(tables.EFFECTS[one]) for one in effects if one], "must": must}
    if kind == WHICH_DOCK:
        return {"order": order_told(int(part(position, 1)))}
    return {}


def _shape_cells(shape: int) -> list[list[int]]:
    return [list(cell) for cell in tables.EDITION.shapes[shape].cells]


def _effects_text(effects: Iterable[Effect]) -> str:
    return " / ".join(effect_text(effect) for effect in effects)


def _specials(position: Position) -> list[dict[str, Any]]:
    """Solo: the special tiles, and what each gives as things stand."""
    tiles = position.specials[: int(position.special_tiles)]
    return [
        {**scoring_told(tile - 1), "gives": gives}
        for tile, gives in zip(tiles, specials_now(position), strict=False)
    ]


def _tavern(position: Position, tavern: int) -> dict[str, Any]:
    effect, times = tables.EDITION.taverns[tavern]
    told: dict[str, Any] = {
        "action": effect_text(effect),
        "times": times,
        "guests": [seat for seat in range(int(position.seats)) if position.ended[seat] == tavern + 1],
    }
    dice = {COLOURS[colour]: int(position.tavern_dice[colour, tavern]) for colour in range(2)}
    if position.seats == 1:
        told["dice"] = {colour: value for colour, value in dice.items() if value}
    return told


def _stack(position: Position, stack: int) -> dict[str, Any]:
    tile = int(tile_on_top(position, stack))
    return {
        "stack": STACK_NAMES[stack],
        "cells": _shape_cells(stack // 2),
        "left": int(position.tiles_left[stack]),
        "open": tile_texts(tile) if tile >= 0 else None,
    }


def _orders(position: Position, stack: int) -> dict[str, Any]:
    order = int(open_order(position, stack))
    return {
        "dock": int(tables.DOCK_OF_STACK[stack]) + 1,
        "left": int(position.orders_left[stack]),
        "open": order_told(order) if order >= 0 else None,
    }


def _area(position: Position, area: int) -> dict[str, Any]:
    return {
        "points": int(tables.AREA_POINTS[area]),
        "left": [int(position.fish_left[stack_of(area, kind)]) for kind in range(FISH_TYPES)],
        "boats": [seat for seat in range(int(position.seats)) if position.area[seat] == area],
    }


def _track(position: Position, track: int) -> dict[str, Any]:
    marker = int(marker_of(track))
    return {
        "track": TRACK_NAMES[track],
        "steps": [
            {"cost": RESOURCES[step.cost], "effect": step.text} for step in tables.EDITION.tracks[track]
        ],
        "scoring": scoring_told(position.scoring[marker]),
        "markers": [int(position.level[seat, marker]) for seat in range(int(position.seats))],
    }


def _set(position: Position, number: int) -> dict[str, Any]:
    ability, tile, resources = (int(part) - 1 for part in position.sets[number])
    gain, fishing = tables.EDITION.resources[resources]
    owner = int(position.set_of[number])
    return {
        "ability": ability_told(ability),
        "tile": tile_texts(tile),
        "cells": _shape_cells(tables.TILES_AND_STARTS[tile].shape),
        "resources": gain_text(gain),
        "fishing": fishing,
        "seat": owner - 1 if owner else None,
    }


def _player(position: Position, seat: int) -> dict[str, Any]:
    count = int(aboard(position, seat))
    docks: list[list[dict[str, Any]]] = [[] for _ in range(DOCKS)]
    for order in range(ORDERS + START_ORDERS):
        where = int(position.order_at[order]) - AT_DOCK
        if where >= 0 and where // DOCKS == seat:
            docks[where % DOCKS].append(order_told(order))
    return {
        "seat": seat,
        "village": tables.EDITION.villages[int(position.board[seat])].name,
        "points": int(points_earned(position, seat)),
        "ending_now": int(final_points(position, seat)),
        "earned": {name: int(position.earned[seat, source]) for source, name in enumerate(SOURCES_NAMED)},
        "resources": {name: int(position.store[seat, number]) for number, name in enumerate(RESOURCES)},
        "cells": [_cell(position, seat, cell) for cell in range(CELLS) if position.village[seat, cell]],
        "wagons": [
            "waiting" if cell == WAITING else cell_name(cell)
            for cell in position.wagon[seat]
            if cell != NOT_IN_GAME
        ],
        "raising": int(cost_of_raising(position, seat)),
        "workers": int(position.workers[seat]),
        "abilities": [
            ability_told(number) for number in range(ABILITIES) if int(position.abilities[seat]) >> number & 1
        ],
        "area": int(position.area[seat]),
        "farthest": int(position.farthest[seat]),
        "boat": [fish_text(tile - 1) for tile in position.boat[seat, :count]],
        "brought": [
            fish_text(kind) for kind in range(tables.FISH_KINDS) for _ in range(position.brought[seat, kind])
        ],
        "docks": docks,
        "taken": {COLOURS[colour]: int(position.taken[seat, colour]) for colour in range(2)},
        "tavern": int(position.ended[seat]) or None,
    }


def _cell(position: Position, seat: int, cell: int) -> dict[str, Any]:
    told: dict[str, Any] = {"cell": cell_name(cell), "face": face_text(position.village[seat, cell])}
    tile, piece = int(position.tile_on[seat, cell]), int(position.piece[seat, cell])
    if tile:
        told["tile"] = tile
    if piece:
        told["piece"] = PIECE_NAMES[piece]
    return told


def hidden_part(position: Position) -> dict[str, Any]:
    """The stacks from the bottom, and dice to come: everything in a position, in a view in rising order."""
    return {
        "tiles": {
            STACK_NAMES[stack]: [
                f"tile {number}" for number in position.tiles[stack, : position.tiles_left[stack]]
            ]
            for stack in range(STACKS)
        },
        "orders": [
            [f"order {number}" for number in position.orders[stack, : position.orders_left[stack]]]
            for stack in range(ORDER_STACKS)
        ],
        "fish": [
            [fish_text(tile - 1) for tile in position.fish[stack, : position.fish_left[stack]]]
            for stack in range(FISH_STACKS)
        ],
    }


def view(seen: Position, seat: int) -> dict[str, Any]:
    """What a seat may see: the open part, the fish tiles it knows, what is left by elimination (SF-H1)."""
    known: list[dict[str, Any]] = []
    unknown: list[list[str]] = [[] for _ in range(FISH_TYPES)]
    for stack in range(FISH_STACKS):
        left = int(seen.fish_left[stack])
        for place in range(left):
            name = fish_text(seen.fish[stack, place] - 1)
            if int(seen.known[stack, place]) >> seat & 1:
                area, kind = stack // FISH_TYPES + 1, stack % FISH_TYPES + 1
                known.append({"area": area, "type": kind, "under": left - 1 - place, "tile": name})
            else:
                unknown[stack % FISH_TYPES].append(name)
    hidden = {
        "tiles": sorted(
            int(number)
            for stack in range(STACKS)
            for number in seen.tiles[stack, : max(int(seen.tiles_left[stack]) - 1, 0)]
        ),
        "orders": sorted(
            int(number)
            for stack in range(ORDER_STACKS)
            for number in seen.orders[stack, : max(int(seen.orders_left[stack]) - 1, 0)]
        ),
        "fish": unknown,
    }
    told = open_part(seen)
    if int(top(seen)) == LOOK and seen.seat == seat:
        told["deciding"] = {"looking": _looked_at(seen, seat)}
    return {**told, "you": seat, "known": known, "hidden": hidden}


def _looked_at(seen: Position, seat: int) -> list[str]:
    """The two tiles of which one is kept, the upper one first (SF-D4)."""
    stack = int(part(seen, 1))
    places = [int(seen.fish_left[stack]) - 1 - under for under in range(2)]
    return [
        fish_text(seen.fish[stack, place] - 1)
        for place in places
        if int(seen.known[stack, place]) >> seat & 1
    ]
