"""Search for the best line of a solo game on one process or several, for a limited time or number of steps."""

from aevum.solving.runner import Budget, Task, Watch, solve

__all__ = ["Budget", "Task", "Watch", "solve"]
