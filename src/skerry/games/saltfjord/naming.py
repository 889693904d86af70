"""Names in any language: seats, gains, faces, decisions, tracks, abilities and scoring tiles as messages."""

from __future__ import annotations

from collections.abc import Sequence

from skerry.games.saltfjord.entries import ABILITY_EFFECTS, COUNTED, GAINING_FROM, STEP_EFFECTS, TRACK_NAMES
from skerry.games.saltfjord.faces import GAIN, GOODS, TRADE, UPGRADE, Effect, Face, Gain
from skerry.games.saltfjord.rules.tables import EDITION, GAINS
from skerry.rulebook.words import Message

ACTION_NAMES = ("upgrade", "order", "develop", "build", "fishing", "build-one")


def seat_name(seat: int) -> Message:
    """A seat by the colour of its markers."""
    return Message(f"saltfjord-seat-{seat}")


def good(number: int, count: int) -> Message:
    """So many of one resource, or points."""
    return Message(f"saltfjord-goods-{GOODS[number]}", count=count)


def listed(messages: Sequence[Message]) -> Message:
    """Several things, one after the other."""
    if not messages:
        return Message("saltfjord-nothing")
    if len(messages) == 1:
        return messages[0]
    return Message("saltfjord-list", first=messages[0], rest=listed(messages[1:]))


def goods(gain: Gain) -> Message:
    """A gain."""
    return listed([good(number, count) for number, count in enumerate(gain) if count])


def gain_number(number: int) -> Message:
    """A gain of the tables."""
    return goods(tuple(int(count) for count in GAINS[number]))


def resource_name(resource: int) -> Message:
    return good(resource, 1)


def effect_name(effect: Effect) -> Message:
    """What an effect does."""
    if effect.kind == GAIN:
        return goods(effect.gain)
    if effect.kind == TRADE:
        return Message("saltfjord-trade", given=resource_name(effect.pays), taken=goods(effect.gain))
    return Message(f"saltfjord-effect-{ACTION_NAMES[effect.kind - UPGRADE]}")


def effects_name(effects: Sequence[Effect]) -> Message:
    """One effect, or one of two."""
    if len(effects) == 2:
        return Message("saltfjord-either", first=effect_name(effects[0]), second=effect_name(effects[1]))
    return effect_name(effects[0])


def face_name(face: Face) -> Message:
    """What a cell shows."""
    if face.pier:
        return Message("saltfjord-pier", gain=goods(face.effects[0].gain))
    return effects_name(face.effects)


def tile_name(number: int) -> Message:
    """What a building tile shows, cell by cell."""
    tile = (*EDITION.tiles, *EDITION.start_tiles)[number]
    return listed([face_name(face) for face in tile.faces])


def track_name(track: int) -> Message:
    return Message(f"saltfjord-track-{TRACK_NAMES[track]}")


def step_name(track: int, step: int) -> Message:
    """What a field of a track brings."""
    field = EDITION.tracks[track][step]
    if field.effect < 0:
        return goods(field.gain)
    return Message(f"saltfjord-step-{STEP_EFFECTS[field.effect].replace(' ', '-')}")


def ability_name(number: int) -> Message:
    """What an ability does."""
    ability = EDITION.abilities[number]
    name = f"saltfjord-ability-{ABILITY_EFFECTS[ability.effect].replace(' ', '-')}"
    does = Message(name, gain=0, count=ability.amount)
    if ability.effect >= GAINING_FROM:
        does = Message(name, gain=goods(ability.gain), count=0)
    if not any(ability.at_once):
        return does
    return Message("saltfjord-with-more", ability=does, gain=goods(ability.at_once))


def scoring_name(number: int) -> Message:
    """What a scoring tile counts."""
    tile = EDITION.scoring[number]
    return Message(
        "saltfjord-scoring-now" if tile.lightning else "saltfjord-scoring-end",
        points=tile.points,
        per=tile.per,
        counted=Message(f"saltfjord-counted-{COUNTED[tile.counts].replace(' ', '-')}"),
    )


def order_name(number: int) -> Message:
    """What an order costs and scores."""
    order = EDITION.orders[number]
    return Message("saltfjord-order", cost=goods(order.cost), points=order.points)


def decision_name(kind: int) -> Message:
    """What is to be decided."""
    return Message(f"saltfjord-decision-{kind}")


def colour_name(colour: int) -> Message:
    return Message("saltfjord-orange" if colour else "saltfjord-white")
