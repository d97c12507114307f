"""Evaluation of a position for a seat, in expected points: growth counts more early, points count more late."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import ANGRY, CIVIL, FORTRESS, NONE, PIECES, PORT
from aevum.games.clash_of_cultures.heuristics.advance_value import BUILDER, TACTICS, powers
from aevum.games.clash_of_cultures.heuristics.city_sites import HABITABLE, REACH, free_sites, ground
from aevum.games.clash_of_cultures.heuristics.conquest import best_attack
from aevum.games.clash_of_cultures.heuristics.features import SIZE, Features
from aevum.games.clash_of_cultures.heuristics.goals import card_value, objectives_value
from aevum.games.clash_of_cultures.heuristics.weights import WEIGHTS
from aevum.games.clash_of_cultures.rules.turn import ACTIONS, in_turn
from aevum.games.clash_of_cultures.rules.units import armies_at, cargo_settlers, fleet, settlers_at
from aevum.games.clash_of_cultures.state_fields import CULTURE_LEVEL, HAPPY_LEVEL, KNOWN, LESS, NATION_WIDTH, SICK

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.maps import Geography
    from aevum.games.clash_of_cultures.state import Table


TERMS: Final = (
    "term-points",
    "term-rivals",
    "term-goods",
    "term-goals",
    "term-objective-cards",
    "term-learning",
    "term-cities",
    "term-settlers",
    "term-forces",
    "term-cards",
    "term-wonders",
    "term-conquest",
    "term-actions",
)


_AT_THE_END: Final = (0.0,) * (len(TERMS) - 3)


def evaluate(table: Table, seat: int) -> float:
    """Return the evaluation: expected points of the seat, less a part of the points of the others."""
    return sum(evaluation_terms(table, seat))


def evaluation_terms(table: Table, seat: int) -> tuple[float, ...]:
    """Return the evaluation terms in the order of `TERMS`."""
    return terms_of(Features(table, seat))


def terms_of(survey: Features) -> tuple[float, ...]:
    """Return the evaluation terms of a position whose features are known, in the order of `TERMS`."""
    table, seat, points = survey.table, survey.seat, survey.points
    rivals = [count for other, count in enumerate(points) if other != seat]
    ahead = -WEIGHTS.strongest_rival * max(rivals) - WEIGHTS.rivals * sum(rivals)
    if not table.frames:
        return float(points[seat]), ahead, WEIGHTS.last_goods * _stock(survey), *_AT_THE_END
    # Goods can still be spent in the seat's own last turn, hardly in those of others after it.
    time = survey.left + (table.frames[ACTIONS] / 3 if in_turn(table, seat) else 0.0)
    soon = min(1.0, time / 2)
    scale = WEIGHTS.last_goods + (1 - WEIGHTS.last_goods) * soon
    plan = survey.wonder_plan
    return (
        float(points[seat]),
        ahead,
        scale * _stock(survey),
        objectives_value(survey),
        _objective_cards(survey),
        _learning(survey),
        _cities(survey, soon),
        _settlers(survey, time),
        _forces(survey, soon),
        _hand(survey, soon),
        0.0 if plan is None else plan.value(time, scale),
        soon * WEIGHTS.conquest * best_attack(survey),
        _time(survey),
    )


def _stock(survey: Features) -> float:
    base = survey.seat * NATION_WIDTH
    nation = survey.table.nation
    return sum(table[min(8, nation[base + good])] for good, table in enumerate(WEIGHTS.goods_worth))


def _objective_cards(survey: Features) -> float:
    """Return what objective cards that changed hands are worth beyond their progress, those given away as a loss.

    They are counted against the number that every seat was dealt. Scored ones count, too, so that scoring costs nothing
    here.
    """
    table = survey.table
    received = [len(goals) + len(scored) for goals, scored in zip(table.goals, table.scored, strict=True)]
    return card_value(survey.share) * (received[survey.seat] - sum(received) // len(received))


def _learning(survey: Features) -> float:
    """Return the value of powers and of culture and happiness levels for the rest of the match."""
    nation, base = survey.table.nation, survey.seat * NATION_WIDTH
    levels = nation[base + CULTURE_LEVEL] + nation[base + HAPPY_LEVEL]
    return survey.share * (powers(nation[base + KNOWN]) + WEIGHTS.level * levels)


# -- cities


def _cities(survey: Features, soon: float) -> float:
    table, share = survey.table, survey.share
    land = table.land
    worth = share * sum(WEIGHTS.cities[: len(survey.cities)])
    for cell in survey.cities:
        size = SIZE[table.pieces[cell]]
        mood = table.mood[cell]
        worth += share * (WEIGHTS.ground * ground(land, cell) + WEIGHTS.strength * (size - 1))
        worth += soon * (WEIGHTS.mood[mood] + WEIGHTS.mood_of_size[mood] * size)
    return worth + WEIGHTS.slot * soon * min(6, growth_room(survey))


def growth_room(survey: Features) -> int:
    """Return the number of pieces by which the seat's cities could grow."""
    table = survey.table
    nation, base = table.nation, survey.seat * NATION_WIDTH
    if nation[base + SICK]:
        return 0
    limit = min(5, len(survey.cities))
    room = 0
    for cell in survey.cities:
        size = SIZE[table.pieces[cell]]
        if size < limit and table.mood[cell] != ANGRY:
            room += min(limit - size, _kinds(survey, cell, nation[base + KNOWN]))
    return room


def _kinds(survey: Features, cell: int, known: int) -> int:
    """Return the number of kinds of pieces that a city lacks and could have."""
    packed = survey.table.pieces[cell]
    return sum(
        not packed >> 3 * piece & 7
        and known & BUILDER[piece] > 0
        and (piece != PORT or bool(survey.table.land.coast(cell)))
        for piece in range(len(PIECES))
    )


def city_value(survey: Features, site: float) -> float:
    """Return the value of one more city on a site of this value."""
    count = len(survey.cities)
    if count >= len(WEIGHTS.cities):
        return 0.0
    return 1.0 + survey.share * (WEIGHTS.cities[count] + WEIGHTS.ground * site) + 0.1


def _settlers(survey: Features, time: float) -> float:
    """Return the value of Settlers, each bound for a site of its own, and of further sites while cities are few."""
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
            gain = city_value(survey, site) - WEIGHTS.further_settler * number - WEIGHTS.en_route * (steps + 1)
            if gain > best:
                best, place = gain, other
        taken.add(place)
        worth += best
    if len(survey.cities) + len(units) < len(WEIGHTS.cities):
        worth += WEIGHTS.later_site * survey.share * min(5, free_places(survey))
    return worth


def free_places(survey: Features) -> int:
    """Return the number of hexes near the seat's cities where another could be founded."""
    table = survey.table
    key = tuple(survey.cities), tuple(table.city), tuple(table.holder), table.exhausted
    return _places_to_settle(table.land, survey.seat, *key)


@lru_cache(maxsize=1 << 12)
def _places_to_settle(
    land: Geography,
    seat: int,
    cities: tuple[int, ...],
    owners: tuple[int, ...],
    holders: tuple[int, ...],
    exhausted: int,
) -> int:
    """Return the number of hexes near the seat's cities where another could be founded."""
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


def _forces(survey: Features, soon: float) -> float:
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
        elif table.nation[holder * NATION_WIDTH + KNOWN] & TACTICS:
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
            dangers += WEIGHTS.risk * stake * (1.0 if attack > guard else 0.35 if attack == guard else 0.1)
    dangers += _raids(survey)
    if mine and table.nation[seat * NATION_WIDTH + KNOWN] & TACTICS:
        for camp in survey.camps:
            steps = distances(camp)
            hunters = max((armies_at(table, cell) for cell in mine if steps[cell] <= 2), default=0)
            prey += WEIGHTS.prey * (hunters > table.barbarians[camp])
    own = sum(WEIGHTS.armies[:count]) + WEIGHTS.further_army * max(0, count - len(WEIGHTS.armies))
    return soon * (own + prey - dangers + sum(WEIGHTS.ships[: len(fleet(table, seat))]))


def _raids(survey: Features) -> float:
    """Return the threat of barbarians near own cities, less that near others' cities, and of exhausted land."""
    table = survey.table
    fear = 0.0
    for camp in survey.camps:
        barbarians = table.barbarians[camp]
        steps = table.land.distances(camp)
        near = [cell for cell in survey.cities if steps[cell] <= _RAIDERS_REACH]
        if near:
            nearest = min(near, key=lambda cell: steps[cell])
            guard = armies_at(table, nearest) + (table.pieces[nearest] >> 3 * FORTRESS & 7 > 0)
            fear += WEIGHTS.raid[guard >= barbarians] * (barbarians + 0.3)
        elif any(steps[cell] <= _RAIDERS_REACH for cell in survey.foreign):
            fear -= WEIGHTS.raid_on_rival * barbarians
    if table.exhausted:
        beside = table.land.beside
        fear += WEIGHTS.exhausted * sum(
            table.exhausted >> other & 1 for cell in survey.cities for other in beside[cell]
        )
    return fear


_RAIDERS_REACH: Final = 2


# -- the hand


def _hand(survey: Features, soon: float) -> float:
    table, seat = survey.table, survey.seat
    cards = sum(WEIGHTS.civil_worth[CIVIL[card]] for card in table.hands[seat])
    return soon * (WEIGHTS.card * cards + WEIGHTS.person * len(table.persons[seat]))


def _time(survey: Features) -> float:
    """Return the value of actions left in this turn, less those the next turn will lack."""
    table, seat = survey.table, survey.seat
    lacking = WEIGHTS.action * min(3, table.nation[seat * NATION_WIDTH + LESS]) if survey.left else 0.0
    return (WEIGHTS.action * table.frames[ACTIONS] if in_turn(table, seat) else 0.0) - lacking
