"""Pages with one clear sentence: something did not work, or chance was verified."""

from __future__ import annotations

from aevum.kernel.markup import Markup, h
from aevum.kernel.words import Words
from aevum.web.marks import mark


def error_page(message: str, words: Words) -> Markup:
    """What did not work, and where to go from here."""
    return h.div(".reading.notice")[
        mark("lost"),
        h.h1[words("error-title")],
        h.p(role="alert")[message],
        h.p(".quiet")[words("error-comfort")],
        h.p[h.a(".button.main", href="/")[words("error-home")]],
    ]


def verify_page(id: str, good: bool, moves: int, words: Words) -> Markup:
    """Does the seed fit what was published before the first move?"""
    return h.div(".reading.notice")[
        mark("seal" if good else "lost"),
        h.h1[words("replay-honest")],
        h.p(role="status")[words("verify-good" if good else "verify-bad", moves=moves)],
        h.p[h.a(".button", href=f"/m/{id}/replay")[words("table-replay")]],
    ]
