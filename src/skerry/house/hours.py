"""The house's time: that of the wall when it opened, and from then on a clock that only goes forward."""

from __future__ import annotations

import time


class Hours:
    """Milliseconds since 1970, whatever is done to the clock of the machine in the meantime."""

    def __init__(self) -> None:
        self.opened = time.time_ns() // 1_000_000
        self._begun = time.monotonic_ns()

    def now(self) -> int:
        return self.opened + (time.monotonic_ns() - self._begun) // 1_000_000
