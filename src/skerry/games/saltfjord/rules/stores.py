"""Resources: what is received and paid, and the exchanges that are free at any moment of one's own turn."""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.rules.tables import (
    ABILITY_AMOUNT,
    ABILITY_AT_ONCE,
    ABILITY_EFFECT,
    ABILITY_GAIN,
    CHEAPER_UPGRADE,
    DOWN_FROM,
    DOWN_TO,
    GAINS,
    UP_FROM,
    UP_TO,
    UPGRADE_COST,
    VALUE,
)
from skerry.games.saltfjord.state import ABILITIES, FISH, FROM_ABILITIES, GOLD, POINTS
from skerry.rulebook.compiling import rule


@rule
def has(position, seat, resource):
    """How many of a resource a seat has."""
    return np.int64(position.store[seat, resource])


@rule
def receive(position, seat, gain, source):
    """A seat receives a gain of the tables, resources and points (SF-S1, SF-B2)."""
    for resource in range(GOLD + 1):
        if GAINS[gain, resource]:
            position.store[seat, resource] += GAINS[gain, resource]
    position.earned[seat, source] += GAINS[gain, POINTS]


@rule
def ability(position, seat, effect):
    """The number of the ability with an effect that a seat owns, or -1."""
    for number in range(ABILITIES):
        if np.int64(position.abilities[seat]) >> number & 1 and ABILITY_EFFECT[number] == effect:
            return number
    return -1


@rule
def amount(position, seat, effect):
    """The amount of an ability that a seat owns, or zero."""
    number = ability(position, seat, effect)
    if number < 0:
        return 0
    return np.int64(ABILITY_AMOUNT[number])


@rule
def notice(position, seat, effect):
    """What happens brings a gain to who owns the ability for it."""
    for number in range(ABILITIES):
        if np.int64(position.abilities[seat]) >> number & 1 and ABILITY_EFFECT[number] == effect:
            receive(position, seat, ABILITY_GAIN[number], FROM_ABILITIES)


@rule
def own_ability(position, seat, number):
    """A seat has an ability from now on, and what it brings at once (SF-S9, SF-D2)."""
    position.abilities[seat] = np.int64(position.abilities[seat]) | 1 << number
    receive(position, seat, ABILITY_AT_ONCE[number], FROM_ABILITIES)


# Free exchanges


@rule
def cost_of_raising(position, seat):
    """The fish that a free upgrade costs (SF-X2); an ability makes the first of a turn cheaper."""
    cost = UPGRADE_COST
    if not position.upgraded:
        cost -= amount(position, seat, CHEAPER_UPGRADE)
    return max(cost, 0)


@rule
def can_upgrade(position, seat, up):
    """Whether there is a resource that could be moved up (SF-B3)."""
    return has(position, seat, UP_FROM[up]) > 0


@rule
def can_raise(position, seat, up):
    """Whether a seat can pay for an upgrade; where a fish itself is upgraded, it needs one more (SF-X2)."""
    cost = cost_of_raising(position, seat)
    if UP_FROM[up] == FISH:
        return has(position, seat, FISH) > cost
    return has(position, seat, FISH) >= cost and can_upgrade(position, seat, up)


@rule
def upgrade(position, seat, up):
    """One resource one place up (SF-B3)."""
    position.store[seat, UP_FROM[up]] -= 1
    position.store[seat, UP_TO[up]] += 1


@rule
def raise_for_fish(position, seat, up):
    """Pay fish to upgrade a resource (SF-X2)."""
    position.store[seat, FISH] -= cost_of_raising(position, seat)
    position.upgraded = 1
    upgrade(position, seat, up)


@rule
def sell(position, seat, resource):
    """Give a resource for its value in fish (SF-X1)."""
    position.store[seat, resource] -= 1
    position.store[seat, FISH] += VALUE[resource]


@rule
def lower(position, seat, down):
    """One resource one place down (SF-X3)."""
    position.store[seat, DOWN_FROM[down]] -= 1
    position.store[seat, DOWN_TO[down]] += 1


@rule
def can_exchange(position, seat):
    """Whether any exchange is possible (SF-X1, SF-X2, SF-X3)."""
    for resource in range(FISH + 1, GOLD + 1):
        if has(position, seat, resource):
            return True
    return has(position, seat, FISH) > cost_of_raising(position, seat)
