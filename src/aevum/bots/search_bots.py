"""Bots that search (easy, normal, hard, master), for every game that has heuristics."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from aevum.bots.beam_search import ALL_LINES, BeamSearch, Candidate, SearchBudget
from aevum.bots.bot import Bot, Budget, Sight
from aevum.bots.rollouts import RolloutBudget, RolloutSelector, varied
from aevum.bots.turn_evolution import EvolutionBudget, TurnEvolution
from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.ai.learned_value import LearnedValue
from aevum.kernel.chance import Chance
from aevum.kernel.game import AnyGame, State

_GRAIN: Final = 1 << 16
_TRACE: Final = 1e-6
"""Noise level that only breaks ties."""
_PLAYERS: Final = SearchBudget(beam_width=1, determinizations=1, max_evaluations=40)
"""Search budget of the seats in rollouts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Bot that finds its moves by beam search.

    A line once found is played on for as long as the seat sees what was expected. `search_budget` and `noise` take the
    place of the class's own, `learned` that of the game's learned value. `by_learned_value` says whether a bot
    without one of its own plays by the learned value of the game. A bot with a `search_budget` plays no rollouts and
    evolves no turns.
    """

    needs_heuristics = True
    budget_of_search: ClassVar[SearchBudget]
    rollout_budget: ClassVar[RolloutBudget | None] = None
    """Limits of the rollouts by which it chooses among its best lines; None: it plays none."""
    evolution_budget: ClassVar[EvolutionBudget | None] = None
    """Limits of the evolution of its turns, in games whose `Heuristics.evolves_turns`; None: it evolves none."""
    noise_level: ClassVar[float]
    """Maximum evaluation noise of a line, either way; a trace of it breaks ties."""
    milliseconds: ClassVar[int]
    """Milliseconds that a decision takes at most, or nearly so, on one core of a usual machine."""
    budget_message: ClassVar[str] = "bot-budget-search"
    """Message id of the description of its effort."""
    rollouts_message: ClassVar[str] = ""
    """Message id of that description in games in which it plays rollouts."""
    plays_by_learned_value: ClassVar[bool] = True
    """Whether it plays by the learned value of a game that has one; else by the evaluation made by hand."""
    _plan: tuple[int, ...] = ()
    _expected: State | None = None

    def __init__(
        self,
        chance: Chance,
        search_budget: SearchBudget | None = None,
        noise: float | None = None,
        learned: LearnedValue | None = None,
        by_learned_value: bool | None = None,
        **settings: Any,
    ) -> None:
        super().__init__(chance, **settings)
        self.search_budget = search_budget or self.budget_of_search
        self._rollout_budget = None if search_budget else self.rollout_budget
        self._evolution_budget = None if search_budget else self.evolution_budget
        self._noise_level = self.noise_level if noise is None else noise
        self._learned = learned
        self._by_learned_value = self.plays_by_learned_value if by_learned_value is None else by_learned_value

    @classmethod
    def budget(cls, game: AnyGame | None = None) -> Budget:
        """Return the number of positions and the time for one decision: a message id and its arguments."""
        heuristics = game.heuristics if game is not None else None
        rollouts = heuristics is not None and cls.rollout_weight(heuristics) > 0
        message = cls.rollouts_message if rollouts else cls.budget_message
        return message, {"positions": cls.budget_of_search.max_evaluations, "milliseconds": cls.milliseconds}

    @classmethod
    def rollout_weight(cls, heuristics: Heuristics[Any]) -> float:
        """Return the weight of rollouts in the choice between lines, 0 to 1; 0 if it plays none."""
        return heuristics.rollout_weight if cls.rollout_budget else 0.0

    def rollouts_in(self, heuristics: Heuristics[Any], seat: int) -> RolloutSelector | None:
        """Return the rollouts by which it compares lines in a game; None if it plays none."""
        weight = self.rollout_weight(heuristics)
        if self._rollout_budget is None or not weight:
            return None
        return RolloutSelector(heuristics, seat, self._rollout_budget, self.value_in(heuristics), weight)

    def choose(self, sight: Sight) -> int:
        """Return the next move of the line found before, if it still holds; else search for a new line."""
        if len(sight.legal) == 1:
            return self._forced(sight.legal[0])
        planned = self._planned(sight)
        return self._search(sight) if planned is None else planned

    def _forced(self, move: int) -> int:
        """Return the only legal move; it may be the next one of the line found before."""
        expected = self._expected
        if self._plan and expected is not None and self._plan[0] == move and expected.check(move) is None:
            self._follow(expected, self._plan)
        else:
            self._plan = ()
        return move

    def _planned(self, sight: Sight) -> int | None:
        """Return the next move of the line found before; None if the seat sees something else than expected."""
        expected = self._expected
        if not self._plan or expected is None or self._plan[0] not in sight.legal or expected.actor != sight.seat:
            return None
        if sight.game.view(expected, sight.seat).to_json() != sight.view.to_json():
            return None
        return self._follow(expected, self._plan)

    def _search(self, sight: Sight) -> int:
        heuristics = sight.game.heuristics
        assert heuristics is not None
        first = sight.imagine(self.chance)
        value = self.value_in(heuristics)
        candidates = (heuristics.candidates if value is None else heuristics.wide_candidates)(first, sight.legal)
        if len(candidates) == 1:
            self._plan = ()
            return candidates[0]
        determinizations = [
            first,
            *(sight.imagine(self.chance) for _ in range(self.search_budget.determinizations - 1)),
        ]
        search = BeamSearch(heuristics, determinizations, self.budget_in(heuristics), self._noise, value)
        line = self._choice(sight, heuristics, search)
        return self._follow(first.copy(), line.moves)

    @property
    def plan(self) -> tuple[int, ...]:
        """Moves that are to follow the last choice, as far as the line found for it goes on."""
        return self._plan

    def budget_in(self, heuristics: Heuristics[Any]) -> SearchBudget:
        """Return the limits of its search in a game, whose heuristics limit the beam width."""
        return replace(self.search_budget, beam_width=min(self.search_budget.beam_width, heuristics.max_beam_width))

    def value_in(self, heuristics: Heuristics[Any]) -> LearnedValue | None:
        """Return the learned value by which the bot plays; None: it plays by the evaluation made by hand."""
        return heuristics.learned_value if self._learned is None and self._by_learned_value else self._learned

    def _choice(self, sight: Sight, heuristics: Heuristics[Any], search: BeamSearch) -> Candidate:
        if self._evolution_budget is not None and heuristics.evolves_turns:
            return self._evolved(heuristics, search, self._evolution_budget)
        rollouts = self.rollouts_in(heuristics, sight.seat)
        if rollouts is None:
            return search.best()
        lines = varied(search.best_lines(ALL_LINES), rollouts.budget, sight.game.book.verb_of)
        return rollouts.best(lines, lambda: sight.imagine(self.chance))

    def _evolved(self, heuristics: Heuristics[Any], search: BeamSearch, budget: EvolutionBudget) -> Candidate:
        lines = [line.moves for line in search.best_lines(budget.population)]
        value = self.value_in(heuristics)
        return TurnEvolution(heuristics, search.determinizations, budget, self.chance, value).best(lines)

    def _follow(self, state: State, moves: tuple[int, ...]) -> int:
        """Return the first of these moves, and expect the others to follow from this state."""
        state.apply(moves[0])
        self._plan, self._expected = moves[1:], state
        return moves[0]

    def _noise(self) -> float:
        return self._noise_level * (2 * self.chance.below(_GRAIN) / _GRAIN - 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Easy(SearchBot):
    """Bot with a small search budget, the evaluation made by hand and noise, so that a newcomer can win."""

    budget_of_search = SearchBudget(beam_width=2, determinizations=2, max_evaluations=110)
    noise_level = 1.0
    plays_by_learned_value = False
    milliseconds = 100
    budget_message = "bot-budget-wavering"


@mypyc_attr(allow_interpreted_subclasses=True)
class Normal(SearchBot):
    """Bot with a medium search budget, a few rollouts and hardly any evaluation noise."""

    budget_of_search = SearchBudget(beam_width=6, determinizations=10, max_evaluations=700)
    rollout_budget = RolloutBudget(
        candidates=3,
        determinizations=16,
        segments=9,
        players=_PLAYERS,
        max_evaluations=4000,
    )
    noise_level = _TRACE
    milliseconds = 500
    rollouts_message = SearchBot.budget_message


@mypyc_attr(allow_interpreted_subclasses=True)
class Hard(SearchBot):
    """Bot with a large search budget that plays rollouts of its best lines before it chooses."""

    budget_of_search = SearchBudget(beam_width=24, determinizations=10, max_evaluations=8000, long_segments=True)
    rollout_budget = RolloutBudget(
        candidates=8,
        determinizations=64,
        segments=9,
        players=_PLAYERS,
        max_evaluations=40_000,
        further_kinds=3,
    )
    noise_level = _TRACE
    milliseconds = 2000
    budget_message = "bot-budget-deep"
    rollouts_message = "bot-budget-answers"


@mypyc_attr(allow_interpreted_subclasses=True)
class Master(Hard):
    """Bot with the largest budget: it compares more lines, in more determinizations and further ahead.

    In some games it evolves the moves of its turn instead of playing rollouts.
    """

    budget_of_search = SearchBudget(beam_width=48, determinizations=20, max_evaluations=30_000, long_segments=True)
    rollout_budget = RolloutBudget(
        candidates=8,
        determinizations=128,
        segments=12,
        players=_PLAYERS,
        max_evaluations=40_000,
        further_kinds=3,
    )
    evolution_budget = EvolutionBudget(population=16, parents=6, children=800, determinizations=4)
    milliseconds = 5000
    budget_message = "bot-budget-thorough"
    rollouts_message = "bot-budget-thorough-answers"
    takes_seconds = True

    @classmethod
    def rollout_weight(cls, heuristics: Heuristics[Any]) -> float:
        """Return the weight of long rollouts that the heuristics give."""
        return heuristics.deep_rollout_weight

    def rollouts_in(self, heuristics: Heuristics[Any], seat: int) -> RolloutSelector | None:
        """Return the rollouts by which it compares lines, with as many evaluations as the heuristics allow."""
        rollouts = super().rollouts_in(heuristics, seat)
        if rollouts is not None:
            rollouts.budget = replace(rollouts.budget, max_evaluations=heuristics.deep_rollout_evaluations)
        return rollouts
