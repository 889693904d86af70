"""A house that is killed has kept its word: see `crashing.py`. `make crash` does it ten thousand times."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from skerry.rulebook.game import game_names

from .crashing import crash


def test_every_acknowledged_action_outlives_a_kill(tmp_path: Path) -> None:
    trial = asyncio.run(crash(kills=3, seed=5, game="chartae", folder=tmp_path))
    assert trial.kills == 4
    assert trial.checked > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", game_names())
def test_two_hundred_kills(tmp_path: Path, game: str) -> None:
    trial = asyncio.run(crash(kills=100, seed=11, game=game, folder=tmp_path))
    assert trial.kills == 101
    assert trial.checked > 1000
