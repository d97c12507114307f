"""Conditions of instant objectives: what must just have happened. They depend on public information only.

`happening`: what has just happened, `battle`, `founded` and the like; `cell`: the hex where it did, if it has one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import BARBARIAN, OBJECTIVES, OF_CATEGORY, WARFARE
from aevum.games.clash_of_cultures.rules.battle_sides import ATTACKER_WINS, CITY, CITY_TAKEN, DEFENDER_WINS, SPLENDID
from aevum.games.clash_of_cultures.rules.objective_progress import is_far
from aevum.games.clash_of_cultures.rules.stock import known
from aevum.games.clash_of_cultures.rules.turn import TURN
from aevum.games.clash_of_cultures.state_fields import (
    BATTLE_A_BEGAN,
    BATTLE_A_KILLS,
    BATTLE_ATTACKER,
    BATTLE_CITY_SIZE,
    BATTLE_D_BEGAN,
    BATTLE_D_KILLS,
    BATTLE_DEFENDER,
    BATTLE_DICED,
    BATTLE_FLAGS,
    BATTLE_HEX,
    BATTLE_LANDED,
    BATTLE_NAVAL,
    BATTLE_RESULT,
    BATTLE_SCAVENGED,
    BATTLE_STRONGHOLD,
    BUILT,
    DRAFTED,
    FOUGHT,
    NATION_WIDTH,
    WON_ON,
)

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_met = OBJECTIVES.at
_FAR: Final[int] = OBJECTIVES.figure("city-founder", "far")
_DRAFTS: Final[int] = OBJECTIVES.figure("conscription", "drafts")
_GENERAL_KILLS: Final[int] = OBJECTIVES.figure("general", "kills")
_GREAT_BATTLE_ARMIES: Final[int] = OBJECTIVES.figure("great-battle", "armies")
_LEGENDARY_ARMIES: Final[int] = OBJECTIVES.figure("legendary-battle", "armies")
_LEGENDARY_SIZE: Final[int] = OBJECTIVES.figure("legendary-battle", "city_size")
_AGGRESSOR_KILLS: Final[int] = OBJECTIVES.figure("aggressor", "kills")
_CONQUERED_BARBARIANS: Final[int] = OBJECTIVES.figure("barbarian-conquest", "barbarians")
_RESISTANCE_KILLS: Final[int] = OBJECTIVES.figure("resistance", "kills")


def _on_land(table: Table, happening: str) -> bool:
    """Whether a land battle has just ended; an attack of barbarians is one."""
    return happening == "battle" and not table.fights[BATTLE_NAVAL]


def _attacks(table: Table, seat: int) -> bool:
    return table.fights[BATTLE_ATTACKER] == seat


def _enemy(table: Table, seat: int) -> int:
    return table.fights[BATTLE_DEFENDER if _attacks(table, seat) else BATTLE_ATTACKER]


def _won(table: Table, seat: int) -> bool:
    return table.fights[BATTLE_RESULT] == (ATTACKER_WINS if _attacks(table, seat) else DEFENDER_WINS)


def _kills(table: Table, seat: int) -> int:
    return table.fights[BATTLE_A_KILLS if _attacks(table, seat) else BATTLE_D_KILLS]


def _outnumbered(table: Table, seat: int) -> bool:
    fights = table.fights
    mine, theirs = (BATTLE_A_BEGAN, BATTLE_D_BEGAN) if _attacks(table, seat) else (BATTLE_D_BEGAN, BATTLE_A_BEGAN)
    return fights[mine] < fights[theirs]


def _captured_from_player(table: Table, seat: int, happening: str) -> bool:
    fights = table.fights
    captured = _on_land(table, happening) and _attacks(table, seat) and fights[BATTLE_FLAGS] & CITY_TAKEN
    return bool(captured and fights[BATTLE_DEFENDER] != BARBARIAN)


@_met("met", "city-founder")
def city_founder(table: Table, seat: int, happening: str, cell: int) -> bool:
    return happening == "founded" and is_far(table, seat, cell, _FAR)


@_met("met", "magnificent-culture")
def magnificent_culture(table: Table, seat: int, happening: str, _: int) -> bool:
    """Whether the seat has just built a Wonder, or in the Status Phase built the only one of the third turn."""
    if happening == "status":
        built = [table.nation[other * NATION_WIDTH + BUILT] for other in range(len(table.hands))]
        return sum(built) == 1 and built[seat] == 1
    return happening == "wonder"


@_met("met", "conscription")
def conscription(table: Table, seat: int, happening: str, _: int) -> bool:
    return happening == "drafted" and table.nation[seat * NATION_WIDTH + DRAFTED] == _DRAFTS


@_met("met", "conqueror")
def conqueror(table: Table, seat: int, happening: str, _: int) -> bool:
    return _captured_from_player(table, seat, happening) and bool(table.fights[BATTLE_STRONGHOLD])


@_met("met", "warmonger")
def warmonger(table: Table, seat: int, happening: str, _: int) -> bool:
    """Whether the seat fought on another hex earlier in this turn and won at least one of the two battles."""
    if not _on_land(table, happening) or table.frames[0] != TURN.id:
        return False
    nation, base = table.nation, seat * NATION_WIDTH
    elsewhere = ~(1 << table.fights[BATTLE_HEX])
    of_two = WON_ON if not _won(table, seat) else FOUGHT
    return bool(nation[base + of_two] & elsewhere)


@_met("met", "general")
def general(table: Table, seat: int, happening: str, _: int) -> bool:
    return _on_land(table, happening) and _kills(table, seat) >= _GENERAL_KILLS


@_met("met", "great-battle")
def great_battle(table: Table, _: int, happening: str, __: int) -> bool:
    fights = table.fights
    return (
        _on_land(table, happening)
        and fights[BATTLE_A_BEGAN] + fights[BATTLE_D_BEGAN] >= _GREAT_BATTLE_ARMIES
        and bool(fights[BATTLE_DICED])
    )


@_met("met", "defiance")
def defiance(table: Table, seat: int, happening: str, _: int) -> bool:
    if happening != "battle":
        return False
    return _enemy(table, seat) != BARBARIAN and _won(table, seat) and _outnumbered(table, seat)


@_met("met", "naval-assault")
def naval_assault(table: Table, seat: int, happening: str, _: int) -> bool:
    return _captured_from_player(table, seat, happening) and bool(table.fights[BATTLE_LANDED])


@_met("met", "bold")
def bold(table: Table, seat: int, happening: str, _: int) -> bool:
    """Whether the seat beat a player who began with more units or has more advances of warfare."""
    if happening != "battle" or not table.fights[BATTLE_DICED]:
        return False
    enemy = _enemy(table, seat)
    if enemy == BARBARIAN or not _won(table, seat):
        return False
    theirs, mine = (known(table, other) & OF_CATEGORY[WARFARE] for other in (enemy, seat))
    return theirs.bit_count() > mine.bit_count() or _outnumbered(table, seat)


@_met("met", "legendary-battle")
def legendary_battle(table: Table, seat: int, happening: str, _: int) -> bool:
    fights = table.fights
    if not _on_land(table, happening) or not _attacks(table, seat) or not fights[BATTLE_DICED]:
        return False
    return (
        fights[BATTLE_A_BEGAN] >= _LEGENDARY_ARMIES
        and fights[BATTLE_CITY_SIZE] == _LEGENDARY_SIZE
        and fights[BATTLE_FLAGS] & (CITY | SPLENDID) == CITY | SPLENDID
    )


@_met("met", "scavenger")
def scavenger(table: Table, seat: int, happening: str, _: int) -> bool:
    if happening != "battle":
        return False
    return bool(table.fights[BATTLE_SCAVENGED] & (1 if _attacks(table, seat) else 2))


@_met("met", "aggressor")
def aggressor(table: Table, seat: int, happening: str, _: int) -> bool:
    attacks = _on_land(table, happening) and _attacks(table, seat)
    return attacks and _won(table, seat) and _kills(table, seat) >= _AGGRESSOR_KILLS


@_met("met", "barbarian-conquest")
def barbarian_conquest(table: Table, seat: int, happening: str, _: int) -> bool:
    fights = table.fights
    if not _on_land(table, happening) or not _attacks(table, seat) or fights[BATTLE_DEFENDER] != BARBARIAN:
        return False
    return bool(fights[BATTLE_FLAGS] & CITY_TAKEN) and fights[BATTLE_D_BEGAN] >= _CONQUERED_BARBARIANS


@_met("met", "resistance")
def resistance(table: Table, seat: int, happening: str, _: int) -> bool:
    defends = _on_land(table, happening) and not _attacks(table, seat)
    return defends and _won(table, seat) and _kills(table, seat) >= _RESISTANCE_KILLS


@_met("met", "terror-regime")
def terror_regime(_: Table, __: int, happening: str, ___: int) -> bool:
    return happening == "terror"
