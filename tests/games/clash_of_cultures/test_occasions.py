"""Rulings on who may do something, and on how many occasions."""

from __future__ import annotations

from games.clash_of_cultures.card_positions import decides, plain
from games.clash_of_cultures.positions import city, give, legal, may, phase, play, refused
from rule_marks import card, rule


@card("clash_of_cultures.conscription", "clash_of_cultures.draft")
def test_reading_56_a_third_drafted_build_is_no_new_occasion() -> None:
    made = plain()
    for hex in ("A3", "A5", "G7"):
        city(made, hex)
    give(made, advances="draft", mood=4, objectives="conscription")
    play(made, "build A3", "unit draft", "build A5", "unit draft")
    assert decides(made) == ("red", "boast")
    play(made, "pass", "build G7", "unit draft")
    assert phase(made) == "turn"


@rule("clash_of_cultures.trade.terms")
def test_reading_57_who_is_in_turn_opens_offers_and_cards_are_only_given() -> None:
    made = give(city(city(plain(), "D4"), "G7", "blue"), food=1, actions="spy-high-morale")
    give(made, "blue", ore=1, actions="leadership-archers")
    assert legal(made, "trade") == {"blue"}
    play(made, "trade blue", "give food")
    assert may(made, "give action spy-high-morale")
    assert refused(made, "give action leadership-archers") == "trade.lacking", "a card of blue's"
    play(made, "propose")
    assert decides(made) == ("blue", "answer")
    play(made, "blue: counter", "blue: give action leadership-archers", "blue: want food", "blue: propose")
    assert decides(made) == ("red", "answer")
