"""Options for readings of the rules that a group may choose between, and prepared islands."""

from __future__ import annotations

from typing import Any

import pytest

import aevum
from aevum.games.tempus import GAME
from aevum.games.tempus.state import World
from aevum.kernel.errors import BadOption, BadSeats
from games.tempus.positions import (
    FAR,
    People,
    actor,
    after,
    begin,
    discards,
    island_to_settle,
    land,
    legal,
    may,
    on,
    pass_actions,
    phase,
    play,
    points,
    refusal,
    rounds,
    sums,
    world_with,
)
from rule_marks import rule

ANY_TIME = {"leader_any_time": True}
BOTH_LATER = {"government_both_later": True}


# -- prepared islands


def prepared(seats: int = 3, seed: int = 0, number: str = "") -> World:
    return begin(seats, seed, island="prepared", island_number=number)


@rule("tempus.setup.prepared", "tempus.setup.count")
@pytest.mark.parametrize(("seats", "tiles"), [(3, 8), (4, 10), (5, 12)])
def test_a_prepared_island_has_as_many_tiles_and_play_begins_with_the_tokens(seats: int, tiles: int) -> None:
    world = prepared(seats)

    assert len(land(world)) == tiles * 7
    assert phase(world) == "settle"
    assert world.actor == world.first
    assert refusal(world, "tile G6") == "setup.tokens"


@rule("tempus.setup.prepared")
def test_the_same_number_is_the_same_island_whatever_the_seed() -> None:
    islands = [land(prepared(seed=seed, number="1806")) for seed in range(5)]

    assert all(island == islands[0] for island in islands)
    assert len({tuple(prepared(seed=seed, number="1806").deck) for seed in range(5)}) == 5


@rule("tempus.setup.prepared")
def test_other_numbers_are_other_islands() -> None:
    assert len({tuple(land(prepared(number=str(number))).items()) for number in range(20)}) == 20


@rule("tempus.setup.prepared", "tempus.setup.tiles")
def test_which_tiles_a_prepared_island_is_made_of_differs() -> None:
    mixes = {tuple(sorted(land(prepared(number=str(number))).values())) for number in range(20)}

    assert len(mixes) > 5


@rule("tempus.setup.prepared")
def test_without_a_number_the_seed_makes_the_island() -> None:
    assert len({tuple(land(prepared(seed=seed)).items()) for seed in range(20)}) == 20
    assert land(prepared(seed=7)) == land(prepared(seed=7))


@rule("tempus.setup.prepared", "tempus.setup.touch")
@pytest.mark.parametrize("number", range(30))
def test_a_prepared_island_is_one_island(number: int) -> None:
    world = prepared(5, number=str(number))
    shore = [world.island.land[0]]
    reached = set(shore)
    while shore:
        fresh = set(world.island.beside[shore.pop()]) - reached
        reached |= fresh
        shore += fresh

    assert reached == set(world.island.land)


@pytest.mark.parametrize("number", ["-1", "x", "1.5", "²", str(1 << 256)])
def test_a_number_of_an_island_is_digits(number: str) -> None:
    with pytest.raises(BadOption):
        begin(island="prepared", island_number=number)


# -- readings


@rule("tempus.setup.connected")
def test_start_tokens_may_have_to_be_next_to_each_other_pairwise() -> None:
    land_of_two_rows = "E5 F5 G5 H5 E6 F6 G6 H6"
    usual = play(island_to_settle(hills=land_of_two_rows), "settle F6", "settle G6")
    pairwise = play(island_to_settle({"start_tokens_pairwise": True}, hills=land_of_two_rows), "settle F6", "settle G6")

    assert legal(usual, "settle") == {"E6", "F6", "G6", "H6", "F5", "G5", "H5"}
    assert legal(pairwise, "settle") == {"F6", "G6", "G5"}
    assert refusal(pairwise, "settle H6") == "setup.connected"


@rule("tempus.progress.per_hex")
@pytest.mark.parametrize(("per_hex", "expected"), [(False, (5, 3, 0)), (True, (3, 3, 0))])
def test_progress_may_count_hexes_instead_of_tokens(per_hex: bool, expected: tuple[int, ...]) -> None:
    world = world_with(
        woods="F6 G6 C3 D3 E3",
        hills="J9",
        red=People("F6:2 G6:2", cities="J9:4"),
        blue=People("C3 D3 E3"),
        era="trade",
        options={"progress_per_hex": per_hex},
    )

    assert points(pass_actions(world)) == expected


@rule("tempus.fight.declare_mountains", "tempus.fight.declare")
def test_mountains_may_be_declared_by_option() -> None:
    world = world_with(
        hills="G6",
        red=People("F6:2", hand="education-hills"),
        blue=People(FAR, cities="G6:2"),
        options={"declare_mountains": True},
    )
    play(world, "fight F6 to G6")
    assert legal(world, "declare") == {"grassland", "farmland", "hills", "woods", "mountains"}

    play(world, "blue: declare mountains", "red: lay education-hills done")

    assert sums(world) == (2, 2)


@rule("tempus.fight.protection")
def test_cities_may_count_for_protection() -> None:
    def neighbours(cities: str) -> World:
        return world_with(
            woods="I3 K3",
            red=People("F6:2"),
            blue=People("G6 C3", cities=cities),
            options={"protection_counts_cities": True},
        )

    assert refusal(neighbours("I3:2"), "fight F6") == "fight.protection"
    assert may(neighbours("I3:2 K3:2"), "fight F6 to G6")


# -- the Military Leader in the middle of an action


def front(hand: str = "leader-woods", **rest: Any) -> World:
    return world_with(
        grassland="D6 E6 F6 G6 H6",
        red=People("D6 F6:2", hand=hand),
        blue=People(f"G6 {FAR}"),
        options=ANY_TIME,
        **{"era": "trade"} | rest,
    )


@rule("tempus.leader.any_time")
def test_by_option_a_move_goes_on_after_the_attack() -> None:
    world = front()
    play(world, "move D6 to E6", "play leader-woods", "fight F6 to G6", "advance 1", "move G6 to H6")

    assert on(world, "E6 F6 H6") == ["red 1", "red 1", "red 1"]
    assert actor(world) == "blue"


@rule("tempus.leader.any_time", "tempus.move.once")
def test_by_option_tokens_that_moved_advance_first_and_do_not_move_again() -> None:
    world = front(hand="leader-woods education-woods")
    play(world, "move D6 to F6", "play leader-woods", "fight F6 to G6 done", "advance 1")

    assert refusal(world, "move G6") == "move.once"
    assert may(world, "move F6 to E6")


@rule("tempus.leader.any_time", "tempus.move.once")
def test_by_option_a_token_lost_in_the_attack_is_one_that_has_moved() -> None:
    world = world_with(
        grassland="D6 E6 F6 G6 H6",
        red=People("D6 F6", hand="leader-woods"),
        blue=People(f"G6:4 {FAR}"),
        options=ANY_TIME,
        era="trade",
    )
    play(world, "move D6 to F6", "play leader-woods", "fight F6 to G6")

    assert on(world, "F6") == ["red 1"]
    assert may(world, "move F6 to E6")


@rule("tempus.leader.any_time", "tempus.babies.once")
def test_by_option_births_go_on_after_the_attack_but_still_one_on_a_hex() -> None:
    world = front(hand="leader-woods medicine-woods", era="cities")
    play(world, "babies F6", "play leader-woods", "fight F6 to G6 done", "advance 1")

    assert refusal(world, "babies F6") == "babies.once"
    assert refusal(world, "babies G6") == "babies.once"
    assert may(world, "babies D6")


@rule("tempus.leader.any_time", "tempus.babies.once")
def test_by_option_a_lost_attack_does_not_let_a_hex_bear_twice() -> None:
    world = world_with(
        grassland="D6 F6",
        red=People("D6 F6:2", hand="leader-woods medicine-woods"),
        blue=People(f"G6:3 {FAR}"),
        options=ANY_TIME,
        era="cities",
    )
    play(world, "babies F6", "play leader-woods", "fight F6 to G6 done")

    assert on(world, "F6") == ["red 2"]
    assert refusal(world, "babies F6") == "babies.once"
    assert may(world, "babies D6")


@rule("tempus.leader.any_time", "tempus.babies.grassland")
def test_by_option_no_child_is_born_where_nobody_stood_when_the_action_began() -> None:
    world = front(hand="leader-woods medicine-woods", era="cities")
    play(world, "play medicine-woods", "play leader-woods", "fight F6 to G6", "advance 1")

    assert not may(world, "babies G6")
    assert may(world, "babies F6")


# -- Government, as the Russian rules have it


def council(hand: str = "government-woods", actions: int | None = None) -> World:
    return world_with(woods="F6 G6", red=People("F6", hand=hand, actions=actions), options=BOTH_LATER)


@rule("tempus.government.both_later")
def test_by_option_who_passes_takes_both_actions_in_the_next_round() -> None:
    world = play(council(), "red: play government-woods later")

    assert rounds(world) == ["blue green", "red red blue green", "red blue green"]


@rule("tempus.government.both_later")
def test_by_option_the_card_is_discarded_after_the_two_actions() -> None:
    world = play(council(), "red: play government-woods later")
    assert discards(world) == []
    play(world, "blue: move nobody", "green: move nobody", "red: move nobody")
    assert discards(world) == []

    play(world, "red: move nobody")

    assert discards(world) == ["government-woods"]


@rule("tempus.government.both_later")
def test_by_option_the_card_for_two_actions_now_is_discarded_after_them() -> None:
    world = play(council(), "red: play government-woods now", "red: move nobody")
    assert discards(world) == []

    assert discards(play(world, "red: move nobody")) == ["government-woods"]


@rule("tempus.government.both_later", "tempus.government.now")
def test_by_option_nobody_has_more_actions_than_tokens() -> None:
    world = play(council(actions=1), "red: play government-woods later")

    assert rounds(world) == ["blue green", "red blue green", "blue green"]


@rule("tempus.government.both_later", "tempus.government.later")
def test_by_option_both_actions_cannot_be_put_off_again() -> None:
    world = play(council("government-woods government-hills"), "red: play government-woods later")
    play(world, "blue: move nobody", "green: move nobody")

    assert legal(after(world, "red: play government-hills")) == {"now"}


# -- options as such


def test_the_rulebooks_reading_is_what_one_gets_without_options() -> None:
    chosen = begin(
        island="laid",
        island_number="",
        protection_counts_cities=False,
        progress_per_hex=False,
        government_both_later=False,
        leader_any_time=False,
        start_tokens_pairwise=False,
        declare_mountains=False,
    )

    assert chosen.options == begin().options
    assert chosen.key() == begin().key()


@pytest.mark.parametrize("options", [{"island": "round"}, {"leader_any_time": "perhaps"}, {"dragons": True}])
def test_an_option_that_makes_no_sense_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        begin(**options)


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_tempus_is_for_three_to_five(seats: int) -> None:
    with pytest.raises(BadSeats):
        aevum.Match(GAME, seats=seats)
