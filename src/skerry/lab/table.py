"""The results of an arena for people: a table, and sentences below it."""

from __future__ import annotations

import math

from rich import box
from rich.console import Console
from rich.table import Table

from skerry.lab.rating import Estimate, Rating
from skerry.lab.summary import Spread, Standing, Summary, Thought
from skerry.rulebook.words import Words

WIDE = 160  # columns that a table may take where it goes to no terminal


def show(summary: Summary, told: Words) -> None:
    """Print the results."""
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDE)
    for headings, row in (
        (("rating", "share", "games", "points"), won),
        (("quartiles", "thought", "late"), spent),
    ):
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(told.say("arena-player"), overflow="fold")
        for heading in headings:
            table.add_column(told.say(f"arena-column-{heading}"), justify="right")
        for player in summary.players:
            table.add_row(player.name, *row(player))
        console.print(table)
    for line in sentences(summary, told):
        console.print(line, markup=False, highlight=False, soft_wrap=console.width == WIDE)


def won(player: Standing) -> list[str]:
    """What a player has won."""
    games = f"{player.won}/{player.shared}/{player.lost}"
    return [rated(player.rating), percent(player.share), games, within(player.scores.mean, 1)]


def spent(player: Standing) -> list[str]:
    """How its points are spread, and its time."""
    late = "" if player.thought.late is None else f"{player.thought.late:.1%}"
    return [quartiles(player.scores), thought(player.thought), late]


def sentences(summary: Summary, told: Words) -> list[str]:
    """What a table does not say."""
    said = []
    if summary.elo is not None and summary.difference is not None:
        said.append(
            told.say(
                "arena-two",
                first=first_named(summary).name,
                elo=between(summary.elo, 0, "+"),
                points=between(summary.difference, 2, "+"),
            )
        )
    said.append(told.say("arena-first", share=percent(summary.first), fair=f"{summary.fair:.1%}"))
    said.append(
        told.say("arena-scores", mean=within(summary.scores.mean, 1), quartiles=quartiles(summary.scores))
    )
    said.append(told.say("arena-counted", games=summary.games, deals=summary.deals))
    if summary.not_counted:
        said.append(told.say("arena-not-counted", games=summary.not_counted))
    if not all(player.rating.bounded for player in summary.players):
        said.append(told.say("arena-unbounded"))
    if summary.test is not None:
        test, tested = summary.test, summary.test.hypotheses
        low, high = tested.bounds
        said.append(
            told.say(
                "arena-test",
                accepted=test.accepted or "none",
                first=first_named(summary).name,
                elo0=f"{tested.elo0:g}",
                elo1=f"{tested.elo1:g}",
                ratio=f"{test.ratio:.2f}",
                low=f"{low:.2f}",
                high=f"{high:.2f}",
                deals=test.deals,
            )
        )
    return said


def first_named(summary: Summary) -> Standing:
    """The player that was named first in the command."""
    return min(summary.players, key=lambda player: player.number)


def standing_in_short(summary: Summary | None, told: Words) -> str:
    """The best and its rating, for the line that says how far it is."""
    if summary is None:
        return ""
    best = summary.players[0]
    short = f"{best.name} {rated(best.rating)}"
    if summary.test is not None:
        low, high = summary.test.hypotheses.bounds
        short += f"  SPRT {summary.test.ratio:+.2f} [{low:.2f}, {high:.2f}]"
    return short


# Numbers


def rated(rating: Rating) -> str:
    return f"{within(rating.elo, 0, '+')}{'' if rating.bounded else '*'}"


def within(estimate: Estimate, digits: int, sign: str = "") -> str:
    """A number and its error: 120 ±15."""
    error = f"{estimate.error:.{digits}f}" if math.isfinite(estimate.error) else "?"
    return f"{rounded(estimate.value, digits, sign)} ±{error}"


def between(estimate: Estimate, digits: int, sign: str = "") -> str:
    """A number and its bounds: 120 [105, 135]."""
    low, high = (rounded(bound, digits, sign) for bound in (estimate.low, estimate.high))
    return f"{rounded(estimate.value, digits, sign)} [{low}, {high}]"


def percent(share: Estimate) -> str:
    return f"{share.value:.1%} [{share.low:.1%}, {share.high:.1%}]"


def rounded(value: float, digits: int, sign: str = "") -> str:
    """Without a sign before zero."""
    return f"{value:{sign}.{digits}f}" if round(value, digits) else f"{0:.{digits}f}"


def quartiles(scores: Spread) -> str:
    """Five numbers: the least, the quartiles, the most."""
    middle = (scores.quarter, scores.median, scores.three_quarters)
    return f"{scores.least} | {' '.join(f'{number:g}' for number in middle)} | {scores.most}"


def thought(thinking: Thought) -> str:
    """Milliseconds: the mean, and the longest."""
    return (
        "" if thinking.mean is None else f"{milliseconds(thinking.mean)} | {milliseconds(thinking.longest)}"
    )


def milliseconds(value: float) -> str:
    return f"{value:.2f}" if value < 10 else f"{value:.0f}"
