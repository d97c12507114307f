"""Variants of the rulebook, each as an option; the defaults are the rules as printed."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.games.through_the_ages.constants import FAMILY_OF, FINAL_EVENTS
from aevum.games.through_the_ages.options import Options
from aevum.games.through_the_ages.state import Table
from games.through_the_ages.positions import (
    begin_turn,
    blue,
    cards,
    give,
    idle_until,
    lay,
    military_hand,
    own,
    play,
    politics,
    refused,
    seen,
    stack,
    start,
    table,
    verbs,
)
from rule_marks import card, rule


def test_defaults_are_the_rules_as_printed() -> None:
    options = Options()

    assert options.game == "full"
    assert not options.easier
    assert not options.alternative_corruption
    assert not options.no_ganging_up
    assert options.peace == "none"
    assert not options.draw_as_action
    assert (options.public_bonuses, options.bonuses) == ("by_game", "none")
    assert not options.fewer_bonuses
    assert not options.hammurabi_by_card


# -- easier


@rule("through_the_ages.build.limit", "through_the_ages.growth.cost", "through_the_ages.setup.easier")
@pytest.mark.parametrize("game", ["basic", "advanced", "full"])
def test_easier_begins_with_a_yellow_token_more_and_a_higher_limit(game: str) -> None:
    easier = start(3, game, easier=True)
    assert [own(easier, seat).yellow for seat in range(3)] == [19, 19, 19]

    built = give(table(3, game, easier=True), workers="religion:2", resources=9, idle=2)
    assert own(built).building_limit == 3
    play(built, "build religion")
    assert refused(built, "build religion") == "build.limit"
    assert own(give(built, government="communism")).building_limit == 5


# -- the other corruption


@rule("through_the_ages.production.sparing")
def test_by_the_alternative_rule_the_lowest_mine_may_rest() -> None:
    mines = give(table(alternative_corruption=True), workers="agriculture:2 bronze:2 iron:1", bank=18)

    assert blue(play(mines.copy(), "spare")) == {"agriculture": 2, "bronze": 1, "iron": 1}
    assert blue(play(mines.copy(), "end")) == {"agriculture": 2, "bronze": 2, "iron": 1}


@rule("through_the_ages.production.sparing")
def test_a_mine_that_rests_may_save_from_corruption() -> None:
    mines = give(table(alternative_corruption=True), workers="agriculture:0 bronze:2", resources=5, bank=10)

    assert own(play(mines.copy(), "end")).resources == 5 + 2 - 2
    assert own(play(mines.copy(), "spare")).resources == 5 + 1


@rule("through_the_ages.production.sparing")
@card("through_the_ages.bill-gates")
def test_under_gates_a_lab_may_be_the_lowest_mine() -> None:
    labs = give(table(alternative_corruption=True), leader="bill-gates", workers="agriculture:0 bronze:0 alchemy:2")
    assert blue(play(labs.copy(), "spare")) == {"alchemy": 1}

    give(labs, workers="iron:1")
    assert blue(play(labs, "spare")) == {"alchemy": 1, "iron": 1}


@rule("through_the_ages.production.sparing")
def test_no_mine_rests_without_the_option_without_mines_or_in_an_uprising() -> None:
    assert refused(table(), "spare") == "production.sparing"
    assert refused(give(table(alternative_corruption=True), workers="bronze:0"), "spare") == "production.sparing"
    rising = give(table(alternative_corruption=True), yellow=8, idle=0)
    assert refused(rising, "spare") == "production.sparing"
    assert refused(table(3, "basic", alternative_corruption=True), "spare") == "production.sparing"


# -- without ganging up


@rule("through_the_ages.fight.no_ganging_up")
def test_without_ganging_up_one_rival_attacks_each_round() -> None:
    feud = give(table(3, no_ganging_up=True), military="spy enslave", workers="warriors:3")
    give(feud, 1, military="spy", workers="warriors:3")
    play(politics(feud), "aggression spy purple", "done", "purple: done", "end")
    begin_turn(feud, 1)
    assert refused(feud, "aggression spy purple") == "fight.no_ganging_up"
    play(feud, "aggression spy orange", "done", "orange: done", "end")

    idle_until(feud, 6)
    play(feud, "pass")
    idle_until(feud, 6, 1)
    give(feud, 1, military="spy")
    play(begin_turn(feud, 1), "aggression spy purple")


@rule("through_the_ages.fight.no_ganging_up")
def test_the_same_rival_may_attack_again() -> None:
    feud = give(table(3, no_ganging_up=True), military="spy enslave", workers="warriors:3")
    play(politics(feud), "aggression spy purple", "done", "purple: done")

    give(feud, military="enslave", military_used=0)
    play(politics(feud), "aggression enslave purple")


def test_usually_two_may_attack_the_same() -> None:
    feud = give(table(3), military="spy", workers="warriors:3")
    give(feud, 1, military="spy", workers="warriors:3")
    play(politics(feud), "aggression spy purple", "done", "purple: done", "end")

    play(begin_turn(feud, 1), "aggression spy purple")


# -- peace


def families(position: Table) -> set[str]:
    return {FAMILY_OF[card].name for deck in position.military for card in deck}


@pytest.mark.parametrize(
    ("peace", "missing", "sizes"),
    [
        ("none", set(), [50, 50, 45]),
        ("no_attacks", {"aggressions", "wars"}, [44, 37, 31]),
        ("no_attacks_no_pacts", {"aggressions", "wars", "pacts"}, [42, 33, 27]),
    ],
)
def test_peace_takes_attacks_and_perhaps_pacts_out(peace: str, missing: set[str], sizes: list[int]) -> None:
    every = {"events", "territories", "bonuses", "aggressions", "wars", "pacts", "tactics"}
    dealt = start(3, peace=peace)

    assert families(dealt) == every - missing
    assert [len(deck) for deck in dealt.military[1:]] == sizes


# -- drawing by actions


@rule("through_the_ages.production.draw_as_action", "through_the_ages.turn.military_actions")
def test_cards_drawn_by_military_actions_and_not_at_the_end() -> None:
    drawing = table(draw_as_action=True)

    play(drawing, "draw")
    assert len(military_hand(drawing)) == 1
    assert own(drawing).military_left == 1
    play(drawing, "draw")
    assert refused(drawing, "draw") == "turn.military_actions"
    play(drawing, "end")
    assert len(military_hand(drawing)) == 2
    assert military_hand(play(table(draw_as_action=True), "end")) == []


@rule("through_the_ages.production.draw_as_action")
def test_more_than_three_may_be_drawn_by_actions() -> None:
    drawing = give(table(draw_as_action=True), government="communism")

    play(drawing, "draw", "draw", "draw", "draw", "draw")

    assert len(military_hand(drawing)) == 5


@rule("through_the_ages.production.no_card")
def test_no_action_draws_where_no_card_is_left() -> None:
    """Deck and used cards of the Age are both empty; a used card of another Age is none."""
    empty = stack(table(draw_as_action=True), military="")
    empty.used, empty.used_seen = cards("raid-i spy"), [0, 0]
    assert "draw" in verbs(empty)
    play(empty, "draw")

    assert refused(empty, "draw") == "production.no_card"
    assert own(empty).military_left == 1


@rule("through_the_ages.production.draw")
@pytest.mark.parametrize(("deck", "drawn"), [("", 0), ("spy", 1), ("spy rats raid-i", 2)])
def test_no_more_cards_are_announced_than_there_are(deck: str, drawn: int) -> None:
    short = stack(table(), military=deck)
    short.used, short.used_seen = [], []

    assert own(short).draws == drawn


@rule("through_the_ages.production.no_draw", "through_the_ages.production.draw_as_action")
def test_in_the_basic_game_there_is_nothing_to_draw() -> None:
    assert refused(table(3, "basic", draw_as_action=True), "draw") == "production.no_draw"
    assert "draw" not in verbs(table(3, "basic"))


# -- bonuses


@pytest.mark.parametrize(
    ("game", "public", "count"),
    [
        ("full", "by_game", 0),
        ("full", "3", 3),
        ("full", "4", 4),
        ("full", "5", 5),
        ("advanced", "by_game", 4),
        ("advanced", "none", 0),
        ("advanced", "3", 3),
        ("advanced", "5", 5),
        ("basic", "5", 0),
    ],
)
def test_public_bonuses_lie_open_and_leave_deck_three(game: str, public: str, count: int) -> None:
    dealt = start(3, game, public_bonuses=public)

    assert len(dealt.bonuses) == count
    assert set(dealt.bonuses) <= set(FINAL_EVENTS)
    if game == "full":
        assert len(dealt.military[3]) == 45 - count
        assert not set(dealt.bonuses) & set(dealt.military[3])


@rule("through_the_ages.score.events")
def test_age_by_age_turns_five_bonuses_up() -> None:
    dealt = start(3, bonuses="age_by_age")
    assert (len(dealt.bonuses), len(dealt.covered)) == (1, 4)
    assert len(dealt.military[3]) == 45 - 5

    play(dealt, "end", "end", "end")
    assert (dealt.round, len(dealt.bonuses), len(dealt.covered)) == (2, 2, 3)
    for age, opened in ((1, 3), (2, 4), (3, 5)):
        dealt.age, dealt.card_row = age, lay(table(), "iron").card_row
        begin_turn(stack(dealt, civil="air-forces"), dealt.first)
        assert dealt.age > age
        assert len(dealt.bonuses) == opened


@rule("through_the_ages.score.events")
def test_age_by_age_keeps_what_is_covered_secret() -> None:
    dealt = start(3, bonuses="age_by_age")

    assert seen(dealt, 0).covered == 4
    assert len(seen(dealt, 0).bonuses) == 1


def last_turn(**options: Any) -> Table:
    last = table(3, active=2, age=4, **options)
    last.last_round = 5
    last.bonuses = cards("impact-of-government")
    return stack(last, current="impact-of-colonies", future="")


@rule("through_the_ages.score.events")
def test_fewer_bonuses_leave_the_event_decks_out() -> None:
    usual, fewer = last_turn(), last_turn(fewer_bonuses=True)
    for position in (usual, fewer):
        give(position, colonies="wealthy-territory-i")
        play(position, "end")

    assert own(usual).culture == 10 + 4
    assert own(fewer).culture == 10


# -- Hammurabi


@card("through_the_ages.hammurabi")
def test_hammurabi_by_the_english_card_takes_a_military_action() -> None:
    ruled = give(table(hammurabi_by_card=True), leader="hammurabi")

    assert (own(ruled).civil, own(ruled).military) == (5, 1)
    assert own(give(ruled, government="monarchy")).military == 2
    assert own(give(ruled, leader="moses")).military == 3


@rule("through_the_ages.setup.bonuses")
@pytest.mark.parametrize("bonuses", ["private", "open_choice"])
def test_the_row_lies_open_while_bonuses_are_chosen(bonuses: str) -> None:
    match = start(3, bonuses=bonuses)

    assert verbs(match) == {"keep"}
    assert all(card >= 0 for card in match.card_row)
