"""Helpers of all endpoints: hub, form and messages of a request; HTML, redirect and rendered responses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from aevum.kernel.markup import Child, Markup
from aevum.kernel.words import Words
from aevum.server.accounts.sessions import KEY_COOKIE, current_person, request_language, set_cookie
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.security.client_address import client_of
from aevum.web.components.avatar import avatar_code
from aevum.web.layout import LinkPreview, page
from aevum.web.text.site_words import LOCALE

Endpoint = Callable[[Request], Awaitable[Response]]
Routes = tuple[tuple[Any, ...], ...]
"""Tuples of a path, an endpoint and the HTTP methods it supports."""


HTML: Final = "text/html; charset=utf-8"
JSON: Final = "application/json"
MAX_DIGITS: Final = 9
"""Maximum number of digits of a number in an address, such as that of an event or a position."""
COMPRESSED: Final = ("image/png", "application/pdf")
"""Media types that gzip does not make smaller."""


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def consume_limit(request: Request, what: str, person: str = "") -> None:
    """Count an action of the client against its rate limit, or raise TooOften."""
    request.app.state.limits.consume(what, address=client_of(request), person=person)


async def live_of(request: Request) -> LiveMatch:
    """Return the live match whose id is in the path of a request."""
    return await hub_of(request).find(request.path_params["id"])


def number_in_path(text: str) -> int:
    """Return a number of an address; raise HTTPException for 404 if it is none."""
    if not (text.isascii() and text.isdigit() and len(text) <= MAX_DIGITS):
        raise HTTPException(404)
    return int(text)


def site_words(request: Request) -> Words:
    """Return the messages of the site in the language of a request."""
    return Words(request_language(request), (LOCALE,))


async def read_form(request: Request, files: int = 0, fields: int = 5) -> FormData:
    """Return the form in the body of a request.

    The body is read before it is parsed, so that one that is too large leaves no open files behind.
    """
    await request.body()
    return await request.form(max_files=files, max_fields=fields)


async def read_upload(request: Request) -> tuple[bytes, str]:
    """Return content and name of the field `file` of a form, both empty without one; files have a rate limit."""
    consume_limit(request, "file", (await current_person(request, hub_of(request))).id)
    form = await read_form(request, files=1)
    file = form.get("file")
    content, name = (await file.read(), file.filename or "") if isinstance(file, UploadFile) else (b"", "")
    await form.close()
    return content, name


async def html_page(
    request: Request,
    title: str,
    main: Markup,
    *,
    scripts: tuple[str, ...] = (),
    status: int = 200,
    headers: Mapping[str, str] | None = None,
    query: bool = False,
    preview: tuple[str, str | None] | None = None,
) -> Response:
    """Return a whole page as a response. `query`: a change of language leads back to the page with its query.

    `preview`: description of the page, and the path of its picture, for links to it.
    """
    html = (await frame_of(request, query=query)).page(title, main, scripts=scripts, preview=preview)
    return HTMLResponse(html, status_code=status, headers=headers)


@dataclass(frozen=True, slots=True)
class PageFrame:
    """Data for the layout around a page: the reader's language and name, the path of the page, and the server's URL."""

    language: str
    name: str
    current_path: str
    server_url: str = ""
    avatar: str = ""
    """Code of the reader's avatar; empty for a visitor whom the server does not know yet."""

    def page(
        self,
        title: str,
        main: Markup,
        *,
        scripts: tuple[str, ...] = (),
        preview: tuple[str, str | None] | None = None,
        page_menu: Child = None,
    ) -> str:
        """Return a whole page as HTML.

        `preview`: description of the page, and the path of its picture, for links. `page_menu`: menu of the page
        itself, beside that of the site.
        """
        words = Words(self.language, (LOCALE,))
        described = LinkPreview(preview[0], preview[1] and self.server_url + preview[1]) if preview else None
        return page(
            title,
            main,
            words,
            name=self.name,
            avatar_code=self.avatar,
            scripts=scripts,
            here=self.current_path,
            preview=described,
            page_menu=page_menu,
        )


async def frame_of(request: Request, *, query: bool = False) -> PageFrame:
    """Return the layout data for a request. `query`: a change of language leads back to the page with its query.

    Pages that show invitation links must not repeat the query, which an attacker may have written: link and query are
    compressed together, and the size would tell how much of a link was guessed (BREACH).
    """
    here = request.url.path + (f"?{request.url.query}" if query and request.url.query else "")
    person = await current_person(request, hub_of(request))
    own = avatar_code(person.id) if person.id else ""
    return PageFrame(request_language(request), person.name, here, server_url(request), own)


def server_url(request: Request) -> str:
    """Return the URL of the server as its readers know it, without a path."""
    return (request.app.state.settings.public_url or str(request.base_url)).rstrip("/")


async def rendered(
    request: Request, kind: str, work: Callable[..., Any], *arguments: Any, headers: Mapping[str, str] | None = None
) -> Response:
    """Return the result of a module-level function, called in the rendering process, as a response of a media type."""
    packed = kind not in COMPRESSED and "gzip" in request.headers.get("accept-encoding", "")
    body = await hub_of(request).render_queue.render(client_of(request), work, *arguments, packed=packed)
    coding = {"content-encoding": "gzip", "vary": "accept-encoding"} if packed else {}
    return Response(body, media_type=kind, headers={**(headers or {}), **coding})


def redirect(request: Request, where: str, key: str | None = None) -> Response:
    """Return a redirect (303) to a path; `key`: a new session key to set as a cookie."""
    response = RedirectResponse(where, status_code=303)
    if key:
        set_cookie(response, KEY_COOKIE, key, secure=request.app.state.secure)
    return response


def by_method(**works: Endpoint) -> Endpoint:
    """Return an endpoint that calls another endpoint for each HTTP method; HEAD is handled like GET."""

    async def work(request: Request) -> Response:
        return await works["GET" if request.method == "HEAD" else request.method](request)

    return work
