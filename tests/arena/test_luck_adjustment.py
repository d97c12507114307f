"""Margins without luck: unbiased, more exact where luck explains the result, and stored with the games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from aevum.arena import Contest, LuckContest, Result, play_game
from aevum.arena.contest import GameResult
from aevum.arena.journal import Journal, OtherContest
from aevum.arena.luck import luck_of_game, margins
from aevum.kernel.points import rank
from aevum.kernel.registry import find_game


def contest(kind: type[Contest] = LuckContest, *bots: str) -> Contest:
    game = find_game("tempus")
    return kind("tempus", game.options_type(), bots or ("one", "two", "three"), seed=3)


def made_up(games: int, explained: bool) -> list[Result]:
    """Return results of equally strong bots whose points are luck and skill by halves, or skill alone."""
    of, dice, found = contest(), Random(4), list[Result]()
    for number in range(games):
        luck = [dice.gauss(0, 10) for _ in range(3)]
        luck = [own - sum(luck) / 3 for own in luck]
        points = tuple(round(50 + dice.gauss(0, 2) + (1.5 * own if explained else 0.0)) for own in luck)
        ending = GameResult(points, rank(points), 10, "end", luck=tuple(1.5 * own for own in luck))
        found.append(Result.of(of, number, ending))
    return found


def test_luck_is_taken_out_where_it_explains_the_result() -> None:
    one = margins(contest(), made_up(90, explained=True))["one"]
    assert one.adjusted.error < 0.5 * one.plain.error
    assert one.factor < 0.25
    assert abs(one.adjusted.amount) < 3 * one.adjusted.error


def test_luck_that_explains_nothing_does_little_harm() -> None:
    one = margins(contest(), made_up(90, explained=False))["one"]
    assert one.factor < 1.2
    assert abs(one.adjusted.amount - one.plain.amount) < one.plain.error


def test_games_without_measured_luck_have_no_margins() -> None:
    results = [replace(result, outcome=replace(result.outcome, luck=())) for result in made_up(6, explained=True)]
    assert margins(contest(), results) == {}


def test_the_luck_of_a_game_is_measured_and_survives_the_journal(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    of = contest(LuckContest, "random", "random", "random")
    result = play_game(of, 0)
    again = luck_of_game(find_game("tempus"), of.options, 3, result.seed, result.outcome.moves)
    assert result.outcome.luck == again
    assert any(result.outcome.luck)
    assert sum(result.outcome.luck) == pytest.approx(0, abs=0.01)
    with Journal(folder) as journal:
        journal.begin(of)
        journal.add(result)
    with Journal(folder) as journal:
        assert journal.begin(of)[0].outcome.luck == result.outcome.luck
    with Journal(folder) as journal, pytest.raises(OtherContest):
        journal.begin(contest(Contest, "random", "random", "random"))
