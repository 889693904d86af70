"""A house that is killed has kept its word: see `crashing.py`. `make crash` does it ten thousand times."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from skerry.rulebook.game import game_names

from . import crashing
from .crashing import Tally, crash

# A house that dies leaves sockets half open in its visitors, whose library forgets to close them.
pytestmark = pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"
)


@pytest.fixture(autouse=True)
def forget_sockets() -> Iterator[None]:
    """Let them go while they may, so that no other test is blamed."""
    yield
    gc.collect()


def test_every_acknowledged_action_outlives_a_kill(tmp_path: Path) -> None:
    trial = asyncio.run(crash(kills=3, seed=5, game="chartae", folder=tmp_path))
    assert trial.kills == 4
    assert trial.checked > 0


def test_a_long_trial_stops_when_asked_and_goes_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(crashing, "LONGEST_LIFE", 0.05)
    monkeypatch.setattr(crashing, "game_names", lambda: ["chartae"])
    monkeypatch.setattr(crashing, "Stopping", Impatient)
    path = tmp_path / "build" / "crash.json"
    for kills in (1, 2):
        crashing.main(2, path)
        assert Tally.read(path).kills == kills
    assert "going on after 1 kills" in capsys.readouterr().out


class Impatient:
    """Asks to stop as soon as one life is over."""

    def __init__(self) -> None:
        self.looked = 0

    @property
    def asked(self) -> bool:
        self.looked += 1
        return self.looked > 1


@pytest.mark.slow
@pytest.mark.parametrize("game", game_names())
def test_two_hundred_kills(tmp_path: Path, game: str) -> None:
    trial = asyncio.run(crash(kills=100, seed=11, game=game, folder=tmp_path))
    assert trial.kills == 101
    assert trial.checked > 1000
