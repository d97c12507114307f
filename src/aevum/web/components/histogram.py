"""Histograms of the results of two lines over the same futures, one below the other on a common scale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.review import WhatIf
from aevum.web.components.hints import gain_text
from aevum.web.components.review import estimate_text

_WIDTH: Final = 560
_HEIGHT: Final = 120
_BASE: Final = 92
"""Height at which the bars stand."""
_SIDE: Final = 24
_GAP: Final = 4
BARS: Final = 12


def histograms(found: WhatIf, names: Sequence[str], words: Words) -> Markup:
    """Return a histogram for each line, and a table with the same numbers. `names`: the lines in words.

    Lines whose futures all have one result have that result instead of a histogram.
    """
    if all(len(set(line.results)) == 1 for line in found.lines):
        return _certain(found, names, words)
    bars = found.histogram(BARS)
    most = max(max(bar.counts) for bar in bars)
    return h.div(".histograms")[
        [
            h.figure(".plot")[
                h.figcaption[
                    h.b[f"{letter}. "],
                    name,
                    h.span(".changes")[words("what-if-average", points=estimate_text(found.mean(line), words))],
                ],
                _drawing(
                    [bar.counts[line] for bar in bars],
                    [bars[0].least, bars[-1].below],
                    found.mean(line).amount,
                    most,
                    words("what-if-mean", line=letter, points=gain_text(found.mean(line).amount, words)),
                    words,
                ),
            ]
            for line, (letter, name) in enumerate(zip("AB", names, strict=False))
        ],
        h.p(".quiet")[words("what-if-axes")],
        _table(found, words),
    ]


def _certain(found: WhatIf, names: Sequence[str], words: Words) -> Markup:
    return h.div(".histograms")[
        [
            h.p[
                h.b[f"{letter}. "],
                name,
                h.span(".changes")[words("what-if-certain", points=gain_text(found.mean(line).amount, words))],
            ]
            for line, (letter, name) in enumerate(zip("AB", names, strict=False))
        ]
    ]


def _drawing(counts: Sequence[int], ends: Sequence[float], mean: float, most: int, about: str, words: Words) -> Markup:
    step = (_WIDTH - 2 * _SIDE) / len(counts)
    unit = (_BASE - 14) / max(most, 1)
    least, below = ends
    at_mean = _SIDE + (mean - least) / ((below - least) or 1) * (_WIDTH - 2 * _SIDE)
    return h.svg(viewBox=f"0 0 {_WIDTH} {_HEIGHT}", role="img", aria_label=about)[
        [_bar(_SIDE + place * step, step, count * unit) for place, count in enumerate(counts) if count],
        h.line(".level.zero", x1=_SIDE, x2=_WIDTH - _SIDE, y1=_BASE, y2=_BASE),
        h.line(".mean", x1=round(at_mean, 1), x2=round(at_mean, 1), y1=6, y2=_BASE),
        h.text(x=_SIDE, y=_HEIGHT - 6)[gain_text(least, words)],
        h.text(x=_WIDTH - _SIDE, y=_HEIGHT - 6, text_anchor="end")[gain_text(below, words)],
    ]


def _bar(x: float, step: float, height: float) -> Child:
    return h.rect(
        ".bar-of",
        x=round(x + _GAP / 2, 1),
        y=round(_BASE - height, 1),
        width=round(step - _GAP, 1),
        height=round(height, 1),
    )


def _table(found: WhatIf, words: Words) -> Markup:
    return h.details(".as-table")[
        h.summary[words("story-as-table")],
        h.table(".score.by-turn")[
            h.caption(".unseen")[words("what-if-futures")],
            h.thead[h.tr[h.th(scope="col")[words("table-points")], h.th(scope="col")["A"], h.th(scope="col")["B"]]],
            h.tbody[
                [
                    h.tr[
                        h.th(scope="row")[f"{gain_text(bar.least, words)} … {gain_text(bar.below, words)}"],
                        [h.td[count] for count in bar.counts],
                    ]
                    for bar in found.histogram(BARS)
                ]
            ],
        ],
    ]
