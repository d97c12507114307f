"""Curves of a finished match: points and other figures of all seats over the turns, each also as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.points import signed
from aevum.kernel.words import Words
from aevum.web.components.line_chart import MarkedMoment, Series, TurnAxis, by_player, plot
from aevum.web.components.statistics import Statistic


@dataclass(frozen=True, slots=True)
class Curve:
    """A figure of all seats over a match."""

    title: str
    series: Series
    stops: Sequence[int]
    """Numbers of moves to which the values belong."""


def statistic_curves(
    statistics: Sequence[Statistic], wanted: Sequence[str], stops: Sequence[int], names: Sequence[str], words: Words
) -> list[Curve]:
    """Return the wanted statistics as curves. `stops`: numbers of moves at which turns end."""
    found = {one.name: one for one in statistics}
    return [Curve(words(f"statistic-{name}"), _by_seat(found[name], names), stops) for name in wanted if name in found]


def points_curve(series: Series, names: Sequence[str], words: Words) -> Curve:
    """Return the chart series of a game, which has a value at the start and after every move, as a curve."""
    length = max((len(values) for _, values in series), default=0)
    return Curve(words("table-points"), by_player(series, names), range(length))


def curves_panel(
    curves: Sequence[Curve],
    at: int,
    words: Words,
    colours: Sequence[str],
    turns: TurnAxis | None,
    moments: Sequence[MarkedMoment] = (),
) -> Markup | None:
    """Return the charts of some curves, one of which is shown; None if there is nothing to draw.

    `at`: number of the move that is marked. `moments`: moments that are marked and lead somewhere.
    """
    drawn = [(one, plot(one.series, at, words, colours, turns, one.stops, moments)) for one in curves]
    charts = [(one, chart) for one, chart in drawn if chart is not None]
    if not charts:
        return None
    return h.section(".curves", aria_label=words("story-curves"))[
        h.div(".choices", role="radiogroup", aria_label=words("story-curves"))[
            [_choice(place, one.title) for place, (one, _) in enumerate(charts)]
        ]
        if len(charts) > 1
        else None,
        [
            h.div(f".curve.curve-{place}")[chart, _table(one, turns, words) if turns else None]
            for place, (one, chart) in enumerate(charts)
        ],
    ]


def _by_seat(statistic: Statistic, names: Sequence[str]) -> Series:
    return [(name, [turn[seat] for turn in statistic.by_turn]) for seat, name in enumerate(names)]


def _choice(place: int, title: str) -> Markup:
    return h.label[h.input(type="radio", name="curve", value=place, checked=place == 0), h.span[title]]


def _table(curve: Curve, turns: TurnAxis, words: Words) -> Markup:
    """Return the values of a curve at the end of each turn."""
    rows: list[Child] = []
    for (_, number), (end, _) in pairwise((*turns.begins, (curve.stops[-1], 0))):
        place = max((place for place, stop in enumerate(curve.stops) if stop <= end), default=0)
        values = [h.td[signed(row[place])] for _, row in curve.series]
        rows.append(h.tr[h.th(scope="row")[number], values])
    return h.details(".as-table")[
        h.summary[words("story-as-table")],
        h.div(".scroll-x", tabindex=0, role="group", aria_label=curve.title)[
            h.table(".score.by-turn")[
                h.caption(".unseen")[curve.title],
                h.thead[h.tr[h.th(scope="col")[turns.title], [h.th(scope="col")[name] for name, _ in curve.series]]],
                h.tbody[rows],
            ]
        ],
    ]
