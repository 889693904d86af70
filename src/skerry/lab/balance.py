"""Is an edition of Saltfjord fair? To find out, equal bots play many games, and here is noted how they went.

A `Trial` says what is played, `play_games` plays some of it, where the environment names the edition.
Start sets are dealt by lot unless the bots shall choose: so each is tried as often as any other.
"""

from __future__ import annotations

import functools
import hashlib
import random
from typing import Any

import msgspec

from skerry.players.player import Seen
from skerry.rulebook.game import Game, Position, find_game

FORMAT = 1
GAME = "saltfjord"
TOGETHER = 10  # games of it that are played as one task

# Where points come from, and the plans to which these sources belong.
SOURCES = (
    "orders",
    "sets",
    "docks",
    "fishing",
    "piers",
    "buildings",
    "levels",
    "scoring",
    "abilities",
    "stores",
    "wagons",
)
PLANS = {
    "orders": ("orders", "sets", "docks"),
    "fishing": ("fishing",),
    "building": ("piers", "buildings"),
    "tracks": ("levels", "scoring"),
}


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played: all that decides about the games but their number."""

    trial: int  # version of this format
    edition: str
    rules: int
    bot: str
    milliseconds: int | None
    options: dict[str, Any]
    seed: int
    sets_by_lot: bool

    @property
    def digest(self) -> str:
        return hashlib.blake2b(msgspec.json.encode(self), digest_size=4).hexdigest()

    @property
    def is_compiled(self) -> bool:
        """Whether games are played without coming back to Python."""
        from skerry.games.saltfjord.players import GLANCES

        return self.bot in GLANCES and self.milliseconds is None


class Seat(msgspec.Struct, frozen=True):
    """What is noted of a seat; numbers count from 0 in the order of the edition."""

    order: int  # 0 began the first round
    board: int
    ability: int  # of its start set, as are the next two
    start_tile: int
    resources: int
    taken: list[int]  # abilities beside that one
    reached: dict[int, int]  # the scoring tiles that were reached, and what each gave
    points: list[int]  # by source

    def plan(self, name: str) -> int:
        """The points of a plan."""
        return sum(self.points[SOURCES.index(source)] for source in PLANS[name])


class Noted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game has gone."""

    number: int
    scores: list[int]
    winner: int | None
    scoring: list[int]  # the scoring tiles in play
    seats: list[Seat]
    medal: int  # alone: the place among the medals
    specials: list[int]  # alone: what each special tile gave


# Playing


def seed_of(trial: Trial, *what: int) -> int:
    """A seed of its own for everything that is left to chance."""
    return random.Random(f"{trial.seed}/{'/'.join(map(str, what))}").getrandbits(62)


@functools.cache
def table(bot: str) -> Any:
    """The table of this process for a bot; its compiled games are loaded only where they are played."""
    from skerry.lab.equals import Table

    return Table(bot)


def play_games(trial: Trial, numbers: list[int]) -> list[Noted]:
    """Play some games of a trial."""
    game = find_game(GAME)
    assert game.edition_hash == trial.edition
    noted = []
    for number in numbers:
        position = game.deal(seed_of(trial, number), trial.options)
        if trial.is_compiled:
            position = table(trial.bot).play(position, seed_of(trial, number, 0), trial.sets_by_lot)
        else:
            play_with_bots(game, position, trial, number)
        noted.append(note(game, position, number))
    return noted


def play_with_bots(game: Game, position: Position, trial: Trial, number: int) -> None:
    """Let a bot of its own play each seat to the end of the game."""
    from skerry.games.saltfjord.state import CHOOSE_SET

    choice = random.Random(seed_of(trial, number, 0))
    seconds = None if trial.milliseconds is None else trial.milliseconds / 1000
    bots = [game.player(trial.bot, choice.getrandbits(32)) for _ in range(game.seats_of(position))]
    while (seat := int(game.rules.seat_to_move(position))) >= 0:
        if trial.sets_by_lot and position.decisions[0, 0] == CHOOSE_SET:
            action = choice.choice(game.legal(position))
        else:
            action = bots[seat].choose(Seen(game, seat, game.see(position, seat)), seconds).action
        game.rules.play(position, action)


# Noting


def note(game: Game, position: Position, number: int) -> Noted:
    """What is noted of a game that has ended."""
    from skerry.games.saltfjord.solo import medal_won, specials_now

    winner = int(game.rules.winner(position))
    return Noted(
        number=number,
        scores=game.scores(position),
        winner=None if winner < 0 else winner,
        scoring=[int(tile) for tile in position.scoring],
        seats=[note_seat(position, seat) for seat in range(game.seats_of(position))],
        medal=medal_won(position) if position.seats == 1 else 0,
        specials=specials_now(position),
    )


def note_seat(position: Position, seat: int) -> Seat:
    from skerry.games.saltfjord.rules.tables import FIRST_START_TILE
    from skerry.games.saltfjord.state import ABILITIES

    chosen = next(row for row, owner in zip(position.sets, position.set_of, strict=True) if owner == seat + 1)
    ability = int(chosen[0]) - 1
    return Seat(
        order=(seat - int(position.first)) % int(position.seats),
        board=int(position.board[seat]),
        ability=ability,
        start_tile=int(chosen[1]) - FIRST_START_TILE - 1,
        resources=int(chosen[2]) - 1,
        taken=[
            number
            for number in range(ABILITIES)
            if int(position.abilities[seat]) >> number & 1 and number != ability
        ],
        reached=scoring_reached(position, seat),
        points=points_by_source(position, seat),
    )


def scoring_reached(position: Position, seat: int) -> dict[int, int]:
    """The scoring tiles that a seat has reached; two with lightning share what they gave."""
    from skerry.games.saltfjord.rules.scoring import tile_value
    from skerry.games.saltfjord.rules.tables import LIGHTNING
    from skerry.games.saltfjord.state import FROM_SCORING, STEPS, TRACKS

    tiles = [int(position.scoring[track]) for track in range(TRACKS) if position.level[seat, track] == STEPS]
    struck = sum(int(LIGHTNING[tile]) for tile in tiles)
    at_once = int(position.earned[seat, FROM_SCORING]) // max(struck, 1)
    return {tile: at_once if LIGHTNING[tile] else int(tile_value(position, seat, tile)) for tile in tiles}


def points_by_source(position: Position, seat: int) -> list[int]:
    """The final score, by where it came from, in the order of SOURCES."""
    from skerry.games.saltfjord.rules.scoring import points_of_part
    from skerry.games.saltfjord.state import (
        FROM_ABILITIES,
        FROM_BUILDINGS,
        FROM_DOCKS,
        FROM_FISHING,
        FROM_PIERS,
        FROM_SCORING,
    )

    _, aboard, stores, sets, orders, levels, scoring, wagons = (
        int(points_of_part(position, seat, number)) for number in range(8)
    )
    earned = [int(points) for points in position.earned[seat]]
    found = {
        "orders": orders,
        "sets": sets,
        "docks": earned[FROM_DOCKS],
        "fishing": earned[FROM_FISHING] + aboard,
        "piers": earned[FROM_PIERS],
        "buildings": earned[FROM_BUILDINGS],
        "levels": levels,
        "scoring": earned[FROM_SCORING] + scoring,
        "abilities": earned[FROM_ABILITIES],
        "stores": stores,
        "wagons": wagons,
    }
    return [found[source] for source in SOURCES]
