"""El fin de una era: what becomes obsolete, what changes hands with the decks, and when the match ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.civilization import LEADER, OUT, PACT, SHOWN, WIDTH, WONDER, YELLOW
from aevum.games.through_the_ages.facts import AGE, AGES, DATA, NONE
from aevum.games.through_the_ages.figures import YELLOW_LOST
from aevum.games.through_the_ages.options import FULL
from aevum.games.through_the_ages.rules.clauses import clause
from aevum.games.through_the_ages.rules.lead import remove_leader
from aevum.games.through_the_ages.rules.pacts import end_pact
from aevum.games.through_the_ages.rules.stages import discard_wonder
from aevum.games.through_the_ages.rules.turn import ACTIVE, is_basic

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

END_OF_AGE: Final = clause("ages.end")
OBSOLETE: Final = clause("ages.obsolete")
TOKENS_LOST: Final = clause("ages.tokens")
LAST_ROUND: Final = clause("ages.last_round")


def last_age(table: Table) -> int:
    """The last Age that has civil cards."""
    last: int = DATA["games"][table.options.game]["civil"]
    return last


def is_ending(table: Table) -> bool:
    """Has the last civil deck run out?"""
    return table.age > last_age(table)


def end_antiquity(table: Table) -> None:
    """The rest of deck A is put away; nothing becomes obsolete."""
    table.box += table.civil[0][table.civil_at :]
    table.age = 1
    table.civil_at = 0
    if table.log is not None:
        table.log.tell("event-age", END_OF_AGE, age=AGES[1])


def end_age(table: Table) -> None:
    """The last card of a civil deck has been laid."""
    table.used += table.military[table.age][table.military_at :]
    table.used_seen += [0] * (len(table.used) - len(table.used_seen))
    table.age += 1
    table.civil_at = table.military_at = 0
    if table.log is not None:
        table.log.tell("event-age", END_OF_AGE, age=AGES[table.age])
    if not is_basic(table):
        _make_obsolete(table, table.age - 2)
    if table.options.game == FULL:
        _lose_tokens(table)
    if table.covered:
        uncover(table)
    if is_ending(table):
        _call_last_round(table)


def _make_obsolete(table: Table, age: int) -> None:
    """Cards in hand, leaders, wonders under construction and pacts of this Age leave."""
    civ = table.civ
    for seat in range(len(table.hands)):
        base = seat * WIDTH
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
        table.log.tell("event-obsolete", OBSOLETE, age=AGES[age])


def _lose_tokens(table: Table) -> None:
    civ = table.civ
    for seat in range(len(table.hands)):
        place = seat * WIDTH + YELLOW
        if not civ[seat * WIDTH + OUT]:
            lost = min(YELLOW_LOST, civ[place])
            civ[place] -= lost
            table.yellow_box += lost
    if table.log is not None:
        table.log.tell("event-tokens-lost", TOKENS_LOST)


def uncover(table: Table) -> None:
    """The next bonus of Age by Age is turned up."""
    table.bonuses.append(table.covered.pop())
    table.revealed += 1
    table.unforeseen += 1


def _call_last_round(table: Table) -> None:
    """Whoever began the round has everybody play once more."""
    more = table.options.game == FULL and table.frames[ACTIVE] != table.first
    table.last_round = table.round + more
    if table.log is not None:
        table.log.tell("event-last-round", LAST_ROUND, round=table.last_round)
