"""Rulebook chapter Cartas de evento: drawing event cards, their icons and their effects."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import (
    CULTURE,
    EVENTS,
    FOOD,
    ICON,
    ICONS,
    NONE,
    PLAYERS,
    named,
)
from aevum.games.clash_of_cultures.options import ICONS_ONLY, OPTIONAL
from aevum.games.clash_of_cultures.rule_values import (
    EVENT_FOOD,
    FLOOD,
    FLOOD_ALL,
    FOOD_ALL,
    FOOD_GIVEN,
    FOOD_LOST,
    IGNORES,
    KILLS,
    KILLS_MORE,
    MOOD_LOST,
    PERSON,
    SETTLER,
    SETTLER_GIVEN,
    SICKENS,
    SICKENS_MORE,
    STAPLES,
)
from aevum.games.clash_of_cultures.rules.barbarians import ICON_EFFECTS
from aevum.games.clash_of_cultures.rules.clauses import EVENT, UNPAID, clause
from aevum.games.clash_of_cultures.rules.great_persons import CALL
from aevum.games.clash_of_cultures.rules.hands import numbers_of, shuffled
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.mood_loss import dampen
from aevum.games.clash_of_cultures.rules.signals import EVENT_DUE
from aevum.games.clash_of_cultures.rules.spoils import shelter
from aevum.games.clash_of_cultures.rules.stock import (
    DUE_CULTURE,
    charge,
    gain,
    known,
    limit,
    lose,
    owned,
)
from aevum.games.clash_of_cultures.rules.tokens import could_pay
from aevum.games.clash_of_cultures.rules.unit_deaths import bury, units_of
from aevum.games.clash_of_cultures.state_fields import NATION_WIDTH, SETTLERS, SICK
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, THIRD, Prompt, always, decline, pop, push
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table
    from aevum.games.clash_of_cultures.view import TableView

DRAWING: Final = clause("events.draw")
OPTION: Final = clause("events.optional")
WITHOUT: Final = clause("events.none")
ICON_RULE: Final = clause("events.icons")
ORDER: Final = clause("events.order")
PERSONS: Final = clause("events.persons")
SHARING: Final = clause("events.share")

_EVENT: Final = FIRST
_STAGE: Final = SECOND
_DECLINED: Final = THIRD

KEEP_PRICE: Final = 1
OTHERS_PRICE: Final = 2


def turn_order(table: Table) -> list[int]:
    """Return the seats in turn order, from the first player on."""
    start = table.clockwise.index(table.first)
    return [*table.clockwise[start:], *table.clockwise[:start]]


# -- drawing


@EVENT_DUE.connect
def draw_event(table: Table, seat: int) -> None:
    """Draw an event and resolve it; with optional events the seat first decides about all but the icon."""
    if table.options.events == OPTIONAL:
        push(table, WHETHER, seat)
    else:
        _draw(table, seat, declined=table.options.events == ICONS_ONLY)


def _draw(table: Table, seat: int, *, declined: bool) -> None:
    if not table.event_deck:
        under_way = set(numbers_of(table, RESOLVE, CALL))
        table.event_deck, table.event_discards = shuffled(table, table.event_discards, under_way)
    if not table.event_deck:
        return
    event = table.event_deck.pop()
    table.event_discards.append(event)
    table.revealed += 1
    table.learned += 1
    if table.log is not None:
        table.log.add("event-event", DRAWING, player=PLAYERS[seat], card=named(EVENTS, event))
    push(table, RESOLVE, seat, event, 0, int(declined))


def _accept_event(table: Table, _: int) -> None:
    _decided(table, declined=False)


def _decline_event(table: Table, _: int) -> None:
    _decided(table, declined=True)


def _decided(table: Table, *, declined: bool) -> None:
    seat = table.frames[SEAT]
    pop(table)
    _draw(table, seat, declined=declined)


WHETHER: Final = LAW.step("whether", OPTION, passed_by=("pass",))
WHETHER.answer("yes", why_not=always, apply=_accept_event)
WHETHER.answer("pass", why_not=always, apply=_decline_event)


def _resolve(table: Table) -> None:
    """Resolve the icon, then the effect on the drawer, then the effect on one seat after another."""
    frames = table.frames
    seat, event = frames[SEAT], frames[_EVENT]
    frames[_STAGE] += 1
    stage = frames[_STAGE]
    if stage == 1:
        if ICON[event] != NONE:
            if table.log is not None:
                table.log.add("event-icon", ICON_RULE, icon=Name(f"icon-{ICONS[ICON[event]]}"))
            ICON_EFFECTS[ICON[event]](table, seat)
    elif frames[_DECLINED] or stage > 2 + len(table.hands):
        pop(table)
    elif stage == 2:
        _on_drawer(table, seat, event)
    else:
        _on_each(table, turn_order(table)[stage - 3], event)


RESOLVE: Final = LAW.step("event", ORDER, fields=("event", "stage", "declined"), run=_resolve)


def _on_drawer(table: Table, seat: int, event: int) -> None:
    """Apply the effects of an event card on the seat that drew it."""
    if known(table, seat) & IGNORES[event]:
        return
    if PERSON[event] != NONE:
        _offer_person(table, seat, event)
    gain(table, seat, FOOD, EVENT_FOOD[event])
    dampen(table, seat, event, MOOD_LOST[event])
    _give_away(table, seat, event)
    dampen(table, seat, event, FLOOD[event], at_sea=True)
    if FOOD_LOST[event]:
        famine(table, seat, event)
    drawn = EVENTS.acting("drawn")[event]
    if drawn is not None:
        drawn(table, seat, event)


def _give_away(table: Table, seat: int, event: int) -> None:
    """Let the drawer give food and a Settler to other seats, and place a Settler of its own."""
    if FOOD_GIVEN[event]:
        push(table, SHARE, seat, FOOD_GIVEN[event])
    if SETTLER_GIVEN[event]:
        push(table, GIVE_SETTLER, seat, event)
    if SETTLER[event]:
        shelter(table, seat, EVENT[event])


def _on_each(table: Table, seat: int, event: int) -> None:
    """Apply the effects that an event card has on all seats to one of them."""
    if known(table, seat) & IGNORES[event]:
        return
    if FOOD_ALL[event]:
        gain(table, seat, FOOD, FOOD_ALL[event])
    if FLOOD_ALL[event]:
        dampen(table, seat, event, FLOOD_ALL[event], at_sea=True)
    more = bool(known(table, seat) & STAPLES)
    if SICKENS[event] and table.city.count(seat) > 1:
        table.nation[seat * NATION_WIDTH + SICK] = 1
        dampen(table, seat, event, SICKENS_MORE[event] if more else SICKENS[event])
    if KILLS[event] and units_of(table, seat) > 1:
        bury(table, seat, KILLS_MORE[event] if more else KILLS[event])
    shaken = EVENTS.acting("struck")[event]
    if shaken is not None:
        shaken(table, seat, event)


def famine(table: Table, seat: int, event: int) -> None:
    """Take food from a seat; a seat that has too little makes a city angry."""
    amount = FOOD_LOST[event]
    if lose(table, seat, FOOD, amount) < amount:
        dampen(table, seat, event, 1, anger=True)


# -- gifts


def _hungry(table: Table) -> Iterable[int]:
    """Return the other seats with room for food."""
    seat = table.frames[SEAT]
    return [
        other
        for other in range(len(table.hands))
        if other != seat and owned(table, other, FOOD) < limit(table, other, FOOD)
    ]


def _share_on(table: Table) -> None:
    if not table.frames[FIRST] or not _hungry(table):
        pop(table)
        return


def _share(table: Table, other: int) -> None:
    table.frames[FIRST] -= 1
    gain(table, other, FOOD, 1)


SHARE: Final = LAW.choice("share", SHARING, "whom", _hungry, _share, fields=("food",), run=_share_on)


def _homes(table: Table) -> Iterable[int]:
    """Return the other seats that can take a Settler."""
    seat = table.frames[SEAT]
    return [
        other
        for other in range(len(table.hands))
        if other != seat and other in table.city and table.nation[other * NATION_WIDTH + SETTLERS]
    ]


def _send_on(table: Table) -> None:
    if not _homes(table):
        pop(table)
        return


def _send(table: Table, other: int) -> None:
    event = table.frames[FIRST]
    pop(table)
    shelter(table, other, EVENT[event])


GIVE_SETTLER: Final = LAW.choice("give-settler", SHARING, "whom", _homes, _send, fields=("event",), run=_send_on)


# -- great persons


def _offer_person(table: Table, seat: int, event: int) -> None:
    """Offer a great person to the drawer first, then to the others in turn order, as far as they could pay."""
    push(table, OFFER, seat, event, NONE)


_TRIED: Final = SECOND
"""Place in the frame: number of other seats that were asked; NONE = the drawer has not been asked."""


def _offer_on(table: Table) -> None:
    """Ask the next seat that could take the card; seats that could not have the tokens are skipped."""
    frames = table.frames
    drawer = frames[SEAT]
    if frames[_TRIED] == NONE:
        frames[_TRIED] = 0
        if could_pay(table, drawer, CULTURE, KEEP_PRICE):
            push(table, TAKE_PERSON, drawer, frames[_EVENT], KEEP_PRICE)
            return
    others = [other for other in turn_order(table) if other != drawer]
    while frames[_TRIED] < len(others):
        other = others[frames[_TRIED]]
        frames[_TRIED] += 1
        if could_pay(table, other, CULTURE, OTHERS_PRICE):
            push(table, TAKE_PERSON, other, frames[_EVENT], OTHERS_PRICE)
            return
    pop(table)


OFFER: Final = LAW.step("offer-person", PERSONS, fields=("event",), run=_offer_on)


def _why_not_person(table: Table, _: int) -> Clause | None:
    frames = table.frames
    return None if owned(table, frames[SEAT], CULTURE) >= frames[SECOND] else UNPAID


def _take_person(table: Table, _: int) -> None:
    frames = table.frames
    seat, event, tokens = frames[SEAT], frames[FIRST], frames[SECOND]
    pop(table)
    pop(table)
    table.event_discards.remove(event)
    table.persons[seat].append(event)
    charge(table, seat, tokens * DUE_CULTURE)
    if table.log is not None:
        table.log.add("event-person", PERSONS, player=PLAYERS[seat], card=named(EVENTS, event))


def _leave_person(table: Table, _: int) -> None:
    decline(table, "event-pass", PERSONS, player=PLAYERS[table.actor])


def _asks_person(view: TableView) -> Prompt:
    return "prompt-person", {"card": named(EVENTS, view.pending["event"]), "tokens": view.pending["tokens"]}


TAKE_PERSON: Final = LAW.step("person", PERSONS, fields=("event", "tokens"), asks=_asks_person, passed_by=("pass",))
TAKE_PERSON.answer("keep", why_not=_why_not_person, apply=_take_person)
TAKE_PERSON.answer("pass", why_not=always, apply=_leave_person)
