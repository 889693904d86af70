"""Faces as SVG, drawn with the symbols of `symbols.toml`: `symbol` is one, `row` several, `face` a cell."""

from __future__ import annotations

import tomllib
from pathlib import Path

from skerry.games.saltfjord.faces import BUILD_ONE, GAIN, TRADE, UPGRADE, Effect, Face, Gain

SYMBOLS: dict[str, str] = tomllib.loads(Path(__file__).with_name("symbols.toml").read_text(encoding="utf-8"))
GOODS = ("fish", "wood", "grain", "paper", "plank", "food", "book", "gold", "point")
ACTIONS = ("upgrade", "order", "develop", "build", "fishing", "build-one")


def n(value: float) -> str:
    """A number, briefly."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def symbol(name: str, x: float, y: float, size: float, count: int = 1) -> str:
    """One symbol, with a number beside it where there are several."""
    drawn = f'<g transform="translate({n(x)} {n(y)}) scale({n(size)})">{SYMBOLS[name]}</g>'
    if count > 1:
        drawn += f'<text class="count" x="{n(x - size * 0.9)}" y="{n(y + size * 0.95)}">{count}</text>'
    return drawn


def gain_parts(gain: Gain) -> list[tuple[str, int]]:
    return [(GOODS[number], count) for number, count in enumerate(gain) if count]


def effect_parts(effect: Effect) -> list[tuple[str, int]]:
    """The symbols of an effect, each with its number."""
    if effect.kind == GAIN:
        return gain_parts(effect.gain)
    if effect.kind == TRADE:
        return [(GOODS[effect.pays], 1), ("upgrade", 1), *gain_parts(effect.gain)]
    assert UPGRADE <= effect.kind <= BUILD_ONE
    return [(ACTIONS[effect.kind - UPGRADE], 1)]


def row(parts: list[tuple[str, int]], x: float, y: float, wide: float, size: float) -> str:
    """Symbols side by side around a middle."""
    step = min(wide / max(len(parts), 1), 2.3 * size)
    begins = x - step * (len(parts) - 1) / 2
    return "".join(
        symbol(name, begins + number * step, y, size, count) for number, (name, count) in enumerate(parts)
    )


def face(shown: Face, x: float, y: float, cell: float) -> str:
    """What a cell shows; two effects stand one above the other with a stroke between them."""
    effects = shown.effects
    if len(effects) == 1:
        return row(effect_parts(effects[0]), x, y, cell * 0.9, cell * 0.24)
    drawn = "".join(
        row(effect_parts(effect), x, y + (place - 0.5) * cell * 0.46, cell * 0.9, cell * 0.17)
        for place, effect in enumerate(effects)
    )
    begins, ends = f"{n(x - cell * 0.36)} {n(y + 2)}", f"{n(x + cell * 0.36)} {n(y - 2)}"
    return f'{drawn}<path class="stroke" d="M{begins}L{ends}"/>'
