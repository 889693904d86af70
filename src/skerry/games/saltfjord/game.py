"""Saltfjord for the house: options, refusals, views and words around the compiled rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from skerry.games.saltfjord import hiding, notation, setup, view
from skerry.games.saltfjord.judging import why_not
from skerry.games.saltfjord.naming import seat_name
from skerry.games.saltfjord.rules import choices, scoring, setting_up, tables
from skerry.games.saltfjord.solo import MEDALS, challenges_met, medal_won, specials_now
from skerry.games.saltfjord.state import BY_LOT, LOOK, MOST_SEATS, OVER, POSITION
from skerry.games.saltfjord.telling import event, story, verdict
from skerry.rulebook.analysis import Analysis, Patience
from skerry.rulebook.game import Game, Option, Position, Question, Rules
from skerry.rulebook.refusal import Refused, brief
from skerry.rulebook.words import Message

PART_NAMES = ("earned", "boat", "fish", "sets", "orders", "levels", "scoring", "wagons")


class Saltfjord(Game):
    """Fishing villages grow, send out boats and trade, for one to four players."""

    name = "saltfjord"
    rules = Rules.of(choices, scoring, setting_up, hiding)
    dtype = POSITION
    actions = tables.ACTIONS
    most_actions = tables.ACTIONS
    seats = MOST_SEATS
    hidden_rule = "SF-H1"
    rules_version = tables.RULES_VERSION
    edition_hash = tables.EDITION.hash
    levels = ("easy", "medium", "strong", "best")
    options = (
        Option("players", (2, 3, 4, 1)),
        Option("side", ("plain", "named")),
        Option("wagons", (False, True)),
        Option("specials", (2, 3, 4, 5)),
        Option("first", ("lot", 0, 1)),
    )

    def seats_of(self, position: Position) -> int:
        return int(position.seats)

    # Setting up

    def prepare(self, options: Mapping[str, Any]) -> Position:
        position = self.blank()
        position.seats = options["players"]
        position.named = options["side"] == "named"
        position.with_wagons = options["wagons"]
        position.special_tiles = options["specials"] if options["players"] == 1 else 0
        position.first = BY_LOT if options["first"] == "lot" else options["first"]
        return position

    def arrange(self, given: Mapping[str, Any], options: Mapping[str, Any]) -> Position:
        chosen = self.complete(options)
        for name in given:
            if name not in setup.PARTS:
                raise Refused("bad-setup", "unknown-setup", name=brief(name), known=", ".join(setup.PARTS))
        if chosen["first"] not in ("lot", given.get("first")) and chosen["players"] > 1:
            raise Refused("bad-setup", "setup-against-option", name="first")
        position = self.prepare(chosen)
        setup.arrange(position, given)
        return position

    def setup_of(self, position: Position) -> dict[str, Any]:
        return setup.setup_of(position)

    # Notation

    def write(self, position: Position, action: int) -> str:
        return notation.action_text(action)

    def read(self, position: Position, text: str) -> int:
        return notation.action_number(text)

    def write_position(self, position: Position) -> str:
        return notation.write_position(position)

    def read_position(self, text: str) -> Position:
        position = self.blank()
        notation.read_position(text, position)
        return position

    # What people and programs are told

    def why_not(self, position: Position, action: int) -> Refused | None:
        return why_not(position, action)

    def view(self, seen: Position, seat: int) -> dict[str, Any]:
        return view.view(seen, seat)

    def reveal(self, position: Position) -> dict[str, Any]:
        return {
            **view.open_part(position),
            "stacks": view.hidden_part(position),
            "rolls": position.rolls.tolist(),
            "text": self.write_position(position),
        }

    def result(self, position: Position) -> dict[str, Any]:
        over = position.phase == OVER
        best = int(scoring.winner(position))
        seats = range(int(position.seats))
        told: dict[str, Any] = {
            "over": bool(over),
            "scores": self.scores(position),
            "winner": best if best >= 0 else None,
            "decided": self._decided(position, best) if over else None,
            "parts": [
                {
                    name: int(scoring.points_of_part(position, seat, number))
                    for number, name in enumerate(PART_NAMES)
                }
                for seat in seats
            ],
        }
        if position.seats == 1:
            told["specials"] = specials_now(position)
            told["medal"] = MEDALS[medal_won(position)] if best >= 0 else None
            told["challenges"] = challenges_met(position)
        return told

    def _decided(self, position: Position, best: int) -> str:
        """What decided: points, the taverns on a tie, in solo the special tiles."""
        if position.seats == 1:
            return "specials"
        scores = self.scores(position)
        return "taverns" if scores.count(scores[best]) > 1 else "points"

    def story(self, position: Position, action: int) -> Message:
        return story(self, position, action)

    def proposal(self, seen: Position, action: int) -> Message:
        return event(seen, action)

    def verdict(self, position: Position) -> Message:
        return verdict(self, position)

    def draw_svg(self, seen: Position) -> str:
        from skerry.games.saltfjord.picture import picture

        return picture(seen)

    def draw_text(self, seen: Position, colour: bool) -> str:
        from skerry.games.saltfjord.drawing import text

        return text(seen, colour)

    def draw_lines(
        self,
        seen: Position,
        language: str,
        listing: bool = False,
        small: bool = False,
        colour: bool = False,
        columns: int | None = None,
    ) -> str:
        from skerry.games.saltfjord import drawing

        return drawing.listing(seen, language) if listing else drawing.text(seen, colour, language)

    def side_name(self, position: Position, seat: int) -> Message:
        return seat_name(seat)

    def analyse(self, seen: Position, patience: Patience) -> Analysis:
        from skerry.games.saltfjord.analysis import analyse

        return analyse(self, seen, patience)

    def preview(self, seen: Position, action: int) -> Sequence[Message]:
        from skerry.games.saltfjord.preview import preview

        return preview(self, seen, action)

    def questions(self) -> Mapping[str, Question]:
        from skerry.games.saltfjord.preview import why

        return {"why": lambda seen, asked, language: why(self, seen, asked, language)}

    def reveals(self, position: Position, action: int) -> bool:
        """Whatever turns up an order or a building tile, takes or looks at fish tiles, or rolls (SF-H1)."""
        after = self.copy(position)
        choices.play(after, action)
        looks = [int((record.decisions[:, 0] == LOOK).sum()) for record in (position, after)]
        return bool(
            after.this_round != position.this_round
            or (after.tiles_left < position.tiles_left).any()
            or (after.orders_left < position.orders_left).any()
            or (after.fish_left < position.fish_left).any()
            or looks[1] > looks[0]
        )


SALTFJORD = Saltfjord()
