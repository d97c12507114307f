"""Page of the lessons of a game, with minutes and the reader's stars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aevum.kernel.game import AnyGame
from aevum.kernel.lessons.lesson import Lesson
from aevum.kernel.lessons.reader import practice_of
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.web.components.icons import icon
from aevum.web.components.lesson import begin_form, star_row
from aevum.web.layout import static


def learn_page(
    game: AnyGame, lessons: Sequence[Lesson], stars: Mapping[str, int], begun: Mapping[str, int], words: Words
) -> Markup:
    """Return the page. `stars`: of the reader by lesson; `begun`: completed steps of lessons that wait to go on."""
    return h.div(".reading.learn")[
        h.link(rel="stylesheet", href=static("learn.css")),
        h.h1[words("learn-title", title=words("game-title"))],
        h.p(".lead")[words("learn-lead")],
        h.ol(".lessons")[[_entry(lesson, stars, begun.get(lesson.id), words) for lesson in lessons]],
        h.p(".links")[
            h.a(href=f"/practice/{game.id}")[icon("target"), words("lobby-practice")] if practice_of(game) else None,
            h.a(href=f"/new/{game.id}")[icon("play"), words("lobby-new")],
            h.a(href=f"/rules/{game.id}")[icon("book"), words("lobby-rules")],
            h.a(href="/learn/mine")[icon("person"), words("maker-mine")],
        ],
    ]


def _entry(lesson: Lesson, stars: Mapping[str, int], done: int | None, words: Words) -> Markup:
    spoken = lesson.words(words)
    buttons = begin_buttons(lesson, f"/learn/{lesson.game}/{lesson.id}", done, words)
    facts = words("learn-facts", minutes=lesson.minutes, steps=len(lesson.steps))
    return h.li(".card")[
        h.div[h.h2[spoken(lesson.title)], h.p[spoken(lesson.about)], h.p(".quiet")[facts]],
        h.div(".do")[star_row(stars[lesson.id], words) if lesson.id in stars else None, buttons],
    ]


def begin_buttons(lesson: Lesson, address: str, done: int | None, words: Words) -> list[Child]:
    """Return the buttons that begin a lesson, or go on with one after `done` steps, which may also begin anew."""
    if done is None:
        return [begin_form(address, words("learn-begin"))]
    said = lesson.sentences()
    going_on = words("learn-go-on", step=min(lesson.sentences(done) + 1, said), steps=said)
    return [
        begin_form(address, going_on, anew=False),
        begin_form(address, words("learn-anew"), kind=".quiet"),
    ]
