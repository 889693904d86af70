"""Words: every sentence and name that a person reads, in four languages, from Fluent files.

Files lie in `words/` of the package and of each game; a message is looked up in the reader's language.
"""

from __future__ import annotations

import functools
import os
from pathlib import Path
from typing import Any

from skerry.rulebook.refusal import Refused

LANGUAGES = {"de": "Deutsch", "en": "English", "fr": "Français", "hu": "Magyar"}
DEFAULT = "en"
PACKAGE = Path(__file__).resolve().parent.parent


def word_files(language: str) -> list[Path]:
    """All words files of a language: the common ones, then each game's."""
    return sorted(PACKAGE.glob(f"words/{language}/*.ftl")) + sorted(
        PACKAGE.glob(f"games/*/words/{language}.ftl")
    )


class Words:
    """One language's sentences."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in word_files(language):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def say(self, message: str, **values: Any) -> str:
        """A message with its values filled in. A refusal or message among the values is said first."""
        found = self._bundle.get_message(message)
        if found.value is None:
            raise KeyError(message)
        spoken = {name: self._spoken(value) for name, value in values.items()}
        sentence, problems = self._bundle.format_pattern(found.value, spoken)
        if problems:
            raise problems[0]
        return str(sentence)

    def _spoken(self, value: Any) -> Any:
        if isinstance(value, Message):
            return self.say(value.name, **value.values)
        return value if isinstance(value, int | float | str) else str(value)

    def explain(self, refusal: Refused) -> str:
        """Why something was refused, as a sentence."""
        return self.say(refusal.message, **refusal.values)


class Message:
    """A sentence by meaning: rendered in the reader's language when it is read."""

    def __init__(self, name: str, **values: Any) -> None:
        self.name = name
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.name, self.values) == (other.name, other.values)

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"Message({self.name!r}, {self.values!r})"


@functools.cache
def words(language: str = DEFAULT) -> Words:
    """The words of a language, read once."""
    if language not in LANGUAGES:
        raise Refused("unknown-language", "unknown-language", name=language, known=", ".join(LANGUAGES))
    return Words(language)


def preferred_language() -> str:
    """The language that the environment asks for, where there are words for it."""
    for name in ("SKERRY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return DEFAULT
