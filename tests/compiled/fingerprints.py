"""Hashes of everything that happens in seeded games, to compare plain and compiled engines.

`python -m compiled.fingerprints GAMES` prints a line with name and hash for each random game, spread over all installed
games, their seats and options, and one for each game that bots play.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import count, islice
from random import Random

from aevum.bots import Sight, bots_for
from aevum.kernel.chance import Chance
from aevum.kernel.events import Log
from aevum.kernel.game import OVER, State
from aevum.kernel.registry import games
from aevum.testing.variants import Variant, variants_of
from aevum.testing.walks import Temper, sample

EXAMINED_EVERY = 12
"""Interval of decisions at which a position is examined from all sides."""
REFUSED = 40
"""Number of moves of the book that are checked at such a position."""
BY_BOTS = 60
"""Number of decisions of search bots in a game."""


class Fingerprint:
    """Hash of a game so far."""

    def __init__(self) -> None:
        self._hash = sha256()

    def add(self, *things: object) -> None:
        """Add things to the hash; their `repr` must be the same in every process."""
        self._hash.update(repr(things).encode())

    def __str__(self) -> str:
        return self._hash.hexdigest()


def of_chance(variant: Variant, seed: int, decisions: int | None = None) -> Fingerprint:
    """Return the hash of a random game: legal moves, choice, events and state of every decision."""
    found, temper, state = Fingerprint(), Temper(variant.game, seed), variant.start(seed)
    dice = Random(seed)
    for number in count():
        if state.actor == OVER or number == decisions:
            break
        if number % EXAMINED_EVERY == 0:
            examine(found, variant, state, dice)
        move = temper.choose(state)
        state.log = Log()
        found.add(state.actor, state.legal(), move)
        state.apply(move)
        found.add(state.key(), state.chance, state.revealed, state.learned, state.log.events)
    found.add(state.outcome())
    return found


def examine(found: Fingerprint, variant: Variant, state: State, dice: Random) -> None:
    """Add refusals, the seat's view, a determinization and the heuristics of a position to the hash."""
    game, seat = variant.game, state.actor
    for move in sample(game.book, dice, REFUSED):
        clause = state.check(move)
        found.add(move, clause and clause.id)
    imagined = state.resample(seat, Chance.from_seed(dice.getrandbits(64)))
    found.add(imagined.key(), game.view(state, seat).to_json(), sorted(game.conserved_counts(state).items()))
    heuristics = game.heuristics
    if heuristics is not None:
        found.add(
            heuristics.candidates(imagined, state.legal()),
            heuristics.default_move(imagined),
            heuristics.search_segment(imagined),
        )
        found.add(*(heuristics.evaluate(imagined, other) for other in range(variant.seats)))
        if heuristics.features:
            for other in range(variant.seats):
                found.add(heuristics.feature_values(imagined, other), heuristics.time_left(imagined, other))


def by_bots(variant: Variant, bot: str, decisions: int) -> Fingerprint:
    """Return the hash of the beginning of a game between bots of one kind, and of their budget."""
    game, found, state = variant.game, Fingerprint(), variant.start(1)
    found.add(bots_for(game)[bot].budget())
    players = [bots_for(game)[bot](Chance.from_seed(seat)) for seat in range(variant.seats)]
    for _ in range(decisions):
        if state.actor == OVER:
            break
        move = players[state.actor].choose(Sight(game, state, state.legal()))
        state.apply(move)
        found.add(move, state.key())
    return found


def fingerprints(number: int, decisions: int | None = None, by_bot: int = BY_BOTS) -> Iterator[tuple[str, str]]:
    """Yield name and hash of `number` random games, each installed game equally often, then of the bots' games.

    The variants of a game take turns.
    """
    every = [variants_of(game) for game in games().values()]
    turns = ((variants[turn % len(variants)], turn) for turn in count() for variants in every)
    for variant, seed in islice(turns, number):
        yield f"{variant}, seed {seed}", str(of_chance(variant, seed, decisions))
    for first, *_ in every:
        for bot in bots_for(first.game) if by_bot else ():
            yield f"{first}, {bot}", str(by_bots(first, bot, by_bot))


if __name__ == "__main__":
    sys.stdout.writelines(f"{name}: {print_}\n" for name, print_ in fingerprints(int(sys.argv[1])))
