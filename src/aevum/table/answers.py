"""Answers: what every page of the table is made with, from the request to the response."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from aevum.kernel.markup import Markup
from aevum.kernel.words import Words
from aevum.table.addresses import caller
from aevum.table.hub import Hub, Live
from aevum.table.identity import KEY, language, remember, who
from aevum.web.shell import LOCALE, page

Work = Callable[[Request], Awaitable[Response]]
Routes = tuple[tuple[Any, ...], ...]
"""Addresses: a path, the work, and the methods it takes."""


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def spend(request: Request, what: str, person: str = "") -> None:
    """Count what a caller does, or raise TooOften."""
    request.app.state.limits.spend(what, address=caller(request), person=person)


async def live_of(request: Request) -> Live:
    """The match an address names."""
    return await hub_of(request).find(request.path_params["id"])


def site_words(request: Request) -> Words:
    """The words of the site, in the reader's language."""
    return Words(language(request), (LOCALE,))


async def read_form(request: Request, files: int = 0, fields: int = 5) -> FormData:
    """A form; read whole before it is taken apart, so that one too large leaves no open files behind."""
    await request.body()
    return await request.form(max_files=files, max_fields=fields)


async def show(
    request: Request,
    title: str,
    main: Markup,
    *,
    scripts: tuple[str, ...] = (),
    status: int = 200,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """A whole page."""
    person = await who(request, hub_of(request))
    here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    html = page(title, main, site_words(request), name=person.name, scripts=scripts, here=here)
    return HTMLResponse(html, status_code=status, headers=headers)


def go(request: Request, where: str, key: str | None = None) -> Response:
    """Send the browser on, with its new key if it has been given one."""
    response = RedirectResponse(where, status_code=303)
    if key:
        remember(response, KEY, key, secure=request.app.state.secure)
    return response


def by_method(**works: Work) -> Work:
    """One address that does one thing when read and another when sent to."""

    async def work(request: Request) -> Response:
        return await works["GET" if request.method == "HEAD" else request.method](request)

    return work
