"""Set-up, the end of discovery, land-taking, the count, and who has won."""

import pytest

from skerry.games.fjorde import rules
from skerry.games.fjorde.game import FJORDE
from skerry.games.fjorde.state import LAND_TAKING, OVER, STACK
from skerry.rulebook.match import Match
from tests.games.fjorde.table import (
    START,
    TILES,
    begin,
    board,
    cells,
    hold,
    play_out,
    pool,
    reason,
    rule_against,
    shuffled,
    stack,
    to_land_taking,
)


@pytest.mark.ledger("FJ-S1")
def test_a_round_begins_with_three_tiles_and_all_pieces_in_hand() -> None:
    match = begin(shuffled(1), shuffled(2), shuffled(3))
    for number in range(3):
        told = match.observe(0)
        assert [(tile["cell"], tile["corners"]) for tile in told["map"]] == [
            ("0,0", "PSPPMM"),
            ("0,1", "PPPPPP"),
            ("-1,1", "MPPPPP"),
        ]
        assert told["stack"] == STACK
        assert (told["farms"], told["fields"], told["pool"]) == ([4, 4], [20, 20], [])
        assert told["round"] == number + 1
        play_out(match, number)


@pytest.mark.ledger("FJ-S1")
def test_each_round_has_a_shuffle_of_its_own() -> None:
    orders = Match(FJORDE, seed=3).setup["orders"]
    assert len({tuple(order) for order in orders}) == 3
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(TILES))}


@pytest.mark.ledger("FJ-S2")
@pytest.mark.parametrize("rounds", [3, 1])
def test_a_match_has_three_rounds_or_one(rounds: int) -> None:
    match = Match(FJORDE, seed=5, options={"rounds": rounds})
    for number in range(rounds):
        assert not match.over
        assert match.observe(0)["round"] == number + 1
        play_out(match)
    assert match.over
    assert len(match.result()["points"]) == rounds
    assert rule_against(match, "draw") == "FJ-S2"


@pytest.mark.ledger("FJ-S3")
def test_the_lot_decides_who_begins_unless_somebody_is_named() -> None:
    firsts = [Match(FJORDE, seed=seed).seat for seed in range(60)]
    assert 15 < sum(first == 1 for first in firsts) < 45
    for named in (0, 1):
        assert {Match(FJORDE, seed=seed, options={"first": named}).seat for seed in range(10)} == {named}


# The end of discovery


def before_the_last_draw(last: str, seed: int = 0) -> Match:
    """A match in which one tile is left face down, and both have farms."""
    for attempt in range(seed, seed + 50):
        order = shuffled(attempt)
        order.remove(last)
        match = begin([*order, last])
        while match.position.drawn < STACK - 1 or match.legal()[0] != "draw":
            match.play(match.legal()[0])
        kind = rules.EDITION.kinds.index(last)
        if match.position.farms.all() and rules.fits_somewhere(match.position, 1 << kind):
            return match
    raise AssertionError("no such match")


@pytest.mark.ledger("FJ-E1", "FJ-E2")
def test_after_the_last_tile_is_laid_the_other_player_places_first() -> None:
    match = before_the_last_draw("PPPPPP")
    drew = match.seat
    match.play("draw")
    assert match.position.phase < LAND_TAKING
    pool(match, "PPPSSS")
    match.play(match.legal()[0])
    if "farm" in match.legal():
        assert match.position.phase < LAND_TAKING  # the decision about a farm comes first
        match.play("no-farm")
    assert match.position.phase == LAND_TAKING
    assert match.seat == 1 - drew
    assert match.observe(0)["pool"] == []
    assert rule_against(match, "draw") == "FJ-E1"
    assert rule_against(match, "lay 1,0 SSPPPS") == "FJ-E1"
    assert rule_against(match, "farm") == "FJ-E1"


@pytest.mark.ledger("FJ-E1", "FJ-E2")
def test_after_the_last_tile_fits_nowhere_the_same_player_places_first() -> None:
    match = board(START)
    for number, tile in enumerate(("1,0SSPPPS", "-1,2PPPPPP")):
        rules.put(match.position, *cells(tile)[0])
        match.position.farms[number] = 1 << 3 + number
    match.position.order[:] = 0
    match.position.order[STACK - 1] = rules.EDITION.kinds.index("MMMMMM")
    match.position.drawn = STACK - 1
    pool(match, "PPPPPP")
    assert any(action.startswith("lay ") for action in match.legal())  # a pool tile would still fit
    assert match.seat == 0
    match.play("draw")
    assert match.position.phase == LAND_TAKING
    assert match.seat == 0
    assert match.observe(0)["pool"] == []


@pytest.mark.ledger("FJ-E1")
def test_fields_wait_for_the_end_of_discovery() -> None:
    assert rule_against(begin(TILES), "field 0,0") == "FJ-E1"


# Land-taking

LINE = "0,0PPPPPP 1,0PPPPPP 2,0PPPPPP 3,0PPPPPP 4,0PPPPPP"


@pytest.mark.ledger("FJ-L1")
def test_fields_go_on_free_tiles_with_meadow_start_tiles_too() -> None:
    match = board(f"{START} 1,0SSPPPS -1,2PPPPPP 0,2MMMMMM", farms=("1,0", "-1,2"))
    assert "field 0,0" in match.legal()
    assert rule_against(match, "field 1,0") == "FJ-L1"
    assert rule_against(match, "field -1,2") == "FJ-L1"
    assert rule_against(match, "field 0,2") == "FJ-L1"
    assert "mountain" in reason(match, "field 0,2")
    assert rule_against(match, "field 9,9") == "FJ-L1"
    assert rule_against(match, "field 99,9") == "FJ-L1"
    match.play("field 0,0")
    assert match.seat == 1
    assert rule_against(match, "field 0,0") == "FJ-L1"


@pytest.mark.ledger("FJ-L2")
def test_a_field_must_be_next_to_an_own_piece_over_meadow() -> None:
    match = board(LINE, farms=("0,0", "4,0"))
    assert match.legal() == ["field 1,0"]
    assert rule_against(match, "field 2,0") == "FJ-L2"
    match.play("field 1,0").play("field 3,0")
    assert match.legal() == ["field 2,0"]


@pytest.mark.ledger("FJ-L2")
@pytest.mark.parametrize("terrain", ["M", "S"])
def test_mountain_and_sea_do_not_join(terrain: str) -> None:
    pair = {"M": "0,0PMMPPP 1,0PPPPMM", "S": "0,0PSSPPP 1,0PPPPSS"}[terrain]
    match = board(f"{pair} 0,-1PPPPPP", farms=("0,0", ""))
    assert "field 1,0" not in match.legal()
    assert rule_against(match, "field 1,0") == "FJ-L2"
    assert "no meadow joins" in reason(match, "field 1,0")


@pytest.mark.ledger("FJ-L3")
def test_who_can_place_must_and_who_cannot_is_skipped() -> None:
    match = board(LINE, farms=("0,0", "4,0"), fields=("", "3,0 2,0"), mover=0)
    assert rule_against(match, "pass") == "FJ-L3"
    assert match.legal() == ["field 1,0"]
    match.play("field 1,0")
    assert match.over
    match = board(LINE, farms=("0,0", "4,0"), fields=("1,0 2,0 3,0", ""))
    assert match.legal() == []  # nobody can: such a position does not come about
    match = board(LINE, farms=("0,0", "2,0"), mover=0)
    match.play("field 1,0").play("field 3,0")
    assert match.seat == 1  # seat 0 is shut in and passes
    match.play("field 4,0")
    assert match.over
    assert match.result()["scores"] == [1, 2]


@pytest.mark.ledger("FJ-L3")
def test_who_has_no_field_left_passes() -> None:
    match = board(LINE, farms=("0,0", "4,0"))
    match.position.fields_left[1] = 0
    match.play("field 1,0")
    assert match.seat == 0
    match.play("field 2,0").play("field 3,0")
    assert match.over
    assert match.result()["scores"] == [3, 20]


@pytest.mark.ledger("FJ-L4")
def test_without_a_farm_nothing_is_placed() -> None:
    match = board(LINE, farms=("0,0", ""), mover=0)
    for field in ("1,0", "2,0", "3,0", "4,0"):
        assert match.seat == 0
        match.play(f"field {field}")
    assert match.over
    assert match.result()["scores"] == [4, 0]


# The count


@pytest.mark.ledger("FJ-W1")
def test_fields_count_and_farms_do_not() -> None:
    match = board(LINE, farms=("0,0 4,0", "2,0"), mover=0)
    match.play("field 1,0").play("field 3,0")
    assert match.over
    assert match.result() == {
        "over": True,
        "scores": [1, 1],
        "winner": None,
        "decided": "draw",
        "points": [[1, 1]],
    }


def counted(points: list[tuple[int, int]], first: int = 0) -> Match:
    """A match of three rounds, some of which have ended so; in this one a field is still to be placed."""
    match = board(LINE, farms=("0,0", "4,0"), fields=("1,0", "3,0"))
    match.position.rounds = 3
    match.position.this_round = len(points)
    match.position.first = first
    for number, (red, white) in enumerate(points):
        match.position.points[2 * number] = red
        match.position.points[2 * number + 1] = white
    return match


def end_with(match: Match, red: int, white: int) -> Match:
    """Let the round end with these points."""
    mover = 0 if red else 1
    match.position.seat = mover
    match.position.fields_left[0] = 20 - red + (mover == 0)
    match.position.fields_left[1] = 20 - white + (mover == 1)
    return match.play("field 2,0")


@pytest.mark.ledger("FJ-W2")
@pytest.mark.parametrize(
    ("before", "points", "began", "begins"),
    [
        pytest.param([], (9, 5), 0, 1, id="the loser"),
        pytest.param([], (5, 9), 1, 0, id="the other loser"),
        pytest.param([(9, 5)], (7, 7), 0, 1, id="a tie: fewer points in all"),
        pytest.param([(5, 9)], (7, 7), 0, 0, id="a tie: fewer points in all, and began"),
        pytest.param([], (7, 7), 0, 1, id="all equal: who did not begin"),
        pytest.param([(8, 8)], (7, 7), 1, 0, id="all equal again"),
    ],
)
def test_who_begins_the_next_round(
    before: list[tuple[int, int]], points: tuple[int, int], began: int, begins: int
) -> None:
    match = end_with(counted(before, began), *points)
    assert match.observe(0)["points"][-1] == list(points)
    assert match.observe(0)["first"] == begins
    assert match.seat == begins


@pytest.mark.ledger("FJ-W3")
@pytest.mark.parametrize(
    ("points", "winner", "decided"),
    [
        ([(10, 9), (10, 9), (5, 6)], 0, "fields"),
        ([(1, 2), (1, 2), (9, 2)], 0, "fields"),
        ([(10, 9), (10, 9), (5, 7)], 0, "rounds"),
        ([(9, 10), (9, 10), (7, 5)], 1, "rounds"),
        ([(9, 10), (10, 9), (7, 7)], None, "draw"),
        ([(7, 7), (8, 8), (9, 9)], None, "draw"),
    ],
)
def test_the_sum_decides_then_two_rounds(
    points: list[tuple[int, int]], winner: int | None, decided: str
) -> None:
    match = end_with(counted(points[:2]), *points[2])
    result = match.result()
    assert match.position.phase == OVER
    assert result["scores"] == [sum(pair[seat] for pair in points) for seat in (0, 1)]
    assert (result["winner"], result["decided"]) == (winner, decided)
    assert FJORDE.verdict(match.position).name


def test_no_farms_at_all_is_a_round_without_points() -> None:
    match = to_land_taking(begin(shuffled(1), shuffled(2), shuffled(3)), farms=False)
    assert match.result()["points"] == [[0, 0]]
    assert match.observe(0)["round"] == 2
    assert "Round 1 ends" in match.story()[-1]


def test_a_drawn_tile_stays_in_the_log() -> None:
    match = begin(stack("MMMMMM", "PPPPPP")).play("draw").play("draw")
    assert match.story() == ["Red draws MMMMMM; it fits nowhere and goes to the pool.", "Red draws PPPPPP."]
    assert hold(match, "PPPPPP").seat == 0
