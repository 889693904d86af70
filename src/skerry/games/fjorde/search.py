"""The search of Fjorde's strong bots through discovery: `search`, one batch after the other.

At a decision each way to lay the tile is judged at once by the learned value; the search then goes where
that looks best or where little was seen, as PUCT has it. Where discovery ends, land-taking is settled
exactly, with more effort the more often the search comes there.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from skerry.games.fjorde.contest import CONTEST, UNKNOWN, Desk, begin, desk, play_out, settle_within
from skerry.games.fjorde.hiding import redeal
from skerry.games.fjorde.rules import (
    CLAIM,
    DRAW,
    LAY,
    MOST_ACTIONS,
    POINT,
    fits_somewhere,
    legal,
    offered,
    play,
)
from skerry.games.fjorde.state import FARMING, LAND_TAKING, POSITION, TURN
from skerry.games.fjorde.tree import (
    ANSWERS,
    DEEPEST,
    UNASKED,
    UNSETTLED,
    WITHOUT_FARM,
    Tree,
    add_node,
    back_up,
    child_drawn,
    ended_worth,
    follow,
    go_down,
    has_room,
    is_draw,
    match_worth,
    plant,
    round_over,
    tree,
)
from skerry.games.fjorde.value import Network, expect, network
from skerry.rulebook.chance import CHANCE, draw_word
from skerry.rulebook.compiling import rule

CURIOSITY = 0.6
DOUBT = 0.05  # how much worse a chance may look before it is thought of less
LAND_ENTRIES = 1 << 12
LAND_NODES = 600  # for each visit so many
MOST_LAND_NODES = 60_000
ROOT, WAY, TRIAL = range(3)  # positions: where the search begins, where it is, what it tries


class Search(NamedTuple):
    """Everything that one thread of a search works with."""

    positions: np.ndarray
    tree: Tree
    network: Network
    desk: Desk
    contest: np.ndarray
    expected: np.ndarray
    actions: np.ndarray
    chance: np.ndarray
    look: np.ndarray  # by child, while a node is opened: how good it looks


def new_search(nodes: int, weights: list[np.ndarray]) -> Search:
    """Room for a search with so many nodes, which judges by these weights."""
    return Search(
        positions=np.zeros(3, POSITION).view(np.recarray),
        tree=tree(nodes),
        network=network(weights),
        desk=desk(LAND_ENTRIES),
        contest=np.zeros(CONTEST, np.int64),
        expected=np.zeros(2, np.float64),
        actions=np.zeros(MOST_ACTIONS, np.int64),
        chance=np.zeros(CHANCE[1], np.uint32),
        look=np.zeros(2 * MOST_ACTIONS, np.float64),
    )


@rule
def begin_search(search):
    """Look at the root: what can be done there is listed and judged."""
    plant(search.tree)
    search.positions[WAY] = search.positions[ROOT]
    open_node(search, 0)


@rule
def run(search, times):
    """Go down the tree so often; answer how often there was room for it."""
    positions, tree = search.positions, search.tree
    number = np.int64(positions[ROOT].this_round)
    for done in range(times):
        if not has_room(tree, 4 * MOST_ACTIONS):
            return done
        positions[WAY] = positions[ROOT]
        position = positions[WAY]
        redeal(position, np.int64(0), draw_word(search.chance) << 20 ^ draw_word(search.chance))
        tree.used[1] = 0
        node = np.int64(0)
        go_down(tree, node)
        value = -1.0
        while value < 0.0:
            if round_over(position, number):
                value = ended_worth(position)
            elif position.phase == LAND_TAKING:
                value = land_worth(search, node)
            elif tree.children[node] == 0:
                value = open_node(search, node)
            else:
                child = most_promising(tree, node, np.int64(position.seat))
                drawn = follow(position, np.int64(tree.edge[child]))
                go_down(tree, child)
                node = child
                if tree.draws[child]:
                    node = child_drawn(tree, child, drawn)
                    go_down(tree, node)
                if tree.used[1] >= DEEPEST - 2:
                    value = 0.5
        back_up(tree, value)
    return times


@rule
def most_promising(tree, node, seat):
    """The child to look at next: what seems best for the seat that decides, or was seldom looked at."""
    first = np.int64(tree.first[node])
    keen = CURIOSITY * math.sqrt(np.float64(tree.visits[node]))
    best, most = first, -1.0
    for child in range(first, first + tree.children[node]):
        seen = np.float64(tree.visits[child])
        chance = tree.total[child] / seen if seen > 0.0 else 0.5
        promise = (chance if seat == 0 else 1.0 - chance) + keen * tree.prior[child] / (1.0 + seen)
        if promise > most:
            best, most = child, promise
    return best


@rule
def open_node(search, node):
    """List what can be done at a decision, and judge it; answer the chance of seat 0, or -1 to go on down.

    What each child is worth at a glance counts as its first visit.
    """
    positions, tree = search.positions, search.tree
    position = positions[WAY]
    seat = np.int64(position.seat)
    only_draw = (
        position.phase == TURN and not position.by_row and not fits_somewhere(position, offered(position))
    )
    count = legal(position, search.actions)
    children = 0
    best = -1.0
    for place in range(count):
        action = np.int64(search.actions[place])
        if action == CLAIM and count > 1:
            continue  # who can lay a tile does so
        for answer in range(UNASKED, WITHOUT_FARM + 1):
            asked = action >= LAY and action < POINT and position.farms_left[seat] > 0
            if action == DRAW:
                if answer != UNASKED:
                    continue
                worth = 0.5 if only_draw else glance(search, WAY)
                draws = True
            else:
                positions[TRIAL] = position
                play(positions[TRIAL], action)
                asked = asked and positions[TRIAL].phase == FARMING
                if asked == (answer == UNASKED):
                    continue
                if answer != UNASKED:
                    positions[TRIAL] = position
                    follow(positions[TRIAL], action * ANSWERS + answer)
                worth = glance(search, TRIAL)
                draws = is_draw(positions[TRIAL], action)
            child = add_node(tree, action * ANSWERS + answer, draws)
            if children == 0:
                tree.first[node] = child
            children += 1
            if not only_draw:
                tree.visits[child] = 1
                tree.total[child] = worth
            worth = worth if seat == 0 else 1.0 - worth
            search.look[children - 1] = worth
            best = max(best, worth)
    tree.children[node] = children
    shares = 0.0
    for number in range(children):
        search.look[number] = math.exp((search.look[number] - best) / DOUBT)
        shares += search.look[number]
    for number in range(children):
        tree.prior[tree.first[node] + number] = search.look[number] / shares
    if only_draw:
        return -1.0
    return best if seat == 0 else 1.0 - best


@rule
def glance(search, which):
    """Seat 0's chance to win from a position, without looking further."""
    position = search.positions[which]
    if round_over(position, np.int64(search.positions[ROOT].this_round)):
        return ended_worth(position)
    if position.phase == LAND_TAKING:
        begin(position, search.contest, search.desk.near)
        return match_worth(position, land_lead(position, play_out(search.contest, search.desk)), 0.0)
    expect(position, search.network, search.expected)
    lead = search.expected[0] if position.seat == 0 else -search.expected[0]
    return match_worth(position, lead, search.expected[1])


@rule
def land_lead(position, value):
    """Seat 0's lead at the end of a round: the fields that lie, and a contest's value for who moves."""
    lies = np.int64(position.fields_left[1]) - np.int64(position.fields_left[0])
    return np.float64(lies + value if position.seat == 0 else lies - value)


@rule
def land_worth(search, node):
    """Seat 0's chance to win where discovery has ended: settled if that is soon done, else a guess."""
    position, tree = search.positions[WAY], search.tree
    if tree.land[node] == UNSETTLED:
        begin(position, search.contest, search.desk.near)
        nodes = min(LAND_NODES * (1 + np.int64(tree.visits[node])), np.int64(MOST_LAND_NODES))
        value = settle_within(search.contest, nodes, search.desk)
        if value == UNKNOWN:
            return match_worth(position, land_lead(position, play_out(search.contest, search.desk)), 0.0)
        tree.land[node] = np.int64(land_lead(position, value))
    return match_worth(position, np.float64(tree.land[node]), 0.0)
