"""What the sheet says of itself to whoever looks at it."""

from __future__ import annotations

from typing import Any

from aevum.games.tempus_imperium.state import Sheet
from aevum.games.tempus_imperium.view import see
from games.tempus_imperium.positions import SIX_SQUARES_ROAD, pass_turns, play, sheet_with
from rules import rule


def told(sheet: Sheet) -> dict[str, Any]:
    return see(sheet).to_json()


@rule("tempus_imperium.turn.end")
def test_turns_are_counted_from_one_and_the_last_stays_the_tenth_of_its_round() -> None:
    sheet = sheet_with(round=5, turn=9)
    assert (told(sheet)["round"], told(sheet)["turn"]) == (5, 9)
    pass_turns(sheet, 2)
    assert (told(sheet)["round"], told(sheet)["turn"], told(sheet)["over"]) == (5, 10, True)


@rule("tempus_imperium.turn.end")
def test_a_new_round_begins_with_its_first_turn() -> None:
    sheet = pass_turns(sheet_with(round=2, turn=10), 1)
    assert (told(sheet)["round"], told(sheet)["turn"]) == (3, 1)


@rule("tempus_imperium.use.fort")
def test_an_enemy_is_told_to_live_until_a_fort_destroys_it() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, fort="D5", enemy="F6 J10", digit=0)
    play(sheet, "use D5 F6")
    enemies = {place: entry["alive"] for place, entry in told(sheet)["squares"].items() if entry["kind"] == "enemy"}
    assert enemies == {"F6": False, "J10": True}


@rule("tempus_imperium.use.once")
def test_what_is_used_is_told_for_this_round_only() -> None:
    sheet = sheet_with(castle="D5", farm="A1", digit=0, turn=10)
    play(sheet, "use D5")
    assert told(sheet)["used"] == []
    play(sheet, "use A1")
    assert told(sheet)["used"] == ["A1"]
    assert [told(sheet)["squares"][place]["used"] for place in ("D5", "A1")] == [1, 2]
