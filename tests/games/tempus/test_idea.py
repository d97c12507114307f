"""Rulebook chapters Tener una Idea and Cartas de Idea: drawing, hand limit, reshuffle, and when cards may be played."""

from __future__ import annotations

import pytest

from games.tempus.positions import (
    FAR,
    People,
    actor,
    after,
    discards,
    every_card_of,
    hand,
    hand_sizes,
    legal,
    may,
    number_of_cards,
    phase,
    play,
    points,
    refusal,
    world_with,
)
from rule_marks import rule

FOUR = "education-woods education-hills weapons-woods weapons-hills"


@rule("tempus.idea.draw", "tempus.turn.own_row")
@pytest.mark.parametrize(("era", "count"), [("start", 1), ("writing", 2), ("trains", 2)])
def test_an_idea_draws_as_many_cards_as_the_own_row_says(era: str, count: int) -> None:
    world = world_with(red=People("F6", era=era), blue=People(era="printing"))
    deck = len(world.deck)
    play(world, "red: idea")

    assert hand_sizes(world) == [count, 0, 0]
    assert len(world.deck) == deck - count


@rule("tempus.idea.draw")
def test_cards_come_from_the_top_of_the_deck() -> None:
    world = world_with(deck="weapons-hills education-woods leader-hills", era="writing")

    assert sorted(hand(play(world, "idea"), "red")) == ["education-woods", "weapons-hills"]


@rule("tempus.idea.limit")
def test_tt_37_the_hand_limit_holds_at_once() -> None:
    world = world_with(red=People("F6", hand=FOUR), deck="medicine-woods leader-woods", era="writing")
    play(world, "red: idea")

    assert phase(world) == "discard"
    assert len(hand(world, "red")) == 6
    play(world, "red: discard education-woods")
    assert len(hand(world, "red")) == 5
    assert discards(world) == ["education-woods"]
    assert phase(world) == "slot"


@rule("tempus.idea.limit")
def test_tr_25_nothing_is_played_before_the_discard() -> None:
    world = world_with(
        red=People("F6", hand=FOUR), blue=People(f"G6 {FAR}"), deck="medicine-woods leader-woods", era="writing"
    )
    play(world, "red: idea")

    assert refusal(world, "play leader-woods") == "idea.limit"
    assert refusal(world, "end") == "idea.limit"
    assert may(play(world, "discard weapons-woods"), "play leader-woods")


@rule("tempus.idea.limit", "tempus.cards.in_hand")
def test_any_card_may_be_discarded_but_only_one_in_hand() -> None:
    world = world_with(red=People("F6", hand=FOUR), deck="medicine-woods leader-woods", era="writing")
    play(world, "red: idea")

    assert legal(world, "discard") == {*FOUR.split(), "medicine-woods", "leader-woods"}
    assert refusal(world, "discard religion-woods") == "cards.in_hand"


@rule("tempus.idea.limit")
@pytest.mark.parametrize(("era", "limit"), [("start", 5), ("ships", 5), ("printing", 7), ("trains", 7)])
def test_the_limit_is_that_of_the_own_row(era: str, limit: int) -> None:
    cards = [*FOUR.split(), "medicine-woods", "medicine-hills", "leader-woods", "leader-hills"]
    below = world_with(red=People("F6", hand=" ".join(cards[: limit - 1]), era=era), deck="transport-hills")
    full = world_with(red=People("F6", hand=" ".join(cards[:limit]), era=era), deck="transport-hills")

    assert phase(play(below, "idea")) == "slot"
    assert phase(play(full, "idea")) == "discard"


@rule("tempus.turn.action")
def test_cards_are_not_discarded_without_need() -> None:
    world = world_with(red=People("F6", hand="weapons-woods"))

    assert refusal(world, "discard weapons-woods") == "turn.action"


@rule("tempus.idea.reshuffle")
def test_tt_38_the_deck_runs_out_in_the_middle_of_a_draw() -> None:
    seven = "weapons-hills weapons-woods leader-hills leader-woods medicine-hills medicine-woods religion-hills"
    world = world_with(deck="education-woods", discards=seven, era="writing")
    play(world, "red: idea")

    assert len(world.deck) == 6
    assert discards(world) == []
    assert "education-woods" in hand(world, "red")
    assert number_of_cards(world) == 8


@rule("tempus.idea.reshuffle")
def test_the_new_deck_is_shuffled_by_chance() -> None:
    seven = "weapons-hills weapons-woods leader-hills leader-woods medicine-hills medicine-woods religion-hills"
    decks: set[tuple[int, ...]] = set()
    for chance in range(20):
        world = world_with(deck="", discards=seven)
        world.chance = chance
        decks.add(tuple(play(world, "idea").deck))

    assert len(decks) > 10


@rule("tempus.idea.reshuffle")
def test_if_deck_and_discards_are_empty_the_draw_stops() -> None:
    world = world_with(deck="education-woods", era="writing")
    play(world, "red: idea end")

    assert hand(world, "red") == ["education-woods"]
    play(world, "blue: idea")
    assert hand(world, "blue") == []


@rule("tempus.cards.when")
def test_cards_are_played_in_ones_own_slot_only() -> None:
    world = world_with(
        red=People("F6:2"), blue=People(f"G6 {FAR}", hand="religion-woods transport-woods"), era="cities"
    )

    assert refusal(world, "play religion-woods") == "cards.in_hand"
    play(world, "red: move nobody")
    assert may(world, "play transport-woods")


@rule("tempus.cards.when", "tempus.fight.defence_cards")
def test_in_other_slots_cards_are_for_the_defence() -> None:
    world = world_with(red=People("F6:2"), blue=People(f"G6 {FAR}", hand="leader-woods weapons-hills"), era="cities")
    play(world, "red: fight F6 to G6")

    assert actor(world) == "blue"
    assert refusal(world, "play leader-woods") == "fight.defence_cards"
    assert may(world, "lay leader-woods lay weapons-hills done")


@rule("tempus.cards.when")
def test_any_number_of_cards_goes_with_one_action() -> None:
    world = world_with(
        woods="C6 D6 E6 F6 H6",
        red=People("F6", hand="religion-woods religion-hills transport-woods transport-hills"),
        blue=People(f"G6:2 {FAR}"),
        era="cities",
    )
    play(world, "play religion-woods convert G6 to F6", "move F6 to E6 play transport-woods", "move F6 to E6")
    play(world, "play transport-hills")

    assert world.actions[0] == 3
    assert discards(world) == ["religion-woods", "transport-hills", "transport-woods"]


@rule("tempus.cards.in_hand")
def test_only_cards_in_hand_are_played() -> None:
    world = world_with(woods="F6 G6", red=People("F6", hand="transport-woods"))

    assert refusal(world, "play transport-hills") == "cards.in_hand"
    assert refusal(world, "play leader-woods") == "cards.in_hand"


@rule("tempus.card.education", "tempus.card.fortification", "tempus.card.weapons")
@pytest.mark.parametrize("effect", ["education", "fortification", "weapons"])
def test_education_fortification_and_weapons_have_no_effect_in_a_slot(effect: str) -> None:
    card = every_card_of(effect)[3]
    world = world_with(red=People("F6:2", hand=card), blue=People(f"G6 {FAR}"))

    assert refusal(world, f"play {card}") == f"card.{effect}"
    assert refusal(after(world, "move nobody"), f"play {card}") == f"card.{effect}"


@rule("tempus.cards.uses")
def test_one_card_has_three_uses() -> None:
    world = world_with(
        woods="G6",
        red=People("F6", hand="religion-woods", actions=1),
        blue=People(f"G6 {FAR}", actions=0),
        era="trade",
        green=People(actions=0),
    )

    assert may(world, "play religion-woods convert G6 to F6")
    assert may(world, "fight F6 to G6 lay religion-woods done")
    play(world, "red: move nobody end", "red: lay religion-woods done")
    assert points(world) == (1, 1, 0)
