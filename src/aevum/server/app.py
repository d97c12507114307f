"""The ASGI application with its routes, middleware, start and shutdown."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from threading import Event

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route, WebSocketRoute

from aevum.server.api import endpoints
from aevum.server.error_responses import HANDLERS
from aevum.server.live.change_listener import listen_for_changes
from aevum.server.live.hub import Hub
from aevum.server.match_socket import live_socket
from aevum.server.middleware import SecurityMiddleware, known_host, same_origin
from aevum.server.notifications.turn_notices import Delivery, TurnNotices
from aevum.server.notifications.web_push import WebPush
from aevum.server.pages import generated_assets, site
from aevum.server.presenters import game_pictures
from aevum.server.security.login_throttle import LoginThrottle
from aevum.server.security.rate_limits import RateLimits
from aevum.server.settings import Settings
from aevum.server.static_files import LeanStaticFiles
from aevum.server.storage.matches import Storage
from aevum.server.view_rate_limit import ViewRateLimit
from aevum.web.assets.static_text import STATIC
from aevum.web.layout import CACHE_KEY

__all__ = ["Settings", "make_app"]


def make_app(settings: Settings) -> Starlette:
    """Return the Starlette application for the database and options in `settings`."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        storage = Storage(settings.database)
        storage.prepare()
        app.state.hub = hub = Hub(storage, settings.bot_pace, settings.memory * 1_000_000)
        hub.limits = app.state.limits
        delivery = Delivery(settings.webhook, settings.smtp, settings.sender, settings.public_url)
        push = WebPush(storage.secret, settings.contact)
        app.state.notices = notices = TurnNotices(hub, delivery, app.state.limits, push)
        hub.notice = notices.changed
        hub.open(settings.forget_after, settings.par_seconds, settings.review_workers)
        drawing = asyncio.create_task(asyncio.to_thread(game_pictures.draw_all, ended := Event()))
        async with listen_for_changes(hub):
            yield
        ended.set()
        await drawing
        notices.close()
        await hub.close()

    app = Starlette(
        routes=[
            *[
                Route(path, work, methods=methods)
                for path, work, *methods in (*site.ROUTES, *endpoints.ROUTES, *generated_assets.ROUTES)
            ],
            WebSocketRoute("/m/{id}/live", live_socket),
            Mount(f"/static/{CACHE_KEY}", LeanStaticFiles(directory=STATIC)),
        ],
        middleware=[
            Middleware(SecurityMiddleware, settings=settings),
            Middleware(ViewRateLimit),
            Middleware(GZipMiddleware, minimum_size=500),
        ],
        exception_handlers=HANDLERS,
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.allows_origin = lambda connection: (
        same_origin(connection, settings.public_url) and known_host(connection, settings)
    )
    app.state.attempts = LoginThrottle()
    app.state.limits = RateLimits(settings.people_per_address)
    app.state.secure = settings.secure
    return app
