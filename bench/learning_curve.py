"""Table and plot of the learning curve that `examples/train_value.py` writes.

`python -m bench.learning_curve trained.json --out docs/tempus-learning-curve.svg` prints the table for the documents
and draws the share of games won against the CPU time of training, with 95 % intervals.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from aevum.arena.standings import wilson
from aevum.kernel.markup import Child, Markup, h

CHANCE: Final = 0.25
"""Share that a bot wins by chance at a table of four."""
COLOR, CHANCE_COLOR = "#0b6bcb", "#777777"
_LEFT, _TOP, _ROOM, _TALL = 56, 16, 420, 220


def table(curve: Sequence[dict[str, Any]]) -> str:
    """Return the learning curve as a table in Markdown."""
    lines = ["| training games | CPU seconds | won | points | points of `easy` |", "|---:|---:|---:|---:|---:|"]
    for row in curve:
        low, high = wilson(row["won"], row["compared"])
        share = f"{_share(row):.0%} ({100 * low:.0f}-{100 * high:.0f})".replace("%", " %")
        results = f"{row['won']:g} of {row['compared']}: {share} | {row['points']:.1f} | {row['others']:.1f}"
        lines.append(f"| {row['games']:,} | {row['cpu_seconds']:.0f} | {results} |")
    return "\n".join(lines)


def plot(curve: Sequence[dict[str, Any]]) -> Markup:
    """Return a plot of the share won by CPU minutes of training."""
    width, height = _LEFT + _ROOM + 20, _TOP + _TALL + 50
    minutes = [row["cpu_seconds"] / 60 for row in curve]
    across = [round(_LEFT + _ROOM * minute / minutes[-1], 1) for minute in minutes]
    heights = [_height(_share(row)) for row in curve]
    intervals = [map(_height, wilson(row["won"], row["compared"])) for row in curve]
    marks: list[Child] = [
        [h.line(x1=x, x2=x, y1=high, y2=low, stroke=COLOR), h.circle(cx=x, cy=y, r=3.5, fill=COLOR)]
        for x, y, (low, high) in zip(across, heights, intervals, strict=True)
    ]
    by_chance = _height(CHANCE)
    whole = range(int(minutes[-1]) + 1)
    return h.svg(
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        role="img",
        aria_label="Share of games won against three bots easy, by CPU minutes of training",
        font_family="sans-serif",
        font_size=13,
    )[
        h.rect(width=width, height=height, fill="#ffffff"),
        [_level(tenth / 10) for tenth in range(0, 11, 2)],
        h.line(x1=_LEFT, x2=_LEFT + _ROOM, y1=by_chance, y2=by_chance, stroke=CHANCE_COLOR, stroke_dasharray="5 4"),
        h.text(x=_LEFT + 8, y=by_chance - 6, fill=CHANCE_COLOR)["by chance"],
        h.polyline(
            points=" ".join(f"{x},{y}" for x, y in zip(across, heights, strict=True)),
            stroke=COLOR,
            stroke_width=2,
            fill="none",
        ),
        marks,
        [
            h.text(x=round(_LEFT + _ROOM * minute / minutes[-1], 1), y=_TOP + _TALL + 20, text_anchor="middle")[
                str(minute)
            ]
            for minute in whole
        ],
        h.text(x=_LEFT + _ROOM / 2, y=_TOP + _TALL + 42, text_anchor="middle")["CPU minutes of training"],
    ]


def _share(row: dict[str, Any]) -> float:
    return float(row["won"] / row["compared"])


def _height(share: float) -> float:
    return round(_TOP + _TALL * (1 - min(1.0, max(0.0, share))), 1)


def _level(share: float) -> list[Child]:
    y = _height(share)
    return [
        h.line(x1=_LEFT, x2=_LEFT + _ROOM, y1=y, y2=y, stroke="#dddddd"),
        h.text(x=_LEFT - 10, y=y + 4, text_anchor="end")[f"{100 * share:.0f} %"],
    ]


def main() -> None:
    """Print the table, and write the plot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="file that the training wrote")
    parser.add_argument("--out", type=Path, help="file of the plot")
    args = parser.parse_args()
    curve = json.loads(args.file.read_text(encoding="utf-8"))
    print(table(curve))
    if args.out:
        args.out.write_text(str(plot(curve)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
