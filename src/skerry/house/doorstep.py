"""Connections before anything has been asked.

The server's own protocol waits for ever, takes headers of any size and any number of connections.
"""

from __future__ import annotations

import asyncio
import resource

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from skerry.house.settings import Limits

SPARE_FILES = 200  # for the store, workers and logs


def files_allowed() -> int:
    """How many files and connections this process may have open, after asking for as many as there may be."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if most == resource.RLIM_INFINITY else min(65_536, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return wanted


def doorstep(limits: Limits) -> type[HttpToolsProtocol]:
    """A protocol that lets nobody stand in the door."""
    most = min(limits.connections, files_allowed() - SPARE_FILES)

    class Doorstep(HttpToolsProtocol):
        """One connection."""

        patience: asyncio.TimerHandle | None = None
        in_headers = True  # of the next request
        asking = 0  # bytes of them

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if len(self.connections) > most:
                transport.close()
            else:
                self.wait()

        def wait(self) -> None:
            """A request must be complete in time."""
            self.be_content()
            self.patience = self.loop.call_later(limits.seconds_to_ask, self.transport.abort)

        def be_content(self) -> None:
            if self.patience is not None:
                self.patience.cancel()
                self.patience = None

        def data_received(self, data: bytes) -> None:
            self.asking += len(data) if self.in_headers else 0
            super().data_received(data)
            if self.in_headers and self.asking > limits.header_bytes and not self.transport.is_closing():
                self.send_400_response("The headers are too large.")

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self.wait()

        def on_headers_complete(self) -> None:
            super().on_headers_complete()
            self.in_headers = False

        def on_message_complete(self) -> None:
            super().on_message_complete()
            self.in_headers, self.asking = True, 0
            self.be_content()

        def handle_websocket_upgrade(self) -> None:
            self.be_content()
            super().handle_websocket_upgrade()

        def connection_lost(self, exc: Exception | None) -> None:
            self.be_content()
            super().connection_lost(exc)

    return Doorstep
