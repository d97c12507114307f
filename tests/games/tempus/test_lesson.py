"""The lesson of Tempus stays within reach whatever was done in the steps that leave all moves free."""

from __future__ import annotations

from aevum.kernel.lessons.progress import Progress, progress_in
from aevum.kernel.lessons.reader import find_lesson
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game

GAME = find_game("tempus")
LESSON = find_lesson(GAME, "settling")


def progress_of(match: Match) -> Progress:
    assert LESSON is not None
    progress = progress_in(LESSON, match)
    assert progress is not None
    return progress


def let_others_move(match: Match) -> None:
    """Make the moves that the lesson gives to other seats, and where it gives none the first legal one."""
    while match.actor != 0 and not match.over:
        given, legal = progress_of(match).scripted_move, match.legal()
        match.play(given if given in [move.number for move in legal] else legal[0])


def after_guided_steps() -> Match:
    assert LESSON is not None
    match = LESSON.begin(GAME)
    let_others_move(match)
    while (step := progress_of(match).step) is not None and step.moves:
        made, legal = progress_of(match).situation.moves, [str(move) for move in match.legal()]
        solution = [GAME.book.notation(move) for move in step.solution]
        match.play(next(move for move in [*solution, "end", "done"] if move in legal and move not in made))
        let_others_move(match)
    return match


def play(match: Match, *moves: str) -> None:
    """Play moves of the learner; end whatever has to be ended before."""
    for move in moves:
        while move not in (legal := [str(one) for one in match.legal()]):
            match.play(next(one for one in legal if one in ("end", "done")))
            let_others_move(match)
        match.play(move)
        let_others_move(match)


def test_without_meadows_ideas_complete_the_last_step() -> None:
    """A city on the only meadow with tokens brings the point that is asked for, and ends all births."""
    match = after_guided_steps()
    play(match, "babies E6", "city E6 2", "idea")
    while (step := progress_of(match).step) is not None and step.id == "race":
        play(match, "done")
    assert step is not None
    assert step.id == "more"
    assert not any(str(move).startswith("babies") and str(move) != "babies nobody" for move in match.legal())
    while progress_of(match).step is not None:
        assert not progress_of(match).is_lost
        legal = [str(move) for move in match.legal()]
        play(match, next(move for move in ["idea", "end", *legal] if move in legal))
    assert progress_of(match).finished
