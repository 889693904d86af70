"""The edition laid out as tables for the rules, and the numbers of all actions."""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.edition import HOUSE, load
from skerry.games.saltfjord.entries import COVERED, STEP_EFFECTS, Shape
from skerry.games.saltfjord.faces import FISHING, GAIN, NO_GAIN, Effect, Face, Gain
from skerry.games.saltfjord.state import (
    BOAT_PLACES,
    BOOK,
    CELLS,
    DIE_FACES,
    DOCKS,
    FISH,
    FISH_TYPES,
    FOOD,
    GOLD,
    GRAIN,
    OPEN_ABILITIES,
    PAPER,
    PLANK,
    SETS,
    STACKS,
    TAVERNS,
    TRACKS,
    WAGONS,
    WOOD,
)
from skerry.rulebook.edition import chosen

RULES_VERSION = 1  # rises when a rule is played differently: logs name it
EDITION = load(chosen("saltfjord", HOUSE))

# The storage: what can be moved one place up, and what each resource is worth in fish.
UPS = (
    (FISH, WOOD),
    (FISH, GRAIN),
    (FISH, PAPER),
    (WOOD, PLANK),
    (GRAIN, FOOD),
    (PAPER, BOOK),
    (PLANK, GOLD),
    (FOOD, GOLD),
    (BOOK, GOLD),
)
DOWNS = tuple((upper, lower) for lower, upper in UPS if lower != FISH)
UP_FROM = np.array([lower for lower, _ in UPS], np.int64)
UP_TO = np.array([upper for _, upper in UPS], np.int64)
DOWN_FROM = np.array([upper for upper, _ in DOWNS], np.int64)
DOWN_TO = np.array([lower for _, lower in DOWNS], np.int64)
VALUE = np.array([EDITION.values[row] for row in (0, 1, 1, 1, 2, 2, 2, 3)], np.int64)
UPGRADE_COST = 2
FISH_A_POINT = 3
SET_POINTS = 3
ASIDE_FISH = 1


class Gains:
    """All gains of the edition, each once: faces, tiles and steps name them by number."""

    def __init__(self) -> None:
        self.rows: list[Gain] = [NO_GAIN]

    def number(self, gain: Gain) -> int:
        if gain not in self.rows:
            self.rows.append(gain)
        return self.rows.index(gain)


_gains = Gains()
_effects: list[Effect] = [Effect(0)]
FACES: list[Face] = [Face("", False, ())]  # face 0 is an empty cell


def effect_number(effect: Effect) -> int:
    if effect not in _effects:
        _effects.append(effect)
    return _effects.index(effect)


def face_number(face: Face) -> int:
    if face not in FACES:
        FACES.append(face)
    return FACES.index(face)


def pair(effects: tuple[Effect, ...]) -> list[int]:
    """One effect or two, by number, none as zero."""
    return [*(effect_number(effect) for effect in effects), 0, 0][:2]


# Villages and tiles.
SNOW = np.zeros(CELLS, np.int64)
SNOW[list(EDITION.snow)] = 1
BOARD = np.zeros((len(EDITION.villages), CELLS), np.int64)
for _board, _village in enumerate(EDITION.villages):
    for _cell, _face in _village.buildings:
        BOARD[_board, _cell] = face_number(_face)

TILES_AND_STARTS = (*EDITION.tiles, *EDITION.start_tiles)
MOST_CELLS = 3
ROTATIONS = 4
SMALL_WOOD, LARGE_WOOD, LARGE_PLANKS = 1, 1, 1


def turned(shape: Shape, rotation: int) -> list[tuple[int, int]]:
    """A shape's cells after quarter turns clockwise, its leftmost column and topmost row being 0."""
    cells = list(shape.cells)
    for _ in range(rotation):
        cells = [(-y, x) for x, y in cells]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return [(x - left, y - top) for x, y in cells]


def different_rotations(shape: Shape, faces: tuple[Face, ...]) -> int:
    """How many rotations of a tile differ: equal ones are one action."""
    looks = []
    for rotation in range(ROTATIONS):
        looks.append(sorted(zip(turned(shape, rotation), (face.text for face in faces), strict=True)))
    return next(turn for turn in (1, 2, ROTATIONS) if looks[turn % ROTATIONS] == looks[0])


TILE_SHAPE = np.array([tile.shape for tile in TILES_AND_STARTS], np.int64)
TILE_SIZE = np.array([len(tile.faces) for tile in TILES_AND_STARTS], np.int64)
TILE_FACE = np.zeros((len(TILES_AND_STARTS), MOST_CELLS), np.int64)
TILE_ROTATIONS = np.zeros(len(TILES_AND_STARTS), np.int64)
for _number, _tile in enumerate(TILES_AND_STARTS):
    TILE_FACE[_number, : len(_tile.faces)] = [face_number(face) for face in _tile.faces]
    TILE_ROTATIONS[_number] = different_rotations(EDITION.shapes[_tile.shape], _tile.faces)
SHAPE_X = np.zeros((len(EDITION.shapes), ROTATIONS, MOST_CELLS), np.int64)
SHAPE_Y = np.zeros((len(EDITION.shapes), ROTATIONS, MOST_CELLS), np.int64)
for _number, _shape in enumerate(EDITION.shapes):
    for _rotation in range(ROTATIONS):
        for _place, (_x, _y) in enumerate(turned(_shape, _rotation)):
            SHAPE_X[_number, _rotation, _place] = _x
            SHAPE_Y[_number, _rotation, _place] = _y
SHAPE_LARGE = np.array([shape.large for shape in EDITION.shapes], np.int64)
SHAPE_SIZE = np.array([len(shape.cells) for shape in EDITION.shapes], np.int64)
STACK_SIZE = np.array([size for shape in EDITION.shapes for size in shape.stacks], np.int64)
FIRST_START_TILE = len(EDITION.tiles)

# Orders, docks, taverns.
ORDER_COST = np.array([order.cost[:-1] for order in EDITION.orders], np.int64)
ORDER_POINTS = np.array([order.points for order in EDITION.orders], np.int64)
DOCK_EFFECTS = np.array([pair(reward) for reward, _ in EDITION.docks], np.int64)
DOCK_OF_STACK = np.zeros(DOCKS, np.int64)
for _dock, (_, _stack) in enumerate(EDITION.docks):
    DOCK_OF_STACK[_stack] = _dock
TAVERN_EFFECT = np.array([effect_number(effect) for effect, _ in EDITION.taverns], np.int64)
TAVERN_TIMES = np.array([times for _, times in EDITION.taverns], np.int64)

# The fjord.
AREA_POINTS = np.array([0, *EDITION.area_points], np.int64)
FISH_SIZE = np.array(EDITION.fish_stacks, np.int64)
FISH_KINDS = len(EDITION.fish)
FISH_TYPE = np.array([fish.type - 1 for fish in EDITION.fish], np.int64)
FISH_COPIES = np.array([fish.copies for fish in EDITION.fish], np.int64)
FISH_GAIN = np.array([_gains.number(fish.gain) for fish in EDITION.fish], np.int64)
BOAT_ROOM, BIG_BOAT_ROOM = 3, 4

# Tracks: the steps of the four, then of the strip that covers one of them.
GAIN_STEP = len(STEP_EFFECTS)  # a step that gives something at once
WORKER_STEP, BOAT, ABILITY_STEP, LESS_WOOD, ANY_DOCK, DOCK_AT_ONCE, LOOK_AT_TWO, TYPE_2, TYPE_3 = range(9)
WAGON_PIERS, SECOND_WAGON, MOVING_WAGONS = range(9, GAIN_STEP)
STEP_COST = np.array([[step.cost for step in track] for track in EDITION.tracks], np.int64)
STEP_EFFECT = np.array(
    [[step.effect if step.effect >= 0 else GAIN_STEP for step in track] for track in EDITION.tracks], np.int64
)
STEP_GAIN = np.array([[_gains.number(step.gain) for step in track] for track in EDITION.tracks], np.int64)
LEVEL_POINTS = np.array([0, *EDITION.level_points, 0], np.int64)
COVERED_TRACK = COVERED
STRIP = TRACKS

# Abilities and scoring tiles.
(
    FREE_DIE_STEP,
    CHEAPER_UPGRADE,
    WITHOUT_BASIC,
    TAKEN_TAVERN,
    LIFT_DIE,
    BOAT_ADVANCES,
    WORKER_IS_SET,
    LINE_IS_FULL,
    TILE_IS_BUILT,
    ORDER_IS_FULFILLED,
    MARKER_IS_MOVED,
) = range(11)
ABILITY_EFFECT = np.array([ability.effect for ability in EDITION.abilities], np.int64)
ABILITY_AMOUNT = np.array([ability.amount for ability in EDITION.abilities], np.int64)
ABILITY_AT_ONCE = np.array([_gains.number(ability.at_once) for ability in EDITION.abilities], np.int64)
ABILITY_GAIN = np.array([_gains.number(ability.gain) for ability in EDITION.abilities], np.int64)
(
    COUNT_ORDERS,
    COUNT_DOCK_SETS,
    COUNT_FULL_LINES,
    COUNT_FISH_TILES,
    COUNT_PIERS,
    COUNT_BUILDING_KINDS,
    COUNT_WORKERS_AND_ABILITIES,
    COUNT_STEPS,
    COUNT_AREAS,
    COUNT_FISH,
) = range(10)
SCORING_COUNTS = np.array([tile.counts for tile in EDITION.scoring], np.int64)
SCORING_POINTS = np.array([tile.points for tile in EDITION.scoring], np.int64)
SCORING_PER = np.array([tile.per for tile in EDITION.scoring], np.int64)
LIGHTNING = np.array([tile.lightning for tile in EDITION.scoring], np.int64)

# Start sets.
SET_GAIN = np.array([_gains.number(gain) for gain, _ in EDITION.resources], np.int64)
SET_FISHING = np.array([fishing for _, fishing in EDITION.resources], np.int64)
FISHING_EFFECT = effect_number(Effect(FISHING))

# Faces and effects, now that all are known.
FACE_PIER = np.array([face.pier for face in FACES], np.int64)
FACE_EFFECTS = np.array([pair(face.effects) for face in FACES], np.int64)
FACE_COUNT = len(FACES)
EFFECT_KIND = np.array([effect.kind for effect in _effects], np.int64)
EFFECT_GAIN = np.array([_gains.number(effect.gain) for effect in _effects], np.int64)
EFFECT_PAYS = np.array([effect.pays for effect in _effects], np.int64)
EFFECTS = tuple(_effects)
FACE_GAIN = np.array([EFFECT_GAIN[FACE_EFFECTS[face, 0]] for face in range(FACE_COUNT)], np.int64)
FACE_PRODUCES = np.array(
    [len(face.effects) == 1 and face.effects[0].kind == GAIN and not face.pier for face in FACES], np.int64
)
GAINS = np.array(_gains.rows, np.int64)

# Actions, one number each, in this order.
DONE = 0  # the turn is over
STOP = 1  # no more buildings by this die, no more wagons
SKIP = 2  # the effect is left unused
LAY_ASIDE = 3  # the die brings a fish instead
CHOOSE = 4  # + 0 or 1: that gain, or that trade, of an effect
KEEP = CHOOSE + 2  # + 0 or 1: that of the two tiles looked at
OVERBOARD = KEEP + 2  # + place on the boat
TWICE = OVERBOARD + BOAT_PLACES  # + place on the boat
TAKE_SET = TWICE + BOAT_PLACES  # + set
LAY_AT = TAKE_SET + SETS  # + dock
TAKE_OPEN = LAY_AT + DOCKS  # + place among the open abilities
ENTER = TAKE_OPEN + OPEN_ABILITIES  # + tavern
MOVE_MARKER = ENTER + TAVERNS  # + track, the strip being one of its own
ADVANCE = MOVE_MARKER + TRACKS + 1  # + type
GO_HOME = ADVANCE + FISH_TYPES
UPGRADE_ONE = GO_HOME + 1  # + place in UPS
UPGRADE_TO_FISH = UPGRADE_ONE + len(UPS)
WITHOUT = 4  # an order in full, or without wood, grain or paper
FULFIL = UPGRADE_TO_FISH + 1  # + WITHOUT * stack + what is left out
SELL = FULFIL + WITHOUT * DOCKS  # + resource - 1
RAISE = SELL + GOLD  # + place in UPS
LOWER = RAISE + len(UPS)  # + place in DOWNS
SET_WORKER = LOWER + len(DOWNS)  # + cell
LIFT = SET_WORKER + CELLS  # + cell
WAGON_WAYS = 5  # stay, up, down, left, right
MOVE_WAGON = LIFT + CELLS  # + WAGON_WAYS * wagon + way
USE = MOVE_WAGON + WAGON_WAYS * WAGONS  # + cell
DICE_ACTIONS = 2 * (TAVERNS + 1) * DIE_FACES * DIE_FACES
TAKE_DIE = USE + CELLS  # + ((colour * 6 + from) * 6 + value - 1) * 6 + use - 1; from: 0 area, else tavern
PLACE = TAKE_DIE + DICE_ACTIONS  # + ROTATIONS * cell + rotation, of the start tile
PUT = PLACE + ROTATIONS * CELLS  # + (CELLS * stack + cell) * ROTATIONS + rotation
ACTIONS = PUT + STACKS * CELLS * ROTATIONS
WAY_X = np.array([0, 0, 0, -1, 1], np.int64)
WAY_Y = np.array([0, -1, 1, 0, 0], np.int64)
NOBODY = -1

# What an effect on the stack of decisions carries beside its kinds.
MUST = 1  # it may not be left unused
SOURCE_SHIFT = 1
