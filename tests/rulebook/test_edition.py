"""Reading an edition file: whatever is in it, a sentence names the file."""

import hashlib
from pathlib import Path

import pytest

from skerry.rulebook.edition import EditionError, Problems, expect, read_edition


def test_an_edition_is_named_by_the_hash_of_its_file(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text('game = "chartae"\n')
    contents, digest = read_edition(path)
    assert contents == {"game": "chartae"}
    assert digest == hashlib.sha256(path.read_bytes()).hexdigest()[:16]
    path.write_text('game = "chartae"\n# another line\n')
    assert read_edition(path)[1] != digest


@pytest.mark.parametrize(
    ("raw", "complaint"),
    [
        (b"\xff\xfe", "not a text in UTF-8 (byte 0)"),
        (b"game = ", "not TOML"),
        (b'game = "chart', "not TOML"),
        (b"\x00\x01\x02", "not TOML"),
        (b"a = " + b"[" * 100_000, "not TOML"),
        (b'game = "chartae"\ngame = "chartae"\n', "not TOML"),
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, raw: bytes, complaint: str) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(raw)
    with pytest.raises(EditionError, match=r"house\.toml") as caught:
        read_edition(path)
    assert complaint in str(caught.value)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.toml", tmp_path):
        with pytest.raises(EditionError, match="cannot be read"):
            read_edition(path)


def test_an_expectation_names_file_line_and_place(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text('game = "chartae"\nname = 7\n\n[[tile]]\na = 1\n\n[[tile]]\na = 2\nb = 3\n')
    for place, line in (("tile 2, b", 9), ("tile 2", 7), ("tile, c", 4), ("name", 2), ("missing", 1)):
        expect(True, path, place, "is fine")
        with pytest.raises(EditionError, match=rf"^house\.toml, line {line}, {place}: is odd$"):
            expect(False, path, place, "is odd")


def test_problems_are_gathered_until_they_are_settled(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text('game = "chartae"\nname = 7\n')
    problems = Problems()
    problems.settle()
    for place in ("game", "name", "game"):
        with problems:
            expect(False, path, place, "is odd")
    with pytest.raises(EditionError) as caught:
        problems.settle()
    assert str(caught.value) == "house.toml, line 1, game: is odd\nhouse.toml, line 2, name: is odd"
    with pytest.raises(KeyError), problems:
        raise KeyError("something else")
