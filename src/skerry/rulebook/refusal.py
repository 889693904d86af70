"""Refusals: what is not allowed, by which rule, and why, as a message that any language can say."""

from __future__ import annotations

from typing import Any

LONGEST_QUOTE = 400
LARGEST_NUMBER = 10**20


class Refused(Exception):
    """Something was refused and has changed nothing.

    `rule` is a ledger id ("CH-R2"), or the name of a general fault ("syntax", "unknown-game");
    `message` names a sentence of the words files, `values` what it speaks of.
    """

    def __init__(self, rule: str, message: str, **values: Any) -> None:
        super().__init__(rule, message)  # what a copy in another process is made with; it gets the rest then
        self.rule = rule
        self.message = message
        self.values = {name: quoted(value) for name, value in values.items()}

    def __str__(self) -> str:
        from skerry.rulebook.words import words

        return f"{self.rule}: {words('en').say(self.message, **self.values)}"


class SolveError(Refused):
    """Exact play is not to be had: a table is damaged, a disk is full. Said in English only."""

    def __init__(self, sentence: str) -> None:
        super().__init__("table", "in-english", sentence=sentence)
        self.args = (sentence,)
        self.sentence = sentence

    def __str__(self) -> str:
        return self.sentence


def quoted(value: Any) -> Any:
    """A value as a sentence can quote it: one printable line that ends somewhere, whatever somebody sent."""
    if isinstance(value, str):
        line = "".join(sign if sign.isprintable() else "\ufffd" for sign in value)
        return line if len(line) <= LONGEST_QUOTE else f"{line[: LONGEST_QUOTE - 1]}…"
    if isinstance(value, int) and abs(value) >= LARGEST_NUMBER:
        return brief(value)
    return value


def brief(value: object, most: int = 40) -> str:
    """The beginning of a value that somebody sent in place of a better one."""
    if isinstance(value, int) and abs(value) >= LARGEST_NUMBER:
        return f"{'-' if value < 0 else ''}2^{value.bit_length() - 1}…"
    try:
        return str(value)[:most]
    except (RecursionError, ValueError):  # lists in lists without end, a number too long to be written
        return type(value).__name__
