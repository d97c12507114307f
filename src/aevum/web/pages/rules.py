"""Rules page of a game: every clause in the rulebook's order, under the titles of its chapters, with a search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.rulebook import Chapter, Clause
from aevum.kernel.text.stemming import WORD, Query
from aevum.kernel.words import Words
from aevum.web.components.icons import icon

_BASES: Final = ("option", "single", "reconstructed")
"""Origins of a rule that the rulebook does not state, besides a reading of ours."""


def rules_page(game: AnyGame, query: str, words: Words) -> Markup:
    """Return the page with every clause, or those that match the query."""
    exact = game.rulebook.search(query, words.language)
    found = exact or game.rulebook.closest(query, words.language)
    chapters: dict[Chapter, list[Clause]] = {}
    for clause in found:
        chapters.setdefault(clause.chapter, []).append(clause)
    return h.div(".rules", data_faces=f"/rules/{game.id}/faces")[
        h.header[
            h.h1[words("rules-title", title=words("game-title"))],
            _goal(words),
            h.p(".quiet")[words("rules-lead")],
            _search(query, words),
            h.p("#found", role="status")[_found(len(found), query, words, exact=bool(exact))],
        ],
        _contents(list(chapters), words) if len(chapters) > 1 else None,
        h.div(".clauses")[
            _pieces(game, words) if not query else None,
            [_section(chapter, clauses, query, words) for chapter, clauses in chapters.items()],
        ],
    ]


def _goal(words: Words) -> Markup | None:
    """Return the goal of the game, which stands before all clauses."""
    if not words.knows("game-goal"):
        return None
    return h.section(".goal.card", aria_labelledby="goal")[
        h.h2("#goal")[icon("goal"), words("rules-goal")],
        [h.p[line.strip()] for line in words("game-goal").splitlines()],
    ]


def _found(count: int, query: str, words: Words, *, exact: bool) -> str | None:
    if not query.strip():
        return None
    if not count:
        return words("rules-nothing", query=query)
    return words("rules-found" if exact else "rules-closest", count=count)


def _search(query: str, words: Words) -> Markup:
    return h.form(".search", method="get", role="search")[
        h.label[h.span(".unseen")[words("rules-search")], _query_field(query, words)],
        h.button[words("rules-do")],
    ]


def _query_field(query: str, words: Words) -> Child:
    return h.input("#query", type="search", name="q", value=query, placeholder=words("rules-search"), maxlength=200)


def _contents(chapters: Sequence[Chapter], words: Words) -> Markup:
    """Return links to the chapters, and a link back to them for screens on which they scroll away."""
    return h.nav("#contents.contents", aria_label=words("rules-contents"))[
        h.ol(tabindex=0)[
            [h.li[h.a(href=f"#{_anchor(chapter)}")[chapter.title(words.language)]] for chapter in chapters]
        ],
        h.a(".to-contents.button", href="#contents")[icon("menu"), words("rules-contents")],
    ]


def _pieces(game: AnyGame, words: Words) -> Markup | None:
    pieces = game.piece_gallery(words)
    if not pieces:
        return None
    return h.section(".pieces", aria_labelledby="pieces-title")[
        h.h2("#pieces-title")[words("rules-pieces")],
        h.ul[[h.li[Markup(svg), h.span[name]] for svg, name in pieces]],
    ]


def _section(chapter: Chapter, clauses: Sequence[Clause], query: str, words: Words) -> Markup:
    return h.section(".chapter", aria_labelledby=_anchor(chapter))[
        h.h2(id=_anchor(chapter))[chapter.title(words.language)],
        [_clause(clause, query, words) for clause in clauses],
    ]


def _clause(clause: Clause, query: str, words: Words) -> Markup:
    place = words("rules-place", place=clause.heading(words.language))
    return h.div(".clause", id=clause.id)[
        h.p(title=place)[
            list(_marked(clause.text(words.language), query, words.language)),
            _badges(clause, words) if clause.ruling else None,
        ],
        h.a(".here", href=f"#{clause.id}", aria_label=words("rules-here"))[icon("link")],
    ]


def _badges(clause: Clause, words: Words) -> list[Markup]:
    """Return badges with the origin of a rule that the rulebook does not state; numbers are those of our rulings."""
    marks = clause.ruling.split(", ")
    numbers = [mark for mark in marks if mark not in ("ours", *_BASES)]
    readings = [_badge("ours", ", ".join(numbers), words)] if numbers or "ours" in marks else []
    return readings + [_badge(basis, "", words) for basis in _BASES if basis in marks]


def _badge(kind: str, number: str, words: Words) -> Markup:
    about = f"{words(f'ruling-{kind}-about')} {number}".strip()
    return h.small(f".ruling.{kind}", title=about)[words(f"ruling-{kind}")]


def _marked(text: str, query: str, language: str) -> Iterator[Child]:
    """Yield the text with the words of the query marked."""
    wanted, done = Query(query, language).telling() or [Query(query, language)], 0
    for found in WORD.finditer(text) if query.strip() else ():
        if any(word.fits(found[0]) for word in wanted):
            yield text[done : found.start()]
            yield h.mark[found[0]]
            done = found.end()
    yield text[done:]


def _anchor(chapter: Chapter) -> str:
    return f"chapter-{chapter.id}"
