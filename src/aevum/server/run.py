"""The server process, which opens the database and the listening socket, runs uvicorn and shuts down cleanly."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp

from aevum.kernel.errors import AevumError
from aevum.kernel.registry import games
from aevum.kernel.system.garbage_collection import make_collections_rare
from aevum.kernel.system.os_errors import explain_os_error
from aevum.kernel.words import DEFAULT_LANGUAGE
from aevum.server.app import Settings, make_app
from aevum.server.security import connection_limits
from aevum.server.storage.database import sole_user_of
from aevum.server.storage.matches import Storage
from aevum.web.text.site_words import words_of

LOG = logging.getLogger("aevum.server")
MAX_MESSAGE_BYTES = 16_384
"""Maximum size of an incoming WebSocket message, in bytes."""
SHUTDOWN_SECONDS = 3
"""Seconds that open requests have to end when the server shuts down."""
BACKLOG = 1_024
"""Maximum number of connections that wait to be accepted."""
ACCEPT_BATCH = 32
"""Maximum number of connections accepted in a row before open ones are served again."""


class BadDatabase(AevumError):
    """The database cannot be opened."""

    message = "error-database"


class DriverMissing(AevumError):
    """The PostgreSQL driver (psycopg, an optional extra) is not installed."""

    message = "error-postgres-missing"


class PortBusy(AevumError):
    """The server cannot listen at this host and port."""

    message = "error-port-busy"


def serve(settings: Settings, host: str, port: int, ready: Callable[[str, str], None]) -> None:
    """Serve until interrupted; `ready` is called with the URL and with the product and version of the database."""
    with open_database(settings.database, replace_secret=settings.replace_secret) as storage:
        version = storage.version
    with sole_user_of(settings.database) as alone:
        if not alone:
            LOG.warning("another server has the same SQLite file open, which can damage it: run one, or use PostgreSQL")
        _serve(settings, host, port, lambda address: ready(address, version))


def _serve(settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> None:
    max_connections = min(
        connection_limits.MAX_CONNECTIONS, connection_limits.raise_file_limit() - connection_limits.SPARE_FILES
    )
    limiter = connection_limits.ConnectionLimiter(
        max_connections, settings.people_per_address * connection_limits.MAX_CONNECTIONS_PER_PERSON, settings.proxies
    )
    with connection_limits.LimitedSocket.of(_listening(host, port), limiter) as listener:
        name = f"[{host}]" if ":" in host else host
        app = make_app(settings)
        server = _Server(_config(app, settings, limiter))

        def on_started() -> None:
            make_collections_rare()
            app.state.hub.render_queue.start(prepare)
            ready(f"http://{name}:{listener.getsockname()[1]}/")

        # After a clean shutdown uvicorn raises the signal again for the previous handler: that must be the server, too.
        for signal_to_end in (signal.SIGINT, signal.SIGTERM):
            signal.signal(signal_to_end, server.handle_exit)
        asyncio.run(_run(server, listener, on_started))


def prepare() -> None:
    """Load games and messages that every page needs; runs at the start of the process that renders."""
    for game in games():
        words_of(game, DEFAULT_LANGUAGE)("game-title")


class _Server(uvicorn.Server):
    """Server that shuts down cleanly after several signals; uvicorn cancels the application at a second Ctrl+C."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        self.force_exit = False


def _config(app: ASGIApp, settings: Settings, limiter: connection_limits.ConnectionLimiter) -> uvicorn.Config:
    """Return the configuration of uvicorn; only proxies that the operator names may set the client address."""
    request, open_socket = connection_limits.protocols(limiter)
    return uvicorn.Config(
        app,
        log_level="warning",
        http=request,
        ws=open_socket,
        ws_max_size=MAX_MESSAGE_BYTES,
        limit_concurrency=limiter.max_connections,
        backlog=ACCEPT_BATCH,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


@contextmanager
def open_database(database: str, *, replace_secret: bool = False) -> Iterator[Storage]:
    """Open, migrate and check a database, and close it afterwards; raise BadDatabase or DriverMissing if that fails."""
    try:
        storage = Storage(database, replace_secret=replace_secret)
        storage.prepare()
        storage.quick_check()
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
        raise PortBusy(host=host, port=str(port), why=explain_os_error(error)) from error


async def _run(server: uvicorn.Server, listener: socket.socket, ready: Callable[[], None]) -> None:
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        listener.listen(BACKLOG)
        ready()
    await serving
