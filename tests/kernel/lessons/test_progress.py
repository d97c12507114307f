"""Progress in a lesson is a function of the lesson and the records of the match."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from high_card import GAME

from aevum.kernel.lessons.figures import Figure
from aevum.kernel.lessons.lesson import Lesson, WrongMove
from aevum.kernel.lessons.progress import Progress, ProgressTracker, progress_in, sentence_arguments
from aevum.kernel.lessons.reader import lessons_of
from aevum.kernel.match import Match

LESSON = lessons_of(GAME)[0]


def now(match: Match, lesson: Lesson = LESSON) -> Progress:
    progress = progress_in(lesson, match)
    assert progress is not None
    return progress


def play(*moves: str) -> Match:
    match = LESSON.begin(GAME)
    for move in moves:
        match.play(move)
    return match


def test_a_step_is_completed_by_its_predicate_and_not_before() -> None:
    assert now(play()).done == 0
    halfway = now(play("play 7"))
    assert (halfway.done, halfway.situation.moves) == (0, ("play 7",))
    assert halfway.scripted_move == GAME.book.parse("play 5")
    after = now(play("play 7", "play 5"))
    assert (after.done, after.since, after.others, after.situation.moves) == (1, 2, 0, ())


def test_another_solution_is_as_good() -> None:
    assert now(play("play 8", "play 6")).done == 1
    assert now(play("play 7", "play 9")).done == 0


def test_all_steps_done_is_worth_stars_by_the_moves_that_were_needed() -> None:
    solved = now(play("play 7", "play 5", "play 8", "play 6", "play 11", "play 9"))
    assert solved.finished
    assert (solved.step, solved.moves, solved.stars) == (None, 3, 3)
    assert [LESSON.stars(moves) for moves in (3, 4, 5, 50)] == [3, 2, 1, 1]


def test_undone_moves_count_and_what_they_had_completed_is_open_again() -> None:
    match = play("play 7", "play 5", "play 8")
    match.undo(0, agreed=True)
    assert (now(match).done, now(match).moves, now(match).situation.moves) == (0, 2, ())
    for move in ("play 7", "play 5", "play 8", "play 6", "play 11", "play 9"):
        match.play(move)
    assert (now(match).moves, now(match).stars) == (5, 1)


def test_a_step_is_lost_when_its_limit_is_used_up_and_the_match_has_gone_on() -> None:
    match = play("play 7", "play 5", "swap 8", "draw")
    assert not now(match).situation.over
    assert now(match).is_lost
    match.undo(2, agreed=True)
    assert not now(match).is_lost
    for move in ("play 8", "play 6", "play 11"):
        match.play(move)
    assert not now(match).is_lost, "the other seat has not answered yet"
    match.play("play 9")
    assert now(match).finished


def test_a_tracker_that_goes_along_finds_the_same_as_one_that_comes_later() -> None:
    match = LESSON.begin(GAME)
    tracker = ProgressTracker(LESSON, match)
    for move in ("play 7", "play 5", "play 8"):
        match.play(move)
        assert tracker.after(match.records) == now(match)
    match.undo(agreed=True)
    assert tracker.after(match.records) == now(match)
    match.play("play 11")
    assert tracker.after(match.records) == now(match)


def test_a_sentence_can_name_a_figure_of_the_beginning_of_its_step() -> None:
    match = play("play 7", "play 5", "play 8")
    step = now(match).step
    assert step is not None
    figures = {"now": Figure("view", "in_hand.me"), "first": Figure("start", "in_hand.me")}
    assert sentence_arguments(now(match), replace(step, figures=figures), match) == {"now": 1, "first": 2}


def test_a_negative_figure_has_a_minus_sign() -> None:
    assert Figure("view", "score").value({"view": {"score": -100}}, 0, Path(), {}) == "−100"
    assert Figure("view", "score").value({"view": {"score": 0}}, 0, Path(), {}) == 0


def test_lines_with_several_answers_get_the_first_one_of_the_step() -> None:
    swap, play_11 = (GAME.book.parse(move) for move in ("swap 8", "play 11"))
    answers = WrongMove("play 11", "later"), WrongMove("swap *", "keep")
    step = replace(LESSON.steps[0], wrong=answers)
    assert step.answer_to([(swap,)], GAME.book) == "keep"
    assert step.answer_to([(swap,), (play_11,)], GAME.book) == "later"
    assert step.answer_to([(swap,), (GAME.book.parse("play 7"),)], GAME.book) == "keep"


def test_a_move_that_is_asked_for_once_is_answered_when_it_is_repeated() -> None:
    step = replace(LESSON.steps[0], once=True, wrong=(WrongMove("play *", "enough"),))
    again = [(GAME.book.parse("play 7"),)]
    assert step.answer_to(again, GAME.book) == ""
    assert step.answer_to(again, GAME.book, ["play 7"]) == "enough"
