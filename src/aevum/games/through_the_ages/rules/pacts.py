"""Rulebook chapter Pactos: beginning and ending pacts, and their effects on attacks; `ratings` counts their yield."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import FIRST_PACT, NONE, PLAYERS, named
from aevum.games.through_the_ages.rule_values import PACT_ATTACK, PACT_ENDS, PACT_FORBIDS, PACT_SHIELDS, PACT_SWAPS
from aevum.games.through_the_ages.rules.clauses import clause
from aevum.games.through_the_ages.rules.ratings import pacts_of, refresh
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, PACT, PARTNER, ROLE

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

CANCELLED: Final = clause("pacts.cancel")


def end_pact(table: Table, owner: int, *, for_good: bool = False) -> None:
    """End the pact that this seat has offered; `for_good`: its card leaves the game."""
    civ, base = table.civ, owner * CIV_WIDTH
    pact, partner = civ[base + PACT], civ[base + PARTNER]
    if for_good:
        table.box += (pact,)
    else:
        table.used.append(pact)
        table.used_seen.append((1 << len(table.hands)) - 1)
    civ[base + PACT] = civ[base + PARTNER] = NONE
    civ[base + ROLE] = 0
    if table.log is not None:
        table.log.add("event-pact-ends", CANCELLED, card=named(pact), player=PLAYERS[owner], other=PLAYERS[partner])
    refresh(table, owner)
    refresh(table, partner)


def begin_pact(table: Table, owner: int, partner: int, pact: int, side: int) -> None:
    """Begin an accepted pact; it replaces the one that its owner had offered before."""
    civ, base = table.civ, owner * CIV_WIDTH
    if civ[base + PACT] != NONE:
        end_pact(table, owner)
    civ[base + PACT], civ[base + PARTNER], civ[base + ROLE] = pact, partner, side
    refresh(table, owner)
    refresh(table, partner)


def forbid_attack(table: Table, seat: int, rival: int) -> bool:
    """Whether a pact between two seats forbids attacks."""
    return any(PACT_FORBIDS[pact] for pact, partner, _ in pacts_of(table, seat) if partner == rival)


def shield_from_war(table: Table, seat: int) -> bool:
    """Whether a pact forbids declaring war on this seat."""
    return any(PACT_SHIELDS[pact] == "ab"[side] for pact, _, side in pacts_of(table, seat))


def attack_bonus(table: Table, seat: int, rival: int) -> int:
    """Return the strength that a pact gives to the side that attacks the other."""
    return sum(PACT_ATTACK[pact] for pact, partner, _ in pacts_of(table, seat) if partner == rival)


def ended_by_attack(table: Table, seat: int, rival: int) -> list[int]:
    """Return the seats that have offered a pact between two seats which an attack ends."""
    civ = table.civ
    owners = []
    for owner, partner in ((seat, rival), (rival, seat)):
        pact = civ[owner * CIV_WIDTH + PACT]
        if pact != NONE and civ[owner * CIV_WIDTH + PARTNER] == partner and PACT_ENDS[pact - FIRST_PACT]:
            owners.append(owner)
    return owners


def end_by_attack(table: Table, seat: int, rival: int) -> None:
    """End the pacts between two seats that an attack ends."""
    for owner in ended_by_attack(table, seat, rival):
        end_pact(table, owner)


def swap_side(table: Table, seat: int) -> int:
    """Return the side of this seat in a pact that lets it swap food and resources; NONE if it has no such pact."""
    return next((side for pact, _, side in pacts_of(table, seat) if PACT_SWAPS[pact]), NONE)
