"""Correlation of evaluations with final points through a match: the one made by hand, and a learned value.

`python -m bench.value_by_round GAME FOLDER --value FILE --out FILE.svg` reads the matches that `aevum arena --save`
wrote into FOLDER, prints a table and draws a plot. The matches must not be those from which the value was learned.
Only states with as much time left are compared with each other, since a search compares no others.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from aevum.kernel.ai.learned_value import LearnedValue
from aevum.kernel.ai.value_weights import ValueWeights, features_of
from aevum.kernel.game import OVER, AnyGame
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.match import Match
from aevum.kernel.records.savefile import read_match
from aevum.kernel.registry import find_game

PARTS: Final = 6
"""Equal parts of a match for which correlations are told: the rounds of a game with six."""
NAMES: Final = ("made by hand", "learned")
COLORS: Final = ("#777777", "#0b6bcb")
_LEFT, _TOP, _ROOM, _TALL = 56, 16, 420, 220


class Judged(NamedTuple):
    """A state after a seat's search segment: its evaluations, and the points that the seat has in the end."""

    time_left: float
    values: tuple[float, float]
    points: float


def judged(match: Match, learned: LearnedValue) -> Iterator[Judged]:
    """Yield the states after each search segment of a finished match, judged for the seat that has moved."""
    heuristics, outcome = match.game.heuristics, match.outcome()
    assert heuristics is not None
    assert outcome is not None
    segment = heuristics.search_segment(match.state_at(0))
    for played, (state, _) in zip(match.moves, match.replay(), strict=True):
        seat = played.seat
        before, segment = segment, heuristics.search_segment(state)
        if state.actor != OVER and segment != before:
            values = heuristics.evaluate(state, seat), learned.evaluate(heuristics, state, seat)
            yield Judged(heuristics.time_left(state, seat), values, float(outcome.totals[seat]))


def correlations(rows: Iterable[Judged]) -> list[tuple[float, float]]:
    """Return the correlations of both evaluations with final points, for each part of the match."""
    by_time: defaultdict[float, list[Judged]] = defaultdict(list)
    for row in rows:
        by_time[row.time_left].append(row)
    parts: list[list[tuple[float, float, float]]] = [[] for _ in range(PARTS)]
    for time, same in by_time.items():
        columns = [(row.values[0], row.values[1], row.points) for row in same]
        means = [fmean(column) for column in zip(*columns, strict=True)]
        part = min(PARTS - 1, int((1 - time) * PARTS))
        parts[part] += [(one - means[0], two - means[1], points - means[2]) for one, two, points in columns]
    return [(_correlation(part, 0), _correlation(part, 1)) for part in parts if part]


def _correlation(rows: Sequence[tuple[float, float, float]], column: int) -> float:
    products = sum(row[column] * row[2] for row in rows)
    spread = sqrt(sum(row[column] ** 2 for row in rows) * sum(row[2] ** 2 for row in rows))
    return products / spread if spread else 0.0


def plot(found: Sequence[tuple[float, float]]) -> Markup:
    """Return a plot with a line for each evaluation."""
    width, height = _LEFT + _ROOM + 130, _TOP + _TALL + 50
    label = "Correlation of evaluations with final points by part of the match"
    lines: list[Child] = [
        [
            h.polyline(
                points=" ".join(f"{x},{y}" for x, y in _points(found, column)),
                stroke=color,
                stroke_width=2,
                fill="none",
            ),
            [h.circle(cx=x, cy=y, r=3.5, fill=color) for x, y in _points(found, column)],
            h.text(x=_LEFT + _ROOM + 12, y=_points(found, column)[-1][1] + 4, fill=color)[name],
        ]
        for column, (name, color) in enumerate(zip(NAMES, COLORS, strict=True))
    ]
    return h.svg(
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        role="img",
        aria_label=label,
        font_family="sans-serif",
        font_size=13,
    )[
        h.rect(width=width, height=height, fill="#ffffff"),
        [_level(tenth / 10) for tenth in range(0, 11, 2)],
        lines,
        [h.text(x=x, y=_TOP + _TALL + 20, text_anchor="middle")[str(part)] for part, x in enumerate(_across(found), 1)],
        h.text(x=_LEFT + _ROOM / 2, y=_TOP + _TALL + 42, text_anchor="middle")["part of the match (sixths)"],
    ]


def _across(found: Sequence[tuple[float, float]]) -> list[float]:
    return [round(_LEFT + _ROOM * (part + 0.5) / len(found), 1) for part in range(len(found))]


def _points(found: Sequence[tuple[float, float]], column: int) -> list[tuple[float, float]]:
    heights = [_height(pair[column]) for pair in found]
    return list(zip(_across(found), heights, strict=True))


def _height(correlation: float) -> float:
    return round(_TOP + _TALL * (1 - max(0.0, correlation)), 1)


def _level(correlation: float) -> list[Child]:
    y = _height(correlation)
    return [
        h.line(x1=_LEFT, x2=_LEFT + _ROOM, y1=y, y2=y, stroke="#dddddd"),
        h.text(x=_LEFT - 10, y=y + 4, text_anchor="end")[f"{correlation:.1f}"],
    ]


def value_of(game: AnyGame, file: Path | None) -> LearnedValue:
    """Return the value of a file, or the one by which bots of the game play."""
    features = features_of(game.heuristics, game.id)
    assert game.heuristics is not None
    value = ValueWeights.read(file, features).value(features) if file else game.heuristics.learned_value
    if value is None:
        raise SystemExit(f"{game.id} has no learned value; name one with --value FILE")
    return value


def main() -> None:
    """Print correlations by part of the match, and write the plot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--value", type=Path)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    value = value_of(find_game(args.game), args.value)
    files = sorted(args.folder.glob("*.aevum"))
    found = correlations(row for file in files for row in judged(read_match(file, find_game), value))
    print(f"{len(files)} matches")
    for part, pair in enumerate(found, 1):
        print(part, *(f"{name} {figure:.2f}" for name, figure in zip(NAMES, pair, strict=True)))
    if args.out:
        args.out.write_text(str(plot(found)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
