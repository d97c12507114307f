"""`aevum learn`: learns an evaluation of a game from games of bots, and keeps it if it plays better."""

from __future__ import annotations

import argparse
import math
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.markup import escape
from rich.progress import Progress, TaskID

import aevum
from aevum.arena import Contest, Result
from aevum.arena import run as run_here
from aevum.arena.entrants import find_search_bot, spelled
from aevum.arena.journal import Journal
from aevum.arena.learning import Learning, LearningRound, learn
from aevum.arena.learning.ridge import import_numpy
from aevum.arena.number_format import interval, percent
from aevum.arena.ray_backend import Cluster
from aevum.cli import interrupts
from aevum.cli.arena import MAX_GAMES, MAX_JOBS, count, progress_bar
from aevum.cli.console import Console
from aevum.cli.luck_lines import say_without_luck
from aevum.cli.match_arguments import add_option_flags, chosen_options, game_named, seed_number
from aevum.cli.parser import Parser, Usage
from aevum.cli.run_settings import as_text, begin_run, read_settings, seats_of_run, seed_of_run
from aevum.kernel.ai.value_weights import ValueWeights, features_of
from aevum.kernel.errors import AevumError, BadFile
from aevum.kernel.game import AnyGame
from aevum.kernel.records.savefile import write_whole
from aevum.kernel.registry import find_game
from aevum.kernel.words import Words

SETTINGS: Final = "learning.json"
VALUE: Final = "value.toml"
QUICK: Final = "normal:beam_width=2,determinizations=2,evaluations=110"
"""Entrant that plays well for its price: many games in little time."""
_STRONGEST: Final = 10
"""Number of weights that are printed."""


class LearnsAlone(AevumError):
    """The game is only played solo: no opponent could play by the old value."""

    message = "error-learn-alone"


class OtherLearning(BadFile):
    """The folder contains a learning run with other settings."""

    message = "error-learn-other"


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the arguments: game, output folder, bot, noise and effort."""
    parser.add_argument("game", metavar=words("help-game"), help=words("help-game-about"))
    parser.add_argument("--out", type=Path, required=True, metavar=words("help-folder"), help=words("help-learn-out"))
    parser.add_argument("--bot", default=QUICK, metavar=words("help-bot"), help=words("help-learn-bot", bot=QUICK))
    many = partial(count, most=MAX_GAMES)
    number = words("help-number")
    parser.add_argument("--seats", type=many, metavar=number, help=words("help-seats"))
    parser.add_argument("--noise", type=noise_level, default=0.5, metavar=number, help=words("help-learn-noise"))
    parser.add_argument("--rounds", type=many, default=1, metavar="N", help=words("help-learn-rounds"))
    parser.add_argument("--games", type=many, default=2000, metavar="N", help=words("help-learn-games"))
    parser.add_argument("--compare", type=many, default=200, metavar="N", help=words("help-learn-compare"))
    parser.add_argument("--seed", metavar="S", type=seed_number, help=words("help-seed"))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", default=1, metavar="J", type=partial(count, most=MAX_JOBS), help=words("help-jobs"))
    where.add_argument("--ray", metavar=words("help-address"), help=words("help-ray"))
    add_option_flags(parser, words, game_named(given))


def noise_level(text: str) -> float:
    """Return a finite number that is not negative, as an argument type."""
    try:
        noise = float(text)
    except ValueError:
        noise = math.nan
    if not 0 <= noise < math.inf:
        raise Usage("usage-noise", value=text)
    return noise


def run(args: argparse.Namespace, console: Console) -> int:
    """Learn round by round; write each candidate, and the best value that has won its duel."""
    interrupts.raise_error()
    game = find_game(args.game)
    learning = _learning(game, args)
    import_numpy()
    commit = _begin(args.out, learning, game)
    last: LearningRound | None = None
    with ExitStack() as opened:
        play = opened.enter_context(Cluster(args.ray)).run if args.ray else partial(run_here, jobs=args.jobs)
        bar = opened.enter_context(progress_bar(console))
        games = learning.rounds * (learning.games + learning.deals * learning.seats)
        plays = _Plays(args.out, play, bar, bar.add_task(console.words("learn-progress"), total=games))
        try:
            for last in learn(learning, plays):
                _write(args.out, game, learning, commit, last)
                _tell_round(last, learning, console)
        except KeyboardInterrupt:
            console.errors.print(escape(console.words("learn-stopped", folder=str(args.out))))
            return interrupts.INTERRUPTED
    assert last is not None
    _tell(game, learning, last, args.out, console)
    return 0


# -- settings


def _learning(game: AnyGame, args: argparse.Namespace) -> Learning:
    bot = spelled(args.bot)
    find_search_bot(bot, game)
    features_of(game.heuristics, game.id)
    several = [seats for seats in game.seats if seats > 1]
    if not several:
        raise LearnsAlone(game=game.id)
    seats = seats_of_run(game, args.seats, several)
    return Learning(
        game=game.id,
        options=chosen_options(game, args),
        seats=seats,
        bot=bot,
        noise=args.noise,
        rounds=args.rounds,
        games=args.games,
        deals=math.ceil(args.compare / seats),
        seed=seed_of_run(args.seed, args.out / SETTINGS),
    )


def _begin(folder: Path, learning: Learning, game: AnyGame) -> str:
    """Write the settings into the folder and return the commit with which the run began.

    The number of rounds is not among the settings, so that rounds can be added later.
    """
    commit = read_settings(folder / SETTINGS).get("commit") or commit_of_sources()
    here = {
        "game": learning.game,
        "options": game.options_json(learning.options),
        "seats": learning.seats,
        "bot": learning.bot,
        "noise": learning.noise,
        "games": learning.games,
        "compare": learning.deals * learning.seats,
        "seed": learning.seed,
        "rules_version": game.rules_version,
        "version": aevum.__version__,
        "commit": commit,
    }
    begin_run(folder / SETTINGS, here, OtherLearning)
    return str(commit)


def commit_of_sources() -> str:
    """Return the commit of the sources, where they are a Git repository; else an empty text."""
    command = ["git", "-C", str(Path(aevum.__file__).parent), "rev-parse", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, check=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


# -- games


class _Plays:
    """Plays the games of a contest that are not in its journal yet."""

    def __init__(
        self, folder: Path, play: Callable[[Contest, Sequence[int]], Iterator[Result]], bar: Progress, task: TaskID
    ) -> None:
        self._folder, self._play, self._bar, self._task = folder, play, bar, task

    def __call__(self, name: str, contest: Contest, games: int) -> list[Result]:
        with Journal(self._folder / name) as journal:
            results = journal.begin(contest)
            self._bar.advance(self._task, len(results))
            wanted = [game for game in range(games) if game not in results]
            for result in self._play(contest, wanted):
                journal.add(result)
                results[result.number] = result if contest.keeps_moves else result.without_moves()
                self._bar.advance(self._task)
        return [results[game] for game in range(games)]


# -- output


def _write(folder: Path, game: AnyGame, learning: Learning, commit: str, found: LearningRound) -> None:
    provenance = _provenance(game, learning, commit, found)
    text = found.fit.weights.to_text(provenance).encode()
    write_whole(folder / f"candidate-{found.number:02}.toml", text)
    if found.verdict.is_better:
        write_whole(folder / VALUE, text)


def _provenance(game: AnyGame, learning: Learning, commit: str, found: LearningRound) -> dict[str, Any]:
    """Return where the weights of a round come from, so that they can be found again."""
    return {
        "command": _command(game, learning, found.number + 1),
        "commit": commit,
        "version": aevum.__version__,
        "rules_version": game.rules_version,
        **_figures(found),
    }


def _command(game: AnyGame, learning: Learning, rounds: int) -> str:
    chosen, usual = game.options_json(learning.options), game.options_json(game.options_type())
    flags = {name.replace("_", "-"): as_text(value) for name, value in chosen.items() if value != usual[name]}
    flags |= {name: str(getattr(learning, name)) for name in ("seats", "bot", "noise")}
    flags |= {"rounds": str(rounds), "games": str(learning.games)}
    flags |= {"compare": str(learning.deals * learning.seats), "seed": str(learning.seed)}
    return " ".join(("aevum learn", game.id, *(f"--{name} {value}" for name, value in flags.items())))


def _figures(found: LearningRound) -> dict[str, Any]:
    fit, verdict = found.fit, found.verdict
    return {
        "games": found.games,
        "rows": fit.rows,
        "strength": fit.strength,
        "explained": round(fit.explained, 4),
        "duel_games": verdict.games,
        **verdict.to_json(),
    }


def _tell_round(found: LearningRound, learning: Learning, console: Console) -> None:
    if console.machine:
        console.data({"round": found.number + 1} | _figures(found))
        return
    words, fit, verdict = console.words, found.fit, found.verdict
    console.say("learn-fit", round=found.number + 1, rounds=learning.rounds, games=found.games, rows=fit.rows)
    console.say("learn-explained", explained=percent(max(0.0, fit.explained), words))
    console.say(
        "learn-better" if verdict.is_better else "learn-not-better",
        games=verdict.games,
        share=percent(verdict.share, words),
        interval=interval(verdict.interval, words),
        chance=percent(verdict.chance, words),
    )
    say_without_luck(verdict, console)


def _tell(game: AnyGame, learning: Learning, last: LearningRound, folder: Path, console: Console) -> None:
    if console.machine:
        return
    _print_strongest(game, last.fit.weights, console)
    if last.accepted is None:
        console.say("learn-nothing", folder=str(folder))
    else:
        console.say("learn-written", file=str(folder / VALUE), bot=learning.bot.partition(":")[0])


def _print_strongest(game: AnyGame, weights: ValueWeights, console: Console) -> None:
    """Print the features that count most, with their weights at the beginning and at the end of a match."""
    assert game.heuristics is not None
    words = console.words.with_folder(game.locale)
    named = {feature.name: feature for feature in game.heuristics.features}
    strongest = sorted(weights.weights, key=lambda entry: -max(abs(sum(entry[1])), abs(entry[1][0])))
    rows = [[named[name].describe(words), f"{end + more:+.3f}", f"{end:+.3f}"] for name, (end, more) in strongest]
    console.table(["learn-feature", ">learn-beginning", ">learn-end"], rows[:_STRONGEST])
