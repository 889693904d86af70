"""The rules of Fjorde. Ledger ids stand in the docstrings; `docs/rules/fjorde.md` says them for players.

The entries, in the order of a match: `new`, `seat_to_move`, `legal`, `play`, `over`, `scores`, `winner`.
Hidden information is the affair of `hiding.py`.
"""

from __future__ import annotations

import numpy as np

from skerry.games.fjorde.edition import (
    ALL_CORNERS,
    CORNERS,
    JOINS_LAND,
    STEPS,
    TOUCHES_TWO,
    load,
    wrapped,
)
from skerry.games.fjorde.state import (
    BY_LOT,
    CELLS,
    FARMING,
    FARMS,
    FIELDS,
    FREE,
    FRONTIER,
    HOLDING,
    LAND_TAKING,
    MAP_TILES,
    MOST_FRONTIER,
    MOST_KINDS,
    MOST_ROUNDS,
    OVER,
    PLACES,
    REPLY,
    ROW,
    SIDE,
    STACK,
    START_TILES,
    TURN,
    cell_number,
)
from skerry.rulebook.chance import draw_below, draw_word, shuffle, sow
from skerry.rulebook.compiling import rule

RULES_VERSION = 1  # rises when a rule is played differently: logs and tables name it
EDITION = load()
KINDS = len(EDITION.kinds)
FACES = len(EDITION.faces)
COPIES = np.array(EDITION.copies, np.int64)
KIND_OF = EDITION.kind_of.astype(np.int16)
FIRST_FACE = EDITION.first_face.astype(np.int16)
CODE = EDITION.code.astype(np.int16)
FIXES = EDITION.fixes
MEADOW_SIDES = EDITION.meadow_sides.astype(np.int16)
FITTING = EDITION.fitting
START_CELLS = np.array([cell_number(q, r) for q, r, _ in EDITION.start], np.int64)
START_FACES = np.array([face for _, _, face in EDITION.start], np.int64)
PLACE = wrapped()
STEP = np.array([q * SIDE + r for q, r in STEPS], np.int64)

# Which kind a single bit stands for: the powers of two below 2**36 all differ modulo 37.
BIT_PLACES = 37
KIND_OF_BIT = np.zeros(BIT_PLACES, np.int16)
KIND_OF_BIT[[(1 << kind) % BIT_PLACES for kind in range(MOST_KINDS)]] = range(MOST_KINDS)

# Actions, one number each.
DRAW = 0
CLAIM = 1
SILENT = 2
FARM = 3
NO_FARM = 4
FIELD = 5  # + cell
LAY = FIELD + CELLS  # + FACES * cell + face
POINT = LAY + FACES * CELLS  # the same
LAST_ACTION = POINT + FACES * CELLS - 1
NOBODY = -1
CANDIDATE = JOINS_LAND | TOUCHES_TWO


def _most_faces() -> int:
    """The most faces that fit one free cell: two tiles beside it fix at least three corners."""
    fixed = np.arange(ALL_CORNERS + 1)
    given = (fixed | fixed >> 1) & 0x555
    fits = sum(((int(code) ^ fixed) & given * 3) == 0 for code in CODE)
    three = sum(given >> 2 * corner & 1 for corner in range(CORNERS)) >= 3
    return int(np.where(three, fits, 0).max())


MOST_ACTIONS = 1 + MOST_FRONTIER * _most_faces()


# A match and its rounds


@rule
def new(position, seed):
    """Deal a match into an empty record whose options are set (FJ-S1, FJ-S2, FJ-S3)."""
    sow(position.chance, seed)
    if position.first == BY_LOT:
        position.first = draw_below(position.chance, 2)
    for number in range(position.rounds):
        filled = number * STACK
        for kind in range(KINDS):
            for _ in range(COPIES[kind]):
                position.order[filled] = kind
                filled += 1
        shuffle(position.chance, position.order, number * STACK, filled)
    begin(position)


@rule
def begin(position):
    """Begin the first round of a match whose stacks are in order.

    The bag of the option `row` is shaken by a generator sown from the stacks: they fix chance outright.
    """
    begin_round(position)
    if position.by_row:
        sow(position.chance, 0)
        for number in range(MOST_ROUNDS * STACK):
            position.chance[0] = np.int64(position.chance[0]) ^ np.int64(position.order[number])
            draw_word(position.chance)


@rule
def begin_round(position):
    """The three start tiles lie, all pieces are back in hand, whoever is first is to move (FJ-S1)."""
    for place in range(PLACES):
        position.on[place] = FREE
    for tile in range(MAP_TILES):
        position.cell[tile] = 0
        position.face[tile] = 0
    for slot in range(MOST_FRONTIER):
        position.frontier_cell[slot] = 0
        position.frontier_fixed[slot] = 0
    for seat in range(2):
        position.farms[seat] = 0
        position.fields[seat] = 0
        position.reach[seat] = 0
        position.farms_left[seat] = FARMS
        position.fields_left[seat] = FIELDS
    position.laid = 0
    position.frontier = 0
    position.drawn = 0
    for tile in range(START_TILES):
        put(position, START_CELLS[tile], START_FACES[tile])
    position.seat = position.first
    position.phase = TURN
    if position.by_row:
        show_tiles_that_fit(position)


@rule
def over(position):
    """Whether the last round has ended (FJ-S2)."""
    return position.phase == OVER


@rule
def seat_to_move(position):
    """The seat that decides next, or NOBODY when the match is over (FJ-D1, FJ-L1)."""
    if position.phase == OVER:
        return NOBODY
    return np.int64(position.seat)


@rule
def play(position, action):
    """Play a legal action."""
    if action >= POINT:
        position.seat ^= 1  # pointed out by one seat, laid by the other (FJ-D6)
        lay(position, (action - POINT) // FACES, (action - POINT) % FACES)
    elif action >= LAY:
        lay(position, (action - LAY) // FACES, (action - LAY) % FACES)
    elif action >= FIELD:
        place_field(position, action - FIELD)
    elif action == DRAW:
        draw(position)
    elif action == CLAIM:
        position.phase = REPLY
        position.seat ^= 1
    elif action == SILENT:
        stay_silent(position)
    else:
        if action == FARM:
            set_farm(position)
        end_turn(position)


# Discovery: what is legal


@rule
def legal(position, actions):
    """Write every legal action into `actions`, in rising order; answer how many."""
    if position.phase == OVER:
        return 0
    if position.phase == FARMING:
        actions[0] = FARM
        actions[1] = NO_FARM
        return 2
    if position.phase == LAND_TAKING:
        return list_fields(position, actions)
    first = 0
    if position.phase == REPLY:
        actions[0] = SILENT
        first = 1
    elif position.phase == TURN and not position.by_row:
        actions[0] = DRAW
        first = 1
    elif position.oversight:
        actions[0] = CLAIM
        first = 1
    return list_places(position, offered(position), POINT if position.phase == REPLY else LAY, actions, first)


@rule
def offered(position):
    """The kinds that may be laid now, as a set: the one in hand, or else row or pool (FJ-D4)."""
    kinds = 0
    if position.hand:
        kinds = 1 << np.int64(position.hand) - 1
    elif position.by_row:
        for number in range(position.in_row):
            kinds |= 1 << np.int64(position.row[number])
    else:
        for kind in range(KINDS):
            if position.pool[kind]:
                kinds |= 1 << kind
    return kinds


@rule
def fitting_kinds(fixed):
    """The kinds that have the fixed corners of a free cell (FJ-P1).

    Only here is the large table read, so that a GPU keeps it once among its constants.
    """
    return np.int64(FITTING[fixed & ALL_CORNERS])


@rule
def fits_somewhere(position, kinds):
    """Whether one of these kinds can be laid anywhere (FJ-D2, FJ-P1, FJ-P2, FJ-P3)."""
    for slot in range(position.frontier):
        fixed = np.int64(position.frontier_fixed[slot])
        if fixed & CANDIDATE == CANDIDATE and fitting_kinds(fixed) & kinds:
            return True
    return False


@rule
def agrees(fixed, face):
    """Whether a face has the fixed corners of a free cell (FJ-P1)."""
    given = ((fixed | fixed >> 1) & 0x555) * 3
    return (CODE[face] ^ fixed) & given == 0


@rule
def list_places(position, kinds, action, actions, first):
    """Write `action` + each cell and face at which one of these kinds can be laid; answer how many in all."""
    count = first
    for slot in range(position.frontier):
        fixed = np.int64(position.frontier_fixed[slot])
        if fixed & CANDIDATE != CANDIDATE:
            continue
        fitting = fitting_kinds(fixed) & kinds
        if fitting == 0:
            continue
        cell = np.int64(position.frontier_cell[slot])
        while fitting:
            kind = KIND_OF_BIT[(fitting & -fitting) % BIT_PLACES]
            fitting &= fitting - 1
            for face in range(FIRST_FACE[kind], FIRST_FACE[kind + 1]):
                if agrees(fixed, face):
                    put_in_order(actions, first, count, action + FACES * cell + face)
                    count += 1
    return count


@rule
def put_in_order(actions, first, count, action):
    """Insert an action among actions[first:count], which rise."""
    place = count
    while place > first and actions[place - 1] > action:
        actions[place] = actions[place - 1]
        place -= 1
    actions[place] = action


# Discovery: what happens


@rule
def next_kind(position):
    """Draw the next tile of the stack (FJ-D2)."""
    place = np.int64(position.this_round) * STACK + np.int64(position.drawn)
    kind = np.int64(position.order[place])
    position.order[place] = 0
    position.drawn += 1
    return kind


@rule
def draw(position):
    """Draw a tile; one that fits nowhere goes to the pool by itself, but for oversight (FJ-D2, FJ-D3)."""
    kind = next_kind(position)
    if position.oversight or fits_somewhere(position, 1 << kind):
        position.hand = 1 + kind
        position.phase = HOLDING
    else:
        put_into_pool(position, kind)


@rule
def put_into_pool(position, kind):
    """A tile goes to the pool: the same seat goes on, unless it was the last one (FJ-D3, FJ-E1, FJ-E2)."""
    position.hand = 0
    position.pool[kind] += 1
    position.phase = TURN
    if position.drawn == STACK:
        begin_land_taking(position)


@rule
def stay_silent(position):
    """The claim that nothing fits stands (FJ-D6)."""
    position.seat ^= 1
    if position.by_row:
        position.phase = TURN
        set_row_aside(position)
        fill_row(position)
        if position.in_row == 0:
            begin_land_taking(position)
    else:
        put_into_pool(position, np.int64(position.hand) - 1)


@rule
def lay(position, cell, face):
    """Lay a tile from the hand, the row or the pool; then perhaps a farm (FJ-D1, FJ-D4, FJ-F1)."""
    kind = KIND_OF[face]
    if position.hand:
        position.hand = 0
    elif position.by_row:
        take_from_row(position, kind)
    else:
        position.pool[kind] -= 1
    put(position, cell, face)
    if position.farms_left[position.seat] and MEADOW_SIDES[face]:
        position.phase = FARMING
    else:
        end_turn(position)


@rule
def put(position, cell, face):
    """A tile lies on a cell, which leaves the frontier; its corners bind the cells beside it (FJ-P1)."""
    found = np.int64(position.on[PLACE[cell]])
    if found >= FRONTIER:
        position.frontier -= 1
        slot = found - FRONTIER
        last = np.int64(position.frontier)
        moved = np.int64(position.frontier_cell[last])
        position.frontier_cell[slot] = moved
        position.frontier_fixed[slot] = position.frontier_fixed[last]
        position.on[PLACE[moved]] = found
        position.frontier_cell[last] = 0
        position.frontier_fixed[last] = 0
    tile = np.int64(position.laid)
    position.cell[tile] = cell
    position.face[tile] = face
    position.laid += 1
    position.on[PLACE[cell]] = tile + 1
    for side in range(CORNERS):
        beside = cell + STEP[side]
        found = np.int64(position.on[PLACE[beside]])
        if found == FREE:
            slot = np.int64(position.frontier)
            position.on[PLACE[beside]] = FRONTIER + slot
            position.frontier_cell[slot] = beside
            position.frontier_fixed[slot] = FIXES[face, side]
            position.frontier += 1
        elif found >= FRONTIER:
            position.frontier_fixed[found - FRONTIER] |= np.int64(FIXES[face, side]) | TOUCHES_TWO


@rule
def set_farm(position):
    """A farm on the tile just laid (FJ-F1, FJ-F3)."""
    position.farms[position.seat] |= 1 << np.int64(position.laid) - 1
    position.farms_left[position.seat] -= 1


@rule
def end_turn(position):
    """The other seat is next: to discover, or after the last tile to place a field (FJ-D1, FJ-E1, FJ-E2)."""
    position.seat ^= 1
    if position.by_row:
        return_what_was_set_aside(position)
        position.phase = TURN
        if not show_tiles_that_fit(position):
            begin_land_taking(position)
    elif position.drawn == STACK:
        begin_land_taking(position)
    else:
        position.phase = TURN


# Discovery: the option `row`


@rule
def fill_row(position):
    """Show tiles from the bag until four lie open (option `row`)."""
    while position.in_row < ROW and position.drawn < STACK:
        position.row[position.in_row] = next_kind(position)
        position.in_row += 1


@rule
def take_from_row(position, kind):
    """Take a tile of this kind; those after it move up."""
    place = 0
    while position.row[place] != kind:
        place += 1
    position.in_row -= 1
    for number in range(place, position.in_row):
        position.row[number] = position.row[number + 1]
    position.row[position.in_row] = 0


@rule
def set_row_aside(position):
    """Nothing of the row fits: its tiles wait in the pool until a tile is laid (option `row`)."""
    for number in range(position.in_row):
        position.pool[position.row[number]] += 1
        position.row[number] = 0
    position.in_row = 0


@rule
def show_tiles_that_fit(position):
    """Fill the row, and set it aside for as long as nothing of it fits; answer whether anything is left.

    Where oversight is played it stays, whether it fits or not, until somebody claims that it does not.
    """
    fill_row(position)
    while position.in_row and not position.oversight and not fits_somewhere(position, offered(position)):
        set_row_aside(position)
        fill_row(position)
    return position.in_row > 0


@rule
def return_what_was_set_aside(position):
    """After the tile is laid, what was set aside goes back, and the bag is shaken (option `row`)."""
    shaken = False
    begins = np.int64(position.this_round) * STACK
    for kind in range(KINDS):
        while position.pool[kind]:
            position.pool[kind] -= 1
            position.drawn -= 1
            position.order[begins + np.int64(position.drawn)] = kind
            shaken = True
    if shaken:
        shuffle(position.chance, position.order, begins + np.int64(position.drawn), begins + STACK)


# Land-taking


@rule
def begin_land_taking(position):
    """Pool and row leave the round; the seat to move places the first field (FJ-E1, FJ-E2, FJ-L4)."""
    for kind in range(KINDS):
        position.pool[kind] = 0
    for number in range(ROW):
        position.row[number] = 0
    position.in_row = 0
    position.phase = LAND_TAKING
    find_reach(position)
    go_on(position, np.int64(position.seat))


@rule
def find_reach(position):
    """What lies next to each seat's pieces over meadow (FJ-L2)."""
    for seat in range(2):
        position.reach[seat] = 0
        for tile in range(position.laid):
            if (position.farms[seat] | position.fields[seat]) >> tile & 1:
                position.reach[seat] |= joined(position, tile)


@rule
def joined(position, tile):
    """The tiles that share a side with at least one meadow corner with this one, as a set (FJ-L2)."""
    tiles = 0
    sides = np.int64(MEADOW_SIDES[position.face[tile]])
    cell = np.int64(position.cell[tile])
    for side in range(CORNERS):
        if sides >> side & 1:
            found = np.int64(position.on[PLACE[cell + STEP[side]]])
            if found != FREE and found < FRONTIER:
                tiles |= 1 << found - 1
    return tiles


@rule
def takable(position, seat):
    """The free tiles on which a seat can place a field now, as a set (FJ-L1, FJ-L2, FJ-L3)."""
    if position.fields_left[seat] == 0:
        return 0
    taken = position.farms[0] | position.farms[1] | position.fields[0] | position.fields[1]
    return np.int64(position.reach[seat] & ~taken)


@rule
def list_fields(position, actions):
    """Write each cell on which the seat to move can place a field; answer how many."""
    tiles = takable(position, np.int64(position.seat))
    count = 0
    tile = 0
    while tiles:
        if tiles & 1:
            put_in_order(actions, 0, count, FIELD + np.int64(position.cell[tile]))
            count += 1
        tiles >>= 1
        tile += 1
    return count


@rule
def place_field(position, cell):
    """Place a field; then the other seat goes on, if it can (FJ-L1, FJ-L3)."""
    seat = np.int64(position.seat)
    tile = np.int64(position.on[PLACE[cell]]) - 1
    position.fields[seat] |= 1 << tile
    position.reach[seat] |= joined(position, tile)
    position.fields_left[seat] -= 1
    go_on(position, 1 - seat)


@rule
def go_on(position, seat):
    """This seat is to place, or passes; where neither can, the round ends (FJ-L3)."""
    if takable(position, seat) == 0:
        seat = 1 - seat
        if takable(position, seat) == 0:
            end_round(position)
            return
    position.seat = seat


# The count


@rule
def end_round(position):
    """Count the fields; the loser begins the next round, if there is one (FJ-W1, FJ-W2, FJ-S2)."""
    number = 2 * np.int64(position.this_round)
    for seat in range(2):
        position.points[number + seat] = FIELDS - np.int64(position.fields_left[seat])
    if position.this_round + 1 == position.rounds:
        position.phase = OVER
        return
    position.first = next_first(position)
    position.this_round += 1
    begin_round(position)


@rule
def next_first(position):
    """The loser of the round; after a tie who has fewer points in all, else who did not begin it (FJ-W2)."""
    number = 2 * np.int64(position.this_round)
    lead = np.int64(position.points[number]) - np.int64(position.points[number + 1])
    if lead == 0:
        lead = total(position, 0) - total(position, 1)
    if lead == 0:
        return 1 - np.int64(position.first)
    return 1 if lead > 0 else 0


@rule
def total(position, seat):
    """A seat's points of all rounds that have ended (FJ-W3)."""
    points = np.int64(0)
    for number in range(MOST_ROUNDS):
        points += np.int64(position.points[2 * number + seat])
    return points


@rule
def scores(position, points):
    """Each seat's fields: of the rounds that have ended, and of this one so far (FJ-W1, FJ-W3)."""
    for seat in range(2):
        points[seat] = total(position, seat)
        if position.phase != OVER:
            points[seat] += FIELDS - np.int64(position.fields_left[seat])


@rule
def rounds_won(position, seat):
    """How many rounds a seat has won (FJ-W1)."""
    won = 0
    for number in range(MOST_ROUNDS):
        if position.points[2 * number + seat] > position.points[2 * number + 1 - seat]:
            won += 1
    return won


@rule
def winner(position):
    """The seat with the larger sum, else with two rounds; NOBODY after a draw, and before the end (FJ-W3)."""
    if position.phase == OVER:
        for seat in range(2):
            lead = total(position, seat) - total(position, 1 - seat)
            if lead > 0 or (lead == 0 and rounds_won(position, seat) == 2):
                return seat
    return NOBODY
