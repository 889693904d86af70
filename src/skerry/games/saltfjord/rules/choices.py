"""What a seat may do, and what happens then: the entries are `legal`, `play`, `seat_to_move` and `over`."""

from __future__ import annotations

import numpy as np

from skerry.games.saltfjord.faces import DEVELOP, FISHING, GAIN, ORDER, TRADE, UPGRADE
from skerry.games.saltfjord.rules import dice, fishing, orders, rounds, stores, tracks, village, wagons
from skerry.games.saltfjord.rules.stack import offered, part, pop, top
from skerry.games.saltfjord.rules.tables import (
    ADVANCE,
    CHOOSE,
    DONE,
    DOWN_FROM,
    EFFECT_GAIN,
    EFFECT_KIND,
    EFFECT_PAYS,
    ENTER,
    FULFIL,
    GO_HOME,
    KEEP,
    LAY_ASIDE,
    LAY_AT,
    LIFT,
    LOWER,
    MOVE_MARKER,
    MOVE_WAGON,
    MUST,
    NOBODY,
    OVERBOARD,
    PLACE,
    PUT,
    RAISE,
    ROTATIONS,
    SELL,
    SET_WORKER,
    SHAPE_LARGE,
    SKIP,
    SOURCE_SHIFT,
    STOP,
    TAKE_DIE,
    TAKE_OPEN,
    TAKE_SET,
    TILE_ROTATIONS,
    TWICE,
    UP_FROM,
    UPGRADE_ONE,
    UPGRADE_TO_FISH,
    USE,
    WAGON_WAYS,
    WITHOUT,
)
from skerry.games.saltfjord.state import (
    ACTIVATE,
    AFTER,
    BOAT_PLACES,
    CELLS,
    CHOOSE_SET,
    DOCKS,
    DOUBLE,
    EFFECT,
    FISH,
    FISH_TYPES,
    GOLD,
    LOOK,
    MOVE_WAGONS,
    OPEN_ABILITIES,
    ORDER_STACKS,
    OVER,
    OVERFULL,
    PLACE_START,
    PLAYING,
    RIDE,
    SETS,
    TAKE_ABILITY,
    TAVERNS,
    TURN,
    WHICH_DOCK,
)
from skerry.rulebook.compiling import rule

UP_COUNT = len(UP_FROM)
DOWN_COUNT = len(DOWN_FROM)


@rule
def over(position):
    """Whether the third round has ended (SF-E1)."""
    return position.phase == OVER


@rule
def seat_to_move(position):
    """The seat that decides next, or NOBODY when the game is over (SF-T1)."""
    if position.phase == OVER:
        return NOBODY
    return np.int64(position.seat)


# What is legal


@rule
def legal(position, actions):
    """Write every legal action into `actions`, in rising order; answer how many."""
    if position.phase == OVER:
        return 0
    seat = np.int64(position.seat)
    count = list_plain(position, actions, 0)
    count = list_of_fish(position, seat, actions, count)
    count = list_takings(position, seat, actions, count)
    if top(position) == EFFECT:
        count = list_effects(position, seat, actions, count)
    if position.phase == PLAYING:
        count = list_exchanges(position, seat, actions, count)
        count = list_pieces(position, seat, actions, count)
    count = list_main(position, seat, actions, count)
    if top(position) == PLACE_START:
        return list_start_places(position, seat, actions, count)
    return village.list_places(position, seat, actions, count, PUT)


@rule
def put_if(actions, count, condition, action):
    """Write an action if it is legal; answer how many actions there are in all."""
    if condition:
        actions[count] = action
        return count + 1
    return count


@rule
def may_stop(position):
    """Whether activating, or moving both wagons, may end here (SF-A3, SF-W1)."""
    kind = top(position)
    if kind == ACTIVATE:
        return part(position, 2) > 0 or part(position, 3) > 0
    return kind == MOVE_WAGONS


@rule
def may_skip(position):
    """An effect may be left unused, but for fishing where it was the action (SF-B1, SF-F1)."""
    return top(position) == EFFECT and not part(position, 3) & MUST


@rule
def may_lay_aside(position):
    """A die brings a fish as long as nothing was activated by it (SF-A5, SF-W3)."""
    kind = top(position)
    if kind == ACTIVATE:
        return part(position, 2) == 0 and part(position, 3) == 0
    return kind == RIDE and part(position, 3) == 0


@rule
def may_choose(position, seat, which):
    """Whether a gain of two, or a trade that can be paid, is offered (SF-B1, SF-C2)."""
    if top(position) != EFFECT:
        return False
    effect = part(position, 1 + which)
    kind = EFFECT_KIND[effect]
    if kind == TRADE:
        return stores.has(position, seat, EFFECT_PAYS[effect]) > 0
    return kind == GAIN


@rule
def list_plain(position, actions, count):
    """The ends and refusals: done, stop, skip, aside."""
    count = put_if(actions, count, top(position) == AFTER, DONE)
    count = put_if(actions, count, may_stop(position), STOP)
    count = put_if(actions, count, may_skip(position), SKIP)
    return put_if(actions, count, may_lay_aside(position), LAY_ASIDE)


@rule
def list_of_fish(position, seat, actions, count):
    """Choosing a gain or a trade, then all that is done with fish tiles."""
    kind = top(position)
    for which in range(2):
        count = put_if(actions, count, may_choose(position, seat, which), CHOOSE + which)
    for which in range(2):
        count = put_if(actions, count, kind == LOOK, KEEP + which)
    tiles = fishing.aboard(position, seat)
    for place in range(BOAT_PLACES):
        may = place < tiles and rounds.may_throw(position, seat)
        count = put_if(actions, count, may, OVERBOARD + place)
    for place in range(BOAT_PLACES):
        count = put_if(actions, count, place < tiles and kind == DOUBLE, TWICE + place)
    return count


@rule
def list_takings(position, seat, actions, count):
    """Start sets, docks, open abilities, taverns."""
    kind = top(position)
    for number in range(SETS):
        may = kind == CHOOSE_SET and position.set_of[number] == 0
        count = put_if(actions, count, may, TAKE_SET + number)
    for dock in range(DOCKS):
        count = put_if(actions, count, kind == WHICH_DOCK, LAY_AT + dock)
    for place in range(OPEN_ABILITIES):
        may = kind == TAKE_ABILITY and position.open_abilities[place] > 0
        count = put_if(actions, count, may, TAKE_OPEN + place)
    for tavern in range(TAVERNS):
        may = kind == TURN and rounds.may_enter(position, seat, tavern)
        count = put_if(actions, count, may, ENTER + tavern)
    return count


@rule
def list_effects(position, seat, actions, count):
    """What an effect offers: develop, fishing, upgrade, an order (SF-B1)."""
    if offered(position, DEVELOP):
        count = tracks.list_steps(position, seat, actions, count, MOVE_MARKER)
    if offered(position, FISHING):
        types = 0
        if fishing.can_advance(position, seat):
            types = fishing.types_open(position, seat)
        for kind in range(FISH_TYPES):
            count = put_if(actions, count, types >> kind & 1 == 1, ADVANCE + kind)
        count = put_if(actions, count, fishing.can_return(position, seat), GO_HOME)
    if offered(position, UPGRADE):
        for up in range(UP_COUNT):
            count = put_if(actions, count, stores.can_upgrade(position, seat, up), UPGRADE_ONE + up)
        count = put_if(actions, count, True, UPGRADE_TO_FISH)
    if offered(position, ORDER):
        for stack in range(ORDER_STACKS):
            for without in range(WITHOUT):
                may = orders.can_fulfil(position, seat, stack, without)
                count = put_if(actions, count, may, FULFIL + WITHOUT * stack + without)
    return count


@rule
def list_exchanges(position, seat, actions, count):
    """The free exchanges (SF-X1, SF-X2, SF-X3)."""
    for resource in range(FISH + 1, GOLD + 1):
        count = put_if(actions, count, stores.has(position, seat, resource) > 0, SELL + resource - 1)
    for up in range(UP_COUNT):
        count = put_if(actions, count, stores.can_raise(position, seat, up), RAISE + up)
    for down in range(DOWN_COUNT):
        may = stores.has(position, seat, DOWN_FROM[down]) > 0
        count = put_if(actions, count, may, LOWER + down)
    return count


@rule
def list_pieces(position, seat, actions, count):
    """Workers and lifted dice (SF-X4)."""
    if not rounds.may_act_freely(position):
        return count
    if position.workers[seat]:
        for cell in range(CELLS):
            count = put_if(actions, count, dice.may_set_worker(position, seat, cell), SET_WORKER + cell)
    for cell in range(CELLS):
        count = put_if(actions, count, dice.may_lift(position, seat, cell), LIFT + cell)
    return count


@rule
def list_main(position, seat, actions, count):
    """Wagons, buildings by the running die, dice (SF-W2, SF-A3, SF-A1)."""
    kind = top(position)
    if kind in (RIDE, MOVE_WAGONS):
        count = wagons.list_ways(position, seat, actions, count, MOVE_WAGON)
    if kind == ACTIVATE:
        for cell in range(CELLS):
            count = put_if(actions, count, dice.may_use(position, seat, cell), USE + cell)
    if kind == TURN:
        count = dice.list_dice(position, seat, actions, count)
    return count


@rule
def list_start_places(position, seat, actions, count):
    """Where the start tile may lie (SF-S10)."""
    tile = np.int64(position.sets[part(position, 1), 1]) - 1
    for cell in range(CELLS):
        for rotation in range(TILE_ROTATIONS[tile]):
            may = village.fits_on_snow(position, seat, tile, rotation, cell)
            count = put_if(actions, count, may, PLACE + ROTATIONS * cell + rotation)
    return count


# What happens


@rule
def play(position, action):
    """Play a legal action, and go on until a seat has to decide."""
    seat = np.int64(position.seat)
    if action < SELL:
        play_decision(position, seat, action)
    elif action < MOVE_WAGON:
        play_freely(position, seat, action)
    else:
        play_on_board(position, seat, action)
    rounds.settle(position)


@rule
def play_decision(position, seat, action):
    """An answer to the decision on top."""
    if action >= MOVE_MARKER:
        use_effect(position, seat, action)
    elif action >= ENTER:
        rounds.enter(position, seat, action - ENTER)
    elif action >= TAKE_OPEN:
        pop(position)
        tracks.take_ability(position, seat, action - TAKE_OPEN)
    elif action >= LAY_AT:
        orders.choose_dock(position, seat, part(position, 1), action - LAY_AT)
    elif action >= TAKE_SET:
        rounds.choose_set(position, seat, action - TAKE_SET)
    elif action >= TWICE:
        pop(position)
        fishing.unload(position, seat, action - TWICE)
    elif action >= OVERBOARD:
        throw(position, seat, action - OVERBOARD)
    elif action >= KEEP:
        fishing.keep(position, seat, part(position, 1), action - KEEP)
    elif action >= CHOOSE:
        choose(position, seat, action - CHOOSE)
    else:
        play_plain(position, seat, action)


@rule
def play_plain(position, seat, action):
    """Done, stop, skip, aside."""
    if action == DONE:
        rounds.end_turn(position)
    elif action == LAY_ASIDE:
        dice.lay_aside(position, seat)
    elif action == STOP and top(position) == ACTIVATE:
        dice.stop(position, seat)
    else:
        pop(position)


@rule
def throw(position, seat, place):
    """A tile goes overboard; the boat may then hold what it has (SF-F3)."""
    fishing.throw_overboard(position, seat, place)
    if top(position) == OVERFULL and fishing.aboard(position, seat) <= fishing.room(position, seat):
        pop(position)


@rule
def choose(position, seat, which):
    """A gain of two, or a trade (SF-B1, SF-C2)."""
    effect = part(position, 1 + which)
    source = part(position, 3) >> SOURCE_SHIFT
    pop(position)
    if EFFECT_KIND[effect] == TRADE:
        position.store[seat, EFFECT_PAYS[effect]] -= 1
    stores.receive(position, seat, EFFECT_GAIN[effect], source)


@rule
def use_effect(position, seat, action):
    """Use the effect on top: develop, fish, upgrade, fulfil an order (SF-B3, SF-B4, SF-B5, SF-F1)."""
    pop(position)
    if action >= FULFIL:
        number = action - FULFIL
        orders.fulfil(position, seat, number // WITHOUT, number % WITHOUT)
    elif action == UPGRADE_TO_FISH:
        position.store[seat, FISH] += 1
    elif action >= UPGRADE_ONE:
        stores.upgrade(position, seat, action - UPGRADE_ONE)
    elif action == GO_HOME:
        fishing.go_home(position, seat)
    elif action >= ADVANCE:
        fishing.advance(position, seat, action - ADVANCE)
    else:
        tracks.develop(position, seat, action - MOVE_MARKER)


@rule
def play_freely(position, seat, action):
    """A free action (SF-X1, SF-X2, SF-X3, SF-X4)."""
    if action >= LIFT:
        dice.lift(position, seat, action - LIFT)
    elif action >= SET_WORKER:
        dice.set_worker(position, seat, action - SET_WORKER)
    elif action >= LOWER:
        stores.lower(position, seat, action - LOWER)
    elif action >= RAISE:
        stores.raise_for_fish(position, seat, action - RAISE)
    else:
        stores.sell(position, seat, action - SELL + 1)


@rule
def play_on_board(position, seat, action):
    """Wagons, buildings, dice, tiles."""
    if action >= PUT:
        number = action - PUT
        put_tile(
            position, seat, number // (CELLS * ROTATIONS), number // ROTATIONS % CELLS, number % ROTATIONS
        )
    elif action >= PLACE:
        rounds.place_start(position, seat, (action - PLACE) // ROTATIONS, (action - PLACE) % ROTATIONS)
    elif action >= TAKE_DIE:
        rounds.begin_action(position)
        dice.take_die(position, seat, action - TAKE_DIE)
    elif action >= USE:
        dice.use(position, seat, action - USE)
    else:
        wagons.move(position, seat, (action - MOVE_WAGON) // WAGON_WAYS, (action - MOVE_WAGON) % WAGON_WAYS)


@rule
def put_tile(position, seat, stack, cell, rotation):
    """A large tile is the main action, a small one an effect (SF-L1, SF-B6)."""
    village.build(position, seat, stack, cell, rotation)
    if SHAPE_LARGE[stack // 2]:
        rounds.begin_action(position)
    else:
        pop(position)
