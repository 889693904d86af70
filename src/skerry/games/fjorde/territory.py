"""What the map says to those who ask: whose land is safe, and why a tile fits nowhere.

The entries are `territory`, `settled` and `proof_of_no_place`. Nothing is claimed here that is not proven.
"""

from __future__ import annotations

from dataclasses import dataclass

from skerry.games.fjorde import rules
from skerry.games.fjorde.edition import ALL_CORNERS, CORNERS, STEPS, TERRAINS, TOUCHES_TWO, side_of
from skerry.games.fjorde.notation import cell_name, tiles_on
from skerry.games.fjorde.rules import EDITION, FIELD, FIRST_FACE
from skerry.games.fjorde.state import FIELDS, LAND_TAKING, OVER, SIDE
from skerry.rulebook.game import Position
from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import Message

SEATS = 2
TERRAIN_MESSAGES = {"M": "fjorde-mountain", "P": "fjorde-meadow", "S": "fjorde-sea"}


@dataclass(frozen=True)
class Territory:
    """The free meadow tiles of a map, by their cells, and the fields that each seat has for sure.

    A tile is secured where one seat alone can reach it, and over such tiles only, so that nobody can come
    between. It is dead where nobody can ever reach it, and contested in all other cases. While tiles are
    still laid, this says how the land lies if discovery ended now.
    """

    secured: tuple[tuple[str, ...], tuple[str, ...]]
    contested: tuple[str, ...]
    dead: tuple[str, ...]
    sure: tuple[int, int]  # in this round, with the fields already placed


def territory(position: Position) -> Territory:
    """Whose the free meadow tiles are (FJ-L2, FJ-L3, FJ-L4)."""
    laid = int(position.laid)
    joined = [int(rules.joined(position, tile)) for tile in range(laid)]
    taken = 0
    for seat in range(SEATS):
        taken |= int(position.farms[seat]) | int(position.fields[seat])
    free = sum(1 << tile for tile in range(laid) if rules.MEADOW_SIDES[position.face[tile]]) & ~taken
    in_reach = [
        _spread(int(position.farms[seat]) | int(position.fields[seat]), free, joined)
        if position.fields_left[seat] and position.phase != OVER
        else 0
        for seat in range(SEATS)
    ]
    secured = [
        _spread(
            int(position.farms[seat]) | int(position.fields[seat]),
            in_reach[seat] & ~in_reach[1 - seat],
            joined,
        )
        & in_reach[seat]
        for seat in range(SEATS)
    ]
    contested = (in_reach[0] | in_reach[1]) & ~secured[0] & ~secured[1]
    dead = free & ~in_reach[0] & ~in_reach[1]
    sure = [
        FIELDS
        - int(position.fields_left[seat])
        + min(int(position.fields_left[seat]), secured[seat].bit_count())
        for seat in range(SEATS)
    ]
    return Territory(
        secured=(_cells(position, secured[0]), _cells(position, secured[1])),
        contested=_cells(position, contested),
        dead=_cells(position, dead),
        sure=(sure[0], sure[1]),
    )


def _spread(begun: int, over: int, joined: list[int]) -> int:
    """The tiles of `over` that hang together with some tiles over meadow."""
    reached, waiting = 0, begun
    while waiting:
        tile = (waiting & -waiting).bit_length() - 1
        waiting &= waiting - 1
        fresh = joined[tile] & over & ~reached
        reached |= fresh
        waiting |= fresh
    return reached


def _cells(position: Position, tiles: int) -> tuple[str, ...]:
    return tuple(cell_name(position.cell[tile]) for tile in range(int(position.laid)) if tiles >> tile & 1)


def settled(position: Position) -> int:
    """A field to place where it is all one which: nothing is contested, so each side gets what is safe.

    While anything is contested, refuses: a field on safe land then leaves the next move there to the other.
    """
    if position.phase != LAND_TAKING:
        raise Refused("not-settled", "fjorde-fill-later")
    contested = territory(position).contested
    if contested:
        raise Refused("not-settled", "fjorde-fill-contested", cells=" ".join(contested))
    free = int(rules.takable(position, int(position.seat)))
    return int(FIELD + position.cell[(free & -free).bit_length() - 1])


# Why a tile does not lie on a cell


def why_not_here(position: Position, cell: int, face: int) -> Refused | None:
    """The rule that forbids a face on a cell, and the place where it does (FJ-P1, FJ-P2, FJ-P3)."""
    corners = EDITION.faces[face]
    name = cell_name(cell)
    tiles = tiles_on(position)
    if cell in tiles:
        return Refused("FJ-P2", "fjorde-not-free", cell=name)
    beside = [
        (side, tiles[cell + q * SIDE + r])
        for side, (q, r) in enumerate(STEPS)
        if cell + q * SIDE + r in tiles
    ]
    if len(beside) < 2:
        return Refused("FJ-P2", "fjorde-touches-too-few", cell=name, count=len(beside))
    joins = False
    for side, tile in beside:
        found = side_of(EDITION.faces[int(position.face[tile])], side + CORNERS // 2)[::-1]
        own = side_of(corners, side)
        if own != found:
            return Refused(
                "FJ-P1",
                "fjorde-no-match",
                cell=name,
                side=Message(f"fjorde-side-{side}"),
                other=cell_name(position.cell[tile]),
                found=terrain(found),
                own=terrain(own),
            )
        joins |= found != "SS"
    if not joins:
        return Refused("FJ-P3", "fjorde-sea-only", cell=name)
    return None


def terrain(side: str) -> Message:
    """The terrain of a side, clockwise."""
    first, second = (Message(TERRAIN_MESSAGES[letter]) for letter in side)
    return first if first == second else Message("fjorde-two-terrains", first=first, second=second)


@dataclass(frozen=True)
class Obstacle:
    """Why a tile does not fit one cell that touches two tiles."""

    cell: str
    corners: str  # what is fixed, clockwise from N; a dot is an open corner
    refusals: tuple[tuple[str, Refused], ...]  # by rotation

    def reason(self, tile: str) -> Message:
        """The same in a sentence."""
        if any(refusal.rule == "FJ-P3" for _, refusal in self.refusals):
            return Message("fjorde-proof-sea", cell=self.cell)
        return Message("fjorde-proof-corners", cell=self.cell, corners=self.corners, tile=tile)


def proof_of_no_place(position: Position, tile: str) -> list[Obstacle]:
    """For each cell that touches two tiles, why no rotation of a tile fits it; empty where one does fit."""
    kind = next(
        (int(rules.KIND_OF[face]) for face, corners in enumerate(EDITION.faces) if corners == tile), None
    )
    if kind is None:
        raise Refused("syntax", "fjorde-no-such-tile", corners=tile[:12])
    proof = []
    for slot in range(int(position.frontier)):
        fixed = int(position.frontier_fixed[slot])
        if not fixed & TOUCHES_TWO:
            continue
        cell = int(position.frontier_cell[slot])
        refusals = []
        for face in range(int(FIRST_FACE[kind]), int(FIRST_FACE[kind + 1])):
            refusal = why_not_here(position, cell, face)
            if refusal is None:
                return []
            refusals.append((EDITION.faces[face], refusal))
        proof.append(Obstacle(cell_name(cell), pattern(fixed), tuple(refusals)))
    return sorted(proof, key=lambda obstacle: obstacle.cell)


def corners_needed(position: Position, cell: int) -> str | Refused:
    """What is fixed on a cell where a tile may come, or why none may (FJ-P2)."""
    for slot in range(int(position.frontier)):
        fixed = int(position.frontier_fixed[slot])
        if position.frontier_cell[slot] == cell and fixed & TOUCHES_TWO:
            return pattern(fixed)
    refusal = why_not_here(position, cell, 0)
    assert refusal is not None
    return refusal


def pattern(fixed: int) -> str:
    """The fixed corners of a free cell, clockwise from N; a dot is an open corner."""
    fixed &= ALL_CORNERS
    return "".join(f".{TERRAINS}"[fixed >> 2 * corner & 3] for corner in range(CORNERS))
