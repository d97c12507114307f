"""Builder of views: what one seat, or a spectator, may know of a state, by allow-list."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from aevum.games.clash_of_cultures.constants import ADVANCES, GOODS, HALVES, NONE, PIECES, TEMPLE
from aevum.games.clash_of_cultures.maps import HEXES
from aevum.games.clash_of_cultures.rules import LAW, trade
from aevum.games.clash_of_cultures.rules.advance_powers import routes
from aevum.games.clash_of_cultures.rules.battle_sides import attackers, defenders, fortress_die
from aevum.games.clash_of_cultures.rules.combat_roll import dice_of
from aevum.games.clash_of_cultures.rules.events import RESOLVE
from aevum.games.clash_of_cultures.rules.grow import endows
from aevum.games.clash_of_cultures.rules.influence import needed
from aevum.games.clash_of_cultures.rules.law import ACTIVE
from aevum.games.clash_of_cultures.rules.learn import ore_price, price_of, why_not_buy, why_not_take
from aevum.games.clash_of_cultures.rules.objective_progress import progress
from aevum.games.clash_of_cultures.rules.objectives import why_not_claim
from aevum.games.clash_of_cultures.rules.scoring import lines
from aevum.games.clash_of_cultures.rules.status import rounds
from aevum.games.clash_of_cultures.rules.stock import dues, limit
from aevum.games.clash_of_cultures.rules.turn import ACTIONS, TURN
from aevum.games.clash_of_cultures.rules.units import (
    armies_of,
    cargo_armies,
    cargo_settlers,
    count,
    fleet,
    ships_of,
)
from aevum.games.clash_of_cultures.state import Table, being_discovered, hex_entered
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
from aevum.games.clash_of_cultures.view import (
    ActionCards,
    AdvancePrice,
    BattleView,
    CityView,
    HexView,
    NationView,
    ObjectiveCards,
    OfferView,
    ShipView,
    TableView,
)
from aevum.kernel.game import FRAME, OVER, SEAT


def see(table: Table, seat: int, *, advice: bool = True) -> TableView:
    """Return the view of a seat or of SPECTATOR.

    `advice`: with derived fields too: prices, objectives reached, their progress and trade routes.
    """
    over = table.actor == OVER
    pending = {} if over else LAW.pending(table)
    secret = seat >= 0
    eyes = seat if secret else max(table.actor, 0)
    in_turn = bool(table.frames) and table.frames[0] == TURN.id
    slot = being_discovered(table)
    return TableView(
        options=table.options,
        seat=seat,
        actor=table.actor,
        phase="" if over else LAW.now(table).name,
        active=table.frames[ACTIVE] if in_turn else NONE,
        actions=table.frames[ACTIONS] if in_turn else 0,
        round=table.round,
        rounds=rounds(table),
        turn=table.turn,
        first=table.first,
        clockwise=table.clockwise,
        hexes=_see_hexes(table),
        nations=_see_nations(table, advice=advice),
        hand=tuple(table.hands[seat]) if secret else (),
        goals=tuple(table.goals[seat]) if secret else (),
        plans=tuple(table.plans) if secret and table.plans and table.actor == seat else (),
        seen=_seen(table, seat) if secret else (),
        region=table.regions[slot] if slot != NONE else NONE,
        region_slot=slot,
        entered=hex_entered(table) if advice else NONE,
        event=_event(table),
        wonders_open=tuple(table.wonders_open),
        reserved=tuple(table.reserved),
        wonder_deck=len(table.wonder_deck),
        wonders_gone=tuple(table.wonders_gone),
        action_deck=len(table.action_deck),
        action_discards=tuple(table.action_discards),
        objective_deck=len(table.objective_deck),
        event_deck=len(table.event_deck),
        event_discards=tuple(table.event_discards),
        prices=_prices(table, eyes) if advice else {},
        reached=_reached(table, seat) if secret and advice else (),
        progress=_progress(table, seat) if secret and advice else {},
        battle=_see_battle(table),
        offer=_see_offer(table, seat),
        pending={} if over else _open_pending(table, seat, pending),
        due_left=dues(pending["due"]) - dues(pending.get("given", 0)) if "due" in pending else 0,
        tokens_needed=needed(table, table.actor) - pending["roll"] if pending.get("roll") else 0,
        hits_left=table.fights[BATTLE_D_DUE] if table.fights else 0,
        endowed=endows(table, eyes, TEMPLE),
        reason=table.reason,
        over=over,
    )


def _event(table: Table) -> int:
    """Return the event card being carried out, the last one if several are, at any depth of the stack; NONE = none."""
    frames = table.frames
    under_way = [at for at in range(0, len(frames), FRAME) if frames[at] == RESOLVE.id]
    return frames[under_way[-1] + 2] if under_way else NONE


PRIVATE: Final = ("kept", "wanted")
"""Names of frame numbers that hold a card only the actor may see."""


def _open_pending(table: Table, seat: int, pending: dict[str, int]) -> dict[str, int]:
    return pending if seat == table.actor else {name: value for name, value in pending.items() if name not in PRIVATE}


def _see_hexes(table: Table) -> tuple[HexView, ...]:
    land, exhausted = table.land, table.exhausted
    rows = tuple(
        zip(
            range(HEXES),
            land.terrain,
            table.city,
            table.pieces,
            table.mood,
            table.port,
            table.wonder,
            table.active,
            table.holder,
            table.armies,
            table.settlers,
            table.barbarians,
            strict=True,
        )
    )
    seen = {cell: _seen_hex(rows[cell]) for cell in land.layout.hexes}
    for cell in _bits(exhausted):
        seen[cell] = replace(seen[cell], exhausted=True)
    for cell, ships in _ships(table).items():
        seen[cell] = replace(seen[cell], ships=tuple(ships))
    return tuple(seen.values())


@lru_cache(maxsize=1 << 14)
def _seen_hex(numbers: tuple[int, ...]) -> HexView:
    """Return a hex without Ships and exhaustion, from its numbers alone; cached, because most hexes repeat."""
    cell, terrain, owner, pieces, mood, port, wonder, active, holder, armies, settlers, barbarians = numbers
    city = None
    if owner != NONE:
        colours = tuple((pieces >> 3 * piece & 7) - 1 for piece in range(len(PIECES)))
        size = 1 + sum(colour != NONE for colour in colours)
        city = CityView(owner, size, mood, colours, port, wonder, active)
    return HexView(
        cell=cell,
        terrain=terrain,
        city=city,
        holder=holder,
        armies=count(armies),
        settlers=count(settlers),
        ready=(armies, settlers),
        ships=(),
        barbarians=barbarians,
        exhausted=False,
    )


def _ships(table: Table) -> dict[int, list[ShipView]]:
    """Return Ships by hex."""
    found: dict[int, list[ShipView]] = {}
    for ship, cell in enumerate(table.ship_at):
        if cell != NONE:
            aboard = cargo_armies(table, ship), cargo_settlers(table, ship)
            found.setdefault(cell, []).append(ShipView(ship // 4, ship % 4, *aboard, table.ship_state[ship]))
    return found


def _bits(mask: int) -> Iterable[int]:
    return (place for place in range(mask.bit_length()) if mask >> place & 1)


def _see_nations(table: Table, *, advice: bool) -> tuple[NationView, ...]:
    """Return the views of all nations; those whose numbers have been seen before come from a cache."""
    towns = tuple(table.city), tuple(table.pieces), tuple(table.wonder)
    found = []
    for seat in range(len(table.hands)):
        trading = routes(table, seat) if advice else 0
        key = (seat, towns, trading, *_numbers(table, seat))
        nation = _NATIONS.get(key)
        if nation is None:
            if len(_NATIONS) >= _REMEMBERED:
                _NATIONS.clear()
            nation = _NATIONS[key] = _see_nation(table, seat, trading)
        found.append(nation)
    return tuple(found)


_NATIONS: Final[dict[tuple[Any, ...], NationView]] = {}
_REMEMBERED: Final = 1 << 10


def _numbers(table: Table, seat: int) -> tuple[Any, ...]:
    """Return the part of the cache key that the view of a nation depends on besides cities and trade routes."""
    return (
        tuple(table.nation[seat * NATION_WIDTH : seat * NATION_WIDTH + NATION_WIDTH]),
        tuple(table.ship_at[ship] == NONE for ship in ships_of(seat)),
        len(table.hands[seat]),
        len(table.goals[seat]),
        tuple(table.scored[seat]),
        tuple(table.persons[seat]),
    )


def _see_nation(table: Table, seat: int, trading: int) -> NationView:
    base = seat * NATION_WIDTH
    nation = table.nation
    points = lines(table, seat)
    return NationView(
        seat=seat,
        stock=tuple(nation[base : base + len(GOODS)]),
        limits=tuple(limit(table, seat, good) for good in range(len(GOODS))),
        culture_level=nation[base + CULTURE_LEVEL],
        happy_level=nation[base + HAPPY_LEVEL],
        advances=tuple(_bits(nation[base + KNOWN])),
        hand=len(table.hands[seat]),
        goals=len(table.goals[seat]),
        scored=tuple(table.scored[seat]),
        persons=tuple(table.persons[seat]),
        cities=table.city.count(seat),
        armies=armies_of(table, seat),
        ships=len(fleet(table, seat)),
        supply=tuple(nation[base + SUPPLY : base + SUPPLY + len(PIECES)]),
        settlements=nation[base + SETTLEMENTS],
        armies_left=nation[base + ARMIES],
        settlers_left=nation[base + SETTLERS],
        gone=tuple(nation[base + GONE : base + GONE + len(PIECES) + 1]),
        buried=nation[base + BURIED_WONDERS],
        breaks_ties=bool(nation[base + TIES]),
        less=nation[base + LESS],
        sick=bool(nation[base + SICK]),
        truce=nation[base + TRUCE],
        used=nation[base + USED],
        routes=trading,
        points=points,
        total=sum(points.values()),
    )


def _seen(table: Table, seat: int) -> tuple[tuple[int, ActionCards, ObjectiveCards], ...]:
    """Return the cards in other hands that the seat has seen."""
    found: list[tuple[int, ActionCards, ObjectiveCards]] = []
    for other in range(len(table.hands)):
        if other == seat:
            continue
        actions = tuple(card for card in table.hands[other] if table.action_seen[card] >> seat & 1)
        goals = tuple(card for card in table.goals[other] if table.objective_seen[card] >> seat & 1)
        if actions or goals:
            found.append((other, actions, goals))
    return tuple(found)


def _prices(table: Table, seat: int) -> dict[int, AdvancePrice]:
    return {
        advance: _price(table, seat, advance)
        for advance in range(len(ADVANCES))
        if why_not_take(table, seat, advance) is None
    }


def _price(table: Table, seat: int, advance: int) -> AdvancePrice:
    ore = ore_price(table, seat, advance)
    food = dues(price_of(table, seat, advance)) - ore
    return food, ore, why_not_buy(table, seat, advance) is None


def _progress(table: Table, seat: int) -> dict[int, tuple[int, int]]:
    """Return the progress of the objectives in hand by 2 * card + half, where it can be counted."""
    measured = {
        2 * card + half: progress(table, seat, HALVES[card][half]) for card in table.goals[seat] for half in (0, 1)
    }
    return {entry: come for entry, come in measured.items() if come is not None}


def _reached(table: Table, seat: int) -> tuple[int, ...]:
    return tuple(
        2 * card + half
        for card in table.goals[seat]
        for half in (0, 1)
        if why_not_claim(table, seat, card, half, 0) is None
    )


def _see_battle(table: Table) -> BattleView | None:
    fights = table.fights
    if not fights:
        return None
    return BattleView(
        hex=fights[BATTLE_HEX],
        attacker=fights[BATTLE_ATTACKER],
        defender=fights[BATTLE_DEFENDER],
        naval=bool(fights[BATTLE_NAVAL]),
        raid=bool(fights[BATTLE_RAID]),
        round=fights[BATTLE_ROUND],
        attackers=attackers(table),
        defenders=defenders(table),
        a_settlers=fights[BATTLE_SETTLERS],
        a_card=fights[BATTLE_A_CARD] - 1,
        d_card=fights[BATTLE_D_CARD] - 1,
        a_due=fights[BATTLE_A_DUE],
        d_due=fights[BATTLE_D_DUE],
        a_lost=fights[BATTLE_A_LOST],
        d_lost=fights[BATTLE_D_LOST],
        fortress_die=fortress_die(table),
        breached=fights[BATTLE_BREACHED],
        void=fights[BATTLE_VOID],
        rolled=fights[BATTLE_ROLLED],
        a_dice=dice_of(fights[BATTLE_A_DICE]),
        d_dice=dice_of(fights[BATTLE_D_DICE]),
        a_value=fights[BATTLE_A_VALUE],
        d_value=fights[BATTLE_D_VALUE],
        a_hits=fights[BATTLE_A_HITS],
        d_hits=fights[BATTLE_D_HITS],
        a_cancels=fights[BATTLE_A_CANCELS],
        d_cancels=fights[BATTLE_D_CANCELS],
    )


def _see_offer(table: Table, seat: int) -> OfferView | None:
    """Return the trade offer as a seat may see it.

    An offer being composed is visible to its giver only; once made, to all, but its cards to the two parties only.
    """
    if not table.deal or not table.frames:
        return None
    composing = LAW.now(table) is trade.COMPOSE
    here, there = table.frames[SEAT], table.frames[SEAT + 1]
    if composing and seat != here:
        return None
    giver, partner = (here, there) if composing else (there, here)
    party = seat in (giver, partner)
    return OfferView(
        giver=giver,
        partner=partner,
        given=tuple(table.deal[: len(GOODS)]),
        wanted=tuple(table.deal[len(GOODS) :]),
        cards=tuple(table.deal_cards[0]) if party else (),
        objectives=tuple(table.deal_cards[1]) if party else (),
        counts=(len(table.deal_cards[0]), len(table.deal_cards[1])),
    )
