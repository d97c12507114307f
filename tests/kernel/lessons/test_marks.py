"""Lessons made of marks in a match: goals that its moves reach, steps, refusals, and TOML that reads back the same."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from random import Random
from typing import Final

import pytest
from high_card import GAME as HIGH_CARD

from aevum.kernel.lessons.figures import values_at
from aevum.kernel.lessons.goals import FINISH, GAIN, HAVE, KIND, MOVE, goals_at
from aevum.kernel.lessons.marks import (
    BadMarks,
    InsideMoves,
    LongComment,
    Mark,
    MarkedMatch,
    NoComment,
    NoSuchGoal,
    NothingToDo,
    NoTitle,
    NotOver,
    OtherSeat,
    RedrawnMatch,
    TooManyMarks,
    lesson_content,
)
from aevum.kernel.lessons.progress import ProgressTracker
from aevum.kernel.lessons.single_file import read_single_file
from aevum.kernel.lessons.validation import solved_match, validate
from aevum.kernel.lessons.writer import to_toml
from aevum.kernel.match import Match
from aevum.kernel.records.savefile import read_match
from aevum.kernel.registry import find_game, games
from aevum.web.text.site_words import words_of

GOLDEN: Final = Path(__file__).parents[2] / "golden"
FILES: Final = ("clash-of-cultures-2", "tempus-3-tie-break", "tempus-imperium-1806061935", "through-the-ages-full-2")


def high_card() -> Match:
    """Return a match in which each seat plays its lowest card: 6 2, 10 3, 12 8."""
    match = Match(HIGH_CARD, seats=2, seed=7)
    while not match.over:
        match.play(match.legal()[0])
    return match


def golden(name: str) -> Match:
    return read_match(GOLDEN / f"{name}.aevum", find_game)


def marked(*marks: Mark, title: str = "A trick") -> MarkedMatch:
    return MarkedMatch(title, "", marks)


def text_of(match: Match, *marks: Mark) -> str:
    return to_toml(lesson_content(match, marked(*marks), "en"))


# -- goals


def test_a_move_reaches_itself_its_kind_and_at_last_the_end() -> None:
    match = high_card()
    assert [(goal.kind, goal.predicate) for goal in goals_at(match, 0)] == [
        (MOVE, {"played": "play 6"}),
        (KIND, {"played": "play *"}),
    ]
    assert goals_at(match, 5)[-1].kind == FINISH
    assert goals_at(match, 6) == []


def test_goals_name_what_a_move_has_gained() -> None:
    found = {goal.kind: goal for goal in goals_at(golden("clash-of-cultures-2"), 66) if len(goal.moves) == 1}
    assert (found[HAVE].label, found[HAVE].figure) == ("public-education", "nations.me.advances")
    assert (found[GAIN].name, found[GAIN].number) == ("level-happiness", 1)


@pytest.mark.parametrize("file", FILES)
def test_every_goal_of_a_moment_makes_a_lesson_that_its_moves_solve(file: str) -> None:
    match, random = golden(file), Random(1)
    for at in random.sample(range(len(match.moves)), 2):
        for goal in goals_at(match, at):
            for guided in (False, True):
                text = text_of(match, Mark(at, "Now.", goal.id, guided=guided))
                validate(read_single_file(text, "made", match.game), match.game)


def test_figures_of_goals_are_in_every_view_and_have_names() -> None:
    for file in FILES:
        match = golden(file)
        view = match.game.view(match.state_at(0), 0).to_json()
        for figure, name in match.game.goal_figures().items():
            found = values_at(view, figure, 0)
            assert len(found) == 1, figure
            assert isinstance(found[0], int | list), figure
            for language in match.game.languages:
                known = words_of(match.game.id, language).knows(name)
                assert known or (not name and isinstance(found[0], list)), name
    assert {golden(file).game.id for file in FILES} <= games().keys()


# -- steps


def test_comments_show_moves_and_the_last_one_closes_the_lesson() -> None:
    content = lesson_content(
        high_card(), marked(Mark(1, "Look."), Mark(2, "You.", MOVE, guided=True), Mark(5, "The end.")), "es"
    )
    assert [step["id"] for step in content["step"]] == ["at-1", "at-2", "after-2"]
    assert content["step"][0]["plays"] == ["play 2"]
    assert content["step"][1]["moves"] == content["step"][1]["solution"] == ["play 10"]
    assert content["step"][2]["plays"] == ["play 3", "play 12"]
    assert "sentence" not in content["step"][2]
    assert (content["closing"], content["seat"], content["language"]) == ("The end.", 1, "es")
    assert content["start"]["moves"] == ["play 6"]


def test_what_is_written_reads_back_the_same() -> None:
    strange = 'A "quote", a \\ backslash, \x7f, ё and 🎲 { $x } [[step]]'
    content = lesson_content(high_card(), marked(Mark(0, strange, KIND), title=strange), "ru")
    assert tomllib.loads(to_toml(content)) == content
    assert MarkedMatch.from_json(marked(Mark(3, strange, MOVE)).to_json()) == marked(Mark(3, strange, MOVE))


def test_a_lesson_of_marks_is_solved_by_its_own_moves() -> None:
    match = high_card()
    text = text_of(match, Mark(0, "You.", MOVE), Mark(2, "Again.", KIND), Mark(5, "End."))
    lesson = read_single_file(text, "made", HIGH_CARD)
    solved = solved_match(lesson, HIGH_CARD)
    assert [played.move for played in solved.moves] == [played.move for played in match.moves[:5]]
    assert lesson.par == 2


def test_a_learner_who_strays_is_led_back_and_pays_nothing_for_it() -> None:
    match = high_card()
    text = text_of(match, Mark(0, "You.", KIND), Mark(1, "See."), Mark(2, "Again.", MOVE))
    lesson = read_single_file(text, "made", HIGH_CARD)
    taken = lesson.begin(HIGH_CARD)
    tracker = ProgressTracker(lesson, taken)
    taken.play("play 12")
    strayed = tracker.after(taken.records)
    assert strayed is not None
    assert (strayed.done, strayed.strayed, strayed.common, strayed.awaits_reader) == (1, True, 0, True)
    taken.undo(0, agreed=True)
    taken.play("play 6")
    back = tracker.after(taken.records)
    assert back is not None
    assert (back.done, back.strayed, back.moves) == (1, False, 1)
    assert back.scripted_move == match.moves[1].move


def test_a_move_beside_those_that_a_step_shows_strays() -> None:
    text = text_of(high_card(), Mark(0, "See."), Mark(2, "You.", MOVE))
    lesson = read_single_file(text, "made", HIGH_CARD)
    taken = lesson.begin(HIGH_CARD)
    tracker = ProgressTracker(lesson, taken)
    first = tracker.after(taken.records)
    assert first is not None
    assert (first.awaits_reader, first.shows, first.strayed) == (True, True, False)
    taken.play("play 12")
    beside = tracker.after(taken.records)
    assert beside is not None
    assert (beside.strayed, beside.done) == (True, 0)


def test_the_example_of_the_documentation_is_a_lesson() -> None:
    page = (Path(__file__).parents[3] / "docs" / "writing-a-lesson.md").read_text(encoding="utf-8")
    (example,) = [block for block in re.findall(r"```toml\n(.*?)```", page, re.DOTALL) if block.startswith("game =")]
    validate(read_single_file(example, "example", HIGH_CARD), HIGH_CARD)


# -- refusals


@pytest.mark.parametrize(
    ("marks", "error", "at"),
    [
        ((Mark(0, "Hello."),), NothingToDo, None),
        ((), NothingToDo, None),
        ((Mark(0, " ", MOVE),), NoComment, 0),
        ((Mark(0, "x" * 601, MOVE),), LongComment, 0),
        ((Mark(0, "You.", MOVE), Mark(1, "And you.", MOVE)), OtherSeat, 1),
        ((Mark(2, "You.", "gain gold 1"),), NoSuchGoal, 2),
        ((Mark(6, "You.", MOVE),), NoSuchGoal, 6),
    ],
)
def test_marks_that_make_no_lesson_are_refused_at_their_moment(
    marks: tuple[Mark, ...], error: type[BadMarks], at: int | None
) -> None:
    with pytest.raises(error) as refused:
        lesson_content(high_card(), marked(*marks), "en")
    assert refused.value.at == at
    for language in HIGH_CARD.languages:
        assert not refused.value.say(HIGH_CARD.words(language)).startswith("error-")


def test_a_title_is_needed() -> None:
    with pytest.raises(NoTitle):
        lesson_content(high_card(), marked(Mark(0, "You.", MOVE), title=" "), "en")


def test_no_mark_stands_between_the_moves_that_another_asks_for() -> None:
    match = golden("tempus-3-tie-break")
    at, goal = next((at, goal) for at in range(len(match.moves)) for goal in goals_at(match, at) if len(goal.moves) > 1)
    with pytest.raises(InsideMoves) as refused:
        lesson_content(match, marked(Mark(at, "You.", goal.id), Mark(at + 1, "Wait.")), "en")
    assert refused.value.at == at + 1


def test_running_and_redrawn_matches_are_refused() -> None:
    running = Match(HIGH_CARD, seats=2, seed=7)
    with pytest.raises(NotOver):
        lesson_content(running, marked(Mark(0, "You.", MOVE)), "en")
    running.redraw(0, seed=3)
    while not running.over:
        running.play(running.legal()[0])
    with pytest.raises(RedrawnMatch):
        lesson_content(running, marked(Mark(0, "You.", MOVE)), "en")


def test_marks_are_ordered_replaced_and_limited() -> None:
    written = marked(Mark(4, "b")).with_mark(Mark(1, "a")).with_mark(Mark(4, "c"))
    assert [(mark.at, mark.text) for mark in written.marks] == [(1, "a"), (4, "c")]
    assert written.without(1).at(1) is None
    full = MarkedMatch("t", "", tuple(Mark(at, "x") for at in range(30)))
    with pytest.raises(TooManyMarks):
        full.with_mark(Mark(30, "x"))
