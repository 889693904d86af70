"""Plain Python and the compiler give the same answers, to the byte."""

import os
import subprocess
import sys
from itertools import zip_longest

from skerry.rulebook.compiling import COMPILED
from skerry.rulebook.game import Game
from tests.conformance import playing
from tests.conformance.playing import stride

GAMES = 60


def test_plain_and_compiled_rules_answer_alike(game: Game) -> None:
    games = GAMES // stride(game)
    other_speed = "1" if COMPILED else "0"
    run = subprocess.run(
        [sys.executable, "-W", "error", playing.__file__, game.name, str(games)],
        env={**os.environ, "NUMBA_DISABLE_JIT": other_speed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    speed, *there = run.stdout.splitlines()
    assert speed == ("plain" if COMPILED else "compiled")
    assert len(there) > games
    for number, (line, other) in enumerate(zip_longest(playing.trace(game, games), there)):
        assert line == other, f"position {number}"
