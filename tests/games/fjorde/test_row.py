"""The option `row`: four tiles lie open instead of blind draws."""

import random

import pytest

from skerry.games.fjorde import rules
from skerry.games.fjorde.game import FJORDE
from skerry.games.fjorde.state import LAND_TAKING, STACK
from skerry.rulebook.match import Match
from skerry.rulebook.replay import play_again, to_replay
from tests.games.fjorde.by_hand import COPIES
from tests.games.fjorde.table import begin, lays, rule_against, stack

UNFIT = ("MMMMMM", "PSSSSS", "MPSSPP", "MPSSSP")  # none of them fits the start tiles


def tiles_of(match: Match) -> int:
    told = match.observe(0)
    return len(told["row"]) + len(told["aside"]) + told["stack"] + len(told["map"]) - 3


@pytest.mark.ledger("FJ-D1")
def test_a_tile_of_the_row_is_chosen_and_the_row_filled() -> None:
    match = begin(stack("PPPPPP", "PPPSSS", "MMMMMM", "MMMMMP", "MPMPPP"), row=True)
    assert match.observe(0)["row"] == ["PPPPPP", "PPPSSS", "MMMMMM", "MMMMMP"]
    assert {action.split()[2] for action in lays(match)} == {"PPPPPP", "PPSSSP", "SSPPPS", "MMMPMM"}
    assert rule_against(match, "draw") == "FJ-D2"
    assert rule_against(match, "lay -1,2 PPMPMP") == "FJ-D2"
    match.play("lay 1,0 SSPPPS")
    assert len(match.observe(0)["row"]) == 3  # the next one is shown after the farm
    match.play("no-farm")
    assert match.observe(1)["row"] == ["PPPPPP", "MMMMMM", "MMMMMP", "MPMPPP"]


@pytest.mark.ledger("FJ-D3")
def test_a_row_of_which_nothing_fits_is_set_aside_until_a_tile_lies() -> None:
    match = begin(stack(*UNFIT, "PPPPPP", "MMMMMP", "PPPSSS", "PPSSSS"), row=True)
    assert sorted(match.observe(0)["aside"]) == sorted(UNFIT)
    assert match.observe(0)["row"] == ["PPPPPP", "MMMMMP", "PPPSSS", "PPSSSS"]
    before = match.observe(0)["stack"]
    match.play("lay -1,2 PPPPPP").play("no-farm")
    told = match.observe(0)
    assert told["aside"] == []
    assert told["row"][:3] == ["MMMMMP", "PPPSSS", "PPSSSS"]
    assert told["stack"] == before + 4 - 1
    assert tiles_of(match) == STACK


def test_what_goes_back_is_shuffled() -> None:
    bags = set()
    for seed in range(8):
        rest = stack(*UNFIT, "PPPPPP", "MMMMMP", "PPPSSS", "PPSSSS")
        tail = rest[8:]
        random.Random(seed).shuffle(tail)
        match = begin([*rest[:8], *tail], row=True)
        match.play("lay -1,2 PPPPPP").play("no-farm")
        bags.add(tuple(match.position.order))
        again = begin([*rest[:8], *tail], row=True)
        again.play("lay -1,2 PPPPPP").play("no-farm")
        assert again.position.tobytes() == match.position.tobytes()
    assert len(bags) == 8


@pytest.mark.ledger("FJ-E1", "FJ-E2")
@pytest.mark.parametrize("oversight", [False, True])
def test_discovery_ends_when_nothing_fits_or_nothing_is_left(oversight: bool) -> None:
    for seed in range(12):
        match = Match(FJORDE, seed=seed, options={"rounds": 1, "row": True, "oversight": oversight})
        choice = random.Random(seed)
        while match.position.phase < LAND_TAKING:
            assert tiles_of(match) == STACK
            mover = match.seat
            laying = [action for action in match.legal() if action not in ("claim", "silent")]
            match.play(choice.choice(laying or match.legal()))
            if oversight and not laying:
                assert match.actions[-1] in (1, 2)
        assert match.position.in_row == 0
        if not match.over and not oversight and both_can_place(match):
            assert match.seat == 1 - mover  # who would have been next places the first field


def both_can_place(match: Match) -> bool:
    return all(rules.takable(match.position, seat) for seat in range(2))


@pytest.mark.ledger("FJ-D6")
def test_with_oversight_the_claim_is_about_the_whole_row() -> None:
    match = begin(stack(*UNFIT), row=True, oversight=True)
    assert sorted(match.observe(0)["row"]) == sorted(UNFIT)
    assert match.legal() == ["claim"]
    match.play("claim")
    assert (match.seat, match.legal()) == (1, ["silent"])
    match.play("silent")
    assert match.seat == 0
    assert sorted(match.observe(0)["aside"]) == sorted(UNFIT)
    assert len(match.observe(0)["row"]) == 4


def test_a_match_is_replayed_from_its_setup() -> None:
    match = Match(FJORDE, seed=4, options={"row": True})
    choice = random.Random(4)
    while not match.over:
        match.play(choice.choice(match.legal()))
    again = Match(FJORDE, options={"row": True}, setup=match.setup)
    for action in match.actions:
        again.play(FJORDE.write(again.position, action))
    assert again.result() == match.result()
    assert play_again(to_replay(match), "a file").position.tobytes() == match.position.tobytes()
    assert sum(COPIES.values()) == STACK
