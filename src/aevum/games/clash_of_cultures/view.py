"""What a seat may see: everything that lies open, its own cards, and what it has seen of others'."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Annotated, Any, Final

from aevum.games.clash_of_cultures.facts import (
    ACTION_CARDS,
    ADVANCES,
    COLOURS,
    EVENTS,
    GOODS,
    HALVES,
    MOODS,
    NONE,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    PIECES,
    TEMPLE,
    TERRAINS,
    WONDERS,
)
from aevum.games.clash_of_cultures.maps import HEXES, LABELS, UNKNOWN
from aevum.games.clash_of_cultures.moves import CARGO, LAND_UNITS, SHIP_NAMES
from aevum.games.clash_of_cultures.nation import (
    ARMIES,
    BURIED_WONDERS,
    CULTURE_LEVEL,
    GONE,
    HAPPY_LEVEL,
    KNOWN,
    LESS,
    SETTLEMENTS,
    SETTLERS,
    SICK,
    SUPPLY,
    TIES,
    TRUCE,
    USED,
    WIDTH,
)
from aevum.games.clash_of_cultures.options import Options
from aevum.games.clash_of_cultures.rules import LAW, battle, forces, trade
from aevum.games.clash_of_cultures.rules.events import RESOLVE
from aevum.games.clash_of_cultures.rules.grow import endows
from aevum.games.clash_of_cultures.rules.influence import needed
from aevum.games.clash_of_cultures.rules.law import ACTIVE
from aevum.games.clash_of_cultures.rules.learn import price_of, why_not_buy, why_not_take
from aevum.games.clash_of_cultures.rules.objectives import why_not_claim
from aevum.games.clash_of_cultures.rules.powers import routes
from aevum.games.clash_of_cultures.rules.progress import progress
from aevum.games.clash_of_cultures.rules.scoring import lines
from aevum.games.clash_of_cultures.rules.status import rounds
from aevum.games.clash_of_cultures.rules.stock import PACKED, dues, limit
from aevum.games.clash_of_cultures.rules.turn import ACTIONS, TURN
from aevum.games.clash_of_cultures.rules.units import (
    CONDITIONS,
    armies_of,
    cargo_armies,
    cargo_settlers,
    count,
    fleet,
    ships_of,
)
from aevum.games.clash_of_cultures.state import Table, being_discovered
from aevum.kernel.game import FRAME, OVER, SEAT, View
from aevum.kernel.numbers import LEFT_OUT, Counted, Keyed, Packed, UpTo
from aevum.kernel.points import Points, plain

MOST_SHIPS: Final = 8
"""On one hex: those of two fleets that meet."""
MOST_DICE: Final = 8
"""Of one side; sixes that are rolled once more among them."""
ActionCards = Annotated[tuple[int, ...], Counted(len(ACTION_CARDS))]
ObjectiveCards = Annotated[tuple[int, ...], Counted(len(OBJECTIVE_CARDS))]
Goals = Annotated[tuple[int, ...], Counted(2 * len(OBJECTIVE_CARDS))]
"""Twice an objective card, and 1 for its lower half."""
Events = Annotated[tuple[int, ...], Counted(len(EVENTS))]
Wonders = Annotated[tuple[int, ...], Counted(len(WONDERS))]
Units = Annotated[int, Packed(CONDITIONS, 3)]
"""How many in each condition."""
_PACKED: Final = {
    **dict.fromkeys(("taken", "hit", "reached", "around"), Packed(HEXES)),
    **dict.fromkeys(("scored", "met"), Packed(len(OBJECTIVES))),
    **dict.fromkeys(("due", "given"), Packed(*PACKED)),
    "picked": Packed(len(LAND_UNITS), 3),
    "unloaded": Packed(len(CARGO), 2),
    "ships": Packed(len(SHIP_NAMES)),
    "owners": Packed(len(COLOURS)),
}
Pending = Annotated[dict[str, int], Keyed({name: _PACKED.get(name) for step in LAW.steps for name in step.numbers})]
"""Numbers of frames; some are many in one."""
Dice = Annotated[tuple[int, ...], UpTo(MOST_DICE)]


@dataclass(frozen=True, slots=True)
class CityView:
    """A city. `pieces`: by piece, whose it is, NONE: it has none."""

    owner: int
    size: int
    mood: int
    pieces: tuple[int, ...]
    port: int
    wonder: int
    active: int


@dataclass(frozen=True, slots=True)
class ShipView:
    """A Ship with its cargo; `number` among the four of its owner."""

    owner: int
    number: int
    armies: int
    settlers: int
    state: int


@dataclass(frozen=True, slots=True)
class HexView:
    """One hex. `terrain`: UNKNOWN where nothing was discovered. `ready`: packed conditions of Armies and Settlers."""

    cell: int
    terrain: int
    city: CityView | None
    holder: int
    armies: int
    settlers: int
    ready: tuple[Units, Units]
    ships: Annotated[tuple[ShipView, ...], UpTo(MOST_SHIPS)]
    barbarians: int
    exhausted: bool


@dataclass(frozen=True, slots=True)
class NationView:
    """What lies before a seat, all of it open. `hand`, `goals`: how many cards; `stock`, `limits`: by good.

    `gone`: pieces that left the game; `buried`: halves of points of Wonders that did. `breaks_ties`: one of them still
    breaks ties.
    """

    seat: int
    stock: tuple[int, ...]
    limits: tuple[int, ...]
    culture_level: int
    happy_level: int
    advances: Annotated[tuple[int, ...], Counted(len(ADVANCES))]
    hand: int
    goals: int
    scored: Goals
    persons: Events
    cities: int
    armies: int
    ships: int
    supply: tuple[int, ...]
    settlements: int
    armies_left: int
    settlers_left: int
    gone: tuple[int, ...]
    buried: int
    breaks_ties: bool
    less: int
    sick: bool
    truce: int
    used: int
    routes: Annotated[int, LEFT_OUT]
    points: dict[str, Points]
    total: Points


@dataclass(frozen=True, slots=True)
class SideView:
    """One side of a battle: units, card of this round, and the last roll with what it came to."""

    units: int
    card: int
    void: bool
    fortress: bool
    dice: tuple[int, ...]
    value: int
    hits: int
    cancelled: int
    lost: int


@dataclass(frozen=True, slots=True)
class BattleView:
    """A battle under way. `a_` is the attacker's, `d_` the defender's; cards by action card, NONE: none.

    `void`: 1: the attacker's card has no effect, 2: the defender's. `rolled`: the round of the last roll.
    """

    hex: int
    attacker: int
    defender: int
    naval: bool
    raid: bool
    round: int
    attackers: int
    defenders: int
    a_settlers: int
    a_card: int
    d_card: int
    a_due: int
    d_due: int
    a_lost: int
    d_lost: int
    fortress_die: int
    breached: int
    void: int
    rolled: int
    a_dice: Dice
    d_dice: Dice
    a_value: int
    d_value: int
    a_hits: int
    d_hits: int
    a_cancels: int
    d_cancels: int

    @property
    def attack(self) -> SideView:
        """The attacker's side."""
        return SideView(
            units=self.attackers,
            card=self.a_card,
            void=bool(self.void & 1),
            fortress=False,
            dice=self.a_dice,
            value=self.a_value,
            hits=self.a_hits,
            cancelled=self.a_cancels,
            lost=self.a_lost,
        )

    @property
    def defence(self) -> SideView:
        """The defender's side."""
        return SideView(
            units=self.defenders,
            card=self.d_card,
            void=bool(self.void & 2),
            fortress=bool(self.fortress_die),
            dice=self.d_dice,
            value=self.d_value,
            hits=self.d_hits,
            cancelled=self.d_cancels,
            lost=self.d_lost,
        )


@dataclass(frozen=True, slots=True)
class OfferView:
    """A trade. `cards`, `objectives`: their faces for the two parties; `counts` for all, once it is offered."""

    giver: int
    partner: int
    given: tuple[int, ...]
    wanted: tuple[int, ...]
    cards: ActionCards
    objectives: ObjectiveCards
    counts: tuple[int, int]


@dataclass(frozen=True, slots=True)
class TableView(View):
    """The table through one pair of eyes. `hand`, `goals`, `plans` are the seat's own cards.

    `seen`: (seat, action cards, objective cards) that it has seen in other hands. `region`: the one that is being laid,
    NONE: none; `region_slot`: where. `event`: the card that is being carried out, NONE: none. `prices`: for each
    advance that `own` may take, its price in goods and whether it can be bought now.
    `reached`: objectives (card and half) whose conditions hold now for the seat's own cards; `progress`: how far they
    are. `pending`: the numbers of what is decided now;
    `due_left`, `tokens_needed`, `hits_left`: what a payment, a boost or a raid still asks for;
    `endowed`: does State Religion pay the food of a Temple?
    """

    options: Options
    seat: int
    actor: int
    phase: str
    active: int
    actions: int
    round: int
    rounds: int
    turn: int
    first: int
    clockwise: tuple[int, ...]
    hexes: tuple[HexView, ...]
    nations: tuple[NationView, ...]
    hand: ActionCards
    goals: ObjectiveCards
    plans: ObjectiveCards
    seen: Annotated[tuple[tuple[int, ActionCards, ObjectiveCards], ...], UpTo(len(COLOURS) - 1)]
    region: int
    region_slot: int
    event: int
    wonders_open: Wonders
    reserved: tuple[int, ...]
    wonder_deck: int
    wonders_gone: Wonders
    action_deck: int
    action_discards: ActionCards
    objective_deck: int
    event_deck: int
    event_discards: Events
    prices: Annotated[dict[int, tuple[int, bool]], LEFT_OUT]
    reached: Annotated[tuple[int, ...], LEFT_OUT]
    progress: Annotated[dict[int, tuple[int, int]], LEFT_OUT]
    battle: BattleView | None
    offer: OfferView | None
    pending: Pending
    due_left: int
    tokens_needed: int
    hits_left: int
    endowed: bool
    reason: int
    over: bool

    @property
    def seats(self) -> int:
        return len(self.nations)

    @property
    def eyes(self) -> int:
        """Whose nation is shown first."""
        if self.seat >= 0:
            return self.seat
        return self.actor if self.actor >= 0 else self.first

    @property
    def own(self) -> NationView:
        """The nation of the reader; of who decides for those who watch."""
        return self.nations[self.eyes]

    def at(self, cell: int) -> HexView:
        """A hex of the layout."""
        return next(place for place in self.hexes if place.cell == cell)

    def to_json(self) -> dict[str, Any]:
        return {
            "game": "clash-of-cultures",
            "seat": self.seat,
            "actor": self.actor,
            "phase": self.phase or None,
            "active": self.active,
            "actions": self.actions,
            "round": self.round,
            "rounds": self.rounds,
            "turn": self.turn,
            "first": self.first,
            "clockwise": list(self.clockwise),
            "hexes": {LABELS[place.cell]: _hex(place) for place in self.hexes},
            "nations": [_nation(nation) for nation in self.nations],
            "hand": [ACTION_CARDS[card] for card in self.hand],
            "goals": [OBJECTIVE_CARDS[card] for card in self.goals],
            "plans": [OBJECTIVE_CARDS[card] for card in self.plans],
            "seen": [
                {
                    "seat": seat,
                    "actions": [ACTION_CARDS[card] for card in actions],
                    "objectives": [OBJECTIVE_CARDS[card] for card in objectives],
                }
                for seat, actions, objectives in self.seen
            ],
            "region": None if self.region == NONE else self.region + 5,
            "wonders": {
                WONDERS.ids[wonder]: None if self.reserved[wonder] == NONE else self.reserved[wonder]
                for wonder in self.wonders_open
            },
            "wonders_gone": [WONDERS.ids[wonder] for wonder in self.wonders_gone],
            "decks": {
                "action": self.action_deck,
                "objective": self.objective_deck,
                "event": self.event_deck,
                "wonder": self.wonder_deck,
            },
            "discards": {
                "action": [ACTION_CARDS[card] for card in self.action_discards],
                "event": [EVENTS.ids[event] for event in self.event_discards],
            },
            "battle": None if self.battle is None else _battle(self.battle),
            "offer": None if self.offer is None else _offer(self.offer),
            "pending": dict(self.pending),
            "over": self.over,
        }


def _seat(seat: int) -> str | None:
    return None if seat == NONE else (*COLOURS, "barbarians")[seat]


def _hex(place: HexView) -> dict[str, Any]:
    """Plain data, without what is nothing."""
    if place.terrain == UNKNOWN:
        return {"terrain": None}
    data: dict[str, Any] = {"terrain": TERRAINS[place.terrain]}
    if place.city is not None:
        data["city"] = {
            "owner": _seat(place.city.owner),
            "size": place.city.size,
            "mood": MOODS[place.city.mood],
            "pieces": {PIECES[piece]: _seat(owner) for piece, owner in enumerate(place.city.pieces) if owner != NONE},
            "port": None if place.city.port == NONE else LABELS[place.city.port],
            "wonder": None if place.city.wonder == NONE else WONDERS.ids[place.city.wonder],
            "active": place.city.active,
        }
    if place.holder != NONE:
        data["units"] = {"owner": _seat(place.holder), "armies": place.armies, "settlers": place.settlers}
        data["ready"] = list(place.ready)
    if place.ships:
        data["ships"] = [
            {
                "owner": _seat(ship.owner),
                "ship": f"S{ship.number + 1}",
                "armies": ship.armies,
                "settlers": ship.settlers,
                "state": ship.state,
            }
            for ship in place.ships
        ]
    if place.barbarians:
        data["barbarians"] = place.barbarians
    if place.exhausted:
        data["exhausted"] = True
    return data


def _nation(nation: NationView) -> dict[str, Any]:
    return {
        "colour": COLOURS[nation.seat],
        "stock": dict(zip(GOODS, nation.stock, strict=True)),
        "limits": dict(zip(GOODS, nation.limits, strict=True)),
        "culture_level": nation.culture_level,
        "happiness_level": nation.happy_level,
        "advances": [ADVANCES.ids[advance] for advance in nation.advances],
        "action_cards": nation.hand,
        "objective_cards": nation.goals,
        "scored": [OBJECTIVES.ids[HALVES[entry >> 1][entry & 1]] for entry in nation.scored],
        "persons": [EVENTS.ids[event] for event in nation.persons],
        "supply": {
            **dict(zip(PIECES, nation.supply, strict=True)),
            "settlement": nation.settlements,
            "army": nation.armies_left,
            "settler": nation.settlers_left,
        },
        "gone": dict(zip((*PIECES, "settlement"), nation.gone, strict=True)),
        "buried": nation.buried,
        "breaks_ties": nation.breaks_ties,
        "less": nation.less,
        "sick": nation.sick,
        "truce": nation.truce,
        "used": nation.used,
        "routes": nation.routes,
        "points": {name: plain(points) for name, points in nation.points.items()},
        "total": plain(nation.total),
    }


def _battle(fight: BattleView) -> dict[str, Any]:
    return {
        "hex": LABELS[fight.hex],
        "attacker": _seat(fight.attacker),
        "defender": _seat(fight.defender),
        "naval": fight.naval,
        "raid": fight.raid,
        "round": fight.round,
        "attackers": fight.attackers,
        "defenders": fight.defenders,
        "settlers": fight.a_settlers,
        "attacker_card": None if fight.a_card == NONE else ACTION_CARDS[fight.a_card],
        "defender_card": None if fight.d_card == NONE else ACTION_CARDS[fight.d_card],
        "losses": [fight.a_due, fight.d_due],
        "lost": [fight.a_lost, fight.d_lost],
        "fortress_die": fight.fortress_die,
        "breached": fight.breached,
        "void": fight.void,
        "rolled": fight.rolled,
        "dice": [list(fight.a_dice), list(fight.d_dice)],
        "values": [fight.a_value, fight.d_value],
        "hits": [fight.a_hits, fight.d_hits],
        "cancels": [fight.a_cancels, fight.d_cancels],
    }


def _offer(offer: OfferView) -> dict[str, Any]:
    return {
        "giver": offer.giver,
        "partner": offer.partner,
        "given": {good: amount for good, amount in zip(GOODS, offer.given, strict=True) if amount},
        "wanted": {good: amount for good, amount in zip(GOODS, offer.wanted, strict=True) if amount},
        "cards": [ACTION_CARDS[card] for card in offer.cards],
        "objectives": [OBJECTIVE_CARDS[card] for card in offer.objectives],
        "counts": list(offer.counts),
    }


# -- looking


def see(table: Table, seat: int, *, advice: bool = True) -> TableView:
    """What this seat, or WATCHING, may know; `advice`: with what it could afford and how far it has come, too."""
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
        hits_left=table.fights[forces.D_DUE] if table.fights else 0,
        endowed=endows(table, eyes, TEMPLE),
        reason=table.reason,
        over=over,
    )


def _event(table: Table) -> int:
    """The event card that is being carried out, however deep it lies; NONE: none."""
    frames = table.frames
    under_way = [at for at in range(0, len(frames), FRAME) if frames[at] == RESOLVE.id]
    return frames[under_way[-1] + 2] if under_way else NONE


_PRIVATE = ("kept", "wanted")
"""Numbers of frames that name a card only who decides may see."""


def _open_pending(table: Table, seat: int, pending: dict[str, int]) -> dict[str, int]:
    return pending if seat == table.actor else {name: value for name, value in pending.items() if name not in _PRIVATE}


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
    """A hex without Ships, from its numbers alone: most hexes have been seen before."""
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
    """By hex."""
    found: dict[int, list[ShipView]] = {}
    for ship, cell in enumerate(table.ship_at):
        if cell != NONE:
            aboard = cargo_armies(table, ship), cargo_settlers(table, ship)
            found.setdefault(cell, []).append(ShipView(ship // 4, ship % 4, *aboard, table.ship_state[ship]))
    return found


def _bits(mask: int) -> Iterable[int]:
    return (place for place in range(mask.bit_length()) if mask >> place & 1)


def _see_nations(table: Table, *, advice: bool) -> tuple[NationView, ...]:
    """Those that have not changed since they were last seen are not looked at again."""
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
    """All that a nation is seen by, beside the towns."""
    return (
        tuple(table.nation[seat * WIDTH : seat * WIDTH + WIDTH]),
        tuple(table.ship_at[ship] == NONE for ship in ships_of(seat)),
        len(table.hands[seat]),
        len(table.goals[seat]),
        tuple(table.scored[seat]),
        tuple(table.persons[seat]),
    )


def _see_nation(table: Table, seat: int, trading: int) -> NationView:
    base = seat * WIDTH
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
    """What the seat has seen of other hands."""
    found: list[tuple[int, ActionCards, ObjectiveCards]] = []
    for other in range(len(table.hands)):
        if other == seat:
            continue
        actions = tuple(card for card in table.hands[other] if table.action_seen[card] >> seat & 1)
        goals = tuple(card for card in table.goals[other] if table.objective_seen[card] >> seat & 1)
        if actions or goals:
            found.append((other, actions, goals))
    return tuple(found)


def _prices(table: Table, seat: int) -> dict[int, tuple[int, bool]]:
    return {
        advance: (dues(price_of(table, seat, advance)), why_not_buy(table, seat, advance) is None)
        for advance in range(len(ADVANCES))
        if why_not_take(table, seat, advance) is None
    }


def _progress(table: Table, seat: int) -> dict[int, tuple[int, int]]:
    """How far the objectives in hand have come, where it can be counted."""
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
        hex=fights[forces.HEX],
        attacker=fights[forces.ATTACKER],
        defender=fights[forces.DEFENDER],
        naval=bool(fights[forces.NAVAL]),
        raid=bool(fights[forces.RAID]),
        round=fights[forces.ROUND],
        attackers=forces.attackers(table),
        defenders=forces.defenders(table),
        a_settlers=fights[forces.SETTLERS],
        a_card=fights[forces.A_CARD] - 1,
        d_card=fights[forces.D_CARD] - 1,
        a_due=fights[forces.A_DUE],
        d_due=fights[forces.D_DUE],
        a_lost=fights[forces.A_LOST],
        d_lost=fights[forces.D_LOST],
        fortress_die=forces.fortress_die(table),
        breached=fights[forces.BREACHED],
        void=fights[forces.VOID],
        rolled=fights[forces.ROLLED],
        a_dice=battle.dice_of(fights[forces.A_DICE]),
        d_dice=battle.dice_of(fights[forces.D_DICE]),
        a_value=fights[forces.A_VALUE],
        d_value=fights[forces.D_VALUE],
        a_hits=fights[forces.A_HITS],
        d_hits=fights[forces.D_HITS],
        a_cancels=fights[forces.A_CANCELS],
        d_cancels=fights[forces.D_CANCELS],
    )


def _see_offer(table: Table, seat: int) -> OfferView | None:
    """What is being composed is seen by who composes it; an offer by all, its cards by the two parties."""
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
