"""Cards whose effect is under way are left out when a deck is made anew."""

from __future__ import annotations

from aevum.games.clash_of_cultures.constants import ACTION_CARDS, EVENTS
from aevum.games.clash_of_cultures.state import Table
from games.clash_of_cultures.card_positions import armed, decides, plain, set_out
from games.clash_of_cultures.positions import actor, city, events_of, give, hand, phase, play, rolls
from rule_marks import card, rule


def emptied(made: Table, *discards: str) -> Table:
    """Let blue hold the action deck, but for these cards, which are discarded."""
    made.action_discards = [ACTION_CARDS.index(name) for name in discards]
    made.hands[1] = sorted((*made.hands[1], *(card for card in made.action_deck if card not in made.action_discards)))
    made.action_deck = []
    return made


@rule("clash_of_cultures.actions.draw")
@card("clash_of_cultures.surprise")
def test_a_combat_card_is_not_drawn_again_in_its_round() -> None:
    made = emptied(give(armed(2, 1), actions="technology-trade-surprise"))
    play(set_out(rolls(made, 3, 3, 1)), "red: fight technology-trade-surprise", "blue: pass")
    assert hand(made) == []
    assert [ACTION_CARDS[number] for number in made.action_discards] == ["technology-trade-surprise"]
    assert made.action_deck == []


@rule("clash_of_cultures.actions.draw")
@card("clash_of_cultures.surprise")
def test_the_other_discards_are_drawn_meanwhile() -> None:
    made = emptied(give(armed(2, 1), actions="technology-trade-surprise"), "spy-high-morale")
    play(set_out(rolls(made, 3, 3, 1)), "red: fight technology-trade-surprise", "blue: pass")
    assert hand(made) == ["spy-high-morale"]
    assert [ACTION_CARDS[number] for number in made.action_discards] == ["technology-trade-surprise"]


@rule("clash_of_cultures.actions.draw")
@card("clash_of_cultures.surprise")
def test_a_combat_card_of_an_earlier_round_is_drawn() -> None:
    made = give(armed(2, 2), actions="leadership-archers technology-trade-surprise")
    emptied(made)
    play(set_out(rolls(made, 1, 1, 1, 1, 1)), "red: fight leadership-archers", "blue: pass", "press")
    play(rolls(made, 3, 3, 1, 1), "red: fight technology-trade-surprise", "blue: pass")
    assert hand(made) == ["leadership-archers"]


@rule("clash_of_cultures.actions.draw")
@card("clash_of_cultures.quick-advance")
def test_a_civil_card_is_not_drawn_again_while_it_is_carried_out() -> None:
    made = give(city(plain(), "D4"), advances="writing philosophy", actions="quick-advance-peltasts", culture=1)
    play(emptied(made), "play quick-advance-peltasts", "gain voting")
    assert (actor(made), phase(made)) == ("red", "turn")
    assert hand(made) == []
    assert [ACTION_CARDS[number] for number in made.action_discards] == ["quick-advance-peltasts"]


@rule("clash_of_cultures.actions.draw")
def test_a_civil_card_is_drawn_once_it_has_been_carried_out() -> None:
    made = give(city(plain(), "D4"), advances="writing philosophy", actions="leadership-archers", culture=1, food=2)
    play(emptied(made), "play leadership-archers", "advance voting")
    assert hand(made) == ["leadership-archers"]


@rule("clash_of_cultures.events.draw")
@card("clash_of_cultures.great-merchant")
def test_a_great_person_is_not_drawn_while_it_is_used() -> None:
    made = give(city(plain(), "D4"), persons="great-merchant", happiness_level=2)
    made.persons[1] = made.event_deck
    made.event_deck = []
    told = events_of(made, "call great-merchant", "gain bartering")
    assert "event-event" not in {event.message for event in told}
    assert decides(made) == ("red", "turn")
    assert [EVENTS.ids[event] for event in made.event_discards] == ["great-merchant"]
    assert made.event_deck == []
