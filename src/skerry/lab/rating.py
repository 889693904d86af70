"""What games say about the strength of players: ratings, shares and means with their errors, and a test.

The games of one deal are no independent samples: each is played from every seat, so that the luck of the deal
takes itself out. Everything here therefore asks how much *deals* differ, and counts no game by itself.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist

import msgspec
import numpy as np

CONFIDENCE = 0.95
ELO = 400 / math.log(10)  # points for each unit of the logistic scale
STEPS = 100  # of Newton's method, which needs about eight
LARGEST_STEP = 2.0
CLOSE = 1e-10
LARGE = 10**9
HALVINGS = 60  # of an interval, until the numbers end
NEVER_SEEN = 1e-3  # how often a result counts that no deal has had


class Estimate(msgspec.Struct, frozen=True):
    """A number, and the bounds between which the true one lies with 95 % confidence."""

    value: float
    low: float
    high: float

    @property
    def error(self) -> float:
        return (self.high - self.low) / 2


def elo_of(share: float) -> float:
    """By how many points a player is better who wins such a share against another."""
    return -ELO * math.log(1 / share - 1)


def share_of(elo: float) -> float:
    """What a player wins against another who has so many points less."""
    return 1 / (1 + math.exp(-elo / ELO))


def deviations(deals: int) -> float:
    """How many standard errors lie between an estimate and its bounds: Student's t by its expansion."""
    if deals < 2:
        return math.inf
    z, freedom = NormalDist().inv_cdf((1 + CONFIDENCE) / 2), deals - 1
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


@dataclass(frozen=True)
class Games:
    """Games as arrays, a row for each."""

    deals: np.ndarray  # to which deal it belongs, counted from 0 without gaps
    seats: np.ndarray  # the player on each seat
    shares: np.ndarray  # what each seat has won: all of them together 1

    @property
    def count(self) -> int:
        return len(self.deals)

    def by_deal(self, values: np.ndarray) -> np.ndarray:
        """The sum of a value over the games of each deal."""
        return np.bincount(self.deals, values)


# Shares and means


def spread_of(sums: np.ndarray, counts: np.ndarray) -> tuple[float, float, int]:
    """A mean over games, its variance as deals differ, and how many deals there are."""
    sums, counts = sums[counts > 0], counts[counts > 0]
    deals, games = len(counts), counts.sum()
    if not deals:
        return math.nan, math.inf, 0
    mean = float(sums.sum() / games)
    if deals == 1:
        return mean, math.inf, 1
    variance = float(((sums - mean * counts) ** 2).sum() / games**2 * deals / (deals - 1))
    return mean, variance, deals


def mean_of(sums: np.ndarray, counts: np.ndarray) -> Estimate:
    """A mean of something, from its sum and number in each deal."""
    mean, variance, deals = spread_of(sums, counts)
    error = math.inf if deals < 2 else deviations(deals) * math.sqrt(variance)
    return Estimate(mean, mean - error, mean + error)


def proportion_of(sums: np.ndarray, counts: np.ndarray) -> Estimate:
    """A share between 0 and 1: Wilson's interval for as many independent games as would vary like that.

    Where all deals have ended alike there is no variance to judge by, and each deal counts as one game.
    """
    share, variance, deals = spread_of(sums, counts)
    if deals < 2:
        return Estimate(share, 0.0, 1.0)
    games = share * (1 - share) / variance if variance > CLOSE**2 else deals
    t = deviations(deals) ** 2 / games
    middle = (share + t / 2) / (1 + t)
    reach = math.sqrt(t * share * (1 - share) + t * t / 4) / (1 + t)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


# Ratings


class Rating(msgspec.Struct, frozen=True):
    """A player's strength in Elo, against the mean of all who take part."""

    elo: Estimate
    bounded: bool  # whether the games alone say it: not where somebody has won, or lost, everything


def ratings(games: Games, players: int) -> list[Rating]:
    """The most likely ratings by Bradley and Terry (with more than two seats: by Luce), and their errors.

    The errors are those of the sandwich estimator with deals as samples. Where no finite rating is the most
    likely one, each two players are thought to have shared one game more.
    """
    bounded = connected(games, players)
    seats, shares = games.seats, games.shares
    extra = [] if bounded else [(a, b) for a in range(players) for b in range(a)]
    strength = np.zeros(players)
    for _ in range(STEPS):
        slope, curve = slopes(strength, seats, shares)
        slope = slope.sum(axis=0)
        if extra:
            more_slope, more_curve = slopes(strength, np.array(extra), np.full((len(extra), 2), 0.5))
            slope, curve = slope + more_slope.sum(axis=0), curve + more_curve
        step = inverted(curve) @ slope
        longest = np.abs(step).max()
        strength += step * min(1.0, LARGEST_STEP / max(longest, CLOSE))
        if longest < CLOSE:
            break
    inverse = inverted(curve)
    deals = int(games.deals.max()) + 1 if games.count else 0
    if bounded and deals > 1:
        each_game, _ = slopes(strength, seats, shares)
        each = np.stack([games.by_deal(each_game[:, player]) for player in range(players)], axis=1)
        inverse = inverse @ (each.T @ each * deals / (deals - 1)) @ inverse
    reach = deviations(deals if bounded else LARGE)  # the errors of likelihood are no estimates of a variance
    errors = reach * np.sqrt(np.diag(inverse).clip(0))
    return [
        Rating(Estimate(ELO * value, ELO * (value - error), ELO * (value + error)), bounded)
        for value, error in zip((strength - strength.mean()).tolist(), errors.tolist(), strict=True)
    ]


def inverted(curve: np.ndarray) -> np.ndarray:
    """The inverse of a curvature, which says nothing about all players becoming stronger together."""
    alike = np.full_like(curve, 1 / len(curve))
    return np.asarray(np.linalg.inv(curve + alike) - alike)


def slopes(strength: np.ndarray, seats: np.ndarray, shares: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The slope of the logarithm of the likelihood for each game, and the curvature for all."""
    players, rows = len(strength), np.arange(len(seats))
    odds = np.exp(strength[seats])
    expected = odds / odds.sum(axis=1, keepdims=True)
    slope, chance = np.zeros((len(seats), players)), np.zeros((len(seats), players))
    for seat in range(seats.shape[1]):  # a player may sit on several seats
        np.add.at(slope, (rows, seats[:, seat]), shares[:, seat] - expected[:, seat])
        np.add.at(chance, (rows, seats[:, seat]), expected[:, seat])
    return slope, np.diag(chance.sum(axis=0)) - chance.T @ chance


def connected(games: Games, players: int) -> bool:
    """Whether everybody has won something from everybody, over others in between: else ratings run away."""
    reached = np.eye(players, dtype=bool)
    for winner in range(games.seats.shape[1]):
        won = games.shares[:, winner] > 0
        for loser in range(games.seats.shape[1]):
            reached[games.seats[won, winner], games.seats[won, loser]] = True
    for _ in range(players):
        reached = reached @ reached
    return bool(reached.all())


# The test


class Hypotheses(msgspec.Struct, frozen=True):
    """Two ratings of the first player against the second, and how often each may be rejected wrongly."""

    elo0: float = 0.0
    elo1: float = 30.0
    alpha: float = 0.05  # accept elo1 though elo0 is true
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the logarithm of the likelihood ratio decides for elo0, and for elo1."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)


class Test(msgspec.Struct, frozen=True):
    """How a sequential test stands."""

    hypotheses: Hypotheses
    deals: int
    ratio: float  # the logarithm of the likelihood ratio
    accepted: str | None  # "elo0" or "elo1"


class Sprt:
    """A sequential probability ratio test on deals, generalised: how their games are joined does not matter.

    A deal's result is the first player's share of its games; what is compared is how likely the results are
    if their mean is that of the one rating or of the other, all else being as likely as it can be made.
    """

    def __init__(self, hypotheses: Hypotheses, possible: list[float]) -> None:
        self.hypotheses = hypotheses
        self.results = dict.fromkeys(possible, 0)
        self.deals = 0
        self.ratio = 0.0
        self.accepted: str | None = None

    def add(self, share: float) -> None:
        """Take the next deal's result in; one that comes after the decision changes nothing."""
        if self.accepted is not None:
            return
        self.results[share] = self.results.get(share, 0) + 1
        self.deals += 1
        self.ratio = self.likelihood_ratio()
        low, high = self.hypotheses.bounds
        self.accepted = "elo1" if self.ratio >= high else "elo0" if self.ratio <= low else None

    def likelihood_ratio(self) -> float:
        counts = [count or NEVER_SEEN for count in self.results.values()]
        all_in_all = sum(counts)
        observed = [(share, count / all_in_all) for share, count in zip(self.results, counts, strict=True)]
        null = likeliest(observed, share_of(self.hypotheses.elo0))
        other = likeliest(observed, share_of(self.hypotheses.elo1))
        return sum(count * math.log(high / low) for count, low, high in zip(counts, null, other, strict=True))

    def now(self) -> Test:
        return Test(self.hypotheses, self.deals, self.ratio, self.accepted)


def likeliest(observed: list[tuple[float, float]], mean: float) -> list[float]:
    """Of all chances with this mean of the values, those under which what was observed is likeliest."""
    away = [(value - mean, chance) for value, chance in observed]
    # They are chance / (1 + x away) for the x that makes their mean right. It lies between two poles, and the
    # sum below falls from the one to the other.
    low, high = -1 / max(away)[0], -1 / min(away)[0]
    for _ in range(HALVINGS):
        x = (low + high) / 2
        if sum(chance * distance / (1 + x * distance) for distance, chance in away) > 0:
            low = x
        else:
            high = x
    return [chance / (1 + x * distance) for distance, chance in away]
