"""Start values of a civilization: the numbers of a seat, `table.civ[seat * CIV_WIDTH + PLACE]`."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages.constants import (
    BIT,
    BLUE_TOKENS,
    DESPOTISM,
    NONE,
    PRINTED,
    START_WORKERS,
    UNUSED_AT_START,
    YELLOW_TOKENS,
)
from aevum.games.through_the_ages.state_fields import (
    ATTACKER,
    BANK,
    BLUE,
    CIV_WIDTH,
    GOVERNMENT,
    IDLE,
    LEADER,
    PACT,
    PARTNER,
    TACTIC,
    TECHNOLOGY,
    WAR,
    WAR_ON,
    WONDER,
    YELLOW,
)

_START: Final = {
    IDLE: UNUSED_AT_START,
    YELLOW: YELLOW_TOKENS - UNUSED_AT_START - sum(START_WORKERS),
    BANK: BLUE_TOKENS,
    TECHNOLOGY: sum(BIT[work] for work in PRINTED) | BIT[DESPOTISM],
    GOVERNMENT: DESPOTISM,
    **dict.fromkeys((LEADER, WONDER, TACTIC, WAR, WAR_ON, PACT, PARTNER, ATTACKER), NONE),
}
START: Final = (*START_WORKERS, *(_START.get(place, 0) for place in range(BLUE, CIV_WIDTH)))
"""A civilization at the start, but for what follows from its cards."""
