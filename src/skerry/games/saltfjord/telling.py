"""What happens in Saltfjord, as sentences for the log: the entries are `story`, `event` and `verdict`."""

from __future__ import annotations

from skerry.games.saltfjord import naming
from skerry.games.saltfjord.notation import STACK_NAMES, cell_name
from skerry.games.saltfjord.rules import dice, orders, rounds, tables, tracks, village
from skerry.games.saltfjord.rules.choices import play
from skerry.games.saltfjord.rules.scoring import points_earned, specials_reached, winner
from skerry.games.saltfjord.rules.stack import part
from skerry.games.saltfjord.solo import MEDALS, medal_won
from skerry.games.saltfjord.state import CELLS, DIE_FACES, FISH_TYPES, OVER, TAVERNS
from skerry.rulebook.game import Game, Position
from skerry.rulebook.words import Message


def story(game: Game, position: Position, action: int) -> Message:
    """What playing a legal action means, and whether a round ends with it; asked before it is played."""
    seat = int(position.seat)
    told = event(position, action)
    after = game.copy(position)
    play(after, action)
    gained = int(points_earned(after, seat) - points_earned(position, seat))
    if gained:
        told = Message("saltfjord-log-points", event=told, points=gained)
    if after.this_round != position.this_round or after.phase == OVER:
        return Message("saltfjord-log-round-ends", event=told, round=int(position.this_round) + 1)
    return told


def event(position: Position, action: int) -> Message:
    """An action as a sentence, of which each kind has its own; it tells nothing that lies face down."""
    for first, tell in reversed(EVENTS):
        if action >= first:
            return tell(position, naming.seat_name(int(position.seat)), action - first)
    raise AssertionError("every action is told")


def _plain(position: Position, side: Message, action: int) -> Message:
    if action == tables.DONE:
        return Message("saltfjord-log-done", side=side)
    if action == tables.STOP:
        return Message("saltfjord-log-stop", side=side)
    return Message("saltfjord-log-skip" if action == tables.SKIP else "saltfjord-log-aside", side=side)


def _choose(position: Position, side: Message, which: int) -> Message:
    effect = tables.EFFECTS[int(part(position, 1 + which))]
    return Message("saltfjord-log-choose", side=side, effect=naming.effect_name(effect))


def _keep(position: Position, side: Message, which: int) -> Message:
    stack = int(part(position, 1))
    tile = int(position.fish[stack, int(position.fish_left[stack]) - 1 - which]) - 1
    return Message("saltfjord-log-keep", side=side, tile=naming.gain_number(tables.FISH_GAIN[tile]))


def _aboard(position: Position, place: int) -> Message:
    tile = int(position.boat[position.seat, place]) - 1
    return naming.gain_number(tables.FISH_GAIN[tile])


def _overboard(position: Position, side: Message, place: int) -> Message:
    return Message("saltfjord-log-overboard", side=side, tile=_aboard(position, place))


def _twice(position: Position, side: Message, place: int) -> Message:
    return Message("saltfjord-log-double", side=side, tile=_aboard(position, place))


def _set(position: Position, side: Message, number: int) -> Message:
    ability = int(position.sets[number, 0]) - 1
    return Message("saltfjord-log-set", side=side, number=number + 1, ability=naming.ability_name(ability))


def _dock(position: Position, side: Message, dock: int) -> Message:
    return Message("saltfjord-log-dock", side=side, dock=dock + 1)


def _ability(position: Position, side: Message, place: int) -> Message:
    number = int(position.open_abilities[place]) - 1
    return Message("saltfjord-log-ability", side=side, ability=naming.ability_name(number))


def _tavern(position: Position, side: Message, tavern: int) -> Message:
    effect = tables.EFFECTS[tables.TAVERN_EFFECT[tavern]]
    cost = int(rounds.cost_of_tavern(position, tavern))
    return Message(
        "saltfjord-log-tavern-taken" if cost else "saltfjord-log-tavern",
        side=side,
        tavern=tavern + 1,
        effect=naming.effect_name(effect),
        cost=cost,
    )


def _develop(position: Position, side: Message, track: int) -> Message:
    step = int(position.level[position.seat, tracks.marker_of(track)])
    return Message(
        "saltfjord-log-develop",
        side=side,
        track=naming.track_name(track),
        step=step + 1,
        cost=naming.resource_name(int(tables.STEP_COST[track, step])),
        effect=naming.step_name(track, step),
    )


def _advance(position: Position, side: Message, kind: int) -> Message:
    area = int(position.area[position.seat]) + 1
    return Message("saltfjord-log-advance", side=side, area=area, kind=kind % FISH_TYPES + 1)


def _return(position: Position, side: Message, _: int) -> Message:
    return Message("saltfjord-log-return", side=side)


def _upgrade(position: Position, side: Message, up: int) -> Message:
    if up == tables.UPGRADE_TO_FISH - tables.UPGRADE_ONE:
        return Message("saltfjord-log-upgrade-fish", side=side)
    lower, upper = tables.UPS[up]
    return _exchange("saltfjord-log-upgrade", side, lower, upper)


def _exchange(message: str, side: Message, given: int, taken: int) -> Message:
    return Message(message, side=side, given=naming.resource_name(given), taken=naming.resource_name(taken))


def _order(position: Position, side: Message, number: int) -> Message:
    stack, without = divmod(number, tables.WITHOUT)
    order = int(orders.open_order(position, stack))
    if without:
        return Message(
            "saltfjord-log-order-without",
            side=side,
            order=naming.order_name(order),
            resource=naming.resource_name(without),
        )
    return Message("saltfjord-log-order", side=side, order=naming.order_name(order))


def _sell(position: Position, side: Message, number: int) -> Message:
    resource = number + 1
    fish = naming.good(0, int(tables.VALUE[resource]))
    return Message("saltfjord-log-sell", side=side, given=naming.resource_name(resource), taken=fish)


def _raise(position: Position, side: Message, up: int) -> Message:
    lower, upper = tables.UPS[up]
    return _exchange("saltfjord-log-raise", side, lower, upper)


def _lower(position: Position, side: Message, down: int) -> Message:
    upper, lower = tables.DOWNS[down]
    return _exchange("saltfjord-log-lower", side, upper, lower)


def _shown(position: Position, cell: int) -> Message:
    return naming.face_name(tables.FACES[int(position.village[position.seat, cell])])


def _worker(position: Position, side: Message, cell: int) -> Message:
    return Message("saltfjord-log-worker", side=side, cell=cell_name(cell), face=_shown(position, cell))


def _lift(position: Position, side: Message, cell: int) -> Message:
    return Message("saltfjord-log-lift", side=side, cell=cell_name(cell))


def _wagon(position: Position, side: Message, number: int) -> Message:
    wagon, way = divmod(number, tables.WAGON_WAYS)
    name = Message(f"saltfjord-way-{way}")
    return Message("saltfjord-log-wagon", side=side, wagon=wagon + 1, way=name)


def _use(position: Position, side: Message, cell: int) -> Message:
    return Message("saltfjord-log-activate", side=side, cell=cell_name(cell), face=_shown(position, cell))


def _die(position: Position, side: Message, number: int) -> Message:
    use, value = number % DIE_FACES + 1, number // DIE_FACES % DIE_FACES + 1
    colour = number // DIE_FACES**2 // (TAVERNS + 1)
    return Message(
        "saltfjord-log-die-changed" if use != value else "saltfjord-log-die",
        side=side,
        colour=naming.colour_name(colour),
        value=value,
        use=use,
        cost=int(dice.cost_of_change(position, int(position.seat), value, use)),
    )


def _place(position: Position, side: Message, number: int) -> Message:
    return Message("saltfjord-log-place", side=side, cell=cell_name(number // tables.ROTATIONS))


def _build(position: Position, side: Message, number: int) -> Message:
    stack, cell = number // (CELLS * tables.ROTATIONS), number // tables.ROTATIONS % CELLS
    tile = int(village.tile_on_top(position, stack))
    return Message(
        "saltfjord-log-build",
        side=side,
        stack=STACK_NAMES[stack],
        tile=naming.tile_name(tile),
        cell=cell_name(cell),
    )


EVENTS = (
    (0, _plain),
    (tables.CHOOSE, _choose),
    (tables.KEEP, _keep),
    (tables.OVERBOARD, _overboard),
    (tables.TWICE, _twice),
    (tables.TAKE_SET, _set),
    (tables.LAY_AT, _dock),
    (tables.TAKE_OPEN, _ability),
    (tables.ENTER, _tavern),
    (tables.MOVE_MARKER, _develop),
    (tables.ADVANCE, _advance),
    (tables.GO_HOME, _return),
    (tables.UPGRADE_ONE, _upgrade),
    (tables.FULFIL, _order),
    (tables.SELL, _sell),
    (tables.RAISE, _raise),
    (tables.LOWER, _lower),
    (tables.SET_WORKER, _worker),
    (tables.LIFT, _lift),
    (tables.MOVE_WAGON, _wagon),
    (tables.USE, _use),
    (tables.TAKE_DIE, _die),
    (tables.PLACE, _place),
    (tables.PUT, _build),
)


def verdict(game: Game, position: Position) -> Message:
    """How the game has ended (SF-E2, SF-O5)."""
    scores = game.scores(position)
    if position.seats == 1:
        if not specials_reached(position):
            return Message("saltfjord-solo-lost", points=scores[0])
        medal = Message(f"saltfjord-medal-{MEDALS[medal_won(position)]}")
        return Message("saltfjord-solo-won", points=scores[0], medal=medal)
    best = int(winner(position))
    others = [points for seat, points in enumerate(scores) if seat != best]
    if scores[best] == max(others):
        return Message("saltfjord-won-by-tavern", side=naming.seat_name(best), points=scores[best])
    return Message("saltfjord-won", side=naming.seat_name(best), points=scores[best], second=max(others))
