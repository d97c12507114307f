"""Producción y mantenimiento: culture and science, food and eating, resources and corruption, military cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.civilization import (
    BANK,
    BLUE,
    CULTURE,
    CULTURE_RATE,
    FINISHED,
    RUINED,
    SCIENCE_RATE,
    SWAPPED,
    WIDTH,
    YELLOW,
)
from aevum.games.through_the_ages.facts import (
    AGE,
    FARM,
    LAB,
    MINE,
    NONE,
    NUMBER,
    PLAYERS,
    WORKS_OF,
    named,
)
from aevum.games.through_the_ages.figures import (
    BEST_MINE,
    CORRUPTION,
    DRAW_LIMIT,
    EATEN,
    HUNGER,
    LABS_MINE,
    PACT_FOOD,
    PACT_RESOURCE,
    TOKEN,
)
from aevum.games.through_the_ages.rules.ages import is_ending
from aevum.games.through_the_ages.rules.build import leader_of
from aevum.games.through_the_ages.rules.clauses import CARD, FOOD, MILITARY_ACTION, RESOURCES, clause
from aevum.games.through_the_ages.rules.pacts import swap_side
from aevum.games.through_the_ages.rules.ratings import bits, pacts_of, uprising
from aevum.games.through_the_ages.rules.stores import FARMS, MINES, food, gain, pay, resources
from aevum.games.through_the_ages.rules.technology import gain_science
from aevum.games.through_the_ages.rules.turn import (
    ACTIVE,
    free_action,
    is_basic,
    military_left,
    spend_military,
)
from aevum.kernel.chance import Chance
from aevum.kernel.events import all_but, only
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

PRODUCTION: Final = clause("production.order")
EATING: Final = clause("production.eating")
HUNGRY: Final = clause("production.hunger")
CORRUPT: Final = clause("production.corruption")
UPRISING: Final = clause("production.uprising")
DRAWING: Final = clause("production.draw")
NO_DRAW: Final = clause("production.no_draw")
BY_ACTION: Final = clause("production.draw_as_action")
_BY_WORTH: Final = tuple(sorted((*WORKS_OF[MINE], *WORKS_OF[LAB][1:]), key=lambda work: (-TOKEN[work], work)))
"""Mines and labs, what is worth most first."""
_TRADE: Final = CARD[NUMBER["trade-routes-agreement"]]


@dataclass(frozen=True, slots=True)
class Yield:
    """What production brought, and what was lost on the way; `hunger`: food missing, `starved`: culture lost by it."""

    culture: int
    science: int
    food: int
    resources: int
    eaten: int
    hunger: int
    starved: int
    corruption: int


def add_culture(table: Table, seat: int, points: int) -> int:
    """Culture points, never below nothing; by how many they changed."""
    civ, place = table.civ, seat * WIDTH + CULTURE
    before = civ[place]
    civ[place] = max(0, before + points)
    return civ[place] - before


# -- the steps of production


def farms_produce(table: Table, seat: int) -> int:
    """A blue token for each farm, the best first if the bank runs short; the food made."""
    civ, base = table.civ, seat * WIDTH
    made = 0
    for work in reversed(WORKS_OF[FARM]):
        made += _lay_tokens(table, seat, work, civ[base + work])
    return made


def mines_produce(table: Table, seat: int, resting: int = 0) -> int:
    """A blue token for each mine; `resting` of those worth least are not laid. The resources made."""
    made = 0
    for work, tokens in _output(table, seat, resting):
        made += _lay_tokens(table, seat, work, tokens)
    return made


def _output(table: Table, seat: int, resting: int = 0) -> list[tuple[int, int]]:
    """(mine or lab, blue tokens it would lay), what is worth most first."""
    civ, base = table.civ, seat * WIDTH
    leader = leader_of(table, seat)
    labs = leader != NONE and LABS_MINE[leader]
    tokens = {work: civ[base + work] for work in _BY_WORTH if work in WORKS_OF[MINE] or labs}
    finest = max((work for work in WORKS_OF[MINE] if civ[base + work]), default=NONE)
    lowest = next((work for work in reversed(_BY_WORTH) if tokens.get(work)), NONE)
    if finest != NONE:
        for wonder in bits(civ[base + FINISHED] & ~civ[base + RUINED]):
            tokens[finest] += BEST_MINE[wonder]
    if lowest != NONE:
        tokens[lowest] -= resting
    return [(work, count) for work, count in tokens.items() if count]


def food_output(table: Table, seat: int) -> int:
    """Food that the farms make in a turn, if there are tokens enough."""
    civ, base = table.civ, seat * WIDTH
    return sum(civ[base + work] * TOKEN[work] for work in WORKS_OF[FARM])


def resource_output(table: Table, seat: int) -> int:
    """Resources that the mines make in a turn, if there are tokens enough."""
    return sum(tokens * TOKEN[work] for work, tokens in _output(table, seat))


def _lay_tokens(table: Table, seat: int, work: int, tokens: int) -> int:
    civ, base = table.civ, seat * WIDTH
    tokens = min(tokens, civ[base + BANK])
    civ[base + BANK] -= tokens
    civ[base + BLUE + work] += tokens
    return tokens * TOKEN[work]


def appetite(table: Table, seat: int) -> int:
    """Food that the population eats in a turn."""
    return EATEN[table.civ[seat * WIDTH + YELLOW]]


def eat(table: Table, seat: int) -> tuple[int, int]:
    """The population eats; for each food that is missing culture is lost. How much is missing, how much is lost."""
    needed = appetite(table, seat)
    missing = max(0, needed - food(table, seat))
    pay(table, seat, FARMS, needed)
    if not missing:
        return 0, 0
    lost = -add_culture(table, seat, -HUNGER * missing)
    if table.log is not None:
        table.log.tell("event-hunger", HUNGRY, player=PLAYERS[seat], missing=missing, points=lost)
    return missing, lost


def corruption(table: Table, seat: int) -> int:
    """Resources that would be lost because the blue bank is low."""
    return 0 if is_basic(table) else CORRUPTION[table.civ[seat * WIDTH + BANK]]


def corrupt(table: Table, seat: int) -> int:
    """Resources lost because the blue bank is low; how many."""
    lost = min(resources(table, seat), corruption(table, seat))
    if lost:
        pay(table, seat, MINES, lost)
        if table.log is not None:
            table.log.tell("event-corruption", CORRUPT, player=PLAYERS[seat], lost=lost)
    return lost


def rises(table: Table, seat: int) -> bool:
    """Would an uprising skip the production of this civilization?"""
    return not is_basic(table) and uprising(table, seat)


def produce(table: Table, seat: int, resting: int = 0) -> None:
    """Production and maintenance at the end of a turn; an uprising skips all of it."""
    if rises(table, seat):
        if table.log is not None:
            table.log.tell("event-uprising", UPRISING, player=PLAYERS[seat])
        return
    yield_of(table, seat, resting)
    draw(table, seat, drawn_at_end(table, seat))


def drawn_at_end(table: Table, seat: int) -> int:
    """Military cards that production brings, while there is a deck and they are not drawn by actions."""
    if table.options.draw_as_action or military_deck(table) == NONE:
        return 0
    return min(DRAW_LIMIT, military_left(table, seat))


def yield_of(table: Table, seat: int, resting: int = 0) -> Yield:
    """All of production but the military cards; what it brought."""
    civ, base = table.civ, seat * WIDTH
    culture, science = civ[base + CULTURE_RATE], civ[base + SCIENCE_RATE]
    civ[base + CULTURE] += culture
    gain_science(table, seat, science)
    pacts = pacts_of(table, seat)
    grown = farms_produce(table, seat)
    for pact, _, side in pacts:
        grown += gain(table, seat, FARMS, PACT_FOOD[pact][side])
    hunger, starved = eat(table, seat)
    mined = mines_produce(table, seat, resting)
    for pact, _, side in pacts:
        income = PACT_RESOURCE[pact][side]
        if income > 0:
            mined += gain(table, seat, MINES, income)
        elif mined:
            pay(table, seat, MINES, -income)
    if table.log is not None:
        table.log.tell(
            "event-produce",
            PRODUCTION,
            player=PLAYERS[seat],
            culture=culture,
            science=science,
            food=grown,
            resources=mined,
        )
    eaten = appetite(table, seat) - hunger
    return Yield(culture, science, grown, mined, eaten, hunger, starved, corrupt(table, seat))


# -- military cards


def military_deck(table: Table) -> int:
    """The Age of the military deck in use; NONE: there is none any more."""
    return NONE if is_basic(table) or is_ending(table) else max(1, table.age)


def draw(table: Table, seat: int, count: int) -> None:
    """Military cards into the hand, as far as there are any."""
    if military_deck(table) == NONE or not count:
        return
    drawn = [card for _ in range(count) for card in _draw_one(table)]
    hand = table.hands[seat]
    hand += drawn
    hand.sort()
    table.revealed += 1
    table.unforeseen += 1
    if table.log is not None and drawn:
        table.log.tell("event-draw-by-you", DRAWING, only(seat), cards=named(*drawn), count=len(drawn))
        table.log.tell("event-draw", DRAWING, all_but(seat), player=PLAYERS[seat], count=len(drawn))


def _draw_one(table: Table) -> list[int]:
    age = military_deck(table)
    if table.military_at == len(table.military[age]):
        _reshuffle(table, age)
    if table.military_at == len(table.military[age]):
        return []
    table.military_at += 1
    return [table.military[age][table.military_at - 1]]


def _reshuffle(table: Table, age: int) -> None:
    """The used cards of the Age are shuffled and become the deck."""
    deck = [card for card in table.used if AGE[card] == age]
    kept = [(card, seen) for card, seen in zip(table.used, table.used_seen, strict=True) if AGE[card] != age]
    table.used = [card for card, _ in kept]
    table.used_seen = [seen for _, seen in kept]
    chance = Chance(table.chance)
    deck.sort()
    chance.shuffle(deck)
    table.chance = chance.state
    table.military = (*table.military[:age], tuple(deck), *table.military[age + 1 :])
    table.military_at = 0


def _why_not_draw(table: Table, _: int) -> Clause | None:
    """In the variant that draws by military actions."""
    if not table.options.draw_as_action:
        return BY_ACTION
    if military_deck(table) == NONE:
        return NO_DRAW
    return None if military_left(table, table.frames[ACTIVE]) else MILITARY_ACTION


def _draw(table: Table, _: int) -> None:
    seat = table.frames[ACTIVE]
    spend_military(table, seat)
    draw(table, seat, 1)


free_action("draw", _why_not_draw, _draw)


# -- Trade Routes


def _why_not_swap(table: Table, _: int) -> Clause | None:
    seat = table.frames[ACTIVE]
    side = swap_side(table, seat)
    if side == NONE or table.civ[seat * WIDTH + SWAPPED]:
        return _TRADE
    if side:
        return None if resources(table, seat) else RESOURCES
    return None if food(table, seat) else FOOD


def _swap(table: Table, _: int) -> None:
    """A gives one food for a resource, B one resource for a food."""
    seat = table.frames[ACTIVE]
    given, taken = (MINES, FARMS) if swap_side(table, seat) else (FARMS, MINES)
    table.civ[seat * WIDTH + SWAPPED] = 1
    pay(table, seat, given, 1)
    gain(table, seat, taken, 1)
    if table.log is not None:
        table.log.tell("event-swap", _TRADE, player=PLAYERS[seat])


free_action("swap", _why_not_swap, _swap)
