"""Page of the review of a match: ask for it, its progress while it is computed, then the report."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.web.components.icons import icon
from aevum.web.components.review import ShownReview, review_report
from aevum.web.layout import static


@dataclass(frozen=True, slots=True)
class ReviewRequest:
    """A review that was asked for and is not computed yet."""

    progress: float
    """Part that is done, from 0 to 1."""
    waiting: int
    """Number of reviews before it."""
    failed: bool = False


@dataclass(frozen=True, slots=True)
class ReviewFrame:
    """Match and seat of a review, and the other seats of its reader."""

    id: str
    seat: int
    names: Sequence[str]
    held: Sequence[int]
    """Seats of the reader; several on a shared screen."""


def review_page(frame: ReviewFrame, request: ReviewRequest | None, shown: ShownReview | None, words: Words) -> Markup:
    """Return the main region of the page."""
    title = words("review-title", title=words("game-title"))
    return h.article(".reading.review")[
        h.link(rel="stylesheet", href=static("story.css")),
        h.link(rel="stylesheet", href=static("review.css")),
        h.h1[title],
        _links(frame, words),
        _seats(frame, words) if len(frame.held) > 1 else None,
        review_report(shown, words) if shown else _awaited(frame, request, words),
    ]


def _links(frame: ReviewFrame, words: Words) -> Markup:
    return h.p(".links")[
        h.a(href=f"/m/{frame.id}/replay?at=0")[icon("play"), words("table-look-back")],
        h.a(href=f"/m/{frame.id}/end")[icon("cup"), words("replay-result")],
        h.a(href=f"/m/{frame.id}/what-if?at=0")[icon("die"), words("what-if")],
    ]


def _seats(frame: ReviewFrame, words: Words) -> Markup:
    """Return the choice between the seats of a reader who holds several."""
    return h.nav(".seats-of-reader", aria_label=words("review-seats"))[
        [
            h.a(href=f"/m/{frame.id}/review?seat={seat}", aria_current="page" if seat == frame.seat else None)[
                h.span(dir="auto")[frame.names[seat]]
            ]
            for seat in frame.held
        ]
    ]


def _awaited(frame: ReviewFrame, request: ReviewRequest | None, words: Words) -> Markup:
    """Return the button that asks for a review, or the progress of one that was asked for."""
    address = f"/m/{frame.id}/review?seat={frame.seat}"
    if request is None or request.failed:
        return h.section(".ask-review")[
            h.p(".alarm", role="alert")[words("review-failed")] if request else None,
            h.p[words("review-about-solo" if len(frame.names) == 1 else "review-about")],
            h.form(method="post", action=address)[h.button(".main.large")[icon("target"), words("review-ask")]],
        ]
    return h.section(".ask-review")[
        progress_bar(request, f"/m/{frame.id}/review/progress?seat={frame.seat}", words),
        h.p(".quiet")[words("review-leave-page")],
        h.noscript[h.p[h.a(href=address)[words("review-look-again")]]],
    ]


def progress_bar(request: ReviewRequest, address: str, words: Words) -> Markup:
    """Return a progress bar that a script keeps up to date. `address`: where the script asks for the progress."""
    return h.div(".review-progress", data_progress=address, role="status")[
        h.p[progress_text(request, words)],
        h.progress(value=round(request.progress, 3), max=1, aria_label=words("review-progress"))[""],
    ]


def progress_text(request: ReviewRequest, words: Words) -> str:
    """Return how far a review has come, in words."""
    if request.waiting and not request.progress:
        return words("review-waiting", count=request.waiting)
    return words("review-computing", percent=int(100 * request.progress))


def review_link(id: str, words: Words, kind: str = "") -> Child:
    """Return the link from other pages of a match to its review."""
    return h.a(kind, href=f"/m/{id}/review")[icon("target"), words("review")]
