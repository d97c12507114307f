"""Links between a match and those that continue it from one of its positions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.kernel.markup import Markup, h
from aevum.kernel.words import Words
from aevum.web.components.icons import icon


@dataclass(frozen=True, slots=True)
class Continuations:
    """Matches that continue a match, or that it continues."""

    origin: str = ""
    """Address of the position from which the match was continued; empty if it was not."""
    continued: Sequence[tuple[str, int]] = ()
    """Id of each match that continues this one, and the number of moves before that."""


def continuation_links(known: Continuations, words: Words) -> Markup | None:
    """Return the links to the match that a match continues and to those that continue it; None without any."""
    if not known.origin and not known.continued:
        return None
    return h.p(".links.continued")[
        h.a(href=known.origin)[icon("back"), words("play-on-origin")] if known.origin else None,
        [
            h.a(href=f"/m/{id}")[icon("next"), words("play-on-continuation", moves=moves)]
            for id, moves in known.continued
        ],
    ]
