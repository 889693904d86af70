"""What can never be otherwise in a game of Saltfjord, counted after every decision of random games, compiled.

    python -m tests.games.saltfjord.invariants [DECISIONS]

plays random games of one to four players, with and without wagons, on the plain and the named side, and says
how many decisions it has looked at.
"""

from __future__ import annotations

import sys
import time

import numpy as np

from skerry.games.saltfjord.rules.choices import legal, over, play
from skerry.games.saltfjord.rules.fishing import aboard, room
from skerry.games.saltfjord.rules.rounds import dice_of_round
from skerry.games.saltfjord.rules.scoring import count_workers, final_points, points_earned
from skerry.games.saltfjord.rules.setting_up import new
from skerry.games.saltfjord.rules.tables import (
    ACTIONS,
    DONE,
    ENTER,
    FIRST_START_TILE,
    FISH_COPIES,
    FISH_KINDS,
    FISH_TYPE,
    LAY_ASIDE,
    MOVE_MARKER,
    RAISE,
    SELL,
    SKIP,
    STEP_EFFECT,
    TILE_SHAPE,
    TILE_SIZE,
    WORKER_STEP,
)
from skerry.games.saltfjord.rules.tracks import is_in_game, marker_of
from skerry.games.saltfjord.rules.village import has_building
from skerry.games.saltfjord.state import (
    ABILITIES,
    ACTIVATE,
    AREAS,
    AT_DOCK,
    BY_LOT,
    CELLS,
    DEPTH,
    DOCKS,
    FISH_STACKS,
    FISH_TYPES,
    IN_STACK,
    OPEN_ABILITIES,
    ORDER_STACKS,
    ORDERS,
    OVERFULL,
    POSITION,
    RIDE,
    ROUNDS,
    SETS,
    SIDE,
    STACKS,
    START_ORDERS,
    STEPS,
    TRACKS,
    WAGONS,
    WHITE_DIE,
    WORKER,
)
from skerry.rulebook.chance import draw_below, sow
from skerry.rulebook.compiling import rule

A_MILLION = 1_000_000
MOST = 999  # of a resource: one below zero would be 65,535
VARIANTS = 32  # one to four players, with and without wagons, plain and named, hasty and busy
TRIES = 6  # of a busy player to find something else to do than to end the turn or the round

SOUND, STORES, STACK, CHOICES, DICE, PIECES, WORKERS = range(7)
TILES, FISH, BOAT, ORDERS_KEPT, ABILITIES_KEPT, MARKERS, END = range(7, 14)
NAMES = (
    "sound",
    "resources and points are never negative",
    "nothing lies above the top of the stack of decisions",
    "somebody has a choice, and each choice is listed once",
    "every die is somewhere",
    "one piece on a cell, and only on buildings",
    "every worker is somewhere",
    "every building tile is in a stack or lies whole in a village",
    "every fish tile is somewhere, in its type's stack",
    "the boat holds what it may",
    "every order is in one place",
    "every ability is in one place",
    "markers are on their tracks",
    "at the end nothing is left to decide",
)


@rule
def broken(position, actions, counted):
    """The first invariant that does not hold, or SOUND."""
    if not stores_are_sound(position):
        return STORES
    if not stack_is_sound(position):
        return STACK
    if not choices_are_sound(position, actions):
        return CHOICES
    if not dice_are_sound(position):
        return DICE
    for seat in range(position.seats):
        if not pieces_are_sound(position, seat):
            return PIECES
        if not workers_are_sound(position, seat):
            return WORKERS
        if not boat_is_sound(position, seat):
            return BOAT
    if not tiles_are_sound(position, counted):
        return TILES
    if not fish_are_sound(position, counted):
        return FISH
    if not orders_are_sound(position, counted):
        return ORDERS_KEPT
    if not abilities_are_sound(position, counted):
        return ABILITIES_KEPT
    for seat in range(position.seats):
        for track in range(TRACKS):
            if position.level[seat, track] > STEPS:
                return MARKERS
    if over(position) and not end_is_sound(position):
        return END
    return SOUND


@rule
def stores_are_sound(position):
    for seat in range(position.seats):
        for resource in range(8):
            if position.store[seat, resource] > MOST:
                return False
        for source in range(len(position.earned[seat])):
            if position.earned[seat, source] < 0:
                return False
    return True


@rule
def stack_is_sound(position):
    if position.depth > DEPTH or (position.depth == 0) != over(position):
        return False
    for level in range(position.depth, DEPTH):
        for part in range(4):
            if position.decisions[level, part]:
                return False
    return True


@rule
def choices_are_sound(position, actions):
    count = legal(position, actions)
    if (count == 0) != over(position):
        return False
    return rises(actions, count)


@rule
def rises(numbers, count):
    for place in range(1, count):
        if numbers[place] <= numbers[place - 1]:
            return False
    return count <= len(numbers)


@rule
def dice_are_sound(position):
    for colour in range(2):
        lying = np.int64(0)
        for value in range(6):
            lying += position.area_dice[colour, value]
        for tavern in range(5):
            lying += position.tavern_dice[colour, tavern] > 0
        for seat in range(position.seats):
            placed = np.int64(position.aside[seat, colour])
            for cell in range(CELLS):
                placed += position.piece[seat, cell] == WHITE_DIE + colour
            if seat == position.seat:
                placed += running(position, colour)
            if placed != position.taken[seat, colour]:
                return False
            lying += placed
        if lying != dice_of_round(position, np.int64(position.this_round), colour):
            return False
    return True


@rule
def running(position, colour):
    """Dice that are taken and lie nowhere yet."""
    count = 0
    for level in range(position.depth):
        kind, line = position.decisions[level, 0], position.decisions[level, 1]
        waits = kind == RIDE or (kind == ACTIVATE and position.decisions[level, 2] == 0)
        if waits and (line >= SIDE) == (colour == 1):
            count += 1
    return count


@rule
def pieces_are_sound(position, seat):
    for cell in range(CELLS):
        pieces = position.piece[seat, cell] > 0
        if pieces and not has_building(position, seat, cell):
            return False
        for wagon in range(WAGONS):
            pieces += position.wagon[seat, wagon] == cell
        if pieces > 1 or position.piece[seat, cell] > WORKER:
            return False
    return True


@rule
def workers_are_sound(position, seat):
    owned = 1
    for track in range(TRACKS + 1):
        if is_in_game(position, track):
            for step in range(position.level[seat, marker_of(track)]):
                owned += STEP_EFFECT[track, step] == WORKER_STEP
    return count_workers(position, seat) == owned


@rule
def boat_is_sound(position, seat):
    count = aboard(position, seat)
    for place in range(count, len(position.boat[seat])):
        if position.boat[seat, place]:
            return False
    waits = False
    for level in range(position.depth):
        waits = waits or (seat == position.seat and position.decisions[level, 0] == OVERFULL)
    if (count > room(position, seat)) != waits:
        return False
    return position.area[seat] <= AREAS and position.area[seat] <= position.farthest[seat]


@rule
def empty(counted):
    for number in range(len(counted)):
        counted[number] = 0


@rule
def tiles_are_sound(position, counted):
    empty(counted)
    for stack in range(STACKS):
        for place in range(position.tiles_left[stack]):
            tile = np.int64(position.tiles[stack, place]) - 1
            if tile < 0 or TILE_SHAPE[tile] != stack // 2:
                return False
            counted[tile] += TILE_SIZE[tile]
    for seat in range(position.seats):
        for cell in range(CELLS):
            tile = np.int64(position.tile_on[seat, cell]) - 1
            if tile >= 0:
                counted[tile] += 1
                if position.village[seat, cell] == 0:
                    return False
    for tile in range(FIRST_START_TILE):
        gone = counted[tile] == 0 and position.seats == 1
        if counted[tile] != TILE_SIZE[tile] and not gone:
            return False
    return True


@rule
def fish_are_sound(position, counted):
    empty(counted)
    for stack in range(FISH_STACKS):
        for place in range(position.fish_left[stack]):
            kind = np.int64(position.fish[stack, place]) - 1
            if kind < 0 or FISH_TYPE[kind] != stack % FISH_TYPES:
                return False
            counted[kind] += 1
    for seat in range(position.seats):
        for place in range(aboard(position, seat)):
            counted[np.int64(position.boat[seat, place]) - 1] += 1
        for kind in range(FISH_KINDS):
            counted[kind] += position.brought[seat, kind]
    return (counted[:FISH_KINDS] == FISH_COPIES).all()


@rule
def orders_are_sound(position, counted):
    empty(counted)
    for stack in range(ORDER_STACKS):
        for place in range(position.orders_left[stack]):
            order = np.int64(position.orders[stack, place]) - 1
            if order < 0 or position.order_at[order] != IN_STACK:
                return False
            counted[order] += 1
    docked = 0
    for order in range(ORDERS + START_ORDERS):
        if counted[order] != (position.order_at[order] == IN_STACK):
            return False
        docked += position.order_at[order] >= AT_DOCK
    for seat in range(position.seats):
        for dock in range(DOCKS):
            docked -= np.int64(position.docked[seat, dock])
    return docked == 0


@rule
def abilities_are_sound(position, counted):
    empty(counted)
    for place in range(OPEN_ABILITIES):
        counted[position.open_abilities[place]] += 1
    for number in range(SETS):
        if position.set_of[number] == 0:
            counted[position.sets[number, 0]] += 1
    for seat in range(position.seats):
        for ability in range(ABILITIES):
            counted[ability + 1] += np.int64(position.abilities[seat]) >> ability & 1
    return (counted[1 : ABILITIES + 1] == 1).all()


@rule
def end_is_sound(position):
    for seat in range(position.seats):
        if position.ended[seat] == 0 or final_points(position, seat) < points_earned(position, seat):
            return False
    return position.this_round + 1 == ROUNDS and position.arrivals == position.seats


@rule
def any_action(position, actions, chance, tries):
    """A random action; with more tries one that goes on, so that villages grow and tracks are climbed."""
    count = legal(position, actions)
    action = np.int64(0)
    for _ in range(tries):
        action = np.int64(actions[draw_below(chance, count)])
        if not gives_up(action):
            break
    return action


@rule
def gives_up(action):
    """Whether an action ends something early, or sells what could still be used."""
    if action in (DONE, SKIP, LAY_ASIDE) or ENTER <= action < MOVE_MARKER:
        return True
    return SELL <= action < RAISE


@rule
def look_at_games(positions, actions, counted, chance, variant, seed, decisions):
    """Play random games of a variant until so many decisions were looked at.

    Answers the decisions, the games, the deepest stack, and the broken invariant, or SOUND.
    """
    sow(chance, seed)
    looked, games, deepest = 0, 0, 0
    while looked < decisions:
        positions[1] = positions[0]
        position = positions[1]
        position.seats = 1 + variant % 4
        position.with_wagons = variant // 4 % 2
        position.named = variant // 8 % 2
        position.special_tiles = 2 if position.seats == 1 else 0
        position.first = BY_LOT
        new(position, seed * 1_000_003 + games)
        games += 1
        while not over(position):
            play(position, any_action(position, actions, chance, TRIES if variant >= VARIANTS // 2 else 1))
            looked += 1
            deepest = max(deepest, np.int64(position.depth))
            found = broken(position, actions, counted)
            if found != SOUND:
                return looked, games, deepest, found
    return looked, games, deepest, SOUND


def look(decisions: int, seed: int = 1) -> tuple[int, int, int]:
    """Look at so many decisions in all; answers them, the games, and the deepest stack."""
    positions = np.zeros(2, POSITION).view(np.recarray)
    actions, chance = np.zeros(ACTIONS, np.int64), np.zeros(4, np.uint32)
    counted = np.zeros(256, np.int64)
    total, games, deepest = 0, 0, 0
    for variant in range(VARIANTS):
        part = -(-decisions // VARIANTS)
        looked, played, depth, found = look_at_games(
            positions, actions, counted, chance, variant, seed + variant, part
        )
        assert found == SOUND, f"variant {variant}, game {played}: not “{NAMES[found]}”"
        total, games, deepest = total + looked, games + played, max(deepest, depth)
    return total, games, deepest


if __name__ == "__main__":
    begun = time.monotonic()
    total, games, deepest = look(int(sys.argv[1]) if len(sys.argv) > 1 else A_MILLION)
    seconds = time.monotonic() - begun
    print(f"{total:,} decisions of {games:,} games in {seconds:.0f} s; the stack was {deepest} deep at most")
