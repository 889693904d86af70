"""A person at the keyboard of the screen, for tests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from skerry.terminal.screen.app import PlayApp, SkerryApp
from skerry.terminal.screen.table import Table
from skerry.terminal.session import Wishes

STANDARD = (80, 24)
WISHES = Wishes(side="land", first="me", seed=5)


class Hands:
    """What a test does with an application, and what it reads on its screen."""

    def __init__(self, pilot: Pilot[Any]) -> None:
        self.pilot = pilot
        self.app = pilot.app

    async def press(self, *keys: str) -> None:
        """Press keys; after each, wait until everything has answered."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def settle(self) -> None:
        await self.pilot.pause()
        while any(not worker.is_finished for worker in self.app.workers):
            await self.app.workers.wait_for_complete()
            await self.pilot.pause()
        await self.pilot.pause()

    @property
    def table(self) -> Table:
        found = [screen for screen in self.app.screen_stack if isinstance(screen, Table)]
        return found[0]

    def read(self, name: str) -> str:
        """The text of a part of the screen."""
        for screen in reversed(self.app.screen_stack):
            found = screen.query(f"#{name}")
            if found:
                return str(found.first(Static).content)
        raise AssertionError(f"nothing is called {name}")


def play(
    script: Callable[[Hands], Awaitable[None]],
    app: SkerryApp | None = None,
    size: tuple[int, int] = STANDARD,
    wishes: Wishes = WISHES,
    choose: bool = False,
) -> SkerryApp:
    """Run an application and a test's script against it; the application comes back when it has ended."""
    used = app or PlayApp(wishes.begin(), wishes, "en", choose, None, pace=0)

    async def run() -> None:
        async with used.run_test(size=size) as pilot:
            hands = Hands(pilot)
            await hands.settle()
            await script(hands)

    asyncio.run(run())
    return used
