"""What a player is given: a view, and a way to deal the hidden part again."""

from dataclasses import FrozenInstanceError
from fractions import Fraction

import pytest

import skerry
from skerry.players.player import Choice, Seen


def seen_at_the_start(seat: int = 0) -> Seen:
    match = skerry.play("chartae", seed=7)
    return Seen(match.game, seat, match.game.see(match.position, seat))


def test_a_player_sees_what_is_legal() -> None:
    seen = seen_at_the_start()
    assert [seen.game.write(seen.position, action) for action in seen.legal()] == ["turn 0,0", "take"]


def test_dealing_again_leaves_what_is_seen_alone() -> None:
    seen = seen_at_the_start()
    before = seen.position.tobytes()
    imagined = [seen.redeal(seed) for seed in range(10)]
    assert seen.position.tobytes() == before
    assert len({position.tobytes() for position in imagined}) == 10
    for position in imagined:
        assert seen.game.see(position, seen.seat).tobytes() == before


def test_dealing_again_follows_from_the_seed() -> None:
    assert seen_at_the_start().redeal(3).tobytes() == seen_at_the_start().redeal(3).tobytes()


def test_what_is_seen_and_chosen_cannot_be_exchanged() -> None:
    seen, choice = seen_at_the_start(), Choice(0)
    with pytest.raises(FrozenInstanceError):
        seen.seat = 1  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        choice.action = 1  # type: ignore[misc]


def test_a_choice_may_know_its_chance() -> None:
    assert Choice(5).value is None
    assert Choice(5, Fraction(5, 12)) == Choice(5, Fraction(5, 12))
