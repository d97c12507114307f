"""Line chart of a few series over a match, told apart by line style, marker and name, never by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aevum.kernel.markup import Child, Element, Markup, h
from aevum.kernel.points import Points, signed
from aevum.kernel.words import Words

Series = Sequence[tuple[str, Sequence[Points]]]

_WIDTH: Final = 560
_HEIGHT: Final = 230
_LEFT: Final = 62
_RIGHT: Final = 142
_NAME_LENGTH: Final = 8
"""Maximum number of letters of a name at the end of its line."""
_MARK_DISTANCE: Final = 36
"""Minimum distance between two marks of a line."""
MARKS: Final = (
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    "M-5-5h10v10h-10z",
    "M-6 5h12L0-6z",
    "M0-7L7 0 0 7-7 0z",
    "M-6-5h12L0 6z",
)
"""Shapes of the marks by the place of their line: circle, square, triangle, diamond, triangle upside down."""
_TOP: Final = 16
_BOTTOM: Final = 34
_MOMENT_RADIUS: Final = 12
_END_DISTANCE: Final = 24
"""Minimum distance between the names at the ends of lines."""
_TURN_WIDTH: Final = 32
"""Minimum distance between the numbers of turns under the chart."""
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
_LINES: Final = 5
"""Maximum number of grid intervals behind the chart, before its ends are rounded to the grid."""


@dataclass(frozen=True, slots=True)
class TurnAxis:
    """Names of turns under a chart."""

    title: str
    """Name of the unit, such as a round."""
    begins: Sequence[tuple[int, int]] = ()
    """Number of the move with which each turn begins, and number of the turn."""


@dataclass(frozen=True, slots=True)
class MarkedMoment:
    """A moment of a match that a chart marks by its number, as a link."""

    at: int
    """Length of the match, in moves."""
    number: int
    address: str
    name: str
    """Name of the moment for screen readers and tooltips."""


def plot(
    series: Series,
    at: int,
    words: Words,
    colours: Sequence[str] = (),
    turns: TurnAxis | None = None,
    stops: Sequence[int] | None = None,
    moments: Sequence[MarkedMoment] = (),
) -> Markup | None:
    """Return the line chart of some series with a marker at move `at`; None if there are fewer than two values.

    `colours`: colours of the lines, where the game gives them a meaning. `stops`: numbers of moves to which the values
    belong; by default there is one after every move. `moments`: moments that are marked and lead somewhere.
    """
    length = max((len(values) for _, values in series), default=0)
    if length < 2:
        return None
    stops = range(length) if stops is None else stops
    scale = _Scale([value for _, values in series for value in values], stops[-1])
    about = "; ".join(words("plot-range", name=name, low=min(row), high=max(row)) for name, row in series)
    return h.figure(".plot")[
        h.figcaption[
            [_key(place, name, colours) for place, (name, _) in enumerate(series)],
            h.span(".axis.quiet")[f"{turns.title} →"] if turns and turns.begins else None,
        ],
        h.svg(
            viewBox=f"0 0 {_WIDTH} {_HEIGHT}",
            role="group" if moments else "img",
            aria_label=about,
            data_last=stops[-1],
        )[
            [_level(value, scale) for value in scale.levels],
            _turns(turns, scale) if turns else None,
            h.line(".now", x1=scale.x(at), x2=scale.x(at), y1=_TOP, y2=_HEIGHT - _BOTTOM),
            [_line(place, row, stops, at, scale, colours) for place, (_, row) in enumerate(series)],
            [_marks(place, row, stops, turns, scale) for place, (_, row) in enumerate(series)],
            _ends(series, stops, scale),
            _moments(moments, scale),
        ],
    ]


def sparkline(rows: Sequence[Sequence[Points]], colours: Sequence[str]) -> Markup:
    """Return the course of some figures as a small chart without labels, hidden from screen readers."""
    values = [value for row in rows for value in row]
    low, high = min(*values, 0), max(*values, 1)
    across, down = 116 / max(len(rows[0]) - 1, 1), 24 / float(high - low)
    ways = [
        "".join(
            f"{'L' if turn else 'M'}{2 + across * turn:.1f} {26 - down * float(value - low):.1f}"
            for turn, value in enumerate(row)
        )
        for row in rows
    ]
    return h.svg(".spark", viewBox="0 0 120 28", aria_hidden="true")[
        [_drawn(place, way, colours) for place, way in enumerate(ways)]
    ]


def by_player(series: Series, names: Sequence[str]) -> Series:
    """Return the series under the names of the players, if there is one series a seat."""
    if len(names) < 2 or len(series) != len(names):
        return series
    return [(name, row) for name, (_, row) in zip(names, series, strict=True)]


class _Scale:
    """Scale from moves and values to SVG coordinates."""

    __slots__ = ("_last", "_low", "_unit", "levels")

    def __init__(self, values: Sequence[Points], last: int) -> None:
        low, high = min(*values, 0), max(*values, 0)
        step = next((step for step in _STEPS if (high - low) / step <= _LINES), _STEPS[-1])
        low, high = low // step * step, -(-high // step) * step
        high = max(high, low + step)
        self.levels = range(low, high + 1, step)
        self._low, self._last = low, last
        self._unit = (_HEIGHT - _TOP - _BOTTOM) / (high - low)

    def x(self, move: int) -> float:
        """Return the x coordinate of a move."""
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * move / max(self._last, 1)

    def y(self, value: Points) -> float:
        """Return the y coordinate of a value."""
        return _HEIGHT - _BOTTOM - (value - self._low) * self._unit


def _key(place: int, name: str, colours: Sequence[str]) -> Markup:
    mark = h.path(".mark-of", d=MARKS[place % len(MARKS)], transform="translate(17 7)")
    return h.span(".key")[h.svg(viewBox="0 0 34 14", aria_hidden="true")[_drawn(place, "M1 7h32", colours), mark], name]


def _drawn(place: int, way: str, colours: Sequence[str]) -> Element:
    return h.path(f".line.line-{place}", d=way, stroke=colours[place] if place < len(colours) else None)


def _level(value: int, scale: _Scale) -> list[Child]:
    y = scale.y(value)
    return [
        h.line(".level.zero" if value == 0 else ".level", x1=_LEFT, x2=_WIDTH - _RIGHT, y1=y, y2=y),
        h.text(x=_LEFT - 8, y=y + 6, text_anchor="end")[signed(value)],
    ]


def _turns(turns: TurnAxis, scale: _Scale) -> list[Child]:
    """Return the numbers of turns under the chart, as many as there is room for."""
    shown: list[Child] = []
    y, free = _HEIGHT - _BOTTOM, 0.0
    for move, turn in turns.begins:
        x = scale.x(move)
        if x >= free:
            shown.append(h.line(".level", x1=x, x2=x, y1=y, y2=y + 6))
            shown.append(h.text(x=x, y=y + 25, text_anchor="middle")[turn])
            free = x + _TURN_WIDTH
    return shown


def _line(
    place: int, values: Sequence[Points], stops: Sequence[int], at: int, scale: _Scale, colours: Sequence[str]
) -> list[Child]:
    way = "".join(
        f"{'L' if number else 'M'}{scale.x(stop):.1f} {scale.y(value):.1f}"
        for number, (stop, value) in enumerate(zip(stops, values, strict=False))
    )
    now = max((number for number, stop in enumerate(stops) if stop <= at), default=0)
    dot = h.circle(f".dot.dot-{place}", cx=scale.x(stops[now]), cy=scale.y(values[now]), r=5) if values else None
    return [_drawn(place, way, colours), dot]


def _marks(
    place: int, values: Sequence[Points], stops: Sequence[int], turns: TurnAxis | None, scale: _Scale
) -> list[Child]:
    """Return the marks of a line where turns begin, as many as there is room for; those of lines alternate."""
    begins = {move for move, _ in turns.begins} if turns else set(stops)
    shown: list[Child] = []
    free = scale.x(0) + _MARK_DISTANCE * (place + 1) / 3
    for stop, value in zip(stops, values, strict=False):
        x = scale.x(stop)
        if stop in begins and x >= free:
            shown.append(_mark(place, x, scale.y(value)))
            free = x + _MARK_DISTANCE
    return shown


def _mark(place: int, x: float, y: float) -> Element:
    return h.path(".mark-of", d=MARKS[place % len(MARKS)], transform=f"translate({x:.1f} {y:.1f})")


def _moments(moments: Sequence[MarkedMoment], scale: _Scale) -> list[Child]:
    """Return marked moments as numbers over the chart, moved apart where they would overlap."""
    shown: list[Child] = []
    timely = sorted(moments, key=lambda one: one.at)
    for moment, place in zip(timely, _apart([scale.x(one.at) for one in timely]), strict=True):
        x = scale.x(moment.at)
        shown.append(
            h.a(".moment", href=moment.address, aria_label=moment.name)[
                h.title[moment.name],
                h.path(d=f"M{place:.1f} {_TOP}L{x:.1f} {_TOP + _MOMENT_RADIUS + 4}V{_HEIGHT - _BOTTOM}"),
                h.circle(cx=round(place, 1), cy=_TOP, r=_MOMENT_RADIUS),
                h.text(x=round(place, 1), y=_TOP + 6, text_anchor="middle")[moment.number],
            ]
        )
    return shown


def _apart(wanted: Sequence[float]) -> list[float]:
    """Return x coordinates near the wanted ones at which numbers cover neither each other nor names at the right."""
    return _spaced(wanted, 2 * _MOMENT_RADIUS, _WIDTH - _RIGHT - _MOMENT_RADIUS)


def _spaced(wanted: Sequence[float], distance: float, last: float) -> list[float]:
    """Return coordinates near the wanted ones, in their order, at least a distance apart and none beyond the last."""
    places: list[float] = []
    for place in wanted:
        places.append(max(place, places[-1] + distance) if places else place)
    for number in reversed(range(len(places))):
        places[number] = min(places[number], last)
        last = places[number] - distance
    return places


def _ends(series: Series, stops: Sequence[int], scale: _Scale) -> list[Child]:
    """Return mark, name and last value of each line beside its end, moved apart where labels would overlap."""
    ends = sorted((scale.y(row[-1]), place, name, row[-1]) for place, (name, row) in enumerate(series) if row)
    shown: list[Child] = []
    x = scale.x(stops[-1])
    heights = _spaced([y for y, *_ in ends], _END_DISTANCE, _HEIGHT - _END_DISTANCE / 2)
    for y, (_, place, name, value) in zip(heights, ends, strict=True):
        short = name if len(name) <= _NAME_LENGTH else f"{name[: _NAME_LENGTH - 1]}…"
        shown.append(_mark(place, x + 14, y))
        shown.append(h.text(f".end.end-{place}", x=x + 25, y=y + 6)[h.tspan(".of")[f"{short} "], signed(value)])
    return shown
