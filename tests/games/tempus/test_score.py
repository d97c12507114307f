"""Rulebook chapter Ganando el juego: victory points, and who wins a tie."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.games.tempus.moves import BOOK
from aevum.games.tempus.state import World
from aevum.kernel.game import Outcome
from games.tempus.positions import People, finish, pass_actions, play, terrain_on, world_with
from rule_marks import rule


def outcome_of(world: World) -> Outcome:
    outcome = finish(world).outcome()
    assert outcome is not None
    return outcome


def last_turn(**rest: Any) -> World:
    """Return the turn that leads into Flight, after all have spent their tokens on nothing."""
    return pass_actions(world_with(era="trains", **rest))


@rule("tempus.score.hexes", "tempus.score.cities", "tempus.score.flight")
def test_tt_42_the_final_score() -> None:
    world = last_turn(
        grassland="B2",
        farmland="D2 B5",
        woods="F2 D5",
        mountains="H2",
        hills="F5 H5 B8 D8 F8 H8 J8",
        red=People("B2 D2 F2:4 H2", cities="B8:2 D8:4", hand="education-woods"),
        blue=People("F5 H5:2 D5 B5", cities="F8:3 H8:3 J8:2"),
    )
    play(world, "red: lay education-woods done")
    outcome = outcome_of(world)

    assert outcome.points[0] == {"hexes": 3, "cities": 6, "flight": 3}
    assert outcome.points[1] == {"hexes": 4, "cities": 8, "flight": 0}
    assert outcome.totals == (12, 12, 0)


HEXES = "A1 C1 E1 G1 I1 K1"
BLUE_HEXES = "A5 C5 E5 G5 I5 K5"


def level(red: People, blue: People) -> World:
    """Return a world of two players with equal points, both in Flight; woods only where named."""
    return last_turn(hills=f"{HEXES} {BLUE_HEXES} A9 C9 E9 G9 I9 K9", red=red, blue=blue)


TWO = "weapons-hills leader-hills"
THREE = "medicine-hills religion-hills transport-hills"
OTHER_TWO = "medicine-hills religion-hills"


@rule("tempus.score.ties")
def test_tt_43_more_cards_in_hand_win_a_tie() -> None:
    outcome = outcome_of(
        level(
            People(f"{HEXES}", cities="A9:2 C9:3 E9:3", hand=TWO),
            People(f"{BLUE_HEXES}", cities="G9:4 I9:2 K9:2", hand=THREE),
        )
    )

    assert outcome.totals == (17, 17, 0)
    assert outcome.ranking == ((1,), (0,), (2,))


@rule("tempus.score.ties")
def test_tt_43_with_as_many_cards_more_cities_win() -> None:
    world = last_turn(
        hills="A9 C9 E9 G9 I9 A1 C1 A5 C5 E5",
        woods="K9",
        red=People("A1 C1", cities="A9:2 C9:2 E9:2", hand=TWO),
        blue=People("A5 K9", cities="G9:3 I9:3", hand=OTHER_TWO),
    )
    outcome = outcome_of(world)

    assert outcome.totals == (11, 11, 0)
    assert outcome.ranking == ((0,), (1,), (2,))
    assert outcome.tie_breaks[:2] == ({"cards": 2, "city_count": 3}, {"cards": 2, "city_count": 2})


@rule("tempus.score.ties")
def test_tt_43_cards_come_before_cities() -> None:
    world = last_turn(
        hills="A9 C9 E9 G9 I9 A1 C1 A5 C5 E5",
        woods="K9",
        red=People("A1 C1", cities="A9:2 C9:2 E9:2", hand=TWO),
        blue=People("A5 K9", cities="G9:3 I9:3", hand=THREE),
    )

    assert outcome_of(world).ranking == ((1,), (0,), (2,))


@rule("tempus.score.ties")
def test_tt_43_else_the_victory_is_shared() -> None:
    outcome = outcome_of(
        level(People("A1", cities="A9:2 C9:3", hand=TWO), People("A5", cities="G9:3 I9:2", hand=OTHER_TWO))
    )

    assert outcome.totals == (9, 9, 0)
    assert outcome.ranking == ((0, 1), (2,))


@rule("tempus.score.ties", "tempus.government.lies_out")
def test_tr_39_a_government_card_that_lies_out_is_in_no_hand() -> None:
    world = world_with(
        woods="F6 H6",
        red=People("F6", hand="government-woods leader-woods"),
        blue=People("H6", hand="leader-hills education-hills"),
        era="trains",
    )
    play(world, "red: play government-woods later")
    outcome = outcome_of(world)

    assert outcome.totals == (4, 4, 0)
    assert outcome.ranking == ((1,), (0,), (2,))


@rule("tempus.score.hexes")
def test_the_number_of_tokens_on_a_hex_does_not_matter() -> None:
    outcome = outcome_of(
        last_turn(hills="F6 G6", red=People("F6:4"), blue=People("G6"), woods="J9", green=People("J9"))
    )

    assert outcome.totals == (1, 1, 4)


@rule("tempus.score.hexes")
@pytest.mark.parametrize(
    ("terrain", "worth"), [("grassland", 1), ("farmland", 1), ("hills", 1), ("woods", 1), ("mountains", 0)]
)
def test_mountains_score_nothing(terrain: str, worth: int) -> None:
    outcome = outcome_of(last_turn(red=People("F6"), **terrain_on(terrain, "F6")))

    assert outcome.points[0]["hexes"] == worth


@rule("tempus.score.flight", "tempus.end.flight")
def test_all_who_enter_flight_have_three_points_more() -> None:
    outcome = outcome_of(last_turn(woods="F6 H6", red=People("F6"), blue=People("H6"), green=People("J9")))

    assert [lines["flight"] for lines in outcome.points] == [3, 3, 0]
    assert outcome.reason == "end-flight"


@rule("tempus.end.flight")
def test_nothing_is_decided_after_flight() -> None:
    world = last_turn(woods="F6", red=People("F6"))

    assert world.legal() == []
    for line in ("idea", "move nobody", "end", "done"):
        clause = world.check(BOOK.parse(line))
        assert clause is not None
        assert clause.id == "tempus.end.flight"


@rule("tempus.end.flight")
def test_the_game_goes_on_until_the_end_of_the_turn_in_which_flight_is_reached() -> None:
    world = world_with(era="industry")

    assert world.outcome() is None
    pass_actions(world)
    assert world.outcome() is None
    pass_actions(world)
    assert world.outcome() is not None
