"""Pages with one sentence: an error, missing printing, or the verification of the random seed."""

from __future__ import annotations

from aevum.kernel.markup import Markup, h
from aevum.kernel.words import Words
from aevum.web.components.icons import icon
from aevum.web.components.lost_map import lost_map


def error_page(message: str, words: Words, *, lost: bool = False) -> Markup:
    """Return an error page: the message, and a link to the lobby. `lost`: the address leads nowhere."""
    return h.div(".reading.notice")[
        lost_map() if lost else icon("lost"),
        h.h1[words("error-title")],
        h.p(role="alert")[message],
        h.p(".quiet")[words("error-comfort")],
        h.p[h.a(".button.main", href="/")[words("error-home")]],
    ]


def no_printing_page(id: str, words: Words) -> Markup:
    """Return the page that says how to install printing, with a link to the drawing that a browser can print."""
    return h.div(".reading.notice")[
        icon("printer"),
        h.h1[words("printing-title")],
        h.p(role="alert")[words("error-printing-missing")],
        h.p(".quiet")[words("printing-by-browser")],
        h.p[h.a(".button.main", href=f"/m/{id}/board.svg")[words("printing-open")]],
    ]


def verify_page(id: str, good: bool, moves: int, words: Words) -> Markup:
    """Return the page that says whether the seed matches the commitment published before the first move."""
    return h.div(".reading.notice")[
        icon("seal" if good else "lost"),
        h.h1[words("replay-honest")],
        h.p(role="status")[words("verify-good" if good else "verify-bad", moves=moves)],
        h.p[h.a(".button", href=f"/m/{id}/replay")[words("table-replay")]],
    ]
