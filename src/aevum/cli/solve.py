"""`aevum solve`: look for the best line of a game for one, and say how far from the best there is it can be."""

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

from aevum.cli.desk import Desk
from aevum.cli.outputs import free_place
from aevum.cli.parser import Parser, Usage, whole_number
from aevum.cli.scoring import print_score
from aevum.cli.setting import add_option_flags, chosen_options, game_named, seed_number
from aevum.kernel.chance import SEED_BITS
from aevum.kernel.errors import BadSeed
from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match
from aevum.kernel.points import written
from aevum.kernel.registry import find_game, games
from aevum.kernel.savefile import write_match
from aevum.kernel.words import Words
from aevum.solving import Budget, Task, Watch, solve
from aevum.solving.run import NoSolver

INTERRUPTED: Final = 130
SECONDS: Final = 60.0
MOST_SECONDS: Final = 7 * 86_400
MOST_STEPS: Final = 10_000_000
MOST_JOBS: Final = 1_000
WIDTH: Final = 2_500
MOST_WIDTH: Final = 1_000_000


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """GAME and its options, how long, on how many processes, by which method, and where the plan is written."""
    parser.add_argument("game", nargs="?", metavar=words("help-game"), help=words("help-solvable"))
    game = game_named(given) or _only_game()
    how_long = parser.add_mutually_exclusive_group()
    how_long.add_argument("--seconds", default=SECONDS, metavar="S", type=_seconds, help=words("help-seconds"))
    how_long.add_argument("--steps", metavar="N", type=partial(_count, most=MOST_STEPS), help=words("help-steps"))
    cores = os.cpu_count() or 1
    parser.add_argument(
        "--jobs", default=cores, metavar="J", type=partial(_count, most=MOST_JOBS), help=words("help-solve-jobs")
    )
    methods = game.solver.methods if game and game.solver else ()
    parser.add_argument("--method", choices=methods or None, help=words("help-method"))
    parser.add_argument(
        "--width", default=WIDTH, metavar="W", type=partial(_count, most=MOST_WIDTH), help=words("help-width")
    )
    parser.add_argument("--seed", default=0, metavar=words("help-number"), type=seed_number, help=words("help-seed"))
    parser.add_argument("--out", type=Path, metavar=words("help-file"), help=words("help-solve-out"))
    parser.add_argument("--force", action="store_true", help=words("help-force"))
    add_option_flags(parser, words, game)


def run(args: argparse.Namespace, desk: Desk) -> int:
    """Search, write down each better plan as it is found, and tell the best; an interruption loses none."""
    task = _task(args)
    if args.out:
        free_place(args.out, force=args.force)
    bound = task.bound()
    watch, interrupted = Watch(), False
    budget = Budget(steps=args.steps) if args.steps else Budget(seconds=args.seconds)
    began = time.monotonic()
    try:
        with _shown(args, bound, desk) as show:
            for plan in solve(task, budget, args.jobs, watch):
                if plan and args.out:
                    write_match(task.match(plan), args.out)
                show(watch)
    except KeyboardInterrupt:
        interrupted = True
    if watch.plan is None:
        return INTERRUPTED
    match = task.match(watch.plan)
    facts = {"steps": watch.steps, "seconds": round(time.monotonic() - began, 1), "interrupted": interrupted}
    _tell(match, watch.plan.points, bound, args.out, facts, desk)
    return INTERRUPTED if interrupted else 0


def _only_game() -> AnyGame | None:
    """The game that is meant when none is named."""
    return next((game for game in games().values() if game.solver), None)


def _task(args: argparse.Namespace) -> Task:
    game = find_game(args.game) if args.game else _only_game()
    if game is None or game.solver is None:
        raise NoSolver(game=args.game or "")
    if args.seed >= 1 << SEED_BITS:
        raise BadSeed(seed=str(args.seed), bits=str(SEED_BITS))
    options = game.started_at(chosen_options(game, args), datetime.now())
    return Task(game.id, options, args.seed, args.method or game.solver.methods[0], args.width)


def _count(text: str, most: int) -> int:
    number = whole_number(text, 1, "usage-number")
    if number > most:
        raise Usage("usage-too-many", value=text, most=str(most))
    return number


def _seconds(text: str) -> float:
    if not re.fullmatch(r"\d{1,9}(\.\d{1,9})?", text, re.ASCII) or not float(text):
        raise Usage("usage-seconds", value=text)
    if float(text) > MOST_SECONDS:
        raise Usage("usage-too-many", value=text, most=str(MOST_SECONDS))
    return float(text)


@contextmanager
def _shown(args: argparse.Namespace, bound: int, desk: Desk) -> Iterator[Any]:
    """A bar with the best so far, where a person can see it."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=desk.errors, disable=not desk.errors.is_terminal) as progress:
        total = args.steps * args.jobs if args.steps else args.seconds
        bar = progress.add_task(desk.words("solve-begins"), total=total)
        began = time.monotonic()

        def show(watch: Watch) -> None:
            done = watch.steps if args.steps else time.monotonic() - began
            points = written(watch.plan.points) if watch.plan else "–"
            told = desk.words("solve-progress", points=points, bound=str(bound))
            progress.update(bar, completed=min(done, total), description=told)

        yield show


def _tell(match: Match, points: int, bound: int, path: Path | None, facts: dict[str, Any], desk: Desk) -> None:
    moves = [match.game.book.notation(played.move) for played in match.moves]
    outcome = match.outcome()
    assert outcome is not None
    if desk.machine:
        found = {
            "game": match.game.id,
            "options": match.game.options_json(match.options),
            "points": points,
            "bound": bound,
            "score": dict(outcome.points[0]),
            "moves": moves,
            "file": str(path) if path else None,
        }
        desk.data(found | facts)
        return
    for number, move in enumerate(moves, start=1):
        desk.print(f"[dim]{number:>3}[/]  {move}")
    print_score(desk, match)
    if facts["interrupted"]:
        desk.say("solve-interrupted")
    desk.say("solve-found", points=written(points), bound=str(bound), gap=bound - points)
    if path:
        desk.say("solve-written", file=str(path))
