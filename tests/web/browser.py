"""A real browser for tests: the machine's Chromium, or one that is installed where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NAMES = ("chromium", "chromium-browser", "google-chrome")


def machines_own() -> str | None:
    """The Chromium of this machine."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def chromium() -> str | None:
    """Where Chromium is; None stands for the one that Playwright keeps, which is installed if need be."""
    own = machines_own()
    apt = shutil.which("apt-get")
    if own is None and apt is not None and os.geteuid() == 0:
        surroundings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for arguments in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
            subprocess.run([apt, "--quiet", *arguments], env=surroundings, capture_output=True, check=False)
        own = machines_own()
    if own is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return own
