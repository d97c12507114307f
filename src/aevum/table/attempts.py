"""Attempts: how often somebody may be wrong about a password before having to wait."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from typing import Final

from aevum.table.addresses import household

WINDOW: Final = 15 * 60.0
FOR_A_NAME: Final = 5
"""Wrong passwords for one account from one address."""
FROM_AN_ADDRESS: Final = 20
LONGEST_PAUSE: Final = 8.0
"""Seconds before a password is looked at when many wrong ones have come for that account from anywhere."""
KEPT: Final = 10_000
"""So many names and addresses are remembered; the one untouched longest gives way."""

Origin = tuple[str, str]
"""What is counted: `("pair", ...)` for an account from an address, `("address", ...)`, or `("name", ...)`."""
_MOST: Final = {"pair": FOR_A_NAME, "address": FROM_AN_ADDRESS}


class Attempts:
    """The wrong passwords of the last quarter of an hour, by account name and by the address they came from.

    Whoever is wrong too often has to wait. Nobody can lock the owner out from elsewhere: that only takes patience.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._times: OrderedDict[Origin, list[float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._times)

    def begin(self, name: str, address: str) -> int:
        """Seconds to wait before a password may be checked; 0: check it now, it counts as wrong until it is `right`.

        Counted before it is checked, so that many at once are not all let through.
        """
        origins = _origins(name, address)
        wait = max(self._wait(origin) for origin in origins if origin[0] in _MOST)
        if not wait:
            for origin in origins:
                self._count(origin)
        return wait

    def pause(self, name: str) -> float:
        """Seconds to let pass before the password begun last is looked at."""
        beyond = len(self._recent(("name", name))) - FOR_A_NAME
        return min(0.25 * 2 ** min(beyond, 10), LONGEST_PAUSE) if beyond > 0 else 0.0

    def right(self, name: str, address: str) -> None:
        """The password begun last was right: the account begins anew, and the address is not blamed for it."""
        of_pair, of_address, of_name = _origins(name, address)
        self._times.pop(of_pair, None)
        self._times.pop(of_name, None)
        if self._times.get(of_address):
            self._times[of_address].pop()

    def _wait(self, origin: Origin) -> int:
        times = self._recent(origin)
        return ceil(times[0] + WINDOW - self._clock()) if len(times) >= _MOST[origin[0]] else 0

    def _recent(self, origin: Origin) -> list[float]:
        since = self._clock() - WINDOW
        return [moment for moment in self._times.get(origin, ()) if moment > since]

    def _count(self, origin: Origin) -> None:
        self._times[origin] = [*self._recent(origin), self._clock()]
        self._times.move_to_end(origin)
        if len(self._times) > KEPT:
            self._times.popitem(last=False)


def _origins(name: str, address: str) -> tuple[Origin, Origin, Origin]:
    origin = household(address)
    return ("pair", f"{name} {origin}"), ("address", origin), ("name", name)
