"""Effects of a government for the turn end with it, also where the same government comes back."""

from __future__ import annotations

from aevum.games.clash_of_cultures.state import Table
from games.clash_of_cultures.card_positions import plain
from games.clash_of_cultures.positions import actions, begin_turn, city, give, goods, may, play, refused
from rule_marks import card, rule


def democrats() -> Table:
    """Return two cities of red, which may change from Democracy to Autocracy by a card and back by an action."""
    made = city(city(plain(), "D4"), "D6")
    give(made, advances="philosophy voting free-economy tactics draft", actions="quick-advance-peltasts")
    return begin_turn(give(made, food=2, idea=4, culture=1, mood=4))


@card("clash_of_cultures.free-economy")
@rule("clash_of_cultures.learn.change")
def test_free_economy_that_comes_back_after_a_collect_begins_next_turn() -> None:
    made = play(democrats(), "play quick-advance-peltasts", "gain nationalism", "gain absolute-power")
    play(made, "collect D4", "take D4", "advance voting", "settle", "gain free-economy")
    assert actions(made) == 1
    before = goods(made)["mood"]
    play(made, "collect D6")
    assert goods(made)["mood"] == before, "no penalty in this turn"
    assert actions(made) == 0


@card("clash_of_cultures.free-economy")
@rule("clash_of_cultures.learn.change")
def test_free_economy_that_comes_back_before_any_collect_holds() -> None:
    made = play(democrats(), "play quick-advance-peltasts", "gain nationalism", "gain absolute-power")
    play(made, "advance voting", "settle", "gain free-economy")
    assert actions(made) == 2
    play(made, "collect D4", "take D4")
    assert actions(made) == 2
    before = goods(made)["mood"]
    play(made, "collect D6")
    assert (actions(made), goods(made)["mood"]) == (1, before - 2)


@card("clash_of_cultures.forced-labor")
@rule("clash_of_cultures.learn.change")
def test_forced_labor_that_comes_back_is_paid_again() -> None:
    made = city(plain(), "D4", mood="angry", pieces="temple academy")
    give(made, advances="writing myths tactics draft nationalism forced-labor philosophy")
    give(made, actions="quick-advance-peltasts", food=2, idea=4, culture=1, mood=4)
    play(begin_turn(made), "force")
    assert refused(made, "force") == "card.forced-labor"
    play(made, "play quick-advance-peltasts", "gain voting", "gain civil-liberties")
    play(made, "advance nationalism", "settle", "gain forced-labor")
    assert may(made, "force")

    unpaid = play(made.copy(), "collect D4", "take D4")
    assert goods(unpaid).get("food", 0) == goods(made).get("food", 0) + 1
    assert not may(unpaid, "take C4"), "the angry city takes 1"
    paid = play(made, "force", "collect D4", "take D4", "take D5", "take D3")
    assert refused(paid, "collect D4") == "city.angry_once"


@card("clash_of_cultures.absolute-power")
def test_absolute_power_that_comes_back_was_used_this_turn() -> None:
    made = city(plain(), "D4")
    give(made, advances="tactics draft nationalism absolute-power philosophy", actions="quick-advance-peltasts")
    give(made, food=2, idea=2, culture=1, mood=6)
    play(begin_turn(made), "empower", "play quick-advance-peltasts", "gain voting", "gain free-economy")
    play(made, "advance nationalism", "settle", "gain absolute-power")
    assert refused(made, "empower") == "card.absolute-power"
