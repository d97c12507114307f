"""Rulebook chapter Fichas azules: payments are never worse than the best of all ways, which are tried here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, product
from random import Random
from typing import Any

import pytest

from aevum.games.through_the_ages.constants import CHANGES, NUMBER
from aevum.games.through_the_ages.rules.stores import pay
from aevum.games.through_the_ages.rules.turn import OVERPAYS
from aevum.games.through_the_ages.state import Table
from aevum.games.through_the_ages.state_fields import CHANGE, CIV_WIDTH
from games.through_the_ages.military_positions import turn_up
from games.through_the_ages.positions import (
    after,
    begin_turn,
    blue,
    events_of,
    give,
    may,
    own,
    play,
    refused,
    stack,
    table,
)
from rule_marks import card, rule

MINES = {"bronze": 1, "iron": 2, "coal": 3, "oil": 5}
SAFE = 9
"""Number of tokens in the bank with which there is no corruption."""


@dataclass(frozen=True)
class Purse:
    """Tokens by their worth, the cheapest first, and the bank."""

    tokens: tuple[int, ...]
    bank: int

    @property
    def worth(self) -> int:
        return sum(self.tokens)


def ways_to_pay(purse: Purse, known: frozenset[int], price: int) -> Iterator[Purse]:
    """Yield every legal payment that the bank allows."""
    for left in _left_after(purse.tokens, known, price):
        bank = purse.bank + len(purse.tokens) - len(left)
        if bank >= 0:
            yield Purse(left, bank)


@cache
def _left_after(tokens: tuple[int, ...], known: frozenset[int], price: int) -> set[tuple[int, ...]]:
    """Return the tokens that can be left after a payment.

    Tokens are handed over whole, or moved down, with more from the bank as change, or with change left there. No token
    is handed over without which the price would be paid as well.
    """
    found = set()
    for chosen in product(*([None, *_change(token, known)] for token in tokens)):
        paid = [token - sum(change) for token, change in zip(tokens, chosen, strict=True) if change is not None]
        if sum(paid) < price or any(sum(paid) - one >= price for one in paid):
            continue
        left = [token for token, change in zip(tokens, chosen, strict=True) if change is None]
        left += [token for change in chosen if change is not None for token in change]
        found.add(tuple(sorted(left)))
    return found


def _change(token: int, known: frozenset[int]) -> list[tuple[int, ...]]:
    """Return the tokens that may lie on lower levels in place of a token that is spent."""
    lower = sorted(worth for worth in known if worth < token)
    return [
        change
        for count in range(token)
        for change in combinations_with_replacement(lower, count)
        if sum(change) < token
    ]


def corruption(bank: int) -> int:
    return 0 if bank >= SAFE else 2 if bank > 4 else 4 if bank else 6


def random_purse(dice: Random, most: int = 4) -> tuple[Purse, frozenset[int]]:
    known = frozenset({1} | {worth for worth in (2, 3, 5) if dice.random() < 0.6})
    tokens = sorted(dice.choice(sorted(known)) for _ in range(dice.randint(1, most)))
    return Purse(tuple(tokens), dice.randint(0, 3)), known


def mines(purse: Purse, known: frozenset[int], **given: Any) -> Table:
    """Return a state with these tokens on mines; no worker farms and nothing is eaten."""
    names = {worth: name for name, worth in MINES.items()}
    lying = " ".join(f"{names[worth]}:{purse.tokens.count(worth)}" for worth in sorted(known))
    standing = stack(table(), military="", current="no-event")
    technologies = " ".join(names[worth] for worth in sorted(known))
    give(standing, workers="agriculture:0 bronze:0", technologies=technologies, yellow=18, food=0, idle=3)
    return give(standing, blue=lying, bank=purse.bank, **given)


def purse_of(standing: Table) -> Purse:
    lying = [MINES[name] for name, count in blue(standing).items() if name in MINES for _ in range(count)]
    return Purse(tuple(sorted(lying)), own(standing).bank)


@rule("through_the_ages.stores.paying")
def test_most_is_left_and_of_that_as_few_tokens_as_possible() -> None:
    dice, paid = Random(1), 0
    for _ in range(300):
        purse, known = random_purse(dice)
        if purse.worth < 3:
            continue
        best = max(ways_to_pay(purse, known, 3), key=lambda way: (way.worth, way.bank))
        after = purse_of(play(mines(purse, known), "build religion"))
        assert (after.worth, after.bank) == (best.worth, best.bank), (purse, known)
        paid += 1
    assert paid > 200


@rule("through_the_ages.stores.paying", "through_the_ages.stages.tokens")
@pytest.mark.parametrize(("wonder", "stages", "price"), [("colossus", 0, 3), ("pyramids", 1, 2), ("pyramids", 2, 1)])
def test_a_stage_is_built_whenever_any_way_to_pay_leaves_a_token_for_it(wonder: str, stages: int, price: int) -> None:
    dice, built, overpaid = Random(2), 0, 0
    for _ in range(300):
        purse, known = random_purse(dice, 3)
        purse = Purse(purse.tokens, dice.choice((0, 0, 1)))
        if purse.worth < price:
            continue
        ways = [way for way in ways_to_pay(purse, known, price) if way.bank]
        standing = mines(purse, known, wonder=wonder, stages=stages)
        if not ways:
            assert refused(standing, "stage x1") == "stages.tokens", (purse, known)
            continue
        best = max(ways, key=lambda way: (way.worth, way.bank))
        after = purse_of(play(standing, "stage x1"))
        assert best.worth <= after.worth <= purse.worth - price, (purse, known)
        built += 1
        overpaid += best.worth < purse.worth - price
    assert built > 100
    assert overpaid


@rule("through_the_ages.stores.paying", "through_the_ages.stages.tokens")
def test_change_for_an_oil_token_does_not_take_the_token_that_a_stage_needs() -> None:
    """Two of change would take the only token of the bank; one stays there."""
    standing = give(table(), technologies="oil", blue="oil:1", bank=1, wonder="colossus")

    events = events_of(standing, "stage x1")

    assert (blue(standing), own(standing).bank, own(standing).stages_done) == ({"bronze": 1}, 0, 1)
    assert [event.message for event in events] == ["event-change-left", "event-stage"]


@rule("through_the_ages.stores.paying", "through_the_ages.stages.tokens")
def test_change_of_an_earlier_payment_makes_room_for_a_stage_too() -> None:
    """The last stage costs nothing by Engineering Genius, but a token."""
    standing = give(table(), technologies="oil", blue="oil:1", bank=0, wonder="pyramids", stages=2, idle=1)
    give(standing, hand="engineering-genius-i")
    play(standing, "build religion")
    assert (blue(standing), own(standing).bank) == ({"bronze": 1}, 0)

    play(standing, "genius engineering-genius-i")

    assert (blue(standing), own(standing).wonder) == ({}, -1)


@rule("through_the_ages.stores.paying", "through_the_ages.stores.gain")
def test_change_makes_room_for_a_gain_worth_more() -> None:
    """The bank is empty; the token on Bronze is left there, so that 2 of the 3 new resources find room on Iron."""
    standing = give(table(), technologies="iron", hand="mineral-deposits-ii", blue="iron:1", bank=0, idle=1)
    pay(standing, 0, NUMBER["bronze"], 1)
    assert (blue(standing), own(standing).bank) == ({"bronze": 1}, 0)

    play(standing, "play mineral-deposits-ii")

    assert (blue(standing), own(standing).bank) == ({"iron": 1}, 0)


# -- until the turn ends


@rule("through_the_ages.stores.paying", "through_the_ages.production.corruption")
def test_paying_never_ends_a_turn_with_less_than_the_best_way() -> None:
    """A temple for 3 and the end of the turn, with a bank around the limits of corruption."""
    dice, corrupted, left = Random(3), 0, 0
    for _ in range(400):
        purse, known = random_purse(dice, 3)
        if purse.worth < 3:
            continue
        purse = Purse(purse.tokens, dice.choice((0, 1, 2, 3, 4, 5, 7, 8, 9, 10)))
        ends = {way: _end(way, known) for way in ways_to_pay(purse, known, 3)}
        standing = play(mines(purse, known), "build religion")
        lying = purse_of(standing).worth
        after = purse_of(play(standing, "end")).worth
        assert max(ends.values()) <= after <= lying, (purse, known)
        exact = max(ends, key=lambda way: (way.worth, way.bank))
        corrupted += after < lying
        left += after > ends[exact]
    assert corrupted > 50
    assert left > 5


def _end(purse: Purse, known: frozenset[int]) -> int:
    """Return what is left once corruption has been paid in the best way."""
    lost = min(purse.worth, corruption(purse.bank))
    return max(way.worth for way in ways_to_pay(purse, known, lost)) if lost else purse.worth


def threatened(**given: Any) -> Table:
    """Return a state in which change for food brings corruption.

    There are two Irrigation tokens' worth of food, of which 1 is eaten.
    """
    standing = give(table(), workers="agriculture:0 bronze:1", technologies="irrigation", yellow=16, idle=1)
    give(standing, blue="irrigation:1 bronze:6", bank=9)
    return give(standing, **given)


@rule("through_the_ages.stores.paying", "through_the_ages.production.corruption")
@pytest.mark.parametrize(("line", "food", "resources"), [("overpay", 0, 7), ("", 1, 5)])
def test_resources_can_be_saved_by_giving_up_change_for_food(line: str, food: int, resources: int) -> None:
    """Nine in the bank, one goes onto Bronze: eight are one too few, with the change for food they are nine."""
    standing = play(threatened(), *line.split())
    forecast = own(standing).forecast
    assert forecast is not None
    assert forecast.corruption == 7 - resources

    play(standing, "end")

    assert (own(standing).food, own(standing).resources) == (food, resources)


@rule("through_the_ages.stores.paying", "through_the_ages.production.corruption", "through_the_ages.production.eating")
def test_no_way_to_eat_leaves_both_more_food_and_more_resources_than_those_offered() -> None:
    """Every way to pay what is eaten, then a mine of Bronze and corruption, against the ends of the turn on offer."""
    dice, corrupted, chosen = Random(4), 0, 0
    for _ in range(250):
        purse, known = random_purse(dice, 3)
        yellow, eaten = dice.choice(((16, 1), (12, 2), (8, 3)))
        stored = dice.randint(2, 7)
        purse = Purse(purse.tokens, dice.choice((1, 4, 5, 6, 8, 9, 10, 11)))
        if purse.worth < eaten:
            continue
        offered = _ends(farms(purse, known, yellow, stored))
        for way in ways_to_pay(purse, known, eaten):
            laid = min(1, way.bank)
            mined = Purse((1,) * (stored + laid), way.bank - laid)
            left = mined.worth - min(mined.worth, corruption(mined.bank))
            assert any(food >= way.worth and resources >= left for food, resources in offered), (
                purse,
                known,
                eaten,
                stored,
            )
            corrupted += left < mined.worth
        chosen += len(offered) > 1
    assert corrupted > 100
    assert chosen > 10


def farms(purse: Purse, known: frozenset[int], yellow: int, stored: int) -> Table:
    """Return a state with these tokens on farms, `stored` resources on Bronze and one mine there."""
    names = {1: "agriculture", 2: "irrigation", 3: "selective-breeding", 5: "mechanized-agriculture"}
    lying = " ".join(f"{names[worth]}:{purse.tokens.count(worth)}" for worth in sorted(known))
    standing = stack(table(), military="", current="no-event")
    give(standing, workers="agriculture:0 bronze:1 bread-and-circuses:4", yellow=yellow, resources=stored)
    technologies = " ".join(names[worth] for worth in sorted(known))
    return give(standing, technologies=technologies, blue=lying, bank=purse.bank)


def _ends(standing: Table) -> list[tuple[int, int]]:
    """Return food and resources after each end of the turn that is offered."""
    ends = []
    while True:
        ended = after(standing, "end")
        ends.append((own(ended).food, own(ended).resources))
        if not may(standing, "overpay"):
            return ends
        play(standing, "overpay")


@rule("through_the_ages.stores.paying")
def test_it_is_offered_once_for_each_better_way() -> None:
    assert refused(play(threatened(), "overpay"), "overpay") == "stores.paying"


@rule("through_the_ages.stores.paying")
@pytest.mark.parametrize("given", [{"bank": 8}, {"bank": 10}, {"bank": 18}, {"yellow": 17}, {"idle": 0, "yellow": 0}])
def test_it_is_not_offered_where_it_makes_no_difference(given: dict[str, int]) -> None:
    """The limit is not near, nothing is eaten, or an uprising skips production."""
    assert refused(threatened(**given), "overpay") == "stores.paying"


@rule("through_the_ages.stores.paying", "through_the_ages.production.sparing")
def test_a_mine_may_rest_besides() -> None:
    """With 8 in the bank, the mine at rest and the change for food left make nine."""
    standing = threatened(bank=8)
    assert refused(standing, "overpay") == "stores.paying"
    variant = table(alternative_corruption=True)
    give(variant, workers="agriculture:0 bronze:1", technologies="irrigation", yellow=16, idle=1)
    give(variant, blue="irrigation:1 bronze:6", bank=8)

    play(variant, "overpay", "spare")

    assert (own(variant).food, own(variant).resources) == (0, 6)


@rule("through_the_ages.stores.paying")
def test_the_choice_is_made_for_one_turn() -> None:
    standing = play(threatened(), "overpay", "end")

    assert begin_turn(standing, 0).frames[OVERPAYS] == 0


@rule("through_the_ages.stores.paying")
def test_what_was_change_in_one_turn_is_none_in_the_next() -> None:
    standing = give(table(2), technologies="oil", blue="oil:1", bank=0, idle=1)
    give(standing, 1, technologies="oil", blue="oil:1", bank=0)
    play(standing, "build religion")
    pay(standing, 1, NUMBER["bronze"], 3)
    assert all(any(standing.civ[first : first + CHANGES]) for first in (CHANGE, CIV_WIDTH + CHANGE))

    play(standing, "end")

    assert not any(any(standing.civ[first : first + CHANGES]) for first in (CHANGE, CIV_WIDTH + CHANGE))


@card("through_the_ages.economic-progress")
@rule("through_the_ages.stores.paying")
def test_in_economic_progress_food_is_not_given_up() -> None:
    """No seat is asked: most food is left, and corruption takes 2 of 7 resources."""
    standing = turn_up(threatened(), "economic-progress")

    assert (own(standing).food, own(standing).resources) == (1, 5)
