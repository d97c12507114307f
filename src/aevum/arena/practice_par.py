"""`python -m aevum.arena.practice_par [GAME ...]`: let bots try practice positions, and write `par.toml`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from aevum.bots import Bot, Sight, bots_for, find_bot
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame, State
from aevum.kernel.lessons.practice import PARS, PRACTICE_FOLDER, BotResult, Par, PracticePosition
from aevum.kernel.lessons.predicates import Situation
from aevum.kernel.lessons.reader import practice_of
from aevum.kernel.registry import find_game, games

SEED: Final = 1
HARD_TRIES: Final = 3
RANDOM_TRIES: Final = 40
MAX_MOVES: Final = 500
"""Maximum number of moves of all seats in a try."""
OPPONENTS: Final = ("easy", "random")
"""Bots of the other seats of a position that names none: the first that plays the game."""
HEADER: Final = "# Results of bots in the practice positions, made by `make practice`.\n"


@dataclass(frozen=True, slots=True)
class Try:
    """A try of a position by a bot."""

    solved: bool
    moves: tuple[int, ...]
    """Moves of the learner."""
    others: tuple[int, ...]
    """Moves of the other seats."""


def par_of(position: PracticePosition, game: AnyGame, hard: int = HARD_TRIES, random: int = RANDOM_TRIES) -> Par:
    """Return the results of `hard` and `random` after numbers of tries."""
    start = position.begin(game).state
    return Par(
        game.rules_version,
        SEED,
        _result(try_position(position, game, start, "hard", SEED + number) for number in range(hard)),
        _result(try_position(position, game, start, "random", SEED + number) for number in range(random)),
    )


def _result(tries: Iterable[Try]) -> BotResult:
    made = list(tries)
    solved = [len(one.moves) for one in made if one.solved]
    return BotResult(len(made), len(solved), min(solved, default=0))


def try_position(position: PracticePosition, game: AnyGame, start: State, bot: str, seed: int) -> Try:
    """Return the try of a bot from the state of a position; the other seats play as on a server."""
    attempt = _Attempt(position, game, start.copy())
    players = _players(position, game, bot, seed)
    for _ in range(MAX_MOVES):
        situation = attempt.situation()
        solved = position.goal.done.holds(situation)
        if solved or situation.over or position.goal.done.is_lost(situation):
            return Try(solved, tuple(attempt.own), tuple(attempt.others))
        attempt.play(players[attempt.state.actor])
    return Try(False, tuple(attempt.own), tuple(attempt.others))


def opponent_of(position: PracticePosition, game: AnyGame) -> str:
    """Return the bot of the other seats of a position."""
    return position.bot or next(name for name in OPPONENTS if name in bots_for(game))


def _players(position: PracticePosition, game: AnyGame, bot: str, seed: int) -> list[Bot]:
    """Return the bots of all seats, `bot` in that of the learner."""
    opponent = opponent_of(position, game)
    names = [bot if seat == position.seat else opponent for seat in range(position.seats)]
    return [find_bot(name, game)(Chance.from_seed(Chance.from_seed(seed).branch(n))) for n, name in enumerate(names)]


class _Attempt:
    """A position while a bot tries it."""

    def __init__(self, position: PracticePosition, game: AnyGame, state: State) -> None:
        self.position = position
        self.game = game
        self.state = state
        self.own: list[int] = []
        self.others: list[int] = []
        self._view_before = self._view()

    def _view(self) -> Mapping[str, Any]:
        data: Mapping[str, Any] = self.game.view(self.state, self.position.seat).to_json()
        return data

    def situation(self) -> Situation:
        """Return the situation of the learner now."""
        seat, actor = self.position.seat, self.state.actor
        made = tuple(map(self.game.book.notation, self.own))
        return Situation(self._view(), self._view_before, seat, made, decides=actor == seat, over=actor == OVER)

    def play(self, player: Bot) -> None:
        """Make the move that the position gives to another seat, if it is legal, or else one of a bot."""
        decides, legal = self.state.actor == self.position.seat, self.state.legal()
        given = () if decides else self.position.goal.others[len(self.others) : len(self.others) + 1]
        move = given[0] if given and given[0] in legal else player.choose(Sight(self.game, self.state, legal))
        (self.own if decides else self.others).append(move)
        self.state.apply(move)


def document(positions: Iterable[tuple[PracticePosition, Par]]) -> str:
    """Return the content of `par.toml`."""
    return HEADER + "".join(f"\n[{position.name}]\n{_table(par)}" for position, par in positions)


def _table(par: Par) -> str:
    results = "".join(
        f"{name} = {{ tries = {result.tries}, solved = {result.solved}, moves = {result.moves} }}\n"
        for name, result in (("hard", par.hard), ("random", par.random))
    )
    return f"rules_version = {par.rules_version}\nseed = {par.seed}\n{results}"


def main(arguments: list[str] | None = None) -> int:
    """Compute and write the results for some games, or for all that have positions."""
    parser = argparse.ArgumentParser(prog="python -m aevum.arena.practice_par", description=__doc__)
    parser.add_argument("game", nargs="*", help=", ".join(games()))
    for game in map(find_game, parser.parse_args(arguments).game or games()):
        found = []
        for position in practice_of(game):
            found.append((position, par_of(position, game)))
            sys.stdout.write(f"{game.id} {position.name}: {found[-1][1]}\n")
        if found:
            (game.folder / PRACTICE_FOLDER / PARS).write_text(document(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
