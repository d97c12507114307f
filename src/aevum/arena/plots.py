"""Plots of a report: shares of wins with their intervals, and histograms of points and lengths."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, floor
from typing import Final

from aevum.arena.number_format import decimal, percent
from aevum.arena.standings import Standing
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.points import Points
from aevum.kernel.words import Words

_WIDTH: Final = 660
_LEFT: Final = 120
_RIGHT: Final = 120
_ROOM: Final = _WIDTH - _LEFT - _RIGHT
_ROW: Final = 40
_BARS: Final = 84
_GAP: Final = 26
_FOOT: Final = 30
_MOST_BARS: Final = 36
_MOST_TICKS: Final = 9
_LONGEST_NAME: Final = 14


def shares(standings: Sequence[Standing], words: Words) -> Markup:
    """Return a plot with a row for each bot: its share of wins, the interval, and a mark for the share by chance."""
    top = _top(max(max(own.interval[1], float(own.chance)) for own in standings))
    height = _ROW * len(standings) + _FOOT
    about = "; ".join(
        words("arena-plot-share", bot=own.bot, share=percent(own.share, words), chance=percent(own.chance, words))
        for own in standings
    )
    ticks = [step / 10 * top for step in range(0, 11, 2)]
    return h.svg(viewBox=f"0 0 {_WIDTH} {height}", role="img", aria_label=about)[
        [_upright(_across(tick / top), 0, height - _FOOT, percent(tick, words, digits=0)) for tick in ticks],
        [_share(place, own, top, words) for place, own in enumerate(standings)],
    ]


def histograms(groups: Sequence[tuple[str, Sequence[Points]]], words: Words) -> Markup:
    """Return histograms of groups of numbers, one above the other on the same scale, each as shares of its group."""
    bins = _Bins([figure for _, figures in groups for figure in figures])
    counted = [bins.count(figures) for _, figures in groups]
    top = max(max(row) / sum(row) for row in counted)
    height = (_BARS + _GAP) * len(groups) + _FOOT
    about = "; ".join(
        words("arena-plot-spread", bot=name, mean=decimal(_mean(figures), words), games=len(figures))
        for name, figures in groups
    )
    return h.svg(viewBox=f"0 0 {_WIDTH} {height}", role="img", aria_label=about)[
        [_upright(bins.across(tick), _GAP, height - _FOOT, decimal(tick, words, digits=0)) for tick in bins.ticks()],
        [
            _histogram((_BARS + _GAP) * place + _GAP, name, figures, row, top, bins, words)
            for place, ((name, figures), row) in enumerate(zip(groups, counted, strict=True))
        ],
    ]


class _Bins:
    """Equal intervals of a scale, as many as can be distinguished."""

    def __init__(self, figures: Sequence[Points]) -> None:
        low, high = min(figures), max(figures)
        self.step = next(step for step in _steps() if floor(high / step) - floor(low / step) < _MOST_BARS)
        self.low = floor(low / self.step) * self.step
        self.count_of_bins = floor(high / self.step) - floor(low / self.step) + 1

    def count(self, figures: Sequence[Points]) -> list[int]:
        """Return the number of values in each bin."""
        counts = [0] * self.count_of_bins
        for figure in figures:
            counts[floor((figure - self.low) / self.step)] += 1
        return counts

    def across(self, figure: float) -> float:
        """Return the x coordinate of a value; in the middle of its bin if each value has a bin of its own."""
        within = (figure - self.low) / self.step + (0.5 if self.step == 1 else 0)
        return _across(within / self.count_of_bins)

    def edges(self, place: int) -> tuple[float, float]:
        """Return the x coordinates of the left and right end of a bin."""
        return _across(place / self.count_of_bins), _across((place + 1) / self.count_of_bins)

    def ticks(self) -> Iterator[int]:
        """Yield the values to write below."""
        marks = self.count_of_bins + (self.step > 1)
        yield from (self.low + place * self.step for place in range(0, marks, ceil(marks / _MOST_TICKS)))


def _steps() -> Iterator[int]:
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10


def _top(share: float) -> float:
    return next(top for top in (0.2, 0.5, 1.0) if share <= top or top == 1.0)


def _across(part: float) -> float:
    return round(_LEFT + _ROOM * part, 1)


def _mean(figures: Sequence[Points]) -> float:
    return float(sum(figures)) / len(figures)


def _upright(x: float, above: float, below: float, label: str) -> list[Child]:
    return [
        h.line(".level", x1=x, x2=x, y1=above, y2=below),
        h.text(".tick", x=x, y=below + 18, text_anchor="middle")[label],
    ]


def _name(name: str, y: float) -> Markup:
    shown = name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"
    return h.text(".name", x=_LEFT - 14, y=y, text_anchor="end")[shown]


def _share(place: int, own: Standing, top: float, words: Words) -> list[Child]:
    y = _ROW * place + _ROW / 2
    low, high = (_across(end / top) for end in own.interval)
    chance = _across(float(own.chance) / top)
    return [
        _name(own.bot, y + 5),
        h.line(".chance", x1=chance, x2=chance, y1=y - 14, y2=y + 14),
        h.line(".reach", x1=low, x2=high, y1=y, y2=y),
        [h.line(".reach", x1=end, x2=end, y1=y - 6, y2=y + 6) for end in (low, high)],
        h.circle(".share", cx=_across(own.share / top), cy=y, r=6),
        h.text(".figure", x=_WIDTH - _RIGHT + 14, y=y + 5)[percent(own.share, words)],
    ]


def _histogram(
    above: float,
    name: str,
    figures: Sequence[Points],
    counts: Sequence[int],
    top: float,
    bins: _Bins,
    words: Words,
) -> list[Child]:
    below = above + _BARS
    mean = _mean(figures)
    return [
        _name(name, below - 4),
        [_bar(place, count / len(figures) / top, below, bins) for place, count in enumerate(counts) if count],
        h.line(".floor", x1=_LEFT, x2=_LEFT + _ROOM, y1=below, y2=below),
        h.line(".mean", x1=bins.across(mean), x2=bins.across(mean), y1=above - 6, y2=below),
        h.text(".figure", x=_WIDTH - _RIGHT + 14, y=below - 4)[words("arena-mean", mean=decimal(mean, words))],
    ]


def _bar(place: int, part: float, below: float, bins: _Bins) -> Child:
    left, right = bins.edges(place)
    tall = round(part * (_BARS - 8), 1)
    return h.rect(".bar", x=left + 0.5, y=round(below - tall, 1), width=round(right - left - 1, 1), height=tall)
