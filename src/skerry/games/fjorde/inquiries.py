"""What a page may ask of Fjorde to draw it on the map: the entry is `INQUIRIES`.

The terminal answers the same in lines (see `questions.py`); here answers are facts, and messages for people.
"""

from __future__ import annotations

from typing import Any

from skerry.games.fjorde import rules
from skerry.games.fjorde.notation import FACE, action_text
from skerry.games.fjorde.questions import fitting
from skerry.games.fjorde.state import LAND_TAKING
from skerry.games.fjorde.territory import proof_of_no_place, settled, territory
from skerry.rulebook.game import Inquiry, Position
from skerry.rulebook.refusal import Refused, brief


def whose_land(seen: Position, about: str) -> dict[str, Any]:
    """Whose each free meadow tile is, and how many fields both have for sure (FJ-L2, FJ-L3)."""
    now = territory(seen)
    return {
        "secured": [list(cells) for cells in now.secured],
        "contested": list(now.contested),
        "dead": list(now.dead),
        "sure": list(now.sure),
        "final": bool(seen.phase >= LAND_TAKING),
    }


def why_nowhere(seen: Position, about: str) -> dict[str, Any]:
    """For each cell why a tile does not fit there (FJ-D3), or where it does fit."""
    if about not in FACE:
        raise Refused("syntax", "fjorde-no-such-tile", corners=brief(about, 12))
    if seen.phase >= LAND_TAKING:
        raise Refused("FJ-E1", "fjorde-discovery-over")
    proof = proof_of_no_place(seen, about)
    return {
        "tile": about,
        "obstacles": [
            {"cell": obstacle.cell, "corners": obstacle.corners, "reason": obstacle.reason(about)}
            for obstacle in proof
        ],
        "places": [] if proof else fitting(seen, int(rules.KIND_OF[FACE[about]])),
    }


def fill(seen: Position, about: str) -> dict[str, Any]:
    """A field to place where it is all one which; refuses where it is not."""
    return {"action": action_text(settled(seen))}


INQUIRIES: dict[str, Inquiry] = {"territory": whose_land, "nowhere": why_nowhere, "fill": fill}
