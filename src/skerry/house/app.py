"""The application: which request goes where. `make_app` is the entry."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    OpenAPI,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Reference,
    Schema,
)
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp

from skerry import __version__
from skerry.house import accounts, advice, practice, rest, visiting
from skerry.house.guard import Guard, status_of
from skerry.house.house import House
from skerry.house.messages import Health, Refusal, refusal_of
from skerry.house.observing import Counters
from skerry.house.settings import LOOPBACK
from skerry.rulebook.refusal import Refused

PAGE = Path(__file__).resolve().parent / "page"
log = logging.getLogger("skerry.house")
AnyRequest = Request[Any, Any, Any]


def make_app(house: House) -> ASGIApp:
    """The application of a house that is open; it closes the house when it ends."""
    counters = Counters(house)

    @asynccontextmanager
    async def closing(_: Litestar) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await house.close()

    @get("/ready", tags=["running"], summary="The house can keep games")
    async def ready() -> Health:
        if not house.open:
            raise Refused("store", "house-closing")
        await house.store.keep([])
        return Health(version=__version__)

    @get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
    async def metrics(request: AnyRequest) -> bytes:
        if visiting.address_of(request) not in LOOPBACK:
            raise Refused("not-host", "house-only-here")
        return counters.page()

    application = Litestar(
        [
            accounts.People,
            rest.Rooms,
            advice.Advice,
            practice.Practising,
            rest.health,
            ready,
            metrics,
            *page_routes(),
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "visitor": Provide(visiting.find_visitor),
        },
        exception_handlers={
            Refused: refused,
            ValidationException: not_understood,
            HTTPException: other_fault,
            RecursionError: not_json,  # these two are raised by what reads a body
            UnicodeDecodeError: not_json,
            Exception: own_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Skerry",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/openapi.json", "/"])],
        ),
        request_max_body_size=house.settings.limits.body_bytes,
        lifespan=[closing],
        logging_config=None,
    )
    complete(application.openapi_schema)
    return Guard(application, house, counters)


def complete(schema: OpenAPI) -> None:
    """Say in the schema what the library does not know: every error is a refusal, and what sockets send."""
    schema.components.schemas = {**(schema.components.schemas or {}), **socket_schemas()}
    refusal = OpenAPIResponse(
        description="Refused; nothing has changed",
        content={"application/json": OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Refusal"))},
    )
    for item in (schema.paths or {}).values():
        for operation in (item.get, item.put, item.post, item.delete):
            if operation is not None:
                good = {status: said for status, said in (operation.responses or {}).items() if status < "3"}
                operation.responses = {**good, "4XX": refusal, "5XX": refusal}


def socket_schemas() -> dict[str, Schema]:
    """The messages of a socket that no request answers; the others are in the schema already."""
    return {
        "Answer": Schema(
            type=OpenAPIType.OBJECT,
            description="On a socket: what became of a command.",
            required=["type", "id", "refused"],
            properties={
                "type": Schema(type=OpenAPIType.STRING, const="answer"),
                "id": Schema(type=OpenAPIType.STRING),
                "refused": Schema(
                    one_of=[Reference(ref="#/components/schemas/Refusal"), Schema(type=OpenAPIType.NULL)]
                ),
            },
        ),
        "Presence": Schema(
            type=OpenAPIType.OBJECT,
            description="On a socket: who is looking at the table now.",
            required=["type", "seats", "spectators"],
            properties={
                "type": Schema(type=OpenAPIType.STRING, const="presence"),
                "seats": Schema(type=OpenAPIType.ARRAY, items=Schema(type=OpenAPIType.BOOLEAN)),
                "spectators": Schema(type=OpenAPIType.INTEGER),
            },
        ),
    }


def page_routes() -> list[Any]:
    """The page, as it was built, at the root of the house."""
    if not (PAGE / "index.html").exists():

        @get("/", include_in_schema=False, media_type="text/plain")
        async def no_page() -> str:
            return "The page of this house has not been built. Run `make setup`, and open the house again.\n"

        return [no_page]
    return [create_static_files_router("/", [PAGE], html_mode=True, include_in_schema=False)]


# Whatever goes wrong is a refusal


def answer(request: AnyRequest, refusal: Refused, status: int | None = None) -> Response[Refusal]:
    language = visiting.language_of(request.headers.get("accept-language"))
    return Response(refusal_of(refusal, language), status_code=status or status_of(refusal))


def refused(request: AnyRequest, refusal: Refused) -> Response[Refusal]:
    return answer(request, refusal)


def not_understood(request: AnyRequest, problem: ValidationException) -> Response[Refusal]:
    """A request that is not as the schema says."""
    parts = problem.extra if isinstance(problem.extra, list) else []
    said = "; ".join(str(part.get("message", "")) for part in parts if isinstance(part, dict))
    return answer(request, Refused("syntax", "house-bad-message", problem=said or problem.detail))


def not_json(request: AnyRequest, problem: Exception) -> Response[Refusal]:
    """A body that no reader of JSON gets through."""
    return answer(request, Refused("syntax", "house-bad-message", problem=type(problem).__name__))


def other_fault(request: AnyRequest, problem: HTTPException) -> Response[Refusal]:
    """What the library refuses by itself: an address that there is not, a body that is too large."""
    rule = {404: "no-page", 413: "too-large"}.get(problem.status_code, "syntax")
    if problem.status_code == 404:
        return answer(request, Refused(rule, "house-no-page"))
    refusal = Refused(rule, "house-bad-message", problem=problem.detail)
    return answer(request, refusal, problem.status_code)


def own_fault(request: AnyRequest, problem: Exception) -> Response[Refusal]:
    """A fault of the house: logged, and said without a word of how."""
    log.error("a fault", exc_info=problem)
    return answer(request, Refused("fault", "house-fault"), 500)
