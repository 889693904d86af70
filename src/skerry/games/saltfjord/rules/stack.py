"""The stack of decisions: what a seat still has to decide, the top first."""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.rules.tables import EFFECT_KIND, SOURCE_SHIFT
from skerry.games.saltfjord.state import DEPTH, EFFECT, NOTHING
from skerry.rulebook.compiling import rule


@rule
def top(position):
    """The kind of the decision to be made now."""
    if position.depth == 0:
        return NOTHING
    return np.int64(position.decisions[position.depth - 1, 0])


@rule
def part(position, place):
    """One of the three values of the decision to be made now, from 1."""
    return np.int64(position.decisions[position.depth - 1, place])


@rule
def set_part(position, place, value):
    position.decisions[position.depth - 1, place] = value


@rule
def push(position, kind, a, b, c):
    """Something new is to be decided first. No chain of effects is as long as the stack is deep."""
    if position.depth < DEPTH:
        position.decisions[position.depth, 0] = kind
        position.decisions[position.depth, 1] = a
        position.decisions[position.depth, 2] = b
        position.decisions[position.depth, 3] = c
        position.depth += 1


@rule
def pop(position):
    """The top is decided."""
    position.depth -= 1
    for place in range(4):
        position.decisions[position.depth, place] = 0


@rule
def push_effects(position, first, second, source, must):
    """One effect, or one of two, may be used; its points would come from a source."""
    push(position, EFFECT, first, second, must | source << SOURCE_SHIFT)


@rule
def offered(position, kind):
    """The effect of a kind that may be used now, or zero."""
    if top(position) != EFFECT:
        return 0
    first, second = part(position, 1), part(position, 2)
    if EFFECT_KIND[first] == kind:
        return first
    if second and EFFECT_KIND[second] == kind:
        return second
    return 0
