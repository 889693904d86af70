"""What a face shows, as an edition writes it: `2 fish + wood`, `upgrade`, `order / develop`, `pier 1 gold`.

A gain is so many of each resource, and points. An effect is a gain or an action; a face shows one effect, or
two with a stroke between them; a pier shows a gain.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from skerry.games.saltfjord.state import POINTS, RESOURCES

GOODS = (*RESOURCES, "point")
ACTIONS = ("upgrade", "order", "develop", "build", "go fishing", "build 1")
GAIN, UPGRADE, ORDER, DEVELOP, BUILD, FISHING, BUILD_ONE, TRADE = range(1, 9)  # kinds of effects
PIER = "pier "
MOST = 9  # of one resource on one face

_PART = re.compile(r"(?:([1-9]) )?([a-z]+)")

Gain = tuple[int, ...]  # so many of each resource, then points
NO_GAIN: Gain = (0,) * len(GOODS)


@dataclass(frozen=True)
class Effect:
    """One effect: its kind, what it gives, and for a trade the resource that it takes."""

    kind: int
    gain: Gain = NO_GAIN
    pays: int = -1


@dataclass(frozen=True)
class Face:
    """What a cell shows: a building with one effect or two, or a pier with its reward."""

    text: str
    pier: bool
    effects: tuple[Effect, ...]


class Unreadable(ValueError):
    """A face that says nothing known; the text says what is wrong."""


def gain_of(text: str) -> Gain:
    """A gain from text, as `2 fish + wood + 1 point`."""
    counted = [0] * len(GOODS)
    for part in text.split(" + "):
        found = _PART.fullmatch(part)
        name = found[2] if found else ""
        if name == "points":
            name = "point"
        if not found or name not in GOODS:
            raise Unreadable(f"“{part}” is no resource; there are {', '.join(GOODS)}")
        counted[GOODS.index(name)] += int(found[1] or 1)
    if max(counted) > MOST:
        raise Unreadable(f"“{text}” gives more than {MOST} of one resource")
    return tuple(counted)


def effect_of(text: str) -> Effect:
    """An effect from text."""
    if text in ACTIONS:
        return Effect(UPGRADE + ACTIONS.index(text))
    given, arrow, taken = text.partition(" > ")
    if arrow:
        if given not in RESOURCES:
            raise Unreadable(f"“{given}” is no resource that could be given")
        return Effect(TRADE, gain_of(taken), RESOURCES.index(given))
    return Effect(GAIN, gain_of(text))


def effects_of(text: str) -> tuple[Effect, ...]:
    """One effect, or two with a stroke between them."""
    effects = tuple(effect_of(part) for part in text.split(" / "))
    if len(effects) > 2:
        raise Unreadable(f"“{text}” shows more than two effects")
    return effects


def face_of(text: str) -> Face:
    """A face from text."""
    if text.startswith(PIER):
        return Face(text, True, (Effect(GAIN, gain_of(text.removeprefix(PIER))),))
    return Face(text, False, effects_of(text))


def gain_text(gain: Gain) -> str:
    """A gain as the edition writes it."""
    parts = []
    for number, count in enumerate(gain):
        name = "points" if number == POINTS and count > 1 else GOODS[number]
        if count:
            parts.append(f"{count} {name}" if count > 1 or number == POINTS else name)
    return " + ".join(parts)


def effect_text(effect: Effect) -> str:
    """An effect as the edition writes it."""
    if effect.kind == GAIN:
        return gain_text(effect.gain)
    if effect.kind == TRADE:
        return f"{RESOURCES[effect.pays]} > {gain_text(effect.gain)}"
    return ACTIONS[effect.kind - UPGRADE]
