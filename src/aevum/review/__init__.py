"""Reviews of finished matches: luck and decisions told apart, costliest decisions, and what other moves would bring."""

from aevum.kernel.ai.estimate import Estimate
from aevum.review.futures import WhatIf
from aevum.review.report import ChanceEvent, Decision, Reason, Review, SeatTotals, TurningPoint

__all__ = [
    "ChanceEvent",
    "Decision",
    "Estimate",
    "Reason",
    "Review",
    "SeatTotals",
    "TurningPoint",
    "WhatIf",
]
