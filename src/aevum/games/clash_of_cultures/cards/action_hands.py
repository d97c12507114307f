"""Action cards that change what players hold in hand: Spy, New Plans."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.cards.clauses import action_clause
from aevum.games.clash_of_cultures.cards.opponents import others, rivals
from aevum.games.clash_of_cultures.constants import ACTIONS, NONE, PLAYERS
from aevum.games.clash_of_cultures.rules.clauses import ASKED, IN_HAND, NOT_OFFERED
from aevum.games.clash_of_cultures.rules.hands import action_card, lose_sight, objective_card
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.kernel.chance import Chance
from aevum.kernel.events import EVERYONE, only
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, always, pop, push
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_at = ACTIONS.at
_PLANS_DRAWN: Final[int] = ACTIONS.figure("new-plans", "objectives")


@_at("judged", "spy")
def spy_judged(table: Table, seat: int) -> bool:
    return any(table.hands[other] or table.goals[other] for other in others(table, seat))


@_at("played", "spy")
def spy(table: Table, seat: int) -> None:
    """Show the seat all cards of another player, and offer to swap one."""
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
    table.learned += 1
    if table.log is not None:
        table.log.add("event-spy", action_clause("spy"), player=PLAYERS[seat], partner=PLAYERS[other])
    push(table, STEAL, seat, other, NONE)


SPIED: Final = LAW.choice("spied", ASKED, "whom", _spied_on, _look, refused_by=action_clause("spy"))

_VICTIM: Final = FIRST
_WANTED: Final = SECOND


def _why_not_steal_action(table: Table, card: int) -> Clause | None:
    frames = table.frames
    mine = table.hands[frames[SEAT]]
    return None if card in table.hands[frames[_VICTIM]] and mine else NOT_OFFERED


def _why_not_steal_objective(table: Table, card: int) -> Clause | None:
    frames = table.frames
    mine = table.goals[frames[SEAT]]
    return None if card in table.goals[frames[_VICTIM]] and mine else NOT_OFFERED


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


STEAL: Final = LAW.step("steal", ASKED, fields=("victim",), passed_by=("pass",))
STEAL.answer("swap_action", why_not=_why_not_steal_action, apply=_steal_action)
STEAL.answer("swap_objective", why_not=_why_not_steal_objective, apply=_steal_objective)
STEAL.answer("pass", why_not=always, apply=_leave)


def _why_not_return_action(table: Table, card: int) -> Clause | None:
    return None if card in table.hands[table.frames[SEAT]] else IN_HAND


def _why_not_return_objective(table: Table, card: int) -> Clause | None:
    return None if card in table.goals[table.frames[SEAT]] else IN_HAND


def _return_action(table: Table, card: int) -> None:
    _exchange(table, table.hands, table.action_seen, card, action_card)


def _return_objective(table: Table, card: int) -> None:
    _exchange(table, table.goals, table.objective_seen, card, objective_card)


def _exchange(table: Table, piles: list[list[int]], seen: list[int], given: int, naming: Callable[[int], Name]) -> None:
    """Swap two cards between two hands; afterwards the two parties alone know where these cards are."""
    frames = table.frames
    seat, other, wanted = frames[SEAT], frames[_VICTIM], frames[_WANTED]
    pop(table)
    lose_sight(seen, piles[seat], seat, other)
    lose_sight(seen, piles[other], seat, other)
    piles[other].remove(wanted)
    piles[seat].remove(given)
    piles[seat].append(wanted)
    piles[other].append(given)
    piles[seat].sort()
    piles[other].sort()
    seen[wanted], seen[given] = 1 << other, 1 << seat
    table.revealed += 1
    if table.log is not None:
        parties, cards = only(seat) | only(other), {"taken": naming(wanted), "given": naming(given)}
        table.log.add("event-swap", action_clause("spy"), EVERYONE & ~parties, player=PLAYERS[seat])
        table.log.add("event-swap-cards", action_clause("spy"), parties, player=PLAYERS[seat], **cards)


RETURN_ACTION: Final = LAW.step("return-action", ASKED, fields=("victim", "wanted"))
RETURN_ACTION.answer("give_action", why_not=_why_not_return_action, apply=_return_action)
RETURN_OBJECTIVE: Final = LAW.step("return-objective", ASKED, fields=("victim", "wanted"))
RETURN_OBJECTIVE.answer("give_objective", why_not=_why_not_return_objective, apply=_return_objective)


@_at("judged", "new-plans")
def new_plans_judged(table: Table, seat: int) -> bool:
    return bool(table.goals[seat] and table.objective_deck)


@_at("played", "new-plans")
def new_plans(table: Table, seat: int) -> None:
    """Draw objective cards, one of which the seat may keep in exchange for one of its hand."""
    for card in table.objective_deck:
        table.objective_seen[card] = 0
    table.plans = sorted(table.objective_deck.pop() for _ in range(min(_PLANS_DRAWN, len(table.objective_deck))))
    table.revealed += 1
    table.learned += 1
    push(table, PLANS, seat)


def _why_not_keep_plan(table: Table, card: int) -> Clause | None:
    return None if card in table.plans else NOT_OFFERED


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
    """Shuffle the drawn cards that are left into the deck, and note that the seat knows they are there."""
    for card in table.plans:
        table.objective_seen[card] = 1 << seat
    chance = Chance(table.chance)
    table.objective_deck = sorted((*table.objective_deck, *table.plans))
    table.plans = []
    chance.shuffle(table.objective_deck)
    table.chance = chance.state


PLANS: Final = LAW.step("plans", ASKED, passed_by=("pass",))
PLANS.answer("swap_objective", why_not=_why_not_keep_plan, apply=_keep_plan)
PLANS.answer("pass", why_not=always, apply=_drop_plans)


def _why_not_give_up(table: Table, card: int) -> Clause | None:
    frames = table.frames
    if card not in table.goals[frames[SEAT]]:
        return IN_HAND
    return None if card != frames[FIRST] else action_clause("new-plans")


def _give_up(table: Table, card: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    lose_sight(table.objective_seen, table.goals[seat], seat)
    table.goals[seat].remove(card)
    table.plans.append(card)
    _reshuffle(table, seat)


GIVE_UP: Final = LAW.step("give-up", ASKED, fields=("kept",))
GIVE_UP.answer("give_objective", why_not=_why_not_give_up, apply=_give_up)
