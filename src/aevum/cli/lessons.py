"""`aevum lessons`: how many people begin each lesson, and at which step they stop."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from aevum.cli.console import Console
from aevum.cli.parser import Parser
from aevum.cli.serve import open_storage
from aevum.kernel.lessons.reader import find_lesson
from aevum.kernel.registry import games
from aevum.kernel.words import Words

if TYPE_CHECKING:
    from aevum.server.storage.lessons import StepCount


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the argument `--database`."""
    parser.add_argument("--database", metavar="URL", help=words("help-database"))


def run(args: argparse.Namespace, console: Console) -> None:
    """Print for each step of each lesson how many people came to it and how many stopped there."""
    with open_storage(args) as storage:
        counts = storage.step_counts()
    found = [row for _, group in groupby(counts, key=lambda count: count[:2]) for row in _rows(list(group))]
    if console.machine:
        console.data(found)
    elif found:
        rows = [[row["game"], row["lesson"], row["step"], str(row["came"]), str(row["stopped"])] for row in found]
        headings = ("lessons-game", "lessons-lesson", "lessons-step", ">lessons-came", ">lessons-stopped")
        console.table(headings, rows)
    else:
        console.say("lessons-none")


def _rows(counts: Sequence[StepCount]) -> Iterator[dict[str, Any]]:
    """Yield a row for each step of a lesson: how many people came to it, and how many went no further."""
    learners = {count.step: count.learners for count in counts}
    game, lesson = counts[0].game, counts[0].lesson
    known = find_lesson(games()[game], lesson) if game in games() else None
    steps = [step.id for step in known.steps] if known else [str(step) for step in range(1, max(learners) + 1)]
    for number, step in enumerate(steps):
        came = learners.get(number, 0)
        stopped = came - learners.get(number + 1, 0)
        yield {"game": game, "lesson": lesson, "step": step, "came": came, "stopped": stopped}
