"""Winners of an outcome, and the tie breaks that are worth showing."""

from __future__ import annotations

from aevum.kernel.game import Outcome


def outcome(*totals: int, ranking: tuple[tuple[int, ...], ...], breaks: tuple[int, ...] = ()) -> Outcome:
    points = tuple({"points": total} for total in totals)
    return Outcome(points, totals, ranking, "end", tuple({"cards": cards, "cities": 0} for cards in breaks))


def test_tie_breaks_are_named_in_their_order_where_totals_are_equal() -> None:
    tied = outcome(9, 9, 4, ranking=((1,), (0,), (2,)), breaks=(1, 2, 0))
    assert tied.deciding == ["cards", "cities"]
    assert tied.winners == (1,)


def test_a_tie_behind_the_winner_is_one_too() -> None:
    assert outcome(9, 4, 4, ranking=((0,), (1,), (2,)), breaks=(0, 2, 1)).deciding == ["cards", "cities"]


def test_without_a_tie_nothing_decides_but_the_totals() -> None:
    assert outcome(9, 8, 4, ranking=((0,), (1,), (2,)), breaks=(1, 1, 1)).deciding == []


def test_a_game_without_tie_breaks_leaves_a_tie_as_it_is() -> None:
    tied = outcome(9, 9, ranking=((0, 1),))
    assert tied.deciding == []
    assert tied.winners == (0, 1)
    assert "tie_breaks" not in tied.to_json()


def test_who_plays_alone_beats_nobody() -> None:
    assert outcome(9, ranking=((0,),)).winners == ()
