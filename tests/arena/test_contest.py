"""Seatings and deals of a contest, and games that fail."""

from __future__ import annotations

import pickle
from multiprocessing import active_children

import pytest

from aevum.arena import Contest, run
from aevum.arena.contest import Result
from aevum.arena.parallel import WorkersDied
from aevum.arena.single_game import GameFailed, play_game
from aevum.bots import Sight
from aevum.bots.random_bot import RandomBot
from aevum.kernel.points import HALF
from arena.fake_results import contest, results


def test_everybody_moves_up_a_seat_and_then_comes_a_new_deal() -> None:
    three = contest("a", "b", "c")
    assert [three.seating(number) for number in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]
    assert [three.deal(number) for number in range(7)] == [0, 0, 0, 1, 1, 1, 2]


@pytest.mark.parametrize(("bots", "seatings"), [("a", 1), ("aa", 1), ("abb", 3), ("abab", 2), ("aabb", 4)])
def test_a_seating_that_looks_the_same_is_not_played_twice(bots: str, seatings: int) -> None:
    assert len(contest(*bots).seatings) == seatings


def test_a_deal_has_one_seed() -> None:
    two = contest("a", "b")
    seeds = [result.seed for result in results(two, [(1, 0)] * 6)]
    assert seeds[0::2] == seeds[1::2]
    assert len(set(seeds)) == 3


def test_a_result_read_again_is_the_same() -> None:
    two = contest("a", "b")
    for result in results(two, [(1, 2), (2 + HALF, 2), (1, 1)]):
        assert Result.from_json(two, result.to_json()) == result


def test_a_result_of_another_contest_is_refused() -> None:
    result = results(contest("a", "b"), [(1, 2)])[0].to_json()
    with pytest.raises(ValueError, match="not a game of this contest"):
        Result.from_json(contest("b", "a"), result)


def test_the_order_in_which_games_are_asked_for_does_not_matter() -> None:
    two = Contest("high-card", contest("random", "random").options, ("random", "random"), seed=9)
    assert sorted(run(two, [3, 1, 2]), key=lambda result: result.number) == list(run(two, [1, 2, 3]))


def test_a_bot_that_breaks_down_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks_down(bot: RandomBot, sight: Sight) -> int:
        raise RuntimeError("no idea")

    monkeypatch.setattr(RandomBot, "choose", breaks_down)
    with pytest.raises(GameFailed) as failed:
        play_game(contest("random", "random"), 4)
    assert failed.value.arguments["number"] == "4"
    assert failed.value.arguments["why"] == "RuntimeError: no idea"
    assert str(failed.value).startswith("Game 4 (seed ")
    # The error is pickled on its way from a worker process.
    assert pickle.loads(pickle.dumps(failed.value)).arguments == failed.value.arguments


def test_a_game_that_fails_in_another_process_fails_here() -> None:
    with pytest.raises(GameFailed) as failed:
        list(run(contest("nobody", "nobody"), range(4), jobs=2))
    assert "nobody" in str(failed.value.arguments["why"])


def test_a_process_that_is_ended_from_outside_ends_the_run() -> None:
    games = run(contest("random", "random"), range(1_000_000), jobs=2)
    next(games)
    active_children()[0].kill()
    with pytest.raises(WorkersDied):
        list(games)
