"""Random full games through the whole API: what is legal, what is refused, and how they end."""

import random
import xml.etree.ElementTree as ElementTree

import pytest

from skerry.rulebook.game import Game
from skerry.rulebook.match import LARGEST_SEED, Match
from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import LANGUAGES
from tests.conformance.playing import any_options, new_match, positions, random_game, snapshot, stride, tried
from tests.conformance.refusals import check_sentence, is_line

GAMES = range(25)
FEW_GAMES = range(4)
BEYOND = 40  # numbers on both sides of the range of actions
FAR_OFF = (2**31, 2**63 - 1, 2**63, 10**30, -(2**31), -(2**63), -(10**30))

ENDLESS = pytest.param(10**5000, id="endless")
NO_ACTIONS = (
    "",
    " ",
    "?",
    "xyzzy",
    "0",
    "-1",
    "\0",
    "٣",
    "null",
    '{"action": 0}',
    "🗺",
    "x" * 5000,
)


def test_every_game_ends_with_a_result(game: Game) -> None:
    for seed in GAMES:
        for match in random_game(game, seed):
            result = match.result()
            assert result["over"] == match.over
            assert len(result["scores"]) == game.seats_of(match.position)
            assert all(type(points) is int for points in result["scores"])
            assert result["scores"] == game.scores(match.position)
            if not match.over:
                assert result["winner"] is None
                assert match.seat in range(game.seats_of(match.position))
                assert match.legal()
        assert match.over
        assert match.seat is None
        assert match.legal() == []
        assert result["winner"] in (None, *range(game.seats_of(match.position)))
        assert result["winner"] == (None if (best := int(game.rules.winner(match.position))) < 0 else best)


def test_the_log_and_the_verdict_are_said_in_every_language(game: Game) -> None:
    for seed in FEW_GAMES:
        *_, match = random_game(game, seed)
        for language in LANGUAGES:
            story = match.story(language)
            assert len(story) == len(match.actions)
            assert all(line and is_line(line) for line in story)
        assert game.verdict(match.position).name


def test_every_position_can_be_drawn(game: Game) -> None:
    for number, match in enumerate(random_game(game, 1)):
        if number % stride(game):
            continue
        assert ElementTree.fromstring(match._repr_svg_()).tag.endswith("svg")
        assert all(line.isprintable() for line in str(match).splitlines())


def test_legal_actions_are_exactly_those_that_nothing_forbids(game: Game) -> None:
    refused: dict[str, Refused] = {}
    for position in positions(game, GAMES, every=3):
        legal = game.legal(position)
        assert legal == sorted(set(legal))
        assert len(legal) <= game.most_actions
        reasons = {
            action: game.why_not(position, action)
            for action in (
                *range(-BEYOND, 0),
                *tried(game, position),
                *range(game.actions, game.actions + BEYOND),
                *FAR_OFF,
            )
        }
        assert legal == [action for action, reason in reasons.items() if reason is None]
        refused |= {reason.message: reason for reason in reasons.values() if reason is not None}
    for refusal in refused.values():
        check_sentence(refusal)


def test_asking_changes_nothing(game: Game) -> None:
    for number, match in enumerate(random_game(game, 2)):
        if number % stride(game):
            continue
        before = snapshot(match)
        match.legal()
        match.result()
        match.why_not("xyzzy")
        for seat in range(game.seats_of(match.position)):
            match.observe(seat)
        for action in tried(game, match.position):
            game.why_not(match.position, action)
        str(match)
        repr(match)
        assert snapshot(match) == before


def test_a_refused_action_changes_nothing(game: Game) -> None:
    refused: dict[str, Refused] = {}
    for number, match in enumerate(random_game(game, 3)):
        if number % stride(game):
            continue
        before = snapshot(match)
        forbidden = [
            game.write(match.position, action)
            for action in tried(game, match.position)
            if game.why_not(match.position, action) is not None
        ]
        for action in (*forbidden, *NO_ACTIONS):
            with pytest.raises(Refused) as caught:
                match.play(action)
            reason = match.why_not(action)
            assert reason is not None
            assert reason.rule == caught.value.rule
            refused[reason.message] = reason
        assert snapshot(match) == before
    for refusal in refused.values():
        check_sentence(refusal)


@pytest.mark.parametrize("action", [None, 0, -1, ENDLESS, True, 1.5, [], {}, b"0", ["x"]])
def test_what_is_no_text_is_no_action(game: Game, action: object) -> None:
    match = new_match(game, 0)
    before = snapshot(match)
    with pytest.raises(Refused) as caught:
        match.play(action)  # type: ignore[arg-type]
    check_sentence(caught.value)
    assert snapshot(match) == before


def test_only_the_seat_to_move_may_play(game: Game) -> None:
    for match in random_game(game, 4):
        if match.over:
            break
        before = snapshot(match)
        action = match.legal()[0]
        for seat in range(game.seats_of(match.position)):
            refusal = match.why_not(action, seat=seat)
            assert (refusal is None) == (seat == match.seat)
            if refusal is not None:
                assert refusal.rule == "other-seat"
                check_sentence(refusal)
                with pytest.raises(Refused):
                    match.play(action, seat=seat)
        assert snapshot(match) == before


@pytest.mark.parametrize("seat", [-1, 99, ENDLESS, "0", 0.0, True, [0]])
def test_a_seat_that_is_not_there_is_refused(game: Game, seat: object) -> None:
    match = new_match(game, 0)
    before = snapshot(match)
    for ask in (
        lambda: match.observe(seat),  # type: ignore[arg-type]
        lambda: match.play(match.legal()[0], seat=seat),  # type: ignore[arg-type]
    ):
        with pytest.raises(Refused) as caught:
            ask()
        assert caught.value.rule == "unknown-seat"
        check_sentence(caught.value)
    assert snapshot(match) == before


@pytest.mark.parametrize("seed", [-1, 2**63, ENDLESS, True, 1.0, "7", [7]])
def test_a_seed_is_a_whole_number_of_63_bits(game: Game, seed: object) -> None:
    with pytest.raises(Refused) as caught:
        Match(game, seed=seed)  # type: ignore[arg-type]
    assert caught.value.rule == "bad-seed"
    check_sentence(caught.value)


def test_the_least_and_the_largest_seed_deal_a_game(game: Game) -> None:
    assert Match(game, seed=0).position.tobytes() != Match(game, seed=LARGEST_SEED).position.tobytes()


def test_a_seed_is_drawn_where_none_is_given(game: Game) -> None:
    seeds = {Match(game).seed for _ in range(4)}
    assert len(seeds) == 4
    assert None not in seeds


def test_every_value_of_every_option_is_accepted_and_others_are_not(game: Game) -> None:
    for option in game.options:
        for value in option.values:
            assert Match(game, seed=1, options={option.name: value}).legal()
        for value in ("xyzzy", -1, 99, 1.0, None, [], {}, "x" * 5000, 10**5000):
            with pytest.raises(Refused) as caught:
                Match(game, seed=1, options={option.name: value})
            assert caught.value.rule == "bad-option"
            check_sentence(caught.value)
    for name in ("xyzzy", "", "\0", "x" * 5000):
        with pytest.raises(Refused) as caught:
            Match(game, seed=1, options={name: 0})
        assert caught.value.rule == "unknown-option"
        check_sentence(caught.value)


@pytest.mark.parametrize("given", [[], ["order"], "order", 5])
def test_options_and_setup_are_objects(game: Game, given: object) -> None:
    for name in ("options", "setup"):
        with pytest.raises(Refused) as caught:
            Match(game, **{name: given})  # type: ignore[arg-type]
        check_sentence(caught.value)


def test_a_setup_makes_the_same_game_again(game: Game) -> None:
    for seed in GAMES:
        match = new_match(game, seed)
        again = Match(game, options=match.options, setup=match.setup)
        assert again.setup == match.setup
        for number, asked in enumerate(random_game(game, seed)):
            if asked.actions:
                again.play(game.write(again.position, asked.actions[-1]))
            if number % stride(game) and not asked.over:
                continue
            assert again.legal() == asked.legal()
            assert again.seat == asked.seat
            assert again.result() == asked.result()
            assert [again.observe(seat) for seat in range(game.seats_of(match.position))] == [
                asked.observe(seat) for seat in range(game.seats_of(match.position))
            ]


@pytest.mark.parametrize(
    "change",
    [
        {"xyzzy": 1},
        {"\0": []},
        {"x" * 5000: 1},
        {1: 1},
    ],
)
def test_a_setup_with_an_unknown_part_is_refused(game: Game, change: dict[str, object]) -> None:
    setup = new_match(game, 0).setup
    with pytest.raises(Refused) as caught:
        Match(game, setup={**setup, **change})
    assert caught.value.rule == "bad-setup"
    check_sentence(caught.value)


@pytest.mark.parametrize(
    "value", [None, "xyzzy", -1, 99, 1.5, True, [], [[]], {}, ["٣"], [None] * 8, ENDLESS]
)
def test_every_part_of_a_setup_is_checked(game: Game, value: object) -> None:
    setup = new_match(game, 0).setup
    for part in setup:
        with pytest.raises(Refused) as caught:
            Match(game, setup={**setup, part: value})
        check_sentence(caught.value)


def test_a_seed_and_a_setup_contradict_each_other(game: Game) -> None:
    with pytest.raises(Refused) as caught:
        Match(game, seed=1, setup=new_match(game, 0).setup)
    assert caught.value.rule == "bad-setup"
    check_sentence(caught.value)


def test_the_same_seed_deals_the_same_game(game: Game) -> None:
    deals = set()
    for seed in GAMES:
        first, second = new_match(game, seed), new_match(game, seed)
        assert first.position.tobytes() == second.position.tobytes()
        deals.add(first.position.tobytes())
    assert len(deals) == len(GAMES)


def test_options_left_out_have_their_default(game: Game) -> None:
    defaults = {option.name: option.values[0] for option in game.options}
    for seed in GAMES:
        left_out, named = Match(game, seed=seed), Match(game, seed=seed, options=defaults)
        assert left_out.position.tobytes() == named.position.tobytes()


def test_options_are_chosen_at_random_in_these_games(game: Game) -> None:
    """The suite itself: its games reach every value of every option."""
    chosen = [any_options(game, random.Random(f"options {seed}")) for seed in GAMES]
    for option in game.options:
        assert {options[option.name] for options in chosen} == set(option.values)
