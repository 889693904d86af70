"""What lies on the table, for the tests of Chartae's rules."""

from collections import Counter

from skerry.games.chartae.game import CHARTAE
from skerry.rulebook.game import Position
from skerry.rulebook.match import Match
from tests.games.chartae.by_hand import COPIES, Map, map_of

ORDER = "FGHCHCDE"
LAND, SEA = 0, 1  # the seats, where nothing else is said


def begin(order: str = ORDER, compass: int = 0, land: int = LAND, first: int = 0) -> Match:
    """A new game whose chance is fixed."""
    setup = {"order": list(order), "compass": compass, "land": land, "first": first}
    return Match(CHARTAE, setup=setup)


def table(
    rows: str,
    up: str = "",
    hand: str = "",
    rotations: int = 0,
    mover: int = 0,
    land: int = LAND,
    first: int = 0,
) -> Match:
    """A match with this map: the first H in it is the compass tile, unseen tiles are in the pile."""
    tiles = map_of(rows)
    left, top = min(cell for cell, tile in tiles.items() if tile[0] == "H")
    rest = Counter(COPIES) - Counter(kind for kind, _ in tiles.values()) - Counter(hand)
    order = sorted(rest.elements())
    if order:
        order.remove(up or order[0])
        order.insert(0, up or sorted(rest)[0])
    text = " ".join(
        [
            rows.replace(" / ", "/").replace(" ", ","),
            f"{-left},{-top}",
            (f"{hand}>" if hand else "") + "".join(order[:1]) + ":" + "".join(order[1:]),
            str(rotations),
            f"{mover}{'L' if mover == land else 'S'}",
            str(first),
        ]
    )
    match = begin(land=land)
    match.position = CHARTAE.read_position(text)
    return match


def rule_against(match: Match, action: str) -> str | None:
    """The id of the rule that forbids an action."""
    refusal = match.why_not(action)
    return None if refusal is None else refusal.rule


def add(match: Match, where: str) -> Match:
    """Add the face-up tile to the map, as in `add(match, "1,0 r2")`."""
    return match.play("take").play(f"lay {where}")


def cells_to_lay(match: Match) -> set[str]:
    """The cells where the tile in hand may lie."""
    return {action.split()[1] for action in match.legal() if action.startswith("lay ")}


def tiles_on(position: Position) -> Map:
    """The map of a position, read from what a seat sees."""
    seen = CHARTAE.view(CHARTAE.see(position, 0), 0)
    return {
        (int(x), int(y)): (tile["kind"], tile["turns"])
        for tile in seen["map"]
        for x, y in [tile["cell"].split(",")]
    }


def tile_at(match: Match, cell: str) -> str:
    """The tile on a cell, as it is written: `H2`."""
    (found,) = [tile for tile in match.observe(0)["map"] if tile["cell"] == cell]
    return f"{found['kind']}{found['turns']}"
