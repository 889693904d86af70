"""What came out of an arena, in numbers: a summary that is shown, drawn and written as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np

from skerry.lab.arena import Outcome, Plan, seatings, turns
from skerry.lab.rating import (
    Estimate,
    Games,
    Hypotheses,
    Rating,
    Sprt,
    Test,
    mean_of,
    proportion_of,
    ratings,
)

FORMAT = 1
MOST_POINTS = 200  # of a curve


class Spread(msgspec.Struct, frozen=True):
    """How final scores are distributed."""

    mean: Estimate
    least: int
    quarter: float
    median: float
    three_quarters: float
    most: int


class Thought(msgspec.Struct, frozen=True):
    """How long a player has thought about an action where it had a choice."""

    actions: int
    mean: float | None  # milliseconds
    longest: float
    late: float | None  # the share of actions that took over 5 % longer than allowed


class Standing(msgspec.Struct, frozen=True):
    """How a player has done."""

    number: int  # in the order of the command
    name: str
    bot: str
    milliseconds: int | None
    games: int
    won: int
    shared: int
    lost: int
    share: Estimate
    rating: Rating
    scores: Spread
    thought: Thought
    course: list[tuple[int, float]]  # after so many games of its own: the share won until then


class Summary(msgspec.Struct, frozen=True):
    """All of it. Only line-ups count that were played from every seat."""

    summary: int  # version of this format
    game: str
    rules: int
    edition: str
    options: dict[str, Any]
    seed: int
    games: int
    deals: int
    not_counted: int  # games whose turned ones are not there yet
    players: list[Standing]  # the best first
    first: Estimate  # the share of whoever began
    fair: float  # what a seat wins where all are alike
    shared: int  # games without a winner
    scores: Spread
    difference: Estimate | None  # with two players: points of the first named above the second
    elo: Estimate | None  # with two players: of the first named above the second
    test: Test | None


def counted(
    plan: Plan, outcomes: Iterable[Outcome], test: Hypotheses | None
) -> tuple[list[Outcome], Sprt | None]:
    """The games that count, in order, and how the test on them stands; those after its decision do not."""
    whole, each_deal = turns(plan), len(seatings(plan))
    together: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        together.setdefault(outcome.number // whole, []).append(outcome)
    complete = {key: games for key, games in sorted(together.items()) if len(games) == whole}
    found = [game for games in complete.values() for game in sorted(games, key=lambda game: game.number)]
    if test is None:
        return found, None
    sprt = Sprt(test, possible_shares(plan))
    for deal in range(len(found) // each_deal):
        games = found[deal * each_deal : (deal + 1) * each_deal]
        if games[-1].number != (deal + 1) * each_deal - 1:
            break  # one before it is missing: the test takes deals in their order
        sprt.add(share_of_first(games))
        if sprt.accepted is not None:
            return found[: (deal + 1) * each_deal], sprt
    return found, sprt


def share_of_first(games: list[Outcome]) -> float:
    """What the player named first has won of the games of a deal."""
    won = sum(game.share(seat) for game in games for seat, player in enumerate(game.seats) if player == 0)
    return round(won / len(games), 6)


def possible_shares(plan: Plan) -> list[float]:
    """What a player can win of a deal: each game, a part of it, or nothing."""
    games = seatings(plan)
    seats = len(games[0])
    steps = len(games) * seats
    return [round(step / steps, 6) for step in range(steps + 1)]


def summarise(plan: Plan, outcomes: Iterable[Outcome], test: Hypotheses | None = None) -> Summary | None:
    """The summary of an arena; None before a line-up was played from every seat."""
    every = list(outcomes)
    found, sprt = counted(plan, every, test)
    if not found:
        return None
    games = as_arrays(found)
    scores = np.array([game.scores for game in found])
    began = np.array([game.share(game.first) for game in found])
    ones, rated = np.ones(len(found)), ratings(games, len(plan.entrants))
    two = len(plan.entrants) == 2
    standings = [
        standing(plan, number, found, games, scores, rated[number]) for number in range(len(plan.entrants))
    ]
    return Summary(
        summary=FORMAT,
        game=plan.game,
        rules=plan.rules,
        edition=plan.edition,
        options=plan.options,
        seed=plan.seed,
        games=len(found),
        deals=int(games.deals.max()) + 1,
        not_counted=len(every) - len(found),
        players=sorted(standings, key=lambda player: -player.rating.elo.value),
        first=proportion_of(games.by_deal(began), games.by_deal(ones)),
        fair=1 / scores.shape[1],
        shared=sum(game.winner is None for game in found),
        scores=spread(games, scores, np.ones_like(scores, bool)),
        difference=difference(games, scores) if two else None,
        elo=doubled(rated[0].elo) if two else None,
        test=None if sprt is None else sprt.now(),
    )


def as_arrays(found: list[Outcome]) -> Games:
    numbers = {deal: place for place, deal in enumerate(sorted({game.deal for game in found}))}
    return Games(
        deals=np.array([numbers[game.deal] for game in found]),
        seats=np.array([game.seats for game in found]),
        shares=np.array([[game.share(seat) for seat in range(len(game.seats))] for game in found]),
    )


def standing(
    plan: Plan, number: int, found: list[Outcome], games: Games, scores: np.ndarray, rating: Rating
) -> Standing:
    """How one player has done."""
    entrant, there = plan.entrants[number], games.seats == number
    played = there.any(axis=1)
    won = (games.shares * there).sum(axis=1)
    thinking = [
        game.thinking[seat] for game in found for seat, player in enumerate(game.seats) if player == number
    ]
    actions = sum(thought.actions for thought in thinking)
    shared = sum(game.winner is None for game, here in zip(found, played, strict=True) if here)
    firsts = int((won == 1).sum()) if scores.shape[1] > 1 else 0
    return Standing(
        number=number,
        name=plan.labels[number],
        bot=entrant.bot,
        milliseconds=entrant.milliseconds,
        games=int(played.sum()),
        won=firsts,
        shared=shared,
        lost=int(played.sum()) - firsts - shared,
        share=proportion_of(games.by_deal(won), games.by_deal(played.astype(float))),
        rating=rating,
        scores=spread(games, scores, there),
        thought=Thought(
            actions=actions,
            mean=1000 * sum(thought.seconds for thought in thinking) / actions if actions else None,
            longest=1000 * max((thought.longest for thought in thinking), default=0.0),
            late=None
            if entrant.milliseconds is None or not actions
            else sum(thought.late for thought in thinking) / actions,
        ),
        course=course(won[played]),
    )


def course(won: np.ndarray) -> list[tuple[int, float]]:
    """How a player's share has run, at no more points than a curve needs."""
    until = np.cumsum(won) / np.arange(1, len(won) + 1)
    places = np.unique(np.linspace(0, len(won) - 1, min(MOST_POINTS, len(won))).astype(int))
    return [(int(place) + 1, round(float(until[place]), 4)) for place in places]


def spread(games: Games, scores: np.ndarray, which: np.ndarray) -> Spread:
    """The distribution of some of the scores."""
    some = scores[which]
    quarters = np.quantile(some, (0.25, 0.5, 0.75)) if some.size else [np.nan] * 3
    return Spread(
        mean=mean_of(games.by_deal((scores * which).sum(axis=1)), games.by_deal(which.sum(axis=1))),
        least=int(some.min()) if some.size else 0,
        quarter=float(quarters[0]),
        median=float(quarters[1]),
        three_quarters=float(quarters[2]),
        most=int(some.max()) if some.size else 0,
    )


def difference(games: Games, scores: np.ndarray) -> Estimate:
    """How many points the first named player makes more than the second in a game."""
    first, second = (np.average(scores, axis=1, weights=games.seats == player) for player in (0, 1))
    above = first - second
    return mean_of(games.by_deal(above), games.by_deal(np.ones(games.count)))


def doubled(elo: Estimate) -> Estimate:
    """From a player's distance to the mean of two to that between them."""
    return Estimate(2 * elo.value, 2 * elo.low, 2 * elo.high)
