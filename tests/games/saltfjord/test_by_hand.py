"""The house's rules against the game written by hand: whole games side by side, at every decision."""

import random

import pytest

from skerry.games.saltfjord.game import SALTFJORD
from skerry.games.saltfjord.state import RESOURCES
from skerry.players.player import Seen
from skerry.rulebook.match import Match
from tests.games.saltfjord.by_hand import Table

GAMES = [(players, wagons) for players in (1, 2, 3, 4) for wagons in (False, True)]


def side_by_side(match: Match, choose: object) -> None:
    table = Table(match.setup, SALTFJORD.complete(match.options))
    while not match.over:
        assert match.seat == table.mover
        legal = match.legal()
        assert set(legal) == table.choices
        assert match.result()["scores"] == table.points()
        mine = match.position.store[match.seat]
        assert [int(count) for count in mine] == [
            table.villages[match.seat].store[name] for name in RESOURCES
        ]
        action = choose(legal)  # type: ignore[operator]
        match.play(action)
        table.play(action)
    assert table.choices == set()
    assert match.result()["scores"] == table.scores
    assert match.result()["winner"] == table.winner


def deal(players: int, wagons: bool, seed: int) -> Match:
    side = "named" if seed % 2 else "plain"
    return Match(SALTFJORD, seed=seed, options={"players": players, "wagons": wagons, "side": side})


@pytest.mark.ledger(
    "SF-T1", "SF-A1", "SF-A2", "SF-A3", "SF-A4", "SF-A5", "SF-B6", "SF-B8", "SF-F1", "SF-F3", "SF-X1", "SF-X4"
)
@pytest.mark.parametrize(("players", "wagons"), GAMES)
def test_random_games_run_as_by_hand(players: int, wagons: bool) -> None:
    choice = random.Random(players)
    side_by_side(deal(players, wagons, 10 * players + wagons), choice.choice)


@pytest.mark.ledger("SF-R1", "SF-R2", "SF-E1", "SF-E2", "SF-W1", "SF-W2", "SF-W4", "SF-O3", "SF-O4", "SF-O5")
@pytest.mark.parametrize(("players", "wagons"), [(1, True), (2, False), (3, True)])
def test_games_played_well_run_as_by_hand(players: int, wagons: bool) -> None:
    """Bots that plan reach what random play does not: tracks, full lines, orders at all docks."""
    match = deal(players, wagons, 7)
    bot = SALTFJORD.player("greedy", 1)

    def choose(legal: list[str]) -> str:
        seat = match.seat or 0
        choice = bot.choose(Seen(SALTFJORD, seat, SALTFJORD.see(match.position, seat)))
        return SALTFJORD.write(match.position, choice.action)

    side_by_side(match, choose)


@pytest.mark.slow
def test_hundreds_of_games_run_as_by_hand() -> None:
    for seed in range(400):
        players, wagons = GAMES[seed % len(GAMES)]
        side_by_side(deal(players, wagons, seed), random.Random(seed).choice)
    assert seed == 399
