"""Page of a player: finished matches by game, with places and the best result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.kernel.markup import Markup, h
from aevum.kernel.points import Points, signed
from aevum.kernel.words import Words
from aevum.web.components.avatar import avatar
from aevum.web.components.icons import icon


@dataclass(frozen=True, slots=True)
class GameRecord:
    """Finished matches of one player in one game."""

    title: str
    matches: int
    places: Sequence[int] = ()
    """Number of first, second, third and later places; empty for a game that is played alone."""
    best: Points = 0
    """Highest number of points."""


def profile_address(person: str) -> str:
    """Return the address of the page of a player."""
    return f"/player/{person}"


def profile_page(name: str, code: str, records: Sequence[GameRecord], words: Words, *, own: bool) -> Markup:
    """Return the page of a player; `own`: its reader is that player, and sees all of their matches.

    `code`: that of the avatar.
    """
    return h.div(".reading.profile")[
        h.h1(dir="auto")[avatar(code, 48), name or words("seat-guest")],
        h.p(".quiet")[words("profile-own" if own else "profile-public")],
        _table(records, words) if records else h.p(".card.empty")[words("profile-none")],
        h.p(".links")[
            h.a(href="/mine")[icon("play"), words("web-mine")],
            h.a(href="/account")[icon("person"), words("web-account")],
        ]
        if own
        else None,
    ]


def _table(records: Sequence[GameRecord], words: Words) -> Markup:
    heads = ("profile-game", "profile-matches", "profile-first", "profile-second", "profile-later", "profile-best")
    return h.div(".scroll-x", tabindex=0, role="group", aria_label=words("profile-results"))[
        h.table(".results.records")[
            h.caption(".unseen")[words("profile-results")],
            h.thead[h.tr[[h.th(scope="col")[words(head)] for head in heads]]],
            h.tbody[[_row(record) for record in records]],
        ]
    ]


def _row(record: GameRecord) -> Markup:
    first, second, *later = record.places or (None, None)
    places = (first, second, sum(later)) if record.places else ("–",) * 3
    return h.tr[
        h.th(scope="row")[record.title],
        h.td[record.matches],
        [h.td[place] for place in places],
        h.td[signed(record.best)],
    ]
