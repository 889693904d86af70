"""`skerry edition balance`: let equal bots play with an edition, go on where it was stopped, and report.

The entry is `balance`. The environment must name the edition before anything of the game is loaded, because
its faces are part of the compiled rules; `name_edition` does that.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec

from skerry.games.saltfjord.edition import HOUSE
from skerry.lab.arena import LONGEST_THOUGHT, MOST_CORES, MOST_GAMES
from skerry.lab.balance import FORMAT, GAME, TOGETHER, Noted, Trial, play_games
from skerry.lab.contest import STOPPED
from skerry.lab.fairness import Fairness, judge
from skerry.lab.folders import data_folder
from skerry.lab.keeping import Lines
from skerry.lab.meter import Meter
from skerry.lab.ordering import within
from skerry.lab.workers import cores, in_processes
from skerry.rulebook.edition import EDITION_VARIABLE
from skerry.rulebook.match import checked_seed
from skerry.rulebook.refusal import Refused, brief
from skerry.rulebook.words import Words, words

REPORT = "balance.json"


def name_edition(game: str, file: Path) -> None:
    """Let this process, and those that it begins, play with an edition."""
    if game != GAME:
        raise Refused("bad-option", "bad-option", name="balance", value=brief(game), allowed=GAME)
    if file.resolve() != HOUSE.resolve():  # which is played anyway, and may be compiled already
        os.environ[f"{EDITION_VARIABLE}{GAME.upper()}"] = str(file.resolve())


@dataclass(frozen=True)
class Inquiry:
    """What a person wants to know."""

    games: int
    bot: str
    milliseconds: int | None
    seats: int | None
    options: Mapping[str, object]
    seed: int
    sets_by_lot: bool
    workers: int | None
    folder: Path | None

    def trial(self) -> Trial:
        """What is to be played for it."""
        from skerry.games.saltfjord.game import SALTFJORD

        within("games", self.games, 1, MOST_GAMES)
        if self.workers is not None:
            within("workers", self.workers, 1, MOST_CORES)
        if self.milliseconds is not None:
            within("movetime", self.milliseconds, 1, LONGEST_THOUGHT)
        if self.bot not in SALTFJORD.players:
            known = ", ".join(SALTFJORD.players)
            raise Refused("unknown-player", "unknown-player", name=self.bot[:40], known=known)
        seats = {} if self.seats is None else {"players": self.seats}
        return Trial(
            trial=FORMAT,
            edition=SALTFJORD.edition_hash,
            rules=SALTFJORD.rules_version,
            bot=self.bot,
            milliseconds=self.milliseconds,
            options=SALTFJORD.complete({**self.options, **seats}),
            seed=checked_seed(self.seed),
            sets_by_lot=self.sets_by_lot,
        )


def balance(inquiry: Inquiry, as_json: bool, language: str) -> int:
    """Play what is missing of a trial, and report; answers the exit code."""
    from skerry.games.saltfjord.rules.tables import EDITION

    told, trial = words(language), inquiry.trial()
    folder = inquiry.folder or data_folder() / "balance" / f"{EDITION.name}-{trial.digest}"
    with Lines(folder, trial, Noted) as kept:
        stopped = play_missing(kept, inquiry, told)
        if kept.outcomes:
            fairness = judge(trial, EDITION.name, kept.outcomes.values())
            kept.write(REPORT, encoded(fairness))
            report(fairness, as_json, told)
        if stopped:
            print(told.say("arena-stopped", games=len(kept.outcomes), path=str(folder)), file=sys.stderr)
    return STOPPED if stopped else 0


def encoded(fairness: Fairness) -> bytes:
    return bytes(msgspec.json.format(msgspec.json.encode(fairness), indent=1)) + b"\n"


def report(fairness: Fairness, as_json: bool, told: Words) -> None:
    """Print the report, for people or for programs."""
    from skerry.lab.balance_table import show

    if as_json:
        sys.stdout.write(encoded(fairness).decode())
    else:
        show(fairness, told)


def play_missing(kept: Lines[Noted], inquiry: Inquiry, told: Words) -> bool:
    """Play until all games are there; answers whether it was interrupted."""
    missing = [number for number in range(inquiry.games) if number not in kept.outcomes]
    together = TOGETHER if kept.plan.is_compiled else 1
    tasks = [missing[first : first + together] for first in range(0, len(missing), together)]
    before, total = len(kept.outcomes), len(kept.outcomes) + len(missing)
    if not missing:
        return False
    begins = told.say("arena-begins", games=total, played=before, path=str(kept.folder))
    at_once = inquiry.workers or cores()
    try:
        with (
            Meter(before, total, begins, told) as meter,
            contextlib.closing(in_processes(play_games, kept.plan, tasks, at_once)) as played,
        ):
            for games in played:
                kept.keep(games)
                meter.show(len(kept.outcomes))
    except KeyboardInterrupt:
        return True
    return False
