"""Cartas de evento: when they are drawn, the icon, and what the card does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import (
    ANGRY,
    CULTURE,
    EVENTS,
    FOOD,
    ICON,
    ICONS,
    MOOD,
    NONE,
    PLAYERS,
    named,
)
from aevum.games.clash_of_cultures.figures import (
    CONSOLES,
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
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.moves import FIRST_CARGO, FIRST_SHIP
from aevum.games.clash_of_cultures.nation import ARMIES, SETTLERS, SICK, WIDTH
from aevum.games.clash_of_cultures.options import ICONS_ONLY, OPTIONAL
from aevum.games.clash_of_cultures.rules import learn
from aevum.games.clash_of_cultures.rules.barbarians import ICON_EFFECTS
from aevum.games.clash_of_cultures.rules.choosing import choice, decline
from aevum.games.clash_of_cultures.rules.city import cities, coast, lower_mood, set_mood
from aevum.games.clash_of_cultures.rules.clauses import ASKED, EVENT, UNPAID, clause
from aevum.games.clash_of_cultures.rules.law import LAW, automatic
from aevum.games.clash_of_cultures.rules.spoils import shelter
from aevum.games.clash_of_cultures.rules.stock import (
    DUE_CULTURE,
    DUE_MOOD,
    charge,
    gain,
    has,
    known,
    limit,
    lose,
    owned,
)
from aevum.games.clash_of_cultures.rules.units import (
    HALF,
    SHIPS_EACH,
    armies_at,
    armies_of,
    cargo_armies,
    cargo_settlers,
    drop,
    fleet,
    held,
    remove_armies,
    remove_settlers,
    settlers_at,
    ships_at,
    sink,
)
from aevum.kernel.chance import Chance
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, FOURTH, SECOND, THIRD, Asked, pop, push
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
MOOD_RULE: Final = clause("events.mood")
SHARING: Final = clause("events.share")
DYING: Final = clause("events.units")

_EVENT: Final = FIRST
_STAGE: Final = SECOND
_DECLINED: Final = THIRD

KEEP_PRICE: Final = 1
OTHERS_PRICE: Final = 2


def turn_order(table: Table) -> list[int]:
    """The seats from the first player on."""
    start = table.clockwise.index(table.first)
    return [*table.clockwise[start:], *table.clockwise[:start]]


# -- drawing


def draw_event(table: Table, seat: int) -> None:
    """An event is drawn and resolved."""
    if table.options.events == OPTIONAL:
        push(table, WHETHER, seat)
    else:
        _draw(table, seat, declined=table.options.events == ICONS_ONLY)


learn.after_gaining.append(draw_event)


def _draw(table: Table, seat: int, *, declined: bool) -> None:
    if not table.event_deck and table.event_discards:
        chance = Chance(table.chance)
        table.event_deck = sorted(table.event_discards)
        table.event_discards = []
        chance.shuffle(table.event_deck)
        table.chance = chance.state
    if not table.event_deck:
        return
    event = table.event_deck.pop()
    table.event_discards.append(event)
    table.revealed += 1
    table.unforeseen += 1
    if table.log is not None:
        table.log.tell("event-event", DRAWING, player=PLAYERS[seat], card=named(EVENTS, event))
    push(table, RESOLVE, seat, event, 0, int(declined))


def _why_not(table: Table, _: int) -> Clause | None:
    return None


def _accept_event(table: Table, _: int) -> None:
    _decided(table, declined=False)


def _decline_event(table: Table, _: int) -> None:
    _decided(table, declined=True)


def _decided(table: Table, *, declined: bool) -> None:
    seat = table.frames[SEAT]
    pop(table)
    _draw(table, seat, declined=declined)


WHETHER: Final = LAW.step("whether", OPTION, left_by=("pass",))
WHETHER.answer("yes", why_not=_why_not, apply=_accept_event)
WHETHER.answer("pass", why_not=_why_not, apply=_decline_event)


def _resolve(table: Table) -> None:
    """The icon, then the effect on the drawer, then on one seat after another."""
    frames = table.frames
    seat, event = frames[SEAT], frames[_EVENT]
    frames[_STAGE] += 1
    stage = frames[_STAGE]
    if stage == 1:
        if ICON[event] != NONE:
            if table.log is not None:
                table.log.tell("event-icon", ICON_RULE, icon=Name(f"icon-{ICONS[ICON[event]]}"))
            ICON_EFFECTS[ICON[event]](table, seat)
    elif frames[_DECLINED] or stage > 2 + len(table.hands):
        pop(table)
    elif stage == 2:
        _on_drawer(table, seat, event)
    else:
        _on_each(table, turn_order(table)[stage - 3], event)


RESOLVE: Final = LAW.step("event", ORDER, numbers=("event", "stage", "declined"), resume=_resolve)


def _on_drawer(table: Table, seat: int, event: int) -> None:
    """What the card does to who drew it."""
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
    """Food and Settlers for others and for oneself."""
    if FOOD_GIVEN[event]:
        push(table, SHARE, seat, FOOD_GIVEN[event])
    if SETTLER_GIVEN[event]:
        push(table, GIVE_SETTLER, seat, event)
    if SETTLER[event]:
        shelter(table, seat, EVENT[event])


def _on_each(table: Table, seat: int, event: int) -> None:
    """What the card does to everybody."""
    if known(table, seat) & IGNORES[event]:
        return
    if FOOD_ALL[event]:
        gain(table, seat, FOOD, FOOD_ALL[event])
    if FLOOD_ALL[event]:
        dampen(table, seat, event, FLOOD_ALL[event], at_sea=True)
    more = bool(known(table, seat) & STAPLES)
    if SICKENS[event] and table.city.count(seat) > 1:
        table.nation[seat * WIDTH + SICK] = 1
        dampen(table, seat, event, SICKENS_MORE[event] if more else SICKENS[event])
    if KILLS[event] and units_of(table, seat) > 1:
        push(table, BURIAL, seat, KILLS_MORE[event] if more else KILLS[event])
    shaken = EVENTS.acting("struck")[event]
    if shaken is not None:
        shaken(table, seat, event)


def famine(table: Table, seat: int, event: int) -> None:
    """Food is lost; who has too little makes a city angry."""
    amount = FOOD_LOST[event]
    if lose(table, seat, FOOD, amount) < amount:
        dampen(table, seat, event, 1, anger=True)


# -- mood lost

_COUNT: Final = SECOND
_MANNER: Final = THIRD
"""1: the city turns angry; 2: only cities at the sea."""
_HIT: Final = FOURTH
"""Cities hit, as a mask."""


def dampen(
    table: Table, seat: int, event: int, count: int, *, anger: bool = False, at_sea: bool = False, cells: int = 0
) -> None:
    """So many cities of a seat lose mood, the seat's choice. `cells`: just these, as a mask."""
    if count:
        push(table, DAMPEN, seat, event, count, int(anger) + 2 * int(at_sea), ~cells if cells else 0)


def _damp(table: Table) -> list[int]:
    """Cities that can lose mood."""
    frames = table.frames
    return [
        cell
        for cell in cities(table, frames[SEAT])
        if table.mood[cell] != ANGRY
        and not frames[_HIT] >> cell & 1
        and (not frames[_MANNER] & 2 or coast(table, cell))
    ]


def _dampen_on(table: Table) -> None:
    """Until enough cities are hit."""
    frames = table.frames
    if not frames[_COUNT] or not _damp(table):
        pop(table)
        return


def _dampen(table: Table, cell: int) -> None:
    frames = table.frames
    seat = frames[SEAT]
    frames[_COUNT] -= 1
    frames[_HIT] |= 1 << cell
    if has(table, seat, CONSOLES) and owned(table, seat, MOOD):
        push(table, CONSOLE, seat, cell, frames[_MANNER] & 1)
        return
    _fall(table, cell, anger=bool(frames[_MANNER] & 1))


def _fall(table: Table, cell: int, *, anger: bool) -> None:
    if anger:
        set_mood(table, cell, ANGRY)
    else:
        lower_mood(table, cell)


def _why_not_damp(table: Table, cell: int) -> Clause | None:
    return None if cell in _damp(table) else MOOD_RULE


DAMPEN: Final = LAW.step("dampen", MOOD_RULE, numbers=("event", "cities"), resume=_dampen_on)
DAMPEN.answer("at", why_not=_why_not_damp, apply=_dampen, candidates=_damp)
automatic(DAMPEN)


def _why_not_comfort(table: Table, _: int) -> Clause | None:
    """Drama & Music may have taken the token meanwhile."""
    return None if owned(table, table.frames[SEAT], MOOD) else UNPAID


def _comfort(table: Table, _: int) -> None:
    """Myths: a mood token keeps the mood."""
    seat = table.frames[SEAT]
    pop(table)
    charge(table, seat, DUE_MOOD)


def _grieve(table: Table, _: int) -> None:
    frames = table.frames
    cell, anger = frames[FIRST], bool(frames[SECOND])
    pop(table)
    _fall(table, cell, anger=anger)


def _asks_console(view: TableView) -> Asked:
    return "prompt-console", {"hex": LABELS[view.pending["city"]]}


CONSOLE: Final = LAW.step("console", ASKED, numbers=("city",), asks=_asks_console, left_by=("pass",))
CONSOLE.answer("yes", why_not=_why_not_comfort, apply=_comfort)
CONSOLE.answer("pass", why_not=_why_not, apply=_grieve)


# -- gifts


def _hungry(table: Table) -> Iterable[int]:
    """Other players with room for food."""
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


SHARE: Final = choice("share", SHARING, "whom", _hungry, _share, numbers=("food",), resume=_share_on)


def _homes(table: Table) -> Iterable[int]:
    """Other players who can take a Settler."""
    seat = table.frames[SEAT]
    return [
        other
        for other in range(len(table.hands))
        if other != seat and other in table.city and table.nation[other * WIDTH + SETTLERS]
    ]


def _send_on(table: Table) -> None:
    if not _homes(table):
        pop(table)
        return


def _send(table: Table, other: int) -> None:
    event = table.frames[FIRST]
    pop(table)
    shelter(table, other, EVENT[event])


GIVE_SETTLER: Final = choice("give-settler", SHARING, "whom", _homes, _send, numbers=("event",), resume=_send_on)


# -- units that die


def units_of(table: Table, seat: int) -> int:
    """Settlers, Armies and Ships on the map."""
    settlers = 4 - table.nation[seat * WIDTH + SETTLERS]
    return settlers + armies_of(table, seat) + len(fleet(table, seat))


def _graves(table: Table) -> list[int]:
    seat = table.frames[SEAT]
    return sorted({*held(table, seat), *(table.ship_at[ship] for ship in fleet(table, seat))})


def _bury_on(table: Table) -> None:
    if not table.frames[FIRST] or not _graves(table):
        pop(table)
        return


def _choose_grave(table: Table, cell: int) -> None:
    table.frames[FIRST] -= 1
    push(table, CORPSE, table.frames[SEAT], cell)


BURIAL: Final = choice("burial", DYING, "at", _graves, _choose_grave, numbers=("units",), resume=_bury_on)


def mortal(table: Table) -> list[int]:
    """The kinds of units on the chosen hex."""
    seat, cell = table.frames[SEAT], table.frames[FIRST]
    found: list[int] = []
    if table.holder[cell] == seat:
        found += [0] if armies_at(table, cell) else []
        found += [1] if settlers_at(table, cell) else []
    for ship in ships_at(table, seat, cell):
        number = ship % SHIPS_EACH
        found.append(FIRST_SHIP + number)
        found += [FIRST_CARGO + 4 * number] if cargo_armies(table, ship) else []
        found += [FIRST_CARGO + 4 * number + 1] if cargo_settlers(table, ship) else []
    return sorted(found)


def _why_not_die(table: Table, unit: int) -> Clause | None:
    return None if unit in mortal(table) else DYING


def _die(table: Table, unit: int) -> None:
    seat, cell = table.frames[SEAT], table.frames[FIRST]
    pop(table)
    remove_unit(table, seat, cell, unit)


def remove_unit(table: Table, seat: int, cell: int, unit: int) -> None:
    """A unit of a hex goes back to the supply."""
    if unit < FIRST_SHIP:
        (remove_settlers if unit & 1 else remove_armies)(table, cell, 1)
    elif unit < FIRST_CARGO:
        sink(table, seat * SHIPS_EACH + unit - FIRST_SHIP)
    else:
        number, kind = divmod(unit - FIRST_CARGO, 4)
        ship = seat * SHIPS_EACH + number
        low = (1 << HALF) - 1
        armies, settlers = table.cargo[ship] & low, table.cargo[ship] >> HALF
        if kind & 1:
            settlers = drop(settlers, 1)
        else:
            armies = drop(armies, 1)
        table.nation[seat * WIDTH + (SETTLERS if kind & 1 else ARMIES)] += 1
        table.cargo[ship] = armies | settlers << HALF
    if table.log is not None:
        table.log.tell("event-unit-lost", DYING, player=PLAYERS[seat], hex=LABELS[cell])


CORPSE: Final = LAW.step("corpse", DYING, numbers=("hex",))
CORPSE.answer("lose", why_not=_why_not_die, apply=_die, candidates=mortal)


# -- great persons


def _offer_person(table: Table, seat: int, event: int) -> None:
    """The drawer first, then the others in turn order, each who can pay."""
    push(table, OFFER, seat, event, NONE)


_TRIED: Final = SECOND
"""How many of the others have been asked."""


def _offer_on(table: Table) -> None:
    """The next who could take the card; who has no tokens is not asked."""
    frames = table.frames
    drawer = frames[SEAT]
    if frames[_TRIED] == NONE:
        frames[_TRIED] = 0
        if owned(table, drawer, CULTURE) >= KEEP_PRICE:
            push(table, TAKE_PERSON, drawer, frames[_EVENT], KEEP_PRICE)
            return
    others = [other for other in turn_order(table) if other != drawer]
    while frames[_TRIED] < len(others):
        other = others[frames[_TRIED]]
        frames[_TRIED] += 1
        if owned(table, other, CULTURE) >= OTHERS_PRICE:
            push(table, TAKE_PERSON, other, frames[_EVENT], OTHERS_PRICE)
            return
    pop(table)


OFFER: Final = LAW.step("offer-person", PERSONS, numbers=("event",), resume=_offer_on)


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
        table.log.tell("event-person", PERSONS, player=PLAYERS[seat], card=named(EVENTS, event))


def _leave_person(table: Table, _: int) -> None:
    decline(table, PERSONS)


def _asks_person(view: TableView) -> Asked:
    return "prompt-person", {"card": named(EVENTS, view.pending["event"]), "tokens": view.pending["tokens"]}


TAKE_PERSON: Final = LAW.step("person", PERSONS, numbers=("event", "tokens"), asks=_asks_person, left_by=("pass",))
TAKE_PERSON.answer("keep", why_not=_why_not_person, apply=_take_person)
TAKE_PERSON.answer("pass", why_not=_why_not, apply=_leave_person)
