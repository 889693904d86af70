"""What is played: every deal from every seat, the same deal for all, and again the same game."""

from __future__ import annotations

import itertools
from types import SimpleNamespace

import msgspec
import pytest

from skerry.lab.arena import Entrant, Plan, Thinking, plan, play_game, schedule, seatings, turns
from skerry.rulebook.game import find_game
from skerry.rulebook.refusal import Refused
from skerry.rulebook.replay import Replay

from .playing import SMALL, ended


def some(players: int) -> Plan:
    entrants = [Entrant("random") for _ in range(players)]
    return Plan(1, "chartae", 1, "", entrants, {}, 1, 1)


@pytest.fixture
def with_seats(monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    """A game of so many seats."""

    def given(seats: int) -> None:
        monkeypatch.setattr(
            "skerry.lab.arena.find_game", lambda name: SimpleNamespace(seats_with=lambda options: seats)
        )

    return given


# The schedule


def test_each_deal_is_played_twice_with_seats_swapped() -> None:
    games = list(schedule(some(2), 6))
    assert [(game.number, game.deal, game.seats) for game in games] == [
        (0, 0, [0, 1]),
        (1, 0, [1, 0]),
        (2, 1, [0, 1]),
        (3, 1, [1, 0]),
        (4, 2, [0, 1]),
        (5, 2, [1, 0]),
    ]


def test_no_line_up_is_left_without_its_turned_game() -> None:
    assert len(list(schedule(some(2), 5))) == 6
    assert len(list(schedule(some(3), 1))) == 2


@pytest.mark.parametrize(("seats", "players"), list(itertools.product(range(2, 5), range(2, 7))))
def test_every_player_has_every_seat_equally_often(with_seats, seats: int, players: int) -> None:  # type: ignore[no-untyped-def]
    with_seats(seats)
    planned = some(players)
    games = seatings(planned)
    for seat in range(seats):
        sitting = [game[seat] for game in games]
        assert {sitting.count(player) for player in range(players)} == {len(games) / players}
    assert len({tuple(game) for game in games}) == len(games)
    assert len(games) % turns(planned) == 0
    if players > seats:
        met = {frozenset(game) for game in games}
        assert met == {frozenset(some) for some in itertools.combinations(range(players), seats)}


def test_more_games_begin_with_the_same_games() -> None:
    assert list(schedule(some(3), 60))[:12] == list(schedule(some(3), 12))


# Playing


@pytest.mark.parametrize("name", ["chartae", "fjorde"])
def test_both_seatings_get_the_same_deal(name: str) -> None:
    options = {"rounds": 1} if name == "fjorde" else {}
    planned = plan(name, "random,random:50", options=options, seed=3)
    first, second, other = (play_game(planned, game) for game in list(schedule(planned, 4))[:3])
    replays = [msgspec.json.decode(replay, type=Replay) for _, replay in (first, second, other)]
    assert replays[0].setup == replays[1].setup
    assert replays[0].setup != replays[2].setup
    assert first[0].first == second[0].first
    assert replays[0].players == ["random", "random:50"]
    assert replays[1].players == list(reversed(replays[0].players or []))


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    game = list(schedule(SMALL, 4))[3]
    (one, replay), (other, again) = play_game(SMALL, game), play_game(SMALL, game)
    assert replay == again
    assert (one.scores, one.winner) == (other.scores, other.winner)


def test_a_replay_names_who_sat_where_and_ends_as_it_says() -> None:
    outcome, stored = play_game(SMALL, list(schedule(SMALL, 2))[1])
    replay = msgspec.json.decode(stored, type=Replay)
    assert replay.players == ["greedy", "random"]
    assert outcome.winner is not None
    assert outcome.share(outcome.winner) == 1


def test_only_actions_with_a_choice_count_as_thinking() -> None:
    outcome, stored = play_game(SMALL, next(schedule(SMALL, 2)))
    actions = len(msgspec.json.decode(stored, type=Replay).actions)
    assert 0 < sum(thought.actions for thought in outcome.thinking) < actions
    assert all(0 < thought.longest <= thought.seconds for thought in outcome.thinking)


def test_a_thought_is_late_from_five_percent_above_its_time() -> None:
    thinking = Thinking().and_also(0.104, 100).and_also(0.106, 100).and_also(9.0, None)
    assert (thinking.actions, thinking.late, thinking.longest) == (3, 1, 9.0)


def test_a_game_without_a_winner_is_shared() -> None:
    drawn = ended(next(schedule(SMALL, 2)), None)
    assert [drawn.share(0), drawn.share(1)] == [0.5, 0.5]


# Plans


def test_players_may_have_a_time_of_their_own() -> None:
    planned = plan("fjorde", "random:100,greedy,greedy", 50)
    assert [entrant.milliseconds for entrant in planned.entrants] == [100, 50, 50]
    assert planned.labels == ["random:100", "greedy:50#1", "greedy:50#2"]


def test_whatever_changes_the_games_changes_the_digest() -> None:
    plans = [
        plan("fjorde", "random,greedy"),
        plan("fjorde", "greedy,random"),
        plan("fjorde", "random,greedy", 100),
        plan("fjorde", "random,greedy", options={"rounds": 1}),
        plan("fjorde", "random,greedy", seed=2),
        plan("fjorde", "random,greedy", threads=2),
        plan("chartae", "random,greedy"),
    ]
    assert len({planned.digest for planned in plans}) == len(plans)
    assert plan("fjorde", "random,greedy").digest == plans[0].digest


@pytest.mark.parametrize(
    ("players", "message"),
    [
        ("random", "arena-players"),
        ("", "unknown-player"),
        (",".join(["random"] * 21), "arena-players"),
        ("random,wise", "unknown-player"),
        ("random,", "unknown-player"),
        ("random,greedy:0", "arena-thought"),
        ("random,greedy:", "arena-thought"),
        ("random,greedy:-5", "arena-thought"),
        ("random,greedy:1e3", "arena-thought"),
        ("random,greedy:3600001", "arena-thought"),
        ("random,greedy:١٠٠", "arena-thought"),
        ("random,greedy:" + "9" * 5000, "arena-thought"),
    ],
    ids=lambda text: text[:24],
)
def test_players_that_cannot_play_are_refused(players: str, message: str) -> None:
    with pytest.raises(Refused) as caught:
        plan("chartae", players)
    assert caught.value.message == message
    assert str(caught.value)


def test_an_option_that_the_game_does_not_know_is_refused() -> None:
    with pytest.raises(Refused, match="rounds"):
        plan(find_game("fjorde").name, "random,greedy", options={"rounds": 2})
