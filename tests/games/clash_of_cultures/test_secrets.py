"""Hidden cards in play: a seat knows its own and those it has seen where they are; nothing else reveals more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.clash_of_cultures.constants import ACTION_CARDS, COLOURS, OBJECTIVE_CARDS
from aevum.games.clash_of_cultures.state import Table
from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.steps import FIRST, SECOND
from games.clash_of_cultures.card_positions import armed, attack, both, decides, plain, set_out, whole
from games.clash_of_cultures.positions import (
    actor,
    camp,
    city,
    events_of,
    give,
    goods,
    hand,
    legal,
    phase,
    play,
    refused,
    rolls,
    seen,
    units,
)
from rule_marks import card, rule

RED, BLUE, GREEN = 0, 1, 2
SECRET = {f"card-{name}" for name in (*ACTION_CARDS, *OBJECTIVE_CARDS)}
"""Names of whole cards in events; a card that is played is named by its half."""


def imagined(table: Table, seat: int, what: Callable[[Table], Any]) -> set[Any]:
    """Return the values of something in states resampled for a seat."""
    return {what(table.resample(seat, Chance.from_seed(seed))) for seed in range(30)}


def hand_of(seat: int) -> Callable[[Table], tuple[int, ...]]:
    """Return a function for the action cards of a seat."""
    return lambda table: tuple(table.hands[seat])


def goals_of(seat: int) -> Callable[[Table], tuple[int, ...]]:
    """Return a function for the objective cards of a seat."""
    return lambda table: tuple(table.goals[seat])


def known(table: Table, seat: int) -> dict[str, list[str]]:
    """Return the cards that a seat has seen in other hands, by the colour that holds them."""
    return {
        COLOURS[other]: [ACTION_CARDS[card] for card in actions] + [OBJECTIVE_CARDS[card] for card in objectives]
        for other, actions, objectives in seen(table, seat).seen
    }


def named_to(events: list[Event], seat: int) -> set[str]:
    """Return the whole cards that are named in events for a seat."""
    heard = [str(value) for event in events if event.seen_by(seat) for _, value in event.arguments]
    return {word.removeprefix("card-") for value in heard for word in value.split() if word in SECRET}


def looks_alike(table: Table) -> None:
    """Assert that no seat and no spectator sees a difference when what it cannot know is resampled."""
    for seat in (SPECTATOR, RED, BLUE, GREEN):
        before = seen(table, seat).to_json()
        mine = table.legal() if seat == table.actor else None
        for seed in range(8):
            other = table.resample(seat, Chance.from_seed(seed))
            assert seen(other, seat).to_json() == before
            assert mine is None or other.legal() == mine


def table_of_three() -> Table:
    """Return three nations with a city, two action cards and two objective cards each."""
    made = plain(3)
    for hex, colour in (("E4", "red"), ("B7", "blue"), ("G8", "green")):
        give(city(made, hex, colour), colour, culture=2)
    give(made, actions=f"{whole('spy')} {whole('ideas')}", objectives="eureka-defiance wealth-large-fleet")
    give(made, "blue", actions=f"{whole('leadership')} {whole('militia')}", objectives="metropolis-general")
    give(made, "green", actions=f"{whole('explorer')} {whole('mercenaries')}", objectives="colony-threat")
    return made


def other_gift(table: Table) -> str:
    """Return the move by which red gives the first card it may for the one it takes."""
    return f"give action {min(legal(table, 'give action'))}"


BLUES = [whole("leadership"), whole("militia"), "metropolis-general"]


# -- Spy


def spied() -> Table:
    """Let red look at the cards of blue."""
    return play(table_of_three(), f"play {whole('spy')}", "whom blue")


@card("clash_of_cultures.spy")
def test_who_spies_sees_a_whole_hand_and_nobody_else_does() -> None:
    made = spied()

    assert known(made, RED) == {"blue": BLUES}
    assert known(made, BLUE) == known(made, GREEN) == known(made, SPECTATOR) == {}
    assert imagined(made, RED, hand_of(BLUE)) == {tuple(made.hands[BLUE])}
    assert imagined(made, RED, goals_of(BLUE)) == {tuple(made.goals[BLUE])}
    assert len(imagined(made, RED, hand_of(GREEN))) > 1
    assert len(imagined(made, GREEN, hand_of(BLUE))) > 1
    looks_alike(made)


@card("clash_of_cultures.spy")
def test_what_was_seen_is_known_until_it_is_played_and_what_is_drawn_is_not() -> None:
    made = play(spied(), "pass", "end", f"blue: play {whole('leadership')}")
    assert known(made, RED) == {"blue": [whole("militia"), "metropolis-general"]}

    made.frames[2] = 0
    play(made, "end", "green: end")
    assert known(made, RED) == {"blue": [whole("militia"), "metropolis-general"]}


@card("clash_of_cultures.spy")
def test_a_swapped_pair_is_known_to_both_and_a_third_hears_only_of_a_swap() -> None:
    made = spied()
    lines = (f"swap action {whole('militia')}", f"give action {whole('ideas')}")
    told = events_of(made, *lines)

    assert known(made, RED) == {"blue": [whole("ideas"), whole("leadership"), "metropolis-general"]}
    assert known(made, BLUE) == {"red": [whole("militia")]}
    assert known(made, GREEN) == {}
    assert named_to(told, GREEN) == named_to(told, SPECTATOR) == set()
    assert named_to(told, RED) == named_to(told, BLUE) == {whole("militia"), whole("ideas")}
    assert any(event.seen_by(GREEN) for event in told)
    looks_alike(made)


@card("clash_of_cultures.spy")
def test_what_a_third_has_seen_of_two_hands_does_not_tell_which_cards_were_swapped() -> None:
    """Green has seen all cards of both. Blue sees a card of red by the swap, so there is no free undo."""
    for wanted in ("militia", "leadership"):
        made = spied()
        for number in (*made.hands[RED], *made.hands[BLUE]):
            made.action_seen[number] |= 1 << GREEN
        before = made.revealed
        play(made, f"swap action {whole(wanted)}", f"give action {whole('ideas')}")

        assert known(made, GREEN) == {}
        assert made.revealed > before
        looks_alike(made)


@card("clash_of_cultures.spy")
def test_while_a_card_is_chosen_for_a_swap_the_others_do_not_see_which() -> None:
    made = play(spied(), f"swap action {whole('militia')}")

    assert "wanted" in seen(made, RED).pending
    assert "wanted" not in seen(made, GREEN).pending
    assert imagined(made, BLUE, lambda other: other.frames[SECOND]) == set(made.hands[BLUE])
    for hands in imagined(made, GREEN, lambda other: tuple(play(other, other_gift(other)).hands[RED])):
        assert len(hands) == 1
    looks_alike(made)


@card("clash_of_cultures.spy", "clash_of_cultures.scout")
def test_a_third_who_had_seen_a_card_does_not_see_it_change_hands() -> None:
    """All seats have seen the card that blue won by a Scout; then red swaps it."""
    made = armed(2, 2, seats=3)
    attack(made, 1, 1, 1, 1, red="high-morale", blue="scout")
    play(made, "abort")
    assert hand(made, "blue") == [whole("high-morale")]
    assert known(made, GREEN) == {"blue": [whole("high-morale")]}

    give(give(made, culture=1), actions=f"{whole('ideas')} spy-heavy-resistance")
    play(made, "play spy-heavy-resistance", f"swap action {whole('high-morale')}", f"give action {whole('ideas')}")
    assert hand(made) == [whole("high-morale")]
    assert known(made, GREEN) == {}
    assert known(made, BLUE) == {"red": [whole("high-morale")]}


# -- Scout


@card("clash_of_cultures.scout")
def test_the_card_won_by_a_scout_is_known_to_all() -> None:
    made = attack(armed(2, 2, seats=3), 1, 1, 1, 1, red="scout", blue="defensive-formation")
    taken = whole("defensive-formation")

    for seat in (BLUE, GREEN):
        assert known(made, seat) == {"red": [taken]}
        assert imagined(made, seat, hand_of(RED)) == {(ACTION_CARDS.index(taken),)}
    looks_alike(made)


# -- New Plans


def planning() -> Table:
    """Return a state in which red has drawn two objectives for New Plans."""
    made = give(table_of_three(), actions=whole("new-plans"))
    return play(made, f"play {whole('new-plans')}")


@card("clash_of_cultures.new-plans")
def test_new_plans_are_seen_by_who_drew_them() -> None:
    made = planning()

    assert seen(made, RED).plans == tuple(made.plans)
    assert seen(made, BLUE).plans == seen(made, SPECTATOR).plans == ()
    assert imagined(made, RED, lambda other: tuple(other.plans)) == {tuple(made.plans)}
    assert len(imagined(made, BLUE, lambda other: tuple(other.plans))) > 1
    looks_alike(made)


@card("clash_of_cultures.new-plans")
def test_nobody_is_told_which_plan_was_kept_for_which_card() -> None:
    made = planning()
    plan, other_plan = (OBJECTIVE_CARDS[card] for card in made.plans)
    told = events_of(made, f"swap objective {plan}")
    assert "kept" not in seen(made, BLUE).pending
    assert len(imagined(made, BLUE, lambda other: other.frames[FIRST])) > 1
    looks_alike(made)
    told += events_of(made, "give objective eureka-defiance")

    for seat in (BLUE, GREEN, SPECTATOR):
        assert named_to(told, seat) == set()
    assert len(imagined(made, BLUE, goals_of(RED))) > 1
    dropped = {OBJECTIVE_CARDS.index(name) for name in (other_plan, "eureka-defiance")}
    assert all(dropped <= set(deck) for deck in imagined(made, RED, lambda other: tuple(other.objective_deck)))
    looks_alike(made)


@card("clash_of_cultures.new-plans")
@pytest.mark.parametrize("given_up", ["eureka-defiance", "wealth-large-fleet"])
def test_who_had_seen_the_plans_of_another_does_not_see_which_one_is_given_up(given_up: str) -> None:
    made = planning()
    for number in made.goals[RED]:
        made.objective_seen[number] = 1 << BLUE
    play(made, f"swap objective {OBJECTIVE_CARDS[made.plans[0]]}", f"give objective {given_up}")

    assert known(made, BLUE) == {}


@card("clash_of_cultures.spy")
def test_what_others_have_seen_is_not_known_to_who_imagines() -> None:
    """Red has seen the hand of blue. Green cannot know which of these cards, blue knows that it was all of them."""
    made = play(spied(), "pass")

    def seen_by_red(other: Table) -> int:
        return sum(mask >> RED & 1 for mask in (*other.action_seen, *other.objective_seen))

    assert imagined(made, GREEN, seen_by_red) == imagined(made, SPECTATOR, seen_by_red) == {0}
    assert imagined(made, BLUE, seen_by_red) == {len(BLUES)}


@card("clash_of_cultures.new-plans")
def test_what_was_put_back_may_be_the_next_card_somebody_draws() -> None:
    """Until then red knows that it is in the deck, but not where."""
    made = play(planning(), "pass")
    put_back = [card for card, mask in enumerate(made.objective_seen) if mask]
    assert len(put_back) == 2
    assert len(imagined(made, RED, lambda other: other.objective_deck.index(put_back[0]))) > 1
    made.turn = 3
    play(made, "end", "blue: end", "green: end", "red: done", "blue: done", "green: done")
    while phase(made) == "grant":
        made.apply(made.legal()[0])

    assert not any(made.objective_seen)
    assert {put_back[0] in deck for deck in imagined(made, RED, lambda other: tuple(other.objective_deck))} == {
        True,
        False,
    }


# -- trade


def offered(*offer: str) -> tuple[Table, list[Event]]:
    """Let red offer something to blue; return the state and the events."""
    made = give(table_of_three(), food=1)
    return made, events_of(made, "trade blue", *offer, "propose")


@rule("clash_of_cultures.trade.terms")
def test_cards_offered_are_seen_by_the_partner_only_even_if_refused() -> None:
    made, told = offered(f"give action {whole('ideas')}", "give objective eureka-defiance")

    assert named_to(told, BLUE) == named_to(told, RED) == {whole("ideas"), "eureka-defiance"}
    assert named_to(told, GREEN) == named_to(told, SPECTATOR) == set()
    assert known(made, BLUE) == {"red": [whole("ideas"), "eureka-defiance"]}
    looks_alike(made)
    play(made, "blue: refuse")
    assert known(made, BLUE) == {"red": [whole("ideas"), "eureka-defiance"]}
    assert known(made, GREEN) == {}
    assert len(imagined(made, GREEN, hand_of(RED))) > 1


@rule("clash_of_cultures.trade.terms")
def test_cards_traded_are_known_to_the_two_parties() -> None:
    made, _ = offered(f"give action {whole('ideas')}")
    play(made, "blue: accept")

    assert known(made, RED) == {"blue": [whole("ideas")]}
    assert known(made, BLUE) == known(made, GREEN) == {}
    assert len(imagined(made, GREEN, hand_of(BLUE))) > 1
    looks_alike(made)


@rule("clash_of_cultures.trade.terms")
@pytest.mark.parametrize("traded", ["ideas", "spy"])
def test_who_had_seen_a_hand_loses_sight_of_it_whichever_card_is_traded(traded: str) -> None:
    """Green has spied on red before. If it still knew the other card, it would know which one was given."""
    made = table_of_three()
    for number in made.hands[RED]:
        made.action_seen[number] = 1 << GREEN
    for number in made.goals[RED]:
        made.objective_seen[number] = 1 << GREEN
    play(made, "trade blue", f"give action {whole(traded)}", "propose")
    before = made.revealed
    play(made, "blue: accept")

    assert known(made, GREEN) == {"red": ["eureka-defiance", "wealth-large-fleet"]}
    assert known(made, RED) == {"blue": [whole(traded)]}
    assert made.revealed > before


@rule("clash_of_cultures.trade.terms")
def test_what_is_being_composed_is_seen_by_nobody_else() -> None:
    made = play(give(table_of_three(), food=1), "trade blue", "give food", f"give action {whole('ideas')}")

    for seat in (BLUE, GREEN, SPECTATOR):
        assert seen(made, seat).offer is None
    looks_alike(made)
    play(made, "propose")
    offer = seen(made, GREEN).offer
    assert offer is not None
    assert (offer.cards, offer.counts, offer.given[0]) == ((), (1, 0), 1)


@rule("clash_of_cultures.trade.terms")
def test_a_counter_offer_is_composed_unseen_too() -> None:
    made, _ = offered("give food")
    play(made, "blue: counter", f"give action {whole('militia')}")

    assert seen(made, RED).offer is None
    looks_alike(made)
    play(made, "want food", "propose", "red: accept")
    assert (hand(made)[-1:], goods(made, "blue")) == ([whole("militia")], {"culture": 2, "food": 1})


# -- drawn and held


@rule("clash_of_cultures.actions.draw")
def test_a_card_that_is_drawn_is_told_to_who_draws_it() -> None:
    made = give(table_of_three(), persons="elder-statesman", advances="writing philosophy")
    told = events_of(made, "call elder-statesman", "gain voting")
    drawn = set(hand(made)) - {whole("spy"), whole("ideas")}

    assert len(drawn) == 3
    assert drawn < named_to(told, RED)
    assert named_to(told, BLUE) == named_to(told, SPECTATOR) == set()


@rule("clash_of_cultures.battle.cards")
@pytest.mark.parametrize(
    ("blue_cards", "tactics", "asked"),
    [
        (whole("scout"), True, True),
        (whole("siege"), True, True),
        ("", True, False),
        (f"{whole('scout')} {whole('martyr')}", False, False),
    ],
)
def test_who_is_asked_for_a_combat_card_tells_nothing_of_the_hand(blue_cards: str, tactics: bool, asked: bool) -> None:
    made = city(plain(3), "D5", "blue")
    give(made, advances="tactics")
    give(made, "blue", actions=blue_cards, advances="tactics" if tactics else "")
    units(units(made, "D4", armies=2), "D5", "blue", armies=2)
    rolls(made, 1, 1, 1, 1)

    def next_decision(other: Table) -> tuple[str, str]:
        other.chance = made.chance
        return decides(set_out(other))

    assert imagined(made, RED, next_decision) == {("blue", "card") if asked else ("red", "press")}


@rule("clash_of_cultures.objectives.score")
def test_who_is_asked_for_an_objective_tells_nothing_of_the_hand() -> None:
    """Blue holds an objective that a lost battle cannot reach, and is not asked; red could have Aggressor."""
    made = give(armed(2, 2, seats=3), "blue", objectives="wealth-large-fleet")
    give(made, objectives=both("aggressor")[0])
    rolls(made, 6, 4, 1, 1)

    def next_decision(other: Table) -> tuple[str, str]:
        other.chance = made.chance
        return decides(set_out(other))

    for seat in (BLUE, GREEN):
        assert imagined(made, seat, next_decision) == {("red", "boast")}
    quiet = give(made.copy(), objectives="")
    quiet.goals[RED] = [OBJECTIVE_CARDS.index("colony-threat")]
    assert imagined(quiet, GREEN, next_decision) == {("red", "boast")}


@card("clash_of_cultures.teach-us")
def test_who_is_asked_after_a_capture_tells_nothing_of_the_hand() -> None:
    made = give(armed(2, 0, held="", seats=3), "blue", advances="writing")
    give(made, actions=whole("ideas"))

    assert imagined(made, GREEN, lambda other: decides(set_out(other))) == {("red", "lesson")}
    set_out(made)
    assert refused(made, f"play {whole('ideas')}") == "actions.play"
    assert legal(made) == {"pass"}
    looks_alike(made)


@rule("clash_of_cultures.actions.in_hand")
def test_what_a_third_sees_does_not_change_while_cards_are_played() -> None:
    """Civil halves, raids and a battle with cards on both sides: at every decision."""
    made = camp(armed(2, 2, seats=3), "C5", 1)
    city(give(made, actions=f"{whole('flanking')} {whole('leadership')}", culture=1), "D3")
    give(made, "blue", actions=whole("martyr"), objectives="metropolis-general")
    rolls(made, 1, 1, 1, 1)
    for line in (f"play {whole('leadership')}", "move D4", "with army", "with army", "to D5"):
        looks_alike(play(made, line))
    rolls(made, 1, 1)
    for line in (f"red: fight {whole('flanking')}", f"blue: fight {whole('martyr')}"):
        looks_alike(play(made, line))
    assert actor(made) == "red"
