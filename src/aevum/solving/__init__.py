"""Solving: the best line of a game for one, looked for on one process or several, for as long as is wanted."""

from aevum.solving.run import Budget, Task, Watch, solve

__all__ = ["Budget", "Task", "Watch", "solve"]
