"""Editions: the faces of a game's pieces as data, read from TOML and validated line by line."""

from __future__ import annotations

import hashlib
import os
import re
import tomllib
from pathlib import Path
from types import TracebackType
from typing import Any

ORIGINS = ("rulebook", "inferred", "house")
EDITION_VARIABLE = "SKERRY_EDITION_"  # and the game: the environment names another edition with it


class EditionError(ValueError):
    """An edition that cannot be played: a sentence for each problem, with file, line and place."""


class Problems:
    """What is wrong with an edition, gathered so that a person hears of everything at once.

    What stands under `with problems:` may be refused, and reading goes on behind it; `settle` then refuses
    the whole. Whatever relies on parts that must be sound is read after it.
    """

    def __init__(self) -> None:
        self.found: list[str] = []

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, problem: BaseException | None, __: TracebackType | None) -> bool:
        if isinstance(problem, EditionError):
            self.found.append(str(problem))
        return isinstance(problem, EditionError)

    def settle(self) -> None:
        if self.found:
            raise EditionError("\n".join(dict.fromkeys(self.found)))


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
    """Refuse the edition unless the condition holds. A place is a table, its number, and a field of it."""
    if not condition:
        raise EditionError(f"{path.name}, line {line_at(path, place)}, {place}: {sentence}")


def line_at(path: Path, place: str) -> int:
    """The line of a place such as `tile 3, copies`; of the whole file the first."""
    found = re.match(r"(\w+)(?: (\d+))?(?:, (\w+))?", place)
    assert found is not None
    text = path.read_text(encoding="utf-8")
    line = line_of(text, found[1], int(found[2] or 1), found[3] or "")
    if line:
        return line
    top = re.search(rf"^{re.escape(found[1])}\b", text.partition("\n[")[0], re.MULTILINE)
    return text.count("\n", 0, top.start()) + 1 if top else 1


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
