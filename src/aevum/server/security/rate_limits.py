"""Rate limits by token bucket, per person and per client address, and limits of simultaneously open pages.

Each process counts for itself, and its counts are lost when it ends.
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
"""Seconds after which a client may try again when a queue is full."""
MAX_BUCKETS: Final = 20_000
"""Maximum number of buckets kept; the least recently used one is dropped."""


class TooOften(AevumError):
    """A rate limit is exceeded; the error says after how many seconds a retry is possible."""

    message = "error-too-often"
    status: ClassVar = 429

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds=ceil(seconds))

    @property
    def headers(self) -> dict[str, str]:
        """HTTP headers of the response: Retry-After in seconds."""
        return {"retry-after": str(self.arguments["seconds"])}


class Busy(TooOften):
    """A queue is full: one more job would wait too long."""

    message = "error-busy"
    status: ClassVar = 503

    def __init__(self) -> None:
        super().__init__(BUSY_SECONDS)


class DatabaseAway(Busy):
    """The database cannot be reached or cannot write now; the request itself may be valid."""

    message = "error-database-away"


@dataclass(frozen=True, slots=True)
class Rate:
    """Size and refill time of a token bucket."""

    burst: int
    """Maximum number of tokens."""
    seconds: float
    """Seconds in which the bucket gains one token."""
    share: float = 1.0
    """Part of this rate that each person at an address adds to the rate of the address."""

    def times(self, people: int) -> Rate:
        """Return the rate of an address that is shared by a number of people."""
        many = max(1.0, people * self.share)
        return Rate(int(self.burst * many), self.seconds / many)


class TokenBucket:
    """Tokens that are taken one at a time and come back at a steady rate, up to a burst."""

    __slots__ = ("_rate", "_tokens", "_updated")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._tokens = float(rate.burst)
        self._updated = now

    def tokens(self, now: float) -> float:
        """Return the number of tokens at a time."""
        return min(float(self._rate.burst), self._tokens + (now - self._updated) / self._rate.seconds)

    def take(self, now: float) -> bool:
        """Take a token, on credit if there is none; return whether there was one."""
        self._tokens, self._updated = self.tokens(now) - 1, now
        return self._tokens >= 0


RATES: Final = {
    "match": Rate(12, 20.0),
    "file": Rate(4, 60.0),
    "verify": Rate(10, 10.0),
    "chat": Rate(10, 2.0),
    "lesson": Rate(40, 3.0),
    "hint": Rate(10, 4.0),
    "review": Rate(6, 60.0),
    "comparison": Rate(12, 15.0),
    "page": Rate(30, 1.0),
    "look": Rate(80, 0.1, share=0.25),
    "touch": Rate(80, 0.1, share=0.25),
    "record": Rate(300, 0.25),
    "name": Rate(10, 30.0),
    "account": Rate(1, 600.0),
    "newcomer": Rate(5, 20.0),
    "letter": Rate(3, 600.0),
    "notice": Rate(10, 300.0),
    "reminder": Rate(1, 3600.0),
    "subscription": Rate(10, 60.0),
}
"""Rate of one person for each kind of action; `Settings.people_per_address` gives the rate of an address."""
MAX_WAIT_SECONDS: Final = 2.0
"""Maximum delay of a request in seconds; beyond it the request is refused."""
MAX_OPEN: Final = {"page": 25}
"""Maximum number that a person may have open at the same time, by kind."""


class RateLimits:
    """Token buckets of all people and addresses, and counters of open pages.

    `people_per_address`: number of people whose rate an address has; 0: addresses are not limited.
    """

    def __init__(self, people_per_address: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.people = people_per_address
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], TokenBucket] = OrderedDict()
        self._open: Counter[tuple[str, str]] = Counter()

    def consume(self, what: str, *, address: str = "", person: str = "", other: str = "") -> None:
        """Take a token for an action from all its buckets, or raise TooOften and take none.

        `other`: another key that is counted like a person, such as an e-mail address.
        """
        wanted = self._keys(what, address, person, other)
        wait = max((self._wait(key, rate) for key, rate in wanted), default=0.0)
        if wait > 0:
            raise TooOften(wait)
        for key, rate in wanted:
            self._take(key, rate)

    def delay(self, what: str, *, address: str, person: str = "") -> float:
        """Take a token for an action and return the seconds to delay it; raise TooOften beyond `MAX_WAIT_SECONDS`.

        All clients of an address that are not known as a person count as one person.
        """
        anonymous = f"at {address}" if address and self.people and not person else ""
        wanted = self._keys(what, address, person, anonymous)
        wait = max((self._wait(key, rate) for key, rate in wanted), default=0.0)
        if wait > MAX_WAIT_SECONDS:
            raise TooOften(wait)
        for key, rate in wanted:
            self._take(key, rate)
        return wait

    @contextmanager
    def open(self, what: str, *, address: str, person: str) -> Iterator[None]:
        """Take a token and count one more open until the context ends, or raise TooOften."""
        self.consume(what, address=address, person=person)
        keys = [(key, rate.burst // RATES[what].burst) for key, rate in self._keys(what, address, person, "")]
        if any(self._open[key] >= MAX_OPEN[what] * people for key, people in keys):
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
            keys.append(((what, f"from {address}"), rate.times(self.people)))
        return keys

    def _wait(self, key: tuple[str, str], rate: Rate) -> float:
        """Return the seconds until the bucket has a token."""
        bucket = self._buckets.get(key)
        return max(0.0, (1 - bucket.tokens(self._clock())) * rate.seconds) if bucket else 0.0

    def _take(self, key: tuple[str, str], rate: Rate) -> None:
        now = self._clock()
        self._buckets.setdefault(key, TokenBucket(rate, now)).take(now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
