"""Planted blunders: whether the review of a golden game with a blunder has it among the five costliest decisions.

    PYTHONPATH=tests .venv/bin/python tests/review/blunders.py [GAME ...]

prints the answer for each blunder of `blunders.toml`. `plant_blunders.py` has chosen them, by final results.
"""

from __future__ import annotations

import sys

from aevum.review import reviewer
from review.plant_blunders import GAMES, Blunder, stored


def is_found(blunder: Blunder) -> bool:
    """Whether the blunder is among the costliest decisions of its seat; those of other seats are not judged."""
    match = blunder.planted()
    seat = match.moves[blunder.position].seat
    review = reviewer._Reviewer(match, seat, reviewer._no_progress)
    review._made = [made for made in review._made if made.seat == seat]
    return blunder.position in [decision.position for decision in reviewer._costliest(review._judge(), seat)]


def main() -> None:
    """Print for each game how many of its blunders were found."""
    for game in sys.argv[1:] or GAMES:
        answers: list[bool] = []
        for blunder in (one for one in stored() if one.game == game):
            answers.append(is_found(blunder))
            about = f"{blunder.match} move {blunder.position + 1}, costs {blunder.cost} ± {blunder.error} points"
            sys.stdout.write(f"{about}: {'found' if answers[-1] else 'missed'}\n")
            sys.stdout.flush()
        sys.stdout.write(f"{game}: {sum(answers)} of {len(answers)}\n")


if __name__ == "__main__":
    main()
