"""What a position is worth to a seat, in final points: a rule of thumb for who looks a turn ahead."""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.faces import GAIN
from skerry.games.saltfjord.rules.dice import MOST_WHITE
from skerry.games.saltfjord.rules.fishing import aboard
from skerry.games.saltfjord.rules.scoring import (
    dock_sets,
    final_points,
    points_earned,
    points_of_orders,
    points_of_scoring_tiles,
    points_of_tracks,
    points_of_wagons,
    tile_value,
)
from skerry.games.saltfjord.rules.tables import (
    AREA_POINTS,
    EFFECT_GAIN,
    EFFECT_KIND,
    FACE_EFFECTS,
    FACE_GAIN,
    FACE_PIER,
    FISH_GAIN,
    GAINS,
)
from skerry.games.saltfjord.rules.village import cell_in_line
from skerry.games.saltfjord.state import (
    CELLS,
    DOCKS,
    GOLD,
    LINES,
    ORANGE,
    OVER,
    POINTS,
    ROUNDS,
    SIDE,
    STEPS,
    TRACKS,
    WHITE,
)
from skerry.rulebook.compiling import rule

# In points: one of each resource (fish, the basic ones, the better ones, gold) while there is time to use it.
RESOURCE_WORTH = np.array([0.45, 0.75, 0.75, 0.75, 1.6, 1.6, 1.6, 2.4, 1.0], np.float64)
LEFT_OVER = np.array([1, 1, 1, 1, 2, 2, 2, 3, 3], np.float64) / 3  # at the end: their fish, by threes
EFFECT_WORTH = np.array([0.0, 0.0, 0.8, 2.2, 1.8, 1.3, 1.6, 1.5, 1.0], np.float64)  # by kind of effect
USES_A_ROUND = 0.45  # how often a building is used in a round
DIE_WORTH = 2.2  # a die that may still be taken
WORKER_WORTH = 1.1  # a worker at home
DOCK_WORTH = 0.9  # the reward of a dock for an order, in each round to come
SET_WORTH = 0.5  # an order at a dock where there was none more of
STEP_WORTH = 1.0  # a step on a track, in each round to come
LINE_WORTH = 0.8  # of a pier's reward, when its line is full but for one cell
NEAR_A_TILE = 0.12  # of a scoring tile, for each step towards it
VOYAGE = 0.55  # of the points of the area in which the boat is


@rule
def worth(position, seat):
    """What a seat may hope for."""
    if position.phase == OVER:
        return np.float64(final_points(position, seat))
    left = rounds_left(position, seat)
    points = np.float64(points_earned(position, seat) + points_of_orders(position, seat))
    points += points_of_tracks(position, seat) + points_of_scoring_tiles(position, seat)
    points += worth_of_goods(position, seat, left)
    points += worth_of_boat(position, seat, left)
    points += worth_of_docks(position, seat, left)
    points += worth_of_tracks(position, seat, left)
    points += worth_of_village(position, seat, left)
    points += worth_of_time(position, seat)
    return points + points_of_wagons(position, seat) * (1.0 - 0.3 * left)


@rule
def rounds_left(position, seat):
    """The rounds still to be used, this one as far as dice are left for it."""
    left = np.float64(ROUNDS - 1 - np.int64(position.this_round))
    if position.ended[seat] == 0:
        dice = MOST_WHITE + np.int64(position.this_round) + 1
        taken = np.int64(position.taken[seat, WHITE]) + np.int64(position.taken[seat, ORANGE])
        left += np.float64(max(dice - taken, 0)) / dice
    return left


@rule
def worth_of_resource(resource, left):
    """One resource: towards the end no more than its fish."""
    early = min(left, 1.0)
    return RESOURCE_WORTH[resource] * early + LEFT_OVER[resource] * (1.0 - early)


@rule
def worth_of_gain(gain, left):
    points = 0.0
    for resource in range(GOLD + 1):
        points += GAINS[gain, resource] * worth_of_resource(resource, left)
    return points + GAINS[gain, POINTS]


@rule
def worth_of_goods(position, seat, left):
    """What is in store; much of the same is worth less."""
    points = 0.0
    for resource in range(GOLD + 1):
        count = np.float64(position.store[seat, resource])
        plenty = max(count - 6.0, 0.0)
        points += (count - plenty) * worth_of_resource(resource, left) + plenty * LEFT_OVER[resource]
    return points


@rule
def worth_of_boat(position, seat, left):
    """Tiles aboard, and the points of the area."""
    points = 0.0
    for place in range(aboard(position, seat)):
        points += worth_of_gain(FISH_GAIN[np.int64(position.boat[seat, place]) - 1], left)
    if position.ended[seat] and position.this_round + 1 == ROUNDS:
        return points
    return points * 0.95 + VOYAGE * AREA_POINTS[position.area[seat]]


@rule
def worth_of_docks(position, seat, left):
    """Sets, and the rewards to come."""
    points = 3.0 * dock_sets(position, seat)
    least = dock_sets(position, seat)
    round_ends = np.ceil(left)
    for dock in range(DOCKS):
        count = np.int64(position.docked[seat, dock])
        points += DOCK_WORTH * round_ends * count
        if count > least:
            points += SET_WORTH
    return points


@rule
def worth_of_tracks(position, seat, left):
    """Steps, and the scoring tiles that they come near."""
    points = 0.0
    for track in range(TRACKS):
        level = np.int64(position.level[seat, track])
        points += STEP_WORTH * left * level
        if 0 < level < STEPS:
            tile = np.int64(position.scoring[track])
            points += tile_value(position, seat, tile) * NEAR_A_TILE * level * min(left, 1.0)
    return points


@rule
def worth_of_face(face, left):
    """What a building brings when it is used."""
    best = 0.0
    for which in range(2):
        effect = FACE_EFFECTS[face, which]
        if EFFECT_KIND[effect] == GAIN:
            best = max(best, worth_of_gain(EFFECT_GAIN[effect], left))
        else:
            best = max(best, EFFECT_WORTH[EFFECT_KIND[effect]])
    return best


@rule
def filled(position, seat, line):
    """How many cells of a line show something."""
    count = 0
    for place in range(SIDE):
        if position.village[seat, cell_in_line(line, place)]:
            count += 1
    return count


@rule
def worth_of_village(position, seat, left):
    """Buildings for the rounds to come, and piers as their lines fill."""
    points = 0.0
    for cell in range(CELLS):
        face = np.int64(position.village[seat, cell])
        if face and not FACE_PIER[face]:
            points += USES_A_ROUND * left * worth_of_face(face, left)
    for line in range(LINES):
        count = filled(position, seat, line)
        if count == SIDE:
            continue
        for place in range(SIDE):
            face = np.int64(position.village[seat, cell_in_line(line, place)])
            if FACE_PIER[face]:
                near = (count / (SIDE - 1.0)) ** 3 * LINE_WORTH * min(left, 1.0)
                points += near * worth_of_gain(FACE_GAIN[face], left)
    return points


@rule
def worth_of_time(position, seat):
    """Dice that may still be taken and workers at home, in this round."""
    if position.ended[seat]:
        return 0.0
    white = MOST_WHITE - np.int64(position.taken[seat, WHITE])
    orange = np.int64(position.this_round) + 1 - np.int64(position.taken[seat, ORANGE])
    return DIE_WORTH * (white + orange) + WORKER_WORTH * np.int64(position.workers[seat])
