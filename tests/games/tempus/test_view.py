"""View of a seat: ruling TR-38."""

from __future__ import annotations

import json

from aevum.games.tempus.constants import CARDS
from games.tempus.positions import FAR, People, pass_actions, play, seen, world_with
from rule_marks import rule


def names(cards: tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards]


@rule("tempus.cards.public")
def test_tr_38_hands_and_deck_are_secret_their_sizes_are_not() -> None:
    world = world_with(
        red=People(hand="weapons-woods"), blue=People(hand="leader-hills religion-hills"), deck="medicine-woods"
    )

    assert names(seen(world, "red").hand) == ["weapons-woods"]
    assert names(seen(world, "blue").hand) == ["leader-hills", "religion-hills"]
    assert seen(world, "watcher").hand == ()
    for colour in ("red", "blue", "green", "watcher"):
        assert seen(world, colour).hand_sizes == (1, 2, 0)
        assert seen(world, colour).deck_size == 1
    for secret in ("leader-hills", "religion-hills", "medicine-woods"):
        assert secret not in json.dumps(seen(world, "red").to_json())


@rule("tempus.cards.public", "tempus.government.lies_out")
def test_tr_38_discards_supplies_and_government_cards_are_open() -> None:
    world = world_with(
        woods="F6", red=People("F6:2", hand="government-woods", cities=""), discards="weapons-hills leader-woods"
    )
    play(world, "red: play government-woods now")

    for colour in ("red", "blue", "watcher"):
        view = seen(world, colour)
        assert names(view.discards) == ["weapons-hills", "leader-woods"]
        assert names(view.out[0]) == ["government-woods"]
        assert view.supply == (14, 16, 16)
        assert view.cities_left == ((3, 3, 2),) * 3
        assert view.actions == (3, 3, 3)


@rule("tempus.fight.defence_cards", "tempus.cards.public")
def test_the_defender_sees_only_how_many_cards_the_attacker_laid() -> None:
    world = world_with(
        woods="G6",
        red=People("F6:2", hand="weapons-woods medicine-hills"),
        blue=People(f"G6:2 {FAR}", hand="education-hills"),
    )
    play(world, "red: fight F6 to G6 lay weapons-woods lay medicine-hills done")
    own, other = seen(world, "red").fight, seen(world, "blue").fight
    assert own is not None
    assert other is not None

    assert own.attack_cards is not None
    assert names(own.attack_cards) == ["weapons-woods", "medicine-hills"]
    assert (own.attack, own.defence) == (4, 2)
    assert other.attack_cards is None
    assert other.attack_count == 2
    assert (other.attack, other.defence) == (2, 2)
    assert seen(world, "blue").laid_sizes == (2, 0, 0)
    assert "weapons-woods" not in json.dumps(seen(world, "green").to_json())


@rule("tempus.fight.declare", "tempus.fight.strength")
def test_whoever_declares_the_terrain_of_a_city_sees_the_attack_on_it() -> None:
    world = world_with(hills="G6", red=People("F6:3"), blue=People(FAR, cities="G6:2"), era="cities")
    play(world, "red: fight F6 to G6")

    fight = seen(world, "blue").fight
    assert fight is not None
    assert (fight.attack, fight.defence, fight.is_city, fight.over) == (3, 2, True, False)
    assert seen(world, "blue").to_json()["fight"]["terrain"] is None


@rule("tempus.fight.win")
def test_a_fight_is_shown_until_the_next_action_begins() -> None:
    world = world_with(hills="G6", red=People("F6:2"), blue=People(f"G6 {FAR}"))
    play(world, "red: fight F6 to G6", "red: advance 1")

    fight = seen(world, "green").fight
    assert fight is not None
    assert (fight.attack, fight.defence, fight.won) == (2, 1, True)
    play(world, "blue: move nobody")
    assert seen(world, "green").fight is None


@rule("tempus.progress.points")
def test_a_seat_counts_its_own_cards_for_progress_in_hand_or_laid() -> None:
    world = pass_actions(
        world_with(red=People(hand="education-woods weapons-farmland"), blue=People(hand="education-woods"))
    )
    assert [seen(world, colour).progress_with_hand for colour in ("red", "blue", "watcher")] == [2, 1, 0]
    play(world, "red: lay education-woods lay weapons-farmland")

    assert [seen(world, colour).progress_with_hand for colour in ("red", "blue", "watcher")] == [2, 1, 0]


@rule("tempus.progress.cards", "tempus.cards.public")
def test_of_cards_laid_for_progress_others_see_the_number() -> None:
    world = pass_actions(world_with(red=People(hand="weapons-woods"), blue=People(hand="education-woods"), era="trade"))
    play(world, "red: lay weapons-woods done")

    assert names(seen(world, "red").laid) == ["weapons-woods"]
    assert seen(world, "blue").laid == ()
    assert seen(world, "blue").laid_sizes == (1, 0, 0)
    assert "weapons-woods" not in json.dumps(seen(world, "blue").to_json())


@rule("tempus.fight.protection")
def test_everybody_sees_who_is_protected() -> None:
    world = world_with(red=People("F6"), blue=People(f"G6 {FAR}"))

    assert seen(world, "green").protected == (True, False, True)


def test_turns_are_counted_from_one() -> None:
    assert seen(world_with()).turn == 1
    assert seen(world_with(era="trains")).turn == 10


@rule("tempus.move.once")
def test_what_has_moved_is_shown_as_long_as_its_action_lasts() -> None:
    world = world_with(hills="E6 F6 G6", red=People("F6:2", actions=2), blue=People(actions=1), era="trade")
    play(world, "red: move F6 to G6")
    assert seen(world, "blue").to_json()["hexes"]["G6"]["moved"] == 1
    play(world, "red: end")
    assert "moved" not in json.dumps(seen(world, "blue").to_json()["hexes"])
