"""Rulebook chapter La fila de cartas: clearing, sliding and laying; legal cards to take, and their cost."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.state import Table
from aevum.kernel.errors import Malformed
from games.through_the_ages.positions import (
    after,
    begin_turn,
    give,
    hand,
    ids,
    lay,
    may,
    name,
    own,
    play,
    refused,
    row,
    seen,
    stack,
    table,
)
from rule_marks import rule

THIRTEEN = "iron coal oil alchemy drama opera theology irrigation printing-press swordsmen knights masonry warfare"


def offering(cards: str, **given: Any) -> Table:
    return lay(give(table(), **given), cards)


# -- taking


@rule("through_the_ages.row.take", "through_the_ages.turn.civil_actions")
@pytest.mark.parametrize(("place", "price"), [(1, 1), (5, 1), (6, 2), (9, 2), (10, 3), (13, 3)])
def test_a_card_costs_actions_by_its_place(place: int, price: int) -> None:
    offered = lay(table(), THIRTEEN)
    card = row(offered)[place - 1]
    assert refused(give(offered.copy(), civil_used=5 - price), f"take R{place}") == "turn.civil_actions"

    play(offered, f"take R{place}")

    assert own(offered).civil_left == 4 - price
    assert hand(offered) == [card]
    assert row(offered)[place - 1] == "-"


def test_a_card_can_be_taken_by_its_name_where_the_row_holds_it_once() -> None:
    offered = offering("iron coal iron")
    assert GAME.parse_line(offered, "take coal") == GAME.parse_line(offered, "Take R2")
    with pytest.raises(Malformed) as twice:
        GAME.parse_line(offered, "take iron")
    assert twice.value.expected == ("R1", "R3")
    with pytest.raises(Malformed) as absent:
        GAME.parse_line(offered, "take oil")
    assert absent.value.expected == ("<place>",)
    assert absent.value.arguments == {"understood": "take", "rest": "oil"}


@rule("through_the_ages.row.empty")
def test_an_empty_place_has_nothing_to_take() -> None:
    assert refused(offering("iron - coal"), "take R2") == "row.empty"


@rule("through_the_ages.row.leader")
def test_one_leader_of_each_age_played_or_not() -> None:
    offered = play(offering("moses homer joan-of-arc"), "take R1")
    assert refused(offered, "take R2") == "row.leader"
    play(offered, "lead moses")
    assert refused(offered, "take R2") == "row.leader"

    play(offered, "take R3", "lead joan-of-arc")
    assert refused(give(offered, civil_used=0), "take R2") == "row.leader"


@rule("through_the_ages.row.leader")
def test_the_age_of_the_card_counts_not_that_of_the_turn() -> None:
    late = lay(give(table(age=2), leader="joan-of-arc"), "michelangelo isaac-newton")

    assert refused(late, "take R1") == "row.leader"
    play(late, "take R2")


@rule("through_the_ages.row.wonder")
def test_one_wonder_under_construction() -> None:
    offered = play(offering("colossus pyramids"), "take R1")
    assert name(own(offered).wonder) == "colossus"
    assert hand(offered) == []
    assert refused(offered, "take R2") == "row.wonder"

    give(offered, wonder="", wonders="colossus", civil_used=0)
    play(offered, "take R2")
    assert own(offered).civil_left == 2


@rule("through_the_ages.row.take")
@pytest.mark.parametrize("finished", [0, 1, 2, 3])
def test_a_wonder_costs_one_more_for_each_finished(finished: int) -> None:
    built = " ".join(["hanging-gardens", "colossus", "great-wall"][:finished])
    offered = offering("pyramids iron", wonders=built)

    assert seen(offered, 0).prices[:2] == (1 + finished, 1)
    assert own(play(offered, "take R1")).civil_left == 3 - finished


@rule("through_the_ages.row.wonder", "through_the_ages.events.ruin")
def test_a_ruined_wonder_counts_in_the_price_of_the_next() -> None:
    standing = offering("colossus", wonders="pyramids library-of-alexandria", ruined="pyramids")

    play(standing, "take R1")

    assert own(standing).civil_left == own(standing).civil - 3


@rule("through_the_ages.row.take", "through_the_ages.row.wonder")
@pytest.mark.parametrize(
    ("card", "is_wonder"),
    [("hanging-gardens", True), ("fast-food-chains", True), ("sid-meier", False), ("patriotism-a", False)],
)
def test_only_wonders_cost_more_and_go_under_construction(card: str, is_wonder: bool) -> None:
    offered = offering(card, wonders="colossus")
    busy = offering(card, wonder="colossus")
    assert seen(offered, 0).prices[0] == (2 if is_wonder else 1)

    play(offered, "take R1")

    assert (name(own(offered).wonder) == card, card in hand(offered)) == (is_wonder, not is_wonder)
    assert may(busy, "take R1") != is_wonder


@rule("through_the_ages.row.technology")
@pytest.mark.parametrize("technology", ["iron", "monarchy", "warfare"])
def test_no_technology_that_is_in_hand_or_in_play(technology: str) -> None:
    held = offering(technology, hand=technology)
    assert refused(held, "take R1") == "row.technology"

    if technology == "monarchy":
        used = offering(technology, government=technology)
    else:
        used = offering(technology, technologies=technology)
    assert refused(used, "take R1") == "row.technology"


@rule("through_the_ages.row.technology")
def test_a_technology_that_was_replaced_may_be_taken_again() -> None:
    replaced = play(offering("warfare", technologies="warfare", hand="strategy", science=8), "develop strategy")

    assert hand(play(replaced, "take R1")) == ["warfare"]


@rule("through_the_ages.row.technology")
def test_action_cards_may_be_taken_twice() -> None:
    assert hand(play(offering("rich-land-a rich-land-a"), "take R1", "take R2")) == ["rich-land-a", "rich-land-a"]


@rule("through_the_ages.row.hand_limit")
def test_a_full_hand_takes_nothing_but_wonders() -> None:
    full = offering("iron pyramids", hand="coal oil drama opera", civil_used=1)
    assert refused(full, "take R1") == "row.hand_limit"

    play(full, "take R2")
    assert name(own(full).wonder) == "pyramids"


@rule("through_the_ages.row.hand_limit")
def test_used_actions_count_for_the_limit_and_gained_ones_too() -> None:
    four = offering("iron", hand="coal oil drama opera", leader="hammurabi", civil_used=4)

    assert len(hand(play(four, "take R1"))) == 5


@rule("through_the_ages.row.hand_limit")
def test_who_is_above_the_limit_discards_nothing() -> None:
    above = give(table(), leader="hammurabi", hand="coal oil drama opera joan-of-arc iron")

    play(above, "lead joan-of-arc")
    assert own(above).civil_limit == 4
    assert len(hand(above)) == 5
    assert len(hand(play(above, "end"))) == 5


# -- clearing and laying


@rule("through_the_ages.row.refill")
@pytest.mark.parametrize(("seats", "cleared"), [(2, 3), (3, 2), (4, 1)])
@pytest.mark.parametrize("game", ["basic", "advanced", "full"])
def test_a_turn_clears_the_first_places_by_players(game: str, seats: int, cleared: int) -> None:
    offered = stack(lay(table(seats, game), THIRTEEN), civil="cavalrymen cannon riflemen tanks", current="no-event")

    begin_turn(offered)

    assert ids(offered.box) == THIRTEEN.split()[:cleared]
    assert row(offered) == THIRTEEN.split()[cleared:] + ["cavalrymen", "cannon", "riflemen"][:cleared]


@rule("through_the_ages.row.refill")
def test_an_empty_place_clears_nothing_in_its_stead() -> None:
    offered = stack(lay(table(3), "- coal oil - drama"), civil="iron iron iron iron iron iron iron iron iron iron iron")

    begin_turn(offered)

    assert ids(offered.box) == ["coal"]
    assert row(offered)[:3] == ["oil", "drama", "iron"]
    assert "-" not in row(offered)


@rule("through_the_ages.row.refill")
def test_clearing_goes_by_the_players_left() -> None:
    offered = lay(table(4, active=1), THIRTEEN)
    play(offered, "green: resign")

    assert ids(offered.box) == ["iron", "coal"]


@rule("through_the_ages.row.refill", "through_the_ages.turn.first_round")
def test_in_the_first_round_the_row_is_left_alone() -> None:
    first = begin_turn(table(3, round=1))
    lay(first, THIRTEEN)

    later = after(first, "end")

    assert row(later) == THIRTEEN.split()
    assert later.round == 1


@rule("through_the_ages.row.refill", "through_the_ages.row.antiquity")
def test_with_four_players_the_row_of_the_second_round_may_stay_short() -> None:
    """Eight cards are wanted at most, and deck A has seven."""
    second = lay(table(4, round=2), "iron coal oil alchemy drama opera")

    begin_turn(second)

    assert row(second).count("-") == 1
    assert row(second)[-1] == "-"
    assert second.age == 0


@rule("through_the_ages.row.refill", "through_the_ages.ages.end")
def test_an_age_ends_at_its_last_card_and_the_next_deck_fills_the_rest() -> None:
    ending = stack(lay(table(2), THIRTEEN), civil="cannon")

    begin_turn(ending)

    assert ending.age == 2
    assert row(ending)[10] == "cannon"
    assert "-" not in row(ending)
    assert ending.civil_at == 2


@rule("through_the_ages.row.in_hand")
def test_only_what_is_in_hand_is_played() -> None:
    empty = give(table(), science=40, food=9)

    assert refused(empty, "develop iron") == "row.in_hand"
    assert refused(empty, "lead moses") == "row.in_hand"
    assert refused(empty, "play work-of-art-a") == "row.in_hand"
    assert refused(empty, "tactic legion") == "row.in_hand"
