"""Throttle for password attempts: sliding windows of wrong passwords per account and per client address."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from typing import Final

from aevum.server.security.client_address import client_network

WINDOW_SECONDS: Final = 15 * 60.0
"""Seconds for which a wrong password counts."""
MAX_PER_ACCOUNT: Final = 5
"""Maximum number of wrong passwords for one account from one address."""
MAX_PER_ADDRESS: Final = 20
"""Maximum number of wrong passwords from one address for all accounts."""
MAX_PAUSE_SECONDS: Final = 8.0
"""Maximum seconds before a password is checked, reached after many wrong ones for its account from anywhere."""
MAX_ORIGINS: Final = 10_000
"""Maximum number of origins kept; the least recently counted one is dropped."""

Origin = tuple[str, str]
"""Key of a counter: `("pair", ...)` for an account from an address, `("address", ...)`, or `("name", ...)`."""
_MAX_FAILURES: Final = {"pair": MAX_PER_ACCOUNT, "address": MAX_PER_ADDRESS}


class LoginThrottle:
    """Wrong passwords of the last quarter of an hour, by account name and by client address.

    After too many of them a client has to wait. The owner of an account cannot be locked out from another address:
    wrong passwords from elsewhere only delay the check.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._times: OrderedDict[Origin, list[float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._times)

    def begin(self, name: str, address: str) -> int:
        """Return the seconds to wait before a password may be checked; 0: check it now.

        An attempt counts as wrong until `succeed` is called. It is counted before the check, so that simultaneous
        attempts do not all pass.
        """
        origins = _origins(name, address)
        wait = max(self._wait(origin) for origin in origins if origin[0] in _MAX_FAILURES)
        if not wait:
            for origin in origins:
                self._count(origin)
        return wait

    def pause(self, name: str) -> float:
        """Return the seconds to delay the check of an attempt: exponential back-off by failures of the name."""
        beyond = len(self._recent(("name", name))) - MAX_PER_ACCOUNT
        return min(0.25 * 2 ** min(beyond, 10), MAX_PAUSE_SECONDS) if beyond > 0 else 0.0

    def succeed(self, name: str, address: str) -> None:
        """Record that the latest attempt was right: reset the account, and do not count the attempt for the address."""
        of_pair, of_address, of_name = _origins(name, address)
        self._times.pop(of_pair, None)
        self._times.pop(of_name, None)
        if self._times.get(of_address):
            self._times[of_address].pop()

    def _wait(self, origin: Origin) -> int:
        times = self._recent(origin)
        return ceil(times[0] + WINDOW_SECONDS - self._clock()) if len(times) >= _MAX_FAILURES[origin[0]] else 0

    def _recent(self, origin: Origin) -> list[float]:
        since = self._clock() - WINDOW_SECONDS
        return [moment for moment in self._times.get(origin, ()) if moment > since]

    def _count(self, origin: Origin) -> None:
        self._times[origin] = [*self._recent(origin), self._clock()]
        self._times.move_to_end(origin)
        if len(self._times) > MAX_ORIGINS:
            self._times.popitem(last=False)


def _origins(name: str, address: str) -> tuple[Origin, Origin, Origin]:
    origin = client_network(address)
    return ("pair", f"{name} {origin}"), ("address", origin), ("name", name)
