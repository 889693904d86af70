"""What a person may ask in a match of Fjorde, answered in words: the entry is `QUESTIONS`.

Each answer is a list of lines; it is given what one seat sees, and changes nothing.
"""

from __future__ import annotations

import re
from collections import Counter

from skerry.games.fjorde import rules
from skerry.games.fjorde.drawing import proof_in_words
from skerry.games.fjorde.edition import TERRAINS
from skerry.games.fjorde.judging import why_not
from skerry.games.fjorde.notation import FACE, cell_at, cell_name, kind_name
from skerry.games.fjorde.rules import EDITION, FACES, FIELD, FIRST_FACE, LAY
from skerry.games.fjorde.state import LAND_TAKING
from skerry.games.fjorde.telling import seat_name
from skerry.games.fjorde.territory import corners_needed, territory, why_not_here
from skerry.games.fjorde.view import stack_left
from skerry.rulebook.game import Position, Question
from skerry.rulebook.refusal import Refused, brief
from skerry.rulebook.words import Words, words

NONE = "–"
A_ROW = 5  # kinds of tiles on a line

_TILE = re.compile(rf"[{TERRAINS}]{{6}}")
_CELL = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")


def why(seen: Position, asked: str, language: str) -> list[str]:
    """Why a tile fits nowhere, why it does not lie there, or what a cell needs; nothing for an action."""
    told = words(language)
    parts = asked.split()
    tile = next((part.upper() for part in parts if _TILE.fullmatch(part.upper())), None)
    place = next((found for part in parts if (found := _CELL.fullmatch(part))), None)
    if not parts:
        return [told.say("fjorde-why-what")]
    if len(parts) != (tile is not None) + (place is not None):
        return []
    if tile is not None and tile not in FACE:
        raise Refused("syntax", "fjorde-no-such-tile", corners=tile)
    if seen.phase >= LAND_TAKING and tile is not None:
        raise Refused("FJ-E1", "fjorde-discovery-over")
    if place is None:
        assert tile is not None
        return why_nowhere(seen, tile, told)
    cell = cell_at(int(place[1]), int(place[2]))
    if cell is None:
        raise Refused("FJ-P2", "fjorde-far-away", cell=brief(place[0]))
    if seen.phase >= LAND_TAKING:
        refusal = why_not(seen, FIELD + cell)
        return [reason(refusal, told) if refusal else told.say("fjorde-why-field", cell=cell_name(cell))]
    if tile is None:
        return what_is_needed(seen, cell, told)
    refusal = why_not_here(seen, cell, FACE[tile]) or why_not(seen, LAY + cell * FACES + FACE[tile])
    return [reason(refusal, told) if refusal else told.say("fjorde-why-lay", cell=cell_name(cell), tile=tile)]


def reason(refusal: Refused, told: Words) -> str:
    """A refusal with the rule that it comes from."""
    return f"{refusal.rule}: {told.explain(refusal)}"


def why_nowhere(seen: Position, tile: str, told: Words) -> list[str]:
    """The proof that a tile fits nowhere (FJ-D3), or the places where it does."""
    proof = proof_in_words(seen, tile, told.language)
    if proof:
        return [told.say("fjorde-why-nowhere", tile=tile), *(f"  {line}" for line in proof)]
    kind = int(rules.KIND_OF[FACE[tile]])
    places = [f"{cell} {corners}" for cell, corners in fitting(seen, kind)]
    return [told.say("fjorde-why-somewhere", tile=tile, places=" · ".join(places))]


def fitting(seen: Position, kind: int) -> list[tuple[str, str]]:
    """The cells and rotations that a kind of tile fits (FJ-P1, FJ-P2, FJ-P3)."""
    faces = range(int(FIRST_FACE[kind]), int(FIRST_FACE[kind + 1]))
    cells = sorted(int(seen.frontier_cell[slot]) for slot in range(int(seen.frontier)))
    return [
        (cell_name(cell), EDITION.faces[face])
        for cell in cells
        for face in faces
        if why_not_here(seen, cell, face) is None
    ]


def what_is_needed(seen: Position, cell: int, told: Words) -> list[str]:
    """What a free cell asks of a tile, and which of those still face down fit."""
    name = cell_name(cell)
    needed = corners_needed(seen, cell)
    if isinstance(needed, Refused):
        return [reason(needed, told)]
    kinds = sorted(set(stack_left(seen)))
    fit = [kind_name(kind) for kind in kinds if any(where == name for where, _ in fitting(seen, kind))]
    return [told.say("fjorde-why-cell", cell=name, corners=needed, tiles=" ".join(fit) or NONE)]


def whose_land(seen: Position, asked: str, language: str) -> list[str]:
    """Whose each free meadow tile is, and what both have for sure."""
    told = words(language)
    now = territory(seen)
    red, white = now.sure
    lines = [] if seen.phase >= LAND_TAKING else [told.say("fjorde-territory-if-now")]
    for seat in range(2):
        cells = " ".join(now.secured[seat]) or NONE
        lines.append(told.say("fjorde-territory-safe", side=seat_name(seat), cells=cells))
    lines.append(told.say("fjorde-territory-contested", cells=" ".join(now.contested) or NONE))
    lines.append(told.say("fjorde-territory-dead", cells=" ".join(now.dead) or NONE))
    lines.append(told.say("fjorde-territory-sure", red=red, white=white))
    return lines


def tiles_left(seen: Position, asked: str, language: str) -> list[str]:
    """The tiles that are still face down, by kind, and which of them would fit now (FJ-H1)."""
    told = words(language)
    if seen.phase >= LAND_TAKING:
        raise Refused("FJ-E1", "fjorde-no-tiles-left")
    left = Counter(stack_left(seen))
    shown = [
        f"{count} {kind_name(kind)}{'*' if rules.fits_somewhere(seen, 1 << kind) else ' '}"
        for kind, count in sorted(left.items())
    ]
    rows = ["   ".join(shown[begin : begin + A_ROW]).rstrip() for begin in range(0, len(shown), A_ROW)]
    return [told.say("fjorde-tiles-left", count=left.total()), *(f"  {row}" for row in rows)]


QUESTIONS: dict[str, Question] = {"why": why, "territory": whose_land, "tiles": tiles_left}
