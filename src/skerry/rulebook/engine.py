"""The line protocol: any program can play, and any referee can check (`skerry engine`).

One request a line; each answer ends with `ok`, or is `error <id> <message>` and has changed nothing.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, BinaryIO

import msgspec

from skerry.rulebook.game import NOBODY, Game, Position, find_game
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import words

LONGEST_LINE = 1 << 20
DEEPEST_PERFT = 99
ALONE = ("legal", "undo", "seat", "position", "result")  # commands that take no words


class Engine:
    """One conversation."""

    def __init__(self, language: str = "en") -> None:
        self.words = language
        self.match: Match | None = None
        self.finished = False
        self.commands: dict[str, Callable[[str], list[str]]] = {
            "new": self.new,
            "legal": self.legal,
            "play": self.play,
            "undo": self.undo,
            "seat": self.seat,
            "observe": self.observe,
            "position": self.position,
            "result": self.result,
            "why": self.why,
            "perft": self.perft,
            "go": self.go,
            "quit": self.quit,
        }

    def answer(self, line: str) -> list[str]:
        """The lines that answer one request."""
        command, rest = [*line.split(None, 1), "", ""][:2]
        try:
            if command not in self.commands:
                known = ", ".join(self.commands)
                raise Refused("unknown-command", "unknown-command", command=command[:40], known=known)
            if command in ALONE and rest.strip():
                raise Refused("syntax", "stands-alone", command=command, text=rest.strip()[:40])
            return [*self.commands[command](rest.strip()), "ok"]
        except Refused as refusal:
            return [self.refuse(refusal)]

    def refuse(self, refusal: Refused) -> str:
        """The line that answers a refused request."""
        return f"error {refusal.rule} {self._sentence(refusal)}"

    def _sentence(self, refusal: Refused) -> str:
        return " ".join(words(self.words).explain(refusal).splitlines())

    def _match(self) -> Match:
        if self.match is None:
            raise Refused("no-game", "no-game")
        return self.match

    def new(self, rest: str) -> list[str]:
        name, _, asked = rest.partition(" ")
        game = find_game(name)
        wanted: dict[str, Any] = {}
        if asked.strip():
            try:
                wanted = msgspec.json.decode(asked.encode(), type=dict[str, Any])
            except (msgspec.DecodeError, RecursionError) as problem:
                raise Refused("syntax", "not-json", problem=str(problem)) from problem
        for key, value in wanted.items():
            if key not in ("seed", "options", "setup"):
                raise Refused("syntax", "unknown-key", key=key[:40], known="seed, options, setup")
            if key != "seed" and value is None:
                raise Refused("syntax", "key-not-object", key=key)
        self.match = Match(game, **wanted)
        return []

    def legal(self, rest: str) -> list[str]:
        return self._match().legal()

    def play(self, rest: str) -> list[str]:
        self._match().play(rest)
        return []

    def undo(self, rest: str) -> list[str]:
        self._match().undo()
        return []

    def seat(self, rest: str) -> list[str]:
        seat = self._match().seat
        return ["over" if seat is None else str(seat)]

    def observe(self, rest: str) -> list[str]:
        match = self._match()
        if not rest.isascii() or not rest.isdigit() or len(rest) > 3:
            last = match.game.seats_of(match.position) - 1
            raise Refused("unknown-seat", "unknown-seat", seat=rest[:40] or "?", last=last)
        return [json.dumps(match.observe(int(rest)))]

    def position(self, rest: str) -> list[str]:
        match = self._match()
        return [json.dumps(match.game.reveal(match.position))]

    def result(self, rest: str) -> list[str]:
        return [json.dumps(self._match().result())]

    def why(self, rest: str) -> list[str]:
        refusal = self._match().why_not(rest)
        return ["legal" if refusal is None else f"{refusal.rule} {self._sentence(refusal)}"]

    def perft(self, rest: str) -> list[str]:
        match = self._match()
        if not rest.isascii() or not rest.isdigit() or len(rest) > 3 or int(rest) > DEEPEST_PERFT:
            raise Refused("syntax", "bad-depth", depth=rest[:40], most=DEEPEST_PERFT)
        return [str(perft(match.game, match.position, int(rest)))]

    def go(self, rest: str) -> list[str]:
        match = self._match()
        asked = rest.split()
        wishes = dict(zip(asked[::2], asked[1::2], strict=False))
        if len(asked) % 2 or not set(wishes) <= {"player", "movetime"}:
            raise Refused("syntax", "bad-go", text=rest[:60])
        movetime = wishes.get("movetime")
        if movetime is not None and not (movetime.isascii() and movetime.isdigit() and 0 < len(movetime) < 9):
            raise Refused("syntax", "bad-movetime", text=movetime[:40])
        name = wishes.get("player", match.game.players[-1])
        player = match.game.player(name, seed=time.time_ns() & 0xFFFFFFFF)
        seat = match.seat
        if seat is None:
            raise Refused("game-over", "game-over")
        from skerry.players.player import Seen

        seen = Seen(match.game, seat, match.game.see(match.position, seat))
        choice = player.choose(seen, None if movetime is None else int(movetime) / 1000)
        answer = [f"best {match.game.write(match.position, choice.action)}"]
        if isinstance(choice.value, Fraction):
            answer.append(f"value {choice.value.numerator}/{choice.value.denominator}")
        elif choice.value is not None:
            answer.append(f"value {choice.value:.4f}")
        return answer

    def quit(self, rest: str) -> list[str]:
        self.finished = True
        return []


def perft(game: Game, position: Position, depth: int) -> int:
    """The number of action sequences of a length; a game that ends sooner counts as one."""
    if depth == 0 or game.rules.seat_to_move(position) == NOBODY:
        return 1
    actions = game.legal(position)
    if depth == 1:
        return len(actions)
    before = position.tobytes()
    count = 0
    for action in actions:
        after = game.from_bytes(before)
        game.rules.play(after, action)
        count += perft(game, after, depth - 1)
    return count


def lines(source: BinaryIO) -> Iterator[str | Refused]:
    """The lines of a stream; one that is too long or no text comes as its refusal."""
    while raw := source.readline(LONGEST_LINE + 1):
        if len(raw) > LONGEST_LINE:
            while raw and not raw.endswith(b"\n"):
                raw = source.readline(LONGEST_LINE)
            yield Refused("syntax", "line-too-long", most=LONGEST_LINE)
            continue
        try:
            yield raw.decode("utf-8")
        except UnicodeDecodeError:
            yield Refused("syntax", "line-not-text")


def converse(source: BinaryIO, target: BinaryIO, language: str = "en") -> None:
    """Answer each line of a stream until `quit` or its end."""
    engine = Engine(language)
    for line in lines(source):
        if isinstance(line, Refused):
            answer = [engine.refuse(line)]
        elif not line.strip():
            continue
        else:
            answer = engine.answer(line)
        target.write("".join(f"{part}\n" for part in answer).encode())
        target.flush()
        if engine.finished:
            break
