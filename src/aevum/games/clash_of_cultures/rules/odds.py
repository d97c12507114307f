"""Probability that an attack succeeds by dice alone, whatever cards may do."""

from __future__ import annotations

from functools import cache

from aevum.games.clash_of_cultures.rules.combat_roll import HIT


@cache
def _sums(dice: int) -> tuple[float, ...]:
    """Return the probability of each sum of a number of dice."""
    chances = [1.0]
    for _ in range(dice):
        thrown = [0.0] * (len(chances) + 6)
        for total, chance in enumerate(chances):
            for die in range(1, 7):
                thrown[total + die] += chance / 6
        chances = thrown
    return tuple(chances)


@cache
def _hits(dice: int, cancelled: int) -> dict[int, float]:
    """Return the probability of each number of hits."""
    found: dict[int, float] = {}
    for total, chance in enumerate(_sums(dice)):
        hits = max(0, total // HIT - cancelled)
        found[hits] = found.get(hits, 0.0) + chance
    return found


@cache
def success(attackers: int, defenders: int, *, fortress: bool = False) -> float:
    """Return the probability that the attacker alone has units left, if no card is played and no battle aborted."""
    if not attackers:
        return 0.0
    if not defenders and not fortress:
        return 1.0
    made, taken = _hits(attackers, int(fortress)), _hits(defenders + int(fortress), 0)
    won = stayed = 0.0
    for hits, likely in made.items():
        for losses, as_likely in taken.items():
            left, against = max(0, attackers - losses), max(0, defenders - hits)
            if (left, against) == (attackers, defenders) and not fortress:
                stayed += likely * as_likely
            else:
                won += likely * as_likely * success(left, against)
    return won / (1 - stayed)
