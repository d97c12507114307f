"""Review of a finished match as HTML: expected results, luck and decisions, draws, costliest decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.review import Estimate, SeatTotals
from aevum.web.components.curves import Curve, curves_panel
from aevum.web.components.hints import gain_text
from aevum.web.components.icons import icon
from aevum.web.components.line_chart import MarkedMoment, TurnAxis

CONFIDENCE: Final = 1.96
"""Standard errors on either side of an estimate that hold the true amount with a probability of 95 %."""
DRAWS_SHOWN: Final = 8
"""Number of draws that are shown at once; the others are behind a control."""


@dataclass(frozen=True, slots=True)
class ShownMoment:
    """A turning point or a draw of a match."""

    at: int
    """Length of the match after it, in moves."""
    stage: str
    """Progress of the match, in words."""
    text: Child
    """Events that tell it, or the moves of the decision."""
    changes: Sequence[tuple[str, float | Estimate]]
    """Names of seats with the change of each: percent of the victory, or points with their error."""
    decided: str = ""
    """The player who decided, in words; empty if chance decided."""


@dataclass(frozen=True, slots=True)
class ShownReason:
    """A term or feature that differs between the best line and the one that was played, with its points after both."""

    name: str
    best: float
    played: float


@dataclass(frozen=True, slots=True)
class ShownDecision:
    """A costly decision of the reader."""

    number: int
    at: int
    """Length of the match before it, in moves."""
    stage: str
    played: str
    best: Sequence[str]
    """Better lines in words, the best first."""
    loss: Estimate
    share_lost: float
    """Part of a victory that it cost; 0 in a solo match."""
    replies: Sequence[tuple[str, str]]
    """Names of rivals with the moves that probably follow."""
    reasons: Sequence[ShownReason]
    compare: str
    """Address at which both lines are compared over many futures."""


@dataclass(frozen=True, slots=True)
class ShownReview:
    """A review in the words of its reader."""

    id: str
    """Id of the match."""
    seat: int
    names: Sequence[str]
    sentence: str
    """Luck and decisions of the reader in one sentence."""
    totals: Sequence[SeatTotals]
    curves: Sequence[Curve]
    colours: Sequence[str]
    turns: TurnAxis | None
    turning_points: Sequence[ShownMoment]
    draws: Sequence[ShownMoment]
    """Draws and rolls, the one that changed most for the reader first."""
    decisions: Sequence[ShownDecision]
    has_plan: bool = False
    """Whether the match is compared with the plan of a solver."""

    @property
    def is_solo(self) -> bool:
        """Whether there are no rivals."""
        return len(self.names) == 1

    @property
    def is_exact(self) -> bool:
        """Whether decisions are judged by the points that could still be reached, and not by imagined futures."""
        return self.has_plan and not self.draws


def review_report(shown: ShownReview, words: Words) -> Markup:
    """Return the whole report."""
    return h.div(".review-report")[
        h.p(".luck-and-skill")[shown.sentence],
        h.p(".quiet")[words("review-exact" if shown.is_exact else "review-confidence")],
        h.div(".review-columns")[
            h.section(".review-course")[_course(shown, words), _turning_points(shown, words)],
            h.section(".review-parts")[_totals(shown, words), _draws(shown, words)],
        ],
        _decisions(shown, words),
    ]


def replay_address(shown: ShownReview, at: int) -> str:
    """Return the address of a moment in the replay, seen by the reader's seat."""
    return f"/m/{shown.id}/replay?at={at}&as={shown.seat}"


# -- expected results


def _course(shown: ShownReview, words: Words) -> list[Child]:
    moments = [
        MarkedMoment(point.at, number, replay_address(shown, point.at), f"{number}. {point.stage}")
        for number, point in enumerate(shown.turning_points, start=1)
    ]
    last = shown.curves[0].stops[-1]
    return [
        h.h2[words("review-course")],
        h.p(".quiet")[shown.curves[0].title] if len(shown.curves) == 1 else None,
        curves_panel(shown.curves, last, words, shown.colours, shown.turns, moments),
    ]


def _turning_points(shown: ShownReview, words: Words) -> Markup | None:
    if not shown.turning_points:
        return None
    return h.section(".turning-points")[
        h.h3[words("story-turning-points")], h.ol[[_moment(shown, point, words) for point in shown.turning_points]]
    ]


def _moment(shown: ShownReview, moment: ShownMoment, words: Words) -> Markup:
    changes = ", ".join(_named_change(name, change, shown, words) for name, change in moment.changes)
    return h.li[
        h.a(href=replay_address(shown, moment.at))[moment.stage],
        " ",
        h.span(".cause")[icon("person" if moment.decided else "die"), moment.decided or words("review-by-chance")],
        h.span(".told")[moment.text],
        h.span(".changes")[changes],
    ]


def _named_change(name: str, change: float | Estimate, shown: ShownReview, words: Words) -> str:
    text = _change(change, shown, words)
    if shown.is_solo:
        return words("story-change-alone", change=text)
    return words("story-change", name=name, change=text)


def _change(change: float | Estimate, shown: ShownReview, words: Words) -> str:
    if isinstance(change, Estimate):
        return estimate_text(change, words)
    return gain_text(change, words) if shown.is_solo else percent_text(change, words)


# -- luck and decisions


def _totals(shown: ShownReview, words: Words) -> list[Child]:
    title = words("review-parts-plan" if shown.is_exact else "review-parts")
    about = (
        "review-parts-about-plan"
        if shown.is_exact
        else "review-parts-about-solo"
        if shown.is_solo
        else "review-parts-about"
    )
    return [
        h.h2[title],
        h.div(".scroll-x", tabindex=0, role="group", aria_label=title)[
            h.table(".score.parts")[
                h.caption(".unseen")[title],
                h.thead[h.tr[h.td[""], [_head(shown, seat) for seat in range(len(shown.names))]]],
                h.tbody[[_part(name, shown, words) for name in _parts(shown)]],
            ]
        ],
        h.p(".quiet")[words(about)],
    ]


def _head(shown: ShownReview, seat: int) -> Markup:
    return h.th(".own" if seat == shown.seat else "", scope="col")[h.span(dir="auto")[shown.names[seat]]]


def _parts(shown: ShownReview) -> tuple[str, ...]:
    rivals = () if shown.is_solo else ("rivals",)
    luck = ("luck",) if shown.draws or not shown.has_plan else ()
    return ("start", *luck, "decisions", *rivals, "unexplained", "result")


def _part(name: str, shown: ShownReview, words: Words) -> Markup:
    values = [getattr(totals, name) for totals in shown.totals]
    return h.tr(".total" if name == "result" else "")[
        h.th(scope="row")[words("review-part-plan" if name == "start" and shown.has_plan else f"review-part-{name}")],
        [h.td[_amount(name, value, shown, words)] for value in values],
    ]


def _amount(name: str, value: float | Estimate, shown: ShownReview, words: Words) -> str:
    """Return a part of the result; points of a solo match and of its plan have no plus sign."""
    if not isinstance(value, Estimate):
        value = Estimate(value)
    if not shown.is_exact:
        return estimate_text(value, words)
    return whole_text(value.amount, words, signed=name not in ("start", "result"))


def _draws(shown: ShownReview, words: Words) -> list[Child]:
    if not shown.draws:
        return []
    first, others = shown.draws[:DRAWS_SHOWN], shown.draws[DRAWS_SHOWN:]
    return [
        h.h3[words("review-draws")],
        h.ol(".draws")[[_draw(shown, draw, words) for draw in first]],
        h.details(".more-draws")[
            h.summary[words("review-more-draws", count=len(others))],
            h.ol(".draws")[[_draw(shown, draw, words) for draw in others]],
        ]
        if others
        else None,
    ]


def _draw(shown: ShownReview, draw: ShownMoment, words: Words) -> Markup:
    own = next(change for name, change in draw.changes if name == shown.names[shown.seat])
    others = [(name, change) for name, change in draw.changes if name != shown.names[shown.seat]]
    rest = ", ".join(_named_change(name, change, shown, words) for name, change in others)
    return h.li[
        h.b(".amount")[_change(own, shown, words)],
        " ",
        h.a(href=replay_address(shown, draw.at))[draw.stage],
        h.span(".told")[draw.text],
        h.span(".changes")[rest] if rest else None,
    ]


# -- costliest decisions


def _decisions(shown: ShownReview, words: Words) -> Markup:
    return h.section(".costliest")[
        h.h2[words("review-costliest")],
        h.p[words("review-costliest-about" if shown.decisions else "review-no-mistakes")],
        h.ol[[_decision(shown, one, words) for one in shown.decisions]],
    ]


def _decision(shown: ShownReview, one: ShownDecision, words: Words) -> Markup:
    return h.li(f"#decision-{one.number}")[
        h.h3[h.a(href=replay_address(shown, one.at))[one.stage]],
        h.p(f"#played-{one.number}")[words("review-played", moves=one.played)],
        h.p(".loss")[_loss(one, shown, words)],
        h.form(method="post", action=f"/m/{shown.id}/review/{one.number}/try?seat={shown.seat}")[
            h.button(".main", aria_describedby=f"played-{one.number}")[icon("target"), words("review-find")]
        ],
        h.details[
            h.summary(aria_describedby=f"played-{one.number}")[words("review-answer")], _answer(one, shown, words)
        ],
    ]


def _loss(one: ShownDecision, shown: ShownReview, words: Words) -> str:
    points = estimate_text(Estimate(-one.loss.amount, one.loss.error), words)
    if shown.is_exact:
        points = whole_text(-one.loss.amount, words, signed=True)
    if round(100 * one.share_lost) <= 0:
        return words("review-loss", points=points)
    return words("review-loss-share", points=points, percent=percent_text(-one.share_lost, words))


def _answer(one: ShownDecision, shown: ShownReview, words: Words) -> Markup:
    """Return what was better, what the rivals do after the line that was played, and the reasons."""
    better = [h.li[line] for line in one.best]
    return h.div(".answer")[
        h.h4[words("review-better")],
        h.ol(".lines")[better],
        [h.h4[words("review-replies")], h.ul(".lines")[[_reply(name, text, words) for name, text in one.replies]]]
        if one.replies
        else None,
        _reasons(one, shown, words) if one.reasons else None,
        h.p[h.a(href=one.compare)[icon("die"), words("what-if-compare")]],
    ]


def _reply(name: str, text: str, words: Words) -> Markup:
    return h.li[words("review-reply", name=name, moves=text)]


def _reasons(one: ShownDecision, shown: ShownReview, words: Words) -> list[Child]:
    def amount(points: float) -> str:
        return whole_text(points, words, signed=True) if shown.is_exact else gain_text(points, words)

    heads = ("review-reason", "review-reason-best", "review-reason-played", "review-reason-difference")
    return [
        h.h4[words("review-why")],
        h.div(".scroll-x", tabindex=0, role="group", aria_label=words("review-why"))[
            h.table(".score.reasons")[
                h.thead[h.tr[[h.th(scope="col")[words(head)] for head in heads]]],
                h.tbody[
                    [
                        h.tr[
                            h.th(scope="row")[reason.name],
                            h.td[amount(reason.best)],
                            h.td[amount(reason.played)],
                            h.td[h.b[amount(reason.best - reason.played)]],
                        ]
                        for reason in one.reasons
                    ]
                ],
            ]
        ],
    ]


# -- figures


def estimate_text(estimate: Estimate, words: Words) -> str:
    """Return an estimated amount with its sign and the half of its 95 % interval: `+6.0 ± 1.2`."""
    error = gain_text(CONFIDENCE * estimate.error, words).lstrip("+")
    amount = gain_text(estimate.amount, words)
    return amount if error == "0" else f"{amount}\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}{error}"


def whole_text(points: float, words: Words, *, signed: bool = False) -> str:
    """Return points without decimals if they are whole; with a plus sign only if `signed`."""
    text = gain_text(points, words).removesuffix(".0").removesuffix(",0")
    return text if signed else text.lstrip("+")


def percent_text(share: float, words: Words) -> str:
    """Return a part of the victory as a whole percentage with its sign."""
    whole = round(100 * share)
    sign = "+" if whole > 0 else "−" if whole < 0 else ""
    return words("review-percent", percent=f"{sign}{abs(whole)}")
