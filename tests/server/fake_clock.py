"""Clock that tests set."""

from __future__ import annotations


class Clock:
    """A clock whose time is set by assigning `now`, in seconds."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now
