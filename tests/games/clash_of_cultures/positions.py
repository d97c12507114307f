"""Positions of Clash of Cultures by the labels of hexes and the ids of cards, and words to play and to read them.

`table()` is a turn in which nothing has been done yet: the start regions lie open, nobody has a city, a unit or a card,
goods or a level. What a test needs is put there: `discover`, `shape`, `city`, `units`, `ship`, `camp`, `give`, `stack`.
Pieces, units and cards come out of the supply, so that none is made from nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.facts import (
    ACTION_CARDS,
    ADVANCES,
    BARBARIAN,
    BIT,
    COLOURS,
    EVENTS,
    GOODS,
    MOODS,
    NONE,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    PIECES,
    PORT,
    TERRAINS,
    WONDERS,
)
from aevum.games.clash_of_cultures.looking import see
from aevum.games.clash_of_cultures.maps import HEXES, INDEX, LABELS, LAYOUTS, UNKNOWN, Geography, geography
from aevum.games.clash_of_cultures.nation import (
    ARMIES,
    BURIED,
    CULTURE_LEVEL,
    HAPPY_LEVEL,
    HOME,
    KNOWN,
    SETTLEMENTS,
    SETTLERS,
    SUPPLY,
    WIDTH,
)
from aevum.games.clash_of_cultures.nation import START as START_NUMBERS
from aevum.games.clash_of_cultures.rules import LAW, status
from aevum.games.clash_of_cultures.rules.city import coast, colour, found, size
from aevum.games.clash_of_cultures.rules.events import draw_event
from aevum.games.clash_of_cultures.rules.law import settle
from aevum.games.clash_of_cultures.rules.turn import ACTIONS, TURN, begin
from aevum.games.clash_of_cultures.rules.units import (
    HALF,
    armies_at,
    cargo_armies,
    cargo_settlers,
    launch,
    place_army,
    place_settler,
    settlers_at,
)
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.view import NationView, TableView
from aevum.kernel.chance import Chance
from aevum.kernel.events import WATCHING
from aevum.kernel.game import OVER
from aevum.kernel.steps import push
from playing import Playing

LONGEST: Final = 2_000
"""No idle match has more moves."""
CELL: Final = {label: cell for cell, label in enumerate(LABELS)}
LEVELS: Final = {"culture_level": CULTURE_LEVEL, "happiness_level": HAPPY_LEVEL, "events": BURIED}


# -- setting up


def start(seats: int = 3, seed: int = 0, **options: Any) -> Table:
    """A match before its first decision, as it is dealt."""
    return GAME.start(GAME.read_options(options), seats, Chance.from_seed(seed))


def table(
    seats: int = 2, active: str = "red", *, actions: int = 3, round: int = 2, turn: int = 1, **options: Any
) -> Table:
    """The turn of a seat on an empty map; red is the first player, the colours sit clockwise as they are numbered."""
    made = start(seats, **options)
    made.first, made.round, made.turn = 0, round, turn
    made.clockwise = tuple(range(seats))
    made.city = [NONE] * HEXES
    made.mood = [0] * HEXES
    made.settlers = [0] * HEXES
    made.holder = [NONE] * HEXES
    for seat in range(seats):
        home = made.nation[seat * WIDTH + HOME]
        made.nation[seat * WIDTH : (seat + 1) * WIDTH] = START_NUMBERS
        made.nation[seat * WIDTH], made.nation[seat * WIDTH + HOME] = 0, home
        made.action_deck += made.hands[seat]
        made.objective_deck += made.goals[seat]
        made.hands[seat], made.goals[seat] = [], []
    made.frames.clear()
    push(made, TURN, COLOURS.index(active), actions)
    return made


def discover(table: Table, *regions: tuple[int, int, int]) -> Table:
    """Regions that lie open: the slot (from 1), the number of the region (from 5), 1 if it is turned round."""
    for slot, region, side in regions:
        hide(table, slot, region)
        table.faces = (*table.faces[: slot - 1], 2 * (region - 5) + side, *table.faces[slot:])
    table.land = geography(len(table.hands), table.faces)
    return table


def hide(table: Table, slot: int, region: int) -> Table:
    """This region lies face down in a slot; the one that was there goes where it came from."""
    regions = list(table.regions)
    here, there = slot - 1, regions.index(region - 5)
    regions[here], regions[there] = regions[there], regions[here]
    table.regions = tuple(regions)
    return table


class Shape(Geography):
    """The hexes of a layout with terrain that no regions would make."""

    __slots__ = ()

    def __init__(self, seats: int, terrain: list[int]) -> None:
        super().__init__(seats, (NONE,) * LAYOUTS[seats].slots)
        self.survey(terrain)


def shape(table: Table, rest: str = "", **terrain: str) -> Table:
    """A map with this terrain: `sea="C3 C4"`; all other hexes are like `rest`, or not discovered."""
    seats = len(table.hands)
    land = [UNKNOWN] * HEXES
    for cell in LAYOUTS[seats].hexes:
        land[cell] = TERRAINS.index(rest) if rest else UNKNOWN
    for kind, labels in terrain.items():
        for cell in cells(labels):
            assert LAYOUTS[seats].tile[cell] != NONE, f"the layout has no {LABELS[cell]}"
            land[cell] = TERRAINS.index(kind)
    table.land = Shape(seats, land)
    return table


def city(
    table: Table,
    hex: str,
    owner: str = "red",
    pieces: str = "",
    mood: str = "neutral",
    *,
    port: str = "",
    wonder: str = "",
) -> Table:
    """A city; `pieces="temple fortress:blue"`: whose they are, if not the owner's. `port`: the sea hex it points at."""
    cell, seat = CELL[hex], COLOURS.index(owner)
    found(table, seat, cell, MOODS.index(mood))
    for piece, _, whose in (word.partition(":") for word in pieces.split()):
        number, holder = PIECES.index(piece), COLOURS.index(whose) if whose else seat
        table.pieces[cell] |= holder + 1 << 3 * number
        table.nation[holder * WIDTH + SUPPLY + number] -= 1
        if number == PORT:
            table.port[cell] = CELL[port] if port else coast(table, cell)[0]
    if wonder:
        table.wonder[cell] = take_wonder(table, wonder)
    return table


def take_wonder(table: Table, wonder: str) -> int:
    """A Wonder from the deck or from those revealed."""
    number = WONDERS.number(wonder)
    pile = table.wonder_deck if number in table.wonder_deck else table.wonders_open
    pile.remove(number)
    return number


def reveal(table: Table, wonder: str, reserved: str = "") -> Table:
    """A Wonder lies open, perhaps reserved."""
    number = take_wonder(table, wonder)
    table.wonders_open = sorted((*table.wonders_open, number))
    table.reserved[number] = COLOURS.index(reserved) if reserved else NONE
    return table


def units(table: Table, hex: str, owner: str = "red", *, armies: int = 0, settlers: int = 0) -> Table:
    """Armies and Settlers on a land hex; they may move."""
    for _ in range(armies):
        place_army(table, COLOURS.index(owner), CELL[hex])
    for _ in range(settlers):
        place_settler(table, COLOURS.index(owner), CELL[hex])
    return table


def ship(table: Table, hex: str, owner: str = "red", *, armies: int = 0, settlers: int = 0) -> Table:
    """The next Ship of a colour, with what is aboard."""
    seat = COLOURS.index(owner)
    number = launch(table, seat, CELL[hex])
    table.nation[seat * WIDTH + ARMIES] -= armies
    table.nation[seat * WIDTH + SETTLERS] -= settlers
    table.cargo[number] = armies | settlers << HALF
    return table


def camp(table: Table, hex: str, barbarians: int = 1) -> Table:
    """A settlement of barbarians."""
    found(table, BARBARIAN, CELL[hex])
    table.barbarians[CELL[hex]] = barbarians
    return table


def exhaust(table: Table, *hexes: str) -> Table:
    """Tokens of exhausted land."""
    for hex in hexes:
        table.exhausted |= 1 << CELL[hex]
    return table


def give(
    table: Table,
    owner: str = "red",
    *,
    advances: str = "",
    actions: str = "",
    objectives: str = "",
    scored: str = "",
    persons: str = "",
    **numbers: int,
) -> Table:
    """Set what a colour has; what is not named stays.

    `advances` come to those it knows; `actions`, `objectives`: whole cards (`spy-high-morale`), taken from the decks,
    or one half of a card, where any card with it will do. `scored`: objectives reached. Goods by their names; a level
    rises with its tokens, so that they fit. `culture_level`, `happiness_level`, `events` (halves of points).
    """
    seat = COLOURS.index(owner)
    base = seat * WIDTH
    for advance in advances.split():
        table.nation[base + KNOWN] |= BIT[ADVANCES.number(advance)]
    for card in actions.split():
        table.hands[seat] = sorted((*table.hands[seat], _taken(table.action_deck, ACTION_CARDS, card)))
    for card in objectives.split():
        table.goals[seat] = sorted((*table.goals[seat], _taken(table.objective_deck, OBJECTIVE_CARDS, card)))
    for half in scored.split():
        card_number = _taken(table.objective_deck, OBJECTIVE_CARDS, half)
        table.scored[seat].append(2 * card_number + int(OBJECTIVE_CARDS[card_number].endswith(half)))
    for person in persons.split():
        event = EVENTS.number(person)
        table.event_deck.remove(event)
        table.persons[seat].append(event)
    for name, number in numbers.items():
        table.nation[base + (LEVELS[name] if name in LEVELS else GOODS.index(name))] = number
    for level, token in ((CULTURE_LEVEL, "culture"), (HAPPY_LEVEL, "mood")):
        if numbers.get(token, 0) > table.nation[base + level]:
            table.nation[base + level] = numbers[token]
    return table


def _taken(deck: list[int], names: tuple[str, ...], wanted: str) -> int:
    """A card of this name, or the first with this half."""
    fitting = [card for card in sorted(deck) if wanted == names[card]]
    fitting = fitting or [card for card in sorted(deck) if _is_half(names[card], wanted)]
    assert fitting, f"no card {wanted} is left in the deck"
    deck.remove(fitting[0])
    return fitting[0]


def _is_half(card: str, half: str) -> bool:
    return card.startswith(f"{half}-") or card.endswith(f"-{half}")


def supply(table: Table, owner: str, **left: int) -> Table:
    """So many pieces or units are left in a supply: `temple=0`; the others are elsewhere, out of the game."""
    places = {"settlement": SETTLEMENTS, "army": ARMIES, "settler": SETTLERS}
    places |= {piece: SUPPLY + number for number, piece in enumerate(PIECES)}
    for name, number in left.items():
        table.nation[COLOURS.index(owner) * WIDTH + places[name]] = number
    return table


def stack(table: Table, *, events: str = "", wonders: str = "", actions: str = "") -> Table:
    """The next cards of the decks, the next one first."""
    for deck, wanted in (
        (table.event_deck, [EVENTS.number(event) for event in events.split()]),
        (table.wonder_deck, [WONDERS.number(wonder) for wonder in wonders.split()]),
        (table.action_deck, [ACTION_CARDS.index(card) for card in actions.split()]),
    ):
        for card in reversed(wanted):
            deck.remove(card)
            deck.append(card)
    return table


def rolls(table: Table, *dice: int) -> Table:
    """The next dice are these, whoever rolls them; 0: any."""
    table.chance = chance_of(dice)
    return table


_THROWN = bytearray()
"""What the stream of the seed 0 rolls, from each of its states on."""


@cache
def chance_of(dice: tuple[int, ...]) -> int:
    """A chance that rolls these dice first."""
    wanted = re.compile(b"".join(bytes((die,)) if die else b"." for die in dice))
    while True:
        if found := wanted.search(_THROWN):
            return found.start()
        _THROWN.extend(Chance(state).die() for state in range(len(_THROWN), 2 * len(_THROWN) + 1024))


def begin_turn(table: Table, colour: str = "red") -> Table:
    """The turn of a seat from its very start."""
    table.frames.clear()
    begin(table, COLOURS.index(colour))
    settle(table)
    return table


def begin_status(table: Table) -> Table:
    """The Status Phase: the last turn of this round has ended."""
    table.turn = 3
    table.frames.clear()
    push(table, status.STATUS, table.first, 0, NONE)
    settle(table)
    return table


def event(table: Table, card: str, drawer: str = "red") -> Table:
    """A seat draws this event; what follows without a decision has happened."""
    stack(table, events=card)
    draw_event(table, COLOURS.index(drawer))
    settle(table)
    return table


def cells(labels: str) -> list[int]:
    """Hexes by their labels."""
    return [CELL[label] for label in labels.split()]


def at(q: int, r: int) -> str:
    """The label of a hex."""
    return LABELS[INDEX[q, r]]


# -- playing

_PLAYING: Final = Playing(GAME, COLOURS, idle=("end", "pass", "done", "refuse", "abort"), longest=LONGEST)
play = _PLAYING.play
after = _PLAYING.after
may = _PLAYING.may
refused = _PLAYING.refused
events_of = _PLAYING.events_of
idle = _PLAYING.idle
finish = _PLAYING.finish
legal = _PLAYING.legal
actor = _PLAYING.actor


def idle_until(table: Table, round: int, turn: int, colour: str = "red") -> Table:
    """Everybody does as little as they may until this turn of a seat."""
    for _ in range(LONGEST):
        if (table.round, table.turn) == (round, turn) and actor(table) == colour and phase(table) == "turn":
            return table
        if table.actor == OVER:
            break
        idle(table)
    raise AssertionError("this turn does not come")


# -- reading


def verbs(table: Table) -> set[str]:
    """First words of the legal moves."""
    return {notation.split()[0] for notation in legal(table)}


def phase(table: Table) -> str:
    """What is decided now: "turn", "collect", "press"...; "" after the end."""
    return "" if table.actor == OVER else LAW.now(table).name


def actions(table: Table) -> int:
    """Actions left in the turn."""
    return table.frames[ACTIONS]


def goods(table: Table, owner: str = "red") -> dict[str, int]:
    """What a colour owns, without what it has none of."""
    return {good: amount for good, amount in zip(GOODS, own(table, owner).stock, strict=True) if amount}


def mood(table: Table, hex: str) -> str:
    """The mood of a city."""
    return MOODS[table.mood[CELL[hex]]]


def owner_of(table: Table, hex: str) -> str:
    """Whose a city is; "" where there is none."""
    whose = table.city[CELL[hex]]
    return "" if whose == NONE else (*COLOURS, "barbarians")[whose]


def pieces(table: Table, hex: str) -> dict[str, str]:
    """The pieces of a city and whose they are, the settlement first."""
    cell = CELL[hex]
    holders = {piece: colour(table, cell, number) for number, piece in enumerate(PIECES)}
    found = {piece: COLOURS[holder] for piece, holder in holders.items() if holder != NONE}
    return {"settlement": owner_of(table, hex), **found} if owner_of(table, hex) else found


def size_of(table: Table, hex: str) -> int:
    """The size of a city; 0 where there is none."""
    return size(table, CELL[hex]) if owner_of(table, hex) else 0


def standing(table: Table, hex: str) -> tuple[str, int, int]:
    """Whose land units stand on a hex, Armies and Settlers."""
    cell = CELL[hex]
    holder = table.holder[cell]
    return "" if holder == NONE else COLOURS[holder], armies_at(table, cell), settlers_at(table, cell)


def ships(table: Table, owner: str = "red") -> list[tuple[str, int, int]]:
    """Where the Ships of a colour are, and the Armies and Settlers aboard."""
    first = 4 * COLOURS.index(owner)
    return [
        (LABELS[table.ship_at[number]], cargo_armies(table, number), cargo_settlers(table, number))
        for number in range(first, first + 4)
        if table.ship_at[number] != NONE
    ]


def terrain(table: Table, hex: str) -> str:
    """The terrain of a hex; "" where nothing is discovered."""
    kind = table.land.terrain[CELL[hex]]
    return "" if kind == UNKNOWN else TERRAINS[kind]


def knows(table: Table, owner: str = "red") -> set[str]:
    """The advances of a colour, without those everybody begins with."""
    return {ADVANCES.ids[advance] for advance in own(table, owner).advances} - {"farming", "mining"}


def reached(table: Table, owner: str = "red") -> list[str]:
    """Objectives a colour has scored, by name."""
    names = [OBJECTIVES.ids[number] for number in range(len(OBJECTIVES))]
    halves = [(OBJECTIVE_CARDS[entry >> 1], entry & 1) for entry in table.scored[COLOURS.index(owner)]]
    return [
        next(name for name in names if (card.endswith if lower else card.startswith)(name)) for card, lower in halves
    ]


def hand(table: Table, owner: str = "red") -> list[str]:
    """Action cards in a hand."""
    return [ACTION_CARDS[card] for card in table.hands[COLOURS.index(owner)]]


def own(table: Table, owner: str = "red") -> NationView:
    """A nation as everybody sees it."""
    return seen(table).nations[COLOURS.index(owner)]


def seen(table: Table, seat: int = WATCHING) -> TableView:
    """The table through one pair of eyes."""
    return see(table, seat)


def hexes(numbers: Iterable[int]) -> set[str]:
    """Hexes as their labels."""
    return {LABELS[cell] for cell in numbers}
