"""State of a match of Clash of Cultures: set-up, outcome, and redrawing what a seat cannot know."""

from __future__ import annotations

from typing import Any, Self

from aevum.games.clash_of_cultures.cards.action_hands import GIVE_UP, RETURN_ACTION, RETURN_OBJECTIVE
from aevum.games.clash_of_cultures.options import Options
from aevum.games.clash_of_cultures.rules import LAW, scoring, setup, trade
from aevum.games.clash_of_cultures.rules.discovery import DISCOVER
from aevum.games.clash_of_cultures.state_fields import TableFields
from aevum.kernel.chance import Chance
from aevum.kernel.game import FRAME, OVER, SEAT, Outcome
from aevum.kernel.steps import FIRST, SECOND, Law


class Table(TableFields):
    """State of a match; `fields.py` lists its fields, the steps of `rules` what can be pending."""

    __slots__ = ()

    def set_up(self, options: Options, seats: int, chance: Chance) -> Self:
        """Set up the state before the first decision."""
        self.lay_out(seats)
        self.options = options
        setup.set_up(self, chance)
        LAW.settle(self)
        return self

    def law(self) -> Law[Any]:
        return LAW

    def outcome(self) -> Outcome | None:
        return None if self.actor != OVER else scoring.outcome(self)

    # -- determinization: redrawing what a seat cannot know

    def resample(self, seat: int, chance: Chance) -> Self:
        """Return a determinization for a seat.

        Hands of others, the four decks and the regions face down are drawn anew; what the seat has seen stays.
        """
        other = self.copy()
        _redraw_actions(other, seat, chance)
        _redraw_objectives(other, seat, chance)
        for deck in (other.event_deck, other.wonder_deck):
            _shuffle(deck, chance)
        _redraw_regions(other, chance)
        _redraw_deal(other, seat, chance)
        _redraw_choice(other, seat, chance)
        other.chance = chance.state
        return other

    def redraw_unknown(self, chance: Chance) -> Self:
        """Return a copy with the four decks in another order and other regions face down; hands stay."""
        other = self.copy()
        for deck in (other.action_deck, other.objective_deck, other.event_deck, other.wonder_deck):
            _shuffle(deck, chance)
        _redraw_regions(other, chance)
        other.chance = chance.state
        return other


def being_discovered(table: Table) -> int:
    """Return the slot whose region has been turned up and does not lie yet; -1 = none."""
    frames = table.frames
    for start in range(0, len(frames), FRAME):
        if frames[start] == DISCOVER.id and table.faces[frames[start + 2]] < 0 and frames[start + 7]:
            return frames[start + 2]
    return -1


def hex_entered(table: Table) -> int:
    """Return the hex by which land units enter the region that is being laid; -1 = none."""
    frames = table.frames
    for start in range(0, len(frames), FRAME):
        if frames[start] == DISCOVER.id and table.faces[frames[start + 2]] < 0 and frames[start + 7]:
            return frames[start + 3]
    return -1


def _deal(piles: list[list[int]], seen: list[int], seat: int, deck: list[int], chance: Chance) -> None:
    """Redraw the cards of other hands and of the deck, except for those the seat has seen.

    The seat does not know what others have seen of cards that are not its own, so all of that is cleared.
    """
    places: list[tuple[list[int], int]] = []
    for other, pile in enumerate(piles):
        if other != seat:
            places += [(pile, place) for place, card in enumerate(pile) if not _knows(seen[card], seat)]
    in_deck = [card for card in deck if _knows(seen[card], seat)]
    rest = [card for card in deck if card not in in_deck]
    unknown = sorted(rest + [pile[place] for pile, place in places])
    own = piles[seat] if seat >= 0 else []
    seen[:] = [mask if card in own else _own_bit(mask, seat) for card, mask in enumerate(seen)]
    chance.shuffle(unknown)
    for pile, place in places:
        pile[place] = unknown.pop()
    deck[:] = sorted((*in_deck, *unknown))
    chance.shuffle(deck)
    for pile in piles:
        pile.sort()


def _shuffle(deck: list[int], chance: Chance) -> None:
    """Shuffle a deck so that the order in which it lay leaves no trace."""
    deck.sort()
    chance.shuffle(deck)


def _own_bit(seen: int, seat: int) -> int:
    return seen & 1 << seat if seat >= 0 else 0


def _knows(seen: int, seat: int) -> bool:
    return bool(_own_bit(seen, seat))


def _redraw_actions(table: Table, seat: int, chance: Chance) -> None:
    _deal(table.hands, table.action_seen, seat, table.action_deck, chance)


def _redraw_objectives(table: Table, seat: int, chance: Chance) -> None:
    """Redraw objective cards; New Plans are known to the seat that drew them, for others they are part of the deck."""
    drawn = len(table.plans) if table.plans and table.frames[SEAT] != seat else 0
    if drawn:
        table.objective_deck += table.plans
    _deal(table.goals, table.objective_seen, seat, table.objective_deck, chance)
    if drawn:
        table.plans = sorted(table.objective_deck.pop() for _ in range(drawn))


def _redraw_regions(table: Table, chance: Chance) -> None:
    """Redraw the regions face down, in the slots and in the box."""
    known = being_discovered(table)
    hidden = [
        place
        for place in range(len(table.regions))
        if place != known and (place >= len(table.faces) or table.faces[place] < 0)
    ]
    regions = list(table.regions)
    drawn = sorted(regions[place] for place in hidden)
    chance.shuffle(drawn)
    for place, region in zip(hidden, drawn, strict=True):
        regions[place] = region
    table.regions = tuple(regions)


def _redraw_deal(table: Table, seat: int, chance: Chance) -> None:
    """Redraw a trade of other seats: an offer being composed is unknown, of a proposed one the cards are."""
    if not table.deal:
        return
    composing = LAW.now(table) is trade.COMPOSE
    parties = (table.frames[SEAT],) if composing else (table.frames[SEAT], table.frames[SEAT + 1])
    if seat in parties:
        return
    if composing:
        table.deal = [0] * len(table.deal)
        table.deal_cards = [[], []]
        return
    giver = table.frames[SEAT + 1]
    for cards, pile in zip(table.deal_cards, (table.hands[giver], table.goals[giver]), strict=True):
        among = list(pile)
        chance.shuffle(among)
        cards[:] = sorted(among[: len(cards)])


def _redraw_choice(table: Table, seat: int, chance: Chance) -> None:
    """Redraw a card that is known to one other seat alone: to be taken by Spy, or just kept by New Plans."""
    frames = table.frames
    if not frames or frames[SEAT] == seat:
        return
    step = LAW.now(table)
    if step is GIVE_UP:
        frames[FIRST] = chance.pick(table.goals[frames[SEAT]])
    elif step in (RETURN_ACTION, RETURN_OBJECTIVE):
        piles = table.hands if step is RETURN_ACTION else table.goals
        frames[SECOND] = chance.pick(piles[frames[FIRST]])
