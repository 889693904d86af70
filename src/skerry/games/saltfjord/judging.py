"""Why an action of Saltfjord is not allowed: the entry is `why_not`."""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.faces import BUILD, BUILD_ONE, DEVELOP, FISHING, ORDER, TRADE, UPGRADE
from skerry.games.saltfjord.naming import colour_name, decision_name, good, listed
from skerry.games.saltfjord.notation import cell_name
from skerry.games.saltfjord.rules import (
    dice,
    fishing,
    orders,
    rounds,
    stores,
    tables,
    tracks,
    village,
    wagons,
)
from skerry.games.saltfjord.rules.choices import legal
from skerry.games.saltfjord.rules.stack import offered, part, top
from skerry.games.saltfjord.state import (
    ACTIVATE,
    AFTER,
    CELLS,
    CHOOSE_SET,
    DIE_FACES,
    DOUBLE,
    EFFECT,
    FISH,
    GOLD,
    LOOK,
    MOVE_WAGONS,
    ORANGE,
    OVER,
    OVERFULL,
    PLACE_START,
    PLANK,
    RIDE,
    SETTING_UP,
    SIDE,
    STEPS,
    TAKE_ABILITY,
    TAVERNS,
    TURN,
    WAITING,
    WHICH_DOCK,
    WOOD,
    WORKER,
)
from skerry.rulebook.game import NOBODY, Position
from skerry.rulebook.refusal import Refused, brief

RULE_OF_DECISION = {
    CHOOSE_SET: "SF-S9",
    PLACE_START: "SF-S10",
    TURN: "SF-T1",
    AFTER: "SF-T1",
    RIDE: "SF-W2",
    ACTIVATE: "SF-A3",
    EFFECT: "SF-B1",
    LOOK: "SF-D4",
    OVERFULL: "SF-F3",
    DOUBLE: "SF-F4",
    WHICH_DOCK: "SF-D3",
    TAKE_ABILITY: "SF-D2",
    MOVE_WAGONS: "SF-W1",
}


def why_not(position: Position, action: int) -> Refused | None:
    """The rule that forbids an action, or None for a legal one."""
    if not 0 <= action < tables.ACTIONS:
        return Refused("SF-T1", "saltfjord-unknown-action", text=brief(action))
    if position.phase == OVER:
        return Refused("SF-E1", "saltfjord-over")
    actions = np.zeros(tables.ACTIONS, np.int64)
    count = int(legal(position, actions))
    if action in actions[:count]:
        return None
    return _reason(position, int(position.seat), action)


def _reason(position: Position, seat: int, action: int) -> Refused:
    """Why a forbidden action is forbidden: each kind of action has its own reasons."""
    for first, judge in reversed(JUDGES):
        if action >= first:
            return judge(position, seat, action - first)
    raise AssertionError("every action is judged")


def _first(position: Position) -> Refused:
    """Something else is to be decided first."""
    kind = int(top(position))
    return Refused(RULE_OF_DECISION[kind], "saltfjord-decide-first", decision=decision_name(kind))


def _lack(rule: str, position: Position, seat: int, costs: dict[int, int]) -> Refused:
    """What is missing to pay."""
    missing = [
        good(resource, count - int(position.store[seat, resource]))
        for resource, count in costs.items()
        if count > position.store[seat, resource]
    ]
    return Refused(rule, "saltfjord-lack", missing=listed(missing))


# Ends and refusals


def _why_not_plain(position: Position, seat: int, action: int) -> Refused:
    kind = top(position)
    if action == tables.DONE:
        return Refused("SF-T1", "saltfjord-main-action") if kind == TURN else _first(position)
    if action == tables.STOP:
        return Refused("SF-A5", "saltfjord-stop-or-aside") if kind == ACTIVATE else _first(position)
    if action == tables.SKIP:
        if kind == EFFECT:
            return Refused("SF-F1", "saltfjord-must-fish")
        return Refused("SF-B1", "saltfjord-nothing-to-skip")
    if kind in (ACTIVATE, RIDE):
        rule = "SF-W3" if part(position, 3) else "SF-A5"
        return Refused(rule, "saltfjord-no-longer-aside")
    return Refused("SF-A5", "saltfjord-no-die")


def _why_not_choose(position: Position, seat: int, which: int) -> Refused:
    if top(position) != EFFECT:
        return _first(position)
    effect = int(part(position, 1 + which))
    if tables.EFFECT_KIND[effect] == TRADE:
        return _lack("SF-C2", position, seat, {int(tables.EFFECT_PAYS[effect]): 1})
    return Refused("SF-B1", "saltfjord-no-such-choice")


def _why_not_keep(position: Position, seat: int, which: int) -> Refused:
    return Refused("SF-D4", "saltfjord-nothing-looked-at")


def _why_not_overboard(position: Position, seat: int, place: int) -> Refused:
    if place >= fishing.aboard(position, seat):
        return Refused("SF-F3", "saltfjord-no-tile-aboard", place=place + 1)
    return Refused("SF-F3", "saltfjord-not-in-harbour")


def _why_not_twice(position: Position, seat: int, place: int) -> Refused:
    if top(position) == DOUBLE:
        return Refused("SF-F4", "saltfjord-no-tile-aboard", place=place + 1)
    return Refused("SF-F4", "saltfjord-nothing-to-double")


# Takings


def _why_not_set(position: Position, seat: int, number: int) -> Refused:
    if top(position) == CHOOSE_SET:
        return Refused("SF-S9", "saltfjord-set-taken", number=number + 1)
    return Refused("SF-S9", "saltfjord-no-set-now")


def _why_not_dock(position: Position, seat: int, dock: int) -> Refused:
    return Refused("SF-B4", "saltfjord-no-dock-now")


def _why_not_ability(position: Position, seat: int, place: int) -> Refused:
    if top(position) == TAKE_ABILITY:
        return Refused("SF-D2", "saltfjord-place-without-ability", place=place + 1)
    return Refused("SF-D2", "saltfjord-no-ability-now")


def _not_a_main_action(position: Position) -> Refused | None:
    """Why this is not the moment of a main action, if it is not."""
    if top(position) == AFTER:
        return Refused("SF-T1", "saltfjord-one-main-action")
    return None if top(position) == TURN else _first(position)


def _why_not_tavern(position: Position, seat: int, tavern: int) -> Refused:
    if refusal := _not_a_main_action(position):
        return refusal
    if rounds.has_dice(position, tavern):
        return Refused("SF-O4", "saltfjord-die-on-tavern", tavern=tavern + 1)
    assert rounds.guest_of(position, tavern) != NOBODY
    return Refused("SF-C1", "saltfjord-tavern-taken", tavern=tavern + 1)


# Effects


def _not_offered(position: Position, rule: str, kind: int) -> Refused | None:
    """Why an effect cannot be used now, if it cannot."""
    if offered(position, kind):
        return None
    return Refused(rule, "saltfjord-not-offered", decision=decision_name(int(top(position))))


def _why_not_develop(position: Position, seat: int, track: int) -> Refused:
    if refusal := _not_offered(position, "SF-B5", DEVELOP):
        return refusal
    if not tracks.is_in_game(position, track):
        return Refused("SF-W1", "saltfjord-track-not-in-game")
    if position.level[seat, tracks.marker_of(track)] == STEPS:
        return Refused("SF-B5", "saltfjord-at-the-top")
    return _lack("SF-B5", position, seat, {int(tracks.next_cost(position, seat, track)): 1})


def _why_not_advance(position: Position, seat: int, kind: int) -> Refused:
    if refusal := _not_offered(position, "SF-F1", FISHING):
        return refusal
    if not fishing.can_advance(position, seat):
        return Refused("SF-F1", "saltfjord-last-area")
    power = (0, tables.TYPE_2, tables.TYPE_3)[kind]
    if kind and not fishing.has_power(position, seat, power):
        return Refused("SF-D4", "saltfjord-type-closed", kind=kind + 1)
    return Refused("SF-F2", "saltfjord-no-such-fish", kind=kind + 1)


def _why_not_return(position: Position, seat: int, _: int) -> Refused:
    return _not_offered(position, "SF-F1", FISHING) or Refused("SF-F1", "saltfjord-in-harbour")


def _why_not_upgrade(position: Position, seat: int, up: int) -> Refused:
    if refusal := _not_offered(position, "SF-B3", UPGRADE):
        return refusal
    return _lack("SF-B3", position, seat, {int(tables.UP_FROM[up]): 1})


def _why_not_order(position: Position, seat: int, number: int) -> Refused:
    if refusal := _not_offered(position, "SF-B4", ORDER):
        return refusal
    stack, without = divmod(number, tables.WITHOUT)
    order = int(orders.open_order(position, stack))
    if order < 0:
        return Refused("SF-B4", "saltfjord-no-order", stack=stack + 1)
    if without and not stores.amount(position, seat, tables.WITHOUT_BASIC):
        return Refused("SF-B4", "saltfjord-in-full")
    if without and not tables.ORDER_COST[order, without]:
        return Refused("SF-B4", "saltfjord-nothing-left-out", resource=good(without, 1))
    costs = {
        resource: int(orders.price(position, seat, order, resource, without)) for resource in range(GOLD + 1)
    }
    return _lack("SF-B4", position, seat, costs)


# Free actions


def _not_free(position: Position, rule: str) -> Refused | None:
    """Why no free action is possible now, if it is not."""
    return Refused(rule, "saltfjord-not-in-setup") if position.phase == SETTING_UP else None


def _why_not_sell(position: Position, seat: int, number: int) -> Refused:
    return _not_free(position, "SF-X1") or _lack("SF-X1", position, seat, {number + 1: 1})


def _why_not_raise(position: Position, seat: int, up: int) -> Refused:
    if refusal := _not_free(position, "SF-X2"):
        return refusal
    costs = {FISH: int(stores.cost_of_raising(position, seat))}
    lower = int(tables.UP_FROM[up])
    costs[lower] = costs.get(lower, 0) + 1
    return _lack("SF-X2", position, seat, costs)


def _why_not_lower(position: Position, seat: int, down: int) -> Refused:
    refusal = _not_free(position, "SF-X3")
    return refusal or _lack("SF-X3", position, seat, {int(tables.DOWN_FROM[down]): 1})


def _blocked(position: Position, seat: int, cell: int, rule: str) -> Refused | None:
    """What stands in the way on a cell, if anything does."""
    name = cell_name(cell)
    if village.has_wagon(position, seat, cell):
        return Refused("SF-W3" if rule != "SF-W2" else rule, "saltfjord-wagon-there", cell=name)
    piece = position.piece[seat, cell]
    if piece == WORKER:
        return Refused(rule, "saltfjord-worker-there", cell=name)
    if piece:
        return Refused("SF-A4" if rule != "SF-W2" else rule, "saltfjord-die-there", cell=name)
    return None


def _no_building(position: Position, seat: int, cell: int, rule: str) -> Refused | None:
    """Why a cell cannot be activated: it is empty, or a pier."""
    if not position.village[seat, cell]:
        return Refused(rule, "saltfjord-no-building", cell=cell_name(cell))
    if not village.has_building(position, seat, cell):
        return Refused("SF-A6", "saltfjord-only-a-pier", cell=cell_name(cell))
    return None


def _why_not_worker(position: Position, seat: int, cell: int) -> Refused:
    if refusal := _not_free(position, "SF-X4"):
        return refusal
    if not dice.hands_are_free(position):
        return _first(position)
    if not position.workers[seat]:
        return Refused("SF-X4", "saltfjord-no-worker")
    found = _no_building(position, seat, cell, "SF-X4") or _blocked(position, seat, cell, "SF-X4")
    assert found is not None
    return found


def _why_not_lift(position: Position, seat: int, cell: int) -> Refused:
    if refusal := _not_free(position, "SF-A4"):
        return refusal
    if not dice.hands_are_free(position):
        return _first(position)
    price = int(stores.amount(position, seat, tables.LIFT_DIE))
    if not price:
        return Refused("SF-A4", "saltfjord-no-lifting")
    if position.lifted[seat]:
        return Refused("SF-A4", "saltfjord-lifted-already")
    if position.piece[seat, cell] in (0, WORKER):
        return Refused("SF-A4", "saltfjord-no-die-there", cell=cell_name(cell))
    if dice.is_running(position, cell):
        return Refused("SF-A4", "saltfjord-die-still-runs")
    return _lack("SF-A4", position, seat, {FISH: price})


# On the board


def _why_not_wagon(position: Position, seat: int, number: int) -> Refused:
    if not position.with_wagons:
        return Refused("SF-W1", "saltfjord-no-wagons")
    if top(position) not in (RIDE, MOVE_WAGONS):
        return Refused("SF-W2", "saltfjord-wagons-not-now")
    wagon, way = divmod(number, tables.WAGON_WAYS)
    cell = int(position.wagon[seat, wagon])
    if cell >= CELLS:
        message = "saltfjord-wagon-waits" if cell == WAITING else "saltfjord-no-second-wagon"
        return Refused("SF-W1", message)
    if not part(position, 2) >> wagon & 1:
        return Refused("SF-W2", "saltfjord-wagon-not-in-line", wagon=wagon + 1)
    if not wagons.way_is_open(position, way):
        return Refused("SF-W2", "saltfjord-wagon-way")
    beside = int(wagons.cell_beside(cell, way))
    if beside < 0:
        return Refused("SF-W2", "saltfjord-wagon-leaves")
    found = _blocked(position, seat, beside, "SF-W2")
    assert found is not None
    return found


def _why_not_use(position: Position, seat: int, cell: int) -> Refused:
    if top(position) == RIDE:
        return _first(position)
    if top(position) != ACTIVATE:
        return Refused("SF-A3", "saltfjord-no-die")
    line, last = int(part(position, 1)), int(part(position, 2))
    name = cell_name(cell)
    if not village.in_line(line, cell):
        message = "saltfjord-not-in-column" if line < SIDE else "saltfjord-not-in-row"
        return Refused("SF-A3", message, cell=name, line=line % SIDE + 1)
    if (cell // SIDE if line < SIDE else cell % SIDE) < last:
        return Refused("SF-A3", "saltfjord-out-of-order", cell=name)
    found = _no_building(position, seat, cell, "SF-A3") or _blocked(position, seat, cell, "SF-A3")
    assert found is not None
    return found


def _why_not_die(position: Position, seat: int, number: int) -> Refused:
    if refusal := _not_a_main_action(position):
        return refusal
    use, value = number % DIE_FACES + 1, number // DIE_FACES % DIE_FACES + 1
    colour, place = divmod(number // DIE_FACES**2, TAVERNS + 1)
    if not dice.may_take(position, seat, colour):
        if colour == ORANGE:
            return Refused("SF-A1", "saltfjord-enough-orange", most=int(position.this_round) + 1)
        return Refused("SF-A1", "saltfjord-enough-white", most=dice.MOST_WHITE)
    if not dice.lies_there(position, colour, place, value):
        if position.seats == 1:
            return Refused("SF-O1", "saltfjord-no-such-die-solo", colour=colour_name(colour), value=value)
        if place:
            return Refused("SF-O1", "saltfjord-solo-only")
        return Refused("SF-A1", "saltfjord-no-such-die", colour=colour_name(colour), value=value)
    return _lack("SF-A2", position, seat, {FISH: int(dice.cost_of_change(position, seat, value, use))})


def _why_not_place(position: Position, seat: int, number: int) -> Refused:
    if top(position) != PLACE_START:
        return Refused("SF-S10", "saltfjord-no-start-tile")
    cell, rotation = divmod(number, tables.ROTATIONS)
    tile = int(position.sets[part(position, 1), 1]) - 1
    if rotation >= tables.TILE_ROTATIONS[tile]:
        return _same_rotation("SF-S10", tile, rotation)
    return Refused("SF-S10", "saltfjord-on-snow", cell=cell_name(cell))


def _same_rotation(rule: str, tile: int, rotation: int) -> Refused:
    same = rotation % int(tables.TILE_ROTATIONS[tile])
    return Refused(rule, "saltfjord-same-rotation", rotation=f"r{rotation}", same=f"r{same}")


def _why_not_build(position: Position, seat: int, number: int) -> Refused:
    stack, cell = number // (CELLS * tables.ROTATIONS), number // tables.ROTATIONS % CELLS
    large = bool(tables.SHAPE_LARGE[stack // 2])
    if not position.tiles_left[stack]:
        return Refused("SF-S6", "saltfjord-stack-empty")
    if refusal := _not_to_build(position, seat, stack, large):
        return refusal
    tile, rotation = int(village.tile_on_top(position, stack)), number % tables.ROTATIONS
    if rotation >= tables.TILE_ROTATIONS[tile]:
        return _same_rotation("SF-B6", tile, rotation)
    return _does_not_fit(position, seat, tile, rotation, cell)


def _not_to_build(position: Position, seat: int, stack: int, large: bool) -> Refused | None:
    """Why a tile of a stack cannot be built now, wherever it would lie."""
    saved = int(village.saves_wood(position, seat))
    if large:
        refusal = _not_a_main_action(position)
        if refusal and (offered(position, BUILD) or offered(position, BUILD_ONE)):
            return Refused("SF-L1", "saltfjord-small-only")
        if refusal or village.can_pay_large(position, seat):
            return refusal
        return _lack("SF-L1", position, seat, {WOOD: 1 - saved, PLANK: 1})
    if offered(position, BUILD_ONE):
        one = tables.SHAPE_SIZE[stack // 2] == 1
        return None if one else Refused("SF-C1", "saltfjord-one-cell-only")
    if not offered(position, BUILD):
        message = "saltfjord-large-only" if top(position) == TURN else "saltfjord-not-offered"
        return Refused("SF-B6", message, decision=decision_name(int(top(position))))
    if village.can_pay_small(position, seat):
        return None
    return _lack("SF-B6", position, seat, {WOOD: 1 - saved})


def _does_not_fit(position: Position, seat: int, tile: int, rotation: int, cell: int) -> Refused:
    """Where a tile would leave the grid or cover something (SF-B6)."""
    under = [int(village.cell_of(tile, rotation, cell, number)) for number in range(tables.TILE_SIZE[tile])]
    if min(under) < 0:
        return Refused("SF-B6", "saltfjord-beyond-the-grid", cell=cell_name(cell))
    covered = next(place for place in under if position.village[seat, place])
    message = "saltfjord-over-a-tile" if position.tile_on[seat, covered] else "saltfjord-over-printed"
    return Refused("SF-B6", message, cell=cell_name(covered))


JUDGES = (
    (0, _why_not_plain),
    (tables.CHOOSE, _why_not_choose),
    (tables.KEEP, _why_not_keep),
    (tables.OVERBOARD, _why_not_overboard),
    (tables.TWICE, _why_not_twice),
    (tables.TAKE_SET, _why_not_set),
    (tables.LAY_AT, _why_not_dock),
    (tables.TAKE_OPEN, _why_not_ability),
    (tables.ENTER, _why_not_tavern),
    (tables.MOVE_MARKER, _why_not_develop),
    (tables.ADVANCE, _why_not_advance),
    (tables.GO_HOME, _why_not_return),
    (tables.UPGRADE_ONE, _why_not_upgrade),
    (tables.FULFIL, _why_not_order),
    (tables.SELL, _why_not_sell),
    (tables.RAISE, _why_not_raise),
    (tables.LOWER, _why_not_lower),
    (tables.SET_WORKER, _why_not_worker),
    (tables.LIFT, _why_not_lift),
    (tables.MOVE_WAGON, _why_not_wagon),
    (tables.USE, _why_not_use),
    (tables.TAKE_DIE, _why_not_die),
    (tables.PLACE, _why_not_place),
    (tables.PUT, _why_not_build),
)
