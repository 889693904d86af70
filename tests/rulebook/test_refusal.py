"""A refusal stays one printable line that ends somewhere, whatever somebody sent."""

import pytest

from skerry.rulebook.refusal import LONGEST_QUOTE, Refused, brief, quoted
from skerry.rulebook.words import Message


@pytest.mark.parametrize("sent", ["a\nb", "a\0b", "\x1b[31mred", "a\u2028b", "\ud800", "\u202eback"])
def test_what_cannot_be_printed_is_not_repeated(sent: str) -> None:
    refusal = Refused("syntax", "chartae-unknown-action", text=sent)
    assert refusal.values["text"].isprintable()
    assert str(refusal).isprintable()
    str(refusal).encode()


def test_what_is_long_is_cut() -> None:
    assert len(quoted("x" * 10_000)) == LONGEST_QUOTE
    assert quoted("x" * LONGEST_QUOTE) == "x" * LONGEST_QUOTE


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (0, 0),
        (-7, -7),
        (10**20 - 1, 10**20 - 1),
        (2**5000, "2^5000…"),
        (2**5000 + 1, "2^5000…"),
        (-(2**5000), "-2^5000…"),
    ],
)
def test_endless_numbers_are_told_by_their_size(number: int, told: object) -> None:
    assert quoted(number) == told
    assert brief(number) == str(told)


def test_other_values_pass() -> None:
    message = Message("chartae-land")
    assert quoted(message) is message
    assert quoted(1.5) == 1.5


def test_values_without_end_are_named_by_their_type() -> None:
    nested: list[object] = []
    for _ in range(100_000):
        nested = [nested]
    assert brief(nested) == "list"
    assert brief("x" * 99) == "x" * 40
    assert brief([1, 2]) == "[1, 2]"
    while nested:  # freed from the outside, since lists that are freed together recurse
        nested = nested[0]  # type: ignore[assignment]


def test_a_refusal_says_its_rule_and_its_sentence() -> None:
    said = str(Refused("CH-T1", "chartae-no-pass"))
    assert said.startswith("CH-T1: ")
    assert said.endswith((".", "!"))
