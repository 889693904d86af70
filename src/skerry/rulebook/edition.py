"""Editions: the faces of a game's pieces as data, read from TOML and validated line by line."""

from __future__ import annotations

import hashlib
import os
import re
import tomllib
from pathlib import Path
from typing import Any

ORIGINS = ("rulebook", "inferred", "house")
EDITION_VARIABLE = "SKERRY_EDITION_"  # and the game: the environment names another edition with it


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


def chosen(game: str, printed: Path) -> Path:
    """The edition to play: the printed one, or the file that SKERRY_EDITION_<GAME> names."""
    named = os.environ.get(f"{EDITION_VARIABLE}{game.upper()}")
    return Path(named) if named else printed


def line_of(text: str, table: str, number: int, field: str = "") -> int:
    """The line on which the so manieth table of a name begins, or on which one of its fields stands."""
    header, seen, found = re.compile(rf"\[\[?{re.escape(table)}\]\]?"), 0, 0
    for line, content in enumerate(text.splitlines(), start=1):
        stripped = content.strip()
        if header.match(stripped):
            seen += 1
            if seen == number:
                found = line
        elif stripped.startswith("["):
            if found:
                break
        elif seen == number and field and re.match(rf"{re.escape(field)}\b", stripped):
            return line
        if seen > number:
            break
    return found
