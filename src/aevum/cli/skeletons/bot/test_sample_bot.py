"""The bot chooses legal moves to the end of a match, and the same ones for the same seed."""

from __future__ import annotations

from sample_bot import SampleBot

import aevum
from aevum.bots import Sight
from aevum.kernel.chance import Chance


def play(game: str, seed: int) -> aevum.Match:
    """Return a match that the bot has played, for all seats."""
    match = aevum.new(game, seed=seed)
    bots = [SampleBot(Chance.from_seed(seed + seat)) for seat in range(len(match.seats))]
    while not match.over:
        match.play(bots[match.actor].choose(Sight(match.game, match.state, match.state.legal())))
    return match


def test_it_plays_to_the_end() -> None:
    assert play("tempus-imperium", 1).outcome() is not None


def test_it_plays_the_same_match_again() -> None:
    assert play("tempus-imperium", 1).records == play("tempus-imperium", 1).records
