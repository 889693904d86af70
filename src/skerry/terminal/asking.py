"""What a person may ask about a position in lines, in a game that is played and in one that is replayed."""

from __future__ import annotations

from skerry.rulebook.game import Game, Position
from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import words
from skerry.terminal.analysis import as_lines, worth

HINT_SECONDS = 3.0
HINT_ACTIONS = 8  # that a hint shows at most


class Asking:
    """Answers in a reader's language, as lines."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.told = words(language)
        self.questions = game.questions()

    def answer(self, position: Position, line: str) -> list[str] | None:
        """The answer to a line; None where it is no question."""
        asked, _, about = line.partition(" ")
        seat = int(self.game.rules.seat_to_move(position))
        seen = self.game.see(position, max(seat, 0))
        if line == "hint":
            if seat < 0:
                raise Refused("game-over", "game-over")
            found = worth(self.game, seen, HINT_SECONDS, self.told)
            return list(as_lines(found, self.told, HINT_ACTIONS))
        if asked in self.questions and (asked == "why" or not about):
            lines = self.questions[asked](seen, about, self.language)
            if lines:
                return lines
        return [self.why(position, about)] if asked == "why" else None

    def why(self, position: Position, action: str) -> str:
        """Why an action is not allowed, or that it is."""
        refusal = self.game.why_not(position, self.game.read(position, action))
        if refusal is not None:
            raise refusal
        return self.told.say("terminal-legal", action=action)

    def explain(self, refusal: Refused) -> str:
        """A refusal in words, with the id of its rule where it has one."""
        sentence = self.told.explain(refusal)
        return f"{refusal.rule}: {sentence}" if refusal.rule[:2].isupper() else sentence
