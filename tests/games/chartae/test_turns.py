"""Turns: one action each (CH-T1), rotating (CH-R1, CH-R2), and the end (CH-E1)."""

import random

import pytest

from tests.games.chartae.by_hand import new_game
from tests.games.chartae.table import ORDER, add, begin, rule_against, table, tile_at, tiles_on


@pytest.mark.ledger("CH-T1")
@pytest.mark.parametrize("first", [0, 1])
def test_after_a_rotation_the_other_player_is_to_move(first: int) -> None:
    match = begin(first=first)
    assert match.play("turn 0,0").seat == 1 - first
    assert match.play("turn 0,0").seat == first


@pytest.mark.ledger("CH-T1", "CH-P5")
@pytest.mark.parametrize("first", [0, 1])
def test_adding_a_tile_is_one_turn_though_two_decisions(first: int) -> None:
    match = begin(first=first)
    assert match.play("take").seat == first
    assert match.play("lay 1,0 r0").seat == 1 - first
    assert match.play("take").seat == 1 - first
    assert match.play("lay 2,0 r0").seat == first


@pytest.mark.ledger("CH-T1")
def test_nobody_may_pass() -> None:
    match = begin()
    for action in ("pass", " pass "):
        assert rule_against(match, action) == "CH-T1"
    while not match.over:
        assert match.legal()
        assert all(action.split()[0] in ("turn", "take", "lay") for action in match.legal())
        assert rule_against(match, "pass") == "CH-T1"
        match.play(match.legal()[-1])


@pytest.mark.ledger("CH-T1")
def test_a_turn_is_a_rotation_or_an_addition() -> None:
    match = table("H0 C1 / . D0")
    assert match.legal() == ["turn 0,0", "turn 1,0", "turn 1,1", "take"]


@pytest.mark.ledger("CH-R1")
def test_a_rotation_is_a_quarter_turn_clockwise() -> None:
    match = table("H3 C1 / . D0")
    match.play("turn 1,0")
    assert [tile_at(match, cell) for cell in ("0,0", "1,0", "1,1")] == ["H3", "C2", "D0"]
    match.play("turn 0,0")
    assert [tile_at(match, cell) for cell in ("0,0", "1,0", "1,1")] == ["H0", "C2", "D0"]


@pytest.mark.ledger("CH-R1")
def test_clockwise_is_clockwise_on_the_table() -> None:
    """D0 shows land along its top; turned clockwise along its right side, where H2 has some too."""
    match = table("D0 H2")
    assert match.observe(0)["groups"]["land"] == 1
    assert match.play("turn -1,0").observe(0)["groups"]["land"] == 2


@pytest.mark.ledger("CH-R1")
@pytest.mark.parametrize("kind", list("HCDEFG"))
def test_four_rotations_bring_every_tile_back(kind: str) -> None:
    if kind == "H":
        match, cell = begin(), "0,0"
    else:
        match, cell = table(f"H0 {kind}0"), "1,0"
    seen = [tile_at(match, cell)]
    for _ in range(4):
        match.position.turned = 0
        seen.append(tile_at(match.play(f"turn {cell}"), cell))
    assert seen == [f"{kind}{turns}" for turns in (0, 1, 2, 3, 0)]


@pytest.mark.ledger("CH-R1")
def test_any_tile_of_the_map_can_be_rotated_the_compass_tile_too_and_no_other() -> None:
    match = table("H0 C1 / . D0")
    assert match.legal() == ["turn 0,0", "turn 1,0", "turn 1,1", "take"]
    for cell in ("0,1", "2,2", "-1,0", "3,0", "-3,-3", "999,0"):
        assert rule_against(match, f"turn {cell}") == "CH-R1"


@pytest.mark.ledger("CH-R2")
@pytest.mark.parametrize("tiles", [("0,0", "0,0"), ("0,0", "1,0"), ("1,0", "0,0")])
def test_after_two_rotations_a_tile_must_be_added(tiles: tuple[str, str]) -> None:
    match = table("H0 C1")
    for cell in tiles:
        assert rule_against(match, f"turn {cell}") is None
        match.play(f"turn {cell}")
    for cell in ("0,0", "1,0"):
        assert rule_against(match, f"turn {cell}") == "CH-R2"
    assert match.legal() == ["take"]


@pytest.mark.ledger("CH-R2")
def test_after_an_addition_rotations_count_anew() -> None:
    match = begin().play("turn 0,0").play("turn 0,0")
    add(match, "1,0 r0")
    match.play("turn 1,0").play("turn 0,0")
    assert match.legal() == ["take"]
    add(match, "2,0 r0").play("turn 0,0")
    assert rule_against(match, "turn 0,0") is None
    add(match, "2,1 r0").play("turn 0,0").play("turn 0,0")
    assert match.legal() == ["take"]


@pytest.mark.ledger("CH-R2")
def test_one_rotation_leaves_the_choice() -> None:
    match = begin().play("turn 0,0")
    assert match.legal() == ["turn 0,0", "take"]


@pytest.mark.ledger("CH-E1")
def test_the_ninth_tile_ends_the_game_at_once() -> None:
    match = begin()
    for number, where in enumerate(["1,0", "2,0", "0,1", "1,1", "2,1", "0,2", "1,2", "2,2"], start=2):
        assert not match.over
        assert match.result()["winner"] is None
        add(match, f"{where} r0")
        assert len(match.observe(0)["map"]) == number
    assert match.over
    assert match.seat is None
    assert match.legal() == []
    assert match.result()["winner"] in (0, 1)
    assert match.observe(0)["over"]
    assert match.observe(0)["seat"] is None
    for action in ("turn 0,0", "take", "lay 0,0 r0", "lay 1,1 r0"):
        assert rule_against(match, action) == "CH-E1"


@pytest.mark.ledger("CH-E1")
def test_nothing_but_the_ninth_tile_ends_the_game() -> None:
    match = table("D0 H1 H2 / E3 F0 C1 / G2 C0 .")
    assert not match.over
    match.play("turn 0,0").play("turn 0,0").play("take")
    assert not match.over
    match.play("lay 1,2 r0")
    assert match.over


@pytest.mark.ledger("CH-E1")
def test_a_game_has_8_to_24_turns() -> None:
    shortest = begin()
    while not shortest.over:
        shortest.play("take")
        shortest.play(shortest.legal()[0])
    longest = begin()
    while not longest.over:
        turns = [action for action in longest.legal() if action.startswith("turn")]
        longest.play(turns[0] if turns else longest.legal()[0])

    for match, turns in ((shortest, 8), (longest, 24)):
        played = [match.game.write(match.position, action) for action in match.actions]
        assert len(played) - played.count("take") == turns
        assert played.count("take") == 8


@pytest.mark.ledger("CH-T1", "CH-R1", "CH-R2", "CH-P1", "CH-P2", "CH-P3", "CH-P4", "CH-P5", "CH-E1")
def test_random_games_follow_the_rules_as_written_by_hand() -> None:
    for seed in range(60):
        choice = random.Random(seed)
        order = list(ORDER)
        choice.shuffle(order)
        match, game = begin("".join(order), compass=seed % 4), new_game("".join(order), compass=seed % 4)
        while True:
            moves = dict(game.moves())
            assert set(match.legal()) == moves.keys()
            assert tiles_on(match.position) == game.tiles
            assert match.observe(0)["hand"] == (game.hand or None)
            assert match.observe(0)["up"] == (game.pile[:1] or None)
            if match.over:
                break
            action = choice.choice(match.legal())
            match.play(action)
            game = moves[action]
        assert len(game.tiles) == 9


@pytest.mark.ledger("CH-E1")
@pytest.mark.parametrize("action", ["turn 5,5", "lay 3,3 r0", "lay 0,0 r4", "turn 123456,0", "pass"])
def test_a_finished_game_is_over_whatever_cell_is_named(action: str) -> None:
    match = table("D0 H1 H2 / E3 F0 C1 / G2 C0 .", hand="H")
    match.play(match.legal()[0])
    assert rule_against(match, action) == "CH-E1"


@pytest.mark.ledger("CH-P5", "CH-R2")
def test_the_moment_forbids_before_the_cell_does() -> None:
    before, holding, rotated = begin(), begin().play("take"), begin().play("turn 0,0").play("turn 0,0")
    assert rule_against(before, "lay 3,0 r0") == rule_against(before, "lay 0,1 r4") == "CH-P5"
    assert rule_against(holding, "turn 5,5") == "CH-P5"
    assert rule_against(rotated, "turn 5,5") == "CH-R2"
    assert rule_against(before, "turn 5,5") == "CH-R1"
    assert rule_against(holding, "lay 3,0 r0") == "CH-P3"
    assert rule_against(holding, "lay 0,1 r4") == "CH-P4"
