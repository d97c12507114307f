"""Practice positions: the dozen of each game, their par, and the count of moves of a try."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from shutil import copytree

import pytest
from high_card import GAME

from aevum.arena.practice_par import document, par_of
from aevum.kernel.lessons.bad_lesson import BadLesson
from aevum.kernel.lessons.practice import PRACTICE_FOLDER, THEMES, PracticePosition
from aevum.kernel.lessons.progress import Progress, progress_in
from aevum.kernel.lessons.reader import find_lesson, practice_of, read_positions
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game

GAMES = ("through-the-ages", "clash-of-cultures", "tempus", "tempus-imperium")
FOLDER = GAME.folder / PRACTICE_FOLDER


def position_of(game: str, name: str) -> PracticePosition:
    found = find_lesson(find_game(game), f"{PRACTICE_FOLDER}/{name}")
    assert isinstance(found, PracticePosition)
    return found


def begun(position: PracticePosition, *moves: str) -> Match:
    match = position.begin(find_game(position.game))
    for move in moves:
        match.play(move)
    return match


def now(position: PracticePosition, match: Match) -> Progress:
    progress = progress_in(position, match)
    assert progress is not None
    return progress


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_a_dozen_positions_of_several_themes_with_par(game: str) -> None:
    positions = practice_of(find_game(game))
    assert len(positions) == 12
    assert [position.number for position in positions] == list(range(1, 13))
    assert len(Counter(position.theme for position in positions)) >= 6
    for position in positions:
        assert position.theme in THEMES
        assert position.results is not None, position.name
        assert len(position.goal.solution) <= position.par


@pytest.mark.parametrize(("game", "language"), [*((game, "en") for game in GAMES), ("tempus-imperium", "ru")])
def test_every_goal_is_a_sentence_without_gaps(game: str, language: str) -> None:
    known = find_game(game)
    words = known.words(language)
    for position in practice_of(known):
        sentence = position.goal_sentence(known, words)
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert position.words(words).knows(position.title)


def test_the_par_of_a_position_is_what_the_bots_reach_today() -> None:
    position = position_of("tempus-imperium", "long-road")
    assert par_of(position, find_game("tempus-imperium")) == position.results


def test_the_file_of_results_is_read_as_it_was_written(tmp_path: Path) -> None:
    folder = Path(copytree(FOLDER, tmp_path / PRACTICE_FOLDER))
    first, second = (par_of(position, GAME, hard=0, random=4) for position in read_positions(folder, GAME))
    positions = practice_of(GAME)
    assert (first.hard.tries, first.random.tries) == (0, 4)
    (folder / "par.toml").write_text(document(zip(positions, (first, second), strict=True)), encoding="utf-8")
    assert [position.results for position in read_positions(folder, GAME)] == [first, second]
    assert [position.results for position in positions] == [None, None]


def test_a_goal_that_the_end_of_a_turn_puts_out_of_reach_is_lost_at_once() -> None:
    position = position_of("through-the-ages", "last-stone")
    assert not now(position, begun(position, "stage x1")).is_lost
    assert now(position, begun(position, "end")).is_lost


def test_a_goal_is_lost_when_its_moves_are_used_up() -> None:
    position = position_of("tempus-imperium", "long-road")
    assert not now(position, begun(position, "pass", "pass", "pass")).is_lost
    assert now(position, begun(position, "pass", "pass", "pass", "pass")).is_lost


def test_undone_moves_count_unless_a_new_try_begins() -> None:
    position = position_of("tempus-imperium", "long-road")
    match = begun(position, "pass", "pass")
    start = len(position.moves)
    match.undo(start + 1, agreed=True)
    assert now(position, match).moves == 2
    match.undo(start, agreed=True)
    assert now(position, match).moves == 0
    for move in map(find_game("tempus-imperium").book.notation, position.goal.solution):
        match.play(move)
    assert (now(position, match).finished, now(position, match).stars) == (True, 3)


def test_a_sentence_can_name_the_moves_that_are_allowed() -> None:
    (position, _) = practice_of(GAME)
    assert position.goal_sentence(GAME, GAME.words("en")) == "Win a trick with 1 move."


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('theme = "scoring"', 'theme = "moon"', "moon is not a theme"),
        ('id = "every-trick"', 'id = "one-more"', "two positions share an id"),
        ('file = "opening.aevum"', 'file = "none.aevum"', "none.aevum"),
        ("moves = 2", "moves = 9", "only 2 moves"),
        ('"goal:moves"', '"view:deck"', "no figures of the view"),
        ('"goal:moves"', '"start:deck"', "no figures of the view"),
        ('solution = ["play 8"]', "", "solution is missing"),
        ("within = 1", "until = 1", "no predicate"),
        ('theme = "scoring"', 'theme = "scoring"\nseat = 3', "there is no seat 3"),
    ],
)
def test_a_mistake_names_the_position_and_the_problem(tmp_path: Path, old: str, new: str, problem: str) -> None:
    folder = Path(copytree(FOLDER, tmp_path / PRACTICE_FOLDER))
    text = (folder / "positions.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / "positions.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadLesson, match=problem):
        read_positions(folder, GAME)
