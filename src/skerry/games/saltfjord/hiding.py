"""What is hidden in Saltfjord (SF-H1): the entries are `see` and `redeal`.

Hidden are the tiles below the open ones, the fish tiles that a seat has not seen, and dice yet to be rolled.
Which tiles they are is known by elimination; so a view has them in rising order.
"""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.rules.setting_up import clear_chance, roll
from skerry.games.saltfjord.state import (
    AREAS,
    FISH_TYPES,
    ORDER_STACKS,
    STACKS,
)
from skerry.rulebook.chance import shuffle, sow
from skerry.rulebook.compiling import rule


@rule
def see(position, seat, seen):
    """Write into an empty record what a seat may see: what lies open, and what is hidden in order (SF-H1)."""
    copy_villages(position, seen)
    copy_seats(position, seen)
    copy_table(position, seen)
    copy_words(position, seen)
    copy_stacks(position, seen)
    arrange_hidden(seen, seat, False)


@rule
def redeal(position, seat, seed):
    """Shuffle again what a seat cannot see, and roll the dice to come again (SF-H1)."""
    sow(position.chance, seed)
    arrange_hidden(position, seat, True)
    roll(position, np.int64(position.this_round) + 1)
    clear_chance(position)


# Copying what lies open


@rule
def copy_row(source, target):
    for number in range(len(source)):
        target[number] = source[number]


@rule
def copy_rows(source, target):
    for row in range(source.shape[0]):
        for number in range(source.shape[1]):
            target[row, number] = source[row, number]


@rule
def copy_villages(position, seen):
    """Everything in the villages and storages."""
    copy_rows(position.store, seen.store)
    copy_rows(position.earned, seen.earned)
    copy_rows(position.village, seen.village)
    copy_rows(position.tile_on, seen.tile_on)
    copy_rows(position.piece, seen.piece)
    copy_rows(position.wagon, seen.wagon)
    copy_rows(position.level, seen.level)
    copy_rows(position.boat, seen.boat)
    copy_rows(position.brought, seen.brought)
    copy_rows(position.docked, seen.docked)


@rule
def copy_seats(position, seen):
    """What each seat has beside that."""
    copy_rows(position.taken, seen.taken)
    copy_rows(position.aside, seen.aside)
    copy_row(position.powers, seen.powers)
    copy_row(position.board, seen.board)
    copy_row(position.workers, seen.workers)
    copy_row(position.abilities, seen.abilities)
    copy_row(position.lifted, seen.lifted)
    copy_row(position.area, seen.area)
    copy_row(position.farthest, seen.farthest)
    copy_row(position.ended, seen.ended)
    copy_row(position.arrived, seen.arrived)


@rule
def copy_table(position, seen):
    """What lies open on the common board, and the decisions."""
    copy_rows(position.area_dice, seen.area_dice)
    copy_rows(position.tavern_dice, seen.tavern_dice)
    copy_rows(position.sets, seen.sets)
    copy_rows(position.decisions, seen.decisions)
    copy_row(position.order_at, seen.order_at)
    copy_row(position.open_abilities, seen.open_abilities)
    copy_row(position.set_of, seen.set_of)
    copy_row(position.scoring, seen.scoring)
    copy_row(position.specials, seen.specials)


@rule
def copy_words(position, seen):
    """Whose turn it is, and the options."""
    seen.depth = position.depth
    seen.phase = position.phase
    seen.seat = position.seat
    seen.first = position.first
    seen.this_round = position.this_round
    seen.arrivals = position.arrivals
    seen.upgraded = position.upgraded
    seen.seats = position.seats
    seen.named = position.named
    seen.with_wagons = position.with_wagons
    seen.special_tiles = position.special_tiles


@rule
def copy_stacks(position, seen):
    """The stacks; what is hidden in them is then put in order."""
    copy_rows(position.fish, seen.fish)
    copy_rows(position.known, seen.known)
    copy_row(position.fish_left, seen.fish_left)
    copy_rows(position.tiles, seen.tiles)
    copy_row(position.tiles_left, seen.tiles_left)
    copy_rows(position.orders, seen.orders)
    copy_row(position.orders_left, seen.orders_left)


# The hidden part


@rule
def arrange_hidden(position, seat, shuffled):
    """Shuffle what a seat cannot see, or put it in order."""
    for shape in range(STACKS // 2):
        rearrange(position, position.tiles, position.tiles_left, 2 * shape, 2 * shape + 2, shuffled)
    rearrange(position, position.orders, position.orders_left, 0, ORDER_STACKS, shuffled)
    for kind in range(FISH_TYPES):
        rearrange_fish(position, seat, kind, shuffled)


@rule
def mix(position, count, shuffled):
    """Shuffle the scratch place, or sort it."""
    if shuffled:
        shuffle(position.chance, position.scratch, 0, count)
        return
    for begins in range(1, count):
        place = begins
        tile = position.scratch[place]
        while place > 0 and position.scratch[place - 1] > tile:
            position.scratch[place] = position.scratch[place - 1]
            place -= 1
        position.scratch[place] = tile


@rule
def empty_scratch(position, count):
    for place in range(count):
        position.scratch[place] = 0


@rule
def rearrange(position, stacks, left, begin, end, shuffled):
    """The tiles below the open ones of some stacks."""
    count = 0
    for stack in range(begin, end):
        for place in range(np.int64(left[stack]) - 1):
            position.scratch[count] = stacks[stack, place]
            count += 1
    mix(position, count, shuffled)
    count = 0
    for stack in range(begin, end):
        for place in range(np.int64(left[stack]) - 1):
            stacks[stack, place] = position.scratch[count]
            count += 1
    empty_scratch(position, count)


@rule
def is_known(position, seat, stack, place):
    """Whether a seat has seen a fish tile that lies face down (SF-H1)."""
    return np.int64(position.known[stack, place]) >> seat & 1


@rule
def rearrange_fish(position, seat, kind, shuffled):
    """The fish tiles of a type that a seat has not seen, in all areas."""
    count = 0
    for area in range(AREAS):
        stack = FISH_TYPES * area + kind
        for place in range(position.fish_left[stack]):
            if not is_known(position, seat, stack, place):
                position.scratch[count] = position.fish[stack, place]
                count += 1
    mix(position, count, shuffled)
    count = 0
    for area in range(AREAS):
        stack = FISH_TYPES * area + kind
        for place in range(position.fish_left[stack]):
            if not is_known(position, seat, stack, place):
                position.fish[stack, place] = position.scratch[count]
                count += 1
    empty_scratch(position, count)
