"""`aevum tune`: evolves the heuristic weights of a game, and writes them with a record of how they were found."""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from rich.markup import escape
from rich.progress import Progress, TaskID

import aevum
from aevum.arena import run as run_here
from aevum.arena.contest import Result
from aevum.arena.entrants import weights_of
from aevum.arena.journal import Journal
from aevum.arena.number_format import interval, percent
from aevum.arena.tuning import (
    Generation,
    GenerationStats,
    Tuning,
    evolve,
    final_comparison,
    population_for,
    tunable,
)
from aevum.arena.verdict import Verdict
from aevum.bots import bots, bots_for, find_bot
from aevum.cli import interrupts
from aevum.cli.arena import MAX_GAMES, MAX_JOBS, count, progress_bar
from aevum.cli.console import Console
from aevum.cli.luck_lines import say_without_luck
from aevum.cli.match_arguments import add_option_flags, chosen_options, game_named, seed_number
from aevum.cli.parser import Parser, Usage
from aevum.cli.run_settings import as_text, begin_run, seats_of_run, seed_of_run
from aevum.kernel.ai.weights import Weights
from aevum.kernel.errors import AevumError, BadFile
from aevum.kernel.game import AnyGame
from aevum.kernel.records.savefile import write_whole
from aevum.kernel.registry import find_game
from aevum.kernel.words import Words

SETTINGS: Final = "tuning.json"
WEIGHTS: Final = "weights.toml"
COMPARISON: Final = "comparison"
_DIGITS: Final = 4
"""Significant digits of the weights that are written."""


class PlayedAlone(AevumError):
    """The game is only played solo: no opponent could play by the current weights."""

    message = "error-tune-alone"


class OtherTuning(BadFile):
    """The folder contains a tuning with other settings."""

    message = "error-tune-other"


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the arguments: game, output folder, bot, weights to tune, and effort."""
    parser.add_argument("game", metavar=words("help-game"), help=words("help-game-about"))
    game = game_named(given)
    parser.add_argument("--out", type=Path, required=True, metavar=words("help-folder"), help=words("help-tune-out"))
    known = ", ".join(bots_for(game) if game else bots())
    parser.add_argument("--bot", default="normal", metavar=words("help-bot"), help=words("help-tune-bot", known=known))
    many = partial(count, most=MAX_GAMES)
    number = words("help-number")
    parser.add_argument("--seats", type=many, metavar=number, help=words("help-seats"))
    parser.add_argument("--only", default="", metavar=words("help-tune-names"), help=words("help-tune-only"))
    parser.add_argument("--generations", type=many, default=20, metavar="N", help=words("help-tune-generations"))
    parser.add_argument("--population", type=many, metavar="N", help=words("help-tune-population"))
    parser.add_argument("--games", type=many, default=24, metavar="N", help=words("help-tune-games"))
    parser.add_argument("--sigma", type=_part, default=0.2, metavar=number, help=words("help-tune-sigma"))
    parser.add_argument("--luck", action="store_true", help=words("help-tune-luck"))
    parser.add_argument("--compare", type=many, default=200, metavar="N", help=words("help-tune-compare"))
    parser.add_argument("--seed", metavar="S", type=seed_number, help=words("help-seed"))
    parser.add_argument("--jobs", type=partial(count, most=MAX_JOBS), default=1, metavar="J", help=words("help-jobs"))
    add_option_flags(parser, words, game)


def _part(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 < number <= 1:
        raise Usage("usage-part", value=text)
    return number


def run(args: argparse.Namespace, console: Console) -> int:
    """Evolve weights, compare the result with the current ones on fresh deals, and write it."""
    interrupts.raise_error()
    game = find_game(args.game)
    tuning = _tuning(game, args)
    _begin(args.out, tuning, game)
    usual = weights_of(game).default
    with progress_bar(console) as bar:
        deals = math.ceil(args.compare / tuning.seats)
        games = tuning.generations * tuning.population * tuning.games + deals * tuning.seats
        plays = _Plays(args.out, args.jobs, bar, bar.add_task(console.words("tune-progress"), total=games))
        try:
            figures = usual
            for step in evolve(tuning, plays):
                figures = _rounded(step.mean_weights)
                _tell_step(step, tuning, console)
            number, contest = final_comparison(tuning, figures, deals)
            verdict = Verdict.of(tuning.seats, plays(number, contest), contest.seat)
        except KeyboardInterrupt:
            console.errors.print(escape(console.words("tune-stopped", folder=str(args.out))))
            return interrupts.INTERRUPTED
    text = weights_of(game).to_text(figures, list(_heading(game, tuning, verdict)))
    write_whole(args.out / WEIGHTS, text.encode())
    _tell(verdict, tuning, usual, figures, args.out / WEIGHTS, console)
    return 0


# -- settings


def _tuning(game: AnyGame, args: argparse.Namespace) -> Tuning:
    bot = args.bot.strip().casefold()
    find_bot(bot, game)
    only = tuple(name.strip() for name in args.only.split(",") if name.strip())
    names = tunable(game, only)
    several = [seats for seats in game.seats if seats > 1]
    if not several:
        raise PlayedAlone(game=game.id)
    seats = seats_of_run(game, args.seats, several)
    seed = seed_of_run(args.seed, args.out / SETTINGS)
    population = args.population or population_for(len(names))
    if population < 2:
        raise Usage("usage-number", value=str(population), least="2")
    return Tuning(
        game=game.id,
        options=chosen_options(game, args),
        seats=seats,
        bot=bot,
        only=only,
        generations=args.generations,
        population=population,
        deals=math.ceil(args.games / seats),
        sigma=args.sigma,
        seed=seed,
        luck=args.luck,
    )


def _begin(folder: Path, tuning: Tuning, game: AnyGame) -> None:
    """Write the settings into the folder; raise if it contains a tuning with other settings.

    The number of generations is not among them, so that generations can be added later.
    """
    here = {
        "game": tuning.game,
        "options": game.options_json(tuning.options),
        "seats": tuning.seats,
        "bot": tuning.bot,
        "only": list(tuning.only),
        "population": tuning.population,
        "games": tuning.games,
        "sigma": tuning.sigma,
        "luck": tuning.luck,
        "seed": tuning.seed,
        "rules_version": game.rules_version,
        "version": aevum.__version__,
    }
    begin_run(folder / SETTINGS, here, OtherTuning)


# -- games


class _Plays:
    """Plays the games of a generation that are not in its journal yet."""

    def __init__(self, folder: Path, jobs: int, bar: Progress, task: TaskID) -> None:
        self._folder, self._jobs, self._bar, self._task = folder, jobs, bar, task

    def __call__(self, number: int, generation: Generation) -> list[Result]:
        name = COMPARISON if len(generation.weights) == 1 else f"generation-{number:04}"
        with Journal(self._folder / name) as journal:
            results = journal.begin(generation)
            self._bar.advance(self._task, len(results))
            wanted = [game for game in generation.games if game not in results]
            for result in run_here(generation, wanted, self._jobs):
                journal.add(result)
                results[result.number] = result.without_moves()
                self._bar.advance(self._task)
        return [results[game] for game in generation.games]


def _rounded(figures: Weights) -> Weights:
    """Return weights rounded to the digits that are written, so that the written ones are compared."""
    return {name: float(f"{figure:.{_DIGITS}g}") for name, figure in figures.items()}


# -- output


def _heading(game: AnyGame, tuning: Tuning, verdict: Verdict) -> Iterator[str]:
    """Yield the comment lines that say how the weights were found, so that the search can be repeated."""
    low, high = verdict.interval
    yield f"Found by `{_command(game, tuning)} --compare {verdict.games}`."
    tuned = f"{len(tuning.names)} of {len(weights_of(game).default)} weights were tuned"
    yield f"{tuned}; rules version {game.rules_version}, Aevum {aevum.__version__}."
    yield (
        f"One {tuning.bot} with them among those with the weights before, on {verdict.games} fresh games: won"
        f" {verdict.share:.1%}, {low:.1%} to {high:.1%} at 95 % (Wilson); by chance {verdict.chance:.1%}."
    )
    low, high = verdict.adjusted_interval
    plain, adjusted = verdict.margin.plain, verdict.margin.adjusted
    yield (
        f"Without luck {verdict.adjusted_share:.1%}, {low:.1%} to {high:.1%}. Margin in points {plain.amount:.2f} ±"
        f" {plain.error:.2f}; without luck {adjusted.amount:.2f} ± {adjusted.error:.2f}."
    )
    yield "They are better." if verdict.is_better else "It is not proved that they are better."


def _command(game: AnyGame, tuning: Tuning) -> str:
    chosen, usual = game.options_json(tuning.options), game.options_json(game.options_type())
    flags = {name.replace("_", "-"): as_text(value) for name, value in chosen.items() if value != usual[name]}
    if tuning.only:
        flags["only"] = ",".join(tuning.only)
    for name in ("seats", "bot", "generations", "population", "games", "sigma", "seed"):
        flags[name] = str(getattr(tuning, name))
    given = [f"--{name} {value}" for name, value in flags.items()] + ["--luck"] * tuning.luck
    return " ".join(("aevum tune", game.id, *given))


def _tell_step(step: GenerationStats, tuning: Tuning, console: Console) -> None:
    if console.machine:
        figures = {"best": round(step.best, 4), "mean": round(step.mean, 4), "sigma": round(step.sigma, 4)}
        console.data({"generation": step.generation + 1} | figures)
        return
    console.say(
        "tune-step",
        generation=step.generation + 1,
        generations=tuning.generations,
        best=percent(step.best, console.words),
        mean=percent(step.mean, console.words),
        sigma=percent(step.sigma, console.words),
    )


def _tell(verdict: Verdict, tuning: Tuning, usual: Weights, figures: Weights, path: Path, console: Console) -> None:
    if console.machine:
        console.data({"games": verdict.games} | verdict.to_json() | {"seed": tuning.seed, "weights": figures})
        return
    names = tuning.names
    changed = sorted(names, key=lambda name: -abs(math.log(figures[name] / usual[name])))
    rows = [[name, f"{usual[name]:g}", f"{figures[name]:g}"] for name in changed[:10]]
    console.table(["tune-weight", ">tune-before", ">tune-after"], rows)
    console.say(
        "tune-better" if verdict.is_better else "tune-not-better",
        games=verdict.games,
        share=percent(verdict.share, console.words),
        interval=interval(verdict.interval, console.words),
        chance=percent(verdict.chance, console.words),
    )
    say_without_luck(verdict, console)
    console.say("tune-written", file=str(path), bot=tuning.bot)
