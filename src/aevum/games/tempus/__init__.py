"""Tempus by Martin Wallace: three to five civilizations on one island, from writing to flight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence, Set
from datetime import datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from aevum.games.tempus import explanations, figures, observation, pick_help, reports, targets, text
from aevum.games.tempus import panels as panel_module
from aevum.games.tempus import svg as svg_module
from aevum.games.tempus.chronicle import WEIGHTS
from aevum.games.tempus.constants import CARDS, CITY_VALUES, COLOURS, IDEAS, LAST_ERA, PLAYERS, RULEBOOK, TILES, WATER
from aevum.games.tempus.drawing.palette import TOKEN
from aevum.games.tempus.drawing.tooltips import tooltips
from aevum.games.tempus.heuristics import HEURISTICS
from aevum.games.tempus.moves import BABIES_NOBODY, BOOK, CARD, HEX, MOVE_NOBODY, PLAIN, ROTATION
from aevum.games.tempus.options import PREPARED, Options
from aevum.games.tempus.rules import LAW
from aevum.games.tempus.state import World
from aevum.games.tempus.statistics import statistics
from aevum.games.tempus.view import WorldView, see
from aevum.kernel.chance import Chance
from aevum.kernel.events import Event
from aevum.kernel.game import Game, Preset
from aevum.kernel.observation_row import ObservationRow
from aevum.kernel.presentation import Figure, MovePreview, Panel, Situation, Stage, Tooltip
from aevum.kernel.words import Words

_HIGHLIGHTS: Final = frozenset(("event-fight-won", "event-fight-lost", "event-era"))

_STANDING_ACTIONS: Final[Mapping[str, Sequence[str]]] = {"slot": ("move", "babies", "fight", "idea", "city", "end")}
"""By step, the words of the usual actions, in the order of their buttons."""


class Tempus(Game[World, WorldView]):
    """Tempus for three to five players: ten turns, five actions, nine kinds of idea cards."""

    id = "tempus"
    seats = (3, 4, 5)
    rules_version = 2
    weight = 2
    options_type = Options
    folder = Path(__file__).parent
    board_domains = frozenset((HEX.name, CARD.name, ROTATION.name))
    previewed_domains = frozenset((ROTATION.name,))
    chart_colours = TOKEN
    curves = ("hexes", "people", "cities", "cards-drawn")
    chronicle_weights = WEIGHTS
    heuristics = HEURISTICS
    cards = (IDEAS,)
    explained_figures = MappingProxyType(explanations.FIGURES)
    book = BOOK
    law = LAW
    rulebook = RULEBOOK

    def start(self, options: Any, seats: int, chance: Chance) -> World:
        return World().set_up(options, seats, chance)

    def view(self, state: World, seat: int) -> WorldView:
        return see(state, seat)

    def observation_writer(self) -> Callable[[World, int, ObservationRow], None]:
        return observation.write

    def text(self, view: WorldView, words: Words) -> str:
        return text.whole_game(view, words)

    def text_panels(self, view: WorldView, words: Words) -> dict[str, str]:
        return text.panels(view, words)

    def svg(self, view: WorldView, words: Words) -> str:
        return svg_module.whole_game(view, words)

    def panels(self, view: WorldView, words: Words, news: Sequence[Event] = ()) -> list[Panel]:
        return panel_module.panels(view, words, news)

    def is_highlight(self, event: Event) -> bool:
        return event.message in _HIGHLIGHTS

    def part_of_report(self, event: Event, report: Sequence[Event] = ()) -> str:
        return reports.part_of_report(event)

    def report_goes_on(self, view: WorldView, report: Sequence[Event]) -> bool:
        return view.fight is not None and not view.fight.over

    def conserved_counts(self, state: World) -> Mapping[str, int]:
        """Return the number of tiles, of tokens and cities by colour, and of cards by kind, wherever they lie."""
        land = sum(terrain != WATER for terrain in state.terrain)
        counts = Counter(tiles=len(state.tiles) + (state.tile >= 0) + land // len(TILES[0]))
        for seat, colour in enumerate(COLOURS[: len(state.era)]):
            own = [place for place, owner in enumerate(state.owner) if owner == seat]
            counts[f"{colour} tokens"] = state.supply[seat] + sum(state.tokens[place] for place in own)
            counts[f"{colour} cities"] = _cities_left(state, seat) + sum(state.city[place] > 0 for place in own)
        piles = (*state.hands, *state.laid, *state.out, state.deck, state.discards)
        counts.update(CARDS[card] for pile in piles for card in pile)
        return counts

    def targets(self, view: WorldView, offered: Mapping[str, str], faint: Set[str], words: Words) -> str:
        return targets.targets(view, offered, faint, words)

    def is_common(self, move: int) -> bool:
        """Whether a move is offered plainly: all but those that spend an action on no token at all."""
        return move not in (MOVE_NOBODY, BABIES_NOBODY)

    def needs_no_confirmation(self, move: int) -> bool:
        """Whether the verb alone says what the move does: end, done, now, later."""
        return move in PLAIN

    def holds_nothing_hidden(self, view: WorldView, seat: int) -> bool:
        return not view.hand_sizes[seat]

    def selection_marks(self, view: WorldView, part: str, chosen: Mapping[str, str], words: Words) -> str:
        return targets.selection_marks(view, part, chosen)

    def price(self, view: WorldView, move: int, words: Words) -> str:
        return pick_help.price(view, move, words)

    def preview(self, view: WorldView, move: int, words: Words) -> MovePreview | None:
        return pick_help.preview(view, move, words)

    def intended_line(self, view: WorldView, label: str, picks: Sequence[str]) -> str | None:
        return pick_help.intended_line(view, label, picks)

    def tooltips(self, view: WorldView | None, words: Words) -> Mapping[str, Tooltip]:
        return tooltips(view, words)

    def seat_title(self, seat: int, words: Words) -> str:
        return words(PLAYERS[seat])

    def seat_messages(self, seat: int) -> Sequence[str]:
        return (PLAYERS[seat],)

    def seat_icon(self, seat: int, words: Words) -> str:
        return svg_module.seat_icon(seat, words)

    def piece_gallery(self, words: Words) -> list[tuple[str, str]]:
        return svg_module.piece_gallery(words)

    def chart_series(self, view: WorldView, words: Words) -> list[tuple[str, int]]:
        """Return the victory points of each seat as the island stands."""
        return [(words(PLAYERS[seat]), view.total(seat)) for seat in range(view.seats)]

    def totals(self, view: WorldView) -> list[int]:
        return [view.total(seat) for seat in range(view.seats)]

    def statistics(self, view: WorldView, events: Sequence[Event]) -> Mapping[str, Sequence[int]]:
        return statistics(view, events)

    def stage(self, view: WorldView) -> Stage | None:
        if view.over:
            return None
        return ("stage-island", {}) if view.setting_up else ("stage-turn", {"turn": view.turn, "last": LAST_ERA})

    def seat_figures(self, view: WorldView, seat: int, words: Words, news: Sequence[Event] = ()) -> list[Figure]:
        return figures.seat_figures(view, seat, words)

    def own_figures(self, view: WorldView, words: Words) -> list[Figure]:
        return figures.own_figures(view, words)

    def goal_figures(self) -> Mapping[str, str]:
        return figures.GOAL_FIGURES

    def situations(self) -> Sequence[Situation[WorldView]]:
        return explanations.SITUATIONS

    def standing_actions(self, view: WorldView) -> Sequence[str]:
        return _STANDING_ACTIONS.get(view.phase, ())

    def thumbnail(self, view: WorldView, words: Words) -> str:
        return svg_module.island(view, words)

    def has_private_information(self, view: WorldView) -> bool:
        """Whether the seat holds cards or has laid some face down; before the first idea everything lies open."""
        return bool(view.hand or view.laid)

    def presets(self, now: datetime) -> list[Preset]:
        return [
            Preset("prepared", {"island": PREPARED}, seats=4, minutes=30, for_beginners=True),
            Preset("laid", {}, seats=4, minutes=40),
        ]


def _cities_left(state: World, seat: int) -> int:
    kinds = len(CITY_VALUES)
    return sum(state.cities_left[seat * kinds : seat * kinds + kinds])


GAME: Final = Tempus()
