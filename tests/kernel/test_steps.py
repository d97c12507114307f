"""Steps: a law that does not hang together is refused; what is pending is told by the names of its numbers."""

from __future__ import annotations

from typing import Any

import pytest
from high_card import rules
from high_card.state import Table

from aevum.kernel.moves import MoveBook, Verb
from aevum.kernel.rulebook import Clause
from aevum.kernel.state import State
from aevum.kernel.steps import Law, Step, push


def law() -> Law[Any]:
    return Law(MoveBook([Verb("bid"), Verb("pass")]), over=rules.LIMIT)


def allowed(_: State, __: int) -> Clause | None:
    return None


def nothing(_: State, __: int) -> None:
    """What these answers do is not asked."""


def answered(step: Step[Any], *verbs: str) -> None:
    for verb in verbs:
        step.answer(verb, why_not=allowed, apply=nothing)


def test_a_law_whose_verbs_all_answer_is_complete() -> None:
    whole = law()
    answered(whole.step("auction", rules.LIMIT, left_by=("pass",)), "pass", "bid")
    whole.complete()
    assert [answer.verb.name for answer in whole.named("auction").answers] == ["bid", "pass"]


def test_two_steps_of_one_name_are_refused() -> None:
    whole = law()
    answered(whole.step("auction", rules.LIMIT), "bid")
    answered(whole.step("auction", rules.LIMIT), "pass")
    with pytest.raises(ValueError, match="share a name"):
        whole.complete()


def test_a_verb_that_answers_a_step_twice_is_refused() -> None:
    whole = law()
    answered(whole.step("auction", rules.LIMIT), "bid", "pass", "bid")
    with pytest.raises(ValueError, match="auction: a verb answers twice"):
        whole.complete()


def test_a_step_is_left_only_by_verbs_that_answer_it() -> None:
    whole = law()
    answered(whole.step("auction", rules.LIMIT, left_by=("pass",)), "bid")
    answered(whole.step("turn", rules.LIMIT), "pass")
    with pytest.raises(ValueError, match=r"auction: .* leaves it without answering it"):
        whole.complete()


def test_a_verb_that_answers_nothing_is_refused() -> None:
    whole = law()
    answered(whole.step("auction", rules.LIMIT), "bid")
    with pytest.raises(ValueError, match="answer nothing: pass"):
        whole.complete()


def test_of_two_numbers_with_one_name_the_one_that_lies_above_is_told() -> None:
    whole = law()
    turn = whole.step("turn", rules.LIMIT, numbers=("lot", "price"))
    auction = whole.step("auction", rules.LIMIT, numbers=("price", "leader"))
    table = Table()
    table.frames = []
    push(table, turn, 0, 5, 10)
    assert whole.pending(table) == {"lot": 5, "price": 10}
    push(table, auction, 1, 12, 2)
    assert whole.pending(table) == {"lot": 5, "price": 12, "leader": 2}


def test_who_waits_is_told_by_the_name_of_what_is_asked() -> None:
    whole = law()
    plain = whole.step("auction", rules.LIMIT)
    asking = whole.step("turn", rules.LIMIT, asks=lambda view: (f"prompt-{view}", {"left": 2}))
    assert plain.waiting("anything") == ("waiting-auction", {})
    assert asking.waiting("first-turn") == ("waiting-first-turn", {"left": 2})
