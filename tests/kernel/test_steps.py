"""Steps of a law: an inconsistent law is refused, and pending decisions are named by their numbers; the stack
runs until a seat has to decide."""

from __future__ import annotations

from typing import Any

import pytest
from high_card import rules
from high_card.state import Table

from aevum.kernel.events import Log
from aevum.kernel.moves import Domain, MoveBook, Verb
from aevum.kernel.state import State
from aevum.kernel.steps import FIRST, SECOND, Law, Step, always, below, decline, pop, push


def law() -> Law[Any]:
    return Law(MoveBook([Verb("bid"), Verb("pass")]), over=rules.LIMIT)


def nothing(_: State, __: int) -> None:
    """Do nothing; these tests do not look at the effect of an answer."""


def answered(step: Step[Any], *verbs: str) -> None:
    for verb in verbs:
        step.answer(verb, why_not=always, apply=nothing)


def test_a_law_whose_verbs_all_answer_is_complete() -> None:
    whole = law()
    answered(whole.step("auction", rules.LIMIT, passed_by=("pass",)), "pass", "bid")
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
    answered(whole.step("auction", rules.LIMIT, passed_by=("pass",)), "bid")
    answered(whole.step("turn", rules.LIMIT), "pass")
    with pytest.raises(ValueError, match=r"auction: .* leaves it without answering it"):
        whole.complete()


def test_a_verb_that_answers_nothing_is_refused() -> None:
    whole = law()
    answered(whole.step("auction", rules.LIMIT), "bid")
    with pytest.raises(ValueError, match="answer nothing: pass"):
        whole.complete()


def test_of_two_numbers_with_one_name_the_one_that_lies_above_is_named() -> None:
    whole = law()
    turn = whole.step("turn", rules.LIMIT, fields=("lot", "price"))
    auction = whole.step("auction", rules.LIMIT, fields=("price", "leader"))
    table = Table()
    table.frames = []
    push(table, turn, 0, 5, 10)
    assert whole.pending(table) == {"lot": 5, "price": 10}
    push(table, auction, 1, 12, 2)
    assert whole.pending(table) == {"lot": 5, "price": 12, "leader": 2}


def test_the_waiting_message_is_named_after_the_prompt() -> None:
    whole = law()
    plain = whole.step("auction", rules.LIMIT)
    asking = whole.step("turn", rules.LIMIT, asks=lambda view: (f"prompt-{view}", {"left": 2}))
    assert plain.waiting("anything") == ("waiting-auction", {})
    assert asking.waiting("first-turn") == ("waiting-first-turn", {"left": 2})


# -- the stack


def empty_table() -> Table:
    table = Table()
    table.frames, table.log = [], None
    return table


def test_a_finished_frame_resumes_the_one_below_and_a_popped_one_does_not() -> None:
    whole, resumed = law(), []
    turn = whole.step("turn", rules.LIMIT, resume=lambda table: resumed.append(table.actor))
    auction = whole.step("auction", rules.LIMIT)
    answered(turn, "pass")
    auction.answer("bid", why_not=always, apply=lambda table, _: whole.finish(table))
    auction.answer("pass", why_not=always, apply=lambda table, _: pop(table))
    whole.complete()
    table = empty_table()
    push(table, turn, 3)
    for move, expected in ((0, [3]), (1, [3])):
        push(table, auction, 0)
        whole.apply(table, move)
        assert (table.actor, len(table.frames), resumed) == (3, 8, expected)


def test_a_frame_that_is_told_to_resume_does_so_once_the_answer_is_done() -> None:
    whole, order = law(), []
    turn = whole.step("turn", rules.LIMIT, resume=lambda _: order.append("resumed"))

    def bid(table: Table, _: int) -> None:
        whole.resume(table)
        order.append("answered")

    turn.answer("bid", why_not=always, apply=bid)
    answered(turn, "pass")
    whole.complete()
    table = empty_table()
    push(table, turn, 0)
    whole.apply(table, 0)
    assert order == ["answered", "resumed"]
    assert len(table.frames) == 8


def test_finishing_the_last_frame_ends_the_match() -> None:
    whole = law()
    turn = whole.step("turn", rules.LIMIT)
    turn.answer("bid", why_not=always, apply=lambda table, _: whole.finish(table))
    answered(turn, "pass")
    whole.complete()
    table = empty_table()
    push(table, turn, 0)
    whole.apply(table, 0)
    assert table.frames == []


def test_a_frame_runs_whenever_it_lies_on_top_and_asks_once_it_leaves_the_stack_alone() -> None:
    whole = law()

    def count_down(table: Table) -> None:
        if table.frames[FIRST]:
            table.frames[FIRST] -= 1
            push(table, job, 0)

    def run_job(table: Table) -> None:
        done.append(len(table.frames))
        pop(table)

    done: list[int] = []
    turn = whole.step("turn", rules.LIMIT, run=count_down)
    job = whole.step("job", rules.LIMIT, run=run_job)
    answered(turn, "bid", "pass")
    whole.complete()
    table = empty_table()
    push(table, turn, 0, 3)
    whole.settle(table)
    assert (done, table.frames[FIRST], whole.now(table)) == ([16, 16, 16], 0, turn)


LOTS = 4
FREE = LOTS + 1


def choosing(*options: int, **how: Any) -> tuple[Law[Any], Step[Any], list[int]]:
    """Return a law with a choice among lots, the choice, and the list of what is chosen in it."""
    book = MoveBook([Verb("take", Domain("lot", "abcd")), Verb("pass"), Verb("cheer")])
    whole: Law[Any] = Law(book, over=rules.LIMIT, free=("cheer",))
    taken: list[int] = []

    def chosen(table: State, lot: int) -> None:
        taken.append(lot)
        pop(table)

    step = whole.choice("lot", rules.LIMIT, "take", lambda _: options, chosen, **how)
    answered(step, "cheer")
    answered(whole.step("turn", rules.LIMIT), "pass")
    whole.complete()
    return whole, step, taken


def test_the_only_option_is_taken_without_asking_whatever_free_moves_there_are() -> None:
    whole, lot, taken = choosing(2)
    table = empty_table()
    push(table, lot, 0)
    assert whole.legal(table) == [2, FREE]
    whole.settle(table)
    assert (taken, table.frames) == ([2], [])


def test_one_of_several_options_is_asked_for_and_others_are_refused() -> None:
    whole, lot, taken = choosing(3, 1, refused_by=rules.END)
    table = empty_table()
    push(table, lot, 0)
    whole.settle(table)
    assert (taken, whole.legal(table)) == ([], [1, 3, FREE])
    assert (whole.check(table, 2), whole.check(table, LOTS)) == (rules.END, rules.LIMIT)
    whole.apply(table, 1)
    assert taken == [1]


def test_a_refusal_may_be_found_by_a_function() -> None:
    whole, lot, _ = choosing(3, 1, refused_by=lambda table: rules.END if table.frames[FIRST] else rules.LIMIT)
    table = empty_table()
    push(table, lot, 0, 1)
    assert whole.check(table, 2) is rules.END


def test_a_choice_that_can_be_left_is_asked_even_for_one_option() -> None:
    whole, lot, taken = choosing(2, left=lambda table, _: pop(table))
    table = empty_table()
    push(table, lot, 0)
    whole.settle(table)
    assert whole.legal(table) == [2, LOTS, FREE]
    whole.apply(table, LOTS)
    assert (taken, table.frames, lot.passed_by) == ([], [], ("pass",))


def test_a_step_reads_the_frame_below_its_own() -> None:
    whole, table = law(), empty_table()
    push(table, whole.step("turn", rules.LIMIT), 0, 5, 10)
    push(table, whole.step("auction", rules.LIMIT), 1, 12)
    assert (table.frames[below(FIRST)], table.frames[below(SECOND)], table.frames[FIRST]) == (5, 10, 12)


def test_declining_is_told_and_takes_the_frame_off() -> None:
    whole, table = law(), empty_table()
    turn = whole.step("turn", rules.LIMIT)
    push(table, turn, 0)
    table.log = Log()
    decline(table, "event-pass", rules.LIMIT, seat=1)
    assert [event.message for event in table.log.events] == ["event-pass"]
    push(table, turn, 0)
    table.log = None
    decline(table, "event-pass", rules.LIMIT, seat=1)
    assert table.frames == []


def test_a_move_whose_verb_does_not_answer_the_step_cannot_be_carried_out() -> None:
    whole, table = law(), empty_table()
    turn = whole.step("turn", rules.LIMIT)
    answered(turn, "bid")
    answered(whole.step("auction", rules.LIMIT), "pass")
    whole.complete()
    push(table, turn, 0)
    with pytest.raises(ValueError, match="does not answer"):
        whole.apply(table, 1)
