"""`aevum simulate`: bots play many games; the same seed gives the same games however many processes share the work."""

from __future__ import annotations

import argparse
import secrets
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import fmean
from typing import Any

from rich.progress import track

from aevum import arena
from aevum.arena import Contest, Result
from aevum.bots import bots, bots_for, find_bot
from aevum.cli.desk import Desk
from aevum.cli.parser import Parser, whole_number
from aevum.cli.setting import add_option_flags, chosen_options, game_named, seed_number
from aevum.kernel.errors import BadFile, BadSeats
from aevum.kernel.game import AnyGame
from aevum.kernel.obstacles import obstacle
from aevum.kernel.points import plain, points_of, written
from aevum.kernel.registry import find_game
from aevum.kernel.savefile import ENDING, write_match
from aevum.kernel.words import Words


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """GAME, who plays, how often, from which seed, on how many processes."""
    parser.add_argument("game", metavar=words("help-game"), help=words("help-game-about"))
    game = game_named(given)
    known = ", ".join(bots_for(game) if game else bots())
    parser.add_argument("--bots", metavar=words("help-bots"), help=words("help-bots-about", known=known))
    parser.add_argument(
        "--games",
        default=1,
        metavar="N",
        type=lambda text: whole_number(text, 1, "usage-number"),
        help=words("help-games-count"),
    )
    parser.add_argument("--seed", metavar="S", type=seed_number, help=words("help-seed"))
    parser.add_argument(
        "--jobs",
        default=1,
        metavar="J",
        type=lambda text: whole_number(text, 1, "usage-number"),
        help=words("help-jobs"),
    )
    parser.add_argument("--save", type=Path, metavar=words("help-folder"), help=words("help-save"))
    add_option_flags(parser, words, game)


def run(args: argparse.Namespace, desk: Desk) -> None:
    """Play, print a line a game, then the summary."""
    game = find_game(args.game)
    contest = _contest(game, args)
    folder = _folder(args.save)
    began = time.perf_counter()
    results: list[Result] = []
    for result in _watched(arena.run(contest, args.games, args.jobs), args.games, desk):
        results.append(result)
        if folder:
            write_match(arena.as_match(contest, result), folder / f"{len(results) - 1:06}{ENDING}")
        if not desk.terminal:
            desk.data(result.to_json())
    summary = _summary(contest, results, time.perf_counter() - began)
    if desk.terminal:
        _print_summary(desk, summary)
    else:
        desk.data(summary)


def _contest(game: AnyGame, args: argparse.Namespace) -> Contest:
    names = tuple(args.bots.split(",")) if args.bots else ("random",) * game.seats[0]
    for name in names:
        find_bot(name, game)
    if len(names) not in game.seats:
        raise BadSeats(game=game.id, seats=str(len(names)), allowed=", ".join(map(str, game.seats)))
    seed = secrets.randbits(53) if args.seed is None else args.seed
    return Contest(game.id, chosen_options(game, args), names, seed)


def _folder(path: Path | None) -> Path | None:
    if path is None:
        return None
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(file=str(path), why=obstacle(error)) from error
    return path


def _watched(results: Iterable[Result], games: int, desk: Desk) -> Iterator[Result]:
    """A progress bar where a person can see it."""
    hidden = not desk.errors.is_terminal
    yield from track(results, desk.words("simulate-progress"), total=games, console=desk.errors, disable=hidden)


def _summary(contest: Contest, results: list[Result], seconds: float) -> dict[str, Any]:
    decisions = sum(result.decisions for result in results)
    return {
        "summary": contest.game,
        "bots": list(contest.bots),
        "seed": contest.seed,
        "games": len(results),
        "decisions": decisions,
        "mean_scores": [round(fmean(scores), 3) for scores in zip(*(result.scores for result in results), strict=True)],
        "best_scores": [plain(max(scores)) for scores in zip(*(result.scores for result in results), strict=True)],
        "wins": [sum(seat in result.ranking[0] for result in results) for seat in range(len(contest.bots))],
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
    }


def _print_summary(desk: Desk, summary: dict[str, Any]) -> None:
    rows = [
        (
            str(seat + 1),
            bot,
            str(summary["wins"][seat]),
            f"{summary['mean_scores'][seat]:.2f}",
            written(points_of(summary["best_scores"][seat])),
        )
        for seat, bot in enumerate(summary["bots"])
    ]
    desk.table(("table-seat", "table-bot", ">table-wins", ">table-mean", ">table-best"), rows)
    desk.say(
        "simulate-summary", games=summary["games"], speed=summary["decisions_per_second"], seed=str(summary["seed"])
    )
