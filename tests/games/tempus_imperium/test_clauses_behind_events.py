"""Each sentence of the log leads to the clause that it applies: played, not looked up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from aevum.games.tempus_imperium import GAME
from aevum.games.tempus_imperium.state import Sheet
from games.tempus_imperium.positions import SIX_SQUARES_ROAD, match_from, sheet_with, two_forests


def estate() -> Sheet:
    """Return a sheet with one building of each kind and an enemy, all on one road."""
    return sheet_with(roads=SIX_SQUARES_ROAD, digit=0, farm="D5", market="E5", fort="F5", castle="D6", enemy="E6")


SAID: Final = [
    (sheet_with(), "pass", "event-pass", "turn.nothing"),
    (sheet_with(lake="A1"), "pay dig B1", "event-pay", "turn.pay"),
    (sheet_with(lake="A1"), "pay dig B1", "event-dig", "dig.beside_lake"),
    (sheet_with(digit=1), "road E5-F5", "event-road", "road.draw"),
    (two_forests(b4=0), "build market C3", "event-build", "build.costs"),
    (two_forests(b4=0), "build market C3", "event-crossed-off", "build.resources"),
    (estate(), "use D5", "event-use", "use.farm"),
    (estate(), "use E5", "event-use", "use.market"),
    (estate(), "use F5 E6", "event-use", "use.fort"),
    (estate(), "use F5 E6", "event-destroy", "use.fort"),
    (estate(), "use D6", "event-use", "use.castle"),
    (sheet_with(turn=10), "pass", "event-raid", "raid.loss"),
    (sheet_with(turn=10), "pass", "event-round", "raid.when"),
    (sheet_with(round=5, turn=10), "pass", "event-over", "turn.end"),
]


@pytest.mark.parametrize(
    ("sheet", "line", "message", "clause"), SAID, ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_sentence_leads_to_the_clause_it_applies(sheet: Sheet, line: str, message: str, clause: str) -> None:
    events = match_from(sheet).play(line)
    behind = {event.clause for event in events if event.message == message}
    assert behind == {f"tempus_imperium.{clause}"}


def messages() -> Iterator[str]:
    for entry in FluentParser().parse((GAME.locale / "en.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("event-"):
            yield entry.id.name


def test_no_sentence_is_left_out_here() -> None:
    assert {message for _, _, message, _ in SAID} == set(messages())
