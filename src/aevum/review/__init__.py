"""Reviews of finished matches: luck and decisions told apart, costliest decisions, and what other moves would bring."""

from aevum.kernel.ai.estimate import Estimate
from aevum.review.futures import Line, WhatIf
from aevum.review.report import ChanceEvent, Decision, Reason, Review, SeatTotals, TurningPoint
from aevum.review.reviewer import judge_line, review
from aevum.review.what_if import what_if

__all__ = [
    "ChanceEvent",
    "Decision",
    "Estimate",
    "Line",
    "Reason",
    "Review",
    "SeatTotals",
    "TurningPoint",
    "WhatIf",
    "judge_line",
    "review",
    "what_if",
]
