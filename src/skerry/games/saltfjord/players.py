"""Saltfjord's bots, from the weakest to the best. Each is given a view, never the position."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from skerry.games.saltfjord.searching import Glance, GlancePlayer, SearchPlayer
from skerry.players.player import Player
from skerry.players.random import RandomPlayer

GLANCES = {  # the bots that try nothing out
    "easy": Glance(width=6, slips=6.0),
    "medium": Glance(width=12, slips=2.0),
    "greedy": Glance(),
}
PLAYERS: dict[str, Callable[[int, int], Player]] = {
    "random": RandomPlayer,
    **{name: partial(GlancePlayer, glance) for name, glance in GLANCES.items()},
    "strong": partial(SearchPlayer, 4, True),
    "search": partial(SearchPlayer, 8, False),
    "best": partial(SearchPlayer, 24, False),
}
