"""What the contract answers for a game that adds nothing of its own, and which bots people are offered."""

import pytest

from skerry.rulebook.analysis import Patience
from skerry.rulebook.game import Game, find_game, game_names
from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import LANGUAGES, words


def test_a_game_without_answers_of_its_own_says_so() -> None:
    game = find_game("chartae")
    for ask in (
        lambda: Game.analyse(game, game.blank(), Patience(0)),
        lambda: Game.settled(game, game.blank()),
    ):
        with pytest.raises(Refused) as caught:
            ask()
        sentences = {words(language).explain(caught.value) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)
    assert Game.questions(game) == {}
    assert Game.painted(game, "lay 1,0 SSPPPS") == "lay 1,0 SSPPPS"


@pytest.mark.parametrize("name", game_names())
def test_people_are_offered_bots_and_meet_a_middling_one(name: str) -> None:
    game = find_game(name)
    assert set(game.opponents) <= set(game.players)
    assert game.opponent in (game.opponents[1:-1] or game.opponents[1:])


def test_the_levels_of_fjorde() -> None:
    fjorde = find_game("fjorde")
    assert fjorde.opponents == ("easy", "medium", "strong", "best")
    assert fjorde.opponent == "medium"


def test_patience_ends_with_the_time_or_when_it_is_stopped() -> None:
    assert Patience(0).left == 0
    patience = Patience(100)
    assert 99 < patience.left <= 100
    patience.stopped.set()
    assert patience.left == 0
