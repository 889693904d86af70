"""Solve Chartae: every position, by backward induction from full maps to the first tile.

`Solution` walks down the levels in parts. Each finished part is digested and noted in `progress.json`
beside the tables, so a run that was stopped goes on where it was, and a damaged table is recognised.
"""

from __future__ import annotations

import dataclasses
import errno
import hashlib
import json
import os
import shutil
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from skerry.games.chartae.induction import LANES
from skerry.games.chartae.lattice import Level, grow_lattice, opening_words
from skerry.games.chartae.passes import BITS_FROM, Cpu, Runner, Values, number, places, units
from skerry.games.chartae.rules import EDITION, RULES_VERSION
from skerry.games.chartae.state import MAP_TILES
from skerry.rulebook.compiling import rule
from skerry.rulebook.refusal import SolveError as SolveError

FORMAT = 1
PART_BYTES = 1 << 25  # of one table: the step in which work is done, saved and checked
KEPT_TAKES = 4  # levels whose take values go into the table that the package ships
PROGRESS = "progress.json"
CORES = min(os.cpu_count() or 1, 8)
WORTH_CUTTING = 1 << 18  # positions of a level: below, a second thread costs more than it brings
SPARE_BYTES = 1 << 26
LEAST_DONE = 0.02  # before this share of the work is done, the time left is a guess


def work_of(level: Level, words: int) -> int:
    """How long some words of a level take, as a number to compare: bits are quick, sums over kinds slow."""
    weight = 1 if level.tiles >= BITS_FROM else 12 if level.tiles == BITS_FROM - 1 else 40
    return words * level.cube * weight


@dataclass
class Progress:
    """What a watcher is told after each part: `done` and `total` are measures of work."""

    level: int
    done: int
    total: int
    seconds: float
    seconds_left: float | None  # unknown while too little has been done


@dataclass
class LevelRecord:
    """What is noted of a level."""

    parts: dict[int, str] = field(default_factory=dict)  # part → digest
    counts: dict[int, list[int]] = field(default_factory=dict)  # part → positions by value, Land to move
    seconds: float = 0.0
    dropped: bool = False  # finished and no longer on disk: the level below is finished too

    def digest(self) -> str:
        joined = "".join(self.parts[part] for part in sorted(self.parts))
        return hashlib.blake2b(joined.encode(), digest_size=16).hexdigest()

    def spread(self) -> list[int]:
        return [int(count) for count in np.sum([self.counts[part] for part in sorted(self.counts)], axis=0)]


class Store:
    """The tables of a solution in a folder, and what is finished of them."""

    def __init__(self, folder: Path, rebuild: bool = False) -> None:
        self.folder = folder
        self.records: dict[int, LevelRecord] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if rebuild:
                self.clear()
            self._read()
        except OSError as problem:
            raise SolveError(f"The folder {folder} cannot be used: {problem.strerror}.") from problem

    def clear(self) -> None:
        for path in [
            *self.folder.glob("level-*.land"),
            *self.folder.glob("level-*.sea"),
            self.folder / PROGRESS,
        ]:
            path.unlink(missing_ok=True)

    def path(self, tiles: int, side: str) -> Path:
        return self.folder / f"level-{tiles}.{side}"

    def _read(self) -> None:
        path = self.folder / PROGRESS
        if not path.exists():
            return
        try:
            noted = json.loads(path.read_bytes())
            identity = {key: noted[key] for key in self.identity()}
            self.records = {
                int(tiles): LevelRecord(
                    {int(part): str(digest) for part, digest in record["parts"].items()},
                    {int(part): list(counts) for part, counts in record["counts"].items()},
                    float(record["seconds"]),
                    bool(record["dropped"]),
                )
                for tiles, record in noted["levels"].items()
            }
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as problem:
            raise SolveError(f"{path} is damaged. {self.advice()}") from problem
        if identity != self.identity():
            raise SolveError(
                f"The tables in {self.folder} belong to another version of Skerry. {self.advice()}"
            )

    def identity(self) -> dict[str, Any]:
        return {"format": FORMAT, "edition": EDITION.hash, "rules": RULES_VERSION, "part_bytes": PART_BYTES}

    def advice(self) -> str:
        return "Run `skerry solve chartae --rebuild` to compute them again, or choose another --folder."

    def note(self) -> None:
        """Write down what is finished, in one step."""
        noted = {
            **self.identity(),
            "levels": {str(tiles): dataclasses.asdict(record) for tiles, record in self.records.items()},
        }
        fresh = self.folder / (PROGRESS + ".new")
        with fresh.open("w") as file:
            json.dump(noted, file)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self.folder / PROGRESS)

    def open(self, level: Level) -> Values:
        """The tables of a level as arrays that live in files; all their room on disk is taken at once."""
        shape = (level.words, places(level.tiles))
        size = table_bytes(level)
        tables = []
        for side in ("land", "sea"):
            path = self.path(level.tiles, side)
            noted = self.records.get(level.tiles)
            begun = noted is not None and bool(noted.parts) and not noted.dropped
            if begun and (not path.exists() or path.stat().st_size != size):
                raise SolveError(f"{path} is missing or cut short. {self.advice()}")
            if not path.exists() or path.stat().st_size != size:
                with path.open("wb") as file:
                    os.posix_fallocate(file.fileno(), 0, size)
            tables.append(np.memmap(path, number(level.tiles), "r+", shape=shape))
        return Values(*tables)

    def full(self, needed: int) -> str:
        return (
            f"The disk with {self.folder} is too full: {(needed + SPARE_BYTES) / 1e9:.1f} GB are needed. "
            "Make room or choose another --folder, then run the command again: it goes on from here."
        )

    def drop(self, tiles: int) -> None:
        """Give a level's room on disk back."""
        if tiles in self.records and not self.records[tiles].dropped:
            self.records[tiles].dropped = True
            self.note()
            for side in ("land", "sea"):
                self.path(tiles, side).unlink(missing_ok=True)

    def check(self, level: Level, values: Values) -> None:
        """Refuse a level of which a finished part is not what was noted."""
        for part, (begin, end) in enumerate(parts(level)):
            noted = self.records[level.tiles].parts.get(part)
            if noted is not None and digest(values.land[begin:end], values.sea[begin:end]) != noted:
                damage = f"Level {level.tiles} in {self.folder} is damaged (part {part + 1}: wrong checksum)."
                raise SolveError(f"{damage} {self.advice()}")


def table_bytes(level: Level) -> int:
    """The size of one table of a level."""
    return level.words * places(level.tiles) * np.dtype(number(level.tiles)).itemsize


def digest(*tables: np.ndarray) -> str:
    state = hashlib.blake2b(digest_size=16)
    for table in tables:
        state.update(np.ascontiguousarray(table).data)
    return state.hexdigest()


def parts(level: Level) -> list[tuple[int, int]]:
    """The words of a level, cut into parts."""
    step = max(1, PART_BYTES // (places(level.tiles) * np.dtype(number(level.tiles)).itemsize))
    return [(begin, min(begin + step, level.words)) for begin in range(0, level.words, step)]


def count_values(tiles: int, values: np.ndarray) -> list[int]:
    """How many positions have each value."""
    if tiles >= BITS_FROM:
        ones = int(np.bitwise_count(values).sum(dtype=np.int64))
        return [values.size * LANES - ones, ones]
    counts = np.zeros(units(tiles) + 1, np.int64)
    tally(values, counts)
    return [int(count) for count in counts]


@rule
def tally(values, counts):
    for word in range(values.shape[0]):
        for place in range(values.shape[1]):
            counts[values[word, place]] += 1


def solve_words(keys: np.ndarray, tiles: int) -> tuple[Level, Values, Values]:
    """Solve what follows from some words: their level, its values, and the values of having to take.

    Levels with many positions are cut into a part for each core.
    """
    runner = Cpu()
    levels = grow_lattice(keys, tiles)
    above: Values | None = None
    with ThreadPoolExecutor(CORES) as pool:
        for level in reversed(levels[1:]):
            values = runner.room(level)
            cuts = CORES if level.words * level.cube > WORTH_CUTTING else 1
            ends = [level.words * cut // cuts for cut in range(cuts + 1)]
            work: list[Future[Any]]
            if above is None:
                work = [
                    pool.submit(runner.boards, level, values, *ends[cut : cut + 2]) for cut in range(cuts)
                ]
            else:
                work = [
                    pool.submit(runner.step, level, above, values, *ends[cut : cut + 2])
                    for cut in range(cuts)
                ]
            for part in work:
                part.result()
            above = values
    assert above is not None
    values = runner.room(levels[0])
    take = runner.step(levels[0], above, values, 0, levels[0].words)
    return levels[0], values, take


@dataclass
class Solution:
    """One run over the whole game: resumable, watched, stopped between parts."""

    store: Store
    runner: Runner
    workers: int = 1
    keep: bool = False  # leave every level's tables on disk
    watch: Callable[[Progress], None] = lambda progress: None
    roots: tuple[np.ndarray, int] | None = None  # other words than the opening's, and their number of tiles
    # Of the levels that the table is made of: their keys, and what they are worth to Land if Land must take.
    takes: dict[int, tuple[np.ndarray, np.ndarray]] = field(default_factory=dict)

    def run(self) -> None:
        keys, tiles = self.roots or (opening_words(), 1)
        self.levels = grow_lattice(keys, tiles)
        walked = self._unfinished()
        self.total = sum(work_of(level, level.words) for level in walked)
        self.begun = time.monotonic()
        self.done = self.fresh = 0
        above: Values | None = None
        level = walked[-1]
        try:
            self._find_room(walked)
            for level in reversed(walked):
                above = self._level(level, above)
                if not self.keep:
                    self.store.drop(level.tiles + 1)
        except OSError as problem:
            if problem.errno == errno.ENOSPC:
                raise SolveError(self.store.full(2 * table_bytes(level))) from problem
            raise SolveError(
                f"The folder {self.store.folder} cannot be used: {problem.strerror}."
            ) from problem

    def _find_room(self, walked: list[Level]) -> None:
        """Refuse at once where the disk cannot hold what will be there at the same time."""
        sizes = [
            2 * table_bytes(level) for level in walked if not self.store.path(level.tiles, "sea").exists()
        ]
        sizes = sizes if walked[-1].tiles < MAP_TILES else sizes[:-1]  # full maps are not kept
        most = sum(sizes) if self.keep else max(map(sum, zip(sizes, [*sizes[1:], 0], strict=True)), default=0)
        if shutil.disk_usage(self.store.folder).free < most + SPARE_BYTES:
            raise SolveError(self.store.full(most))

    def _finished(self, level: Level) -> bool:
        record = self.store.records.get(level.tiles)
        return record is not None and not record.dropped and len(record.parts) == len(parts(level))

    def _unfinished(self) -> list[Level]:
        """The levels to walk: from the lowest one that is whole, which the next is computed from.

        Those of which the table is made are walked again: the store does not have their take values.
        """
        for place, level in enumerate(self.levels):
            if level.tiles > KEPT_TAKES and self._finished(level):
                return self.levels[: place + 1]
        return self.levels

    def _level(self, level: Level, above: Values | None) -> Values:
        begun = time.monotonic()
        saved = level.tiles < MAP_TILES
        record = self.store.records.setdefault(level.tiles, LevelRecord()) if saved else LevelRecord()
        if saved:
            tables = self.store.open(level)
            self.store.check(level, tables)
            values = tables if self.runner.host else self.runner.room(level)
        else:
            values = tables = self.runner.room(level)
        kept: dict[int, np.ndarray] = {}
        waiting = []
        for part, (begin, end) in enumerate(parts(level)):
            if part in record.parts and level.tiles > KEPT_TAKES:
                if values is not tables:
                    self.runner.put(tables, begin, end, values)
                self._tell(level, begin, end, fresh=False)
            else:
                waiting.append((part, begin, end))

        def work(part: int, begin: int, end: int) -> tuple[int, int, int, str, list[int]]:
            if above is None:
                self.runner.boards(level, values, begin, end)
                return part, begin, end, "", []
            take = self.runner.step(level, above, values, begin, end)
            if level.tiles <= KEPT_TAKES:
                kept[begin] = self.runner.fetch(take, 0, end - begin).land
            here = self.runner.fetch(values, begin, end)
            if values is not tables:
                tables.land[begin:end] = here.land
                tables.sea[begin:end] = here.sea
            return part, begin, end, digest(here.land, here.sea), count_values(level.tiles, here.land)

        for part, begin, end, fingerprint, counts in self._in_turn(work, waiting):
            if saved:
                record.parts[part], record.counts[part] = fingerprint, counts
                record.seconds += time.monotonic() - begun
                begun = time.monotonic()
                self.store.note()
            self._tell(level, begin, end, fresh=True)
        if kept:
            self.takes[level.tiles] = level.keys, np.concatenate([kept[begin] for begin in sorted(kept)])
        if saved:
            for table in (tables.land, tables.sea):
                table.flush()
        return values

    def _in_turn(self, work: Callable[..., Any], waiting: list[tuple[int, int, int]]) -> Iterator[Any]:
        """Run parts on the workers; when the watcher stops the run, finish what is being computed."""
        with ThreadPoolExecutor(self.workers) as pool:
            running = set()
            try:
                for arguments in waiting:
                    running.add(pool.submit(work, *arguments))
                    if len(running) > self.workers:
                        ready, running = wait(running, return_when=FIRST_COMPLETED)
                        for future in ready:
                            yield future.result()
                while running:
                    ready, running = wait(running, return_when=FIRST_COMPLETED)
                    for future in ready:
                        yield future.result()
            finally:
                for future in running:
                    future.cancel()

    def _tell(self, level: Level, begin: int, end: int, fresh: bool) -> None:
        work = work_of(level, end - begin)
        self.done += work
        self.fresh += work if fresh else 0
        seconds = time.monotonic() - self.begun
        told = self.fresh > self.total * LEAST_DONE
        left = (self.total - self.done) * seconds / self.fresh if told else None
        self.watch(Progress(level.tiles, self.done, self.total, seconds, left))
