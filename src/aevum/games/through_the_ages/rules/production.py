"""Rulebook chapter Producción y mantenimiento: points, food and eating, resources and corruption, military cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import (
    CHANGES,
    FARM,
    LAB,
    MINE,
    NONE,
    NUMBER,
    PLAYERS,
    STORES,
    WORKS_OF,
)
from aevum.games.through_the_ages.rule_values import (
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
from aevum.games.through_the_ages.rules.build import leader_of
from aevum.games.through_the_ages.rules.clauses import CARD, FOOD, MILITARY_ACTION, RESOURCES, clause
from aevum.games.through_the_ages.rules.military_deck import cards_to_draw, draw, military_deck
from aevum.games.through_the_ages.rules.pacts import swap_side
from aevum.games.through_the_ages.rules.ratings import bits, pacts_of, uprising
from aevum.games.through_the_ages.rules.stores import FARMS, MINES, all_change, food, gain, leave_change, pay, resources
from aevum.games.through_the_ages.rules.technology import gain_science
from aevum.games.through_the_ages.rules.turn import (
    ACTIVE,
    OVERPAYS,
    free_action,
    is_basic,
    military_left,
    spend_military,
)
from aevum.games.through_the_ages.state_fields import (
    BANK,
    BLUE,
    CHANGE,
    CIV_WIDTH,
    CULTURE,
    CULTURE_RATE,
    FINISHED,
    RUINED,
    SCIENCE_RATE,
    SWAPPED,
    YELLOW,
)
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

PRODUCTION: Final = clause("production.order")
EATING: Final = clause("production.eating")
HUNGRY: Final = clause("production.hunger")
CORRUPT: Final = clause("production.corruption")
PAYING: Final = clause("stores.paying")
UPRISING: Final = clause("production.uprising")
NO_DRAW: Final = clause("production.no_draw")
NO_CARD: Final = clause("production.no_card")
BY_ACTION: Final = clause("production.draw_as_action")
_BY_WORTH: Final = tuple(sorted((*WORKS_OF[MINE], *WORKS_OF[LAB][1:]), key=lambda work: (-TOKEN[work], work)))
"""Mines and labs, those whose tokens are worth most first."""
_TRADE: Final = CARD[NUMBER["trade-routes-agreement"]]


@dataclass(frozen=True, slots=True)
class Yield:
    """Result of a production; `hunger`: food that was missing, `starved`: culture lost by it."""

    culture: int
    science: int
    food: int
    resources: int
    eaten: int
    hunger: int
    starved: int
    corruption: int


def add_culture(table: Table, seat: int, points: int) -> int:
    """Add culture points, never below 0, and return by how much they changed."""
    civ, place = table.civ, seat * CIV_WIDTH + CULTURE
    before = civ[place]
    civ[place] = max(0, before + points)
    return civ[place] - before


# -- the steps of production


def farms_produce(table: Table, seat: int) -> int:
    """Lay a blue token for each farm, the best first if the bank runs short, and return the food produced."""
    civ, base = table.civ, seat * CIV_WIDTH
    made = 0
    for work in reversed(WORKS_OF[FARM]):
        made += _lay_tokens(table, seat, work, civ[base + work])
    return made


def mines_produce(table: Table, seat: int, resting: int = 0) -> int:
    """Lay a blue token for each mine and return the resources produced.

    `resting`: number of tokens, of those worth least, that are not laid.
    """
    made = 0
    for work, tokens in _output(table, seat, resting):
        made += _lay_tokens(table, seat, work, tokens)
    return made


def _output(table: Table, seat: int, resting: int = 0) -> list[tuple[int, int]]:
    """Return (mine or lab, blue tokens it would lay), those worth most first."""
    civ, base = table.civ, seat * CIV_WIDTH
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
    """Return the food that the farms produce in a turn, if there are enough tokens."""
    civ, base = table.civ, seat * CIV_WIDTH
    return sum(civ[base + work] * TOKEN[work] for work in WORKS_OF[FARM])


def resource_output(table: Table, seat: int) -> int:
    """Return the resources that the mines produce in a turn, if there are enough tokens."""
    return sum(tokens * TOKEN[work] for work, tokens in _output(table, seat))


def _lay_tokens(table: Table, seat: int, work: int, tokens: int) -> int:
    civ, base = table.civ, seat * CIV_WIDTH
    tokens = min(tokens, civ[base + BANK])
    civ[base + BANK] -= tokens
    civ[base + BLUE + work] += tokens
    return tokens * TOKEN[work]


def appetite(table: Table, seat: int) -> int:
    """Return the food that the population eats in a turn."""
    return EATEN[table.civ[seat * CIV_WIDTH + YELLOW]]


def eat(table: Table, seat: int) -> tuple[int, int]:
    """Feed the population, losing culture for each missing food; return the missing food and the lost culture."""
    needed = appetite(table, seat)
    missing = max(0, needed - food(table, seat))
    pay(table, seat, FARMS, needed)
    if not missing:
        return 0, 0
    lost = -add_culture(table, seat, -HUNGER * missing)
    if table.log is not None:
        table.log.add("event-hunger", HUNGRY, player=PLAYERS[seat], missing=missing, points=lost)
    return missing, lost


def corruption(table: Table, seat: int) -> int:
    """Return the resources that would be lost because the blue bank is low."""
    return 0 if is_basic(table) else CORRUPTION[table.civ[seat * CIV_WIDTH + BANK]]


def corrupt(table: Table, seat: int) -> int:
    """Apply corruption and return the resources lost."""
    lost = min(resources(table, seat), corruption(table, seat))
    if lost:
        pay(table, seat, MINES, lost)
        if table.log is not None:
            table.log.add("event-corruption", CORRUPT, player=PLAYERS[seat], lost=lost)
    return lost


def produce(table: Table, seat: int, resting: int = 0) -> None:
    """Run production and maintenance at the end of a turn; an uprising skips all of it."""
    if uprising(table, seat):
        if table.log is not None:
            table.log.add("event-uprising", UPRISING, player=PLAYERS[seat])
        return
    yield_of(table, seat, resting)
    draw(table, seat, drawn_at_end(table, seat))


def drawn_at_end(table: Table, seat: int) -> int:
    """Return the number of military cards that production draws; 0 in the variant that draws them by actions."""
    if table.options.draw_as_action:
        return 0
    return cards_to_draw(table, min(DRAW_LIMIT, military_left(table, seat)))


def yield_of(table: Table, seat: int, resting: int = 0) -> Yield:
    """Run production but for the military cards, and return its result."""
    civ, base = table.civ, seat * CIV_WIDTH
    ways = ways_to_pay(table, seat, resting)
    way = ways[min(_overpays(table, seat), len(ways) - 1)]
    culture, science = civ[base + CULTURE_RATE], civ[base + SCIENCE_RATE]
    civ[base + CULTURE] += culture
    gain_science(table, seat, science)
    return _work(table, seat, pacts_of(table, seat), resting, way, culture, science)


def progress(table: Table, seat: int) -> None:
    """Run farms, eating, mines and corruption once more, without pacts."""
    _work(table, seat, [], 0, _ways(table, seat, [], 0)[0])


def _work(
    table: Table,
    seat: int,
    pacts: Sequence[tuple[int, int, int]],
    resting: int,
    way: Way,
    culture: int = NONE,
    science: int = 0,
) -> Yield:
    """Run farms, eating, mines and corruption, and return the result.

    `culture` and `science`: points to report; with culture NONE no production is logged.
    """
    food_left = way.food_left - leave_change(table, seat, FARMS, way.food_left)
    resources_left = way.resources_left - leave_change(table, seat, MINES, way.resources_left)
    grown = farms_produce(table, seat)
    for pact, _, side in pacts:
        grown += gain(table, seat, FARMS, PACT_FOOD[pact][side])
    hunger, starved = eat(table, seat)
    leave_change(table, seat, FARMS, food_left)
    mined = made = mines_produce(table, seat, resting)
    for pact, _, side in pacts:
        mined += gain(table, seat, MINES, max(0, PACT_RESOURCE[pact][side]))
    if made:
        for pact, _, side in pacts:
            pay(table, seat, MINES, -PACT_RESOURCE[pact][side])
    leave_change(table, seat, MINES, resources_left)
    if table.log is not None and culture != NONE:
        table.log.add(
            "event-produce",
            PRODUCTION,
            player=PLAYERS[seat],
            culture=culture,
            science=science,
            food=grown,
            resources=mined,
        )
    if table.log is not None and (way.food_left or way.resources_left):
        table.log.add("event-change-left", PAYING, player=PLAYERS[seat], count=way.food_left + way.resources_left)
    eaten = appetite(table, seat) - hunger
    return Yield(culture, science, grown, mined, eaten, hunger, starved, corrupt(table, seat))


# -- change that stays in the bank


@dataclass(frozen=True, slots=True)
class Way:
    """A way to leave change in the bank: tokens of change for food and resources, and the stores after production."""

    food_left: int
    resources_left: int
    food: int = 0
    resources: int = 0


_LANDS: Final = WORKS_OF[LAB][0]
"""Number of farms and mines, which come before labs."""
assert (FARMS, MINES) == (0, _LANDS // 2)
_EXACT: Final = Way(0, 0)
_SAFE: Final = next(bank for bank, lost in enumerate(CORRUPTION) if not lost)
"""Tokens in the bank with which there is no corruption."""
_SPARE: Final = 6
"""More tokens than a railroad, pacts and change for food take from the bank in production."""


def ways_to_pay(table: Table, seat: int, resting: int = 0) -> list[Way]:
    """Return the Pareto-optimal ways to pay in this turn and its production, most food first.

    Change made in this turn may stay in the bank instead. How much change for resources stays is optimized here; where
    giving up food keeps more resources, the player decides.
    """
    return _ways(table, seat, pacts_of(table, seat), resting)


def _ways(table: Table, seat: int, pacts: Sequence[tuple[int, int, int]], resting: int) -> list[Way]:
    if not _bank_is_tight(table, seat) or not (
        _food_is_changed(table, seat) or _resources_are_changed(table, seat, pacts)
    ):
        return [_EXACT]
    exact = _tried(table, seat, pacts, resting, 0, 0)
    if not exact.short or not exact.food_change + exact.resource_change:
        return [_EXACT]
    tried: list[_Trial] = []
    for food_left in range(exact.food_change + 1):
        best = _tried(table, seat, pacts, resting, food_left, 0)
        for resources_left in range(1, exact.resource_change + 1):
            trial = _tried(table, seat, pacts, resting, food_left, resources_left)
            if trial.worth > best.worth:
                best = trial
        tried.append(best)
    fed = max(trial.worth[0] for trial in tried)
    found: list[Way] = []
    for trial in sorted(tried, key=lambda trial: (-trial.way.food, -trial.way.resources, trial.way.food_left)):
        if trial.worth[0] == fed and (not found or trial.way.resources > found[-1].resources):
            found.append(trial.way)
    return found


def _bank_is_tight(table: Table, seat: int) -> bool:
    """Whether production may bring corruption; a bound that does not need to run production."""
    civ, base = table.civ, seat * CIV_WIDTH
    leader = leader_of(table, seat)
    works = STORES if leader != NONE and LABS_MINE[leader] else _LANDS
    return civ[base + BANK] - sum(civ[base : base + works]) < _SAFE + _SPARE


def _food_is_changed(table: Table, seat: int) -> bool:
    """Whether change for food may lie on farms in this production; food paid with tokens of level 0 needs none."""
    civ, base = table.civ, seat * CIV_WIDTH
    if _change_lies(table, seat, FARMS):
        return True
    needed = appetite(table, seat)
    farms, lying = civ[base + FARMS : base + MINES], civ[base + BLUE + FARMS : base + BLUE + MINES]
    if lying[0] >= needed or not any(farms[1:] + lying[1:]):
        return False
    return civ[base + BANK] < sum(farms) or lying[0] + farms[0] < needed


def _change_lies(table: Table, seat: int, works: int) -> bool:
    """Whether change for a payment of this turn lies on farms, or on mines."""
    first = seat * CIV_WIDTH + CHANGE + (CHANGES // 2 if works == MINES else 0)
    return any(table.civ[first : first + CHANGES // 2])


def _resources_are_changed(table: Table, seat: int, pacts: Sequence[tuple[int, int, int]]) -> bool:
    """Whether change for resources may lie on mines before corruption is applied."""
    return _change_lies(table, seat, MINES) or any(PACT_RESOURCE[pact][side] < 0 for pact, _, side in pacts)


@dataclass(frozen=True, slots=True)
class _Trial:
    """Outcome of a way to pay. `worth`: key that compares ways which give up the same food, the greatest is best."""

    way: Way
    worth: tuple[int, int, int, int]
    short: bool
    food_change: int
    resource_change: int


def _tried(
    table: Table,
    seat: int,
    pacts: Sequence[tuple[int, int, int]],
    resting: int,
    food_left: int,
    resources_left: int,
) -> _Trial:
    """Run production, note its outcome, and restore the state."""
    civ, base, log = table.civ, seat * CIV_WIDTH, table.log
    before, table.log = civ[base : base + CIV_WIDTH], None
    change = [all_change(table, seat, works) for works in (FARMS, MINES)]
    worked = _work(table, seat, pacts, resting, Way(food_left, resources_left))
    way = Way(food_left, resources_left, food(table, seat), resources(table, seat))
    worth = (-worked.starved, way.food + way.resources, way.resources, civ[base + BANK])
    trial = _Trial(
        way,
        worth,
        bool(worked.corruption) or not civ[base + BANK],
        change[0] + all_change(table, seat, FARMS),
        change[1] + all_change(table, seat, MINES),
    )
    civ[base : base + CIV_WIDTH], table.log = before, log
    return trial


def _overpays(table: Table, seat: int) -> int:
    """Return how often the seat has chosen in this turn to give up more food for resources."""
    return table.frames[OVERPAYS] if table.frames and table.frames[ACTIVE] == seat else 0


def may_overpay(table: Table, seat: int) -> bool:
    """Whether giving up more change for food would keep more resources in this production."""
    if not _food_is_changed(table, seat) or not _bank_is_tight(table, seat) or uprising(table, seat):
        return False
    resting = 1 if table.options.alternative_corruption else 0
    return any(len(ways_to_pay(table, seat, rest)) > _overpays(table, seat) + 1 for rest in range(resting + 1))


def _why_not_overpay(table: Table, _: int) -> Clause | None:
    return None if may_overpay(table, table.frames[ACTIVE]) else PAYING


def _overpay(table: Table, _: int) -> None:
    table.frames[OVERPAYS] += 1


free_action("overpay", _why_not_overpay, _overpay)


# -- military cards


def _why_not_draw(table: Table, _: int) -> Clause | None:
    """Return the clause that forbids drawing by a military action, which is a variant; None if it is allowed."""
    if not table.options.draw_as_action:
        return BY_ACTION
    if military_deck(table) == NONE:
        return NO_DRAW
    if not cards_to_draw(table, 1):
        return NO_CARD
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
    if side == NONE or table.civ[seat * CIV_WIDTH + SWAPPED]:
        return _TRADE
    if side:
        return None if resources(table, seat) else RESOURCES
    return None if food(table, seat) else FOOD


def _swap(table: Table, _: int) -> None:
    """Swap one food for a resource on side A, one resource for a food on side B."""
    seat = table.frames[ACTIVE]
    given, taken = (MINES, FARMS) if swap_side(table, seat) else (FARMS, MINES)
    table.civ[seat * CIV_WIDTH + SWAPPED] = 1
    pay(table, seat, given, 1)
    gain(table, seat, taken, 1)
    if table.log is not None:
        table.log.add("event-swap", _TRADE, player=PLAYERS[seat])


free_action("swap", _why_not_swap, _swap)
