"""Drawing, the pool, oversight, where a tile fits, farms."""

import pytest

from skerry.games.fjorde.state import FARMING, HOLDING, LAND_TAKING, REPLY, STACK, TURN
from skerry.games.fjorde.territory import proof_of_no_place
from skerry.rulebook.refusal import Refused
from tests.games.fjorde.table import (
    START,
    TILES,
    begin,
    board,
    hold,
    lays,
    pool,
    reason,
    rule_against,
    shuffled,
    stack,
    to_land_taking,
)

UNFIT = "MMMMMM"  # fits nowhere beside the start tiles


@pytest.mark.ledger("FJ-D1")
def test_a_turn_is_one_tile_and_perhaps_a_farm() -> None:
    match = begin(stack("PPPPPP", "PPPSSS"))
    assert match.seat == 0
    assert match.legal() == ["draw"]
    match.play("draw").play(lays(match)[0])
    assert (match.seat, match.legal()) == (0, ["farm", "no-farm"])
    match.play("no-farm")
    assert (match.seat, match.legal()) == (1, ["draw"])
    assert match.position.laid == 4


@pytest.mark.ledger("FJ-D2")
def test_a_tile_that_fits_must_be_laid() -> None:
    match = begin(stack("PPPPPP"))
    match.play("draw")
    assert match.position.phase == HOLDING
    assert all(action.startswith("lay ") and action.endswith("PPPPPP") for action in match.legal())
    assert rule_against(match, "draw") == "FJ-D2"
    assert rule_against(match, "lay -1,2 MPPPPP") == "FJ-D2"


@pytest.mark.ledger("FJ-D2")
def test_the_only_place_is_the_only_action() -> None:
    match = begin(stack("PPSSSS")).play("draw")
    assert match.legal() == ["lay 1,0 SSSPPS"]


@pytest.mark.ledger("FJ-D3")
def test_a_tile_that_fits_nowhere_goes_to_the_pool_and_the_same_player_draws_again() -> None:
    match = begin(stack(UNFIT, "PSSSSS", "PPPPPP"))
    match.play("draw")
    assert (match.seat, match.position.phase) == (0, TURN)
    assert match.observe(1)["pool"] == [UNFIT]
    match.play("draw").play("draw")
    assert match.position.phase == HOLDING
    assert (match.seat, match.observe(0)["stack"]) == (0, STACK - 3)


@pytest.mark.ledger("FJ-D3")
def test_the_proof_names_a_reason_for_each_cell() -> None:
    match = board(START)
    proof = proof_of_no_place(match.position, UNFIT)
    assert [obstacle.cell for obstacle in proof] == ["-1,0", "-1,2", "1,0"]
    for obstacle in proof:
        assert {refusal.rule for _, refusal in obstacle.refusals} == {"FJ-P1"}
        assert obstacle.corners.count(".") == 3
    assert proof_of_no_place(match.position, "PPPPPP") == []
    with pytest.raises(Refused):
        proof_of_no_place(match.position, "MSMSMS")


@pytest.mark.ledger("FJ-D4")
def test_a_pool_tile_may_be_laid_instead_of_drawing() -> None:
    match = pool(board(START), "PPPPPP", UNFIT)
    assert match.legal()[0] == "draw"
    assert len(match.legal()) > 1
    assert rule_against(match, "lay -1,2 PPPPPP") is None
    assert rule_against(match, "lay 1,0 SSPPPS") == "FJ-D4"
    match.play("lay -1,2 PPPPPP").play("no-farm")
    assert match.seat == 1
    assert match.observe(0)["pool"] == [UNFIT]
    assert match.observe(0)["stack"] == STACK


@pytest.mark.ledger("FJ-D4")
def test_a_pool_tile_may_also_be_laid_after_a_draw_that_did_not_fit() -> None:
    match = pool(begin(stack(UNFIT)), "PPPPPP")
    match.play("draw")
    assert rule_against(match, "lay -1,2 PPPPPP") is None


@pytest.mark.ledger("FJ-D4")
def test_no_pool_tile_while_the_drawn_one_fits() -> None:
    match = pool(begin(stack("PPPSSS")), "PPPPPP")
    match.play("draw")
    assert rule_against(match, "lay -1,2 PPPPPP") == "FJ-D4"
    assert "PPPSSS" in reason(match, "lay -1,2 PPPPPP")


@pytest.mark.ledger("FJ-D5")
def test_a_second_tile_is_refused() -> None:
    match = pool(begin(stack("PPPSSS")), "PPPPPP")
    match.play("draw").play("lay 1,0 SSPPPS")
    assert rule_against(match, "draw") == "FJ-D5"
    assert rule_against(match, "lay -1,2 PPPPPP") == "FJ-D5"
    match.play("farm")
    assert match.seat == 1


@pytest.mark.ledger("FJ-D5")
def test_after_a_pool_tile_nothing_is_drawn() -> None:
    match = pool(begin(stack("PPPSSS")), "PPPPPP")
    match.play("lay -1,2 PPPPPP")
    assert rule_against(match, "draw") == "FJ-D5"


# Oversight


@pytest.mark.ledger("FJ-D6")
def test_without_the_option_nobody_claims() -> None:
    match = begin(stack("PPPPPP")).play("draw")
    for action in ("claim", "silent", "point -1,2 PPPPPP"):
        assert rule_against(match, action) == "FJ-D6"


@pytest.mark.ledger("FJ-D6")
@pytest.mark.parametrize("tile", ["PPPPPP", UNFIT])
def test_the_other_player_is_asked_whether_the_tile_fits_or_not(tile: str) -> None:
    match = begin(stack(tile), oversight=True)
    assert rule_against(match, "claim") == "FJ-D6"
    match.play("draw")
    assert match.legal()[0] == "claim"
    match.play("claim")
    assert (match.seat, match.position.phase) == (1, REPLY)
    assert match.legal()[0] == "silent"
    assert len(match.legal()) == (1 if tile == UNFIT else 2)
    assert rule_against(match, "draw") == "FJ-D6"
    match.play("silent")
    assert (match.seat, match.observe(0)["pool"]) == (0, [tile])
    assert match.legal()[0] == "draw"


@pytest.mark.ledger("FJ-D6")
def test_a_place_that_is_pointed_out_must_be_used() -> None:
    match = begin(stack("PPPPPP"), oversight=True).play("draw").play("claim")
    assert rule_against(match, "point 1,0 PPPPPP") == "FJ-P1"
    assert rule_against(match, "lay -1,2 PPPPPP") == "FJ-D6"
    match.play("point -1,2 PPPPPP")
    assert (match.seat, match.position.phase) == (0, FARMING)
    assert match.position.laid == 4
    match.play("farm")
    assert match.observe(0)["farms"] == [3, 4]
    assert match.seat == 1


@pytest.mark.ledger("FJ-D6", "FJ-E2")
def test_a_silent_answer_to_the_last_tile_ends_discovery() -> None:
    match = begin(stack(last="PPPPPP"), oversight=True)
    while match.position.drawn < STACK:
        action = match.legal()[-1]
        match.play("no-farm" if action == "no-farm" else "draw" if "draw" in match.legal() else action)
    drew = match.seat
    match.position.farms[:] = [1 << 3, 1 << 4]
    match.play("claim").play("silent")
    assert match.position.phase == LAND_TAKING
    assert match.seat == drew


# Where a tile fits


@pytest.mark.ledger("FJ-P1")
def test_a_refusal_names_the_side_and_both_terrains() -> None:
    match = hold(board(START), "PPPSSS")
    text = reason(match, "lay 1,0 PPPSSS")
    assert text.startswith("FJ-P1")
    for part in ("1,0", "lower left side", "0,1 shows meadow", "the tile sea"):
        assert part in text
    assert rule_against(match, "lay 1,0 SSPPPS") is None


@pytest.mark.ledger("FJ-P1")
def test_a_tile_is_not_mirrored() -> None:
    match = hold(board(START), "MMPPSP")
    assert rule_against(match, "lay 0,-1 MMPSPP") == "FJ-D2"  # the start tile is its mirror image
    assert rule_against(match, "lay 1,0 SPPMMM") == "syntax"


@pytest.mark.ledger("FJ-P2")
@pytest.mark.parametrize(
    ("cell", "touches"),
    [
        ("0,-1", "only one"),
        ("1,-1", "only one"),
        ("4,4", "none"),
        ("0,0", "already a tile"),
        ("60,0", "never reaches"),
    ],
)
def test_a_tile_touches_two_others(cell: str, touches: str) -> None:
    match = hold(board(START), "PPPPPP")
    text = reason(match, f"lay {cell} PPPPPP")
    assert text.startswith("FJ-P2")
    assert touches in text


@pytest.mark.ledger("FJ-P3")
def test_one_landmass_even_where_sea_matches_sea() -> None:
    match = hold(board("0,0PPPMMM 1,0SSSSPP 0,1PSSPMM"), "PSSSSS")
    for corners in ("SSPSSS", "SPSSSS", "SSSPSS"):
        assert rule_against(match, f"lay 1,1 {corners}") == "FJ-P3"


@pytest.mark.ledger("FJ-P4")
def test_a_hole_may_be_closed_and_filled() -> None:
    ring = "1,0PPPPPP 0,1PPPPPP -1,1PPPPPP -1,0PPPPPP 0,-1PPPPPP"
    closing = hold(board(ring), "PPPPPP")
    assert "lay 1,-1 PPPPPP" in closing.legal()
    closing.play("lay 1,-1 PPPPPP").play("no-farm")
    assert "lay 0,0 PPPPPP" in hold(closing, "PPPPPP").legal()
    assert rule_against(hold(closing, "MPPPPP"), "lay 0,0 MPPPPP") == "FJ-P1"
    full = hold(closing, "PPPPPP").play("lay 0,0 PPPPPP")
    assert full.position.laid == 7


# Farms


@pytest.mark.ledger("FJ-F1")
def test_a_farm_stands_on_the_tile_just_laid_and_never_comes_later() -> None:
    match = begin(stack("PPPSSS", "PPPPPP"))
    assert rule_against(match, "no-farm") == "FJ-F1"
    match.play("draw").play("lay 1,0 SSPPPS").play("farm")
    assert match.observe(0)["map"][3] == {"cell": "1,0", "corners": "SSPPPS", "farm": 0}
    assert rule_against(match, "farm") == "FJ-F1"
    match.play("draw").play("lay -1,2 PPPPPP").play("no-farm")
    assert rule_against(match, "farm") == "FJ-F1"
    assert match.observe(0)["farms"] == [3, 4]


@pytest.mark.ledger("FJ-F2")
def test_no_farm_on_the_mountain_tile_and_none_on_start_tiles() -> None:
    match = begin(stack("PPPSSS"))
    assert rule_against(match, "farm") == "FJ-F2"
    match = hold(board("0,0PPPMMM 0,1MPPPMM"), "MMMMMM")
    match.play("lay -1,1 MMMMMM")
    assert match.seat == 1  # nobody was asked
    assert rule_against(match, "farm") == "FJ-F2"


@pytest.mark.ledger("FJ-F3")
def test_four_farms_a_round() -> None:
    match = begin(shuffled(3))
    farms = 0
    while match.position.phase < LAND_TAKING:
        if "farm" in match.legal():
            farms += 1
            match.play("farm")
        else:
            match.play(match.legal()[0])
    assert farms == 8
    match = hold(board(START), "PPPPPP")
    match.position.farms_left[0] = 0
    assert rule_against(match, "farm") == "FJ-F3"
    match.play("lay -1,2 PPPPPP")
    assert match.seat == 1  # nobody was asked


@pytest.mark.ledger("FJ-F3")
def test_farms_need_not_be_used() -> None:
    match = to_land_taking(begin(shuffled(4), shuffled(5), shuffled(6)), farms=False)
    assert match.result()["points"] == [[0, 0]]


def test_the_stack_of_these_tests_is_the_edition() -> None:
    assert len(TILES) == STACK
