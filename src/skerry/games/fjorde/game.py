"""Fjorde for the house: options, refusals, views and words around the compiled rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from skerry.games.fjorde import hiding, notation, view
from skerry.games.fjorde import rules as compiled
from skerry.games.fjorde.judging import why_not
from skerry.games.fjorde.state import BY_LOT, POSITION, STACK
from skerry.games.fjorde.telling import proposal, seat_name, story, verdict
from skerry.rulebook.analysis import Analysis, Patience
from skerry.rulebook.game import Game, Inquiry, Option, Position, Question, Rules
from skerry.rulebook.refusal import Refused, brief
from skerry.rulebook.words import Message

SEATS = 2
OPTION_OF_SETUP = {"first": "first", "orders": "rounds"}


class Fjorde(Game):
    """Two settlers discover a fjord, and take its land."""

    name = "fjorde"
    rules = Rules.of(compiled, hiding)
    dtype = POSITION
    actions = compiled.LAST_ACTION + 1
    most_actions = compiled.MOST_ACTIONS
    seats = SEATS
    hidden_rule = "FJ-H1"
    rules_version = compiled.RULES_VERSION
    edition_hash = compiled.EDITION.hash
    options = (
        Option("rounds", (3, 1)),
        Option("first", ("lot", 0, 1)),
        Option("oversight", (False, True)),
        Option("row", (False, True)),
    )
    map_apart = True
    levels = ("easy", "medium", "strong", "best")

    # Setting up

    def prepare(self, options: Mapping[str, Any]) -> Position:
        position = self.blank()
        position.rounds = options["rounds"]
        position.first = BY_LOT if options["first"] == "lot" else options["first"]
        position.oversight = options["oversight"]
        position.by_row = options["row"]
        return position

    def arrange(self, setup: Mapping[str, Any], options: Mapping[str, Any]) -> Position:
        chosen = self.complete(options)
        for name in setup:
            if name not in OPTION_OF_SETUP:
                raise Refused("bad-setup", "unknown-setup", name=brief(name), known="orders, first")
        if "first" in setup:
            if chosen["first"] not in ("lot", setup["first"]):
                raise Refused("bad-setup", "setup-against-option", name="first")
            chosen["first"] = setup["first"]
        if chosen["first"] == "lot":
            chosen["first"] = 0  # a setup leaves nothing to the lot
        position = self.prepare(self.complete(chosen))
        position.order[: STACK * chosen["rounds"]] = self._orders(setup.get("orders"), chosen["rounds"])
        compiled.begin(position)
        return position

    def _orders(self, orders: Any, rounds: int) -> list[int]:
        """The kinds of all stacks, one round after the other (FJ-S1)."""
        if not isinstance(orders, list | tuple) or len(orders) != rounds:
            raise Refused("bad-setup", "fjorde-orders-rounds", rounds=rounds)
        kinds: list[int] = []
        for number, order in enumerate(orders, start=1):
            if not isinstance(order, list | tuple):
                raise Refused("bad-setup", "fjorde-orders-rounds", rounds=rounds)
            for tile in order:
                if not isinstance(tile, str) or tile not in notation.FACE:
                    raise Refused("bad-setup", "fjorde-orders-tile", round=number, tile=brief(tile, 12))
            stack = [int(compiled.KIND_OF[notation.FACE[tile]]) for tile in order]
            if Counter(stack) != Counter(dict(enumerate(compiled.EDITION.copies))):
                wrong = self._first_difference(stack)
                raise Refused("bad-setup", "fjorde-orders-count", round=number, tile=wrong, count=STACK)
            kinds += stack
        return kinds

    def _first_difference(self, stack: list[int]) -> str:
        """A kind that a stack holds too often or too seldom."""
        counted = Counter(stack)
        wrong = [kind for kind, copies in enumerate(compiled.EDITION.copies) if counted[kind] != copies]
        return notation.kind_name(wrong[0])

    def setup_of(self, position: Position) -> dict[str, Any]:
        """The setup of a match just dealt. In the option `row` four tiles are drawn already."""
        orders = []
        for number in range(int(position.rounds)):
            drawn = int(position.drawn) if number == position.this_round else 0
            stack = [int(kind) for kind in position.order[number * STACK + drawn : (number + 1) * STACK]]
            orders.append([notation.kind_name(kind) for kind in stack])
        shown = notation.open_kinds(position) + [int(kind) for kind in position.row[: int(position.in_row)]]
        orders[0] = [notation.kind_name(kind) for kind in shown] + orders[0]
        return {"orders": orders, "first": int(position.first)}

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
        orders = [[notation.kind_name(kind) for kind in view.stack_left(position)]]
        for number in range(int(position.this_round) + 1, int(position.rounds)):
            stack = position.order[number * STACK : (number + 1) * STACK]
            orders.append([notation.kind_name(kind) for kind in stack])
        return {**view.open_part(position), "orders": orders, "text": self.write_position(position)}

    def result(self, position: Position) -> dict[str, Any]:
        over = bool(compiled.over(position))
        scores = self.scores(position)
        best = int(compiled.winner(position))
        decided = None
        if over:
            decided = "draw" if best < 0 else "fields" if scores[0] != scores[1] else "rounds"
        points = view.open_part(position)["points"]
        return {
            "over": over,
            "scores": scores,
            "winner": best if over and best >= 0 else None,
            "decided": decided,
            "points": points,
        }

    def story(self, position: Position, action: int) -> Message:
        return story(self, position, action)

    def proposal(self, seen: Position, action: int) -> Message:
        return proposal(seen, action)

    def verdict(self, position: Position) -> Message:
        return verdict(self, position)

    def draw_svg(self, seen: Position) -> str:
        from skerry.games.fjorde.picture import picture

        return picture(seen)

    def draw_text(self, seen: Position, colour: bool) -> str:
        from skerry.games.fjorde.drawing import text

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
        from skerry.games.fjorde import drawing

        return drawing.listing(seen, language) if listing else drawing.text(seen, colour, language, columns)

    def painted(self, line: str) -> str:
        from skerry.games.fjorde.drawing import painted

        return painted(line)

    def analyse(self, seen: Position, patience: Patience) -> Analysis:
        from skerry.games.fjorde.analysis import analyse

        return analyse(self, seen, patience)

    def questions(self) -> Mapping[str, Question]:
        from skerry.games.fjorde.questions import QUESTIONS

        return QUESTIONS

    def inquiries(self) -> Mapping[str, Inquiry]:
        from skerry.games.fjorde.inquiries import INQUIRIES

        return INQUIRIES

    def settled(self, seen: Position) -> int:
        from skerry.games.fjorde.territory import settled

        return settled(seen)

    def side_name(self, position: Position, seat: int) -> Message:
        return seat_name(seat)

    def reveals(self, position: Position, action: int) -> bool:
        """Whatever draws a tile (FJ-H1): a draw, or in the option `row` what fills the row again."""
        after = self.copy(position)
        compiled.play(after, action)
        drawn = (int(after.this_round), int(after.drawn)) > (int(position.this_round), int(position.drawn))
        return drawn or bool(position.by_row and position.pool.any() and not after.pool.any())


FJORDE = Fjorde()
