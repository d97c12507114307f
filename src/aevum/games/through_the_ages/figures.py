"""Figures of the list of players and of the bar above the civilization: ratings, actions, stores, cards, decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from aevum.games.through_the_ages.constants import AGES, COLOURS, NONE
from aevum.games.through_the_ages.drawing.palette import place
from aevum.games.through_the_ages.drawing.recent_changes import figures_changed
from aevum.games.through_the_ages.view import CivilizationView, TableView
from aevum.kernel.events import Event
from aevum.kernel.markup import Markup
from aevum.kernel.presentation import Figure
from aevum.kernel.svg.document import figure_icon
from aevum.kernel.words import Words

GOAL_FIGURES: Final[Mapping[str, str]] = {
    **{
        f"civilizations.me.{figure.replace('-', '_')}": f"measure-{figure}"
        for figure in ("culture", "culture-rate", "science", "science-rate", "strength", "idle", "food", "resources")
    },
    "civilizations.me.faces": "measure-happy",
    "civilizations.me.technologies": "",
    "civilizations.me.wonders": "",
    "civilizations.me.civil_hand": "",
}
"""Figures of a seat that a lesson may ask for: paths in its view, with the messages that name numbers."""


def seat_figures(view: TableView, seat: int, words: Words, news: Sequence[Event]) -> list[Figure]:
    """Return the public figures of a civilization: ratings, actions, stores, cards in hand, wars."""
    own = view.civilizations[seat]
    if own.out:
        return [Figure("pick-resign", "", words("figure-out"), icon=_icon("discontent"), is_main=True)]
    recent = figures_changed(own, news)
    return [
        *(_rating(*rating, words, recent) for rating in _ratings(own)),
        _mood(own, words),
        *_actions(own, words),
        _figure("food", own.food, words, recent),
        _figure("resource", own.resources, words, recent),
        _cards("civil-hand", "special", str(len(own.civil_hand)), words, recent="hand" in recent),
        _cards("military-hand", "back", _backs(own), words, recent="backs" in recent),
        *_wars(view, own, words, recent="war" in recent),
    ]


def own_figures(view: TableView, words: Words) -> list[Figure]:
    """Return actions, stores and ratings with what the turn's end brings; then Age, round and decks.

    Culture comes after what turns are planned with: a narrow page has no room for all and shows all points apart.
    """
    own = view.own
    culture, science, strength = (_rating(*rating, words) for rating in _ratings(own))
    return [
        *_actions(own, words),
        *_stores(own, words),
        science,
        strength,
        _mood(own, words),
        culture,
        _figure("worker", own.idle, words),
        *_match(view, words),
    ]


def _ratings(own: CivilizationView) -> list[tuple[str, int, str]]:
    return [
        ("culture", own.culture, f"+{own.culture_rate}"),
        ("science", own.science, f"+{own.science_rate}"),
        ("strength", own.strength, ""),
    ]


def _rating(sign: str, points: int, more: str, words: Words, recent: frozenset[str] = frozenset()) -> Figure:
    name = f"board-{sign}"
    return Figure(name, str(points), words(name), more, _icon(sign), is_main=True, is_recent=sign in recent)


def _mood(own: CivilizationView, words: Words) -> Figure:
    alarm = own.discontent > 0
    icon = _icon("discontent" if alarm else "happy")
    return Figure("board-happy", str(own.faces), words("board-happy"), f"/{own.needed}", icon, is_alarm=alarm)


def _actions(own: CivilizationView, words: Words) -> Iterator[Figure]:
    for sign, left, all_of_them in (
        ("civil", own.civil_left, own.civil),
        ("military", own.military_left, own.military),
    ):
        yield Figure(f"board-{sign}", str(left), words(f"board-{sign}"), f"/{all_of_them}", _icon(sign))


def _figure(sign: str, amount: int, words: Words, recent: frozenset[str] = frozenset()) -> Figure:
    name = f"board-{sign}"
    return Figure(name, str(amount), words(name), icon=_icon(sign), is_recent=sign in recent)


def _stores(own: CivilizationView, words: Words) -> Iterator[Figure]:
    """Yield food and resources with what production would bring; what is eaten or lost is named apart."""
    brings = own.forecast
    changes = (
        {"food": (0, 0), "resource": (0, 0)}
        if brings is None
        else {"food": (brings.food, brings.eaten), "resource": (brings.resources, brings.corruption)}
    )
    extra = f"+{own.military_resources}" if own.military_resources else ""
    for sign, amount in (("food", f"{own.food}"), ("resource", f"{own.resources}{extra}")):
        gained, lost = changes[sign]
        more = "" if brings is None else f"+{gained}" + (f"−{lost}" if lost else "")
        alarm = brings is None or lost > gained
        yield Figure(f"board-{sign}", amount, words(f"board-{sign}"), more, _icon(sign), is_alarm=alarm)


def _cards(name: str, sign: str, value: str, words: Words, *, recent: bool) -> Figure:
    return Figure(f"board-{name}", value, words(f"board-{name}"), icon=_icon(sign), is_recent=recent)


def _backs(own: CivilizationView) -> str:
    """Return the number of military cards in hand, by the Age on their backs."""
    return " ".join(f"{AGES[age]}×{count}" for age, count in sorted(Counter(own.hand_ages).items())) or "0"


def _wars(view: TableView, own: CivilizationView, words: Words, *, recent: bool) -> Iterator[Figure]:
    """Yield the war that a civilization has declared, with its target, and those declared on it, with their owners."""
    if own.war != NONE:
        icon = _icon("war", COLOURS[own.war_on])
        yield Figure("kind-war", "", words("figure-war"), icon=icon, is_recent=recent)
    for other in view.civilizations:
        if other.war != NONE and other.war_on == own.seat:
            icon = _icon(COLOURS[other.seat], "war")
            yield Figure("kind-war", "", words("figure-war-on"), icon=icon, is_alarm=True, is_recent=recent)


def _match(view: TableView, words: Words) -> Iterator[Figure]:
    """Yield Age and round, and the cards left in each deck."""
    if not view.over:
        stage = words("stage-round", round=view.round, age=AGES[view.age])
        yield Figure("figure-age", stage, words("table-stage"))
    for sign, left in (("civil", view.civil_deck), ("military", view.military_deck)):
        name = f"board-{sign}-deck"
        yield Figure(name, str(left), words(name), icon=_icon("deck", sign))


@lru_cache(maxsize=128)
def _icon(sign: str, second: str = "") -> Markup:
    """Return the icon of a figure; a second sign stands smaller in its corner."""
    drawn = place("back" if sign == "deck" else sign, 0, 0, 100)
    return figure_icon(drawn, place(second, 20, 20, 64) if second else None)
