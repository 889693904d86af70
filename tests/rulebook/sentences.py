"""What the words files hold and what the sources say: both are read, nothing is run.

The entries are `read_files` (a language's messages and the values each needs), `read_sources` and `read_page`
(each place that says a message, and the values it passes).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from skerry.rulebook.words import PACKAGE, word_files

PAGE_SOURCE = PACKAGE.parent.parent / "web" / "src"
ANY = "[A-Za-z0-9_-]+"  # what stands in an id where the source puts a value in
ID_FORMAT = re.compile(r"[a-z]+(-[A-Za-z0-9]+)*-")  # how the id of a family of messages begins

Function = ast.FunctionDef | ast.AsyncFunctionDef


# Words files


@dataclass
class Files:
    """The words files of a language."""

    needs: dict[str, frozenset[str]]  # message id: the values that it needs
    faults: list[str]


def read_files(language: str) -> Files:
    """All messages of a language."""
    files = Files({}, [])
    for path in word_files(language):
        place = path.relative_to(PACKAGE).as_posix()
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Junk):
                files.faults.append(f"{place} cannot be read at: {(entry.content or '').strip()[:60]}")
            elif isinstance(entry, fluent.Message):
                if entry.id.name in files.needs:
                    files.faults.append(f"{place}: {entry.id.name} stands in the files twice")
                files.needs[entry.id.name] = frozenset(values_in(entry))
    return files


def values_in(node: object) -> Iterator[str]:
    """The names of the values that a part of a message speaks of."""
    if isinstance(node, fluent.VariableReference):
        yield node.id.name
    elif isinstance(node, fluent.BaseNode):
        for part in vars(node).values():
            yield from values_in(part)
    elif isinstance(node, list):
        for part in node:
            yield from values_in(part)


# Sources


@dataclass(frozen=True)
class Speaker:
    """A function that takes the id of a message: `Refused`, `Message`, `say`, or one that hands it on."""

    place: int  # of the id among the arguments
    keyword: str
    adds: frozenset[str] = frozenset()  # the values that it passes by itself


SPEAKERS = {"Refused": Speaker(1, "message"), "Message": Speaker(0, "name"), "say": Speaker(0, "message")}


@dataclass(frozen=True)
class Said:
    """A place in the sources that says a message."""

    place: str  # file and line
    function: str  # where it stands
    pattern: str  # which ids: the id itself, unless a value is put into it
    shown: str
    values: frozenset[str] | None  # None: they cannot be read there


@dataclass
class Sources:
    """What the sources say."""

    said: list[Said]
    named: list[str]  # patterns of whatever else could be an id: any string, the beginning of any f-string


def read_sources(package: Path = PACKAGE) -> Sources:
    """Every message that the package says."""
    sources = Sources([], [])
    for path in sorted(package.rglob("*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        Module(path.relative_to(package).as_posix(), module).read(sources)
    return sources


# The page


SAYING = re.compile(
    r"\b(?:say|named)\(\s*(?:say\()?([`'])(?P<id>[^`']+)\1(?:,\s*\{(?P<values>(?:[^{}]|\{[^{}]*\})*)\})?"
)
ANY_STRING = re.compile(r"(['`])([A-Za-z][A-Za-z0-9-]*-(?:[A-Za-z0-9]|\$\{)[^'`\s]*)\1")


def read_page(source: Path = PAGE_SOURCE) -> Sources:
    """Every message that the page in the browser says: `say('id', { value })`, or an id in quotes."""
    sources = Sources([], [])
    for path in sorted([*source.rglob("*.ts"), *source.rglob("*.svelte")]):
        text = path.read_text(encoding="utf-8")
        for found in SAYING.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            values = found["values"] or ""
            while values != (values := re.sub(r"\([^()]*\)|`[^`]*`|'[^']*'", "", values)):
                pass  # what is called or quoted within a value names nothing
            passed = re.findall(r"(?:^|,)\s*(\w+)(?=\s*(?::|,|$))", values)
            said = Said(
                f"{path.name}, line {line}", "", page_pattern(found["id"]), found["id"], frozenset(passed)
            )
            sources.said.append(said)
        sources.named += [page_pattern(found[2]) for found in ANY_STRING.finditer(text)]
    return sources


def page_pattern(written: str) -> str:
    """Which ids a string of the page can be: a value may be put into it."""
    return ANY.join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", written))


class Module:
    """Reads one module."""

    def __init__(self, path: str, module: ast.Module) -> None:
        self.path = path
        self.calls = list(calls(module, []))
        self.strings = [node for node in ast.walk(module) if isinstance(node, ast.Constant | ast.JoinedStr)]
        self.speakers = dict(SPEAKERS)
        while self.find_speakers():
            pass

    def find_speakers(self) -> bool:
        """Notice the functions that hand an id on; answer whether there was a new one."""
        found = False
        for call, within in self.calls:
            speaker = self.speaker_of(call)
            if speaker is None or not within:
                continue
            function = within[-1]
            handed = self.id_of(call, speaker)
            parameters = [argument.arg for argument in function.args.args if argument.arg != "self"]
            if not isinstance(handed, ast.Name) or handed.id not in parameters:
                continue
            if function.name not in self.speakers:
                adds = speaker.adds | {keyword.arg for keyword in call.keywords if keyword.arg}
                self.speakers[function.name] = Speaker(parameters.index(handed.id), handed.id, adds)
                found = True
        return found

    def speaker_of(self, call: ast.Call) -> Speaker | None:
        called = call.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        return self.speakers.get(name)

    def id_of(self, call: ast.Call, speaker: Speaker) -> ast.expr | None:
        if len(call.args) > speaker.place:
            return call.args[speaker.place]
        return next((word.value for word in call.keywords if word.arg == speaker.keyword), None)

    def read(self, sources: Sources) -> None:
        for call, within in self.calls:
            speaker = self.speaker_of(call)
            if speaker is None:
                continue
            passed = values_of(call, within[-1] if within else None)
            said = Said(
                place=f"{self.path}, line {call.lineno}",
                function=within[-1].name if within else "",
                pattern="",
                shown="",
                values=None if passed is None else passed | speaker.adds,
            )
            for pattern, shown in patterns(self.id_of(call, speaker)):
                sources.said.append(replace(said, pattern=pattern, shown=shown))
        for string in self.strings:
            begins = string.values[0] if isinstance(string, ast.JoinedStr) and string.values else string
            whole = begins is string
            if isinstance(begins, ast.Constant) and isinstance(begins.value, str):
                if whole:
                    sources.named.append(re.escape(begins.value))
                elif ID_FORMAT.fullmatch(begins.value):
                    sources.named.append(re.escape(begins.value) + ANY)


def calls(node: ast.AST, within: list[Function]) -> Iterator[tuple[ast.Call, list[Function]]]:
    """Every call, with the functions that it stands in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield child, within
        yield from calls(child, [*within, child] if isinstance(child, Function) else within)


def patterns(message: ast.expr | None) -> Iterator[tuple[str, str]]:
    """The ids that an expression can be, as patterns and as people read them; none where it is computed."""
    if isinstance(message, ast.Constant) and isinstance(message.value, str):
        yield re.escape(message.value), message.value
    elif isinstance(message, ast.IfExp):
        yield from patterns(message.body)
        yield from patterns(message.orelse)
    elif isinstance(message, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else None for part in message.values]
        if parts[0] is not None:
            yield (
                "".join(ANY if part is None else re.escape(str(part)) for part in parts),
                "".join("…" if part is None else str(part) for part in parts),
            )


def values_of(call: ast.Call, function: Function | None) -> frozenset[str] | None:
    """The names of the values that a call passes; None where they cannot be read."""
    names: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg is not None:
            names.add(keyword.arg)
            continue
        table = dict_of(keyword.value, function)
        if table is None:
            return None
        names |= table
    return frozenset(names)


def dict_of(value: ast.expr, function: Function | None) -> set[str] | None:
    """The keys of a dict that is written out, there or earlier in the function."""
    if isinstance(value, ast.Name) and function is not None:
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == value.id:
                return dict_of(node.value, None)
    if not isinstance(value, ast.Dict):
        return None
    keys = {str(key.value) for key in value.keys if isinstance(key, ast.Constant)}
    return keys if len(keys) == len(value.keys) else None
