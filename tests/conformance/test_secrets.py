"""What a seat may see: never a secret, always enough to play on; and dealing the secrets again honestly."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from math import sqrt

import pytest

from skerry.players.player import Seen
from skerry.rulebook.game import Game, Position
from tests.conformance.playing import (
    GENERATOR,
    MOST_ACTIONS_A_GAME,
    new_match,
    pieces,
    positions,
    random_game,
    without_generator,
)

GAMES = range(12)
REDEALS = range(4)
FEW_ARRANGEMENTS = 60  # a position with no more is dealt again until each has come many times
TIMES_EACH = 60
OF_EACH_SIZE = 3
FAR_OUT = 4.0  # standard deviations


def redeal(game: Game, position: Position, seat: int, seed: int) -> Position:
    imagined = game.copy(position)
    game.rules.redeal(imagined, seat, seed)
    return imagined


def seats_and_positions(game: Game, seeds: range, every: int = 1) -> Iterator[tuple[int, Position]]:
    for position in positions(game, seeds, every):
        for seat in range(game.seats_of(position)):
            yield seat, position


def told(game: Game, position: Position, seat: int) -> str:
    return json.dumps(game.view(game.see(position, seat), seat))


def test_positions_that_differ_in_secrets_look_the_same(game: Game) -> None:
    for seat, position in seats_and_positions(game, GAMES):
        for seed in REDEALS:
            imagined = redeal(game, position, seat, seed)
            assert game.see(imagined, seat).tobytes() == game.see(position, seat).tobytes()
            assert told(game, imagined, seat) == told(game, position, seat)


def test_a_proposal_tells_nothing_that_is_secret(game: Game) -> None:
    for position in positions(game, GAMES, every=5):
        seat = int(game.rules.seat_to_move(position))
        if seat < 0:
            continue
        imagined = redeal(game, position, seat, 1)
        for action in game.legal(position)[:20]:
            from_view = game.proposal(game.see(position, seat), action)
            assert from_view == game.proposal(position, action) == game.proposal(imagined, action)


def test_what_is_seen_does_not_depend_on_the_generator(game: Game) -> None:
    if GENERATOR not in game.dtype.names:
        pytest.skip("this game has no generator")
    for seat, position in seats_and_positions(game, GAMES, every=3):
        other = game.copy(position)
        other[GENERATOR][:] = [7, 7, 7, 7]
        assert game.see(other, seat).tobytes() == game.see(position, seat).tobytes()
        assert not game.see(position, seat)[GENERATOR].any()
        assert redeal(game, other, seat, 5).tobytes() == redeal(game, position, seat, 5).tobytes()


def test_seeing_changes_nothing_and_sees_all_there_is_to_see(game: Game) -> None:
    for seat, position in seats_and_positions(game, GAMES, every=2):
        before = position.tobytes()
        seen = game.see(position, seat)
        assert position.tobytes() == before
        assert game.see(seen, seat).tobytes() == seen.tobytes()
        json.loads(told(game, position, seat))


def test_who_moves_knows_what_is_legal(game: Game) -> None:
    for match in (match for seed in GAMES for match in random_game(game, seed)):
        for seat in range(game.seats_of(match.position)):
            seen = game.see(match.position, seat)
            assert game.rules.seat_to_move(seen) == game.rules.seat_to_move(match.position)
            assert bool(game.rules.over(seen)) == match.over
            if seat == match.seat:
                assert game.legal(seen) == game.legal(match.position)


def test_a_redeal_keeps_the_pieces(game: Game) -> None:
    for seat, position in seats_and_positions(game, GAMES, every=2):
        imagined = redeal(game, position, seat, 3)
        assert pieces(game, imagined) == pieces(game, position)
        assert pieces(game, redeal(game, game.see(position, seat), seat, 3)) == pieces(game, position)


def test_a_redealt_game_can_be_played_to_its_end(game: Game) -> None:
    choice = random.Random(5)
    for seat, position in seats_and_positions(game, range(4), every=2):
        imagined = redeal(game, position, seat, 9)
        for _ in range(MOST_ACTIONS_A_GAME):
            legal = game.legal(imagined)
            if not legal:
                break
            game.rules.play(imagined, choice.choice(legal))
        assert game.rules.over(imagined)


def test_a_redeal_follows_from_its_seed(game: Game) -> None:
    for seat, position in seats_and_positions(game, range(3), every=3):
        assert redeal(game, position, seat, 8).tobytes() == redeal(game, position, seat, 8).tobytes()


def test_a_player_deals_what_it_does_not_know(game: Game) -> None:
    for seat, position in seats_and_positions(game, range(4), every=2):
        seen = Seen(game, seat, game.see(position, seat))
        for seed in REDEALS:
            imagined = seen.redeal(seed)
            assert game.see(imagined, seat).tobytes() == seen.position.tobytes()
        assert seen.position.tobytes() == game.see(position, seat).tobytes()


def arrangements(game: Game, position: Position, seat: int, times: int, start: int = 0) -> Counter[bytes]:
    """How often each arrangement comes when a position is dealt again so many times."""
    return Counter(
        without_generator(game, redeal(game, position, seat, seed)) for seed in range(start, start + times)
    )


def far_out(counts: list[int], expected: float) -> float:
    """By how many standard deviations counts differ from what is expected (chi-square, Wilson-Hilferty)."""
    free = len(counts) - 1
    square = sum((count - expected) ** 2 for count in counts) / expected
    return float(((square / free) ** (1 / 3) - 1 + 2 / (9 * free)) / sqrt(2 / (9 * free)))


def test_every_arrangement_comes_about_equally_often(game: Game) -> None:
    """A record keeps hidden pieces in their order, so that each order is one arrangement."""
    tried: Counter[int] = Counter()
    for seat, position in seats_and_positions(game, range(8)):
        if len(arrangements(game, position, seat, times=2 * FEW_ARRANGEMENTS)) > FEW_ARRANGEMENTS:
            continue
        possible = arrangements(game, position, seat, times=8 * FEW_ARRANGEMENTS)
        if len(possible) == 1 or tried[len(possible)] == OF_EACH_SIZE:
            continue
        tried[len(possible)] += 1
        counts = arrangements(game, position, seat, times=TIMES_EACH * len(possible), start=10_000)
        assert counts.keys() == possible.keys()
        assert without_generator(game, position) in counts
        assert far_out(list(counts.values()), TIMES_EACH) < FAR_OUT
    if not tried:
        pytest.skip("no position of this game has so few arrangements")


def test_a_redeal_says_nothing_about_the_truth(game: Game) -> None:
    """Dealt again, two positions that look alike give each byte of the record its values equally often."""
    for seed in range(6):
        position = new_match(game, seed).position
        for seat in range(game.seats_of(position)):
            other = redeal(game, position, seat, 77)
            times = 300
            here, there = (
                [
                    Counter(column)
                    for column in zip(
                        *(
                            without_generator(game, redeal(game, source, seat, start + n))
                            for n in range(times)
                        ),
                        strict=True,
                    )
                ]
                for source, start in ((position, 0), (other, 50_000))
            )
            for first, second in zip(here, there, strict=True):
                for value in first | second:
                    spread = sqrt(max(first[value] + second[value], 1))
                    assert abs(first[value] - second[value]) < FAR_OUT * spread


def test_something_is_dealt_again_where_something_is_hidden(game: Game) -> None:
    """The suite itself: its games have positions in which a seat does not know everything."""
    hidden = sum(
        len(arrangements(game, position, seat, times=5)) > 1
        for seat, position in seats_and_positions(game, range(3))
    )
    assert hidden > 0
