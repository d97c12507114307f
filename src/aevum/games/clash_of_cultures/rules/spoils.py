"""Capturar ciudades: what follows a battle."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import (
    ADVANCES,
    ANGRY,
    BARBARIAN,
    GOLD,
    NEUTRAL,
    PIECES,
    PLAYERS,
)
from aevum.games.clash_of_cultures.figures import AVENGES
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.nation import CAPTURED as CAPTURES
from aevum.games.clash_of_cultures.nation import FOUGHT as BATTLEFIELDS
from aevum.games.clash_of_cultures.nation import SETTLEMENTS, SUPPLY, WON
from aevum.games.clash_of_cultures.nation import SETTLERS as SETTLER_SUPPLY
from aevum.games.clash_of_cultures.nation import WIDTH as NATION
from aevum.games.clash_of_cultures.rules.battle import aftermath
from aevum.games.clash_of_cultures.rules.choosing import always, choice
from aevum.games.clash_of_cultures.rules.city import (
    cities,
    clear,
    colour,
    demolish,
    has_piece,
    recolour,
    remove_piece,
    set_mood,
    size,
)
from aevum.games.clash_of_cultures.rules.clauses import ADVANCE, clause, number_of, numbered
from aevum.games.clash_of_cultures.rules.forces import (
    A_KILLS,
    ABORTED,
    ARMIES,
    ATTACKER,
    ATTACKER_WINS,
    CAPTURED,
    CITY,
    CITY_MOOD,
    CITY_SIZE,
    DEFENDER,
    DEFENDER_WINS,
    DRAWN,
    FLAGS,
    HEX,
    LANDED,
    NAVAL,
    ORIGIN,
    RAID,
    RESULT,
    SACRED,
    SETTLERS,
    SHIPS,
    WIDTH,
    attackers,
    defenders,
)
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.losses import note_trader
from aevum.games.clash_of_cultures.rules.stock import gain, has
from aevum.games.clash_of_cultures.rules.turn import in_turn
from aevum.games.clash_of_cultures.rules.units import (
    FOUGHT,
    HALF,
    ONE,
    SHIP_FOUGHT,
    SHIPS_EACH,
    can_place_army,
    place_army,
    place_settler,
    put_armies,
    put_settlers,
    remove_settlers,
    settlers_at,
    settlers_left,
    tire,
)
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

WINNING: Final = clause("battle.end")
CAPTURE: Final = clause("capture.pieces")

REFUGEES: Final = clause("capture.refugees")
BARBARIAN_LOOT: Final = clause("capture.barbarians")
ZEAL: Final = ADVANCE[ADVANCES.number("fanaticism")]

boasting: list[Callable[[Table, int, str], None]] = []
"""What asks a seat for instant objectives: of the table, the seat and what has happened."""
teaching: list[Callable[[Table, int, int], None]] = []
"""What asks for a card after a capture: of the table, the seat and the loser."""


@aftermath
def _settle_units(table: Table) -> None:
    """Who stands where after the battle."""
    fights = table.fights
    result = fights[RESULT]
    _tell(table)
    if fights[NAVAL]:
        _settle_ships(table)
        return
    if fights[RAID]:
        _settle_raid(table)
        return
    _remember(table)
    if result in (ATTACKER_WINS, DRAWN):
        _bury_settlers(table)
    if result == ATTACKER_WINS:
        put_armies(table, fights[ATTACKER], fights[HEX], fights[ARMIES], FOUGHT)
        put_settlers(table, fights[ATTACKER], fights[HEX], fights[SETTLERS], FOUGHT)
    elif result == ABORTED:
        _return(table)
    else:
        table.nation[fights[ATTACKER] * NATION + SETTLER_SUPPLY] += fights[SETTLERS]
        if fights[SETTLERS]:
            note_trader(table, fights[ATTACKER], 2)


def _tell(table: Table) -> None:
    fights = table.fights
    if table.log is None:
        return
    name = ("", "won", "held", "drawn", "aborted")[fights[RESULT]]
    table.log.tell(
        f"event-battle-{name}",
        WINNING,
        attacker=PLAYERS[fights[ATTACKER]],
        defender=PLAYERS[fights[DEFENDER]],
        hex=LABELS[fights[HEX]],
        attackers=attackers(table),
        defenders=defenders(table),
    )


def _remember(table: Table) -> None:
    """Land battles of this turn, and who won them."""
    fights = table.fights
    for seat, won in ((fights[ATTACKER], ATTACKER_WINS), (fights[DEFENDER], DEFENDER_WINS)):
        if seat != BARBARIAN:
            base = seat * NATION
            table.nation[base + WON] += int(fights[RESULT] == won)


def _bury_settlers(table: Table) -> None:
    """Settlers of the defender die with their Armies."""
    fights = table.fights
    cell, owner = fights[HEX], fights[DEFENDER]
    if table.holder[cell] == owner and owner != BARBARIAN:
        note_trader(table, owner, 1)
        remove_settlers(table, cell, settlers_at(table, cell))


def _return(table: Table) -> None:
    """The attackers go back whence they came."""
    fights = table.fights
    seat, origin = fights[ATTACKER], fights[ORIGIN]
    if not fights[LANDED]:
        put_armies(table, seat, origin, fights[ARMIES], FOUGHT)
        put_settlers(table, seat, origin, fights[SETTLERS], FOUGHT)
        return
    for place in range(16):
        amount = (fights[LANDED] >> 2 * place & 3) * ONE[FOUGHT]
        ship = seat * SHIPS_EACH + place // 4
        table.cargo[ship] += amount << HALF if place & 1 else amount


def _settle_ships(table: Table) -> None:
    fights = table.fights
    base = fights[ATTACKER] * SHIPS_EACH
    for number in range(SHIPS_EACH):
        if fights[SHIPS] >> number & 1:
            table.ship_state[base + number] = SHIP_FOUGHT
            if fights[RESULT] == ATTACKER_WINS:
                table.ship_at[base + number] = fights[HEX]


def _settle_raid(table: Table) -> None:
    """Barbarians stay at home; a city that lost a piece is angry."""
    fights = table.fights
    cell, seat = fights[HEX], fights[DEFENDER]
    if table.city[cell] == seat and size(table, cell) < fights[CITY_SIZE]:
        set_mood(table, cell, ANGRY)
    if in_turn(table, seat) and table.holder[cell] == seat:
        tire(table, cell)


# -- capture


@aftermath
def _capture(table: Table) -> None:
    """The city changes hands, or goes."""
    fights = table.fights
    seat, cell, loser = fights[ATTACKER], fights[HEX], fights[DEFENDER]
    if fights[RAID] or fights[RESULT] != ATTACKER_WINS or not fights[FLAGS] & CITY:
        return
    fights[FLAGS] |= CAPTURED
    if loser == BARBARIAN:
        gain(table, seat, GOLD, fights[A_KILLS])
        if table.nation[seat * NATION + SETTLEMENTS]:
            push(table, SPARE, seat)
            return
        _raze(table, seat, cell)
        return
    table.nation[seat * NATION + CAPTURES] += 1
    if table.log is not None:
        table.log.tell("event-capture", CAPTURE, player=PLAYERS[seat], hex=LABELS[cell])
    if fights[CITY_MOOD] >= NEUTRAL:
        gain(table, seat, GOLD, fights[CITY_SIZE])
    if not table.nation[seat * NATION + SETTLEMENTS]:
        gain(table, seat, GOLD, size(table, cell))
        demolish(table, cell)
        return
    _take_city(table, seat, cell, loser)


def _take_city(table: Table, seat: int, cell: int, loser: int) -> None:
    """Pieces of the loser become the captor's, as far as there are any; those of others stay."""
    nation = table.nation
    for piece in range(len(PIECES)):
        if not has_piece(table, cell, piece) or colour(table, cell, piece) != loser:
            continue
        if nation[seat * NATION + SUPPLY + piece]:
            recolour(table, cell, piece, seat)
        else:
            remove_piece(table, cell, piece)
            gain(table, seat, GOLD, 1)
    nation[loser * NATION + SETTLEMENTS] += 1
    nation[seat * NATION + SETTLEMENTS] -= 1
    table.city[cell] = seat
    table.active[cell] = 0
    set_mood(table, cell, ANGRY)


def _raze(table: Table, seat: int, cell: int) -> None:
    """The settlement of barbarians goes, for 1 gold more."""
    clear(table, cell)
    gain(table, seat, GOLD, 1)
    if table.log is not None:
        table.log.tell("event-razed", BARBARIAN_LOOT, player=PLAYERS[seat], hex=LABELS[cell])


def _keep_settlement(table: Table, _: int) -> None:
    seat, cell = table.frames[SEAT], table.fights[HEX]
    table.city[cell] = seat
    table.mood[cell] = ANGRY
    table.active[cell] = 0
    table.nation[seat * NATION + SETTLEMENTS] -= 1
    if table.log is not None:
        table.log.tell("event-capture", BARBARIAN_LOOT, player=PLAYERS[seat], hex=LABELS[cell])
    pop(table)


def _raze_settlement(table: Table, _: int) -> None:
    _raze(table, table.frames[SEAT], table.fights[HEX])
    pop(table)


SPARE: Final = LAW.step("spare", BARBARIAN_LOOT)
SPARE.answer("keep", why_not=always, apply=_keep_settlement)
SPARE.answer("destroy", why_not=always, apply=_raze_settlement)


@aftermath
def _refugees(table: Table) -> None:
    """A Settler for who has lost a city that was not angry."""
    fights = table.fights
    loser = fights[DEFENDER]
    if not fights[FLAGS] & CAPTURED or loser == BARBARIAN or fights[CITY_MOOD] == ANGRY:
        return
    shelter(table, loser)


def shelter(table: Table, seat: int, why: Clause = REFUGEES) -> None:
    """A Settler in one of a seat's cities, if there is any; `why`: what orders it."""
    if not settlers_left(table, seat) or not cities(table, seat):
        return
    push(table, SHELTER, seat, number_of(why))


def _order(table: Table) -> Clause:
    """What orders the unit that is being placed."""
    return numbered(table.frames[FIRST])


def _own_cities(table: Table) -> Iterable[int]:
    return cities(table, table.frames[SEAT])


def _shelter(table: Table, cell: int) -> None:
    seat = table.frames[SEAT]
    place_settler(table, seat, cell)
    if table.log is not None:
        table.log.tell("event-unit-settler", _order(table), player=PLAYERS[seat], hex=LABELS[cell])
    pop(table)


SHELTER: Final = choice("shelter", REFUGEES, "at", _own_cities, _shelter, ordered_by=_order)


@aftermath
def _avenge(table: Table) -> None:
    """Fanaticism: who loses a battle in a city with a Temple gains an Army."""
    fights = table.fights
    losers = {ATTACKER_WINS: DEFENDER, DEFENDER_WINS: ATTACKER}
    if fights[RESULT] not in losers or not fights[SACRED]:
        return
    loser = fights[losers[fights[RESULT]]]
    if loser == BARBARIAN or not has(table, loser, AVENGES):
        return
    levy(table, loser)


def levy(table: Table, seat: int, why: Clause = ZEAL) -> None:
    """An Army in one of a seat's cities, if there is room; `why`: what orders it."""
    if not any(can_place_army(table, seat, cell) for cell in cities(table, seat)):
        return
    push(table, LEVY, seat, number_of(why))


def _garrisons(table: Table) -> Iterable[int]:
    seat = table.frames[SEAT]
    return [cell for cell in cities(table, seat) if can_place_army(table, seat, cell)]


def _levy(table: Table, cell: int) -> None:
    seat = table.frames[SEAT]
    place_army(table, seat, cell)
    if table.log is not None:
        table.log.tell("event-unit-army", _order(table), player=PLAYERS[seat], hex=LABELS[cell])
    pop(table)


LEVY: Final = choice("levy", ZEAL, "at", _garrisons, _levy, ordered_by=_order)


@aftermath
def _attacker_boasts(table: Table) -> None:
    _boast(table, table.fights[ATTACKER])


@aftermath
def _defender_boasts(table: Table) -> None:
    _boast(table, table.fights[DEFENDER])


def _boast(table: Table, seat: int) -> None:
    if seat != BARBARIAN:
        boasting[0](table, seat, "battle")


@aftermath
def _teach(table: Table) -> None:
    """Cards that are played when a player's city has been captured."""
    fights = table.fights
    if not fights[FLAGS] & CAPTURED or fights[DEFENDER] == BARBARIAN:
        return
    teaching[0](table, fights[ATTACKER], fights[DEFENDER])


@aftermath
def _close(table: Table) -> None:
    """The battle is over; what lies below goes on."""
    fights = table.fights
    if not fights[NAVAL] and not fights[RAID]:
        for seat in (fights[ATTACKER], fights[DEFENDER]):
            if seat != BARBARIAN:
                table.nation[seat * NATION + BATTLEFIELDS] |= 1 << fights[HEX]
    del fights[-WIDTH:]
    pop(table)
