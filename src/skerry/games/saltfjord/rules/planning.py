"""A whole turn planned ahead: every way to play it, with free actions, as far as the better ones are kept.

The entry is `plan`. Beginning with the position, each of the kept positions is followed by every legal
action, until the turn has passed on; of those that are still on the turn the best are kept, equal ones once.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from skerry.games.saltfjord.rules.choices import legal, play
from skerry.games.saltfjord.rules.tables import ACTIONS
from skerry.games.saltfjord.rules.worth import worth
from skerry.games.saltfjord.state import AFTER, CELLS, DOCKS, GOLD, OVER, POSITION, TRACKS
from skerry.rulebook.compiling import rule

WIDTH = 24  # positions kept at each step
STEPS_AHEAD = 40
SIGNATURE_FACTOR = 1_000_003
SIGNATURE_BITS = (1 << 40) - 1


class Room(NamedTuple):
    """Where a turn is planned."""

    now: np.ndarray  # the kept positions
    next: np.ndarray  # those of the step after it
    tried: np.ndarray  # one position
    value: np.ndarray  # [two, WIDTH]: what the next ones are worth; first of all, what the best turn is worth
    signature: np.ndarray  # [two, WIDTH]
    action: np.ndarray  # [step, WIDTH]: what led there
    parent: np.ndarray  # [step, WIDTH]: and from which
    legal: np.ndarray
    plan: np.ndarray  # the actions of the best turn found


def room() -> Room:
    """An empty room."""
    return Room(
        now=np.zeros(WIDTH, POSITION).view(np.recarray),
        next=np.zeros(WIDTH, POSITION).view(np.recarray),
        tried=np.zeros(1, POSITION).view(np.recarray),
        value=np.zeros((2, WIDTH), np.float64),
        signature=np.zeros((2, WIDTH), np.int64),
        action=np.zeros((STEPS_AHEAD + 1, WIDTH), np.int64),
        parent=np.zeros((STEPS_AHEAD + 1, WIDTH), np.int64),
        legal=np.zeros(ACTIONS, np.int64),
        plan=np.zeros(STEPS_AHEAD + 1, np.int64),
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
    for number in range(DOCKS):
        signature = mixed(signature, np.int64(position.docked[seat, number]))
    for number in range(TRACKS):
        signature = mixed(signature, np.int64(position.level[seat, number]))
    for number in range(position.depth):
        for part in range(4):
            signature = mixed(signature, np.int64(position.decisions[number, part]))
    return mixed(signature, np.int64(position.area[seat]) * 64 + np.int64(position.ended[seat]))


@rule
def has_passed(position, seat, this_round):
    """Whether the turn is over: another seat moves, or a new round has begun."""
    return position.phase == OVER or position.seat != seat or position.this_round != this_round


@rule
def slot_for(room, count, value, signature):
    """Where a position is kept: a new place, that of a worse one, or none (-1)."""
    worst, least = -1, value
    for place in range(count):
        if room.signature[1, place] == signature:
            return -1
        if room.value[1, place] < least:
            worst, least = place, room.value[1, place]
    if count < WIDTH:
        return count
    return worst


@rule
def plan(room, seat):
    """Plan the turn of the position in `room.now[0]`; answer how many actions the best way has."""
    count, step, best, length = 1, 0, -1e9, 0
    this_round = np.int64(room.now[0].this_round)
    while count and step < STEPS_AHEAD:
        step += 1
        following = 0
        for node in range(count):
            choices = legal(room.now[node], room.legal)
            for number in range(choices):
                room.tried[0] = room.now[node]
                tried = room.tried[0]
                before = main_actions(tried)
                play(tried, room.legal[number])
                value = worth(tried, seat)
                if has_passed(tried, seat, this_round) or main_actions(tried) < before:
                    if value > best:
                        best, length = value, step
                        room.value[0, 0] = value
                        trace_back(room, step - 1, node, room.legal[number])
                    continue
                signature = signature_of(tried, seat)
                slot = slot_for(room, following, value, signature)
                if slot < 0:
                    continue
                room.next[slot] = tried
                room.value[1, slot] = value
                room.signature[1, slot] = signature
                room.action[step, slot] = room.legal[number]
                room.parent[step, slot] = node
                following = max(following, slot + 1)
        for node in range(following):
            room.now[node] = room.next[node]
        count = following
    return length


@rule
def main_actions(position):
    """One once the main action of this turn was taken, zero before: it falls when a new turn begins."""
    if position.depth == 0 or position.decisions[0, 0] != AFTER:
        return 0
    return 1


@rule
def trace_back(room, step, node, action):
    """Write down the actions that lead to a node, and one after it."""
    room.plan[step] = action
    while step > 0:
        room.plan[step - 1] = room.action[step, node]
        node = room.parent[step, node]
        step -= 1
