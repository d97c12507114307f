"""Figures of the list of players and of the bar above the map: points, goods, cities, units, cards, decks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from aevum.games.clash_of_cultures.constants import COLOURS, CULTURE, GOODS, MOOD, WONDERS
from aevum.games.clash_of_cultures.drawing.palette import PIECE, place
from aevum.games.clash_of_cultures.view import NationView, TableView
from aevum.kernel.events import SPECTATOR
from aevum.kernel.markup import Markup
from aevum.kernel.points import written
from aevum.kernel.presentation import ComparedFigure, Figure
from aevum.kernel.svg.document import figure_icon
from aevum.kernel.svg.typography import capitalised
from aevum.kernel.words import Words

GOAL_FIGURES: Final[Mapping[str, str]] = {
    **{f"nations.me.stock.{good}": f"good-{good}" for good in GOODS},
    "nations.me.culture_level": "level-culture",
    "nations.me.happiness_level": "level-happiness",
    "nations.me.advances": "",
    "nations.me.points.pieces": "score-pieces",
    "nations.me.points.objectives": "score-objectives",
    "nations.me.points.wonders": "score-wonders",
}
"""Figures of a seat that a lesson may ask for: paths in its view, with the messages that name numbers."""


def seat_figures(view: TableView, seat: int, words: Words) -> list[Figure]:
    """Return the public figures of a nation: points, who begins, cities, units, advances, cards; then its goods."""
    nation = view.nations[seat]
    return [
        _points(nation, words),
        *_signs(view, nation, words),
        *_counts(nation, words),
        *(_good(nation, good, words) for good in range(len(GOODS))),
    ]


def own_figures(view: TableView, words: Words) -> list[Figure]:
    """Return the goods with their limits, actions left and points of the viewer; then round and decks."""
    nation = view.own
    goods = [_good(nation, good, words, limited=True) for good in range(len(GOODS))]
    return [*_actions(view, words), *goods, _points(nation, words), *_match(view, words)]


def compared_figures(view: TableView, words: Words) -> list[ComparedFigure]:
    """Return goods and levels of the viewer, which tooltips compare before and after a move."""
    own = view.own
    goods = [ComparedFigure(words(f"good-{good}"), own.stock[number]) for number, good in enumerate(GOODS)]
    levels = (("level-culture", own.culture_level), ("level-happiness", own.happy_level))
    return [*goods, *(ComparedFigure(words(name), level) for name, level in levels)]


def _points(nation: NationView, words: Words) -> Figure:
    about = f"player-{COLOURS[nation.seat]}"
    return Figure(about, written(nation.total), words("table-points"), icon=_icon("points"), is_main=True)


def _signs(view: TableView, nation: NationView, words: Words) -> Iterator[Figure]:
    """Yield what only some nations have: the first player's marker, sickness, a reserved Wonder, trade routes."""
    if nation.seat == view.first:
        yield Figure("figure-first", "", words("figure-first"), icon=_icon("first"), is_main=True)
    if nation.sick:
        yield Figure("figure-sick", "", words("figure-sick"), icon=_icon("sick"), is_main=True, is_alarm=True)
    for wonder, owner in enumerate(view.reserved):
        if owner == nation.seat:
            id = WONDERS.ids[wonder]
            name = words("figure-reserved", card=words(f"card-{id}"))
            yield Figure(f"card-{id}", "", name, icon=_icon(f"wonder-{id}"), is_main=True)
    if nation.routes:
        yield Figure("figure-routes", str(nation.routes), words("figure-routes"), icon=_icon("route"), is_main=True)


def _counts(nation: NationView, words: Words) -> Iterator[Figure]:
    counted = (
        ("piece-settlement", "figure-cities", "settlement", nation.cities),
        ("unit-army", "figure-armies", "army", nation.armies),
        ("recruit-ship", "figure-ships", "ship", nation.ships),
        ("figure-advances", "figure-advances", "known", len(nation.advances)),
    )
    for about, name, sign, count in counted:
        yield Figure(about, str(count), words(name), icon=_icon(sign, nation.seat), is_main=True)
    for kind, count in (("action", nation.hand), ("objective", nation.goals)):
        name = f"board-{kind}-cards"
        yield Figure(name, str(count), words(name), icon=_icon(kind))


def _good(nation: NationView, good: int, words: Words, *, limited: bool = False) -> Figure:
    """Return the amount of a good; the limits of tokens, which are levels of the nation, always with it."""
    name = f"good-{GOODS[good]}"
    limit = f"/{nation.limits[good]}" if limited or good in (CULTURE, MOOD) else ""
    return Figure(name, str(nation.stock[good]), capitalised(words(name)), limit, _icon(GOODS[good]))


def _actions(view: TableView, words: Words) -> Iterator[Figure]:
    if view.seat == view.active and not view.over:
        yield Figure("figure-actions", str(view.actions), words("figure-actions"), icon=_icon("turn"), is_main=True)


def _match(view: TableView, words: Words) -> Iterator[Figure]:
    """Yield the round, and the cards left in each deck."""
    if not view.over:
        stage = words("stage-round", round=view.round, turn=view.turn)
        yield Figure("figure-round", stage, words("table-stage"))
    for deck, left in (("action", view.action_deck), ("objective", view.objective_deck), ("event", view.event_deck)):
        name = f"board-{deck}-deck"
        yield Figure(name, str(left), words(name), icon=_icon(deck))


@lru_cache(maxsize=256)
def _icon(sign: str, seat: int = SPECTATOR) -> Markup:
    """Return the icon of a figure, pieces in the colour of their owner."""
    return figure_icon(place(sign, 0, 0, 100, fill=None if seat == SPECTATOR else PIECE[seat]))
