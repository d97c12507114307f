"""Page that compares two moves at a moment of a match over many futures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.typography import capitalised
from aevum.kernel.words import Words
from aevum.review import WhatIf
from aevum.web.components.histogram import histograms
from aevum.web.components.icons import icon
from aevum.web.components.review import estimate_text
from aevum.web.layout import static
from aevum.web.pages.review import ReviewRequest, progress_bar

ANSWER: Final = "answer"
"""Id of the element with the progress of a comparison, then its result."""
LINE_SHOWN: Final = 34
"""Number of letters of a line that a select shows on a phone; longer ones are repeated below it."""


@dataclass(frozen=True, slots=True)
class WhatIfMoment:
    """A moment of a match at which two lines can be compared."""

    id: str
    """Id of the match."""
    at: int
    """Length of the match at the moment, in moves."""
    stage: str
    player: str
    """Name of the player who decides."""
    drawing: str
    """The position as that player sees it, as SVG."""
    lines: Sequence[tuple[str, str]]
    """Lines that can be chosen: in notation, and in words."""
    chosen: Sequence[str]
    """The two lines that are compared, in notation; by default the one played and another one."""
    before: int | None
    """Length of the match at the decision before; None if this is the first."""
    after: int | None
    """Length of the match at the next decision; None if this is the last."""
    is_certain: bool = False
    """Whether nothing in the match depends on chance."""
    request: ReviewRequest | None = None
    """Comparison that was asked for and is not computed yet."""
    progress: str = ""
    """Address of its progress."""
    found: WhatIf | None = None
    refusal: str = ""
    """The reason why the lines that were asked for cannot be compared; empty if they can."""


def what_if_page(moment: WhatIfMoment, words: Words) -> Markup:
    """Return the main region of the page."""
    return h.article(".reading.review.what-if")[
        h.link(rel="stylesheet", href=static("story.css")),
        h.link(rel="stylesheet", href=static("review.css")),
        h.h1[words("what-if-title", title=words("game-title"))],
        h.p(".links")[
            h.a(href=f"/m/{moment.id}/review")[icon("target"), words("review")],
            h.a(href=f"/m/{moment.id}/replay?at={moment.at}")[icon("play"), words("table-look-back")],
        ],
        h.p(".alarm", role="alert")[moment.refusal] if moment.refusal else None,
        h.div(".review-columns")[
            h.section[
                h.h2[capitalised(moment.stage)],
                h.p[words("what-if-decides", name=moment.player)],
                h.div(".position")[Markup(moment.drawing)],
                h.nav(".ways", aria_label=words("what-if-moments"))[
                    _way(moment, moment.before, "back", words), _way(moment, moment.after, "next", words)
                ],
            ],
            h.section[_form(moment, words), h.div(f"#{ANSWER}")[_result(moment, words)]],
        ],
    ]


def _way(moment: WhatIfMoment, at: int | None, way: str, words: Words) -> Child:
    if at is None:
        return None
    return h.a(".button", href=f"/m/{moment.id}/what-if?at={at}")[icon(way), words(f"what-if-{way}")]


def _form(moment: WhatIfMoment, words: Words) -> Markup:
    if len(moment.lines) < 2:
        return h.p[words("what-if-forced")]
    return h.form(".compare", method="post", action=f"/m/{moment.id}/what-if")[
        h.p[words("what-if-about-certain" if moment.is_certain else "what-if-about")],
        h.input(type="hidden", name="at", value=moment.at),
        [_choice(name, letter, chosen, moment) for name, letter, chosen in _choices(moment)],
        h.button(".main")[icon("die"), words("what-if-ask")],
    ]


def _choices(moment: WhatIfMoment) -> list[tuple[str, str, str]]:
    return list(zip(("first", "second"), "AB", moment.chosen, strict=True))


def _choice(name: str, letter: str, chosen: str, moment: WhatIfMoment) -> Markup:
    full = dict(moment.lines).get(chosen, "")
    return h.label[
        h.b[letter],
        h.select(name=name)[[h.option(value=line, selected=line == chosen)[text] for line, text in moment.lines]],
        h.small(".full", hidden=len(full) <= LINE_SHOWN, aria_hidden="true")[full],
    ]


def _result(moment: WhatIfMoment, words: Words) -> Child:
    if moment.request is not None and moment.request.failed:
        return h.p(".alarm", role="alert")[words("what-if-failed")]
    if moment.request is not None:
        return h.div[progress_bar(moment.request, moment.progress, words), h.p(".quiet")[words("review-leave-page")]]
    if moment.found is None:
        return None
    named = dict(moment.lines)
    difference = moment.found.difference()
    return h.section(".compared", aria_live="polite")[
        h.p(".luck-and-skill")[_sentence(moment.found, words)],
        h.p(".quiet")[words("what-if-difference", points=estimate_text(difference, words))],
        histograms(moment.found, [named.get(line, line) for line in moment.chosen], words),
    ]


def comparison_address(id: str, query: str) -> str:
    """Return the address of the result of a comparison on its page."""
    return f"/m/{id}/what-if?{query}#{ANSWER}"


def _sentence(found: WhatIf, words: Words) -> str:
    """Return which line is better, if the futures tell that."""
    difference = found.difference()
    if abs(difference.amount) < 2 * difference.error or not difference.amount:
        return words("what-if-even")
    return words("what-if-better", line="A" if difference.amount > 0 else "B")
