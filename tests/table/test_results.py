"""The result on the page of a match that is over: lines, totals, who has won, and what broke a tie if there was one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import aevum
from aevum.kernel.game import Outcome
from aevum.table.live import Live
from aevum.table.staging import words_of
from aevum.web.ending import Ending, ending
from table.visitor import Visitor

GOLDEN: Final = Path(__file__).parents[1] / "golden"


def stored(visitor: Visitor, name: str) -> Live:
    match = aevum.load(GOLDEN / f"{name}.aevum")
    return visitor.live(visitor.hub.storage.create(match, [None] * len(match.seats)))


def result(live: Live, outcome: Outcome | None = None, language: str = "en") -> dict[str, list[str]]:
    """The rows of the table by what stands first in them, seat by seat; `outcome`: in place of the match's own."""
    game, shown = live.match.game, outcome or live.match.outcome()
    assert shown is not None
    names = [f"seat {seat}" for seat in range(len(shown.totals))]
    drawn = ending(Ending(live.id, game, shown, names), words_of(game.id, language))
    table = ET.fromstring(drawn[drawn.index("<table") : drawn.index("</table>") + len("</table>")])
    rows = [["".join(cell.itertext()) for cell in row] for row in table.iter("tr")]
    columns = [seat for tied in shown.ranking for seat in tied]
    return {first: [rest[columns.index(seat)] for seat in range(len(columns))] for first, *rest in rows}


def winners(live: Live, outcome: Outcome | None = None) -> list[int]:
    """The columns that are marked."""
    return [seat for seat, name in enumerate(next(iter(result(live, outcome).values()))) if "winner" in name]


def test_each_line_of_the_score_stands_in_its_row(visitor: Visitor) -> None:
    shown = result(stored(visitor, "tempus-4"))
    assert {line: shown[line] for line in ("Hexes", "Cities", "Flight", "Total")} == {
        "Hexes": ["8", "10", "9", "13"],
        "Cities": ["12", "7", "12", "11"],
        "Flight": ["3", "0", "0", "0"],
        "Total": ["23", "17", "21", "24"],
    }


def test_without_a_tie_nothing_is_said_of_tie_breaks(visitor: Visitor) -> None:
    live = stored(visitor, "tempus-4")
    assert winners(live) == [3]
    assert list(result(live))[1:] == ["Hexes", "Cities", "Flight", "Total"]


def test_a_tie_is_shown_with_what_broke_it(visitor: Visitor) -> None:
    live = stored(visitor, "tempus-3-tie-break")
    shown = result(live)
    assert shown["Total"] == ["16", "15", "16"]
    assert winners(live) == [0], "the other with as many points has not won"
    assert list(shown)[1:] == ["Hexes", "Cities", "Flight", "Total", "Cards in hand", "Number of cities"]
    assert (shown["Cards in hand"], shown["Number of cities"]) == (["0", "1", "0"], ["4", "4", "3"])


def test_a_shared_victory_has_two_winners(visitor: Visitor) -> None:
    live = stored(visitor, "tempus-3-tie-break")
    outcome = live.match.outcome()
    assert outcome is not None
    assert winners(live, replace(outcome, ranking=((0, 2), (1,)))) == [0, 2]


def test_who_plays_alone_beats_nobody(visitor: Visitor) -> None:
    live = stored(visitor, "tempus-imperium-1806061935")
    assert winners(live) == []
    assert list(result(live))[-1] == "Total"
