"""Fishing: how the boat advances and returns, what it takes aboard, and what goes overboard."""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.rules.stack import pop, push
from skerry.games.saltfjord.rules.stores import notice, receive
from skerry.games.saltfjord.rules.tables import (
    AREA_POINTS,
    BIG_BOAT_ROOM,
    BOAT,
    BOAT_ADVANCES,
    BOAT_ROOM,
    FISH_GAIN,
    FISH_TYPE,
    GAINS,
    LOOK_AT_TWO,
    TYPE_2,
    TYPE_3,
)
from skerry.games.saltfjord.state import (
    AREAS,
    BOAT_PLACES,
    DOUBLE,
    FISH_TYPES,
    FROM_FISHING,
    LOOK,
    MOST_SEATS,
    OVERFULL,
    POINTS,
)
from skerry.rulebook.compiling import rule

EVERYBODY = (1 << MOST_SEATS) - 1


@rule
def has_power(position, seat, power):
    """Whether a step of a track has given a seat a permanent effect (SF-B5)."""
    return np.int64(position.powers[seat]) >> power & 1


@rule
def stack_of(area, kind):
    """The stack of a type in an area; areas count from 1, types from 0."""
    return FISH_TYPES * (area - 1) + kind


@rule
def types_open(position, seat):
    """The types that may be taken on advancing, as a set: those with a tile left, or else type 1 (SF-D4)."""
    area = np.int64(position.area[seat]) + 1
    types = 0
    for kind in range(FISH_TYPES):
        may = kind == 0 or (kind == 1 and has_power(position, seat, TYPE_2))
        may = may or (kind == 2 and has_power(position, seat, TYPE_3))
        if may and position.fish_left[stack_of(area, kind)]:
            types |= 1 << kind
    return max(types, 1)


@rule
def can_advance(position, seat):
    """From the fifth area the boat only returns (SF-F1)."""
    return position.area[seat] < AREAS


@rule
def can_return(position, seat):
    """From the harbour the boat only advances (SF-F1)."""
    return position.area[seat] > 0


@rule
def aboard(position, seat):
    """How many tiles are on the boat."""
    count = 0
    while count < BOAT_PLACES and position.boat[seat, count]:
        count += 1
    return count


@rule
def room(position, seat):
    """How many tiles the boat holds (SF-D2)."""
    if has_power(position, seat, BOAT):
        return BIG_BOAT_ROOM
    return BOAT_ROOM


@rule
def advance(position, seat, kind):
    """The boat moves to the next area and takes the top tile of a stack there, if any (SF-F2, SF-D4)."""
    position.area[seat] += 1
    area = np.int64(position.area[seat])
    position.farthest[seat] = max(area, np.int64(position.farthest[seat]))
    notice(position, seat, BOAT_ADVANCES)
    stack = stack_of(area, kind)
    left = np.int64(position.fish_left[stack])
    if left == 0:
        return
    if left > 1 and has_power(position, seat, LOOK_AT_TWO):
        position.known[stack, left - 1] = np.int64(position.known[stack, left - 1]) | 1 << seat
        position.known[stack, left - 2] = np.int64(position.known[stack, left - 2]) | 1 << seat
        push(position, LOOK, stack, 0, 0)
    else:
        take_aboard(position, seat, stack, left - 1)


@rule
def take_aboard(position, seat, stack, place):
    """A tile of a stack goes onto the boat; too many, and one must go overboard (SF-F2, SF-F3)."""
    tile = np.int64(position.fish[stack, place])
    last = np.int64(position.fish_left[stack]) - 1
    for above in range(place, last):
        position.fish[stack, above] = position.fish[stack, above + 1]
        position.known[stack, above] = position.known[stack, above + 1]
    position.fish[stack, last] = 0
    position.known[stack, last] = 0
    position.fish_left[stack] = last
    count = aboard(position, seat)
    position.boat[seat, count] = tile
    if count == room(position, seat):
        push(position, OVERFULL, 0, 0, 0)


@rule
def keep(position, seat, stack, which):
    """Of the two tiles looked at keep the upper or the lower one; the other stays on top (SF-D4)."""
    pop(position)
    take_aboard(position, seat, stack, np.int64(position.fish_left[stack]) - 1 - which)


@rule
def close_gap(position, seat, place):
    """The tile at a place leaves the boat; those after it move up."""
    for number in range(place, BOAT_PLACES - 1):
        position.boat[seat, number] = position.boat[seat, number + 1]
    position.boat[seat, BOAT_PLACES - 1] = 0


@rule
def throw_overboard(position, seat, place):
    """A tile goes face down under the stack of its type in the boat's area; all have seen it (SF-F3)."""
    tile = np.int64(position.boat[seat, place])
    close_gap(position, seat, place)
    stack = stack_of(np.int64(position.area[seat]), FISH_TYPE[tile - 1])
    left = np.int64(position.fish_left[stack])
    for number in range(left, 0, -1):
        position.fish[stack, number] = position.fish[stack, number - 1]
        position.known[stack, number] = position.known[stack, number - 1]
    position.fish[stack, 0] = tile
    position.known[stack, 0] = EVERYBODY
    position.fish_left[stack] = left + 1


@rule
def tile_points(tile):
    """The points of a tile on the boat."""
    return np.int64(GAINS[FISH_GAIN[tile - 1], POINTS])


@rule
def best_to_double(position, seat):
    """The place of the tile with most points."""
    best = 0
    for place in range(1, aboard(position, seat)):
        if tile_points(np.int64(position.boat[seat, place])) > tile_points(
            np.int64(position.boat[seat, best])
        ):
            best = place
    return best


@rule
def doubling_matters(position, seat):
    """Whether it makes a difference which tile lies on the field that counts twice (SF-F4)."""
    if not has_power(position, seat, BOAT):
        return False
    for place in range(1, aboard(position, seat)):
        if tile_points(np.int64(position.boat[seat, place])) != tile_points(np.int64(position.boat[seat, 0])):
            return True
    return False


@rule
def go_home(position, seat):
    """Score the area, go into the harbour, then the tiles pay (SF-F4)."""
    position.earned[seat, FROM_FISHING] += AREA_POINTS[position.area[seat]]
    position.area[seat] = 0
    if doubling_matters(position, seat):
        push(position, DOUBLE, 0, 0, 0)
    else:
        unload(position, seat, 0)


@rule
def unload(position, seat, doubled):
    """The tiles pay, the points of one twice on the upgraded boat; they stay with the player (SF-F4)."""
    count = aboard(position, seat)
    for place in range(count):
        tile = np.int64(position.boat[seat, place])
        receive(position, seat, FISH_GAIN[tile - 1], FROM_FISHING)
        if place == doubled and has_power(position, seat, BOAT):
            position.earned[seat, FROM_FISHING] += tile_points(tile)
        position.brought[seat, tile - 1] += 1
        position.boat[seat, place] = 0
