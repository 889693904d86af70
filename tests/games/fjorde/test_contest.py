"""The lemmas of `docs/decisions/land-taking.md`, each on contests of any shape, and the search built on them.

`worth` is the game of land-taking reduced to sets of tiles, tried out to its end: no lemma is used in it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from skerry.games.fjorde.contest import (
    ALL_FREE,
    COLUMNS,
    CONTEST,
    CONTESTED,
    FREE,
    MAP_TILES,
    MINE,
    MY_GAIN,
    MY_SAFE,
    MY_STOCK,
    OPEN_TO_ME,
    OPEN_TO_THEM,
    THEIR_GAIN,
    THEIR_SAFE,
    THEIR_STOCK,
    THEIRS,
    TILE,
    UNKNOWN,
    Desk,
    count,
    desk,
    list_moves,
    loose_pairs,
    nearer,
    outdone,
    play_out,
    prove,
    search,
    settle,
    settle_within,
    spread,
    spread_apart,
    take,
)

TILES = 7
PLENTY = 20
DESK = desk(1 << 10)


class Land(NamedTuple):
    """What is joined, what is free, what each seat can take at once, and the fields in hand."""

    near: tuple[int, ...]
    free: int
    mine: int
    theirs: int
    my_stock: int
    their_stock: int

    def other(self) -> Land:
        """The same, with the other seat to move."""
        return self._replace(
            mine=self.theirs, theirs=self.mine, my_stock=self.their_stock, their_stock=self.my_stock
        )

    def after(self, tile: int) -> Land:
        """When the seat to move has taken a tile; the other is to move."""
        free = self.free & ~(1 << tile)
        return Land(
            self.near,
            free,
            self.theirs & free,
            (self.mine | self.near[tile]) & free,
            self.their_stock,
            self.my_stock - 1,
        )

    def with_plenty(self) -> Land:
        return self._replace(my_stock=PLENTY, their_stock=PLENTY)

    def part(self, tiles: int) -> Land:
        """Only these tiles."""
        return self._replace(free=self.free & tiles, mine=self.mine & tiles, theirs=self.theirs & tiles)


def bits(tiles: int) -> list[int]:
    return [tile for tile in range(TILES) if tiles >> tile & 1]


def worth(land: Land, known: dict[Land, int] | None = None) -> int:
    """How many fields more the seat to move places than the other, if both play best: all is tried."""
    known = {} if known is None else known
    if land not in known:
        can = land.my_stock and land.mine
        if not can and not (land.their_stock and land.theirs):
            return 0
        if can:
            known[land] = max(1 - worth(land.after(tile), known) for tile in bits(land.mine))
        else:
            known[land] = -worth(land.other(), known)
    return known[land]


def reach(land: Land, begun: int) -> int:
    """All that a seat could come to if the other stood still."""
    return int(spread(begun, land.free, near_of(land)))


def near_of(land: Land) -> np.ndarray:
    near = np.zeros(MAP_TILES, np.int64)
    near[:TILES] = land.near
    return near


def contest_of(land: Land) -> np.ndarray:
    """The contest that the search is told."""
    contest = np.zeros(CONTEST, np.int64)
    settle(contest, land.free, land.mine, land.theirs, near_of(land))
    contest[MY_STOCK], contest[THEIR_STOCK] = land.my_stock, land.their_stock
    return contest


def desk_for(land: Land) -> Desk:
    DESK.near[:] = near_of(land)
    DESK.table[:] = 0
    return DESK


SETS = st.integers(0, (1 << TILES) - 1)
STOCKS = st.one_of(st.just(PLENTY), st.integers(0, 4))


@st.composite
def lands(draw: st.DrawFn, stocks: bool = True) -> Land:
    """Land of any shape: tiles joined at random or in rows, open to the seats at random."""
    near = [0] * TILES
    pairs = [(one, other) for one in range(TILES) for other in range(one)]
    shape = draw(st.one_of(st.just(set(zip(range(1, TILES), range(TILES), strict=False))), st.just(set())))
    for one, other in shape ^ draw(st.sets(st.sampled_from(pairs), max_size=9)):
        near[one] |= 1 << other
        near[other] |= 1 << one
    free = draw(SETS) | draw(SETS)
    mine, theirs = draw(SETS) & draw(SETS) & free, draw(SETS) & draw(SETS) & free
    held = (draw(STOCKS), draw(STOCKS)) if stocks else (PLENTY, PLENTY)
    return Land(tuple(near), free, mine, theirs, *held)


def many(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None, derandomize=True, database=None)


# The lemmas


@many(300)
@given(lands(stocks=False), SETS, SETS, SETS)
def test_more_land_is_no_worse_and_to_move_is_no_worse(land: Land, given_: int, more: int, less: int) -> None:
    """Lemma 1: with tiles given to me, more open to me and less open to them, whoever moves."""
    given_ &= land.free
    free = land.free & ~given_
    opened = land.mine | more
    for tile in bits(given_):
        opened |= land.near[tile]
    better = land._replace(free=free, mine=opened & free, theirs=land.theirs & less & free)
    as_first, as_second = worth(land), -worth(land.other())
    tiles = given_.bit_count()
    assert worth(better) + tiles >= as_first >= as_second
    assert -worth(better.other()) + tiles >= as_second


@many(300)
@given(lands(), SETS, SETS)
def test_more_open_to_me_is_no_worse_with_any_stocks(land: Land, more: int, less: int) -> None:
    """Lemma 2."""
    better = land._replace(mine=land.mine | more & land.free, theirs=land.theirs & less)
    assert worth(better) >= worth(land)
    assert -worth(better.other()) >= -worth(land.other())


@many(300)
@given(lands())
def test_safe_tiles_can_be_left_for_last(land: Land) -> None:
    """Lemma 3, with any stocks: what both can reach comes first, and then all safe tiles are taken."""
    contest = contest_of(land)
    assume(land.my_stock)
    values = {tile: -worth(land.after(tile)) for tile in bits(land.mine)}
    contested = [value for tile, value in values.items() if int(contest[CONTESTED]) >> tile & 1]
    if contested:
        assert max(contested) == max(values.values())
    elif not contest[CONTESTED]:
        assert worth(land) == min(contest[MY_SAFE], land.my_stock) - min(
            contest[THEIR_SAFE], land.their_stock
        )


@many(400)
@given(lands())
def test_an_outdone_tile_is_not_better(land: Land) -> None:
    """Lemma 4, with any stocks."""
    assume(land.my_stock)
    values = {tile: -worth(land.after(tile)) for tile in bits(land.mine)}
    near = near_of(land)
    for tile in values:
        for other in values:
            if other != tile and outdone(
                tile,
                land.near[tile] & land.free & ~(1 << tile),
                1 << other,
                land.mine & land.theirs,
                land.theirs,
                near,
            ):
                assert values[other] >= values[tile]


@many(300)
@given(lands())
def test_a_tile_that_another_makes_safe_is_not_better(land: Land) -> None:
    """Lemma 5, with any stocks."""
    assume(land.my_stock)
    values = {tile: -worth(land.after(tile)) for tile in bits(land.mine)}
    for tile, value in values.items():
        after = land.after(tile)
        made_safe = reach(after, after.theirs) & ~reach(after, after.mine)
        assert all(values[other] <= value for other in bits(made_safe & land.mine))


@many(300)
@given(lands(stocks=False))
def test_regions_bound_the_whole(land: Land) -> None:
    """Lemma 6: first in every region at best; first in one and second in the others at least."""
    firsts, seconds, gained = 0, 0, 0
    rest = land.free
    while rest:
        region = int(spread_apart(rest & -rest, rest, land.mine & land.theirs, near_of(land)))
        rest &= ~region
        as_first, as_second = worth(land.part(region)), -worth(land.part(region).other())
        firsts += as_first
        seconds += as_second
        gained = max(gained, as_first - as_second)
    assert seconds + gained <= worth(land) <= firsts


@many(300)
@given(lands(stocks=False))
def test_loose_tiles_cancel_in_pairs(land: Land) -> None:
    """Lemma 6: two tiles that both can take and that open nothing are one for each."""
    pairs = int(loose_pairs(land.free, land.mine & land.theirs, near_of(land)))
    assert pairs.bit_count() % 2 == 0
    assert worth(land.part(land.free & ~pairs)) == worth(land)


@many(300)
@given(lands(stocks=False))
def test_of_what_is_open_every_other_tile_is_had(land: Land) -> None:
    """Lemma 7."""
    reached = reach(land, land.mine | land.theirs).bit_count()
    value = worth(land)
    assert value >= 2 * ((land.mine.bit_count() + 1) // 2) - reached
    assert value <= reached - 2 * (land.theirs.bit_count() // 2)


@many(400)
@given(lands(), st.integers(-TILES, TILES))
def test_a_stock_matters_only_beyond_its_bound(land: Land, bound: int) -> None:
    """Lemma 8: up to what a seat wins by with its whole stock, the answer is that of plenty."""
    reached = reach(land, land.mine | land.theirs).bit_count()
    if reached - 2 * land.their_stock < bound <= 2 * land.my_stock - reached:
        assert (worth(land) >= bound) == (worth(land.with_plenty()) >= bound)


# What rests on them


@many(1500)
@given(lands())
def test_the_search_finds_what_trying_everything_finds(land: Land) -> None:
    true = worth(land)
    contest = contest_of(land)
    desk = desk_for(land)
    for bound in (*range(true - 2, true + 3), -TILES, TILES):
        assert prove(contest, bound, 10_000, desk) == (true >= bound)
    assert settle_within(contest, 10_000, desk) == true


@many(500)
@given(lands(), st.integers(-TILES - 1, TILES), st.integers(1, 2 * TILES))
def test_any_window_is_answered_with_the_value_or_a_bound(land: Land, low: int, width: int) -> None:
    true, high = worth(land), low + width
    found = contest_of(land)
    contest = [np.int64(found[of]) for of in range(CONTESTED, THEIR_STOCK + 1)]
    desk = desk_for(land)
    desk.effort[:] = 0
    desk.effort[1] = 10_000
    answer = int(search(*contest, np.int64(low), np.int64(high), np.int64(0), desk))
    if answer <= low:
        assert true <= answer
    elif answer >= high:
        assert true >= answer
    else:
        assert answer == true


@many(300)
@given(lands(), st.integers(0, 6))
def test_too_few_nodes_are_owned_up_to(land: Land, nodes: int) -> None:
    found = settle_within(contest_of(land), nodes, desk_for(land))
    assert found in (UNKNOWN, worth(land))


@many(300)
@given(lands())
def test_moves_lead_where_they_say(land: Land) -> None:
    """Each listed move's contest is the one that taking its tile leads to; the best tile is among them."""
    contest, desk = contest_of(land), desk_for(land)
    free, mine, theirs = (int(contest[of]) for of in (CONTESTED, OPEN_TO_ME, OPEN_TO_THEM))
    assume(free and land.my_stock)
    listed = np.zeros((MAP_TILES, COLUMNS), np.int64)
    moves = int(list_moves(free, mine, theirs, desk, listed))
    values = {tile: -worth(land.after(tile)) for tile in bits(mine)}
    taken = np.zeros(CONTEST, np.int64)
    for move in listed[:moves]:
        take(contest, move[TILE], desk.near, taken)
        assert [taken[CONTESTED], taken[OPEN_TO_ME], taken[OPEN_TO_THEM]] == [
            move[FREE],
            move[THEIRS],
            move[MINE],
        ]
        assert taken[MY_SAFE] == contest[THEIR_SAFE] + move[THEIR_GAIN]
        assert taken[THEIR_SAFE] == contest[MY_SAFE] + move[MY_GAIN]
        assert taken[ALL_FREE] == contest[ALL_FREE] & ~(1 << move[TILE])
    assert max(values[int(tile)] for tile in listed[:moves, TILE]) == max(values.values())


@many(300)
@given(lands())
def test_a_guess_is_the_end_of_some_play(land: Land) -> None:
    """Playing out never promises more than there is; where nothing is contested it is exact."""
    contest, desk = contest_of(land), desk_for(land)
    guess = int(play_out(contest, desk))
    reached = int(count(contest[CONTESTED]) + contest[MY_SAFE])
    assert guess <= min(land.my_stock, reached)
    if not contest[CONTESTED]:
        assert guess == worth(land)


@many(200)
@given(lands(stocks=False))
def test_who_is_nearer_is_counted_for_both_alike(land: Land) -> None:
    near = near_of(land)
    ahead = int(nearer(land.mine, land.theirs, land.free, near))
    assert ahead == -int(nearer(land.theirs, land.mine, land.free, near))
    assert abs(ahead) <= land.free.bit_count()
