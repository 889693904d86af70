"""The bots that search: what they find, and what they never look at."""

import random
from itertools import count
from types import SimpleNamespace

import numpy as np
import pytest

from skerry.games.fjorde import searching
from skerry.games.fjorde.contest import CONTEST, UNKNOWN, Desk, begin, desk, settle_within
from skerry.games.fjorde.game import FJORDE
from skerry.games.fjorde.players import LEVELS
from skerry.games.fjorde.search import land_lead
from skerry.games.fjorde.searching import Level, PlainPlayer, Searcher, SearchPlayer
from skerry.games.fjorde.solve import analyse
from skerry.games.fjorde.state import FARMING, LAND_TAKING, STACK
from skerry.games.fjorde.tree import ended_worth, match_worth
from skerry.games.fjorde.value import plain_weights
from skerry.players.player import Seen
from skerry.rulebook.game import Position
from skerry.rulebook.match import Match

TIMES = 300
SOON = 2_000  # nodes
REDEALS = 3


def seen_by_mover(position: Position) -> Seen:
    seat = int(position.seat)
    return Seen(FJORDE, seat, FJORDE.see(position, seat))


def in_discovery(seed: int, drawn: int, **options: object) -> Match:
    """A random round when so many tiles are drawn and there is a choice."""
    match = Match(FJORDE, seed=seed, options={"rounds": 1, **options})
    choice = random.Random(seed)
    while match.seat is not None and (match.position.drawn < drawn or len(match.legal()) < 2):
        match.play(choice.choice(match.legal()))
    return match


def bots(seed: int, cores: int = 1) -> list[Searcher]:
    return [
        SearchPlayer(Level(times=TIMES), seed, cores),
        SearchPlayer(Level(times=TIMES, weights=plain_weights), seed, cores),
        SearchPlayer(LEVELS["easy"], seed, cores),
        PlainPlayer(TIMES, seed, cores),
    ]


@pytest.mark.parametrize("options", [{}, {"row": True}, {"oversight": True}])
def test_the_hidden_order_changes_no_judgement(options: dict[str, object]) -> None:
    """The tiles face down are shuffled again, the seed of the search stays: it thinks the very same."""
    for seed, drawn in ((1, 4), (2, 15), (3, 30)):
        match = in_discovery(seed, drawn, **options)
        for bot in range(len(bots(0))):
            thoughts = []
            for shuffle in range(REDEALS):
                position = FJORDE.copy(match.position)
                FJORDE.rules.redeal(position, int(position.seat), 1000 + shuffle)
                thoughts.append(bots(9)[bot].judge(seen_by_mover(position)))
            assert thoughts[0]
            assert all(thought == thoughts[0] for thought in thoughts)


def test_another_seed_searches_elsewhere() -> None:
    match = in_discovery(2, 12)
    first, second = (bots(seed)[0].judge(seen_by_mover(match.position)) for seed in (1, 2))
    assert first != second


def test_several_cores_add_up() -> None:
    match = in_discovery(2, 12)
    alone = bots(5)[0].judge(seen_by_mover(match.position))
    together = bots(5, cores=3)[0].judge(seen_by_mover(match.position))
    again = bots(5, cores=3)[0].judge(seen_by_mover(match.position))
    assert together == again
    assert {found.action for found in together} == {found.action for found in alone}
    assert sum(found.visits for found in together) > 2.9 * sum(found.visits for found in alone)


def value_after(position: Position, action: int, room: Desk) -> float | None:
    """The chance of who lays the last tile, by exact land-taking where that is soon done."""
    seat = int(position.seat)
    after = FJORDE.copy(position)
    FJORDE.rules.play(after, action)
    if after.phase == FARMING:
        answers = [value_after(after, answer, room) for answer in FJORDE.legal(after)]
        known = [answer for answer in answers if answer is not None]
        return max(known) if len(known) == len(answers) else None
    if after.phase != LAND_TAKING:
        worth = float(ended_worth(after))
    else:
        contest = np.zeros(CONTEST, np.int64)
        begin(after, contest, room.near)
        value = settle_within(contest, np.int64(SOON), room)
        if value == UNKNOWN:
            return None
        worth = float(match_worth(after, land_lead(after, value), 0.0))
    return worth if seat == 0 else 1 - worth


def test_the_last_tile_is_laid_as_well_as_can_be() -> None:
    """In the first of three rounds every field counts."""
    decided = 0
    room = desk(1 << 13)
    for seed in range(60):
        match = in_discovery(seed, STACK, rounds=3)
        position = match.position
        if position.drawn < STACK or position.phase == LAND_TAKING or position.pool.any():
            continue
        worth = {action: value_after(position, action, room) for action in FJORDE.legal(position)}
        known = [value for value in worth.values() if value is not None]
        if len(known) < len(worth) or len(set(known)) == 1:
            continue
        decided += 1
        choice = SearchPlayer(Level(times=1_000), seed).choose(seen_by_mover(position))
        assert worth[choice.action] == max(known)
        assert choice.value == pytest.approx(max(known), abs=0.03)
    assert decided >= 3


@pytest.mark.parametrize("name", ["search", "best"])
def test_land_is_taken_perfectly(name: str) -> None:
    for seed in range(4):
        match = Match(FJORDE, seed=seed, options={"rounds": 1})
        choice = random.Random(seed)
        while match.seat is not None and match.position.phase != LAND_TAKING:
            match.play(choice.choice(match.legal()))
        bot = FJORDE.player(name, seed)
        while match.seat is not None:
            found = analyse(match.position)
            action = bot.choose(seen_by_mover(match.position)).action
            assert found.fields[action] == found.lead
            match.play(FJORDE.write(match.position, action))


def test_a_level_thinks_no_longer_than_it_should() -> None:
    match = in_discovery(2, 12)
    for name in ("easy", "medium", "strong"):
        bot = SearchPlayer(LEVELS[name], 1)
        bot.choose(seen_by_mover(match.position), 10.0)
        ways = int(bot.rooms[0].tree.visits[0])
        assert ways == LEVELS[name].times


def test_a_search_ends_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by three milliseconds whenever somebody looks at it."""
    ticks = count()
    clock = SimpleNamespace(perf_counter=lambda: 3 * next(ticks) / 1000)
    monkeypatch.setattr(searching, "time", clock)
    bot = SearchPlayer(Level(times=1), 1)
    judged = bot.judge(seen_by_mover(in_discovery(2, 12).position), 0.1)
    assert judged[0].visits > 1
    assert 0.098 <= 3 * next(ticks) / 1000 <= 0.11


def test_a_full_tree_ends_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "FEWEST_NODES", 20_000)
    monkeypatch.setattr(searching, "NODES_A_SECOND", 0)
    bot = SearchPlayer(Level(times=1), 1)
    judged = bot.judge(seen_by_mover(in_discovery(2, 12).position), 3_600.0)
    assert judged[0].visits > 1
    assert bot.rooms[0].tree.used[0] <= 20_000
