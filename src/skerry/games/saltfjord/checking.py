"""Whether a position can be one: `faults` names the fields that contradict the rules or each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import numpy as np

from skerry.games.saltfjord.rules import tables
from skerry.games.saltfjord.rules.choices import legal
from skerry.games.saltfjord.rules.fishing import aboard, room
from skerry.games.saltfjord.rules.rounds import dice_of_round
from skerry.games.saltfjord.rules.scoring import count_workers
from skerry.games.saltfjord.rules.setting_up import WORKERS_AT_FIRST
from skerry.games.saltfjord.rules.tracks import is_in_game, marker_of
from skerry.games.saltfjord.rules.village import cell_of, has_building
from skerry.games.saltfjord.state import (
    ABILITIES,
    ACTIVATE,
    AFTER,
    AREAS,
    AT_DOCK,
    CELLS,
    CHOOSE_SET,
    DEPTH,
    DIE_FACES,
    DOCKING,
    DOCKS,
    DOUBLE,
    EFFECT,
    FISH_STACKS,
    FISH_TYPES,
    GONE,
    IN_STACK,
    LINES,
    LOOK,
    MOST_DICE,
    MOST_SEATS,
    MOST_SPECIALS,
    MOVE_WAGONS,
    NO_PIECE,
    NOT_IN_GAME,
    ORDER_STACKS,
    ORDERS,
    OVER,
    OVERFULL,
    PLACE_START,
    PLAYING,
    RIDE,
    ROUNDS,
    SCORING_TILES,
    SETS,
    SETTING_UP,
    SIDE,
    SOURCES,
    STACKS,
    START_ORDERS,
    STEPS,
    TAKE_ABILITY,
    TAVERNS,
    TILES,
    TRACKS,
    TURN,
    WAGONS,
    WAITING,
    WHICH_DOCK,
    WHITE_DIE,
    WORKER,
)
from skerry.rulebook.game import Position

MOST_OF_A_RESOURCE = 999
MOST_EARNED = 9999


def faults(position: Position) -> Iterator[str]:
    """The first field that cannot be so: later checks rely on what earlier ones have found sound."""
    for name, check in CHECKS:
        if not check(position):
            yield name
            return


def _options(position: Position) -> bool:
    solo = position.seats == 1
    least, most = (2, MOST_SPECIALS) if solo else (0, 0)
    return bool(
        1 <= position.seats <= MOST_SEATS
        and position.named <= 1
        and position.with_wagons <= 1
        and least <= position.special_tiles <= most
    )


def _turn(position: Position) -> bool:
    return (
        position.phase in (SETTING_UP, PLAYING, OVER)
        and position.seat < position.seats
        and position.first < position.seats
        and position.this_round < ROUNDS
        and position.upgraded <= 1
        and position.arrivals <= position.seats
        and position.depth <= DEPTH
    )


def _seats(position: Position) -> Iterator[int]:
    return iter(range(int(position.seats)))


def _absent(position: Position) -> bool:
    """Seats that do not play have nothing."""
    for seat in range(int(position.seats), MOST_SEATS):
        for name in ("store", "earned", "village", "tile_on", "piece", "level", "boat", "brought", "docked"):
            if position[name][seat].any():
                return False
        for name in (
            "powers",
            "board",
            "workers",
            "abilities",
            "lifted",
            "area",
            "farthest",
            "ended",
            "arrived",
        ):
            if position[name][seat]:
                return False
        if position.taken[seat].any() or position.aside[seat].any():
            return False
        if any(position.wagon[seat] != NOT_IN_GAME):
            return False
    return True


def _stores(position: Position) -> bool:
    return bool(
        (position.store <= MOST_OF_A_RESOURCE).all()
        and (position.earned >= 0).all()
        and (position.earned <= MOST_EARNED).all()
    )


def _tracks(position: Position) -> bool:
    for seat in _seats(position):
        powers, workers, wagons = 0, WORKERS_AT_FIRST, int(position.with_wagons)
        for track in (track for track in range(TRACKS + 1) if is_in_game(position, track)):
            level = int(position.level[seat, marker_of(track)])
            if level > STEPS:
                return False
            for effect in tables.STEP_EFFECT[track, :level]:
                if effect == tables.WORKER_STEP:
                    workers += 1
                elif effect == tables.SECOND_WAGON:
                    wagons += 1
                elif effect not in (tables.ABILITY_STEP, tables.MOVING_WAGONS, tables.GAIN_STEP):
                    powers |= 1 << int(effect)
        if powers != position.powers[seat] or workers != count_workers(position, seat):
            return False
        if wagons != sum(place != NOT_IN_GAME for place in position.wagon[seat]):
            return False
    return True


def _villages(position: Position) -> bool:
    laid: set[int] = set()
    boards = [int(position.board[seat]) for seat in _seats(position)]
    if position.named and (len(set(boards)) < len(boards) or not all(1 <= board <= 4 for board in boards)):
        return False
    if not position.named and any(boards):
        return False
    for seat, board in enumerate(boards):
        under: dict[int, list[int]] = {}
        for cell in range(CELLS):
            tile, face = int(position.tile_on[seat, cell]), int(position.village[seat, cell])
            if tables.BOARD[board, cell] or not tile:
                if face != tables.BOARD[board, cell] or tile:
                    return False
            else:
                under.setdefault(tile - 1, []).append(cell)
        for tile, cells in under.items():
            if tile in laid or not _lies(position, seat, tile, cells):
                return False
            laid.add(tile)
    return True


def _lies(position: Position, seat: int, tile: int, cells: list[int]) -> bool:
    """Whether the cells of a tile are those of one of its rotations."""
    if tile >= len(tables.TILE_SHAPE):
        return False
    corner = min(cell // SIDE for cell in cells) * SIDE + min(cell % SIDE for cell in cells)
    for rotation in range(tables.ROTATIONS):
        shown = {
            int(cell_of(tile, rotation, corner, number)): int(tables.TILE_FACE[tile, number])
            for number in range(tables.TILE_SIZE[tile])
        }
        if shown == {cell: int(position.village[seat, cell]) for cell in cells}:
            return True
    return False


def _pieces(position: Position) -> bool:
    """Pieces stand on buildings, wagons on cells without pieces: one at most on each cell (SF-W2)."""
    for seat in _seats(position):
        for cell in range(CELLS):
            piece = position.piece[seat, cell]
            if piece > WORKER or (piece != NO_PIECE and not has_building(position, seat, cell)):
                return False
        places = [int(cell) for cell in position.wagon[seat] if cell < CELLS]
        if any(cell >= CELLS and cell not in (WAITING, NOT_IN_GAME) for cell in position.wagon[seat]):
            return False
        if len(set(places)) < len(places) or any(position.piece[seat, cell] for cell in places):
            return False
        if position.lifted[seat] > 1:
            return False
    return True


def running_dice(position: Position) -> list[int]:
    """The dice of each colour that are taken but lie nowhere yet."""
    running = [0, 0]
    for level in range(int(position.depth)):
        kind, line, last = (int(number) for number in position.decisions[level, :3])
        if kind == RIDE or (kind == ACTIVATE and last == 0):
            running[line >= SIDE] += 1
    return running


def _dice(position: Position) -> bool:
    """Every die of the round is somewhere (SF-S5, SF-R1)."""
    running = running_dice(position)
    if (position.tavern_dice > DIE_FACES).any() or (position.seats > 1 and position.tavern_dice.any()):
        return False
    for colour in range(2):
        lying = int(position.area_dice[colour].sum()) + int((position.tavern_dice[colour] > 0).sum())
        for seat in _seats(position):
            placed = int((position.piece[seat] == WHITE_DIE + colour).sum()) + int(
                position.aside[seat, colour]
            )
            placed += running[colour] if seat == position.seat else 0
            if placed != position.taken[seat, colour]:
                return False
            lying += placed
        if lying != dice_of_round(position, int(position.this_round), colour):
            return False
    return True


def _rolls(position: Position) -> bool:
    for number in range(ROUNDS):
        for colour in range(2):
            count = dice_of_round(position, number, colour) if number > position.this_round else 0
            rolled = [int(value) for value in position.rolls[number, colour]]
            if not all(1 <= value <= DIE_FACES for value in rolled[:count]) or any(rolled[count:MOST_DICE]):
                return False
    return True


def _fish(position: Position) -> bool:
    """Every fish tile is in a stack of its type, on a boat, or at home (SF-S2, SF-F3, SF-F4)."""
    counted: Counter[int] = Counter()
    for stack in range(FISH_STACKS):
        left = int(position.fish_left[stack])
        if left > position.fish.shape[1]:
            return False
        if position.fish[stack, left:].any() or position.known[stack, left:].any():
            return False
        for tile in position.fish[stack, :left]:
            if not 1 <= tile <= tables.FISH_KINDS or tables.FISH_TYPE[tile - 1] != stack % FISH_TYPES:
                return False
            counted[int(tile) - 1] += 1
    for seat in _seats(position):
        tiles = [int(tile) for tile in position.boat[seat]]
        count = aboard(position, seat)
        if (
            any(tiles[count:])
            or any(tile > tables.FISH_KINDS for tile in tiles)
            or position.area[seat] > AREAS
        ):
            return False
        overfull = count > room(position, seat)
        if overfull != (seat == position.seat and _has(position, OVERFULL)):
            return False
        if position.farthest[seat] > AREAS or position.farthest[seat] < position.area[seat]:
            return False
        for tile in tiles[:count]:
            counted[tile - 1] += 1
        for kind, times in enumerate(position.brought[seat]):
            counted[kind] += int(times)
    known = bool((position.known < 1 << MOST_SEATS).all())
    return known and +counted == Counter(dict(enumerate(int(copies) for copies in tables.FISH_COPIES)))


def _has(position: Position, kind: int) -> bool:
    return any(position.decisions[level, 0] == kind for level in range(int(position.depth)))


def _tiles(position: Position) -> bool:
    """Every building tile is in its stack or in a village; in solo some have left the game (SF-S6, SF-O3)."""
    counted: Counter[int] = Counter()
    for stack in range(STACKS):
        left = int(position.tiles_left[stack])
        if left > tables.STACK_SIZE[stack] or position.tiles[stack, left:].any():
            return False
        for tile in position.tiles[stack, :left]:
            if not 1 <= tile <= TILES or tables.TILE_SHAPE[tile - 1] != stack // 2:
                return False
            counted[int(tile) - 1] += 1
    laid = {int(tile) - 1 for seat in _seats(position) for tile in position.tile_on[seat] if tile}
    counted.update(tile for tile in laid if tile < TILES)
    most = max(counted.values(), default=0)
    return most <= 1 and (position.seats == 1 or len(counted) == TILES)


def _orders(position: Position) -> bool:
    """Every order is in a stack, at a dock, or has left the game (SF-S7, SF-B4, SF-O4)."""
    stacked: set[int] = set()
    for stack in range(ORDER_STACKS):
        left = int(position.orders_left[stack])
        if left > position.orders.shape[1] or position.orders[stack, left:].any():
            return False
        for order in position.orders[stack, :left]:
            if not 1 <= order <= ORDERS + START_ORDERS or int(order) - 1 in stacked:
                return False
            stacked.add(int(order) - 1)
    docked = np.zeros_like(position.docked)
    gone = 0
    for order in range(ORDERS + START_ORDERS):
        where = int(position.order_at[order])
        if (where == IN_STACK) != (order in stacked) or where >= AT_DOCK + DOCKS * int(position.seats):
            return False
        gone += where == GONE
        if where >= AT_DOCK:
            docked[(where - AT_DOCK) // DOCKS, (where - AT_DOCK) % DOCKS] += 1
    waiting = int(_has(position, WHICH_DOCK))
    return bool((docked == position.docked).all()) and (position.seats == 1 or gone == waiting)


def _abilities(position: Position) -> bool:
    """Each ability is open, in a start set, or owned; sets are chosen by different seats (SF-S3, SF-S9)."""
    sets = [[int(number) for number in row] for row in position.sets]
    first = tables.FIRST_START_TILE + 1
    if sorted(row[1] for row in sets) != list(range(first, first + SETS)):
        return False
    if sorted(row[2] for row in sets) != list(range(1, SETS + 1)):
        return False
    found = [int(number) for number in position.open_abilities if number] + [row[0] for row in sets]
    for seat in _seats(position):
        own = [number + 1 for number in range(ABILITIES) if int(position.abilities[seat]) >> number & 1]
        chosen = [sets[number][0] for number in range(SETS) if position.set_of[number] == seat + 1]
        if len(chosen) > 1 or not set(chosen) <= set(own) or (position.phase != SETTING_UP and not chosen):
            return False
        found += [number for number in own if number not in chosen]
    return sorted(found) == list(range(1, ABILITIES + 1)) and all(position.set_of <= position.seats)


def _scoring(position: Position) -> bool:
    count = int(position.special_tiles)
    tiles = [int(tile) for tile in position.scoring]
    tiles += [int(tile) - 1 for tile in position.specials[:count]]
    if position.specials[count:].any() or len(set(tiles)) < len(tiles):
        return False
    if not all(0 <= tile < SCORING_TILES for tile in tiles):
        return False
    return position.seats > 1 or not any(tables.LIGHTNING[tile] for tile in tiles)


def _taverns(position: Position) -> bool:
    ended = [seat for seat in _seats(position) if position.ended[seat]]
    if any(position.ended[seat] > TAVERNS for seat in ended) or len(ended) != position.arrivals:
        return False
    if sorted(int(position.arrived[seat]) for seat in ended) != list(range(len(ended))):
        return False
    everyone = len(ended) == int(position.seats)
    return bool(everyone == (position.phase == OVER) or position.phase == PLAYING)


def _decisions(position: Position) -> bool:
    """The stack of decisions can have come about, and somebody can decide what lies on top."""
    depth = int(position.depth)
    if position.decisions[depth:].any() or (depth == 0) != (position.phase == OVER):
        return False
    if not all(_decision(position, level) for level in range(depth)):
        return False
    if position.phase == OVER:
        return True
    bottom, top = int(position.decisions[0, 0]), int(position.decisions[depth - 1, 0])
    starts = (CHOOSE_SET, PLACE_START, EFFECT, LOOK, OVERFULL)
    if bottom not in (starts if position.phase == SETTING_UP else (TURN, AFTER)) or top == DOCKING:
        return False
    if (bottom == AFTER and depth == 1) or top == TURN:
        return True
    return bool(legal(position, np.zeros(tables.ACTIONS, np.int64)))


def _decision(position: Position, level: int) -> bool:
    kind, a, b, c = (int(number) for number in position.decisions[level])
    if kind in (TURN, AFTER, CHOOSE_SET):
        return level == 0 and not (a or b or c)
    if kind == PLACE_START:
        return level == 0 and a < SETS and position.abilities[position.seat] != 0
    if kind == RIDE:
        return a < LINES and b < 1 << WAGONS and c <= 1 and level > 0
    if kind == ACTIVATE:
        return a < LINES and b <= SIDE and c <= 1 and level > 0
    if kind == EFFECT:
        count = len(tables.EFFECTS)
        return 0 < a < count and b < count and c >> tables.SOURCE_SHIFT < SOURCES
    if kind == LOOK:
        return a < FISH_STACKS and int(position.fish_left[a]) > 1
    if kind == WHICH_DOCK:
        return a < ORDERS + START_ORDERS and position.order_at[a] == GONE
    if kind == DOCKING:
        return a <= DOCKS and level == 1
    if kind == MOVE_WAGONS:
        return b < 1 << WAGONS
    return kind in (OVERFULL, DOUBLE, TAKE_ABILITY)


CHECKS: tuple[tuple[str, Callable[[Position], bool]], ...] = (
    ("seats", _options),
    ("phase", _turn),
    ("store", _stores),
    ("village", _villages),
    ("level", _tracks),
    ("wagon", _pieces),
    ("sets", _abilities),
    ("board", _absent),
    ("taken", _dice),
    ("rolls", _rolls),
    ("fish", _fish),
    ("tiles", _tiles),
    ("orders", _orders),
    ("scoring", _scoring),
    ("ended", _taverns),
    ("decisions", _decisions),
)
