"""The line protocol: every command in every game, and errors that change nothing."""

import io
import json
import random
from fractions import Fraction

import pytest

from skerry.rulebook.engine import Engine, converse
from skerry.rulebook.game import NOBODY, Game, Position
from skerry.rulebook.match import Match
from tests.conformance.playing import any_options, random_game, snapshot, stride, tried

COMMANDS = "legal, play, undo, seat, observe, position, result, why, perft, go"


def begin(game: Game, seed: int) -> tuple[Engine, Match]:
    """A conversation and a match about the same game."""
    options = any_options(game, random.Random(seed))
    engine = Engine()
    wanted = json.dumps({"seed": seed, "options": options})
    assert engine.answer(f"new {game.name} {wanted}") == ["ok"]
    return engine, Match(game, seed=seed, options=options)


def ask(engine: Engine, line: str) -> list[str]:
    """The lines of an answer without its `ok`."""
    *answer, last = engine.answer(line)
    assert last == "ok"
    return answer


def error(engine: Engine, line: str) -> str:
    """The id of an error, which is all that is answered and changes nothing."""
    before = engine.match and (engine.match, snapshot(engine.match))
    (answer,) = engine.answer(line)
    word, rule, sentence = answer.split(" ", 2)
    assert word == "error"
    assert sentence.isprintable()
    assert (engine.match and (engine.match, snapshot(engine.match))) == before
    assert not engine.finished
    return rule


def test_a_whole_game_is_played_by_lines(game: Game) -> None:
    for seed in range(4):
        engine, match = begin(game, seed)
        choice = random.Random(seed)
        while True:
            assert ask(engine, "legal") == match.legal()
            assert ask(engine, "seat") == ["over" if match.over else str(match.seat)]
            for seat in range(game.seats_of(match.position)):
                (line,) = ask(engine, f"observe {seat}")
                assert json.loads(line) == match.observe(seat)
            (line,) = ask(engine, "position")
            assert json.loads(line) == game.reveal(match.position)
            (line,) = ask(engine, "result")
            assert json.loads(line) == match.result()
            assert ask(engine, "perft 1") == [str(max(len(match.legal()), 1))]
            if match.over:
                break
            action = choice.choice(match.legal())
            assert ask(engine, f"why {action}") == ["legal"]
            assert ask(engine, f"play {action}") == []
            match.play(action)
        while match.actions:
            assert ask(engine, "undo") == []
            match.undo()
            assert ask(engine, "legal") == match.legal()
        assert error(engine, "undo") == "nothing-to-undo"
        assert ask(engine, "quit") == []
        assert engine.finished


def test_a_game_is_set_up_by_lines(game: Game) -> None:
    options = any_options(game, random.Random(3))
    dealt = Match(game, seed=3, options=options)
    engine = Engine()
    wanted = json.dumps({"options": options, "setup": dealt.setup})
    assert ask(engine, f"new {game.name} {wanted}") == []
    (line,) = ask(engine, "position")
    assert json.loads(line) == game.reveal(dealt.position)


def test_a_forbidden_action_is_answered_with_its_rule(game: Game) -> None:
    for seed in range(2):
        for number, match in enumerate(random_game(game, seed)):
            if number % stride(game):
                continue
            engine = Engine()
            engine.match = match
            for action in tried(game, match.position):
                reason = game.why_not(match.position, action)
                if reason is not None:
                    text = game.write(match.position, action)
                    assert error(engine, f"play {text}") == reason.rule
                    (line,) = ask(engine, f"why {text}")
                    rule, sentence = line.split(" ", 1)
                    assert rule == reason.rule
                    assert engine.answer(f"play {text}") == [f"error {rule} {sentence}"]


def test_nothing_is_answered_before_a_game_begins() -> None:
    engine = Engine()
    for command in COMMANDS.split(", "):
        assert error(engine, command) == "no-game"


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("new", "unknown-game"),
        ("new xyzzy", "unknown-game"),
        ("new ٣", "unknown-game"),
        ("new {game} xyzzy", "syntax"),
        ("new {game} [", "syntax"),
        ("new {game} []", "syntax"),
        ("new {game} 5", "syntax"),
        ("new {game} null", "syntax"),
        ('new {game} "seed"', "syntax"),
        ("new {game} {{", "syntax"),
        ('new {game} {{"seed": 7', "syntax"),
        ('new {game} {{"seed": 7}} 8', "syntax"),
        ('new {game} {{"seed": NaN}}', "syntax"),
        ('new {game} {{"seed": 1e999}}', "syntax"),
        ('new {game} {{"seed": "7"}}', "bad-seed"),
        ('new {game} {{"seed": -7}}', "bad-seed"),
        ('new {game} {{"seed": true}}', "bad-seed"),
        ('new {game} {{"seed": 7.0}}', "bad-seed"),
        ('new {game} {{"seed": [7]}}', "bad-seed"),
        ('new {game} {{"seed": 9223372036854775808}}', "bad-seed"),
        ('new {game} {{"options": []}}', "syntax"),
        ('new {game} {{"options": null}}', "syntax"),
        ('new {game} {{"options": {{"xyzzy": 1}}}}', "unknown-option"),
        ('new {game} {{"setup": []}}', "syntax"),
        ('new {game} {{"setup": null}}', "syntax"),
        ('new {game} {{"setup": {{"xyzzy": 1}}}}', "bad-setup"),
        ('new {game} {{"xyzzy": 1}}', "syntax"),
        ("xyzzy", "unknown-command"),
        ("LEGAL", "unknown-command"),
        ("legal\x00", "unknown-command"),
        ("observe", "unknown-seat"),
        ("observe -1", "unknown-seat"),
        ("observe 99", "unknown-seat"),
        ("observe ٣", "unknown-seat"),
        ("observe 0 0", "unknown-seat"),
        ("observe 1000000000000", "unknown-seat"),
        ("perft", "syntax"),
        ("perft -1", "syntax"),
        ("perft x", "syntax"),
        ("perft ²", "syntax"),
        ("perft 1000000", "syntax"),
        ("go player", "syntax"),
        ("go xyzzy 1", "syntax"),
        ("go player xyzzy", "unknown-player"),
        ("go movetime x", "syntax"),
        ("go movetime -1", "syntax"),
        ("go movetime ٣", "syntax"),
        ("play", "syntax"),
        ("play xyzzy", "syntax"),
    ],
)
def test_an_error_changes_nothing(game: Game, line: str, rule: str) -> None:
    engine, match = begin(game, 6)
    for _ in range(3):
        ask(engine, f"play {match.legal()[0]}")
        match.play(match.legal()[0])
    asked = line.format(game=game.name)
    assert error(engine, asked) == rule
    assert ask(engine, "legal") == match.legal()


def test_why_answers_for_what_is_no_action(game: Game) -> None:
    engine, _ = begin(game, 6)
    (line,) = ask(engine, "why xyzzy")
    assert line.startswith("syntax ")


def counted(game: Game, position: Position, depth: int) -> int:
    """The plain recursion that `perft` stands for."""
    if depth == 0 or game.rules.seat_to_move(position) == NOBODY:
        return 1
    total = 0
    for action in game.legal(position):
        after = game.copy(position)
        game.rules.play(after, action)
        total += counted(game, after, depth - 1)
    return total


def test_perft_counts_every_sequence_of_actions(game: Game) -> None:
    for number, match in enumerate(random_game(game, 8)):
        engine = Engine()
        engine.match = match
        before = snapshot(match)
        assert ask(engine, "perft 0") == ["1"]
        if number % (4 * stride(game)) == 0 or match.over:
            for depth in (1, 2):
                assert ask(engine, f"perft {depth}") == [str(counted(game, match.position, depth))]
        assert snapshot(match) == before


def test_every_bot_answers_go(game: Game) -> None:
    engine, match = begin(game, 6)
    for name in game.players:
        best, *value = ask(engine, f"go player {name} movetime 100")
        assert best.split(" ", 1)[0] == "best"
        assert best.split(" ", 1)[1] in match.legal()
        for line in value:
            assert line.startswith("value ")
            assert 0 <= Fraction(line.removeprefix("value ")) <= 1
    assert ask(engine, "legal") == match.legal()
    assert ask(engine, "go")[0].startswith("best ")


def test_go_is_refused_when_the_game_is_over(game: Game) -> None:
    *_, match = random_game(game, 5)
    engine = Engine()
    engine.match = match
    assert error(engine, "go") == "game-over"


def test_a_stream_is_answered_line_by_line(game: Game) -> None:
    engine, match = begin(game, 6)
    lines = [f'new {game.name} {{"seed": 6}}', "legal", "seat", "xyzzy", f"play {match.legal()[0]}", "result"]
    expected: list[str] = []
    engine = Engine()
    for line in lines:
        expected += engine.answer(line)
    for end in ("\n", "\r\n"):
        target = io.BytesIO()
        converse(io.BytesIO(end.join([*lines, "", "quit", "legal"]).encode()), target)
        assert target.getvalue().decode().splitlines() == [*expected, "ok"]
