"""`aevum arena`: matches between bots; equal seeds give equal games, wherever they are played."""

from __future__ import annotations

import argparse
import secrets
import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Final

from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from aevum.arena import Contest, LuckContest, Result
from aevum.arena import run as run_here
from aevum.arena.control_variates import Adjusted
from aevum.arena.csv_export import to_csv
from aevum.arena.entrants import find_entrant, spelled, split_names
from aevum.arena.journal import Journal
from aevum.arena.luck import margins
from aevum.arena.number_format import decimal, estimate, interval, percent, wins
from aevum.arena.ratings import can_rate
from aevum.arena.ray_backend import Cluster
from aevum.arena.report import rating_of, report
from aevum.arena.standings import Standing, standings, summary
from aevum.bots import bots, bots_for
from aevum.cli import interrupts
from aevum.cli.console import Console
from aevum.cli.match_arguments import add_option_flags, chosen_options, game_named, seed_number
from aevum.cli.parser import Parser, Usage, whole_number
from aevum.kernel.chance import SEED_BITS
from aevum.kernel.errors import BadFile, BadSeats, BadSeed
from aevum.kernel.game import AnyGame
from aevum.kernel.points import signed
from aevum.kernel.records.savefile import ENDING, write_match, write_whole
from aevum.kernel.registry import find_game
from aevum.kernel.system.os_errors import explain_os_error
from aevum.kernel.words import Words

MAX_GAMES: Final = 10_000_000
MAX_JOBS: Final = 1_000
REPORT: Final = "report.html"
CSV_FILE: Final = "games.csv"
_VICTORIES: Final = (">arena-seats", ">arena-wins", ">arena-share", ">arena-sure", ">arena-chance")
_A_DAY: Final = 86_400
"""Seconds over which the progress bar averages its speed.

A game may take minutes, so the time left is estimated from all games of a run, not from those of the last seconds.
"""


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the arguments: game, bots, number of games, seed, processes or cluster, and output folders."""
    parser.add_argument("game", metavar=words("help-game"), help=words("help-game-about"))
    game = game_named(given)
    known = ", ".join(bots_for(game) if game else bots())
    parser.add_argument("--bots", metavar=words("help-bots"), help=words("help-bots-about", known=known))
    parser.add_argument(
        "--games", default=100, metavar="N", type=partial(count, most=MAX_GAMES), help=words("help-games-count")
    )
    parser.add_argument("--seed", metavar="S", type=seed_number, help=words("help-seed"))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", default=1, metavar="J", type=partial(count, most=MAX_JOBS), help=words("help-jobs"))
    where.add_argument("--ray", metavar=words("help-address"), help=words("help-ray"))
    parser.add_argument("--out", type=Path, metavar=words("help-folder"), help=words("help-out"))
    parser.add_argument("--luck", action="store_true", help=words("help-luck"))
    parser.add_argument("--save", type=Path, metavar=words("help-folder"), help=words("help-save"))
    add_option_flags(parser, words, game)


def run(args: argparse.Namespace, console: Console) -> int:
    """Play the games that are missing; then print and write the results of all games."""
    interrupts.raise_error()
    with ExitStack() as opened:
        journal = opened.enter_context(Journal(args.out))
        contest = _contest(find_game(args.game), args, journal)
        play = opened.enter_context(Cluster(args.ray)).run if args.ray else partial(run_here, jobs=args.jobs)
        _make_folder(args.save)
        results = {number: result for number, result in journal.begin(contest).items() if number < args.games}
        wanted = [number for number in range(args.games) if number not in results or _unsaved(args.save, number)]
        if results and not console.machine:
            console.say("arena-resumed", finished=len(results), games=args.games)
        began = time.perf_counter()
        try:
            for result in _watched(play(contest, wanted), len(wanted), args.games, console):
                _save(contest, result, args.save)
                journal.add(result)
                results[result.number] = result.without_moves()
        except KeyboardInterrupt:
            _say_how_to_go_on(args, len(results), journal.finished(contest), console)
            return interrupts.INTERRUPTED
    decisions = sum(results[number].outcome.decisions for number in wanted)
    speed = round(decisions / (time.perf_counter() - began))
    _tell(contest, [results[number] for number in range(args.games)], speed, args.out, console)
    return 0


def count(text: str, most: int) -> int:
    """Return a whole number from 1 to `most`, as an argument type."""
    number = whole_number(text, 1, "usage-number")
    if number > most:
        raise Usage("usage-too-many", value=text, most=str(most))
    return number


def _contest(game: AnyGame, args: argparse.Namespace, journal: Journal) -> Contest:
    given = split_names(args.bots) if args.bots else ["random"] * game.seats[0]
    names = tuple(map(spelled, given))
    for name in names:
        find_entrant(name, game)
    if len(names) not in game.seats:
        raise BadSeats(game=game.id, seats=str(len(names)), allowed=", ".join(map(str, game.seats)))
    seeds = (args.seed, journal.seed, secrets.randbits(53))
    seed = next(seed for seed in seeds if seed is not None)
    if seed >= 1 << SEED_BITS:
        raise BadSeed(seed=str(seed), bits=str(SEED_BITS))
    kind = LuckContest if args.luck else Contest
    return kind(game.id, chosen_options(game, args), names, seed)


def _make_folder(path: Path | None) -> None:
    try:
        if path is not None:
            path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise BadFile(file=str(path), why=explain_os_error(error)) from error


def _match_file(folder: Path, number: int) -> Path:
    return folder / f"{number:06}{ENDING}"


def _unsaved(folder: Path | None, number: int) -> bool:
    return folder is not None and not _match_file(folder, number).exists()


def _save(contest: Contest, result: Result, folder: Path | None) -> None:
    if folder is not None:
        write_match(result.as_match(contest), _match_file(folder, result.number))


def progress_bar(console: Console) -> Progress:
    """Return a progress bar with the time left; hidden unless the error stream is a terminal."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    hidden = not console.errors.is_terminal
    return Progress(*columns, console=console.errors, disable=hidden, speed_estimate_period=_A_DAY)


def _watched(results: Iterable[Result], wanted: int, games: int, console: Console) -> Iterator[Result]:
    with progress_bar(console) as progress:
        begun = console.words("arena-progress-first" if wanted else "arena-progress")
        task = progress.add_task(begun, total=games, completed=games - wanted)
        progress.refresh()
        for result in results:
            yield result
            progress.update(task, advance=1, description=console.words("arena-progress"))


def _say_how_to_go_on(args: argparse.Namespace, played: int, stored: Collection[int], console: Console) -> None:
    """Print how to resume an interrupted run.

    Games are counted in the journal, if there is one: a game may have been written there without being counted in
    `played`.
    """
    if args.out is None:
        sentence = console.words("arena-stopped-bare", finished=played, games=args.games)
    else:
        finished = sum(number < args.games for number in stored)
        sentence = console.words("arena-stopped", finished=finished, games=args.games, folder=str(args.out))
    console.errors.print(escape(sentence))


def _tell(contest: Contest, results: Sequence[Result], speed: int, folder: Path | None, console: Console) -> None:
    if folder:
        write_whole(folder / CSV_FILE, to_csv(results).encode())
        write_whole(folder / REPORT, report(contest, results, console.words).encode())
    if console.machine:
        for result in results:
            console.data(result.to_json())
        found = [{"bot": bot} | margin.to_json() for bot, margin in margins(contest, results).items()]
        adjusted = {"margins": found} if found else {}
        console.data(summary(contest, results) | adjusted | {"decisions_per_second": speed})
        return
    _print_standings(standings(contest, results), console)
    _print_margins(margins(contest, results), console)
    deals = len({result.deal for result in results})
    console.say("arena-summary", games=len(results), deals=deals, seed=str(contest.seed))
    if speed:
        console.say("arena-speed", speed=speed)
    if folder:
        console.say("arena-written", report=str(folder / REPORT), ledger=str(folder / CSV_FILE))


def _print_standings(found: Sequence[Standing], console: Console) -> None:
    alone = len(found) == 1
    rated = any(own.rating for own in found)
    headings = ["arena-bot", *([] if alone else _VICTORIES), ">arena-points", ">arena-most"]
    rows = [
        [
            own.bot,
            *([] if alone else _victories(own, console.words)),
            decimal(own.spread.mean, console.words),
            signed(own.spread.most),
            *([rating_of(own, console.words)] if rated else []),
        ]
        for own in found
    ]
    console.table([*headings, *([">arena-rating"] if rated else [])], rows)
    if not alone and not can_rate():
        console.say("arena-no-rating")


def _print_margins(found: Mapping[str, Adjusted], console: Console) -> None:
    """Print the margins with and without luck, where it was measured."""
    if not found:
        return
    headings = ("arena-bot", ">arena-margin", ">arena-adjusted", ">arena-luck", ">arena-variance")
    rows = [
        [
            bot,
            *(estimate(one, console.words) for one in (own.plain, own.adjusted, own.luck)),
            percent(own.factor, console.words, 0),
        ]
        for bot, own in found.items()
    ]
    console.table(headings, rows)
    console.say("arena-margins-about")


def _victories(own: Standing, words: Words) -> list[str]:
    return [
        str(own.seats),
        wins(own.wins, words),
        percent(own.share, words),
        interval(own.interval, words),
        percent(own.chance, words),
    ]
