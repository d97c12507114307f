"""Replay page with one position of a match, controls for every other, the log, and a chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aevum.kernel.game import Outcome
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.web.components.continuations import Continuations, continuation_links
from aevum.web.components.curves import Curve, curves_panel
from aevum.web.components.draw_proof import proof_link
from aevum.web.components.drawing_links import drawing_links
from aevum.web.components.icons import icon
from aevum.web.components.line_chart import TurnAxis
from aevum.web.layout import static

UNITS: Final = ("turn", "decision", "step")
"""Units by which the controls step through a match."""
PACES: Final = (0.5, 1.0, 2.0, 4.0)
"""Speeds of the automatic replay, as factors of the usual one."""


@dataclass(frozen=True, slots=True)
class ReplayLine:
    """A decision in the log of a replay."""

    at: int
    """Length of the match after the decision, in moves."""
    text: str
    """Events of the decision in words."""
    icon: str = ""
    """Icon of the seat that decided, as SVG."""
    heading: str = ""
    """Heading above the decision where something begins with it, such as a turn."""
    proof: str = ""
    """Address of the proof of its rolls and draws; empty without any, and while the match runs."""


@dataclass(frozen=True, slots=True)
class ReplayPosition:
    """A position of a match in its replay."""

    at: int
    """Length of the match at this position, in moves."""
    last: int
    """Length of the whole match, in moves."""
    drawing: str
    notation: str
    sentence: str
    curves: Sequence[Curve]
    """Chart of the game and, once the match is over, its statistics."""
    colours: Sequence[str] = ()
    turns: TurnAxis | None = None
    stage: str = ""
    """Progress of the match at this position, in words."""
    stops: tuple[Sequence[int], ...] = ()
    """Lengths to stop at, for each of the UNITS."""
    log: Sequence[ReplayLine] = ()
    viewpoints: Sequence[tuple[str, str]] = ()
    """Seats through which the match can be seen: value and name of each."""
    viewpoint: str = ""
    """Value of the viewpoint that was chosen."""
    by: str = "decision"
    """Unit that was chosen."""
    turning_points: Child = None
    """List of the turning points, once the match is over."""
    why: str = ""
    """Address of the explanation of the last move; empty unless a bot has made it and the match is over."""


@dataclass(frozen=True, slots=True)
class ReplayOffers:
    """Permissions of a reader besides looking at the match."""

    may_play_on: bool = False
    may_make_lesson: bool = False
    may_review: bool = False
    no_lesson: str = ""
    """Reason for which the reader, who could make lessons of other matches, can make none of this one."""


def replay_page(
    id: str,
    moment: ReplayPosition,
    outcome: Outcome | None,
    commitment: str,
    seed: str | None,
    words: Words,
    continuations: Continuations | None = None,
    *,
    redrawn: bool = False,
    offers: ReplayOffers | None = None,
) -> Markup:
    """Return the main region of the page; the script requests other positions and puts them in place."""
    offers = offers or ReplayOffers()
    return h.div("#replay", data_faces=f"/m/{id}/faces")[
        h.div("#drawing")[Markup(moment.drawing)],
        h.section(".panel", aria_label=words("replay-title", title=words("game-title")))[
            h.h1[words("replay-title", title=words("game-title"))],
            h.div(".control")[
                _scrubber(moment, words),
                h.div("#moment", aria_live="polite", tabindex=0)[position_markup(moment, words)],
                _play_on(id, moment, words, offers) if offers.may_play_on else None,
            ],
            _log(moment, words),
            h.link(rel="stylesheet", href=static("story.css")) if outcome is not None else None,
            h.div("#plot")[curves_panel(moment.curves, moment.at, words, moment.colours, moment.turns)],
            moment.turning_points,
            _files(id, over=outcome is not None, may_review=offers.may_review, words=words),
            h.p(".quiet.no-lesson")[offers.no_lesson] if offers.no_lesson else None,
            continuation_links(continuations, words) if continuations else None,
            _chance(id, commitment, seed, words, redrawn=redrawn),
            h.p(".quiet.keys")[words("replay-all-keys")],
        ],
    ]


def maker_page(id: str, moment: ReplayPosition, maker: str, words: Words) -> Markup:
    """Return the main region of the page on which a lesson is made: the replay, with a form beside it."""
    title = words("maker-page", title=words("game-title"))
    return h.div("#replay.making", data_faces=f"/m/{id}/faces")[
        h.link(rel="stylesheet", href=static("lesson_maker.css")),
        h.div("#drawing")[Markup(moment.drawing)],
        h.section(".panel", aria_label=title)[
            h.h1[title],
            h.div(".control")[
                _scrubber(moment, words),
                h.div("#moment", aria_live="polite", tabindex=0)[position_markup(moment, words)],
            ],
            h.section("#maker", aria_label=words("maker-title"))[Markup(maker)],
            _log(moment, words),
            h.p(".links")[h.a(href=f"/m/{id}/replay?at={moment.at}")[icon("back"), words("maker-leave")]],
        ],
    ]


def position_markup(moment: ReplayPosition, words: Words) -> list[Child]:
    """Return length, events and notation of a position, for a box of constant size."""
    stops = moment.stops[UNITS.index(moment.by)] if moment.stops else range(moment.last + 1)
    done, all_of_them = sum(0 < stop <= moment.at for stop in stops), sum(stop > 0 for stop in stops)
    count = words("replay-at", unit=moment.by, at=done, last=all_of_them)
    return [
        h.p(".count")[count, h.b[moment.stage] if moment.stage else None],
        h.p(".happened")[moment.sentence or (moment.notation if moment.at else words("replay-start"))],
        h.p(".notation")[h.span[moment.notation], h.a(href=moment.why)[words("plan-title")] if moment.why else None]
        if moment.notation or moment.why
        else None,
    ]


def _scrubber(moment: ReplayPosition, words: Words) -> Markup:
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
                icon("play"), icon("pause"), h.span(".unseen")[words("replay-run")]
            ],
            _step(on, "next", words("replay-onwards"), moment),
            _step(last, "last", words("replay-last"), moment),
        ],
        h.div(".ways")[_units(moment, words), _pace(words), _viewpoints(moment, words) if moment.viewpoints else None],
        h.noscript[h.button[words("web-apply")]],
    ]


def _step(at: int, sign: str, name: str, moment: ReplayPosition) -> Markup:
    where = f"?at={at}&by={moment.by}" + (f"&as={moment.viewpoint}" if moment.viewpoint else "")
    return h.a(f".step.{sign}", href=where, title=name)[icon(sign), h.span(".unseen")[name]]


def _units(moment: ReplayPosition, words: Words) -> Markup:
    return h.label[
        h.span[words("replay-by")],
        h.select(name="by")[
            [h.option(value=unit, selected=unit == moment.by)[words(f"replay-by-{unit}")] for unit in UNITS]
        ],
    ]


def _pace(words: Words) -> Markup:
    """Return the select for the speed, hidden until a script that can play automatically shows it."""
    return h.label("#pace", hidden=True)[
        h.span[words("replay-pace")],
        h.select[[h.option(value=pace, selected=pace == 1)[f"{pace:g}×"] for pace in PACES]],
    ]


def _viewpoints(moment: ReplayPosition, words: Words) -> Markup:
    return h.label[
        h.span[words("replay-as")],
        h.select(name="as")[
            [h.option(value=value, selected=value == moment.viewpoint)[name] for value, name in moment.viewpoints]
        ],
    ]


def _log(moment: ReplayPosition, words: Words) -> Markup | None:
    if not moment.log:
        return None
    name = words("table-log")
    now = next((line.at for line in moment.log if line.at >= moment.at), moment.last) if moment.at else 0
    return h.section(".story")[
        h.h2[name],
        h.ol("#lines", tabindex=0, aria_label=name)[[_line(line, now, moment, words) for line in moment.log]],
    ]


def _line(line: ReplayLine, now: int, moment: ReplayPosition, words: Words) -> list[Child]:
    where = f"?at={line.at}&by={moment.by}" + (f"&as={moment.viewpoint}" if moment.viewpoint else "")
    return [
        h.li(".heading")[line.heading] if line.heading else None,
        h.li(data_at=line.at)[
            h.a(href=where, aria_current="true" if line.at == now else None)[
                Markup(line.icon) if line.icon else None, h.span[line.text]
            ],
            proof_link(line.proof, words) if line.proof else None,
        ],
    ]


def _play_on(id: str, moment: ReplayPosition, words: Words, offers: ReplayOffers) -> Markup:
    """Return the buttons that continue the match from the position in sight, copy it, compare moves or make a lesson.

    The script updates all but the last, which sends the form of the slider.
    """
    return h.p(
        "#onwards",
        data_play_on=f"/m/{id}/play-on?at=",
        data_position=f"/m/{id}/position/",
        data_what_if=f"/m/{id}/what-if?at=",
    )[
        h.a(".button.play-on", href=f"/m/{id}/play-on?at={moment.at}", data_idle=moment.at == moment.last)[
            icon("next"), words("play-on")
        ],
        h.a(".button.copy", href=f"/m/{id}/position/{moment.at}", data_copied=words("table-copied"))[
            icon("link"), words("position-copy")
        ],
        h.a(".button.what-if", href=f"/m/{id}/what-if?at={moment.at}")[icon("die"), words("what-if")]
        if offers.may_review
        else None,
        h.button(
            ".button",
            form="scrubber",
            formmethod="post",
            formaction=f"/m/{id}/lessons",
            title=words("maker-begin"),
        )[icon("book"), words("maker-short")]
        if offers.may_make_lesson
        else None,
    ]


def _files(id: str, *, over: bool, may_review: bool, words: Words) -> Markup:
    return h.p(".links")[
        h.a(href=f"/m/{id}")[icon("play"), words("replay-table")],
        h.a(href=f"/m/{id}/end")[icon("cup"), words("replay-result")] if over else None,
        h.a(href=f"/m/{id}/review")[icon("target"), words("review")] if may_review else None,
        h.a(href=f"/m/{id}/chronicle")[icon("book"), words("story-chronicle")] if over else None,
        drawing_links(id, words),
        h.a(href=f"/m/{id}/match.aevum", download=True)[icon("file"), words("replay-file")] if over else None,
    ]


def _chance(id: str, commitment: str, seed: str | None, words: Words, *, redrawn: bool) -> Markup:
    """Return the commitment to the seed, and the seed itself once it may be known.

    `redrawn`: the commitment was published when everything hidden was drawn anew.
    """
    verify = [
        h.p[words("replay-seed", seed=seed or "")],
        h.form(method="get", action=f"/m/{id}/verify")[h.button[icon("seal"), words("replay-verify")]],
        h.p(".links")[h.a(".proof", href=f"/m/{id}/draws/0")[icon("die"), words("proof-set-up")]],
    ]
    return h.details(".drawer.chance")[
        h.summary[words("replay-honest")],
        h.p[words("replay-honest-about")],
        h.p[words("replay-commitment-redrawn" if redrawn else "replay-commitment", commitment=commitment)],
        verify if seed is not None else None,
    ]
