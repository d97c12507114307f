"""Trial: a move carried out on a copy, before it counts; and lines of several."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from aevum.kernel.errors import Illegal, LineEnds
from aevum.kernel.events import Event, Log
from aevum.kernel.game import OVER, AnyGame, State


@dataclass(frozen=True, slots=True)
class Trial:
    """A legal move: from where, where it leads and what it tells. Both states stay as they are."""

    before: State = field(repr=False)
    move: int
    after: State = field(repr=False)
    events: list[Event]

    def is_of(self, state: State, move: int) -> bool:
        """Has this move been tried in this very state?"""
        return self.before is state and self.move == move

    @property
    def crosses_horizon(self) -> bool:
        """Is there no free way back: chance was used, something hidden showed, or another seat decides now?"""
        return self._passes_on or self.before.revealed != self.after.revealed

    @property
    def ends_line(self) -> bool:
        """Does its mover learn something by it, or does another seat decide now?

        Nothing may be judged after it in the same line: a refusal there would tell what came to light.
        """
        return self._passes_on or self.before.unforeseen != self.after.unforeseen

    @property
    def _passes_on(self) -> bool:
        """Chance or another seat has a say."""
        return self.before.chance != self.after.chance or self.after.actor not in (self.before.actor, OVER)


def tried(game: AnyGame, state: State, moves: Sequence[int], known: Trial | None = None) -> list[Trial]:
    """All moves of a line, each from where the one before led. `known`: a trial that need not be made again.

    Illegal, with its clause, at a move that may not be made. LineEnds if the line goes on after a move that ends it;
    what follows is not looked at.
    """
    trials: list[Trial] = []
    for move in moves:
        if trials and trials[-1].ends_line:
            raise LineEnds
        before = trials[-1].after if trials else state
        trials.append(known if known and known.is_of(before, move) else _try(game, before, move))
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
