"""Panel of a lesson above the prompt of a match page."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import NamedTuple

from aevum.kernel.lessons.lesson import STARS
from aevum.kernel.lessons.practice import PracticePosition
from aevum.kernel.markup import Child, Markup, fragment, h
from aevum.kernel.words import Words
from aevum.web.components.controls import AGAIN, GO_ON


class NextLesson(NamedTuple):
    """Lesson that follows another one."""

    address: str
    title: str


class PracticeCount(NamedTuple):
    """Moves of a try of a practice position, and those for three stars."""

    moves: int
    par: int


@dataclass(frozen=True, slots=True)
class LessonPanel:
    """State of a lesson for its learner."""

    match: str
    """Id of the match."""
    address: str
    """Address at which the lesson begins anew."""
    list_address: str
    """Address of a page with this and other lessons."""
    title: str
    done: int
    """Number of completed steps."""
    steps: int
    sentence: str
    targets: tuple[str, ...]
    """Highlighted things, each as its kind, a colon and its id."""
    guided: bool
    """Whether the step asks for some picks and no others."""
    is_lost: bool
    """Whether the learner should go back to the beginning of the step."""
    over: bool
    """Whether the match is over, so that no undo is possible."""
    stars: int
    """Stars of a finished lesson; 0 before."""
    awaits_reader: bool = False
    """Whether nothing happens until the learner has read on."""
    shows: bool = False
    """Whether the lesson shows moves, so that the learner makes none."""
    strayed: bool = False
    """Whether the learner has gone another way than the lesson, which goes back before it goes on."""
    next: NextLesson | None = None
    practice: PracticeCount | None = None
    """Moves against the par; None in a lesson."""

    @property
    def finished(self) -> bool:
        return self.done == self.steps

    def message(self, name: str) -> str:
        """Return the id of a message that practice words in its own way."""
        return f"{'lesson' if self.practice is None else 'practice'}-{name}"


def lesson_region(panel: LessonPanel, answer: str, words: Words) -> str:
    """Return the content of the panel. `answer`: to a pick that the step does not ask for; empty without one."""
    return fragment(
        h.div(".head")[
            h.b[panel.title],
            _progress(panel, words),
            None if panel.finished else _leave(panel, words(panel.message("leave")), words("lesson-leave-about")),
        ],
        h.div(".step", data_highlights=json.dumps(panel.targets, ensure_ascii=False), data_guided=panel.guided)[
            _content(panel, words)
        ],
        h.p(".answer", role="status")[answer] if answer else None,
    )


def _progress(panel: LessonPanel, words: Words) -> Markup:
    """Return how far the learner has come: the completed steps, or the moves of a try against the par."""
    if panel.practice is None:
        return h.progress(value=panel.done, max=panel.steps, aria_label=words("lesson-progress"))[""]
    return h.span(".count")[words("practice-count", moves=panel.practice.moves, par=panel.practice.par)]


def _content(panel: LessonPanel, words: Words) -> list[Child]:
    if panel.finished:
        return [star_row(panel.stars, words), h.p[panel.sentence], h.div(".ways")[_ways_on(panel, words)]]
    if panel.is_lost:
        anew = begin_form(panel.address, words("learn-anew"), kind=".quiet")
        ways = [_again(panel, words), None if panel.over or panel.practice else anew]
        return [h.p[words(panel.message("lost"))], h.p(".quiet")[panel.sentence], h.div(".ways")[ways]]
    if panel.strayed:
        return [h.p[words("lesson-strayed")], h.div(".ways")[_go_on(words)]]
    return [h.p[panel.sentence], h.div(".ways")[_go_on(words)] if panel.awaits_reader else None]


def _go_on(words: Words) -> Markup:
    """Return the button that reads on in a lesson which shows moves."""
    return h.button(".pick.main", type="button", data_act=GO_ON)[words("lesson-go-on")]


def _again(panel: LessonPanel, words: Words) -> Markup:
    """Return the button that leads back to the beginning of the step, or of the lesson once the match is over."""
    if panel.over:
        return begin_form(panel.address, words("lesson-again"))
    return h.button(".pick.main", type="button", data_act=AGAIN)[words("lesson-again")]


def _ways_on(panel: LessonPanel, words: Words) -> list[Child]:
    """Return the ways on from a finished lesson: the next one, the match as an ordinary one, and all lessons."""
    return [
        begin_form(panel.next.address, words("lesson-next", title=panel.next.title)) if panel.next else None,
        begin_form(panel.address, words("lesson-again"), kind=".quiet") if _can_do_better(panel) else None,
        None if panel.over else _leave(panel, words("lesson-play-on"), kind=".quiet" if panel.next else ".main"),
        h.a(href=panel.list_address)[words(panel.message("all"))],
    ]


def _can_do_better(panel: LessonPanel) -> bool:
    """Whether another try of a practice position could bring more stars."""
    return panel.practice is not None and panel.stars < STARS


def practice_address(position: PracticePosition) -> str:
    """Return the address at which a try of a practice position begins."""
    return f"/practice/{position.game}/{position.name}"


def _leave(panel: LessonPanel, name: str, about: str = "", kind: str = ".quiet") -> Markup:
    return h.form(method="post", action=f"/m/{panel.match}/lesson")[h.button(kind, title=about or None)[name]]


def begin_form(address: str, name: str, *, anew: bool = True, kind: str = ".main") -> Markup:
    """Return the button that begins a lesson; without `anew` a lesson that was begun goes on."""
    return h.form(method="post", action=address)[
        h.input(type="hidden", name="anew", value="yes") if anew else None, h.button(kind)[name]
    ]


def star_row(stars: int, words: Words) -> Markup:
    """Return stars as signs, read out as their number."""
    return h.p(".stars", role="img", aria_label=words("lesson-stars", stars=stars))["★" * stars + "☆" * (STARS - stars)]
