"""Moves tried on a copy of the state before they count, alone or as a line of several."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from aevum.kernel.errors import Illegal, LineEnds
from aevum.kernel.events import Event, Log
from aevum.kernel.game import OVER, AnyGame, State


@dataclass(frozen=True, slots=True)
class Trial:
    """A legal move carried out on a copy, with the states before and after it, which stay unchanged, and its events."""

    before: State = field(repr=False)
    move: int
    after: State = field(repr=False)
    events: list[Event]

    def is_of(self, state: State, move: int) -> bool:
        """Whether this is the trial of a move in this very state object."""
        return self.before is state and self.move == move

    @property
    def crosses_horizon(self) -> bool:
        """Whether no undo is free: chance was used, something hidden was shown, or another seat decides now."""
        return self._passes_on or self.before.revealed != self.after.revealed

    @property
    def breaks_line(self) -> bool:
        """Whether the mover learns something, chance was used, or another seat decides now.

        No move may be checked after it in the same line: a refusal there would reveal what came to light.
        """
        return self._passes_on or self.before.learned != self.after.learned

    @property
    def _passes_on(self) -> bool:
        """Whether chance was used, or another seat decides now."""
        return self.before.chance != self.after.chance or self.after.actor not in (self.before.actor, OVER)


def tried(game: AnyGame, state: State, moves: Sequence[int], known: Sequence[Trial] = ()) -> list[Trial]:
    """Return the trials of all moves of a line, each from the state to which the one before led.

    `known` are trials that need not be repeated. Raises Illegal, with its clause, at a move that is forbidden, and
    LineEnds if the line goes on after a move that ends it; what follows is not checked.
    """
    trials: list[Trial] = []
    for move in moves:
        if trials and trials[-1].breaks_line:
            raise LineEnds
        before = trials[-1].after if trials else state
        same = (trial for trial in known if trial.is_of(before, move))
        trials.append(next(same, None) or _try(game, before, move))
    return trials


def _try(game: AnyGame, before: State, move: int) -> Trial:
    clause = before.check(move)
    if clause is not None:
        raise Illegal(clause, game.book.notation(move))
    after = before.copy()
    log = after.log = Log()
    after.apply(move)
    after.log = None
    return Trial(before, move, after, log.events)
