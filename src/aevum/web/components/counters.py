"""Rows that show how many things of each kind a move takes, with buttons for fewer and for more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.web.layout import static


class CounterRow(NamedTuple):
    """One counter as the page shows it."""

    heading: str
    """Name of its group; empty if there is only one."""
    name: str
    """Number and kind of things in words."""
    less: str
    """Label of the pick for one fewer; empty if that is not possible."""
    more: str
    """Label of the pick for one more; empty if that is not possible."""


def counters(rows: Sequence[CounterRow], words: Words) -> list[Child]:
    """Return the counters, a block for each group."""
    groups: dict[str, list[CounterRow]] = {}
    for row in rows:
        groups.setdefault(row.heading, []).append(row)
    blocks = [
        h.div(".counters", role="group", aria_label=heading or None)[
            h.span(".heading", aria_hidden="true")[heading] if heading else None,
            [_counter(row, words) for row in group],
        ]
        for heading, group in groups.items()
    ]
    # The style is loaded with the first counter, because most pages never show one.
    return [h.link(rel="stylesheet", href=static("counters.css")), *blocks] if blocks else []


def _counter(row: CounterRow, words: Words) -> Markup:
    return h.span(".counter", role="group", aria_label=row.name)[
        _step("−", row.less, words("table-less")), h.b[row.name], _step("+", row.more, words("table-greater"))
    ]


def _step(sign: str, label: str, name: str) -> Markup:
    return h.button(".step", type="button", data_act=label or None, disabled=not label, aria_label=name)[sign]
