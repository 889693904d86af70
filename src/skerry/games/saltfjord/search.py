"""The search of Saltfjord's strong bots: whole turns are tried in deal after deal.

The entries are `begin` and `try_out`.

First the turn is planned in a few deals of what is hidden; the beginnings of the best plans, up to the moment
at which something is revealed, are the candidates. Then each candidate is played on in one deal after the
other, always the same ones for all: this turn, those of the others, and some of one's own, all as planned;
what each seat may then expect tells who is likely to win.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from skerry.games.saltfjord.hiding import redeal
from skerry.games.saltfjord.planning import (
    MOST,
    STEPS_AHEAD,
    Room,
    has_passed,
    plan,
    room,
    signature_of,
)
from skerry.games.saltfjord.rules.choices import play
from skerry.games.saltfjord.rules.scoring import place_in_taverns
from skerry.games.saltfjord.state import LOOK, OVER, POSITION
from skerry.games.saltfjord.worth import rounds_left, worth
from skerry.rulebook.compiling import rule

CANDIDATES = 16
FIRST_DEALS = 3  # in which the turn is planned
NARROW = 6  # positions kept at each step of a plan while a candidate is played on
LEAST_SPREAD, SPREAD_OF_A_ROUND = 1.5, 3.0  # of a lead in points, by the rounds that are left
SOLO_SCALE = 200.0  # points of a solo game that count as one
ROOT, WAY = range(2)


class Search(NamedTuple):
    """Everything that one thread of a search works with."""

    positions: np.ndarray
    room: Room
    plan: np.ndarray  # [candidate, step]: its actions, up to what is revealed
    length: np.ndarray  # by candidate
    signature: np.ndarray  # by candidate: of the position that it leads to
    look: np.ndarray  # by candidate: how good it looked when it was planned


def new_search() -> Search:
    """Room for a search."""
    return Search(
        positions=np.zeros(2, POSITION).view(np.recarray),
        room=room(),
        plan=np.zeros((CANDIDATES, STEPS_AHEAD + 1), np.int64),
        length=np.zeros(CANDIDATES, np.int64),
        signature=np.zeros(CANDIDATES, np.int64),
        look=np.zeros(CANDIDATES, np.float64),
    )


@rule
def hidden_left(position):
    """How much lies hidden or is just being looked at: it changes when something is revealed (SF-H1)."""
    count = np.int64(0)
    for left in position.tiles_left:
        count += left
    for left in position.orders_left:
        count += left
    for left in position.fish_left:
        count += left
    for level in range(position.depth):
        if position.decisions[level, 0] == LOOK:
            count += 1000
    return count


@rule
def begin(search, seed):
    """Plan the turn in a few deals; answer how many candidates there are."""
    root = search.positions[ROOT]
    seat = np.int64(root.seat)
    count = 0
    for deal in range(FIRST_DEALS):
        search.room.now[0] = root
        redeal(search.room.now[0], seat, seed + deal)
        ends = plan(search.room, seat, MOST)
        for end in range(ends):
            search.positions[WAY] = root
            redeal(search.positions[WAY], seat, seed + deal)
            count = add_candidate(search, seat, end, count)
    return count


@rule
def add_candidate(search, seat, end, count):
    """The beginning of a plan is a candidate, if it is a new one and better than the worst."""
    position = search.positions[WAY]
    this_round = np.int64(position.this_round)
    length = np.int64(search.room.length[end])
    for step in range(length):
        before = hidden_left(position)
        play(position, search.room.plan[end, step])
        if has_passed(position, seat, this_round) or hidden_left(position) != before:
            length = step + 1
            break
    signature = signature_of(position, seat) * 64 + search.room.plan[end, length - 1] % 64
    value = search.room.end_value[end]
    place = count
    for number in range(count):
        if search.signature[number] == signature:
            search.look[number] = max(search.look[number], value)
            return count
    if count == CANDIDATES:
        place = np.argmin(search.look)
        if search.look[place] >= value:
            return count
    search.signature[place] = signature
    search.look[place] = value
    search.length[place] = length
    for step in range(length):
        search.plan[place, step] = search.room.plan[end, step]
    return max(count, place + 1)


@rule
def try_out(search, candidate, seed, turns):
    """Play a candidate on in one deal, for so many turns of its seat; answer its share of winning then."""
    search.positions[WAY] = search.positions[ROOT]
    position = search.positions[WAY]
    seat = np.int64(position.seat)
    this_round = np.int64(position.this_round)
    redeal(position, seat, seed)
    for step in range(search.length[candidate]):
        play(position, search.plan[candidate, step])
    if not has_passed(position, seat, this_round):
        play_on(search, position)
    while position.phase != OVER:
        if position.seat == seat:
            turns -= 1
            if turns < 0:
                break
        play_on(search, position)
    return share_of(search, position, seat)


@rule
def play_on(search, position):
    """The seat to move ends its turn as it would plan it at a glance."""
    search.room.now[0] = position
    plan(search.room, np.int64(position.seat), NARROW)
    for step in range(search.room.length[0]):
        play(position, search.room.plan[0, step])


@rule
def share_of(search, position, seat):
    """How likely a seat is to win from a position; in solo how many points it may have."""
    own = worth(position, seat, search.room.estimates)
    if position.seats == 1:
        return own / SOLO_SCALE
    spread = LEAST_SPREAD + SPREAD_OF_A_ROUND * rounds_left(position, seat)
    others = 0.0
    for other in range(position.seats):
        if other != seat:
            lead = worth(position, other, search.room.estimates) - own
            if position.phase == OVER and lead == 0.0:
                first = place_in_taverns(position, other) < place_in_taverns(position, seat)
                lead = 0.5 if first else -0.5
            others += math.exp(min(max(lead / spread, -30.0), 30.0))
    return 1.0 / (1.0 + others)
