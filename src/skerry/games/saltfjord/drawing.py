"""How a game of Saltfjord looks in a terminal: `text` draws it, `listing` says it cell by cell.

Each resource and action has a sign of its own, so that nothing depends on colour; `signs` writes a face.
"""

from __future__ import annotations

from collections.abc import Iterator

from skerry.games.saltfjord import naming
from skerry.games.saltfjord.faces import BUILD_ONE, GAIN, TRADE, Effect, Face, Gain
from skerry.games.saltfjord.notation import STACK_NAMES, cell_name
from skerry.games.saltfjord.rules import tables
from skerry.games.saltfjord.rules.fishing import aboard, stack_of
from skerry.games.saltfjord.rules.orders import open_order
from skerry.games.saltfjord.rules.scoring import count_fish_tiles
from skerry.games.saltfjord.rules.stack import top
from skerry.games.saltfjord.rules.tracks import is_in_game, marker_of
from skerry.games.saltfjord.rules.village import has_wagon, tile_on_top
from skerry.games.saltfjord.solo import specials_now
from skerry.games.saltfjord.state import (
    ABILITIES,
    AREAS,
    CELLS,
    DIE_FACES,
    DOCKS,
    FISH_TYPES,
    OPEN_ABILITIES,
    ORDER_STACKS,
    OVER,
    SETS,
    SETTING_UP,
    SIDE,
    STACKS,
    STEPS,
    TAVERNS,
    TRACKS,
)
from skerry.rulebook.game import Position
from skerry.rulebook.words import Message, words

SIGNS = "FWGPKDBO*"  # of the resources and of points
ACTION_SIGNS = "^@#+~"  # upgrade, order, develop, small tile, fishing
PIECES = " wo!&"
WAGON_PIECE = 4
WIDE = 9  # signs a cell
GROUNDS = {"empty": 236, "snow": 252, "building": 94, "pier": 24}
INKS = {"empty": 245, "snow": 240, "building": 230, "pier": 195}


# Signs


def gain_signs(gain: Gain) -> str:
    """A gain in signs."""
    return "+".join(
        f"{count if count > 1 else ''}{SIGNS[number]}" for number, count in enumerate(gain) if count
    )


def effect_signs(effect: Effect) -> str:
    if effect.kind == GAIN:
        return gain_signs(effect.gain)
    if effect.kind == TRADE:
        return f"{SIGNS[effect.pays]}>{gain_signs(effect.gain)}"
    if effect.kind == BUILD_ONE:
        return "+1"
    return ACTION_SIGNS[effect.kind - 2]


def signs(face: Face) -> str:
    """A face in signs."""
    return ("=" if face.pier else "") + "/".join(effect_signs(effect) for effect in face.effects)


def piece_on(seen: Position, seat: int, cell: int) -> int:
    """The piece on a cell by its number, a wagon being one more."""
    if has_wagon(seen, seat, cell):
        return WAGON_PIECE
    return int(seen.piece[seat, cell])


# The whole table


def text(seen: Position, colour: bool, language: str = "en") -> str:
    """A drawing for the terminal: the common board, then every village."""
    told = words(language)
    lines = [told.say(message.name, **message.values) for message in board(seen)]
    for seat in range(int(seen.seats)):
        lines += ["", *(told.say(message.name, **message.values) for message in player(seen, seat))]
        lines += list(village_lines(seen, seat, colour))
    return "\n".join([*lines, "", told.say("saltfjord-shown-legend")])


def listing(seen: Position, language: str = "en") -> str:
    """Everything in words, for those who listen to it."""
    told = words(language)
    messages = list(board(seen))
    for seat in range(int(seen.seats)):
        messages += [*player(seen, seat), *cells(seen, seat)]
    return "\n".join(told.say(message.name, **message.values) for message in messages)


# The common board


def board(seen: Position) -> Iterator[Message]:
    """What lies open for all, a line each."""
    yield Message("saltfjord-shown-round", round=int(seen.this_round) + 1)
    if seen.phase != OVER:
        decision = naming.decision_name(int(top(seen)))
        yield Message("saltfjord-shown-mover", side=naming.seat_name(int(seen.seat)), decision=decision)
    if seen.phase == SETTING_UP:
        yield from (_set(seen, number) for number in range(SETS))
    if seen.seats > 1:
        yield from (_dice(seen, colour) for colour in range(2))
    yield from (_tavern(seen, tavern) for tavern in range(TAVERNS))
    yield from (_stack(seen, stack) for stack in range(STACKS))
    yield from (_order(seen, stack) for stack in range(ORDER_STACKS))
    yield from (_area(seen, area) for area in range(1, AREAS + 1))
    yield from (_track(seen, track) for track in range(TRACKS + 1) if is_in_game(seen, track))
    for place in range(OPEN_ABILITIES):
        if seen.open_abilities[place]:
            ability = naming.ability_name(int(seen.open_abilities[place]) - 1)
            yield Message("saltfjord-shown-ability", place=place + 1, ability=ability)
    for tile, points in zip(seen.specials, specials_now(seen), strict=False):
        yield Message("saltfjord-shown-special", scoring=naming.scoring_name(int(tile) - 1), points=points)


def _set(seen: Position, number: int) -> Message:
    ability, tile, resources = (int(part) - 1 for part in seen.sets[number])
    gain, fishing = tables.EDITION.resources[resources]
    given = [naming.goods(gain)] + ([naming.effect_name(tables.EFFECTS[tables.FISHING_EFFECT])] * fishing)
    owner = int(seen.set_of[number])
    return Message(
        "saltfjord-shown-set",
        number=number + 1,
        ability=naming.ability_name(ability),
        tile=naming.tile_name(tile),
        resources=naming.listed(given),
        owner=naming.seat_name(owner - 1) if owner else Message("saltfjord-shown-free"),
    )


def _dice(seen: Position, colour: int) -> Message:
    values = " ".join(
        str(value + 1) for value in range(DIE_FACES) for _ in range(seen.area_dice[colour, value])
    )
    return Message("saltfjord-shown-dice", colour=naming.colour_name(colour), values=values or "–")


def _tavern(seen: Position, tavern: int) -> Message:
    effect = naming.effect_name(tables.EFFECTS[tables.TAVERN_EFFECT[tavern]])
    there = [naming.seat_name(seat) for seat in range(int(seen.seats)) if seen.ended[seat] == tavern + 1] + [
        Message(
            "saltfjord-shown-die-there",
            colour=naming.colour_name(colour),
            value=int(seen.tavern_dice[colour, tavern]),
        )
        for colour in range(2)
        if seen.tavern_dice[colour, tavern]
    ]
    if tables.TAVERN_TIMES[tavern] > 1:
        effect = Message("saltfjord-shown-twice", effect=effect)
    guests = naming.listed(there) if there else Message("saltfjord-shown-free")
    return Message("saltfjord-shown-tavern", tavern=tavern + 1, effect=effect, guests=guests)


def _stack(seen: Position, stack: int) -> Message:
    tile = int(tile_on_top(seen, stack))
    shown = naming.tile_name(tile) if tile >= 0 else Message("saltfjord-nothing")
    return Message(
        "saltfjord-shown-stack", stack=STACK_NAMES[stack], tile=shown, left=int(seen.tiles_left[stack])
    )


def _order(seen: Position, stack: int) -> Message:
    order = int(open_order(seen, stack))
    return Message(
        "saltfjord-shown-order",
        stack=stack + 1,
        order=naming.order_name(order) if order >= 0 else Message("saltfjord-nothing"),
        dock=int(tables.DOCK_OF_STACK[stack]) + 1,
        left=int(seen.orders_left[stack]),
    )


def _area(seen: Position, area: int) -> Message:
    boats = [naming.seat_name(seat) for seat in range(int(seen.seats)) if seen.area[seat] == area]
    return Message(
        "saltfjord-shown-area",
        area=area,
        points=int(tables.AREA_POINTS[area]),
        tiles=" ".join(str(seen.fish_left[stack_of(area, kind)]) for kind in range(FISH_TYPES)),
        boats=naming.listed(boats),
    )


def _track(seen: Position, track: int) -> Message:
    marker = int(marker_of(track))
    steps = [
        Message(
            "saltfjord-shown-step",
            effect=naming.step_name(track, step),
            cost=naming.resource_name(int(tables.STEP_COST[track, step])),
        )
        for step in range(STEPS)
    ]
    markers = [
        Message("saltfjord-shown-marker", side=naming.seat_name(seat), level=int(seen.level[seat, marker]))
        for seat in range(int(seen.seats))
    ]
    return Message(
        "saltfjord-shown-track",
        track=naming.track_name(track),
        steps=naming.listed(steps),
        scoring=naming.scoring_name(int(seen.scoring[marker])),
        markers=naming.listed(markers),
    )


# Players


def player(seen: Position, seat: int) -> Iterator[Message]:
    """What a seat has, a line each."""
    points, side = int(seen.earned[seat].sum()), naming.seat_name(seat)
    village = tables.EDITION.villages[int(seen.board[seat])].name
    if village:
        yield Message("saltfjord-shown-village", side=side, village=village, points=points)
    else:
        yield Message("saltfjord-shown-player", side=side, points=points)
    store = naming.goods(tuple(int(count) for count in seen.store[seat]))
    yield Message("saltfjord-shown-store", goods=store, workers=int(seen.workers[seat]))
    tiles = [
        naming.gain_number(tables.FISH_GAIN[int(tile) - 1]) for tile in seen.boat[seat, : aboard(seen, seat)]
    ]
    if seen.area[seat]:
        yield Message("saltfjord-shown-boat", area=int(seen.area[seat]), tiles=naming.listed(tiles))
    else:
        yield Message("saltfjord-shown-harbour", brought=int(count_fish_tiles(seen, seat)))
    docks = " ".join(str(seen.docked[seat, dock]) for dock in range(DOCKS))
    yield Message("saltfjord-shown-docks", docks=docks)
    for number in range(ABILITIES):
        if int(seen.abilities[seat]) >> number & 1:
            yield Message("saltfjord-shown-own", ability=naming.ability_name(number))


def cells(seen: Position, seat: int) -> Iterator[Message]:
    """A village cell by cell; empty cells are left out, unless something stands there."""
    for cell in range(CELLS):
        face, piece = int(seen.village[seat, cell]), piece_on(seen, seat, cell)
        shown = naming.face_name(tables.FACES[face]) if face else Message("saltfjord-nothing")
        if piece:
            name = Message(f"saltfjord-piece-{piece}")
            yield Message("saltfjord-shown-cell-with", cell=cell_name(cell), face=shown, piece=name)
        elif face:
            yield Message("saltfjord-shown-cell", cell=cell_name(cell), face=shown)


def village_lines(seen: Position, seat: int, colour: bool) -> Iterator[str]:
    """A village as a grid: what each cell shows, and what stands on it."""
    yield "   " + "".join(f"{column:^{WIDE}}" for column in range(1, SIDE + 1)).rstrip()
    for row in range(SIDE):
        drawn = [_cell(seen, seat, row * SIDE + column, colour) for column in range(SIDE)]
        yield f" {row + 1} " + ("".join(drawn) if colour else "".join(drawn).rstrip())


def _cell(seen: Position, seat: int, cell: int, colour: bool) -> str:
    face, piece = int(seen.village[seat, cell]), piece_on(seen, seat, cell)
    ground = "pier" if tables.FACE_PIER[face] else "building" if face else "empty"
    if ground == "empty" and tables.SNOW[cell]:
        ground = "snow"
    shown = signs(tables.FACES[face]) if face else ":" if ground == "snow" else "."
    label = f"{shown}{f' {PIECES[piece]}' if piece else ''}"
    if not colour:
        return f"{label:^{WIDE}}"
    return f"\x1b[48;5;{GROUNDS[ground]};38;5;{INKS[ground]}m{label:^{WIDE - 1}}\x1b[0m "
