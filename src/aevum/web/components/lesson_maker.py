"""Form beside a replay in which a lesson is made: comments at moments, and goals where the learner is to move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import urlencode

from aevum.kernel.lessons.marks import Mark
from aevum.kernel.lessons.single_file import LENGTHS
from aevum.kernel.markup import Child, Markup, fragment, h
from aevum.kernel.words import Words
from aevum.web.components.icons import icon


class MarkLine(NamedTuple):
    """A mark in the list of all marks of a lesson."""

    at: int
    """Number of moves before its moment."""
    text: str
    asks: bool
    """Whether the learner is to move there."""


@dataclass(frozen=True, slots=True)
class LessonMaker:
    """A lesson that is being made, at one moment of its match."""

    lesson: str
    """Id of the lesson."""
    match: str
    """Id of the match."""
    at: int
    """Number of moves before the moment."""
    last: int
    """Number of moves of the match."""
    title: str
    about: str
    mark: Mark
    """Mark of the moment, which is empty if there is none."""
    is_marked: bool
    """Whether the moment has a mark."""
    mover: str
    """Name of the seat that decides at the moment; empty once the match is over."""
    goals: Sequence[tuple[str, str]]
    """Goals that the learner may be given at the moment: id and sentence of each."""
    other_learner: str
    """Name of the learner's seat if another one decides at the moment; else empty."""
    targets: Sequence[tuple[str, str]]
    """Things that can be highlighted: value and name of each."""
    marks: Sequence[MarkLine]
    by: str
    """Unit of the replay, which links keep."""
    viewpoint: str
    """Viewpoint of the replay, which links keep; empty if there is no choice."""
    finished: bool
    """Whether the lesson has been shared already."""
    problem: str = ""
    """Reason for which the lesson could not be finished; empty without one."""

    @property
    def address(self) -> str:
        """Address of the lesson."""
        return f"/learn/by/{self.lesson}"

    def moment(self, at: int) -> str:
        """Return the address of a moment."""
        return maker_address(self.lesson, at, self.by, self.viewpoint)


def maker_address(lesson: str, at: int, by: str = "decision", viewpoint: str = "") -> str:
    """Return the address at which a lesson is made, at a moment of its match."""
    seen = {"as": viewpoint} if viewpoint else {}
    return f"/learn/by/{lesson}/edit?{urlencode({'at': at, 'by': by, **seen})}"


def maker_region(maker: LessonMaker, words: Words) -> str:
    """Return the content of the region in which a lesson is made."""
    return fragment(
        h.form(method="post", action=f"{maker.address}/edit")[
            h.h2[words("maker-title")],
            h.p(".problem", role="alert")[maker.problem] if maker.problem else None,
            h.label[
                h.span[words("maker-name")],
                h.input(name="title", value=maker.title, maxlength=LENGTHS["title"], required=True, autocomplete="off"),
            ],
            _moment(maker, words),
            h.input(type="hidden", name="at", value=maker.at),
            h.input(type="hidden", name="by", value=maker.by),
            h.input(type="hidden", name="as", value=maker.viewpoint),
            _list(maker, words),
            h.label[
                h.span[words("maker-about")],
                h.input(name="about", value=maker.about, maxlength=LENGTHS["about"], autocomplete="off"),
            ],
            h.div(".ends")[
                h.button(".main", name="do", value="finish")[icon("share"), words("maker-finish")],
                h.a(href=maker.address)[words("maker-shared")] if maker.finished else None,
                h.a(href="/learn/mine")[words("maker-mine")],
            ],
        ],
    )


def _moment(maker: LessonMaker, words: Words) -> Markup:
    """Return the fields of the moment in sight."""
    return h.fieldset(".moment")[
        h.legend[words("maker-moment", at=maker.at)],
        h.label[
            h.span[words("maker-text")],
            h.textarea(name="text", rows=3, maxlength=LENGTHS["sentence"])[maker.mark.text],
        ],
        _goals(maker, words),
        h.label(".row")[
            h.span[words("maker-highlight")],
            h.select(name="highlight")[
                h.option(value="", selected=not maker.mark.highlight)[words("maker-highlight-none")],
                [h.option(value=value, selected=value == maker.mark.highlight)[name] for value, name in maker.targets],
            ],
        ]
        if maker.targets
        else None,
        h.div(".ends")[
            h.button(name="do", value="save")[words("maker-save")],
            h.button(".quiet", name="do", value="remove")[words("maker-remove")] if maker.is_marked else None,
        ],
    ]


def _goals(maker: LessonMaker, words: Words) -> list[Child]:
    """Return the choice between a comment and the goals of the moment."""
    chosen = maker.mark.goal if maker.mark.goal in [id for id, _ in maker.goals] else ""
    return [
        h.div(".goals", role="radiogroup", aria_label=words("maker-goal"))[
            _goal("", words("maker-only-comment"), checked=not chosen),
            [_goal(id, name, checked=id == chosen) for id, name in maker.goals],
        ],
        h.p(".quiet")[words("maker-other-seat", learner=maker.other_learner, mover=maker.mover)]
        if maker.other_learner
        else None,
        h.label(".check")[
            h.input(type="checkbox", name="guided", value="yes", checked=maker.mark.guided),
            h.span[words("maker-guided")],
        ]
        if maker.goals
        else None,
    ]


def _goal(id: str, name: str, *, checked: bool) -> Markup:
    return h.label(".check")[h.input(type="radio", name="goal", value=id, checked=checked), h.span[name]]


def _list(maker: LessonMaker, words: Words) -> Markup:
    """Return the marks so far, each a link to its moment."""
    if not maker.marks:
        return h.p(".quiet")[words("maker-none")]
    return h.ol(".marks", aria_label=words("maker-marks"))[
        [
            h.li[
                h.a(href=maker.moment(line.at), aria_current="true" if line.at == maker.at else None)[
                    icon("goal" if line.asks else "bubble"),
                    h.span[
                        h.small[words("maker-mark-move" if line.asks else "maker-mark-comment", at=line.at)],
                        line.text or words("maker-empty"),
                    ],
                ]
            ]
            for line in maker.marks
        ]
    ]
