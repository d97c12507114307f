"""What ending the turn would bring: production carried out on a copy of the table, so nothing is counted twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.through_the_ages.rules.production import Yield, rises, yield_of

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table


def forecast(table: Table, seat: int) -> Yield | None:
    """The production of a civilization as it stands now; None: an uprising would skip it."""
    return None if rises(table, seat) else yield_of(table.copy(), seat)
