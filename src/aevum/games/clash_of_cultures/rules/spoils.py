"""Rulebook chapter Capturar ciudades: the stages of the aftermath of a battle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import ADVANCES, ANGRY, BARBARIAN, GOLD, NEUTRAL, NONE, PIECES, PLAYERS
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.moves import CARGO, KINDS
from aevum.games.clash_of_cultures.rule_values import AVENGES
from aevum.games.clash_of_cultures.rules.battle import aftermath
from aevum.games.clash_of_cultures.rules.battle_sides import (
    ABORTED,
    ATTACKER_WINS,
    CITY,
    CITY_TAKEN,
    DEFENDER_WINS,
    DRAWN,
    attackers,
    defenders,
)
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
from aevum.games.clash_of_cultures.rules.clauses import ADVANCE, ASKED, clause, number_of, numbered
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.losses import note_trader, tell_lost_settlers
from aevum.games.clash_of_cultures.rules.signals import CITY_CAPTURED, HAPPENING
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
from aevum.games.clash_of_cultures.state_fields import (
    BATTLE_A_KILLS,
    BATTLE_ARMIES,
    BATTLE_ATTACKER,
    BATTLE_CITY_MOOD,
    BATTLE_CITY_SIZE,
    BATTLE_DEFENDER,
    BATTLE_FLAGS,
    BATTLE_HEX,
    BATTLE_LANDED,
    BATTLE_NAVAL,
    BATTLE_ORIGIN,
    BATTLE_RAID,
    BATTLE_RESULT,
    BATTLE_SACRED,
    BATTLE_SETTLERS,
    BATTLE_SHIPS,
    BATTLE_WIDTH,
    CAPTURED,
    NATION_WIDTH,
    SETTLEMENTS,
    SETTLERS,
    SUPPLY,
    WON,
    WON_ON,
)
from aevum.games.clash_of_cultures.state_fields import FOUGHT as BATTLEFIELDS
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, always, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

WINNING: Final = clause("battle.end")
CAPTURE: Final = clause("capture.pieces")

REFUGEES: Final = clause("capture.refugees")
BARBARIAN_LOOT: Final = clause("capture.barbarians")
ZEAL: Final = ADVANCE[ADVANCES.number("fanaticism")]


@aftermath
def _settle_units(table: Table) -> None:
    """Place the units of both sides after the battle."""
    fights = table.fights
    result = fights[BATTLE_RESULT]
    _tell(table)
    if fights[BATTLE_NAVAL]:
        _settle_ships(table)
        return
    _remember(table)
    if fights[BATTLE_RAID]:
        _settle_raid(table)
        return
    if result in (ATTACKER_WINS, DRAWN):
        _bury_settlers(table)
    if result == ATTACKER_WINS:
        put_armies(table, fights[BATTLE_ATTACKER], fights[BATTLE_HEX], fights[BATTLE_ARMIES], FOUGHT)
        put_settlers(table, fights[BATTLE_ATTACKER], fights[BATTLE_HEX], fights[BATTLE_SETTLERS], FOUGHT)
    elif result == ABORTED:
        _return(table)
    else:
        table.nation[fights[BATTLE_ATTACKER] * NATION_WIDTH + SETTLERS] += fights[BATTLE_SETTLERS]
        tell_lost_settlers(table, fights[BATTLE_ATTACKER], fights[BATTLE_SETTLERS])
        if fights[BATTLE_SETTLERS]:
            note_trader(table, fights[BATTLE_ATTACKER], 2)


def _tell(table: Table) -> None:
    fights = table.fights
    if table.log is None:
        return
    name = ("", "won", "held", "drawn", "aborted")[fights[BATTLE_RESULT]]
    table.log.add(
        f"event-battle-{name}",
        WINNING,
        attacker=PLAYERS[fights[BATTLE_ATTACKER]],
        defender=PLAYERS[fights[BATTLE_DEFENDER]],
        hex=LABELS[fights[BATTLE_HEX]],
        attackers=attackers(table),
        defenders=defenders(table),
    )


def _remember(table: Table) -> None:
    """Count a land battle for the seat that has won it."""
    fights = table.fights
    for seat, won in ((fights[BATTLE_ATTACKER], ATTACKER_WINS), (fights[BATTLE_DEFENDER], DEFENDER_WINS)):
        if seat != BARBARIAN and fights[BATTLE_RESULT] == won:
            table.nation[seat * NATION_WIDTH + WON] += 1
            table.nation[seat * NATION_WIDTH + WON_ON] |= 1 << fights[BATTLE_HEX]


def _bury_settlers(table: Table) -> None:
    """Remove the Settlers of the defender, who die with their Armies."""
    fights = table.fights
    cell, owner = fights[BATTLE_HEX], fights[BATTLE_DEFENDER]
    if table.holder[cell] == owner and owner != BARBARIAN:
        note_trader(table, owner, 1)
        tell_lost_settlers(table, owner, settlers_at(table, cell))
        remove_settlers(table, cell, settlers_at(table, cell))


def _return(table: Table) -> None:
    """Put the attackers back on the hex or the Ships they came from."""
    fights = table.fights
    seat, origin = fights[BATTLE_ATTACKER], fights[BATTLE_ORIGIN]
    if not fights[BATTLE_LANDED]:
        put_armies(table, seat, origin, fights[BATTLE_ARMIES], FOUGHT)
        put_settlers(table, seat, origin, fights[BATTLE_SETTLERS], FOUGHT)
        return
    for place in range(len(CARGO)):
        amount = (fights[BATTLE_LANDED] >> 2 * place & 3) * ONE[FOUGHT]
        ship = seat * SHIPS_EACH + place // KINDS
        table.cargo[ship] += amount << HALF if place & 1 else amount


def _settle_ships(table: Table) -> None:
    fights = table.fights
    base = fights[BATTLE_ATTACKER] * SHIPS_EACH
    for number in range(SHIPS_EACH):
        if fights[BATTLE_SHIPS] >> number & 1:
            table.ship_state[base + number] = SHIP_FOUGHT
            if fights[BATTLE_RESULT] == ATTACKER_WINS:
                table.ship_at[base + number] = fights[BATTLE_HEX]


def _settle_raid(table: Table) -> None:
    """Make a raided city that lost a piece angry; barbarians stay in their settlement."""
    fights = table.fights
    cell, seat = fights[BATTLE_HEX], fights[BATTLE_DEFENDER]
    if table.city[cell] == seat and size(table, cell) < fights[BATTLE_CITY_SIZE]:
        set_mood(table, cell, ANGRY)
    if in_turn(table, seat):
        tire(table, cell)


# -- capture


@aftermath
def _capture(table: Table) -> None:
    """Hand a captured city over to the captor, or destroy it."""
    fights = table.fights
    seat, cell, loser = fights[BATTLE_ATTACKER], fights[BATTLE_HEX], fights[BATTLE_DEFENDER]
    if fights[BATTLE_RAID] or fights[BATTLE_RESULT] != ATTACKER_WINS or not fights[BATTLE_FLAGS] & CITY:
        return
    fights[BATTLE_FLAGS] |= CITY_TAKEN
    table.nation[seat * NATION_WIDTH + CAPTURED] += 1
    if loser == BARBARIAN:
        gain(table, seat, GOLD, fights[BATTLE_A_KILLS])
        if table.nation[seat * NATION_WIDTH + SETTLEMENTS]:
            push(table, SPARE, seat)
            return
        _raze(table, seat, cell)
        return
    if table.log is not None:
        table.log.add("event-capture", CAPTURE, player=PLAYERS[seat], hex=LABELS[cell])
    if fights[BATTLE_CITY_MOOD] >= NEUTRAL:
        gain(table, seat, GOLD, fights[BATTLE_CITY_SIZE])
    if not table.nation[seat * NATION_WIDTH + SETTLEMENTS]:
        gain(table, seat, GOLD, size(table, cell))
        demolish(table, cell)
        return
    _take_city(table, seat, cell, loser)


def _take_city(table: Table, seat: int, cell: int, loser: int) -> None:
    """Give a city to its captor.

    Pieces of the loser become the captor's as far as the captor's supply has them, the others are removed for 1 gold
    each; pieces of third seats stay.
    """
    nation = table.nation
    for piece in range(len(PIECES)):
        if not has_piece(table, cell, piece) or colour(table, cell, piece) != loser:
            continue
        if nation[seat * NATION_WIDTH + SUPPLY + piece]:
            recolour(table, cell, piece, seat)
        else:
            remove_piece(table, cell, piece)
            gain(table, seat, GOLD, 1)
    nation[loser * NATION_WIDTH + SETTLEMENTS] += 1
    nation[seat * NATION_WIDTH + SETTLEMENTS] -= 1
    table.city[cell] = seat
    table.active[cell] = 0
    set_mood(table, cell, ANGRY)


def _raze(table: Table, seat: int, cell: int) -> None:
    """Destroy a settlement of barbarians for 1 gold more."""
    clear(table, cell)
    gain(table, seat, GOLD, 1)
    if table.log is not None:
        table.log.add("event-razed", BARBARIAN_LOOT, player=PLAYERS[seat], hex=LABELS[cell])


def _keep_settlement(table: Table, _: int) -> None:
    seat, cell = table.frames[SEAT], table.fights[BATTLE_HEX]
    table.city[cell] = seat
    table.mood[cell] = ANGRY
    table.active[cell] = 0
    table.nation[seat * NATION_WIDTH + SETTLEMENTS] -= 1
    if table.log is not None:
        table.log.add("event-capture", BARBARIAN_LOOT, player=PLAYERS[seat], hex=LABELS[cell])
    pop(table)


def _raze_settlement(table: Table, _: int) -> None:
    _raze(table, table.frames[SEAT], table.fights[BATTLE_HEX])
    pop(table)


SPARE: Final = LAW.step("spare", BARBARIAN_LOOT)
SPARE.answer("keep", why_not=always, apply=_keep_settlement)
SPARE.answer("destroy", why_not=always, apply=_raze_settlement)


@aftermath
def _refugees(table: Table) -> None:
    """Give a Settler to a seat that has lost a city that was not angry."""
    fights = table.fights
    loser = fights[BATTLE_DEFENDER]
    if not fights[BATTLE_FLAGS] & CITY_TAKEN or loser == BARBARIAN or fights[BATTLE_CITY_MOOD] == ANGRY:
        return
    shelter(table, loser)


def shelter(table: Table, seat: int, why: Clause = REFUGEES) -> None:
    """Let a seat place a Settler in one of its cities, if it has any; `why`: the clause that orders it."""
    if not settlers_left(table, seat) or not cities(table, seat):
        return
    push(table, SHELTER, seat, number_of(why))


def _order(table: Table) -> Clause:
    """Return the clause that orders the unit that is being placed."""
    return numbered(table.frames[FIRST])


def _own_cities(table: Table) -> Iterable[int]:
    return cities(table, table.frames[SEAT])


def _shelter(table: Table, cell: int) -> None:
    seat = table.frames[SEAT]
    place_settler(table, seat, cell)
    if table.log is not None:
        table.log.add("event-unit-settler", _order(table), player=PLAYERS[seat], hex=LABELS[cell])
    pop(table)


SHELTER: Final = LAW.choice("shelter", REFUGEES, "at", _own_cities, _shelter, refused_by=_order)


@aftermath
def _avenge(table: Table) -> None:
    """Give an Army to a seat that loses a battle in a city with a Temple (Fanaticism)."""
    fights = table.fights
    losers = {ATTACKER_WINS: BATTLE_DEFENDER, DEFENDER_WINS: BATTLE_ATTACKER}
    if fights[BATTLE_RESULT] not in losers or not fights[BATTLE_SACRED]:
        return
    loser = fights[losers[fights[BATTLE_RESULT]]]
    if loser == BARBARIAN or not has(table, loser, AVENGES):
        return
    levy(table, loser)


def levy(table: Table, seat: int, why: Clause = ZEAL) -> None:
    """Let a seat place an Army in one of its cities, if there is room; `why`: the clause that orders it."""
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
        table.log.add("event-unit-army", _order(table), player=PLAYERS[seat], hex=LABELS[cell])
    pop(table)


LEVY: Final = LAW.choice("levy", ASKED, "at", _garrisons, _levy, refused_by=_order)


@aftermath
def _attacker_boasts(table: Table) -> None:
    _boast(table, table.fights[BATTLE_ATTACKER])


@aftermath
def _defender_boasts(table: Table) -> None:
    _boast(table, table.fights[BATTLE_DEFENDER])


def _boast(table: Table, seat: int) -> None:
    if seat != BARBARIAN:
        for boast in HAPPENING.listeners:
            boast(table, seat, "battle", NONE)


@aftermath
def _teach(table: Table) -> None:
    """Offer cards that are played when a city of a player has been captured."""
    fights = table.fights
    if not fights[BATTLE_FLAGS] & CITY_TAKEN or fights[BATTLE_DEFENDER] == BARBARIAN:
        return
    for teach in CITY_CAPTURED.listeners:
        teach(table, fights[BATTLE_ATTACKER], fights[BATTLE_DEFENDER])


@aftermath
def _close(table: Table) -> None:
    """End the battle; the frame below goes on."""
    fights = table.fights
    if not fights[BATTLE_NAVAL]:
        for seat in (fights[BATTLE_ATTACKER], fights[BATTLE_DEFENDER]):
            if seat != BARBARIAN:
                table.nation[seat * NATION_WIDTH + BATTLEFIELDS] |= 1 << fights[BATTLE_HEX]
    del fights[-BATTLE_WIDTH:]
    pop(table)
