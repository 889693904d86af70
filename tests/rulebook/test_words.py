"""Every sentence is there in every language, is used, and gets the values that it speaks of."""

from __future__ import annotations

import functools
import re
from itertools import pairwise

import pytest

import skerry
from skerry.games.chartae.game import CHARTAE
from skerry.rulebook.match import Match
from skerry.rulebook.refusal import Refused
from skerry.rulebook.words import LANGUAGES, PACKAGE, Message, Words, word_files, words

from .sentences import Files, Sources, read_files, read_page, read_sources

SAMPLES = (0, 1, 2, 3, 5, 21, 1_048_576, "H2", "-1,0")  # as a number, for plurals, and as a text

files = functools.cache(read_files)


@functools.cache
def sources() -> Sources:
    package, page = read_sources(), read_page()
    return Sources(package.said + page.said, package.named + page.named)


def every_id() -> set[str]:
    return {message for language in LANGUAGES for message in files(language).needs}


def meant(pattern: str, ids: set[str]) -> list[str]:
    return sorted(message for message in ids if re.fullmatch(pattern, message))


# The files among themselves


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_can_be_read_and_say_nothing_twice(language: str) -> None:
    assert word_files(language)
    assert files(language).faults == []


def test_every_language_has_every_message() -> None:
    missing = [
        f"{language} has no {message}"
        for language in LANGUAGES
        for message in sorted(every_id() - files(language).needs.keys())
    ]
    assert missing == []


def test_a_message_needs_the_same_values_in_every_language() -> None:
    different = [
        f"{message}: {other} speaks of {sorted(there)}, {one} of {sorted(here)}"
        for one, other in pairwise(LANGUAGES)
        for message, here in files(one).needs.items()
        if (there := files(other).needs.get(message, here)) != here
    ]
    assert different == []


# The files and the sources


def test_whatever_is_said_is_in_the_files() -> None:
    missing = [
        f"{said.place}: {language} has no {said.shown}"
        for said in sources().said
        for language in LANGUAGES
        if not meant(said.pattern, set(files(language).needs))
    ]
    assert missing == []


def test_whatever_is_in_the_files_is_said() -> None:
    patterns = {*(said.pattern for said in sources().said), *sources().named}
    used = {message for pattern in patterns for message in meant(pattern, every_id())}
    assert sorted(every_id() - used) == []


def test_whoever_says_a_message_gives_it_its_values() -> None:
    wanting = []
    for said in sources().said:
        for message in meant(said.pattern, every_id()):
            needs = files("en").needs.get(message, frozenset())
            if said.values is None:
                wanting.append(f"{said.place}: write the values of {message} out, so that they can be read")
            elif not needs <= said.values:
                wanting.append(f"{said.place}: {message} also needs {sorted(needs - said.values)}")
    assert wanting == []


# The sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders_with_any_values(language: str) -> None:
    spoken = Words(language)
    for message, needs in files(language).needs.items():
        for sample in SAMPLES:
            sentence = spoken.say(message, **dict.fromkeys(needs, sample))
            assert sentence.strip() == sentence, message
            assert sentence, message
            assert "{$" not in sentence.replace(" ", ""), message
            assert "  " not in sentence, message


@pytest.mark.parametrize(
    ("language", "foreign"),
    [
        ("de", r"[\"'”«»]"),
        ("en", r"[\"'„«»]"),
        ("fr", r"[\"'“”„]| [:;?!»]|« "),
        ("hu", r"[\"'“«»]"),
    ],
)
def test_the_signs_are_those_of_the_language(language: str, foreign: str) -> None:
    """Typographic quotation marks and apostrophes; in French, no line begins with a colon."""
    told = Words(language)
    for message, needs in files(language).needs.items():
        if not message.startswith("terminal-"):
            sentence = told.say(message, **dict.fromkeys(needs, "H2"))
            assert not re.search(foreign, sentence), message


@pytest.mark.parametrize(
    ("language", "one", "five"),
    [
        ("de", "liegt 1 Teil,", "hängen 5 Teile zusammen,"),
        ("en", "joins 1 tile,", "joins 5 tiles,"),
        ("fr", "relie 1 tuile,", "relie 5 tuiles,"),
        ("hu", "csoportja 1 lapka,", "csoportja 5 lapka,"),
    ],
)
def test_one_tile_and_several_tiles_are_counted_rightly(language: str, one: str, five: str) -> None:
    land = Message("chartae-land")
    assert one in words(language).say("chartae-won-by-size", side=land, most=1, least=1)
    assert five in words(language).say("chartae-won-by-size", side=land, most=5, least=1)


def test_a_message_among_the_values_is_said_in_the_same_language() -> None:
    said = Message("chartae-log-take-last", side=Message("chartae-sea"), kind=Message("chartae-kind-E"))
    assert words("hu").say(said.name, **said.values) == "A Tenger kézbe veszi az utolsó lapkát: öböl (E)."


def test_a_language_without_words_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(Refused, match="de, en, fr, hu"):
        words("xx")


# The refusals of Chartae: each once, with what was played before it

ORDER = "CDEFGHHC"
ALL_TILES = [
    action
    for cell in ("1,0", "2,0", "0,1", "1,1", "2,1", "0,2", "1,2", "2,2")
    for action in ("take", f"lay {cell} r0")
]
REFUSALS = [
    ("CH-T1", "chartae-no-pass", [], "pass"),
    ("syntax", "chartae-unknown-action", [], "dance"),
    ("CH-R1", "chartae-no-tile", [], "turn 1,0"),
    ("CH-R2", "chartae-two-rotations", ["turn 0,0", "turn 0,0"], "turn 0,0"),
    ("CH-P5", "chartae-lay-first", ["take"], "turn 0,0"),
    ("CH-P1", "chartae-already-in-hand", ["take"], "take"),
    ("CH-P5", "chartae-take-first", [], "lay 1,0 r0"),
    ("CH-P2", "chartae-not-free", ["take"], "lay 0,0 r0"),
    ("CH-P2", "chartae-no-shared-edge", ["take"], "lay 1,1 r0"),
    ("CH-P3", "chartae-too-wide", ["take", "lay 1,0 r0", "take", "lay 2,0 r0", "take"], "lay -1,0 r0"),
    ("CH-P4", "chartae-four-orientations", ["take"], "lay 1,0 r4"),
    ("CH-E1", "chartae-game-over", ALL_TILES, "take"),
]


def begun() -> Match:
    return skerry.play("chartae", setup={"order": list(ORDER), "compass": 0, "land": 0, "first": 0})


@pytest.mark.parametrize(("rule", "message", "played", "action"), REFUSALS)
def test_a_refusal_is_a_sentence_in_each_language(
    rule: str, message: str, played: list[str], action: str
) -> None:
    match = begun()
    for earlier in played:
        match.play(earlier)
    refusal = match.why_not(action)
    assert refusal is not None
    assert (refusal.rule, refusal.message) == (rule, message)
    sentences = [words(language).explain(refusal) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    assert all(sentence.endswith(".") for sentence in sentences)
    assert str(refusal) == f"{rule}: {words('en').explain(refusal)}"


def test_a_number_that_is_no_action_is_refused() -> None:
    refusal = CHARTAE.why_not(begun().position, -1)
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("CH-T1", "chartae-unknown-action")


def test_no_refusal_of_an_action_has_been_forgotten() -> None:
    judges = re.compile(r"_?why_not.*|action_number")
    given = {
        said.shown
        for said in sources().said
        if said.place.startswith("games/chartae/") and judges.fullmatch(said.function)
    }
    assert given == {message for _, message, _, _ in REFUSALS}
    assert given <= files("en").needs.keys()


# What is proven here would notice a fault


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Sources:
    package = tmp_path_factory.mktemp("package")
    (package / "room.py").write_text(
        '"""A docstring."""\n'
        "def refuse(place, message, **values):\n"
        "    return Refused('bad', message, place=place, **values)\n"
        "def speak(words, kind, table):\n"
        "    counts = {'most': 2}\n"
        "    refuse('here', 'handed-on', found=3)\n"
        "    words.say(f'kind-{kind}')\n"
        "    Message('one' if kind else 'other', side=1, **counts)\n"
        "    Message('unread', **table)\n"
        "    return {'a': 'only-named', 'b': f'family-{kind}'}\n"
    )
    return read_sources(package)


def test_ids_and_values_are_read_from_sources(house: Sources) -> None:
    read = {said.shown: said.values for said in house.said}
    assert read == {
        "handed-on": {"place", "found"},
        "kind-…": set(),
        "one": {"side", "most"},
        "other": {"side", "most"},
        "unread": None,
    }
    assert all(said.function in ("refuse", "speak") for said in house.said)


def test_ids_that_are_only_named_count_as_said(house: Sources) -> None:
    named = {message for pattern in house.named for message in meant(pattern, {"only-named", "family-a"})}
    assert named == {"only-named", "family-a"}


def test_ids_and_values_are_read_from_the_page(tmp_path_factory: pytest.TempPathFactory) -> None:
    source = tmp_path_factory.mktemp("page")
    (source / "Room.svelte").write_text(
        "{say('page-alone')} {say(`page-${kind}-sort`, { who, count: list.length })}\n"
        "{say(one ? 'page-one' : 'page-other')}\n"
    )
    read = read_page(source)
    assert {said.pattern: said.values for said in read.said} == {
        "page\\-alone": set(),
        "page\\-[A-Za-z0-9_-]+\\-sort": {"who", "count"},
    }
    named = {message for pattern in read.named for message in meant(pattern, {"page-one", "page-other"})}
    assert named == {"page-one", "page-other"}


def test_a_words_file_that_cannot_be_read_is_noticed(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path_factory.mktemp("words") / "en.ftl"
    path.write_text("good = A { $value }\ngood = Twice\nbad = { $value\n", encoding="utf-8")
    monkeypatch.setattr(f"{read_files.__module__}.word_files", lambda language: [path])
    monkeypatch.setattr(f"{read_files.__module__}.PACKAGE", path.parent)
    read: Files = read_files("en")
    assert read.needs == {"good": frozenset()}
    assert len(read.faults) == 2
    assert path.parent != PACKAGE
