"""Rulebook chapter El fin de una era: cards that become obsolete, the change of decks, and the last round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import AGE, AGES, DATA, NONE, PLAYERS, named
from aevum.games.through_the_ages.options import FULL
from aevum.games.through_the_ages.rule_values import YELLOW_LOST
from aevum.games.through_the_ages.rules.clauses import clause
from aevum.games.through_the_ages.rules.lead import remove_leader
from aevum.games.through_the_ages.rules.pacts import end_pact
from aevum.games.through_the_ages.rules.stages import discard_wonder
from aevum.games.through_the_ages.rules.turn import ACTIVE, is_basic
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, LEADER, OUT, PACT, SHOWN, WONDER, YELLOW
from aevum.kernel.events import only

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

END_OF_AGE: Final = clause("ages.end")
OBSOLETE: Final = clause("ages.obsolete")
TOKENS_LOST: Final = clause("ages.tokens")
LAST_ROUND: Final = clause("ages.last_round")


def last_age(table: Table) -> int:
    """Return the last Age that has civil cards."""
    last: int = DATA["games"][table.options.game]["civil"]
    return last


def is_ending(table: Table) -> bool:
    """Whether the last civil deck has run out."""
    return table.age > last_age(table)


def end_antiquity(table: Table) -> None:
    """Put away the rest of deck A; nothing becomes obsolete."""
    table.box += table.civil[0][table.civil_at :]
    table.age = 1
    table.civil_at = 0
    if table.log is not None:
        table.log.add("event-age", END_OF_AGE, age=AGES[1])


def end_age(table: Table) -> None:
    """End the current Age, after the last card of its civil deck has been laid."""
    table.used += table.military[table.age][table.military_at :]
    table.used_seen += [0] * (len(table.used) - len(table.used_seen))
    table.age += 1
    table.civil_at = table.military_at = 0
    if table.log is not None:
        table.log.add("event-age", END_OF_AGE, age=AGES[table.age])
    if not is_basic(table):
        _make_obsolete(table, table.age - 2)
    if table.options.game == FULL:
        _lose_tokens(table)
    if table.covered:
        uncover(table)
    if is_ending(table):
        _call_last_round(table)


def _make_obsolete(table: Table, age: int) -> None:
    """Remove cards in hand, leaders, wonders under construction and pacts of this Age and older."""
    civ = table.civ
    if table.log is not None:
        _tell_outdated(table, age)
    for seat in range(len(table.hands)):
        base = seat * CIV_WIDTH
        table.box += tuple(card for card in table.civil_hands[seat] if AGE[card] <= age)
        table.civil_hands[seat] = [card for card in table.civil_hands[seat] if AGE[card] > age]
        old = [card for card in table.hands[seat] if AGE[card] <= age]
        table.used += old
        table.used_seen += [1 << seat] * len(old)
        if old:
            civ[base + SHOWN] = 0
        table.hands[seat] = [card for card in table.hands[seat] if AGE[card] > age]
        if civ[base + LEADER] != NONE and AGE[civ[base + LEADER]] <= age:
            remove_leader(table, seat)
        if civ[base + WONDER] != NONE and AGE[civ[base + WONDER]] <= age:
            discard_wonder(table, seat)
        if civ[base + PACT] != NONE and AGE[civ[base + PACT]] <= age:
            end_pact(table, seat)
    if table.log is not None:
        table.log.add("event-obsolete", OBSOLETE, age=AGES[age])


def _tell_outdated(table: Table, age: int) -> None:
    """Log the cards that become obsolete: those in play for all seats, military cards for their holder alone."""
    assert table.log is not None
    civ = table.civ
    for seat in range(len(table.hands)):
        base = seat * CIV_WIDTH
        open_cards = (civ[base + LEADER], civ[base + WONDER], *table.civil_hands[seat])
        shown = [card for card in open_cards if card != NONE and AGE[card] <= age]
        if shown:
            table.log.add("event-outdated", OBSOLETE, player=PLAYERS[seat], cards=named(*shown))
        held = [card for card in table.hands[seat] if AGE[card] <= age]
        if held:
            table.log.add("event-outdated-by-you", OBSOLETE, only(seat), cards=named(*held))


def _lose_tokens(table: Table) -> None:
    civ = table.civ
    for seat in range(len(table.hands)):
        place = seat * CIV_WIDTH + YELLOW
        if not civ[seat * CIV_WIDTH + OUT]:
            lost = min(YELLOW_LOST, civ[place])
            civ[place] -= lost
            table.yellow_box += lost
    if table.log is not None:
        table.log.add("event-tokens-lost", TOKENS_LOST)


def uncover(table: Table) -> None:
    """Turn up the next bonus of the variant Age by Age."""
    table.bonuses.append(table.covered.pop())
    table.revealed += 1
    table.learned += 1


def _call_last_round(table: Table) -> None:
    """Set the last round: the current one, or the next in the full game unless the starting player ended the Age."""
    more = table.options.game == FULL and table.frames[ACTIVE] != table.first
    table.last_round = table.round + more
    if table.log is not None:
        table.log.add("event-last-round", LAST_ROUND, round=table.last_round)
