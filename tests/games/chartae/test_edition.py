"""The edition file: each mistake is refused with the file and the place."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from skerry.games.chartae.edition import PRINTED, load
from skerry.rulebook.edition import EditionError

TEXT = PRINTED.read_text(encoding="utf-8")
F_TILE = TEXT[TEXT.index('[[tile]]\nkind = "F"') : TEXT.index('[[tile]]\nkind = "G"')]
Change = Callable[[str], str]


def put(old: str, new: str) -> Change:
    """Put one thing in place of another."""

    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


def put_in_f(old: str, new: str) -> Change:
    assert old in F_TILE
    return put(F_TILE, F_TILE.replace(old, new, 1))


def both(*changes: Change) -> Change:
    def change(text: str) -> str:
        for one in changes:
            text = one(text)
        return text

    return change


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (put('game = "chartae"', 'game = "fjorde"'), 'game: must be "chartae"'),
        (put('game = "chartae"', ""), 'game: must be "chartae"'),
        (lambda text: text[: text.index("[[tile]]")], "tile: no tiles are listed"),
        (lambda text: text[: text.index("[[tile]]")] + "tile = 5", "tile: no tiles are listed"),
        (lambda text: text[: text.index("[[tile]]")] + "tile = [5]", "tile 1: is not a table"),
        (put('kind = "C"', 'kind = "H"'), "tile: a kind is listed twice"),
        (put('kind = "C"', 'kind = "CC"'), "tile 2, kind: must be one letter"),
        (put('kind = "C"', 'kind = "c"'), "tile 2, kind: must be one letter"),
        (put('kind = "C"', "kind = 3"), "tile 2, kind: must be one letter"),
        (put('kind = "C"', ""), "tile 2, kind: must be one letter"),
        (put("copies = 2", "copies = 0"), "tile 2, copies: must be a number above 0"),
        (put("copies = 2", "copies = -2"), "tile 2, copies: must be a number above 0"),
        (put("copies = 2", "copies = 2.0"), "tile 2, copies: must be a number above 0"),
        (put("copies = 2", "copies = true"), "tile 2, copies: must be a number above 0"),
        (put("copies = 2", 'copies = "2"'), "tile 2, copies: must be a number above 0"),
        (put("copies = 2", "copies = 3"), "tile: 10 tiles instead of 9"),
        (put("copies = 2", f"copies = {10**30}"), f"tile: {10**30 + 7} tiles instead of 9"),
        (put('origin = "rulebook"', 'origin = "rumour"'), "tile 1, origin: must be one of"),
        (put('origin = "rulebook"', ""), "tile 1, origin: must be one of"),
        (put("land = [[7, 0, 1, 2]]", "land = 7"), "tile 1, land: must be a list of regions"),
        (put("land = [[7, 0, 1, 2]]", "land = [7, 0, 1, 2]"), "tile 1, land: must be a list of regions"),
        (
            put("land = [[7, 0, 1, 2]]", "land = [[7, 0, 1, 2], []]"),
            "tile 1, land: must be a list of regions",
        ),
        (put("land = [[7, 0, 1, 2]]", ""), "tile 1, land: must be a list of regions"),
        (
            put("land = [[7, 0, 1, 2]]", "land = [[7, 0, 1]]"),
            "tile 1, land and sea: must name each half-edge",
        ),
        (put("land = [[7, 0, 1, 2]]", "land = [[7, 0, 1, 2, 3]]"), "tile 1, land and sea: must name each"),
        (put("land = [[7, 0, 1, 2]]", "land = [[7, 0, 1, 8]]"), "tile 1, land and sea: must name each"),
        (put("land = [[7, 0, 1, 2]]", 'land = [[7, 0, 1, "2"]]'), "tile 1, land and sea: must name each"),
        (put("land = [[7, 0, 1, 2]]", "land = [[7, 0, true, 2]]"), "tile 1, land and sea: must name each"),
        (put('compass = "H"', 'compass = "X"'), "compass: is not one of the kinds"),
        (put('compass = "H"', ""), "compass: is not one of the kinds"),
        (put('fair_first = { land = "F", sea = "G" }', ""), "fair_first: must name a kind"),
        (put('sea = "G"', 'sea = "X"'), "fair_first: must name a kind"),
        (put('fair_first = { land = "F", sea = "G" }', 'fair_first = "F"'), "fair_first: must name a kind"),
        (put('compass = "H"', 'compass = "F"'), "fair_first, land: is not in the stack"),
        (both(put("copies = 3", "copies = 2"), put_in_f("copies = 1", "copies = 2")), "tile, sea: is in two"),
        (
            put("sea = [[3, 4, 5, 6]]", "sea = [[3, 4], [5, 6]]"),
            "tile, sea: is in two regions on more than one",
        ),
        (
            put_in_f("sea = [[7, 0], [2, 3, 4, 5]]", "sea = [[7, 0], [2, 3], [4, 5]]"),
            "tile 5, sea: more than two",
        ),
        (put_in_f("land = [[1, 6]]", "land = [[6]]"), "tile 5, land and sea: must name each half-edge"),
        (
            put_in_f("sea = [[7, 0], [2, 3, 4, 5]]", "sea = [[7, 0, 2], [3, 4, 5]]"),
            "tile 5, sea: the right side must touch exactly one",
        ),
        (
            put(F_TILE, F_TILE.replace("[[1, 6]]", "[[2, 6]]").replace("[2, 3, 4, 5]", "[1, 3, 4, 5]")),
            "tile 5, sea: the top side must touch exactly one",
        ),
        (
            put(
                F_TILE,
                F_TILE.replace("[[1, 6]]", "[[2, 6]]").replace(
                    "[[7, 0], [2, 3, 4, 5]]", "[[0, 1, 4, 5], [3, 7]]"
                ),
            ),
            "tile 5, sea: each of the two regions must own two neighbouring sides",
        ),
    ],
)
def test_a_mistake_is_refused_with_its_place(tmp_path: Path, change: Change, complaint: str) -> None:
    path = tmp_path / "house.toml"
    path.write_text(change(TEXT), encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        load(path)
    found = re.fullmatch(r"house\.toml, line (\d+), (.*)", str(caught.value))
    assert found is not None
    assert found[2].startswith(complaint)
    assert 1 <= int(found[1]) <= len(path.read_text(encoding="utf-8").splitlines())


def test_more_kinds_than_a_record_can_tell_apart_are_refused(tmp_path: Path) -> None:
    tile = (
        '\n[[tile]]\nkind = "X"\ncopies = 1\nland = [[0, 1, 2, 3]]\nsea = [[4, 5, 6, 7]]\norigin = "house"\n'
    )
    path = tmp_path / "house.toml"
    path.write_text(TEXT + tile, encoding="utf-8")
    with pytest.raises(EditionError, match="more than 6 kinds"):
        load(path)


def test_the_printed_edition_is_named_and_says_where_each_tile_comes_from() -> None:
    edition = load()
    assert edition.name == "printed"
    assert edition.kinds[edition.compass] == "H"
    assert [edition.kinds[kind] for kind in edition.fair_first] == ["F", "G"]
    assert len(edition.origins) == len(edition.kinds)
    assert len(edition.hash) == 16


def test_the_name_of_a_file_stands_in_for_a_missing_name(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(TEXT.replace('name = "printed"\n', ""), encoding="utf-8")
    assert load(path).name == "house"
