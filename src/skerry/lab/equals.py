"""Whole games of Saltfjord between equal planners, in compiled code from the deal to the end.

Each seat plays as a bot does that plans at a glance: it deals what it cannot see at random, plans its turn,
and follows the plan for as long as what it sees is what it had planned for.
"""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.hiding import redeal, see
from skerry.games.saltfjord.planning import Room, plan, room
from skerry.games.saltfjord.players import GLANCES
from skerry.games.saltfjord.rules.choices import legal, over, play, seat_to_move
from skerry.games.saltfjord.rules.stack import top
from skerry.games.saltfjord.state import CHOOSE_SET, POSITION
from skerry.rulebook.chance import draw_below, sow
from skerry.rulebook.compiling import rule

TRUE, IMAGINED, SEEN, SEEN_IN_PLAN, EMPTY, RECORDS = range(6)
SEED_BITS = 1 << 30


class Table:
    """Where one game after another is played."""

    def __init__(self, bot: str) -> None:
        glance = GLANCES[bot]
        self.room: Room = room()
        self.width = glance.width
        records = np.zeros(RECORDS, POSITION)
        self.bytes = records.view(np.uint8).reshape(RECORDS, POSITION.itemsize)
        self.positions = records.view(np.recarray)
        self.chance = np.zeros(4, np.uint32)

    def play(self, position: np.record, seed: int, sets_by_lot: bool) -> np.record:
        """Play a game that has been dealt to its end, and answer its last position."""
        self.positions[TRUE] = position
        play_to_the_end(self.room, self.width, self.positions, self.bytes, self.chance, seed, sets_by_lot)
        return self.positions[TRUE]


@rule
def play_to_the_end(room, width, positions, records, chance, seed, sets_by_lot):
    """Let the planners play, start sets perhaps by lot."""
    sow(chance, seed)
    position = positions[TRUE]
    while not over(position):
        if sets_by_lot and top(position) == CHOOSE_SET:
            count = legal(position, room.legal)
            play(position, room.legal[draw_below(chance, count)])
        elif legal(position, room.legal) == 1:
            play(position, room.legal[0])
        else:
            play_planned(room, width, positions, records, draw_below(chance, SEED_BITS))


@rule
def play_planned(room, width, positions, records, seed):
    """Plan the turn of the seat to move, and play it as far as it comes as planned."""
    position, imagined = positions[TRUE], positions[IMAGINED]
    seat = seat_to_move(position)
    positions[IMAGINED] = positions[TRUE]
    redeal(imagined, seat, seed)
    room.now[0] = imagined
    plan(room, seat, width)
    for number in range(room.length[0]):
        if number and not is_as_planned(positions, records, seat):
            return
        play(imagined, room.plan[0, number])
        play(position, room.plan[0, number])


@rule
def is_as_planned(positions, records, seat):
    """Whether a seat sees in the game what it sees in its plan."""
    for record, look in ((TRUE, SEEN), (IMAGINED, SEEN_IN_PLAN)):
        positions[look] = positions[EMPTY]
        see(positions[record], seat, positions[look])
    return (records[SEEN] == records[SEEN_IN_PLAN]).all()
