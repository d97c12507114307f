"""Hard: what it thinks about before it chooses, and what a judgement may say about that."""

from __future__ import annotations

from itertools import islice

import pytest

from aevum.bots.answers import Answers, Hearing
from aevum.bots.search import Breadth, Line, Search
from aevum.bots.thinking_bot import Hard, Normal
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame
from aevum.kernel.registry import find_game, games
from bots.tables import positions, ready, sight

JUDGED = [game for game in games().values() if game.judgement is not None]
judged_game = pytest.mark.parametrize("game", JUDGED, ids=[game.id for game in JUDGED])
HEARD = [game for game in JUDGED if game.judgement is not None and game.judgement.answers]
heard_game = pytest.mark.parametrize("game", HEARD, ids=[game.id for game in HEARD])
FEW = Hearing(lines=3, worlds=4, episodes=3, players=Breadth(lines=1, worlds=1, judged=8), judged=60)


class Quick(Hard):
    """The same, in a hurry."""

    breadth = Breadth(lines=3, worlds=2, judged=40, patient=True)
    hearing = FEW


@judged_game
def test_it_keeps_to_the_law(game: AnyGame) -> None:
    """The first hundred decisions of a match between such bots; the state itself is the judge."""
    state = game.start(game.read_options(ready(game)), game.seats[0], Chance.from_seed(11))
    bots = [Quick(Chance.from_seed(seat)) for seat in range(game.seats[0])]
    for _ in range(100):
        if state.actor == OVER:
            break
        move = bots[state.actor].choose(sight(game, state))
        assert state.check(move) is None
        state.apply(move)


@judged_game
def test_however_little_it_thinks_nothing_hidden_tells(game: AnyGame) -> None:
    for number, state in enumerate(positions(game, {}, game.seats[-1], seed=8, every=40)):
        redrawn = state.resample(state.actor, Chance.from_seed(500 + number))
        first, second = (Quick(Chance.from_seed(number)).choose(sight(game, one)) for one in (state, redrawn))
        assert game.book.notation(first) == game.book.notation(second)


@heard_game
def test_a_hearing_keeps_to_its_budget_and_leaves_the_worlds_alone(game: AnyGame) -> None:
    assert game.judgement is not None
    heard = 0
    for state in islice(positions(game, ready(game), game.seats[0], seed=4, every=30), 12):
        worlds = [state.resample(state.actor, Chance.from_seed(world)) for world in range(FEW.worlds)]
        lines = Search(game.judgement, worlds, Breadth(lines=3, worlds=4, judged=60), lambda: 0.0).best_lines(3)
        keys = [world.key() for world in worlds]
        left = iter(worlds)
        answers = Answers(game.judgement, state.actor, FEW)
        assert answers.best(lines, left.__next__) in lines
        assert [world.key() for world in worlds] == keys
        heard += answers.judged > 0
        begun = FEW.worlds - len(list(left))
        assert answers.judged == 0 if len(lines) == 1 else begun >= 1
    assert heard


@judged_game
def test_the_best_lines_are_different_and_in_order(game: AnyGame) -> None:
    assert game.judgement is not None
    for state in islice(positions(game, ready(game), game.seats[0], seed=6, every=50), 6):
        lines = Search(game.judgement, [state], Breadth(lines=4, worlds=1, judged=80), lambda: 0.0).best_lines(5)
        assert len({line.state.key() for line in lines}) == len(lines) <= 5
        assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
        best = Search(game.judgement, [state], Breadth(lines=4, worlds=1, judged=80), lambda: 0.0).best()
        assert best.moves == lines[0].moves


def test_a_patient_search_thinks_further() -> None:
    """Where nothing is hidden and nobody interferes, a whole round of the sheet is one line."""
    game = find_game("tempus-imperium")
    assert game.judgement is not None
    state = game.start(game.read_options({"digits": "1806061935"}), 1, Chance.from_seed(1))

    def turns(patient: bool) -> int:
        line: Line = Search(game.judgement, [state], Breadth(2, 1, 2000, patient), lambda: 0.0).best()  # type: ignore[arg-type]
        return int(line.state.turn)  # type: ignore[attr-defined]

    assert (turns(False), turns(True)) == (5, 10)


def test_a_judgement_limits_how_wide_it_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tempus is judged roughly, and a wide search would only find the errors; Through the Ages is not."""
    followed: list[int] = []
    begin = Search.__init__

    def noted(search: Search, judgement: object, worlds: object, breadth: Breadth, waver: object) -> None:
        followed.append(breadth.lines)
        begin(search, judgement, worlds, breadth, waver)  # type: ignore[arg-type]

    monkeypatch.setattr(Search, "__init__", noted)
    widest = {}
    for name in ("tempus", "through-the-ages"):
        followed.clear()
        game = find_game(name)
        state = next(positions(game, ready(game), game.seats[0], seed=1, every=1))
        Hard(Chance.from_seed(1)).choose(sight(game, state))
        widest[name] = max(followed)
    assert widest == {"tempus": Normal.breadth.lines, "through-the-ages": Hard.breadth.lines}
