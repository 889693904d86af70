"""The schema is the truth about the house: whatever is asked is answered as it says, and without a fault."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from .visiting import Guest, Open


@pytest.fixture(scope="module")
def visited(house: Open) -> Iterator[tuple[Guest, list[str]]]:
    """A house in which something is going on: a guest with tables that wait, run and are over."""
    with Guest(house, "Ann") as ann:
        waiting, running, over = (ann.open("chartae", options={"first": 0}) for _ in range(3))
        for table in (running, over):
            ann.do(table, "sit")
            ann.do(table, "seat-bot", bot="random")
        ann.do(over, "resign")
        yield ann, [waiting, running, over]


LONG = 120  # seconds for an answer: the machine may have much else to do


@pytest.fixture(scope="module")
def schema(house: Open) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{house.address}/schema/openapi.json")


def test_every_request_of_the_schema_is_answered_without_a_fault(
    visited: tuple[Guest, list[str]], schema: schemathesis.BaseSchema, house: Open
) -> None:
    ann, tables = visited
    names = itertools.cycle(tables)
    tried = 0
    for operation in schema.get_all_operations():
        found = operation.ok()

        @given(case=found.as_strategy())
        @settings(
            max_examples=25,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: schemathesis.Case) -> None:
            nonlocal tried
            tried += 1
            if "table" in case.path_parameters and tried % 3:
                case.path_parameters["table"] = next(names)  # one that there is
            cookies = dict(ann.client.cookies)
            response = case.call(base_url=house.address, cookies=cookies, timeout=LONG)
            case.validate_response(response, checks=[not_a_server_error, response_schema_conformance])

        ask()
    assert tried > 100
    assert ann.get("/health")["status"] == "ok"
