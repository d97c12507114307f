"""Through the Ages by Vlaada Chvátil, first edition: two to four civilizations from Antiquity to the modern age."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence, Set
from datetime import datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from aevum.games.through_the_ages import (
    compared_figures,
    culture_sources,
    explanations,
    figures,
    move_prices,
    notation,
    observation,
    pick_help,
    refusals,
    reports,
    targets,
    text,
)
from aevum.games.through_the_ages import panels as panel_module
from aevum.games.through_the_ages import svg as svg_module
from aevum.games.through_the_ages.chronicle import WEIGHTS
from aevum.games.through_the_ages.constants import (
    AGES,
    CARDS,
    COLOURS,
    DESPOTISM,
    FAMILIES,
    FIRST_TERRITORY,
    FIRST_WONDER,
    NONE,
    PLAYERS,
    PRINTED,
    RULEBOOK,
    STORES,
    TECHNOLOGIES,
    WORKS,
)
from aevum.games.through_the_ages.drawing.emblems import EMBLEMS
from aevum.games.through_the_ages.drawing.palette import SEAT
from aevum.games.through_the_ages.drawing.tooltips import tooltips
from aevum.games.through_the_ages.heuristics import HEURISTICS
from aevum.games.through_the_ages.moves import BOOK, CARD, PLACE, PLAIN, RARE, RESIGN
from aevum.games.through_the_ages.options import ADVANCED, BASIC, FULL, Options
from aevum.games.through_the_ages.rules import LAW
from aevum.games.through_the_ages.rules.ratings import bits
from aevum.games.through_the_ages.state import Table
from aevum.games.through_the_ages.state_fields import (
    BANK,
    BLUE,
    CIV_WIDTH,
    COLONIES,
    FINISHED,
    IDLE,
    LEADER,
    PACT,
    STAGES_DONE,
    TACTIC,
    TECHNOLOGY,
    WAR,
    WONDER,
    YELLOW,
)
from aevum.games.through_the_ages.statistics import statistics
from aevum.games.through_the_ages.view import TableView
from aevum.games.through_the_ages.view_builder import see
from aevum.kernel.chance import Chance
from aevum.kernel.events import Event
from aevum.kernel.game import Game, Preset
from aevum.kernel.observation_row import ObservationRow
from aevum.kernel.outcome import Outcome
from aevum.kernel.points import Points
from aevum.kernel.presentation import ComparedFigure, Figure, MovePreview, Panel, ReportHead, Situation, Stage, Tooltip
from aevum.kernel.words import Words

_HIGHLIGHTS: Final = frozenset(
    ("event-fight", "event-turned", "event-wonder", "event-colony", "event-war", "event-age")
)

_STANDING_ACTIONS: Final[Mapping[str, Sequence[str]]] = {
    "turn": ("take", "grow", "build", "upgrade", "develop", "lead", "stage", "govern", "recruit", "tactic", "end"),
    "politics": ("seed", "aggression", "war", "offer", "pass"),
}
"""By step, the words of the usual actions, in the order of their buttons."""


_WARNINGS: Final = {"turn": pick_help.turn_warning, "politics": pick_help.too_many_cards}
"""By step, the warning after its question."""


class ThroughTheAges(Game[Table, TableView]):
    """Through the Ages: three games in one box, 244 different cards."""

    id = "through-the-ages"
    seats = (2, 3, 4)
    rules_version = 3
    added_events = frozenset(("event-outdated", "event-outdated-by-you"))
    weight = 4
    beginner_options = frozenset({"easier", "peace"})
    options_type = Options
    folder = Path(__file__).parent
    telling_clauses = (
        "through_the_ages.turn.first_round",
        "through_the_ages.turn.civil_actions",
        "through_the_ages.turn.military_actions",
        "through_the_ages.build.worker",
        "through_the_ages.stores.food",
        "through_the_ages.stores.resources",
        "through_the_ages.technology.cost",
        "through_the_ages.row.hand_limit",
    )
    board_domains = frozenset((CARD.name, PLACE.name))
    chart_colours = SEAT
    curves = ("culture-rate", "science-rate", "strength", "population")
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
        return see(state, seat, forecasts=False)

    def parse_line(self, state: Table, line: str) -> list[int]:
        return notation.parse_line(state, line)

    def is_resignation(self, move: int) -> bool:
        return move == RESIGN

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

    def hint_marks(self, view: TableView, part: str, picked: Mapping[str, str], words: Words) -> str:
        return targets.hint_marks(view, part, picked)

    def tooltips(self, view: TableView | None, words: Words) -> Mapping[str, Tooltip]:
        return tooltips(view, words)

    def seat_icon(self, seat: int, words: Words) -> str:
        return svg_module.seat_icon(seat, words)

    def emblems(self) -> Mapping[str, str]:
        return EMBLEMS

    def piece_gallery(self, words: Words) -> list[tuple[str, str]]:
        return svg_module.piece_gallery(words)

    def seat_figures(self, view: TableView, seat: int, words: Words, news: Sequence[Event] = ()) -> list[Figure]:
        return figures.seat_figures(view, seat, words, news)

    def own_figures(self, view: TableView, words: Words) -> list[Figure]:
        return figures.own_figures(view, words)

    def goal_figures(self) -> Mapping[str, str]:
        return figures.GOAL_FIGURES

    def situations(self) -> Sequence[Situation[TableView]]:
        return explanations.SITUATIONS

    def standing_actions(self, view: TableView) -> Sequence[str]:
        return _STANDING_ACTIONS.get(view.phase, ())

    def thumbnail(self, view: TableView, words: Words) -> str:
        return svg_module.thumbnail(view, words)

    def price(self, view: TableView, move: int, words: Words) -> str:
        return move_prices.price(view, move, words)

    def preview(self, view: TableView, move: int, words: Words) -> MovePreview | None:
        return pick_help.preview(view, move, words)

    def is_common(self, move: int) -> bool:
        """Whether a move is not rare."""
        return move not in RARE

    def is_rare(self, move: int) -> bool:
        """Whether a move tears down, disbands, cancels a pact, resigns or gives up change."""
        return move in RARE

    def compared_figures(self, view: TableView, words: Words) -> list[ComparedFigure]:
        return compared_figures.compared_figures(view, words)

    def intended_line(self, view: TableView, label: str, picks: Sequence[str]) -> str | None:
        return refusals.intended_line(view, label, picks)

    def refusal_reason(self, view: TableView, move: int, clause: str, words: Words) -> str:
        return refusals.reason(view, move, clause, words)

    def name_at(self, view: TableView, label: str, words: Words) -> str:
        return pick_help.name_at(view, label, words)

    def needs_no_confirmation(self, move: int) -> bool:
        """Whether a move is an answer of one word or an amount, which cannot be picked by mistake."""
        return move in PLAIN

    def prompt(self, view: TableView, words: Words) -> str:
        """Return the question to the seat that decides, with a warning of the cards that it is about to lose."""
        warning = _WARNINGS[view.phase](view, words) if view.phase in _WARNINGS else ""
        return f"{super().prompt(view, words)} {warning}".rstrip()

    def is_highlight(self, event: Event) -> bool:
        return event.message in _HIGHLIGHTS

    def part_of_report(self, event: Event, report: Sequence[Event] = ()) -> str:
        return reports.part_of_report(event, report)

    def report_goes_on(self, view: TableView, report: Sequence[Event]) -> bool:
        return reports.goes_on(view, report)

    def report_head(self, report: Sequence[Event], words: Words) -> ReportHead | None:
        return reports.head(report, words)

    def conserved_counts(self, state: Table) -> Mapping[str, int]:
        """Return the number of yellow and blue tokens, including the box, and of every card by its id, wherever it is.

        A card is counted in decks, hands, piles, the row, before civilizations and in an auction.
        """
        counts: Counter[str] = Counter(yellow=state.yellow_box, blue=state.blue_box)
        for seat in range(len(state.hands)):
            counts.update(_tokens(state, seat))
            counts.update(CARDS[card] for card in _cards_of(state, seat))
        piles = (
            *state.hands,
            *state.civil_hands,
            *state.private,
            *state.dealt,
            *(state.current, state.future, state.past, state.used, state.bonuses, state.covered, state.pool),
            state.box,
        )
        counts.update(CARDS[card] for pile in piles for card in pile)
        counts.update(CARDS[card] for card in state.card_row if card != NONE)
        counts.update(CARDS[card] for card in _undrawn(state))
        auctioned = LAW.pending(state).get("territory", NONE)
        if auctioned != NONE:
            counts[CARDS[auctioned]] += 1
        return counts

    def seat_title(self, seat: int, words: Words) -> str:
        return words(PLAYERS[seat])

    def seat_messages(self, seat: int) -> Sequence[str]:
        return (PLAYERS[seat], f"rival-{COLOURS[seat]}")

    def chart_series(self, view: TableView, words: Words) -> list[tuple[str, int]]:
        """Return the culture points of each seat."""
        return [(words(PLAYERS[own.seat]), own.culture) for own in view.civilizations]

    def totals(self, view: TableView) -> list[int]:
        return [own.culture for own in view.civilizations]

    def statistics(self, view: TableView, events: Sequence[Event]) -> Mapping[str, Sequence[int]]:
        return statistics(view, events)

    def point_sources(self, outcome: Outcome, events: Sequence[Event]) -> Mapping[str, Sequence[Points]]:
        return culture_sources.point_sources(outcome, events)

    def usual_points(self, events: Sequence[Event], seats: int) -> Sequence[Points]:
        return culture_sources.usual_points(events, seats)

    def stage(self, view: TableView) -> Stage | None:
        return None if view.over else ("stage-round", {"round": view.round, "age": AGES[view.age]})

    def has_private_information(self, view: TableView) -> bool:
        """Whether the view shows secrets: military cards, events put down, private bonuses or events to choose from."""
        return bool(view.hand or view.seeds or view.private or view.dealt)

    def presets(self, now: datetime) -> list[Preset]:
        return [
            Preset("full", {"game": FULL}, seats=3, minutes=120),
            Preset("advanced", {"game": ADVANCED}, seats=3, minutes=60),
            Preset("basic", {"game": BASIC}, seats=3, minutes=30, for_beginners=True),
        ]


def _tokens(state: Table, seat: int) -> dict[str, int]:
    """Return the number of yellow and blue tokens of a civilization."""
    civ, base = state.civ, seat * CIV_WIDTH
    blue = sum(civ[base + BLUE : base + BLUE + STORES]) + civ[base + BANK] + civ[base + STAGES_DONE]
    return {"yellow": sum(civ[base : base + len(WORKS)]) + civ[base + IDLE] + civ[base + YELLOW], "blue": blue}


def _cards_of(state: Table, seat: int) -> list[int]:
    """Return the cards that a civilization has in play."""
    civ, base = state.civ, seat * CIV_WIDTH
    printed = {*PRINTED, DESPOTISM}
    known = bits(civ[base + TECHNOLOGY] & (1 << TECHNOLOGIES) - 1)
    cards = [card for card in known if card not in printed]
    cards += [FIRST_WONDER + wonder for wonder in bits(civ[base + FINISHED])]
    cards += [FIRST_TERRITORY + colony for colony in bits(civ[base + COLONIES])]
    cards += [civ[base + place] for place in (LEADER, WONDER, TACTIC, WAR, PACT) if civ[base + place] != NONE]
    return cards


def _undrawn(state: Table) -> list[int]:
    """Return the cards still in the civil and military decks."""
    cards = [card for deck in state.civil[state.age + 1 :] for card in deck]
    if state.age < len(state.civil):
        cards += state.civil[state.age][state.civil_at :]
    running = max(1, state.age)
    cards += [card for deck in state.military[running + 1 :] for card in deck]
    if running < len(state.military):
        cards += state.military[running][state.military_at :]
    return cards


GAME: Final = ThroughTheAges()
