"""Clash of Cultures by Christian Marcussen, base game: two to four civilizations explore, settle, advance and fight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from aevum.games.clash_of_cultures import board, parts, picking, targets, text
from aevum.games.clash_of_cultures.drawing.faces import faces
from aevum.games.clash_of_cultures.drawing.ink import SEAT
from aevum.games.clash_of_cultures.facts import (
    ACTION_CARDS,
    BARBARIAN,
    COLOURS,
    EVENTS,
    FAMILIES,
    NONE,
    OBJECTIVE_CARDS,
    PIECES,
    PLAYERS,
    RULEBOOK,
    WONDERS,
)
from aevum.games.clash_of_cultures.figures import LIMITS
from aevum.games.clash_of_cultures.judgement import JUDGEMENT
from aevum.games.clash_of_cultures.looking import see
from aevum.games.clash_of_cultures.moves import ACTION, ADVANCE, BOOK, HEX, OBJECTIVE, WONDER
from aevum.games.clash_of_cultures.nation import ARMIES, GONE, SETTLEMENTS, SETTLERS, SUPPLY, WIDTH
from aevum.games.clash_of_cultures.options import FOUR, Options
from aevum.games.clash_of_cultures.rules import LAW, battle, forces
from aevum.games.clash_of_cultures.rules.city import colour
from aevum.games.clash_of_cultures.rules.units import cargo_armies, cargo_settlers, count, ships_of
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.view import TableView
from aevum.kernel.chance import Chance
from aevum.kernel.events import Event
from aevum.kernel.game import Game, Preset
from aevum.kernel.points import Points
from aevum.kernel.shows import Bringing, Face, Part, Stage
from aevum.kernel.words import Words

_WEIGHTY: Final = frozenset(
    (
        "event-roll",
        "event-battle-won",
        "event-battle-held",
        "event-capture",
        "event-event",
        "event-wonder",
        "event-score",
    )
)


class ClashOfCultures(Game[Table, TableView]):
    """A map to discover, 48 advances, 42 + 32 + 38 cards, 7 Wonders."""

    id = "clash-of-cultures"
    seats = (2, 3, 4)
    rules_version = 1
    options_type = Options
    folder = Path(__file__).parent
    board_domains = frozenset((HEX.name, ADVANCE.name, ACTION.name, OBJECTIVE.name, WONDER.name))
    measure_colours = SEAT
    cards = FAMILIES
    book = BOOK
    law = LAW
    rulebook = RULEBOOK
    judgement = JUDGEMENT

    def start(self, options: Any, seats: int, chance: Chance) -> Table:
        return Table().set_up(options, seats, chance)

    def view(self, state: Table, seat: int) -> TableView:
        return see(state, seat)

    def glance(self, state: Table, seat: int) -> TableView:
        return see(state, seat, advice=False)

    def text(self, view: TableView, words: Words) -> str:
        return text.table(view, words)

    def svg(self, view: TableView, words: Words) -> str:
        return board.table(view, words)

    def parts(self, view: TableView, words: Words, news: Sequence[Event] = ()) -> list[Part]:
        return parts.parts(view, words, news)

    def targets(self, view: TableView, offered: Mapping[str, str], faint: Set[str], words: Words) -> str:
        return targets.targets(view, offered, faint, words)

    def marks(self, view: TableView, part: str, chosen: Mapping[str, str], words: Words) -> str:
        return targets.marks(view, part, chosen)

    def faces(self, view: TableView | None, words: Words) -> Mapping[str, Face]:
        return faces(view, words)

    def emblem(self, seat: int, words: Words) -> str:
        return board.emblem(seat, words)

    def pieces(self, words: Words) -> list[tuple[str, str]]:
        return board.pieces(words)

    def picture(self, view: TableView, words: Words) -> str:
        return board.map_picture(view, words)

    def price(self, view: TableView, move: int, words: Words) -> str:
        return picking.price(view, move, words)

    def brings(self, view: TableView, move: int, words: Words) -> Bringing | None:
        return picking.brings(view, move, words)

    def ordinary(self, move: int) -> bool:
        return picking.ordinary(move)

    def speaks_for_itself(self, move: int) -> bool:
        return picking.speaks_for_itself(move)

    def nearest(self, view: TableView, label: str, picks: Sequence[str]) -> str | None:
        return picking.nearest(view, label, picks)

    def weighty(self, event: Event) -> bool:
        return event.message in _WEIGHTY

    def census(self, state: Table) -> Mapping[str, int]:
        """Pieces and units by colour with those in the supply and those gone, cards by name, regions, barbarians."""
        counts: Counter[str] = Counter()
        stand = [cell for cell, owner in enumerate(state.city) if owner != NONE]
        for seat in range(len(state.hands)):
            counts.update(_pieces(state, seat, stand))
        _add_units(state, counts)
        for card in (*state.action_deck, *state.action_discards, *(card for hand in state.hands for card in hand)):
            counts[ACTION_CARDS[card]] += 1
        laid = (entry >> 1 for scored in state.scored for entry in scored)
        hidden = (card for goals in state.goals for card in goals)
        for card in (*state.objective_deck, *hidden, *laid, *state.plans):
            counts[OBJECTIVE_CARDS[card]] += 1
        kept = (event for persons in state.persons for event in persons)
        for event in (*state.event_deck, *state.event_discards, *kept):
            counts[EVENTS.ids[event]] += 1
        built = (wonder for wonder in state.wonder if wonder != NONE)
        for wonder in (*state.wonder_deck, *state.wonders_open, *state.wonders_gone, *built):
            counts[WONDERS.ids[wonder]] += 1
        counts.update(f"region {region}" for region in state.regions)
        return counts

    def seat_title(self, seat: int, words: Words) -> str:
        return words(PLAYERS[seat])

    def measures(self, view: TableView, words: Words) -> list[tuple[str, Points]]:
        """Everybody's points as the table lies."""
        return [(words(PLAYERS[nation.seat]), nation.total) for nation in view.nations]

    def totals(self, view: TableView) -> list[Points]:
        return [nation.total for nation in view.nations]

    def stage(self, view: TableView) -> Stage | None:
        return None if view.over else ("stage-round", {"round": view.round, "turn": view.turn})

    def keeps_secret(self, view: TableView) -> bool:
        """Cards in hand, those seen in other hands, and what a trade would bring."""
        return bool(view.hand or view.goals or view.plans or view.seen or view.offer)

    def presets(self, now: datetime) -> list[Preset]:
        return [Preset("standard", {}, seats=3), Preset("short", {"length": FOUR}, seats=3)]


def _pieces(state: Table, seat: int, stand: list[int]) -> dict[str, int]:
    """City pieces of a colour: in the cities that stand, in the supply, out of the game."""
    base = seat * WIDTH
    found = {
        f"{COLOURS[seat]} {name}": state.nation[base + SUPPLY + piece]
        + state.nation[base + GONE + piece]
        + sum(colour(state, cell, piece) == seat for cell in stand)
        for piece, name in enumerate(PIECES)
    }
    gone = state.nation[base + GONE + len(PIECES)]
    found[f"{COLOURS[seat]} settlement"] = state.nation[base + SETTLEMENTS] + gone + state.city.count(seat)
    return found


def _add_units(state: Table, counts: Counter[str]) -> None:
    """Units by colour, wherever they are: attackers are on no hex."""
    for seat in range(len(state.hands)):
        base = seat * WIDTH
        counts[f"{COLOURS[seat]} army"] += state.nation[base + ARMIES]
        counts[f"{COLOURS[seat]} settler"] += state.nation[base + SETTLERS]
        for ship in ships_of(seat):
            counts[f"{COLOURS[seat]} army"] += cargo_armies(state, ship)
            counts[f"{COLOURS[seat]} settler"] += cargo_settlers(state, ship)
    for cell, holder in enumerate(state.holder):
        if holder != NONE:
            counts[f"{COLOURS[holder]} army"] += count(state.armies[cell])
            counts[f"{COLOURS[holder]} settler"] += count(state.settlers[cell])
    for start in range(0, len(state.fights), forces.WIDTH):
        record = state.fights[start : start + forces.WIDTH]
        if record[forces.ATTACKER] != BARBARIAN and record[forces.STAGE] <= battle.SETTLING:
            counts[f"{COLOURS[record[forces.ATTACKER]]} army"] += record[forces.ARMIES]
            counts[f"{COLOURS[record[forces.ATTACKER]]} settler"] += record[forces.SETTLERS]
    counts["barbarians within the box"] = int(sum(state.barbarians) <= LIMITS["barbarians"])


GAME: Final = ClashOfCultures()
