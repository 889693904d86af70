"""Refusals: what is not allowed, by which rule, and why, as a message that any language can say."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """Something was refused and has changed nothing.

    `rule` is a ledger id ("CH-R2"), or the name of a general fault ("syntax", "unknown-game");
    `message` names a sentence of the words files, `values` what it speaks of.
    """

    def __init__(self, rule: str, message: str, **values: Any) -> None:
        super().__init__(rule, message, values)
        self.rule = rule
        self.message = message
        self.values = values

    def __str__(self) -> str:
        from skerry.rulebook.words import words

        return f"{self.rule}: {words('en').say(self.message, **self.values)}"
