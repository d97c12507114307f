"""View of the sheet as JSON."""

from __future__ import annotations

from typing import Any

from aevum.games.tempus_imperium.state import Sheet
from aevum.games.tempus_imperium.view import see
from games.tempus_imperium.positions import SIX_SQUARES_ROAD, pass_turns, play, sheet_with
from rule_marks import rule


def view_json(sheet: Sheet) -> dict[str, Any]:
    return see(sheet).to_json()


@rule("tempus_imperium.turn.end")
def test_turns_are_counted_from_one_and_the_last_stays_the_tenth_of_its_round() -> None:
    sheet = sheet_with(round=5, turn=9)
    assert (view_json(sheet)["round"], view_json(sheet)["turn"]) == (5, 9)
    pass_turns(sheet, 2)
    assert (view_json(sheet)["round"], view_json(sheet)["turn"], view_json(sheet)["over"]) == (5, 10, True)


@rule("tempus_imperium.turn.end")
def test_a_new_round_begins_with_its_first_turn() -> None:
    sheet = pass_turns(sheet_with(round=2, turn=10), 1)
    assert (view_json(sheet)["round"], view_json(sheet)["turn"]) == (3, 1)


@rule("tempus_imperium.use.fort")
def test_an_enemy_is_shown_alive_until_a_fort_destroys_it() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, fort="D5", enemy="F6 J10", digit=0)
    play(sheet, "use D5 F6")
    enemies = {
        place: entry["alive"] for place, entry in view_json(sheet)["squares"].items() if entry["kind"] == "enemy"
    }
    assert enemies == {"F6": False, "J10": True}


@rule("tempus_imperium.use.once")
def test_what_is_used_is_shown_for_this_round_only() -> None:
    sheet = sheet_with(castle="D5", farm="A1", digit=0, turn=10)
    play(sheet, "use D5")
    assert view_json(sheet)["used"] == []
    play(sheet, "use A1")
    assert view_json(sheet)["used"] == ["A1"]
    assert [view_json(sheet)["squares"][place]["used"] for place in ("D5", "A1")] == [1, 2]
