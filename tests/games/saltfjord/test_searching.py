"""The bots that try turns out: what they find, what they never look at, and when they stop."""

import random
from itertools import count, pairwise
from types import SimpleNamespace

import pytest

from skerry.games.saltfjord import searching
from skerry.games.saltfjord.game import SALTFJORD
from skerry.games.saltfjord.searching import FEWEST_ROUNDS, Glance, GlancePlayer, Race, SearchPlayer
from skerry.lab.arena import plan, play_game, schedule
from skerry.players.player import Seen
from skerry.rulebook.game import Position
from skerry.rulebook.match import Match
from tests.games.saltfjord.table import started

ROUNDS = 4
REDEALS = 3
MATCHES = 16
CLEARLY = 11  # of them


def seen_by_mover(position: Position) -> Seen:
    seat = int(position.seat)
    return Seen(SALTFJORD, seat, SALTFJORD.see(position, seat))


def in_the_middle(seed: int, decisions: int, **options: object) -> Match:
    """A random game, at a moment with a choice."""
    match, choice = Match(SALTFJORD, seed=seed, options=options), random.Random(seed)
    while len(match.actions) < decisions or len(match.legal()) < 2:
        match.play(choice.choice(match.legal()))
    return match


def search(seed: int, cores: int = 1, rounds: int = ROUNDS) -> SearchPlayer:
    return SearchPlayer(rounds, False, seed, cores)


@pytest.mark.ledger("SF-H1")
@pytest.mark.parametrize("options", [{}, {"players": 1}, {"players": 3, "wagons": True}])
def test_the_hidden_order_changes_no_judgement(options: dict[str, object]) -> None:
    """What the seat cannot see is dealt again, the seed of the search stays: it thinks the very same."""
    for seed, decisions in ((1, 6), (2, 40)):
        match = in_the_middle(seed, decisions, **options)
        thoughts = []
        for shuffle in range(REDEALS):
            position = SALTFJORD.copy(match.position)
            SALTFJORD.rules.redeal(position, int(position.seat), 1000 + shuffle)
            thoughts.append(search(9).judge(seen_by_mover(position)))
        assert len(thoughts[0]) > 1
        assert all(thought == thoughts[0] for thought in thoughts)


def test_another_seed_searches_elsewhere() -> None:
    match = in_the_middle(2, 20)
    first, second = (search(seed).judge(seen_by_mover(match.position)) for seed in (1, 2))
    assert first != second


def test_what_is_planned_is_played_until_something_is_revealed() -> None:
    """A turn of several actions is thought about once."""
    match = Match(SALTFJORD, seed=4)
    bots = [search(seat, rounds=1) for seat in range(2)]
    thoughts, actions = 0, 0
    while match.seat is not None and len(match.actions) < 60:
        bot = bots[match.seat]
        before = bot.random.getstate()
        choice = bot.choose(seen_by_mover(match.position))
        thoughts += bot.random.getstate() != before
        actions += 1
        assert choice.action in SALTFJORD.legal(match.position)
        match.play(SALTFJORD.write(match.position, choice.action))
    assert thoughts < actions


def test_several_cores_share_the_rounds() -> None:
    match = in_the_middle(2, 20)
    alone = search(5).judge(seen_by_mover(match.position))
    together = search(5, cores=2).judge(seen_by_mover(match.position))
    assert {tuple(found.actions) for found in together} == {tuple(found.actions) for found in alone}
    assert together[0].rounds >= ROUNDS


def test_a_search_ends_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by three milliseconds whenever somebody looks at it."""
    ticks = count()
    clock = SimpleNamespace(perf_counter=lambda: 3 * next(ticks) / 1000)
    monkeypatch.setattr(searching, "time", clock)
    judged = search(1, rounds=10_000).judge(seen_by_mover(in_the_middle(2, 20).position), 0.2)
    assert sum(found.rounds for found in judged) > 20
    assert 3 * next(ticks) / 1000 <= 0.21


def test_a_search_can_be_stopped() -> None:
    bot = search(1, rounds=10_000)
    bot.stopped.set()
    judged = bot.judge(seen_by_mover(in_the_middle(2, 20).position), 3_600.0)
    assert judged
    assert all(found.rounds == 0 for found in judged)


def test_a_candidate_that_lags_clearly_behind_is_given_up() -> None:
    race = Race([10.0, 9.0, 8.0], most_rounds=50)
    for deal in range(FEWEST_ROUNDS):
        race.note(0, deal, 0.6 + 0.01 * (deal % 2))
        race.note(1, deal, 0.6 + 0.01 * (1 - deal % 2))
        race.note(2, deal, 0.3 + 0.01 * (deal % 2))
        assert race.running() == [0, 1, 2]
        race.round_over(bounded=True)
    assert race.running() == [0, 1]
    assert race.ranking()[2] == 2
    assert not race.decided


def test_a_race_is_decided_when_one_is_left_or_all_rounds_were_run() -> None:
    assert Race([3.0], most_rounds=5).decided
    for bounded in (True, False):
        race = Race([3.0, 3.0], most_rounds=2)
        for deal in range(2):
            race.note(0, deal, 0.5)
            race.note(1, deal, 0.5)
            race.round_over(bounded)
        assert race.decided == bounded


def test_slips_make_a_careless_player() -> None:
    """Of many turns some are not those that a careful one plays."""
    seen = seen_by_mover(started().position)
    careful, careless = (
        {tuple(GlancePlayer(Glance(8, slips), seed).turn(seen, None)[0]) for seed in range(8)}
        for slips in (0.0, 20.0)
    )
    assert len(careless) > len(careful)


@pytest.mark.slow
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(SALTFJORD.levels)))
def test_each_level_beats_the_one_before(weaker: str, stronger: str) -> None:
    """`best` gets a fifth of a second."""
    contest = plan("saltfjord", f"{weaker},{stronger}", milliseconds=200, seed=5)
    won = 0.0
    for pairing in schedule(contest, MATCHES):
        outcome, _ = play_game(contest, pairing)
        won += outcome.share(pairing.seats.index(1))
    assert won >= CLEARLY
