"""Clash of Cultures by Christian Marcussen, base game: two to four civilizations explore, settle, advance and fight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence, Set
from datetime import datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from aevum.games.clash_of_cultures import explanations, figures, observation, pick_help, reports, targets, text
from aevum.games.clash_of_cultures import panels as panel_module
from aevum.games.clash_of_cultures import svg as svg_module
from aevum.games.clash_of_cultures.chronicle import WEIGHTS
from aevum.games.clash_of_cultures.constants import (
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
from aevum.games.clash_of_cultures.drawing.emblems import EMBLEMS
from aevum.games.clash_of_cultures.drawing.palette import SEAT
from aevum.games.clash_of_cultures.drawing.tooltips import tooltips
from aevum.games.clash_of_cultures.heuristics import HEURISTICS
from aevum.games.clash_of_cultures.moves import ACTION, ADVANCE, BOOK, HEX, OBJECTIVE, SIDE, WONDER
from aevum.games.clash_of_cultures.options import FOUR, Options
from aevum.games.clash_of_cultures.rule_values import LIMITS
from aevum.games.clash_of_cultures.rules import LAW, battle
from aevum.games.clash_of_cultures.rules.city import colour
from aevum.games.clash_of_cultures.rules.units import cargo_armies, cargo_settlers, count, ships_of
from aevum.games.clash_of_cultures.shortcuts import shortcuts
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.state_fields import (
    ARMIES,
    BATTLE_ARMIES,
    BATTLE_ATTACKER,
    BATTLE_SETTLERS,
    BATTLE_STAGE,
    BATTLE_WIDTH,
    GONE,
    NATION_WIDTH,
    SETTLEMENTS,
    SETTLERS,
    SUPPLY,
)
from aevum.games.clash_of_cultures.statistics import statistics
from aevum.games.clash_of_cultures.view import TableView
from aevum.games.clash_of_cultures.view_builder import see
from aevum.kernel.chance import Chance
from aevum.kernel.events import Event
from aevum.kernel.game import Game, Preset
from aevum.kernel.observation_row import ObservationRow
from aevum.kernel.points import Points
from aevum.kernel.presentation import ComparedFigure, Figure, MovePreview, Panel, ReportHead, Situation, Stage, Tooltip
from aevum.kernel.presentation import Counter as OfferCounter
from aevum.kernel.shortcuts import Shortcuts
from aevum.kernel.words import Words

_HIGHLIGHTS: Final = frozenset(
    (
        "event-roll",
        "event-battle-won",
        "event-battle-held",
        "event-battle-drawn",
        "event-battle-aborted",
        "event-capture",
        "event-event",
        "event-wonder",
        "event-score",
    )
)
_LOST: Final = ("event-lost-army", "event-lost-settlers", "event-lost-piece")

_STANDING_ACTIONS: Final[Mapping[str, Sequence[str]]] = {
    "turn": ("advance", "found", "collect", "build", "grow", "move", "improve", "influence", "erect", "trade", "end")
}
"""By step, the words of the usual actions, in the order of their buttons."""


class ClashOfCultures(Game[Table, TableView]):
    """The game as the kernel uses it: a map to discover, 48 advances, 42 + 32 + 38 cards, 7 Wonders."""

    id = "clash-of-cultures"
    seats = (2, 3, 4)
    rules_version = 2
    weight = 3
    beginner_options = frozenset({"events"})
    added_events = frozenset((*_LOST, "event-lost-wonder"))
    former_events = MappingProxyType({"event-claimed": "event-pass"})
    options_type = Options
    folder = Path(__file__).parent
    telling_clauses = ("clash_of_cultures.turn.actions", "clash_of_cultures.stock.unpaid")
    board_domains = frozenset((HEX.name, ADVANCE.name, ACTION.name, OBJECTIVE.name, WONDER.name))
    previewed_domains = frozenset((SIDE.name,))
    chart_colours = SEAT
    curves = ("cities", "advances", "gained", "units-built")
    chronicle_weights = WEIGHTS
    cards = FAMILIES
    explained_figures = MappingProxyType(explanations.FIGURES)
    book = BOOK
    law = LAW
    rulebook = RULEBOOK
    heuristics = HEURISTICS

    def start(self, options: Any, seats: int, chance: Chance) -> Table:
        return Table().set_up(options, seats, chance)

    def view(self, state: Table, seat: int) -> TableView:
        return see(state, seat)

    def observation_writer(self) -> Callable[[Table, int, ObservationRow], None]:
        return observation.write

    def observation_view(self, state: Table, seat: int) -> TableView:
        return see(state, seat, advice=False)

    def shortcuts(self, state: Table, legal: Sequence[int]) -> Shortcuts:
        return shortcuts(state, legal)

    def text(self, view: TableView, words: Words) -> str:
        return text.whole_game(view, words)

    def text_panels(self, view: TableView, words: Words) -> dict[str, str]:
        return text.panels(view, words)

    def svg(self, view: TableView, words: Words) -> str:
        return svg_module.whole_game(view, words)

    def panels(self, view: TableView, words: Words, news: Sequence[Event] = ()) -> list[Panel]:
        return panel_module.panels(view, words, news)

    def targets(self, view: TableView, offered: Mapping[str, str], faint: Set[str], words: Words) -> str:
        return targets.targets(view, offered, faint, words)

    def selection_marks(self, view: TableView, part: str, chosen: Mapping[str, str], words: Words) -> str:
        return targets.selection_marks(view, part, chosen)

    def tooltips(self, view: TableView | None, words: Words) -> Mapping[str, Tooltip]:
        return tooltips(view, words)

    def seat_icon(self, seat: int, words: Words) -> str:
        return svg_module.seat_icon(seat, words)

    def emblems(self) -> Mapping[str, str]:
        return EMBLEMS

    def piece_gallery(self, words: Words) -> list[tuple[str, str]]:
        return svg_module.piece_gallery(words)

    def seat_figures(self, view: TableView, seat: int, words: Words, news: Sequence[Event] = ()) -> list[Figure]:
        return figures.seat_figures(view, seat, words)

    def own_figures(self, view: TableView, words: Words) -> list[Figure]:
        return figures.own_figures(view, words)

    def goal_figures(self) -> Mapping[str, str]:
        return figures.GOAL_FIGURES

    def situations(self) -> Sequence[Situation[TableView]]:
        return explanations.SITUATIONS

    def prompt(self, view: TableView, words: Words) -> str:
        """Return the question to the seat that decides, after the battle or the event that it arises from."""
        return f"{pick_help.lead(view, words)} {super().prompt(view, words)}".lstrip()

    def standing_actions(self, view: TableView) -> Sequence[str]:
        return _STANDING_ACTIONS.get(view.phase, ())

    def thumbnail(self, view: TableView, words: Words) -> str:
        return svg_module.thumbnail(view, words)

    def price(self, view: TableView, move: int, words: Words) -> str:
        return pick_help.price(view, move, words)

    def preview(self, view: TableView, move: int, words: Words) -> MovePreview | None:
        return pick_help.preview(view, move, words)

    def line_price(self, view: TableView, moves: Sequence[int], words: Words) -> str:
        return pick_help.line_price(view, moves, words)

    def line_preview(self, view: TableView, moves: Sequence[int], words: Words) -> MovePreview | None:
        return pick_help.line_preview(view, moves, words)

    def line_name(self, view: TableView, moves: Sequence[int], words: Words) -> str:
        return pick_help.line_name(view, moves, words)

    def target_note(self, view: TableView, moves: Sequence[int], words: Words) -> str:
        return pick_help.target_note(view, moves, words)

    def draw_target_notes(self, view: TableView, part: str, notes: Mapping[str, str], words: Words) -> str:
        return targets.draw_target_notes(part, notes)

    def name_at(self, view: TableView, label: str, words: Words) -> str:
        return pick_help.name_at(label, words)

    def counters(self, view: TableView, words: Words) -> list[OfferCounter]:
        return pick_help.counters(view, words)

    def is_common(self, move: int) -> bool:
        return pick_help.is_common(move)

    def is_rare(self, move: int) -> bool:
        return pick_help.is_rare(move)

    def is_formality(self, move: int) -> bool:
        return pick_help.is_formality(move)

    def is_public_formality(self, move: int) -> bool:
        return pick_help.is_public_formality(move)

    def presumed_answer(self, step: str, legal: Sequence[int]) -> int | None:
        return pick_help.presumed_answer(step, legal)

    def belongs_to(self, before: int, move: int) -> bool:
        return pick_help.belongs_to(before, move)

    def needs_no_confirmation(self, move: int) -> bool:
        return pick_help.needs_no_confirmation(move)

    def intended_line(self, view: TableView, label: str, picks: Sequence[str]) -> str | None:
        return pick_help.intended_line(view, label, picks)

    def refusal_reason(self, view: TableView, move: int, clause: str, words: Words) -> str:
        return pick_help.refusal_reason(view, move, clause, words)

    def compared_figures(self, view: TableView, words: Words) -> list[ComparedFigure]:
        return figures.compared_figures(view, words)

    def is_highlight(self, event: Event) -> bool:
        return event.message in _HIGHLIGHTS

    def part_of_report(self, event: Event, report: Sequence[Event] = ()) -> str:
        return reports.part_of_report(event, report)

    def report_goes_on(self, view: TableView, report: Sequence[Event]) -> bool:
        return reports.goes_on(view, report)

    def report_head(self, report: Sequence[Event], words: Words) -> ReportHead | None:
        return reports.head(report, words)

    def conserved_counts(self, state: Table) -> Mapping[str, int]:
        """Return pieces and units by colour, those in the supply and out of the game included, cards and regions.

        Barbarians appear as 1 while at most as many are on the map as the box holds.
        """
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
        held_persons = (event for persons in state.persons for event in persons)
        for event in (*state.event_deck, *state.event_discards, *held_persons):
            counts[EVENTS.ids[event]] += 1
        built = (wonder for wonder in state.wonder if wonder != NONE)
        for wonder in (*state.wonder_deck, *state.wonders_open, *state.wonders_gone, *built):
            counts[WONDERS.ids[wonder]] += 1
        counts.update(f"region {region}" for region in state.regions)
        return counts

    def seat_title(self, seat: int, words: Words) -> str:
        return words(PLAYERS[seat])

    def seat_messages(self, seat: int) -> Sequence[str]:
        return (PLAYERS[seat], f"rival-{COLOURS[seat]}")

    def chart_series(self, view: TableView, words: Words) -> list[tuple[str, Points]]:
        """Return the points of each seat as the position stands."""
        return [(words(PLAYERS[nation.seat]), nation.total) for nation in view.nations]

    def totals(self, view: TableView) -> list[Points]:
        return [nation.total for nation in view.nations]

    def statistics(self, view: TableView, events: Sequence[Event]) -> Mapping[str, Sequence[int]]:
        return statistics(view, events)

    def stage(self, view: TableView) -> Stage | None:
        return None if view.over else ("stage-round", {"round": view.round, "turn": view.turn})

    def has_private_information(self, view: TableView) -> bool:
        """Whether the view holds cards in hand, cards drawn or seen in other hands, or an offer."""
        return bool(view.hand or view.goals or view.plans or view.seen or view.offer)

    def presets(self, now: datetime) -> list[Preset]:
        return [
            Preset("standard", {}, seats=3, minutes=90),
            Preset("short", {"length": FOUR}, seats=3, minutes=50, for_beginners=True),
        ]


def _pieces(state: Table, seat: int, stand: list[int]) -> dict[str, int]:
    """Return the number of city pieces of a colour by kind: in cities, in the supply and out of the game together."""
    base = seat * NATION_WIDTH
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
    """Add up units by colour: in the supply, aboard Ships, on hexes, and attackers, which are on no hex."""
    for seat in range(len(state.hands)):
        base = seat * NATION_WIDTH
        counts[f"{COLOURS[seat]} army"] += state.nation[base + ARMIES]
        counts[f"{COLOURS[seat]} settler"] += state.nation[base + SETTLERS]
        for ship in ships_of(seat):
            counts[f"{COLOURS[seat]} army"] += cargo_armies(state, ship)
            counts[f"{COLOURS[seat]} settler"] += cargo_settlers(state, ship)
    for cell, holder in enumerate(state.holder):
        if holder != NONE:
            counts[f"{COLOURS[holder]} army"] += count(state.armies[cell])
            counts[f"{COLOURS[holder]} settler"] += count(state.settlers[cell])
    for start in range(0, len(state.fights), BATTLE_WIDTH):
        record = state.fights[start : start + BATTLE_WIDTH]
        if record[BATTLE_ATTACKER] != BARBARIAN and record[BATTLE_STAGE] <= battle.SETTLING:
            attacker = COLOURS[record[BATTLE_ATTACKER]]
            counts[f"{attacker} army"] += record[BATTLE_ARMIES]
            counts[f"{attacker} settler"] += record[BATTLE_SETTLERS]
    counts["barbarians within the box"] = int(sum(state.barbarians) <= LIMITS["barbarians"])


GAME: Final = ClashOfCultures()
