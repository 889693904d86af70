"""Own symbols as SVG for all that a face can show: each has a shape of its own, so that colour only helps.

A symbol is drawn around 0,0 within a square of two by two units; `symbol` answers one, `row` several.
"""

from __future__ import annotations

from skerry.games.saltfjord.faces import BUILD_ONE, GAIN, TRADE, UPGRADE, Effect, Face, Gain

SYMBOLS = {
    "fish": '<path fill="#3f7fa6" d="M-0.9 0Q-0.2 -0.7 0.5 0L0.9 -0.4V0.4L0.5 0Q-0.2 0.7 -0.9 0Z"/>'
    '<circle cx="-0.5" cy="-0.1" r="0.09" fill="#fff"/>',
    "wood": '<rect x="-0.85" y="-0.45" width="1.5" height="0.9" rx="0.2" fill="#8a5a2b"/>'
    '<ellipse cx="0.65" cy="0" rx="0.25" ry="0.45" fill="#d9b382" stroke="#8a5a2b" stroke-width="0.08"/>',
    "grain": '<path fill="none" stroke="#b8860b" stroke-width="0.16" d="M0 0.9V-0.5M0 -0.1L-0.45 -0.5'
    'M0 -0.1L0.45 -0.5M0 0.35L-0.45 -0.05M0 0.35L0.45 -0.05M0 -0.5L0 -0.9"/>',
    "paper": '<path fill="#fdfaf0" stroke="#77705f" stroke-width="0.1" d="M-0.6 -0.85H0.3L0.6 '
    '-0.55V0.85H-0.6Z"/>'
    '<path stroke="#77705f" stroke-width="0.09" d="M-0.35 -0.2H0.35M-0.35 0.1H0.35M-0.35 0.4H0.2"/>',
    "plank": '<path fill="#c08a4a" stroke="#6b4420" stroke-width="0.1" '
    'd="M-0.9 0.1L0.4 -0.75L0.9 -0.5L-0.4 0.4ZM-0.9 0.5L0.4 -0.35L0.9 -0.1L-0.4 0.8Z"/>',
    "food": '<path fill="#a8442a" d="M-0.85 -0.05H0.85Q0.8 0.75 0 0.75Q-0.8 0.75 -0.85 -0.05Z"/>'
    '<path fill="none" stroke="#a8442a" stroke-width="0.12" d="M-0.3 -0.25Q-0.5 -0.5 -0.3 -0.8M0.2 '
    '-0.25Q0 -0.5 0.2 -0.8"/>',
    "book": '<path fill="#5a4a9c" d="M-0.85 -0.6Q-0.4 -0.8 0 -0.5Q0.4 -0.8 0.85 -0.6V0.6Q0.4 0.4 0 '
    '0.7Q-0.4 0.4 -0.85 0.6Z"/>'
    '<path stroke="#fff" stroke-width="0.1" d="M0 -0.45V0.65"/>',
    "gold": '<path fill="#e5b91f" stroke="#8f6d00" stroke-width="0.1" d="M-0.55 -0.45H0.55L0.9 0.5H-0.9Z"/>',
    "point": '<path fill="#2f8f4e" d="M0 -0.9L0.26 -0.3L0.9 -0.25L0.4 0.18L0.56 0.82L0 0.46L-0.56 0.82'
    'L-0.4 0.18L-0.9 -0.25L-0.26 -0.3Z"/>',
    "upgrade": '<path fill="#444" d="M0 -0.9L0.7 -0.1H0.3V0.85H-0.3V-0.1H-0.7Z"/>',
    "order": '<path fill="none" stroke="#6b4420" stroke-width="0.14" d="M-0.75 '
    '-0.6H0.75V0.75H-0.75ZM-0.75 -0.6L0.75 0.75M0.75 -0.6L-0.75 0.75"/>',
    "develop": '<path fill="#7b3fa0" d="M-0.6 0.9V-0.9H-0.45V0.9ZM-0.45 -0.85L0.8 -0.4L-0.45 0.05Z"/>',
    "build": '<path fill="#8c5a3c" d="M-0.9 0L0 -0.85L0.9 0H0.6V0.8H-0.6V0Z"/><path fill="#fff" '
    'd="M-0.15 0.8V0.3H0.15V0.8Z"/>',
    "fishing": '<path fill="#24506e" d="M-0.9 0.25H0.9L0.55 0.75H-0.6Z"/><path fill="#dfe9ee" '
    'stroke="#24506e" stroke-width="0.07" d="M0 -0.85L0.65 0.1H0Z"/>',
    "build-one": '<path fill="#8c5a3c" d="M-0.9 0L0 -0.85L0.9 0H0.6V0.8H-0.6V0Z"/><text x="0" y="0.6" '
    'class="in">1</text>',
}
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
