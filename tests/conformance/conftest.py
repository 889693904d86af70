"""Every test of this folder runs once for each game of the house."""

import pytest

from skerry.rulebook.game import Game, find_game, game_names


@pytest.fixture(params=game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return find_game(request.param)
