"""Rulebook chapter Mover Población, by land: how many tokens, how far, past whom, and where they may end."""

from __future__ import annotations

import pytest

from games.tempus.positions import FAR, People, actor, after, destinations, legal, may, on, play, refusal, world_with
from rule_marks import rule

BLOCK = " ".join(f"{column}{row}" for row in (5, 6, 7) for column in "CDEFGHIJKL")
"""Ten columns of three rows: a token in the middle row is not beside water."""


@rule("tempus.move.land")
def test_a_token_goes_to_an_adjacent_land_hex() -> None:
    world = world_with(hills="G6 H6 F6 G5 H5 G7 H7 I6", red=People("G6"))

    assert destinations(world, "G6") == {"H6", "F6", "G5", "H5", "G7", "H7"}
    assert on(play(world, "move G6 to H5"), "G6 H5") == ["-", "red 1"]


@rule("tempus.move.land", "tempus.turn.own_row")
@pytest.mark.parametrize(
    ("era", "distance"), [("start", 1), ("cities", 1), ("roads", 2), ("trade", 2), ("industry", 2), ("trains", 5)]
)
def test_a_token_goes_at_most_as_far_as_the_own_row_says(era: str, distance: int) -> None:
    world = world_with(woods=BLOCK, red=People("D6", era=era), blue=People(era="trains"))
    eastward = ["E6", "F6", "G6", "H6", "I6", "J6", "K6"]

    assert [label for label in eastward if label in destinations(world, "D6")] == eastward[:distance]
    assert refusal(world, f"move D6 to {eastward[distance]}") == "move.land"


@rule("tempus.move.land")
def test_a_token_may_go_less_far_than_its_row_allows() -> None:
    world = world_with(woods=BLOCK, red=People("D6"), era="trains")

    assert on(play(world, "move D6 to E6"), "D6 E6") == ["-", "red 1"]


@rule("tempus.move.land")
def test_the_way_round_counts_not_the_distance_as_the_crow_flies() -> None:
    world = world_with(woods="F6 F5 G5 H5 H6", red=People("F6"), era="roads")

    assert destinations(world, "F6") == {"F5", "G5", "H5"}


@rule("tempus.move.land")
def test_a_move_ends_on_another_land_hex() -> None:
    world = world_with(hills="F6 G6", red=People("F6"), era="roads")

    assert refusal(world, "move F6 to F6") == "move.land"
    assert refusal(world, "move F6 to F5") == "move.land"
    assert refusal(world, "move F6 to H6") == "move.land"


@rule("tempus.move.land")
def test_mountains_may_be_entered_and_crossed() -> None:
    world = world_with(mountains="F6 G6", woods="H6", red=People("F6"), era="roads")

    assert destinations(world, "F6") == {"G6", "H6"}


@rule("tempus.move.others")
def test_tr_09_tokens_of_others_are_neither_entered_nor_passed() -> None:
    world = world_with(woods="F6 G6 H6", red=People("F6"), blue=People("G6"), era="roads")

    assert refusal(world, "move F6") == "move.nowhere"


@rule("tempus.move.others")
def test_tr_09_a_way_round_the_tokens_of_others_is_open() -> None:
    world = world_with(woods="F6 G6 H6 G5 H5", red=People("F6"), blue=People("G6"), era="roads")

    assert destinations(world, "F6") == {"G5", "H5"}
    assert refusal(world, "move F6 to G6") == "move.others"
    assert not may(world, "move F6 to H6")


@rule("tempus.move.city")
def test_no_move_ends_on_a_city_whoever_owns_it() -> None:
    world = world_with(woods="F6 G6 E6 G5", red=People("F6", cities="G6:2"), blue=People(cities="E6:2"), era="roads")

    assert destinations(world, "F6") == {"G5"}
    assert refusal(world, "move F6 to G6") == "move.city"
    assert refusal(world, "move F6 to E6") == "move.city"


@rule("tempus.move.city")
def test_an_own_city_is_passed_but_not_one_of_another() -> None:
    world = world_with(woods="D6 E6 F6 G6 H6", red=People("F6", cities="G6:2"), blue=People(cities="E6:2"), era="roads")

    assert destinations(world, "F6") == {"H6"}


@rule("tempus.move.stacking")
def test_a_full_stack_takes_nobody_in() -> None:
    world = world_with(woods="F6 G6 E6", red=People("F6 G6:2 E6"))

    assert destinations(world, "F6") == {"E6"}
    assert refusal(world, "move F6 to G6") == "move.stacking"


@rule("tempus.move.stacking", "tempus.turn.own_row")
@pytest.mark.parametrize(("era", "limit"), [("start", 2), ("cities", 3), ("printing", 3), ("industry", 4)])
def test_the_limit_is_that_of_the_own_row(era: str, limit: int) -> None:
    full = world_with(woods=BLOCK, red=People(f"F6 G6:{limit}", era=era), blue=People(era="trains"))
    with_room = world_with(woods=BLOCK, red=People(f"F6 G6:{limit - 1}", era=era), blue=People(era="start"))

    assert refusal(full, "move F6 to G6") == "move.stacking"
    assert on(play(with_room, "move F6 to G6"), "G6") == [f"red {limit}"]


@rule("tempus.move.stacking")
def test_tr_08_a_full_own_stack_is_passed() -> None:
    world = world_with(woods="F6 G6 H6", red=People("F6 G6:3"), era="roads")

    assert on(play(world, "move F6 to H6"), "F6 G6 H6") == ["-", "red 3", "red 1"]


@rule("tempus.move.own")
def test_only_own_tokens_move_and_cities_never_do() -> None:
    world = world_with(woods="F6 G6 H6 I6", red=People("F6", cities="I6:2"), blue=People("H6"))

    assert legal(world, "move") == {"F6", "nobody"}
    assert refusal(world, "move H6") == "move.own"
    assert refusal(world, "move I6") == "move.own"
    assert refusal(world, "move G6") == "move.own"


@rule("tempus.move.nowhere")
def test_a_token_that_can_go_nowhere_cannot_be_chosen() -> None:
    world = world_with(woods="F6 G6 H6", red=People("F6:2 G6:2 A1"), blue=People("H6"))

    assert refusal(world, "move F6") == "move.nowhere"
    assert refusal(world, "move G6") == "move.nowhere"
    assert refusal(world, "move A1") == "move.nowhere"


@rule("tempus.move.count")
@pytest.mark.parametrize(("era", "count"), [("start", 1), ("roads", 1), ("trade", 2), ("industry", 2), ("trains", 3)])
def test_a_move_moves_as_many_tokens_as_the_own_row_says(era: str, count: int) -> None:
    world = world_with(
        woods=BLOCK, red=People("D6 F6 H6 J6", era=era, hand="education-woods"), blue=People(era="trains")
    )
    play(world, *["move D6 to D5", "move F6 to F5", "move H6 to H5"][:count])

    assert refusal(world, "move J6") == "move.count"
    assert on(world, "D5 F5 H5 J5")[:count] == ["red 1"] * count


@rule("tempus.move.count", "tempus.turn.must")
def test_fewer_tokens_than_allowed_may_move() -> None:
    world = world_with(woods=BLOCK, red=People("D6 F6 H6"), era="trains")

    play(world, "red: move D6 to D5 end")

    assert actor(world) == "blue"
    assert on(world, "D5 F6 H6") == ["red 1", "red 1", "red 1"]


@rule("tempus.move.count")
def test_the_slot_ends_by_itself_after_the_last_token_of_a_player_without_cards() -> None:
    world = world_with(woods=BLOCK, red=People("D6 F6"), era="start")

    assert actor(play(world, "move D6 to E6")) == "blue"


@rule("tempus.move.once")
def test_a_token_moves_once_in_an_action() -> None:
    world = world_with(woods=BLOCK, red=People("D6 J6"), era="trade")
    play(world, "move D6 to E6")

    assert refusal(world, "move E6") == "move.once"
    assert may(world, "move J6")


@rule("tempus.move.once")
def test_tr_07_of_a_stack_as_many_may_move_as_have_not_moved() -> None:
    world = world_with(woods=BLOCK, red=People("D6 E6 J6"), era="trains")
    play(world, "move D6 to E6")
    assert on(world, "E6") == ["red 2"]

    play(world, "move E6 to F6")

    assert refusal(world, "move E6") == "move.once"
    assert refusal(world, "move F6") == "move.once"


@rule("tempus.move.once")
def test_a_token_that_moved_may_move_again_in_the_next_action() -> None:
    world = world_with(woods=BLOCK, red=People("D6", actions=2), blue=People(actions=0), green=People(actions=0))

    play(world, "red: move D6 to E6", "red: move E6 to F6")

    assert on(world, "D6 E6 F6") == ["-", "-", "red 1"]


@rule("tempus.turn.must")
def test_tr_14_a_move_may_move_nobody() -> None:
    world = world_with(woods="F6 G6", red=People("F6"))

    play(world, "red: move nobody")

    assert actor(world) == "blue"
    assert world.actions == [2, 3, 3]
    assert on(world, "F6 G6") == ["red 1", "-"]


@rule("tempus.turn.one_action")
def test_after_moving_nobody_nobody_moves() -> None:
    world = world_with(woods="F6 G6", red=People("F6", hand="education-woods"))
    play(world, "move nobody")

    assert refusal(world, "move F6") == "turn.one_action"
    assert refusal(world, "play transport-woods") == "cards.in_hand"


@rule("tempus.card.transport", "tempus.move.count")
def test_transport_lets_one_more_token_move() -> None:
    world = world_with(woods=BLOCK, red=People("D6 F6 H6", hand="transport-woods transport-hills"))

    play(world, "move D6 to D5 play transport-woods", "move F6 to F5 play transport-hills", "move H6 to H5")

    assert on(world, "D5 F5 H5") == ["red 1", "red 1", "red 1"]
    assert actor(world) == "blue"


@rule("tempus.card.transport", "tempus.cards.when")
def test_transport_is_still_in_time_after_the_last_token_of_the_last_action() -> None:
    world = world_with(woods=BLOCK, red=People("D6 F6", hand="transport-woods", actions=1))
    play(world, "red: move D6 to D5")
    assert actor(world) == "red"

    assert on(play(world, "red: play transport-woods", "red: move F6 to F5"), "D5 F5") == ["red 1", "red 1"]


@rule("tempus.card.transport", "tempus.cards.when")
def test_transport_played_first_begins_the_move() -> None:
    world = world_with(woods=BLOCK, red=People("D6 F6 H6", hand="transport-woods education-hills"))
    play(world, "play transport-woods")

    assert world.actions[0] == 2
    assert refusal(world, "idea") == "turn.one_action"
    assert refusal(world, "move nobody") == "turn.one_action"
    play(world, "move D6 to D5", "move F6 to F5")
    assert refusal(world, "move H6") == "move.count"


@rule("tempus.card.transport", "tempus.move.once")
def test_transport_moves_no_token_twice() -> None:
    world = world_with(woods=BLOCK, red=People("D6", hand="transport-woods religion-hills"), blue=People(f"E7 {FAR}"))
    play(world, "move D6 to E6 play transport-woods")

    assert refusal(world, "move E6") == "move.once"


@rule("tempus.card.transport")
def test_transport_goes_with_a_move_only() -> None:
    world = world_with(grassland="F6 G6 H6", red=People("F6 H6", hand="transport-woods medicine-woods"), era="farming")

    assert refusal(after(world, "idea"), "play transport-woods") == "card.transport"
    assert refusal(after(world, "babies F6"), "play transport-woods") == "card.transport"
    assert refusal(after(world, "move nobody"), "play transport-woods") == "card.transport"
