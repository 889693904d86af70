"""`skerry solve`: run a solution with a progress bar, stop and resume it, say what came out."""

from __future__ import annotations

import json
import math
import os
import sys
import time
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, TaskProgressColumn, TextColumn
from rich.progress import Progress as Bar

from skerry.games.chartae.exact import Table, write_table
from skerry.games.chartae.lattice import grow_lattice, opening_words
from skerry.games.chartae.passes import Cpu, Runner
from skerry.games.chartae.proof import asymmetries, differences, draw_samples, live_differences
from skerry.games.chartae.solve import KEPT_TAKES, Progress, Solution, Store
from skerry.games.chartae.state import PILE
from skerry.lab.folders import data_folder
from skerry.rulebook.refusal import SolveError

# What `prove_chartae` checks at each level: the counts of the ledger, and how many positions in which way.
POSITIONS = {
    1: 24,
    2: 1_856,
    3: 139_008,
    4: 7_389_696,
    5: 231_874_560,
    6: 3_097_559_040,
    7: 15_854_469_120,
    8: 17_836_277_760,
}
EXPECTIMAX_SAMPLES = {8: 10_000, 7: 10_000, 6: 1_000, 5: 50}
SYMMETRY_SAMPLES = 10_000
LIVE_SAMPLES = 200

SUMMARY = "solution.json"
TABLE = "chartae.table"
PREPARING = "Numbering all positions, and looking at what is there…"
STOPPED = 130  # the exit code of a command that was interrupted


def make_runner(gpu: bool) -> Runner:
    """The GPU where it is asked for and there is one, else this machine's cores."""
    if not gpu:
        return Cpu()
    try:
        from skerry.games.chartae.passes_gpu import Gpu

        return Gpu()
    except Exception as problem:  # whatever the driver says, there is no GPU to run on
        reason = str(problem).strip().splitlines()
        raise SolveError(
            "No CUDA device can be used here"
            + (f" ({reason[0][:100].rstrip(': ')})" if reason else "")
            + ". Install the extra `gpu` on a machine with an NVIDIA GPU, or solve with --cpu."
        ) from problem


def solve_chartae(
    folder: Path | None = None,
    rebuild: bool = False,
    keep: bool = False,
    gpu: bool = False,
    workers: int | None = None,
    language: str = "en",
) -> int:
    """Solve Chartae into a folder; answers the exit code."""
    folder = folder or data_folder() / "chartae"
    runner = make_runner(gpu)
    store = Store(folder, rebuild)
    if store.records and all(record.dropped for tiles, record in store.records.items() if tiles > KEPT_TAKES):
        Table(folder / TABLE)
        print(f"Chartae is solved already: the table {folder / TABLE} is whole. --rebuild solves it again.")
        return 0
    solution = Solution(store, runner, workers or os.cpu_count() or 1, keep)
    begun = time.monotonic()
    try:
        with _Bar(solution):
            solution.run()
    except KeyboardInterrupt:
        kept = f"What is finished is kept in {folder}: run the command again to go on."
        nothing = "Nothing has been finished yet, so the next run begins anew."
        finished = any(record.parts for record in store.records.values())
        print(f"\nStopped. {kept if finished else nothing}", file=sys.stderr)
        return STOPPED
    size = write_table(folder / TABLE, solution.takes)
    if not keep:
        store.drop(KEPT_TAKES + 1)
    summary = summarise(solution)
    (folder / SUMMARY).write_text(json.dumps(summary, indent=1) + "\n")
    print(
        f"Solved in {time.monotonic() - begun:.0f} s. {folder / TABLE} has {size} bytes; {folder / SUMMARY}:"
    )
    for tiles, level in summary["levels"].items():
        print(f"  {tiles} tiles down: {level['positions']:>14} positions, checksum {level['checksum']}")
    return 0


def summarise(solution: Solution) -> dict[str, Any]:
    """What is published of a solution: for each level its positions, checksum, values and time."""
    levels = {
        str(tiles): {
            "positions": sum(record.spread()),
            "checksum": record.digest(),
            "values": record.spread() if tiles >= KEPT_TAKES else None,
            "seconds": round(record.seconds, 2),
        }
        for tiles, record in sorted(solution.store.records.items())
    }
    return {**solution.store.identity(), "pile": PILE, "levels": levels}


def prove_chartae(folder: Path | None = None, share: float = 1.0, workers: int | None = None) -> int:
    """Check the tables that `solve --keep` has left in a folder in other ways; answers the exit code."""
    folder = folder or data_folder() / "chartae"
    workers = workers or os.cpu_count() or 1
    missing = f"{folder} does not hold every level. Run `skerry solve chartae --keep` first."
    if not folder.exists():
        raise SolveError(missing)
    store = Store(folder)
    levels = grow_lattice(opening_words(), 1)[:-1]
    if any(level.tiles not in store.records or store.records[level.tiles].dropped for level in levels):
        raise SolveError(missing)
    faults: list[str] = []
    for level in levels:
        values = store.open(level)
        begun = time.monotonic()
        counted = sum(store.records[level.tiles].spread())
        checks = [(f"{counted} positions", [] if counted == POSITIONS[level.tiles] else ["a wrong count"])]
        store.check(level, values)
        samples = draw_samples(level, int(SYMMETRY_SAMPLES * share), seed=level.tiles)
        checks.append(
            (f"{len(samples)} under 4 rotations and the exchange", asymmetries(level, values, samples))
        )
        count = math.ceil(EXPECTIMAX_SAMPLES.get(level.tiles, 0) * share)
        samples = draw_samples(level, count, seed=100 + level.tiles)
        checks.append((f"{count} by expectimax", differences(level, values, samples, workers)))
        samples = draw_samples(level, math.ceil(LIVE_SAMPLES * share), seed=200 + level.tiles)
        checks.append((f"{len(samples)} as answered at the table", live_differences(level, values, samples)))
        seconds = time.monotonic() - begun
        said = "; ".join(f"{name}: {'as they should be' if not wrong else 'WRONG'}" for name, wrong in checks)
        print(f"{level.tiles} tiles down: {said} ({seconds:.0f} s)", flush=True)
        faults += [fault for _, wrong in checks for fault in wrong]
    for fault in faults[:20]:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


class _Bar:
    """A progress bar with the time left; plain lines where nobody looks at a terminal."""

    def __init__(self, solution: Solution) -> None:
        self.solution = solution
        self.said = -1

    def __enter__(self) -> None:
        if sys.stderr.isatty():
            self.bar: Bar | None = Bar(
                TextColumn("{task.description}"),
                BarColumn(),
                TaskProgressColumn(),
                TextColumn("{task.fields[left]}"),
            )
            self.bar.start()
            self.task = self.bar.add_task(PREPARING, total=None, left="")
        else:
            self.bar = None
            print(PREPARING, file=sys.stderr, flush=True)
        self.solution.watch = self.tell

    def tell(self, progress: Progress) -> None:
        left = "" if progress.seconds_left is None else f"about {progress.seconds_left:.0f} s left"
        if self.bar is not None:
            self.bar.update(
                self.task,
                description=f"{progress.level} tiles down",
                completed=progress.done,
                total=progress.total,
                left=left,
            )
            return
        tenth = 20 * progress.done // progress.total
        if tenth != self.said:
            self.said = tenth
            share = progress.done / progress.total
            said = f"{progress.level} tiles down, {share:.0%}" + (f", {left}" if left else "")
            print(said, file=sys.stderr, flush=True)

    def __exit__(self, *_: object) -> None:
        if self.bar is not None:
            self.bar.stop()
