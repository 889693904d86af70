"""Who plays the games of an arena: processes on this machine, or a Ray cluster."""

from __future__ import annotations

import contextlib
import itertools
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from skerry.lab.arena import Outcome, Pairing, Plan, play_game
from skerry.rulebook.refusal import Refused, brief

Played = Generator[tuple[Outcome, bytes], None, None]
Planned = TypeVar("Planned")
Task = TypeVar("Task")
Done = TypeVar("Done")
WAITING = 2  # games that lie ready for each worker


def cores() -> int:
    """How many cores there are for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(plan: Plan, pairings: list[Pairing], workers: int) -> Played:
    """Play games on this machine, in so many processes."""
    return in_processes(play_game, plan, pairings, workers)


def in_processes(
    work: Callable[[Planned, Task], Done], plan: Planned, tasks: Sequence[Task], workers: int
) -> Generator[Done, None, None]:
    """Work off tasks in so many processes; they end when nobody waits for them any more."""
    context = multiprocessing.get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    workers = min(workers, len(tasks))
    waiting = iter(tasks)
    pool = ProcessPoolExecutor(workers, context, live_with, (theirs,))

    def begin(count: int) -> set[Future[Done]]:
        return {pool.submit(work, plan, task) for task in itertools.islice(waiting, count)}

    try:
        with interrupts_ignored():  # by the processes that begin here, from their first moment
            running = begin(WAITING * workers)
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= begin(len(done))
            for future in done:
                yield future.result()
    except BrokenProcessPool as problem:
        raise Refused("arena", "arena-worker-lost") from problem
    finally:
        ours.close()
        pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def interrupts_ignored() -> Iterator[None]:
    """The keys of a terminal interrupt all its processes; ours are stopped by the one that started them."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread can be interrupted, and only it may say what happens then
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def live_with(parent: Connection) -> None:
    """End this process as soon as the one that started it closes its end of a pipe, or is no more."""

    def watch() -> None:
        with contextlib.suppress(EOFError, OSError):
            parent.recv()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def on_ray(plan: Plan, pairings: list[Pairing], workers: int) -> Played:
    """Play games on a Ray cluster: the one that RAY_ADDRESS names, or one of so many workers here."""
    try:
        import ray
    except ImportError as problem:
        raise Refused("arena", "arena-no-ray") from problem
    settings: dict[str, Any] = {}
    if "RAY_ADDRESS" not in os.environ:
        settings = {"num_cpus": workers * plan.threads, "include_dashboard": False}
    try:
        ray.init(log_to_driver=False, logging_level=logging.WARNING, **settings)
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise Refused("arena", "arena-no-cluster", problem=brief(problem, 200)) from problem
    try:
        at_once = max(1, int(ray.cluster_resources().get("CPU", 1)) // plan.threads)
        begin = ray.remote(num_cpus=plan.threads)(play_game).remote
        games = iter(pairings)
        running = [begin(plan, game) for game in itertools.islice(games, WAITING * at_once)]
        while running:
            done, running = ray.wait(running)
            running += [begin(plan, game) for game in itertools.islice(games, len(done))]
            yield from ray.get(done)
    except ray.exceptions.WorkerCrashedError as problem:
        raise Refused("arena", "arena-worker-lost") from problem
    finally:
        ray.shutdown()


PLACES = {"here": here, "ray": on_ray}
