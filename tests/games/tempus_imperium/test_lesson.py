"""The lesson of Tempus Imperium stays within reach whatever was done in the steps that leave all moves free."""

from __future__ import annotations

import pytest

from aevum.kernel.lessons.progress import Progress, progress_in
from aevum.kernel.lessons.reader import find_lesson
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game

GAME = find_game("tempus-imperium")
LESSON = find_lesson(GAME, "first-round")
FORT_AND_ROAD = ("road D3-E3", "build fort D3", "road E3-E4")


def after_free_moves(*moves: str) -> tuple[Match, Progress]:
    """Return the match after the guided steps and these moves, and its progress."""
    assert LESSON is not None
    match = LESSON.begin(GAME)
    for step in LESSON.steps:
        if step.moves:
            for move in step.solution:
                match.play(move)
    for notation in moves:
        match.play(notation)
    progress = progress_in(LESSON, match)
    assert progress is not None
    return match, progress


@pytest.mark.parametrize(
    ("way", "rest"),
    [
        ((*FORT_AND_ROAD, "pay use B2 E4"), (*["pass"] * 3, "use A1")),
        ((*FORT_AND_ROAD, *["pass"] * 4, "use A1", "pass", "use B2 E4"), (*["pass"] * 7, "use A1")),
    ],
    ids=["paid for the fort early", "castle used before the fort"],
)
def test_gold_of_the_last_step_is_within_reach(way: tuple[str, ...], rest: tuple[str, ...]) -> None:
    _, before = after_free_moves(*way)
    assert before.step is not None
    assert before.step.id == "gold"
    _, progress = after_free_moves(*way, *rest)
    assert progress.finished
