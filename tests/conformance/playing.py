"""Random games, for all tests; and as a program a trace of everything that the rules answer in some.

    python tests/conformance/playing.py GAME GAMES

prints a line for each position. Run with and without the compiler, it must print the same lines.
"""

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from skerry.rulebook.compiling import COMPILED
from skerry.rulebook.game import Game, Position, find_game
from skerry.rulebook.match import Match

MOST_ACTIONS_A_GAME = 10_000
FEW_ACTIONS = 1_000  # of a game that has no more, every action is tried everywhere
SOME_ACTIONS = 20  # of a game that has more, so many besides the legal ones, at
EVERY_SO_MANY = 8  # positions: its games are longer, too
GENERATOR = "chance"  # the field of a record that keeps the random generator, if the game has one


def any_options(game: Game, choice: random.Random) -> dict[str, Any]:
    """Some value for each option."""
    return {option.name: choice.choice(option.values) for option in game.options}


def new_match(game: Game, seed: int) -> Match:
    """A match from a seed, which decides its options too."""
    return Match(game, seed=seed, options=any_options(game, random.Random(f"options {seed}")))


def steps(match: Match, seed: int) -> Iterator[Match]:
    """The match before each of its random actions, and at its end."""
    choice = random.Random(f"actions {seed}")
    for _ in range(MOST_ACTIONS_A_GAME):
        yield match
        if match.over:
            return
        match.play(choice.choice(match.legal()))
    raise AssertionError("the game does not end")


def random_game(game: Game, seed: int) -> Iterator[Match]:
    """A match at each position of a random game, from the deal to the end."""
    return steps(new_match(game, seed), seed)


def stride(game: Game) -> int:
    """At every so many positions a test of many actions looks closely."""
    return 1 if game.actions <= FEW_ACTIONS else EVERY_SO_MANY


def tried(game: Game, position: Position) -> list[int]:
    """The actions to try at a position: all, or of very many the legal ones and some others."""
    if game.actions <= FEW_ACTIONS:
        return list(range(game.actions))
    legal = game.legal(position)
    choice = random.Random(position.tobytes())
    some = {action + off for action in legal for off in (-1, 0, 1)} | {*range(SOME_ACTIONS), game.actions - 1}
    some |= {choice.randrange(game.actions) for _ in range(SOME_ACTIONS)}
    return sorted(action for action in some if 0 <= action < game.actions)


def positions(game: Game, seeds: range, every: int = 1) -> Iterator[Position]:
    """Copies of the positions of some random games, or of every so many of them."""
    for seed in seeds:
        for number, match in enumerate(random_game(game, seed)):
            if number % (every * stride(game)) == 0 or match.over:
                yield game.copy(match.position)


def snapshot(match: Match) -> tuple[object, ...]:
    """Everything about a match that a refusal may not change."""
    return (
        match.position.tobytes(),
        list(match.actions),
        list(match.log),
        match.seed,
        json.dumps(match.setup),
        json.dumps(match.options),
        match.legal(),
        json.dumps(match.result()),
    )


def without_generator(game: Game, position: Position) -> bytes:
    """The record but for the state of its random generator."""
    rest = game.copy(position)
    if GENERATOR in game.dtype.names:
        rest[GENERATOR][:] = 0
    return bytes(rest.tobytes())


def take_generator(game: Game, source: Position, target: Position) -> None:
    """Let one position have the same chance before it as another."""
    if GENERATOR in game.dtype.names:
        target[GENERATOR][:] = source[GENERATOR]


def pieces(game: Game, position: Position) -> Counter[str]:
    """How often each piece stands in what `reveal` tells; a name with a number counts so many times."""
    counted: Counter[str] = Counter()

    def count(told: Any, name: str) -> None:
        if isinstance(told, dict):
            for key, value in told.items():
                if key not in ("text", "rolls"):  # the same once more, as a line; and what dice will show
                    count(value, str(key))
        elif isinstance(told, list):
            for value in told:
                count(value, name)
        elif isinstance(told, str):
            counted[told] += 1
        else:
            counted[name] += 0 if told is None else int(told)

    count(game.reveal(position), "")
    return counted


def trace(game: Game, games: int) -> Iterator[str]:
    """What the rules answer at each position of some random games, by their numbers and their bytes."""
    actions = np.zeros(game.most_actions, np.int64)
    for seed in range(games):
        choice = random.Random(seed)
        position = game.deal(choice.getrandbits(63), any_options(game, choice))
        for _ in range(MOST_ACTIONS_A_GAME):
            legal = [int(action) for action in actions[: game.rules.legal(position, actions)]]
            seen = [game.see(position, seat).tobytes().hex() for seat in range(game.seats_of(position))]
            redealt = []
            for seat in range(game.seats_of(position)):
                imagined = game.copy(position)
                game.rules.redeal(imagined, seat, choice.getrandbits(63))
                redealt.append(imagined.tobytes().hex())
            yield json.dumps(
                [
                    position.tobytes().hex(),
                    legal,
                    int(game.rules.seat_to_move(position)),
                    bool(game.rules.over(position)),
                    game.scores(position),
                    int(game.rules.winner(position)),
                    seen,
                    redealt,
                ]
            )
            if not legal:
                break
            game.rules.play(position, choice.choice(legal))


if __name__ == "__main__":
    print("compiled" if COMPILED else "plain")
    for line in trace(find_game(sys.argv[1]), int(sys.argv[2])):
        print(line)
