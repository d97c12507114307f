"""The table of Through the Ages: what lies on it, and how it begins."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Self

from aevum.games.through_the_ages.civilization import SEEDED, SHOWN, WIDTH
from aevum.games.through_the_ages.facts import AGE, BIT, FIRST_BONUS, FIRST_EVENT, FIRST_PACT, FIRST_TACTIC, SEEDS
from aevum.games.through_the_ages.options import Options
from aevum.games.through_the_ages.rules import LAW, course, setup
from aevum.games.through_the_ages.state_fields import TableFields
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, Outcome
from aevum.kernel.rulebook import Clause

_LAST_AGE: Final = 3


class Table(TableFields):
    """The state of a match. Its fields are said in `fields.py`, what is pending by the steps of `rules`."""

    __slots__ = ()

    def set_up(self, options: Options, seats: int, chance: Chance) -> Self:
        """Before the first decision."""
        self.lay_out(seats)
        self.options = options
        setup.set_up(self, chance)
        return self

    def legal(self) -> list[int]:
        return LAW.legal(self)

    def check(self, move: int) -> Clause | None:
        return LAW.check(self, move)

    def apply(self, move: int) -> None:
        LAW.apply(self, move)

    def outcome(self) -> Outcome | None:
        return None if self.actor != OVER else course.outcome(self)

    # -- what a seat cannot know

    def resample(self, seat: int, chance: Chance) -> Self:
        """Hidden cards change places within their Age; events stay among events."""
        other = self.copy()
        _redraw_civil(other, chance)
        for age in range(_LAST_AGE + 1):
            _redraw_military(other, seat, age, chance)
        other.chance = chance.state
        return other


def _redraw_civil(table: Table, chance: Chance) -> None:
    """The order of the civil decks."""
    decks: list[tuple[int, ...]] = []
    for age, deck in enumerate(table.civil):
        laid = 0 if age > table.age else table.civil_at if age == table.age else len(deck)
        rest = sorted(deck[laid:])
        chance.shuffle(rest)
        decks.append((*deck[:laid], *rest))
    table.civil = tuple(decks)


def _redraw_military(table: Table, seat: int, age: int, chance: Chance) -> None:
    """All military cards of an Age whose faces this seat does not know; events and bonuses stay events."""
    others = [other for other in range(len(table.hands)) if other != seat]
    for_events: list[tuple[list[int], int]] = []
    seeded = table.civ[seat * WIDTH + SEEDED] if seat >= 0 else 0
    own = {card for place, card in enumerate(SEEDS) if seeded & BIT[place]}
    for pile in (table.current, table.future):
        _shuffle_age(pile, age, own, chance)
    kept = [piles[other] for piles in (table.private, table.dealt) for other in others]
    for pile in (table.current, table.future, table.covered, *kept):
        for_events += [(pile, place) for place, card in enumerate(pile) if AGE[card] == age and card not in own]
    deck = list(table.military[age])
    drawn = _drawn(table, age)
    for_any = [(deck, place) for place in range(drawn, len(deck))]
    for other in others:
        hand, shown = table.hands[other], table.civ[other * WIDTH + SHOWN]
        for_any += [
            (hand, place)
            for place, card in enumerate(hand)
            if AGE[card] == age and not (FIRST_PACT <= card < FIRST_TACTIC and shown & BIT[card - FIRST_PACT])
        ]
    for place, card in enumerate(table.used):
        if AGE[card] == age and not (seat >= 0 and table.used_seen[place] >> seat & 1):
            for_any.append((table.used, place))
    _deal(for_events, for_any, chance)
    table.military = (*table.military[:age], tuple(deck), *table.military[age + 1 :])
    for other in others:
        table.hands[other].sort()
    for pile in kept:
        pile.sort()


def _drawn(table: Table, age: int) -> int:
    """Cards of a military deck that are not in it any more."""
    running = max(1, table.age)
    if age == running:
        return table.military_at
    return 0 if age > running else len(table.military[age])


def _shuffle_age(pile: list[int], age: int, own: Collection[int], chance: Chance) -> None:
    """The cards of one Age change places within a pile; where the seat's own come to lie does not depend on others."""
    places = [place for place, card in enumerate(pile) if AGE[card] == age]
    cards = sorted((pile[place] for place in places), key=lambda card: (card not in own, card))
    chance.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        pile[place] = card


def _deal(for_events: list[tuple[list[int], int]], for_any: list[tuple[list[int], int]], chance: Chance) -> None:
    """Hidden cards anew: first events to where only events can lie, then the rest."""
    unknown = sorted(pile[place] for pile, place in (*for_events, *for_any))
    chance.shuffle(unknown)
    events = [card for card in unknown if FIRST_EVENT <= card < FIRST_BONUS][: len(for_events)]
    for card, (pile, place) in zip(events, for_events, strict=True):
        pile[place] = card
        unknown.remove(card)
    for card, (pile, place) in zip(unknown, for_any, strict=True):
        pile[place] = card
