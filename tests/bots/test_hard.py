"""The bot "hard": its search and rollouts, and the limits that a game's heuristics set for them."""

from __future__ import annotations

from itertools import islice

import pytest

from aevum.bots.beam_search import BeamSearch, Candidate, SearchBudget
from aevum.bots.rollouts import RolloutBudget, RolloutSelector
from aevum.bots.search_bots import Hard, Normal
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame
from aevum.kernel.registry import find_game, games
from bots.tables import positions, ready, sight
from interpreted import interpreted

JUDGED = [game for game in games().values() if game.heuristics is not None]
judged_game = pytest.mark.parametrize("game", JUDGED, ids=[game.id for game in JUDGED])
HEARD = [game for game in JUDGED if game.heuristics is not None and game.heuristics.rollout_weight]
heard_game = pytest.mark.parametrize("game", HEARD, ids=[game.id for game in HEARD])
FEW = RolloutBudget(
    candidates=3,
    determinizations=4,
    segments=3,
    players=SearchBudget(beam_width=1, determinizations=1, max_evaluations=8),
    max_evaluations=60,
)


class Quick(Hard):
    """The bot "hard" with small budgets."""

    budget_of_search = SearchBudget(beam_width=3, determinizations=2, max_evaluations=40, long_segments=True)
    rollout_budget = FEW


@interpreted
@judged_game
def test_it_keeps_to_the_law(game: AnyGame) -> None:
    """Check the first hundred decisions of a match between such bots by the state itself."""
    state = game.start(game.read_options(ready(game)), game.seats[0], Chance.from_seed(11))
    bots = [Quick(Chance.from_seed(seat)) for seat in range(game.seats[0])]
    for _ in range(100):
        if state.actor == OVER:
            break
        move = bots[state.actor].choose(sight(game, state))
        assert state.check(move) is None
        state.apply(move)


@interpreted
@judged_game
def test_however_little_it_thinks_nothing_hidden_tells(game: AnyGame) -> None:
    for number, state in enumerate(positions(game, {}, game.seats[-1], seed=8, every=40)):
        redrawn = state.resample(state.actor, Chance.from_seed(500 + number))
        first, second = (Quick(Chance.from_seed(number)).choose(sight(game, one)) for one in (state, redrawn))
        assert game.book.notation(first) == game.book.notation(second)


@heard_game
def test_a_hearing_keeps_to_its_budget_and_leaves_the_worlds_alone(game: AnyGame) -> None:
    assert game.heuristics is not None
    heard = 0
    for state in islice(positions(game, ready(game), game.seats[0], seed=4, every=30), 12):
        worlds = [state.resample(state.actor, Chance.from_seed(world)) for world in range(FEW.determinizations)]
        lines = BeamSearch(
            game.heuristics, worlds, SearchBudget(beam_width=3, determinizations=4, max_evaluations=60), lambda: 0.0
        ).best_lines(3)
        keys = [world.key() for world in worlds]
        left = iter(worlds)
        answers = RolloutSelector(game.heuristics, state.actor, FEW)
        assert answers.best(lines, left.__next__) in lines
        assert [world.key() for world in worlds] == keys
        heard += answers.evaluations > 0
        begun = FEW.determinizations - len(list(left))
        assert answers.evaluations == 0 if len(lines) == 1 else begun >= 1
    assert heard


@judged_game
def test_the_best_lines_are_different_and_in_order(game: AnyGame) -> None:
    assert game.heuristics is not None
    for state in islice(positions(game, ready(game), game.seats[0], seed=6, every=50), 6):
        lines = BeamSearch(
            game.heuristics, [state], SearchBudget(beam_width=4, determinizations=1, max_evaluations=80), lambda: 0.0
        ).best_lines(5)
        assert len({line.state.key() for line in lines}) == len(lines) <= 5
        assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
        best = BeamSearch(
            game.heuristics, [state], SearchBudget(beam_width=4, determinizations=1, max_evaluations=80), lambda: 0.0
        ).best()
        assert best.moves == lines[0].moves


def test_a_patient_search_thinks_further() -> None:
    """Without hidden information and opponents a whole round of the sheet is one line."""
    game = find_game("tempus-imperium")
    assert game.heuristics is not None
    state = game.start(game.read_options({"digits": "1806061935"}), 1, Chance.from_seed(1))

    def turns(patient: bool) -> int:
        line: Candidate = BeamSearch(game.heuristics, [state], SearchBudget(2, 1, 2000, patient), lambda: 0.0).best()  # type: ignore[arg-type]
        return int(line.state.turn)  # type: ignore[attr-defined]

    assert (turns(False), turns(True)) == (5, 10)


@interpreted
def test_heuristics_limit_the_beam_width(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wide search would only find the errors of Tempus' rough heuristics; Through the Ages has no limit."""
    followed: list[int] = []
    begin = BeamSearch.__init__

    def noted(search: BeamSearch, heuristics: object, states: object, budget: SearchBudget, *others: object) -> None:
        followed.append(budget.beam_width)
        begin(search, heuristics, states, budget, *others)  # type: ignore[arg-type]

    monkeypatch.setattr(BeamSearch, "__init__", noted)
    widest = {}
    for name in ("tempus", "through-the-ages"):
        followed.clear()
        game = find_game(name)
        state = next(positions(game, ready(game), game.seats[0], seed=1, every=1))
        Hard(Chance.from_seed(1)).choose(sight(game, state))
        widest[name] = max(followed)
    assert widest == {
        "tempus": Normal.budget_of_search.beam_width,
        "through-the-ages": Hard.budget_of_search.beam_width,
    }
