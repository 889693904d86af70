"""`make ledger` knows every way in which a test can name a rule, and what is missing."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest


class House:
    """A small project with rules and tests."""

    def __init__(self, root: Path, ledger: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
        self.root = root
        self.tool = ledger
        self.capsys = capsys
        (root / "docs" / "rules").mkdir(parents=True)
        (root / "tests" / "games").mkdir(parents=True)

    def rules(self, *ids: str) -> None:
        rows = [f"| {rule} | what it says |\n" for rule in ids]
        (self.root / "docs" / "rules" / "game.md").write_text("| id | rule |\n|---|---|\n" + "".join(rows))

    def tests(self, source: str) -> None:
        (self.root / "tests" / "games" / "test_game.py").write_text("import pytest\n" + source)

    def ledger(self) -> tuple[int, str, str]:
        status: int = self.tool.main(self.root)
        said = self.capsys.readouterr()
        return status, said.out, said.err


@pytest.fixture
def house(tmp_path: Path, load: Callable[[str], ModuleType], capsys: pytest.CaptureFixture[str]) -> House:
    return House(tmp_path, load("ledger"), capsys)


@pytest.mark.parametrize(
    "source",
    [
        pytest.param('@pytest.mark.ledger("XX-A1")\ndef test_it(): ...', id="on a function"),
        pytest.param(
            '@pytest.mark.ledger("XX-A1")\nclass TestIt:\n    def test_it(self): ...', id="on a class"
        ),
        pytest.param(
            'class TestIt:\n    pytestmark = pytest.mark.ledger("XX-A1")\n    def test_it(self): ...',
            id="in a class",
        ),
        pytest.param('pytestmark = pytest.mark.ledger("XX-A1")\ndef test_it(): ...', id="in a module"),
        pytest.param(
            'pytestmark = [pytest.mark.slow, pytest.mark.ledger("XX-A1")]\ndef test_it(): ...',
            id="among others",
        ),
        pytest.param(
            '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.ledger("XX-A1"))])\n'
            "def test_it(n): ...",
            id="on a case",
        ),
        pytest.param(
            'CASES = [pytest.param(1, marks=[pytest.mark.ledger("XX-A1")])]\n'
            '@pytest.mark.parametrize("n", CASES)\ndef test_it(n): ...',
            id="on a case that stands apart",
        ),
        pytest.param(
            'from pytest import mark\n@mark.ledger("XX-A1")\nasync def test_it(): ...', id="in short"
        ),
    ],
)
def test_a_rule_can_be_named_in_many_ways(house: House, source: str) -> None:
    house.rules("XX-A1")
    house.tests(source)
    status, table, complaints = house.ledger()
    assert status == 0
    assert "XX-A1  games/test_game.py::" in table
    assert "test_it" in table
    assert complaints == ""


def test_one_test_may_prove_several_rules(house: House) -> None:
    house.rules("XX-A1", "XX-A2")
    house.tests('@pytest.mark.ledger("XX-A1", "XX-A2")\ndef test_both(): ...')
    status, table, _ = house.ledger()
    assert status == 0
    assert "2 rules, all proven, by 1 test\n" in table


def test_a_rule_without_a_test_is_named(house: House) -> None:
    house.rules("XX-A1", "XX-A2", "XX-A10")
    house.tests('@pytest.mark.ledger("XX-A1")\ndef test_first(): ...')
    status, _, complaints = house.ledger()
    assert status == 1
    assert complaints == "ledger: no test proves XX-A2, XX-A10\n"


def test_a_mark_on_no_test_proves_nothing(house: House) -> None:
    house.rules("XX-A1")
    house.tests('@pytest.mark.ledger("XX-A1")\ndef help_with_it(): ...')
    status, _, complaints = house.ledger()
    assert status == 1
    assert "no test proves XX-A1" in complaints


def test_a_skipped_test_proves_nothing(house: House) -> None:
    house.rules("XX-A1")
    house.tests('@pytest.mark.skip\n@pytest.mark.ledger("XX-A1")\ndef test_it(): ...')
    status, _, complaints = house.ledger()
    assert status == 1
    assert "no test proves XX-A1" in complaints


def test_an_unknown_rule_is_named_with_its_test(house: House) -> None:
    house.rules("XX-A1")
    house.tests('@pytest.mark.ledger("XX-A1", "XX-Z9")\ndef test_it(): ...')
    status, _, complaints = house.ledger()
    assert status == 1
    assert "XX-Z9 is in no page of docs/rules/, but games/test_game.py::test_it names it" in complaints


@pytest.mark.parametrize("mark", ["ledger(*RULES)", "ledger(RULE)", "ledger()", 'ledger(f"XX-A{1}")'])
def test_ids_are_written_out(house: House, mark: str) -> None:
    house.rules("XX-A1")
    house.tests(f"@pytest.mark.{mark}\ndef test_it(): ...")
    status, _, complaints = house.ledger()
    assert status == 1
    assert "games/test_game.py, line 2: write the ids out" in complaints


def test_an_id_is_one_rule(house: House) -> None:
    house.rules("XX-A1", "XX-A1")
    house.tests('@pytest.mark.ledger("XX-A1")\ndef test_it(): ...')
    status, _, complaints = house.ledger()
    assert status == 1
    assert "XX-A1 stands twice" in complaints


def test_no_rules_at_all_is_a_failure(house: House) -> None:
    status, _, complaints = house.ledger()
    assert status == 1
    assert "names no rule" in complaints


def test_a_test_that_cannot_be_read_is_named(house: House) -> None:
    house.rules("XX-A1")
    house.tests("def test_it(:")
    status, _, complaints = house.ledger()
    assert status == 1
    assert "games/test_game.py, line 2" in complaints


def test_many_tests_are_shortened(house: House) -> None:
    house.rules("XX-A1")
    tests = "".join(f"def test_{n}(): ...\n" for n in range(8))
    house.tests(f'pytestmark = pytest.mark.ledger("XX-A1")\n{tests}')
    status, table, _ = house.ledger()
    assert status == 0
    assert "test_2" in table
    assert "test_3" not in table
    assert "and 5 more" in table
