"""The map drawn in letters, in coloured signs, in words and as SVG: each shows what the rules count."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import pytest

from skerry.games.chartae import rules
from skerry.games.chartae.drawing import LARGE, SMALL, ansi, listing, plain_tile, svg, text
from skerry.games.chartae.edition import HALVES, TURNS
from skerry.games.chartae.game import CHARTAE
from skerry.games.chartae.groups import groups, largest, tiles_of
from skerry.games.chartae.notation import cell_name
from skerry.games.chartae.pixels import Extent, colours, map_canvas, shares
from skerry.games.chartae.rules import EDITION, TAKE
from skerry.games.chartae.shapes import owners, region_at, regions
from skerry.games.chartae.state import CELLS, EMPTY, LAND, SEA
from skerry.rulebook.game import Position
from skerry.rulebook.words import LANGUAGES

KINDS = range(len(EDITION.kinds))
SVG = "{http://www.w3.org/2000/svg}"
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def played(seed: int, actions: int) -> Position:
    """What is seen after some random actions; few of them are rotations."""
    chance = random.Random(seed)
    position = CHARTAE.deal(seed, {"land": 0, "first": 0})
    for _ in range(actions):
        legal = CHARTAE.legal(position)
        if legal:
            grows = [action for action in legal if action >= TAKE]
            CHARTAE.rules.play(position, chance.choice(grows if chance.random() < 0.8 else legal))
    return CHARTAE.see(position, 0)


def on_border(size: int) -> list[tuple[int, int]]:
    """[half-edge]: the row and column of a sign on the border that shows it and not the name."""
    left, right = (3, 8) if size == LARGE else (3, 4)
    upper, lower = (1, 4) if size == LARGE else (1, 2)
    end, low = size - 1, size // 2 - 1
    return [
        (0, left),
        (0, right),
        (upper, end),
        (lower, end),
        (low, right),
        (low, left),
        (lower, 0),
        (upper, 0),
    ]


@pytest.mark.parametrize("size", [LARGE, SMALL])
@pytest.mark.parametrize("turns", range(TURNS))
@pytest.mark.parametrize("kind", KINDS)
def test_the_letters_on_the_border_show_the_half_edges_of_the_rules(kind: int, turns: int, size: int) -> None:
    lines = plain_tile(kind, turns, size)
    shown = int(rules.SHOWN[LAND, 1 + TURNS * kind + turns])
    drawn = [lines[row][column] for row, column in on_border(size)]
    assert drawn == ["#" if shown >> half & 1 else "~" for half in range(HALVES)]


@pytest.mark.parametrize("turns", range(TURNS))
@pytest.mark.parametrize("kind", KINDS)
def test_the_shapes_reach_the_border_where_their_half_edges_lie(kind: int, turns: int) -> None:
    fine = 200
    grid = owners(kind, turns, fine, fine)
    near, quarter, far = 0, fine // 4, fine - 1
    places = [
        (near, quarter),
        (near, far - quarter),
        (quarter, far),
        (far - quarter, far),
        (far, far - quarter),
        (far, quarter),
        (far - quarter, near),
        (quarter, near),
    ]
    assert tuple(int(grid[place]) for place in places) == region_at(kind, turns)
    assert set(grid.flat) == set(range(len(regions(kind))))


@pytest.mark.parametrize("kind", KINDS)
def test_a_strip_keeps_apart_what_lies_on_its_sides(kind: int) -> None:
    """Two regions of one territory never touch inside a tile (CH-C2)."""
    grid = owners(kind, 0, 120, 120)
    territory = [region.territory for region in regions(kind)]
    for here, there in ((grid[:, :-1], grid[:, 1:]), (grid[:-1], grid[1:])):
        for one, other in {(int(a), int(b)) for a, b in zip(here.flat, there.flat, strict=True) if a != b}:
            assert territory[one] != territory[other]


@pytest.mark.parametrize("kind", KINDS)
def test_every_pixel_belongs_to_regions_and_sea_is_darker(kind: int) -> None:
    share = shares(kind, 1, 12)
    assert share.sum(axis=-1).min() == pytest.approx(1)
    looks = (0,) * len(regions(kind))
    painted = colours(kind, 1, 12, looks)[:-1, :-1].sum(axis=-1)
    land = share[:-1, :-1, [region.territory == LAND for region in regions(kind)]].sum(axis=-1)
    assert painted[land == 1].min() > painted[land == 0].max()


def test_groups_have_the_sizes_that_the_rules_count() -> None:
    """CH-C1, CH-C2."""
    for seed in range(60):
        seen = played(seed, seed % 24)
        for territory in (LAND, SEA):
            found = groups(seen, territory)
            assert len(tiles_of(found[0])) == rules.largest_group(seen, territory)
            places = [place for group in found for place in group]
            assert len(places) == len(set(places))


@pytest.mark.parametrize("actions", [0, 1, 7, 40])
def test_the_plain_drawing_is_plain_and_complete(actions: int) -> None:
    seen = played(3, actions)
    drawn = text(seen, colour=False)
    assert drawn.isascii()
    assert drawn.replace("\n", "").isprintable()
    for tile in seen.tile:
        if tile != EMPTY:
            assert f"{EDITION.kinds[(tile - 1) // 4]}{(tile - 1) % 4}" in drawn
    extent = Extent.of(seen)
    assert all(cell_name(cell) in drawn for cell in range(CELLS) if Extent.free(seen) >> cell & 1)
    assert drawn.splitlines()[0].split() == [str(extent.left + n - 2) for n in range(extent.columns)]


def test_the_largest_groups_stand_out_in_letters() -> None:
    seen = played(5, 60)
    assert seen.phase == 2
    drawn = text(seen, colour=False, highlight=largest(seen))
    assert set("#~") <= set(drawn)
    assert re.search(r"::|\.\.", drawn)


@pytest.mark.parametrize(("colorterm", "form"), [("truecolor", "38;2;"), ("", "38;5;")])
def test_the_coloured_drawing_uses_the_colours_that_there_are(
    colorterm: str, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLORTERM", colorterm)
    drawn = text(played(3, 9), colour=True)
    assert form in drawn
    assert all(line.count("\x1b[0m") for line in drawn.splitlines() if "\x1b" in line)
    assert ESCAPE.sub("", drawn).replace("\n", "").isprintable()


def test_colour_is_not_all_that_tells_land_from_sea() -> None:
    seen = played(3, 60)
    signs = ESCAPE.sub("", "".join(ansi(map_canvas(seen, 12, Extent.of(seen), None))))
    assert "~" in signs
    assert "^" in signs


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_says_every_tile_in_words(language: str) -> None:
    seen = played(4, 9)
    lines = listing(seen, language).splitlines()
    tiles = [cell for cell in range(CELLS) if seen.tile[cell] != EMPTY]
    assert [line.split()[0].rstrip(":") for line in lines[: len(tiles)]] == [cell_name(c) for c in tiles]


def test_the_list_says_what_each_side_shows() -> None:
    lines = listing(played(4, 0)).splitlines()
    assert lines[0] == (
        "0,0: compass tile, coast (H), not turned. "
        "Top Land, right Land and Sea, bottom Sea, left Land and Sea."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("actions", [0, 1, 8, 60])
def test_the_picture_is_whole_and_says_what_it_shows(actions: int, language: str) -> None:
    seen = played(6, actions)
    drawn = svg(seen, language)
    root = ElementTree.fromstring(drawn)
    assert root.tag == f"{SVG}svg"
    assert root.find(f"{SVG}title") is not None
    described = root.find(f"{SVG}desc")
    assert described is not None
    assert described.text == listing(seen, language)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    used = set(re.findall(r"url\(#([^)]+)\)", drawn))
    assert used <= set(ids)


def test_the_same_position_gives_the_same_picture_and_another_one_other_ids() -> None:
    one, other = played(6, 8), played(7, 8)
    assert svg(one) == svg(CHARTAE.copy(one))
    assert not set(re.findall(r' id="([^"]+)"', svg(one))) & set(re.findall(r' id="([^"]+)"', svg(other)))


def test_the_picture_makes_both_largest_groups_stand_out() -> None:
    seen = played(5, 60)
    plain, shown = svg(seen), svg(seen, highlight=largest(seen))
    land, sea = (len(tiles_of(group)) for group in largest(seen))
    assert plain != shown
    assert f"Land {land}, Sea {sea}" in ElementTree.fromstring(shown).findall(f"{SVG}text")[-1].text  # type: ignore[operator]
