"""The generator in the record: sfc32, seeded alike everywhere, fair enough to deal from."""

import numpy as np
import pytest

from skerry.rulebook.chance import WARM_UP_ROUNDS, WORDS, draw_below, draw_word, shuffle, sow
from skerry.rulebook.compiling import plain

SEEDS = (0, 1, 7, 2**31, 2**32 - 1, 2**32, 2**62 + 5, 2**63 - 1)
WORD = 2**32


def sown(seed: int) -> np.ndarray:
    chance = np.zeros(WORDS, np.uint32)
    sow(chance, seed)
    return chance


def published(seed: int, count: int) -> list[int]:
    """sfc32 as its author published it, on numbers without end that are cut to 32 bits."""
    a, b, c, counter = seed % WORD, seed // WORD, 0x5EED, 1
    drawn = []
    for _ in range(WARM_UP_ROUNDS + count):
        drawn.append((a + b + counter) % WORD)
        counter = (counter + 1) % WORD
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % WORD
        c = (((c << 21) | (c >> 11)) % WORD + drawn[-1]) % WORD
    return drawn[WARM_UP_ROUNDS:]


@pytest.mark.parametrize("seed", SEEDS)
def test_it_draws_the_words_of_sfc32(seed: int) -> None:
    chance = sown(seed)
    assert [draw_word(chance) for _ in range(200)] == published(seed, 200)


@pytest.mark.parametrize("seed", SEEDS)
def test_it_draws_the_same_in_plain_python(seed: int) -> None:
    chance = np.zeros(WORDS, np.uint32)
    plain(sow)(chance, seed)
    assert chance.tolist() == sown(seed).tolist()
    assert [plain(draw_word)(chance) for _ in range(50)] == published(seed, 50)


def test_different_seeds_draw_differently() -> None:
    assert len({draw_word(sown(seed)) for seed in range(1000)}) == 1000


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 9, 40])
def test_each_number_below_a_bound_is_equally_likely(bound: int) -> None:
    chance = sown(bound)
    times = 2000
    counts = np.bincount([draw_below(chance, bound) for _ in range(times * bound)])
    assert len(counts) == bound
    assert abs(counts - times).max() < 4.5 * times**0.5


def test_a_shuffle_reaches_every_order_equally_often_and_leaves_the_rest() -> None:
    times = 300
    counts: dict[tuple[int, ...], int] = {}
    for seed in range(24 * times):
        pile = np.arange(6)
        shuffle(sown(seed), pile, 1, 5)
        assert pile[0] == 0
        assert pile[5] == 5
        order = tuple(pile[1:5].tolist())
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert max(abs(count - times) for count in counts.values()) < 4 * times**0.5


@pytest.mark.parametrize(("begin", "end"), [(0, 0), (3, 3), (2, 3), (6, 6)])
def test_nothing_to_shuffle_is_left_alone(begin: int, end: int) -> None:
    pile = np.arange(6)
    shuffle(sown(1), pile, begin, end)
    assert pile.tolist() == list(range(6))
