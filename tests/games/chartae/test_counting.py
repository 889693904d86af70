"""The count: what joins tiles (CH-C1, CH-C2), whose territory is larger, and who wins (CH-W1, CH-W2)."""

import random
from itertools import product

import numpy as np
import pytest

from skerry.games.chartae.game import CHARTAE
from skerry.games.chartae.rules import EDITION, largest_group, winner
from skerry.games.chartae.state import CELLS, LAND, OVER, SEA, SIDE
from skerry.rulebook.game import Position
from tests.games.chartae import by_hand
from tests.games.chartae.by_hand import COPIES, HALVES, Map, sizes
from tests.games.chartae.table import begin, table, tiles_on

TILES = list(product("HCDEFG", range(4)))
UNDIVIDED = list(product("HCDE", range(4)))
MIDDLE = SIDE // 2

PRINTED = "D0 H1 H2 / E3 F0 C1 / G2 C0 H3"
GERMAN = "H3 H1 E0 / F1 C1 G1 / D0 C3 H0"
TIED = "H3 C0 D3 / F1 C2 H1 / H1 E3 ."  # with G0 in the corner


def record(tiles: Map) -> Position:
    """A record with a map on it, whatever lies there, counted from the middle of the grid."""
    position = CHARTAE.blank()
    for (x, y), (kind, turns) in tiles.items():
        cell = SIDE * (MIDDLE + y) + MIDDLE + x
        position.tile[cell] = 1 + 4 * EDITION.kinds.index(kind) + turns
        position.covered |= 1 << cell
    return position


def largest(tiles: Map) -> tuple[int, int]:
    """The largest groups of Land and Sea by the rules of the house."""
    position = record(tiles)
    return int(largest_group(position, LAND)), int(largest_group(position, SEA))


def random_map(choice: random.Random, count: int) -> Map:
    """Some tiles of the set in a window of three by three, also apart from each other."""
    left, top = choice.choice((-2, -1, 0)), choice.choice((-2, -1, 0))
    cells = [(left + x, top + y) for x, y in product(range(3), repeat=2)]
    kinds = [kind for kind, copies in COPIES.items() for _ in range(copies)]
    choice.shuffle(kinds)
    return {
        cell: (kind, choice.randrange(4))
        for cell, kind in zip(choice.sample(cells, count), kinds, strict=False)
    }


def test_the_edition_has_the_tiles_of_the_rules() -> None:
    assert dict(zip(EDITION.kinds, EDITION.copies, strict=True)) == COPIES
    for kind, (land, sea) in zip(EDITION.kinds, EDITION.regions, strict=True):
        for letter, regions in (("L", land), ("S", sea)):
            shown = {half for region in regions for half in region}
            assert shown == {half for half in range(8) if HALVES[kind][half] == letter}
            apart = by_hand.APART.get((kind, letter))
            assert len(regions) == (1 if apart is None else 2)
            if apart is not None:
                assert sorted(map(sorted, regions)) == sorted(
                    sorted(half for half in apart if apart[half] == number) for number in (0, 1)
                )


def test_land_and_sea_are_dealt_alike() -> None:
    """Exchanging land and sea maps the set onto itself, each kind as the rules say."""
    exchange = {"H": ("H", 2), "C": ("C", 2), "D": ("E", 3), "E": ("D", 1), "F": ("G", 2), "G": ("F", 2)}
    for kind, other in exchange.items():
        swapped = HALVES[kind].translate(str.maketrans("LS", "SL"))
        assert swapped == "".join(by_hand.shows(other, half) for half in range(8))
        assert COPIES[kind] == COPIES[other[0]]


@pytest.mark.ledger("CH-C1")
@pytest.mark.parametrize("step", [(1, 0), (0, 1)])
def test_two_tiles_are_joined_where_their_common_side_shows_the_same(step: tuple[int, int]) -> None:
    """Every pair of tiles in every orientation, in a row and in a column; half of the side is enough."""
    halves = ((2, 7), (3, 6)) if step == (1, 0) else ((4, 1), (5, 0))
    for one, other in product(TILES, repeat=2):
        facing = [(by_hand.shows(one, here), by_hand.shows(other, there)) for here, there in halves]
        expected = tuple(2 if (letter, letter) in facing else 1 for letter in "LS")
        assert largest({(0, 0): one, step: other}) == expected


@pytest.mark.ledger("CH-C1")
def test_half_a_side_is_enough() -> None:
    """The right side of H0 is land above sea; the left sides of C0 and C2 are all land and all sea."""
    assert largest(by_hand.map_of("H0 C0")) == (2, 1)
    assert largest(by_hand.map_of("H0 C2")) == (1, 2)


@pytest.mark.ledger("CH-C1")
def test_tiles_that_touch_at_a_corner_are_not_joined() -> None:
    for one, other in product(TILES, repeat=2):
        assert largest({(0, 0): one, (1, 1): other}) == (1, 1)
        assert largest({(0, 1): one, (1, 0): other}) == (1, 1)


@pytest.mark.ledger("CH-C2")
def test_the_strip_on_f_keeps_two_seas_apart() -> None:
    """Sea lies above F and right of it: F0 shows them one sea each, F1 the same one."""
    assert largest(by_hand.map_of("H0 . / F0 C1"))[SEA] == 2
    assert largest(by_hand.map_of("H0 . / F1 C1"))[SEA] == 3
    assert largest(by_hand.map_of("H0 F1 H1"))[SEA] == 2


@pytest.mark.ledger("CH-C2")
def test_the_strait_on_g_keeps_two_lands_apart() -> None:
    """Land lies above G and right of it: G0 shows them one land each, G1 the same one."""
    assert largest(by_hand.map_of("H2 . / G0 C3"))[LAND] == 2
    assert largest(by_hand.map_of("H2 . / G1 C3"))[LAND] == 3


@pytest.mark.ledger("CH-C2")
def test_a_tile_counts_once_in_a_group_that_enters_it_twice() -> None:
    """The two seas of F0 hang together through the three tiles around its corner."""
    around = by_hand.map_of("H0 D1 / F0 H2")
    assert largest(around)[SEA] == 4
    del around[1, 0]
    assert largest(around)[SEA] == 2


@pytest.mark.ledger("CH-C2")
@pytest.mark.parametrize(("kind", "territory"), [("F", 1), ("G", 0)])
def test_a_divided_tile_joins_only_through_one_region(kind: str, territory: int) -> None:
    """Whatever lies on two sides of a divided tile, it is one group exactly where one region reaches both."""
    letter = "LS"[territory]
    sides = {(0, -1): (0, 1), (1, 0): (2, 3), (0, 1): (4, 5), (-1, 0): (6, 7)}
    divided = 0
    for turns in range(4):
        tile = (kind, turns)
        for first, second in product(sides, repeat=2):
            if first >= second:
                continue
            for one, other in product(UNDIVIDED, repeat=2):
                tiles = {(0, 0): tile, first: one, second: other}
                reached = []
                for step, neighbour in ((first, one), (second, other)):
                    reached.append(
                        {
                            by_hand.region(tile, half)
                            for half in sides[step]
                            if by_hand.shows(tile, half) == letter
                            and by_hand.shows(neighbour, by_hand.ACROSS[half][2]) == letter
                        }
                    )
                expected = 3 if reached[0] & reached[1] else 2 if reached[0] | reached[1] else 1
                assert largest(tiles)[territory] == expected
                divided += bool(reached[0] and reached[1] and expected == 2)
    assert divided > 100


@pytest.mark.ledger("CH-C2")
def test_random_maps_with_a_tile_that_is_entered_twice() -> None:
    found = 0
    choice = random.Random(2)
    while found < 40:
        tiles = random_map(choice, 9)
        for territory, (kind, letter) in enumerate((("G", "L"), ("F", "S"))):
            cell = next(cell for cell, tile in tiles.items() if tile[0] == kind)
            around = [group for group in by_hand.groups(tiles, letter) if cell in group]
            if len(around) == 1 and len(around[0]) == sizes(tiles, letter)[0]:
                found += 1
                assert largest(tiles)[territory] == len(around[0])


@pytest.mark.ledger("CH-C1", "CH-C2", "CH-W1")
@pytest.mark.parametrize("count", range(1, 10))
def test_random_maps_are_counted_as_by_hand(count: int) -> None:
    choice = random.Random(count)
    for _ in range(3000 if count == 9 else 250):
        tiles = random_map(choice, count)
        assert largest(tiles) == (sizes(tiles, "L")[0], sizes(tiles, "S")[0])


@pytest.mark.ledger("CH-W1")
@pytest.mark.parametrize(
    ("rows", "land", "sea"),
    [
        (PRINTED, [6, 2, 1, 1], [4, 3, 1, 1, 1]),
        (GERMAN, [5, 2, 2], [6, 1, 1, 1, 1]),
    ],
)
def test_the_printed_examples(rows: str, land: list[int], sea: list[int]) -> None:
    tiles = by_hand.map_of(rows)
    assert sizes(tiles, "L") == land
    assert sizes(tiles, "S") == sea
    assert largest(tiles) == (land[0], sea[0])
    for seat in (0, 1):
        result = table(rows, land=seat).result()
        assert result["scores"][seat] == land[0]
        assert result["scores"][1 - seat] == sea[0]
        assert result["winner"] == (seat if land[0] > sea[0] else 1 - seat)
        assert result["decided"] == "size"


@pytest.mark.ledger("CH-W1")
@pytest.mark.parametrize("mover", [0, 1])
def test_the_larger_territory_wins_whoever_laid_the_last_tile(mover: int) -> None:
    for land in (0, 1):
        assert table(PRINTED, land=land, mover=mover).result()["winner"] == land
        assert table(GERMAN, land=land, mover=mover).result()["winner"] == 1 - land


@pytest.mark.ledger("CH-W1", "CH-W2")
def test_the_winner_over_random_games() -> None:
    """By hand: the larger of the largest groups, and on a tie who has not laid the last tile."""
    ties = 0
    for seed in range(200):
        choice = random.Random(seed)
        order = list("FGHCHCDE")
        choice.shuffle(order)
        match = begin("".join(order), land=seed % 2, first=seed // 2 % 2)
        while not match.over:
            laid_by = match.seat
            match.play(choice.choice(match.legal()))
        assert laid_by is not None
        tiles = tiles_on(match.position)
        land, sea = sizes(tiles, "L")[0], sizes(tiles, "S")[0]
        ties += land == sea
        expected = 1 - laid_by if land == sea else seed % 2 if land > sea else 1 - seed % 2
        result = match.result()
        assert result["winner"] == expected
        assert result["decided"] == ("last-tile" if land == sea else "size")
        assert result["scores"] == ([land, sea] if seed % 2 == 0 else [sea, land])
    assert ties > 10


@pytest.mark.ledger("CH-W2")
@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("land", [0, 1])
def test_on_equal_size_whoever_laid_the_last_tile_loses(last: int, land: int) -> None:
    """Four tiles hang together by land, and four by sea."""
    match = table(TIED, hand="G", mover=last, land=land).play("lay 2,2 r0")
    result = match.result()
    assert result["scores"] == [4, 4]
    assert result["winner"] == 1 - last
    assert result["decided"] == "last-tile"


@pytest.mark.ledger("CH-W2")
def test_every_game_has_a_winner_and_about_a_fifth_are_tied() -> None:
    """Random finished maps: 20.2 % ties, and Land and Sea ahead equally often."""
    games = 40_000
    choice = np.random.default_rng(5)
    kinds = np.array([EDITION.kinds.index(kind) for kind, copies in COPIES.items() for _ in range(copies)])
    cells = [SIDE * y + x for y, x in product(range(1, 4), repeat=2)]
    position = CHARTAE.blank()
    position.covered = sum(1 << cell for cell in cells)
    position.phase = OVER
    ahead = {1: 0, 0: 0, -1: 0}
    for turns in choice.integers(0, 4, (games, 9)):
        position.tile[cells] = 1 + 4 * choice.permutation(kinds) + turns
        land, sea = largest_group(position, LAND), largest_group(position, SEA)
        ahead[int(np.sign(int(land) - int(sea)))] += 1
        assert winner(position) in (0, 1)
    assert abs(ahead[0] / games - 0.202) < 0.006
    assert abs(ahead[1] - ahead[-1]) < 4 * games**0.5
    assert position.tile[:CELLS].astype(bool).sum() == 9
