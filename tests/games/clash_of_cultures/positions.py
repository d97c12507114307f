"""Positions of Clash of Cultures by the labels of hexes and the ids of cards, and functions to play and to read them.

`table()` is a turn in which nothing has been done yet: the start regions are discovered, no colour has a city, a unit
or a card, goods or a level. What a test needs is put there: `discover`, `shape`, `city`, `units`, `ship`, `camp`,
`give`, `stack`. Pieces, units and cards come out of the supply, so that none is made from nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.constants import (
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
from aevum.games.clash_of_cultures.maps import HEXES, INDEX, LABELS, LAYOUTS, UNKNOWN, Geography, geography
from aevum.games.clash_of_cultures.nation import START as START_NUMBERS
from aevum.games.clash_of_cultures.rules import LAW, status
from aevum.games.clash_of_cultures.rules.city import coast, colour, found, size
from aevum.games.clash_of_cultures.rules.events import draw_event
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
from aevum.games.clash_of_cultures.state_fields import (
    ARMIES,
    BURIED,
    CULTURE_LEVEL,
    HAPPY_LEVEL,
    HOME,
    KNOWN,
    NATION_WIDTH,
    SETTLEMENTS,
    SETTLERS,
    SUPPLY,
)
from aevum.games.clash_of_cultures.view import NationView, TableView
from aevum.games.clash_of_cultures.view_builder import see
from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import OVER
from aevum.kernel.steps import push
from notation_player import Playing

LONGEST: Final = 2_000
"""Maximum number of moves of an idle match."""
CELL: Final = {label: cell for cell, label in enumerate(LABELS)}
LEVELS: Final = {"culture_level": CULTURE_LEVEL, "happiness_level": HAPPY_LEVEL, "events": BURIED}


# -- setting up


def start(seats: int = 3, seed: int = 0, **options: Any) -> Table:
    """Return a match before its first decision, as it is dealt."""
    return GAME.start(GAME.read_options(options), seats, Chance.from_seed(seed))


def table(
    seats: int = 2, active: str = "red", *, actions: int = 3, round: int = 2, turn: int = 1, **options: Any
) -> Table:
    """Return the turn of a seat on an empty map.

    Red is the first player; the colours sit clockwise as they are numbered.
    """
    made = start(seats, **options)
    made.first, made.round, made.turn = 0, round, turn
    made.clockwise = tuple(range(seats))
    made.city = [NONE] * HEXES
    made.mood = [0] * HEXES
    made.settlers = [0] * HEXES
    made.holder = [NONE] * HEXES
    for seat in range(seats):
        home = made.nation[seat * NATION_WIDTH + HOME]
        made.nation[seat * NATION_WIDTH : (seat + 1) * NATION_WIDTH] = START_NUMBERS
        made.nation[seat * NATION_WIDTH], made.nation[seat * NATION_WIDTH + HOME] = 0, home
        made.action_deck += made.hands[seat]
        made.objective_deck += made.goals[seat]
        made.hands[seat], made.goals[seat] = [], []
    made.frames.clear()
    push(made, TURN, COLOURS.index(active), actions)
    return made


def discover(table: Table, *regions: tuple[int, int, int]) -> Table:
    """Discover regions, given by the slot (from 1), the number of the region (from 5), 1 if it is turned round."""
    for slot, region, side in regions:
        hide(table, slot, region)
        table.faces = (*table.faces[: slot - 1], 2 * (region - 5) + side, *table.faces[slot:])
    table.land = geography(len(table.hands), table.faces)
    return table


def hide(table: Table, slot: int, region: int) -> Table:
    """Put this region face down into a slot; the one that was there takes its place."""
    regions = list(table.regions)
    here, there = slot - 1, regions.index(region - 5)
    regions[here], regions[there] = regions[there], regions[here]
    table.regions = tuple(regions)
    return table


def shape(table: Table, rest: str = "", **terrain: str) -> Table:
    """Set the terrain of the map: `sea="C3 C4"`; all other hexes are like `rest`, or not discovered."""
    seats = len(table.hands)
    land = [UNKNOWN] * HEXES
    for cell in LAYOUTS[seats].hexes:
        land[cell] = TERRAINS.index(rest) if rest else UNKNOWN
    for kind, labels in terrain.items():
        for cell in cells(labels):
            assert LAYOUTS[seats].tile[cell] != NONE, f"the layout has no {LABELS[cell]}"
            land[cell] = TERRAINS.index(kind)
    # Terrain that no regions would make.
    table.land = Geography(seats, (NONE,) * LAYOUTS[seats].slots)
    table.land.survey(land)
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
    """Put a city on a hex.

    `pieces="temple fortress:blue"` names the holder of a piece, if it is not the owner. `port` is the sea hex that the
    Port points at.
    """
    cell, seat = CELL[hex], COLOURS.index(owner)
    found(table, seat, cell, MOODS.index(mood))
    for piece, _, whose in (word.partition(":") for word in pieces.split()):
        number, holder = PIECES.index(piece), COLOURS.index(whose) if whose else seat
        table.pieces[cell] |= holder + 1 << 3 * number
        table.nation[holder * NATION_WIDTH + SUPPLY + number] -= 1
        if number == PORT:
            table.port[cell] = CELL[port] if port else coast(table, cell)[0]
    if wonder:
        table.wonder[cell] = take_wonder(table, wonder)
    return table


def take_wonder(table: Table, wonder: str) -> int:
    """Take a Wonder from the deck or from those revealed; return its number."""
    number = WONDERS.number(wonder)
    pile = table.wonder_deck if number in table.wonder_deck else table.wonders_open
    pile.remove(number)
    return number


def reveal(table: Table, wonder: str, reserved: str = "") -> Table:
    """Reveal a Wonder, perhaps reserved."""
    number = take_wonder(table, wonder)
    table.wonders_open = sorted((*table.wonders_open, number))
    table.reserved[number] = COLOURS.index(reserved) if reserved else NONE
    return table


def units(table: Table, hex: str, owner: str = "red", *, armies: int = 0, settlers: int = 0) -> Table:
    """Put Armies and Settlers on a land hex; they may move."""
    for _ in range(armies):
        place_army(table, COLOURS.index(owner), CELL[hex])
    for _ in range(settlers):
        place_settler(table, COLOURS.index(owner), CELL[hex])
    return table


def ship(table: Table, hex: str, owner: str = "red", *, armies: int = 0, settlers: int = 0) -> Table:
    """Put the next Ship of a colour on a hex, with what is aboard."""
    seat = COLOURS.index(owner)
    number = launch(table, seat, CELL[hex])
    table.nation[seat * NATION_WIDTH + ARMIES] -= armies
    table.nation[seat * NATION_WIDTH + SETTLERS] -= settlers
    table.cargo[number] = armies | settlers << HALF
    return table


def camp(table: Table, hex: str, barbarians: int = 1) -> Table:
    """Put a settlement of barbarians on a hex."""
    found(table, BARBARIAN, CELL[hex])
    table.barbarians[CELL[hex]] = barbarians
    return table


def exhaust(table: Table, *hexes: str) -> Table:
    """Put tokens of exhausted land on hexes."""
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

    `advances` are added to those it knows; `actions`, `objectives`: whole cards (`spy-high-morale`), taken from the
    decks, or one half of a card, where any card with it will do. `scored`: objectives reached. Goods by their names; a
    level rises with its tokens, so that they fit. `culture_level`, `happiness_level`, `events` (halves of points).
    """
    seat = COLOURS.index(owner)
    base = seat * NATION_WIDTH
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
    """Take a card of this name from a deck, or the first with this half."""
    fitting = [card for card in sorted(deck) if wanted == names[card]]
    fitting = fitting or [card for card in sorted(deck) if _is_half(names[card], wanted)]
    assert fitting, f"no card {wanted} is left in the deck"
    deck.remove(fitting[0])
    return fitting[0]


def _is_half(card: str, half: str) -> bool:
    return card.startswith(f"{half}-") or card.endswith(f"-{half}")


def supply(table: Table, owner: str, **left: int) -> Table:
    """Set the numbers of pieces or units left in a supply: `temple=0`; the others are out of the game."""
    places = {"settlement": SETTLEMENTS, "army": ARMIES, "settler": SETTLERS}
    places |= {piece: SUPPLY + number for number, piece in enumerate(PIECES)}
    for name, number in left.items():
        table.nation[COLOURS.index(owner) * NATION_WIDTH + places[name]] = number
    return table


def stack(table: Table, *, events: str = "", wonders: str = "", actions: str = "") -> Table:
    """Set the next cards of the decks, the next one first."""
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
    """Set the next dice, for any seat; 0 is any value."""
    table.chance = chance_of(dice)
    return table


_THROWN = bytearray()
"""Dice that the stream of the seed 0 rolls, from each of its states on."""


@cache
def chance_of(dice: tuple[int, ...]) -> int:
    """Return a state of the random numbers that rolls these dice first."""
    wanted = re.compile(b"".join(bytes((die,)) if die else b"." for die in dice))
    while True:
        if found := wanted.search(_THROWN):
            return found.start()
        _THROWN.extend(Chance(state).die() for state in range(len(_THROWN), 2 * len(_THROWN) + 1024))


def begin_turn(table: Table, colour: str = "red") -> Table:
    """Start the turn of a seat."""
    table.frames.clear()
    begin(table, COLOURS.index(colour))
    LAW.settle(table)
    return table


def begin_status(table: Table) -> Table:
    """Start the Status Phase: the last turn of this round has ended."""
    table.turn = 3
    table.frames.clear()
    push(table, status.STATUS, table.first, 0, NONE)
    LAW.settle(table)
    return table


def event(table: Table, card: str, drawer: str = "red") -> Table:
    """Let a seat draw this event, and everything happen that needs no decision."""
    stack(table, events=card)
    draw_event(table, COLOURS.index(drawer))
    LAW.settle(table)
    return table


def cells(labels: str) -> list[int]:
    """Return hexes by their labels."""
    return [CELL[label] for label in labels.split()]


def at(q: int, r: int) -> str:
    """Return the label of a hex."""
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
    """Let all seats do as little as they may until this turn of a seat."""
    for _ in range(LONGEST):
        if (table.round, table.turn) == (round, turn) and actor(table) == colour and phase(table) == "turn":
            return table
        if table.actor == OVER:
            break
        idle(table)
    raise AssertionError("this turn does not come")


# -- reading


def verbs(table: Table) -> set[str]:
    """Return the first words of the legal moves."""
    return {notation.split()[0] for notation in legal(table)}


def phase(table: Table) -> str:
    """Return the name of the step that is decided now: "turn", "collect", "press"...; "" after the end."""
    return "" if table.actor == OVER else LAW.now(table).name


def actions(table: Table) -> int:
    """Return the actions left in the turn."""
    return table.frames[ACTIONS]


def goods(table: Table, owner: str = "red") -> dict[str, int]:
    """Return the goods of a colour, without those of which it has none."""
    return {good: amount for good, amount in zip(GOODS, own(table, owner).stock, strict=True) if amount}


def mood(table: Table, hex: str) -> str:
    """Return the mood of a city."""
    return MOODS[table.mood[CELL[hex]]]


def owner_of(table: Table, hex: str) -> str:
    """Return the owner of a city; "" where there is none."""
    whose = table.city[CELL[hex]]
    return "" if whose == NONE else (*COLOURS, "barbarians")[whose]


def pieces(table: Table, hex: str) -> dict[str, str]:
    """Return the pieces of a city with their holders, the settlement first."""
    cell = CELL[hex]
    holders = {piece: colour(table, cell, number) for number, piece in enumerate(PIECES)}
    found = {piece: COLOURS[holder] for piece, holder in holders.items() if holder != NONE}
    return {"settlement": owner_of(table, hex), **found} if owner_of(table, hex) else found


def size_of(table: Table, hex: str) -> int:
    """Return the size of a city; 0 where there is none."""
    return size(table, CELL[hex]) if owner_of(table, hex) else 0


def standing(table: Table, hex: str) -> tuple[str, int, int]:
    """Return the owner of the land units on a hex, and the numbers of Armies and Settlers."""
    cell = CELL[hex]
    holder = table.holder[cell]
    return "" if holder == NONE else COLOURS[holder], armies_at(table, cell), settlers_at(table, cell)


def ships(table: Table, owner: str = "red") -> list[tuple[str, int, int]]:
    """Return the hexes of a colour's Ships, and the Armies and Settlers aboard."""
    first = 4 * COLOURS.index(owner)
    return [
        (LABELS[table.ship_at[number]], cargo_armies(table, number), cargo_settlers(table, number))
        for number in range(first, first + 4)
        if table.ship_at[number] != NONE
    ]


def terrain(table: Table, hex: str) -> str:
    """Return the terrain of a hex; "" where nothing is discovered."""
    kind = table.land.terrain[CELL[hex]]
    return "" if kind == UNKNOWN else TERRAINS[kind]


def knows(table: Table, owner: str = "red") -> set[str]:
    """Return the advances of a colour, without those with which all begin."""
    return {ADVANCES.ids[advance] for advance in own(table, owner).advances} - {"farming", "mining"}


def reached(table: Table, owner: str = "red") -> list[str]:
    """Return the objectives that a colour has scored, by name."""
    names = [OBJECTIVES.ids[number] for number in range(len(OBJECTIVES))]
    halves = [(OBJECTIVE_CARDS[entry >> 1], entry & 1) for entry in table.scored[COLOURS.index(owner)]]
    return [
        next(name for name in names if (card.endswith if lower else card.startswith)(name)) for card, lower in halves
    ]


def hand(table: Table, owner: str = "red") -> list[str]:
    """Return the action cards in a hand."""
    return [ACTION_CARDS[card] for card in table.hands[COLOURS.index(owner)]]


def own(table: Table, owner: str = "red") -> NationView:
    """Return a nation as all seats see it."""
    return seen(table).nations[COLOURS.index(owner)]


def seen(table: Table, seat: int = SPECTATOR) -> TableView:
    """Return the view of one seat."""
    return see(table, seat)


def hexes(numbers: Iterable[int]) -> set[str]:
    """Return hexes as their labels."""
    return {LABELS[cell] for cell in numbers}
