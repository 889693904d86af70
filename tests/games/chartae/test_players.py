"""The bots of Chartae: what each chooses."""

import pytest

from skerry.games.chartae.game import CHARTAE
from skerry.players.player import Choice, Seen
from skerry.rulebook.match import Match
from tests.games.chartae.by_hand import Game, Map, sizes
from tests.games.chartae.table import table, tiles_on


def choose(match: Match, name: str, seed: int = 0) -> Choice:
    assert match.seat is not None
    seen = Seen(CHARTAE, match.seat, CHARTAE.see(match.position, match.seat))
    choice: Choice = CHARTAE.player(name, seed).choose(seen)
    return choice


def chosen(match: Match, name: str, seed: int = 0) -> str:
    return CHARTAE.write(match.position, choose(match, name, seed).action)


def test_the_bots_stand_from_the_weakest_to_the_best() -> None:
    assert CHARTAE.players == ("random", "greedy", "perfect")


def test_random_chooses_every_legal_action() -> None:
    match = table("H0 C1 / . D0")
    assert {chosen(match, "random", seed) for seed in range(60)} == set(match.legal())


def lead(tiles: Map, letter: str) -> int:
    return sizes(tiles, letter)[0] - sizes(tiles, "S" if letter == "L" else "L")[0]


def lead_after(game: Game, letter: str) -> int:
    """How far ahead after an action; with a tile in hand, after the best place for it."""
    if not game.hand:
        return lead(game.tiles, letter)
    return max(lead(after.tiles, letter) for _, after in game.moves())


@pytest.mark.parametrize("land", [0, 1])
@pytest.mark.parametrize(
    ("rows", "hand"), [("H0 C1 / . D0", ""), ("H0 C1 / . D0", "G"), ("H2 C1 E0 / . D0 F2", ""), ("H1", "F")]
)
def test_greedy_is_furthest_ahead_after_its_action(rows: str, hand: str, land: int) -> None:
    match = table(rows, hand=hand, land=land)
    letter = "L" if land == 0 else "S"
    up = match.observe(0)["up"]
    game = Game(tiles_on(match.position), up, hand)
    worth = {action: lead_after(after, letter) for action, after in game.moves()}
    best = {action for action, ahead in worth.items() if ahead == max(worth.values())}
    assert {chosen(match, "greedy", seed) for seed in range(40)} <= best
    assert best


@pytest.mark.parametrize("land", [0, 1])
def test_perfect_wins_where_it_can(land: int) -> None:
    """The ninth tile is in hand: the choice is certain, and so is its chance."""
    for rows in (
        "D0 H1 H2 / E3 F0 C1 / G2 C0 .",
        "H3 H1 E0 / F1 C1 . / D0 C3 H0",
        "H3 C0 D3 / F1 C2 H1 / H1 E3 .",
    ):
        match = table(rows, land=land).play("take")
        won = set()
        for action in match.legal():
            if match.play(action).result()["winner"] == match.undo().seat:
                won.add(action)
        choice = choose(match, "perfect")
        assert choice.value == (1 if won else 0)
        if won:
            assert {chosen(match, "perfect", seed) for seed in range(10)} <= won


def test_perfect_knows_its_chance_at_the_start() -> None:
    """Its chance is a multiple of one in as many as there are orders of the hidden tiles."""
    choice = choose(table("H0", up="F"), "perfect")
    assert choice.value is not None
    assert 0 < choice.value < 1
    assert (choice.value * 5040).denominator == 1
