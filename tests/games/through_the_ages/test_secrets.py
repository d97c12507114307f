"""Hidden information in play: a seat knows its own cards and seeds, backs, and what it has seen; no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.through_the_ages.constants import AGE
from aevum.games.through_the_ages.state import Table
from aevum.games.through_the_ages.state_fields import SEEDED
from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR
from games.through_the_ages.military_positions import attack, turn_up
from games.through_the_ages.positions import (
    actor,
    begin_turn,
    events_of,
    finish,
    give,
    ids,
    military_hand,
    phase,
    play,
    politics,
    seen,
    stack,
    start,
    table,
)
from rule_marks import rule

EVENTS_I = "crusades foray rebellion"
EVENTS_II = "terrorism refugees emigration"


def imagined(table: Table, seat: int, what: Callable[[Table], Any]) -> set[Any]:
    """Return the values of something in states resampled for a seat."""
    return {what(table.resample(seat, Chance.from_seed(seed))) for seed in range(40)}


def messages_to(table: Table, seat: int, *lines: str) -> list[tuple[str, dict[str, Any]]]:
    """Return the messages about cards that a seat sees while these moves are played."""
    return [
        (event.message, dict(event.arguments))
        for event in events_of(table.copy(), *lines)
        if event.seen_by(seat) and event.message.startswith(("event-seed", "event-discard", "event-draw"))
    ]


# -- events put down


def seeded() -> Table:
    """Return a state in which orange has put Rats down among three future events of their Age.

    The deck holds no second copy.
    """
    turn = stack(give(table(), military="rats"), current=f"no-event {EVENTS_II}", future=EVENTS_I)
    stack(turn, military="pestilence raiders immigration legion bonus-i")
    return play(politics(turn), "seed rats")


@rule("through_the_ages.politics.seed")
def test_a_seat_sees_its_own_seeds_and_the_others_only_backs() -> None:
    turn = seeded()

    assert ids(seen(turn, 0).seeds) == ["rats"]
    assert seen(turn, 1).seeds == seen(turn, SPECTATOR).seeds == ()
    for seat in (SPECTATOR, 0, 1, 2):
        assert (seen(turn, seat).future, seen(turn, seat).current) == ((1, 1, 1, 1), (2, 2, 2))


@rule("through_the_ages.politics.seed")
def test_a_seat_remembers_an_event_it_put_down_but_not_its_place() -> None:
    turn = seeded()

    assert all("rats" in ids(cards) for cards in imagined(turn, 0, lambda other: tuple(other.future)))
    assert len(imagined(turn, 0, lambda other: ids(other.future).index("rats"))) > 1
    assert {"rats" in ids(cards) for cards in imagined(turn, 1, lambda other: tuple(other.future))} == {True, False}
    for seat in (0, 1):
        assert imagined(turn, seat, lambda other: tuple(AGE[card] for card in other.current)) == {(2, 2, 2)}


@rule("through_the_ages.politics.seed")
def test_nobody_imagines_that_a_rival_put_a_certain_event_down() -> None:
    """The event that orange has put down is known to orange alone; resampling gives it to no other seat."""
    turn = seeded()

    assert imagined(turn, 0, lambda other: ids(seen(other, 0).seeds)[0]) == {"rats"}
    for seat in (1, 2, SPECTATOR):
        assert imagined(turn, seat, lambda other: other.civ[SEEDED]) == {0}


@rule("through_the_ages.events.current")
def test_once_an_event_is_turned_up_it_is_nobodys() -> None:
    turn = stack(give(table(), military="rats"), current="no-event", future="")
    play(politics(turn), "seed rats")
    assert ids(seen(turn, 0).seeds) == ["rats"]
    give(turn, 1, military="foray")
    play(begin_turn(turn, 1), "seed foray")

    assert (ids(seen(turn, 0).seeds), ids(seen(turn, 1).seeds)) == ([], ["foray"])
    assert ids(seen(turn).past) == ["no-event", "rats"]


@rule("through_the_ages.politics.seed")
def test_the_log_tells_the_age_of_a_seed_and_its_owner_the_card() -> None:
    turn = politics(stack(give(table(), military="rats"), current="no-event no-event"))

    assert messages_to(turn, 0, "seed rats") == [("event-seed-by-you", {"card": "card-rats", "points": 1})]
    for seat in (1, 2, SPECTATOR):
        assert messages_to(turn, seat, "seed rats") == [
            ("event-seed", {"player": "player-orange", "age": "I", "points": 1})
        ]


# -- hands


@rule("through_the_ages.production.draw", "through_the_ages.setup.open")
def test_of_a_rivals_hand_the_backs_are_seen() -> None:
    turn = give(give(table(age=2), military="spy legion"), 1, military="rats raid-ii enslave")

    assert seen(turn, 0).civilizations[1].hand_ages == (1, 1, 2)
    assert (ids(seen(turn, 0).hand), seen(turn, SPECTATOR).hand) == (["spy", "legion"], ())
    assert imagined(turn, 0, lambda other: tuple(other.hands[0])) == {tuple(turn.hands[0])}
    hands = imagined(turn, 0, lambda other: tuple(other.hands[1]))
    assert len(hands) > 20
    assert {tuple(sorted(AGE[card] for card in hand)) for hand in hands} == {(1, 1, 2)}


@rule("through_the_ages.production.draw")
def test_draws_are_logged_by_their_number() -> None:
    turn = stack(table(), military="legion phalanx rats")

    assert messages_to(turn, 0, "end") == [("event-draw-by-you", {"cards": "card-legion card-phalanx", "count": 2})]
    assert messages_to(turn, 1, "end") == [("event-draw", {"player": "player-orange", "count": 2})]


@rule("through_the_ages.politics.hand_limit")
def test_a_discard_is_known_to_its_owner_alone() -> None:
    turn = play(politics(give(table(), military="rats legion phalanx")), "pass")
    assert messages_to(turn, 0, "discard legion") == [("event-discard-by-you", {"card": "card-legion"})]
    assert messages_to(turn, 1, "discard legion") == [("event-discard", {"player": "player-orange", "age": "I"})]
    play(turn, "discard legion")

    assert imagined(turn, 0, lambda other: other.used[-1]) == {turn.used[-1]}
    assert len(imagined(turn, 1, lambda other: other.used[-1])) > 5
    assert {AGE[card] for card in imagined(turn, 1, lambda other: other.used[-1])} == {1}


@rule("through_the_ages.fight.attack")
def test_a_card_that_was_played_is_known_to_all() -> None:
    fight = play(attack(give(table(age=2), 1, military="bonus-ii"), "spy"), "done", "green: spend bonus-ii", "done")

    for seat in (0, 1, 2):
        assert imagined(fight, seat, lambda other: tuple(other.used[-2:])) == {tuple(fight.used[-2:])}


@rule("through_the_ages.pacts.answer")
def test_a_refused_pact_stays_known_until_its_owner_discards() -> None:
    deal = play(politics(give(table(), military="trade-routes-agreement legion rats")), *PACT_REFUSED)
    pact = deal.hands[0][1]
    assert ids([pact]) == ["trade-routes-agreement"]

    assert all(pact in hand for hand in imagined(deal, 2, lambda other: tuple(other.hands[0])))
    assert len(imagined(deal, 2, lambda other: tuple(other.hands[0]))) > 5
    play(deal, "discard legion")
    assert {pact in hand for hand in imagined(deal, 2, lambda other: tuple(other.hands[0]))} == {True, False}


PACT_REFUSED = ("offer trade-routes-agreement green as-a", "green: refuse")


# -- bonuses


@rule("through_the_ages.setup.bonuses")
def test_private_bonuses_are_seen_by_their_owner_and_at_the_end_by_all() -> None:
    match = start(3, bonuses="private")
    first = match.actor
    dealt = seen(match, first).dealt
    assert (len(dealt), seen(match, SPECTATOR).dealt) == (4, ())
    assert set(dealt).isdisjoint(seen(match, (first + 1) % 3).dealt)
    for _ in range(3):
        match.apply(match.legal()[0])

    own, other = seen(match, first), seen(match, (first + 1) % 3)
    assert (len(own.private), own.private_sizes) == (1, (1, 1, 1))
    assert set(own.private).isdisjoint(other.private)
    assert imagined(match, first, lambda table: tuple(table.private[first])) == {own.private}
    assert len(imagined(match, first, lambda table: tuple(table.private[(first + 1) % 3]))) > 3
    match.age, match.last_round = 4, match.round
    assert len(seen(finish(match), SPECTATOR).private) == 3


# -- the seat that is asked


def asked(table: Table) -> tuple[str, str]:
    return actor(table), phase(table)


HANDS = ("bonus-i", "legion", "rats", "enslave", "wealthy-territory-i", "trade-routes-agreement")
"""Cards with the same back."""


@pytest.mark.parametrize("hand", HANDS)
@rule("through_the_ages.politics.one", "through_the_ages.fight.defence", "through_the_ages.colonies.bid")
def test_who_is_asked_follows_from_what_all_can_see(hand: str) -> None:
    """Whatever the card is: for a political action, a defence, a bid; and for a discard."""
    assert asked(begin_turn(give(table(), military=hand), 0)) == ("orange", "politics")
    defender = give(table(), 1, workers="warriors:0", military=hand)
    assert asked(play(attack(defender, "spy"), "done")) == ("green", "defend")
    bidders = give(give(table(), 1, workers="warriors:0", military=hand), 2, military=hand)
    assert asked(play(turn_up(bidders, "historic-territory-i"), "pass")) == ("purple", "bid")
    full = give(table(), military=f"{hand} legion phalanx")
    assert asked(play(politics(full), "pass")) == ("orange", "discard")


@rule("through_the_ages.colonies.payable")
def test_only_who_bids_sees_how_far_it_can_go() -> None:
    auction = turn_up(give(table(), military="bonus-iii"), "historic-territory-i")

    assert seen(auction, 0).may_bid == 1 + 3
    assert seen(auction, 1).may_bid == seen(auction, SPECTATOR).may_bid == 0
    assert limits(auction, 0) == {4}
    assert len(limits(auction, 1)) > 1


def limits(auction: Table, seat: int) -> set[int]:
    """Return the highest bids of orange that a seat considers possible."""
    return imagined(auction, seat, lambda other: seen(other, 0).may_bid)


@rule("through_the_ages.events.current")
def test_imagining_keeps_the_age_of_every_back_and_the_size_of_every_pile() -> None:
    turn = give(give(table(age=2), military="spy rats"), 1, military="raid-ii")
    stack(turn, current=EVENTS_I, future=EVENTS_II)
    before = seen(turn, 0).to_json()
    for seed in range(20):
        assert seen(turn.resample(0, Chance.from_seed(seed)), 0).to_json() == before
    assert military_hand(turn.resample(0, Chance.from_seed(1))) == military_hand(turn)
