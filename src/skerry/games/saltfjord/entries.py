"""What an edition of Saltfjord holds, as plain values, and the names that its entries use."""

from __future__ import annotations

from dataclasses import dataclass

from skerry.games.saltfjord.faces import Effect, Face, Gain

TRACK_NAMES = ("craft", "carpentry", "logistics", "fishing", "wagons")
COVERED = 2  # the track that the strip of the wagons covers
SHAPES = 4
MOST_CELLS = 3
SNOW_CELLS = 4
VILLAGES = 5  # the plain side, and four with names
LIGHTNING_TILES = 2
MOST_POINTS = 30
MOST_EFFECTS = 240
STEP_EFFECTS = (
    "worker",
    "boat",
    "ability",
    "less wood",
    "any dock",
    "dock at once",
    "look at two",
    "type 2",
    "type 3",
    "piers by wagon",
    "second wagon",
    "move wagons",
)
OF_WAGONS = STEP_EFFECTS.index("piers by wagon")  # it and the effects after it are the strip's alone
ABILITY_EFFECTS = (
    "free die step",  # so many steps of each die cost nothing
    "cheaper upgrade",  # the first upgrade for fish of a turn costs so much less
    "order without a basic resource",  # for so many fish
    "taken tavern",  # for so many fish
    "lift a die",  # off a building, once a round, for so many fish
    "boat advances",  # a gain whenever that happens, as with all that follow
    "worker is set",
    "line is full",
    "tile is built",
    "order is fulfilled",
    "marker is moved",
)
GAINING_FROM = 5  # the abilities from here on have a gain, those before an amount
COUNTED = (
    "orders",
    "dock sets",
    "full lines",
    "fish tiles",
    "piers",
    "building kinds",
    "workers and abilities",
    "steps",
    "areas",
    "fish",
)

Cell = tuple[int, int]


@dataclass(frozen=True)
class Shape:
    name: str
    cells: tuple[Cell, ...]
    large: bool
    stacks: tuple[int, int]


@dataclass(frozen=True)
class Tile:
    shape: int
    faces: tuple[Face, ...]
    origin: str


@dataclass(frozen=True)
class Village:
    name: str
    buildings: tuple[tuple[int, Face], ...]  # cell and face
    origin: str


@dataclass(frozen=True)
class Order:
    cost: Gain
    points: int
    origin: str


@dataclass(frozen=True)
class Fish:
    type: int  # from 1
    gain: Gain
    copies: int
    origin: str


@dataclass(frozen=True)
class Step:
    cost: int
    effect: int  # place in STEP_EFFECTS, or -1 for a gain
    gain: Gain
    text: str
    origin: str


@dataclass(frozen=True)
class Ability:
    effect: int
    amount: int
    gain: Gain
    at_once: Gain  # what it brings when it is taken
    origin: str


@dataclass(frozen=True)
class Scoring:
    counts: int
    points: int
    per: int
    lightning: bool
    origin: str


@dataclass(frozen=True)
class Edition:
    """The faces of all pieces."""

    name: str
    hash: str
    values: tuple[int, ...]
    snow: tuple[int, ...]
    area_points: tuple[int, ...]
    fish_stacks: tuple[int, ...]
    level_points: tuple[int, ...]
    shapes: tuple[Shape, ...]
    tiles: tuple[Tile, ...]
    start_tiles: tuple[Tile, ...]
    resources: tuple[tuple[Gain, bool], ...]
    villages: tuple[Village, ...]
    orders: tuple[Order, ...]  # those of the stacks, then the start orders
    docks: tuple[tuple[tuple[Effect, ...], int], ...]  # rewards, and the stack with the symbol
    taverns: tuple[tuple[Effect, int], ...]
    fish: tuple[Fish, ...]
    tracks: tuple[tuple[Step, ...], ...]
    abilities: tuple[Ability, ...]
    scoring: tuple[Scoring, ...]
