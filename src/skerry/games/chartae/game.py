"""Chartae for the house: options, refusals, views and words around the compiled rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from skerry.games.chartae import notation, view
from skerry.games.chartae import rules as compiled
from skerry.games.chartae.edition import TURNS
from skerry.games.chartae.state import (
    BEFORE_TURN,
    BY_LOT,
    COMPASS_CELL,
    EMPTY,
    HOLDING,
    LAND,
    OVER,
    PILE,
    POSITION,
    SEA,
)
from skerry.rulebook.analysis import Analysis, Patience
from skerry.rulebook.game import Game, Option, Position, Rules
from skerry.rulebook.refusal import Refused, brief
from skerry.rulebook.words import Message

SEATS = 2


class Chartae(Game):
    """Land against Sea on a map of nine tiles."""

    name = "chartae"
    rules = Rules.of(compiled)
    dtype = POSITION
    actions = compiled.LAST_ACTION + 1
    most_actions = compiled.MOST_ACTIONS
    seats = SEATS
    hidden_rule = "CH-H1"
    rules_version = compiled.RULES_VERSION
    edition_hash = compiled.EDITION.hash
    options = (
        Option("land", ("lot", 0, 1)),
        Option("first", ("lot", 0, 1)),
        Option("compass", (0, 1, 2, 3)),
        Option("fair", (False, True)),
    )

    # Setting up

    def prepare(self, options: Mapping[str, Any]) -> Position:
        position = self.blank()
        position.tile[COMPASS_CELL] = 1 + TURNS * compiled.COMPASS + options["compass"]
        position.land = BY_LOT if options["land"] == "lot" else options["land"]
        position.first = BY_LOT if options["first"] == "lot" else options["first"]
        position.fair = options["fair"]
        return position

    def arrange(self, setup: Mapping[str, Any], options: Mapping[str, Any]) -> Position:
        chosen = dict(options)
        for name in setup:
            if name == "order":
                continue
            if name not in ("compass", "land", "first"):
                raise Refused(
                    "bad-setup", "unknown-setup", name=brief(name), known="order, compass, land, first"
                )
            if setup[name] == "lot":
                raise Refused("bad-option", "bad-option", name=name, value="lot", allowed="0, 1")
            if options.get(name, "lot") not in ("lot", setup[name]):
                raise Refused("bad-setup", "setup-against-option", name=name)
            chosen[name] = setup[name]
        for name in ("land", "first"):  # a setup leaves nothing to the lot
            if chosen.get(name, "lot") == "lot":
                chosen[name] = 0
        position = self.prepare(self.complete(chosen))
        order = setup.get("order")
        letters = compiled.EDITION.kinds
        if not isinstance(order, list | tuple | str) or not all(
            kind in letters and len(kind) == 1 for kind in order
        ):
            raise Refused("bad-setup", "chartae-order-kinds", kinds=" ".join(letters))
        kinds = [letters.index(kind) for kind in order]
        counted = Counter(kinds)
        counted[compiled.COMPASS] += 1
        if len(kinds) != PILE or any(
            counted[kind] != copies for kind, copies in enumerate(compiled.EDITION.copies)
        ):
            raise Refused("bad-setup", "chartae-order-count")
        begins = LAND if position.first == position.land else SEA
        if position.fair and kinds[0] != compiled.FAIR_FIRST[begins]:
            raise Refused("bad-setup", "chartae-order-fair", kind=kind_name(compiled.FAIR_FIRST[begins]))
        position.pile[:] = kinds
        compiled.begin(position)
        return position

    def setup_of(self, position: Position) -> dict[str, Any]:
        return {
            "order": [notation.kind_letter(kind) for kind in position.pile],
            "compass": notation.tile_turns(position.tile[COMPASS_CELL]),
            "land": int(position.land),
            "first": int(position.first),
        }

    # Notation

    def write(self, position: Position, action: int) -> str:
        return notation.action_text(action)

    def read(self, position: Position, text: str) -> int:
        try:
            return notation.action_number(text)
        except Refused as refusal:
            sooner = self._sooner(position, text) if refusal.rule.startswith("CH-") else None
            raise sooner or refusal from None

    def _sooner(self, position: Position, text: str) -> Refused | None:
        """What forbids an action of this sort at this moment, whatever cell and turns it names."""
        stand_in = {"turn": compiled.TURN + COMPASS_CELL, "lay": compiled.LAY, "pass": compiled.TAKE}
        action = stand_in.get(text.split()[0] if text.split() else "")
        refusal = None if action is None else self.why_not(position, action)
        return refusal if refusal is not None and refusal.rule in ("CH-E1", "CH-P5", "CH-R2") else None

    def write_position(self, position: Position) -> str:
        return notation.write_position(position)

    def read_position(self, text: str) -> Position:
        position = self.blank()
        notation.read_position(text, position)
        return position

    # What people and programs are told

    def why_not(self, position: Position, action: int) -> Refused | None:
        if not 0 <= action < self.actions:
            return Refused("CH-T1", "chartae-unknown-action", text=brief(action))
        if position.phase == OVER:
            return Refused("CH-E1", "chartae-game-over")
        if action < compiled.TAKE:
            return self._why_not_turn(position, action - compiled.TURN)
        if action == compiled.TAKE:
            return Refused("CH-P1", "chartae-already-in-hand") if position.phase == HOLDING else None
        return self._why_not_lay(position, (action - compiled.LAY) // TURNS)

    def _why_not_turn(self, position: Position, cell: int) -> Refused | None:
        if position.phase == HOLDING:
            return Refused("CH-P5", "chartae-lay-first")
        if not compiled.may_turn(position):
            return Refused("CH-R2", "chartae-two-rotations")
        if position.tile[cell] == EMPTY:
            return Refused("CH-R1", "chartae-no-tile", cell=notation.cell_name(cell))
        return None

    def _why_not_lay(self, position: Position, cell: int) -> Refused | None:
        covered = int(position.covered)
        name = notation.cell_name(cell)
        if position.phase == BEFORE_TURN:
            return Refused("CH-P5", "chartae-take-first")
        if covered >> cell & 1:
            return Refused("CH-P2", "chartae-not-free", cell=name)
        if not compiled.frame(covered) >> cell & 1:
            return Refused("CH-P3", "chartae-too-wide", cell=name)
        if not compiled.neighbours(covered) >> cell & 1:
            return Refused("CH-P2", "chartae-no-shared-edge", cell=name)
        return None

    def view(self, seen: Position, seat: int) -> dict[str, Any]:
        return view.view(seen, seat)

    def reveal(self, position: Position) -> dict[str, Any]:
        return {
            **view.open_part(position),
            "order": [notation.kind_letter(kind) for kind in position.pile],
            "taken": int(position.taken),
            "text": self.write_position(position),
        }

    def result(self, position: Position) -> dict[str, Any]:
        over = bool(compiled.over(position))
        scores = self.scores(position)
        decided = None
        if over:
            decided = "last-tile" if scores[0] == scores[1] else "size"
        winner = int(compiled.winner(position)) if over else None
        return {"over": over, "scores": scores, "winner": winner, "decided": decided}

    def story(self, position: Position, action: int) -> Message:
        side = self.territory_name(position, int(position.seat))
        if action < compiled.TAKE:
            cell = action - compiled.TURN
            return Message(
                "chartae-log-turn",
                side=side,
                kind=kind_name(notation.tile_kind(position.tile[cell])),
                cell=notation.cell_name(cell),
            )
        taken = int(position.taken)
        if action == compiled.TAKE:
            kind = kind_name(position.pile[taken])
            if taken + 1 == PILE:
                return Message("chartae-log-take-last", side=side, kind=kind)
            return Message("chartae-log-take", side=side, kind=kind, next=kind_name(position.pile[taken + 1]))
        cell, turns = divmod(action - compiled.LAY, TURNS)
        return Message(
            "chartae-log-lay",
            side=side,
            kind=kind_name(position.pile[taken - 1]),
            cell=notation.cell_name(cell),
            turns=turns,
        )

    def proposal(self, seen: Position, action: int) -> Message:
        if action != compiled.TAKE:
            return self.story(seen, action)
        side = self.territory_name(seen, int(seen.seat))
        return Message("chartae-proposal-take", side=side, kind=kind_name(seen.pile[int(seen.taken)]))

    def verdict(self, position: Position) -> Message:
        result = self.result(position)
        winner = result["winner"]
        sizes = {"most": max(result["scores"]), "least": min(result["scores"])}
        side = self.territory_name(position, winner)
        if result["decided"] == "size":
            return Message("chartae-won-by-size", side=side, **sizes)
        return Message(
            "chartae-won-by-last-tile", side=side, other=self.territory_name(position, 1 - winner), **sizes
        )

    def territory_name(self, position: Position, seat: int) -> Message:
        return Message("chartae-land" if position.land == seat else "chartae-sea")

    def draw_svg(self, seen: Position) -> str:
        from skerry.games.chartae.drawing import svg

        return svg(seen)

    def draw_text(self, seen: Position, colour: bool) -> str:
        from skerry.games.chartae.drawing import text

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
        from skerry.games.chartae import drawing
        from skerry.games.chartae.groups import largest

        if listing:
            return drawing.listing(seen, language)
        groups = largest(seen) if compiled.over(seen) else None
        return drawing.text(seen, colour, language, groups, drawing.SMALL if small else drawing.LARGE)

    def analyse(self, seen: Position, patience: Patience) -> Analysis:
        from skerry.games.chartae.analysis import analyse

        return analyse(self, seen)

    def side_name(self, position: Position, seat: int) -> Message:
        return self.territory_name(position, seat)

    def reveals(self, position: Position, action: int) -> bool:
        """A take, while kinds differ below (CH-H1)."""
        below = {int(kind) for kind in position.pile[int(position.taken) + 1 :]}
        return action == compiled.TAKE and len(below) > 1


def kind_name(kind: int) -> Message:
    """The name of a kind of tile."""
    return Message(f"chartae-kind-{notation.kind_letter(kind)}")


CHARTAE = Chartae()
