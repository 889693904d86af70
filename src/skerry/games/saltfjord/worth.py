"""What a position is worth to a seat, in final points: a rule of thumb for who looks a turn ahead.

The entry is `worth`. Its estimates were tuned by games of bots against themselves (`skerry.lab.tuning`).
"""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.faces import BUILD_ONE, GAIN, UPGRADE
from skerry.games.saltfjord.rules.dice import MOST_WHITE
from skerry.games.saltfjord.rules.fishing import aboard
from skerry.games.saltfjord.rules.orders import can_fulfil, open_order
from skerry.games.saltfjord.rules.scoring import (
    SPECIAL_GOAL,
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
    ABILITY_EFFECT,
    AREA_POINTS,
    COVERED_TRACK,
    EFFECT_GAIN,
    EFFECT_KIND,
    FACE_EFFECTS,
    FACE_GAIN,
    FACE_PIER,
    FISH_GAIN,
    GAINS,
    ORDER_POINTS,
    STEP_EFFECT,
    STRIP,
)
from skerry.games.saltfjord.rules.village import cell_in_line, is_free
from skerry.games.saltfjord.state import (
    ABILITIES,
    ACTIVATE,
    CELLS,
    DOCKS,
    EFFECT,
    GOLD,
    LINES,
    ORANGE,
    ORDER_STACKS,
    OVER,
    POINTS,
    RIDE,
    ROUNDS,
    SIDE,
    STEPS,
    TRACKS,
    WHITE,
)
from skerry.rulebook.compiling import rule

ABILITY_KINDS = 11

# The estimates, in points unless said otherwise. Where several are named at once, so many follow each other.
ESTIMATES = {
    # one of each in store, while it can be used
    "resource": [0.83, 1.80, 1.06, 1.06, 2.99, 1.26, 1.84, 3.16],
    # of a resource: what is beyond that is worth its fish only
    "plenty": [4.16],
    # using: upgrade, order, develop, build, go fishing, build one
    "effect": [0.46, 1.41, 1.53, 1.75, 1.23, 1.71],
    # how often a building is used in a round
    "uses": [0.93],
    # as often an effect that may be used soon brings what it can
    "often": [0.92],
    # white or orange, that may still be taken
    "die": [1.50, 1.71],
    # at home
    "worker": [1.06],
    # an order there, in each round to come
    "dock": [0.90, 0.92, 0.67, 0.77],
    # an order at a dock where there was none more of
    "set": [0.55],
    # of the points of an open order that can be paid
    "ready": [0.22],
    # by what it brings, in each round to come
    "step": [0.64, 0.86, 1.13, 0.88, 0.76, 0.80, 1.17, 0.92, 0.99, 1.12, 1.11, 1.32, 0.94],
    # by what it does, in each round to come
    "ability": [0.65, 0.63, 1.72, 0.83, 1.23, 1.11, 1.16, 1.23, 1.49, 1.41, 1.57],
    # of a pier's reward, when its line is full but for one cell
    "line": [0.55],
    # of a scoring tile, for each step towards it
    "near": [0.14],
    # of what the tiles on the boat bring
    "aboard": [0.99],
    # of the points of the area in which the boat is
    "voyage": [0.64],
    # of where the wagons stand, less in each round to come
    "wagon": [0.23],
    # solo: for each point that a special tile lacks
    "lacking": [4.00],
}
_begins = np.cumsum([0, *(len(values) for values in ESTIMATES.values())]).tolist()
RESOURCE, PLENTY, EFFECT_USED, USES, OFTEN, DIE, WORKER, DOCK, SET, READY = _begins[:10]
STEP, ABILITY, LINE, NEAR, ABOARD, VOYAGE, WAGON, LACKING = _begins[10:-1]
LEFT_OVER = np.array([1, 1, 1, 1, 2, 2, 2, 3, 3], np.float64) / 3  # at the end: their fish, by threes


def estimates() -> np.ndarray:
    """All estimates in their order."""
    return np.concatenate([np.array(values, np.float64) for values in ESTIMATES.values()])


@rule
def worth(position, seat, estimates):
    """What a seat may hope for."""
    if position.phase == OVER:
        return np.float64(final_points(position, seat)) - estimates[LACKING] * lacking(position, seat)
    left = rounds_left(position, seat)
    points = np.float64(points_earned(position, seat) + points_of_orders(position, seat))
    points += points_of_tracks(position, seat) + points_of_scoring_tiles(position, seat)
    points += worth_of_goods(position, seat, left, estimates)
    points += worth_of_boat(position, seat, left, estimates)
    points += worth_of_docks(position, seat, left, estimates)
    points += worth_of_tracks(position, seat, left, estimates)
    points += worth_of_village(position, seat, left, estimates)
    points += worth_of_abilities(position, seat, left, estimates)
    points += worth_of_time(position, seat, estimates)
    points += worth_of_decisions(position, seat, left, estimates)
    points -= estimates[LACKING] * lacking(position, seat)
    return points + points_of_wagons(position, seat) * (1.0 - estimates[WAGON] * left)


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
def worth_of_resource(resource, left, estimates):
    """One resource: towards the end no more than its fish."""
    early = min(left, 1.0)
    if resource > GOLD:
        return 1.0
    return estimates[RESOURCE + resource] * early + LEFT_OVER[resource] * (1.0 - early)


@rule
def worth_of_gain(gain, left, estimates):
    points = 0.0
    for resource in range(GOLD + 1):
        points += GAINS[gain, resource] * worth_of_resource(resource, left, estimates)
    return points + GAINS[gain, POINTS]


@rule
def worth_of_goods(position, seat, left, estimates):
    """What is in store; much of the same is worth less."""
    points = 0.0
    for resource in range(GOLD + 1):
        count = np.float64(position.store[seat, resource])
        plenty = max(count - estimates[PLENTY], 0.0)
        points += (count - plenty) * worth_of_resource(resource, left, estimates) + plenty * LEFT_OVER[
            resource
        ]
    return points


@rule
def worth_of_boat(position, seat, left, estimates):
    """Tiles aboard, and the points of the area."""
    points = 0.0
    for place in range(aboard(position, seat)):
        points += worth_of_gain(FISH_GAIN[np.int64(position.boat[seat, place]) - 1], left, estimates)
    if position.ended[seat] and position.this_round + 1 == ROUNDS:
        return points
    return points * estimates[ABOARD] + estimates[VOYAGE] * AREA_POINTS[position.area[seat]]


@rule
def worth_of_docks(position, seat, left, estimates):
    """Sets, the rewards to come, an order that can be paid."""
    points = 3.0 * dock_sets(position, seat)
    least = dock_sets(position, seat)
    round_ends = np.ceil(left)
    for dock in range(DOCKS):
        count = np.int64(position.docked[seat, dock])
        points += estimates[DOCK + dock] * round_ends * count
        if count > least:
            points += estimates[SET]
    best = 0
    for stack in range(ORDER_STACKS):
        if can_fulfil(position, seat, stack, 0):
            best = max(best, ORDER_POINTS[open_order(position, stack)])
    return points + estimates[READY] * best * min(left, 1.0)


@rule
def worth_of_decisions(position, seat, left, estimates):
    """What the seat is in the middle of: a die on its way, effects to be used."""
    if position.seat != seat:
        return 0.0
    points = 0.0
    for level in range(position.depth):
        kind = position.decisions[level, 0]
        first, second = np.int64(position.decisions[level, 1]), np.int64(position.decisions[level, 2])
        if kind in (ACTIVATE, RIDE):
            points += worth_of_line(position, seat, first, second if kind == ACTIVATE else 0, left, estimates)
        elif kind == EFFECT:
            points += (
                max(worth_of_effect(first, left, estimates), worth_of_effect(second, left, estimates))
                * estimates[OFTEN]
            )
    return points


@rule
def worth_of_line(position, seat, line, begin, left, estimates):
    """What a die brings in the rest of its line, from a place on."""
    points = 0.0
    for place in range(begin, SIDE):
        cell = cell_in_line(line, place)
        face = np.int64(position.village[seat, cell])
        if face and not FACE_PIER[face] and is_free(position, seat, cell):
            points += worth_of_face(face, left, estimates) * estimates[OFTEN]
    return points


@rule
def worth_of_effect(effect, left, estimates):
    """What an effect brings when it is used."""
    if EFFECT_KIND[effect] == GAIN:
        return worth_of_gain(EFFECT_GAIN[effect], left, estimates)
    kind = EFFECT_KIND[effect]
    if kind < UPGRADE or kind > BUILD_ONE:
        return 0.0
    return estimates[EFFECT_USED + kind - UPGRADE]


@rule
def worth_of_tracks(position, seat, left, estimates):
    """Steps, and the scoring tiles that they come near."""
    points = 0.0
    for track in range(TRACKS):
        level = np.int64(position.level[seat, track])
        row = STRIP if position.with_wagons and track == COVERED_TRACK else track
        for step in range(level):
            points += estimates[STEP + STEP_EFFECT[row, step]] * left
        if 0 < level < STEPS:
            tile = np.int64(position.scoring[track])
            points += tile_value(position, seat, tile) * estimates[NEAR] * level * min(left, 1.0)
    return points


@rule
def worth_of_abilities(position, seat, left, estimates):
    """Abilities that are owned."""
    points = 0.0
    for number in range(ABILITIES):
        if np.int64(position.abilities[seat]) >> number & 1:
            points += estimates[ABILITY + ABILITY_EFFECT[number]] * left
    return points


@rule
def lacking(position, seat):
    """Solo: the points that special tiles lack (SF-O5)."""
    points = 0
    for number in range(position.special_tiles):
        tile = np.int64(position.specials[number]) - 1
        points += max(SPECIAL_GOAL - tile_value(position, seat, tile), 0)
    return points


@rule
def worth_of_face(face, left, estimates):
    """What a building brings when it is used."""
    best = 0.0
    for which in range(2):
        best = max(best, worth_of_effect(FACE_EFFECTS[face, which], left, estimates))
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
def worth_of_village(position, seat, left, estimates):
    """Buildings for the rounds to come, and piers as their lines fill."""
    points = 0.0
    for cell in range(CELLS):
        face = np.int64(position.village[seat, cell])
        if face and not FACE_PIER[face]:
            points += estimates[USES] * left * worth_of_face(face, left, estimates)
    for line in range(LINES):
        count = filled(position, seat, line)
        if count == SIDE:
            continue
        for place in range(SIDE):
            face = np.int64(position.village[seat, cell_in_line(line, place)])
            if FACE_PIER[face]:
                near = (count / (SIDE - 1.0)) ** 3 * estimates[LINE] * min(left, 1.0)
                points += near * worth_of_gain(FACE_GAIN[face], left, estimates)
    return points


@rule
def worth_of_time(position, seat, estimates):
    """Dice that may still be taken and workers at home, in this round."""
    if position.ended[seat]:
        return 0.0
    white = MOST_WHITE - np.int64(position.taken[seat, WHITE])
    orange = np.int64(position.this_round) + 1 - np.int64(position.taken[seat, ORANGE])
    dice = estimates[DIE] * white + estimates[DIE + 1] * orange
    return dice + estimates[WORKER] * np.int64(position.workers[seat])
