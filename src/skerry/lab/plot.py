"""A picture of an arena's results: ratings with their errors, and how the shares have run."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator
from html import escape

from skerry.lab.summary import Standing, Summary
from skerry.lab.table import rated
from skerry.rulebook.words import Words

WIDTH, MARGIN = 860, 24
NAMES, NUMBERS = 170, 110  # columns for the names at the left and the numbers at the right
ROW, TOP = 30, 76  # of the ratings
CURVES = 260  # height of the curves
AXIS = 26  # room for the numbers below a diagram
APART = 15  # two names at the ends of curves
CHARACTERS = 20  # of a name that fit
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
DASHES = ("", "7 3", "2 3", "9 3 2 3")  # curves can be told apart without colour, too
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222}.title{font-size:16px;font-weight:600}"
    ".faint{fill:#666;font-size:12px}.line{stroke:#ccc}.even{stroke:#999;stroke-dasharray:4 4}"
)

Scale = Callable[[float], float]


def draw(summary: Summary, told: Words) -> str:
    """The picture as SVG."""
    below = TOP + ROW * len(summary.players) + AXIS
    height = below + 52 + CURVES + AXIS + MARGIN
    title = told.say("arena-picture", game=summary.game.capitalize(), games=summary.games)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        text(MARGIN, 34, title, "title"),
        text(MARGIN, 56, told.say("arena-picture-ratings"), "faint"),
        *ratings(summary),
        text(MARGIN, below + 36, told.say("arena-picture-course"), "faint"),
        *courses(summary, below + 52),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def ratings(summary: Summary) -> Iterator[str]:
    """A line for each player, the best first: its rating, and the bounds of it."""
    left, right = MARGIN + NAMES, WIDTH - MARGIN - NUMBERS
    bottom = TOP + ROW * len(summary.players)
    bounds = [
        bound
        for player in summary.players
        for bound in (player.rating.elo.value, player.rating.elo.low, player.rating.elo.high)
        if math.isfinite(bound)
    ]
    least, most, step = ticks(min(bounds), max(bounds))
    at = scale(least, most, left, right)
    for mark in range(round((most - least) / step) + 1):
        value = least + mark * step
        yield f'<path class="line" d="M{at(value):.1f} {TOP - 8}V{bottom}"/>'
        yield text(at(value), bottom + 18, f"{value:+g}" if value else "0", "faint", "middle")
    for place, player in enumerate(summary.players):
        y, elo, colour = TOP + ROW * place + ROW / 2, player.rating.elo, colour_of(player)
        low, high = (at(min(max(bound, least), most)) for bound in (elo.low, elo.high))
        yield text(left - 14, y + 5, short(player.name), anchor="end")
        yield (
            f'<path stroke="{colour}" stroke-width="2" fill="none" '
            f'd="M{low:.1f} {y - 5}v10m0 -5H{high:.1f}m0 -5v10"/>'
        )
        yield f'<circle cx="{at(elo.value):.1f}" cy="{y}" r="5" fill="{colour}"/>'
        yield text(WIDTH - MARGIN, y + 5, rated(player.rating), anchor="end")


def courses(summary: Summary, top: float) -> Iterator[str]:
    """A curve for each player: what it had won of its games after so many of them."""
    left, right, bottom = MARGIN + 44, WIDTH - MARGIN - NAMES, top + CURVES
    games = max(player.games for player in summary.players)
    across, up = scale(0, games, left, right), scale(0, 1, bottom, top)
    for share in (0, 0.25, 0.5, 0.75, 1):
        yield f'<path class="line" d="M{left} {up(share):.1f}H{right}"/>'
        yield text(left - 8, up(share) + 4, f"{share:.0%}", "faint", "end")
    yield f'<path class="even" d="M{left} {up(summary.fair):.1f}H{right}"/>'
    _, _, step = ticks(0, games)
    for mark in range(int(games / step) + 1):
        yield text(across(mark * step), bottom + 18, f"{mark * step:g}", "faint", "middle")
    names = spread_out([up(player.course[-1][1]) if player.course else bottom for player in summary.players])
    for player, y in zip(summary.players, names, strict=True):
        if not player.course:
            continue
        points = " ".join(f"{across(after):.1f},{up(share):.1f}" for after, share in player.course)
        dash = DASHES[player.number // len(COLOURS) % len(DASHES)]
        yield (
            f'<polyline fill="none" stroke="{colour_of(player)}" stroke-width="2" '
            f'stroke-dasharray="{dash}" points="{points}"/>'
        )
        after, share = player.course[-1]
        line = f"M{across(after):.1f} {up(share):.1f}L{right + 8} {y}"
        yield f'<path stroke="{colour_of(player)}" d="{line}"/>'
        yield text(right + 12, y + 5, short(player.name))


# Drawing


def scale(least: float, most: float, begin: float, end: float) -> Scale:
    """From values to places."""
    return lambda value: begin + (value - least) / ((most - least) or 1) * (end - begin)


def ticks(least: float, most: float) -> tuple[float, float, float]:
    """Round numbers around a range, and the step between its marks: four to ten of them."""
    rough = max(most - least, 1e-9) / 5
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
    return math.floor(least / step) * step, math.ceil(most / step) * step, step


def spread_out(places: list[float]) -> list[float]:
    """Places for names that would lie on one another, moved apart."""
    moved = list(places)
    order = sorted(range(len(places)), key=places.__getitem__)
    for above, below in itertools.pairwise(order):
        moved[below] = max(moved[below], moved[above] + APART)
    excess = max((moved[place] - places[place] for place in order), default=0) / 2
    return [place - excess for place in moved]


def colour_of(player: Standing) -> str:
    return COLOURS[player.number % len(COLOURS)]


def short(name: str) -> str:
    return name if len(name) <= CHARACTERS else f"{name[: CHARACTERS - 1]}…"


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{named}>{escape(words)}</text>'
