"""Contests of bots over many games, seats rotated over the same deals; finished games survive interruptions."""

from pathlib import Path
from typing import Final

from aevum.arena.contest import Contest, LuckContest, Result
from aevum.arena.parallel import run
from aevum.arena.single_game import play_game, play_seated

LOCALE: Final = Path(__file__).with_name("locale")

__all__ = ["LOCALE", "Contest", "LuckContest", "Result", "play_game", "play_seated", "run"]
