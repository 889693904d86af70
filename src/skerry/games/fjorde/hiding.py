"""What is hidden in Fjorde, the order of the face-down tiles: the entries are `see` and `redeal`."""

from __future__ import annotations

import numpy as np

from skerry.games.fjorde.state import MAP_TILES, MOST_FRONTIER, MOST_KINDS, MOST_ROUNDS, PLACES, ROW, STACK
from skerry.rulebook.chance import shuffle, sow
from skerry.rulebook.compiling import rule


@rule
def see(position, seat, seen):
    """Write into an empty record what a seat may see: everything but the order of the stacks (FJ-H1)."""
    for number in range(position.this_round, position.rounds):
        begins = number * STACK
        if number == position.this_round:
            begins += np.int64(position.drawn)
        end = number * STACK + STACK
        for place in range(begins, end):
            seen.order[place] = position.order[place]
        sort_kinds(seen.order, begins, end)
    for which in range(2):
        seen.farms[which] = position.farms[which]
        seen.fields[which] = position.fields[which]
        seen.reach[which] = position.reach[which]
        seen.farms_left[which] = position.farms_left[which]
        seen.fields_left[which] = position.fields_left[which]
    for tile in range(MAP_TILES):
        seen.cell[tile] = position.cell[tile]
        seen.face[tile] = position.face[tile]
    for slot in range(MOST_FRONTIER):
        seen.frontier_cell[slot] = position.frontier_cell[slot]
        seen.frontier_fixed[slot] = position.frontier_fixed[slot]
    for place in range(PLACES):
        seen.on[place] = position.on[place]
    for kind in range(MOST_KINDS):
        seen.pool[kind] = position.pool[kind]
    for number in range(ROW):
        seen.row[number] = position.row[number]
    for number in range(2 * MOST_ROUNDS):
        seen.points[number] = position.points[number]
    seen.hand = position.hand
    seen.in_row = position.in_row
    seen.drawn = position.drawn
    seen.laid = position.laid
    seen.frontier = position.frontier
    seen.phase = position.phase
    seen.seat = position.seat
    seen.first = position.first
    seen.this_round = position.this_round
    seen.rounds = position.rounds
    seen.oversight = position.oversight
    seen.by_row = position.by_row


@rule
def sort_kinds(pile, begin, end):
    """Sort pile[begin:end] by kind, so that the order says nothing."""
    for place in range(begin + 1, end):
        kind = pile[place]
        while place > begin and pile[place - 1] > kind:
            pile[place] = pile[place - 1]
            place -= 1
        pile[place] = kind


@rule
def redeal(position, seat, seed):
    """Shuffle again what a seat cannot see: the stacks of this round and of those to come (FJ-H1)."""
    sow(position.chance, seed)
    for number in range(position.this_round, position.rounds):
        begins = number * STACK
        if number == position.this_round:
            begins += np.int64(position.drawn)
        shuffle(position.chance, position.order, begins, number * STACK + STACK)
