"""Objectives that are reached at once: what must just have happened. All of it lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import BARBARIAN, OBJECTIVES, OF_CATEGORY, WARFARE
from aevum.games.clash_of_cultures.nation import BUILT, DRAFTED, FOUGHT, WIDTH, WON
from aevum.games.clash_of_cultures.rules.forces import (
    A_BEGAN,
    A_KILLS,
    ATTACKER,
    ATTACKER_WINS,
    CAPTURED,
    CITY,
    CITY_SIZE,
    D_BEGAN,
    D_KILLS,
    DEFENDER,
    DEFENDER_WINS,
    DICED,
    FLAGS,
    HEX,
    LANDED,
    NAVAL,
    RAID,
    RESULT,
    SCAVENGED,
    SPLENDID,
    STRONGHOLD,
)
from aevum.games.clash_of_cultures.rules.progress import is_far
from aevum.games.clash_of_cultures.rules.stock import known

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_met = OBJECTIVES.at
_FAR: Final = 5
_LARGEST: Final = 5


def _on_land(table: Table, happening: str) -> bool:
    """Has a land battle between two sides with Armies just ended?"""
    return happening == "battle" and not table.fights[NAVAL] and not table.fights[RAID]


def _attacks(table: Table, seat: int) -> bool:
    return table.fights[ATTACKER] == seat


def _enemy(table: Table, seat: int) -> int:
    return table.fights[DEFENDER if _attacks(table, seat) else ATTACKER]


def _won(table: Table, seat: int) -> bool:
    return table.fights[RESULT] == (ATTACKER_WINS if _attacks(table, seat) else DEFENDER_WINS)


def _kills(table: Table, seat: int) -> int:
    return table.fights[A_KILLS if _attacks(table, seat) else D_KILLS]


def _outnumbered(table: Table, seat: int) -> bool:
    fights = table.fights
    mine, theirs = (A_BEGAN, D_BEGAN) if _attacks(table, seat) else (D_BEGAN, A_BEGAN)
    return fights[mine] < fights[theirs]


def _captured_from_player(table: Table, seat: int, happening: str) -> bool:
    fights = table.fights
    captured = _on_land(table, happening) and _attacks(table, seat) and fights[FLAGS] & CAPTURED
    return bool(captured and fights[DEFENDER] != BARBARIAN)


@_met("met", "city-founder")
def city_founder(table: Table, seat: int, happening: str, cell: int) -> bool:
    return happening == "founded" and is_far(table, seat, cell, _FAR)


@_met("met", "magnificent-culture")
def magnificent_culture(table: Table, seat: int, happening: str, _: int) -> bool:
    """Just built, or the only Wonder of the third turn."""
    if happening == "status":
        built = [table.nation[other * WIDTH + BUILT] for other in range(len(table.hands))]
        return sum(built) == 1 and built[seat] == 1
    return happening == "wonder"


@_met("met", "conscription")
def conscription(table: Table, seat: int, happening: str, _: int) -> bool:
    return happening == "drafted" and table.nation[seat * WIDTH + DRAFTED] == 2


@_met("met", "conqueror")
def conqueror(table: Table, seat: int, happening: str, _: int) -> bool:
    return _captured_from_player(table, seat, happening) and bool(table.fights[STRONGHOLD])


@_met("met", "warmonger")
def warmonger(table: Table, seat: int, happening: str, _: int) -> bool:
    """Another battlefield earlier in this turn, and one of the two won."""
    if not _on_land(table, happening):
        return False
    nation, base = table.nation, seat * WIDTH
    elsewhere = nation[base + FOUGHT] & ~(1 << table.fights[HEX])
    return bool(elsewhere and nation[base + WON])


@_met("met", "general")
def general(table: Table, seat: int, happening: str, _: int) -> bool:
    return _on_land(table, happening) and _kills(table, seat) >= 3


@_met("met", "great-battle")
def great_battle(table: Table, _: int, happening: str, __: int) -> bool:
    fights = table.fights
    return _on_land(table, happening) and fights[A_BEGAN] + fights[D_BEGAN] >= 6 and bool(fights[DICED])


@_met("met", "defiance")
def defiance(table: Table, seat: int, happening: str, _: int) -> bool:
    if happening != "battle" or table.fights[RAID]:
        return False
    return _enemy(table, seat) != BARBARIAN and _won(table, seat) and _outnumbered(table, seat)


@_met("met", "naval-assault")
def naval_assault(table: Table, seat: int, happening: str, _: int) -> bool:
    return _captured_from_player(table, seat, happening) and bool(table.fights[LANDED])


@_met("met", "bold")
def bold(table: Table, seat: int, happening: str, _: int) -> bool:
    """Against a player who began with more units, or knows more of war."""
    if happening != "battle" or table.fights[RAID] or not table.fights[DICED]:
        return False
    enemy = _enemy(table, seat)
    if enemy == BARBARIAN or not _won(table, seat):
        return False
    theirs, mine = (known(table, other) & OF_CATEGORY[WARFARE] for other in (enemy, seat))
    return theirs.bit_count() > mine.bit_count() or _outnumbered(table, seat)


@_met("met", "legendary-battle")
def legendary_battle(table: Table, seat: int, happening: str, _: int) -> bool:
    fights = table.fights
    if not _on_land(table, happening) or not _attacks(table, seat) or not fights[DICED]:
        return False
    return (
        fights[A_BEGAN] >= 3 and fights[CITY_SIZE] == _LARGEST and fights[FLAGS] & (CITY | SPLENDID) == CITY | SPLENDID
    )


@_met("met", "scavenger")
def scavenger(table: Table, seat: int, happening: str, _: int) -> bool:
    if happening != "battle" or table.fights[RAID]:
        return False
    return bool(table.fights[SCAVENGED] & (1 if _attacks(table, seat) else 2))


@_met("met", "aggressor")
def aggressor(table: Table, seat: int, happening: str, _: int) -> bool:
    attacks = _on_land(table, happening) and _attacks(table, seat)
    return attacks and _won(table, seat) and _kills(table, seat) >= 2


@_met("met", "barbarian-conquest")
def barbarian_conquest(table: Table, seat: int, happening: str, _: int) -> bool:
    fights = table.fights
    if not _on_land(table, happening) or not _attacks(table, seat) or fights[DEFENDER] != BARBARIAN:
        return False
    return bool(fights[FLAGS] & CAPTURED) and fights[D_BEGAN] >= 2


@_met("met", "resistance")
def resistance(table: Table, seat: int, happening: str, _: int) -> bool:
    defends = _on_land(table, happening) and not _attacks(table, seat)
    return defends and _won(table, seat) and _kills(table, seat) >= 2


@_met("met", "terror-regime")
def terror_regime(_: Table, __: int, happening: str, ___: int) -> bool:
    return happening == "terror"
