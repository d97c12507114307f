"""Figures of the viewer that previews of moves compare: ratings, stores, and what the end of the turn would bring."""

from __future__ import annotations

from collections.abc import Iterator

from aevum.games.through_the_ages.view import CivilizationView, TableView
from aevum.kernel.presentation import ComparedFigure
from aevum.kernel.words import Words


def compared_figures(view: TableView, words: Words) -> list[ComparedFigure]:
    """Return the figures of the viewer, always in the same order."""
    figures = (*_contest(view), *_figures(view.own))
    return [ComparedFigure(words(f"measure-{name}"), value, better) for name, value, better in figures]


def _contest(view: TableView) -> Iterator[tuple[str, int, bool]]:
    """Yield the totals of a fight or an expedition under way; 0 while there is none."""
    yield from (("attack", view.attack, True), ("defence", view.defence, True), ("force", view.force, True))


def _figures(own: CivilizationView) -> Iterator[tuple[str, int, bool]]:
    """Yield the name of each figure, its value, and whether a higher value is better."""
    yield from (("culture", own.culture, True), ("culture-rate", own.culture_rate, True))
    yield from (("science", own.science, True), ("science-rate", own.science_rate, True))
    yield from (("strength", own.strength, True), ("happy", own.faces, True), ("needed", own.needed, False))
    yield from (("discontent", own.discontent, False), ("idle", own.idle, True))
    yield from (("food", own.food, True), ("resources", own.resources, True))
    yield ("military-resources", own.military_resources, True)
    yield from (("civil", own.civil_left, True), ("military", own.military_left, True))
    yield from (("growth", own.growth_cost, False), ("limit", own.building_limit, True))
    yield ("colonization", own.colonization, True)
    brings = own.forecast
    yield ("uprising", int(brings is None), False)
    if brings is None:
        yield from (("food-forecast", 0, True), ("resource-forecast", 0, True), ("corruption", 0, False))
        yield ("hunger", 0, False)
    else:
        yield ("food-forecast", brings.food - brings.eaten, True)
        yield ("resource-forecast", brings.resources - brings.corruption, True)
        yield from (("corruption", brings.corruption, False), ("hunger", brings.hunger, False))
