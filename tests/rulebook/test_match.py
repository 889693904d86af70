"""Matches in a notebook, and how a game is found."""

import doctest

import pytest

import skerry
from skerry.rulebook import match as matches
from skerry.rulebook.game import find_game, game_names
from skerry.rulebook.refusal import Refused
from tests.conformance.refusals import check_sentence


def test_the_example_of_the_module_runs() -> None:
    assert doctest.testmod(matches).failed == 0
    assert doctest.testmod(matches).attempted > 0


def test_games_are_found_by_name() -> None:
    assert "chartae" in game_names()
    for name in game_names():
        assert find_game(name).name == name
        assert find_game(name) is find_game(name)
        assert find_game(name).words_folder().is_dir()


@pytest.mark.parametrize("name", ["", "Chartae", "chess", " chartae", "٣", "\0", "x" * 10_000, None, 5, [1]])
def test_an_unknown_game_is_refused(name: object) -> None:
    with pytest.raises(Refused) as caught:
        skerry.play(name)  # type: ignore[arg-type]
    assert caught.value.rule == "unknown-game"
    assert "chartae" in str(caught.value)
    check_sentence(caught.value)


def test_playing_can_be_chained_and_undone() -> None:
    match = skerry.play("chartae", seed=7, options={"land": 0, "first": 0})
    begun = repr(match)
    match.play("turn 0,0").play("take").play("lay 1,0 r2")
    assert match.seat == 0
    assert match.undo().undo().undo() is match
    assert repr(match) == begun


def test_a_match_tells_its_story() -> None:
    match = skerry.play("chartae", seed=7, options={"land": 0, "first": 0})
    match.play("turn 0,0").play("take").play("lay 1,0 r2")
    assert len(match.story()) == 3
    assert match.story("de") != match.story("en")


def test_a_picture_shows_no_more_than_the_seat_to_move_may_see() -> None:
    match = skerry.play("chartae", seed=7)
    drawn, told = match._repr_svg_(), str(match)
    for seed in range(5):
        match.game.rules.redeal(match.position, 0, seed)
        assert match._repr_svg_() == drawn
        assert str(match) == told


def test_what_the_package_offers() -> None:
    assert skerry.Match is matches.Match
    assert skerry.Refused is Refused
    with pytest.raises(AttributeError, match="xyzzy"):
        skerry.xyzzy  # noqa: B018
