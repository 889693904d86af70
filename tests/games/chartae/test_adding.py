"""Adding a tile: take it, see the next one, lay it (CH-P1 to CH-P5)."""

import itertools

import pytest

from skerry.rulebook.match import Match
from tests.games.chartae.table import ORDER, add, begin, cells_to_lay, rule_against, table, tile_at


@pytest.mark.ledger("CH-P1")
def test_the_next_tile_is_turned_up_before_the_place_is_chosen() -> None:
    match = begin(order="FGHCHCDE")
    assert (match.observe(0)["hand"], match.observe(0)["up"]) == (None, "F")
    match.play("take")
    for seat in range(2):
        seen = match.observe(seat)
        assert (seen["hand"], seen["up"]) == ("F", "G")
        assert seen["hidden"] == {"C": 2, "D": 1, "E": 1, "H": 2}
    match.play("lay 0,1 r3")
    assert (match.observe(0)["hand"], match.observe(0)["up"]) == (None, "G")
    assert tile_at(match, "0,1") == "F3"


@pytest.mark.ledger("CH-P1")
def test_the_tiles_come_in_the_order_of_the_stack() -> None:
    match = begin(order="FGHCHCDE")
    where = ["1,0", "2,0", "0,1", "1,1", "2,1", "0,2", "1,2", "2,2"]
    for number, cell in enumerate(where):
        add(match, f"{cell} r0")
        assert tile_at(match, cell) == f"{ORDER[number]}0"
        assert match.observe(0)["up"] == (ORDER[number + 1] if number < 7 else None)


@pytest.mark.ledger("CH-P1", "CH-P5")
def test_only_one_tile_is_taken_in_hand() -> None:
    match = begin().play("take")
    assert rule_against(match, "take") == "CH-P1"


@pytest.mark.ledger("CH-P2")
def test_a_tile_is_laid_beside_a_tile_of_the_map() -> None:
    match = begin().play("take")
    assert cells_to_lay(match) == {"0,-1", "1,0", "0,1", "-1,0"}
    for corner in ("1,1", "1,-1", "-1,1", "-1,-1"):
        assert rule_against(match, f"lay {corner} r0") == "CH-P2"


@pytest.mark.ledger("CH-P2")
def test_one_shared_side_with_any_tile_is_enough() -> None:
    match = table("H0 C1 / . D0", hand="E")
    assert cells_to_lay(match) == {"0,-1", "1,-1", "2,0", "2,1", "1,2", "0,1", "-1,0"}
    for cell in ("2,-1", "0,2", "2,2", "-1,1", "-1,-1"):
        assert rule_against(match, f"lay {cell} r0") == "CH-P2"


@pytest.mark.ledger("CH-P2")
def test_no_tile_lies_on_another() -> None:
    match = table("H0 C1 / . D0", hand="E")
    for cell in ("0,0", "1,0", "1,1"):
        assert rule_against(match, f"lay {cell} r0") == "CH-P2"
        assert cell not in cells_to_lay(match)


@pytest.mark.ledger("CH-P2")
def test_the_edge_of_the_grid_is_no_bridge() -> None:
    """The record keeps the grid row by row: the end of one row is not beside the start of the next."""
    match = table("H0 C0 D0", hand="E")
    assert cells_to_lay(match) == {f"{x},{y}" for x in (0, 1, 2) for y in (-1, 1)}
    match = table("C0 D0 H0", hand="E")
    assert cells_to_lay(match) == {f"{x},{y}" for x in (-2, -1, 0) for y in (-1, 1)}


@pytest.mark.ledger("CH-P3")
def test_the_map_grows_no_wider_than_three() -> None:
    match = table("H0 C1 D0", hand="E")
    for cell in ("3,0", "-1,0"):
        assert rule_against(match, f"lay {cell} r0") == "CH-P3"
    match = table("C1 D0 H0", hand="E")
    for cell in ("1,0", "-3,0"):
        assert rule_against(match, f"lay {cell} r0") == "CH-P3"


@pytest.mark.ledger("CH-P3")
def test_the_map_grows_no_higher_than_three() -> None:
    match = table("H0 / C1 / D0", hand="E")
    for cell in ("0,3", "0,-1"):
        assert rule_against(match, f"lay {cell} r0") == "CH-P3"
    match = table("C1 / D0 / H0", hand="E")
    for cell in ("0,1", "0,-3"):
        assert rule_against(match, f"lay {cell} r0") == "CH-P3"


@pytest.mark.ledger("CH-P3")
def test_until_a_direction_is_full_both_ends_are_open() -> None:
    match = table("H0 C1", hand="E")
    assert cells_to_lay(match) == {"-1,0", "2,0", "0,1", "1,1", "0,-1", "1,-1"}


@pytest.mark.ledger("CH-P3")
@pytest.mark.parametrize("corner", list(itertools.product((-2, -1, 0), repeat=2)))
def test_the_compass_tile_may_end_up_anywhere(corner: tuple[int, int]) -> None:
    left, top = corner
    match = begin()
    cells = {(x, y) for x in range(left, left + 3) for y in range(top, top + 3)} - {(0, 0)}
    while cells:
        match.play("take")
        where = {f"{x},{y}" for x, y in cells} & cells_to_lay(match)
        cell = min(where)
        match.play(f"lay {cell} r0")
        cells.remove(tuple(map(int, cell.split(","))))  # type: ignore[arg-type]
    assert match.over
    assert {tile["cell"] for tile in match.observe(0)["map"]} == {
        f"{x},{y}" for x in range(left, left + 3) for y in range(top, top + 3)
    }


@pytest.mark.ledger("CH-P4")
@pytest.mark.parametrize("kind", list("HCDEFG"))
def test_a_tile_may_lie_in_any_orientation(kind: str) -> None:
    """Whatever lies beside it: some of the orientations join land with sea."""
    for turns in range(4):
        for compass in range(4):
            match = table(f"H{compass}", hand=kind)
            for cell in ("0,-1", "1,0", "0,1", "-1,0"):
                assert rule_against(match, f"lay {cell} r{turns}") is None
                assert tile_at(match.play(f"lay {cell} r{turns}"), cell) == f"{kind}{turns}"
                match.position = table(f"H{compass}", hand=kind).position


@pytest.mark.ledger("CH-P4")
def test_there_are_four_orientations() -> None:
    match = begin().play("take")
    assert len(match.legal()) == 4 * 4
    for turns in (4, 5, 999):
        assert rule_against(match, f"lay 1,0 r{turns}") == "CH-P4"


@pytest.mark.ledger("CH-P5")
def test_a_tile_is_taken_before_it_is_laid() -> None:
    match = begin()
    for turns in range(4):
        assert rule_against(match, f"lay 1,0 r{turns}") == "CH-P5"
    assert match.legal() == ["turn 0,0", "take"]


@pytest.mark.ledger("CH-P5")
def test_who_has_taken_may_not_go_back_to_turning() -> None:
    match = begin().play("take")
    assert rule_against(match, "turn 0,0") == "CH-P5"
    assert all(action.startswith("lay ") for action in match.legal())


@pytest.mark.ledger("CH-P5")
def test_the_same_player_takes_and_lays() -> None:
    def decided_by(match: Match) -> list[int | None]:
        return [match.seat, match.play("take").seat]

    match = begin(first=1)
    assert decided_by(match) == [1, 1]
    match.play("lay 0,1 r0")
    assert decided_by(match) == [0, 0]
