"""Dice: taking one, changing it for fish, the line that it works; and workers, who work one building."""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.rules.stack import part, pop, push, set_part, top
from skerry.games.saltfjord.rules.stores import amount, has, notice
from skerry.games.saltfjord.rules.tables import (
    ASIDE_FISH,
    FREE_DIE_STEP,
    LIFT_DIE,
    TAKE_DIE,
    WORKER_IS_SET,
)
from skerry.games.saltfjord.rules.village import (
    activate,
    cell_in_line,
    has_building,
    in_line,
    is_free,
)
from skerry.games.saltfjord.state import (
    ACTIVATE,
    CELLS,
    DIE_FACES,
    DOUBLE,
    FISH,
    LOOK,
    NO_PIECE,
    ORANGE,
    ORANGE_DIE,
    OVERFULL,
    RIDE,
    SIDE,
    TAVERNS,
    WAGONS,
    WHITE,
    WHITE_DIE,
    WORKER,
)
from skerry.rulebook.compiling import rule

MOST_WHITE = 3


@rule
def may_take(position, seat, colour):
    """At most three white dice a round, and as many orange ones as the number of the round (SF-A1)."""
    if colour == WHITE:
        return position.taken[seat, WHITE] < MOST_WHITE
    return position.taken[seat, ORANGE] < position.this_round + 1


@rule
def lies_there(position, colour, place, value):
    """Whether a die of a value lies in the common area (place 0), or on that tavern (SF-S5, SF-O1)."""
    if place == 0:
        return position.area_dice[colour, value - 1] > 0
    return position.tavern_dice[colour, place - 1] == value


@rule
def cost_of_change(position, seat, value, use):
    """The fish that a change costs: one a step, but for the steps that an ability makes free (SF-A2)."""
    return max(abs(value - use) - amount(position, seat, FREE_DIE_STEP), 0)


@rule
def list_dice(position, seat, actions, count):
    """Write each die and each value that it may be given; answer how many actions there are in all."""
    fish = has(position, seat, FISH)
    for colour in range(2):
        if not may_take(position, seat, colour):
            continue
        for place in range(TAVERNS + 1):
            for value in range(1, DIE_FACES + 1):
                if not lies_there(position, colour, place, value):
                    continue
                for use in range(1, DIE_FACES + 1):
                    if cost_of_change(position, seat, value, use) <= fish:
                        actions[count] = TAKE_DIE + die_number(colour, place, value, use)
                        count += 1
    return count


@rule
def die_number(colour, place, value, use):
    """A die and the value that it is given, as one number."""
    return ((colour * (TAVERNS + 1) + place) * DIE_FACES + value - 1) * DIE_FACES + use - 1


@rule
def take_die(position, seat, number):
    """Take a die, change it for fish; wagons in its line come first (SF-A1, SF-A2, SF-W2)."""
    use = number % DIE_FACES + 1
    value = number // DIE_FACES % DIE_FACES + 1
    place = number // (DIE_FACES * DIE_FACES) % (TAVERNS + 1)
    colour = number // (DIE_FACES * DIE_FACES * (TAVERNS + 1))
    if place == 0:
        position.area_dice[colour, value - 1] -= 1
    else:
        position.tavern_dice[colour, place - 1] = 0
    position.store[seat, FISH] -= cost_of_change(position, seat, value, use)
    position.taken[seat, colour] += 1
    line = use - 1 if colour == WHITE else SIDE + use - 1
    wagons = 0
    for wagon in range(WAGONS):
        cell = np.int64(position.wagon[seat, wagon])
        if cell < CELLS and in_line(line, cell):
            wagons |= 1 << wagon
    if wagons:
        push(position, RIDE, line, wagons, 0)
    else:
        push(position, ACTIVATE, line, 0, 0)


@rule
def colour_of(line):
    """The colour of the die that works a line (SF-A3)."""
    if line < SIDE:
        return WHITE
    return ORANGE


@rule
def may_use(position, seat, cell):
    """Whether the running die may activate a building: in its line, after the last one, free (SF-A3)."""
    line, last = part(position, 1), part(position, 2)
    if not in_line(line, cell) or not has_building(position, seat, cell):
        return False
    place = cell // SIDE if line < SIDE else cell % SIDE
    return place >= last and is_free(position, seat, cell)


@rule
def is_running(position, cell):
    """Whether the die on a cell is still on its way."""
    if top(position) != ACTIVATE:
        return holds_running_die(position, cell)
    last = part(position, 2)
    return last > 0 and cell == cell_in_line(part(position, 1), last - 1)


@rule
def holds_running_die(position, cell):
    """The same, where something else is to be decided before the die goes on."""
    for level in range(position.depth):
        last = np.int64(position.decisions[level, 2])
        if position.decisions[level, 0] == ACTIVATE and last > 0:
            return cell == cell_in_line(np.int64(position.decisions[level, 1]), last - 1)
    return False


@rule
def use(position, seat, cell):
    """Activate the next building; the die moves on to it (SF-A3, SF-A4)."""
    line, last = part(position, 1), part(position, 2)
    if last:
        position.piece[seat, cell_in_line(line, last - 1)] = NO_PIECE
    position.piece[seat, cell] = WHITE_DIE if colour_of(line) == WHITE else ORANGE_DIE
    place = cell // SIDE if line < SIDE else cell % SIDE
    set_part(position, 2, place + 1)
    activate(position, seat, cell)


@rule
def lay_aside(position, seat):
    """The die brings a fish instead (SF-A5)."""
    position.aside[seat, colour_of(part(position, 1))] += 1
    position.store[seat, FISH] += ASIDE_FISH
    pop(position)


@rule
def stop(position, seat):
    """No further building; the die stays on the last one, or lies aside where only wagons rode (SF-A4)."""
    if part(position, 2) == 0:
        position.aside[seat, colour_of(part(position, 1))] += 1
    pop(position)


# Workers, and lifting a die


@rule
def hands_are_free(position):
    """No fish tile is just being chosen: the moment to set workers and to lift dice (SF-X4)."""
    kind = top(position)
    return kind != LOOK and kind != OVERFULL and kind != DOUBLE


@rule
def may_set_worker(position, seat, cell):
    """Whether a worker may go onto a building (SF-X4, SF-A6)."""
    return position.workers[seat] > 0 and has_building(position, seat, cell) and is_free(position, seat, cell)


@rule
def set_worker(position, seat, cell):
    """A worker activates a building and blocks it (SF-X4)."""
    position.workers[seat] -= 1
    position.piece[seat, cell] = WORKER
    notice(position, seat, WORKER_IS_SET)
    activate(position, seat, cell)


@rule
def may_lift(position, seat, cell):
    """Whether an ability lets a die be lifted off a building: once a round, one that lies still."""
    price = amount(position, seat, LIFT_DIE)
    if price == 0 or position.lifted[seat] or has(position, seat, FISH) < price:
        return False
    piece = position.piece[seat, cell]
    return (piece in (WHITE_DIE, ORANGE_DIE)) and not is_running(position, cell)


@rule
def lift(position, seat, cell):
    """Pay, and the die lies aside."""
    position.store[seat, FISH] -= amount(position, seat, LIFT_DIE)
    position.lifted[seat] = 1
    position.aside[seat, position.piece[seat, cell] - WHITE_DIE] += 1
    position.piece[seat, cell] = NO_PIECE
