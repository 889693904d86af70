"""Counts of all action sequences from fixed positions: the house's, and those of the game written by hand."""

import pytest

from skerry.rulebook.engine import Engine, perft
from tests.games.chartae.by_hand import new_game
from tests.games.chartae.table import begin

MIDDLE = ("turn 0,0", "take", "lay 1,0 r2", "take", "lay 1,1 r1", "turn 1,0", "take", "lay 2,1 r3")
LATE = (*MIDDLE, "take", "lay 2,0 r0", "take", "lay 0,1 r0", "take", "lay 0,2 r1", "take", "lay 1,2 r0")
STARTS = [
    pytest.param("FGHCHCDE", 0, (), [1, 2, 18, 65, 544, 2896, 22304], id="the start"),
    pytest.param("EDCHHCGF", 3, MIDDLE, [1, 5, 44, 256, 2096, 12440], id="four tiles down"),
    pytest.param("CHDHECFG", 1, LATE, [1, 9, 76, 100, 292, 292], id="eight tiles down"),
]


@pytest.mark.ledger("CH-T1", "CH-R2", "CH-P2", "CH-P3", "CH-P4", "CH-P5", "CH-E1")
@pytest.mark.parametrize(("order", "compass", "played", "counts"), STARTS)
def test_sequences_are_counted_as_by_hand(
    order: str, compass: int, played: tuple[str, ...], counts: list[int]
) -> None:
    match = begin(order, compass)
    for action in played:
        match.play(action)
    game = new_game(order, compass).play(*played)
    engine = Engine()
    engine.match = match
    for depth, count in enumerate(counts):
        assert game.sequences(depth) == count
        assert perft(match.game, match.position, depth) == count
        assert engine.answer(f"perft {depth}") == [str(count), "ok"]
