"""Nothing hidden is ever sent: not the secret of a game, not a key, and nothing of what a seat may not see.

What a seat may not see could as well lie otherwise. So each message is built a second time with everything
hidden from its reader dealt again, and must come out the same to the byte.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack

import msgspec
import pytest

from skerry.house.messages import Update
from skerry.rulebook.game import Position, find_game, game_names
from skerry.table.asking import Person, ask, bot_plays, open_table
from skerry.table.clocks import Clock
from skerry.table.commands import SeatBot, Sit
from skerry.table.fairness import new_secret, seed_from
from skerry.table.showing import state_of
from skerry.table.table import Table, hash_of
from skerry.table.telling import told

from .visiting import Guest, Open, added_by, company, last_options

HOST = Person("canary-key-of-the-host", "Ann", "#aa0000")
INVITATIONS = [f"canary-invitation-{seat}" for seat in range(8)]
COMMAND = "canary-command"
TWINS = 2  # so often everything hidden is dealt again
Viewer = int | None


def dealt(name: str, seed: int) -> Table:
    """A game of one person and bots, with its options left to chance."""
    choice = random.Random(f"{name} {seed}")
    game = find_game(name)
    options = {option.name: choice.choice(option.values) for option in game.options}
    secrets = (new_secret(), new_secret())
    opened = open_table(game, options, Clock(), HOST, INVITATIONS, secrets, 1000, True, command=COMMAND)
    table = Table(opened)
    while table.status == "waiting":
        what = SeatBot(id=f"{COMMAND}-{table.seq}", bot="random")
        for event in ask(table, Sit(id=COMMAND + "-sit") if table.seq == 1 else what, HOST, 1000):
            table.apply(event)
    return table


def canaries(table: Table) -> list[str]:
    """What must not be in any message before the end."""
    seed = seed_from(table.opened.secret, [seat.entropy for seat in table.seats])
    opened = table.opened
    keys = [HOST.key, *INVITATIONS]
    secret = [opened.secret, opened.next_secret, str(seed), f"{seed:x}"]
    return [*secret, *keys, *map(hash_of, keys), COMMAND]


def sent(table: Table, viewer: Viewer, position: Position | None = None) -> bytes:
    """What a viewer is sent; as if the position were another one, where it is given."""
    assert table.match is not None
    true = table.match.position
    if position is not None:
        table.match.position = position
        table.views.clear()
    try:
        state = state_of(table, "table", viewer, viewer == 0, 2000)
    finally:
        table.match.position = true
        table.views.clear()
    return msgspec.json.encode(Update(state, table.lines))


def twins(table: Table, seat: int, choice: random.Random) -> Iterator[Position]:
    """The position with all that a seat cannot see dealt again."""
    assert table.match is not None
    for _ in range(TWINS):
        twin = table.game.copy(table.match.position)
        table.game.rules.redeal(twin, seat, choice.getrandbits(60))
        yield twin


def check_messages(table: Table, choice: random.Random) -> None:
    forbidden = [canary.encode() for canary in canaries(table)]
    everybody: list[Viewer] = [None, *range(len(table.seats))]
    messages = {viewer: sent(table, viewer) for viewer in everybody}
    for message in messages.values():
        assert not [canary for canary in forbidden if canary in message]
    for seat in range(len(table.seats)):
        for twin in twins(table, seat, choice):
            assert sent(table, seat, twin) == messages[seat]
            assert sent(table, None, twin) == messages[None]


def check_story(table: Table, action: int, choice: random.Random) -> bool:
    """What the log tells of an action is the same wherever a seat sees the same before and after it."""
    assert table.match is not None
    game, before = table.game, table.match.position
    after = game.copy(before)
    game.rules.play(after, action)
    compared = False
    for seat in range(len(table.seats)):
        for twin in twins(table, seat, choice):
            if action not in game.legal(twin):
                continue
            story = told(game.story(twin, action))
            game.rules.play(twin, action)
            if game.see(twin, seat).tobytes() == game.see(after, seat).tobytes():
                compared = True
                assert story == told(game.story(before, action))
    return compared


def play_and_check(name: str, seed: int, every: int) -> int:
    """Play a game at random; answers how many actions were looked at closely."""
    table = dealt(name, seed)
    choice = random.Random(seed)
    looked = 0
    while table.status == "running":
        match = table.match
        assert match is not None
        number = choice.choice(table.game.legal(match.position))
        if table.ply % every == seed % every:
            check_messages(table, choice)
            looked += check_story(table, number, choice)
        text = table.game.write(match.position, number)
        seat = table.mover
        assert seat is not None
        table.seats[seat].bot = table.seats[seat].bot or "random"
        for event in bot_plays(table, text, 2000):
            table.apply(event)
    assert table.opened.secret.encode() in sent(table, None)
    return looked


@pytest.mark.parametrize("name", game_names())
def test_no_message_depends_on_what_its_reader_may_not_see(name: str) -> None:
    assert sum(play_and_check(name, seed, every=7) for seed in range(4)) > 10


@pytest.mark.slow
@pytest.mark.parametrize("name", game_names())
def test_no_message_of_two_thousand_games_tells_a_secret(name: str) -> None:
    assert sum(play_and_check(name, seed, every=9) for seed in range(2000)) > 2000


@pytest.mark.parametrize("name", game_names())
def test_nothing_secret_is_on_the_wire(house: Open, name: str) -> None:
    """Over real sockets and requests, a whole game long."""
    choice = random.Random(name)
    frames: list[str] = []
    with ExitStack() as stack:
        guests, table = stack.enter_context(company(house, name, entropy=True, options=last_options(name)))
        visitors = [*guests, stack.enter_context(Guest(house))]
        sockets = [stack.enter_context(visitor.live(table)) for visitor in visitors]
        for socket in sockets:
            socket.frames = frames
        states = [socket.next("update")["state"] for socket in sockets]
        while states[0]["status"] == "running":
            if states[0]["ply"] % 16 == 3:
                frames += [
                    visitor.client.get(path).text
                    for visitor in visitors
                    for path in (f"/api/tables/{table}", "/api/lobby", f"/api/tables/{table}/moments")
                ]
            mover = states[0]["mover"]
            sockets[mover].send("play", action=choice.choice(states[mover]["legal"]))
            states = [socket.next("update")["state"] for socket in sockets]
        kept = house.house.rooms._rooms[table].table
        running = [frame for frame in frames if '"status":"over"' not in frame]
        assert len(running) > 20
        secrets = [kept.opened.secret, kept.opened.next_secret, kept.seats[0].holder, kept.opened.by]
        secrets += [*kept.opened.invitations, str(kept.match.seed) if kept.match else "", added_by(0)]
        assert all(len(secret) > 15 for secret in secrets)
        assert not [secret for secret in secrets for frame in running if secret in frame]
        assert all(json.loads(frame) is not None for frame in running)
