"""Rulebook chapter Cultura, ciencia, fortaleza, caras felices: the four ratings and the action tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from aevum.games.through_the_ages.constants import (
    AGE,
    AIR,
    ARMY,
    BIT,
    FIRST_GOVERNMENT,
    FIRST_LEADER,
    FIRST_PACT,
    FIRST_SPECIAL,
    FIRST_TACTIC,
    FIRST_TERRITORY,
    FIRST_WONDER,
    INFANTRY,
    KIND,
    LIBRARY,
    NONE,
    NUMBER,
    THEATER,
    UNITS,
    WARRIORS,
    WONDERS,
    WORKS,
    WORKS_OF,
)
from aevum.games.through_the_ages.rule_values import (
    ANTIQUATED,
    BEST_ARMY_AGAIN,
    CARD_CULTURE,
    CARD_FACES,
    CARD_RED,
    CARD_SCIENCE,
    CARD_STRENGTH,
    CARD_WHITE,
    CULTURE_OF_BEST,
    CULTURE_OF_WARRIORS,
    CULTURE_PER_COLONY,
    CULTURE_PER_FACE,
    CULTURE_PER_LEVEL,
    CULTURE_PER_PAIR,
    CULTURE_RATE_LIMIT,
    FACES_COUNT,
    FACES_LIMIT,
    FACES_OF_WONDERS,
    LEADER_CULTURE_PER,
    LEADER_SCIENCE_PER,
    LEADER_STRENGTH_PER_UNIT,
    LEADER_UNIT_STRENGTH,
    NEEDED,
    PACT_CULTURE,
    PACT_PER_WONDER,
    PACT_RED,
    PACT_STRENGTH,
    RUINED_CULTURE,
    SCIENCE_OF_BEST,
    SCIENCE_RATE_LIMIT,
    STRENGTH_LIMIT,
    STRENGTH_PER_FACE,
    TACTIC_BONUS,
    TACTIC_IGNORED,
    WONDER_STRENGTH_PER_UNIT,
    WORK_CULTURE,
    WORK_FACES,
    WORK_SCIENCE,
    WORK_STRENGTH,
)
from aevum.games.through_the_ages.rules.turn import is_basic
from aevum.games.through_the_ages.state_fields import (
    CIV_WIDTH,
    COLONIES,
    CULTURE_RATE,
    FACES,
    FINISHED,
    GOVERNMENT,
    IDLE,
    LEADER,
    OUT,
    PACT,
    PARTNER,
    RED,
    RED_USED,
    ROLE,
    RUINED,
    SCIENCE_RATE,
    STRENGTH,
    TACTIC,
    TECHNOLOGY,
    WHITE,
    WHITE_USED,
    YELLOW,
)

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

_HAMMURABI = NUMBER["hammurabi"]


def in_play(table: Table) -> list[int]:
    """Return the seats that have not resigned, in turn order from the active one."""
    civ, seats = table.civ, len(table.hands)
    active = table.frames[1]
    return [seat % seats for seat in range(active, active + seats) if not civ[seat % seats * CIV_WIDTH + OUT]]


def bits(mask: int) -> list[int]:
    """Return the positions of the bits set in a mask, the lowest first."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def pacts_of(table: Table, seat: int) -> list[tuple[int, int, int]]:
    """Return (pact, partner, side of this seat) for each pact that a seat is part of; pacts are counted from 0."""
    civ = table.civ
    found: list[tuple[int, int, int]] = []
    offered = civ[PACT::CIV_WIDTH]
    if max(offered) == NONE:
        return found
    for owner, pact in enumerate(offered):
        base = owner * CIV_WIDTH
        if pact == NONE:
            continue
        if owner == seat:
            found.append((pact - FIRST_PACT, civ[base + PARTNER], civ[base + ROLE]))
        elif civ[base + PARTNER] == seat:
            found.append((pact - FIRST_PACT, owner, 1 - civ[base + ROLE]))
    return found


def standing(table: Table, seat: int) -> Iterator[int]:
    """Yield the cards that give something without a worker: specials, government, leader, wonders, colonies."""
    civ, base = table.civ, seat * CIV_WIDTH
    for special in bits(civ[base + TECHNOLOGY] >> FIRST_SPECIAL & (1 << FIRST_GOVERNMENT - FIRST_SPECIAL) - 1):
        yield FIRST_SPECIAL + special
    yield civ[base + GOVERNMENT]
    if civ[base + LEADER] != NONE:
        yield civ[base + LEADER]
    for wonder in bits(civ[base + FINISHED] & ~civ[base + RUINED]):
        yield FIRST_WONDER + wonder
    for colony in bits(civ[base + COLONIES]):
        yield FIRST_TERRITORY + colony


# -- the action tokens


def tokens_owned(table: Table, seat: int) -> tuple[int, int]:
    """Return the number of white and red tokens that all cards and pacts grant."""
    white = red = 0
    for card in standing(table, seat):
        white += CARD_WHITE[card]
        red += CARD_RED[card]
        if card == _HAMMURABI and table.options.hammurabi_by_card:
            red -= 1
    for pact, _, side in pacts_of(table, seat):
        red += PACT_RED[pact][side]
    return white, red


def adjust_tokens(table: Table, seat: int) -> None:
    """Set the number of action tokens: a gained one can be used at once; of lost ones the used go first."""
    civ, base = table.civ, seat * CIV_WIDTH
    for place, used, owned in zip((WHITE, RED), (WHITE_USED, RED_USED), tokens_owned(table, seat), strict=True):
        lost = civ[base + place] - owned
        if lost > 0:
            civ[base + used] = max(0, civ[base + used] - lost)
        civ[base + place] = owned


def refresh(table: Table, seat: int) -> None:
    """Recompute tokens and ratings after cards have come or gone."""
    adjust_tokens(table, seat)
    rate(table, seat)


# -- the ratings


def rate(table: Table, seat: int) -> None:
    """Recompute all four ratings of a civilization, each within its track."""
    civ, base = table.civ, seat * CIV_WIDTH
    workers = civ[base : base + len(WORKS)]
    culture = science = faces = unhappy = strength = 0
    for work, count in enumerate(workers):
        if count:
            culture += count * WORK_CULTURE[work]
            science += count * WORK_SCIENCE[work]
            faces += count * WORK_FACES[work]
            strength += count * WORK_STRENGTH[work]
    for card in standing(table, seat):
        culture += CARD_CULTURE[card]
        science += CARD_SCIENCE[card]
        strength += CARD_STRENGTH[card]
        if CARD_FACES[card] > 0:
            faces += CARD_FACES[card]
        else:
            unhappy -= CARD_FACES[card]
    culture += RUINED_CULTURE * civ[base + RUINED].bit_count()
    times = _times(civ[base + FINISHED] & ~civ[base + RUINED])
    leader = civ[base + LEADER] - FIRST_LEADER if civ[base + LEADER] != NONE else NONE
    if leader != NONE:
        culture += _culture_of_leader(table, seat, leader, workers, times)
        science += _science_of_leader(leader, workers)
        strength += _strength_of_leader(leader, workers, times)
    strength += _strength_of_wonders(civ[base + FINISHED] & ~civ[base + RUINED], workers)
    strength += sum(armies(table, seat, workers[UNITS:]))
    if leader != NONE and BEST_ARMY_AGAIN[leader]:
        strength += max(armies(table, seat, workers[UNITS:]), default=0)
    for pact, partner, side in pacts_of(table, seat):
        culture += PACT_CULTURE[pact][side]
        culture += PACT_PER_WONDER[pact] * civ[partner * CIV_WIDTH + FINISHED].bit_count()
        strength += PACT_STRENGTH[pact][side]
    civ[base + CULTURE_RATE] = min(max(culture, 0), CULTURE_RATE_LIMIT)
    civ[base + SCIENCE_RATE] = min(max(science, 0), SCIENCE_RATE_LIMIT)
    civ[base + STRENGTH] = min(max(strength, 0), STRENGTH_LIMIT)
    civ[base + FACES] = min(max(faces * times - unhappy, 0), FACES_LIMIT)


def _times(wonders: int) -> int:
    """Return the factor on happy faces that finished wonders give."""
    times = 1
    for wonder in range(len(WONDERS)):
        if FACES_COUNT[wonder] > 1 and wonders & BIT[wonder]:
            times *= FACES_COUNT[wonder]
    return times


def of_kind(workers: Sequence[int], kind: int) -> int:
    """Return the number of workers on all works of a kind."""
    return sum(workers[work] for work in WORKS_OF[kind])


def best(workers: Sequence[int], kinds: Sequence[int]) -> int:
    """Return the work of the highest level among these kinds that holds a worker; NONE if none does."""
    held = [work for kind in kinds for work in WORKS_OF[kind] if workers[work]]
    return max(held, key=lambda work: AGE[work], default=NONE)


def _faces_of(workers: Sequence[int], kinds: Sequence[int]) -> int:
    return sum(workers[work] * WORK_FACES[work] for kind in kinds for work in WORKS_OF[kind])


def _culture_of_leader(table: Table, seat: int, leader: int, workers: Sequence[int], times: int) -> int:
    civ, base = table.civ, seat * CIV_WIDTH
    culture = sum(count * of_kind(workers, kind) for kind, count in enumerate(LEADER_CULTURE_PER[leader]) if count)
    culture += min(CULTURE_OF_WARRIORS[leader], workers[WARRIORS])
    culture += CULTURE_PER_PAIR[leader] * min(of_kind(workers, LIBRARY), of_kind(workers, THEATER))
    culture += CULTURE_PER_COLONY[leader] * civ[base + COLONIES].bit_count()
    faces = _faces_of(workers, CULTURE_PER_FACE[leader])
    if FACES_OF_WONDERS[leader]:
        whole = bits(civ[base + FINISHED] & ~civ[base + RUINED])
        faces += sum(max(0, CARD_FACES[FIRST_WONDER + wonder]) for wonder in whole)
    culture += faces * times
    for kind in CULTURE_PER_LEVEL[leader]:
        culture += sum(workers[work] * AGE[work] for work in WORKS_OF[kind])
    finest = best(workers, CULTURE_OF_BEST[leader])
    return culture if finest == NONE else culture + WORK_CULTURE[finest]


def _science_of_leader(leader: int, workers: Sequence[int]) -> int:
    science = sum(count * of_kind(workers, kind) for kind, count in enumerate(LEADER_SCIENCE_PER[leader]) if count)
    finest = best(workers, SCIENCE_OF_BEST[leader])
    return science if finest == NONE else science + AGE[finest]


def _strength_of_leader(leader: int, workers: Sequence[int], times: int) -> int:
    strength = sum(count * of_kind(workers, kind) for kind, count in enumerate(LEADER_UNIT_STRENGTH[leader]) if count)
    strength += sum(of_kind(workers, kind) for kind in LEADER_STRENGTH_PER_UNIT[leader])
    return strength + _faces_of(workers, STRENGTH_PER_FACE[leader]) * times


def _strength_of_wonders(wonders: int, workers: Sequence[int]) -> int:
    return sum(of_kind(workers, kind) for wonder in bits(wonders) for kind in WONDER_STRENGTH_PER_UNIT[wonder])


# -- armies


def armies(table: Table, seat: int, units: Sequence[int]) -> list[int]:
    """Return the tactic's strength for each army that these units form in the best grouping.

    `units` holds the number of units by work, from the first unit on.
    """
    civ, base = table.civ, seat * CIV_WIDTH
    if civ[base + TACTIC] == NONE:
        return []
    leader = civ[base + LEADER]
    if leader != NONE and TACTIC_IGNORED[leader - FIRST_LEADER]:
        return []
    tactic = civ[base + TACTIC] - FIRST_TACTIC
    oldest = AGE[civ[base + TACTIC]] - 1
    every = modern = len(units) * STRENGTH_LIMIT
    for arm, needed in enumerate(ARMY[tactic]):
        if needed:
            works = WORKS_OF[INFANTRY + arm]
            every = min(every, sum(units[work - UNITS] for work in works) // needed)
            modern = min(modern, sum(units[work - UNITS] for work in works if AGE[work] >= oldest) // needed)
    values = [TACTIC_BONUS[tactic]] * modern + [ANTIQUATED[tactic]] * (every - modern)
    air = sum(units[work - UNITS] for work in WORKS_OF[AIR])
    return [value * 2 if army < air else value for army, value in enumerate(values)]


def sacrificed(table: Table, seat: int) -> int:
    """Return the strength of the units this seat has sacrificed: their own, and their tactic for each whole army."""
    width = len(WORKS) - UNITS
    units = table.sent[seat * width : seat * width + width]
    if not any(units):
        return 0
    return sum(count * unit_strength(table, seat, UNITS + unit) for unit, count in enumerate(units)) + sum(
        armies(table, seat, units)
    )


def unit_strength(table: Table, seat: int, work: int) -> int:
    """Return the strength of a unit by itself, with the bonus that Genghis Khan gives to each unit."""
    leader = table.civ[seat * CIV_WIDTH + LEADER]
    more = LEADER_UNIT_STRENGTH[leader - FIRST_LEADER][KIND[work]] if leader != NONE else 0
    return WORK_STRENGTH[work] + more


# -- comparisons


def by_strength(table: Table) -> list[int]:
    """Return the seats in play, the strongest first; ties in turn order."""
    return sorted(in_play(table), key=lambda seat: -table.civ[seat * CIV_WIDTH + STRENGTH])


def faces_needed(table: Table, seat: int) -> int:
    """Return the happy faces with which no worker is discontent; 0 in the basic game."""
    return 0 if is_basic(table) else NEEDED[table.civ[seat * CIV_WIDTH + YELLOW]]


def discontent(table: Table, seat: int) -> int:
    """Return the number of discontent workers: one for each happy face that is missing."""
    return max(0, faces_needed(table, seat) - table.civ[seat * CIV_WIDTH + FACES])


def uprising(table: Table, seat: int) -> bool:
    """Whether there are more discontent workers than unused ones."""
    return discontent(table, seat) > table.civ[seat * CIV_WIDTH + IDLE]
