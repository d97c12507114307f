"""What a table is worth to a seat, in points it may expect: what grows counts early, points count late."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import ANGRY, CIVIL, FORTRESS, NONE, PIECES, PORT
from aevum.games.clash_of_cultures.judgement.cards import CIVIL_WORTH
from aevum.games.clash_of_cultures.judgement.goals import worth_of_goals
from aevum.games.clash_of_cultures.judgement.learning import BUILDER, TACTICS, powers
from aevum.games.clash_of_cultures.judgement.sites import HABITABLE, REACH, free_sites, ground
from aevum.games.clash_of_cultures.judgement.survey import SIZE, Survey
from aevum.games.clash_of_cultures.nation import CULTURE_LEVEL, HAPPY_LEVEL, KNOWN, LESS, SICK, WIDTH
from aevum.games.clash_of_cultures.rules.turn import ACTIONS, in_turn
from aevum.games.clash_of_cultures.rules.units import armies_at, cargo_settlers, fleet, settlers_at

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.maps import Geography
    from aevum.games.clash_of_cultures.state import Table

ACTION: Final = 0.6
"""What one action brings, more or less."""


def _sums(*steps: float) -> tuple[float, ...]:
    """What so many of a good are worth together; each further one less."""
    return tuple(sum(steps[:count]) for count in range(len(steps) + 1))


GOODS_WORTH: Final = (
    _sums(0.38, 0.35, 0.28, 0.22, 0.14, 0.09, 0.06, 0.04),
    _sums(0.35, 0.29, 0.2, 0.12, 0.07, 0.05, 0.03, 0.02),
    _sums(0.35, 0.29, 0.2, 0.12, 0.07, 0.05, 0.03, 0.02),
    _sums(0.3, 0.27, 0.22, 0.18, 0.1, 0.07, 0.05, 0.03),
    _sums(0.38, 0.34, 0.29, 0.23, 0.16, 0.11, 0.08, 0.05),
    _sums(0.2, 0.17, 0.14, 0.11, 0.09, 0.06, 0.04, 0.03),
    _sums(0.24, 0.21, 0.17, 0.13, 0.1, 0.07, 0.05, 0.03),
)
"""By good and amount."""
_LAST_GOODS: Final = 0.03
"""So much of it is left when nothing can be bought any more: it breaks ties in what one does."""
_CITIES: Final = (1.8, 1.8, 1.8, 1.5, 1.1, 0.9, 0.7)
"""What the first, second ... city brings beside its point, if it stands from the beginning."""
_GROUND: Final = 0.9
_STRENGTH: Final = 0.75
"""What a piece brings a city that will collect and build for the whole match."""
_SLOT: Final = 0.14
"""What it is worth that a city could grow by a piece."""
_MOOD: Final = (-1.0, 0.0, 0.42)
_MOOD_OF_SIZE: Final = (-0.3, 0.0, 0.1)
_LEVEL: Final = 0.3
_EN_ROUTE: Final = 0.68
"""What a step of a Settler, or founding, still costs."""
_LATER_SITE: Final = 0.1
_ARMIES: Final = (0.3, 0.22, 0.16, 0.12)
_FURTHER_ARMY: Final = 0.07
_SHIPS: Final = (0.35, 0.2, 0.1, 0.1)
_CARD: Final = 0.5
_PERSON: Final = 0.8
_RIVALS: Final = 0.06
_STRONGEST_RIVAL: Final = 0.22
_RISK: Final = 0.3
"""How likely a city is lost in front of stronger Armies."""
_RAID: Final = (0.3, 0.08)
"""What each of the barbarians near a city is feared to cost: one they could take, one that is guarded."""
_RAID_ON_RIVAL: Final = 0.05
_EXHAUSTED: Final = 0.2
"""What a city loses by exhausted land beside it."""
_PREY: Final = 0.35
"""What weak barbarians in front of one's Armies are worth."""


def worth(table: Table, seat: int) -> float:
    """Points that the seat may expect, less a part of what the others have."""
    survey = Survey(table, seat)
    points = survey.points
    rivals = [count for other, count in enumerate(points) if other != seat]
    standing = points[seat] - _STRONGEST_RIVAL * max(rivals) - _RIVALS * sum(rivals)
    if not table.frames:
        return standing + _LAST_GOODS * _stock(survey)
    # What one has in the midst of the last turn can still be spent, in a turn of others hardly.
    time = survey.left + (table.frames[ACTIONS] / 3 if in_turn(table, seat) else 0.0)
    soon = min(1.0, time / 2)
    return (
        standing
        + (_LAST_GOODS + (1 - _LAST_GOODS) * soon) * _stock(survey)
        + worth_of_goals(survey)
        + _learning(survey)
        + _cities(survey, soon)
        + _settlers(survey, time)
        + _forces(survey, soon)
        + _hand(survey, soon)
        + _time(survey)
    )


def _stock(survey: Survey) -> float:
    base = survey.seat * WIDTH
    nation = survey.table.nation
    return sum(table[min(8, nation[base + good])] for good, table in enumerate(GOODS_WORTH))


def _learning(survey: Survey) -> float:
    """Powers that will be used, room for tokens."""
    nation, base = survey.table.nation, survey.seat * WIDTH
    levels = nation[base + CULTURE_LEVEL] + nation[base + HAPPY_LEVEL]
    return survey.share * (powers(nation[base + KNOWN]) + _LEVEL * levels)


# -- cities


def _cities(survey: Survey, soon: float) -> float:
    table, share = survey.table, survey.share
    land = table.land
    known = table.nation[survey.seat * WIDTH + KNOWN]
    limit = min(5, len(survey.cities))
    worth = share * sum(_CITIES[: len(survey.cities)])
    slots = 0
    for cell in survey.cities:
        size = SIZE[table.pieces[cell]]
        mood = table.mood[cell]
        worth += share * (_GROUND * ground(land, cell) + _STRENGTH * (size - 1))
        worth += soon * (_MOOD[mood] + _MOOD_OF_SIZE[mood] * size)
        if size < limit and mood != ANGRY:
            slots += min(limit - size, _kinds(survey, cell, known))
    if table.nation[survey.seat * WIDTH + SICK]:
        slots = 0
    return worth + _SLOT * soon * min(6, slots)


def _kinds(survey: Survey, cell: int, known: int) -> int:
    """How many kinds of pieces a city does not have and could."""
    packed = survey.table.pieces[cell]
    return sum(
        not packed >> 3 * piece & 7
        and known & BUILDER[piece] > 0
        and (piece != PORT or bool(survey.table.land.coast(cell)))
        for piece in range(len(PIECES))
    )


def city_worth(survey: Survey, site: float) -> float:
    """What one city more would bring."""
    count = len(survey.cities)
    if count >= len(_CITIES):
        return 0.0
    return 1.0 + survey.share * (_CITIES[count] + _GROUND * site) + 0.1


def _settlers(survey: Survey, time: float) -> float:
    """Each Settler goes to a place of its own; who has few places left likes to know of more."""
    table, seat = survey.table, survey.seat
    where = [cell for cell, holder in enumerate(table.holder) if holder == seat and table.settlers[cell]]
    units = [cell for cell in where for _ in range(settlers_at(table, cell))]
    units += [table.ship_at[ship] for ship in fleet(table, seat) for _ in range(cargo_settlers(table, ship))]
    worth = 0.0
    taken: set[int] = set()
    for number, cell in enumerate(units):
        best, place = 0.0, NONE
        for site, steps, other in free_sites(table, seat, cell):
            if other in taken or (steps + 1) / 3 > time + 0.01:
                continue
            gain = city_worth(survey, site) - 0.2 * number - _EN_ROUTE * (steps + 1)
            if gain > best:
                best, place = gain, other
        taken.add(place)
        worth += best
    if len(survey.cities) + len(units) < len(_CITIES):
        key = tuple(survey.cities), tuple(table.city), tuple(table.holder), table.exhausted
        worth += _LATER_SITE * survey.share * min(5, _places_to_settle(table.land, seat, *key))
    return worth


@lru_cache(maxsize=1 << 12)
def _places_to_settle(
    land: Geography,
    seat: int,
    cities: tuple[int, ...],
    owners: tuple[int, ...],
    holders: tuple[int, ...],
    exhausted: int,
) -> int:
    """Hexes near one's cities where another could stand."""
    terrain = land.terrain
    near = {other for cell in cities for other in land.within(cell, REACH)}
    return sum(
        terrain[cell] in HABITABLE
        and owners[cell] == NONE
        and holders[cell] in (NONE, seat)
        and not exhausted >> cell & 1
        for cell in near
    )


# -- war


def _forces(survey: Survey, soon: float) -> float:
    table, seat = survey.table, survey.seat
    count, dangers, prey = 0, 0.0, 0.0
    mine: list[int] = []
    enemies: list[int] = []
    for cell, holder in enumerate(table.holder):
        if holder == NONE or not table.armies[cell]:
            continue
        if holder == seat:
            mine.append(cell)
            count += armies_at(table, cell)
        elif table.nation[holder * WIDTH + KNOWN] & TACTICS:
            enemies.append(cell)
    distances = table.land.distances
    for cell in survey.cities:
        guard = armies_at(table, cell) + (table.pieces[cell] >> 3 * FORTRESS & 7 > 0)
        steps = distances(cell)
        attack = max(
            (armies_at(table, other) - (steps[other] - 1) for other in enemies if steps[other] <= 2), default=0
        )
        if attack > 0:
            stake = SIZE[table.pieces[cell]] + 0.8 + (5.0 if table.wonder[cell] != NONE else 0.0)
            dangers += _RISK * stake * (1.0 if attack > guard else 0.35 if attack == guard else 0.1)
    dangers += _raids(survey)
    if mine and table.nation[seat * WIDTH + KNOWN] & TACTICS:
        for camp in survey.camps:
            steps = distances(camp)
            hunters = max((armies_at(table, cell) for cell in mine if steps[cell] <= 2), default=0)
            prey += _PREY * (hunters > table.barbarians[camp])
    own = sum(_ARMIES[:count]) + _FURTHER_ARMY * max(0, count - len(_ARMIES))
    return soon * (own + prey - dangers + sum(_SHIPS[: len(fleet(table, seat))]))


def _raids(survey: Survey) -> float:
    """Barbarians in reach of one's cities, less those in reach of others; land that bears nothing."""
    table = survey.table
    fear = 0.0
    for camp in survey.camps:
        barbarians = table.barbarians[camp]
        steps = table.land.distances(camp)
        near = [cell for cell in survey.cities if steps[cell] <= _RAIDERS_REACH]
        if near:
            nearest = min(near, key=lambda cell: steps[cell])
            guard = armies_at(table, nearest) + (table.pieces[nearest] >> 3 * FORTRESS & 7 > 0)
            fear += _RAID[guard >= barbarians] * (barbarians + 0.3)
        elif any(steps[cell] <= _RAIDERS_REACH for cell in survey.foreign):
            fear -= _RAID_ON_RIVAL * barbarians
    if table.exhausted:
        beside = table.land.beside
        fear += _EXHAUSTED * sum(table.exhausted >> other & 1 for cell in survey.cities for other in beside[cell])
    return fear


_RAIDERS_REACH: Final = 2


# -- the hand


def _hand(survey: Survey, soon: float) -> float:
    table, seat = survey.table, survey.seat
    cards = sum(CIVIL_WORTH[CIVIL[card]] for card in table.hands[seat])
    return soon * (_CARD * cards + _PERSON * len(table.persons[seat]))


def _time(survey: Survey) -> float:
    """Actions of this turn, and those the next one will lack."""
    table, seat = survey.table, survey.seat
    lacking = ACTION * min(3, table.nation[seat * WIDTH + LESS]) if survey.left else 0.0
    return (ACTION * table.frames[ACTIONS] if in_turn(table, seat) else 0.0) - lacking
