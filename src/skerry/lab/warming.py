"""`skerry warm`: compile everything that a person will need, before they need it."""

from __future__ import annotations

import time
from collections.abc import Callable

from skerry.rulebook.game import Game, find_game, game_names
from skerry.rulebook.match import Match

SEED = 7
A_MOMENT = 0.01  # seconds that a bot may think: compiling is not counted


def play_every_rule(game: Game) -> None:
    """Play a game through all that the contract names."""
    match = Match(game, seed=SEED)
    while not match.over:
        position = match.position
        seat = match.seat or 0
        seen = game.see(position, seat)
        game.rules.redeal(seen, seat, SEED)
        legal = match.legal()
        for action in legal:
            match.why_not(action)
        match.play(legal[len(match.actions) % len(legal)])
        match.result()


def meet_every_player(game: Game) -> None:
    """Let each bot choose at every moment of a game."""
    from skerry.players.player import Seen

    for name in game.players:
        player = game.player(name, SEED)
        match = Match(game, seed=SEED)
        while not match.over:
            seat = match.seat or 0
            choice = player.choose(Seen(game, seat, game.see(match.position, seat)), A_MOMENT)
            match.play(game.write(match.position, choice.action))


def warm() -> None:
    """Compile, and say what is being done."""
    stages: list[tuple[str, Callable[[Game], None]]] = [
        ("rules", play_every_rule),
        ("bots", meet_every_player),
    ]
    for name in game_names():
        game = find_game(name)
        for stage, run in stages:
            print(f"  {name}: compiling {stage}…", end="", flush=True)
            begun = time.monotonic()
            run(game)
            print(f" {time.monotonic() - begun:.1f} s", flush=True)
