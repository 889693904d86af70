"""Bots: legal actions, chosen from what a seat may see and from nothing else."""

import pytest

from skerry.players.player import Seen
from skerry.rulebook.game import Game, Position
from skerry.rulebook.refusal import Refused
from tests.conformance.playing import random_game, stride
from tests.conformance.refusals import check_sentence

MOVETIME = 0.05
EVERY = 3


def asked(game: Game) -> list[tuple[int, Position]]:
    """Positions of a random game, with the seat to move."""
    return [
        (match.seat, game.copy(match.position))
        for number, match in enumerate(random_game(game, 21))
        if number % (EVERY * stride(game)) == 0 and match.seat is not None
    ]


def test_every_bot_chooses_a_legal_action(game: Game) -> None:
    assert game.players
    for name in game.players:
        player = game.player(name, seed=1)
        for seat, position in asked(game):
            seen = Seen(game, seat, game.see(position, seat))
            before = seen.position.tobytes()
            choice = player.choose(seen, MOVETIME)
            assert choice.action in game.legal(position)
            assert choice.value is None or 0 <= choice.value <= 1
            assert seen.position.tobytes() == before


def test_no_choice_depends_on_a_secret(game: Game) -> None:
    """Secrets are dealt again under the same seed of the bot: it chooses the same."""
    for name in game.players:
        for seat, position in asked(game)[::2]:
            other = game.copy(position)
            game.rules.redeal(other, seat, 99)
            first, second = (
                game.player(name, seed=3).choose(Seen(game, seat, game.see(dealt, seat)))
                for dealt in (position, other)
            )
            assert first == second


def test_a_bot_plays_the_same_game_from_the_same_seed(game: Game) -> None:
    for name in game.players:
        first, second = (game.player(name, seed=4) for _ in range(2))
        for seat, position in asked(game)[::2]:
            seen = Seen(game, seat, game.see(position, seat))
            assert first.choose(seen).action == second.choose(seen).action


@pytest.mark.parametrize("name", ["", "xyzzy", "\0", "x" * 5000, "٣"])
def test_an_unknown_bot_is_refused(game: Game, name: str) -> None:
    with pytest.raises(Refused) as caught:
        game.player(name, seed=0)
    assert caught.value.rule == "unknown-player"
    check_sentence(caught.value)
