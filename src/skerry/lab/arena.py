"""The arena: bots against each other, every deal from every seat, each game kept as a replay.

What is to be played is a `Plan`; `schedule` lists its games, `play_game` plays one in a process of its own,
and `Kept` is the folder in which the games and their results lie, so that an interrupted arena goes on where
it stopped. The entry for the command line is `skerry.lab.contest.hold`.
"""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import multiprocessing
import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from skerry.players.player import Seen
from skerry.rulebook.game import Game, find_game
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused, brief
from skerry.rulebook.replay import put_in_place, to_replay

FORMAT = 1
PLAN, RESULTS, GAMES = "arena.json", "results.jsonl", "games"
LONGEST_THOUGHT = 3_600_000  # milliseconds
MOST_PLAYERS = 20
MOST_GAMES = 1_000_000
MOST_CORES = 1024


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
    if len(plan.entrants) <= seats:
        return [tuple(itertools.islice(itertools.cycle(numbers), seats))]
    return list(itertools.combinations(numbers, seats))


def schedule(plan: Plan, games: int) -> Iterator[Pairing]:
    """At least so many games: each deal of each line-up from every seat, so that no luck of the deal counts."""
    seats = find_game(plan.game).seats
    number = 0
    for deal in itertools.count():
        for line_up in line_ups(plan, seats):
            if number >= games:
                return
            for turned in range(seats):
                yield Pairing(number, deal, [*line_up[turned:], *line_up[:turned]])
                number += 1


# Playing


def seed_of(plan: Plan, *what: int) -> int:
    """A seed of its own for everything that is left to chance."""
    return random.Random(f"{plan.seed}/{'/'.join(map(str, what))}").getrandbits(62)


def play_game(plan: Plan, pairing: Pairing) -> tuple[Outcome, bytes]:
    """Play one game; answers how it ended, and its replay."""
    game = find_game(plan.game)
    match = Match(game, seed_of(plan, pairing.deal), plan.options)
    first = match.seat or 0
    bots = [
        game.player(
            plan.entrants[number].bot, seed_of(plan, pairing.number, seat) & 0xFFFFFFFF, plan.threads
        )
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
            before = thinking[seat]
            thinking[seat] = Thinking(before.actions + 1, before.seconds + taken, max(before.longest, taken))
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


def here(plan: Plan, pairings: list[Pairing], workers: int) -> Iterator[tuple[Outcome, bytes]]:
    """Play games on this machine, in so many processes; they end when nobody waits for them any more."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(workers, len(pairings)), leave_interrupts_alone) as pool:
        yield from pool.imap_unordered(_play, [(plan, pairing) for pairing in pairings])


def leave_interrupts_alone() -> None:
    """A worker is stopped by whoever started it, not by the keys of a terminal."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(task: tuple[Plan, Pairing]) -> tuple[Outcome, bytes]:
    return play_game(*task)


def on_ray(plan: Plan, pairings: list[Pairing], workers: int) -> Iterator[tuple[Outcome, bytes]]:
    """Play games on a Ray cluster: the one that RAY_ADDRESS names, or one of so many workers on this machine."""
    try:
        import ray
    except ImportError as problem:
        raise Refused("bad-option", "arena-no-ray") from problem
    there = "RAY_ADDRESS" in os.environ
    ray.init(num_cpus=None if there else workers, include_dashboard=False, log_to_driver=False)
    try:
        remote = ray.remote(num_cpus=plan.threads)(play_game)
        waiting = iter(pairings)
        running = [remote.remote(plan, pairing) for pairing in itertools.islice(waiting, 2 * workers)]
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(plan, pairing) for pairing in itertools.islice(waiting, len(done))]
            yield from ray.get(done)
    finally:
        ray.shutdown()


# What is kept


class Kept:
    """The folder of an arena: its plan, a line for each game, the games as replays."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.outcomes: dict[int, Outcome] = {}
        path = folder / PLAN
        try:
            (folder / GAMES).mkdir(parents=True, exist_ok=True)
            if not path.exists():
                put_in_place(msgspec.json.format(msgspec.json.encode(plan), indent=1) + b"\n", path)
            stored, lines = path.read_bytes(), self._lines()
        except OSError as problem:
            reason = problem.strerror or ""
            raise Refused("file", "cannot-write", path=str(folder), problem=reason) from problem
        try:
            found = msgspec.json.decode(stored, type=Plan)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise Refused("arena", "arena-damaged", path=str(path), problem=str(problem)) from problem
        if found != plan:
            raise Refused("arena", "arena-other-plan", path=str(path))
        for number, line in enumerate(lines, start=1):
            self._read(line, number, last=number == len(lines))

    def _lines(self) -> list[bytes]:
        path = self.folder / RESULTS
        return path.read_bytes().split(b"\n") if path.exists() else []

    def _read(self, line: bytes, number: int, last: bool) -> None:
        """A line of the results; the last one may have been cut off, and its game is played again."""
        if not line:
            return
        try:
            outcome = msgspec.json.decode(line, type=Outcome)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            if last:
                return
            place = f"{self.folder / RESULTS}:{number}"
            raise Refused("arena", "arena-damaged", path=place, problem=str(problem)) from problem
        self.outcomes[outcome.number] = outcome

    def missing(self, games: int) -> list[Pairing]:
        """The games that are still to be played."""
        return [pairing for pairing in schedule(self.plan, games) if pairing.number not in self.outcomes]

    def add(self, outcome: Outcome, replay: bytes) -> None:
        """Keep a game: first the replay, then the line that says that there is one."""
        try:
            put_in_place(replay + b"\n", self.replay_of(outcome.number))
            with (self.folder / RESULTS).open("ab") as file:
                begins_a_line = b"" if self._ends_with_a_line() else b"\n"
                file.write(begins_a_line + msgspec.json.encode(outcome) + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as problem:
            reason = problem.strerror or ""
            raise Refused("file", "cannot-write", path=str(self.folder), problem=reason) from problem
        self.outcomes[outcome.number] = outcome

    def _ends_with_a_line(self) -> bool:
        """Whether the last line of the results is complete: one that was cut off is left behind."""
        with contextlib.suppress(OSError), (self.folder / RESULTS).open("rb") as file:
            file.seek(-1, os.SEEK_END)
            return file.read(1) == b"\n"
        return True

    def replay_of(self, number: int) -> Path:
        return self.folder / GAMES / f"{number:06}.json"
