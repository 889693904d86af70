"""`skerry serve` and `skerry verify` as a person meets them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from skerry import cli
from skerry.rulebook.words import LANGUAGES
from skerry.table.commands import Play, Resign
from skerry.table.showing import record
from tests.table.sitting import Evening

Call = Callable[..., tuple[object, str, str]]


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """A command in this process: its exit code, what it says, what it complains about."""

    def called(*arguments: str) -> tuple[object, str, str]:
        monkeypatch.setattr(sys, "argv", ["skerry", *arguments])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        said = capsys.readouterr()
        return ended.value.code, said.out, said.err

    return called


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The file of a finished game."""
    evening = Evening().begin()
    evening.do(evening.mover, Play, action="take")
    evening.do(evening.mover, Resign)
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.json.encode(record(evening.table)))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_genuine_game_is_said_to_be(call: Call, game: Path, language: str) -> None:
    code, said, complaint = call("verify", str(game), "--language", language)
    assert (code, complaint) == (0, "")
    assert str(game) in said
    assert "chartae" in said


def test_an_altered_game_is_not(call: Call, game: Path) -> None:
    game.write_text(game.read_text().replace("secret of this game", "secret of that game"))
    code, said, complaint = call("verify", str(game), "--language", "en")
    assert (code, said) == (1, "")
    assert complaint.endswith("its secret is not the one that was promised before the game.\n")


@pytest.mark.parametrize("contents", [b"", b"{}", b"\xff", b"[" * 10_000])
def test_what_is_no_game_is_said(call: Call, tmp_path: Path, contents: bytes) -> None:
    path = tmp_path / "no game"
    path.write_bytes(contents)
    code, said, complaint = call("verify", str(path), "--language", "en")
    assert (code, said) == (1, "")
    assert "is not a replay" in complaint


@pytest.mark.parametrize(
    "arguments",
    [
        ("--port", "99999"),
        ("--port", "-1"),
        ("--port", "http"),
        ("--host", "203.0.113.7"),
        ("--log", "everything"),
        ("--data", "/dev/null/folder", "--port", "0"),
    ],
)
def test_a_house_that_cannot_open_says_why(call: Call, arguments: tuple[str, ...]) -> None:
    code, said, complaint = call("serve", "--no-browser", "--language", "en", *arguments)
    assert (code, said) == (1, "")
    assert complaint.count("\n") == 1
    assert "Traceback" not in complaint
