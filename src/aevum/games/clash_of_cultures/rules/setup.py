"""Rulebook chapter Colocación inicial del juego: map, decks and first cities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import (
    ACTION_CARDS,
    EVENT_CARDS,
    HAPPY,
    NEUTRAL,
    NONE,
    OBJECTIVE_CARDS,
    REGIONS,
    WONDERS,
)
from aevum.games.clash_of_cultures.maps import LAYOUTS, geography
from aevum.games.clash_of_cultures.nation import START
from aevum.games.clash_of_cultures.options import FOUR
from aevum.games.clash_of_cultures.rules.city import found
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.status import begin_turns
from aevum.games.clash_of_cultures.rules.units import place_settler
from aevum.games.clash_of_cultures.state_fields import HOME, NATION_WIDTH

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table
    from aevum.kernel.chance import Chance

SETUP: Final = clause("setup.start")
EDITION: Final = clause("setup.edition")
"""Clause about the edition that the data and the cards follow."""


def set_up(table: Table, chance: Chance) -> None:
    """Set the table up and begin the first turn."""
    seats = len(table.hands)
    layout = LAYOUTS[seats]
    regions = list(range(len(REGIONS)))
    chance.shuffle(regions)
    table.regions = tuple(regions)
    table.faces = (NONE,) * layout.slots
    table.land = geography(seats, table.faces)
    order = list(range(seats))
    if seats == max(LAYOUTS):
        chance.shuffle(order)
    table.clockwise = tuple(order)
    table.nation[:] = START * seats
    short = table.options.length == FOUR
    for seat, start in zip(order, layout.clockwise, strict=True):
        home = layout.starts[start][0][0]
        table.nation[seat * NATION_WIDTH + HOME] = home
        found(table, seat, home, HAPPY if short else NEUTRAL)
        for _ in range(2 if short else 1):
            place_settler(table, seat, home)
    _shuffle_decks(table, chance)
    table.first = chance.below(seats)
    table.chance = chance.state
    begin_turns(table)


def _shuffle_decks(table: Table, chance: Chance) -> None:
    """Shuffle all decks and deal an action and an objective card to each seat."""
    table.action_deck = list(range(len(ACTION_CARDS)))
    table.objective_deck = list(range(len(OBJECTIVE_CARDS)))
    table.event_deck = list(EVENT_CARDS)
    table.wonder_deck = list(range(len(WONDERS)))
    for deck in (table.action_deck, table.objective_deck, table.event_deck, table.wonder_deck):
        chance.shuffle(deck)
    for seat in range(len(table.hands)):
        table.hands[seat].append(table.action_deck.pop())
        table.goals[seat].append(table.objective_deck.pop())
