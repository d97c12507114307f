"""The random numbers of a decision in a finished match, and the seed and counter from which each of them follows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from aevum.kernel.chance import COUNTER_BITS, RECORDERS, Chance, RecordedDraw
from aevum.kernel.match import Match, Played, Redrawn, commitment


@dataclass(frozen=True, slots=True)
class Draw:
    """A random number."""

    number: int
    """Counter of the first hash that was computed for it; the next ones follow if a hash is too large to be fair."""
    bound: int
    """Number of possible values, from 0 on."""
    value: int


@dataclass(frozen=True, slots=True)
class DrawProof:
    """Random numbers that a match has used, and the seed from which all of them follow."""

    at: int
    """Number of moves up to which the random numbers were drawn; 0 for the set-up."""
    seed: int
    redrawn_at: int | None
    """Number of moves before everything hidden was drawn anew from the seed; None: the match began with it."""
    draws: tuple[Draw, ...]
    of_decision: bool
    """Whether the decision itself has drawn these; else all draws before it, in which its cards were shuffled."""
    published: tuple[str, ...]
    """Commitments to all seeds of the match, in the order in which they were published."""

    @property
    def commitment(self) -> str:
        """Hash of the seed, which was published before anything was drawn from it."""
        return commitment(self.seed)


def draw_proof(match: Match, since: int, at: int) -> DrawProof:
    """Return the random numbers of the moves after the first `since` and up to number `at`.

    If these have drawn none, all random numbers before them, set-up included.
    """
    redrawn_at, redrawn = _last_redraw(match, at)
    seed = redrawn.seed if redrawn else match.seed
    before = [match.state_at(number) for number in range(since, at)]
    with _recorded() as found:
        for state, played in zip(before, match.moves[since:at], strict=True):
            state.apply(played.move)
    own = _of_seed(found, seed)
    published = tuple(commitment(one) for one in (match.seed, *(record.seed for record in match.redraws)))
    if own:
        return DrawProof(at, seed, redrawn_at, own, of_decision=True, published=published)
    with _recorded() as found:
        _repeat(match, redrawn_at, redrawn, at)
    return DrawProof(at, seed, redrawn_at, _of_seed(found, seed), of_decision=False, published=published)


def _repeat(match: Match, redrawn_at: int | None, redrawn: Redrawn | None, at: int) -> None:
    """Repeat everything from the set-up, or from the last redraw, up to move number `at`."""
    if redrawn is None or redrawn_at is None:
        state = match.game.start(match.options, len(match.seats), Chance.from_seed(match.seed))
    else:
        match.state_at(redrawn_at).resample(redrawn.keeps, Chance.from_seed(redrawn.seed))
        state = match.state_at(redrawn_at)
    for played in match.moves[redrawn_at or 0 : at]:
        state.apply(played.move)


def _last_redraw(match: Match, at: int) -> tuple[int | None, Redrawn | None]:
    """Return the last redraw before move number `at`, and the number of moves before it."""
    moves, found_at, found = 0, None, None
    for record in match.records_to(at):
        if isinstance(record, Redrawn) and (moves < at or at == 0):
            found_at, found = moves, record
        moves += isinstance(record, Played)
    return found_at, found


def _of_seed(found: list[RecordedDraw], seed: int) -> tuple[Draw, ...]:
    """Return the draws from a seed; other threads may have drawn from other seeds meanwhile."""
    mask = (1 << COUNTER_BITS) - 1
    return tuple(Draw(state & mask, bound, value) for state, bound, value in found if state >> COUNTER_BITS == seed)


@contextmanager
def _recorded() -> Iterator[list[RecordedDraw]]:
    """Record every draw of this process while the context lasts."""
    found: list[RecordedDraw] = []
    RECORDERS.append(found)
    try:
        yield found
    finally:
        RECORDERS.remove(found)
