"""Editions: the faces of a game's pieces as data, read from TOML and validated line by line."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any

ORIGINS = ("rulebook", "inferred", "house")


class EditionError(ValueError):
    """An edition that cannot be played, with the file and the place that is wrong."""


def read_edition(path: Path) -> tuple[dict[str, Any], str]:
    """The contents of an edition file and the hash that a log names it by."""
    try:
        raw = path.read_bytes()
    except OSError as problem:
        raise EditionError(f"{path}: cannot be read ({problem.strerror})") from problem
    try:
        return tomllib.loads(raw.decode("utf-8")), hashlib.sha256(raw).hexdigest()[:16]
    except UnicodeDecodeError as problem:
        raise EditionError(f"{path}: not a text in UTF-8 (byte {problem.start})") from problem
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise EditionError(f"{path}: not TOML: {problem}") from problem


def expect(condition: bool, path: Path, place: str, sentence: str) -> None:
    """Refuse the edition unless the condition holds."""
    if not condition:
        raise EditionError(f"{path.name}, {place}: {sentence}")
