"""Orders: what they cost, at which dock they come to lie, and what a dock gives."""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.faces import GAIN
from skerry.games.saltfjord.rules.fishing import has_power
from skerry.games.saltfjord.rules.stack import pop, push, push_effects
from skerry.games.saltfjord.rules.stores import amount, has, notice, receive
from skerry.games.saltfjord.rules.tables import (
    ANY_DOCK,
    DOCK_AT_ONCE,
    DOCK_EFFECTS,
    DOCK_OF_STACK,
    EFFECT_GAIN,
    EFFECT_KIND,
    ORDER_COST,
    ORDER_IS_FULFILLED,
    WITHOUT_BASIC,
)
from skerry.games.saltfjord.state import AT_DOCK, DOCKS, FISH, FROM_DOCKS, GOLD, GONE, WHICH_DOCK
from skerry.rulebook.compiling import rule


@rule
def open_order(position, stack):
    """The open order of a stack, or -1 (SF-S7)."""
    left = np.int64(position.orders_left[stack])
    if left == 0:
        return -1
    return np.int64(position.orders[stack, left - 1]) - 1


@rule
def price(position, seat, order, resource, without):
    """How many of a resource an order costs, perhaps without one basic resource for fish (SF-B4)."""
    cost = np.int64(ORDER_COST[order, resource])
    if without:
        if resource == without:
            cost -= 1
        if resource == FISH:
            cost += amount(position, seat, WITHOUT_BASIC)
    return cost


@rule
def can_fulfil(position, seat, stack, without):
    """Whether a seat can pay for an open order (SF-B4)."""
    order = open_order(position, stack)
    if order < 0:
        return False
    if without and (not amount(position, seat, WITHOUT_BASIC) or ORDER_COST[order, without] == 0):
        return False
    for resource in range(GOLD + 1):
        if has(position, seat, resource) < price(position, seat, order, resource, without):
            return False
    return True


@rule
def take_order(position, stack, where):
    """The open order leaves its stack; the next one is turned up (SF-B4)."""
    left = np.int64(position.orders_left[stack])
    order = np.int64(position.orders[stack, left - 1]) - 1
    position.orders[stack, left - 1] = 0
    position.orders_left[stack] = left - 1
    position.order_at[order] = where
    return order


@rule
def fulfil(position, seat, stack, without):
    """Pay for an order; it goes to the dock with its stack's symbol, or to any (SF-B4, SF-D3)."""
    order = open_order(position, stack)
    for resource in range(GOLD + 1):
        position.store[seat, resource] -= price(position, seat, order, resource, without)
    take_order(position, stack, GONE)
    notice(position, seat, ORDER_IS_FULFILLED)
    if has_power(position, seat, ANY_DOCK):
        push(position, WHICH_DOCK, order, 0, 0)
    else:
        lay_at_dock(position, seat, order, DOCK_OF_STACK[stack])


@rule
def choose_dock(position, seat, order, dock):
    """The order goes to a dock of choice (SF-D3)."""
    pop(position)
    lay_at_dock(position, seat, order, dock)


@rule
def lay_at_dock(position, seat, order, dock):
    """An order lies at a dock, which may give its reward at once (SF-B4, SF-D3)."""
    position.order_at[order] = AT_DOCK + DOCKS * seat + dock
    position.docked[seat, dock] += 1
    if has_power(position, seat, DOCK_AT_ONCE):
        give_dock(position, seat, dock)


@rule
def give_dock(position, seat, dock):
    """A dock gives its reward once: at once, or as a choice (SF-C2)."""
    first, second = DOCK_EFFECTS[dock, 0], DOCK_EFFECTS[dock, 1]
    if second == 0 and EFFECT_KIND[first] == GAIN:
        receive(position, seat, EFFECT_GAIN[first], FROM_DOCKS)
    else:
        push_effects(position, first, second, FROM_DOCKS, 0)
