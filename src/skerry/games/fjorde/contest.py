"""Land-taking as a contest over sets of tiles, and its exact value: the entries are `begin` and `search`.

What is left to decide: the free tiles that both seats can still reach (`free`), those of them that each seat
can take at once (`mine`, `theirs`: of the seat to move, of the other), how many tiles are safe for each
(`my_safe`, `their_safe`), and the fields in hand (`my_stock`, `their_stock`). A value is how many fields more
the seat to move places than the other from here on, if both play best.

Safe tiles are left for the end, of two tiles the one that cannot be better is not tried, and regions that
open nothing to each other bound the whole. That nothing is lost by any of it is proven, lemma by lemma, in
`docs/decisions/land-taking.md`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from skerry.games.fjorde.rules import MEADOW_SIDES, joined
from skerry.games.fjorde.state import MAP_TILES
from skerry.rulebook.compiling import rule

UNKNOWN = -1000  # the answer when the nodes that may be looked at are used up
PLENTY = 64  # fields in hand where they cannot run out, or where that changes no answer
DEEPEST = 2 * MAP_TILES  # a node below another has a tile less, or is one of its regions

# What a contest holds: what `search` is told, and then every tile that is free or can be taken at once.
CONTESTED, OPEN_TO_ME, OPEN_TO_THEM, MY_SAFE, THEIR_SAFE, MY_STOCK, THEIR_STOCK = range(7)
ALL_FREE, ALL_MINE, ALL_THEIRS = 7, 8, 9
CONTEST = 10

# Columns of the moves that a node lists.
TILE, FREE, MINE, THEIRS, MY_GAIN, THEIR_GAIN, WORTH = range(7)
COLUMNS = 7
ABOVE_HISTORY = 1 << 40  # what looks better comes first; of equals, what was better elsewhere

# An entry of the table: two words for the contest; one for the stocks, two bounds and the best tile.
WORDS = 3
OFFSET = 64  # makes a bound positive
BOUND_BITS = 7
BOUND = (1 << BOUND_BITS) - 1
TILE_BITS = 6
NO_TILE = (1 << TILE_BITS) - 1
KNOWN_BITS = 2 * BOUND_BITS + TILE_BITS
LOW_BITS = 23  # of `mine`, which has 40: the first word takes so many, the second the others
LOW_TILES = (1 << LOW_BITS) - 1
PRIMES = (2147483629, 2147483587, 2147483579)
FACTORS = (402653189, 335544323, 268435459)

# What `effort` counts: the nodes looked at, how many may be, and for each tile how often it was best.
NODES, MOST_NODES, HISTORY = 0, 1, 2


class Desk(NamedTuple):
    """What a search works with."""

    near: np.ndarray  # by tile: the tiles that it is joined with over meadow, as a set
    room: np.ndarray  # the moves of each node on the way
    table: np.ndarray  # what is known of contests on this map
    effort: np.ndarray


def desk(entries: int) -> Desk:
    """An empty desk, with a table of so many entries."""
    return Desk(
        near=np.zeros(MAP_TILES, np.int64),
        room=np.zeros((DEEPEST, MAP_TILES, COLUMNS), np.int64),
        table=np.zeros((entries, WORDS), np.int64),
        effort=np.zeros(HISTORY + MAP_TILES, np.int64),
    )


@rule
def begin(position, contest, near):
    """Write the contest of a position, for the seat to move, and what is joined on its map (FJ-L1, FJ-L2)."""
    for tile in range(MAP_TILES):
        near[tile] = joined(position, tile) if tile < position.laid else 0
    taken = np.int64(position.farms[0] | position.farms[1] | position.fields[0] | position.fields[1])
    free = np.int64(0)
    for tile in range(position.laid):
        if MEADOW_SIDES[position.face[tile]]:
            free |= np.int64(1) << tile
    free &= ~taken
    seat = np.int64(position.seat)
    own = np.int64(position.farms[seat] | position.fields[seat])
    settle(contest, free, around(own, near) & free, around(taken & ~own, near) & free, near)
    contest[MY_STOCK] = position.fields_left[seat]
    contest[THEIR_STOCK] = position.fields_left[1 - seat]


@rule
def take(contest, tile, near, taken):
    """Write the contest that follows for the other seat when the seat to move takes a tile, safe or not."""
    bit = np.int64(1) << tile
    free = contest[ALL_FREE] & ~bit
    settle(taken, free, contest[ALL_THEIRS] & free, (contest[ALL_MINE] | near[tile]) & free, near)
    taken[MY_STOCK] = contest[THEIR_STOCK]
    taken[THEIR_STOCK] = contest[MY_STOCK] - 1


@rule
def settle(contest, free, mine, theirs, near):
    """Write a contest without its stocks: what is contested, what each can take of it, what is safe."""
    my_reach = spread(mine, free, near)
    their_reach = spread(theirs, free, near)
    contest[CONTESTED] = my_reach & their_reach
    contest[OPEN_TO_ME] = mine & their_reach
    contest[OPEN_TO_THEM] = theirs & my_reach
    contest[MY_SAFE] = count(my_reach & ~their_reach)
    contest[THEIR_SAFE] = count(their_reach & ~my_reach)
    contest[ALL_FREE] = free
    contest[ALL_MINE] = mine
    contest[ALL_THEIRS] = theirs


# Sets of tiles


@rule
def count(tiles):
    """How many tiles a set has."""
    tiles = tiles - ((tiles >> 1) & 0x5555555555)
    tiles = (tiles & 0x3333333333) + ((tiles >> 2) & 0x3333333333)
    tiles = (tiles + (tiles >> 4)) & 0x0F0F0F0F0F
    tiles = tiles + (tiles >> 8)
    return (tiles + (tiles >> 16) + (tiles >> 32)) & 63


@rule
def lowest(tiles):
    """The number of the lowest tile of a set that has any."""
    return count((tiles & -tiles) - 1)


@rule
def every_other(tiles):
    """Twice the tiles a seat is sure of if it answers, when it can take each of these at once (lemma 7)."""
    return count(tiles) & ~1


@rule
def around(tiles, near):
    """The tiles joined with some of these."""
    found = np.int64(0)
    while tiles:
        found |= near[lowest(tiles)]
        tiles &= tiles - 1
    return found


@rule
def spread(begun, free, near):
    """The tiles of `free` that hang together with some of them."""
    reached = begun
    waiting = begun
    while waiting:
        fresh = near[lowest(waiting)] & free & ~reached
        waiting = (waiting & (waiting - 1)) | fresh
        reached |= fresh
    return reached


@rule
def spread_apart(begun, free, both, near):
    """The same, but between two tiles of `both` nothing is joined: neither opens the other (lemma 6)."""
    reached = begun
    waiting = begun
    while waiting:
        fresh = near[lowest(waiting)] & free & ~reached
        if waiting & -waiting & both:
            fresh &= ~both
        waiting = (waiting & (waiting - 1)) | fresh
        reached |= fresh
    return reached


@rule
def loose_pairs(free, both, near):
    """Tiles, in pairs, that both seats can take at once and that open nothing: one each, whoever is first."""
    if both & (both - 1) == 0:
        return np.int64(0)
    loose = both & ~around(free & ~both, near)
    return loose & (loose - 1) if count(loose) & 1 else loose


@rule
def hangs_together(tiles, near):
    """Whether a set is one region."""
    return spread(tiles & -tiles, tiles, near) == tiles


@rule
def nearer(mine, theirs, free, near):
    """How many tiles more the first seat is nearer to than the other."""
    ahead = np.int64(0)
    while mine | theirs:
        ahead += count(mine & ~theirs) - count(theirs & ~mine)
        free &= ~(mine | theirs)
        mine = around(mine, near) & free
        theirs = around(theirs, near) & free
    return ahead


# Moves


@rule
def outdone(tile, beside, others, open_to_both, theirs, near):
    """Whether one of the other tiles is as good as this one, whatever comes: it need not be tried (lemma 4).

    It is, if it opens all that this one opens, and the other seat can get at it wherever at this one.
    """
    bit = np.int64(1) << tile
    others &= ~bit
    while others:
        other_bit = others & -others
        missing = beside & ~other_bit & ~near[lowest(others)]
        others &= others - 1
        if theirs & other_bit:
            if missing & ~open_to_both == 0:
                return True
        elif theirs & bit == 0 and missing == 0:
            return True
    return False


@rule
def list_moves(free, mine, theirs, desk, listed):
    """Write the moves worth trying, best first, with what each leads to; answer how many."""
    near = desk.near
    moves = 0
    one_region = hangs_together(free, near)
    worth_trying = mine
    left = mine
    while left:
        bit = left & -left
        tile = lowest(left)
        left &= left - 1
        rest = free & ~bit
        beside = near[tile] & rest
        if outdone(tile, beside, worth_trying, mine & theirs, theirs, near):
            worth_trying &= ~bit
            continue
        still = rest
        my_gain = np.int64(0)
        their_gain = np.int64(0)
        worth = np.int64(0)
        if not (one_region and theirs & rest and hangs_together(beside, near)):
            my_reach = spread((mine | beside) & rest, rest, near)
            their_reach = spread(theirs & rest, rest, near)
            still = my_reach & their_reach
            my_gain = my_reach & ~their_reach
            their_gain = their_reach & ~my_reach
            worth = 2 * (count(my_gain) - count(their_gain))
            if theirs & bit:  # as much again is what the other seat would have here
                my_reach = spread(mine & rest, rest, near)
                their_reach = spread((theirs | beside) & rest, rest, near)
                worth += 2 * (count(their_reach & ~my_reach) - count(my_reach & ~their_reach))
        if theirs & bit:
            worth += 1
        worth += nearer((mine | beside) & still, theirs & still, still, near)
        worth = worth * ABOVE_HISTORY + desk.effort[HISTORY + tile]
        place = moves
        while place > 0 and listed[place - 1, WORTH] < worth:
            for column in range(COLUMNS):
                listed[place, column] = listed[place - 1, column]
            place -= 1
        listed[place, TILE] = tile
        listed[place, FREE] = still
        listed[place, MINE] = (mine | beside) & still
        listed[place, THEIRS] = theirs & still
        listed[place, MY_GAIN] = my_gain
        listed[place, THEIR_GAIN] = count(their_gain)
        listed[place, WORTH] = worth
        moves += 1
    return leave_safe_tiles(moves, listed)


@rule
def leave_safe_tiles(moves, listed):
    """Drop the tiles that a better one makes safe for the same seat (lemma 5); answer how many are left."""
    kept = 0
    safe_later = np.int64(0)
    for move in range(moves):
        if not safe_later >> listed[move, TILE] & 1:
            safe_later |= listed[move, MY_GAIN]
            for column in range(COLUMNS):
                listed[kept, column] = listed[move, column]
            listed[kept, MY_GAIN] = count(listed[move, MY_GAIN])
            kept += 1
    return kept


# The search


@rule
def slot_of(free, mine, theirs, slots):
    """Where a contest is kept in a table."""
    mixed = free % PRIMES[0] * FACTORS[0] + mine % PRIMES[1] * FACTORS[1] + theirs % PRIMES[2] * FACTORS[2]
    return (mixed ^ mixed >> 29) % slots


@rule
def search(free, mine, theirs, my_safe, their_safe, my_stock, their_stock, low, high, depth, desk):
    """The value of a contest if it lies between `low` and `high`, else a bound on that side of them.

    Every number must be an int64: compiled calls of itself are loaded from the cache only if their types are
    the same everywhere.
    """
    if free == 0:
        return min(my_stock, my_safe) - min(their_stock, their_safe)
    tiles = count(free)
    every = tiles + my_safe + their_safe
    wished_low, wished_high = low, high
    given = my_stock
    none, plenty = np.int64(0), np.int64(PLENTY)
    if (my_stock >= my_safe + tiles and their_stock >= their_safe + tiles) or (
        low >= every - 2 * their_stock and high <= 2 * my_stock - every
    ):  # no stock runs out, or only where the answer is the same (lemma 8)
        my_stock = their_stock = plenty
    elif my_stock == 0:
        return -min(their_stock, their_safe + tiles)
    elif their_stock == 0:
        return min(my_stock, my_safe + tiles)
    desk.effort[NODES] += 1
    if desk.effort[NODES] > desk.effort[MOST_NODES]:
        return np.int64(UNKNOWN)

    limited = my_stock != plenty
    if not limited:
        pairs = loose_pairs(free, mine & theirs, desk.near)
        if pairs:
            free &= ~pairs
            mine &= ~pairs
            theirs &= ~pairs
            tiles = count(free)
    if limited:
        ahead = none
        stocks = ((1 + my_stock) * 32 + their_stock) * 64 * 64 + my_safe * 64 + their_safe
        most = min(my_stock, my_safe + tiles) - min(their_stock, their_safe)
        least = min(my_stock, my_safe) - min(their_stock, their_safe + tiles)
    else:
        ahead = my_safe - their_safe
        stocks = none
        most = ahead + tiles - every_other(theirs)
        least = ahead - tiles + 2 * (count(mine) + 1 >> 1)
    if least >= high or most <= low or least == most:
        answer = least if least >= high else most
        return min(max(answer, low), high) if given != plenty and not limited else answer

    table = desk.table
    first = free | (mine & LOW_TILES) << MAP_TILES
    second = theirs | (mine >> LOW_BITS) << MAP_TILES
    slot = slot_of(free, mine, theirs ^ stocks, len(table))
    best_tile = np.int64(NO_TILE)
    found = table[slot, 2]
    if table[slot, 0] == first and table[slot, 1] == second and found >> KNOWN_BITS == stocks:
        best_tile = found & NO_TILE
        most = min(most, (found >> TILE_BITS & BOUND) - OFFSET + ahead)
        least = max(least, (found >> TILE_BITS + BOUND_BITS & BOUND) - OFFSET + ahead)

    if not limited:  # first in every region at best; first in one and second in the others at least (lemma 6)
        both = mine & theirs
        rest = free & ~spread_apart(free & -free, free, both, desk.near)
        firsts, seconds, gained = none, none, none
        region = free & ~rest if rest else none
        while region and least < high and most > low and least < most:
            size = count(region)
            ours, others = mine & region, theirs & region
            as_first = search(region, ours, others, none, none, plenty, plenty, -size, size, depth + 1, desk)
            as_second = search(region, others, ours, none, none, plenty, plenty, -size, size, depth + 1, desk)
            if as_first == UNKNOWN or as_second == UNKNOWN:
                return np.int64(UNKNOWN)
            firsts += as_first
            seconds -= as_second
            gained = max(gained, as_first + as_second)
            most = min(most, ahead + firsts + count(rest) - every_other(theirs & rest))
            least = max(least, ahead + seconds + gained - count(rest) + every_other(mine & rest))
            region = spread_apart(rest & -rest, rest, both, desk.near)
            rest &= ~region

    if least < high and most > low and least < most:
        low = max(low, least)
        high = min(high, most)
        begun = low
        value = np.int64(-OFFSET)
        listed = desk.room[depth]
        moves = list_moves(free, mine, theirs, desk, listed)
        favourite = 0
        for move in range(moves):
            if listed[move, TILE] == best_tile:
                favourite = move
        for turn in range(moves):
            move = favourite if turn == 0 else turn - 1 if turn <= favourite else turn
            answer = search(
                listed[move, FREE],
                listed[move, THEIRS],
                listed[move, MINE],
                their_safe + listed[move, THEIR_GAIN],
                my_safe + listed[move, MY_GAIN],
                their_stock,
                my_stock - 1 if limited else plenty,
                1 - high,
                1 - begun,
                depth + 1,
                desk,
            )
            if answer == UNKNOWN:
                return np.int64(UNKNOWN)
            if 1 - answer > value:
                value = 1 - answer
                best_tile = listed[move, TILE]
            begun = max(begun, value)
            if value >= high:
                desk.effort[HISTORY + best_tile] += tiles
                break
        if value < high:
            most = min(most, value)
        if value > low:
            least = max(least, value)
    table[slot, 0] = first
    table[slot, 1] = second
    known = (least - ahead + OFFSET) << BOUND_BITS | (most - ahead + OFFSET)
    table[slot, 2] = (stocks << 2 * BOUND_BITS | known) << TILE_BITS | best_tile
    answer = least if least >= wished_high or least == most else most
    if given != plenty and not limited:  # beyond the window the stocks might have changed it
        return min(max(answer, wished_low), wished_high)
    return answer


@rule
def prove(contest, bound, nodes, desk):
    """Whether the value of a contest is at least `bound`: 1 or 0, or UNKNOWN after so many nodes."""
    desk.effort[NODES] = 0
    desk.effort[MOST_NODES] = nodes
    low, high = np.int64(bound) - 1, np.int64(bound)
    answer = search(
        contest[CONTESTED],
        contest[OPEN_TO_ME],
        contest[OPEN_TO_THEM],
        contest[MY_SAFE],
        contest[THEIR_SAFE],
        contest[MY_STOCK],
        contest[THEIR_STOCK],
        low,
        high,
        np.int64(0),
        desk,
    )
    return answer if answer == UNKNOWN else np.int64(answer >= high)


@rule
def favourite(contest, desk):
    """The contested tile that was best when this contest was last looked at, or NO_TILE."""
    free, mine, theirs = contest[CONTESTED], contest[OPEN_TO_ME], contest[OPEN_TO_THEM]
    pairs = loose_pairs(free, mine & theirs, desk.near)
    free &= ~pairs
    mine &= ~pairs
    theirs &= ~pairs
    slot = slot_of(free, mine, theirs, len(desk.table))
    first = free | (mine & LOW_TILES) << MAP_TILES
    second = theirs | (mine >> LOW_BITS) << MAP_TILES
    if free and desk.table[slot, 0] == first and desk.table[slot, 1] == second:
        return desk.table[slot, 2] & NO_TILE
    return np.int64(NO_TILE)


@rule
def play_out(contest, desk):
    """The value of a contest if both always take the tile that looks best: a guess, and a good one."""
    free, mine, theirs = contest[CONTESTED], contest[OPEN_TO_ME], contest[OPEN_TO_THEM]
    my_safe, their_safe = contest[MY_SAFE], contest[THEIR_SAFE]
    my_stock, their_stock = contest[MY_STOCK], contest[THEIR_STOCK]
    ahead = np.int64(0)
    sign = np.int64(1)
    listed = desk.room[0]
    while free and my_stock and their_stock:
        list_moves(free, mine, theirs, desk, listed)
        ahead += sign
        sign = -sign
        my_safe, their_safe = their_safe + listed[0, THEIR_GAIN], my_safe + listed[0, MY_GAIN]
        my_stock, their_stock = their_stock, my_stock - 1
        free, mine, theirs = listed[0, FREE], listed[0, THEIRS], listed[0, MINE]
    if free:
        tiles = count(free)
        if my_stock:
            my_safe += tiles
        else:
            their_safe += tiles
    return ahead + sign * (min(my_stock, my_safe) - min(their_stock, their_safe))


@rule
def settle_within(contest, nodes, desk):
    """The value of a contest, or UNKNOWN if it takes more than so many nodes; the table is cleared before."""
    table = desk.table
    for entry in range(len(table)):
        for word in range(WORDS):
            table[entry, word] = 0
    bound = np.int64(play_out(contest, desk))
    rises = prove(contest, bound, nodes, desk)
    answer = rises
    while answer != UNKNOWN:
        nodes -= desk.effort[NODES]
        bound += 1 if rises else -1
        answer = prove(contest, bound, nodes, desk)
        if answer != UNKNOWN and answer != rises:
            return bound - 1 if rises else bound
    return np.int64(UNKNOWN)
