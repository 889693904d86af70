"""What actions of Fjorde are worth, exactly in land-taking and estimated before: the entry is `analyse`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from skerry.games.fjorde import rules
from skerry.games.fjorde.notation import action_text, cell_name
from skerry.games.fjorde.rules import FIELD
from skerry.games.fjorde.searching import SearchPlayer, chance_of
from skerry.games.fjorde.solve import Analysis as Proven
from skerry.games.fjorde.solve import Bounds, Land, legal_fields
from skerry.games.fjorde.solve import analyse as prove
from skerry.games.fjorde.state import LAND_TAKING
from skerry.games.fjorde.telling import seat_name
from skerry.players.player import Seen
from skerry.rulebook.analysis import Analysis, Patience, Valued
from skerry.rulebook.game import Game, Position
from skerry.rulebook.words import Message

ADVISER = "best"
SIGNS = ("=r", "=w")
A_SLICE = 0.25  # seconds for the first proofs; each time they are interrupted they get twice as long


def analyse(game: Game, seen: Position, patience: Patience) -> Analysis:
    """What each legal action leads to."""
    return taking(seen, patience) if seen.phase == LAND_TAKING else discovering(game, seen, patience)


# In land-taking


def taking(seen: Position, patience: Patience) -> Analysis:
    """The lead at the end of the round after each field, proven, and how both play best."""
    land = Land()
    known = dict.fromkeys(legal_fields(seen), Bounds(-len(seen.cell), len(seen.cell)))
    while True:
        elapsed = max(A_SLICE, patience.seconds - patience.left)
        proven = prove(seen, min(elapsed, patience.left), land)
        known = {action: tighter(known[action], bounds) for action, bounds in proven.fields.items()}
        exact = all(bounds.exact for bounds in known.values())
        if (exact and proven.line) or not patience.left:
            return in_words(seen, known, proven, exact)


def tighter(one: Bounds, other: Bounds) -> Bounds:
    """What two proofs say together."""
    return Bounds(max(one.least, other.least), min(one.most, other.most))


def in_words(seen: Position, known: Mapping[int, Bounds], proven: Proven, exact: bool) -> Analysis:
    """What is proven of each field; the line only where the lead is."""
    side = seat_name(int(seen.seat))
    order = sorted(known, key=lambda action: (-known[action].least, -known[action].most, action))
    notes: list[Message] = []
    facts: dict[str, object] = {"kind": "exact" if exact else "bounds"}
    if proven.points is not None:
        red, white = proven.points
        line = " · ".join(with_signs(seen, proven.line))
        notes.append(Message("fjorde-best-line", line=line, red=red, white=white))
        facts |= {"line": [action_text(action) for action in proven.line], "points": [red, white]}
    return Analysis(
        heading=Message("fjorde-analysis-exact", side=side)
        if exact
        else Message("fjorde-analysis-bounds", side=side),
        actions=[
            Valued(
                action_text(action),
                shown(known[action]),
                {"least": known[action].least, "most": known[action].most},
                chance=chance_of(seen, known[action]),
            )
            for action in order
        ],
        notes=notes,
        facts=facts,
    )


def with_signs(seen: Position, line: Sequence[int]) -> Iterator[str]:
    """The cells of a line of fields, each with the sign of its seat, as on the map."""
    playing = seen.copy()
    for action in line:
        yield cell_name(action - FIELD) + SIGNS[int(playing.seat)]
        rules.play(playing, action)


def shown(bounds: Bounds) -> str:
    """A lead, in every language."""
    return f"{bounds.least:+d}" if bounds.exact else f"{bounds.least:+d} … {bounds.most:+d}"


# In discovery


def discovering(game: Game, seen: Position, patience: Patience) -> Analysis:
    """The chance to win after each action, as a search estimates it; nobody knows it exactly."""
    searcher = game.player(ADVISER, 0, patience.cores)
    assert isinstance(searcher, SearchPlayer)
    searcher.stopped = patience.stopped
    judged = searcher.judge(Seen(game, int(seen.seat), seen), patience.left)
    tries = sum(found.visits for found in judged)
    return Analysis(
        heading=Message("fjorde-analysis-estimate", side=seat_name(int(seen.seat)), tries=tries),
        actions=[
            Valued(
                action_text(found.action),
                f"{found.chance:6.1%}  ({found.visits})",
                {"chance": round(found.chance, 4), "tries": found.visits},
                chance=found.chance,
            )
            for found in judged
        ],
        facts={"kind": "estimate"},
    )
