"""Seeded chance, kept inside the record: the generator sfc32, four 32-bit words.

All arithmetic stays below 2**63, so plain Python and the compiler agree to the bit.
"""

from __future__ import annotations

import numpy as np

from skerry.rulebook.compiling import rule

WORDS = 4
CHANCE = ("<u4", (WORDS,))
WORD = 0xFFFFFFFF
WARM_UP_ROUNDS = 12


@rule
def draw_word(chance):
    """The next 32 random bits."""
    a, b, c, counter = np.int64(chance[0]), np.int64(chance[1]), np.int64(chance[2]), np.int64(chance[3])
    drawn = (a + b + counter) & WORD
    chance[0] = b ^ (b >> 9)
    chance[1] = (c + (c << 3)) & WORD
    chance[2] = ((((c << 21) & WORD) | (c >> 11)) + drawn) & WORD
    chance[3] = (counter + 1) & WORD
    return drawn


@rule
def draw_below(chance, bound):
    """A number from 0 up to, not including, `bound` (bias below bound / 2**32)."""
    return (draw_word(chance) * np.int64(bound)) >> 32


@rule
def sow(chance, seed):
    """Start the generator from a seed of 63 bits."""
    chance[0] = np.int64(seed) & WORD
    chance[1] = (np.int64(seed) >> 32) & WORD
    chance[2] = 0x5EED
    chance[3] = 1
    for _ in range(WARM_UP_ROUNDS):
        draw_word(chance)


@rule
def shuffle(chance, pile, begin, end):
    """Shuffle pile[begin:end] in place."""
    for last in range(end - 1, begin, -1):
        other = begin + draw_below(chance, last - begin + 1)
        kept = pile[last]
        pile[last] = pile[other]
        pile[other] = kept
