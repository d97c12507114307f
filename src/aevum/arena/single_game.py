"""One game between bots, from its first to its last decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from aevum.arena.contest import Contest, GameResult, Result
from aevum.arena.entrants import find_entrant
from aevum.arena.luck import luck_of_game
from aevum.bots import Bot, Sight
from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError
from aevum.kernel.game import OVER, AnyGame
from aevum.kernel.registry import find_game


class GameFailed(AevumError):
    """A failure of a bot or a game, after which the run cannot go on as it is."""

    message = "error-arena-failed"

    # It comes from another process, and pickle cannot restore an exception with named arguments by itself.
    def __reduce__(self) -> tuple[Callable[[dict[str, Any]], GameFailed], tuple[dict[str, Any]]]:
        return _failed_again, (self.arguments,)


def _failed_again(arguments: dict[str, Any]) -> GameFailed:
    return GameFailed(**arguments)


def play_game(contest: Contest, number: int) -> Result:
    """Return the result of game `number` of a contest."""
    seed, bots = contest.seed_of(contest.deal(number)), contest.seating(number)
    try:
        ending = play_seated(find_game(contest.game), contest.options, bots, seed, contest.find)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise GameFailed(number=str(number), seed=str(seed), bots=", ".join(bots), why=why) from error
    if contest.measures_luck:
        luck = luck_of_game(find_game(contest.game), contest.options, len(bots), seed, ending.moves)
        ending = replace(ending, luck=luck)
    return Result.of(contest, number, ending)


def play_seated(
    game: AnyGame,
    options: Any,
    bots: Sequence[str],
    seed: int,
    find: Callable[[str, AnyGame], type[Bot]] = find_entrant,
) -> GameResult:
    """Return the result of a game of these bots in these seats."""
    players = [find(name, game)(_chance(seed, seat)) for seat, name in enumerate(bots)]
    state = game.start(options, len(players), Chance.from_seed(seed))
    moves: list[tuple[int, int]] = []
    while (seat := state.actor) != OVER:
        legal = state.legal()
        move = players[seat].choose(Sight(game, state, legal))
        if move not in legal:
            raise ValueError(f"{bots[seat]} chose {move}, which is not legal")
        state.apply(move)
        moves.append((seat, move))
    outcome = state.outcome()
    assert outcome is not None
    return GameResult(outcome.totals, outcome.ranking, len(moves), outcome.reason, tuple(moves))


def _chance(seed: int, seat: int) -> Chance:
    """Return the random generator of the bot in a seat."""
    return Chance.from_seed(Chance.from_seed(seed).branch(1 + seat))
