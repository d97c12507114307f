"""What a seat may see: everything that lies open, its own cards, and what it has seen of others'."""

from __future__ import annotations

from dataclasses import dataclass
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
    TERRAINS,
    WONDERS,
)
from aevum.games.clash_of_cultures.maps import HEXES, LABELS, UNKNOWN
from aevum.games.clash_of_cultures.moves import CARGO, LAND_UNITS, SHIP_NAMES
from aevum.games.clash_of_cultures.options import Options
from aevum.games.clash_of_cultures.rules import LAW
from aevum.games.clash_of_cultures.rules.stock import PACKED
from aevum.games.clash_of_cultures.rules.units import (
    CONDITIONS,
)
from aevum.kernel.game import View
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
