"""A small arena, played in this process."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from skerry.lab.arena import Outcome, Pairing, Plan, Thinking, plan, play_game
from skerry.lab.contest import hold
from skerry.lab.workers import Played

SMALL = plan("chartae", "random,greedy", seed=5)


def one_by_one(planned: Plan, pairings: list[Pairing], workers: int) -> Played:
    """Plays where the tests run, one game after the other."""
    for pairing in pairings:
        yield play_game(planned, pairing)


def interrupted_after(games: int):  # type: ignore[no-untyped-def]
    """Plays so many games; then somebody presses Ctrl-C."""

    def place(planned: Plan, pairings: list[Pairing], workers: int) -> Played:
        yield from one_by_one(planned, pairings[:games], workers)
        raise KeyboardInterrupt

    return place


def held(folder: Path, games: int, planned: Plan = SMALL) -> Path:
    assert hold(planned, games, one_by_one, 1, folder) == 0
    return folder


def ended(
    pairing: Pairing, winner: int | None, scores: Sequence[int] = (1, 0), thinking: Thinking | None = None
) -> Outcome:
    """How a game might have ended."""
    thoughts = [thinking or Thinking() for _ in pairing.seats]
    return Outcome(pairing.number, pairing.deal, pairing.seats, 0, list(scores), winner, thoughts)
