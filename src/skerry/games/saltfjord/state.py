"""The position of a game of Saltfjord: one record of fixed layout, a comment on every field.

Villages are 6 by 6 cells, numbered row by row from the top left. What a seat still has to decide lies on a
small stack: the top is decided first, and an action may lay something new on it. All chance is settled when
the game is dealt, the dice of later rounds too, so that a game is its setup and its actions.
"""

from __future__ import annotations

import numpy as np

from skerry.rulebook.chance import CHANCE

RESOURCES = ("fish", "wood", "grain", "paper", "plank", "food", "book", "gold")
FISH, WOOD, GRAIN, PAPER, PLANK, FOOD, BOOK, GOLD = range(8)
POINTS = 8  # the column of points beside the eight resources

MOST_SEATS = 4
SIDE = 6
CELLS = SIDE * SIDE
LINES = 2 * SIDE  # columns 0 to 5, rows 6 to 11
DIE_FACES = 6
WHITE, ORANGE = 0, 1
MOST_DICE = 12  # of a colour
ROUNDS = 3
TAVERNS = 5
AREAS = 5
FISH_TYPES = 3
FISH_STACKS = AREAS * FISH_TYPES
MOST_FISH_STACK = 25  # the whole type could come to lie in one area
MOST_FISH_KINDS = 24
BOAT_PLACES = 5  # four on the upgraded side, and one tile that has just been taken
STACKS = 8  # of building tiles: two a shape
MOST_STACK = 10
TILES = 62
START_TILES = 4
ORDER_STACKS = 4
STACK_OF_ORDERS = 12
ORDERS = 44
START_ORDERS = 4
DOCKS = 4
TRACKS = 4
STEPS = 3
ABILITIES = 8
OPEN_ABILITIES = 4
SETS = 4
SCORING_TILES = 11
MOST_SPECIALS = 5
WAGONS = 2
DEPTH = 24  # of the stack of decisions
SCRATCH = 64

BY_LOT = 4  # option value: who begins is drawn by lot when the game is dealt

# What stands on a cell of a village.
NO_PIECE, WHITE_DIE, ORANGE_DIE, WORKER = range(4)

# Where a wagon is, when it is on no cell.
NOT_IN_GAME, WAITING = 255, 254

# Where an order is: in its stack, out of the game, or at dock d of seat s: AT_DOCK + DOCKS * s + d.
IN_STACK, GONE, AT_DOCK = 0, 1, 2

# What a seat decides: the kinds of the decisions on the stack.
NOTHING = 0
CHOOSE_SET = 1
PLACE_START = 2  # a: the start tile
TURN = 3  # one of the three main actions
AFTER = 4  # free actions after the main action, or the end of the turn
RIDE = 5  # a: line, b: the wagons still to be activated, c: one once a wagon was
ACTIVATE = 6  # a: line, b: 1 + place of the last activated building, c: one if a wagon was activated
EFFECT = 7  # a, b: the effects to choose from, c: MUST and the source of its points
LOOK = 8  # a: the stack of fish tiles, of whose top two one is kept
OVERFULL = 9  # the boat has one tile too many
DOUBLE = 10  # which tile counts twice on return
WHICH_DOCK = 11  # a: the order
TAKE_ABILITY = 12
MOVE_WAGONS = 13  # b: the wagons that may still move
DOCKING = 14  # a: the dock, b: how many of its tiles have been counted; nobody decides here
KINDS_OF_DECISIONS = 15

# Phases.
SETTING_UP, PLAYING, OVER = range(3)

# Where points come from.
FROM_FISHING, FROM_PIERS, FROM_DOCKS, FROM_SCORING, FROM_ABILITIES, FROM_BUILDINGS = range(6)
SOURCES = 6

# Words first, bytes after: a GPU reads a word only where it is aligned.
POSITION = np.dtype(
    [
        ("chance", *CHANCE),  # the generator, while a game is dealt; zero in play
        ("store", "<u2", (MOST_SEATS, 8)),  # resources by seat
        ("earned", "<i2", (MOST_SEATS, SOURCES)),  # points scored so far by seat and source
        ("powers", "<u2", (MOST_SEATS,)),  # permanent effects of the tracks, as a set (see `tables`)
        ("village", "u1", (MOST_SEATS, CELLS)),  # the face on each cell, or zero
        ("tile_on", "u1", (MOST_SEATS, CELLS)),  # 1 + the tile on each cell; zero where empty or printed
        ("piece", "u1", (MOST_SEATS, CELLS)),  # a die or a worker on each cell
        ("wagon", "u1", (MOST_SEATS, WAGONS)),  # the cell of each wagon, or WAITING, or NOT_IN_GAME
        ("board", "u1", (MOST_SEATS,)),  # which printed village
        ("workers", "u1", (MOST_SEATS,)),  # at home
        ("level", "u1", (MOST_SEATS, TRACKS)),  # how far each marker is
        ("abilities", "u1", (MOST_SEATS,)),  # owned, as a set
        ("lifted", "u1", (MOST_SEATS,)),  # one once the ability to lift a die was used in this round
        ("area", "u1", (MOST_SEATS,)),  # of the boat, zero in the harbour
        ("farthest", "u1", (MOST_SEATS,)),  # the farthest area that the boat has reached
        ("boat", "u1", (MOST_SEATS, BOAT_PLACES)),  # 1 + the kind of each tile aboard, without gaps
        ("brought", "u1", (MOST_SEATS, MOST_FISH_KINDS)),  # fish tiles brought home, by kind
        ("docked", "u1", (MOST_SEATS, DOCKS)),  # how many orders lie at each dock
        ("taken", "u1", (MOST_SEATS, 2)),  # dice taken in this round, by colour
        ("aside", "u1", (MOST_SEATS, 2)),  # dice laid aside in this round, by colour
        ("ended", "u1", (MOST_SEATS,)),  # 1 + the tavern in which the round was ended, or zero
        ("arrived", "u1", (MOST_SEATS,)),  # the how manieth came to a tavern
        ("area_dice", "u1", (2, DIE_FACES)),  # dice in the common area, by colour and value
        ("tavern_dice", "u1", (2, TAVERNS)),  # solo: the value of the die of each colour on each tavern
        ("rolls", "u1", (ROUNDS, 2, MOST_DICE)),  # dice of the rounds to come; zero once laid out
        ("fish", "u1", (FISH_STACKS, MOST_FISH_STACK)),  # 1 + kind, from the bottom; stack: 3 * area + type
        ("known", "u1", (FISH_STACKS, MOST_FISH_STACK)),  # the seats that know the tile there, as a set
        ("fish_left", "u1", (FISH_STACKS,)),
        ("tiles", "u1", (STACKS, MOST_STACK)),  # 1 + building tile, from the bottom; the top one is open
        ("tiles_left", "u1", (STACKS,)),
        ("orders", "u1", (ORDER_STACKS, STACK_OF_ORDERS)),  # 1 + order, from the bottom; the top one is open
        ("orders_left", "u1", (ORDER_STACKS,)),
        ("order_at", "u1", (ORDERS + START_ORDERS,)),  # where each order is
        ("open_abilities", "u1", (OPEN_ABILITIES,)),  # 1 + ability, or zero once taken
        ("sets", "u1", (SETS, 3)),  # 1 + ability, start tile and resource tile of each start set
        ("set_of", "u1", (SETS,)),  # 1 + the seat that chose each start set, or zero
        ("scoring", "u1", (TRACKS,)),  # the scoring tile above each track
        ("specials", "u1", (MOST_SPECIALS,)),  # solo: 1 + each special tile
        ("decisions", "u1", (DEPTH, 4)),  # the stack: kind, a, b, c
        ("depth", "u1"),  # how many decisions lie on it
        ("phase", "u1"),
        ("seat", "u1"),  # the seat to move
        ("first", "u1"),  # the seat that began this round
        ("this_round", "u1"),  # from 0
        ("arrivals", "u1"),  # how many have ended this round
        ("upgraded", "u1"),  # one once a cheaper upgrade was used in this turn
        ("seats", "u1"),  # option: how many play
        ("named", "u1"),  # option: one if the villages with names are used
        ("with_wagons", "u1"),  # option: one if wagons are played
        ("special_tiles", "u1"),  # option: how many special tiles a solo game has
        ("scratch", "u1", (SCRATCH,)),  # where hidden tiles are gathered to be shuffled; zero otherwise
    ]
)


def cell_number(column: int, row: int) -> int:
    """The number of a cell; columns and rows count from 1."""
    return (row - 1) * SIDE + column - 1


def coordinates(cell: int) -> tuple[int, int]:
    """The column and row of a cell, from 1."""
    return int(cell) % SIDE + 1, int(cell) // SIDE + 1
