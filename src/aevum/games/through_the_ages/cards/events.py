"""Events whose effects a row of data cannot express, each a function."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import (
    AGE,
    EVENTS,
    LANDS,
    NONE,
    NUMBER,
    PLACES,
    PLAYERS,
    RELIGION,
    WARRIORS,
    named,
)
from aevum.games.through_the_ages.rule_values import AGREEMENT
from aevum.games.through_the_ages.rules.card_effects import Task, wreck
from aevum.games.through_the_ages.rules.clauses import CARD, clause
from aevum.games.through_the_ages.rules.events import poorest, richest, touched
from aevum.games.through_the_ages.rules.law import LAW
from aevum.games.through_the_ages.rules.lead import remove_leader
from aevum.games.through_the_ages.rules.production import progress
from aevum.games.through_the_ages.rules.ratings import by_strength, discontent, in_play
from aevum.games.through_the_ages.rules.row import lay, price, take, why_not_have
from aevum.games.through_the_ages.rules.turn import KEEPS
from aevum.games.through_the_ages.rules.war_effects import (
    LOOT_AMOUNT,
    LOOT_VICTIM,
    raze_candidates,
    urban,
    why_not_raze,
)
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, FORFEIT, LEADER, YELLOW
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import Prompt, always, pop, push

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table
    from aevum.games.through_the_ages.view import TableView


def _card(id: str) -> Clause:
    return CARD[NUMBER[id]]


@EVENTS.at("resolved", "development-of-politics")
def development_of_politics(table: Table) -> list[Task]:
    """Let the player who turned up the event keep all military cards this turn."""
    table.frames[KEEPS] = 1
    return []


@EVENTS.at("resolved", "development-of-religion")
def development_of_religion(table: Table) -> list[Task]:
    return [(seat, "free_work", RELIGION) for seat in in_play(table)]


@EVENTS.at("resolved", "development-of-warfare")
def development_of_warfare(table: Table) -> list[Task]:
    return [(seat, "free_work", WARRIORS) for seat in in_play(table)]


@EVENTS.at("resolved", "barbarians")
def barbarians(table: Table) -> list[Task]:
    """Return the population loss of the seat with most culture, if it is among the two weakest."""
    victim = richest(table)
    return [(victim, "population", -1)] if victim in touched(table, "two_weakest") else []


@EVENTS.at("resolved", "uncertain-borders")
def uncertain_borders(table: Table) -> list[Task]:
    """Move a yellow token from the bank of the weakest to that of the strongest."""
    ranked = by_strength(table)
    strongest, weakest = ranked[0], ranked[-1]
    if table.civ[weakest * CIV_WIDTH + YELLOW]:
        table.civ[weakest * CIV_WIDTH + YELLOW] -= 1
        table.civ[strongest * CIV_WIDTH + YELLOW] += 1
        if table.log is not None:
            table.log.add(
                "event-yellow-moved",
                _card("uncertain-borders"),
                player=PLAYERS[strongest],
                target=PLAYERS[weakest],
                count=1,
            )
    return []


@EVENTS.at("resolved", "economic-progress")
def economic_progress(table: Table) -> list[Task]:
    """Run farms, eating, mines and corruption of each seat, without pacts and without an uprising."""
    for seat in in_play(table):
        progress(table, seat)
    return []


@EVENTS.at("resolved", "emigration")
def emigration(table: Table) -> list[Task]:
    """Return the population loss of each seat: half of its discontent workers, rounded up."""
    return [(seat, "population", -1) for seat in in_play(table) for _ in range((discontent(table, seat) + 1) // 2)]


@EVENTS.at("resolved", "iconoclasm")
def iconoclasm(table: Table) -> list[Task]:
    """Remove each leader that is not of the current Age; in an Age without cards none stays."""
    for seat in in_play(table):
        leader = table.civ[seat * CIV_WIDTH + LEADER]
        if leader != NONE and AGE[leader] != table.age:
            remove_leader(table, seat)
            if table.log is not None:
                table.log.add("event-killed", _card("iconoclasm"), player=PLAYERS[seat], card=named(leader))
    return []


# -- Terrorism: the seat with least culture destroys an urban building of each rival


@EVENTS.at("resolved", "terrorism")
def terrorism(table: Table) -> list[Task]:
    chooser, card = poorest(table), NUMBER["terrorism"]
    for rival in reversed([seat for seat in in_play(table) if seat != chooser]):
        choice = urban(table, rival)
        if len(choice) > 1:
            push(table, BOMB, chooser, 1, card, rival)
        elif choice:
            wreck(table, rival, LANDS + choice[0])
    return []


def _bomb(table: Table, argument: int) -> None:
    wreck(table, table.frames[LOOT_VICTIM], LANDS + argument)
    LAW.finish(table)


def _asks_bomb(view: TableView) -> Prompt:
    return "prompt-bomb", {"target": PLAYERS[view.pending["victim"]]}


BOMB: Final = LAW.step("bomb", clause("events.bomb"), fields=("amount", "card", "victim"), asks=_asks_bomb)
BOMB.answer("raze", why_not=why_not_raze, apply=_bomb, candidates=raze_candidates)


# -- International Agreement: the strongest may take cards from the row


@EVENTS.at("resolved", "international-agreement")
def international_agreement(table: Table) -> list[Task]:
    """Ask the strongest only if, as all can see, there is anything to take."""
    push(table, AGREE, by_strength(table)[0], AGREEMENT, NUMBER["international-agreement"], 0)
    if all(_why_not_take(table, place) for place in range(PLACES)):
        pop(table)
    return []


_TAKEN: Final = LOOT_VICTIM
"""Place in the frame: number of cards taken."""
DEAR: Final = clause("events.agreement")


def _why_not_take(table: Table, place: int) -> Clause | None:
    seat = table.frames[SEAT]
    forbidden = why_not_have(table, seat, table.card_row[place])
    if forbidden is not None:
        return forbidden
    return None if price(table, seat, place) <= table.frames[LOOT_AMOUNT] else DEAR


def _take(table: Table, place: int) -> None:
    frames = table.frames
    frames[LOOT_AMOUNT] -= price(table, frames[SEAT], place)
    frames[_TAKEN] += 1
    take(table, frames[SEAT], place)


def _done(table: Table, _: int) -> None:
    """End the choice; a seat that has taken cards loses its next political action, and the row is refilled."""
    if table.log is not None:
        table.log.add("event-agreed", DEAR, player=PLAYERS[table.frames[SEAT]], count=table.frames[_TAKEN])
    if table.frames[_TAKEN]:
        table.civ[table.frames[SEAT] * CIV_WIDTH + FORFEIT] = 1
        lay(table)
    LAW.finish(table)


def _asks_agree(view: TableView) -> Prompt:
    return "prompt-agree", {"left": view.pending["amount"]}


AGREE: Final = LAW.step("agree", DEAR, fields=("amount", "card", "taken"), asks=_asks_agree, passed_by=("done",))
AGREE.answer("take", why_not=_why_not_take, apply=_take)
AGREE.answer("done", why_not=always, apply=_done)
