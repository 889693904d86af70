"""A tree of what may come in discovery, for the bots that search: its nodes, and how a game goes down it.

A node is a position after certain actions and draws. At most nodes a seat decides; at the others a tile has
just been drawn, and the node has one child for each that was. An edge is an action, with the answer to the
question about a farm where there is one. Totals are sums of seat 0's chance to win. The hidden stacks are
dealt again before every way down, so that the search knows no more than the seat that it searches for.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from skerry.games.fjorde.rules import DRAW, FARM, NO_FARM, SILENT, play, total, winner
from skerry.games.fjorde.state import OVER, ROW, STACK, TURN
from skerry.games.fjorde.value import chance_to_win
from skerry.rulebook.compiling import rule

NONE = -1
DEEPEST = 256  # nodes from the root down

# What an edge says of the farm, beside its action: not asked, yes, no.
UNASKED, WITH_FARM, WITHOUT_FARM = range(3)
ANSWERS = 4


class Tree(NamedTuple):
    """The nodes of a tree, each part by the node's number; the root is 0."""

    first: np.ndarray  # the first child, or NONE; the children of a decision follow it
    children: np.ndarray  # how many there are, at a decision
    next: np.ndarray  # at a draw: the next child, or NONE
    edge: np.ndarray  # what leads here: an action and an answer, or what was drawn
    draws: np.ndarray  # whether chance decides here
    visits: np.ndarray
    total: np.ndarray  # of seat 0's chances
    prior: np.ndarray  # how good it looked at first, among its siblings
    land: np.ndarray  # in land-taking: the proven lead of seat 0, or UNSETTLED
    path: np.ndarray  # the nodes of the way down
    used: np.ndarray  # how many nodes there are, and how long the way is


UNSETTLED = -100


def tree(nodes: int) -> Tree:
    """An empty tree with room for so many nodes."""
    return Tree(
        first=np.full(nodes, NONE, np.int32),
        children=np.zeros(nodes, np.int32),
        next=np.full(nodes, NONE, np.int32),
        edge=np.zeros(nodes, np.int64),
        draws=np.zeros(nodes, np.bool_),
        visits=np.zeros(nodes, np.int32),
        total=np.zeros(nodes, np.float64),
        prior=np.zeros(nodes, np.float32),
        land=np.full(nodes, UNSETTLED, np.int16),
        path=np.zeros(DEEPEST, np.int32),
        used=np.zeros(2, np.int64),
    )


@rule
def plant(tree):
    """Begin with a root alone."""
    tree.used[0] = 0
    add_node(tree, 0, False)


@rule
def add_node(tree, edge, draws):
    """A new node; its number."""
    node = np.int64(tree.used[0])
    tree.used[0] += 1
    tree.first[node] = NONE
    tree.children[node] = 0
    tree.next[node] = NONE
    tree.edge[node] = edge
    tree.draws[node] = draws
    tree.visits[node] = 0
    tree.total[node] = 0.0
    tree.prior[node] = 0.0
    tree.land[node] = UNSETTLED
    return node


@rule
def has_room(tree, nodes):
    """Whether so many nodes more can be added."""
    return tree.used[0] + nodes <= len(tree.first)


@rule
def go_down(tree, node):
    """A node is the next one on the way."""
    tree.path[tree.used[1]] = node
    tree.used[1] += 1


@rule
def child_drawn(tree, node, drawn):
    """The child of a draw for what was drawn, made where it is new."""
    child = np.int64(tree.first[node])
    while child != NONE:
        if tree.edge[child] == drawn:
            return child
        child = np.int64(tree.next[child])
    child = add_node(tree, drawn, False)
    tree.next[child] = tree.first[node]
    tree.first[node] = child
    return child


@rule
def follow(position, edge):
    """Play what an edge says; answer what chance has decided with it, as a number."""
    action = edge // ANSWERS
    drawn = np.int64(0)
    if action == DRAW:
        drawn = np.int64(position.order[np.int64(position.this_round) * STACK + np.int64(position.drawn)])
    play(position, action)
    if edge % ANSWERS == WITH_FARM:
        play(position, np.int64(FARM))
    elif edge % ANSWERS == WITHOUT_FARM:
        play(position, np.int64(NO_FARM))
    if action != DRAW and position.by_row:
        for number in range(position.in_row):
            drawn = drawn * 64 + np.int64(position.row[number]) + 1
        drawn += position.drawn * np.int64(1 << 6 * ROW)
    return drawn


@rule
def is_draw(position, action):
    """Whether chance decides what a position is after an action: asked when it has been played."""
    return action == DRAW or (
        position.by_row and position.phase == TURN and (action >= FARM or action == SILENT)
    )


@rule
def back_up(tree, value):
    """A way down has come to a value: tell all nodes on it."""
    for step in range(tree.used[1]):
        node = tree.path[step]
        tree.visits[node] += 1
        tree.total[node] += value


@rule
def round_over(position, number):
    """Whether round `number` has ended."""
    return position.phase == OVER or position.this_round != number


@rule
def match_worth(position, lead, spread):
    """Seat 0's chance to win the match if it leads by so much at the end of this round."""
    before = np.float64(total(position, 0) - total(position, 1))
    to_come = np.int64(position.rounds) - np.int64(position.this_round) - 1
    return chance_to_win(before + lead, spread, to_come)


@rule
def ended_worth(position):
    """Seat 0's chance to win the match when a round has just ended."""
    if position.phase == OVER:
        best = winner(position)
        return 0.5 if best < 0 else 1.0 - best
    before = np.float64(total(position, 0) - total(position, 1))
    return chance_to_win(before, 0.0, np.int64(position.rounds) - np.int64(position.this_round))
