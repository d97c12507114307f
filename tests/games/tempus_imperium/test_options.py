"""Options for readings of the rules that a group may choose between."""

from __future__ import annotations

from typing import Any

import pytest

import aevum
from aevum.games.tempus_imperium.rules.score import longest_road
from aevum.games.tempus_imperium.state import Sheet
from aevum.kernel.errors import BadOption
from games.tempus_imperium.positions import (
    RULEBOOK_DATE,
    SIX_SQUARES_ROAD,
    connected,
    counts,
    legal,
    match_from,
    may,
    play,
    refusal,
    sheet_of,
    sheet_with,
    squares,
)
from rule_marks import rule

RIM = {"rim_roads": True}
THREE_GOLD = {"fort_and_castle_gold": 3}
NO_ENEMY_NEEDED = {"fort_needs_enemy": False}


def begin(seed: int = 0, **options: Any) -> Sheet:
    return sheet_of(aevum.new("tempus-imperium", seed=seed, **{"digits": RULEBOOK_DATE, **options}))


@rule("tempus_imperium.road.rim")
def test_rim_roads_adds_the_forty_sides_of_the_rim() -> None:
    sheet = begin(rim_roads=True)
    rim = {f"{column}1-N" for column in "ABCDEFGHIJ"} | {f"{column}10-S" for column in "ABCDEFGHIJ"}
    rim |= {f"A{row}-W" for row in range(1, 11)} | {f"J{row}-E" for row in range(1, 11)}

    assert legal(sheet, "road") - legal(begin(), "road") == rim
    assert len(legal(sheet, "road")) == 220


@rule("tempus_imperium.road.rim")
def test_a_road_on_the_rim_connects_and_counts() -> None:
    sheet = sheet_with(options=RIM, forest={"A1": 2}, digits="1115555555")

    play(sheet, "road A1-W", "road A2-W", "road A10-S")

    assert connected(sheet, "A1") == {"A1", "A2"}
    assert longest_road(sheet) == 2
    assert may(sheet, "build market A2")
    assert refusal(sheet, "pay road A1-W") == "road.once"


@rule("tempus_imperium.build.costs", "tempus_imperium.build.gold")
@pytest.mark.parametrize("kind", ["fort", "castle"])
def test_fort_and_castle_may_cost_three_gold(kind: str) -> None:
    def with_gold(gold: int) -> Sheet:
        return sheet_with(
            options=THREE_GOLD, roads=SIX_SQUARES_ROAD, forest={"D5": 4}, quarry={"E5": 4}, gold=gold, digit=5
        )

    assert refusal(with_gold(2), f"build {kind} F6") == "build.gold"
    assert play(with_gold(3), f"build {kind} F6").gold == 0


@rule("tempus_imperium.build.costs")
def test_farm_and_market_cost_the_same_under_that_option() -> None:
    sheet = sheet_with(options=THREE_GOLD, roads=SIX_SQUARES_ROAD, forest={"D5": 4}, gold=2, digit=5)

    assert play(sheet, "build farm E5").gold == 2
    assert play(sheet, "build market F6").gold == 0


@rule("tempus_imperium.setup.enemies")
@pytest.mark.parametrize("seed", range(25))
def test_ten_enemies_are_drawn_on_squares_the_set_up_left_empty(seed: int) -> None:
    sheet = begin(seed, enemy_mode="random_free_squares")

    assert counts(sheet) == counts(begin())
    assert sheet.key() == begin(seed, enemy_mode="random_free_squares").key()


@rule("tempus_imperium.setup.enemies")
def test_the_seed_moves_the_enemies_and_nothing_else() -> None:
    sheets = [begin(seed, enemy_mode="random_free_squares") for seed in range(25)]

    assert len({frozenset(squares(sheet, "enemy")) for sheet in sheets}) == 25
    for symbol in ("forest", "quarry", "lake", "farm", "market"):
        assert len({frozenset(squares(sheet, symbol)) for sheet in sheets}) == 1


@rule("tempus_imperium.setup.enemies")
def test_enemies_drawn_after_the_set_up_do_not_push_its_symbols_aside() -> None:
    printed = begin(digits="2005010000")
    drawn = begin(digits="2005010000", enemy_mode="random_free_squares")

    assert "F4" in squares(printed, "forest")
    assert "E4" in squares(drawn, "forest")


@rule("tempus_imperium.use.fort_target")
def test_a_fort_may_be_used_for_its_gold_alone_if_no_enemy_is_connected() -> None:
    sheet = sheet_with(options=NO_ENEMY_NEEDED, roads=SIX_SQUARES_ROAD, fort="D5 A1", enemy="I9", digit=0)

    assert play(sheet, "use D5", "use A1").gold == 12
    assert squares(sheet, "enemy") == {"I9"}
    assert refusal(sheet, "use D5") == "use.once"


@rule("tempus_imperium.use.fort_target")
def test_a_fort_with_a_connected_enemy_still_destroys_it_under_that_option() -> None:
    sheet = sheet_with(options=NO_ENEMY_NEEDED, roads=SIX_SQUARES_ROAD, fort="D5", enemy="E6", digit=0)

    assert refusal(sheet, "use D5") == "use.fort_target"
    assert legal(sheet, "use") == {"D5 E6"}


def test_the_options_of_a_match_reach_its_sheet() -> None:
    match = match_from(sheet_with(options=RIM | THREE_GOLD | NO_ENEMY_NEEDED))

    assert match.options == sheet_of(match).options


def test_the_rulebooks_reading_is_what_one_gets_without_options() -> None:
    chosen = begin(rim_roads=False, fort_and_castle_gold=2, enemy_mode="printed", fort_needs_enemy=True)

    assert chosen.options == begin().options
    assert chosen.key() == begin().key()


@pytest.mark.parametrize(
    "options",
    [
        {"digits": "123"},
        {"digits": "180606193x"},
        {"at": "6 June 2018"},
        {"at": "2018-06-06"},
        {"at": "2018-06-06 19:35:20"},
        {"at": "2018-02-30 10:00"},
        {"at": "2018-06-06 24:00"},
        {"fort_and_castle_gold": 4},
        {"enemy_mode": "none"},
        {"rim_roads": "perhaps"},
        {"digits": RULEBOOK_DATE, "at": "2018-06-06 19:35"},
        {"rivers": True},
    ],
)
def test_an_option_that_makes_no_sense_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        aevum.new("tempus-imperium", seed=0, **options)
