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
FROM_AN_ADDRESS: Final = 20
KEPT: Final = 10_000
"""So many names and addresses are remembered; the one untouched longest gives way."""

Origin = tuple[str, str]
"""What is counted: `("name", ...)` or `("address", ...)`."""
_MOST: Final = {"name": FOR_A_NAME, "address": FROM_AN_ADDRESS}


class Attempts:
    """The wrong passwords of the last quarter of an hour, by account name and by the address they came from."""

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
        wait = max(map(self._wait, origins))
        if not wait:
            for origin in origins:
                self._count(origin)
        return wait

    def right(self, name: str, address: str) -> None:
        """The password begun last was right: the account begins anew, and the address is not blamed for it."""
        of_name, of_address = _origins(name, address)
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


def _origins(name: str, address: str) -> tuple[Origin, Origin]:
    return ("name", name), ("address", household(address))
