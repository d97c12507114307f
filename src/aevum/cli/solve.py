"""`aevum solve`: a search for the best line of a solo game, with an upper bound of its points."""

from __future__ import annotations

import argparse
import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from aevum.cli import interrupts
from aevum.cli.console import Console
from aevum.cli.match_arguments import add_option_flags, chosen_options, game_named, seed_number
from aevum.cli.output_files import require_free
from aevum.cli.parser import Parser, Usage, whole_number
from aevum.cli.score_table import print_score
from aevum.kernel.chance import SEED_BITS
from aevum.kernel.errors import BadSeed
from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match
from aevum.kernel.points import counted, written
from aevum.kernel.records.savefile import write_match
from aevum.kernel.registry import find_game, games
from aevum.kernel.words import Words
from aevum.solving import Budget, Task, Watch, solve
from aevum.solving.runner import NoSolver

SECONDS: Final = 60.0
"""Default duration of a search in seconds."""
MAX_SECONDS: Final = 7 * 86_400
MAX_STEPS: Final = 10_000_000
MAX_JOBS: Final = 1_000
WIDTH: Final = 2_500
"""Default beam width."""
MAX_WIDTH: Final = 1_000_000


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the arguments: game and options, duration, processes, method, and output file."""
    parser.add_argument("game", nargs="?", metavar=words("help-game"), help=words("help-solvable"))
    game = game_named(given) or _only_game()
    how_long = parser.add_mutually_exclusive_group()
    how_long.add_argument("--seconds", default=SECONDS, metavar="S", type=_seconds, help=words("help-seconds"))
    how_long.add_argument("--steps", metavar="N", type=partial(_count, most=MAX_STEPS), help=words("help-steps"))
    cores = os.cpu_count() or 1
    parser.add_argument(
        "--jobs", default=cores, metavar="J", type=partial(_count, most=MAX_JOBS), help=words("help-solve-jobs")
    )
    methods = game.solver.methods if game and game.solver else ()
    parser.add_argument("--method", choices=methods or None, help=words("help-method"))
    parser.add_argument(
        "--width", default=WIDTH, metavar="W", type=partial(_count, most=MAX_WIDTH), help=words("help-width")
    )
    parser.add_argument("--seed", default=0, metavar=words("help-number"), type=seed_number, help=words("help-seed"))
    parser.add_argument("--out", type=Path, metavar=words("help-file"), help=words("help-solve-out"))
    parser.add_argument("--force", action="store_true", help=words("help-force"))
    add_option_flags(parser, words, game)


def run(args: argparse.Namespace, console: Console) -> int:
    """Search, write each better plan when it is found, and print the best; an interruption loses none."""
    interrupts.raise_error()
    task = _task(args)
    if args.out:
        require_free(args.out, force=args.force)
    bound = task.bound()
    watch, interrupted = Watch(), False
    budget = Budget(steps=args.steps) if args.steps else Budget(seconds=args.seconds)
    began = time.monotonic()
    try:
        with _shown(args, bound, console) as show:
            for plan in solve(task, budget, args.jobs, watch):
                if plan and args.out:
                    write_match(task.match(plan), args.out)
                show(watch)
    except KeyboardInterrupt:
        interrupted = True
    if watch.plan is None:
        return interrupts.INTERRUPTED
    match = task.match(watch.plan)
    if interrupted and args.out:
        # The interruption may have come after the last plan was found and before it was written.
        write_match(match, args.out)
    facts = {"steps": watch.steps, "seconds": round(time.monotonic() - began, 1), "interrupted": interrupted}
    _tell(match, watch.plan.points, bound, args.out, facts, console)
    return interrupts.INTERRUPTED if interrupted else 0


def _only_game() -> AnyGame | None:
    """Return the default game: the first that has a solver."""
    return next((game for game in games().values() if game.solver), None)


def _task(args: argparse.Namespace) -> Task:
    game = find_game(args.game) if args.game else _only_game()
    if game is None or game.solver is None:
        raise NoSolver(game=args.game or "")
    if args.seed >= 1 << SEED_BITS:
        raise BadSeed(seed=str(args.seed), bits=str(SEED_BITS))
    options = game.options_at(chosen_options(game, args), datetime.now())
    return Task(game.id, options, args.seed, args.method or game.solver.methods[0], args.width)


def _count(text: str, most: int) -> int:
    number = whole_number(text, 1, "usage-number")
    if number > most:
        raise Usage("usage-too-many", value=text, most=str(most))
    return number


def _seconds(text: str) -> float:
    if not re.fullmatch(r"\d{1,9}(\.\d{1,9})?", text, re.ASCII) or not float(text):
        raise Usage("usage-seconds", value=text)
    if float(text) > MAX_SECONDS:
        raise Usage("usage-too-many", value=text, most=str(MAX_SECONDS))
    return float(text)


@contextmanager
def _shown(args: argparse.Namespace, bound: int, console: Console) -> Iterator[Any]:
    """Yield a function that updates a progress bar with the best points; hidden unless on a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console.errors, disable=not console.errors.is_terminal) as progress:
        total = args.steps * args.jobs if args.steps else args.seconds
        bar = progress.add_task(console.words("solve-begins"), total=total)
        began = time.monotonic()

        def show(watch: Watch) -> None:
            done = watch.steps if args.steps else time.monotonic() - began
            points = written(watch.plan.points) if watch.plan else "–"
            text = console.words("solve-progress", points=points, bound=str(bound))
            progress.update(bar, completed=min(done, total), description=text)

        yield show


def _tell(match: Match, points: int, bound: int, path: Path | None, facts: dict[str, Any], console: Console) -> None:
    moves = [match.game.book.notation(played.move) for played in match.moves]
    outcome = match.outcome()
    assert outcome is not None
    if console.machine:
        found = {
            "game": match.game.id,
            "options": match.game.options_json(match.options),
            "points": points,
            "bound": bound,
            "score": dict(outcome.points[0]),
            "moves": moves,
            "file": str(path) if path else None,
        }
        console.data(found | facts)
        return
    for number, move in enumerate(moves, start=1):
        console.print(f"[dim]{number:>3}[/]  {move}")
    print_score(console, match)
    if facts["interrupted"]:
        console.say("solve-interrupted")
    console.say("solve-found", points=counted(points), bound=str(bound), gap=bound - points)
    if path:
        console.say("solve-written", file=str(path))
