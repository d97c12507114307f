"""Views of a match for one seat: everything public, its own cards, and cards it has seen in other hands.

`view_builder` makes them; drawings, bots and encoders read them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final

from aevum.games.clash_of_cultures.constants import (
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
from aevum.kernel.encoding_hints import DERIVED, BitPacked, ByKey, CountPerKind, UpTo
from aevum.kernel.game import SeatFields, View
from aevum.kernel.points import Points, plain

MAX_SHIPS: Final = 8
"""Maximum number of Ships on one hex: those of two fleets that meet."""
MAX_DICE: Final = 8
"""Maximum number of dice of one side in a battle, sixes that are rolled once more included."""
ActionCards = Annotated[tuple[int, ...], CountPerKind(len(ACTION_CARDS))]
ObjectiveCards = Annotated[tuple[int, ...], CountPerKind(len(OBJECTIVE_CARDS))]
Goals = Annotated[tuple[int, ...], CountPerKind(2 * len(OBJECTIVE_CARDS))]
"""Halves of objective cards: 2 * card, + 1 for the lower half."""
Events = Annotated[tuple[int, ...], CountPerKind(len(EVENTS))]
AdvancePrice = tuple[int, int, bool]
"""Price of an advance: food, ore, and whether it can be bought now."""
Wonders = Annotated[tuple[int, ...], CountPerKind(len(WONDERS))]
Units = Annotated[int, BitPacked(CONDITIONS, 3)]
"""Number of units in each condition, packed three bits each; see `rules/units.py`."""
_PACKED: Final = {
    **dict.fromkeys(("taken", "hit", "reached", "around"), BitPacked(HEXES)),
    **dict.fromkeys(("scored", "met"), BitPacked(len(OBJECTIVES))),
    **dict.fromkeys(("due", "given"), BitPacked(*PACKED)),
    "picked": BitPacked(len(LAND_UNITS), 3),
    "unloaded": BitPacked(len(CARGO), 2),
    "ships": BitPacked(len(SHIP_NAMES)),
    "owners": BitPacked(len(COLOURS)),
}
Pending = Annotated[dict[str, int], ByKey({name: _PACKED.get(name) for step in LAW.steps for name in step.fields})]
"""Named numbers of the pending frame; some pack several numbers into one."""
Dice = Annotated[tuple[int, ...], UpTo(MAX_DICE)]


@dataclass(frozen=True, slots=True)
class CityView:
    """City on a hex. `pieces`: by kind of piece, its owner; NONE = not built."""

    owner: int
    size: int
    mood: int
    pieces: tuple[int, ...]
    port: int
    wonder: int
    active: int


@dataclass(frozen=True, slots=True)
class ShipView:
    """Ship with its cargo; `number`: 0 to 3 among those of its owner."""

    owner: int
    number: int
    armies: int
    settlers: int
    state: int


@dataclass(frozen=True, slots=True)
class HexView:
    """Hex of the map. `terrain`: UNKNOWN = not discovered. `ready`: packed conditions of Armies, of Settlers."""

    cell: int
    terrain: int
    city: CityView | None
    holder: int
    armies: int
    settlers: int
    ready: tuple[Units, Units]
    ships: Annotated[tuple[ShipView, ...], UpTo(MAX_SHIPS)]
    barbarians: int
    exhausted: bool


@dataclass(frozen=True, slots=True)
class NationView:
    """Public values of a seat. `hand`, `goals`: number of cards in hand. `stock`, `limits`: by good.

    `gone`: city pieces out of the game by kind, settlements last. `buried`: points, in halves, of Wonders out of the
    game. `breaks_ties`: whether a Wonder out of the game still breaks ties for the seat.
    """

    seat: int
    stock: tuple[int, ...]
    limits: tuple[int, ...]
    culture_level: int
    happy_level: int
    advances: Annotated[tuple[int, ...], CountPerKind(len(ADVANCES))]
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
    routes: Annotated[int, DERIVED]
    points: dict[str, Points]
    total: Points


@dataclass(frozen=True, slots=True)
class SideView:
    """One side of a battle: units, card of this round, the last roll and its results."""

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
    """Battle under way. Fields `a_` are the attacker's, `d_` the defender's.

    `a_card`, `d_card`: action card; NONE = none. `void`: bit mask, 1 = the attacker's card has no effect, 2 = the
    defender's. `rolled`: the round of the last roll.
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
        """Values of the attacker's side."""
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
        """Values of the defender's side."""
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
    """Trade offer. `cards`, `objectives`: visible to the two parties only; `counts`: visible to all once it is made."""

    giver: int
    partner: int
    given: tuple[int, ...]
    wanted: tuple[int, ...]
    cards: ActionCards
    objectives: ObjectiveCards
    counts: tuple[int, int]


@dataclass(frozen=True, slots=True)
class TableView(View):
    """View of a match for one seat or for spectators. `hand`, `goals`, `plans`: the seat's own cards.

    `seen`: (seat, action cards, objective cards) that it has seen in other hands. `region`: the region being laid,
    NONE = none; `region_slot`: its slot; `entered`: the hex by which land units enter it, NONE = none. `event`: the
    event card being carried out, NONE = none. `prices`: for each advance that `own` may take, its price and whether it
    can be bought now. `reached`: halves (2 * card + half) of the seat's own objective cards whose conditions hold now;
    `progress`: by half, the count and the count required.
    `pending`: the numbers of the pending decision. `due_left`: goods that a payment still requires; `tokens_needed`:
    culture tokens for a boost; `hits_left`: hits that the defender of the current battle must still take. `endowed`:
    whether State Religion pays the food of a Temple.
    """

    seat_fields: ClassVar[SeatFields | None] = SeatFields(
        numbers=(
            *("seat", "actor", "active", "first", "clockwise", "nations.seat", "seen.0", "reserved"),
            *("hexes.city.owner", "hexes.city.pieces", "hexes.holder", "hexes.ships.owner"),
            *("battle.attacker", "battle.defender", "offer.giver", "offer.partner"),
        ),
        by_seat=("nations",),
        masks=("nations.truce", "pending.owners"),
        pending=("victim", "loser", "partner"),
        ordered=(("hexes.ships", "owner"), ("seen", "0")),
    )
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
    entered: Annotated[int, DERIVED]
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
    prices: Annotated[dict[int, AdvancePrice], DERIVED]
    reached: Annotated[tuple[int, ...], DERIVED]
    progress: Annotated[dict[int, tuple[int, int]], DERIVED]
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
        """Seat whose nation is shown first: the viewer; for spectators the actor, or else the first player."""
        if self.seat >= 0:
            return self.seat
        return self.actor if self.actor >= 0 else self.first

    @property
    def own(self) -> NationView:
        """Nation of the seat `eyes`: the viewer's own; for spectators the one shown first."""
        return self.nations[self.eyes]

    def at(self, cell: int) -> HexView:
        """Return a hex of the layout by its number."""
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
    """Return a hex as plain data, without entries for what it does not have."""
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
