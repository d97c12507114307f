"""Colonies and old wonders of a civilization, and the effects of cards that take them away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import (
    BIT,
    FIRST_TERRITORY,
    FIRST_WONDER,
    OLD_WONDERS,
    PLAYERS,
    TERRITORIES,
    named,
)
from aevum.games.through_the_ages.rule_values import CARD_BLUE, CARD_YELLOW
from aevum.games.through_the_ages.rules.card_effects import asks_which, change
from aevum.games.through_the_ages.rules.clauses import clause
from aevum.games.through_the_ages.rules.law import LAW
from aevum.games.through_the_ages.rules.ratings import refresh
from aevum.games.through_the_ages.rules.stores import gain_tokens
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, COLONIES, FINISHED, RUINED, YELLOW
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import Step

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

COLONY_LOST: Final = clause("colonies.lost")


# -- a colony


def keep_colony(table: Table, seat: int, territory: int) -> None:
    """Make a territory a colony; its tokens come from the box."""
    civ, base = table.civ, seat * CIV_WIDTH
    civ[base + COLONIES] |= BIT[territory - FIRST_TERRITORY]
    civ[base + YELLOW] += CARD_YELLOW[territory]
    table.yellow_box -= CARD_YELLOW[territory]
    gain_tokens(table, seat, CARD_BLUE[territory])
    refresh(table, seat)


def lose_colony(table: Table, seat: int, territory: int) -> None:
    """Take a colony away with its lasting bonus: yellow tokens as far as the bank has them, blue ones from anywhere."""
    civ, base = table.civ, seat * CIV_WIDTH
    civ[base + COLONIES] ^= BIT[territory - FIRST_TERRITORY]
    yellow = min(civ[base + YELLOW], CARD_YELLOW[territory])
    civ[base + YELLOW] -= yellow
    table.yellow_box += yellow
    gain_tokens(table, seat, -CARD_BLUE[territory])
    refresh(table, seat)
    if table.log is not None:
        table.log.add("event-colony-lost", COLONY_LOST, player=PLAYERS[seat], card=named(territory))


def colonies(table: Table, seat: int) -> list[int]:
    """Return the territories that a civilization holds."""
    held = table.civ[seat * CIV_WIDTH + COLONIES]
    return [FIRST_TERRITORY + colony for colony in range(len(TERRITORIES)) if held & BIT[colony]]


@change("colony")
def colony(table: Table, seat: int, _: int) -> Step[Table] | None:
    held = colonies(table, seat)
    if len(held) > 1:
        return CEDE
    for territory in held:
        table.past.append(territory)
        lose_colony(table, seat, territory)
    return None


def _colonies(table: Table) -> Iterable[int]:
    return [territory - FIRST_TERRITORY for territory in colonies(table, table.frames[SEAT])]


def _why_not_cede(table: Table, argument: int) -> Clause | None:
    return None if table.civ[table.frames[SEAT] * CIV_WIDTH + COLONIES] & BIT[argument] else CEDE.clause


def _cede(table: Table, argument: int) -> None:
    table.past.append(FIRST_TERRITORY + argument)
    lose_colony(table, table.frames[SEAT], FIRST_TERRITORY + argument)
    LAW.finish(table)


CEDE: Final = LAW.step("cede", clause("colonies.cede"), fields=("what", "amount", "card"), asks=asks_which)
CEDE.answer("cede", why_not=_why_not_cede, apply=_cede, candidates=_colonies)


# -- an old wonder


def old_wonders(table: Table, seat: int) -> list[int]:
    """Return the finished wonders of Ages A and I that still stand, as places in `OLD_WONDERS`."""
    civ, base = table.civ, seat * CIV_WIDTH
    whole = civ[base + FINISHED] & ~civ[base + RUINED]
    return [place for place, card in enumerate(OLD_WONDERS) if whole & BIT[card - FIRST_WONDER]]


@change("wonder")
def wonder(table: Table, seat: int, _: int) -> Step[Table] | None:
    standing = old_wonders(table, seat)
    if len(standing) > 1:
        return RUIN
    for place in standing:
        ruin(table, seat, place)
    return None


def ruin(table: Table, seat: int, place: int) -> None:
    """Turn a wonder face down; it then has no effect but a little culture."""
    card = OLD_WONDERS[place]
    table.civ[seat * CIV_WIDTH + RUINED] |= BIT[card - FIRST_WONDER]
    refresh(table, seat)
    if table.log is not None:
        table.log.add("event-ruined", RUIN.clause, player=PLAYERS[seat], card=named(card))


def _old_wonders(table: Table) -> Iterable[int]:
    return old_wonders(table, table.frames[SEAT])


def _why_not_ruin(table: Table, place: int) -> Clause | None:
    return None if place in old_wonders(table, table.frames[SEAT]) else RUIN.clause


def _ruin(table: Table, place: int) -> None:
    ruin(table, table.frames[SEAT], place)
    LAW.finish(table)


RUIN: Final = LAW.step("ruin", clause("events.ruin"), fields=("what", "amount", "card"), asks=asks_which)
RUIN.answer("ruin", why_not=_why_not_ruin, apply=_ruin, candidates=_old_wonders)
