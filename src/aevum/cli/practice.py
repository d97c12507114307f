"""`aevum practice`: the practice positions of a game, or a try of one of them in the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.markup import escape

from aevum.arena.practice_par import opponent_of
from aevum.cli import interrupts
from aevum.cli.console import Console
from aevum.cli.interactive import InteractiveGame
from aevum.cli.parser import Parser, Usage
from aevum.cli.play import unused_file
from aevum.kernel.game import AnyGame
from aevum.kernel.lessons.lesson import STARS
from aevum.kernel.lessons.practice import PracticePosition
from aevum.kernel.lessons.progress import Progress, ProgressTracker
from aevum.kernel.lessons.reader import practice_of
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.kernel.state import State
from aevum.kernel.words import Words


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the arguments: a game, and one of its positions."""
    parser.add_argument("game", metavar=words("help-game"), help=words("help-game-about"))
    parser.add_argument(
        "position", nargs="?", metavar=words("help-practised-position"), help=words("help-practised-position-about")
    )


def run(args: argparse.Namespace, console: Console) -> None:
    """Print the positions of a game, or let a person try one of them."""
    game = find_game(args.game)
    positions = practice_of(game)
    if not positions:
        raise Usage("usage-no-practice", game=game.id)
    if args.position is None:
        _print_list(game, positions, console)
        return
    interrupts.raise_error()
    position = _position(positions, args.position)
    match = position.begin(game)
    PracticeGame(position, match, unused_file(match), console).run()


def _position(positions: Sequence[PracticePosition], wanted: str) -> PracticePosition:
    """Return the position of a number or a name; raise Usage if there is none."""
    for position in positions:
        if wanted in (str(position.number), position.name):
            return position
    raise Usage("usage-no-position", position=wanted, last=len(positions))


def _print_list(game: AnyGame, positions: Sequence[PracticePosition], console: Console) -> None:
    words = console.words_for(game)
    goals = [(position, position.goal_sentence(game, words)) for position in positions]
    if console.machine:
        console.data([{"name": one.name, "theme": one.theme, "goal": goal, "par": one.par} for one, goal in goals])
        return
    rows = [(one.name, goal, str(one.par)) for one, goal in goals]
    console.table(("practice-column-name", "practice-column-goal", ">practice-column-par"), rows)


class PracticeGame(InteractiveGame):
    """Command loop of a practice position: it ends when the goal is reached."""

    def __init__(self, position: PracticePosition, match: Match, path: Path, console: Console) -> None:
        super().__init__(match, path, console, ())
        self.tried = position
        self.tracker = ProgressTracker(position, match)
        self.least_length = len(position.moves)
        opponent = opponent_of(position, match.game)
        self.played_by = {seat: opponent for seat in range(position.seats) if seat != position.seat}
        self.bots = self._seated()
        del self.commands["hint"]

    @property
    def progress(self) -> Progress:
        """Progress of the try."""
        progress = self.tracker.after(self.match.records)
        assert progress is not None
        return progress

    def board(self, _: str) -> None:
        """Print the position, the goal, and whether it is reached or out of reach."""
        super().board("")
        progress = self.progress
        self.open = self.open and not progress.finished
        if not self.console.machine:
            self._report(progress)

    def _report(self, progress: Progress) -> None:
        if progress.finished:
            self.console.say("practice-reached", stars=progress.stars, most=STARS)
            return
        goal = self.tried.goal_sentence(self.match.game, self.words)
        self.console.print(f"[bold]{escape(self.words('practice-goal', goal=goal))}[/]")
        self.console.say("practice-moves", moves=progress.moves, par=self.tried.par)
        if progress.is_lost:
            self.console.say("practice-out-of-reach")

    def _position(self) -> dict[str, Any]:
        progress = self.progress
        stars = progress.stars if progress.finished else 0
        return {**super()._position(), "moves": progress.moves, "stars": stars, "lost": progress.is_lost}

    def _chosen(self, state: State) -> int:
        """Return the move that the position gives to a rival, or else one of its bot."""
        given = self.progress.scripted_move
        return super()._chosen(state) if given is None or given not in state.legal() else given
