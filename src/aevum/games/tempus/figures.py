"""Figures of the list of players and of the bar above the island: points, action tokens, progress, supply, cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from aevum.games.tempus.constants import CARDS, CITY_VALUES, ERAS, TERRAINS, named
from aevum.games.tempus.drawing.palette import place
from aevum.games.tempus.view import WorldView
from aevum.kernel.events import SPECTATOR
from aevum.kernel.markup import Markup
from aevum.kernel.presentation import Figure
from aevum.kernel.svg.document import figure_icon
from aevum.kernel.words import Words

GOAL_FIGURES: Final[Mapping[str, str]] = {
    "players.me.score.total": "table-points",
    "players.me.score.hexes": "score-hexes",
    "players.me.score.cities": "score-cities",
    "players.me.progress": "figure-progress",
    "players.me.hand": "figure-cards",
}
"""Figures of a seat that a lesson may ask for: paths in its view, with the messages that name numbers."""


def seat_figures(view: WorldView, seat: int, words: Words) -> list[Figure]:
    """Return the public figures of a seat: points, signs, action tokens, progress; then supply, cities and cards."""
    if view.over:
        return [_points(view, seat, words)]
    return [
        _points(view, seat, words),
        *_signs(view, seat, words),
        _actions(view, seat, words),
        _progress(view, seat, words),
        _supply(view, seat, words),
        _cities(view, seat, words),
        _cards(view, seat, words),
        *_lying_out(view, seat, words),
    ]


def own_figures(view: WorldView, words: Words) -> list[Figure]:
    """Return the viewer's own figures; then turn, the next era with its terrain, and the deck."""
    own = [] if view.seat == SPECTATOR or view.over else _own(view, words)
    return [*own, *_match(view, words)]


def _own(view: WorldView, words: Words) -> list[Figure]:
    seat = view.seat
    return [
        _actions(view, seat, words),
        _points(view, seat, words),
        _progress(view, seat, words),
        _supply(view, seat, words),
        _cities(view, seat, words),
        _cards(view, seat, words),
    ]


def _points(view: WorldView, seat: int, words: Words) -> Figure:
    return Figure("score-total", str(view.total(seat)), words("table-points"), icon=_icon("star"), is_main=True)


def _signs(view: WorldView, seat: int, words: Words) -> Iterator[Figure]:
    for name, holds in (("first", seat == view.first), ("protected", view.protected[seat])):
        if holds:
            yield Figure(f"board-{name}", "", words(f"board-{name}"), icon=_icon(name), is_main=True)


def _actions(view: WorldView, seat: int, words: Words) -> Figure:
    name = words("figure-actions")
    return Figure("board-column-actions", str(view.actions[seat]), name, icon=_icon("actions"), is_main=True)


def _progress(view: WorldView, seat: int, words: Words) -> Figure:
    """Return the progress points of a seat on the island, for the viewer with those that the own hand could add."""
    points = view.progress[seat]
    hand = view.progress_with_hand - points if seat == view.seat else 0
    about, terrain = f"era-{ERAS[view.next_era]}", TERRAINS[view.next_terrain]
    more = f"+{hand}" if hand else ""
    return Figure(about, str(points), words("figure-progress"), more, _icon(terrain, 135), is_main=True)


def _supply(view: WorldView, seat: int, words: Words) -> Figure:
    return Figure("board-stack", str(view.supply[seat]), words("figure-supply"), icon=_icon("supply"))


def _cities(view: WorldView, seat: int, words: Words) -> Figure:
    """Return the cities left in the supply, as number and value of each kind."""
    left = zip(view.cities_left[seat], CITY_VALUES, strict=True)
    value = " ".join(f"{count}×{value}" for count, value in left if count) or "0"
    return Figure("pick-city", value, words("figure-cities"), icon=_icon("town", 180))


def _cards(view: WorldView, seat: int, words: Words) -> Figure:
    return Figure("board-column-ideas", str(view.hand_sizes[seat]), words("figure-cards"), icon=_icon("back"))


def _lying_out(view: WorldView, seat: int, words: Words) -> Iterator[Figure]:
    """Yield a figure for each card that lies before a seat until the turn ends."""
    for card in view.out[seat]:
        name = CARDS[card]
        yield Figure(f"card-{name}", words(f"card-{name}"), words("figure-out"))


def _match(view: WorldView, words: Words) -> Iterator[Figure]:
    """Yield turn and round, the next era with the terrain that counts for it, and the cards left in the deck."""
    if view.over:
        return
    stage = words("board-setting-up") if view.setting_up else words("board-turn", turn=view.turn, round=view.round)
    yield Figure("figure-turn", stage, words("table-stage"))
    era, terrain = ERAS[view.next_era], TERRAINS[view.next_terrain]
    yield Figure(f"era-{era}", words(named("era", era)), words("figure-next-era"), icon=_icon(terrain, 135))
    yield Figure("board-deck", str(view.deck_size), words("figure-deck"), icon=_icon("back"))


@lru_cache(maxsize=64)
def _icon(sign: str, size: float = 100) -> Markup:
    return figure_icon(place(sign, 0, 0, size))
