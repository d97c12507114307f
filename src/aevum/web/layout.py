"""Layout of every page: head, header with its menu, and the main region."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import LANGUAGES, Words
from aevum.web.assets import generated
from aevum.web.assets.static_text import STATIC
from aevum.web.components.avatar import avatar
from aevum.web.components.controls import CONFIRMATIONS
from aevum.web.components.icons import icon, logo

LANGUAGE_NAMES: Final = {"en": "English", "es": "Español", "ru": "Русский"}
THEMES: Final = ("system", "light", "dark", "contrast")


def _stamp() -> str:
    """Return a hash of all static files, used as a cache key in their addresses.

    Browsers may cache a static file without expiry, because its address changes whenever one of the files does.
    """
    content = b"".join(path.read_bytes() for path in sorted(STATIC.iterdir()))
    return sha256(content).hexdigest()[:10]


CACHE_KEY: Final = _stamp()


def static(name: str) -> str:
    """Return the address of a static file."""
    return f"/static/{CACHE_KEY}/{name}"


@dataclass(frozen=True, slots=True)
class LinkPreview:
    """Description and picture of a page, which chats and search engines show beside a link to it."""

    description: str
    image: str | None = None
    """Absolute address of the picture."""


def page(
    title: str,
    main: Child,
    words: Words,
    *,
    name: str = "",
    avatar_code: str = "",
    scripts: tuple[str, ...] = (),
    here: str = "/",
    preview: LinkPreview | None = None,
    page_menu: Child = None,
) -> str:
    """Return a complete HTML page.

    `name`: the display name of the viewer. `avatar_code`: code of their avatar; empty for an unknown viewer. `here`:
    the path of the page, which marks its link in the header as current.
    `page_menu`: menu of the page itself, beside that of the site.
    """
    return (
        "<!doctype html>"
        + h.html(lang=words.language)[
            h.head[
                h.meta(charset="utf-8"),
                h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
                h.meta(name="color-scheme", content="light dark"),
                h.title[f"{title} · Aevum"],
                _preview(title, preview) if preview else None,
                h.script(src=static("theme.js"))[""],
                h.link(rel="stylesheet", href=generated.address()),
                [h.link(rel="stylesheet", href=static(style)) for style in _styles(scripts)],
                h.link(rel="icon", href=static("icon.svg"), type="image/svg+xml"),
                h.link(rel="apple-touch-icon", href=static("icon-192.png")),
                h.link(rel="manifest", href="/manifest.webmanifest"),
                [h.script(type="module", src=static(script))[""] for script in scripts],
            ],
            h.body[
                h.a(".skip", href="#main")[words("web-skip")],
                _header(words, name, avatar_code, here, page_menu),
                h.main("#main", tabindex=-1)[main],
            ],
        ]
    )


def _preview(title: str, preview: LinkPreview) -> list[Child]:
    """Return the Open Graph properties of a page, and its description for search engines."""
    values = {"title": title, "description": preview.description, "image": preview.image, "site_name": "Aevum"}
    return [
        h.meta(name="description", content=preview.description),
        [h.meta(property=f"og:{key}", content=value) for key, value in values.items() if value],
        h.meta(name="twitter:card", content="summary_large_image") if preview.image else None,
    ]


def _styles(scripts: tuple[str, ...]) -> tuple[str, ...]:
    """Return the style sheets of a page.

    The page of a running match (`live.js`) has a style sheet of its own; that of the result is sent with the result
    when the match ends. A replay shows panels of the match, too.
    """
    if "live.js" in scripts:
        return ("aevum.css", "panels.css", "match.css")
    if "rules.js" in scripts:
        return ("aevum.css", "rules.css")
    if "replay.js" in scripts:
        return ("aevum.css", "panels.css", "replay.css", "result.css")
    return ("aevum.css", "pages.css", "result.css")


def _header(words: Words, name: str, avatar_code: str, here: str, page_menu: Child) -> Markup:
    return h.header(".top")[
        h.a(".brand", href="/")[logo(), "Aevum"],
        h.nav(aria_label=words("web-pages"))[
            [_page_link(path, words(message), here) for path, message in (("/", "web-lobby"), ("/mine", "web-mine"))]
        ],
        h.a(".account-link", href="/account", aria_current="page" if here == "/account" else None)[
            avatar(avatar_code) if name and avatar_code else icon("person"),
            h.span(dir="auto")[name or words("account-enter")],
        ],
        page_menu,
        _menu(words, here),
    ]


def _page_link(path: str, name: str, here: str) -> Markup:
    return h.a(href=path, aria_current="page" if here == path else None)[name]


def _menu(words: Words, here: str) -> Markup:
    """Return the menu: language, theme and confirmations, behind one small button."""
    return h.details(".menu")[
        h.summary[icon("menu"), h.span(".unseen")[words("web-menu")]],
        h.form(method="post", action="/settings")[
            h.input(type="hidden", name="back", value=here),
            h.label[
                words("web-language"),
                h.select(name="language", data_submit=True)[[_language(code, words) for code in LANGUAGES]],
            ],
            h.label[
                words("web-theme"),
                h.select("#theme")[[h.option(value=theme)[words(f"web-theme-{theme}")] for theme in THEMES]],
            ],
            h.label[
                words("web-confirm"),
                h.select("#confirm")[[h.option(value=when)[words(f"web-confirm-{when}")] for when in CONFIRMATIONS]],
            ],
            h.noscript[h.button[words("web-apply")]],
        ],
    ]


def _language(code: str, words: Words) -> Markup:
    return h.option(value=code, lang=code, selected=code == words.language)[LANGUAGE_NAMES[code]]
