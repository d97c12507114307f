"""Whole games between bots, and positions from random matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from random import Random
from typing import Any

from aevum.arena import Contest, play_seated
from aevum.arena.contest import GameResult
from aevum.bots import Bot, Sight, find_bot
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame, State

MAX_POSITIONS = 400
"""Maximum number of positions of one match that are yielded."""


def seated(name: str, game: AnyGame, seed: int = 1) -> Bot:
    return find_bot(name, game)(Chance.from_seed(seed))


def positions(game: AnyGame, changes: Mapping[str, Any], seats: int, seed: int, every: int) -> Iterator[State]:
    """Yield the position of a random match before every `every`-th decision, at most MAX_POSITIONS of them."""
    state = game.start(game.read_options(changes), seats, Chance.from_seed(seed))
    dice = Random(seed)
    number = 0
    while state.actor != OVER and number < MAX_POSITIONS * every:
        if number % every == 0:
            yield state.copy()
        state.apply(dice.choice(game.without_resignations(state.legal())))
        number += 1


def sight(game: AnyGame, state: State) -> Sight:
    return Sight(game, state, state.legal())


def ready(game: AnyGame) -> Mapping[str, Any]:
    """Return the options of the game's first preset, with which a match can start at once."""
    return game.presets(datetime.now())[0].options


def games_among(game: AnyGame, bot: str, others: str, numbers: range) -> list[tuple[int, GameResult]]:
    """Play games of one bot against others of one kind, its seat rotating; return each result with that seat.

    There are up to four seats.
    """
    seats = min(4, game.seats[-1])
    options = game.read_options(ready(game))
    endings = []
    for number in numbers:
        seat = number % seats
        names = tuple(bot if other == seat else others for other in range(seats))
        seed = Contest(game.id, options, names, seed=100).seed_of(number)
        endings.append((seat, play_seated(game, options, names, seed)))
    return endings


def won(endings: list[tuple[int, GameResult]]) -> int:
    return sum(seat in ending.ranking[0] for seat, ending in endings)
