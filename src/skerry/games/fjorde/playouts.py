"""Plain Monte Carlo tree search, the measure for the strong bots: random playouts, no knowledge of the game.

It knows the rules, deals the hidden tiles again before every way down, and looks most where it won most
(UCB1).
The entry is `run`.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from skerry.games.fjorde.hiding import redeal
from skerry.games.fjorde.rules import MOST_ACTIONS, legal, play
from skerry.games.fjorde.state import POSITION
from skerry.games.fjorde.tree import (
    ANSWERS,
    DEEPEST,
    Tree,
    add_node,
    back_up,
    child_drawn,
    ended_worth,
    follow,
    go_down,
    has_room,
    is_draw,
    plant,
    round_over,
    tree,
)
from skerry.rulebook.chance import CHANCE, draw_below, draw_word
from skerry.rulebook.compiling import rule

CURIOSITY = 0.7
ROOT, WAY, TRIAL = range(3)


class Playouts(NamedTuple):
    """Everything that one thread works with."""

    positions: np.ndarray
    tree: Tree
    actions: np.ndarray
    chance: np.ndarray


def new_playouts(nodes: int) -> Playouts:
    """Room for a tree of so many nodes."""
    return Playouts(
        positions=np.zeros(3, POSITION).view(np.recarray),
        tree=tree(nodes),
        actions=np.zeros(MOST_ACTIONS, np.int64),
        chance=np.zeros(CHANCE[1], np.uint32),
    )


@rule
def begin(playouts):
    """Begin at the root."""
    plant(playouts.tree)
    playouts.positions[WAY] = playouts.positions[ROOT]
    open_node(playouts, 0)


@rule
def run(playouts, times):
    """Go down so often, and on at random to the end of the round; answer how often there was room."""
    positions, tree = playouts.positions, playouts.tree
    position = positions[WAY]
    number = np.int64(positions[ROOT].this_round)
    for done in range(times):
        if not has_room(tree, 2 * MOST_ACTIONS):
            return done
        positions[WAY] = positions[ROOT]
        redeal(position, np.int64(0), draw_word(playouts.chance) << 20 ^ draw_word(playouts.chance))
        tree.used[1] = 0
        node = np.int64(0)
        go_down(tree, node)
        new = False
        while not new and not round_over(position, number) and tree.used[1] < DEEPEST - 2:
            if tree.children[node] == 0:
                open_node(playouts, node)
            child = most_promising(tree, node, np.int64(position.seat))
            new = tree.visits[child] == 0
            drawn = follow(position, np.int64(tree.edge[child]))
            go_down(tree, child)
            node = child
            if tree.draws[child]:
                node = child_drawn(tree, child, drawn)
                go_down(tree, node)
        while not round_over(position, number):
            count = legal(position, playouts.actions)
            play(position, np.int64(playouts.actions[draw_below(playouts.chance, count)]))
        back_up(tree, ended_worth(position))
    return times


@rule
def most_promising(tree, node, seat):
    """A child that was never looked at, else the one with the best chance or the least looked at."""
    first = np.int64(tree.first[node])
    keen = math.log(np.float64(max(tree.visits[node], 1)))
    best, most = first, -1.0
    for child in range(first, first + tree.children[node]):
        seen = np.float64(tree.visits[child])
        if seen == 0.0:
            return child
        chance = tree.total[child] / seen
        promise = (chance if seat == 0 else 1.0 - chance) + CURIOSITY * math.sqrt(keen / seen)
        if promise > most:
            best, most = child, promise
    return best


@rule
def open_node(playouts, node):
    """List what can be done at a decision."""
    positions, tree = playouts.positions, playouts.tree
    count = legal(positions[WAY], playouts.actions)
    tree.children[node] = count
    for place in range(count):
        action = np.int64(playouts.actions[place])
        positions[TRIAL] = positions[WAY]
        play(positions[TRIAL], action)
        child = add_node(tree, action * ANSWERS, is_draw(positions[TRIAL], action))
        if place == 0:
            tree.first[node] = child
