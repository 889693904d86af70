"""Setting up: everything that is shuffled, drawn or rolled in a game is settled here, from one seed."""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.rules.rounds import begin, dice_of_round
from skerry.games.saltfjord.rules.tables import (
    BOARD,
    FIRST_START_TILE,
    FISH_COPIES,
    FISH_KINDS,
    FISH_SIZE,
    FISH_TYPE,
    LIGHTNING,
    STACK_SIZE,
    TILE_SHAPE,
)
from skerry.games.saltfjord.state import (
    ABILITIES,
    AREAS,
    BY_LOT,
    CELLS,
    DIE_FACES,
    FISH_TYPES,
    MOST_SEATS,
    NOT_IN_GAME,
    OPEN_ABILITIES,
    ORDER_STACKS,
    ORDERS,
    ROUNDS,
    SCORING_TILES,
    SCRATCH,
    SETS,
    STACKS,
    START_ORDERS,
    TRACKS,
    WAGONS,
)
from skerry.rulebook.chance import WORDS, draw_below, shuffle, sow
from skerry.rulebook.compiling import rule

WORKERS_AT_FIRST = 1
NAMED_VILLAGES = MOST_SEATS
ORDERS_A_STACK = ORDERS // ORDER_STACKS


@rule
def new(position, seed):
    """Deal a game into an empty record whose options are set (SF-S1 to SF-S9, SF-O1, SF-O2)."""
    sow(position.chance, seed)
    if position.first == BY_LOT:
        position.first = draw_below(position.chance, np.int64(position.seats))
    position.first = np.int64(position.first) % np.int64(position.seats)
    deal_villages(position)
    deal_sets(position)
    deal_scoring_tiles(position)
    deal_tiles(position)
    deal_orders(position)
    deal_fish(position)
    roll(position, 0)
    clear_chance(position)
    begin_game(position)


@rule
def clear_chance(position):
    """Nothing is left to chance in play: the generator and the scratch place are empty."""
    for word in range(WORDS):
        position.chance[word] = 0
    for place in range(SCRATCH):
        position.scratch[place] = 0


@rule
def begin_game(position):
    """Each seat has its village, a worker, its wagon; then the start sets are chosen (SF-S8, SF-W2)."""
    for seat in range(MOST_SEATS):
        for wagon in range(WAGONS):
            position.wagon[seat, wagon] = NOT_IN_GAME
    for seat in range(position.seats):
        for cell in range(CELLS):
            position.village[seat, cell] = BOARD[position.board[seat], cell]
        position.workers[seat] = WORKERS_AT_FIRST
        if position.with_wagons:
            position.wagon[seat, 0] = 0
    begin(position)


@rule
def numbers(position, count):
    """The numbers from 0 in the scratch place, shuffled."""
    for number in range(count):
        position.scratch[number] = number
    shuffle(position.chance, position.scratch, 0, count)


@rule
def deal_villages(position):
    """Everyone has the same side; the named villages are dealt by lot (SF-S8)."""
    numbers(position, NAMED_VILLAGES)
    for seat in range(position.seats):
        position.board[seat] = np.int64(position.scratch[seat]) + 1 if position.named else 0


@rule
def deal_sets(position):
    """Four abilities lie open, the others go into the start sets with a tile and resources (SF-S3, SF-S9)."""
    numbers(position, ABILITIES)
    for place in range(OPEN_ABILITIES):
        position.open_abilities[place] = np.int64(position.scratch[place]) + 1
    for number in range(SETS):
        position.sets[number, 0] = np.int64(position.scratch[OPEN_ABILITIES + number]) + 1
    numbers(position, SETS)
    for number in range(SETS):
        position.sets[number, 1] = FIRST_START_TILE + np.int64(position.scratch[number]) + 1
    numbers(position, SETS)
    for number in range(SETS):
        position.sets[number, 2] = np.int64(position.scratch[number]) + 1


@rule
def deal_scoring_tiles(position):
    """One above each track; in solo none with lightning, and some special tiles (SF-S4, SF-O2)."""
    count = 0
    for tile in range(SCORING_TILES):
        if position.seats > 1 or not LIGHTNING[tile]:
            position.scratch[count] = tile
            count += 1
    shuffle(position.chance, position.scratch, 0, count)
    for track in range(TRACKS):
        position.scoring[track] = position.scratch[track]
    for number in range(position.special_tiles):
        position.specials[number] = np.int64(position.scratch[TRACKS + number]) + 1


@rule
def deal_tiles(position):
    """The tiles of each shape are shuffled into two stacks (SF-S6)."""
    for shape in range(STACKS // 2):
        count = 0
        for tile in range(FIRST_START_TILE):
            if TILE_SHAPE[tile] == shape:
                position.scratch[count] = tile + 1
                count += 1
        shuffle(position.chance, position.scratch, 0, count)
        dealt = 0
        for stack in range(2 * shape, 2 * shape + 2):
            position.tiles_left[stack] = STACK_SIZE[stack]
            for place in range(STACK_SIZE[stack]):
                position.tiles[stack, place] = position.scratch[dealt]
                dealt += 1


@rule
def deal_orders(position):
    """Four stacks of orders, a start order open on each (SF-S7)."""
    numbers(position, ORDERS)
    for number in range(ORDERS):
        stack, place = number // ORDERS_A_STACK, number % ORDERS_A_STACK
        position.orders[stack, place] = np.int64(position.scratch[number]) + 1
    numbers(position, START_ORDERS)
    for stack in range(ORDER_STACKS):
        position.orders[stack, ORDERS_A_STACK] = ORDERS + np.int64(position.scratch[stack]) + 1
        position.orders_left[stack] = ORDERS_A_STACK + 1


@rule
def deal_fish(position):
    """The fish tiles of each type are shuffled into the areas (SF-S2)."""
    for kind in range(FISH_TYPES):
        count = 0
        for tile in range(FISH_KINDS):
            if FISH_TYPE[tile] == kind:
                for _ in range(FISH_COPIES[tile]):
                    position.scratch[count] = tile + 1
                    count += 1
        shuffle(position.chance, position.scratch, 0, count)
        dealt = 0
        for area in range(AREAS):
            stack = FISH_TYPES * area + kind
            position.fish_left[stack] = FISH_SIZE[kind]
            for place in range(FISH_SIZE[kind]):
                position.fish[stack, place] = position.scratch[dealt]
                dealt += 1


@rule
def roll(position, first):
    """Roll the dice of the rounds from `first` on (SF-S5, SF-R1)."""
    for number in range(first, ROUNDS):
        for colour in range(2):
            for die in range(dice_of_round(position, number, colour)):
                position.rolls[number, colour, die] = draw_below(position.chance, DIE_FACES) + 1
