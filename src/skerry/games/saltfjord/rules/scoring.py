"""Points: the scoring tiles, what is counted at the end, who wins, and how a solo game is judged."""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.rules.fishing import aboard, best_to_double, has_power, tile_points
from skerry.games.saltfjord.rules.stores import has
from skerry.games.saltfjord.rules.tables import (
    BOAT,
    COUNT_AREAS,
    COUNT_BUILDING_KINDS,
    COUNT_DOCK_SETS,
    COUNT_FISH,
    COUNT_FISH_TILES,
    COUNT_FULL_LINES,
    COUNT_ORDERS,
    COUNT_PIERS,
    COUNT_STEPS,
    FACE_PIER,
    FISH_A_POINT,
    FISH_GAIN,
    FISH_KINDS,
    GAINS,
    LEVEL_POINTS,
    LIGHTNING,
    NOBODY,
    ORDER_POINTS,
    SCORING_COUNTS,
    SCORING_PER,
    SCORING_POINTS,
    SET_POINTS,
    VALUE,
)
from skerry.games.saltfjord.rules.village import is_full
from skerry.games.saltfjord.state import (
    ABILITIES,
    AT_DOCK,
    CELLS,
    DOCKS,
    FISH,
    GOLD,
    LINES,
    ORDERS,
    OVER,
    SIDE,
    SOURCES,
    START_ORDERS,
    STEPS,
    TAVERNS,
    TRACKS,
    WAGONS,
    WORKER,
)
from skerry.rulebook.compiling import rule

PARTS = 8  # of the final score, in the order in which they are counted
SPECIAL_GOAL = 10


# What scoring tiles count


@rule
def dock_sets(position, seat):
    """Sets of four orders at the four docks (SF-E1)."""
    least = np.int64(position.docked[seat, 0])
    for dock in range(1, DOCKS):
        least = min(least, np.int64(position.docked[seat, dock]))
    return least


@rule
def count_orders(position, seat):
    count = 0
    for dock in range(DOCKS):
        count += np.int64(position.docked[seat, dock])
    return count


@rule
def count_lines(position, seat):
    count = 0
    for line in range(LINES):
        if is_full(position, seat, line):
            count += 1
    return count


@rule
def count_fish_tiles(position, seat):
    count = 0
    for kind in range(FISH_KINDS):
        count += np.int64(position.brought[seat, kind])
    return count


@rule
def count_piers(position, seat):
    count = 0
    for cell in range(CELLS):
        count += FACE_PIER[position.village[seat, cell]]
    return np.int64(count)


@rule
def is_first_of_its_kind(position, seat, cell):
    """Whether a building shows what no cell before it shows."""
    face = position.village[seat, cell]
    if face == 0 or FACE_PIER[face]:
        return False
    for earlier in range(cell):
        if position.village[seat, earlier] == face:
            return False
    return True


@rule
def count_building_kinds(position, seat):
    count = 0
    for cell in range(CELLS):
        if is_first_of_its_kind(position, seat, cell):
            count += 1
    return count


@rule
def count_workers(position, seat):
    """Workers of a seat, at home and on buildings."""
    count = np.int64(position.workers[seat])
    for cell in range(CELLS):
        if position.piece[seat, cell] == WORKER:
            count += 1
    return count


@rule
def count_abilities(position, seat):
    count = 0
    for number in range(ABILITIES):
        count += np.int64(position.abilities[seat]) >> number & 1
    return count


@rule
def count_steps(position, seat):
    count = 0
    for track in range(TRACKS):
        count += np.int64(position.level[seat, track])
    return count


@rule
def count_for(position, seat, counts):
    """How many a seat has of what a scoring tile counts (SF-B5)."""
    if counts == COUNT_ORDERS:
        return count_orders(position, seat)
    if counts == COUNT_DOCK_SETS:
        return dock_sets(position, seat)
    if counts == COUNT_FULL_LINES:
        return count_lines(position, seat)
    if counts == COUNT_FISH_TILES:
        return count_fish_tiles(position, seat)
    if counts == COUNT_PIERS:
        return count_piers(position, seat)
    if counts == COUNT_BUILDING_KINDS:
        return count_building_kinds(position, seat)
    if counts == COUNT_STEPS:
        return count_steps(position, seat)
    if counts == COUNT_AREAS:
        return np.int64(position.farthest[seat])
    if counts == COUNT_FISH:
        return has(position, seat, FISH)
    return count_workers(position, seat) + count_abilities(position, seat)


@rule
def tile_value(position, seat, tile):
    """What a scoring tile gives a seat now (SF-B5)."""
    return count_for(position, seat, SCORING_COUNTS[tile]) // SCORING_PER[tile] * SCORING_POINTS[tile]


# The end


@rule
def points_earned(position, seat):
    """Where the marker stands on the track of points."""
    points = 0
    for source in range(SOURCES):
        points += np.int64(position.earned[seat, source])
    return points


@rule
def points_aboard(position, seat):
    """Points of the tiles left on the boat, one of them twice on the upgraded side (SF-E1)."""
    points = 0
    count = aboard(position, seat)
    for place in range(count):
        points += tile_points(np.int64(position.boat[seat, place]))
    if count and has_power(position, seat, BOAT):
        points += tile_points(np.int64(position.boat[seat, best_to_double(position, seat)]))
    return points


@rule
def fish_in_all(position, seat):
    """All resources as fish, those of the tiles left on the boat too (SF-E1)."""
    fish = 0
    for resource in range(GOLD + 1):
        count = has(position, seat, resource)
        for place in range(aboard(position, seat)):
            count += np.int64(GAINS[FISH_GAIN[np.int64(position.boat[seat, place]) - 1], resource])
        fish += count * np.int64(VALUE[resource])
    return fish


@rule
def points_of_orders(position, seat):
    """The points on the orders at the docks (SF-E1)."""
    points = 0
    for order in range(ORDERS + START_ORDERS):
        where = np.int64(position.order_at[order]) - AT_DOCK
        if where >= 0 and where // DOCKS == seat:
            points += np.int64(ORDER_POINTS[order])
    return points


@rule
def points_of_tracks(position, seat):
    """The points of the levels of the four markers (SF-E1)."""
    points = 0
    for track in range(TRACKS):
        points += np.int64(LEVEL_POINTS[position.level[seat, track]])
    return points


@rule
def points_of_scoring_tiles(position, seat):
    """The scoring tiles that were reached, but for those that scored at once (SF-E1, SF-B5)."""
    points = 0
    for track in range(TRACKS):
        tile = np.int64(position.scoring[track])
        if position.level[seat, track] == STEPS and not LIGHTNING[tile]:
            points += np.int64(tile_value(position, seat, tile))
    return points


@rule
def points_of_wagons(position, seat):
    """Each wagon scores row by column (SF-W4)."""
    points = 0
    for wagon in range(WAGONS):
        cell = np.int64(position.wagon[seat, wagon])
        if cell < CELLS:
            points += (cell // SIDE + 1) * (cell % SIDE + 1)
    return points


@rule
def points_of_part(position, seat, number):
    """One part of the final score, in the order in which they are counted (SF-E1, SF-W4)."""
    if number == 0:
        return points_earned(position, seat)
    if number == 1:
        return points_aboard(position, seat)
    if number == 2:
        return fish_in_all(position, seat) // FISH_A_POINT
    if number == 3:
        return dock_sets(position, seat) * SET_POINTS
    if number == 4:
        return points_of_orders(position, seat)
    if number == 5:
        return points_of_tracks(position, seat)
    if number == 6:
        return points_of_scoring_tiles(position, seat)
    return points_of_wagons(position, seat)


@rule
def final_points(position, seat):
    """What a seat has if the game ends now (SF-E1)."""
    points = 0
    for number in range(PARTS):
        points += points_of_part(position, seat, number)
    return points


@rule
def scores(position, points):
    """Write each seat's points: as they stand in play, and counted out at the end (SF-E1)."""
    for seat in range(position.seats):
        if position.phase == OVER:
            points[seat] = final_points(position, seat)
        else:
            points[seat] = points_earned(position, seat)


@rule
def place_in_taverns(position, seat):
    """How far left a seat stands in the taverns; of two in one tavern who came first (SF-R2, SF-E2)."""
    return np.int64(position.ended[seat]) * TAVERNS + np.int64(position.arrived[seat])


@rule
def specials_reached(position):
    """Solo: whether each special tile gives enough (SF-O5)."""
    for number in range(position.special_tiles):
        if tile_value(position, 0, np.int64(position.specials[number]) - 1) < SPECIAL_GOAL:
            return False
    return True


@rule
def winner(position):
    """Who has most points; on a tie who stands furthest left in the taverns (SF-E2, SF-O5)."""
    if position.phase != OVER:
        return NOBODY
    if position.seats == 1:
        if specials_reached(position):
            return 0
        return NOBODY
    best, most = 0, final_points(position, 0)
    for seat in range(1, position.seats):
        points = final_points(position, seat)
        further_left = place_in_taverns(position, seat) < place_in_taverns(position, best)
        if points > most or (points == most and further_left):
            best, most = seat, points
    return best
