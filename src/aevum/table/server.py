"""The server process: one listening socket, one application, a clean end."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp

from aevum.kernel.errors import AevumError
from aevum.kernel.obstacles import obstacle
from aevum.table import door
from aevum.table.app import Settings, make_app
from aevum.table.storage import Storage

LARGEST_MESSAGE = 16_384
SECONDS_TO_END = 3
BACKLOG = 1_024
"""Callers who may wait to be let in."""
LET_IN_AT_ONCE = 32
"""So many are let in before those inside are served again."""


class BadDatabase(AevumError):
    """The database cannot be opened."""

    message = "error-database"


class DriverMissing(AevumError):
    """The extra that speaks to PostgreSQL is not installed."""

    message = "error-postgres-missing"


class PortBusy(AevumError):
    """Nothing can be served at this address."""

    message = "error-port-busy"


def serve(settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until interrupted; `ready` is told the address."""
    with opened(settings.database):
        # Before anything listens.
        pass
    most = min(door.MOST, door.raise_file_limit() - door.SPARE_FILES)
    keeper = door.Doorkeeper(most, settings.people_per_address * door.CONNECTIONS_A_PERSON, settings.proxies)
    with door.Threshold.of(_listening(host, port), keeper) as listener:
        name = f"[{host}]" if ":" in host else host
        config = _config(make_app(settings), settings, keeper)
        server = uvicorn.Server(config)
        # Once it has ended well, uvicorn raises the signal again for whoever listened before: that is the server, too.
        for signal_to_end in (signal.SIGINT, signal.SIGTERM):
            signal.signal(signal_to_end, server.handle_exit)
        asyncio.run(_run(server, listener, lambda: ready(f"http://{name}:{listener.getsockname()[1]}/")))


def _config(app: ASGIApp, settings: Settings, keeper: door.Doorkeeper) -> uvicorn.Config:
    """Only proxies that the operator names are believed when they say for whom they call."""
    request, open_socket = door.protocols(keeper)
    return uvicorn.Config(
        app,
        log_level="warning",
        http=request,
        ws=open_socket,
        ws_max_size=LARGEST_MESSAGE,
        limit_concurrency=keeper.most,
        backlog=LET_IN_AT_ONCE,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_END,
    )


@contextmanager
def opened(database: str) -> Iterator[Storage]:
    """A database, brought up to date; what is wrong with it is said clearly."""
    try:
        storage = Storage(database)
        storage.prepare()
    except (SQLAlchemyError, ImportError, OSError) as error:
        if isinstance(error, ModuleNotFoundError) and error.name == "psycopg":
            raise DriverMissing from error
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadDatabase(database=database.partition("@")[2] or database, why=reason) from error
    try:
        yield storage
    finally:
        storage.close()


def _listening(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise PortBusy(host=host, port=str(port), why=obstacle(error)) from error


async def _run(server: uvicorn.Server, listener: socket.socket, ready: Callable[[], None]) -> None:
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        listener.listen(BACKLOG)
        ready()
    await serving
