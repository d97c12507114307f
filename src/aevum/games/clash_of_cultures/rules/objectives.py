"""Rulebook chapter Cartas de objetivo: reaching objectives at once or in the Status Phase, and scoring them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import ANGRY, HALVES, NONE, OBJECTIVES, PLAYERS, named
from aevum.games.clash_of_cultures.rule_values import CHECK, LIMITS, NOT_WITH, PAYS
from aevum.games.clash_of_cultures.rules.city import cities
from aevum.games.clash_of_cultures.rules.clauses import OBJECTIVE, clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.objective_progress import is_met
from aevum.games.clash_of_cultures.rules.signals import HAPPENING, TURN_GOES_ON
from aevum.games.clash_of_cultures.rules.stock import lose
from aevum.games.clash_of_cultures.state_fields import FOUNDED, NATION_WIDTH, SETTLEMENTS, TERROR
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, always, decline, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

SCORING: Final = clause("objectives.score")
NOT_HELD: Final = clause("objectives.in_hand")
NOT_TWICE: Final = clause("objectives.twice")

_STATUS: Final = ("status_phase", "instant_or_status_phase")
_INSTANT: Final = ("instant", "instant_or_status_phase")
_JUDGES: Final = OBJECTIVES.acting("met")
"""By objective, the function that judges whether it is met; None where `is_met` counts."""


# -- scoring


def score(table: Table, seat: int, card: int, half: int) -> None:
    """Lay out a card as scored for one of its objectives."""
    objective = HALVES[card][half]
    table.goals[seat].remove(card)
    table.scored[seat].append(2 * card + half)
    table.objective_seen[card] = 0
    table.revealed += 1
    for good, amount in PAYS[objective]:
        lose(table, seat, good, amount, "event-pay")
    if objective == _CITY_FOUNDER:
        table.nation[seat * NATION_WIDTH + FOUNDED] = 1
    if table.log is not None:
        table.log.add("event-score", OBJECTIVE[objective], player=PLAYERS[seat], card=named(OBJECTIVES, objective))


_CITY_FOUNDER: Final = OBJECTIVES.number("city-founder")

# -- at once

_MET: Final = FIRST
"""Place in the frame: objectives reached by the last happening, as a bit mask."""


def boast(table: Table, seat: int, happening: str, cell: int = NONE) -> None:
    """Ask a seat that holds objectives whether it scores one, if all seats can see that an objective is reached."""
    if not table.goals[seat]:
        return
    met = 0
    for objective, judge in enumerate(_JUDGES):
        if judge is not None and CHECK[objective] in _INSTANT and judge(table, seat, happening, cell):
            met |= 1 << objective
    if met:
        push(table, BOAST, seat, met)


HAPPENING.connect(boast)


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
    decline(table, "event-pass", SCORING, player=PLAYERS[table.actor])


BOAST: Final = LAW.step("boast", SCORING, fields=("met",), passed_by=("pass",))
BOAST.answer("score", why_not=_why_not_boast, apply=_boast, candidates=_cards)
BOAST.answer("pass", why_not=always, apply=_silent)


@TURN_GOES_ON.connect
def _terror(table: Table) -> None:
    """Report a seat that owns four angry cities to the objectives; checked whenever the turn goes on."""
    nation = table.nation
    for seat in range(len(table.hands)):
        base = seat * NATION_WIDTH
        terror = int(nation[base + SETTLEMENTS] <= _SPARE and _angry_cities(table, seat) >= _TERROR)
        if terror != nation[base + TERROR]:
            nation[base + TERROR] = terror
            if terror:
                boast(table, seat, "terror")


def _angry_cities(table: Table, seat: int) -> int:
    return sum(table.mood[cell] == ANGRY for cell in cities(table, seat))


_TERROR: Final = 4
_SPARE: Final = LIMITS["settlement"] - _TERROR
"""Largest number of settlements not on the map that a seat with four cities can have."""

# -- in the Status Phase

_SCORED: Final = FIRST
"""Place in the frame: objectives scored in this phase, as a bit mask."""


def why_not_claim(table: Table, seat: int, card: int, half: int, scored: int) -> Clause | None:
    """Return the clause that forbids scoring a card in the Status Phase, or None.

    `scored`: objectives scored in this phase, as a bit mask.
    """
    if card not in table.goals[seat]:
        return NOT_HELD
    objective = HALVES[card][half]
    if scored >> objective & 1:
        return NOT_TWICE
    if CHECK[objective] not in _STATUS:
        return OBJECTIVE[objective]
    rival = NOT_WITH[objective]
    if rival != NONE and (
        scored >> rival & 1 or (rival == _CITY_FOUNDER and table.nation[seat * NATION_WIDTH + FOUNDED])
    ):
        return OBJECTIVE[objective]
    judge = _JUDGES[objective]
    met = judge(table, seat, "status", NONE) if judge is not None else is_met(table, seat, objective)
    return None if met else OBJECTIVE[objective]


def _why_not_claim(table: Table, argument: int) -> Clause | None:
    frames = table.frames
    return why_not_claim(table, frames[SEAT], argument >> 1, argument & 1, frames[_SCORED])


def _claimable(table: Table) -> Iterable[int]:
    return [argument for card in table.goals[table.frames[SEAT]] for argument in _OF_STATUS_PHASE[card]]


_OF_STATUS_PHASE: Final = tuple(
    tuple(2 * card + half for half in (0, 1) if CHECK[halves[half]] in _STATUS) for card, halves in enumerate(HALVES)
)
"""By card, the arguments that score it for an objective of the Status Phase."""


def _claim(table: Table, argument: int) -> None:
    frames = table.frames
    seat = frames[SEAT]
    frames[_SCORED] |= 1 << HALVES[argument >> 1][argument & 1]
    score(table, seat, argument >> 1, argument & 1)
    if not table.goals[seat]:
        pop(table)


def _done(table: Table, _: int) -> None:
    decline(table, "event-claimed", SCORING, player=PLAYERS[table.actor])


CLAIM: Final = LAW.step("claim", SCORING, fields=("scored",), passed_by=("done",))
CLAIM.answer("score", why_not=_why_not_claim, apply=_claim, candidates=_claimable)
CLAIM.answer("done", why_not=always, apply=_done)


def claim(table: Table, seat: int) -> None:
    """Let a seat score objectives in the Status Phase; a seat without cards is not asked."""
    if table.goals[seat]:
        push(table, CLAIM, seat)
