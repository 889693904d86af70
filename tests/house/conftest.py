from __future__ import annotations

from collections.abc import Iterator

import pytest

from skerry.house.settings import Limits

from .visiting import Open, opened

# Tests ask faster than people.
PATIENT = Limits(
    requests_a_second=100_000,
    requests_at_once=100_000,
    commands_a_second=100_000,
    commands_at_once=100_000,
    passwords_a_minute=100_000,
    hints_a_minute=100_000,
    practices_a_minute=100_000,
    newcomers_a_minute=100_000,
    open_tables=10_000,
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    """A house that is open for the tests of a module."""
    with opened(tmp_path_factory.mktemp("house"), limits=PATIENT) as house:
        yield house
