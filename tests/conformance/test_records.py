"""The record is the position: copied, stored, taken back and replayed byte for byte."""

from pathlib import Path

import msgspec
import pytest

from skerry.rulebook.game import Game
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused
from skerry.rulebook.replay import Replay, load, play_again, save, to_replay
from tests.conformance.playing import new_match, positions, random_game, snapshot, steps, stride
from tests.conformance.refusals import check_sentence

GAMES = range(10)


def test_a_copy_is_a_position_of_its_own(game: Game) -> None:
    for position in positions(game, GAMES):
        before = position.tobytes()
        copied = game.copy(position)
        assert copied.tobytes() == before
        for action in game.legal(position)[:1]:
            game.rules.play(copied, action)
            assert copied.tobytes() != before
        assert position.tobytes() == before


def test_a_position_restored_from_bytes_plays_on_alike(game: Game) -> None:
    for seed in GAMES:
        shadow = None
        for match in random_game(game, seed):
            if shadow is not None:
                game.rules.play(shadow, match.actions[-1])
                assert shadow.tobytes() == match.position.tobytes()
            shadow = game.from_bytes(match.position.tobytes())
            assert len(match.position.tobytes()) == game.dtype.itemsize


def test_bytes_of_another_length_are_refused(game: Game) -> None:
    stored = new_match(game, 0).position.tobytes()
    for wrong in (b"", stored[:-1], stored + b"\0", stored * 2):
        with pytest.raises(Refused) as caught:
            game.from_bytes(wrong)
        assert caught.value.rule == "damaged"
        check_sentence(caught.value)


def test_undo_goes_back_byte_for_byte_and_the_game_can_be_played_again(game: Game) -> None:
    for seed in GAMES:
        before = [snapshot(match) for match in random_game(game, seed)]
        *_, match = random_game(game, seed)
        played = [game.write(match.position, action) for action in match.actions]
        for earlier in reversed(before[:-1]):
            match.undo()
            assert snapshot(match) == earlier
        with pytest.raises(Refused) as caught:
            match.undo()
        assert caught.value.rule == "nothing-to-undo"
        check_sentence(caught.value)
        assert snapshot(match) == before[0]
        for action in played:
            match.play(action)
        assert snapshot(match) == before[-1]


def test_a_replay_from_a_seed_ends_in_the_same_record(game: Game) -> None:
    for seed in GAMES:
        for number, match in enumerate(random_game(game, seed)):
            if number % (7 * stride(game)) and not match.over:
                continue
            again = play_again(through_json(to_replay(match)), "a file")
            assert snapshot(again) == snapshot(match)


def test_a_replay_from_a_setup_ends_in_the_same_record(game: Game) -> None:
    for seed in GAMES:
        dealt = new_match(game, seed)
        *_, match = steps(Match(game, options=dealt.options, setup=dealt.setup), seed)
        again = play_again(through_json(to_replay(match)), "a file")
        assert again.seed is None
        assert snapshot(again) == snapshot(match)


def test_a_saved_match_is_loaded_from_its_file(game: Game, tmp_path: Path) -> None:
    *_, match = random_game(game, 1)
    path = tmp_path / "game.json"
    save(match, path, players=["one", "two"])
    assert snapshot(load(path)) == snapshot(match)
    assert msgspec.json.decode(path.read_bytes(), type=Replay).players == ["one", "two"]


def through_json(replay: Replay) -> Replay:
    return msgspec.json.decode(msgspec.json.encode(replay), type=Replay)
