"""Civil halves that meddle with others: spies, new plans, takeovers and mercenaries; see `actions.py`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.cards.actions import clause_of, others, rivals
from aevum.games.clash_of_cultures.facts import (
    ACTIONS,
    BARBARIAN,
    NEUTRAL,
    NONE,
    PLAYERS,
    SEA,
)
from aevum.games.clash_of_cultures.figures import BARS_BARBARIANS, STACK
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.nation import (
    ARMIES,
    SETTLEMENTS,
    SETTLERS,
    WIDTH,
)
from aevum.games.clash_of_cultures.rules import influence
from aevum.games.clash_of_cultures.rules.battle import begin_raid
from aevum.games.clash_of_cultures.rules.choosing import always, choice
from aevum.games.clash_of_cultures.rules.city import (
    barbarians_left,
    cities,
    wonder_city,
)
from aevum.games.clash_of_cultures.rules.clauses import ASKED, IN_HAND
from aevum.games.clash_of_cultures.rules.influence import attempt, why_not_source
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.stock import (
    DUE_HIRE,
    can_pay,
    charge,
)
from aevum.games.clash_of_cultures.rules.turn import ACTIONS as ACTIONS_LEFT
from aevum.games.clash_of_cultures.rules.turn import spend
from aevum.games.clash_of_cultures.rules.units import (
    cargo_armies,
    fleet,
    foreign,
    held,
    place_army,
    place_settler,
)
from aevum.kernel.chance import Chance
from aevum.kernel.events import all_but, only
from aevum.kernel.game import FRAME, SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_at = ACTIONS.at
_NEAR: Final = 2


# -- Spy


@_at("judged", "spy")
def spy_judged(table: Table, seat: int) -> bool:
    return any(table.hands[other] or table.goals[other] for other in others(table, seat))


@_at("played", "spy")
def spy(table: Table, seat: int) -> None:
    """The cards of another player are seen, and one may be swapped."""
    push(table, SPIED, seat)


def _spied_on(table: Table) -> Iterable[int]:
    return [other for other in rivals(table) if table.hands[other] or table.goals[other]]


def _look(table: Table, other: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    for card in table.hands[other]:
        table.action_seen[card] |= 1 << seat
    for card in table.goals[other]:
        table.objective_seen[card] |= 1 << seat
    table.revealed += 1
    table.unforeseen += 1
    if table.log is not None:
        table.log.tell("event-spy", clause_of("spy"), player=PLAYERS[seat], partner=PLAYERS[other])
    push(table, STEAL, seat, other, NONE)


SPIED: Final = choice("spied", clause_of("spy"), "whom", _spied_on, _look)

_VICTIM: Final = FIRST
_WANTED: Final = SECOND


def _why_not_steal_action(table: Table, card: int) -> Clause | None:
    frames = table.frames
    mine = table.hands[frames[SEAT]]
    return None if card in table.hands[frames[_VICTIM]] and mine else IN_HAND


def _why_not_steal_objective(table: Table, card: int) -> Clause | None:
    frames = table.frames
    mine = table.goals[frames[SEAT]]
    return None if card in table.goals[frames[_VICTIM]] and mine else IN_HAND


def _steal_action(table: Table, card: int) -> None:
    frames = table.frames
    seat, other = frames[SEAT], frames[_VICTIM]
    pop(table)
    push(table, RETURN_ACTION, seat, other, card)


def _steal_objective(table: Table, card: int) -> None:
    frames = table.frames
    seat, other = frames[SEAT], frames[_VICTIM]
    pop(table)
    push(table, RETURN_OBJECTIVE, seat, other, card)


def _leave(table: Table, _: int) -> None:
    pop(table)


STEAL: Final = LAW.step("steal", ASKED, numbers=("victim",), left_by=("pass",))
STEAL.answer("swap_action", why_not=_why_not_steal_action, apply=_steal_action)
STEAL.answer("swap_objective", why_not=_why_not_steal_objective, apply=_steal_objective)
STEAL.answer("pass", why_not=always, apply=_leave)


def _why_not_return_action(table: Table, card: int) -> Clause | None:
    return None if card in table.hands[table.frames[SEAT]] else IN_HAND


def _why_not_return_objective(table: Table, card: int) -> Clause | None:
    return None if card in table.goals[table.frames[SEAT]] else IN_HAND


def _return_action(table: Table, card: int) -> None:
    _exchange(table, table.hands, table.action_seen, card)


def _return_objective(table: Table, card: int) -> None:
    _exchange(table, table.goals, table.objective_seen, card)


def _exchange(table: Table, piles: list[list[int]], seen: list[int], given: int) -> None:
    """Two cards change hands; both parties know them, and nobody else any more."""
    frames = table.frames
    seat, other, wanted = frames[SEAT], frames[_VICTIM], frames[_WANTED]
    pop(table)
    piles[other].remove(wanted)
    piles[seat].remove(given)
    piles[seat].append(wanted)
    piles[other].append(given)
    piles[seat].sort()
    piles[other].sort()
    seen[wanted], seen[given] = 1 << other, 1 << seat
    if table.log is not None:
        table.log.tell("event-swap", clause_of("spy"), all_but(other) & all_but(seat), player=PLAYERS[seat])
        table.log.tell("event-swap", clause_of("spy"), only(seat) | only(other), player=PLAYERS[seat])


RETURN_ACTION: Final = LAW.step("return-action", ASKED, numbers=("victim", "wanted"))
RETURN_ACTION.answer("give_action", why_not=_why_not_return_action, apply=_return_action)
RETURN_OBJECTIVE: Final = LAW.step("return-objective", ASKED, numbers=("victim", "wanted"))
RETURN_OBJECTIVE.answer("give_objective", why_not=_why_not_return_objective, apply=_return_objective)


# -- New Plans


@_at("judged", "new-plans")
def new_plans_judged(table: Table, seat: int) -> bool:
    return bool(table.goals[seat] and table.objective_deck)


@_at("played", "new-plans")
def new_plans(table: Table, seat: int) -> None:
    """Two objective cards are drawn; one may be kept for one of the hand."""
    for card in table.objective_deck:
        table.objective_seen[card] = 0
    table.plans = sorted(table.objective_deck.pop() for _ in range(min(2, len(table.objective_deck))))
    table.revealed += 1
    table.unforeseen += 1
    push(table, PLANS, seat)


def _why_not_keep_plan(table: Table, card: int) -> Clause | None:
    return None if card in table.plans else IN_HAND


def _keep_plan(table: Table, card: int) -> None:
    seat = table.frames[SEAT]
    table.plans.remove(card)
    table.goals[seat].append(card)
    table.goals[seat].sort()
    pop(table)
    push(table, GIVE_UP, seat, card)


def _drop_plans(table: Table, _: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    _reshuffle(table, seat)


def _reshuffle(table: Table, seat: int) -> None:
    """What is not kept is shuffled into the deck; who saw it knows that it is there."""
    for card in table.plans:
        table.objective_seen[card] = 1 << seat
    chance = Chance(table.chance)
    table.objective_deck = sorted((*table.objective_deck, *table.plans))
    table.plans = []
    chance.shuffle(table.objective_deck)
    table.chance = chance.state


PLANS: Final = LAW.step("plans", ASKED, left_by=("pass",))
PLANS.answer("swap_objective", why_not=_why_not_keep_plan, apply=_keep_plan)
PLANS.answer("pass", why_not=always, apply=_drop_plans)


def _why_not_give_up(table: Table, card: int) -> Clause | None:
    frames = table.frames
    return None if card in table.goals[frames[SEAT]] and card != frames[FIRST] else IN_HAND


def _give_up(table: Table, card: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    table.goals[seat].remove(card)
    table.plans.append(card)
    _reshuffle(table, seat)


GIVE_UP: Final = LAW.step("give-up", ASKED, numbers=("kept",))
GIVE_UP.answer("give_objective", why_not=_why_not_give_up, apply=_give_up)


# -- Cultural Takeover


@_at("judged", "cultural-takeover")
def cultural_takeover_judged(table: Table, seat: int) -> bool:
    """Before a Cultural Influence action."""
    return table.frames[ACTIONS_LEFT] > 0 and bool(_missionaries(table, seat))


def _missionaries(table: Table, seat: int) -> list[int]:
    return [cell for cell in cities(table, seat) if why_not_source(table, seat, cell, takeover=True) is None]


@_at("played", "cultural-takeover")
def cultural_takeover(table: Table, seat: int) -> None:
    """An attempt at influence that may aim at barbarians."""
    spend(table)
    push(table, MISSION, seat)


def _missions(table: Table) -> Iterable[int]:
    return _missionaries(table, table.frames[SEAT])


def _set_out(table: Table, cell: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    attempt(table, seat, cell, takeover=True)


MISSION: Final = choice("mission", clause_of("cultural-takeover"), "at", _missions, _set_out)


def _convert(table: Table, seat: int, cell: int) -> None:
    """The settlement becomes a neutral city; one barbarian becomes a Settler or an Army, the others go."""
    there = table.barbarians[cell]
    table.barbarians[cell] = 0
    table.city[cell] = seat
    table.mood[cell] = NEUTRAL
    table.active[cell] = 0
    table.nation[seat * WIDTH + SETTLEMENTS] -= 1
    pop(table)
    if table.log is not None:
        table.log.tell("event-takeover", clause_of("cultural-takeover"), player=PLAYERS[seat], hex=LABELS[cell])
    if there and (table.nation[seat * WIDTH + ARMIES] or table.nation[seat * WIDTH + SETTLERS]):
        push(table, CONVERT, seat, cell)


influence.taking_over.append(_convert)


def _converts(table: Table) -> Iterable[int]:
    """An Army or a Settler, as `RECRUIT` has them."""
    base = table.frames[SEAT] * WIDTH
    supplies = (table.nation[base + ARMIES], table.nation[base + SETTLERS])
    return [unit for unit, left in enumerate(supplies) if left]


def _settle_convert(table: Table, unit: int) -> None:
    seat, cell = table.frames[SEAT], table.frames[FIRST]
    pop(table)
    (place_settler if unit else place_army)(table, seat, cell)


CONVERT: Final = choice("convert", clause_of("cultural-takeover"), "unit", _converts, _settle_convert)


# -- Mercenaries


@_at("judged", "mercenaries")
def mercenaries_judged(table: Table, seat: int) -> bool:
    return bool(_for_hire(table, seat, 0)) and can_pay(table, seat, DUE_HIRE)


def _for_hire(table: Table, seat: int, hired: int) -> list[int]:
    """Barbarians near a city or Army that could do something."""
    near = {cell for place in _recruiting(table, seat) for cell in table.land.within(place, _NEAR)}
    return [
        cell
        for cell, count in enumerate(table.barbarians)
        if count and cell in near and not hired >> cell & 1 and _errands(table, seat, cell)
    ]


def _recruiting(table: Table, seat: int) -> set[int]:
    """Hexes with a city or an Army of a seat, aboard a Ship or not."""
    ashore = (cell for cell in held(table, seat) if table.armies[cell])
    aboard = (table.ship_at[ship] for ship in fleet(table, seat) if cargo_armies(table, ship))
    return {*cities(table, seat), *ashore, *aboard}


def _errands(table: Table, seat: int, cell: int) -> list[int]:
    """Where an army of barbarians can go, or whom it can attack."""
    return [other for other in table.land.beside[cell] if _is_errand(table, seat, cell, other)]


def _is_errand(table: Table, seat: int, cell: int, other: int) -> bool:
    if table.land.terrain[other] == SEA:
        return False
    owner = foreign(table, BARBARIAN, other)
    if owner == NONE:
        return table.barbarians[cell] + table.barbarians[other] <= STACK
    walled = table.city[other] == owner and wonder_city(table, BARS_BARBARIANS, owner) != NONE
    return owner != seat and not walled


@_at("played", "mercenaries")
def mercenaries(table: Table, seat: int) -> None:
    """Barbarians are hired, then each army goes or attacks."""
    push(table, HIRED, seat, 0)
    push(table, HIRE, seat, 0)


_HIRED: Final = FIRST
"""Hexes of armies hired, as a mask."""


def _hirable(table: Table) -> Iterable[int]:
    frames = table.frames
    seat = frames[SEAT]
    return _for_hire(table, seat, frames[_HIRED - FRAME]) if can_pay(table, seat, DUE_HIRE) else []


def _hire(table: Table, cell: int) -> None:
    frames = table.frames
    frames[_HIRED - FRAME] |= 1 << cell
    charge(table, frames[SEAT], DUE_HIRE)


def _hire_on(table: Table) -> None:
    if not _hirable(table):
        pop(table)


def _why_not_enough(table: Table, _: int) -> Clause | None:
    return None if table.frames[_HIRED - FRAME] else clause_of("mercenaries")


HIRE: Final = LAW.step("hire", ASKED, resume=_hire_on)


def _why_not_hire(table: Table, cell: int) -> Clause | None:
    return None if cell in _hirable(table) else clause_of("mercenaries")


HIRE.answer("at", why_not=_why_not_hire, apply=_hire, candidates=_hirable)
HIRE.answer("done", why_not=_why_not_enough, apply=_leave)


def _waiting(table: Table) -> Iterable[int]:
    """Armies hired that have not gone yet, and can."""
    frames = table.frames
    hired = [cell for cell, count in enumerate(table.barbarians) if count and frames[_HIRED] >> cell & 1]
    return [cell for cell in hired if _errands(table, frames[SEAT], cell)]


def _lead_on(table: Table) -> None:
    if not _waiting(table):
        pop(table)


def _lead(table: Table, cell: int) -> None:
    """One army after another, in the order that who hired them likes."""
    frames = table.frames
    frames[_HIRED] &= ~(1 << cell)
    push(table, ERRAND, frames[SEAT], cell)


HIRED: Final = choice("hired", clause_of("mercenaries"), "at", _waiting, _lead, resume=_lead_on)


def _errand_options(table: Table) -> Iterable[int]:
    return _errands(table, table.frames[SEAT], table.frames[FIRST])


def _errand(table: Table, other: int) -> None:
    cell = table.frames[FIRST]
    pop(table)
    owner = foreign(table, BARBARIAN, other)
    if owner != NONE:
        begin_raid(table, cell, other, owner)
        return
    table.barbarians[other] += table.barbarians[cell]
    table.barbarians[cell] = 0
    if table.city[cell] == BARBARIAN and barbarians_left(table):
        table.barbarians[cell] = 1
    if table.log is not None:
        table.log.tell("event-errand", clause_of("mercenaries"), origin=LABELS[cell], hex=LABELS[other])


ERRAND: Final = choice("errand", clause_of("mercenaries"), "to", _errand_options, _errand, numbers=("camp",))
