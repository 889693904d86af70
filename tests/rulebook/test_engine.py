"""Bad input on the line protocol: each line gets one answer, a fault changes nothing, nothing is raised."""

import io
import json
import os
import subprocess
import sys

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as some

from skerry.rulebook.engine import LONGEST_LINE, Engine, converse
from skerry.rulebook.refusal import SolveError
from skerry.rulebook.words import LANGUAGES
from tests.conformance.refusals import is_line

BEGIN = (
    'new chartae {"setup": {"order": ["F","G","H","C","H","C","D","E"], "compass": 0, "land": 0, "first": 0}}'
)
WAYS = ("new chartae", "legal", "play take", "undo", "seat", "observe 0", "position", "result", "why take")
MOST_PERFT = 2


def conversation(raw: bytes, language: str = "en") -> list[str]:
    """What a stream of bytes is answered with."""
    target = io.BytesIO()
    converse(io.BytesIO(raw), target, language)
    return target.getvalue().decode().splitlines()


def check_answer(answer: list[str]) -> None:
    """The form of every answer: lines that end with `ok`, or one line with an error."""
    assert answer
    assert all(is_line(line) for line in answer)
    if answer[-1] == "ok":
        assert not any(line == "ok" or line.startswith("error ") for line in answer[:-1])
    else:
        assert len(answer) == 1
        word, rule, sentence = answer[0].split(" ", 2)
        assert word == "error"
        assert rule
        assert sentence


def begun() -> Engine:
    engine = Engine()
    assert engine.answer(BEGIN) == ["ok"]
    return engine


def state(engine: Engine) -> list[list[str]]:
    return [engine.answer(command) for command in ("position", "legal", "seat", "result")]


def test_a_setup_fixes_chance_outright() -> None:
    engine = begun()
    assert engine.answer("seat") == ["0", "ok"]
    assert engine.answer("legal") == ["turn 0,0", "take", "ok"]
    (line, _) = engine.answer("position")
    position = json.loads(line)
    assert position["order"] == list("FGHCHCDE")
    assert position["land"] == position["first"] == position["seat"] == 0
    assert position["map"] == [{"cell": "0,0", "kind": "H", "turns": 0}]


@pytest.mark.parametrize("command", ["legal", "undo", "seat", "position", "result"])
def test_words_behind_a_command_that_takes_none_are_refused(command: str) -> None:
    """`undo 3` would otherwise be answered `ok`, and have taken back one action."""
    engine = begun()
    engine.answer("play take")
    before = state(engine)
    (said,) = engine.answer(f"{command} 3")
    assert said.startswith("error syntax ")
    assert "“3”" in said
    assert state(engine) == before


def test_any_space_separates_words() -> None:
    engine = begun()
    assert engine.answer("play\ttake") == ["ok"]
    assert engine.answer("  why   lay  1,0   r0 ") == ["legal", "ok"]


def test_a_damaged_table_is_an_error_and_not_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise SolveError("The table is damaged.")

    engine = begun()
    monkeypatch.setattr("skerry.games.chartae.exact.shipped_table", refuse)
    before = state(engine)
    assert engine.answer("go player perfect") == ["error table The table is damaged."]
    assert state(engine) == before


def test_a_setup_leaves_nothing_to_the_lot() -> None:
    engine = begun()
    before = state(engine)
    (said,) = engine.answer(
        'new chartae {"setup": {"order": ["F","G","H","C","H","C","D","E"], "land": "lot"}}'
    )
    assert said.startswith("error bad-option ")
    assert state(engine) == before


@pytest.mark.parametrize("depth", [100, 900, 950, 980, 990, 995, 1000, 5000, 100_000])
@pytest.mark.parametrize(
    "form", ['{"options": {"land": HERE}}', '{"setup": {"order": HERE}}', '{"seed": HERE}']
)
def test_lists_in_lists_are_refused(form: str, depth: int) -> None:
    engine = begun()
    before = state(engine)
    answer = engine.answer("new chartae " + form.replace("HERE", "[" * depth + "]" * depth))
    check_answer(answer)
    assert answer[0].startswith("error ")
    answer = engine.answer("new chartae " + form.replace("HERE", "[" * depth))
    assert answer[0].startswith("error syntax ")
    assert state(engine) == before


@pytest.mark.parametrize("digits", [18, 19, 20, 400, 4299, 4300, 4301, 100_000])
def test_endless_numbers_are_refused(digits: int) -> None:
    engine = begun()
    before = state(engine)
    for line in (
        f'new chartae {{"seed": {"9" * (digits + 1)}}}',
        f'new chartae {{"seed": -{"9" * digits}}}',
        f'new chartae {{"options": {{"compass": {"9" * digits}}}}}',
        f'new chartae {{"setup": {{"compass": {"9" * digits}}}}}',
        f"observe {'9' * digits}",
        f"perft {'9' * digits}",
        f"go movetime {'9' * digits}",
        f"play turn {'9' * digits},0",
        f"play lay 0,1 r{'9' * digits}",
    ):
        answer = engine.answer(line)
        check_answer(answer)
        assert answer[0].startswith("error ")
        assert len(answer[0]) < 1000
    assert state(engine) == before


@pytest.mark.parametrize(
    "action",
    [
        "turn ٠,٠",
        "turn 0,٠",
        "lay ٠,1 r0",
        "lay 0,1 r٣",
        "lay 0,1 r²",
        "turn 0,0 0",
        "turn 0.0,0",
        "turn +0,0",
        "turn 0x0,0",
        "turn 0,0\0",
        "take take",
        "TAKE",
        "lay 0,1",
        "lay 0,1 r",
        "lay 0,1 r-1",
        "lay 0,1 0",
        "lay 0 1 r0",
        "'take'",
        "take;take",
    ],
)
def test_what_is_nearly_an_action_is_none(action: str) -> None:
    engine = begun()
    before = state(engine)
    answer = engine.answer(f"play {action}")
    check_answer(answer)
    assert answer[0].startswith("error syntax ")
    assert state(engine) == before


def test_a_line_may_be_as_long_as_a_mebibyte_and_no_longer() -> None:
    fits = b"x" * (LONGEST_LINE - 1) + b"\n"
    for long in (
        b"x" * LONGEST_LINE + b"\n",
        b"x" * (3 * LONGEST_LINE) + b"\n",
        b"\0" * (LONGEST_LINE + 5) + b"\n",
    ):
        answer = conversation(BEGIN.encode() + b"\n" + fits + long + b"seat\n")
        assert answer[0] == "ok"
        assert answer[1].startswith("error unknown-command ")
        assert len(answer[1]) < 1000
        assert answer[2].startswith("error syntax ")
        assert answer[3:] == ["0", "ok"]


def test_a_long_line_without_an_end_is_refused_once() -> None:
    answer = conversation(b"x" * (5 * LONGEST_LINE))
    assert len(answer) == 1
    assert answer[0].startswith("error syntax ")


@pytest.mark.parametrize(
    "raw", [b"\xff\xfe\n", bytes(range(128, 256)) + b"\n", b"play \xc3\n", b"\xed\xa0\x80\n"]
)
def test_bytes_that_are_no_text_are_refused(raw: bytes) -> None:
    answer = conversation(BEGIN.encode() + b"\n" + raw + b"seat\n")
    assert answer[0] == "ok"
    assert answer[1].startswith("error syntax ")
    assert answer[2:] == ["0", "ok"]


@pytest.mark.parametrize("raw", [b"\0\n", b"legal\0\n", b"\0legal\n", b"play take\0\n", b"\x1b[2J\n"])
def test_control_characters_are_refused_and_not_repeated(raw: bytes) -> None:
    answer = conversation(BEGIN.encode() + b"\n" + raw)
    assert len(answer) == 2
    check_answer(answer[1:])
    assert answer[1].startswith("error ")


def test_the_end_of_input_in_the_middle_of_a_line_ends_the_conversation() -> None:
    assert conversation(b"") == []
    assert conversation(b"\n\n  \n") == []
    for end in range(1, len(BEGIN)):
        (answer,) = conversation(BEGIN[:end].encode())
        assert answer == "ok" if BEGIN[:end].strip() == "new chartae" else answer.startswith("error ")


def test_every_language_answers_in_lines() -> None:
    for language in LANGUAGES:
        answer = conversation(b"new chartae\nplay pass\nxyzzy\nobserve 9\n\xff\n", language)
        assert [line.split(" ")[:2] for line in answer] == [
            ["ok"],
            ["error", "CH-T1"],
            ["error", "unknown-command"],
            ["error", "unknown-seat"],
            ["error", "syntax"],
        ]
        assert all(is_line(line) for line in answer)


def test_a_game_is_lost_only_to_a_new_one() -> None:
    engine = begun()
    engine.answer("play take")
    before = state(engine)
    for line in ("new chess", "new chartae {", 'new chartae {"seed": -1}', 'new chartae {"setup": {}}'):
        assert engine.answer(line)[0].startswith("error ")
        assert state(engine) == before
    assert engine.answer(BEGIN) == ["ok"]
    assert state(engine) != before


@pytest.mark.parametrize(
    "setup",
    [
        {},
        {"order": []},
        {"order": list("FGHCHCD")},
        {"order": list("FGHCHCDEE")},
        {"order": list("FGHHHCDE")},
        {"order": list("XGHCHCDE")},
        {"order": list("fghchcde")},
        {"order": [0, 1, 2, 3, 4, 5, 6, 7]},
        {"order": {"F": 1}},
        {"order": list("FGHCHCDE"), "compass": 4},
        {"order": list("FGHCHCDE"), "compass": -1},
        {"order": list("FGHCHCDE"), "compass": "0"},
        {"order": list("FGHCHCDE"), "compass": 0.0},
        {"order": list("FGHCHCDE"), "compass": False},
        {"order": list("FGHCHCDE"), "land": 2},
        {"order": list("FGHCHCDE"), "land": "0"},
        {"order": list("FGHCHCDE"), "first": True},
        {"order": list("FGHCHCDE"), "first": [0]},
        {"order": list("FGHCHCDE"), "fair": True},
        {"order": list("FGHCHCDE"), "seed": 7},
    ],
)
def test_a_setup_that_cannot_be_is_refused(setup: dict[str, object]) -> None:
    engine = begun()
    before = state(engine)
    answer = engine.answer(f"new chartae {json.dumps({'setup': setup})}")
    check_answer(answer)
    assert answer[0].startswith(("error bad-setup ", "error bad-option "))
    assert state(engine) == before


lines = some.one_of(
    some.text(),
    some.builds("{} {}".format, some.sampled_from([*Engine().commands]), some.text()),
    some.builds("{}{}".format, some.sampled_from([BEGIN, *WAYS]), some.text(max_size=3)),
    some.builds(
        "new chartae {}".format,
        some.recursive(
            some.none() | some.booleans() | some.integers() | some.floats() | some.text(),
            lambda inner: some.lists(inner) | some.dictionaries(some.text(), inner),
        ).map(json.dumps),
    ),
    some.builds(
        lambda key, value: f"new chartae {json.dumps({key: value})}",
        some.sampled_from(["seed", "options", "setup"]),
        some.integers()
        | some.dictionaries(
            some.sampled_from(["land", "first", "compass", "fair", "order"]),
            some.integers(-1, 4) | some.booleans() | some.just("lot") | some.text(max_size=8),
        ),
    ),
    some.builds("play turn {},{}".format, some.integers(-4, 4), some.integers(-4, 4)),
    some.builds(
        "play lay {},{} r{}".format, some.integers(-3, 3), some.integers(-3, 3), some.integers(-1, 5)
    ),
    some.sampled_from(["play take", "undo", "go player random", "go player greedy", "quit"]),
)


def is_quick(line: str) -> bool:
    """Whether a line asks for no count without end."""
    command, _, rest = line.strip().partition(" ")
    depth = rest.strip()
    quick_perft = not (depth.isascii() and depth.isdigit()) or len(depth) > 3 or int(depth) <= MOST_PERFT
    return quick_perft if command == "perft" else True


@settings(max_examples=150)
@given(some.lists(lines.filter(is_quick), max_size=12))
@example(["\ud800", 'new chartae {"options": {"\\ud800": 1}}'])
@example(["perft", "perft ", "perft 999"])
@example(["go", "go ", "go player", "go player  random", "go player random player random"])
def test_any_line_gets_an_answer(asked: list[str]) -> None:
    engine = begun()
    for line in asked:
        before = state(engine)
        answer = engine.answer(line)
        check_answer(answer)
        if answer[-1] != "ok":
            assert state(engine) == before


@settings(max_examples=100)
@given(
    some.lists(
        some.binary(max_size=40) | lines.filter(is_quick).map(lambda line: line.encode(errors="replace"))
    )
)
def test_any_bytes_get_an_answer(asked: list[bytes]) -> None:
    raw = BEGIN.encode() + b"\n" + b"\n".join(asked)
    if not all(is_quick(line.decode(errors="replace")) for line in raw.split(b"\n")):
        return
    answer = conversation(raw)
    assert all(is_line(line) for line in answer)
    requests = [line for line in raw.split(b"\n") if line.decode(errors="replace").strip()]
    answered = sum(line == "ok" or line.startswith("error ") for line in answer)
    quit_at = [number for number, line in enumerate(requests) if line.strip().split(b" ")[0] == b"quit"]
    assert answered == (quit_at[0] + 1 if quit_at else len(requests))


def test_the_engine_is_a_program() -> None:
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "skerry", "engine"],
        input=f"{BEGIN}\nlegal\nxyzzy\nplay take\nseat".encode(),
        env={**os.environ, "SKERRY_LANGUAGE": "en"},
        capture_output=True,
        check=False,
    )
    said = run.stdout.decode().splitlines()
    assert said[:4] == ["ok", "turn 0,0", "take", "ok"]
    assert said[4].startswith("error unknown-command ")
    assert said[5:] == ["ok", "0", "ok"]
    assert b"Traceback" not in run.stderr
    assert run.returncode == 0
