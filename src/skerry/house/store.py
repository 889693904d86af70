"""The store: one SQLite file, one writer. `keep` comes back when what was given is on the disk.

Whatever waits is written in one transaction (group commit), so that a flush of the disk serves many games.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import queue
import secrets
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import DatabaseError, IntegrityError

from skerry.house.schema import EVENTS, SETTINGS
from skerry.rulebook.refusal import Refused

MOST_TOGETHER = 500  # in one transaction
Answer = TypeVar("Answer")
Work = tuple[sql.Executable, Sequence[dict[str, Any]]]
INSERT_EVENT = sql.insert(EVENTS)


class Store:
    """An open store. `keep` and `ask` are for the server's loop; the rest runs in threads."""

    def __init__(self, path: Path) -> None:
        self._lock = hold(path)
        try:
            self.engine = sql.create_engine(f"sqlite:///{path}")
            sql.event.listen(self.engine, "connect", prepare)
            try:
                migrate(self.engine, path)
                self.key = own_key(self.engine)
            except DatabaseError as problem:
                raise broken(problem, path) from problem
        except BaseException:
            os.close(self._lock)
            raise
        self.path = path
        self.commits = 0
        self._waiting: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    async def keep(self, work: Sequence[Work]) -> None:
        """Keep something for good; refuses where that fails, and then nothing of it is kept."""
        batch = Batch(work)
        self._waiting.put(batch)
        await batch.done

    async def ask(self, question: Callable[[sql.Connection], Answer]) -> Answer:
        """Read something."""
        return await asyncio.to_thread(self._ask, question)

    def _ask(self, question: Callable[[sql.Connection], Answer]) -> Answer:
        try:
            with self.engine.connect() as connection:
                return question(connection)
        except DatabaseError as problem:
            raise broken(problem, self.path) from problem

    def close(self) -> None:
        """Write what waits, and close."""
        self._waiting.put(None)
        self._writer.join()
        self.engine.dispose()
        os.close(self._lock)

    # In the writer's thread

    def _write(self) -> None:
        with self.engine.connect() as connection:
            while (first := self._waiting.get()) is not None:
                batches, last = self._together(first)
                try:
                    self._commit(connection, batches)
                    problems: list[Exception | None] = [None] * len(batches)
                except Exception:  # one of them is at fault: each for itself
                    problems = [self._alone(connection, batch) for batch in batches]
                for batch, problem in zip(batches, problems, strict=True):
                    batch.answer(problem)
                if last:
                    return

    def _together(self, first: Batch) -> tuple[list[Batch], bool]:
        """Everything that waits now; and whether the store is to be closed after it."""
        batches = [first]
        with contextlib.suppress(queue.Empty):
            while len(batches) < MOST_TOGETHER:
                batch = self._waiting.get_nowait()
                if batch is None:
                    return batches, True
                batches.append(batch)
        return batches, False

    def _commit(self, connection: sql.Connection, batches: Sequence[Batch]) -> None:
        with connection.begin():
            events: list[dict[str, Any]] = []
            for batch in batches:
                for statement, rows in batch.work:
                    if statement is INSERT_EVENT:
                        events += rows
                    elif rows:
                        connection.execute(statement, list(rows))
                    else:
                        connection.execute(statement)
            if events:
                connection.execute(INSERT_EVENT, events)
        self.commits += 1

    def _alone(self, connection: sql.Connection, batch: Batch) -> Exception | None:
        try:
            self._commit(connection, [batch])
        except IntegrityError as problem:
            return problem
        except DatabaseError as problem:
            return broken(problem, self.path)
        except Exception as problem:
            return problem
        return None


class Batch:
    """What is to be kept together, and whoever waits for it."""

    def __init__(self, work: Sequence[Work]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()

    def answer(self, problem: Exception | None) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits any more
            self.loop.call_soon_threadsafe(self._settle, problem)

    def _settle(self, problem: Exception | None) -> None:
        if self.done.cancelled():
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


# Opening


def hold(path: Path) -> int:
    """Take the store for this process alone."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        reason = problem.strerror or ""
        raise Refused("file", "cannot-write", path=str(path.parent), problem=reason) from problem
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as problem:
        os.close(handle)
        raise Refused("store", "house-store-in-use", path=str(path.parent)) from problem
    return handle


def prepare(connection: Any, _: Any) -> None:
    """Every connection: write ahead, and flush before saying that something is kept."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: sql.Engine, path: Path) -> None:
    """Bring the store to this version; refuses one of a newer house, and leaves it as it is."""
    from alembic import command
    from alembic.config import Config
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    script = ScriptDirectory.from_config(config)
    with engine.begin() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
        if found == script.get_current_head():
            return
        if found is not None and found not in {revision.revision for revision in script.walk_revisions()}:
            raise Refused("store", "house-store-newer", path=str(path), found=found)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def own_key(engine: sql.Engine) -> str:
    """The key with which this house makes its invitations: drawn once."""
    with engine.begin() as connection:
        connection.execute(
            sql.insert(SETTINGS).prefix_with("OR IGNORE"), {"name": "key", "value": secrets.token_hex(32)}
        )
        chosen = sql.select(SETTINGS.c.value).where(SETTINGS.c.name == "key")
        return str(connection.execute(chosen).scalar_one())


def broken(problem: DatabaseError, path: Path) -> Refused:
    """Why the store does not keep or answer, as a sentence."""
    reason = str(problem.orig)
    if "full" in reason:
        return Refused("disk-full", "house-disk-full", path=str(path.parent))
    return Refused("store", "house-store-broken", path=str(path), problem=reason)
