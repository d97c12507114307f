"""Clauses that forbid moves in random play; `python -m aevum.testing.refusals GAME` prints them for proofreading."""

from __future__ import annotations

import sys
from functools import cache
from itertools import islice, product
from random import Random

from aevum.kernel.game import OVER, AnyGame
from aevum.kernel.registry import find_game
from aevum.kernel.rulebook import Clause
from aevum.testing.variants import variants_of
from aevum.testing.walks import sample, walk


@cache
def refusals(game: AnyGame) -> dict[Clause, int]:
    """Return the clauses that random play met, each with a move that it forbade."""
    dice = Random(7)
    found: dict[Clause, int] = {}
    for variant, seed in product(variants_of(game), (2, 3, 6, 7)):
        for state in islice(walk(variant, seed), 0, None, 2):
            for move in sample(game.book, dice, 40) if state.actor != OVER else ():
                clause = state.check(move)
                if clause is not None:
                    found.setdefault(clause, move)
    return found


def main(id: str) -> None:
    """Print each refusal in every language, as the site says it."""
    game = find_game(id)
    for clause in sorted(refusals(game), key=lambda clause: clause.id):
        lines = (f"  {language}: {clause.text(language)}\n" for language in game.languages)
        sys.stdout.writelines((f"{clause.id} ({game.book.notation(refusals(game)[clause])})\n", *lines))


if __name__ == "__main__":
    main(sys.argv[1])
