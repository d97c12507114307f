"""The application: routes, start and stop."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from aevum.table import api, made_files, pages
from aevum.table.attempts import Attempts
from aevum.table.guard import Guard, known_host, same_origin
from aevum.table.hub import Hub
from aevum.table.limits import Limits
from aevum.table.notices import Notices, Ways
from aevum.table.notify import listening
from aevum.table.refusals import HANDLERS
from aevum.table.settings import Settings
from aevum.table.socket import live_socket
from aevum.table.storage import Storage
from aevum.web import letters
from aevum.web.shell import STAMP, STATIC

__all__ = ["Settings", "make_app"]


def make_app(settings: Settings) -> Starlette:
    """The whole table on one database."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        storage = Storage(settings.database)
        storage.prepare()
        app.state.hub = hub = Hub(storage, settings.bot_pace, settings.memory * 1_000_000)
        ways = Ways(settings.webhook, settings.smtp, settings.sender, settings.public_url)
        app.state.notices = notices = Notices(hub, ways, app.state.limits) if ways.any else None
        hub.notice = notices.changed if notices else None
        hub.open(settings.forget_after, settings.par_seconds)
        cutting = asyncio.create_task(asyncio.to_thread(letters.cut_all))
        async with listening(hub):
            yield
        await cutting
        if notices:
            notices.close()
        await hub.close()

    app = Starlette(
        routes=[
            *[
                Route(path, work, methods=methods)
                for path, work, *methods in (*pages.ROUTES, *api.ROUTES, *made_files.ROUTES)
            ],
            WebSocketRoute("/m/{id}/live", live_socket),
            Mount(f"/static/{STAMP}", StaticFiles(directory=STATIC)),
        ],
        middleware=[Middleware(Guard, settings=settings), Middleware(GZipMiddleware, minimum_size=500)],
        exception_handlers=HANDLERS,
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.allows_origin = lambda caller: same_origin(caller, settings.public_url) and known_host(caller, settings)
    app.state.attempts = Attempts()
    app.state.limits = Limits(settings.people_per_address)
    app.state.secure = settings.secure
    return app
