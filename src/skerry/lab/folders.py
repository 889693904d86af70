"""Where Skerry keeps what it computes for a user."""

from __future__ import annotations

import os
from pathlib import Path

from skerry.rulebook.refusal import SolveError


def data_folder() -> Path:
    """The folder of a user's data."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    if home.startswith("~"):
        raise SolveError("There is no home folder to keep tables in: say where, with --folder.")
    return Path(home) / "skerry"
