"""Compiled code on disk: kept where only its owner can write, checked, never in anybody's way."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from skerry.rulebook import compiling

ASK = "import skerry; print(skerry.play('chartae', seed=1).legal())"


def ask(cache: Path, **environment: str) -> str:
    """What a program says that uses this cache; anything on stderr is a fault."""
    found = subprocess.run(
        [sys.executable, "-c", ASK],
        env={**os.environ, "XDG_CACHE_HOME": str(cache), **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert found.stderr == ""
    return found.stdout


def test_a_damaged_cache_is_compiled_again(tmp_path: Path) -> None:
    said = ask(tmp_path)
    for ending in (".nbi", ".nbc"):
        files = sorted(path for path in tmp_path.rglob(f"*{ending}") if "legal" in path.name)
        assert files
        whole = [path.read_bytes() for path in files]
        for harm in (b"", whole[0][:60], b"\x80\x04nonsense" * 20):
            for path in files:
                path.write_bytes(harm)
            assert ask(tmp_path) == said
            assert all(path.read_bytes() != harm for path in files)
    code = next(path for path in tmp_path.rglob("*.nbc") if "legal" in path.name)
    stored = bytearray(code.read_bytes())
    stored[len(stored) // 2] ^= 1
    code.write_bytes(stored)
    assert ask(tmp_path) == said


def test_a_folder_that_somebody_else_can_write_to_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    own = compiling.cache_folder()
    assert own.is_relative_to(tmp_path)
    (tmp_path / "skerry").chmod(0o777)
    monkeypatch.setattr(compiling.tempfile, "gettempdir", lambda: str(tmp_path / "elsewhere"))
    assert not compiling.cache_folder().is_relative_to(tmp_path / "skerry")


def test_without_a_home_nothing_is_called_tilde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    monkeypatch.chdir(tmp_path)
    folder = compiling.cache_folder()
    assert not (tmp_path / "~").exists()
    assert compiling.is_own(folder)


def test_the_folder_depends_on_every_source() -> None:
    assert compiling.source_digest() == compiling.source_digest()
    assert compiling.source_digest() in str(compiling.cache_folder())
