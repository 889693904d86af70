"""The opening of Chartae under best play, exactly: from the table that the package ships.

python -m benchmarks.opening
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from skerry.games.chartae.exact import action_values
from skerry.games.chartae.game import CHARTAE
from skerry.games.chartae.rules import EDITION
from skerry.rulebook.match import Match


def opening(first: str, land: int) -> Match:
    """Seat 0 begins, a seat plays Land, a kind is turned up first."""
    pile = Counter(dict(zip(EDITION.kinds, EDITION.copies, strict=True)))
    pile[EDITION.kinds[EDITION.compass]] -= 1
    pile[first] -= 1
    return Match(CHARTAE, setup={"order": [first, *pile.elements()], "land": land, "first": 0})


def shown(value: Fraction) -> str:
    return f"{value.numerator}/{value.denominator} = {100 * float(value):.2f} %"


def main() -> None:
    copies = dict(zip(EDITION.kinds, EDITION.copies, strict=True))
    copies[EDITION.kinds[EDITION.compass]] -= 1
    drawn = sum(copies.values())
    best: dict[tuple[str, int], Fraction] = {}
    print("First tile up, territory of who begins: chance of who begins; first actions that keep it")
    for kind in EDITION.kinds:
        for land in (0, 1):
            values = action_values(opening(kind, land).position)
            best[kind, land] = max(values.values())
            worth = {CHARTAE.write(None, action): value for action, value in values.items()}
            keep = ", ".join(action for action, value in worth.items() if value == best[kind, land])
            others = [f"{action} {shown(value)}" for action, value in worth.items() if action not in keep]
            name = "Land" if land == 0 else "Sea"
            chance = shown(best[kind, land])
            print(f"  {kind} {name:4}  {chance}  {keep}  (else {', '.join(others) or 'nothing'})")
    mean = {land: sum(best[kind, land] * copies[kind] for kind in copies) / drawn for land in (0, 1)}
    print(f"Printed rules: who begins wins with {shown(mean[0])} as Land, {shown(mean[1])} as Sea")
    chosen = sum(max(best[kind, 0], best[kind, 1]) * copies[kind] for kind in copies) / drawn
    refused = sum(min(best[kind, 0], best[kind, 1]) * copies[kind] for kind in copies) / drawn
    print(f"Who begins chooses the side after the first tile is up: {shown(chosen)}")
    print(f"The other player chooses the side then: {shown(refused)}")
    side_then_beginner = side_and_beginner = Fraction(0)
    for kind, count in copies.items():
        seats = [(best[kind, land], 1 - best[kind, 1 - land]) for land in (0, 1)]
        side_then_beginner += min(map(max, seats)) * count / drawn
        side_and_beginner += (1 - max(map(min, seats))) * count / drawn
    print(f"One chooses a side then, the other who begins: the other wins with {shown(side_then_beginner)}")
    print(f"One names who begins as what, the other takes a seat and wins with {shown(side_and_beginner)}")


if __name__ == "__main__":
    main()
