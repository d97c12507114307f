"""Par of a daily puzzle, the result of the game's solver, beside the result of the reader."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.points import Points, counted, signed
from aevum.kernel.words import Words
from aevum.web.components.icons import icon


@dataclass(frozen=True, slots=True)
class Par:
    """Best known result of a daily puzzle."""

    lines: Mapping[str, Points]
    """Points by line of the score."""
    bound: int
    """Upper bound of the points: no result can exceed it."""
    match: str
    """Id of the match in which the par can be replayed."""

    @property
    def points(self) -> Points:
        """Sum of the lines."""
        return sum(self.lines.values())


def par_text(par: Par | None, words: Words, *, awaited: bool, shown: bool) -> Child:
    """Return the par for the page of the puzzle.

    `shown`: the reader may see how the par is reached. `awaited`: a par that is still missing may be computed yet.
    """
    if par is None:
        return h.p(".par.quiet")[words("par-awaited")] if awaited else None
    return h.p(".par")[
        h.strong[words("par-points", points=signed(par.points))],
        " ",
        _way(par, words) if shown else words("par-later"),
    ]


def compare_to_par(par: Par, own: Mapping[str, Points], words: Words, *, shown: bool) -> Markup:
    """Return the reader's lines beside those of the par, for the end of the match, with the line that lost most.

    `shown`: the reader may see how the par is reached.
    """
    lost = {line: own.get(line, 0) - points for line, points in par.lines.items()}
    return h.section(".par", aria_labelledby="par-title")[
        h.h3("#par-title")[words("par-title")],
        h.p[_verdict(sum(lost.values()), words), " ", _worst(lost, words)],
        h.div(".scroll-x", tabindex=0, role="group", aria_label=words("par-title"))[_table(par, own, lost, words)],
        h.p(".quiet")[_way(par, words) if shown else words("par-later")],
    ]


def _way(par: Par, words: Words) -> Markup:
    return h.a(href=f"/m/{par.match}/replay?at=0")[icon("play"), words("par-way")]


def _verdict(difference: Points, words: Words) -> str:
    if difference == 0:
        return words("par-level")
    return words("par-above" if difference > 0 else "par-below", points=_amount(difference))


def _worst(lost: Mapping[str, Points], words: Words) -> str:
    line = min(lost, key=lambda line: lost[line])
    if lost[line] >= 0:
        return ""
    return words("par-lost", line=words(f"score-{line}"), points=_amount(lost[line]))


def _amount(points: Points) -> int | str:
    """Return points without their sign."""
    return counted(max(points, -points))


def _table(par: Par, own: Mapping[str, Points], lost: Mapping[str, Points], words: Words) -> Markup:
    rows = [(words(f"score-{line}"), own.get(line, 0), points, lost[line], "") for line, points in par.lines.items()]
    total = (words("score-total"), sum(own.values()), par.points, sum(lost.values()), ".total")
    return h.table(".score.final")[
        h.thead[h.tr[h.td[""], [h.th(scope="col")[words(name)] for name in ("par-own", "par-par", "par-difference")]]],
        h.tbody[[_row(*row) for row in (*rows, total)]],
    ]


def _row(name: str, own: Points, par: Points, difference: Points, kind: str) -> Markup:
    return h.tr(kind)[
        h.th(scope="row")[name],
        h.td[signed(own)],
        h.td[signed(par)],
        h.td(".best" if difference > 0 else "")[_with_sign(difference)],
    ]


def _with_sign(difference: Points) -> str:
    return f"+{signed(difference)}" if difference > 0 else signed(difference)
