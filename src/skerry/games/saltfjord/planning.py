"""A whole turn planned ahead: every way to play it, with free actions, as far as the better ones are kept.

The entry is `plan`. Beginning with the position, each of the kept positions is followed by every legal
action, until the turn has passed on; of those that are still on the turn the best are kept, equal ones once,
and only a few with the same main action, so that not all of them say the same. The best ways to end the turn
are written down, the best one first.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from skerry.games.saltfjord.rules.choices import legal, play
from skerry.games.saltfjord.rules.dice import cost_of_change
from skerry.games.saltfjord.rules.scoring import points_earned
from skerry.games.saltfjord.rules.stack import top
from skerry.games.saltfjord.rules.tables import (
    ACTIONS,
    DICE_ACTIONS,
    DOWN_TO,
    ENTER,
    LOWER,
    OVERBOARD,
    PLACE,
    PUT,
    RAISE,
    ROTATIONS,
    SELL,
    SET_WORKER,
    TAKE_DIE,
    TWICE,
    UP_TO,
)
from skerry.games.saltfjord.state import (
    AFTER,
    BOAT_PLACES,
    CELLS,
    DIE_FACES,
    DOCKS,
    FISH,
    GOLD,
    LINES,
    OVER,
    OVERFULL,
    POSITION,
    TAVERNS,
    TRACKS,
)
from skerry.games.saltfjord.worth import estimates, worth
from skerry.rulebook.compiling import rule

MOST = 128  # positions kept at each step, at most
WIDTH = 48  # usually
STEPS_AHEAD = 40
ENDS = 12  # ways to end the turn that are written down
SIGNATURE_FACTOR = 1_000_003
SIGNATURE_BITS = (1 << 40) - 1
A_FEW, A_FEW_UNDECIDED = 8, 4  # of all kept positions this part has the same main action, or none yet
UNDECIDED, SETTLED = -1, -2  # no main action yet; one taken before the plan begins
SCARCE = 3  # of a resource: so many are enough
DICE_OF_A_COLOUR = DICE_ACTIONS // 2


class Room(NamedTuple):
    """Where a turn is planned."""

    now: np.ndarray  # the kept positions
    next: np.ndarray  # those of the step after it
    tried: np.ndarray  # one position
    value: np.ndarray  # what the next ones are worth
    signature: np.ndarray
    main: np.ndarray  # [two, MOST]: the main action that now and next ones have taken: its sort, or UNDECIDED
    action: np.ndarray  # [step, MOST]: what led there
    parent: np.ndarray  # [step, MOST]: and from which
    legal: np.ndarray
    end_value: np.ndarray  # of each end of the turn, the best first
    end_signature: np.ndarray
    length: np.ndarray  # how many actions lead to each end
    plan: np.ndarray  # [end, step]: these actions
    estimates: np.ndarray  # by which positions are judged


def room() -> Room:
    """An empty room."""
    return Room(
        now=np.zeros(MOST, POSITION).view(np.recarray),
        next=np.zeros(MOST, POSITION).view(np.recarray),
        tried=np.zeros(1, POSITION).view(np.recarray),
        value=np.zeros(MOST, np.float64),
        signature=np.zeros(MOST, np.int64),
        main=np.zeros((2, MOST), np.int64),
        action=np.zeros((STEPS_AHEAD + 1, MOST), np.int64),
        parent=np.zeros((STEPS_AHEAD + 1, MOST), np.int64),
        legal=np.zeros(ACTIONS, np.int64),
        end_value=np.zeros(ENDS, np.float64),
        end_signature=np.zeros(ENDS, np.int64),
        length=np.zeros(ENDS, np.int64),
        plan=np.zeros((ENDS, STEPS_AHEAD + 1), np.int64),
        estimates=estimates(),
    )


@rule
def mixed(signature, number):
    return (signature * SIGNATURE_FACTOR + number + 1) & SIGNATURE_BITS


@rule
def signature_of(position, seat):
    """A number by which equal positions of a turn are known."""
    signature = np.int64(position.depth)
    for resource in range(GOLD + 1):
        signature = mixed(signature, np.int64(position.store[seat, resource]))
    for cell in range(CELLS):
        signature = mixed(signature, np.int64(position.village[seat, cell]))
        signature = mixed(signature, np.int64(position.piece[seat, cell]))
    for place in range(BOAT_PLACES):
        signature = mixed(signature, np.int64(position.boat[seat, place]))
    for number in range(DOCKS):
        signature = mixed(signature, np.int64(position.docked[seat, number]))
    for number in range(TRACKS):
        signature = mixed(signature, np.int64(position.level[seat, number]))
    for number in range(position.depth):
        for part in range(4):
            signature = mixed(signature, np.int64(position.decisions[number, part]))
    signature = mixed(signature, np.int64(points_earned(position, seat)))
    return mixed(signature, np.int64(position.area[seat]) * 64 + np.int64(position.ended[seat]))


@rule
def has_passed(position, seat, this_round):
    """Whether the turn is over: another seat moves, or a new round has begun."""
    return position.phase == OVER or position.seat != seat or position.this_round != this_round


@rule
def is_worth_a_try(position, seat, action, last):
    """Whether a plan looks at an action: what others do as well, or hardly ever helps, is passed over.

    Exchanges that follow each other come in the order of their numbers, and give what is scarce.
    """
    if action >= SELL and action < SET_WORKER:
        if last >= SELL and last < SET_WORKER and action < last:
            return False
        if action < RAISE:
            return position.store[seat, FISH] < SCARCE
        if action < LOWER:
            return position.store[seat, UP_TO[action - RAISE]] < SCARCE
        return position.store[seat, DOWN_TO[action - LOWER]] == 0
    if action >= TAKE_DIE and action < PLACE:
        return is_cheapest_die(position, seat, action - TAKE_DIE)
    if action >= OVERBOARD and action < TWICE:
        return top(position) == OVERFULL
    return True


@rule
def is_cheapest_die(position, seat, number):
    """Whether no other die works the same line for less fish, or for as much and comes first."""
    if position.seats == 1:
        return True
    use, value = number % DIE_FACES + 1, number // DIE_FACES % DIE_FACES + 1
    colour = number // DICE_OF_A_COLOUR
    cost = cost_of_change(position, seat, value, use)
    for other in range(1, DIE_FACES + 1):
        if position.area_dice[colour, other - 1] and other != value:
            cheaper = cost_of_change(position, seat, other, use)
            if cheaper < cost or (cheaper == cost and other < value):
                return False
    return True


@rule
def sort_of(action):
    """The sort of a main action: a line to work, a tavern, a stack to build from."""
    if action >= PUT:
        return LINES + TAVERNS + (action - PUT) // (CELLS * ROTATIONS)
    if action >= TAKE_DIE:
        number = action - TAKE_DIE
        return number // DICE_OF_A_COLOUR * DIE_FACES + number % DIE_FACES
    return LINES + action - ENTER


@rule
def slot_for(room, count, width, sort, value, signature):
    """Where a position is kept: a new place, that of a worse one, or none (-1)."""
    alike, most_alike = 0, max(width // A_FEW, 1)
    if sort == UNDECIDED:
        most_alike = max(width // A_FEW_UNDECIDED, 2)
    elif sort == SETTLED:
        most_alike = width
    worst, least = -1, value
    worst_alike, least_alike = -1, value
    for place in range(count):
        if room.signature[place] == signature:
            return -1
        if room.value[place] < least:
            worst, least = place, room.value[place]
        if room.main[1, place] == sort:
            alike += 1
            if room.value[place] < least_alike:
                worst_alike, least_alike = place, room.value[place]
    if alike >= most_alike:
        return worst_alike
    if count < width:
        return count
    return worst


@rule
def plan(room, seat, width):
    """Plan the turn of the position in `room.now[0]`; answer how many ways to end it were found."""
    count, step, ends = 1, 0, 0
    this_round = np.int64(room.now[0].this_round)
    room.main[0, 0] = SETTLED if main_actions(room.now[0]) else UNDECIDED
    while count and step < STEPS_AHEAD:
        step += 1
        following = 0
        for node in range(count):
            choices = legal(room.now[node], room.legal)
            for number in range(choices):
                action = room.legal[number]
                last = room.action[step - 1, node] if step > 1 else 0
                if not is_worth_a_try(room.now[node], seat, action, last):
                    continue
                room.tried[0] = room.now[node]
                tried = room.tried[0]
                before = main_actions(tried)
                play(tried, action)
                value = worth(tried, seat, room.estimates)
                signature = signature_of(tried, seat)
                if has_passed(tried, seat, this_round) or main_actions(tried) < before:
                    ends = end_at(room, ends, value, signature, step, node, action)
                    continue
                sort = room.main[0, node]
                if main_actions(tried) > before:
                    sort = sort_of(action)
                slot = slot_for(room, following, width, sort, value, signature)
                if slot < 0:
                    continue
                room.next[slot] = tried
                room.value[slot] = value
                room.signature[slot] = signature
                room.main[1, slot] = sort
                room.action[step, slot] = action
                room.parent[step, slot] = node
                following = max(following, slot + 1)
        for node in range(following):
            room.now[node] = room.next[node]
            room.main[0, node] = room.main[1, node]
        count = following
    return ends


@rule
def main_actions(position):
    """One once the main action of this turn was taken, zero before: it falls when a new turn begins."""
    if position.depth == 0 or position.decisions[0, 0] != AFTER:
        return 0
    return 1


@rule
def end_at(room, ends, value, signature, step, node, action):
    """Write down a way to end the turn, if it is among the best; answer how many there are."""
    for place in range(ends):
        if room.end_signature[place] == signature:
            return ends
    place = ends if ends < ENDS else ENDS - 1
    if ends == ENDS and value <= room.end_value[place]:
        return ends
    while place > 0 and room.end_value[place - 1] < value:
        move_end(room, place - 1, place)
        place -= 1
    room.end_value[place] = value
    room.end_signature[place] = signature
    room.length[place] = step
    trace_back(room, place, step - 1, node, action)
    return min(ends + 1, ENDS)


@rule
def move_end(room, source, target):
    """An end takes another place in the order."""
    room.end_value[target] = room.end_value[source]
    room.end_signature[target] = room.end_signature[source]
    room.length[target] = room.length[source]
    for step in range(room.length[source]):
        room.plan[target, step] = room.plan[source, step]


@rule
def trace_back(room, end, step, node, action):
    """Write down the actions that lead to a node, and one after it."""
    room.plan[end, step] = action
    while step > 0:
        room.plan[end, step - 1] = room.action[step, node]
        node = room.parent[step, node]
        step -= 1
