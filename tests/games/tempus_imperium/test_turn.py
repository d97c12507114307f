"""Rulebook chapter Juego: five rounds of ten turns; nothing, the digit's action, or any action for 2 gold."""

from __future__ import annotations

import pytest

import aevum
from aevum.games.tempus_imperium.moves import BOOK
from aevum.games.tempus_imperium.state import Sheet
from aevum.kernel.errors import MatchOver
from games.tempus_imperium.positions import (
    RULEBOOK_DATE,
    SIX_SQUARES_ROAD,
    legal,
    may,
    pass_turns,
    play,
    refusal,
    sheet_with,
    squares,
    verbs,
)
from rule_marks import rule

ACTION_OF_DIGIT = ["use", "road", "road", "dig", "dig", "build", "build", "build", "build", "build"]


def all_actions_possible(digit: int = 1, digits: str = "", gold: int = 10) -> Sheet:
    return sheet_with(
        roads=SIX_SQUARES_ROAD, forest={"D5": 4}, lake="A1", farm="J10", digit=digit, digits=digits, gold=gold
    )


@rule("tempus_imperium.action.digits")
@pytest.mark.parametrize("digit", range(10))
def test_it_10_action_of_each_digit(digit: int) -> None:
    assert verbs(all_actions_possible(digit, gold=0)) == {"pass", ACTION_OF_DIGIT[digit]}


@rule("tempus_imperium.turn.free")
@pytest.mark.parametrize("digit", range(10))
def test_only_the_action_of_the_digit_is_free(digit: int) -> None:
    sheet = all_actions_possible(digit)
    one_of_each = {"road": "road A1-B1", "dig": "dig B1", "build": "build farm F6", "use": "use J10"}
    free = one_of_each.pop(ACTION_OF_DIGIT[digit])

    assert may(sheet, free)
    assert {refusal(sheet, move) for move in one_of_each.values()} == {"turn.free"}


@rule("tempus_imperium.turn.free")
@pytest.mark.parametrize(("digit", "move"), [(1, "road A1-B1"), (3, "dig B1"), (5, "build farm F6")])
def test_the_free_action_takes_nothing_from_the_treasury(digit: int, move: str) -> None:
    assert play(all_actions_possible(digit, gold=7), move).gold == 7


@rule("tempus_imperium.turn.pay")
@pytest.mark.parametrize("move", ["pay road A1-B1", "pay dig B1", "pay build farm F6"])
def test_any_action_can_be_taken_for_two_gold(move: str) -> None:
    for digit in range(10):
        assert play(all_actions_possible(digit, gold=2), move).gold == 0


@rule("tempus_imperium.turn.pay")
def test_what_a_paid_use_brings_comes_after_the_two_gold() -> None:
    assert play(all_actions_possible(gold=2), "pay use J10").gold == 1
    assert refusal(all_actions_possible(gold=1), "pay use J10") == "turn.pay"


@rule("tempus_imperium.turn.pay")
@pytest.mark.parametrize("gold", [0, 1])
def test_with_less_than_two_gold_nothing_can_be_paid_for(gold: int) -> None:
    sheet = all_actions_possible(gold=gold)

    assert legal(sheet, "pay") == set()
    for move in ("pay road A1-B1", "pay dig B1", "pay build farm F6", "pay use J10"):
        assert refusal(sheet, move) == "turn.pay"


@rule("tempus_imperium.turn.pay")
def test_ir_14_paying_for_the_digits_own_action_is_pointless_but_legal() -> None:
    sheet = play(all_actions_possible(digit=3), "pay dig B1")

    assert squares(sheet, "lake") == {"A1", "B1"}
    assert sheet.gold == 8


@rule("tempus_imperium.turn.pay", "tempus_imperium.build.gold")
def test_it_11_paying_for_another_action_and_for_the_building() -> None:
    short = sheet_with(roads=SIX_SQUARES_ROAD, forest={"D5": 2}, digit=1, gold=3)
    enough = sheet_with(roads=SIX_SQUARES_ROAD, forest={"D5": 2}, digit=1, gold=4)

    assert refusal(short, "pay build market F6") == "build.gold"
    assert play(enough, "pay build market F6").gold == 0


@rule("tempus_imperium.turn.nothing")
@pytest.mark.parametrize("digit", range(10))
def test_doing_nothing_is_always_possible_and_changes_only_the_turn(digit: int) -> None:
    bare = sheet_with(digit=digit, gold=0)
    before = bare.copy()

    play(bare, "pass")

    before.turn += 1
    assert bare.key() == before.key()


@rule("tempus_imperium.turn.nothing")
def test_with_nothing_else_to_do_one_can_still_do_nothing() -> None:
    assert legal(sheet_with(digit=3, gold=0)) == {"pass"}


@rule("tempus_imperium.turn.rounds")
def test_five_rounds_of_ten_turns_follow_the_ten_digits() -> None:
    sheet = all_actions_possible(digits=RULEBOOK_DATE, gold=0)
    turns: list[tuple[int, set[str]]] = []
    while sheet.legal():
        turns.append((sheet.round, verbs(sheet) - {"pass"}))
        pass_turns(sheet, 1)

    digits = [int(digit) for digit in RULEBOOK_DATE]
    assert turns == [(number, {ACTION_OF_DIGIT[digit]}) for number in range(1, 6) for digit in digits]


@rule("tempus_imperium.turn.end")
def test_after_the_fifth_round_nothing_more_can_be_done() -> None:
    sheet = pass_turns(all_actions_possible(), 49)
    assert sheet.outcome() is None

    pass_turns(sheet, 1)

    assert sheet.outcome() is not None
    assert sheet.legal() == []
    clauses = {clause.id for move in range(BOOK.size) if (clause := sheet.check(move))}
    assert clauses == {"tempus_imperium.turn.end"}
    assert all(sheet.check(move) for move in range(BOOK.size))


@rule("tempus_imperium.turn.end")
def test_a_finished_match_takes_no_move() -> None:
    match = aevum.new("tempus-imperium", digits=RULEBOOK_DATE, seed=0)
    for _ in range(50):
        match.play("pass")

    with pytest.raises(MatchOver):
        match.play("pass")
    assert match.length == 50


def test_it_24_legal_actions_before_the_first_turn_of_the_rulebooks_date() -> None:
    match = aevum.new("tempus-imperium", digits=RULEBOOK_DATE, seed=0)
    sheet = match.state
    assert isinstance(sheet, Sheet)

    assert len(legal(sheet, "road")) == 180
    assert len(legal(sheet, "pay road")) == 180
    assert len(legal(sheet, "pay dig")) == 9
    assert len(legal(sheet, "pay build")) == 0
    assert legal(sheet, "pay use") == {"D6", "H9", "F6"}
    assert len(match.legal()) == 1 + 180 + 180 + 9 + 3


def test_it_25_do_nothing_for_fifty_turns() -> None:
    match = aevum.new("tempus-imperium", digits=RULEBOOK_DATE, seed=0)
    for _ in range(50):
        match.play("pass")
    sheet, outcome = match.state, match.outcome()
    assert isinstance(sheet, Sheet)
    assert outcome is not None

    assert sheet.gold == 5
    assert outcome.totals == (-90,)
    assert {line: points for line, points in outcome.points[0].items() if points} == {
        "markets_and_forts": 5,
        "farms": 4,
        "gold": 1,
        "enemies": -100,
    }
    assert outcome.ranking == ((0,),)
