"""How rules are compiled: `@rule` marks a function that runs plain, compiled, and inside a CUDA kernel.

Compiled code is cached on disk in a folder named after the digest of every source and edition of the
package, because Numba alone does not notice when a function in *another* file changes.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba

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
    return digest.hexdigest()


def cache_folder() -> Path:
    """Where compiled code is kept: the user's cache, or the temporary folder if that cannot be written."""
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    for root in (Path(home), Path(tempfile.gettempdir())):
        folder = root / "skerry" / "compiled" / source_digest()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return Path(tempfile.mkdtemp(prefix="skerry-compiled-"))


COMPILED = not numba.config.DISABLE_JIT

if COMPILED and not os.environ.get("NUMBA_CACHE_DIR"):
    numba.config.CACHE_DIR = str(cache_folder())


def rule(function: Function) -> Function:
    """Mark a function as a rule: written once, run at three speeds."""
    compiled: Function = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    return compiled


def plain(function: Function) -> Function:
    """The same rule as plain Python (only itself: the rules it calls stay compiled)."""
    return getattr(function, "py_func", function)
