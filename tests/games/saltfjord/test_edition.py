"""The edition file: every face with its origin, faults named by line and field, another set of faces."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from skerry.games.saltfjord.edition import HOUSE, load
from skerry.games.saltfjord.faces import Unreadable, effects_of, face_of, gain_text
from skerry.games.saltfjord.game import SALTFJORD
from skerry.rulebook.edition import ORIGINS, EditionError, line_of

SMALL = Path(__file__).parent / "small.toml"
PLAYED = """
import random, sys
from skerry.games.saltfjord.checking import faults
from skerry.games.saltfjord.game import SALTFJORD
from skerry.rulebook.match import Match
seen = set()
for seed in range(4):
    match = Match(SALTFJORD, seed=seed, options={"players": seed + 1, "wagons": seed > 1})
    choice = random.Random(seed)
    while not match.over:
        assert not list(faults(match.position)), list(faults(match.position))
        match.play(choice.choice(match.legal()))
        seen.add(match.actions[-1])
    str(match), match._repr_svg_(), match.story("hu"), match.result(), match.observe(0)
print(SALTFJORD.edition_hash, len(seen) > 50, match.observe(0)["tiles"][0]["stack"])
"""


def test_the_house_edition_has_what_the_box_has() -> None:
    edition = load()
    assert len(edition.tiles) == 62
    assert len(edition.start_tiles) == 4
    assert len(edition.orders) == 48
    assert sum(fish.copies for fish in edition.fish) == 60
    assert [village.name != "" for village in edition.villages] == [False, True, True, True, True]
    assert {len(village.buildings) for village in edition.villages} == {7}
    assert sum(fishing for _, fishing in edition.resources) == 1
    assert edition.values == (1, 1, 2, 3)
    assert SALTFJORD.edition_hash == edition.hash


def test_every_entry_has_its_origin() -> None:
    edition = load()
    for entries in (
        edition.tiles,
        edition.villages,
        edition.orders,
        edition.fish,
        edition.abilities,
        edition.scoring,
    ):
        assert {entry.origin for entry in entries} <= set(ORIGINS)
    assert {step.origin for track in edition.tracks for step in track} == {"rulebook", "house"}


def test_what_the_rule_book_shows_is_in_the_house_edition() -> None:
    edition = load()
    piers = {face.text for tile in edition.tiles for face in tile.faces if face.pier}
    assert {"pier fish", "pier 1 point", "pier 2 points", "pier gold"} <= piers
    assert {"2 fish", "3 fish", "wood", "1 point", "3 points", "4 points"} <= {
        gain_text(fish.gain) for fish in edition.fish
    }
    assert {"wood + food"} <= {gain_text(order.cost) for order in edition.orders}


FIRST_TILE = 'shape = "S1"\ncells = ["wood"]\norigin = "house"'
BROKEN = [
    pytest.param(
        f"[[tile]]\n{FIRST_TILE}\n", "", "tile 61: there are 61 in all, instead of 62", id="61 tiles"
    ),
    pytest.param('["wood"]', '["stone"]', r"tile 1, cells: “stone” is no resource", id="a resource"),
    pytest.param(FIRST_TILE, FIRST_TILE.replace("\norigin", "\n#"), r"tile 1, origin", id="no origin"),
    pytest.param('origin = "rulebook"', 'origin = "dream"', "origin: must say", id="an unknown origin"),
    pytest.param("[1, 0], [1, 1]]", "[1, 0], [2, 2]]", "not connected", id="a shape in two parts"),
    pytest.param("[1, 0], [1, 1]]", "[1, 0], [1, 0]]", "twice", id="a shape on itself"),
    pytest.param('"2,1" = "wood"', '"2,1" = "pier gold"', "pier is printed on 2,1", id="a printed pier"),
    pytest.param('"2,1" = "wood"', '"3,3" = "wood"', "start tile", id="printed on snow"),
    pytest.param('"2,1" = "wood"', '"2,7" = "wood"', "no cell", id="printed beyond the grid"),
    pytest.param('"2,1" = "wood", ', "", "row or column", id="a row without a building"),
    pytest.param(
        '    { cost = "gold", effect = "type 3", origin = "house" },\n',
        "",
        "3 steps, but here are 2",
        id="two steps",
    ),
    pytest.param(
        '{ cost = "grain", effect = "boat"', '{ cost = "rum", effect = "boat"', "rum|line", id="a cost"
    ),
    pytest.param(
        'effect = "worker", origin = "house"', 'effect = "worker"', "no origin", id="a step's origin"
    ),
    pytest.param('effect = "look at two"', 'effect = "look away"', "no resource", id="an unknown step"),
    pytest.param('cost = "2 fish + wood"', 'cost = "wood"', "two to four", id="an order for one"),
    pytest.param("points = 10", "points = 99", "order 35, points", id="too many points"),
    pytest.param("type = 1\n", "type = 4\n", "fish 1, type", id="a fourth type"),
    pytest.param("copies = 5", "copies = 6", "fish, type 1", id="a fish tile too many"),
    pytest.param("lightning = true", "lightning = false", "instead of 2", id="one lightning"),
    pytest.param('counts = "piers"', 'counts = "cats"', "scoring 5, counts", id="an unknown count"),
    pytest.param('effect = "lift a die"', 'effect = "fly"', "ability 8, effect", id="an unknown ability"),
    pytest.param("stack = 2", "stack = 1", "dock of its own", id="two docks for a stack"),
    pytest.param("values = [1, 1, 2, 3]", "values = [1, 1, 3, 3]", "values", id="an upgrade that pays"),
    pytest.param('cells = ["3,3", "4,3"', 'cells = ["3,3", "5,3"', "square", id="snow apart"),
    pytest.param('name = "Skarvik"', 'name = ""', "village 2, name", id="two plain sides"),
    pytest.param("times = 2", "times = 3", "tavern 5, times", id="three times"),
    pytest.param('game = "saltfjord"', 'game = "fjorde"', "game", id="another game"),
    pytest.param("[storage]", "[store]", "storage", id="no storage"),
    pytest.param("lightning = true", "lightening = true", "no field", id="a misspelt field"),
    pytest.param('name = "house"', "name = 7", "name", id="no name"),
    pytest.param('["2 fish"]', '["2 fish / wood / grain"]', "more than two", id="three effects"),
    pytest.param("[[dock]]", "[dock]", "TOML|dock", id="not TOML"),
]


@pytest.mark.parametrize(("found", "written", "sentence"), BROKEN)
def test_a_damaged_edition_is_refused_with_its_place(
    found: str, written: str, sentence: str, tmp_path: Path
) -> None:
    text = HOUSE.read_text(encoding="utf-8")
    if found.startswith("{ cost"):
        found, written = '{ cost = "wood", effect = "boat"', '{ cost = "rum", effect = "boat"'
    assert found in text
    path = tmp_path / "faces.toml"
    path.write_text(text.replace(found, written, 1), encoding="utf-8")
    with pytest.raises(EditionError, match=sentence) as caught:
        load(path)
    assert "faces.toml" in str(caught.value)


def test_the_line_is_named(tmp_path: Path) -> None:
    text = HOUSE.read_text(encoding="utf-8")
    lines = text.splitlines()
    where = next(number for number, line in enumerate(lines) if line == 'cells = ["wood"]')
    lines[where] = 'cells = ["stone"]'
    path = tmp_path / "faces.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(EditionError, match=f"faces.toml, line {where + 1}, tile 1, cells: "):
        load(path)


def test_all_problems_are_named_at_once_each_with_its_line(tmp_path: Path) -> None:
    text = HOUSE.read_text(encoding="utf-8")
    for found, written in (
        ('cells = ["grain"]', 'cells = ["stone"]'),
        ("[1, 0], [1, 1]]", "[1, 0], [2, 2]]"),
        ('"2,1" = "wood"', '"2,1" = "pier gold"'),
        ("points = 10\ncopies = 2\norigin", "points = 10\ncopies = 2\n# origin"),
        ('effect = "lift a die"', 'effect = "fly"'),
    ):
        assert found in text
        text = text.replace(found, written, 1)
    path = tmp_path / "faces.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        load(path)
    problems = str(caught.value).splitlines()
    lines = text.splitlines()
    named = []
    for problem in problems:
        found_line = re.match(r"faces\.toml, line (\d+), (\w+ \d+), (\w+): ", problem)
        assert found_line is not None, problem
        named.append(found_line[2])
        assert found_line[3] in lines[int(found_line[1]) - 1] or found_line[3] == "origin"
    assert named == ["order 35", "shape 4", "village 1", "ability 8"]


def test_the_steps_of_wagons_belong_on_their_strip(tmp_path: Path) -> None:
    path = tmp_path / "faces.toml"
    text = HOUSE.read_text(encoding="utf-8").replace('effect = "boat"', 'effect = "second wagon"', 1)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(EditionError, match=r"track 2, steps: step \d, “second wagon”, belongs on the strip"):
        load(path)


def test_lines_are_found_by_table_and_field() -> None:
    text = "[one]\na = 1\n\n[[two]]\na = 2\n[[two]]\nb = 3\n  a = 4\n[three]\na = 5\n"
    assert line_of(text, "one", 1, "a") == 2
    assert line_of(text, "two", 2, "a") == 8
    assert line_of(text, "two", 2) == 6
    assert line_of(text, "two", 1, "b") == 4
    assert line_of(text, "four", 1) == 0


@pytest.mark.parametrize("raw", [b"\xff\xfe", b"", b"[[tile]]", b"game = "])
def test_what_is_no_edition_at_all_is_refused(raw: bytes, tmp_path: Path) -> None:
    path = tmp_path / "faces.toml"
    path.write_bytes(raw)
    with pytest.raises(EditionError):
        load(path)


def test_faces_are_read_and_written() -> None:
    assert face_of("pier 2 points").pier
    assert gain_text(face_of("wood + 2 fish").effects[0].gain) == "2 fish + wood"
    assert [effect.kind for effect in effects_of("order / develop")] == [3, 4]
    for text in ("", "0 fish", "10 fish", "wood+grain", "pier order", "stone > fish", "9 fish + fish"):
        with pytest.raises(Unreadable):
            face_of(text)


def test_another_set_of_faces_is_played_without_touching_code() -> None:
    """A process of its own, because the faces are part of the compiled rules."""
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", PLAYED],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "SKERRY_EDITION_SALTFJORD": str(SMALL)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == [load(SMALL).hash, "True", "A1a"]
