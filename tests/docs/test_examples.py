"""What the documents show is true: Python examples run, commands print what stands below them."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2]
PAGES = [HOUSE / "README.md", *sorted((HOUSE / "docs").rglob("*.md"))]
CONSOLE = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def commands(page: Path) -> list[tuple[str, str]]:
    """The commands of a page's console blocks, each with what it is said to print."""
    found = []
    for block in CONSOLE.findall(page.read_text(encoding="utf-8")):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, printed = part.partition("\n")
            found.append((command, printed))
    return found


def page_name(page: object) -> str:
    return str(page.relative_to(HOUSE)) if isinstance(page, Path) else ""


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_python_examples_run(page: Path) -> None:
    result = doctest.testfile(
        str(page), module_relative=False, optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    )
    assert result.failed == 0


@pytest.mark.parametrize(
    ("command", "printed"),
    [example for page in PAGES for example in commands(page)],
    ids=lambda text: text[:40],
)
def test_commands_print_what_is_shown(command: str, printed: str) -> None:
    found = subprocess.run(
        ["bash", "-c", command],
        env={
            **os.environ,
            "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
            "SKERRY_LANGUAGE": "en",
        },
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    assert printed, f"the page shows nothing for: {command}"
    expected = re.escape(printed.strip()).replace(re.escape("..."), ".*")
    assert re.fullmatch(expected, found.stdout.strip(), re.DOTALL), found.stdout


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_links_lead_somewhere(page: Path) -> None:
    targets = LINK.findall(page.read_text(encoding="utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_pages_exist_and_have_examples() -> None:
    assert sum(len(commands(page)) for page in PAGES) >= 3
