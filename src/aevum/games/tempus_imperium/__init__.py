"""Tempus Imperium, a solo game whose board is set up by the date and the time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from aevum.games.tempus_imperium import explanations, figures, notation, observation, pick_help, targets, text
from aevum.games.tempus_imperium import panels as panel_module
from aevum.games.tempus_imperium import svg as svg_module
from aevum.games.tempus_imperium.chronicle import WEIGHTS
from aevum.games.tempus_imperium.constants import DEAD_ENEMY, ENEMY, FOREST, QUARRY, RULEBOOK
from aevum.games.tempus_imperium.drawing.tooltips import tooltips
from aevum.games.tempus_imperium.heuristics import HEURISTICS
from aevum.games.tempus_imperium.moves import BOOK, FROM_FIRST, PAID, ROAD_FIRST, SECTION, SQUARE
from aevum.games.tempus_imperium.options import Options, daily_digits, digits_of_minute, minute_of
from aevum.games.tempus_imperium.rules import LAW
from aevum.games.tempus_imperium.solver import SheetSolver
from aevum.games.tempus_imperium.state import Sheet
from aevum.games.tempus_imperium.statistics import statistics
from aevum.games.tempus_imperium.view import SheetView, see
from aevum.kernel.chance import Chance
from aevum.kernel.events import Event
from aevum.kernel.game import Game, Preset
from aevum.kernel.observation_row import ObservationRow
from aevum.kernel.presentation import HEADLINE, Figure, MovePreview, Panel, Situation, Stage, Tooltip
from aevum.kernel.words import Words

_STANDING_ACTIONS: Final[Mapping[str, Sequence[str]]] = {"turn": ("road", "dig", "build", "use", "pay", "pass")}
"""By step, the words of the usual actions, in the order of their buttons."""


class TempusImperium(Game[Sheet, SheetView]):
    """A solo game on one sheet of paper: five rounds of ten turns."""

    id = "tempus-imperium"
    seats = (1,)
    has_hidden_information = False
    rules_version = 1
    weight = 1
    options_type = Options
    folder = Path(__file__).parent
    board_domains = frozenset((SQUARE.name, SECTION.name))
    explained_figures = MappingProxyType(explanations.FIGURES)
    book = BOOK
    law = LAW
    solver = SheetSolver()
    rulebook = RULEBOOK
    heuristics = HEURISTICS
    curves = ("buildings", "roads", "gold-earned")
    chronicle_weights = WEIGHTS

    def start(self, options: Any, seats: int, chance: Chance) -> Sheet:
        return Sheet().set_up(options, chance)

    def view(self, state: Sheet, seat: int) -> SheetView:
        return see(state)

    def observation_writer(self) -> Callable[[Sheet, int, ObservationRow], None]:
        return observation.write

    def text(self, view: SheetView, words: Words) -> str:
        return text.sheet(view, words)

    def text_panels(self, view: SheetView, words: Words) -> dict[str, str]:
        return text.panels(view, words)

    def svg(self, view: SheetView, words: Words) -> str:
        return svg_module.sheet(view, words)

    def panels(self, view: SheetView, words: Words, news: Sequence[Event] = ()) -> list[Panel]:
        return panel_module.panels(view, words)

    def part_of_report(self, event: Event, report: Sequence[Event] = ()) -> str:
        """Return the part of an event: each raid of the enemies is reported."""
        return HEADLINE if event.message == "event-raid" else ""

    def blank_svg(self, words: Words) -> str:
        return svg_module.blank_sheet(words)

    def conserved_counts(self, state: Sheet) -> Mapping[str, int]:
        squares = state.squares
        return {
            "forests": squares.count(FOREST),
            "quarries": squares.count(QUARRY),
            "enemies, dead or alive": squares.count(ENEMY) + squares.count(DEAD_ENEMY),
            "places for roads": len(state.roads) + len(state.undrawn),
        }

    def parse_line(self, state: Sheet, line: str) -> list[int]:
        return notation.parse_line(state, line)

    def options_at(self, options: Any, now: datetime) -> Options:
        assert isinstance(options, Options)
        return options if options.digits else replace(options, digits=digits_of_minute(now))

    def presets(self, now: datetime) -> list[Preset]:
        return [
            Preset("this_minute", {"digits": digits_of_minute(now)}, minutes=20),
            Preset("daily", {"digits": daily_digits(now)}, puzzle=True, minutes=20),
        ]

    def costs_extra(self, move: int) -> bool:
        """Whether a move is one of the actions that are paid with gold, as any action can be."""
        return ROAD_FIRST + PAID <= move < FROM_FIRST

    def price(self, view: SheetView, move: int, words: Words) -> str:
        return pick_help.price(view, move, words)

    def preview(self, view: SheetView, move: int, words: Words) -> MovePreview | None:
        return pick_help.preview(view, move, words)

    def intended_line(self, view: SheetView, label: str, picks: Sequence[str]) -> str | None:
        return pick_help.intended_line(view, label)

    def selection_marks(self, view: SheetView, part: str, chosen: Mapping[str, str], words: Words) -> str:
        return targets.selection_marks(chosen)

    def targets(self, view: SheetView, offered: Mapping[str, str], faint: Set[str], words: Words) -> str:
        return targets.targets(view, offered, faint, words)

    def tooltips(self, view: SheetView | None, words: Words) -> Mapping[str, Tooltip]:
        return tooltips(view, words)

    def piece_gallery(self, words: Words) -> list[tuple[str, str]]:
        return svg_module.piece_gallery(words)

    def chart_series(self, view: SheetView, words: Words) -> list[tuple[str, int]]:
        return [(words("table-score"), view.total), (words("score-gold"), view.gold)]

    def totals(self, view: SheetView) -> list[int]:
        return [view.total]

    def statistics(self, view: SheetView, events: Sequence[Event]) -> Mapping[str, Sequence[int]]:
        return statistics(view, events)

    def stage(self, view: SheetView) -> Stage | None:
        return None if view.over else ("stage-round", {"round": view.round, "turn": view.turn})

    def own_figures(self, view: SheetView, words: Words) -> list[Figure]:
        return list(figures.own_figures(view, words))

    def goal_figures(self) -> Mapping[str, str]:
        return figures.GOAL_FIGURES

    def situations(self) -> Sequence[Situation[SheetView]]:
        return explanations.SITUATIONS

    def standing_actions(self, view: SheetView) -> Sequence[str]:
        return _STANDING_ACTIONS.get(view.phase, ())

    def thumbnail(self, view: SheetView, words: Words) -> str:
        return svg_module.map_of(view, words)

    def setup_time(self, options: Any) -> datetime | None:
        assert isinstance(options, Options)
        return minute_of(options.digits)

    def file_name(self, options: Any) -> str:
        return f"{self.id}-{options.digits}" if options.digits else self.id


GAME: Final = TempusImperium()
