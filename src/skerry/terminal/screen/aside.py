"""What stands beside the map: the tiles to come, the groups, the log."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from skerry.games.chartae.groups import Group, tiles_of
from skerry.games.chartae.notation import kind_letter
from skerry.games.chartae.pixels import Canvas, tile_canvas
from skerry.games.chartae.rules import MOST_TURNS_IN_A_ROW
from skerry.games.chartae.state import HOLDING, LAND, MAP_TILES, OVER, PILE, SEA
from skerry.rulebook.game import Position
from skerry.rulebook.words import Message, Words
from skerry.terminal.screen.signs import Painted

COLOURS = ("#e0a83e", "#5fb0d0")  # of LAND and SEA, readable on the screen's ground
NAMES = ("chartae-land", "chartae-sea")
TILE_WIDE = 8
APART = 14  # signs from one tile to the next
ADVICE = 8  # actions that a hint lists


class Coming(Painted):
    """The tile in hand and the face-up one."""

    def __init__(self) -> None:
        super().__init__(id="coming")
        self.tiles: list[tuple[str, int, int]] = []  # a label, a kind, its quarter turns

    def show(self, seen: Position, told: Words, turns: int) -> None:
        taken = int(seen.taken)
        self.tiles = []
        if seen.phase == HOLDING:
            self.tiles.append((told.say("terminal-in-hand"), int(seen.pile[taken - 1]), turns))
        if taken < PILE:
            self.tiles.append((told.say("terminal-face-up"), int(seen.pile[taken]), 0))
        self.display = bool(self.tiles)
        self.repaint()

    def paint(self) -> Canvas:
        canvas = Canvas(APART * 2, 1 + TILE_WIDE // 2)
        for place, (label, kind, turns) in enumerate(self.tiles):
            canvas.put(APART * place, 0, label)
            canvas.paste(APART * place, 1, tile_canvas(kind, turns, TILE_WIDE))
        return canvas


class Facts(Static):
    """Both groups, the rotations in a row, and what lies face down."""

    def show(
        self, seen: Position, told: Words, groups: tuple[Group, Group], after: tuple[Group, Group] | None
    ) -> None:
        text = Text()
        for territory in (LAND, SEA):
            now = len(tiles_of(groups[territory]))
            then = len(tiles_of(after[territory])) if after else now
            text.append_text(bar(told.say(NAMES[territory]), COLOURS[territory], now, then))
        if seen.phase != OVER:
            turned = int(seen.turned)
            dots = "●" * turned + "○" * (MOST_TURNS_IN_A_ROW - turned)
            text.append(told.say("terminal-rotations", turned=turned, most=MOST_TURNS_IN_A_ROW) + "  ")
            text.append(dots + "\n", COLOURS[LAND])
            hidden = Counter(kind_letter(kind) for kind in seen.pile[int(seen.taken) + 1 :])
            listed = " ".join(
                f"{count}{kind}" if count > 1 else kind for kind, count in sorted(hidden.items())
            )
            text.append(told.say("terminal-hidden", count=hidden.total(), kinds=listed))
        self.update(text)


def bar(name: str, colour: str, now: int, then: int) -> Text:
    """The size of a group as a bar, and what the previewed action would make of it."""
    text = Text(f"{name:<11}", colour)
    text.append("█" * min(now, then), colour)
    text.append("▒" * abs(then - now), colour)
    text.append("·" * (MAP_TILES - max(now, then)), "dim")
    text.append(f" {now}", "bold")
    if then != now:
        text.append(f" → {then}", "bold " + ("green" if then > now else "red"))
    return text.append("\n")


class Story(VerticalScroll, can_focus=False):
    """The log in words, newest at the end; or a hint."""

    def __init__(self) -> None:
        super().__init__(Static(id="lines"), id="story")

    def show(self, log: list[Message], told: Words) -> None:
        text = Text()
        for message in log:
            name = getattr(message.values.get("side"), "name", "")
            text.append("▪ ", COLOURS[NAMES.index(name)] if name in NAMES else "")
            text.append(told.say(message.name, **message.values) + "\n")
        self.query_one("#lines", Static).update(text)
        self.call_after_refresh(self.scroll_end, animate=False)

    def advise(self, values: list[tuple[str, Fraction]], told: Words) -> None:
        """The best actions with their exact chances."""
        text = Text(told.say("terminal-hint") + "\n", "bold")
        for action, value in values[:ADVICE]:
            text.append(f"{action:<12}", "")
            text.append(f"{float(value):7.2%}  ", "bold" if value == values[0][1] else "")
            text.append(f"{value.numerator}/{value.denominator}\n", "dim")
        if len(values) > ADVICE:
            text.append(told.say("terminal-hint-more", count=len(values) - ADVICE), "dim")
        self.query_one("#lines", Static).update(text)
        self.call_after_refresh(self.scroll_home, animate=False)
