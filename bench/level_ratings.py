"""Ratings of bots on one scale, from the journals of several contests of a game.

    python -m bench.level_ratings FOLDER ... [--reference normal]

Each FOLDER was given to `aevum arena --out`. Contests may have different bots as long as some of them have met: a bot
that played in two contests links them. In each game every two seats of different bots are compared by their places, and
a tie counts half. Ratings are those of the Bradley-Terry model under which the comparisons are most likely: a bot
400 ahead comes out ahead in 10 of 11 comparisons. The reference has 1500. Intervals are 95 % of a bootstrap over deals.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from aevum.arena.journal import NAME

REFERENCE: Final = 1500.0
SCALE: Final = 400 / math.log(10)
ROUNDS: Final = 300
"""Number of steps of the fit; each takes every bot to its best rating against the present ones of the others."""
RESAMPLES: Final = 200
_PRIOR: Final = 0.5
"""Ties with the mean bot that each bot is given, so that one that has lost every game has a rating, too."""

Comparison = tuple[str, str, float]
"""Two bots, and the part of the victory that the first one took from the other."""


def deals_of(folder: Path) -> list[list[Comparison]]:
    """Return the comparisons of a contest, deal by deal."""
    deals: dict[int, list[Comparison]] = {}
    for line in (folder / NAME).read_text(encoding="utf-8").splitlines()[1:]:
        game = json.loads(line)
        deals.setdefault(game["deal"], []).extend(comparisons(game))
    return list(deals.values())


def comparisons(game: dict[str, Any]) -> Iterator[Comparison]:
    """Yield a comparison for every two seats of different bots."""
    places = {seat: place for place, tied in enumerate(game["ranking"]) for seat in tied}
    for one, other in combinations(range(len(game["bots"])), 2):
        if game["bots"][one] != game["bots"][other]:
            ahead = 0.5 + 0.5 * ((places[one] < places[other]) - (places[one] > places[other]))
            yield game["bots"][one], game["bots"][other], ahead


def fitted(found: Sequence[Comparison], reference: str) -> dict[str, float]:
    """Return the most likely ratings."""
    bots = sorted({bot for one, other, _ in found for bot in (one, other)})
    wins = dict.fromkeys(bots, _PRIOR)
    met: dict[tuple[str, str], int] = {}
    for one, other, ahead in found:
        wins[one] += ahead
        wins[other] += 1 - ahead
        met[one, other] = met.get((one, other), 0) + 1
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        expected = {bot: 2 * _PRIOR / (strength[bot] + 1) for bot in bots}
        for (one, other), count in met.items():
            share = count / (strength[one] + strength[other])
            expected[one] += share
            expected[other] += share
        strength = {bot: wins[bot] / expected[bot] for bot in bots}
    return {bot: REFERENCE + SCALE * math.log(strength[bot] / strength[reference]) for bot in bots}


def main() -> None:
    """Print the ratings, the best first."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--reference", default="normal")
    args = parser.parse_args()
    contests = [deals_of(folder) for folder in args.folders]
    ratings = fitted([one for deals in contests for deal in deals for one in deal], args.reference)
    dice, drawn = random.Random(1), list[dict[str, float]]()
    for _ in range(RESAMPLES):
        sample = [one for deals in contests for deal in dice.choices(deals, k=len(deals)) for one in deal]
        drawn.append(fitted(sample, args.reference))
    for bot, rating in sorted(ratings.items(), key=lambda entry: -entry[1]):
        others = sorted(ratings_of_sample.get(bot, rating) for ratings_of_sample in drawn)
        least, most = others[round(0.025 * RESAMPLES)], others[round(0.975 * RESAMPLES) - 1]
        print(f"{bot:50} {rating:6.0f}  ({least:.0f} to {most:.0f})")


if __name__ == "__main__":
    main()
