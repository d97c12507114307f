"""`aevum tune`: better weights for the judgement of a game, written as data with how they were obtained."""

from __future__ import annotations

import argparse
import json
import math
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.markup import escape
from rich.progress import Progress, TaskID

import aevum
from aevum.arena import run as run_here
from aevum.arena.contest import Result
from aevum.arena.entrants import scales_of
from aevum.arena.figures import interval, percent
from aevum.arena.journal import Journal
from aevum.arena.tuning import Generation, Step, Tuning, Verdict, compared, evolve, population_for, tunable
from aevum.bots import bots, bots_for, find_bot
from aevum.cli.arena import INTERRUPTED, MOST_GAMES, MOST_JOBS, count, progress_bar
from aevum.cli.desk import Desk
from aevum.cli.parser import Parser, Usage
from aevum.cli.setting import add_option_flags, chosen_options, game_named, seed_number
from aevum.kernel.chance import SEED_BITS
from aevum.kernel.errors import AevumError, BadFile, BadSeats, BadSeed
from aevum.kernel.game import AnyGame
from aevum.kernel.obstacles import obstacle
from aevum.kernel.registry import find_game
from aevum.kernel.savefile import write_whole
from aevum.kernel.weights import Figures
from aevum.kernel.words import Words

SETTINGS: Final = "tuning.json"
WEIGHTS: Final = "weights.toml"
COMPARISON: Final = "comparison"
_DIGITS: Final = 4


class PlayedAlone(AevumError):
    """There is nobody who could play by the weights in use."""

    message = "error-tune-alone"


class OtherTuning(BadFile):
    """The folder holds another tuning."""

    message = "error-tune-other"


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """GAME, where it is written down, who thinks by the weights, and with how much effort."""
    parser.add_argument("game", metavar=words("help-game"), help=words("help-game-about"))
    game = game_named(given)
    parser.add_argument("--out", type=Path, required=True, metavar=words("help-folder"), help=words("help-tune-out"))
    known = ", ".join(bots_for(game) if game else bots())
    parser.add_argument("--bot", default="normal", metavar=words("help-bot"), help=words("help-tune-bot", known=known))
    many = partial(count, most=MOST_GAMES)
    number = words("help-number")
    parser.add_argument("--seats", type=many, metavar=number, help=words("help-seats"))
    parser.add_argument("--only", default="", metavar=words("help-tune-names"), help=words("help-tune-only"))
    parser.add_argument("--generations", type=many, default=20, metavar="N", help=words("help-tune-generations"))
    parser.add_argument("--population", type=many, metavar="N", help=words("help-tune-population"))
    parser.add_argument("--games", type=many, default=24, metavar="N", help=words("help-tune-games"))
    parser.add_argument("--sigma", type=_part, default=0.2, metavar=number, help=words("help-tune-sigma"))
    parser.add_argument("--compare", type=many, default=200, metavar="N", help=words("help-tune-compare"))
    parser.add_argument("--seed", metavar="S", type=seed_number, help=words("help-seed"))
    parser.add_argument("--jobs", type=partial(count, most=MOST_JOBS), default=1, metavar="J", help=words("help-jobs"))
    add_option_flags(parser, words, game)


def _part(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 < number <= 1:
        raise Usage("usage-part", value=text)
    return number


def run(args: argparse.Namespace, desk: Desk) -> int:
    """Look for weights, compare what was found on fresh deals, write it down."""
    game = find_game(args.game)
    tuning = _tuning(game, args)
    _begin(args.out, tuning, game)
    usual = scales_of(game).usual
    with progress_bar(desk) as bar:
        deals = math.ceil(args.compare / tuning.seats)
        games = tuning.generations * tuning.population * tuning.games + deals * tuning.seats
        plays = _Plays(args.out, args.jobs, bar, bar.add_task(desk.words("tune-progress"), total=games))
        try:
            figures = usual
            for step in evolve(tuning, plays):
                figures = _rounded(step.favourite)
                _tell_step(step, tuning, desk)
            number, contest = compared(tuning, figures, deals)
            verdict = Verdict.of(contest, plays(number, contest))
        except KeyboardInterrupt:
            desk.errors.print(escape(desk.words("tune-stopped", folder=str(args.out))))
            return INTERRUPTED
    text = scales_of(game).written(figures, list(_heading(game, tuning, verdict)))
    write_whole(args.out / WEIGHTS, text.encode())
    _tell(verdict, tuning, usual, figures, args.out / WEIGHTS, desk)
    return 0


# -- what is asked for


def _tuning(game: AnyGame, args: argparse.Namespace) -> Tuning:
    bot = args.bot.strip().casefold()
    find_bot(bot, game)
    only = tuple(name.strip() for name in args.only.split(",") if name.strip())
    names = tunable(game, only)
    several = [seats for seats in game.seats if seats > 1]
    if not several:
        raise PlayedAlone(game=game.id)
    seats = args.seats or several[0]
    if seats not in several:
        raise BadSeats(game=game.id, seats=str(seats), allowed=", ".join(map(str, several)))
    seeds = (args.seed, _settings(args.out).get("seed"), secrets.randbits(53))
    seed = next(seed for seed in seeds if seed is not None)
    if seed >= 1 << SEED_BITS:
        raise BadSeed(seed=str(seed), bits=str(SEED_BITS))
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
    )


def _begin(folder: Path, tuning: Tuning, game: AnyGame) -> None:
    """The folder holds one tuning; generations can be added to it."""
    here = {
        "game": tuning.game,
        "options": game.options_json(tuning.options),
        "seats": tuning.seats,
        "bot": tuning.bot,
        "only": list(tuning.only),
        "population": tuning.population,
        "games": tuning.games,
        "sigma": tuning.sigma,
        "seed": tuning.seed,
        "rules_version": game.rules_version,
        "version": aevum.__version__,
    }
    there = _settings(folder) or here
    for entry, value in here.items():
        if there.get(entry) != value:
            raise OtherTuning(file=str(folder), entry=entry, there=_told(there.get(entry)), here=_told(value))
    with _obstacles(folder):
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(folder / SETTINGS, json.dumps(here, indent=1).encode())


def _told(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _settings(folder: Path) -> dict[str, Any]:
    with _obstacles(folder / SETTINGS):
        try:
            found = json.loads((folder / SETTINGS).read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        if not isinstance(found, dict):
            raise ValueError(str(found))
        return found


@contextmanager
def _obstacles(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:
        raise BadFile(file=str(path), why=obstacle(error)) from error


# -- what is played


class _Plays:
    """Plays the games of a generation that are not in its journal yet."""

    def __init__(self, folder: Path, jobs: int, bar: Progress, task: TaskID) -> None:
        self._folder, self._jobs, self._bar, self._task = folder, jobs, bar, task

    def __call__(self, number: int, generation: Generation) -> list[Result]:
        name = COMPARISON if len(generation.figures) == 1 else f"generation-{number:04}"
        with Journal(self._folder / name) as journal:
            results = journal.begin(generation)
            self._bar.advance(self._task, len(results))
            wanted = [game for game in generation.games if game not in results]
            for result in run_here(generation, wanted, self._jobs):
                journal.add(result)
                results[result.number] = result.without_moves()
                self._bar.advance(self._task)
        return [results[game] for game in generation.games]


def _rounded(figures: Figures) -> Figures:
    """What is compared is what will be written: nobody wants to read seventeen digits."""
    return {name: float(f"{figure:.{_DIGITS}g}") for name, figure in figures.items()}


# -- what is told


def _heading(game: AnyGame, tuning: Tuning, verdict: Verdict) -> Iterator[str]:
    """How the weights were obtained, so that anybody can do it again."""
    low, high = verdict.interval
    yield f"Found by `{_command(game, tuning)} --compare {verdict.games}`."
    tuned = f"{len(tuning.names)} of {len(scales_of(game).usual)} weights were tuned"
    yield f"{tuned}; rules version {game.rules_version}, Aevum {aevum.__version__}."
    yield (
        f"One {tuning.bot} with them among those with the weights before, on {verdict.games} fresh games: won"
        f" {verdict.share:.1%}, {low:.1%} to {high:.1%} at 95 % (Wilson); by chance {verdict.chance:.1%}."
    )
    yield "They are better." if verdict.is_better else "It is not proved that they are better."


def _command(game: AnyGame, tuning: Tuning) -> str:
    chosen, usual = game.options_json(tuning.options), game.options_json(game.options_type())
    flags = {name.replace("_", "-"): _told(value) for name, value in chosen.items() if value != usual[name]}
    if tuning.only:
        flags["only"] = ",".join(tuning.only)
    for name in ("seats", "bot", "generations", "population", "games", "sigma", "seed"):
        flags[name] = str(getattr(tuning, name))
    return " ".join(("aevum tune", game.id, *(f"--{name} {value}" for name, value in flags.items())))


def _tell_step(step: Step, tuning: Tuning, desk: Desk) -> None:
    if desk.machine:
        figures = {"best": round(step.best, 4), "mean": round(step.mean, 4), "sigma": round(step.sigma, 4)}
        desk.data({"generation": step.generation + 1} | figures)
        return
    desk.say(
        "tune-step",
        generation=step.generation + 1,
        generations=tuning.generations,
        best=percent(step.best, desk.words),
        mean=percent(step.mean, desk.words),
        sigma=percent(step.sigma, desk.words),
    )


def _tell(verdict: Verdict, tuning: Tuning, usual: Figures, figures: Figures, path: Path, desk: Desk) -> None:
    if desk.machine:
        told = {"games": verdict.games, "wins": round(float(verdict.wins), 3), "share": round(verdict.share, 4)}
        ends = {"interval": [round(end, 4) for end in verdict.interval], "chance": round(verdict.chance, 4)}
        desk.data(told | ends | {"better": verdict.is_better, "seed": tuning.seed, "weights": figures})
        return
    names = tuning.names
    changed = sorted(names, key=lambda name: -abs(math.log(figures[name] / usual[name])))
    rows = [[name, f"{usual[name]:g}", f"{figures[name]:g}"] for name in changed[:10]]
    desk.table(["tune-weight", ">tune-before", ">tune-after"], rows)
    desk.say(
        "tune-better" if verdict.is_better else "tune-not-better",
        games=verdict.games,
        share=percent(verdict.share, desk.words),
        interval=interval(verdict.interval, desk.words),
        chance=percent(verdict.chance, desk.words),
    )
    desk.say("tune-written", file=str(path), bot=tuning.bot)
