"""The arena: bots meet in many games, seats rotated over the same deals; what is finished is never lost."""

from pathlib import Path
from typing import Final

from aevum.arena.contest import Contest, Result
from aevum.arena.play import play_game, play_seated
from aevum.arena.run import run

LOCALE: Final = Path(__file__).with_name("locale")

__all__ = ["LOCALE", "Contest", "Result", "play_game", "play_seated", "run"]
