"""Random generators of bots, derived anew for every decision, so that a choice can be computed again later."""

from __future__ import annotations

from aevum.kernel.chance import Chance
from aevum.kernel.match import Match, Redrawn


def decision_chance(match: Match, seat: int, moves: int) -> Chance:
    """Return the random generator of the bot in a seat for its decision after a number of moves.

    It follows from the seed in force then, which no player knows while the match runs.
    """
    seeds = [record.seed for record in match.records_to(moves) if isinstance(record, Redrawn)]
    own = Chance.from_seed(seeds[-1] if seeds else match.seed).branch(1 + seat)
    return Chance.from_seed(Chance.from_seed(own).branch(moves))
