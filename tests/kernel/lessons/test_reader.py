"""Reader of lessons: strict, and every error names file, step and problem."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from high_card import GAME

from aevum.kernel.lessons import reader
from aevum.kernel.lessons.bad_lesson import BadLesson
from aevum.kernel.lessons.lesson import ACT, PANEL, Target
from aevum.kernel.lessons.predicates import AtLeast, Gained, Within
from aevum.kernel.lessons.reader import find_lesson, lessons_of, read_lesson
from aevum.kernel.match import Match
from aevum.kernel.records.savefile import write_match
from aevum.kernel.words import KERNEL_LOCALE, LANGUAGES

FILE = GAME.folder / "lessons" / "first-trick.toml"


def read(tmp_path: Path, old: str, new: str) -> None:
    """Read the lesson of High Card with a text in it replaced by another."""
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "changed.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    read_lesson(file, GAME)


def test_a_lesson_of_a_third_party_game_is_found_and_read() -> None:
    (lesson,) = lessons_of(GAME)
    assert find_lesson(GAME, "first-trick") is lesson
    assert find_lesson(GAME, "no-such") is None
    first, second = lesson.steps
    assert (lesson.game, lesson.number, lesson.minutes, lesson.seat, lesson.seats) == ("high-card", 1, 1, 0, 2)
    assert (first.id, first.text, first.moves) == ("trick", "lesson-first-trick-trick", ("play 7", "play 8"))
    assert first.done == AtLeast("tricks.me", 1)
    assert second.done == Within(Gained("tricks.me", 2), 2)
    assert [GAME.book.notation(move) for move in second.solution] == ["play 8", "play 11"]
    assert lesson.par == 3


@pytest.mark.parametrize(
    ("old", "new", "step", "problem"),
    [
        ("minutes = 1", "minutes = ", "", "line 2, column 11"),
        ("minutes = 1", "", "", "minutes is missing"),
        ("minutes = 1", 'minutes = "1"', "", "minutes has to be a whole number"),
        ("minutes = 1", "minutes = 1\nmintues = 2", "", "unknown key mintues"),
        ("minutes = 1", "minutes = 1\nseat = 3", "", "there is no seat 3"),
        ('id = "all"', 'id = "trick"', "", "two steps share an id"),
        ("seed = 1", "", "", "seed is missing"),
        ('solution = ["play 7"]', 'solution = ["play 13"]', "trick", "play 13"),
        ('moves = ["play 7"', "moves = [7", "trick", "moves has to be a list of texts"),
        ("at_least = 1", "at_last = 1", "trick", "compared by one of at_least"),
        ("at_least = 1", "at_least = 1, at_most = 2", "trick", "compared by one of"),
        ("at_least = 1", 'at_least = "1"', "trick", "at_least has to be a whole number"),
        ('figure = "tricks.me", at_least = 1', "", "trick", "no predicate in"),
        ("within = 2, of", "within = 2, off", "all", "unknown key off"),
        ("goal:tricks.me", "tricks.me", "trick", "has no source"),
        ('moves = ["play 7"', 'highlights = ["card:7"]\nmoves = ["play 7"', "trick", "not a kind of target"),
        ('move = "swap *", ', "", "trick", "move is missing"),
    ],
)
def test_a_mistake_is_an_error_that_names_step_and_problem(
    tmp_path: Path, old: str, new: str, step: str, problem: str
) -> None:
    with pytest.raises(BadLesson) as error:
        read(tmp_path, old, new)
    assert (error.value.file, error.value.step) == ("changed.toml", step)
    assert problem in str(error.value)
    assert str(error.value).startswith("changed.toml")


def test_targets_are_picks_unless_they_name_their_kind(tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8").replace('id = "all"', 'id = "all"\nhighlights = ["draw", "panel:board"]')
    (tmp_path / "changed.toml").write_text(text, encoding="utf-8")
    assert read_lesson(tmp_path / "changed.toml", GAME).steps[1].highlights == (
        Target(ACT, "draw"),
        Target(PANEL, "board"),
    )


def test_a_lesson_may_begin_within_a_save_file(tmp_path: Path) -> None:
    match = Match(GAME, seats=2, seed=1)
    for move in ("play 7", "play 5", "play 8"):
        match.play(move)
    write_match(match, tmp_path / "match.aevum")
    text = FILE.read_text(encoding="utf-8")
    text = text.replace("seats = 2\nseed = 1", 'file = "match.aevum"\nmoves = 2')
    (tmp_path / "changed.toml").write_text(text, encoding="utf-8")
    lesson = read_lesson(tmp_path / "changed.toml", GAME)
    assert [str(move) for move in lesson.begin(GAME).legal()] == ["play 8", "play 11", "swap 8", "swap 11"]
    (tmp_path / "changed.toml").write_text(text.replace("moves = 2", "moves = 9"), encoding="utf-8")
    with pytest.raises(BadLesson, match="only 3 moves"):
        read_lesson(tmp_path / "changed.toml", GAME)


def test_every_problem_has_its_sentence_in_every_language() -> None:
    folder = Path(reader.__file__).parent
    code = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    named = set(re.findall(r'(?:_bad|BadLesson|cls)\(\s*(?:file, |FILE, )?"([a-z-]+)"', code))
    assert {"toml-at", "no-file", "key", "no-move"} <= named
    for language in LANGUAGES:
        text = (KERNEL_LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^bad-lesson-([a-z-]+) =", text, re.MULTILINE)) == named
