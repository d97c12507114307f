"""Hammer, clause by clause, and its stack of decisions."""

from __future__ import annotations

from importlib.metadata import distribution

from hammer import GAME
from hammer.rules import BOOK, LAW, TRICKS, House

import aevum
from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR, Log
from aevum.kernel.game import FRAME
from rule_marks import card, rule


def begin(*hands: str) -> House:
    """Return a state in which the seats hold the named tricks; without any, one dealt for two seats."""
    house = House().set_up(len(hands) or 2, Chance.from_seed(1))
    for seat, hand in enumerate(hands):
        house.hands[seat] = [TRICKS.number(trick) for trick in hand.split()]
    return house


def play(house: House, *moves: str) -> House:
    for move in moves:
        assert house.check(BOOK.parse(move)) is None, move
        house.apply(BOOK.parse(move))
    return house


def refusal(house: House, move: str) -> str:
    clause = house.check(BOOK.parse(move))
    assert clause is not None
    return clause.id.removeprefix("hammer.")


def pending(house: House) -> list[tuple[str, int]]:
    """Return the stack of decisions, the lowest first: each with the seat that makes it."""
    frames = house.frames
    return [(LAW.steps[frames[start]].name, frames[start + 1]) for start in range(0, len(frames), FRAME)]


def worth(house: House, lot: str) -> int:
    return int(GAME.view(house, SPECTATOR).shown["lots"][lot][0])


def test_it_is_installed_as_any_other_package_would_be() -> None:
    assert distribution("hammer").version == "1.0"
    assert aevum.find_game("hammer") is GAME


def test_a_rumour_lies_on_a_bid_and_that_on_a_turn_and_each_goes_on_when_what_is_above_it_is_done() -> None:
    house = begin("crack", "rumour", "")
    assert pending(house) == [("turn", 0)]
    play(house, "call harp")
    assert pending(house) == [("turn", 0), ("bid", 0), ("bid", 2), ("bid", 1)]
    play(house, "play rumour")
    assert pending(house) == [("turn", 0), ("bid", 0), ("bid", 2), ("bid", 1), ("rumour", 0)]
    assert house.copy().key() == house.key()
    play(house, "play crack")
    assert pending(house) == [("turn", 0), ("bid", 0), ("bid", 2), ("bid", 1)]
    play(house, "pass", "pass")
    assert pending(house) == [("turn", 0), ("bid", 0)]
    play(house, "pass")
    assert pending(house) == [("turn", 1)]


@rule("hammer.deal")
def test_everybody_begins_with_ten_coins_and_three_tricks() -> None:
    house = begin()
    assert house.coins == [10, 10]
    assert sorted(house.deck + house.hands[0] + house.hands[1]) == sorted([0, 1, 2, 3] * 3)
    assert [len(GAME.view(house, seat).shown["hand"]) for seat in (0, 1, SPECTATOR)] == [3, 3, 0]


@rule("hammer.call")
def test_who_calls_leads_at_nothing_and_bids_last() -> None:
    house = begin("", "", "")
    assert refusal(house, "bid") == refusal(house, "pass") == "call"
    play(house, "call vase")
    assert GAME.view(house, 0).shown["pending"] == {"lot": 0, "price": 0, "leader": 0}
    asked = []
    while house.frames[0] != house.frames[-FRAME]:
        asked.append(house.actor)
        play(house, "pass")
    assert asked == [1, 2, 0]
    assert house.actor == 1
    assert (house.owner[0], house.coins) == (0, [10, 10, 10])


@rule("hammer.sold")
def test_the_leader_pays_and_the_lot_is_gone() -> None:
    house = play(begin("", ""), "call vase", "bid", "pass")
    assert (house.owner[0], house.coins) == (1, [10, 9])
    assert refusal(house, "call vase") == "sold"


@rule("hammer.price")
def test_a_bid_is_one_coin_more_as_far_as_there_are_coins() -> None:
    house = begin("", "")
    house.coins = [1, 1]
    play(house, "call vase", "bid")
    assert refusal(house, "bid") == "price"
    assert refusal(house, "call clock") == "price"
    play(house, "pass")
    assert house.coins == [1, 0]


@rule("hammer.in_hand")
def test_only_own_tricks_are_played_and_as_many_as_one_likes() -> None:
    house = play(begin("crack", "purse purse"), "call vase")
    assert refusal(house, "play crack") == "in_hand"
    play(house, "play purse", "play purse")
    assert refusal(house, "play purse") == "in_hand"
    assert house.actor == 1


@card("hammer.varnish", "hammer.crack")
def test_varnish_and_crack_change_what_the_lot_is_worth() -> None:
    house = play(begin("", "varnish crack crack crack"), "call vase", "play varnish")
    assert worth(house, "vase") == 4
    assert worth(play(house, "play crack"), "vase") == 2
    assert worth(play(house, "play crack", "play crack"), "vase") == 0


@card("hammer.purse")
def test_a_purse_holds_three_coins() -> None:
    assert play(begin("", "purse"), "call vase", "play purse").coins == [10, 13]


@card("hammer.rumour")
def test_a_leader_who_gives_way_loses_the_lead_at_no_price() -> None:
    house = play(begin("", "crack", "rumour"), "call vase", "bid", "play rumour", "pass")
    assert GAME.view(house, 0).shown["pending"] == {"lot": 0, "price": 0, "leader": 2}
    assert house.actor == 0, "seat 2 has bid"


@rule("hammer.rumoured")
def test_a_leader_shows_a_trick_without_effect_or_has_none() -> None:
    house = play(begin("varnish", "rumour rumour"), "call vase", "play rumour")
    assert refusal(house, "bid") == "rumoured"
    play(house, "play varnish")
    assert (worth(house, "vase"), house.actor, house.hands[0]) == (2, 1, [])
    play(house, "play rumour")
    assert (house.actor, GAME.view(house, 0).shown["pending"]["leader"]) == (0, 1), "nobody was asked"


@rule("hammer.end")
def test_lots_and_coins_count_when_all_are_sold() -> None:
    house = begin("", "")
    house.log = Log()
    for lot in ("vase", "clock", "globe", "harp", "mask", "atlas"):
        assert house.outcome() is None
        play(house, f"call {lot}", "pass", "bid")
    outcome = house.outcome()
    assert outcome is not None
    assert outcome.points == ({"lots": 2 + 4 + 6, "coins": 7}, {"lots": 3 + 5 + 7, "coins": 7})
    assert refusal(house, "pass") == "end"
    assert house.log.events[-1].message == "event-sold"


def test_it_shows_itself() -> None:
    view, words = GAME.view(play(begin("crack", ""), "call vase", "bid", "pass"), 0), GAME.words("en")
    text = GAME.text(view, words).splitlines()
    assert text[:2] == ["vase: worth 2, bought by seat 2", "clock: worth 3"]
    assert text[-2:] == ["Seat 2: 9 coins", "Your tricks: Crack"]
    assert "Crack" in GAME.svg(view, words)
    assert GAME.prompt(view, words) == "Call a lot up."
