"""Pages of lessons that people have made: one of them, and the list of the reader's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.kernel.lessons.lesson import Lesson
from aevum.kernel.lessons.single_file import FILE
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.web.components.icons import icon
from aevum.web.components.lesson import star_row
from aevum.web.layout import LANGUAGE_NAMES, static
from aevum.web.pages.learn import begin_buttons


@dataclass(frozen=True, slots=True)
class LessonPage:
    """A lesson that a person has made, for a reader who was sent its link."""

    lesson: Lesson
    author: str
    """Name of the author; empty without one."""
    address: str
    link: str
    """Whole address, to be shared."""
    is_own: bool
    """Whether the reader is the author."""
    editable: bool
    """Whether it was made here, and not uploaded."""
    has_others: bool
    """Whether the game has lessons of its own."""
    stars: int | None
    """Stars of the reader; None if they have not finished it."""
    begun: int | None
    """Steps that the reader has completed in a match of it; None if there is none to go on with."""


@dataclass(frozen=True, slots=True)
class OwnLesson:
    """A lesson in the list of its author."""

    address: str
    title: str
    game: str
    """Title of the game."""
    finished: bool
    editable: bool
    moments: int
    """Number of moments about which the author has written."""


def player_lesson_page(page: LessonPage, words: Words) -> Markup:
    """Return the page of a lesson; its author can change, download and delete it there."""
    lesson = page.lesson
    spoken = lesson.words(words)
    by = words("made-by", name=page.author) if page.author else ""
    facts = words("learn-facts", minutes=lesson.minutes, steps=lesson.sentences())
    return h.div(".reading.learn.made")[
        h.link(rel="stylesheet", href=static("learn.css")),
        h.p(".over-title")[words("game-title")],
        h.h1(lang=lesson.language)[spoken(lesson.title)],
        h.p(".lead", lang=lesson.language)[spoken(lesson.about)] if spoken(lesson.about) else None,
        h.p(".quiet")[" · ".join(filter(None, (by, facts, LANGUAGE_NAMES[lesson.language])))],
        h.div(".do.alone")[
            star_row(page.stars, words) if page.stars is not None else None,
            begin_buttons(lesson, page.address, page.begun, words),
        ],
        _author(page, words) if page.is_own else None,
        h.p(".links")[
            h.a(href=f"{page.address}/lesson.toml", download=FILE)[icon("file"), words("made-download")],
            h.a(href=f"/learn/{lesson.game}")[icon("book"), words("lesson-all")] if page.has_others else None,
        ],
    ]


def _author(page: LessonPage, words: Words) -> Markup:
    """Return what the author of a lesson can do with it."""
    return h.section(".card.link")[
        h.h2[words("made-share")],
        h.p[words("made-share-about")],
        h.label[
            h.span(".unseen")[words("made-link")],
            h.input(value=page.link, readonly=True, aria_label=words("made-link")),
        ],
        h.p(".links")[
            h.a(href=f"{page.address}/edit")[icon("again"), words("made-edit")] if page.editable else None,
            h.a(href="/learn/mine")[icon("book"), words("maker-mine")],
        ],
        _delete(page.address, words),
    ]


def _delete(address: str, words: Words) -> Markup:
    """Return the button that deletes a lesson, behind one that asks whether that is meant."""
    return h.details(".delete")[
        h.summary[words("made-delete")],
        h.form(method="post", action=f"{address}/delete")[
            h.p[words("made-delete-about")], h.button[words("made-delete-yes")]
        ],
    ]


def own_lessons_page(lessons: Sequence[OwnLesson], problem: str, words: Words) -> Markup:
    """Return the list of the reader's lessons, with a form that uploads one. `problem`: why a file was refused."""
    return h.div(".reading.learn.made")[
        h.link(rel="stylesheet", href=static("learn.css")),
        h.h1[words("maker-mine")],
        h.p(".lead")[words("maker-lead")],
        h.ol(".lessons")[[_entry(lesson, words) for lesson in lessons]] if lessons else None,
        h.form(".card.file", method="post", action="/learn/mine", enctype="multipart/form-data")[
            h.h2[words("made-upload")],
            h.p(".problem", role="alert")[problem] if problem else None,
            h.label[h.span[words("made-file")], h.input(type="file", name="file", accept=".toml", required=True)],
            h.button[words("made-upload-do")],
        ],
    ]


def _entry(lesson: OwnLesson, words: Words) -> Markup:
    state = words("made-finished") if lesson.finished else words("made-open", moments=lesson.moments)
    return h.li(".card")[
        h.div[h.h2[lesson.title or words("made-untitled")], h.p(".quiet")[f"{lesson.game} · {state}"]],
        h.div(".do")[_ways(lesson, words)],
    ]


def _ways(lesson: OwnLesson, words: Words) -> list[Child]:
    return [
        h.a(".button.main", href=lesson.address)[words("made-see")] if lesson.finished else None,
        h.a(".button", href=f"{lesson.address}/edit")[words("made-edit")] if lesson.editable else None,
        None if lesson.finished else _delete(lesson.address, words),
    ]
