"""Table of statistics after a match: the final figure of each player, and its course turn by turn as a small chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.kernel.markup import Markup, h
from aevum.kernel.points import Points, signed
from aevum.kernel.words import Words
from aevum.web.components.line_chart import sparkline


@dataclass(frozen=True, slots=True)
class Statistic:
    """A figure of every player, turn by turn."""

    name: str
    """Name of the figure: the message `statistic-<name>`."""
    by_turn: tuple[tuple[Points, ...], ...]
    """Figures of all seats at the end of each turn, the last turn last."""


def statistics_table(
    statistics: Sequence[Statistic], heads: Sequence[Markup], order: Sequence[int], words: Words, colours: Sequence[str]
) -> Markup | None:
    """Return the table of statistics; None if there are none.

    `heads`: heads of the columns. `order`: seats in the order of the columns.
    """
    if not statistics:
        return None
    name = words("end-statistics")
    return h.section(".statistics")[
        h.h3[name],
        h.div(".scroll-x", tabindex=0, role="group", aria_label=name)[
            h.table(".score.final")[
                h.caption(".unseen")[name],
                h.thead[h.tr[h.td[""], heads, h.th(".course", scope="col")[words("end-by-turn")]]],
                h.tbody[[_row(one, order, words, colours) for one in statistics]],
            ]
        ],
    ]


def _row(one: Statistic, order: Sequence[int], words: Words, colours: Sequence[str]) -> Markup:
    name, last = words(f"statistic-{one.name}"), one.by_turn[-1]
    most = max(last)
    apart = len(order) > 1 and min(last) != most
    return h.tr[
        h.th(scope="row")[name],
        [h.td(".best" if apart and last[seat] == most else "")[signed(last[seat])] for seat in order],
        h.td(".course")[sparkline([[turn[seat] for turn in one.by_turn] for seat in range(len(last))], colours)],
    ]
