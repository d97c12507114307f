"""`aevum calibrate`: fits to games of bots what differences of evaluations are worth, in points and in victories."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.markup import escape
from rich.progress import Progress, TaskID

import aevum
from aevum.arena import run as run_here
from aevum.arena.calibrating import BINS, Calibrated, Row, calibrate, rows_of_game
from aevum.arena.entrants import find_search_bot, spelled
from aevum.arena.journal import Journal
from aevum.arena.learning.contests import SelfPlay
from aevum.arena.number_format import decimal, percent
from aevum.cli import interrupts
from aevum.cli.arena import MAX_GAMES, MAX_JOBS, count, progress_bar
from aevum.cli.console import Console
from aevum.cli.learn import QUICK, LearnsAlone, commit_of_sources, noise_level
from aevum.cli.match_arguments import add_option_flags, chosen_options, game_named, seed_number
from aevum.cli.parser import Parser
from aevum.cli.run_settings import as_text, begin_run, read_settings, seats_of_run, seed_of_run
from aevum.kernel.ai.calibration import NAME, calibration_of
from aevum.kernel.chance import Chance
from aevum.kernel.errors import BadFile
from aevum.kernel.game import AnyGame
from aevum.kernel.records.savefile import write_whole
from aevum.kernel.registry import find_game
from aevum.kernel.words import Words

SETTINGS: Final = "calibrating.json"


class OtherCalibrating(BadFile):
    """The folder contains a run with other settings."""

    message = "error-learn-other"


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the arguments: game, output folder, bot, noise and number of games."""
    parser.add_argument("game", metavar=words("help-game"), help=words("help-game-about"))
    parser.add_argument("--out", type=Path, required=True, metavar=words("help-folder"), help=words("help-learn-out"))
    parser.add_argument("--bot", default=QUICK, metavar=words("help-bot"), help=words("help-learn-bot", bot=QUICK))
    many = partial(count, most=MAX_GAMES)
    parser.add_argument("--seats", type=many, metavar=words("help-number"), help=words("help-calibrate-seats"))
    parser.add_argument(
        "--noise", type=noise_level, default=0.5, metavar=words("help-number"), help=words("help-learn-noise")
    )
    parser.add_argument("--games", type=many, default=200, metavar="N", help=words("help-calibrate-games"))
    parser.add_argument("--seed", metavar="S", type=seed_number, help=words("help-seed"))
    parser.add_argument("--jobs", default=1, metavar="J", type=partial(count, most=MAX_JOBS), help=words("help-jobs"))
    add_option_flags(parser, words, game_named(given))


def run(args: argparse.Namespace, console: Console) -> int:
    """Play the games that are missing, fit the calibration, write it and print what it is worth."""
    interrupts.raise_error()
    game = find_game(args.game)
    settings = _settings(game, args)
    begin_run(args.out / SETTINGS, settings, OtherCalibrating)
    try:
        found = calibrate(_games(game, args, settings, console))
    except KeyboardInterrupt:
        console.errors.print(escape(console.words("learn-stopped", folder=str(args.out))))
        return interrupts.INTERRUPTED
    # The lasting part of losses is fitted to reviews, weights for luck to games of bots without noise.
    before = calibration_of(game.folder)
    calibration = replace(found.calibration, lasting_loss=before.lasting_loss, luck_weights=before.luck_weights)
    found = replace(found, calibration=calibration)
    provenance = settings | {"options": as_text(settings["options"])} | _figures(found)
    write_whole(args.out / NAME, found.calibration.to_text(provenance).encode())
    _tell(found, args.out / NAME, console)
    return 0


def _settings(game: AnyGame, args: argparse.Namespace) -> dict[str, Any]:
    bot = spelled(args.bot)
    find_search_bot(bot, game)
    several = [seats for seats in game.seats if seats > 1]
    if not several:
        raise LearnsAlone(game=game.id)
    return {
        "game": game.id,
        "seats": [seats_of_run(game, args.seats, several)] if args.seats else several,
        "bot": bot,
        "noise": args.noise,
        "games": args.games,
        "seed": seed_of_run(args.seed, args.out / SETTINGS),
        "options": game.options_json(chosen_options(game, args)),
        "rules_version": game.rules_version,
        "version": aevum.__version__,
        "commit": read_settings(args.out / SETTINGS).get("commit") or commit_of_sources(),
    }


def _games(game: AnyGame, args: argparse.Namespace, settings: dict[str, Any], console: Console) -> list[list[Row]]:
    """Return the rows of all games; they are spread evenly over the numbers of seats."""
    found: list[list[Row]] = []
    counts: list[int] = settings["seats"]
    with ExitStack() as opened:
        bar = opened.enter_context(progress_bar(console))
        task = bar.add_task(console.words("learn-progress"), total=args.games)
        for place, seats in enumerate(counts):
            games = (args.games + place) // len(counts)
            seed = Chance.from_seed(settings["seed"]).branch(seats) % (1 << 53)
            options = chosen_options(game, args)
            bots = ("self",) * seats
            contest = SelfPlay(game.id, options, bots, seed, settings["bot"], settings["noise"], None)
            found += _rows(game, contest, games, args, (bar, task))
    return found


def _rows(
    game: AnyGame, contest: SelfPlay, games: int, args: argparse.Namespace, shown: tuple[Progress, TaskID]
) -> list[list[Row]]:
    bar, task = shown
    with Journal(args.out / f"games-{len(contest.bots)}") as journal:
        results = journal.begin(contest)
        bar.advance(task, len(results))
        for result in run_here(contest, [number for number in range(games) if number not in results], args.jobs):
            journal.add(result)
            results[result.number] = result
            bar.advance(task)
    return [
        rows_of_game(game, contest.options, len(contest.bots), results[number].seed, results[number].outcome.moves)
        for number in range(games)
    ]


def _figures(found: Calibrated) -> dict[str, Any]:
    return {
        "rows": found.rows,
        "log_loss": round(found.log_loss, 4),
        "plain_log_loss": round(found.plain_log_loss, 4),
        "correlations": [round(one, 3) for one in found.correlations],
        "expected": [round(one.expected, 3) for one in found.bins],
        "actual": [round(one.actual, 3) for one in found.bins],
        "counts": [one.count for one in found.bins],
    }


def _tell(found: Calibrated, file: Path, console: Console) -> None:
    if console.machine:
        slopes = {"margin_slopes": found.calibration.margin_slopes, "share_slopes": found.calibration.share_slopes}
        console.data({"games": found.games} | slopes | _figures(found))
        return
    words = console.words
    rows = [
        [
            f"{percent(place / BINS, words)} – {percent((place + 1) / BINS, words)}",
            str(one.count),
            percent(one.expected, words),
            percent(one.actual, words),
        ]
        for place, one in enumerate(found.bins)
        if one.count
    ]
    console.table(["calibrate-range", ">calibrate-count", ">calibrate-expected", ">calibrate-actual"], rows)
    console.say(
        "calibrate-worth",
        games=found.games,
        loss=decimal(found.log_loss, words, 3),
        plain=decimal(found.plain_log_loss, words, 3),
    )
    console.say("calibrate-written", file=str(file))
