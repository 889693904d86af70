"""The fairness of an edition for people: tables, and sentences below them."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table

from skerry.games.saltfjord.naming import ability_name, goods, listed, scoring_name, tile_name
from skerry.games.saltfjord.rules.tables import EDITION, FIRST_START_TILE
from skerry.games.saltfjord.solo import MEDALS
from skerry.lab.fairness import Fairness, Share
from skerry.lab.table import WIDE, percent, within
from skerry.rulebook.words import Message, Words


def show(fairness: Fairness, told: Words) -> None:
    """Print the report."""
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDE)
    for table in tables(fairness, told):
        console.print(table)
    for line in sentences(fairness, told):
        console.print(line, markup=False, highlight=False, soft_wrap=console.width == WIDE)


def tables(fairness: Fairness, told: Words) -> list[Table]:
    """Who wins, what scores, where points come from."""
    found = [shares(fairness, told)] if fairness.shares else []
    found += [tiles(fairness, told), sources(fairness, told)]
    if fairness.plans:
        found.append(plans(fairness, told))
    if fairness.medals:
        found.append(medals(fairness, told))
    return found


def shares(fairness: Fairness, told: Words) -> Table:
    """Who has something, and how often those win."""
    headings = ("balance-what", "balance-games", "balance-won", "balance-fair", "balance-points", "")
    table, before = titled(told, *headings), fairness.shares[0].group
    for share in fairness.shares:
        if share.group != before:
            table.add_section()
            before = share.group
        name = told.say(f"balance-group-{share.group}", name=name_of(share))
        row = [str(share.games), percent(share.won), f"{share.fair:.1%}", within(share.points, 1)]
        table.add_row(name, *row, mark(share, told))
    return table


def tiles(fairness: Fairness, told: Words) -> Table:
    """The scoring tiles in play, how often they were reached, and what they gave."""
    table = titled(told, "balance-scoring", "balance-games", "balance-reached", "balance-gave")
    for tile in fairness.tiles:
        gave = within(tile.gave, 1) if tile.reached.value else ""
        name = told.say("balance-named", name=scoring_name(tile.number))
        table.add_row(name, str(tile.games), percent(tile.reached), gave)
    return table


def sources(fairness: Fairness, told: Words) -> Table:
    """Where the points of a seat come from."""
    table = titled(told, "balance-source", "balance-points", "balance-share", "balance-winners")
    for source in fairness.sources:
        name = told.say(f"balance-source-{source.name}")
        table.add_row(name, within(source.points, 1), f"{source.share:.1%}", f"{source.winners:.1f}")
    return table


def plans(fairness: Fairness, told: Words) -> Table:
    """Which plan wins."""
    headings = ("plan", "points", "share", "winners", "main", "ahead")
    table = titled(told, *(f"balance-{heading}" for heading in headings))
    for plan in fairness.plans:
        row = [within(plan.points, 1), f"{plan.share:.1%}", f"{plan.winners:.1f}"]
        row += [percent(plan.main), percent(plan.ahead)]
        table.add_row(told.say(f"balance-plan-{plan.name}"), *row)
    return table


def medals(fairness: Fairness, told: Words) -> Table:
    """Alone: the medals."""
    table = titled(told, "balance-medal", "balance-won")
    for name, share in zip(MEDALS, fairness.medals, strict=True):
        table.add_row(told.say(f"balance-medal-{name}"), percent(share))
    return table


def titled(told: Words, *headings: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, heading in enumerate(headings):
        name = told.say(heading) if heading else ""
        table.add_column(name, justify="right" if number else "left", overflow="fold")
    return table


def name_of(share: Share) -> Message:
    """What a share is about."""
    if share.group in ("start", "taken"):
        return ability_name(share.number)
    if share.group == "tile":
        return tile_name(FIRST_START_TILE + share.number)
    if share.group == "resources":
        gain, fishing = EDITION.resources[share.number]
        return listed([goods(gain), Message("saltfjord-effect-fishing")]) if fishing else goods(gain)
    if share.group == "reached":
        return scoring_name(share.number)
    if share.group == "board":
        return Message("balance-as-it-is", text=EDITION.villages[share.number].name)
    return Message("balance-as-it-is", text=str(share.number + 1))


def mark(share: Share, told: Words) -> str:
    """What is out of line: by its value, or so far that chance cannot explain it."""
    if not share.out:
        return ""
    return told.say("balance-surely-out" if share.surely else "balance-out")


def sentences(fairness: Fairness, told: Words) -> list[str]:
    """What the tables do not say."""
    scores = fairness.scores
    quarters = " ".join(f"{number:g}" for number in scores.quarters)
    spread = f"{scores.least} | {quarters} | {scores.most}"
    said = [told.say("balance-scores", mean=within(scores.mean, 1), quartiles=spread)]
    if fairness.medals:
        said.append(told.say("balance-missed", share=f"{fairness.specials_missed:.1%}"))
    else:
        said.append(told.say("balance-margin", margin=f"{scores.margin:.1f}"))
    said.append(told.say("balance-counted", games=fairness.games, bound=f"{100 * fairness.bound:g}"))
    if fairness.faults:
        said.append(told.say("balance-faults", count=len(fairness.faults), faults=", ".join(fairness.faults)))
    else:
        said.append(told.say("balance-in-line"))
    return said
