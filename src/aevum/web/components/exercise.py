"""Panel above the prompt of a match page in which a costly decision of another match is tried again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.kernel.markup import Child, Markup, fragment, h
from aevum.kernel.words import Words
from aevum.web.components.controls import AGAIN
from aevum.web.components.icons import icon


@dataclass(frozen=True, slots=True)
class ExercisePanel:
    """State of an exercise for the person who tries it."""

    verdict: str
    """Judgment of the try: `open`, `best`, `good`, `same` or `other`."""
    played: str
    """Line that was played in the match, in words."""
    loss: str
    """Points that it cost."""
    answer: str
    """Address of the answer in the review."""
    compare: str = ""
    """Address at which the try is compared with the best line; empty if there is nothing to compare."""
    replies: Sequence[Markup] = ()
    """Moves of the rivals upon the try, in sentences."""
    awaits_rivals: bool = False
    """Whether rivals have still to answer."""
    is_begun: bool = False
    """Whether moves have been made, though the line may not be complete."""
    may_go_back: bool = False
    """Whether something has been tried that can be taken back."""


def exercise_region(panel: ExercisePanel, words: Words) -> str:
    """Return the content of the panel."""
    return fragment(
        h.div(".head")[
            h.b[words("exercise-title")], h.span(".count")[""], h.a(href=panel.answer)[words("exercise-leave")]
        ],
        h.div(".step")[
            h.p[words("exercise-ask", moves=panel.played, points=panel.loss)]
            if panel.verdict == "open" and not panel.is_begun
            else h.p(".verdict", role="status")[h.b[words(_verdict(panel))]],
            h.div(".ways")[_ways(panel, words)] if panel.verdict != "open" or panel.is_begun else None,
            _replies(panel, words),
        ],
    )


def _verdict(panel: ExercisePanel) -> str:
    return "exercise-goes-on" if panel.verdict == "open" else f"exercise-{panel.verdict}"


def _replies(panel: ExercisePanel, words: Words) -> list[Child]:
    if panel.verdict == "open":
        return []
    return [
        h.ul(".replies")[[h.li[reply] for reply in panel.replies]] if panel.replies else None,
        h.p(".quiet")[words("exercise-awaits")] if panel.awaits_rivals else None,
    ]


def _ways(panel: ExercisePanel, words: Words) -> list[Child]:
    """Return the ways on: try again, compare, and look at the answer."""
    again = h.button(".pick.main", type="button", data_act=AGAIN)[words("exercise-again")]
    return [
        again if panel.may_go_back and panel.verdict != "best" else None,
        h.a(href=panel.compare)[icon("die"), words("exercise-compare")] if panel.compare else None,
        h.a(href=panel.answer)[words("exercise-answer")],
    ]
