"""A bot that evolves the list of moves of its turn, to compare with beam search.

    aevum arena through-the-ages --bots bench/turn_evolution.py:TurnEvolution,hard --games 40

The first lists are the best lines of a beam search. A new list is made of two good ones, the beginning of one and the
rest of the other, and changed in one place: a candidate move is put in, takes the place of another, or one is left
out. Moves that are not legal when their turn comes are passed over, and a list that ends early is continued by the
default policy. A list is worth the mean evaluation at the end of the turn over a few determinizations.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from aevum.bots.beam_search import BeamSearch, SearchBudget
from aevum.bots.bot import Sight
from aevum.bots.search_bots import Hard
from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.game import OVER, State

BEGINNING: Final = SearchBudget(beam_width=24, determinizations=4, max_evaluations=4000, long_segments=True)
"""Search that finds the first lists; half the evaluations of `hard`."""
POPULATION: Final = 16
CHILDREN: Final = 800
"""Number of lists made after the first ones."""
PARENTS: Final = 6
"""Number of the best lists of which new ones are made."""

Line = tuple[int, ...]


class TurnEvolution(Hard):
    """Bot that improves the lines of a beam search by crossover and mutation."""

    def _search(self, sight: Sight) -> int:
        heuristics = sight.game.heuristics
        assert heuristics is not None
        states = [sight.imagine(self.chance) for _ in range(BEGINNING.determinizations)]
        beam = BeamSearch(heuristics, states, BEGINNING, self._noise, self.value_in(heuristics))
        self._heuristics: Heuristics[Any] = heuristics
        self._states: Sequence[State] = states
        self._worth: dict[Line, float] = {}
        population = [self._valued(line.moves) for line in beam.best_lines(POPULATION)]
        for _ in range(CHILDREN):
            population.sort(key=lambda line: -self._worth[line])
            del population[POPULATION:]
            child = self._child(population[:PARENTS])
            if child and child not in self._worth:
                population.append(self._valued(child))
        best = max(population, key=lambda line: self._worth[line])
        played = self._played(states[0], best)[1]
        return self._follow(states[0].copy(), played)

    def _child(self, parents: Sequence[Line]) -> Line:
        """Return a list made of two others and changed in one place."""
        one, other = self.chance.pick(list(parents)), self.chance.pick(list(parents))
        cut = self.chance.below(min(len(one), len(other)) + 1)
        genes = (*one[:cut], *other[cut:])
        place = self.chance.below(len(genes) + 1)
        change = self.chance.below(3)
        if change == 0:
            return (*genes[:place], *genes[place + 1 :])
        state, before = self._played(self._states[0], genes[:place], to_the_end=False)
        if state.actor != self._states[0].actor or self._ended(state):
            return genes
        legal = state.legal()
        candidates = self._heuristics.wide_candidates(state, legal) if len(legal) > 1 else legal
        return (*before, self.chance.pick(list(candidates)), *genes[place + (change == 1) :])

    def _valued(self, line: Line) -> Line:
        seat = self._states[0].actor
        ends = [self._played(state, line)[0] for state in self._states]
        learned = self.value_in(self._heuristics)
        values = [
            learned.evaluate(self._heuristics, end, seat) if learned else self._heuristics.evaluate(end, seat)
            for end in ends
        ]
        self._worth[line] = sum(values) / len(values)
        return line

    def _played(self, start: State, line: Sequence[int], *, to_the_end: bool = True) -> tuple[State, Line]:
        """Return a determinization after the legal moves of a line, and what its seat has played."""
        state, seat, played = start.copy(), start.actor, list[int]()
        waiting = list(reversed(line))
        while not self._ended(state) and (waiting or to_the_end):
            if state.actor != seat:
                state.apply(self._heuristics.default_move(state))
                continue
            while waiting and state.check(waiting[-1]) is not None:
                waiting.pop()
            if not waiting and not to_the_end:
                break
            move = waiting.pop() if waiting else self._heuristics.default_move(state)
            state.apply(move)
            played.append(move)
        return state, tuple(played)

    def _ended(self, state: State) -> bool:
        segment = self._heuristics.long_segment
        return state.actor == OVER or segment(state) != segment(self._states[0])
