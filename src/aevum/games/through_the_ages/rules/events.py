"""Rulebook chapter Eventos: future, current and past ones; the civilizations an event affects, and its effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import AGE, BIT, EVENTS, FIRST_EVENT, SEEDS, named
from aevum.games.through_the_ages.rules.card_effects import Task, schedule
from aevum.games.through_the_ages.rules.clauses import clause
from aevum.games.through_the_ages.rules.law import LAW
from aevum.games.through_the_ages.rules.ratings import by_strength, in_play
from aevum.games.through_the_ages.rules.scoring import event_points, is_final
from aevum.games.through_the_ages.rules.turn import ACTIVE, EVENT_STAGE, at_stage
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, CULTURE, FACES, SEEDED
from aevum.kernel.chance import Chance

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

TURNED: Final = clause("events.current")
_FIRST_EVENTS: Final = 3
"""First round in which the basic game turns up an event."""
_GROUPS: Final = ("all", "strongest", "weakest", "two_strongest", "two_weakest", "richest", "happiest")
PLANS: Final = tuple(
    tuple((group, tuple(row.effects[group].items())) for group in row.effects if group in _GROUPS)
    for row in EVENTS.rows
)
"""Groups of civilizations that each event affects, with the changes for each group."""
_RESOLVED: Final = EVENTS.acting("resolved")
SEED: Final = {card: place for place, card in enumerate(SEEDS)}


def touched(table: Table, group: str) -> list[int]:
    """Return the civilizations of a group (`strongest`, `two_weakest` ...), in the order in which they are affected."""
    seats = in_play(table)
    by_rank = by_strength(table)
    two = 1 if len(seats) == 2 else 2
    match group:
        case "strongest":
            return by_rank[:1]
        case "weakest":
            return by_rank[-1:]
        case "two_strongest":
            return [seat for seat in seats if seat in by_rank[:two]]
        case "two_weakest":
            return [seat for seat in seats if seat in by_rank[-two:]]
        case "richest":
            return [richest(table)]
        case "happiest":
            faces = [table.civ[seat * CIV_WIDTH + FACES] for seat in seats]
            return [seat for seat, shown in zip(seats, faces, strict=True) if shown == max(faces)]
    return seats


def richest(table: Table) -> int:
    """Return the seat with most culture points; of equals the one that plays sooner."""
    return max(in_play(table), key=lambda seat: table.civ[seat * CIV_WIDTH + CULTURE])


def poorest(table: Table) -> int:
    """Return the seat with least culture points; of equals the one that plays later."""
    return min(reversed(in_play(table)), key=lambda seat: table.civ[seat * CIV_WIDTH + CULTURE])


def turn_up(table: Table) -> int:
    """Turn up the top card of the current events; after the last one the future events follow, older Ages on top."""
    card = table.current.pop()
    table.revealed += 1
    table.learned += 1
    for seat in range(len(table.hands)):
        if card in SEED:
            table.civ[seat * CIV_WIDTH + SEEDED] &= ~BIT[SEED[card]]
    if not table.current and table.future:
        chance = Chance(table.chance)
        following = sorted(table.future)
        chance.shuffle(following)
        table.chance = chance.state
        table.current = sorted(following, key=lambda other: -AGE[other])
        table.future.clear()
    if table.log is not None:
        table.log.add("event-turned", TURNED, card=named(card))
    return card


def resolve(table: Table, card: int) -> None:
    """Resolve an event; decisions it needs are pushed on the stack, and the caller resumes."""
    table.past.append(card)
    if is_final(card):
        schedule(table, card, [(seat, "culture", points) for seat, points in event_points(table, card)])
        return
    number = card - FIRST_EVENT
    tasks: list[Task] = [
        (seat, word, amount)
        for group, changes in PLANS[number]
        for seat in touched(table, group)
        for word, amount in changes
    ]
    odd = _RESOLVED[number]
    if odd is not None:
        tasks += odd(table)
    schedule(table, card, tasks)


@at_stage(EVENT_STAGE)
def basic_event(table: Table) -> None:
    """Turn up an event before the turn of the first player, in the basic game from the third round on."""
    if table.frames[ACTIVE] == table.first and table.round >= _FIRST_EVENTS and table.current:
        resolve(table, turn_up(table))
        LAW.resume(table)
