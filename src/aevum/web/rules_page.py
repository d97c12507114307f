"""The rules of a game: every clause in the rulebook's order, under the headings of the printed rulebook."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from aevum.kernel.game import Game
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.rulebook import Clause
from aevum.kernel.words import Words
from aevum.web.marks import mark
from aevum.web.shell import static


def rules_page(game: Game, query: str, words: Words) -> Markup:
    """Every clause, or those that hold certain words."""
    found = game.rulebook.search(query, words.language)
    chapters = _by(found, _chapter)
    return h.div(".rules")[
        h.script(type="module", src=static("rules.js"))[""],
        h.header[
            h.h1[words("rules-title", title=words("game-title"))],
            h.p(".quiet")[words("rules-about")],
            _search(query, words),
            h.p("#found", role="status", data_nothing=words("rules-nothing", query="…"))[
                None if found else words("rules-nothing", query=query)
            ],
        ],
        _contents(list(chapters), words) if len(chapters) > 1 else None,
        h.div(".clauses")[
            _pieces(game, words) if not query else None,
            [_chapter_section(title, clauses, query, words) for title, clauses in chapters.items()],
        ],
    ]


def _search(query: str, words: Words) -> Markup:
    return h.form(".search", method="get", role="search")[
        h.label[h.span(".unseen")[words("rules-search")], _query_field(query, words)],
        h.button[words("rules-do")],
    ]


def _query_field(query: str, words: Words) -> Child:
    return h.input("#query", type="search", name="q", value=query, placeholder=words("rules-search"), maxlength=200)


def _contents(titles: Sequence[str], words: Words) -> Markup:
    return h.nav(".contents", aria_label=words("rules-contents"))[
        h.ol[[h.li[h.a(href=f"#{_anchor(title)}")[title]] for title in titles]]
    ]


def _pieces(game: Game, words: Words) -> Markup | None:
    pieces = game.pieces(words)
    if not pieces:
        return None
    return h.section(".pieces", aria_labelledby="pieces-title")[
        h.h2("#pieces-title")[words("rules-pieces")],
        h.ul[[h.li[Markup(svg), h.span[name]] for svg, name in pieces]],
    ]


def _chapter_section(title: str, clauses: Sequence[Clause], query: str, words: Words) -> Markup:
    return h.section(".chapter", aria_labelledby=_anchor(title))[
        h.h2(id=_anchor(title))[title],
        [_part(part, inside, query, words) for part, inside in _by(clauses, _paragraph).items()],
    ]


def _part(title: str, clauses: Sequence[Clause], query: str, words: Words) -> list[Child]:
    """What stands under one paragraph of a chapter."""
    return [h.h3[title] if title else None, [_clause(clause, query, words) for clause in clauses]]


def _clause(clause: Clause, query: str, words: Words) -> Markup:
    return h.div(".clause", id=clause.id)[
        h.p[list(_marked(clause.text(words.language), query))],
        h.a(".here", href=f"#{clause.id}", aria_label=words("rules-here", clause=clause.id))[mark("link")],
        h.small(title=words("rules-ruling"))[clause.ruling] if clause.ruling else None,
    ]


def _marked(text: str, query: str) -> Iterator[Child]:
    """The text with the words that were looked for marked in it."""
    wanted = "|".join(re.escape(word) for word in sorted(query.split(), key=len, reverse=True))
    for place, part in enumerate(re.split(f"({wanted})", text, flags=re.IGNORECASE) if wanted else [text]):
        yield h.mark[part] if place % 2 else part


def _chapter(clause: Clause) -> str:
    return re.split("[,;]", clause.place)[0].strip()


def _paragraph(clause: Clause) -> str:
    return clause.place.partition(";")[0].partition(",")[2].strip()


def _anchor(title: str) -> str:
    return "chapter-" + "-".join(re.findall(r"\w+", title.casefold()))


def _by(clauses: Iterable[Clause], heading: Callable[[Clause], str]) -> dict[str, list[Clause]]:
    """Clauses under their headings, in the order in which each heading appears first."""
    found: dict[str, list[Clause]] = {}
    for clause in clauses:
        found.setdefault(heading(clause), []).append(clause)
    return found
