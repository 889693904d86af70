"""How rules are compiled: `@rule` marks a function that runs plain, compiled, and inside a CUDA kernel.

Compiled code is cached on disk in a folder named after the digest of every source and edition of the
package, because Numba alone does not notice when a function in *another* file changes.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import pickle
import shutil
import stat
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core.caching import FunctionCache, IndexDataCacheFile

from skerry.rulebook.edition import EDITION_VARIABLE

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_ROOMS = ("rulebook", "games", "players", "lab")


def source_digest() -> str:
    """The digest of all sources that compiled code can depend on, and of the compiler itself."""
    digest = hashlib.blake2b(numba.__version__.encode(), digest_size=8)
    for room in COMPILED_ROOMS:
        for path in sorted((PACKAGE / room).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.relative_to(PACKAGE).as_posix().encode())
                digest.update(path.read_bytes())
    for variable in sorted(name for name in os.environ if name.startswith(EDITION_VARIABLE)):
        path = Path(os.environ[variable])
        digest.update(variable.encode())
        digest.update(path.read_bytes() if path.is_file() else b"")
    return digest.hexdigest()


def cache_folder() -> Path:
    """Where compiled code is kept: the user's cache, or a folder of the user's own among temporary files.

    Code from the cache is run, so a folder that somebody else could write to is not taken.
    """
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    temporary = Path(tempfile.gettempdir()) / f"skerry-{os.getuid() if hasattr(os, 'getuid') else 'user'}"
    for root in ([] if home.startswith("~") else [Path(home) / "skerry"]) + [temporary]:
        folder = root / "compiled" / source_digest()
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK) and is_own(root) and is_own(folder):
            return folder
    passing = tempfile.mkdtemp(prefix="skerry-compiled-")
    atexit.register(shutil.rmtree, passing, ignore_errors=True)
    return Path(passing)


def is_own(folder: Path) -> bool:
    """Whether a folder is a real one of this user's, in which nobody else can write."""
    if not hasattr(os, "getuid"):
        return True
    about = folder.lstat()
    return stat.S_ISDIR(about.st_mode) and about.st_uid == os.getuid() and not about.st_mode & 0o022


class CheckedFiles(IndexDataCacheFile):  # type: ignore[misc]
    """The cache's files, with a digest before the code: what is damaged is not run."""

    def _save_data(self, name: str, data: Any) -> None:
        code = self._dump(data)
        with self._open_for_write(self._data_path(name)) as file:
            file.write(hashlib.sha256(code).digest() + code)

    def _load_data(self, name: str) -> Any:
        stored = Path(self._data_path(name)).read_bytes()
        digest, code = stored[:DIGEST_BYTES], stored[DIGEST_BYTES:]
        if hashlib.sha256(code).digest() != digest:
            raise ValueError(f"{name} is damaged")
        return pickle.loads(code)


class ForgivingCache(FunctionCache):  # type: ignore[misc]
    """A cache that never stops anybody: what cannot be read is compiled again, what cannot be kept is not."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        self._cache_file.__class__ = CheckedFiles

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)
        except Exception:  # a damaged pickle can raise anything
            with contextlib.suppress(OSError):
                self.flush()
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        with contextlib.suppress(OSError):
            super().save_overload(sig, data)


DIGEST_BYTES = 32
COMPILED = not numba.config.DISABLE_JIT

if COMPILED and not os.environ.get("NUMBA_CACHE_DIR"):
    numba.config.CACHE_DIR = str(cache_folder())


def rule(function: Function) -> Function:
    """Mark a function as a rule: written once, run at three speeds."""
    compiled: Any = numba.njit(nogil=True, error_model="numpy")(function)
    if COMPILED:
        compiled._cache = ForgivingCache(function)
    kept: Function = compiled
    return kept


def plain(function: Function) -> Function:
    """The same rule as plain Python (only itself: the rules it calls stay compiled)."""
    return getattr(function, "py_func", function)
