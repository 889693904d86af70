"""Saltfjord in text: actions and positions, both ways. `docs/rules/saltfjord.md` lists the actions.

A cell is `column,row`, from 1 at the top left. A stack of building tiles is its shape and `a` or `b`, as in
`L3b`; a tile lies at the cell of its leftmost column and topmost row, with r0 to r3 quarter turns clockwise.

A position is one line: the fields of the record in their order, each as numbers with dots between them,
`0x12` for twelve in a row, zeros at the end left out, `-` where there are only zeros. A check word ends the
line, so that a slip of the pen is noticed.
"""

from __future__ import annotations

import hashlib
import re
from itertools import groupby

import numpy as np

from skerry.games.saltfjord.entries import TRACK_NAMES
from skerry.games.saltfjord.rules.tables import (
    ACTIONS,
    ADVANCE,
    CHOOSE,
    DONE,
    DOWNS,
    EDITION,
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
    OVERBOARD,
    PLACE,
    PUT,
    RAISE,
    ROTATIONS,
    SELL,
    SET_WORKER,
    SKIP,
    STOP,
    TAKE_DIE,
    TAKE_OPEN,
    TAKE_SET,
    TWICE,
    UPGRADE_ONE,
    UPGRADE_TO_FISH,
    UPS,
    USE,
    WAGON_WAYS,
    WITHOUT,
)
from skerry.games.saltfjord.state import (
    BOAT_PLACES,
    CELLS,
    DIE_FACES,
    DOCKS,
    FISH,
    FISH_TYPES,
    GOLD,
    OPEN_ABILITIES,
    ORDER_STACKS,
    POSITION,
    RESOURCES,
    SETS,
    SIDE,
    STACKS,
    TAVERNS,
    WAGONS,
    coordinates,
)
from skerry.rulebook.game import Position
from skerry.rulebook.refusal import Refused

COLOURS = ("white", "orange")
WAYS = ("stay", "up", "down", "left", "right")
STACK_NAMES = tuple(f"{shape.name}{letter}" for shape in EDITION.shapes for letter in "ab")
FIELDS = tuple(str(name) for name in POSITION.names or () if name not in ("chance", "scratch"))
EMPTY = "-"
CHECK_DIGITS = 8
LONGEST_POSITION = 1 << 14


def cell_name(cell: int) -> str:
    """The column and row of a cell, as they are written."""
    column, row = coordinates(cell)
    return f"{column},{row}"


# Actions


def _die_text(number: int) -> str:
    use, value = number % DIE_FACES + 1, number // DIE_FACES % DIE_FACES + 1
    colour, place = divmod(number // DIE_FACES**2, TAVERNS + 1)
    change = f" {use - value:+d}" if use != value else ""
    return f"die {COLOURS[colour]} {value}{change}" + (f" from {place}" if place else "")


def _texts() -> list[str]:
    """The text of every action, by its number."""
    texts = [""] * ACTIONS
    texts[DONE], texts[STOP], texts[SKIP], texts[LAY_ASIDE] = "done", "stop", "skip", "aside"
    texts[GO_HOME], texts[UPGRADE_TO_FISH] = "return", "upgrade fish"
    for first, word, count in (
        (CHOOSE, "choose", 2),
        (KEEP, "keep", 2),
        (OVERBOARD, "overboard", BOAT_PLACES),
        (TWICE, "double", BOAT_PLACES),
        (TAKE_SET, "set", SETS),
        (LAY_AT, "dock", DOCKS),
        (TAKE_OPEN, "ability", OPEN_ABILITIES),
        (ENTER, "tavern", TAVERNS),
        (ADVANCE, "advance", FISH_TYPES),
    ):
        for number in range(count):
            texts[first + number] = f"{word} {number + 1}"
    for number, name in enumerate(TRACK_NAMES):
        texts[MOVE_MARKER + number] = f"develop {name}"
    for number, (lower, upper) in enumerate(UPS):
        texts[UPGRADE_ONE + number] = f"upgrade {RESOURCES[lower]} {RESOURCES[upper]}"
        texts[RAISE + number] = f"raise {RESOURCES[lower]} {RESOURCES[upper]}"
    for number, (upper, lower) in enumerate(DOWNS):
        texts[LOWER + number] = f"downgrade {RESOURCES[upper]} {RESOURCES[lower]}"
    for resource in range(FISH + 1, GOLD + 1):
        texts[SELL + resource - 1] = f"sell {RESOURCES[resource]}"
    for stack in range(ORDER_STACKS):
        for without in range(WITHOUT):
            rest = f" without {RESOURCES[without]}" if without else ""
            texts[FULFIL + WITHOUT * stack + without] = f"order {stack + 1}{rest}"
    for cell in range(CELLS):
        for first, word in ((SET_WORKER, "worker"), (LIFT, "lift"), (USE, "activate")):
            texts[first + cell] = f"{word} {cell_name(cell)}"
        for rotation in range(ROTATIONS):
            texts[PLACE + ROTATIONS * cell + rotation] = f"place {cell_name(cell)} r{rotation}"
            for stack in range(STACKS):
                place = (CELLS * stack + cell) * ROTATIONS + rotation
                texts[PUT + place] = f"build {STACK_NAMES[stack]} at {cell_name(cell)} r{rotation}"
    for wagon in range(WAGONS):
        for way in range(WAGON_WAYS):
            texts[MOVE_WAGON + WAGON_WAYS * wagon + way] = f"wagon {wagon + 1} {WAYS[way]}"
    for number in range(PLACE - TAKE_DIE):
        texts[TAKE_DIE + number] = _die_text(number)
    return texts


TEXTS = _texts()
NUMBERS = {text: number for number, text in enumerate(TEXTS)}
SHORT = {"advance": "advance 1"}  # as people write it
_CELL = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")
_DIE = re.compile(r"die (white|orange) ([0-9]{1,2})( [+-][0-9]{1,2})?( from [0-9])?")
_PLACED = re.compile(r"(?:build [A-Z][0-9][ab] at|place) -?[0-9]{1,3},-?[0-9]{1,3} ([rm])([0-9]{1,3})")
_RESOURCE_WORDS = ("sell", "raise", "downgrade", "upgrade")


def action_text(action: int) -> str:
    """An action as it is written."""
    return TEXTS[action]


def action_number(text: str) -> int:
    """The action that a text stands for; refuses what is none, with the rule where there is one."""
    words = " ".join(text.split())
    words = SHORT.get(words, words)
    if words in NUMBERS:
        return NUMBERS[words]
    raise _not_an_action(words, text)


def _not_an_action(words: str, text: str) -> Refused:
    """Why a text is no action, as exactly as it can be told."""
    command, _, rest = words.partition(" ")
    cell = _CELL.search(words)
    if cell and not (1 <= int(cell[1]) <= SIDE and 1 <= int(cell[2]) <= SIDE):
        return Refused(
            "SF-B6" if command in ("build", "place") else "SF-A3", "saltfjord-no-cell", cell=cell[0]
        )
    if placed := _PLACED.fullmatch(words):
        if placed[1] == "m":
            return Refused("SF-B6", "saltfjord-no-mirroring")
        return Refused("SF-B6", "saltfjord-four-rotations", rotation=f"r{placed[2]}")
    if die := _DIE.fullmatch(words):
        value = int(die[2])
        use = value + int(die[3] or 0)
        if not (1 <= value <= DIE_FACES and 1 <= use <= DIE_FACES):
            return Refused(
                "SF-A2", "saltfjord-no-such-value", value=use if 1 <= value <= DIE_FACES else value
            )
    if command == "downgrade" and rest in RESOURCES:
        return Refused("SF-X3", "saltfjord-downgrade-basic", resource=rest)
    if command in _RESOURCE_WORDS and rest and not set(rest.split()) <= set(RESOURCES):
        unknown = next(word for word in rest.split() if word not in RESOURCES)
        return Refused("syntax", "saltfjord-unknown-resource", word=unknown[:20], known=", ".join(RESOURCES))
    if command in ("upgrade", "raise") and len(rest.split()) == 2:
        return Refused("SF-B3", "saltfjord-no-arrow", text=words)
    return Refused("syntax", "saltfjord-unknown-action", text=text[:60])


# Positions


def write_position(position: Position) -> str:
    """A position as one line."""
    parts = []
    for name in FIELDS:
        numbers = [int(number) for number in np.asarray(position[name]).reshape(-1)]
        while numbers and not numbers[-1]:
            numbers.pop()
        runs = [(number, len(list(group))) for number, group in groupby(numbers)]
        parts.append(".".join(f"{n}x{times}" if times > 1 else str(n) for n, times in runs) or EMPTY)
    body = " ".join(parts)
    return f"{body} {check_word(body)}"


def check_word(body: str) -> str:
    """What ends the line of a position."""
    return hashlib.sha256(body.encode()).hexdigest()[:CHECK_DIGITS]


def read_position(text: str, position: Position) -> None:
    """Fill an empty record from a line; refuses what cannot be a position."""
    body, _, check = text.strip().rpartition(" ")
    parts = body.split(" ")
    if len(text) > LONGEST_POSITION or len(parts) != len(FIELDS):
        raise Refused(
            "bad-position", "saltfjord-position-parts", found=len(parts) + 1, wanted=len(FIELDS) + 1
        )
    if check != check_word(body):
        raise Refused("bad-position", "saltfjord-position-check", word=check[:20])
    for name, part in zip(FIELDS, parts, strict=True):
        _read_field(name, part, position)
    from skerry.games.saltfjord.checking import faults

    for field in faults(position):
        raise Refused("bad-position", "saltfjord-position-unsound", part=field)


_RUN = re.compile(r"(-?[0-9]{1,5})(?:x([0-9]{1,3}))?")


def _read_field(name: str, text: str, position: Position) -> None:
    """Write the numbers of one field."""
    field = np.asarray(position[name])
    limits = np.iinfo(field.dtype)
    numbers: list[int] = []
    for run in [] if text == EMPTY else text.split("."):
        found = _RUN.fullmatch(run)
        if not found or not limits.min <= int(found[1]) <= limits.max:
            raise Refused("bad-position", "saltfjord-position-unsound", part=name)
        numbers += [int(found[1])] * int(found[2] or 1)
    if len(numbers) > field.size:
        raise Refused("bad-position", "saltfjord-position-unsound", part=name)
    filled = np.array(numbers + [0] * (field.size - len(numbers)), field.dtype)
    position[name] = filled.reshape(field.shape) if field.shape else filled[0]
