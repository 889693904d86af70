"""Skerry: play, host, analyse and research three fjord games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from skerry.rulebook.match import Match as Match
    from skerry.rulebook.match import play as play
    from skerry.rulebook.refusal import Refused as Refused

__version__ = "0.1.0"
__all__ = ["Match", "Refused", "play"]

_HOMES = {
    "play": "skerry.rulebook.match",
    "Match": "skerry.rulebook.match",
    "Refused": "skerry.rulebook.refusal",
}


def __getattr__(name: str) -> Any:  # names are loaded when they are first used: a command starts at once
    if name in _HOMES:
        import importlib

        return getattr(importlib.import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'skerry' has no attribute {name!r}")
