"""Page of the chronicle of a match: prose in chapters with small drawings, made to be printed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from aevum.kernel.markup import Markup, h
from aevum.kernel.words import Words
from aevum.web.components.icons import icon
from aevum.web.components.line_chart import Series, TurnAxis, plot
from aevum.web.layout import static


@dataclass(frozen=True, slots=True)
class Illustration:
    """Drawing of a position in a chronicle."""

    at: int
    """Length of the match at the position, in moves."""
    caption: str
    changes: str = ""
    """Changes of points in words."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Part of a chronicle."""

    title: str
    span: str
    """Rounds or turns that it tells."""
    sentences: Sequence[str]
    illustrations: Sequence[Illustration] = field(default_factory=tuple)


@dataclass(frozen=True, slots=True)
class Chronicle:
    """Prose of a whole match."""

    id: str
    title: str
    opening: str
    chapters: Sequence[Chapter]
    ending: Sequence[str]
    final: Illustration
    points: Series
    """Course of the points of each seat, after every move."""
    colours: Sequence[str] = ()
    turns: TurnAxis | None = None


def chronicle_page(chronicle: Chronicle, words: Words) -> Markup:
    """Return the main region of the page."""
    last = len(chronicle.points[0][1]) - 1
    return h.article(".reading.chronicle")[
        h.link(rel="stylesheet", href=static("story.css")),
        h.link(rel="stylesheet", href=static("chronicle.css")),
        h.h1[chronicle.title],
        h.p(".opening")[chronicle.opening],
        [_chapter(chapter, chronicle.id) for chapter in chronicle.chapters],
        h.section[
            h.h2[words("story-ending")],
            _figure(chronicle.final, chronicle.id),
            h.p[" ".join(filter(None, chronicle.ending))],
            plot(chronicle.points, last, words, chronicle.colours, chronicle.turns),
        ],
        h.p(".links")[
            h.a(href=f"/m/{chronicle.id}/end")[icon("cup"), words("replay-result")],
            h.a(href=f"/m/{chronicle.id}/replay?at=0")[icon("play"), words("table-look-back")],
        ],
    ]


def _chapter(chapter: Chapter, id: str) -> Markup:
    return h.section[
        h.h2[chapter.title, h.small[chapter.span] if chapter.span != chapter.title else None],
        [_figure(shown, id) for shown in chapter.illustrations],
        h.p[" ".join(chapter.sentences)],
    ]


def _figure(shown: Illustration, id: str) -> Markup:
    """Return a drawing with its caption, which leads to the position in the replay."""
    return h.figure[
        h.img(src=f"/m/{id}/chronicle/{shown.at}.svg", alt="", width=240, height=200),
        h.figcaption[
            h.a(href=f"/m/{id}/replay?at={shown.at}")[shown.caption],
            h.span[shown.changes] if shown.changes else None,
        ],
    ]
