"""Predicates of lessons: each holds, does not hold, and is lost where it can never hold again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from aevum.kernel.lessons.figures import number_at, values_at
from aevum.kernel.lessons.predicates import (
    AllOf,
    AnyOf,
    AtLeast,
    AtMost,
    Decides,
    Equals,
    Gained,
    Has,
    Not,
    Over,
    Played,
    Predicate,
    Situation,
    While,
    Within,
)

VIEW: dict[str, Any] = {
    "round": 2,
    "hand": ["weapons-woods", "leader-hills"],
    "players": [{"points": 1, "wonders": {}}, {"points": 4, "wonders": {"a": 2, "b": 3}}],
    "era": [{"id": "start", "limit": 2}],
}
NOW = Situation(VIEW, VIEW | {"round": 1}, 1, ("move C4", "to C5", "move C5"), decides=True, over=False)


@pytest.mark.parametrize(
    ("predicate", "holds"),
    [
        (AtLeast("players.me.points", 4), True),
        (AtLeast("players.me.points", 5), False),
        (AtMost("players.0.points", 1), True),
        (AtMost("players.me.points", 3), False),
        (AtMost("players.me.no_such", 0), True),
        (Gained("round", 1), True),
        (Gained("round", 2), False),
        (Equals("round", 2), True),
        (Equals("hand.0", "leader-hills"), False),
        (Equals("no_such", 0), False),
        (Has("hand", "weapons-*"), True),
        (Has("hand", "religion-*"), False),
        (Played("move *"), True),
        (Played("move *", 2), True),
        (Played("move *", 3), False),
        (Played("city *"), False),
        (Decides(), True),
        (Over(), False),
        (Not(Over()), True),
        (AllOf((Decides(), Over())), False),
        (AnyOf((Decides(), Over())), True),
        (Within(Decides(), 3), True),
        (Within(Decides(), 2), False),
        (Within(Decides(), 0, "round"), False),
        (Within(Decides(), 1, "round"), True),
        (While(Decides(), Equals("round", 2)), True),
        (While(Decides(), Equals("round", 1)), False),
        (While(Over(), Equals("round", 2)), False),
    ],
)
def test_a_predicate_holds_or_not(predicate: Predicate, holds: bool) -> None:
    assert predicate.holds(NOW) is holds


def test_a_limit_of_moves_is_lost_with_the_last_of_them_and_one_of_a_figure_when_it_is_exceeded() -> None:
    moves = Within(Over(), 4)
    assert not moves.is_lost(NOW)
    assert moves.is_lost(replace(NOW, moves=(*NOW.moves, "end")))
    assert not Within(Over(), 1, "round").is_lost(NOW)
    assert Within(Over(), 0, "round").is_lost(NOW)


def test_a_goal_is_lost_once_what_it_depends_on_has_ceased() -> None:
    assert not While(Over(), Decides()).is_lost(NOW)
    assert While(Over(), Decides()).is_lost(replace(NOW, decides=False))
    assert While(Within(Over(), 1), Decides()).is_lost(NOW)


def test_all_is_lost_with_one_part_and_any_with_all_parts() -> None:
    lost, alive = Within(Over(), 1), Over()
    assert AllOf((lost, alive)).is_lost(NOW)
    assert not AnyOf((lost, alive)).is_lost(NOW)
    assert AnyOf((lost, lost)).is_lost(NOW)
    assert not Not(lost).is_lost(NOW)


def test_predicates_name_their_figures_and_goals() -> None:
    whole = AllOf((Within(AtLeast("a", 3), 1, "b"), Not(Equals("c", 1)), AnyOf((Has("d", "x"), Gained("e", 2)))))
    assert list(whole.paths()) == ["a", "b", "c", "d", "e"]
    assert dict(whole.goals()) == {"a": 3, "e": 2}
    during = While(Within(AtLeast("a", 3), 4), Equals("b", 1))
    assert list(during.paths()) == ["a", "b"]
    assert dict(during.goals()) == {"a": 3, "moves": 4}


def test_a_path_finds_seats_entries_counts_and_tables_by_their_id() -> None:
    assert values_at(VIEW, "players.me.points", 1) == [4]
    assert values_at(VIEW, "hand.#") == [2]
    assert number_at(VIEW, "players.*.points") == 5
    assert number_at(VIEW, "players.me.wonders.*", 1) == 5
    assert values_at(VIEW, "era.start.limit") == [2]
    assert values_at(VIEW, "era.no_such.limit") == []
    assert values_at(VIEW, "hand.9") == []
    assert values_at(VIEW, "round.deeper") == []
