"""A civilization: the numbers each seat has in `Table.civ`, seat after seat, `WIDTH` of them."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages.facts import (
    BIT,
    BLUE_TOKENS,
    DESPOTISM,
    NONE,
    PRINTED,
    START_WORKERS,
    STORES,
    UNUSED_AT_START,
    WORKS,
    YELLOW_TOKENS,
)

# The workers on each work come first: `civ[seat * WIDTH + work]`.
BLUE: Final = len(WORKS)
"""Blue tokens on farms, mines and labs: `civ[seat * WIDTH + BLUE + work]`."""

(
    IDLE,
    YELLOW,
    BANK,
    TECHNOLOGY,
    GOVERNMENT,
    LEADER,
    LEADERS,
    SETTLED,
    WONDER,
    STAGES_DONE,
    FINISHED,
    RUINED,
    COLONIES,
    TACTIC,
    WHITE,
    WHITE_USED,
    WHITE_LOST,
    RED,
    RED_USED,
    RED_EXTRA,
    CULTURE,
    SCIENCE,
    CULTURE_RATE,
    SCIENCE_RATE,
    STRENGTH,
    FACES,
    MILITARY_RESOURCES,
    LEADERS_SHARE,
    SHIPPED,
    SWAPPED,
    WAR,
    WAR_ON,
    PACT,
    PARTNER,
    ROLE,
    FORFEIT,
    REBELLION,
    ATTACKER,
    OUT,
    SEEDED,
    SHOWN,
    WIDTH,
) = range(BLUE + STORES, BLUE + STORES + 42)

ABOUT: Final = {
    IDLE: "unused workers",
    YELLOW: "tokens in the yellow bank",
    BANK: "tokens in the blue bank",
    TECHNOLOGY: "technologies in play, a bit each; the government too",
    LEADERS: "Ages of which a leader was taken, a bit each",
    SETTLED: "has Columbus settled?",
    WONDER: "the one under construction",
    FINISHED: "wonders finished, a bit each",
    RUINED: "those of them that lie face down",
    COLONIES: "territories, a bit each",
    WHITE_LOST: "civil actions that cannot be used this turn",
    RED_EXTRA: "military actions more this turn",
    CULTURE: "points; CULTURE_RATE: each turn",
    MILITARY_RESOURCES: "for units, this turn",
    LEADERS_SHARE: "those of them that its leader gave and that are not spent",
    WAR: "declared and not yet resolved, WAR_ON whom",
    PACT: "the one this seat has offered, its PARTNER, and the ROLE of this seat (0: A, 1: B)",
    FORFEIT: "is the next political action lost?",
    REBELLION: "civil actions lost in the next turn",
    ATTACKER: "who keeps the mark of this seat, in the variant without ganging up",
    OUT: "has resigned",
    SEEDED: "events this seat put down that have not been turned, a bit each",
    SHOWN: "pacts in its hand that everybody has seen, a bit each",
}
"""What is not plain from the name."""

_START: Final = {
    IDLE: UNUSED_AT_START,
    YELLOW: YELLOW_TOKENS - UNUSED_AT_START - sum(START_WORKERS),
    BANK: BLUE_TOKENS,
    TECHNOLOGY: sum(BIT[work] for work in PRINTED) | BIT[DESPOTISM],
    GOVERNMENT: DESPOTISM,
    LEADER: NONE,
    WONDER: NONE,
    TACTIC: NONE,
    WAR: NONE,
    WAR_ON: NONE,
    PACT: NONE,
    PARTNER: NONE,
    ATTACKER: NONE,
}
START: Final = (*START_WORKERS, *(_START.get(place, 0) for place in range(BLUE, WIDTH)))
"""A civilization at the start, but for what follows from its cards."""
