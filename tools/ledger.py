"""Show which tests prove which rule, and fail where a rule has no proof.

The rules are the table rows of `docs/rules/*.md` that begin with an id, as in `| CH-S1 | ... |`.
A test names what it proves with `@pytest.mark.ledger("CH-S1", ...)`: on a function, on a class,
in a module's `pytestmark`, or in the `marks` of one case of a parametrised test. The tests are
read, not run.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULE_ROW = re.compile(r"^\|\s*([A-Z]{2,}-[A-Z]+\d+[a-z]?)\s*\|")
SHOWN = 3

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Ledger:
    """What was read: the rules, the tests of each, and what is wrong."""

    rules: list[str] = field(default_factory=list)
    tests: defaultdict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    complaints: list[str] = field(default_factory=list)


def read_rules(docs: Path, ledger: Ledger) -> None:
    for page in sorted(docs.glob("*.md")):
        for line in page.read_text(encoding="utf-8").splitlines():
            row = RULE_ROW.match(line)
            if row is None:
                continue
            rule = row.group(1)
            if rule in ledger.rules:
                ledger.complaints.append(f"{rule} stands twice in {docs.name}/; each id is one rule")
            ledger.rules.append(rule)


def read_tests(tests: Path, ledger: Ledger) -> None:
    for path in sorted(tests.rglob("test_*.py")):
        name = path.relative_to(tests).as_posix()
        try:
            module = ast.parse(path.read_text(encoding="utf-8"))
        except SyntaxError as error:
            ledger.complaints.append(f"{name}, line {error.lineno}: {error.msg}")
            continue
        Reader(name, module, ledger).read()


class Reader:
    """Reads one module of tests."""

    def __init__(self, name: str, module: ast.Module, ledger: Ledger) -> None:
        self.name = name
        self.module = module
        self.ledger = ledger
        self.named = dict(assignments(module.body))

    def read(self) -> None:
        self.read_body(self.module.body, "", self.own_mark(self.module.body))

    def read_body(self, body: list[ast.stmt], within: str, inherited: list[str]) -> None:
        for statement in body:
            if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
                if is_skipped(statement.decorator_list):
                    continue
                own = self.ids_in(statement.decorator_list) + self.own_mark(statement.body)
                self.read_body(statement.body, f"{within}{statement.name}::", inherited + own)
            elif isinstance(statement, Function) and statement.name.startswith("test"):
                if is_skipped(statement.decorator_list):
                    continue
                test = f"{self.name}::{within}{statement.name}"
                for rule in dict.fromkeys(inherited + self.ids_in(statement.decorator_list)):
                    self.ledger.tests[rule].append(test)

    def own_mark(self, body: list[ast.stmt]) -> list[str]:
        marks = [value for target, value in assignments(body) if target == "pytestmark"]
        return self.ids_in(marks)

    def ids_in(self, marks: list[ast.expr]) -> list[str]:
        """The ids in some marks, also where the cases of a parametrised test have a name."""
        ids: list[str] = []
        waiting: list[ast.AST] = list(marks)
        followed: set[str] = set()
        while waiting:
            for node in ast.walk(waiting.pop(0)):
                if isinstance(node, ast.Name) and node.id in self.named and node.id not in followed:
                    followed.add(node.id)
                    waiting.append(self.named[node.id])
                elif isinstance(node, ast.Call) and is_ledger(node.func):
                    ids += self.ids_of(node)
        return ids

    def ids_of(self, mark: ast.Call) -> list[str]:
        plain = [argument.value for argument in mark.args if isinstance(argument, ast.Constant)]
        ids = [value for value in plain if isinstance(value, str)]
        if len(ids) < len(mark.args) or not ids or mark.keywords:
            where = f"{self.name}, line {mark.lineno}"
            self.ledger.complaints.append(f'{where}: write the ids out, as in ledger("CH-S1")')
        return ids


def assignments(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    """The names that a body gives to values, with the values."""
    for statement in body:
        if isinstance(statement, ast.Assign):
            for target in statement.targets:
                if isinstance(target, ast.Name):
                    yield target.id, statement.value
        elif (
            isinstance(statement, ast.AnnAssign)
            and isinstance(statement.target, ast.Name)
            and statement.value
        ):
            yield statement.target.id, statement.value


def is_ledger(function: ast.expr) -> bool:
    """Whether this is `pytest.mark.ledger` (or `mark.ledger`)."""
    return ast.unparse(function).removeprefix("pytest.") == "mark.ledger"


def is_skipped(marks: list[ast.expr]) -> bool:
    """Whether a test never runs: it proves nothing then."""
    return any(re.match(r"(pytest\.)?mark\.skip\b", ast.unparse(mark)) for mark in marks)


def check(ledger: Ledger) -> list[str]:
    """What is wrong, as sentences: nothing, if every rule is proven."""
    wrong = list(dict.fromkeys(ledger.complaints))
    if not ledger.rules:
        wrong.append("docs/rules/ names no rule")
    unproven = [rule for rule in ledger.rules if rule not in ledger.tests]
    if unproven:
        wrong.append(f"no test proves {', '.join(unproven)}")
    for rule in sorted(ledger.tests.keys() - set(ledger.rules)):
        wrong.append(f"{rule} is in no page of docs/rules/, but {ledger.tests[rule][0]} names it")
    return wrong


def table(ledger: Ledger) -> Iterator[str]:
    width = max((len(rule) for rule in ledger.rules), default=0)
    for rule in ledger.rules:
        tests = ledger.tests.get(rule, [])
        lines = tests[:SHOWN] or ["no test"]
        if len(tests) > SHOWN:
            lines.append(f"and {len(tests) - SHOWN} more")
        yield f"{rule:{width}}  {lines[0]}"
        yield from (f"{'':{width}}  {line}" for line in lines[1:])


def main(root: Path = ROOT) -> int:
    ledger = Ledger()
    read_rules(root / "docs" / "rules", ledger)
    read_tests(root / "tests", ledger)
    for line in table(ledger):
        print(line)
    wrong = check(ledger)
    for sentence in wrong:
        print(f"ledger: {sentence}", file=sys.stderr)
    if not wrong:
        tests = {test for proofs in ledger.tests.values() for test in proofs}
        print(f"{len(ledger.rules)} rules, all proven, by {len(tests)} test{'s' if len(tests) > 1 else ''}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
