"""The replay: one position of a match with the way to every other, and how it went in one plot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.kernel.game import Outcome
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.web.marks import mark
from aevum.web.plot import Series, plot


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a match, for looking back. `series`: what the game measures, after every move."""

    at: int
    last: int
    drawing: str
    notation: str
    sentence: str
    series: Series
    colours: Sequence[str] = ()


def replay_page(
    id: str, moment: Moment, outcome: Outcome | None, commitment: str, seed: str | None, words: Words
) -> Markup:
    """The whole main region; the script asks for other moments of it and puts them into `#moment`."""
    return h.div("#replay", data_faces=f"/m/{id}/faces")[
        h.div(".board")[h.div("#drawing")[Markup(moment.drawing)]],
        h.section(".panel", aria_label=words("replay-title", title=words("game-title")))[
            h.h1[words("replay-title", title=words("game-title"))],
            h.div(".control")[h.div("#moment", aria_live="polite")[_told(moment, words)], _scrubber(moment, words)],
            h.div("#plot")[plot(moment.series, moment.at, words, moment.colours)],
            _files(id, over=outcome is not None, words=words),
            _chance(id, commitment, seed, words),
        ],
    ]


def _told(moment: Moment, words: Words) -> list[Child]:
    return [
        h.p(".count")[words("replay-at", at=moment.at, last=moment.last)],
        h.p(".told")[moment.sentence or (moment.notation if moment.at else words("replay-start"))],
        h.p(".notation")[moment.notation] if moment.notation else None,
    ]


def _scrubber(moment: Moment, words: Words) -> Markup:
    at, last = moment.at, moment.last
    return h.form("#scrubber", method="get", data_last=last)[
        h.label[
            h.span(".unseen")[words("replay-slider")],
            h.input(type="range", name="at", min=0, max=last, value=at),
        ],
        h.div(".steps")[
            _step(0, "first", words("replay-first")),
            _step(max(at - 1, 0), "back", words("replay-back")),
            h.button("#run", type="button", hidden=True, aria_pressed="false", title=words("replay-run"))[
                mark("play"), mark("pause"), h.span(".unseen")[words("replay-run")]
            ],
            _step(min(at + 1, last), "next", words("replay-next")),
            _step(last, "last", words("replay-last")),
        ],
        h.noscript[h.button[words("web-apply")]],
        h.p(".quiet.keys")[words("replay-keys")],
    ]


def _step(at: int, sign: str, name: str) -> Markup:
    return h.a(f".step.{sign}", href=f"?at={at}", title=name)[mark(sign), h.span(".unseen")[name]]


def _files(id: str, *, over: bool, words: Words) -> Markup:
    return h.p(".links")[
        h.a(href=f"/m/{id}")[mark("play"), words("replay-table")],
        h.a(href=f"/m/{id}/board.png")[mark("picture"), words("table-picture")],
        h.a(href=f"/m/{id}/board.pdf")[mark("printer"), words("table-print")],
        h.a(href=f"/m/{id}/match.aevum", download=True)[mark("file"), words("replay-file")] if over else None,
    ]


def _chance(id: str, commitment: str, seed: str | None, words: Words) -> Markup:
    """The fingerprint that was published first, and the seed once it may be known."""
    verify = [
        h.p[words("replay-seed", seed=seed or "")],
        h.form(method="get", action=f"/m/{id}/verify")[h.button[mark("seal"), words("replay-verify")]],
    ]
    return h.details(".drawer.chance")[
        h.summary[words("replay-honest")],
        h.p[words("replay-honest-about")],
        h.p[words("replay-commitment", commitment=commitment)],
        verify if seed is not None else None,
    ]
