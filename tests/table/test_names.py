"""Names: anything may be typed, and one short line of visible signs comes out, or a refusal."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skerry.rulebook.refusal import Refused
from skerry.table.names import LONGEST_NAME, checked_colour, clean_name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann\t\n  Lee ", "Ann Lee"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("A\u202enn\u2066\u200f", "Ann"),
        ("A\u200bn\ufeffn\x00", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("Őrsi Ödön", "Őrsi Ödön"),
        ("אבא", "אבא"),
        ("a" + "\u0300\u0301\u0302\u0303\u0304" * 3, "à\u0301\u0302"),
    ],
)
def test_a_name_is_one_line_of_visible_signs(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "table-name-empty"),
        (" \u202e\u200b\n", "table-name-empty"),
        ("x" * 41, "table-name-too-long"),
        ("x" * 10_000, "table-name-too-long"),
        (" " * 10_000, "table-name-too-long"),
    ],
)
def test_what_is_no_name_is_refused(typed: str, message: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(typed)
    assert refused.value.message == message


@given(st.text(max_size=60))
def test_whatever_is_typed_is_clean_or_refused(typed: str) -> None:
    try:
        name = clean_name(typed)
    except Refused:
        return
    assert 0 < len(name) <= LONGEST_NAME
    assert clean_name(name) == name
    assert not any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp") for sign in name)


@pytest.mark.parametrize("colour", ["red", "#fff", "#GGGGGG", "#1f6febx", "#1F6FEB", "url(x)"])
def test_a_colour_is_six_digits(colour: str) -> None:
    with pytest.raises(Refused, match="bad-colour"):
        checked_colour(colour)
    assert checked_colour("#1f6feb") == "#1f6feb"
