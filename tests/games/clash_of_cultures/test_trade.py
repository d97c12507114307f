"""Trade between players."""

from __future__ import annotations

from aevum.games.clash_of_cultures.constants import ACTION_CARDS
from aevum.games.clash_of_cultures.state import Table
from games.clash_of_cultures.positions import (
    actor,
    after,
    events_of,
    give,
    goods,
    hand,
    idle_until,
    may,
    phase,
    play,
    refused,
    seen,
    table,
)
from rule_marks import rule


def market(seats: int = 3) -> Table:
    position = give(table(seats), food=2, gold=3, actions="spy-high-morale", objectives="wealth-large-fleet")
    return give(position, "blue", ore=2, culture=1, actions="ideas-surprise")


@rule("clash_of_cultures.trade.terms")
def test_a_trade_is_carried_out_at_once() -> None:
    position = market()
    play(position, "trade blue", "give gold", "give gold", "want ore", "want culture", "propose")
    assert (actor(position), phase(position)) == ("blue", "answer")
    give(position, culture_level=2)

    play(position, "blue: accept")
    assert goods(position) == {"food": 2, "gold": 1, "ore": 1, "culture": 1}
    assert goods(position, "blue") == {"ore": 1, "gold": 2}
    assert (actor(position), phase(position)) == ("red", "turn")


@rule("clash_of_cultures.trade.terms", "clash_of_cultures.stock.limits")
def test_what_exceeds_a_limit_is_lost() -> None:
    position = play(market(), "trade blue", "give food", "want culture", "propose", "accept")
    assert goods(position) == {"food": 1, "gold": 3}, "no level of culture, no token"
    assert goods(position, "blue") == {"ore": 2, "food": 1}


@rule("clash_of_cultures.trade.terms")
def test_cards_change_hands_and_only_the_parties_see_them() -> None:
    position = market()
    play(position, "trade blue", "give action spy-high-morale", "give objective wealth-large-fleet", "propose")
    for seat, shown in ((0, 1), (1, 1), (2, 0), (-1, 0)):
        offer = seen(position, seat).offer
        assert offer is not None
        assert (len(offer.cards), len(offer.objectives), offer.counts) == (shown, shown, (1, 1))

    play(position, "accept")
    assert hand(position) == []
    assert sorted(hand(position, "blue")) == ["ideas-surprise", "spy-high-morale"]
    assert position.goals[0] == []
    known = seen(position, 0).seen
    assert [(seat, [ACTION_CARDS[card] for card in cards]) for seat, cards, _ in known] == [(1, ["spy-high-morale"])]
    assert seen(position, 2).seen == ()


def test_what_is_told_of_an_offer() -> None:
    position = market()
    play(position, "trade blue", "give action spy-high-morale", "want ore")
    told = events_of(position, "propose")

    for seat, card in ((0, True), (1, True), (2, False)):
        messages = {line.message for line in told if line.seen_by(seat)}
        assert ("event-offer-card" in messages, "event-offer-cards" in messages) == (card, not card)
        assert "event-offer-want" in messages


@rule("clash_of_cultures.trade.self", "clash_of_cultures.trade.empty")
def test_with_whom_and_about_what() -> None:
    position = market()
    assert refused(position, "trade red") == "trade.self"
    assert refused(position, "trade yellow") == "trade.self", "nobody plays yellow"
    play(position, "trade green")
    assert refused(position, "propose") == "trade.empty"
    assert goods(play(position, "pass")) == {"food": 2, "gold": 3}


@rule("clash_of_cultures.trade.lacking", "clash_of_cultures.trade.partner", "clash_of_cultures.trade.terms")
def test_nobody_trades_what_he_lacks() -> None:
    position = play(market(), "trade blue")
    assert refused(position, "give wood") == "trade.lacking"
    assert refused(position, "give action ideas-surprise") == "trade.lacking"
    assert refused(position, "give objective government-aggressor") == "trade.lacking"
    assert refused(position, "want wood") == "trade.partner"
    play(position, "give food", "give food")
    assert refused(position, "give food") == "trade.lacking"
    play(position, "want ore", "want ore")
    assert refused(position, "want ore") == "trade.partner"
    assert refused(position, "want food") == "trade.terms", "what one gives one does not want"
    assert refused(position, "give ore") == "trade.terms"
    play(position, "give action spy-high-morale")
    assert refused(position, "give action spy-high-morale") == "trade.lacking"


@rule("clash_of_cultures.trade.terms")
def test_an_offer_is_refused_or_answered_by_another() -> None:
    position = play(market(), "trade blue", "give gold", "want ore", "propose")
    refusing = after(position, "refuse")
    assert (goods(refusing), actor(refusing)) == ({"food": 2, "gold": 3}, "red")

    play(position, "counter", "give ore", "want gold", "want gold", "propose")
    assert actor(position) == "red"
    play(position, "accept")
    assert goods(position) == {"food": 2, "gold": 1, "ore": 1}
    assert goods(position, "blue") == {"ore": 1, "gold": 2, "culture": 1}


@rule("clash_of_cultures.trade.limit")
def test_three_offers_a_pair_and_turn() -> None:
    position = market()
    for _ in range(2):
        play(position, "trade blue", "give gold", "propose", "refuse")
    play(position, "trade blue", "give gold", "propose")
    assert refused(position, "counter") == "trade.limit"
    play(position, "refuse")
    assert refused(position, "trade blue") == "trade.limit"
    assert may(position, "trade green")

    idle_until(position, 2, 2)
    assert may(position, "trade blue")


@rule("clash_of_cultures.trade.terms")
def test_reading_29_trade_only_between_actions() -> None:
    position = play(market(), "trade blue", "pass", "end")
    assert may(position, "trade red"), "blue trades in its turn"
    assert refused(play(position, "trade red"), "end") == "trade.terms"


def test_what_is_offered_is_picked_in_any_order() -> None:
    position = give(market(), actions="militia-wedge-formation", objectives="government-aggressor")
    picks = [
        *("give gold", "want ore", "give action spy-high-morale", "give action militia-wedge-formation"),
        *("give objective wealth-large-fleet", "give objective government-aggressor"),
    ]
    forth, back = after(position, "trade blue", *picks), after(position, "trade blue", *reversed(picks))
    assert forth.key() == back.key()
    assert after(forth, "propose", "accept").key() == after(back, "propose", "accept").key()
