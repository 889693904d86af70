"""The learned value: what it looks at, and that it is computed as its weights say."""

import random
import sys

import numpy as np
import pytest

from skerry.games.fjorde.contest import CONTEST, UNKNOWN, begin, desk, settle_within
from skerry.games.fjorde.features import FEATURES, MINE, STEPS_TOLD_APART, THEIRS, TILES_AT, describe, sketch
from skerry.games.fjorde.game import FJORDE
from skerry.games.fjorde.state import LAND_TAKING
from skerry.games.fjorde.value import (
    NETWORK,
    TEN,
    chance_to_win,
    expect,
    network,
    plain_weights,
    shipped_weights,
)
from skerry.rulebook.game import Position
from skerry.rulebook.match import Match
from tests.games.fjorde.table import board

MOST_BYTES = 2_000_000  # that may be shipped
LINE = "0,0PPPPPP 1,0PPPPPP 2,0PPPPPP 3,0PPPPPP 4,0PPPPPP"


def described(position: Position) -> np.ndarray:
    features = np.zeros(FEATURES, np.float32)
    describe(position, features, sketch())
    return features


def expected(position: Position, weights: list[np.ndarray]) -> tuple[float, float]:
    answer = np.zeros(2, np.float64)
    expect(position, network(weights), answer)
    return float(answer[0]), float(answer[1])


def some_positions(seed: int, options: dict[str, object] | None = None) -> list[Position]:
    """Positions of a random round, some of each phase."""
    match = Match(FJORDE, seed=seed, options={"rounds": 1, **(options or {})})
    choice = random.Random(seed)
    found = []
    while match.seat is not None:
        if choice.random() < 0.2:
            found.append(FJORDE.copy(match.position))
        match.play(choice.choice(match.legal()))
    return found


def exchanged(position: Position) -> Position:
    """The same position with the seats exchanged."""
    other = FJORDE.copy(position)
    for pair in ("farms", "fields", "reach", "farms_left", "fields_left"):
        getattr(other, pair)[:] = getattr(position, pair)[::-1]
    other.seat = 1 - position.seat
    return other


@pytest.mark.parametrize("weights", [shipped_weights(), plain_weights()], ids=["learned", "by hand"])
def test_the_value_is_what_the_weights_say(weights: list[np.ndarray]) -> None:
    for position in some_positions(1):
        one = np.maximum(described(position) @ weights[0] + weights[1], 0)
        two = np.maximum(one @ weights[2] + weights[3], 0)
        lead, spread = two @ weights[4] + weights[5]
        assert expected(position, weights) == pytest.approx(
            (TEN * lead, max(0.5, float(np.exp(spread)))), rel=1e-4, abs=1e-3
        )


@pytest.mark.parametrize("options", [{}, {"row": True}, {"oversight": True}])
def test_both_seats_are_looked_at_alike(options: dict[str, object]) -> None:
    for seed in range(5):
        for position in some_positions(seed, options):
            assert described(position).tobytes() == described(exchanged(position)).tobytes()


@pytest.mark.parametrize("options", [{}, {"row": True}])
def test_the_hidden_order_is_not_looked_at(options: dict[str, object]) -> None:
    for position in some_positions(3, options):
        other = FJORDE.copy(position)
        FJORDE.rules.redeal(other, 0, 77)
        assert described(position).tobytes() == described(other).tobytes()


def test_where_the_map_lies_does_not_matter() -> None:
    here = board(LINE, farms=("0,0", "4,0"))
    there = board(LINE.replace(",0P", ",-7P"), farms=("0,-7", "4,-7"))
    assert described(here.position).tobytes() == described(there.position).tobytes()


def test_land_belongs_to_who_is_nearer() -> None:
    features = described(board(LINE, farms=("0,0", "4,0")).position)
    mine, tie, theirs = (features[TILES_AT + STEPS_TOLD_APART * who :][:STEPS_TOLD_APART] for who in range(3))
    assert (MINE, THEIRS) == (0, 2)
    assert mine == pytest.approx([0.2, 0, 0, 0])
    assert tie == pytest.approx([0, 0.2, 0, 0])
    assert theirs == pytest.approx([0.2, 0, 0, 0])


def test_more_land_of_ones_own_is_worth_more() -> None:
    longer = LINE + " -1,0PPPPPP -2,0PPPPPP -3,0PPPPPP"
    for weights in (shipped_weights(), plain_weights()):
        even, _ = expected(board(LINE, farms=("0,0", "4,0")).position, weights)
        ahead, _ = expected(board(longer, farms=("0,0", "4,0")).position, weights)
        behind, _ = expected(board(longer, farms=("4,0", "0,0")).position, weights)
        assert behind < even < ahead


def test_the_learned_value_foretells_how_land_taking_ends() -> None:
    """It knows the lead under best play far better than whoever says that nobody will lead."""
    off, spread = [], []
    room = desk(1 << 13)
    found = np.zeros(CONTEST, np.int64)
    for seed in range(80):
        match = Match(FJORDE, seed=seed, options={"rounds": 1})
        choice = random.Random(seed)
        while match.seat is not None and match.position.phase != LAND_TAKING:
            match.play(choice.choice(match.legal()))
        if match.seat is None:
            continue
        begin(match.position, found, room.near)
        lead = settle_within(found, np.int64(20_000), room)
        if lead != UNKNOWN:
            off.append(abs(lead - expected(match.position, shipped_weights())[0]))
            spread.append(abs(lead))
    assert len(off) > 40
    assert sum(off) < 0.5 * sum(spread)


def test_a_lead_without_doubt_wins() -> None:
    assert [chance_to_win(float(lead), 0.0, 0) for lead in (-1, 0, 1)] == [0.0, 0.5, 1.0]


def test_a_lead_is_worth_less_while_rounds_are_to_come() -> None:
    chances = [float(chance_to_win(4.0, 2.0, rounds)) for rounds in (0, 1, 2)]
    assert 0.5 < chances[2] < chances[1] < chances[0] < 1
    assert chance_to_win(-4.0, 2.0, 1) == pytest.approx(1 - chances[1])


def test_the_network_is_small_and_needs_no_framework() -> None:
    assert NETWORK.stat().st_size < MOST_BYTES
    assert "torch" not in sys.modules
