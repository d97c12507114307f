"""Reviews as plain data, and comparisons of lines over the same futures."""

from __future__ import annotations

import json

import pytest

from aevum.kernel.match import Played
from aevum.review import ChanceEvent, Decision, Estimate, Reason, Review, SeatTotals, TurningPoint, WhatIf
from aevum.review.futures import Line
from aevum.review.report import OtherFormat


def a_review() -> Review:
    totals = SeatTotals(0.5, 9.0, Estimate(6.0, 1.5), Estimate(-11.0, 2.0), Estimate(14.0, 2.5), -0.5, 31)
    decision = Decision(
        position=12,
        seat=0,
        played=(4, 5),
        best=((6,), (7, 8)),
        loss=Estimate(3.5, 0.75),
        share_lost=0.125,
        replies=(Played(1, 9),),
        reasons=(Reason("term-points", "", 4.0, 1.0), Reason("feature-cities-least", 3, 1.0, 0.0)),
    )
    return Review(
        game="tempus",
        seats=("Ada", "Bot"),
        seat=0,
        expected=((0.5, 0.5), (0.625, 0.375)),
        margins=((0.0, 0.0), (2.5, -2.5)),
        turning_points=(TurningPoint(1, (0.125, -0.125), True),),
        chance_events=(ChanceEvent(1, 1, (Estimate(2.0, 0.5), Estimate(-2.0, 0.5)), 0),),
        totals=(totals, totals),
        costliest=((decision,), ()),
    )


def test_a_review_survives_json() -> None:
    review = a_review()
    data = json.loads(json.dumps(review.to_json()))
    assert Review.from_json(data) == review
    assert not review.is_solo


def test_a_review_of_another_version_is_refused() -> None:
    with pytest.raises(OtherFormat):
        Review.from_json(a_review().to_json() | {"review": 0})


def test_a_reason_speaks_for_the_line_with_more_points() -> None:
    assert Reason("term-points", "", 4.0, 1.0).difference == 3.0


def test_lines_are_compared_future_by_future() -> None:
    what_if = WhatIf(3, 0, (Line((1,), (5.0, 1.0, 9.0)), Line((2,), (4.0, 0.0, 8.0))))
    assert what_if.difference() == Estimate(1.0, 0.0)
    assert what_if.mean(0).amount == 5.0
    assert WhatIf.from_json(json.loads(json.dumps(what_if.to_json()))) == what_if


def test_a_histogram_counts_every_future_of_every_line_once() -> None:
    what_if = WhatIf(3, 0, (Line((1,), (5.0, 1.0, 9.0)), Line((2,), (4.0, 0.0, 8.0))))
    bars = what_if.histogram(3)
    assert [bar.counts for bar in bars] == [(1, 1), (1, 1), (1, 1)]
    assert (bars[0].least, bars[-1].below) == (0.0, 9.0)
