"""Replay files that are damaged, changed, or of another version: a sentence each, and no game."""

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

import skerry
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused
from skerry.rulebook.replay import LARGEST_FILE, check_new, fingerprint, free_name, load, save
from tests.conformance.playing import random_game
from tests.conformance.refusals import check_sentence

Told = dict[str, Any]


def finished() -> Match:
    *_, match = random_game(skerry.play("chartae").game, 5)
    return match


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """A replay as JSON."""
    path = tmp_path_factory.mktemp("replay") / "game.json"
    save(finished(), path)
    contents: Told = json.loads(path.read_text(encoding="utf-8"))
    return contents


def refused(tmp_path: Path, raw: bytes) -> Refused:
    """How a file with these contents is refused; it stays as it is."""
    path = tmp_path / "game.json"
    path.write_bytes(raw)
    with pytest.raises(Refused) as caught:
        load(path)
    assert path.read_bytes() == raw
    check_sentence(caught.value)
    return caught.value


def test_a_replay_leads_to_the_same_record(tmp_path: Path) -> None:
    match = finished()
    save(match, tmp_path / "game.json")
    assert fingerprint(load(tmp_path / "game.json").position) == fingerprint(match.position)


def change(key: str, value: object) -> Callable[[Told], Told]:
    return lambda told: {**told, key: value}


def without(key: str) -> Callable[[Told], Told]:
    return lambda told: {name: value for name, value in told.items() if name != key}


def with_actions(changed: Callable[[list[str]], list[Any]]) -> Callable[[Told], Told]:
    return lambda told: {**told, "actions": changed(list(told["actions"]))}


def in_setup(key: str, value: object) -> Callable[[Told], Told]:
    return lambda told: {**told, "setup": {**told["setup"], key: value}}


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        pytest.param(change("skerry", 2), "replay-format", id="another format"),
        pytest.param(change("skerry", -(10**30)), "replay-format", id="a format without end"),
        pytest.param(change("rules", 0), "replay-rules", id="another version of the rules"),
        pytest.param(change("edition", "0" * 16), "replay-edition", id="wrong edition"),
        pytest.param(change("edition", "\0" * 5000), "replay-edition", id="odd edition"),
        pytest.param(change("final", "0" * 32), "replay-final", id="wrong hash"),
        pytest.param(change("final", ""), "replay-final", id="no hash"),
        pytest.param(change("game", "chess"), "unknown-game", id="unknown game"),
        pytest.param(change("seed", 8), "replay-setup", id="another seed"),
        pytest.param(change("seed", -8), "bad-seed", id="negative seed"),
        pytest.param(change("seed", 2**63), "bad-seed", id="seed too large"),
        pytest.param(change("seed", None), "replay-final", id="setup without its seed"),
        pytest.param(change("options", {"xyzzy": 1}), "unknown-option", id="unknown option"),
        pytest.param(change("options", {"compass": 9}), "bad-option", id="bad option"),
        pytest.param(in_setup("xyzzy", 1), "replay-setup", id="unknown part of the setup"),
        pytest.param(in_setup("order", "HHHHHHHH"), "replay-setup", id="another order"),
        pytest.param(with_actions(lambda actions: actions[:-1]), "replay-final", id="last action missing"),
        pytest.param(with_actions(lambda actions: []), "replay-final", id="all actions missing"),
        pytest.param(with_actions(lambda actions: actions[1:]), "replay-action", id="first action missing"),
        pytest.param(
            with_actions(lambda actions: [action for action in actions if action != "take"]),
            "replay-action",
            id="no action but laying",
        ),
        pytest.param(
            with_actions(lambda actions: [*actions[:6], "lay 2,2 r0", *actions[6:]]),
            "replay-action",
            id="illegal action in the middle",
        ),
        pytest.param(
            with_actions(lambda actions: [*actions, "take"]), "replay-action", id="an action after the end"
        ),
        pytest.param(with_actions(lambda actions: ["\0", *actions]), "replay-action", id="no action at all"),
        pytest.param(with_actions(lambda actions: ["x" * 9000, *actions]), "replay-action", id="long action"),
    ],
)
def test_a_changed_replay_is_refused(
    tmp_path: Path, told: Told, changed: Callable[[Told], Told], message: str
) -> None:
    assert refused(tmp_path, json.dumps(changed(told)).encode()).message == message


def test_the_refusal_says_which_action_and_why(tmp_path: Path, told: Told) -> None:
    actions = [*told["actions"][:4], "lay 2,2 r0", *told["actions"][4:]]
    refusal = refused(tmp_path, json.dumps({**told, "actions": actions}).encode())
    said = str(refusal)
    assert "5" in said
    assert "lay 2,2 r0" in said


@pytest.mark.parametrize(
    "changed",
    [
        *(pytest.param(without(key), id=f"without {key}") for key in ("skerry", "game", "actions", "final")),
        *(
            pytest.param(without(key), id=f"without {key}")
            for key in ("rules", "edition", "options", "setup")
        ),
        *(
            pytest.param(change(key, value), id=f"{key} as {type(value).__name__}")
            for key, value in (
                ("skerry", "1"),
                ("skerry", 1.5),
                ("rules", True),
                ("game", 5),
                ("edition", None),
                ("options", []),
                ("setup", []),
                ("setup", None),
                ("actions", "take"),
                ("actions", {}),
                ("final", 7),
                ("seed", "7"),
                ("seed", True),
                ("seed", 7.5),
                ("players", "me"),
                ("xyzzy", 1),
            )
        ),
        pytest.param(with_actions(lambda actions: [5, *actions]), id="a number among the actions"),
        pytest.param(with_actions(lambda actions: [None, *actions]), id="nothing among the actions"),
    ],
)
def test_a_replay_of_another_shape_is_refused(
    tmp_path: Path, told: Told, changed: Callable[[Told], Told]
) -> None:
    assert refused(tmp_path, json.dumps(changed(told)).encode()).message == "replay-not-json"


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b" ",
        b"null",
        b"[]",
        b"7",
        b'"chartae"',
        b"{",
        b"{}",
        b"\x00" * 100,
        bytes(range(256)),
        b"\xef\xbb\xbf{}",
        b"[" * 100_000,
        b'{"setup":' * 100_000,
        b'{"skerry": ' + b"9" * 5000 + b"}",
    ],
)
def test_what_is_no_replay_is_refused(tmp_path: Path, raw: bytes) -> None:
    assert refused(tmp_path, raw).message == "replay-not-json"


def test_lists_in_lists_are_refused(tmp_path: Path, told: Told) -> None:
    """Somewhere between what is shallow enough to be read and to be shown."""
    text = json.dumps({**told, "options": {"land": "HERE"}})
    for depth in (10, *range(800, 1000, 7)):
        refused(tmp_path, text.replace('"HERE"', "[" * depth + "]" * depth).encode())


def test_a_replay_cut_short_is_refused(tmp_path: Path, told: Told) -> None:
    raw = json.dumps(told).encode()
    for end in range(0, len(raw), 23):
        assert refused(tmp_path, raw[:end]).message == "replay-not-json"


def test_a_file_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    with pytest.raises(Refused) as caught:
        load(path)
    assert caught.value.message == "replay-too-large"
    check_sentence(caught.value)


def test_a_file_that_cannot_be_read_or_written_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere" / "game.json", tmp_path):
        for ask in (lambda path=path: load(path), lambda path=path: save(finished(), path)):
            with pytest.raises(Refused) as caught:
                ask()
            assert caught.value.rule == "file"
            check_sentence(caught.value)


def test_a_save_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    save(finished(), path)
    before = path.read_bytes()

    def fails(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(Refused) as caught:
        save(skerry.play("chartae", seed=1), path)
    assert caught.value.message == "cannot-write"
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_saved_file_has_the_usual_mode_and_a_link_stays_one(tmp_path: Path) -> None:
    path, link, plain = tmp_path / "game.json", tmp_path / "link.json", tmp_path / "plain"
    plain.write_bytes(b"")
    save(finished(), path)
    assert path.stat().st_mode == plain.stat().st_mode
    path.chmod(0o640)
    link.symlink_to(path)
    save(finished(), link)
    assert link.is_symlink()
    assert path.stat().st_mode & 0o777 == 0o640
    assert {entry.name for entry in tmp_path.iterdir()} == {"game.json", "link.json", "plain"}


def test_what_is_no_regular_file_is_neither_read_nor_replaced(tmp_path: Path) -> None:
    """A pipe would be waited for without end."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path(os.devnull)):
        for ask in (lambda path=path: load(path), lambda path=path: save(finished(), path)):
            with pytest.raises(Refused) as caught:
                ask()
            assert caught.value.message == "file-not-regular"
            check_sentence(caught.value)
    assert pipe.is_fifo()
    assert Path(os.devnull).is_char_device()


def test_a_new_file_is_refused_where_there_is_one_already(tmp_path: Path) -> None:
    taken, dangling = tmp_path / "taken.json", tmp_path / "dangling"
    taken.write_text("mine")
    dangling.symlink_to(tmp_path / "nothing")
    for path, message in (
        (taken, "file-exists"),
        (dangling, "file-exists"),
        (tmp_path, "file-exists"),
        (tmp_path / "nowhere" / "game.json", "cannot-write"),
    ):
        with pytest.raises(Refused) as caught:
            check_new(path)
        assert caught.value.message == message
        check_sentence(caught.value)
    check_new(tmp_path / "new.json")
    assert taken.read_text() == "mine"
    assert {entry.name for entry in tmp_path.iterdir()} == {"taken.json", "dangling"}


def test_a_free_name_is_counted_on(tmp_path: Path) -> None:
    for name in ("game-2.json", "game-3.json", "game-4.json"):
        assert free_name(tmp_path / "game.json").name == name
        assert free_name(tmp_path / "game-2.json").name == name
        (tmp_path / name).touch()
    assert free_name(tmp_path / "a-20261118").name == "a-20261118-2"


@given(some.data())
def test_a_replay_with_any_byte_changed_is_refused_or_plays_the_same(
    tmp_path_factory: pytest.TempPathFactory, told: Told, data: some.DataObject
) -> None:
    raw = bytearray(json.dumps(told).encode())
    place = data.draw(some.integers(0, len(raw) - 1))
    raw[place] = data.draw(some.integers(0, 255))
    path = tmp_path_factory.getbasetemp() / "changed.json"
    path.write_bytes(raw)
    try:
        match = load(path)
    except Refused as refusal:
        check_sentence(refusal)
    else:
        assert fingerprint(match.position) == told["final"]


def test_a_game_whose_lots_a_setup_decided_can_be_replayed(tmp_path: Path) -> None:
    """The options leave land and first to the lot, the setup says neither: Land begins, and so it is kept."""
    match = skerry.play("chartae", options={"land": "lot"}, setup={"order": list("FGHCHCDE")})
    save(match.play("take"), tmp_path / "game.json")
    again = load(tmp_path / "game.json")
    assert again.position.tobytes() == match.position.tobytes()
