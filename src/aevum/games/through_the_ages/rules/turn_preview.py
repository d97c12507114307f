"""Preview of what ending the turn would bring, by running production on a copy of the state.

So the preview and production share their formulas.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.through_the_ages.rules.production import Yield, yield_of
from aevum.games.through_the_ages.rules.ratings import uprising

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table


def forecast(table: Table, seat: int, scratch: Table | None = None) -> Yield | None:
    """Return the production of a civilization as it is now; None if an uprising would skip it.

    `scratch`: a copy on which other seats may have produced already, because production of one seat affects no other.
    """
    return None if uprising(table, seat) else yield_of(scratch or table.copy(), seat)
