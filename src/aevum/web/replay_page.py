"""The replay: one position of a match with the way to every other, what happened, and how it went in one plot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aevum.kernel.game import Outcome
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.web.marks import mark
from aevum.web.plot import Series, plot

UNITS: Final = ("turn", "decision", "step")
"""By what one walks through a match."""
PACES: Final = (0.5, 1.0, 2.0, 4.0)
"""How much faster than usual it can play by itself."""


@dataclass(frozen=True, slots=True)
class Line:
    """A decision in the log: how long the match was after it, whose it was, and what it told.

    `heading`: what begins with it, such as a turn.
    """

    at: int
    text: str
    emblem: str = ""
    heading: str = ""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a match, for looking back. `series`: what the game measures, after every move.

    `stage`: how far the match had come. `stops`: for each unit the lengths to stop at. `eyes`: through whom one can
    look, by the value and the name of each; `through`: the one chosen. `by`: the unit chosen.
    """

    at: int
    last: int
    drawing: str
    notation: str
    sentence: str
    series: Series
    colours: Sequence[str] = ()
    stage: str = ""
    stops: tuple[Sequence[int], ...] = ()
    log: Sequence[Line] = ()
    eyes: Sequence[tuple[str, str]] = ()
    through: str = ""
    by: str = "decision"


def replay_page(
    id: str, moment: Moment, outcome: Outcome | None, commitment: str, seed: str | None, words: Words
) -> Markup:
    """The whole main region; the script asks for other moments of it and puts them in place."""
    return h.div("#replay", data_faces=f"/m/{id}/faces")[
        h.div("#drawing")[Markup(moment.drawing)],
        h.section(".panel", aria_label=words("replay-title", title=words("game-title")))[
            h.h1[words("replay-title", title=words("game-title"))],
            h.div(".control")[
                _scrubber(moment, words), h.div("#moment", aria_live="polite", tabindex=0)[told(moment, words)]
            ],
            _log(moment, words),
            h.div("#plot")[plot(moment.series, moment.at, words, moment.colours)],
            _files(id, over=outcome is not None, words=words),
            _chance(id, commitment, seed, words),
            h.p(".quiet.keys")[words("replay-all-keys")],
        ],
    ]


def told(moment: Moment, words: Words) -> list[Child]:
    """What happened just before the position, in a box that is always the same size."""
    return [
        h.p(".count")[words("replay-at", at=moment.at, last=moment.last), h.b[moment.stage] if moment.stage else None],
        h.p(".happened")[moment.sentence or (moment.notation if moment.at else words("replay-start"))],
        h.p(".notation")[moment.notation] if moment.notation else None,
    ]


def _scrubber(moment: Moment, words: Words) -> Markup:
    at, last = moment.at, moment.last
    stops = dict(zip(UNITS, moment.stops, strict=True)) if moment.stops else {}
    own = stops.get(moment.by, range(last + 1))
    back = max((stop for stop in own if stop < at), default=0)
    on = min((stop for stop in own if stop > at), default=last)
    return h.form(
        "#scrubber",
        method="get",
        data_last=last,
        data_turn=" ".join(map(str, stops.get("turn", ()))),
        data_decision=" ".join(map(str, stops.get("decision", ()))),
    )[
        h.label[
            h.span(".unseen")[words("replay-slider")],
            h.input(type="range", name="at", min=0, max=last, value=at),
        ],
        h.div(".steps")[
            _step(0, "first", words("replay-first"), moment),
            _step(back, "back", words("replay-backwards"), moment),
            h.button("#run", type="button", hidden=True, aria_pressed="false", title=words("replay-run"))[
                mark("play"), mark("pause"), h.span(".unseen")[words("replay-run")]
            ],
            _step(on, "next", words("replay-onwards"), moment),
            _step(last, "last", words("replay-last"), moment),
        ],
        h.div(".ways")[_units(moment, words), _pace(words), _eyes(moment, words) if moment.eyes else None],
        h.noscript[h.button[words("web-apply")]],
    ]


def _step(at: int, sign: str, name: str, moment: Moment) -> Markup:
    where = f"?at={at}&by={moment.by}" + (f"&as={moment.through}" if moment.through else "")
    return h.a(f".step.{sign}", href=where, title=name)[mark(sign), h.span(".unseen")[name]]


def _units(moment: Moment, words: Words) -> Markup:
    return h.label[
        h.span[words("replay-by")],
        h.select(name="by")[
            [h.option(value=unit, selected=unit == moment.by)[words(f"replay-by-{unit}")] for unit in UNITS]
        ],
    ]


def _pace(words: Words) -> Markup:
    """Only of use where a script plays by itself; it shows the choice."""
    return h.label("#pace", hidden=True)[
        h.span[words("replay-pace")],
        h.select[[h.option(value=pace, selected=pace == 1)[f"{pace:g}×"] for pace in PACES]],
    ]


def _eyes(moment: Moment, words: Words) -> Markup:
    return h.label[
        h.span[words("replay-as")],
        h.select(name="as")[
            [h.option(value=value, selected=value == moment.through)[name] for value, name in moment.eyes]
        ],
    ]


def _log(moment: Moment, words: Words) -> Markup | None:
    if not moment.log:
        return None
    name = words("table-log")
    now = next((line.at for line in moment.log if line.at >= moment.at), moment.last) if moment.at else 0
    return h.section(".story")[
        h.h2[name],
        h.ol("#lines", tabindex=0, aria_label=name)[[_line(line, now, moment) for line in moment.log]],
    ]


def _line(line: Line, now: int, moment: Moment) -> list[Child]:
    where = f"?at={line.at}&by={moment.by}" + (f"&as={moment.through}" if moment.through else "")
    return [
        h.li(".heading")[line.heading] if line.heading else None,
        h.li(data_at=line.at)[
            h.a(href=where, aria_current="true" if line.at == now else None)[
                Markup(line.emblem) if line.emblem else None, h.span[line.text]
            ]
        ],
    ]


def _files(id: str, *, over: bool, words: Words) -> Markup:
    return h.p(".links")[
        h.a(href=f"/m/{id}")[mark("play"), words("replay-table")],
        h.a(href=f"/m/{id}/end")[mark("cup"), words("replay-result")] if over else None,
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
