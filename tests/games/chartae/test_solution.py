"""The solution of Chartae: its index, its values, its tables on disk and in the package."""

from __future__ import annotations

import errno
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from skerry.games.chartae import exact, proof, rules, solve
from skerry.games.chartae.game import CHARTAE
from skerry.games.chartae.lattice import WORD_CODES, Level, grow_lattice, opening_words
from skerry.games.chartae.passes import Cpu, units
from skerry.games.chartae.solve import Progress, Solution, SolveError, Store, solve_words
from skerry.games.chartae.state import HOLDING
from skerry.games.chartae.symmetry import rotate
from skerry.lab import solving
from skerry.rulebook.game import Position
from skerry.rulebook.match import Match


@pytest.fixture(scope="module")
def levels() -> list[Level]:
    """All words of the game."""
    return grow_lattice(opening_words(), 1)


def match_with(order: str, **options: object) -> Match:
    return Match(CHARTAE, setup={"order": list(order), "land": 0, "first": 0}, options=options)


def best(position: Position) -> Fraction:
    return max(exact.action_values(position).values())


# The index


def test_the_index_has_exactly_the_positions_that_the_ledger_counts(levels: list[Level]) -> None:
    expected = {
        1: (1, 6, 24),
        2: (2, 58, 1_856),
        3: (6, 362, 139_008),
        4: (17, 1_698, 7_389_696),
        5: (37, 6_120, 231_874_560),
        6: (46, 16_440, 3_097_559_040),
        7: (32, 30_240, 15_854_469_120),
        8: (9, 30_240, 17_836_277_760),
        9: (1, 30_240, 7_927_234_560),
    }
    for level in levels:
        shapes = np.unique(level.keys // WORD_CODES)
        words = level.words // len(shapes)
        assert (len(shapes), words, level.words * level.cube) == expected[level.tiles]


def test_shapes_are_as_many_up_to_rotation_as_the_ledger_counts(levels: list[Level]) -> None:
    nothing = np.zeros(10, np.int64)
    for level, expected in zip(levels, (1, 1, 2, 6, 11, 12, 9, 3, 1), strict=True):
        different = set()
        for shape in np.unique(level.keys // WORD_CODES):
            turned = [int(shape)]
            for _ in range(3):
                turned.append(
                    int(rotate(turned[-1], level.tiles, nothing, nothing, nothing.copy(), nothing.copy()))
                )
            different.add(min(turned))
        assert len(different) == expected


# The values


@pytest.mark.parametrize(("tiles", "count"), [(8, 100), (7, 80), (6, 2)])
def test_the_induction_finds_what_plain_expectimax_finds(levels: list[Level], tiles: int, count: int) -> None:
    level = levels[tiles - 1]
    for sample in proof.draw_samples(level, count, seed=tiles):
        position = proof.position_of(level, sample.word, sample.place, sample.territory)
        slow = proof.land_value(position)
        fast = best(position.view(np.recarray)[()])
        assert (fast if sample.territory == 0 else 1 - fast) == slow


@pytest.mark.parametrize("tiles", [4, 5, 6, 7, 8])
def test_values_do_not_change_under_rotation_and_under_exchange(levels: list[Level], tiles: int) -> None:
    """Solved as words of their own: each of the eight faces of a position has the same value."""
    level = levels[tiles - 1]
    for sample in proof.draw_samples(level, 1 if tiles == 4 else 5, seed=tiles):
        faces = proof.faces(level, sample)
        part, values, _ = solve_words(np.unique([key for key, _, _ in faces]), tiles)
        found = set()
        for key, place, territory in faces:
            word = int(np.searchsorted(part.keys, key))
            value = proof.stored_value(part, values, word, place, territory)
            found.add(value if territory == sample.territory else units(tiles) - value)
        assert len(found) == 1


def test_a_value_that_is_wrong_is_found(levels: list[Level]) -> None:
    """The proof's own checks can fail: one changed number in a table is reported."""
    level, values, _ = solve_words(levels[5].keys[3000:3001], 6)
    samples = [proof.Sample(0, place, 0) for place in range(6)]
    assert proof.differences(level, values, samples[:1]) == []
    assert proof.live_differences(level, values, samples) == []
    values.land[0, :6] = (values.land[0, :6] + 1) % 3
    assert len(proof.differences(level, values, samples[:1])) == 1
    assert len(proof.live_differences(level, values, samples)) == 6


@pytest.mark.parametrize("seed", range(5))
def test_taking_is_worth_the_mean_of_what_may_be_turned_up(seed: int) -> None:
    """Two ways through the tables and the solver meet: before a turn, and with a tile in hand."""
    chance = random.Random(seed)
    match = Match(CHARTAE, seed=seed)
    while not match.over:
        position = match.position
        if position.phase != HOLDING and position.taken < 7:
            value = exact.action_values(position)[rules.TAKE]
            hidden = position.pile[position.taken + 1 :]
            total = Fraction(0)
            for place in range(len(hidden)):
                after = CHARTAE.copy(position)
                first = int(position.taken) + 1
                after.pile[first], after.pile[first + place] = hidden[place], hidden[0]
                rules.play(after, rules.TAKE)
                total += best(after)
            assert value == total / len(hidden)
        match.play(chance.choice(match.legal()))


def test_the_opening_is_worth_what_is_published() -> None:
    worth = {
        "H": Fraction(2071, 2520),
        "C": Fraction(73, 90),
        "D": Fraction(149, 420),
        "E": Fraction(83, 90),
        "F": Fraction(709, 1260),
        "G": Fraction(533, 630),
    }
    pile = "HHCCDEFG"
    for kind, value in worth.items():
        opening = match_with(kind + pile.replace(kind, "", 1))
        assert best(opening.position) == value
    assert sum(worth[kind] for kind in pile) / 8 == Fraction(7499, 10080)


@pytest.mark.ledger("CH-S3")
@pytest.mark.parametrize(("land", "kind"), [(0, "F"), (1, "G")])
def test_the_fair_start_turns_up_the_tile_that_leaves_both_the_best_chance(land: int, kind: str) -> None:
    for seed in range(20):
        match = Match(CHARTAE, seed=seed, options={"fair": True, "land": land, "first": 0})
        assert match.setup["order"][0] == kind
        assert sorted(match.setup["order"]) == list("CCDEFGHH")
    assert best(match.position) == Fraction(709, 1260)


def test_both_sides_playing_perfectly_keep_the_value_until_chance_speaks() -> None:
    """The best action is worth as much as the position, and the next position as the action."""
    match = match_with("CFHGEDCH")
    player = CHARTAE.player("perfect", 3)
    from skerry.players.player import Seen

    before: tuple[int, Fraction] | None = None
    while match.seat is not None:
        seat = match.seat
        choice = player.choose(Seen(CHARTAE, seat, CHARTAE.see(match.position, seat)))
        assert isinstance(choice.value, Fraction)
        if before is not None:
            assert choice.value == (before[1] if before[0] == seat else 1 - before[1])
        reveals = choice.action == rules.TAKE and match.position.taken < 7
        before = None if reveals else (seat, choice.value)
        match.play(CHARTAE.write(match.position, choice.action))
    assert before is not None
    assert (match.result()["winner"] == before[0]) == (before[1] == 1)


# The table in the package


def test_the_shipped_table_is_what_the_solver_finds(levels: list[Level]) -> None:
    chance = np.random.default_rng(1)
    for word in chance.integers(levels[3].words, size=3):
        level, _, takes = solve_words(levels[3].keys[word : word + 1], 4)
        for place in chance.integers(level.cube, size=40):
            for territory in (0, 1):
                position = proof.position_of(level, 0, int(place), territory, turned=2)
                found = exact.action_values(position.view(np.recarray)[()])[rules.TAKE]
                stored = Fraction(proof.stored_value(level, takes, 0, int(place), territory), units(4))
                assert found == (stored if territory == 0 else 1 - stored)


def test_the_shipped_table_is_small() -> None:
    assert exact.SHIPPED.stat().st_size < 3_000_000


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (lambda table: table[:100_000], "cut short"),
        (lambda table: table[:10], "cut short"),
        (lambda table: b"", "cut short"),
        (lambda table: table[:-1] + bytes([table[-1] ^ 1]), "checksum"),
        (lambda table: table[:16] + bytes([table[16] + 1]) + table[17:], "another version"),
    ],
)
def test_a_damaged_table_is_refused(tmp_path: Path, harm: Callable[[bytes], bytes], said: str) -> None:
    path = tmp_path / "chartae.table"
    path.write_bytes(harm(exact.SHIPPED.read_bytes()))
    with pytest.raises(SolveError, match=said) as refused:
        exact.Table(path)
    assert "skerry solve chartae" in str(refused.value)


def test_a_missing_table_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SolveError, match="cannot be read"):
        exact.Table(tmp_path / "nothing.table")


# Solving on disk


class Stop(Exception):
    """The watcher stops the run."""


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many small parts, so that a run on one word can be stopped between them."""
    monkeypatch.setattr(solve, "PART_BYTES", 1 << 17)


def run(
    folder: Path,
    levels: list[Level],
    stop_after: int | None = None,
    stop_in: int | None = None,
    keep: bool = True,
) -> Solution:
    """Solve everything that follows from one word with five tiles."""
    told: list[Progress] = []

    def watch(progress: Progress) -> None:
        told.append(progress)
        in_the_level = sum(earlier.level == stop_in for earlier in told)
        if len(told) == stop_after or in_the_level == 2:
            raise Stop

    solution = Solution(Store(folder), Cpu(), 2, keep, watch, (levels[4].keys[500:501], 5))
    solution.run()
    assert told[-1].done == told[-1].total
    assert all(progress.seconds_left is None or progress.seconds_left >= 0 for progress in told)
    assert told[-1].seconds_left == 0
    return solution


def checksums(folder: Path) -> dict[int, str]:
    return {tiles: record.digest() for tiles, record in Store(folder).records.items()}


@pytest.mark.usefixtures("small_parts")
def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path, levels: list[Level]) -> None:
    run(tmp_path / "whole", levels)
    for stop_after in (1, 3, 8, 13):
        folder = tmp_path / f"stopped-{stop_after}"
        with pytest.raises(Stop):
            run(folder, levels, stop_after)
        finished = {tiles: dict(record.parts) for tiles, record in Store(folder).records.items()}
        run(folder, levels)
        assert checksums(folder) == checksums(tmp_path / "whole")
        for tiles, noted in finished.items():
            assert noted.items() <= Store(folder).records[tiles].parts.items()
        for path in (tmp_path / "whole").glob("level-*"):
            assert path.read_bytes() == (folder / path.name).read_bytes()


@pytest.mark.usefixtures("small_parts")
def test_levels_that_are_not_needed_any_more_give_their_room_back(
    tmp_path: Path, levels: list[Level]
) -> None:
    run(tmp_path, levels, keep=False)
    assert sorted(path.name for path in tmp_path.glob("level-*")) == ["level-5.land", "level-5.sea"]
    assert set(checksums(tmp_path)) == {5, 6, 7, 8}


@pytest.mark.usefixtures("small_parts")
@pytest.mark.parametrize("name", ["level-8.land", "level-8.sea"])
def test_a_damaged_level_is_refused_and_can_be_rebuilt(
    tmp_path: Path, levels: list[Level], name: str
) -> None:
    with pytest.raises(Stop):
        run(tmp_path, levels, stop_in=8)
    before = checksums(tmp_path)
    finished = min(Store(tmp_path).records[8].parts)
    place = finished * solve.PART_BYTES + 1000
    with (tmp_path / name).open("r+b") as file:
        file.seek(place)
        byte = file.read(1)
        file.seek(place)
        file.write(bytes([byte[0] ^ 4]))
    with pytest.raises(SolveError, match=r"Level 8 .* damaged .* --rebuild"):
        run(tmp_path, levels)
    assert checksums(tmp_path) == before
    Store(tmp_path, rebuild=True)
    run(tmp_path, levels)


@pytest.mark.usefixtures("small_parts")
def test_a_level_that_is_cut_short_or_gone_is_refused(tmp_path: Path, levels: list[Level]) -> None:
    with pytest.raises(Stop):
        run(tmp_path, levels, stop_in=8)
    os.truncate(tmp_path / "level-8.sea", 1000)
    with pytest.raises(SolveError, match=r"level-8.sea is missing or cut short. .* --rebuild"):
        run(tmp_path, levels)
    (tmp_path / "level-8.sea").unlink()
    with pytest.raises(SolveError, match="missing or cut short"):
        run(tmp_path, levels)


@pytest.mark.parametrize(
    ("noted", "said"),
    [
        (b"", "damaged"),
        (b"{", "damaged"),
        (b"[1, 2]", "damaged"),
        (b'{"format": 1}', "damaged"),
        (b"\xff\x00", "damaged"),
        (b'{"format": 0, "edition": "", "rules": 0, "part_bytes": 1, "levels": {}}', "another version"),
        (b'{"format": 0, "edition": "", "rules": 0, "part_bytes": 1, "levels": {"8": 1}}', "damaged"),
    ],
)
def test_notes_that_cannot_be_trusted_are_refused(tmp_path: Path, noted: bytes, said: str) -> None:
    (tmp_path / solve.PROGRESS).write_bytes(noted)
    with pytest.raises(SolveError, match=said):
        Store(tmp_path)
    assert (tmp_path / solve.PROGRESS).read_bytes() == noted


@pytest.mark.usefixtures("small_parts")
def test_a_full_disk_is_said_and_loses_nothing(
    tmp_path: Path, levels: list[Level], monkeypatch: pytest.MonkeyPatch
) -> None:
    take_room = os.posix_fallocate
    given = []

    def almost_full(file: int, offset: int, size: int) -> None:
        given.append(size)
        if len(given) > 2:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        take_room(file, offset, size)

    monkeypatch.setattr(os, "posix_fallocate", almost_full)
    with pytest.raises(SolveError, match=r"too full: .* GB are needed.* goes on from here"):
        run(tmp_path, levels)
    monkeypatch.setattr(os, "posix_fallocate", take_room)
    assert set(checksums(tmp_path)) >= {8}
    run(tmp_path, levels)


def test_too_little_room_is_said_before_anything_is_written(
    tmp_path: Path, levels: list[Level], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solve, "SPARE_BYTES", 1 << 60)
    with pytest.raises(SolveError, match="full"):
        run(tmp_path, levels)
    assert list(tmp_path.glob("level-*")) == []


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SolveError, match="cannot be used"):
        Store(tmp_path / "file")


def test_without_a_gpu_a_sentence_says_so() -> None:
    with pytest.raises(SolveError, match="No CUDA device"):
        solving.make_runner(gpu=True)


def test_the_proof_asks_for_every_level(tmp_path: Path) -> None:
    with pytest.raises(SolveError, match="--keep"):
        solving.prove_chartae(tmp_path)


KERNELS = """
import numpy as np
from skerry.games.chartae.lattice import grow_lattice, opening_words
from skerry.games.chartae.passes import Cpu
from skerry.games.chartae.passes_gpu import Gpu
levels = grow_lattice(opening_words()[2:3], 1)
above = None
for level in reversed(grow_lattice(levels[7].keys[1000:1001], 8)):
    host, device = Cpu().room(level), Gpu().room(level)
    if above is None:
        Cpu().boards(level, host, 0, 1)
        Gpu().boards(level, device, 0, 1)
    else:
        Cpu().step(level, above[0], host, 0, 1)
        Gpu().step(level, above[1], device, 0, 1)
    found = Gpu().fetch(device, 0, 1)
    assert (found.land == host.land).all() and (found.sea == host.sea).all()
    above = host, device
"""


def test_kernels_compute_what_loops_compute() -> None:
    """In the simulator of CUDA, with rules as plain Python."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    subprocess.run([sys.executable, "-c", KERNELS], env=environment, check=True, timeout=300)


# Long runs: `make slow`


@pytest.mark.slow
def test_the_whole_game(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Solve everything, prove it on samples, and find the shipped table again. Takes minutes and 15 GB."""
    assert solving.solve_chartae(tmp_path, keep=True) == 0
    assert (tmp_path / solving.TABLE).read_bytes() == exact.SHIPPED.read_bytes()
    summary = json.loads((tmp_path / solving.SUMMARY).read_text())
    assert {int(tiles): level["positions"] for tiles, level in summary["levels"].items()} == solving.POSITIONS
    assert summary["levels"]["8"]["checksum"] == "1f1b50aeb39b10fc6dfaa4fd709efce8"
    assert solving.prove_chartae(tmp_path, share=0.01) == 0
    assert "WRONG" not in capfd.readouterr().out
