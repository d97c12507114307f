"""Fields of the state of Clash of Cultures. Written by `make states` from `fields.py`: change that, not this."""

from __future__ import annotations

from typing import Any, Final, Self

from aevum.games.clash_of_cultures.maps import Geography
from aevum.games.clash_of_cultures.options import Options
from aevum.kernel.steps import RuledState

CULTURE_LEVEL: Final = 7
"""Level of culture; the number of the token + 2."""
HAPPY_LEVEL: Final = 8
"""Level of happiness; the number of the token + 2."""
KNOWN: Final = 9
"""Advances, as a mask."""
USED: Final = 10
"""Mask of what is possible once a turn and has been done; its bits are in `nation.py`."""
SUPPLY: Final = 11
"""City pieces not on the map, as they are numbered."""
SETTLEMENTS: Final = 15
"""Settlements not on the map."""
ARMIES: Final = 16
"""Armies not on the map."""
SETTLERS: Final = 17
"""Settlers not on the map."""
GONE: Final = 18
"""City pieces that have left the game, as they are numbered; then settlements."""
BURIED: Final = 23
"""Points, in halves, for pieces lost to the earth."""
BURIED_WONDERS: Final = 24
"""Points, in halves, for Wonders lost to the earth."""
LESS: Final = 25
"""Number of actions by which the next turn is shorter."""
SICK: Final = 26
"""Whether Pestilence has struck."""
DRAWN: Final = 27
"""Whether the cards of Writing have been drawn."""
HOME: Final = 28
"""Hex of the first city."""
TRUCE: Final = 29
"""Seats that may not be attacked this turn, as a mask."""
NEXT_TRUCE: Final = 30
"""Seats that may not be attacked in the next turn, as a mask."""
DRAFTED: Final = 31
"""Build actions of this turn in which an Army was drafted."""
FOUGHT: Final = 32
"""Hexes of land battles of this turn, as a mask."""
WON: Final = 33
"""Land battles won this turn."""
CAPTURED: Final = 34
"""Cities captured this turn."""
MARKED: Final = 35
"""Whether Assassination has taken an action of the next turn."""
INSPIRED: Final = 36
"""Inspiration cards played this turn."""
TERROR: Final = 37
"""Whether the seat owned four angry cities when last looked at."""
FOUNDED: Final = 38
"""Whether City Founder was scored this round."""
BUILT: Final = 39
"""Wonders built in the third turn of this round."""
ERECTED: Final = 40
"""Index of the last Wonder that the seat built itself, + 1; 0: none."""
COLLECTED: Final = 41
"""Collects of this turn."""
FREED: Final = 42
"""Whether Free Economy holds this turn."""
GREAT_IDEAS: Final = 43
"""Great Ideas cards played this turn."""
HEROES: Final = 44
"""Hero General cards played this turn."""
TIES: Final = 45
"""Whether a Wonder that is gone breaks ties."""
WON_ON: Final = 46
"""Hexes of the land battles won this turn, as a mask."""
NATION_WIDTH: Final = 47
BATTLE_HEX: Final = -43
BATTLE_ATTACKER: Final = -42
BATTLE_DEFENDER: Final = -41
BATTLE_NAVAL: Final = -40
BATTLE_ROUND: Final = -39
BATTLE_STAGE: Final = -38
BATTLE_ARMIES: Final = -37
"""Attacking Armies; they are on no hex meanwhile."""
BATTLE_SETTLERS: Final = -36
"""Settlers that go with them."""
BATTLE_ORIGIN: Final = -35
"""Hex from which the attackers come; NONE: they were built here."""
BATTLE_LANDED: Final = -34
"""Ships from which the attackers came: two bits for each kind of `CARGO`."""
BATTLE_SHIPS: Final = -33
"""Attacking Ships, as a mask; they stay where they were."""
BATTLE_A_BEGAN: Final = -32
"""Fighting units of the attacker at the start."""
BATTLE_D_BEGAN: Final = -31
"""Fighting units of the defender at the start."""
BATTLE_A_CARD: Final = -30
"""Action card that the attacker played this round, + 1; 0: none."""
BATTLE_D_CARD: Final = -29
"""Action card that the defender played this round, + 1; 0: none."""
BATTLE_VOID: Final = -28
"""1: the attacker's card has no effect; 2: the defender's."""
BATTLE_BREACHED: Final = -27
"""1: the Fortress has no die; 2: it cancels nothing."""
BATTLE_CITY_MOOD: Final = -26
BATTLE_CITY_SIZE: Final = -25
BATTLE_A_KILLS: Final = -24
"""Fighting units that the attacker killed."""
BATTLE_D_KILLS: Final = -23
"""Fighting units that the defender killed."""
BATTLE_A_LOST: Final = -22
"""Units that the attacker lost in this round."""
BATTLE_D_LOST: Final = -21
"""Units that the defender lost in this round."""
BATTLE_A_DUE: Final = -20
"""Units that the attacker still has to lose."""
BATTLE_D_DUE: Final = -19
"""Units that the defender still has to lose."""
BATTLE_DICED: Final = -18
"""Whether dice were rolled."""
BATTLE_WARLORD: Final = -17
"""Whether a Great Warlord leads the attackers."""
BATTLE_SCAVENGED: Final = -16
"""1: the attacker killed a trader; 2: the defender did."""
BATTLE_STRONGHOLD: Final = -15
"""Whether the city held an Army or a Fortress."""
BATTLE_RESULT: Final = -14
BATTLE_RAID: Final = -13
"""Whether barbarians attack: one round, and they stay where they are."""
BATTLE_COVER: Final = -12
"""Side that cancels a hit by Peltasts; 1 = attacker, 2 = defender."""
BATTLE_SACRED: Final = -11
"""Whether the city has a Temple."""
BATTLE_FLAGS: Final = -10
"""1: a city was captured; 2: a city stood here; 4: with a Wonder."""
BATTLE_ROLLED: Final = -9
"""Round of the last roll, to which the following numbers belong."""
BATTLE_A_DICE: Final = -8
"""Dice of the attacker, three bits each."""
BATTLE_D_DICE: Final = -7
"""Dice of the defender, three bits each."""
BATTLE_A_VALUE: Final = -6
"""Combat value of the attacker."""
BATTLE_D_VALUE: Final = -5
"""Combat value of the defender."""
BATTLE_A_HITS: Final = -4
"""Hits of the attacker, before any is cancelled."""
BATTLE_D_HITS: Final = -3
"""Hits of the defender, before any is cancelled."""
BATTLE_A_CANCELS: Final = -2
"""Hits that the attacker cancels."""
BATTLE_D_CANCELS: Final = -1
"""Hits that the defender cancels."""
BATTLE_WIDTH: Final = 43


class TableFields(RuledState):
    """Fields of the state of Clash of Cultures."""

    __slots__ = (
        "action_deck",
        "action_discards",
        "action_seen",
        "active",
        "armies",
        "barbarians",
        "cargo",
        "city",
        "clockwise",
        "deal",
        "deal_cards",
        "event_deck",
        "event_discards",
        "exhausted",
        "faces",
        "fights",
        "first",
        "goals",
        "hands",
        "holder",
        "land",
        "mood",
        "nation",
        "objective_deck",
        "objective_seen",
        "offers",
        "options",
        "persons",
        "pieces",
        "plans",
        "port",
        "reason",
        "regions",
        "reserved",
        "round",
        "scored",
        "settlers",
        "ship_at",
        "ship_state",
        "turn",
        "wonder",
        "wonder_built",
        "wonder_deck",
        "wonders_gone",
        "wonders_open",
    )

    options: Options
    land: Geography
    """Discovered hexes."""
    faces: tuple[int, ...]
    """Region in each slot as it lies; NONE = not discovered."""
    regions: tuple[int, ...]
    """The regions by slot, then those left in the box."""
    clockwise: tuple[int, ...]
    """The seats as they sit round the table."""
    nation: list[int]
    """The numbers of the seats, one record after another."""
    city: list[int]
    """Owner of the city."""
    pieces: list[int]
    """Pieces of the city beside the settlement: three bits each, owner + 1."""
    mood: list[int]
    active: list[int]
    """Number of times the city was activated this turn."""
    port: list[int]
    """The sea hex its Port points at."""
    wonder: list[int]
    holder: list[int]
    """Owner of the land units."""
    armies: list[int]
    """Three bits for each condition an Army can be in; see `rules/units.py`."""
    settlers: list[int]
    barbarians: list[int]
    exhausted: int
    """Hexes with an exhausted token, as a mask."""
    ship_at: list[int]
    """Four a seat; NONE: in the supply."""
    ship_state: list[int]
    cargo: list[int]
    """Armies and settlers aboard, as on a hex."""
    hands: list[list[int]]
    """Action cards, sorted."""
    goals: list[list[int]]
    """Objective cards in hand, sorted."""
    scored: list[list[int]]
    """Completed objectives, as 2 * card, + 1 for its lower half."""
    persons: list[list[int]]
    """Great persons kept."""
    action_deck: list[int]
    """The top card last."""
    action_discards: list[int]
    action_seen: list[int]
    """Seats that have seen the card where it is, beside its holder, as a mask."""
    objective_deck: list[int]
    """The top card last."""
    objective_seen: list[int]
    event_deck: list[int]
    """The top card last."""
    event_discards: list[int]
    wonder_deck: list[int]
    """The top card last."""
    wonders_open: list[int]
    """Revealed and not built."""
    reserved: list[int]
    """Seat that alone may build it."""
    wonders_gone: list[int]
    """Lost for good."""
    fights: list[int]
    """Battles under way, one record after another; the last one is fought."""
    plans: list[int]
    """Objective cards drawn for New Plans."""
    deal: list[int]
    """A trade that is being made: goods given, then goods wanted."""
    deal_cards: list[list[int]]
    """Action and objective cards given in it."""
    offers: list[int]
    """Offers made this turn between the active player and each other."""
    round: int
    turn: int
    first: int
    """The first player."""
    wonder_built: int
    """Was a Wonder built in one of the last turns? It ends the match of that variant."""
    reason: int
    """Reason for the end of the match."""

    def lay_out(self, seats: int) -> None:
        """Every field as it is before anything lies on the table, but for those that the game sets."""
        self.chance = 0
        self.frames = []
        self.revealed = 0
        self.learned = 0
        self.nation = [
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            -1,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
        ] * seats
        self.city = [-1] * 88
        self.pieces = [0] * 88
        self.mood = [0] * 88
        self.active = [0] * 88
        self.port = [-1] * 88
        self.wonder = [-1] * 88
        self.holder = [-1] * 88
        self.armies = [0] * 88
        self.settlers = [0] * 88
        self.barbarians = [0] * 88
        self.exhausted = 0
        self.ship_at = [-1] * 16
        self.ship_state = [0] * 16
        self.cargo = [0] * 16
        self.hands = [[] for _ in range(seats)]
        self.goals = [[] for _ in range(seats)]
        self.scored = [[] for _ in range(seats)]
        self.persons = [[] for _ in range(seats)]
        self.action_deck = []
        self.action_discards = []
        self.action_seen = [0] * 42
        self.objective_deck = []
        self.objective_seen = [0] * 32
        self.event_deck = []
        self.event_discards = []
        self.wonder_deck = []
        self.wonders_open = []
        self.reserved = [-1] * 7
        self.wonders_gone = []
        self.fights = []
        self.plans = []
        self.deal = []
        self.deal_cards = [[] for _ in range(2)]
        self.offers = [0] * seats
        self.round = 1
        self.turn = 1
        self.first = 0
        self.wonder_built = 0
        self.reason = 0
        self.log = None

    def copy(self) -> Self:
        other = self.__class__()
        other.chance = self.chance
        other.frames = self.frames.copy()
        other.revealed = self.revealed
        other.learned = self.learned
        other.options = self.options
        other.land = self.land
        other.faces = self.faces
        other.regions = self.regions
        other.clockwise = self.clockwise
        other.nation = self.nation.copy()
        other.city = self.city.copy()
        other.pieces = self.pieces.copy()
        other.mood = self.mood.copy()
        other.active = self.active.copy()
        other.port = self.port.copy()
        other.wonder = self.wonder.copy()
        other.holder = self.holder.copy()
        other.armies = self.armies.copy()
        other.settlers = self.settlers.copy()
        other.barbarians = self.barbarians.copy()
        other.exhausted = self.exhausted
        other.ship_at = self.ship_at.copy()
        other.ship_state = self.ship_state.copy()
        other.cargo = self.cargo.copy()
        other.hands = [pile.copy() for pile in self.hands]
        other.goals = [pile.copy() for pile in self.goals]
        other.scored = [pile.copy() for pile in self.scored]
        other.persons = [pile.copy() for pile in self.persons]
        other.action_deck = self.action_deck.copy()
        other.action_discards = self.action_discards.copy()
        other.action_seen = self.action_seen.copy()
        other.objective_deck = self.objective_deck.copy()
        other.objective_seen = self.objective_seen.copy()
        other.event_deck = self.event_deck.copy()
        other.event_discards = self.event_discards.copy()
        other.wonder_deck = self.wonder_deck.copy()
        other.wonders_open = self.wonders_open.copy()
        other.reserved = self.reserved.copy()
        other.wonders_gone = self.wonders_gone.copy()
        other.fights = self.fights.copy()
        other.plans = self.plans.copy()
        other.deal = self.deal.copy()
        other.deal_cards = [pile.copy() for pile in self.deal_cards]
        other.offers = self.offers.copy()
        other.round = self.round
        other.turn = self.turn
        other.first = self.first
        other.wonder_built = self.wonder_built
        other.reason = self.reason
        other.log = None
        return other

    def key(self) -> tuple[Any, ...]:
        return (
            tuple(self.frames),
            self.faces,
            self.regions,
            self.clockwise,
            tuple(self.nation),
            tuple(self.city),
            tuple(self.pieces),
            tuple(self.mood),
            tuple(self.active),
            tuple(self.port),
            tuple(self.wonder),
            tuple(self.holder),
            tuple(self.armies),
            tuple(self.settlers),
            tuple(self.barbarians),
            self.exhausted,
            tuple(self.ship_at),
            tuple(self.ship_state),
            tuple(self.cargo),
            tuple(map(tuple, self.hands)),
            tuple(map(tuple, self.goals)),
            tuple(map(tuple, self.scored)),
            tuple(map(tuple, self.persons)),
            tuple(self.action_deck),
            tuple(self.action_discards),
            tuple(self.action_seen),
            tuple(self.objective_deck),
            tuple(self.objective_seen),
            tuple(self.event_deck),
            tuple(self.event_discards),
            tuple(self.wonder_deck),
            tuple(self.wonders_open),
            tuple(self.reserved),
            tuple(self.wonders_gone),
            tuple(self.fights),
            tuple(self.plans),
            tuple(self.deal),
            tuple(map(tuple, self.deal_cards)),
            tuple(self.offers),
            self.round,
            self.turn,
            self.first,
            self.wonder_built,
            self.reason,
        )

    def saved(self) -> tuple[Any, ...]:
        return (
            self.chance,
            tuple(self.frames),
            self.revealed,
            self.learned,
            self.options,
            self.land,
            self.faces,
            self.regions,
            self.clockwise,
            tuple(self.nation),
            tuple(self.city),
            tuple(self.pieces),
            tuple(self.mood),
            tuple(self.active),
            tuple(self.port),
            tuple(self.wonder),
            tuple(self.holder),
            tuple(self.armies),
            tuple(self.settlers),
            tuple(self.barbarians),
            self.exhausted,
            tuple(self.ship_at),
            tuple(self.ship_state),
            tuple(self.cargo),
            tuple(map(tuple, self.hands)),
            tuple(map(tuple, self.goals)),
            tuple(map(tuple, self.scored)),
            tuple(map(tuple, self.persons)),
            tuple(self.action_deck),
            tuple(self.action_discards),
            tuple(self.action_seen),
            tuple(self.objective_deck),
            tuple(self.objective_seen),
            tuple(self.event_deck),
            tuple(self.event_discards),
            tuple(self.wonder_deck),
            tuple(self.wonders_open),
            tuple(self.reserved),
            tuple(self.wonders_gone),
            tuple(self.fights),
            tuple(self.plans),
            tuple(self.deal),
            tuple(map(tuple, self.deal_cards)),
            tuple(self.offers),
            self.round,
            self.turn,
            self.first,
            self.wonder_built,
            self.reason,
        )

    def restore(self, saved: tuple[Any, ...]) -> None:
        (
            chance,
            frames,
            revealed,
            learned,
            options,
            land,
            faces,
            regions,
            clockwise,
            nation,
            city,
            pieces,
            mood,
            active,
            port,
            wonder,
            holder,
            armies,
            settlers,
            barbarians,
            exhausted,
            ship_at,
            ship_state,
            cargo,
            hands,
            goals,
            scored,
            persons,
            action_deck,
            action_discards,
            action_seen,
            objective_deck,
            objective_seen,
            event_deck,
            event_discards,
            wonder_deck,
            wonders_open,
            reserved,
            wonders_gone,
            fights,
            plans,
            deal,
            deal_cards,
            offers,
            round,
            turn,
            first,
            wonder_built,
            reason,
        ) = saved
        self.chance = chance
        self.frames = list(frames)
        self.revealed = revealed
        self.learned = learned
        self.options = options
        self.land = land
        self.faces = faces
        self.regions = regions
        self.clockwise = clockwise
        self.nation = list(nation)
        self.city = list(city)
        self.pieces = list(pieces)
        self.mood = list(mood)
        self.active = list(active)
        self.port = list(port)
        self.wonder = list(wonder)
        self.holder = list(holder)
        self.armies = list(armies)
        self.settlers = list(settlers)
        self.barbarians = list(barbarians)
        self.exhausted = exhausted
        self.ship_at = list(ship_at)
        self.ship_state = list(ship_state)
        self.cargo = list(cargo)
        self.hands = [list(pile) for pile in hands]
        self.goals = [list(pile) for pile in goals]
        self.scored = [list(pile) for pile in scored]
        self.persons = [list(pile) for pile in persons]
        self.action_deck = list(action_deck)
        self.action_discards = list(action_discards)
        self.action_seen = list(action_seen)
        self.objective_deck = list(objective_deck)
        self.objective_seen = list(objective_seen)
        self.event_deck = list(event_deck)
        self.event_discards = list(event_discards)
        self.wonder_deck = list(wonder_deck)
        self.wonders_open = list(wonders_open)
        self.reserved = list(reserved)
        self.wonders_gone = list(wonders_gone)
        self.fights = list(fights)
        self.plans = list(plans)
        self.deal = list(deal)
        self.deal_cards = [list(pile) for pile in deal_cards]
        self.offers = list(offers)
        self.round = round
        self.turn = turn
        self.first = first
        self.wonder_built = wonder_built
        self.reason = reason
        self.log = None
