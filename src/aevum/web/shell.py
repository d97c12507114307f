"""The frame of every page: head, header with language and theme, the one main region."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import LANGUAGES, Words

STATIC: Final = Path(__file__).with_name("static")
LOCALE: Final = Path(__file__).with_name("locale")
LANGUAGE_NAMES: Final = {"en": "English", "es": "Español", "ru": "Русский"}


def _stamp() -> str:
    """Changes when a static file does, so that browsers may keep the old one for ever."""
    content = b"".join(path.read_bytes() for path in sorted(STATIC.iterdir()))
    return sha256(content).hexdigest()[:10]


STAMP: Final = _stamp()


def static(name: str) -> str:
    """The address of a static file."""
    return f"/static/{STAMP}/{name}"


def page(
    title: str, main: Child, words: Words, *, name: str = "", scripts: tuple[str, ...] = (), here: str = "/"
) -> str:
    """A whole page."""
    return (
        "<!doctype html>"
        + h.html(lang=words.language)[
            h.head[
                h.meta(charset="utf-8"),
                h.meta(name="viewport", content="width=device-width, initial-scale=1"),
                h.meta(name="color-scheme", content="light dark"),
                h.title[f"{title} · Aevum"],
                h.link(rel="stylesheet", href=static("aevum.css")),
                h.link(rel="icon", href=static("icon.svg"), type="image/svg+xml"),
                h.script(src=static("theme.js"))[""],
                [h.script(type="module", src=static(script))[""] for script in scripts],
            ],
            h.body[
                h.a(".skip", href="#main")[words("web-skip")],
                _header(words, name, here),
                h.main("#main", tabindex=-1)[main],
            ],
        ]
    )


def _header(words: Words, name: str, here: str) -> Markup:
    return h.header(".top")[
        h.a(".brand", href="/")[h.span(aria_hidden="true")["⧗"], " Aevum"],
        h.nav(aria_label=words("web-menu"))[
            h.a(href="/")[words("web-lobby")],
            h.a(href="/mine")[words("web-mine")],
            h.a(href="/account")[name or words("web-account")],
        ],
        h.form(".choices", method="post", action="/settings")[
            h.input(type="hidden", name="back", value=here),
            h.label[
                h.span(".quiet")[words("web-language")],
                h.select(name="language", data_submit=True)[
                    [
                        h.option(value=language, selected=language == words.language)[LANGUAGE_NAMES[language]]
                        for language in LANGUAGES
                    ]
                ],
            ],
            h.label[
                h.span(".quiet")[words("web-theme")],
                h.select("#theme")[
                    [
                        h.option(value=theme)[words(f"web-theme-{theme}")]
                        for theme in ("system", "light", "dark", "contrast")
                    ]
                ],
            ],
            h.noscript[h.button[words("web-apply")]],
        ],
    ]
