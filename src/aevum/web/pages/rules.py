"""Rules page of a game: every clause in the rulebook's order, under the titles of its chapters, with a search."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.presentation import Tooltip
from aevum.kernel.rulebook import Chapter, Clause
from aevum.kernel.text.stemming import WORD
from aevum.kernel.words import Words
from aevum.kernel.worked_examples import Example, examples_of
from aevum.web.components.icons import icon
from aevum.web.components.tooltips import emblem
from aevum.web.components.worked_examples import overview, worked_example

_BASES: Final = ("option", "single", "reconstructed")
"""Origins of a rule that the rulebook does not state, besides a reading of ours."""


@dataclass(frozen=True, slots=True)
class _Reading:
    """The rules as one reader sees them: the words of the search, and the cards by the ids of their clauses."""

    game: AnyGame
    words: Words
    query: str
    cards: Mapping[str, Tooltip]

    def marked(self, text: str) -> Iterator[Child]:
        """Yield the text with the words of the search marked."""
        whole = self.game.rulebook.query(self.query, self.words.language)
        wanted, done = whole.telling() or [whole], 0
        for found in WORD.finditer(text) if self.query.strip() else ():
            if any(word.fits(found[0]) for word in wanted):
                yield text[done : found.start()]
                yield h.mark[found[0]]
                done = found.end()
        yield text[done:]


def rules_page(game: AnyGame, query: str, words: Words) -> Markup:
    """Return the page with every clause, or those that match the query."""
    reading, titles = _Reading(game, words, query, game.cards_by_clause(words)), game.card_titles(words)
    exact = game.rulebook.search(query, words.language, titles)
    found = exact or game.rulebook.closest(query, words.language, titles)
    chapters: dict[Chapter, list[Clause]] = {}
    for clause in found:
        chapters.setdefault(clause.chapter, []).append(clause)
    return h.div(".rules", data_faces=f"/rules/{game.id}/faces")[
        h.header[
            h.h1[words("rules-title", title=words("game-title"))],
            _goal(game.goal(words), words),
            h.p(".quiet")[words("rules-lead")],
            _search(query, words),
            h.p("#found", role="status")[_found(len(found), query, words, exact=bool(exact))],
        ],
        _contents(list(chapters), reading) if len(chapters) > 1 else None,
        h.div(".clauses")[
            overview(game, words) if not query else None,
            _pieces(game, words) if not query else None,
            [_section(chapter, clauses, reading) for chapter, clauses in chapters.items()],
        ],
    ]


def _goal(goal: str, words: Words) -> Markup | None:
    """Return the goal of the game, which stands before all clauses; nothing if it is empty."""
    if not goal:
        return None
    return h.section(".goal.card", aria_labelledby="goal")[
        h.h2("#goal")[icon("goal"), words("rules-goal")],
        [h.p[line.strip()] for line in goal.splitlines()],
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


def _contents(chapters: Sequence[Chapter], reading: _Reading) -> Markup:
    """Return links to the chapters, and a link back to them for screens on which they scroll away."""
    words, overviewed = reading.words, examples_of(reading.game).overview and not reading.query
    return h.nav("#contents.contents", aria_label=words("rules-contents"))[
        h.ol(tabindex=0)[
            h.li[h.a(href="#overview")[words("rules-overview")]] if overviewed else None,
            [h.li[h.a(href=f"#{_anchor(chapter)}")[chapter.title(words.language)]] for chapter in chapters],
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


def _section(chapter: Chapter, clauses: Sequence[Clause], reading: _Reading) -> Markup:
    """Return a chapter; clauses that only say why a move is refused are folded at its end, unless they were sought."""
    folded = [clause for clause in clauses if clause.is_refusal and not reading.query]
    return h.section(".chapter", aria_labelledby=_anchor(chapter))[
        h.h2(id=_anchor(chapter))[chapter.title(reading.words.language)],
        [_clause(clause, reading) for clause in clauses if clause not in folded],
        [worked_example(reading.game, example, reading.words) for example in _examples(chapter, reading)],
        h.details(".refusals")[
            h.summary[reading.words("rules-refusals", count=len(folded))],
            [_clause(clause, reading) for clause in folded],
        ]
        if folded
        else None,
    ]


def _examples(chapter: Chapter, reading: _Reading) -> list[Example]:
    return [] if reading.query else examples_of(reading.game).of_chapter(chapter.id)


def _clause(clause: Clause, reading: _Reading) -> Markup:
    words, card = reading.words, reading.cards.get(clause.id)
    place = words("rules-place", place=clause.heading(words.language))
    return h.div(".clause", id=clause.id)[
        h.p(title=place)[
            _card(card, reading) if card else None,
            list(reading.marked(clause.text(words.language))),
            _badges(clause, words) if clause.ruling else None,
        ],
        h.a(".permalink", href=f"#{clause.id}", aria_label=words("rules-here"))[icon("link")],
    ]


def _card(card: Tooltip, reading: _Reading) -> list[Child]:
    """Return the picture and the name of a card before what it does."""
    return [emblem(card.emblem, reading.game) if card.emblem else None, h.strong[list(reading.marked(card.title))], " "]


def _badges(clause: Clause, words: Words) -> list[Markup]:
    """Return badges with the origin of a rule that the rulebook does not state; numbers are those of our rulings."""
    marks = clause.ruling.split(", ")
    numbers = [mark for mark in marks if mark not in ("ours", *_BASES)]
    readings = [_badge("ours", ", ".join(numbers), words)] if numbers or "ours" in marks else []
    return readings + [_badge(basis, "", words) for basis in _BASES if basis in marks]


def _badge(kind: str, number: str, words: Words) -> Markup:
    about = f"{words(f'ruling-{kind}-about')} {number}".strip()
    return h.small(f".ruling.{kind}", title=about)[words(f"ruling-{kind}")]


def _anchor(chapter: Chapter) -> str:
    return f"chapter-{chapter.id}"
