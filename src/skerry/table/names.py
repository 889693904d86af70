"""Names and colours of people, as they may stand at a table."""

from __future__ import annotations

import re
import unicodedata

from skerry.rulebook.refusal import Refused, brief

LONGEST_NAME = 40
MOST_MARKS = 2  # on a letter: more of them reach into the lines around
COLOUR = re.compile(r"#[0-9a-f]{6}")


def clean_name(text: str) -> str:
    """A name as one short line of visible signs; markup is only text, and marks of direction are left out."""
    if len(text) > 10 * LONGEST_NAME:
        raise Refused("bad-name", "table-name-too-long", most=LONGEST_NAME)
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind.startswith("Z"):
            kept.append(" ")
        elif not kind.startswith("C") and marks <= MOST_MARKS:
            kept.append(sign)
    name = " ".join("".join(kept).split())
    if not name:
        raise Refused("bad-name", "table-name-empty")
    if len(name) > LONGEST_NAME:
        raise Refused("bad-name", "table-name-too-long", most=LONGEST_NAME)
    return name


def checked_colour(text: str) -> str:
    """A colour as #rrggbb."""
    if not COLOUR.fullmatch(text):
        raise Refused("bad-colour", "table-bad-colour", text=brief(text))
    return text
