"""Turns and rounds: who is next, taverns and docks, the end of a round, the end of the game."""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.faces import FISHING
from skerry.games.saltfjord.rules.dice import hands_are_free, may_lift, may_set_worker
from skerry.games.saltfjord.rules.orders import give_dock, take_order
from skerry.games.saltfjord.rules.scoring import place_in_taverns
from skerry.games.saltfjord.rules.stack import part, pop, push, push_effects, set_part, top
from skerry.games.saltfjord.rules.stores import amount, can_exchange, has, own_ability, receive
from skerry.games.saltfjord.rules.tables import (
    EFFECT_KIND,
    FISHING_EFFECT,
    NOBODY,
    SET_FISHING,
    SET_GAIN,
    TAKEN_TAVERN,
    TAVERN_EFFECT,
    TAVERN_TIMES,
)
from skerry.games.saltfjord.rules.village import lay
from skerry.games.saltfjord.rules.wagons import let_second_wagon_in
from skerry.games.saltfjord.state import (
    ACTIVATE,
    AFTER,
    CELLS,
    CHOOSE_SET,
    DOCKING,
    DOCKS,
    FISH,
    FROM_BUILDINGS,
    GONE,
    MOST_DICE,
    MOVE_WAGONS,
    NO_PIECE,
    NOTHING,
    ORANGE,
    ORDER_STACKS,
    OVER,
    OVERFULL,
    PLACE_START,
    PLAYING,
    RIDE,
    ROUNDS,
    SETS,
    SETTING_UP,
    TAVERNS,
    TURN,
    WHITE,
    WORKER,
)
from skerry.rulebook.compiling import rule

WHITE_A_SEAT = 3
SOLO_WHITE = 4
LAST_TAVERN = TAVERNS - 1


# Setting up


@rule
def choose_set(position, seat, number):
    """A seat takes a start set and lays its start tile (SF-S9, SF-S10)."""
    position.set_of[number] = seat + 1
    own_ability(position, seat, np.int64(position.sets[number, 0]) - 1)
    pop(position)
    push(position, PLACE_START, number, 0, 0)


@rule
def place_start(position, seat, cell, rotation):
    """The start tile lies; the resource tile pays, and its fishing symbol is a fishing action (SF-S10)."""
    number = part(position, 1)
    pop(position)
    lay(position, seat, np.int64(position.sets[number, 1]) - 1, rotation, cell)
    resources = np.int64(position.sets[number, 2]) - 1
    receive(position, seat, SET_GAIN[resources], FROM_BUILDINGS)
    if SET_FISHING[resources]:
        push_effects(position, FISHING_EFFECT, 0, FROM_BUILDINGS, 1)


@rule
def sets_chosen(position):
    """How many seats have their start set."""
    count = 0
    for number in range(SETS):
        if position.set_of[number]:
            count += 1
    return count


@rule
def next_set(position):
    """The next seat chooses a start set; after the last one the first round begins (SF-S9, SF-T1)."""
    if sets_chosen(position) == position.seats:
        position.phase = PLAYING
        begin_turn(position, position.first)
    else:
        position.seat = (np.int64(position.seat) + 1) % np.int64(position.seats)
        push(position, CHOOSE_SET, 0, 0, 0)


# Turns


@rule
def begin_turn(position, seat):
    """A seat has one main action (SF-T1)."""
    position.seat = seat
    position.upgraded = 0
    push(position, TURN, 0, 0, 0)


@rule
def begin_action(position):
    """The main action is chosen: what comes after it lies at the bottom of the stack (SF-T1)."""
    pop(position)
    push(position, AFTER, 0, 0, 0)


@rule
def end_turn(position):
    """The next seat clockwise that has not ended; if none is left, the round ends (SF-T1, SF-R1)."""
    pop(position)
    for step in range(1, np.int64(position.seats) + 1):
        seat = (np.int64(position.seat) + step) % np.int64(position.seats)
        if position.ended[seat] == 0:
            begin_turn(position, seat)
            return
    end_round(position)


@rule
def some_free_action(position, seat):
    """Whether anything can be done that is free (SF-X1, SF-X2, SF-X3, SF-X4, SF-F3)."""
    if can_exchange(position, seat) or may_throw(position, seat):
        return True
    for cell in range(CELLS):
        if may_set_worker(position, seat, cell) or may_lift(position, seat, cell):
            return True
    return False


@rule
def may_throw(position, seat):
    """Tiles go overboard at any time, while the boat is out in the fjord (SF-F3)."""
    out = position.phase == PLAYING or top(position) == OVERFULL
    return out and position.area[seat] > 0 and position.boat[seat, 0] > 0


@rule
def may_act_freely(position):
    """Whether workers may be set now (SF-X4)."""
    return position.phase == PLAYING and hands_are_free(position)


@rule
def settle(position):
    """Go on with what nobody decides, until a seat has to decide."""
    while position.phase != OVER:
        seat = np.int64(position.seat)
        kind = top(position)
        let_second_wagon_in(position, seat)
        if kind == NOTHING:
            next_set(position)
        elif kind == DOCKING:
            go_on_docking(position, seat)
        elif kind == RIDE and part(position, 2) == 0:
            line, used = part(position, 1), part(position, 3)
            pop(position)
            push(position, ACTIVATE, line, 0, used)
        elif kind == MOVE_WAGONS and part(position, 2) == 0:
            pop(position)
        elif kind == AFTER and not some_free_action(position, seat):
            end_turn(position)
        else:
            return


# Taverns and docks


@rule
def guest_of(position, tavern):
    """The first seat that stands in a tavern, or NOBODY."""
    for seat in range(position.seats):
        if position.ended[seat] == tavern + 1:
            return seat
    return NOBODY


@rule
def has_dice(position, tavern):
    """Solo: whether a die lies on a tavern (SF-O1)."""
    return position.tavern_dice[WHITE, tavern] > 0 or position.tavern_dice[ORANGE, tavern] > 0


@rule
def cost_of_tavern(position, tavern):
    """The fish to pay for a tavern: none, unless it is taken."""
    if guest_of(position, tavern) == NOBODY:
        return 0
    return amount(position, np.int64(position.seat), TAKEN_TAVERN)


@rule
def may_enter(position, seat, tavern):
    """A free tavern, in solo one without dice; an ability opens those that are taken (SF-C1, SF-O4)."""
    if has_dice(position, tavern):
        return False
    if guest_of(position, tavern) == NOBODY:
        return True
    cost = cost_of_tavern(position, tavern)
    return cost > 0 and has(position, seat, FISH) >= cost


@rule
def enter(position, seat, tavern):
    """End the round: the tavern's action, then the docks from top to bottom (SF-C1, SF-C2, SF-C3)."""
    position.store[seat, FISH] -= cost_of_tavern(position, tavern)
    position.ended[seat] = tavern + 1
    position.arrived[seat] = position.arrivals
    position.arrivals += 1
    begin_action(position)
    push(position, DOCKING, 0, 0, 0)
    effect = TAVERN_EFFECT[tavern]
    must = 0
    if EFFECT_KIND[effect] == FISHING:
        must = 1
    for _ in range(TAVERN_TIMES[tavern]):
        push_effects(position, effect, 0, FROM_BUILDINGS, must)


@rule
def go_on_docking(position, seat):
    """The next order at this dock, or the next dock (SF-C2)."""
    dock, counted = part(position, 1), part(position, 2)
    if dock == DOCKS:
        pop(position)
    elif counted < position.docked[seat, dock]:
        set_part(position, 2, counted + 1)
        give_dock(position, seat, dock)
    else:
        set_part(position, 1, dock + 1)
        set_part(position, 2, 0)


# Rounds


@rule
def dice_of_round(position, number, colour):
    """How many dice of a colour a round has: more orange ones from round to round (SF-S5, SF-R1, SF-O1)."""
    if position.seats == 1:
        return SOLO_WHITE if colour == WHITE else number + 2
    if colour == WHITE:
        return WHITE_A_SEAT * np.int64(position.seats)
    return np.int64(position.seats) * (number + 1)


@rule
def lay_out_dice(position):
    """The dice of this round lie in the common area, in solo on the taverns (SF-S5, SF-R1, SF-O1)."""
    for colour in range(2):
        count = dice_of_round(position, np.int64(position.this_round), colour)
        for number in range(MOST_DICE):
            value = np.int64(position.rolls[position.this_round, colour, number])
            position.rolls[position.this_round, colour, number] = 0
            if position.seats == 1:
                if number < TAVERNS:
                    position.tavern_dice[colour, LAST_TAVERN - number] = value if number < count else 0
            elif number < count:
                position.area_dice[colour, value - 1] += 1


@rule
def clear_dice(position):
    """Dice leave the common area, the taverns and the villages (SF-R1)."""
    for colour in range(2):
        for value in range(6):
            position.area_dice[colour, value] = 0
        for tavern in range(TAVERNS):
            position.tavern_dice[colour, tavern] = 0


@rule
def clear_village(position, seat):
    """Workers come home, dice are gone (SF-R1)."""
    for cell in range(CELLS):
        if position.piece[seat, cell] == WORKER:
            position.workers[seat] += 1
        position.piece[seat, cell] = NO_PIECE
    for colour in range(2):
        position.taken[seat, colour] = 0
        position.aside[seat, colour] = 0
    position.lifted[seat] = 0
    let_second_wagon_in(position, seat)


@rule
def furthest_left(position):
    """Who stands furthest left in the taverns (SF-R2)."""
    best = 0
    for seat in range(1, position.seats):
        if place_in_taverns(position, seat) < place_in_taverns(position, best):
            best = seat
    return best


@rule
def end_round(position):
    """After the third round the game is over; else the next one is prepared (SF-R1, SF-R2, SF-E1, SF-O4)."""
    if position.this_round + 1 == ROUNDS:
        position.phase = OVER
        return
    first = furthest_left(position)
    clear_dice(position)
    for seat in range(position.seats):
        clear_village(position, seat)
        position.ended[seat] = 0
        position.arrived[seat] = 0
    position.arrivals = 0
    if position.seats == 1:
        for stack in range(ORDER_STACKS):
            if position.orders_left[stack]:
                take_order(position, stack, GONE)
    position.this_round += 1
    position.first = first
    lay_out_dice(position)
    begin_turn(position, first)


@rule
def begin(position):
    """The first round is laid out, and the first seat chooses a start set (SF-S8, SF-S9)."""
    position.phase = SETTING_UP
    lay_out_dice(position)
    position.seat = position.first
    push(position, CHOOSE_SET, 0, 0, 0)
