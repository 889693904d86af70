"""Text both ways, for actions and positions.

A position that was read back has to agree in all that can still matter: with the same chance before it, it
is the same text, the same seat moves, the same actions are legal or forbidden by the same rules, and so at
every step to the same end.
"""

import random
from contextlib import suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as some

from skerry.rulebook.game import Game, Position, find_game, game_names
from skerry.rulebook.refusal import Refused
from tests.conformance.playing import positions, stride, take_generator, tried
from tests.conformance.refusals import check_sentence

GAMES = range(8)


def test_actions_are_written_and_read_back(game: Game) -> None:
    for position in positions(game, GAMES):
        legal = game.legal(position)
        texts = [game.write(position, action) for action in legal]
        assert len(set(texts)) == len(texts)
        assert all(text.isprintable() and text == text.strip() for text in texts)
        assert [game.read(position, text) for text in texts] == legal
        assert [game.read(position, f"  {text} ") for text in texts] == legal


def rule_of(game: Game, position: Position, action: int) -> str | None:
    refusal = game.why_not(position, action)
    return None if refusal is None else refusal.rule


def assert_alike(game: Game, position: Position, again: Position) -> None:
    """Two positions agree in all that can still matter."""
    assert game.write_position(again) == game.write_position(position)
    assert game.legal(again) == game.legal(position)
    assert game.rules.seat_to_move(again) == game.rules.seat_to_move(position)
    assert bool(game.rules.over(again)) == bool(game.rules.over(position))
    assert game.rules.winner(again) == game.rules.winner(position)
    assert game.scores(again) == game.scores(position)
    actions = tried(game, position)
    assert [rule_of(game, again, action) for action in actions] == [
        rule_of(game, position, action) for action in actions
    ]


def test_a_position_read_back_plays_on_alike(game: Game) -> None:
    choice = random.Random(11)
    for position in positions(game, GAMES, every=2):
        text = game.write_position(position)
        assert text.isprintable()
        assert text == text.strip()
        again = game.read_position(text)
        take_generator(game, position, again)
        step = 0
        while True:
            over = bool(game.rules.over(position))
            if step % stride(game) == 0 or over:
                assert_alike(game, position, again)
            if over:
                break
            step += 1
            action = choice.choice(game.legal(position))
            game.rules.play(position, action)
            game.rules.play(again, action)


def test_a_position_read_back_is_seen_alike(game: Game) -> None:
    for position in positions(game, GAMES, every=3):
        again = game.read_position(game.write_position(position))
        for seat in range(game.seats_of(position)):
            seen, seen_again = game.see(position, seat), game.see(again, seat)
            assert game.legal(seen) == game.legal(seen_again)
            assert game.write_position(seen) == game.write_position(seen_again)


def test_a_position_cut_short_is_refused(game: Game) -> None:
    for position in positions(game, range(2), every=5):
        text = game.write_position(position)
        for end in range(len(text)):
            with pytest.raises(Refused) as caught:
                game.read_position(text[:end])
        check_sentence(caught.value)


@pytest.mark.parametrize("name", game_names())
@given(some.data())
def test_a_changed_position_is_refused_or_sound(name: str, given_data: some.DataObject) -> None:
    game = find_game(name)
    position = given_data.draw(some.sampled_from(list(positions(game, range(1)))))
    text = game.write_position(position)
    place = given_data.draw(some.integers(0, len(text) - 1))
    sign = given_data.draw(some.sampled_from(sorted(set(text))) | some.characters())
    try:
        changed = game.read_position(text[:place] + sign + text[place + 1 :])
    except Refused as refusal:
        check_sentence(refusal)
        return
    again = game.read_position(game.write_position(changed))
    assert game.write_position(again) == game.write_position(changed)
    assert bool(game.legal(changed)) != bool(game.rules.over(changed))
    for action in game.legal(changed):
        after = game.copy(changed)
        game.rules.play(after, action)
        assert game.read_position(game.write_position(after)) is not None


@pytest.mark.parametrize("name", game_names())
@given(some.text())
@example("")
@example("٣" * 6)
@example("\0")
def test_any_text_is_a_position_or_refused(name: str, text: str) -> None:
    with suppress(Refused):
        find_game(name).read_position(text)
