"""The command line as a person or a program meets it: every command, and everything bad that can be typed."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import shutil
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

import skerry
from skerry import cli
from skerry.games.fjorde.game import FJORDE
from skerry.rulebook.words import LANGUAGES

OPENING = "H0 0,0 E:FGHCHCD 0 0L 0"


def run(*arguments: str, text: str | bytes = "") -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, with an input that is no terminal."""
    raw = text if isinstance(text, bytes) else text.encode()
    done = subprocess.run(
        [sys.executable, "-m", "skerry", *arguments],
        input=raw,
        capture_output=True,
        timeout=60,
        env={**os.environ, "SKERRY_LANGUAGE": "en"},
        check=False,
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode()
    )


@pytest.fixture
def call(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    """A command in this process: its exit code, what it says, and what it complains about."""
    monkeypatch.setenv("SKERRY_LANGUAGE", "en")

    def called(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["skerry", *arguments])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        said = capsys.readouterr()
        code = ended.value.code
        assert isinstance(code, int)
        return code, said.out, said.err

    return called


# Each command


def test_a_game_in_lines_is_played_saved_replayed_and_analysed(tmp_path: Path) -> None:
    path, picture = str(tmp_path / "game.json"), tmp_path / "map.svg"
    game = run("play", "--seed", "5", "--first", "me", "--side", "sea", "--save", path, text="2\n1\n" * 12)
    assert game.returncode == 0, game.stderr
    assert " wins" in game.stdout
    shown = run("replay", path, "--svg", str(picture))
    assert shown.returncode == 0, shown.stderr
    assert picture.read_text().startswith("<svg")
    analysed = run("analyse", "chartae", path, "--at", "2", "--json")
    assert analysed.returncode == 0, analysed.stderr
    assert json.loads(analysed.stdout)["actions"]


def test_an_input_that_ends_in_the_middle_of_a_game_is_no_fault() -> None:
    game = run("play", "chartae", "--seed", "5", "--first", "me", "--bot", "random", text="take\nlay 1,0")
    assert game.returncode == 0, game.stderr
    assert "The input has ended" in game.stdout
    assert game.stderr == ""


def test_an_input_that_is_no_text_is_refused_and_the_game_goes_on() -> None:
    game = run("play", "--seed", "5", "--first", "me", text=b"\xff\xfe\x00take\n\x80\ntake\n")
    assert game.returncode == 0, game.stderr
    assert "is no action" in game.stdout
    assert "takes a tile in hand" in game.stdout


def test_bots_are_watched_without_a_screen() -> None:
    watched = run("watch", "--players", "greedy,random", "--seed", "4", "--delay", "0", "--language", "hu")
    assert watched.returncode == 0, watched.stderr
    assert "Tenger" in watched.stdout


def test_the_engine_answers_line_by_line_and_loads_no_screen() -> None:
    program = (
        "import sys; from skerry.cli import main\n"
        "try: main()\n"
        "finally: print([name for name in ('textual', 'rich') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "engine"],
        input='new chartae {"seed": 7}\nlegal\nnonsense\nquit\n',
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    lines = done.stdout.splitlines()
    assert lines[:4] == ["ok", "turn 0,0", "take", "ok"]
    assert lines[4].startswith("error unknown-command ")
    assert lines[5:] == ["ok", "[]"]


def test_a_game_on_a_terminal_is_on_the_screen_and_can_be_left() -> None:
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm-256color", SKERRY_LANGUAGE="en")
        os.execv(sys.executable, [sys.executable, "-m", "skerry", "play", "--bot", "random", "--first", "me"])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    seen, asked, limit = b"", False, time.monotonic() + 30
    while time.monotonic() < limit:
        if select.select([terminal], [], [], 0.2)[0]:
            try:
                seen += os.read(terminal, 1 << 16)
            except OSError:  # the other end is closed
                break
        if not asked and b"Your turn" in seen:
            os.write(terminal, b"q")
            asked = True
    assert asked
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    os.close(terminal)


def test_an_analysis_lists_every_action_best_first(call: Callable[..., tuple[int, str, str]]) -> None:
    code, said, _ = call("analyse", "chartae", OPENING)
    assert code == 0
    values = [Fraction(line.split()[-1]) for line in said.splitlines()[2:]]
    assert len(values) == 2
    assert values == sorted(values, reverse=True)
    code, said, _ = call("analyse", "chartae", OPENING, "--json")
    found = json.loads(said)
    assert [Fraction(action["value"]) for action in found["actions"]] == values
    assert found["seat"] == 0


def test_help_and_version(call: Callable[..., tuple[int, str, str]]) -> None:
    for arguments in ([], ["--help"], ["play", "--help"]):
        code, said, _ = call(*arguments)
        assert code == 0
        assert "Usage" in said
    assert call("--version")[1].startswith("skerry ")


def test_solving_is_handed_on(
    monkeypatch: pytest.MonkeyPatch, call: Callable[..., tuple[int, str, str]]
) -> None:
    asked: list[object] = []
    monkeypatch.setattr("skerry.lab.solving.solve_chartae", lambda *given: asked.extend(given) or 130)
    code, _, complaint = call("solve", "chartae", "--folder", "here", "--keep", "--gpu", "--workers", "3")
    assert asked == [Path("here"), False, True, True, 3, "en"]
    assert code == 130
    assert complaint == "Interrupted.\n"


def test_warming_is_handed_on(
    monkeypatch: pytest.MonkeyPatch, call: Callable[..., tuple[int, str, str]]
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr("skerry.lab.warming.warm", lambda: asked.append(True))
    assert call("warm")[0] == 0
    assert asked == [True]


# Whatever is wrong is one sentence


BAD = [
    (["nonsense"], "nonsense"),
    (["play", "fjords"], "fjords"),
    (["play", "--bot", "wise"], "wise"),
    (["play", "--side", "air"], "air"),
    (["play", "--first", "nobody"], "nobody"),
    (["play", "--compass", "4"], "4"),
    (["play", "--compass", "-1"], "-1"),
    (["play", "--seed", "seven"], "seven"),
    (["play", "--seed", "99999999999999999999"], "99999999999999999999"),
    (["play", "--seed", "-3"], "“-3” is not a seed"),
    (["watch", "--seed", "9" * 30], "9” is not a seed"),
    (["play", "--language", "xx"], "xx"),
    (["play", "--speed", "9"], "--speed"),
    (["play", "chartae", "chartae"], "chartae"),
    (["watch", "--players", "greedy"], "greedy"),
    (["watch", "--players", "greedy,wise"], "wise"),
    (["watch", "--delay", "soon"], "soon"),
    (["watch", "--delay", "nan"], "nan"),
    (["replay"], "FILE"),
    (["replay", "nowhere.json"], "nowhere.json"),
    (["replay", "."], "."),
    (["analyse", "chartae"], "POSITION"),
    (["analyse", "chartae", "H0 0,0"], "six parts"),
    (["analyse", "chartae", "H0 0,0 E:FGHCHCD 3 0L 0"], "3"),
    (["analyse", "chartae", "\x00"], "six parts"),
    (["analyse", "chartae", "H0 " * 3000], "six parts"),
    (["analyse", "chartae", "nowhere.json"], "nowhere.json"),
    (["analyse", "fjords", OPENING], "fjords"),
    (["analyse", "chartae", OPENING, "--at", "two"], "two"),
    (["analyse", "fjorde", OPENING], "10 parts"),
    (["analyse", "fjorde", OPENING, "--seconds", "soon"], "soon"),
    (["analyse", "fjorde", OPENING, "--seconds", "-1"], "-1"),
    (["play", "fjorde", "--compass", "2"], "compass"),
    (["play", "fjorde", "--fair"], "fair"),
    (["watch", "fjorde", "--players", "greedy,perfect"], "perfect"),
    (["engine", "--language", "klingon"], "klingon"),
    (["solve", "fjords"], "fjords"),
    (["solve", "chartae", "--workers", "many"], "many"),
    (["solve", "chartae", "--workers", "0"], "at least 1"),
    (["solve", "chartae", "--prove", "--workers", "0"], "at least 1"),
]


@pytest.mark.parametrize(("arguments", "named"), BAD, ids=[" ".join(bad[0])[:40] for bad in BAD])
def test_bad_input_is_answered_with_a_sentence(
    arguments: list[str], named: str, call: Callable[..., tuple[int, str, str]]
) -> None:
    code, said, complaint = call(*arguments)
    assert code not in (0, None)
    assert said == ""
    assert named in complaint
    assert complaint.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_complaints_come_in_the_readers_language(
    language: str, call: Callable[..., tuple[int, str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    complaints = [call("play", "--language", language, *bad)[2] for bad in (["--speed"], ["--side", "air"])]
    monkeypatch.setenv("SKERRY_LANGUAGE", language)
    assert call("play", "--speed")[2] == complaints[0]
    assert call("play", "--side", "air")[2] == complaints[1]


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b'{"skerry": 1}',
        b"null",
        b"[" * 100_000,
    ],
)
def test_a_damaged_replay_is_answered_with_a_sentence(
    damage: bytes, tmp_path: Path, call: Callable[..., tuple[int, str, str]]
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(damage)
    code, _, complaint = call("replay", str(path))
    assert code == 1
    assert complaint.count("\n") == 1
    assert "game.json" in complaint


def test_a_file_that_cannot_be_written_is_answered_with_a_sentence(tmp_path: Path) -> None:
    game = run("play", "--seed", "5", "--save", str(tmp_path / "nowhere" / "game.json"), text="")
    assert game.returncode == 1
    assert "nowhere" in game.stderr
    assert "Traceback" not in game.stderr


@pytest.mark.parametrize(
    "held", ["a letter", '{"skerry": 1}', ""], ids=["a letter", "half a replay", "nothing"]
)
def test_a_file_that_is_there_is_not_overwritten(
    held: str, tmp_path: Path, call: Callable[..., tuple[int, str, str]]
) -> None:
    path = tmp_path / "mine"
    path.write_text(held)
    code, said, complaint = call("play", "--plain", "--save", str(path))
    assert (code, said) == (1, "")
    assert "choose another name" in complaint
    assert path.read_text() == held
    assert list(tmp_path.iterdir()) == [path]


def test_a_pipe_is_no_replay(tmp_path: Path, call: Callable[..., tuple[int, str, str]]) -> None:
    os.mkfifo(tmp_path / "pipe")
    for command in (["replay"], ["analyse", "chartae", "--at", "1"]):
        code, _, complaint = call(*command, str(tmp_path / "pipe"))
        assert code == 1
        assert "no regular file" in complaint


def test_the_game_that_was_chosen_is_the_one_that_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm", SKERRY_LANGUAGE="en")
        command = [sys.executable, "-m", "skerry", "play", "--plain", "--first", "me", "--save", str(path)]
        os.execv(sys.executable, command)
    os.write(terminal, b"2\nquit\n")
    seen = b""
    while True:
        try:
            seen += os.read(terminal, 1 << 16)
        except OSError:  # the other end is closed
            break
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    os.close(terminal)
    kept = json.loads(path.read_text())
    assert f"Seed of this game: {kept['seed']}." in seen.decode()
    assert kept["players"] == ["you", "greedy"]


@pytest.mark.parametrize(
    ("command", "code", "complaint"),
    [
        ("--version >&-", 1, "output is closed"),
        ("--version >&- 2>&-", 1, ""),
        ("--version 2>&-", 0, ""),
        ("--nonsense 2>&-", 2, ""),
        ("engine >&-", 1, "output is closed"),
        ("engine <&-", 0, ""),
        ("play --plain --seed 1 <&-", 0, ""),
        ("play --plain --seed 1 >&-", 1, "output is closed"),
    ],
)
def test_closed_streams_are_no_fault_of_the_program(command: str, code: int, complaint: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f"exec {sys.executable} -m skerry {command}"],
        input=b"legal\n",
        capture_output=True,
        timeout=60,
        env={**os.environ, "SKERRY_LANGUAGE": "en"},
        check=False,
    )
    assert done.returncode == code
    told = done.stderr.decode()
    assert complaint in told
    assert told.count("\n") == bool(complaint)


@pytest.mark.parametrize(
    "command", [["analyse", "chartae", OPENING], ["play", "--plain"], ["engine"], ["watch", "--delay", "0"]]
)
def test_a_damaged_edition_is_answered_with_a_sentence(command: list[str], tmp_path: Path) -> None:
    copy = tmp_path / "skerry"
    shutil.copytree(Path(cli.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__"))
    with (copy / "games/chartae/editions/printed.toml").open("a") as file:
        file.write("x=\n")
    done = subprocess.run(
        [sys.executable, "-m", "skerry", *command],
        input=b"new chartae\nnew chartae\n",
        capture_output=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "SKERRY_LANGUAGE": "en"},
        check=False,
    )
    assert done.returncode == 1
    told = done.stderr.decode()
    assert "printed.toml: not TOML" in told
    assert told.count("\n") == 1


def test_an_end_that_comes_too_early_is_no_interruption(
    monkeypatch: pytest.MonkeyPatch, call: Callable[..., tuple[int, str, str]]
) -> None:
    def ends() -> None:
        raise EOFError("Ran out of input")

    monkeypatch.setattr("skerry.lab.warming.warm", ends)
    code, _, complaint = call("warm")
    assert code == 1
    assert "ended too early" in complaint
    assert "Interrupted" not in complaint


def test_whoever_stops_reading_gets_no_complaint() -> None:
    game = subprocess.Popen(
        [sys.executable, "-m", "skerry", "watch", "--delay", "0", "--seed", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert game.stdout is not None
    assert game.stderr is not None
    game.stdout.readline()
    game.stdout.close()
    assert game.wait(60) == 1
    assert game.stderr.read() == b""
    game.stderr.close()


def test_fjorde_is_played_in_lines_with_its_options_its_help_and_its_questions() -> None:
    options = ["--option", "rounds=1", "--option", "row=true", "--bot", "random", "--first", "me"]
    lines = ["help", "why MMMMMM", "why 1,0", "territory", "tiles", "fill", "why draw", "quit"]
    done = run("play", "fjorde", "--seed", "3", *options, text="\n".join(lines))
    assert done.returncode == 0, done.stderr
    for said in (
        "Fields, round 1 of 1: Red 0, White 0",
        "territory: whose land",
        "MMMMMM fits nowhere:",
        "...PPS",
        "Out of everybody’s reach: 0,0 0,1 -1,1",
        "Face down, 33 in all",
        "once nothing is contested",
        "FJ-D2: ",
    ):
        assert said in done.stdout


LAND_TAKING = "1 - l - - - - 0,0PSPPMM;0,1PPPPPP;-1,1MPPPPP;1,0SSPPPSF0;-1,2PPPPPPF1 0 0"


def test_fjorde_is_analysed_in_discovery_and_in_land_taking(
    call: Callable[..., tuple[int, str, str]],
) -> None:
    code, said, _ = call("analyse", "fjorde", LAND_TAKING)
    assert code == 0, said
    assert "proven" in said
    assert "Best line: " in said
    found = json.loads(call("analyse", "fjorde", LAND_TAKING, "--json")[1])
    assert found["kind"] == "exact"
    assert sum(found["points"]) == len(found["line"]) == 3
    begun = FJORDE.write_position(skerry.play("fjorde", seed=3).position)
    code, said, _ = call("analyse", "fjorde", begun, "--seconds", "0.2", "--language", "hu")
    assert code == 0
    assert "becsült esélye" in said
    assert "draw" in said.splitlines()[-1]


def test_a_damaged_edition_of_fjorde_is_answered_with_a_sentence(tmp_path: Path) -> None:
    copy = tmp_path / "skerry"
    shutil.copytree(Path(cli.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__"))
    edition = copy / "games/fjorde/editions/printed.toml"
    edition.write_text(edition.read_text().replace("copies = 5", "copies = 4", 1))
    for command in (["play", "fjorde", "--plain"], ["engine"], ["analyse", "fjorde", LAND_TAKING]):
        done = subprocess.run(
            [sys.executable, "-m", "skerry", *command],
            input=b"new fjorde\nnew fjorde\n",
            capture_output=True,
            timeout=60,
            env={**os.environ, "PYTHONPATH": str(tmp_path), "SKERRY_LANGUAGE": "en"},
            check=False,
        )
        told = done.stderr.decode()
        assert done.returncode == 1
        assert "printed.toml" in told
        assert "39 tiles" in told
        assert told.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_there_for_fjorde_is_said(
    language: str, call: Callable[..., tuple[int, str, str]]
) -> None:
    code, _, complaint = call("solve", "fjorde", "--language", language)
    assert code == 1
    assert "skerry analyse fjorde" in complaint
    code, _, complaint = call("play", "fjorde", "--side", "land", "--language", language)
    assert code == 1
    assert "side" in complaint
    assert "oversight" in complaint


def test_saltfjord_is_played_with_several_bots_and_alone() -> None:
    done = run("play", "saltfjord", "--seed", "3", "--option", "players=3", text="help\nset 1\n1\nquit\n")
    assert done.returncode == 0
    assert done.stdout.count("medium plays") == 2
    assert "Green" in done.stdout
    assert "a white die works a column" in done.stdout.lower()
    alone = run("play", "saltfjord", "--seed", "3", "--option", "players=1", text="why set 1\nresign\n")
    assert alone.returncode == 0
    assert "alone" in alone.stdout
    assert "has resigned" in alone.stdout


def test_an_edition_is_checked_and_its_fault_named_with_line_and_field(tmp_path: Path) -> None:
    from skerry.games.saltfjord.edition import HOUSE

    sound = run("edition", "check", "saltfjord", str(HOUSE))
    assert sound.returncode == 0
    assert "“house”" in sound.stdout
    path = tmp_path / "faces.toml"
    path.write_text(HOUSE.read_text(encoding="utf-8").replace('cells = ["wood"]', 'cells = ["stone"]', 1))
    broken = run("edition", "check", "saltfjord", str(path))
    assert broken.returncode != 0
    assert re.search(r"faces.toml, line [0-9]+, tile 1, cells: “stone” is no resource", broken.stderr)
    assert run("edition", "burn", "saltfjord", str(path)).returncode != 0
    assert "Traceback" not in run("edition", "check", "saltfjord", str(tmp_path / "none.toml")).stderr


@pytest.mark.parametrize("option", ["rounds=2", "row", "colour=red", "=", "rounds=3=1"])
def test_an_option_that_a_game_does_not_know_is_refused(option: str) -> None:
    done = run("play", "fjorde", "--option", option, text="quit\n")
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert "Choose one of these" in done.stderr
