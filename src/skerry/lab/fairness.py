"""What the games of a trial say about an edition: who wins how often, and where points come from.

All bots are equal and each deal is played once, so a game is a sample; the seats of one game are not
independent of each other, and are therefore added up game by game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
import numpy as np

from skerry.lab.balance import FORMAT, PLANS, SOURCES, Noted, Seat, Trial
from skerry.lab.rating import Estimate, mean_of, proportion_of

BOUND = 0.05  # how far a share may be from a fair one between two
WIDER_BOUND = 0.07  # between three or four
LEAST_PLANS = 3  # that must be the main source
MAIN = 0.15  # of so many wins
LEAST_MEDALS = 3
GROUPS: dict[str, Callable[[Seat], Sequence[int]]] = {
    "seat": lambda seat: [seat.order],
    "start": lambda seat: [seat.ability],
    "tile": lambda seat: [seat.start_tile],
    "resources": lambda seat: [seat.resources],
    "board": lambda seat: [seat.board],
    "taken": lambda seat: seat.taken,
    "reached": lambda seat: list(seat.reached),
}
JUDGED = ("seat", "start", "tile", "resources", "board")  # where the fair share is known
MEDAL_PLACES = 6


class Share(msgspec.Struct, frozen=True):
    """How often those win who have something, beside how often they should."""

    group: str
    number: int  # in the order of the edition
    games: int
    won: Estimate
    fair: float
    out: bool  # farther from the fair share than the bound allows
    surely: bool  # and its interval is, too
    points: Estimate  # the final score with it


class Tile(msgspec.Struct, frozen=True):
    """How a scoring tile has done where it was in play."""

    number: int
    games: int
    reached: Estimate  # by so many of the seats
    gave: Estimate  # points to each of those


class Source(msgspec.Struct, frozen=True):
    """Points from one source, or one plan, of a seat in a game."""

    name: str
    points: Estimate
    share: float  # of all points
    winners: float  # points of those who won


class Plan(msgspec.Struct, frozen=True):
    """A plan: its points, and how often it decides."""

    name: str
    points: Estimate
    share: float
    winners: float
    main: Estimate  # in so many wins it brought most
    ahead: Estimate  # in so many wins it brought more than it brought the others, by most


class Scores(msgspec.Struct, frozen=True):
    """How final scores are spread."""

    mean: Estimate
    least: int
    quarters: tuple[float, float, float]
    most: int
    margin: float  # between the first and the second


class Fairness(msgspec.Struct, frozen=True):
    """All of it."""

    fairness: int  # version of this format
    edition: str
    name: str
    rules: int
    bot: str
    milliseconds: int | None
    options: dict[str, Any]
    seed: int
    sets_by_lot: bool
    games: int
    bound: float
    shares: list[Share]
    tiles: list[Tile]
    sources: list[Source]
    plans: list[Plan]
    scores: Scores
    medals: list[Estimate]  # alone: how often each was won, none first
    specials_missed: float  # alone: how often a special tile gave too little
    faults: list[str]  # which of the bounds are not kept


def judge(trial: Trial, name: str, games: Iterable[Noted]) -> Fairness:
    """What some games say."""
    found = sorted(games, key=lambda game: game.number)
    seats = len(found[0].seats)
    bound = BOUND if seats < 3 else WIDER_BOUND
    shares = [share for group in GROUPS for share in shares_of(found, group, bound)] if seats > 1 else []
    plans = [plan_of(found, plan) for plan in PLANS] if seats > 1 else []
    medals = medals_of(found) if seats == 1 else []
    in_play = sorted({tile for game in found for tile in game.scoring})
    return Fairness(
        fairness=FORMAT,
        edition=trial.edition,
        name=name,
        rules=trial.rules,
        bot=trial.bot,
        milliseconds=trial.milliseconds,
        options=trial.options,
        seed=trial.seed,
        sets_by_lot=trial.sets_by_lot,
        games=len(found),
        bound=bound,
        shares=shares,
        tiles=[tile_of(found, number) for number in in_play],
        sources=[source_of(found, source) for source in SOURCES],
        plans=plans,
        scores=spread(found),
        medals=medals,
        specials_missed=float(np.mean([game.winner is None for game in found])) if seats == 1 else 0.0,
        faults=faults_of(shares, plans, medals),
    )


def faults_of(shares: list[Share], plans: list[Plan], medals: list[Estimate]) -> list[str]:
    """The bounds that are not kept."""
    faults = [f"{share.group} {share.number + 1}" for share in shares if share.out]
    if plans and sum(plan.main.value >= MAIN for plan in plans) < LEAST_PLANS:
        faults.append("plans")
    if medals and sum(medal.value > 0 for medal in medals[1:]) < LEAST_MEDALS:
        faults.append("medals")
    return faults


# Shares


def won_by(game: Noted, seat: int) -> float:
    """What a seat has won of a game."""
    return float(game.winner == seat)


def shares_of(games: list[Noted], group: str, bound: float) -> list[Share]:
    """For each thing of a group the share of games that those won who had it.

    Who has taken an ability or reached a scoring tile has done well already: there each is measured against
    all who did so, and not judged.
    """
    of = GROUPS[group]
    numbers = sorted({number for game in games for seat in game.seats for number in of(seat)})
    if group == "board" and numbers == [0]:
        return []
    everybody = [(game, seat) for game in games for seat, noted in enumerate(game.seats) if of(noted)]
    fair = float(np.mean([won_by(game, seat) for game, seat in everybody])) if everybody else 0.0
    return [share_of(games, group, number, fair, bound) for number in numbers]


def share_of(games: list[Noted], group: str, number: int, fair: float, bound: float) -> Share:
    of = GROUPS[group]
    there = [[seat for seat, noted in enumerate(game.seats) if number in of(noted)] for game in games]
    counts = np.array([len(seats) for seats in there])
    pairs = list(zip(games, there, strict=True))
    won = np.array([sum(won_by(game, seat) for seat in seats) for game, seats in pairs])
    points = np.array([sum(game.scores[seat] for seat in seats) for game, seats in pairs])
    share = proportion_of(won, counts)
    judged = group in JUDGED
    return Share(
        group=group,
        number=number,
        games=int((counts > 0).sum()),
        won=share,
        fair=fair,
        out=judged and abs(share.value - fair) > bound,
        surely=judged and (share.low > fair + bound or share.high < fair - bound),
        points=mean_of(points, counts),
    )


def tile_of(games: list[Noted], number: int) -> Tile:
    """How a scoring tile has done where it was in play."""
    there = [game for game in games if number in game.scoring]
    gave = [[seat.reached[number] for seat in game.seats if number in seat.reached] for game in there]
    counts = np.array([len(points) for points in gave])
    return Tile(
        number=number,
        games=len(there),
        reached=proportion_of(counts, np.array([len(game.seats) for game in there])),
        gave=mean_of(np.array([sum(points) for points in gave]), counts),
    )


# Points


def source_of(games: list[Noted], name: str) -> Source:
    """Points from one source."""
    place = SOURCES.index(name)
    points, share, winners = counted(games, lambda seat: seat.points[place])
    return Source(name, points, share, winners)


def counted(games: list[Noted], of: Callable[[Seat], int]) -> tuple[Estimate, float, float]:
    """The points of a seat, their share of all points, and the points of a winner."""
    sums = np.array([sum(of(seat) for seat in game.seats) for game in games])
    counts = np.array([len(game.seats) for game in games])
    every = max(sum(sum(game.scores) for game in games), 1)
    winners = [of(game.seats[game.winner]) for game in games if game.winner is not None]
    return mean_of(sums, counts), float(sums.sum() / every), float(np.mean(winners)) if winners else 0.0


def plan_of(games: list[Noted], name: str) -> Plan:
    """How often a plan decided; two that bring the same share a win."""
    points, share, winners = counted(games, lambda seat: seat.plan(name))
    main, ahead = [], []
    for game in games:
        if game.winner is None:
            continue
        winner = game.seats[game.winner]
        others = [seat for number, seat in enumerate(game.seats) if number != game.winner]
        main.append(part_of_best({plan: winner.plan(plan) for plan in PLANS}, name))
        lead = {plan: winner.plan(plan) - np.mean([seat.plan(plan) for seat in others]) for plan in PLANS}
        ahead.append(part_of_best(lead, name))
    ones = np.ones(len(main))
    return Plan(
        name,
        points,
        share,
        winners,
        proportion_of(np.array(main), ones),
        proportion_of(np.array(ahead), ones),
    )


def part_of_best(points: dict[str, Any], name: str) -> float:
    """One where a plan brought most, a part of it where it shares that with others."""
    best = [plan for plan, number in points.items() if number == max(points.values())]
    return 1 / len(best) if name in best else 0.0


def spread(games: list[Noted]) -> Scores:
    scores = np.array([game.scores for game in games])
    ranked = np.sort(scores, axis=1)
    first, second, third = (float(quarter) for quarter in np.quantile(scores, (0.25, 0.5, 0.75)))
    return Scores(
        mean=mean_of(scores.sum(axis=1), np.full(len(games), scores.shape[1])),
        least=int(scores.min()),
        quarters=(first, second, third),
        most=int(scores.max()),
        margin=float((ranked[:, -1] - ranked[:, -2]).mean()) if scores.shape[1] > 1 else 0.0,
    )


def medals_of(games: list[Noted]) -> list[Estimate]:
    """How often each medal was won, none first."""
    ones = np.ones(len(games))
    return [
        proportion_of(np.array([float(game.medal == place) for game in games]), ones)
        for place in range(MEDAL_PLACES)
    ]
