"""Saltfjord once more, slowly and by hand, to check the house's rules: a turn is a conversation.

The game is a generator that yields what may be done and is sent what is done; what an effect leads to is
simply another generator inside. Nothing of the house's rules is used here, only the edition file as it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from typing import Any

from tests.games.saltfjord.by_hand_village import (
    ABOVE,
    ACTIONS,
    BASIC,
    EDITION,
    FISH,
    ORDERS,
    RESOURCES,
    SHAPES,
    SNOW,
    STACKS,
    STARTS,
    TILES,
    WAYS,
    WORTH,
    Cell,
    Village,
    cell_of,
    gain_of,
    lies,
    places,
)

Talk = Generator[set[str], str, None]
POWERS = [
    "boat",
    "less wood",
    "any dock",
    "dock at once",
    "look at two",
    "type 2",
    "type 3",
    "piers by wagon",
]


class Table:
    """A game by hand."""

    def __init__(self, setup: dict[str, Any], options: dict[str, Any]) -> None:
        self.seats = options["players"]
        self.solo = self.seats == 1
        self.with_wagons = options["wagons"]
        self.villages = [Village(board, self.with_wagons) for board in setup["villages"]]
        self.first = setup["first"]
        abilities = [EDITION["ability"][number - 1] for number in setup["abilities"]]
        self.open: list[dict[str, Any] | None] = list(abilities[:4])
        self.sets = list(zip(abilities[4:], setup["start_tiles"], setup["resources"], strict=True))
        self.scoring = [EDITION["scoring"][number - 1] for number in setup["scoring"]]
        self.tiles = dict(zip(STACKS, [list(stack) for stack in setup["tiles"]], strict=True))
        self.orders = [list(stack) for stack in setup["orders"]]
        self.fish = [list(stack) for stack in setup["fish"]]
        self.rolls = setup["rolls"]
        self.names = [track["name"] for track in EDITION["track"]][:4]
        if self.with_wagons:
            self.names[2] = "wagons"
        self.dice: list[tuple[str, int, int]] = []  # colour, tavern or 0, value
        self.mover: int | None = self.first
        self.playing = False
        self.winner: int | None = None
        self.arrivals: list[int] = []
        self.talk = self.game()
        self.choices = next(self.talk)

    def play(self, action: str) -> None:
        assert action in self.choices
        try:
            self.choices = self.talk.send(action)
        except StopIteration:
            self.choices, self.mover = set(), None

    # Asking, with free actions in between

    def ask(
        self, me: Village, options: Callable[[], set[str]], hands: bool = True
    ) -> Generator[set[str], str, str]:
        while True:
            self.let_in(me)
            offered = options()
            action = yield offered | (self.free(me, hands) if self.playing else set())
            if action in offered:
                return action
            yield from self.act_freely(me, action)

    def free(self, me: Village, hands: bool) -> set[str]:
        found = {f"sell {name}" for name in RESOURCES[1:] if me.store[name]}
        found |= {
            f"downgrade {up} {low}" for low in ABOVE for up in ABOVE[low] if low != "fish" and me.store[up]
        }
        cost = self.cost(me)
        for low, ups in ABOVE.items():
            if me.store[low] >= 1 and me.store["fish"] >= cost + (low == "fish"):
                found |= {f"raise {low} {up}" for up in ups}
        if me.area:
            found |= {f"overboard {place + 1}" for place in range(len(me.boat))}
        if hands and me.workers:
            free = [cell for cell in me.faces if me.is_building(cell) and me.is_free(cell)]
            found |= {f"worker {column},{row}" for column, row in free}
        price = me.amount("lift a die")
        if hands and price and not me.lifted and me.store["fish"] >= price:
            dice = [cell for cell, piece in me.pieces.items() if piece != "worker" and cell != me.running]
            found |= {f"lift {column},{row}" for column, row in dice}
        return found

    def cost(self, me: Village) -> int:
        return 2 if me.upgraded else 2 - me.amount("cheaper upgrade")

    def act_freely(self, me: Village, action: str) -> Talk:
        word, *rest = action.split()
        if word == "sell":
            me.store[rest[0]] -= 1
            me.store["fish"] += WORTH[rest[0]]
        elif word in ("downgrade", "raise"):
            if word == "raise":
                me.store["fish"] -= self.cost(me)
                me.upgraded = True
            me.store[rest[0]] -= 1
            me.store[rest[1]] += 1
        elif word == "overboard":
            self.throw(me, int(rest[0]))
        elif word == "lift":
            me.store["fish"] -= me.amount("lift a die")
            me.lifted = True
            del me.pieces[cell_of(rest[0])]
        else:
            me.workers -= 1
            me.pieces[cell_of(rest[0])] = "worker"
            me.notice("worker is set")
            yield from self.activate(me, cell_of(rest[0]))

    def throw(self, me: Village, place: int) -> None:
        tile = me.boat.pop(place - 1)
        self.fish[3 * (me.area - 1) + FISH[tile - 1]["type"] - 1].insert(0, tile)

    def let_in(self, me: Village) -> None:
        if None in me.wagons and me.is_free((1, 1)):
            me.wagons[me.wagons.index(None)] = (1, 1)

    def welcome(self, me: Village, ability: dict[str, Any]) -> None:
        if "at_once" in ability:
            me.gain(gain_of(ability["at_once"]))

    # The game

    def game(self) -> Talk:
        order = [(self.first + place) % self.seats for place in range(self.seats)]
        left = {number + 1: each for number, each in enumerate(self.sets)}
        self.lay_out(0)
        for seat in order:
            self.mover, me = seat, self.villages[seat]
            action = yield {f"set {number}" for number in left}
            ability, tile, resources = left.pop(int(action[-1]))
            me.abilities.append(ability)
            self.welcome(me, ability)
            where = places(STARTS[tile - 1], lambda cell: cell in SNOW)
            action = yield {f"place {place}" for place in where}
            me.faces |= where[action.removeprefix("place ")]
            me.gain(gain_of(EDITION["resources"][resources - 1]["gain"]))
            if EDITION["resources"][resources - 1]["fishing"]:
                yield from self.effects(me, ["go fishing"], must=True)
        self.playing = True
        seat = self.first
        for number in range(3):
            if number:
                self.lay_out(number)
            while len(self.arrivals) < self.seats:
                if not self.villages[seat].ended:
                    yield from self.turn(seat, number)
                seat = (seat + 1) % self.seats
            by_tavern = sorted(self.arrivals, key=lambda each: self.villages[each].ended)
            if number == 2:
                self.finish(by_tavern)
                return
            seat = by_tavern[0]
            self.arrivals = []
            for village in self.villages:
                village.ended, village.lifted, village.taken = 0, False, {"white": 0, "orange": 0}
                village.workers += list(village.pieces.values()).count("worker")
                village.pieces.clear()
                self.let_in(village)
            if self.solo:
                for stack in self.orders:
                    stack[-1:] = []

    def lay_out(self, number: int) -> None:
        self.dice = []
        for colour, rolled in zip(("white", "orange"), self.rolls[number], strict=True):
            for place, value in enumerate(rolled):
                self.dice.append((colour, 5 - place if self.solo else 0, value))

    def turn(self, seat: int, number: int) -> Talk:
        self.mover, me = seat, self.villages[seat]
        me.upgraded = False
        action = yield from self.ask(me, lambda: self.main_actions(me, number))
        word, *rest = action.split()
        if word == "die":
            yield from self.work(me, action)
        elif word == "build":
            self.build(me, action, {"wood": 1 - ("less wood" in me.powers), "plank": 1})
        else:
            yield from self.end_round(me, seat, int(rest[0]))
        while self.free(me, True):
            action = yield self.free(me, True) | {"done"}
            if action == "done":
                return
            yield from self.act_freely(me, action)
            self.let_in(me)

    def main_actions(self, me: Village, number: int) -> set[str]:
        found = set()
        for colour, place, value in self.dice:
            if me.taken[colour] < (3 if colour == "white" else number + 1):
                for use in range(1, 7):
                    if max(abs(use - value) - me.amount("free die step"), 0) <= me.store["fish"]:
                        change = f" {use - value:+d}" if use != value else ""
                        found.add(f"die {colour} {value}{change}" + (f" from {place}" if place else ""))
        wood = 1 - ("less wood" in me.powers)
        if me.store["wood"] >= wood and me.store["plank"]:
            found |= self.builds(me, [name for name in STACKS if SHAPES[name[:2]]["large"]])
        for tavern in range(1, 6):
            if not any(place == tavern for _, place, _ in self.dice):
                taken = any(other.ended == tavern for other in self.villages)
                price = me.amount("taken tavern")
                if not taken or (price and me.store["fish"] >= price):
                    found.add(f"tavern {tavern}")
        return found

    # Dice, wagons

    def work(self, me: Village, action: str) -> Talk:
        _, colour, shown, *rest = action.split()
        change = next((int(part) for part in rest if part[0] in "+-"), 0)
        place = int(rest[-1]) if "from" in rest else 0
        self.dice.remove((colour, place, int(shown)))
        me.store["fish"] -= max(abs(change) - me.amount("free die step"), 0)
        me.taken[colour] += 1
        use, axis = int(shown) + change, 0 if colour == "white" else 1
        waiting = [number for number, cell in enumerate(me.wagons) if cell and cell[axis] == use]
        ways = ["stay", "left", "right"] if axis == 0 else ["stay", "up", "down"]
        ridden = False
        while waiting:
            options = lambda: self.rides(me, waiting, ways) | (set() if ridden else {"aside"})  # noqa: E731, B023
            action = yield from self.ask(me, options)
            if action == "aside":
                me.store["fish"] += 1
                return
            ridden = True
            yield from self.ride(me, waiting, action)
        last = 0
        while True:
            other = 1 - axis

            def options() -> set[str]:
                cells = [cell for cell in me.faces if cell[axis] == use and cell[other] > last]  # noqa: B023
                found = {
                    f"activate {c},{r}" for c, r in cells if me.is_building((c, r)) and me.is_free((c, r))
                }
                return found | {"stop" if last or ridden else "aside"}  # noqa: B023

            action = yield from self.ask(me, options)
            if action in ("stop", "aside"):
                me.store["fish"] += action == "aside"
                break
            cell = cell_of(action.split()[1])
            if me.running:
                del me.pieces[me.running]
            me.running, me.pieces[cell], last = cell, colour, cell[other]
            yield from self.activate(me, cell)
        me.running = None

    def rides(self, me: Village, waiting: list[int], ways: list[str]) -> set[str]:
        found = set()
        for number in waiting:
            cell = me.wagons[number]
            assert cell
            for way in ways:
                there = (cell[0] + WAYS[way][0], cell[1] + WAYS[way][1])
                inside = 1 <= there[0] <= 6 and 1 <= there[1] <= 6
                if way == "stay" or (inside and me.is_free(there)):
                    found.add(f"wagon {number + 1} {way}")
        return found

    def ride(self, me: Village, waiting: list[int], action: str) -> Talk:
        _, number, way = action.split()
        waiting.remove(int(number) - 1)
        cell = me.wagons[int(number) - 1]
        assert cell
        there = (cell[0] + WAYS[way][0], cell[1] + WAYS[way][1])
        me.wagons[int(number) - 1] = there
        if me.is_building(there):
            yield from self.activate(me, there)
        elif there in me.faces and "piers by wagon" in me.powers:
            me.gain(gain_of(me.faces[there].removeprefix("pier ")))

    # Effects

    def activate(self, me: Village, cell: Cell) -> Talk:
        yield from self.effects(me, me.faces[cell].split(" / "))

    def effects(self, me: Village, texts: list[str], must: bool = False) -> Talk:
        if len(texts) == 1 and texts[0] not in ACTIONS and ">" not in texts[0]:
            me.gain(gain_of(texts[0]))
            return

        def options() -> set[str]:
            found = set() if must else {"skip"}
            for number, text in enumerate(texts, start=1):
                found |= self.offers(me, text, number)
            return found

        action = yield from self.ask(me, options)
        word, *rest = action.split()
        if word == "choose":
            given, arrow, taken = texts[int(rest[0]) - 1].rpartition(" > ")
            if arrow:
                me.store[given] -= 1
            me.gain(gain_of(taken))
        elif word == "upgrade":
            if len(rest) == 2:
                me.store[rest[0]] -= 1
            me.store[rest[-1]] += 1
        elif word == "order":
            yield from self.fulfil(me, int(rest[0]) - 1, rest[-1] if len(rest) > 1 else "")
        elif word == "develop":
            yield from self.develop(me, rest[0])
        elif word == "build":
            free = "build 1" in texts
            self.build(me, action, {} if free else {"wood": 1 - ("less wood" in me.powers)})
        elif word == "advance":
            yield from self.advance(me, int(rest[0]))
        elif word == "return":
            yield from self.go_home(me)

    def offers(self, me: Village, text: str, number: int) -> set[str]:
        if text == "upgrade":
            moves = {f"upgrade {low} {up}" for low in ABOVE for up in ABOVE[low] if me.store[low]}
            return moves | {"upgrade fish"}
        if text == "order":
            return self.payable(me)
        if text == "develop":
            return {f"develop {name}" for name in self.names if self.step(me, name)}
        if text == "build":
            wood = 1 - ("less wood" in me.powers)
            small = [name for name in STACKS if not SHAPES[name[:2]]["large"]]
            return self.builds(me, small) if me.store["wood"] >= wood else set()
        if text == "build 1":
            return self.builds(me, [name for name in STACKS if len(SHAPES[name[:2]]["cells"]) == 1])
        if text == "go fishing":
            found = {"return"} if me.area else set()
            if me.area < 5:
                kinds = [1] + [kind for kind in (2, 3) if f"type {kind}" in me.powers]
                left = [kind for kind in kinds if self.fish[3 * me.area + kind - 1]]
                found |= {f"advance {kind}" for kind in left or [1]}
            return found
        given, arrow, _ = text.partition(" > ")
        return {f"choose {number}"} if not arrow or me.store[given] else set()

    # Orders, tracks

    def payable(self, me: Village) -> set[str]:
        found = set()
        for number, stack in enumerate(self.orders):
            for without in ["", *BASIC] if stack else []:
                cost = self.price(me, stack[-1], without)
                if cost is not None and all(me.store[name] >= count for name, count in cost.items()):
                    found.add(f"order {number + 1}" + (f" without {without}" if without else ""))
        return found

    def price(self, me: Village, order: int, without: str) -> Counter[str] | None:
        cost = gain_of(ORDERS[order - 1]["cost"])
        if without:
            fish = me.amount("order without a basic resource")
            if not fish or not cost[without]:
                return None
            cost[without] -= 1
            cost["fish"] += fish
        return cost

    def fulfil(self, me: Village, stack: int, without: str) -> Talk:
        order = self.orders[stack][-1]
        cost = self.price(me, order, without)
        assert cost is not None
        me.store.subtract(cost)
        self.orders[stack].pop()
        me.notice("order is fulfilled")
        dock = [each["stack"] for each in EDITION["dock"]].index(stack + 1)
        if "any dock" in me.powers:
            action = yield from self.ask(me, lambda: {f"dock {number}" for number in (1, 2, 3, 4)})
            dock = int(action[-1]) - 1
        me.docks[dock].append(order)
        if "dock at once" in me.powers:
            yield from self.effects(me, EDITION["dock"][dock]["reward"].split(" / "))

    def step(self, me: Village, name: str) -> dict[str, Any] | None:
        """The next field of a track, where it can be paid for."""
        track = next(track for track in EDITION["track"] if track["name"] == name)
        if me.levels[name] == 3:
            return None
        field: dict[str, Any] = track["steps"][me.levels[name]]
        return field if me.store[field["cost"]] else None

    def develop(self, me: Village, name: str) -> Talk:
        field = self.step(me, name)
        assert field
        me.store[field["cost"]] -= 1
        me.levels[name] += 1
        me.notice("marker is moved")
        effect = field["effect"]
        tile = self.scoring[self.names.index(name)]
        now = tile.get("lightning") and me.levels[name] == 3
        if effect == "worker":
            me.workers += 1
        elif effect == "second wagon":
            me.wagons.append(None)
        elif effect not in ("ability", "move wagons") and effect in POWERS:
            me.powers.add(effect)
        elif effect not in ("ability", "move wagons"):
            me.gain(gain_of(effect))
        if now:
            me.points += self.tile_value(me, tile)
        if effect == "ability" and any(self.open):
            options = {f"ability {place}" for place, each in enumerate(self.open, start=1) if each}
            action = yield from self.ask(me, lambda: options)
            chosen = self.open[int(action[-1]) - 1]
            assert chosen
            me.abilities.append(chosen)
            self.welcome(me, chosen)
            self.open[int(action[-1]) - 1] = None
        elif effect == "move wagons":
            waiting = [number for number, cell in enumerate(me.wagons) if cell]
            while waiting:
                ways = ["up", "down", "left", "right"]
                action = yield from self.ask(me, lambda: self.rides(me, waiting, ways) | {"stop"})  # noqa: B023
                if action == "stop":
                    return
                yield from self.ride(me, waiting, action)

    # Fishing

    def advance(self, me: Village, kind: int) -> Talk:
        me.area += 1
        me.farthest = max(me.farthest, me.area)
        me.notice("boat advances")
        stack = self.fish[3 * (me.area - 1) + kind - 1]
        if not stack:
            return
        which = 1
        if len(stack) > 1 and "look at two" in me.powers:
            action = yield from self.ask(me, lambda: {"keep 1", "keep 2"}, hands=False)
            which = int(action[-1])
        me.boat.append(stack.pop(-which))
        while len(me.boat) > me.room():
            numbers = {f"overboard {place + 1}" for place in range(len(me.boat))}
            action = yield from self.ask(me, lambda: numbers, hands=False)  # noqa: B023
            self.throw(me, int(action.split()[1]))

    def go_home(self, me: Village) -> Talk:
        me.points += EDITION["fjord"]["points"][me.area - 1]
        me.area = 0
        worths = [gain_of(FISH[tile - 1]["gain"])["point"] for tile in me.boat]
        doubled = 0
        if "boat" in me.powers and len(set(worths)) > 1:
            options = {f"double {place + 1}" for place in range(len(worths))}
            action = yield from self.ask(me, lambda: options, hands=False)
            doubled = int(action[-1]) - 1
        for place, tile in enumerate(me.boat):
            me.gain(gain_of(FISH[tile - 1]["gain"]))
            me.points += worths[place] * (place == doubled and "boat" in me.powers)
        me.brought += me.boat
        me.boat = []

    # Building

    def builds(self, me: Village, stacks: list[str]) -> set[str]:
        found = set()
        for name in stacks:
            if self.tiles[name]:
                tile = TILES[self.tiles[name][-1] - 1]
                inside = places(tile, lambda cell: max(cell) <= 6 and cell not in me.faces)
                found |= {f"build {name} at {place}" for place in inside}
        return found

    def build(self, me: Village, action: str, cost: dict[str, int]) -> None:
        _, name, _, where, rotation = action.split()
        me.store.subtract(cost)
        tile = TILES[self.tiles[name].pop() - 1]
        if self.solo:
            self.tiles[name[:2] + ("b" if name[2] == "a" else "a")][-1:] = []
        before = me.lines()
        me.faces |= lies(tile, cell_of(where), int(rotation[1]))
        for line in me.lines():
            if line not in before:
                for cell in line:
                    if me.faces[cell].startswith("pier"):
                        me.gain(gain_of(me.faces[cell].removeprefix("pier ")))
                me.notice("line is full")
        me.notice("tile is built")

    # The end of a round and of the game

    def end_round(self, me: Village, seat: int, tavern: int) -> Talk:
        if any(other.ended == tavern for other in self.villages):
            me.store["fish"] -= me.amount("taken tavern")
        me.ended = tavern
        self.arrivals.append(seat)
        place = EDITION["tavern"][tavern - 1]
        for _ in range(place["times"]):
            yield from self.effects(me, [place["action"]], must=place["action"] == "go fishing")
        for number, dock in enumerate(EDITION["dock"]):
            counted = 0
            while counted < len(me.docks[number]):
                counted += 1
                yield from self.effects(me, dock["reward"].split(" / "))

    def tile_value(self, me: Village, tile: dict[str, Any]) -> int:
        shown = list(me.faces.values())
        counted = {
            "orders": sum(map(len, me.docks)),
            "dock sets": min(map(len, me.docks)),
            "full lines": len(me.lines()),
            "fish tiles": len(me.brought),
            "piers": sum(face.startswith("pier") for face in shown),
            "building kinds": len({face for face in shown if not face.startswith("pier")}),
            "workers and abilities": me.workers
            + list(me.pieces.values()).count("worker")
            + len(me.abilities),
            "steps": sum(me.levels.values()),
            "areas": me.farthest,
            "fish": me.store["fish"],
        }[tile["counts"]]
        return int(counted // tile["per"] * tile["points"])

    def score(self, me: Village) -> int:
        aboard = [gain_of(FISH[tile - 1]["gain"]) for tile in me.boat]
        points = me.points + sum(gain["point"] for gain in aboard)
        if "boat" in me.powers:
            points += max([gain["point"] for gain in aboard], default=0)
        fish = sum(WORTH[name] * (me.store[name] + sum(gain[name] for gain in aboard)) for name in RESOURCES)
        points += fish // 3 + 3 * min(map(len, me.docks))
        points += sum(ORDERS[order - 1]["points"] for dock in me.docks for order in dock)
        for name, tile in zip(self.names, self.scoring[:4], strict=True):
            if me.levels[name] == 3:
                points += 0 if tile.get("lightning") else self.tile_value(me, tile)
            elif me.levels[name]:
                points += EDITION["levels"]["points"][me.levels[name] - 1]
        return points + sum(cell[0] * cell[1] for cell in me.wagons if cell)

    def finish(self, by_tavern: list[int]) -> None:
        self.scores = [self.score(village) for village in self.villages]
        best = max(self.scores)
        self.winner = next(seat for seat in by_tavern if self.scores[seat] == best)
        if self.solo and min(self.tile_value(self.villages[0], tile) for tile in self.scoring[4:]) < 10:
            self.winner = None

    def points(self) -> list[int]:
        return self.scores if self.mover is None else [village.points for village in self.villages]
