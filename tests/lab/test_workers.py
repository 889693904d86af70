"""Who plays: processes that can be killed at any moment, and a Ray cluster; and what can be typed wrongly."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from skerry import cli
from skerry.lab.arena import Outcome, plan
from skerry.lab.keeping import Kept
from skerry.lab.workers import on_ray
from skerry.rulebook.refusal import Refused, SolveError
from skerry.rulebook.replay import load

from .playing import SMALL, held

LIMIT = 60  # seconds
Started = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Started]:
    """Begin an arena in a process group of its own, as a shell does."""
    running: list[subprocess.Popen[str]] = []

    def begin(*arguments: str, **environment: str) -> subprocess.Popen[str]:
        command = ["arena", "chartae", "--players", "random,greedy", "--seed", "5", "--folder"]
        running.append(
            subprocess.Popen(
                [sys.executable, "-m", "skerry", *command, str(tmp_path / "kept"), *arguments],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                start_new_session=True,
                env={**os.environ, "SKERRY_LANGUAGE": "en", **environment},
            )
        )
        return running[-1]

    yield begin
    for process in running:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate(timeout=LIMIT)


def soon(happens: Callable[[], object]) -> None:
    """Wait until something has happened."""
    limit = time.monotonic() + LIMIT
    while not happens():
        assert time.monotonic() < limit
        time.sleep(0.05)


def games_in(folder: Path) -> int:
    path = folder / "games.jsonl"
    return path.read_bytes().count(b"\n") if path.exists() else 0


def children(process: subprocess.Popen[str]) -> list[int]:
    """The processes that a process has begun to play games."""
    found = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(child) for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def without_times(outcomes: dict[int, Outcome]) -> list[tuple[object, ...]]:
    return [
        (game.number, game.deal, game.seats, game.first, game.scores, game.winner)
        for _, game in sorted(outcomes.items())
    ]


def test_an_arena_that_is_killed_has_lost_the_running_games_only(start: Started, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    arena = start("--games", "100000", "--workers", "2")
    soon(lambda: games_in(kept) >= 10)
    players = children(arena)
    assert len(players) == 2
    os.kill(arena.pid, signal.SIGKILL)
    arena.wait(LIMIT)
    soon(lambda: not any(lives(player) for player in players))
    with Kept(kept, SMALL) as found:
        there = set(found.outcomes)
        assert len(there) >= 10
        for number in there:
            assert load(found.replay_of(number)).over
    finished = start("--games", str(max(there) + 3), "--workers", "1")
    _, told = finished.communicate(timeout=LIMIT)
    assert finished.returncode == 0
    assert f"{len(there)} of them played already" in told
    whole = held(tmp_path / "whole", max(there) + 3)
    with Kept(kept, SMALL) as found, Kept(whole, SMALL) as expected:
        assert without_times(found.outcomes) == without_times(expected.outcomes)


def test_ctrl_c_stops_an_arena_with_what_it_has(start: Started, tmp_path: Path) -> None:
    arena = start("--games", "100000", "--workers", "2")
    soon(lambda: games_in(tmp_path / "kept") >= 10)
    players = children(arena)
    os.killpg(arena.pid, signal.SIGINT)  # a terminal sends it to all of them
    said, told = arena.communicate(timeout=LIMIT)
    assert arena.returncode == 130
    assert "the same command goes on from there" in told
    assert "Traceback" not in told
    assert "Counted: " in said
    assert not any(lives(player) for player in players)


def test_a_player_that_is_killed_ends_the_arena_with_a_sentence(start: Started, tmp_path: Path) -> None:
    arena = start("--games", "100000", "--workers", "2")
    soon(lambda: games_in(tmp_path / "kept") >= 4)
    os.kill(children(arena)[0], signal.SIGKILL)
    _, told = arena.communicate(timeout=LIMIT)
    assert arena.returncode == 1
    assert told.splitlines()[-1].startswith("A process that was playing has ended by itself")
    with Kept(tmp_path / "kept", SMALL) as found:
        assert len(found.outcomes) >= 4


def test_a_refusal_can_come_from_another_process() -> None:
    import pickle

    for problem in (Refused("bad-seed", "bad-seed", seed="x", largest="9"), SolveError("No table.")):
        copied = pickle.loads(pickle.dumps(problem))
        assert (str(copied), copied.rule, copied.values) == (str(problem), problem.rule, problem.values)


# Ray


def test_a_ray_cluster_of_two_plays_the_same_games(start: Started, tmp_path: Path) -> None:
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    home = {"HOME": str(tmp_path), "XDG_CACHE_HOME": cache}  # Ray keeps a token in the user's home
    arena = start("--games", "8", "--on", "ray", "--workers", "2", **home)
    said, told = arena.communicate(timeout=2 * LIMIT)
    assert arena.returncode == 0, told
    assert "Counted: 8 games" in said
    whole = held(tmp_path / "whole", 8)
    with Kept(tmp_path / "kept", SMALL) as found, Kept(whole, SMALL) as expected:
        assert without_times(found.outcomes) == without_times(expected.outcomes)
        for number in found.outcomes:
            assert found.replay_of(number).read_bytes() == expected.replay_of(number).read_bytes()


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused, match="Install the extra"):
        next(on_ray(SMALL, [], 2))


def test_a_cluster_that_does_not_answer_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, object]] = []

    def init(**settings: object) -> None:
        asked.append(settings)
        raise ConnectionError("nobody at 192.0.2.2:1")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    monkeypatch.setenv("RAY_ADDRESS", "192.0.2.2:1")
    with pytest.raises(Refused, match="nobody at 192"):
        next(on_ray(SMALL, [], 2))
    assert "num_cpus" not in asked[0]  # a cluster has its own


# The command


def arena(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setenv("SKERRY_LANGUAGE", "en")
    monkeypatch.setattr(sys, "argv", ["skerry", "arena", *arguments])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert isinstance(ended.value.code, int)
    return ended.value.code


BAD = [
    (["nowhere", "--players", "random,greedy"], "nowhere"),
    (["chartae"], "--players"),
    (["chartae", "--players", "random"], "at least two"),
    (["chartae", "--players", "random,wise"], "wise"),
    (["chartae", "--players", "random,greedy:0"], "greedy:0"),
    (["--games", "0"], "at least 1"),
    (["--games", "-4"], "-4"),
    (["--games", "1000001"], "at most 1,000,000"),
    (["--games", "9" * 30], "is not a whole number"),
    (["--games", "many"], "many"),
    (["--movetime", "0"], "at least 1"),
    (["--movetime", "soon"], "soon"),
    (["--movetime", "3600001"], "at most 3,600,000"),
    (["--threads", "0"], "at least 1"),
    (["--threads", "1025"], "at most 1,024"),
    (["--workers", "0"], "at least 1"),
    (["--workers", "5000"], "at most 1,024"),
    (["--seed", "seven"], "seven"),
    (["--seed", "-3"], "-3"),
    (["--seed", "9" * 20], "is not a seed"),
    (["--option", "colour=red"], "colour"),
    (["--option", "land=7"], "7"),
    (["--on", "mars"], "here, ray"),
    (["--sprt", "--elo1", "-5"], "elo0 must be less"),
    (["--elo0", "x"], "“x” is not a number"),
    (["--elo1", "nan"], "“nan” is not a number"),
    (["--elo1", "1e9"], "2000"),
    (["--alpha", "0"], "more than 0"),
    (["--beta", "0.5"], "at most 0.4"),
    (["chartae", "--players", "random,greedy,greedy", "--sprt"], "compares two players"),
    (["--speed", "9"], "--speed"),
]


@pytest.mark.parametrize(("arguments", "named"), BAD, ids=[" ".join(bad[0])[:40] for bad in BAD])
def test_bad_input_is_answered_with_a_sentence_and_makes_no_folder(
    arguments: list[str],
    named: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if arguments[0].startswith("--"):
        arguments = ["chartae", "--players", "random,greedy", *arguments]
    code = arena(monkeypatch, *arguments, "--folder", str(tmp_path / "kept"))
    said = capsys.readouterr()
    assert code not in (0, None)
    assert said.out == ""
    assert named in said.err
    assert said.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_options_reach_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wished = ["--option", "rounds=1", "--seed", "9", "--movetime", "20", "--threads", "2", "--games", "1"]
    folder = tmp_path / "kept"
    code = arena(
        monkeypatch,
        *("fjorde", "--players", "random,random:5", *wished, "--workers", "1", "--folder", str(folder)),
    )
    assert code == 0
    kept = json.loads((folder / "arena.json").read_text())
    assert kept["options"]["rounds"] == 1
    assert (kept["seed"], kept["threads"]) == (9, 2)
    assert [entrant["milliseconds"] for entrant in kept["entrants"]] == [20, 5]
    expected = plan("fjorde", "random,random:5", 20, {"rounds": 1}, 9, 2)
    with Kept(folder, expected) as found:
        assert sorted(found.outcomes) == [0, 1]
