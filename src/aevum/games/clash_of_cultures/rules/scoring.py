"""Rulebook chapter Ganar la partida: points, counted in halves, and tie-breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import NONE, PIECES
from aevum.games.clash_of_cultures.rule_values import BREAKS_TIES, POINTS
from aevum.games.clash_of_cultures.rules.city import colour, wonder_city
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.stock import known
from aevum.games.clash_of_cultures.state_fields import BURIED, BURIED_WONDERS, NATION_WIDTH, TIES
from aevum.kernel.outcome import Outcome
from aevum.kernel.points import Points, halved

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

POINTS_RULE: Final = clause("score.points")
TIES_RULE: Final = clause("score.ties")
REASONS: Final = ("", "rounds", "no-cities", "dice", "wonder")


def lines(table: Table, seat: int) -> dict[str, Points]:
    """Return the points of a seat at this moment, by kind."""
    return {name: halved(count) for name, count in halves(table, seat).items()}


def halves(table: Table, seat: int) -> dict[str, int]:
    """Return the points of a seat at this moment in halves, by kind."""
    pieces = standing = 0
    for cell, owner in enumerate(table.city):
        if owner == NONE:
            continue
        for piece in range(len(PIECES)):
            pieces += colour(table, cell, piece) == seat
        if owner == seat:
            pieces += 1
            standing += table.wonder[cell] != NONE
    nation, base = table.nation, seat * NATION_WIDTH
    return {
        "pieces": pieces * POINTS["piece"],
        "advances": known(table, seat).bit_count() * POINTS["advance"],
        "wonders": standing * POINTS["wonder"] + nation[base + BURIED_WONDERS],
        "objectives": len(table.scored[seat]) * POINTS["objective"],
        "events": nation[base + BURIED],
    }


def outcome(table: Table) -> Outcome:
    """Return the outcome of a match that is over: most points win.

    The Great Pyramids, then the points of each kind, break ties.
    """
    seats = range(len(table.hands))
    points = tuple(lines(table, seat) for seat in seats)
    tie_breaks = tuple(_tie_breaks(table, seat, points[seat]) for seat in seats)
    return Outcome.counted(points, f"end-{REASONS[table.reason]}", tie_breaks)


def _tie_breaks(table: Table, seat: int, points: dict[str, Points]) -> dict[str, Points]:
    """Return the tie-breaks of a seat: the Great Pyramids, then the points of each kind."""
    mine = wonder_city(table, BREAKS_TIES, seat) != NONE or table.nation[seat * NATION_WIDTH + TIES]
    return {"pyramids": int(bool(mine)), **points}
