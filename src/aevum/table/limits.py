"""Limits: how often something may be done, by a person and by an address, and how much of it at once.

Each process counts for itself, and forgets when it ends.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from typing import ClassVar, Final

from aevum.kernel.errors import AevumError

BUSY_SECONDS: Final = 5
KEPT: Final = 20_000
"""So many buckets are remembered; the one untouched longest gives way."""


class TooOften(AevumError):
    """More than anybody needs: says when it is possible again."""

    message = "error-too-often"
    status: ClassVar = 429

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds=ceil(seconds))

    @property
    def headers(self) -> dict[str, str]:
        """What the answer says to programs."""
        return {"retry-after": str(self.arguments["seconds"])}


class Busy(TooOften):
    """So many others wait for the same that one more would wait too long."""

    message = "error-busy"
    status: ClassVar = 503

    def __init__(self) -> None:
        super().__init__(BUSY_SECONDS)


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, then one in so many seconds."""

    burst: int
    seconds: float


RATES: Final = {
    "match": Rate(12, 20.0),
    "file": Rate(4, 60.0),
    "verify": Rate(10, 10.0),
    "chat": Rate(10, 2.0),
    "hint": Rate(10, 4.0),
    "page": Rate(30, 1.0),
    "account": Rate(1, 600.0),
    "password": Rate(5, 60.0),
    "newcomer": Rate(5, 20.0),
    "letter": Rate(3, 600.0),
    "notice": Rate(10, 300.0),
}
"""What one person may do. An address may do it for as many people as the operator says live there."""
AT_ONCE: Final = {"page": 25}
"""So many of these a person may have open."""


class Limits:
    """Token buckets."""

    def __init__(self, people_per_address: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.people = people_per_address
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._open: Counter[tuple[str, str]] = Counter()

    def spend(self, what: str, *, address: str = "", person: str = "", other: str = "") -> None:
        """Count one more, or raise TooOften and count nothing. `other`: whatever else is counted like a person."""
        wanted = self._keys(what, address, person, other)
        wait = max((self._wait(key, rate) for key, rate in wanted), default=0.0)
        if wait > 0:
            raise TooOften(wait)
        for key, rate in wanted:
            self._take(key, rate)

    @contextmanager
    def open(self, what: str, *, address: str, person: str) -> Iterator[None]:
        """Hold one open, or raise TooOften."""
        self.spend(what, address=address, person=person)
        keys = [(key, rate.burst // RATES[what].burst) for key, rate in self._keys(what, address, person, "")]
        if any(self._open[key] >= AT_ONCE[what] * people for key, people in keys):
            raise TooOften(RATES[what].seconds)
        for key, _ in keys:
            self._open[key] += 1
        try:
            yield
        finally:
            for key, _ in keys:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]

    def _keys(self, what: str, address: str, person: str, other: str) -> list[tuple[tuple[str, str], Rate]]:
        rate = RATES[what]
        keys = [((what, f"{kind} {value}"), rate) for kind, value in (("person", person), ("other", other)) if value]
        if address and self.people:
            keys.append(((what, f"from {address}"), Rate(rate.burst * self.people, rate.seconds / self.people)))
        return keys

    def _left(self, key: tuple[str, str], rate: Rate) -> float:
        left, then = self._buckets.get(key, (float(rate.burst), self._clock()))
        return min(float(rate.burst), left + (self._clock() - then) / rate.seconds)

    def _wait(self, key: tuple[str, str], rate: Rate) -> float:
        return max(0.0, (1 - self._left(key, rate)) * rate.seconds)

    def _take(self, key: tuple[str, str], rate: Rate) -> None:
        self._buckets[key] = (self._left(key, rate) - 1, self._clock())
        self._buckets.move_to_end(key)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
