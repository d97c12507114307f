"""The result on the page of a finished match: lines, totals, winners, and the tie break if there was one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import aevum
from aevum.kernel.game import Outcome
from aevum.server.live.live_match import LiveMatch
from aevum.web.components.result import MatchResult, result_panel
from aevum.web.text.site_words import words_of
from server.raw_client import RawClient

GOLDEN: Final = Path(__file__).parents[2] / "golden"


def stored(client: RawClient, name: str) -> LiveMatch:
    match = aevum.load(GOLDEN / f"{name}.aevum")
    return client.live(client.hub.storage.create(match, [None] * len(match.seats)))


def result(live: LiveMatch, outcome: Outcome | None = None, language: str = "en") -> dict[str, list[str]]:
    """Return the rows of the table by their first cell, seat by seat.

    `outcome` replaces that of the match.
    """
    game, shown = live.match.game, outcome or live.match.outcome()
    assert shown is not None
    names = [f"seat {seat}" for seat in range(len(shown.totals))]
    drawn = result_panel(MatchResult(live.id, game, shown, names), words_of(game.id, language))
    table = ET.fromstring(drawn[drawn.index("<table") : drawn.index("</table>") + len("</table>")])
    rows = [["".join(cell.itertext()) for cell in row] for row in table.iter("tr")]
    columns = [seat for tied in shown.ranking for seat in tied]
    return {first: [rest[columns.index(seat)] for seat in range(len(columns))] for first, *rest in rows}


def winners(live: LiveMatch, outcome: Outcome | None = None) -> list[int]:
    """Return the columns that are marked as winners."""
    return [seat for seat, name in enumerate(next(iter(result(live, outcome).values()))) if "winner" in name]


def test_each_line_of_the_score_stands_in_its_row(client: RawClient) -> None:
    shown = result(stored(client, "tempus-4"))
    assert {line: shown[line] for line in ("Hexes", "Cities", "Flight", "Total")} == {
        "Hexes": ["8", "10", "9", "13"],
        "Cities": ["12", "7", "12", "11"],
        "Flight": ["3", "0", "0", "0"],
        "Total": ["23", "17", "21", "24"],
    }


def test_without_a_tie_nothing_is_said_of_tie_breaks(client: RawClient) -> None:
    live = stored(client, "tempus-4")
    assert winners(live) == [3]
    assert list(result(live))[1:] == ["Hexes", "Cities", "Flight", "Total"]


def test_a_tie_is_shown_with_what_broke_it(client: RawClient) -> None:
    live = stored(client, "tempus-3-tie-break")
    shown = result(live)
    assert shown["Total"] == ["16", "15", "16"]
    assert winners(live) == [0], "the other with as many points has not won"
    assert list(shown)[1:] == ["Hexes", "Cities", "Flight", "Total", "Cards in hand", "Number of cities"]
    assert (shown["Cards in hand"], shown["Number of cities"]) == (["0", "1", "0"], ["4", "4", "3"])


def test_a_shared_victory_has_two_winners(client: RawClient) -> None:
    live = stored(client, "tempus-3-tie-break")
    outcome = live.match.outcome()
    assert outcome is not None
    assert winners(live, replace(outcome, ranking=((0, 2), (1,)))) == [0, 2]


def test_who_plays_alone_beats_nobody(client: RawClient) -> None:
    live = stored(client, "tempus-imperium-1806061935")
    assert winners(live) == []
    assert list(result(live))[-1] == "Total"
