"""Ratings, intervals and the test: known closed forms, and simulations in which the truth is known."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

from skerry.lab.rating import (
    ELO,
    Games,
    Hypotheses,
    Sprt,
    deviations,
    elo_of,
    likeliest,
    mean_of,
    proportion_of,
    ratings,
    share_of,
)

PAIR = [0.0, 0.25, 0.5, 0.75, 1.0]


def pairs(results: list[tuple[float, float]]) -> Games:
    """Deals of two games with seats swapped: what player 0 has won of each."""
    shares = [[[first, 1 - first], [1 - second, second]] for first, second in results]
    return Games(
        deals=np.repeat(np.arange(len(results)), 2),
        seats=np.array([[0, 1], [1, 0]] * len(results)),
        shares=np.array(shares, float).reshape(-1, 2),
    )


def lucky_pairs(chance: random.Random, deals: int, elo: float, luck: float) -> Games:
    """Deals that favour the one seat or the other, by up to so many points, and a player who is better."""
    results = []
    for _ in range(deals):
        favour = chance.choice((-luck, luck))
        first = float(chance.random() < share_of(elo + favour))
        second = float(chance.random() < share_of(elo - favour))
        results.append((first, second))
    return pairs(results)


# Ratings


@pytest.mark.parametrize(
    ("results", "share"),
    [([(1, 1), (1, 0)], 0.75), ([(1, 0), (0, 1)], 0.5), ([(1, 0.5), (0.5, 0.5), (0, 1)], 3.5 / 6)],
    ids=["three of four", "even", "shared games count half"],
)
def test_two_players_are_as_far_apart_as_their_share_says(
    results: list[tuple[float, float]], share: float
) -> None:
    first, second = ratings(pairs(results * 10), 2)
    assert first.bounded
    assert first.elo.value - second.elo.value == pytest.approx(
        400 * math.log10(share / (1 - share)), abs=1e-6
    )
    assert first.elo.value == pytest.approx(-second.elo.value)
    assert elo_of(share) == pytest.approx(2 * first.elo.value)


def test_two_to_one_to_one_on_three_seats_is_a_factor_of_two() -> None:
    """Luce: whoever has half of all wins where two others have a quarter each is twice as strong as they."""
    winners = [0, 0, 1, 2] * 3
    games = Games(np.arange(12), np.tile([0, 1, 2], (12, 1)), np.eye(3)[winners])
    best, *others = ratings(games, 3)
    for other in others:
        assert best.elo.value - other.elo.value == pytest.approx(400 * math.log10(2))


def test_the_most_likely_ratings_expect_what_each_has_won() -> None:
    chance = np.random.default_rng(3)
    seats = np.array([chance.permutation(5)[:2] for _ in range(300)])
    shares = np.eye(2)[(chance.random(300) < 0.3 + 0.1 * seats[:, 0]).astype(int)]
    strength = np.array([one.elo.value for one in ratings(Games(np.arange(300), seats, shares), 5)]) / ELO
    odds = np.exp(strength[seats])
    expected = odds / odds.sum(axis=1, keepdims=True)
    for player in range(5):
        assert expected[seats == player].sum() == pytest.approx(shares[seats == player].sum(), abs=1e-6)


def test_whoever_has_won_everything_has_a_rating_that_is_marked() -> None:
    best, worst = ratings(pairs([(1, 1)] * 50), 2)
    assert not best.bounded
    assert best.elo.low > 0 > worst.elo.high
    assert math.isfinite(best.elo.high)


def test_somebody_who_never_played_has_a_rating_without_worth() -> None:
    *_, absent = ratings(pairs([(1, 0)] * 20), 3)
    assert not absent.bounded
    assert absent.elo.low < -100
    assert absent.elo.high > 100


@pytest.mark.parametrize("luck", [0, 300], ids=["fair deals", "lucky deals"])
@pytest.mark.parametrize("elo", [0, 150])
def test_error_bars_hold_the_truth_in_19_of_20_arenas(elo: float, luck: float) -> None:
    chance, arenas, found, shares = random.Random(f"{elo}/{luck}"), 400, 0, 0
    truth = (share_of(elo + luck) + share_of(elo - luck)) / 2
    for _ in range(arenas):
        games = lucky_pairs(chance, 60, elo, luck)
        first = ratings(games, 2)[0].elo
        found += first.low <= elo_of(truth) / 2 <= first.high
        won = games.by_deal((games.shares * (games.seats == 0)).sum(axis=1))
        share = proportion_of(won, np.full(60, 2.0))
        shares += share.low <= truth <= share.high
    assert 0.92 <= found / arenas <= 0.98
    assert 0.92 <= shares / arenas <= 0.98


def test_the_luck_of_a_mirrored_deal_is_no_error() -> None:
    games = lucky_pairs(random.Random(1), 200, 0, 400)
    alone = Games(np.arange(games.count), games.seats, games.shares)
    assert ratings(games, 2)[0].elo.error < 0.7 * ratings(alone, 2)[0].elo.error


# Shares and means


@pytest.mark.parametrize(("deals", "t"), [(5, 2.776), (11, 2.228), (31, 2.042), (10**6, 1.960)])
def test_bounds_are_as_wide_as_students_t(deals: int, t: float) -> None:
    assert deviations(deals) == pytest.approx(t, rel=0.003)


def test_the_share_of_independent_games_has_wilsons_interval() -> None:
    wins = np.array([1.0] * 70 + [0.0] * 30)
    share = proportion_of(wins, np.ones(100))
    assert share.value == 0.7
    assert (share.low, share.high) == pytest.approx((0.604, 0.781), abs=0.004)


def test_a_share_of_everything_still_has_bounds() -> None:
    share = proportion_of(np.full(20, 2.0), np.full(20, 2.0))
    assert share.value == share.high == 1
    assert 0.8 < share.low < 0.9


def test_one_deal_says_nothing_about_errors() -> None:
    assert mean_of(np.array([6.0]), np.array([2.0])).high == math.inf
    share = proportion_of(np.array([1.0]), np.array([2.0]))
    assert (share.value, share.low, share.high) == (0.5, 0, 1)


def test_a_mean_and_its_error() -> None:
    mean = mean_of(np.array([2.0, 4.0, 6.0, 8.0]), np.full(4, 2.0))
    assert mean.value == 2.5
    assert mean.error == pytest.approx(3.182 * math.sqrt(5 / 3) / 2, rel=0.01)


# The test


def test_the_likeliest_chances_have_the_mean_that_is_asked_for() -> None:
    observed = [(0.0, 0.1), (0.25, 0.05), (0.5, 0.5), (0.75, 0.05), (1.0, 0.3)]
    for mean in (0.2, 0.5, 0.575, 0.9):
        chances = likeliest(observed, mean)
        assert sum(chances) == pytest.approx(1)
        values = [value for value, _ in observed]
        assert sum(value * chance for value, chance in zip(values, chances, strict=True)) == pytest.approx(
            mean
        )


def test_the_ratio_of_independent_games_is_that_of_wald() -> None:
    """Where a deal is one game that is won or lost, the generalised ratio is the plain one."""
    tested = Hypotheses(elo0=0, elo1=50)
    sprt = Sprt(tested, [0.0, 1.0])
    for won in [1.0, 0.0] * 22 + [1.0] * 8:
        sprt.add(won)
    high = share_of(50)
    assert sprt.ratio == pytest.approx(30 * math.log(high / 0.5) + 22 * math.log((1 - high) / 0.5), abs=1e-6)
    assert sprt.accepted is None


@pytest.mark.parametrize(("elo", "right"), [(0, "elo0"), (100, "elo1")])
@pytest.mark.parametrize("luck", [0, 300], ids=["fair deals", "lucky deals"])
def test_the_test_decides_rightly_in_19_of_20_arenas(elo: float, right: str, luck: float) -> None:
    chance, arenas, decided = random.Random(f"{elo}/{luck}"), 200, 0
    # The rating that is tested is the one of the whole deal, in which luck has taken itself out.
    whole = elo_of((share_of(100 + luck) + share_of(100 - luck)) / 2)
    for _ in range(arenas):
        sprt = Sprt(Hypotheses(elo0=0, elo1=whole), PAIR)
        while sprt.accepted is None:
            favour = chance.choice((-luck, luck))
            games = (chance.random() < share_of(elo + side) for side in (favour, -favour))
            sprt.add(sum(games) / 2)
        decided += sprt.accepted == right
    assert decided / arenas >= 0.92


def test_a_decision_stands() -> None:
    sprt = Sprt(Hypotheses(), PAIR)
    while sprt.accepted is None:
        sprt.add(1.0)
    deals = sprt.deals
    for _ in range(10 * deals):
        sprt.add(0.0)
    assert (sprt.deals, sprt.accepted) == (deals, "elo1")
