"""The arena: bots against each other, every deal from every seat, each game kept as a replay.

What is to be played is a `Plan`; `schedule` lists its games, `play_game` plays one. `skerry.lab.contest.hold`
is the entry for the command line; it spreads the games over `workers`, and `keeping` keeps them.
"""

from __future__ import annotations

import functools
import hashlib
import itertools
import random
import time
from collections.abc import Iterator
from typing import Any

import msgspec

from skerry.players.player import Seen
from skerry.rulebook.game import Game, find_game
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused, brief
from skerry.rulebook.replay import to_replay

FORMAT = 1
LONGEST_THOUGHT = 3_600_000  # milliseconds
MOST_PLAYERS = 20
MOST_GAMES = 1_000_000
MOST_CORES = 1024
LATE = 1.05  # how much longer than allowed a thought may take before it counts as late
A_MOMENT = 0.01  # seconds


class Entrant(msgspec.Struct, frozen=True):
    """A bot that takes part, and how long it may think about an action."""

    bot: str
    milliseconds: int | None = None  # or as long as it is used to

    @property
    def label(self) -> str:
        return self.bot if self.milliseconds is None else f"{self.bot}:{self.milliseconds}"


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played: all that decides about the games but their number."""

    arena: int  # version of this format
    game: str
    rules: int
    edition: str
    entrants: list[Entrant]
    options: dict[str, Any]
    seed: int
    threads: int  # on which each bot may think

    @property
    def labels(self) -> list[str]:
        """A name for each entrant; a bot that takes part twice is told apart by a number."""
        names = [entrant.label for entrant in self.entrants]
        return [
            name if names.count(name) == 1 else f"{name}#{names[:place].count(name) + 1}"
            for place, name in enumerate(names)
        ]

    @property
    def digest(self) -> str:
        return hashlib.blake2b(msgspec.json.encode(self), digest_size=4).hexdigest()


class Pairing(msgspec.Struct, frozen=True):
    """One game: the deal, and the entrant on each seat."""

    number: int
    deal: int
    seats: list[int]


class Thinking(msgspec.Struct, frozen=True):
    """How long the bot of a seat has thought where it had a choice."""

    actions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    late: int = 0  # of the actions took longer than they may

    def and_also(self, taken: float, milliseconds: int | None) -> Thinking:
        """With one more action."""
        late = milliseconds is not None and taken > LATE * milliseconds / 1000
        return Thinking(self.actions + 1, self.seconds + taken, max(self.longest, taken), self.late + late)


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game has ended."""

    number: int
    deal: int
    seats: list[int]  # the entrant on each seat
    first: int  # the seat that began
    scores: list[int]
    winner: int | None  # a seat
    thinking: list[Thinking]  # by seat

    def share(self, seat: int) -> float:
        """What a seat has won of this game: the winner all, nobody's game is shared."""
        return 1.0 / len(self.seats) if self.winner is None else float(self.winner == seat)

    def is_of(self, pairing: Pairing) -> bool:
        """Whether it can be the end of that game."""
        seats = range(len(pairing.seats))
        return (
            (self.number, self.deal, self.seats) == (pairing.number, pairing.deal, pairing.seats)
            and self.number >= 0
            and self.first in seats
            and (self.winner is None or self.winner in seats)
            and len(self.scores) == len(self.thinking) == len(seats)
        )


# What is to be played


def plan(
    game: str,
    players: str,
    milliseconds: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 1,
    threads: int = 1,
) -> Plan:
    """A plan as a person writes it: bots by name with commas between, a name with `:MS` thinks so long."""
    found = find_game(game)
    entrants = [entrant(found, name.strip(), milliseconds) for name in players.split(",")]
    if not 2 <= len(entrants) <= MOST_PLAYERS:
        raise Refused("bad-option", "arena-players", count=len(entrants), most=MOST_PLAYERS)
    return Plan(
        arena=FORMAT,
        game=found.name,
        rules=found.rules_version,
        edition=found.edition_hash,
        entrants=entrants,
        options=found.complete(options or {}),
        seed=seed,
        threads=threads,
    )


def entrant(game: Game, text: str, milliseconds: int | None) -> Entrant:
    """A bot and its time to think, as `best` or `best:100`."""
    name, colon, time_of_its_own = text.partition(":")
    if name not in game.players:
        known = ", ".join(game.players)
        raise Refused("unknown-player", "unknown-player", name=name[:40], known=known)
    if not colon:
        return Entrant(name, milliseconds)
    if not (time_of_its_own.isascii() and time_of_its_own.isdigit() and len(time_of_its_own) <= 8):
        raise Refused("bad-option", "arena-thought", text=brief(text), longest=LONGEST_THOUGHT)
    if not 1 <= int(time_of_its_own) <= LONGEST_THOUGHT:
        raise Refused("bad-option", "arena-thought", text=brief(text), longest=LONGEST_THOUGHT)
    return Entrant(name, int(time_of_its_own))


def line_ups(plan: Plan, seats: int) -> list[tuple[int, ...]]:
    """Who meets whom: every choice of entrants for the seats; too few of them sit in turn."""
    numbers = range(len(plan.entrants))
    if len(numbers) > seats:
        return list(itertools.combinations(numbers, seats))
    beginnings = numbers if seats % len(numbers) else numbers[:1]  # each has as many seats as any other
    return [tuple((first + seat) % len(numbers) for seat in range(seats)) for first in beginnings]


def seats_at(plan: Plan) -> int:
    """How many play in each game."""
    return find_game(plan.game).seats_with(plan.options)


def turned(line_up: tuple[int, ...]) -> list[list[int]]:
    """A line-up from every seat."""
    turns = [(*line_up[by:], *line_up[:by]) for by in range(len(line_up))]
    return [list(seats) for seats in dict.fromkeys(turns)]


def seatings(plan: Plan) -> list[list[int]]:
    """The games of one deal: each line-up from every seat, so that no luck of the deal counts."""
    found = line_ups(plan, seats_at(plan))
    return [seats for line_up in found for seats in turned(line_up)]


def turns(plan: Plan) -> int:
    """How many games make a whole: a line-up from every seat."""
    return len(turned(line_ups(plan, seats_at(plan))[0]))


def schedule(plan: Plan, games: int) -> Iterator[Pairing]:
    """At least so many games, and no line-up without one of its turns."""
    whole, each_deal = turns(plan), seatings(plan)
    for number in range(-(-games // whole) * whole):
        deal, place = divmod(number, len(each_deal))
        yield Pairing(number, deal, each_deal[place])


# Playing


def seed_of(plan: Plan, *what: int) -> int:
    """A seed of its own for everything that is left to chance."""
    return random.Random(f"{plan.seed}/{'/'.join(map(str, what))}").getrandbits(62)


@functools.cache
def made_ready(game: str, bot: str, threads: int) -> None:
    """Let a bot play a game quickly: what it loads when it thinks for the first time is not its thinking."""
    match = Match(find_game(game), seed=0)
    player = match.game.player(bot, 0, threads)
    while (seat := match.seat) is not None:
        choice = player.choose(Seen(match.game, seat, match.game.see(match.position, seat)), A_MOMENT)
        match.play(match.game.write(match.position, choice.action))


def play_game(plan: Plan, pairing: Pairing) -> tuple[Outcome, bytes]:
    """Play one game; answers how it ended, and its replay."""
    game = find_game(plan.game)
    for number in pairing.seats:
        made_ready(plan.game, plan.entrants[number].bot, plan.threads)
    match = Match(game, seed_of(plan, pairing.deal), plan.options)
    first = match.seat or 0
    bots = [
        game.player(plan.entrants[number].bot, seed_of(plan, pairing.number, seat) & 0xFFFFFFFF, plan.threads)
        for seat, number in enumerate(pairing.seats)
    ]
    thinking = [Thinking() for _ in bots]
    while match.seat is not None:
        seat = match.seat
        milliseconds = plan.entrants[pairing.seats[seat]].milliseconds
        seen = Seen(game, seat, game.see(match.position, seat))
        begun = time.perf_counter()
        choice = bots[seat].choose(seen, None if milliseconds is None else milliseconds / 1000)
        taken = time.perf_counter() - begun
        if len(game.legal(match.position)) > 1:
            thinking[seat] = thinking[seat].and_also(taken, milliseconds)
        match.play(game.write(match.position, choice.action))
    result = match.result()
    outcome = Outcome(
        number=pairing.number,
        deal=pairing.deal,
        seats=pairing.seats,
        first=first,
        scores=result["scores"],
        winner=result["winner"],
        thinking=thinking,
    )
    labels = [plan.labels[number] for number in pairing.seats]
    return outcome, msgspec.json.encode(to_replay(match, labels))
