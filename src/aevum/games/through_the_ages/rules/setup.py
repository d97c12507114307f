"""Rulebook chapter Preparación: decks of the chosen game and number of players, the row, first events, bonuses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.civilization import START
from aevum.games.through_the_ages.constants import (
    AGE,
    CARDS,
    CIVIL_CARDS,
    COPIES,
    DATA,
    FINAL_EVENTS,
    FIRST_AGGRESSION,
    FIRST_EVENT,
    FIRST_PACT,
    FIRST_TACTIC,
    FIRST_WAR,
    NUMBER,
    PLACES,
    PLAYERS,
    named,
)
from aevum.games.through_the_ages.options import ADVANCED, BY_GAME, FULL, NO
from aevum.games.through_the_ages.rule_values import EVENTS_BESIDE_PLAYERS
from aevum.games.through_the_ages.rules.clauses import clause
from aevum.games.through_the_ages.rules.law import LAW
from aevum.games.through_the_ages.rules.ratings import rate, tokens_owned
from aevum.games.through_the_ages.rules.turn import begin, is_basic
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, RED, WHITE, YELLOW
from aevum.kernel.chance import Chance
from aevum.kernel.events import all_but, only
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, Prompt, pop, push

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table
    from aevum.games.through_the_ages.view import TableView

CHOOSING: Final = clause("setup.bonuses")
NOT_THERE: Final = clause("setup.not_offered")
_AGE_BY_AGE: Final = 5
"""Number of bonuses in the variant that uncovers one Age by Age."""
_POLITICS: Final = NUMBER["development-of-politics"]
_PER_SEAT: Final = {2: 2, 3: 1, 4: 1}
"""Bonuses that each seat keeps, by number of players."""
_CARDS_LEFT: Final = FIRST
"""Place in the frame: bonuses still to be kept by all seats together."""


def set_up(table: Table, chance: Chance) -> None:
    """Set up the state before the first turn."""
    seats = len(table.hands)
    table.civ[:] = START * seats
    _shuffle_decks(table, chance)
    _begin_events(table, chance)
    _choose_bonuses(table, chance)
    for seat in range(seats):
        base = seat * CIV_WIDTH
        table.civ[base + YELLOW] += table.options.easier
        table.yellow_box -= table.options.easier
    table.first = chance.below(seats)
    table.card_row = list(table.civil[0][:PLACES])
    table.civil_at = PLACES
    for seat in range(seats):
        base = seat * CIV_WIDTH
        table.civ[base + WHITE], table.civ[base + RED] = tokens_owned(table, seat)
        rate(table, seat)
    table.chance = chance.state
    if table.pool or any(table.dealt):
        push(table, KEEP, table.first, _PER_SEAT[seats] * seats)
    else:
        begin(table, table.first)


# -- the decks


def copies(table: Table, card: int) -> int:
    """Return the number of copies of a card in this match."""
    seats = len(table.hands)
    options = table.options
    if card >= CIVIL_CARDS:
        if options.game == ADVANCED and FIRST_WAR <= card < FIRST_PACT:
            return 0
        if options.peace != NO and FIRST_AGGRESSION <= card < FIRST_PACT:
            return 0
        if options.peace == "no_attacks_no_pacts" and FIRST_PACT <= card < FIRST_TACTIC:
            return 0
    return COPIES[card][seats - 2]


def _deck(table: Table, cards: range, age: int) -> list[int]:
    """Return a deck in the order of card numbers.

    Events that may become bonuses are left out; `_put_back` adds those that do not.
    """
    return [card for card in cards if AGE[card] == age and card not in FINAL_EVENTS for _ in range(copies(table, card))]


def _shuffle_decks(table: Table, chance: Chance) -> None:
    """Shuffle all decks that the game uses; the others stay in the box."""
    game = DATA["games"][table.options.game]
    civil: list[tuple[int, ...]] = []
    for age in range(4):
        deck = _deck(table, range(CIVIL_CARDS), age) if age <= game["civil"] else []
        chance.shuffle(deck)
        civil.append(tuple(deck))
    table.civil = tuple(civil)
    military: list[tuple[int, ...]] = []
    for age in range(4):
        deck = _deck(table, range(FIRST_EVENT, len(CARDS)), age) if age <= game["military"] else []
        chance.shuffle(deck)
        military.append(tuple(deck))
    table.military = tuple(military)


def _begin_events(table: Table, chance: Chance) -> None:
    """Lay out the current events: in the basic game all of Age A but Politics, else two more than there are players."""
    deck = list(table.military[0])
    if is_basic(table):
        deck.remove(_POLITICS)
        table.current = deck
    else:
        count = len(table.hands) + EVENTS_BESIDE_PLAYERS
        table.current = deck[:count]
        table.used = sorted(deck[count:])
        table.used_seen = [0] * len(table.used)
    table.military = ((), *table.military[1:])


# -- the bonuses at the end


def _choose_bonuses(table: Table, chance: Chance) -> None:
    """Select the events of Age III that score at the end: open, face down, dealt, or to choose from."""
    if is_basic(table):
        return
    rest = list(FINAL_EVENTS)
    chance.shuffle(rest)
    public = _public_bonuses(table)
    table.bonuses, rest = sorted(rest[:public]), rest[public:]
    match table.options.bonuses:
        case "age_by_age":
            table.covered, rest = rest[:_AGE_BY_AGE], rest[_AGE_BY_AGE:]
            table.bonuses.append(table.covered.pop())
        case "private":
            seats = len(table.hands)
            share = len(rest) // seats
            for seat in range(seats):
                table.dealt[seat] = sorted(rest[seat * share : seat * share + share])
            rest = rest[share * seats :]
        case "open_choice":
            table.pool, rest = sorted(rest), []
    _put_back(table, rest, chance)


def _public_bonuses(table: Table) -> int:
    """Return the number of bonuses that lie open from the start."""
    options = table.options
    if options.public_bonuses == NO:
        return 0
    if options.public_bonuses == BY_GAME:
        return int(DATA["games"][options.game].get("bonuses", 0))
    return int(options.public_bonuses)


def _put_back(table: Table, events: Iterable[int], chance: Chance) -> None:
    """Shuffle unused bonuses into military deck III if the game uses it; else they are out of the game."""
    if table.options.game == FULL:
        deck = sorted((*table.military[3], *events))
        chance.shuffle(deck)
        table.military = (*table.military[:3], tuple(deck))
    else:
        table.used += events
        table.used_seen += [0] * (len(table.used) - len(table.used_seen))


# -- each seat keeps one bonus or two


def _offered(table: Table) -> list[int]:
    """Return the bonuses that the deciding seat may choose from."""
    return table.pool or table.dealt[table.frames[SEAT]]


def _why_not_keep(table: Table, argument: int) -> Clause | None:
    return None if FINAL_EVENTS[argument] in _offered(table) else NOT_THERE


def _keep(table: Table, argument: int) -> None:
    """Keep one bonus, openly or in secret; then the next seat chooses."""
    seat, card = table.frames[SEAT], FINAL_EVENTS[argument]
    _offered(table).remove(card)
    if table.dealt[seat]:
        table.private[seat].append(card)
        if table.log is not None:
            table.log.add("event-keep-by-you", CHOOSING, only(seat), card=named(card))
            table.log.add("event-keep", CHOOSING, all_but(seat), player=PLAYERS[seat])
    else:
        table.bonuses.append(card)
        if table.log is not None:
            table.log.add("event-choose-bonus", CHOOSING, player=PLAYERS[seat], card=named(card))
    table.frames[_CARDS_LEFT] -= 1
    if table.frames[_CARDS_LEFT]:
        table.frames[SEAT] = (seat + 1) % len(table.hands)
    else:
        _finish_choice(table)


def _finish_choice(table: Table) -> None:
    """Put back the bonuses that no seat has chosen, and begin the first turn."""
    chance = Chance(table.chance)
    left = table.pool + [card for cards in table.dealt for card in cards]
    table.pool = []
    table.dealt = [[] for _ in table.hands]
    _put_back(table, left, chance)
    table.chance = chance.state
    pop(table)
    begin(table, table.first)


def _asks_keep(view: TableView) -> Prompt:
    return "prompt-keep", {"left": view.pending["bonuses_left"]}


KEEP: Final = LAW.step("keep", CHOOSING, fields=("bonuses_left",), asks=_asks_keep)
KEEP.answer("keep", why_not=_why_not_keep, apply=_keep)
