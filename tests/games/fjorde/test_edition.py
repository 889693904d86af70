"""The edition: what it holds, and what is refused, with the file and the place."""

import re
from collections import Counter
from pathlib import Path

import pytest

from skerry.games.fjorde.edition import PRINTED, load, mirrored, rotations
from skerry.rulebook.edition import EditionError
from tests.games.fjorde.by_hand import COPIES

TEXT = PRINTED.read_text(encoding="utf-8")


def test_the_printed_edition() -> None:
    edition = load()
    stack = {kind: copies for kind, copies in zip(edition.kinds, edition.copies, strict=True) if copies}
    assert stack == COPIES
    assert sum(edition.copies) == 37
    faces = [edition.faces[face] for _, _, face in edition.start]
    corners = Counter("".join([*faces, *(kind * copies for kind, copies in stack.items())]))
    assert corners == {"P": 129, "M": 59, "S": 52}
    assert len(edition.hash) == 16


def test_each_count_says_where_it_comes_from() -> None:
    edition = load()
    for kind, origin, doubt in zip(edition.kinds, edition.origins, edition.doubts, strict=False):
        assert origin in ("rulebook", "inferred", "house")
        assert bool(doubt) == (origin == "inferred"), kind


def test_rotations_and_mirror_images() -> None:
    assert len(rotations("PPPPPP")) == 1
    assert len(rotations("MMPMMP")) == 3
    assert len(rotations("MMPPSP")) == 6
    assert mirrored("MMPPSP") not in rotations("MMPPSP")


def changed(tmp_path: Path, old: str, new: str, count: int = 1) -> Path:
    assert old in TEXT
    path = tmp_path / "own.toml"
    path.write_text(TEXT.replace(old, new, count), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        pytest.param("copies = 5", "copies = 4", "39 tiles", id="39 tiles"),
        pytest.param("copies = 5", "copies = 6", "41 tiles", id="41 tiles"),
        pytest.param("copies = 5", "copies = 0", "tile 3, copies", id="no copies"),
        pytest.param("copies = 5", 'copies = "5"', "tile 3, copies", id="a text for a number"),
        pytest.param("copies = 5", "copies = true", "tile 3, copies", id="true for a number"),
        pytest.param('"MPMPPP"', '"MPMSPP"', "tile 4, corners: mountain meets sea", id="M beside S"),
        pytest.param('"MMPPSP"', '"MMPPPS"', "tile 16, corners: mountain meets sea", id="M beside S, around"),
        pytest.param('"MPMPPP"', '"MPMPPX"', "tile 4, corners", id="an unknown letter"),
        pytest.param('"MPMPPP"', '"mpmppp"', "tile 4, corners", id="small letters"),
        pytest.param('"MPMPPP"', '"MPMPP"', "tile 4, corners", id="five corners"),
        pytest.param('"MPMPPP"', "7", "tile 4, corners", id="no text"),
        pytest.param('"MMPSSP"', '"PSPPMM"', "tile 17, corners: is tile 16 mirrored", id="a mirrored tile"),
        pytest.param('"MPMPPP"', '"PMPPPP"', "tile 4, corners: is tile 2 again", id="a tile twice, turned"),
        pytest.param('"MMMMMM"', '"MMPPMP"', "mirrored|again|all mountain", id="no mountain tile"),
        pytest.param('"MPPPPP"\norigin', '"MMPPPP"\norigin', "does not fit", id="a start that does not fit"),
        pytest.param("cell = [0, 1]", "cell = [2, 1]", "does not touch", id="a start that lies apart"),
        pytest.param("cell = [0, 1]", "cell = [0, 0]", "one cell", id="two on one cell"),
        pytest.param("cell = [0, 1]", "cell = [0, 99]", "start 2, cell", id="far away"),
        pytest.param('origin = "inferred"', 'origin = "guess"', "origin", id="an unknown origin"),
        pytest.param(re.search(r"doubt = .*\n", TEXT)[0], "", "doubt", id="no reason"),  # type: ignore[index]
        pytest.param('game = "fjorde"', 'game = "chartae"', "game", id="another game"),
        pytest.param("[[tile]]", "[[other]]", "38 tiles", id="a tile left out"),
    ],
)
def test_an_edition_is_refused_with_the_place(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    with pytest.raises(EditionError, match=sentence) as caught:
        load(changed(tmp_path, old, new))
    assert "own.toml" in str(caught.value)


@pytest.mark.parametrize("text", ["", "no TOML at all [", "tile = 5", 'game = "fjorde"\ntile = []', "\0"])
def test_what_is_no_edition_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(EditionError, match=r"own\.toml"):
        load(path)


def test_an_owner_may_correct_a_count(tmp_path: Path) -> None:
    text = TEXT.replace('"MMPPPP"\ncopies = 5', '"MMPPPP"\ncopies = 4').replace(
        '"PPSSSS"\ncopies = 4', '"PPSSSS"\ncopies = 5'
    )
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    assert load(path).hash != load().hash
