"""Many games at once."""

from aevum.arena.run import Contest, Result, as_match, play_one, run

__all__ = ["Contest", "Result", "as_match", "play_one", "run"]
