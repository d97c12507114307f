"""Named points in the rules at which other chapters act (observer pattern).

A chapter that comes before another one cannot import it. It sends a signal, and the later chapter connects a function:

    EVENT_DUE: Final = Signal[Callable[[Table, int], None]]("a level brings an event")

    @EVENT_DUE.connect
    def draw_event(table: Table, seat: int) -> None: ...

    for draw in EVENT_DUE.listeners:
        draw(table, seat)

`Law.complete` refuses a signal without listeners, so a chapter that is not imported is noticed at once.
"""

from __future__ import annotations

from typing import Generic, TypeVar

F = TypeVar("F")


class Signal(Generic[F]):
    """Functions to be called at one point of the rules, in the order in which they were connected."""

    __slots__ = ("listeners", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.listeners: list[F] = []

    def __repr__(self) -> str:
        return f"<signal {self.name}>"

    def connect(self, listener: F) -> F:
        """Register a function as a listener and return it; can be used as a decorator."""
        self.listeners.append(listener)
        return listener
