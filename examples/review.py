"""Review a finished match for one of its seats: `python examples/review.py game.aevum 1`."""

import sys

import aevum
from aevum.review import judge_line, review, what_if

match, seat = aevum.load(sys.argv[1]), int(sys.argv[2]) - 1
found = review(match, seat)
luck = found.totals[seat].luck  # Estimate(amount=3.0, error=0.8)
print(f"luck: {luck.amount:+.1f} ± {luck.error:.1f} points")

decision = found.costliest[seat][0]  # the costliest decision, with better lines and what it cost
judged = judge_line(match, decision.position, decision.best[0])  # what another line would have cost there
compared = what_if(match, decision.position, [decision.best[0], decision.played])  # over the same 64 futures
print(f"costliest decision: move {decision.position + 1}, {decision.loss.amount:.1f} points")
print(judged)
print(compared)
