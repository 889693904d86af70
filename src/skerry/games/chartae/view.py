"""What one seat of Chartae may see: built up from the record that `rules.see` fills, for JSON."""

from __future__ import annotations

from collections import Counter
from typing import Any

from skerry.games.chartae import rules
from skerry.games.chartae.notation import cell_name, kind_letter, tile_kind, tile_turns
from skerry.games.chartae.state import CELLS, EMPTY, HOLDING, LAND, OVER, PILE, SEA
from skerry.rulebook.game import Position


def open_part(position: Position) -> dict[str, Any]:
    """What lies open for everybody."""
    taken = int(position.taken)
    return {
        "game": "chartae",
        "map": [
            {
                "cell": cell_name(cell),
                "kind": kind_letter(tile_kind(position.tile[cell])),
                "turns": tile_turns(position.tile[cell]),
            }
            for cell in range(CELLS)
            if position.tile[cell] != EMPTY
        ],
        "hand": kind_letter(position.pile[taken - 1]) if position.phase == HOLDING else None,
        "up": kind_letter(position.pile[taken]) if taken < PILE else None,
        "turned": int(position.turned),
        "seat": None if position.phase == OVER else int(position.seat),
        "land": int(position.land),
        "first": int(position.first),
        "fair": bool(position.fair),
        "groups": {
            "land": int(rules.largest_group(position, LAND)),
            "sea": int(rules.largest_group(position, SEA)),
        },
        "over": bool(rules.over(position)),
    }


def view(seen: Position, seat: int) -> dict[str, Any]:
    """What a seat may see: the open part, and how many of each kind lie face down (CH-H1)."""
    hidden = Counter(kind_letter(kind) for kind in seen.pile[int(seen.taken) + 1 :])
    return {**open_part(seen), "you": seat, "hidden": dict(sorted(hidden.items()))}
