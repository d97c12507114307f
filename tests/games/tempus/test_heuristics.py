"""Moves of a search bot in positions where every player would do the same."""

from __future__ import annotations

import pytest

from aevum.bots import Sight, find_bot
from aevum.games.tempus import GAME
from aevum.games.tempus.heuristics import HEURISTICS
from aevum.games.tempus.moves import BOOK
from aevum.games.tempus.state import World
from aevum.kernel.chance import Chance
from games.tempus.positions import (
    FAR,
    FAR_EAST,
    People,
    after,
    axial,
    hand,
    island_to_settle,
    land,
    pass_actions,
    play,
    world_with,
)

RED, BLUE = 0, 1


def line_of(world: World, bot: str = "normal") -> str:
    """Return the moves of the bot until another seat decides, or until this decision is made."""
    player = find_bot(bot, GAME)(Chance.from_seed(11))
    seat, segment = world.actor, HEURISTICS.search_segment(world)
    moves = []
    while world.actor == seat and HEURISTICS.search_segment(world) == segment:
        moves.append(player.choose(Sight(GAME, world, world.legal())))
        world.apply(moves[-1])
    return " ".join(map(BOOK.notation, moves))


def value(world: World) -> float:
    return HEURISTICS.evaluate(world, RED)


# -- actions


def test_the_last_action_of_the_game_is_for_points() -> None:
    world = world_with(red=People("F6:3 F8 G8", actions=1), blue=People(FAR), era="trains", hills="F6", woods="F8 G8")
    assert line_of(world) == "city F6 3"


def test_tokens_that_stand_two_to_a_hex_spread_at_the_end() -> None:
    world = world_with(
        red=People("F6:2 J3:2", actions=1, cities_left={2: 0, 3: 0, 4: 0}),
        blue=People(FAR),
        era="trains",
        hills="F6 G6 J3 K3",
    )
    line_of(world)
    assert [world.owner.count(RED), world.tokens.count(2)] == [4, 0]


def test_an_early_city_leaves_somebody_who_can_have_children() -> None:
    world = world_with(red=People("F6:2"), blue=People(FAR), era="writing", grassland="F6", hills="G6 E6")
    assert not line_of(world).startswith("city")


def test_settlers_like_grassland_with_room_around() -> None:
    world = island_to_settle(
        mountains="A1 B1 C1", grassland=axial("0,0 1,-1"), farmland=axial("1,0 0,1"), hills=axial("0,-1 -1,1 -1,0")
    )
    line = line_of(world)
    assert not {"A1", "B1", "C1"} & set(line.split())
    assert "grassland" in {land(world)[label] for label in line.split()[1::2]}


# -- fights


def fight_for(red: int, blue: int, *, red_hand: str = "", blue_hand: str = "", era: str = "cities") -> World:
    return world_with(
        red=People(f"F6:{red} F8", hand=red_hand, actions=1, cities_left={2: 0, 3: 0, 4: 0}),
        blue=People(f"G6:{blue} {FAR}", hand=blue_hand),
        hills="F6 G6",
        era=era,
    )


def test_a_weaker_neighbour_without_cards_is_attacked_at_the_end() -> None:
    world = fight_for(3, 1, era="trains")
    assert line_of(world).startswith("fight F6 to G6 advance")


def test_a_stronger_neighbour_is_left_alone() -> None:
    assert "fight" not in line_of(fight_for(1, 3, red_hand="weapons-woods"))


def test_an_attacker_lays_what_it_takes_and_keeps_the_rest() -> None:
    world = play(fight_for(2, 2, red_hand="weapons-woods medicine-woods education-farmland"), "fight F6 to G6")
    line = line_of(world)
    assert line.startswith("lay weapons-woods done")
    assert {"medicine-woods", "education-farmland"} <= {*hand(world, "red")}


def test_a_defender_lays_cards_that_turn_the_fight() -> None:
    world = play(fight_for(3, 2, blue_hand="fortification-woods government-woods"), "fight F6 to G6")
    assert line_of(world) == "lay fortification-woods done"


def test_a_defender_keeps_cards_that_cannot_help() -> None:
    world = play(fight_for(3, 1, blue_hand="weapons-woods government-woods"), "fight F6 to G6")
    assert line_of(world) == "done"


def test_a_won_hex_is_taken_and_the_old_one_held() -> None:
    world = play(fight_for(3, 1, era="trains"), "fight F6 to G6")
    assert line_of(world).startswith(("advance 1", "advance 2"))


# -- cards for progress


def progress_of(red_hand: str, blue: str, era: str = "trains") -> World:
    """Return the progress phase before Flight, which asks for woods."""
    world = world_with(red=People("F6", hand=red_hand), blue=People(f"{blue} {FAR}"), era=era, woods="F6 J3 J4")
    return pass_actions(world)


def test_cards_that_win_flight_are_laid() -> None:
    line = line_of(progress_of("education-woods medicine-hills", "J3 J4"))
    assert line == "lay education-woods done"


def test_nothing_is_laid_that_wins_nothing() -> None:
    assert line_of(progress_of("education-hills medicine-hills", "J3:4 J4:4")) == "done"


def test_nothing_is_laid_that_is_not_needed() -> None:
    assert line_of(progress_of("education-woods medicine-hills", "I12")) == "done"


# -- evaluation


@pytest.mark.parametrize("line", ["city F6 2", "move G6 to G5", "babies G6"])
def test_what_a_player_would_call_better_is_worth_more(line: str) -> None:
    world = world_with(
        red=People("F6:2 G6:2 H8", actions=3),
        blue=People(f"{FAR} {FAR_EAST}"),
        era="cities",
        farmland="F6 F5",
        grassland="G6 H8",
        hills="G5",
    )
    assert value(after(world, line)) > value(after(world, "move nobody"))


def test_a_stack_beside_a_stronger_enemy_is_worth_less() -> None:
    calm, threatened = (
        world_with(red=People("F6 A1 B1 C1"), blue=People(f"{place}:3 {FAR}"), mountains="G6 J6", era="cities")
        for place in ("J6", "G6")
    )
    assert value(threatened) < value(calm)


def test_who_holds_three_hexes_fears_nobody() -> None:
    calm, beside = (
        world_with(red=People("F6 A1 B1"), blue=People(f"{place}:3 {FAR}"), mountains="G6 J6", era="cities")
        for place in ("J6", "G6")
    )
    assert value(beside) == pytest.approx(value(calm))
