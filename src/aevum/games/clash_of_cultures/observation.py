"""Observations of a seat, written straight from the state: the numbers of `view_builder.see`, in the same order."""

from __future__ import annotations

from typing import Final, get_args

from aevum.games.clash_of_cultures.constants import (
    ACTION_CARDS,
    ADVANCES,
    COLOURS,
    EVENTS,
    GOODS,
    NONE,
    OBJECTIVE_CARDS,
    PIECES,
    TEMPLE,
    WONDERS,
)
from aevum.games.clash_of_cultures.rules import LAW, trade
from aevum.games.clash_of_cultures.rules.battle_sides import attackers, defenders, fortress_die
from aevum.games.clash_of_cultures.rules.combat_roll import dice_of
from aevum.games.clash_of_cultures.rules.events import RESOLVE
from aevum.games.clash_of_cultures.rules.grow import endows
from aevum.games.clash_of_cultures.rules.influence import needed
from aevum.games.clash_of_cultures.rules.law import ACTIVE
from aevum.games.clash_of_cultures.rules.scoring import halves
from aevum.games.clash_of_cultures.rules.status import rounds
from aevum.games.clash_of_cultures.rules.stock import dues, limit
from aevum.games.clash_of_cultures.rules.turn import ACTIONS, TURN
from aevum.games.clash_of_cultures.rules.units import (
    CONDITIONS,
    armies_of,
    cargo_armies,
    cargo_settlers,
    count,
    fleet,
)
from aevum.games.clash_of_cultures.state import Table, being_discovered
from aevum.games.clash_of_cultures.state_fields import (
    ARMIES,
    BATTLE_A_CANCELS,
    BATTLE_A_CARD,
    BATTLE_A_DICE,
    BATTLE_A_DUE,
    BATTLE_A_HITS,
    BATTLE_A_LOST,
    BATTLE_A_VALUE,
    BATTLE_ATTACKER,
    BATTLE_BREACHED,
    BATTLE_D_CANCELS,
    BATTLE_D_CARD,
    BATTLE_D_DICE,
    BATTLE_D_DUE,
    BATTLE_D_HITS,
    BATTLE_D_LOST,
    BATTLE_D_VALUE,
    BATTLE_DEFENDER,
    BATTLE_HEX,
    BATTLE_NAVAL,
    BATTLE_RAID,
    BATTLE_ROLLED,
    BATTLE_ROUND,
    BATTLE_SETTLERS,
    BATTLE_VOID,
    BURIED_WONDERS,
    CULTURE_LEVEL,
    GONE,
    HAPPY_LEVEL,
    KNOWN,
    LESS,
    NATION_WIDTH,
    SETTLEMENTS,
    SETTLERS,
    SICK,
    SUPPLY,
    TIES,
    TRUCE,
    USED,
)
from aevum.games.clash_of_cultures.view import MAX_DICE, MAX_SHIPS, Pending
from aevum.games.clash_of_cultures.view_builder import PRIVATE
from aevum.kernel.game import FRAME, OVER, SEAT, STEP
from aevum.kernel.observation_row import NamedPlaces, ObservationRow

_ACTION_CARDS: Final = len(ACTION_CARDS)
_OBJECTIVE_CARDS: Final = len(OBJECTIVE_CARDS)
_EVENTS: Final = len(EVENTS)
_GOODS: Final = len(GOODS)
_PIECES: Final = len(PIECES)
_CITY: Final = 6 + _PIECES
"""Numbers of a city."""
_SHIP: Final = 5
"""Numbers of a Ship."""
_SEEN: Final = 1 + _ACTION_CARDS + _OBJECTIVE_CARDS
"""Numbers of what is known of another hand."""
_BATTLE: Final = 25 + 2 * (1 + MAX_DICE)
_OFFER: Final = 2 + 2 * _GOODS + _ACTION_CARDS + _OBJECTIVE_CARDS + 2
_PHASES: Final = 1 + len(LAW.steps)
_PENDING: Final = NamedPlaces(get_args(Pending)[1].fields)
_POINTS: Final = ("advances", "events", "objectives", "pieces", "wonders")


def write(table: Table, seat: int, row: ObservationRow) -> None:
    """Write what a seat may know."""
    frames = table.frames
    over = table.actor == OVER
    in_turn = bool(frames) and frames[0] == TURN.id
    row.put(seat)
    row.put(table.actor)
    row.one_of(0 if over else 1 + frames[STEP], _PHASES)
    row.put(frames[ACTIVE] if in_turn else NONE)
    row.put(frames[ACTIONS] if in_turn else 0)
    row.put(table.round)
    row.put(rounds(table))
    row.put(table.turn)
    row.put(table.first)
    row.put_all(table.clockwise)
    _write_hexes(table, row)
    for other in range(len(table.hands)):
        _write_nation(table, other, row)
    _write_cards(table, seat, row)
    _write_battle(table, row)
    _write_offer(table, seat, row)
    _write_decision(table, seat, row)
    row.put(table.reason)
    row.put(over)


def _write_hexes(table: Table, row: ObservationRow) -> None:
    ships: dict[int, list[int]] = {}
    for ship, cell in enumerate(table.ship_at):
        if cell != NONE:
            ships.setdefault(cell, []).append(ship)
    for cell in table.land.layout.hexes:
        _write_hex(table, cell, row)
        end = row.at + 1 + MAX_SHIPS * _SHIP
        if cell in ships:
            _write_ships(table, ships[cell], row)
        row.at = end
        row.put(table.barbarians[cell])
        row.put(table.exhausted >> cell & 1)


def _write_hex(table: Table, cell: int, row: ObservationRow) -> None:
    """Write a hex with its city and its land units."""
    row.put(cell)
    row.put(table.land.terrain[cell])
    if table.city[cell] == NONE:
        row.skip(1 + _CITY)
    else:
        packed = table.pieces[cell]
        colours = [(packed >> 3 * piece & 7) - 1 for piece in range(_PIECES)]
        row.put_all([1, table.city[cell], 1 + _PIECES - colours.count(NONE), table.mood[cell], *colours])
        row.put_all([table.port[cell], table.wonder[cell], table.active[cell]])
    row.put(table.holder[cell])
    armies, settlers = table.armies[cell], table.settlers[cell]
    if armies or settlers:
        row.put(count(armies))
        row.put(count(settlers))
        row.put_packed(armies, CONDITIONS, 3)
        row.put_packed(settlers, CONDITIONS, 3)
    else:
        row.skip(2 + 2 * CONDITIONS)


def _write_ships(table: Table, ships: list[int], row: ObservationRow) -> None:
    row.put(len(ships))
    for ship in ships[:MAX_SHIPS]:
        aboard = [cargo_armies(table, ship), cargo_settlers(table, ship)]
        row.put_all([ship // 4, ship % 4, *aboard, table.ship_state[ship]])


def _write_nation(table: Table, seat: int, row: ObservationRow) -> None:
    nation, base = table.nation, seat * NATION_WIDTH
    row.put(seat)
    row.put_all(nation[base : base + _GOODS])
    row.put_all([limit(table, seat, good) for good in range(_GOODS)])
    row.put(nation[base + CULTURE_LEVEL])
    row.put(nation[base + HAPPY_LEVEL])
    row.mark_kinds(len(ADVANCES), nation[base + KNOWN])
    row.put(len(table.hands[seat]))
    row.put(len(table.goals[seat]))
    row.count_kinds(2 * _OBJECTIVE_CARDS, table.scored[seat])
    row.count_kinds(_EVENTS, table.persons[seat])
    row.put(table.city.count(seat))
    row.put(armies_of(table, seat))
    row.put(len(fleet(table, seat)))
    row.put_all(nation[base + SUPPLY : base + SUPPLY + _PIECES])
    row.put_all([nation[base + SETTLEMENTS], nation[base + ARMIES], nation[base + SETTLERS]])
    row.put_all(nation[base + GONE : base + GONE + _PIECES + 1])
    row.put_all([nation[base + BURIED_WONDERS], bool(nation[base + TIES]), nation[base + LESS]])
    row.put_all([bool(nation[base + SICK]), nation[base + TRUCE], nation[base + USED]])
    points = halves(table, seat)
    for name in _POINTS:
        row.put_half(points[name])
    row.put_half(sum(points.values()))


def _write_cards(table: Table, seat: int, row: ObservationRow) -> None:
    """Write the seat's own cards, those it has seen in other hands, and what lies open."""
    row.count_kinds(_ACTION_CARDS, table.hands[seat])
    row.count_kinds(_OBJECTIVE_CARDS, table.goals[seat])
    row.count_kinds(_OBJECTIVE_CARDS, table.plans if table.actor == seat else [])
    _write_seen(table, seat, row)
    slot = being_discovered(table)
    row.put(table.regions[slot] if slot != NONE else NONE)
    row.put(slot)
    row.put(_event(table))
    row.count_kinds(len(WONDERS), table.wonders_open)
    row.put_all(table.reserved)
    row.put(len(table.wonder_deck))
    row.count_kinds(len(WONDERS), table.wonders_gone)
    row.put(len(table.action_deck))
    row.count_kinds(_ACTION_CARDS, table.action_discards)
    row.put(len(table.objective_deck))
    row.put(len(table.event_deck))
    row.count_kinds(_EVENTS, table.event_discards)


def _write_seen(table: Table, seat: int, row: ObservationRow) -> None:
    first = row.at
    found = 0
    row.at += 1
    for other in range(len(table.hands)):
        if other == seat:
            continue
        actions = [card for card in table.hands[other] if table.action_seen[card] >> seat & 1]
        goals = [card for card in table.goals[other] if table.objective_seen[card] >> seat & 1]
        if actions or goals:
            found += 1
            row.put(other)
            row.count_kinds(_ACTION_CARDS, actions)
            row.count_kinds(_OBJECTIVE_CARDS, goals)
    row.at = first
    row.put(found)
    row.at = first + 1 + (len(COLOURS) - 1) * _SEEN


def _event(table: Table) -> int:
    """Return the event card being carried out, the last one if several are; NONE = none."""
    frames = table.frames
    for at in range(len(frames) - FRAME, -1, -FRAME):
        if frames[at] == RESOLVE.id:
            return frames[at + 2]
    return NONE


def _write_battle(table: Table, row: ObservationRow) -> None:
    fights = table.fights
    if not fights:
        row.skip(1 + _BATTLE)
        return
    row.put_all([1, fights[BATTLE_HEX], fights[BATTLE_ATTACKER], fights[BATTLE_DEFENDER]])
    row.put_all([bool(fights[BATTLE_NAVAL]), bool(fights[BATTLE_RAID]), fights[BATTLE_ROUND]])
    row.put_all([attackers(table), defenders(table), fights[BATTLE_SETTLERS]])
    row.put_all([fights[BATTLE_A_CARD] - 1, fights[BATTLE_D_CARD] - 1, fights[BATTLE_A_DUE], fights[BATTLE_D_DUE]])
    row.put_all([fights[BATTLE_A_LOST], fights[BATTLE_D_LOST], fortress_die(table), fights[BATTLE_BREACHED]])
    row.put_all([fights[BATTLE_VOID], fights[BATTLE_ROLLED]])
    row.put_list(dice_of(fights[BATTLE_A_DICE]), MAX_DICE)
    row.put_list(dice_of(fights[BATTLE_D_DICE]), MAX_DICE)
    row.put_all([fights[BATTLE_A_VALUE], fights[BATTLE_D_VALUE], fights[BATTLE_A_HITS], fights[BATTLE_D_HITS]])
    row.put_all([fights[BATTLE_A_CANCELS], fights[BATTLE_D_CANCELS]])


def _write_offer(table: Table, seat: int, row: ObservationRow) -> None:
    """Write a trade offer: to its giver while it is composed, then to all, but its cards to the two parties only."""
    end = row.at + 1 + _OFFER
    if table.deal and table.frames:
        composing = LAW.now(table) is trade.COMPOSE
        here, there = table.frames[SEAT], table.frames[SEAT + 1]
        if not composing or seat == here:
            giver, partner = (here, there) if composing else (there, here)
            party = seat in (giver, partner)
            row.put_all([1, giver, partner])
            row.put_all(table.deal)
            row.count_kinds(_ACTION_CARDS, table.deal_cards[0] if party else [])
            row.count_kinds(_OBJECTIVE_CARDS, table.deal_cards[1] if party else [])
            row.put_all([len(table.deal_cards[0]), len(table.deal_cards[1])])
    row.at = end


def _write_decision(table: Table, seat: int, row: ObservationRow) -> None:
    """Write the pending decision; a card in it that only its actor may see is left out for the others."""
    pending: dict[str, int] = {} if table.actor == OVER else LAW.pending(table)
    due = dues(pending["due"]) - dues(pending.get("given", 0)) if "due" in pending else 0
    tokens = needed(table, table.actor) - pending["roll"] if pending.get("roll") else 0
    if seat != table.actor:
        for name in PRIVATE:
            pending.pop(name, None)
    row.put_named(pending, _PENDING)
    row.put(due)
    row.put(tokens)
    row.put(table.fights[BATTLE_D_DUE] if table.fights else 0)
    row.put(endows(table, seat, TEMPLE))
