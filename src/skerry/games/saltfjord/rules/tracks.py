"""The development tracks: what a step costs and brings."""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.rules.scoring import tile_value
from skerry.games.saltfjord.rules.stack import push
from skerry.games.saltfjord.rules.stores import has, notice, own_ability, receive
from skerry.games.saltfjord.rules.tables import (
    ABILITY_STEP,
    COVERED_TRACK,
    GAIN_STEP,
    LIGHTNING,
    MARKER_IS_MOVED,
    MOVING_WAGONS,
    SECOND_WAGON,
    STEP_COST,
    STEP_EFFECT,
    STEP_GAIN,
    STRIP,
    WORKER_STEP,
)
from skerry.games.saltfjord.state import (
    CELLS,
    FROM_BUILDINGS,
    FROM_SCORING,
    MOVE_WAGONS,
    NOT_IN_GAME,
    OPEN_ABILITIES,
    STEPS,
    TAKE_ABILITY,
    TRACKS,
    WAGONS,
    WAITING,
)
from skerry.rulebook.compiling import rule


@rule
def is_in_game(position, track):
    """Whether a track is played: the strip of the wagons covers one (SF-W1)."""
    if position.with_wagons:
        return track != COVERED_TRACK
    return track != STRIP


@rule
def marker_of(track):
    """Which of the four markers moves on a track."""
    if track == STRIP:
        return COVERED_TRACK
    return track


@rule
def next_cost(position, seat, track):
    """The resource between the marker and its next field (SF-B5)."""
    return STEP_COST[track, position.level[seat, marker_of(track)]]


@rule
def can_develop(position, seat, track):
    """Whether a marker can be moved and paid for (SF-B5)."""
    if not is_in_game(position, track) or position.level[seat, marker_of(track)] == STEPS:
        return False
    return has(position, seat, next_cost(position, seat, track)) > 0


@rule
def develop(position, seat, track):
    """Pay, move the marker, take the effect; at the top a tile with lightning scores at once (SF-B5)."""
    marker = marker_of(track)
    step = np.int64(position.level[seat, marker])
    position.store[seat, STEP_COST[track, step]] -= 1
    position.level[seat, marker] = step + 1
    notice(position, seat, MARKER_IS_MOVED)
    take_step(position, seat, track, step)
    if step + 1 == STEPS:
        tile = np.int64(position.scoring[marker])
        if LIGHTNING[tile]:
            position.earned[seat, FROM_SCORING] += tile_value(position, seat, tile)


@rule
def take_step(position, seat, track, step):
    """The effect of a field (SF-D1, SF-D2, SF-D3, SF-D4, SF-W1)."""
    effect = STEP_EFFECT[track, step]
    if effect == GAIN_STEP:
        receive(position, seat, STEP_GAIN[track, step], FROM_BUILDINGS)
    elif effect == WORKER_STEP:
        position.workers[seat] += 1
    elif effect == ABILITY_STEP:
        if some_ability_is_open(position):
            push(position, TAKE_ABILITY, 0, 0, 0)
    elif effect == SECOND_WAGON:
        if position.wagon[seat, 1] == NOT_IN_GAME:
            position.wagon[seat, 1] = WAITING
    elif effect == MOVING_WAGONS:
        push(position, MOVE_WAGONS, 0, wagons_on_board(position, seat), 0)
    else:
        position.powers[seat] = np.int64(position.powers[seat]) | 1 << effect


@rule
def wagons_on_board(position, seat):
    """The wagons that stand on a cell, as a set."""
    found = 0
    for wagon in range(WAGONS):
        if position.wagon[seat, wagon] < CELLS:
            found |= 1 << wagon
    return found


@rule
def some_ability_is_open(position):
    """Whether an ability lies open on the board (SF-S3, SF-D2)."""
    for place in range(OPEN_ABILITIES):
        if position.open_abilities[place]:
            return True
    return False


@rule
def take_ability(position, seat, place):
    """Take one of the open abilities (SF-D2)."""
    number = np.int64(position.open_abilities[place]) - 1
    position.open_abilities[place] = 0
    own_ability(position, seat, number)


@rule
def list_steps(position, seat, actions, count, first):
    """Write each track on which a marker can be moved; answer how many actions there are in all."""
    for track in range(TRACKS + 1):
        if can_develop(position, seat, track):
            actions[count] = first + track
            count += 1
    return count
