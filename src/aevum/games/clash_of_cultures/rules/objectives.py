"""Cartas de objetivo: when an objective is reached, and scoring it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import (
    ANGRY,
    HALVES,
    NONE,
    OBJECTIVES,
    PLAYERS,
    named,
)
from aevum.games.clash_of_cultures.figures import CHECK, NOT_WITH, PAYS
from aevum.games.clash_of_cultures.nation import FOUNDED, TERROR, WIDTH
from aevum.games.clash_of_cultures.rules import build, founding, spoils
from aevum.games.clash_of_cultures.rules.choosing import always, decline
from aevum.games.clash_of_cultures.rules.city import cities
from aevum.games.clash_of_cultures.rules.clauses import OBJECTIVE, clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.progress import is_met
from aevum.games.clash_of_cultures.rules.stock import lose
from aevum.games.clash_of_cultures.rules.turn import watched
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

SCORING: Final = clause("objectives.score")
NOT_HELD: Final = clause("objectives.in_hand")
NOT_TWICE: Final = clause("objectives.twice")

_STATUS: Final = ("status_phase", "instant_or_status_phase")
_INSTANT: Final = ("instant", "instant_or_status_phase")


# -- scoring


def score(table: Table, seat: int, card: int, half: int) -> None:
    """A card is laid out for one of its objectives."""
    objective = HALVES[card][half]
    table.goals[seat].remove(card)
    table.scored[seat].append(2 * card + half)
    table.objective_seen[card] = 0
    table.revealed += 1
    for good, amount in PAYS[objective]:
        lose(table, seat, good, amount)
    if objective == _CITY_FOUNDER:
        table.nation[seat * WIDTH + FOUNDED] = 1
    if table.log is not None:
        table.log.tell("event-score", OBJECTIVE[objective], player=PLAYERS[seat], card=named(OBJECTIVES, objective))


_CITY_FOUNDER: Final = OBJECTIVES.number("city-founder")

# -- at once

_MET: Final = FIRST
"""Objectives reached by what has just happened, as a mask."""


def boast(table: Table, seat: int, happening: str, cell: int = NONE) -> None:
    """What has happened may reach objectives: whoever holds cards is asked, if all can see that one is reached."""
    if not table.goals[seat]:
        return
    met = 0
    for objective, judge in enumerate(OBJECTIVES.acting("met")):
        if judge is not None and CHECK[objective] in _INSTANT and judge(table, seat, happening, cell):
            met |= 1 << objective
    if met:
        push(table, BOAST, seat, met)


spoils.boasting.append(boast)


def _why_not_boast(table: Table, argument: int) -> Clause | None:
    card, half = divmod(argument, 2)
    frames = table.frames
    if card not in table.goals[frames[SEAT]]:
        return NOT_HELD
    objective = HALVES[card][half]
    return None if frames[_MET] >> objective & 1 else OBJECTIVE[objective]


def _cards(table: Table) -> Iterable[int]:
    return [2 * card + half for card in table.goals[table.frames[SEAT]] for half in (0, 1)]


def _boast(table: Table, argument: int) -> None:
    frames = table.frames
    seat = frames[SEAT]
    card, half = divmod(argument, 2)
    frames[_MET] &= ~(1 << HALVES[card][half])
    score(table, seat, card, half)
    if not frames[_MET] or not table.goals[seat]:
        pop(table)


def _silent(table: Table, _: int) -> None:
    decline(table, SCORING)


BOAST: Final = LAW.step("boast", SCORING, numbers=("met",), left_by=("pass",))
BOAST.answer("score", why_not=_why_not_boast, apply=_boast, candidates=_cards)
BOAST.answer("pass", why_not=always, apply=_silent)


def _founded(table: Table, seat: int, cell: int) -> None:
    boast(table, seat, "founded", cell)


founding.founding.append(_founded)


def _conscripted(table: Table, seat: int) -> None:
    boast(table, seat, "drafted")


build.conscripting.append(_conscripted)


@watched
def _terror(table: Table) -> None:
    """Four angry cities, looked for whenever the turn goes on."""
    for seat in range(len(table.hands)):
        place = seat * WIDTH + TERROR
        terror = int(
            table.city.count(seat) >= _TERROR
            and sum(table.mood[cell] == ANGRY for cell in cities(table, seat)) >= _TERROR
        )
        if terror != table.nation[place]:
            table.nation[place] = terror
            if terror:
                boast(table, seat, "terror")


_TERROR: Final = 4

# -- in the Status Phase

_SCORED: Final = FIRST
"""Objectives scored in this phase, as a mask."""


def why_not_claim(table: Table, seat: int, card: int, half: int, scored: int) -> Clause | None:
    """May a card be scored in the Status Phase?"""
    if card not in table.goals[seat]:
        return NOT_HELD
    objective = HALVES[card][half]
    if scored >> objective & 1:
        return NOT_TWICE
    if CHECK[objective] not in _STATUS:
        return OBJECTIVE[objective]
    rival = NOT_WITH[objective]
    if rival != NONE and (scored >> rival & 1 or (rival == _CITY_FOUNDER and table.nation[seat * WIDTH + FOUNDED])):
        return OBJECTIVE[objective]
    judge = OBJECTIVES.acting("met")[objective]
    met = judge(table, seat, "status", NONE) if judge is not None else is_met(table, seat, objective)
    return None if met else OBJECTIVE[objective]


def _why_not_claim(table: Table, argument: int) -> Clause | None:
    frames = table.frames
    return why_not_claim(table, frames[SEAT], argument >> 1, argument & 1, frames[_SCORED])


def _claim(table: Table, argument: int) -> None:
    frames = table.frames
    seat = frames[SEAT]
    frames[_SCORED] |= 1 << HALVES[argument >> 1][argument & 1]
    score(table, seat, argument >> 1, argument & 1)
    if not table.goals[seat]:
        pop(table)


def _done(table: Table, _: int) -> None:
    decline(table, SCORING)


CLAIM: Final = LAW.step("claim", SCORING, numbers=("scored",), left_by=("done",))
CLAIM.answer("score", why_not=_why_not_claim, apply=_claim, candidates=_cards)
CLAIM.answer("done", why_not=always, apply=_done)


def claim(table: Table, seat: int) -> None:
    """A seat scores in the Status Phase; who holds no card is not asked."""
    if table.goals[seat]:
        push(table, CLAIM, seat)
