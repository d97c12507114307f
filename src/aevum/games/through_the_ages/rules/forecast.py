"""What ending the turn would bring: production carried out on a copy of the table, so nothing is counted twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.through_the_ages.rules.production import Yield, rises, yield_of

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table


def forecast(table: Table, seat: int, scratch: Table | None = None) -> Yield | None:
    """The production of a civilization as it stands now; None: an uprising would skip it.

    `scratch`: a copy on which others may have produced already, for nobody's production touches another's.
    """
    return None if rises(table, seat) else yield_of(scratch or table.copy(), seat)
