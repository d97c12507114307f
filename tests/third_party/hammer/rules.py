"""The rules and the state they act on: a turn, on it the bids of one seat after another, on these a rumour."""

from pathlib import Path
from typing import Any, Self

from aevum.kernel.cards import Family
from aevum.kernel.chance import Chance, redeal
from aevum.kernel.game import SEAT, Outcome
from aevum.kernel.moves import Domain, MoveBook, Verb
from aevum.kernel.rulebook import Clause, Rulebook
from aevum.kernel.steps import Law, always, pop, push
from aevum.kernel.words import Argument, Name
from hammer.fields import LOTS
from hammer.state_fields import HouseFields

RULEBOOK = Rulebook.load(Path(__file__).with_name("rulebook"))
CALL, SOLD, PRICES, IN_HAND, RUMOURED, END = map(
    RULEBOOK.clause, ("call", "sold", "price", "in_hand", "rumoured", "end")
)
TRICKS = Family(Path(__file__).with_name("cards") / "tricks.toml", words=("worth", "coins"), moments=("played",))
BOOK = MoveBook(
    [
        Verb("call", Domain("lot", [*LOTS]), public=True),
        Verb("bid", public=True),
        Verb("pass", public=True),
        Verb("play", Domain("trick", TRICKS.ids), public=True),
    ]
)
LAW: "Law[House]" = Law(BOOK, over=END)
LOT, PRICE, LEADER = range(2, 5)
"""Indices in the frame of the turn, which lies at the bottom and can be read whatever lies above it."""


class House(HouseFields):
    __slots__ = ()

    def set_up(self, seats: int, chance: Chance) -> Self:
        """Deal three tricks to each seat from three copies of each trick."""
        self.lay_out(seats)
        self.deck += [*range(len(TRICKS))] * 3
        chance.shuffle(self.deck)
        self.hands = [[self.deck.pop() for _ in range(3)] for _ in range(seats)]
        self.chance = chance.state
        push(self, TURN, 0)
        return self

    def law(self) -> Law[Any]:
        return LAW

    def outcome(self) -> Outcome | None:
        bought = [sum(w for o, w in zip(self.owner, self.worth, strict=True) if o == s) for s in range(len(self.coins))]
        lines = tuple({"lots": worth, "coins": coins} for worth, coins in zip(bought, self.coins, strict=True))
        return None if self.frames else Outcome.counted(lines, "end-all-sold")

    def resample(self, seat: int, chance: Chance) -> Self:
        other = self.copy()
        redeal([other.deck, *(hand for owner, hand in enumerate(other.hands) if owner != seat)], (), chance)
        other.chance = chance.state
        return other


def tell(house: House, message: str, clause: Clause, **arguments: Argument) -> None:
    if house.log is not None:
        house.log.add(message, clause, seat=house.actor + 1, **arguments)


def _call(house: House, lot: int) -> None:
    """Make the caller lead; then each seat may bid once, the caller last."""
    caller, seats = house.actor, len(house.coins)
    house.frames[LOT : LEADER + 1] = lot, 0, caller
    tell(house, "event-call", CALL, lot=Name(f"lot-{[*LOTS][lot]}"))
    for step in range(seats, 0, -1):
        push(house, BID, (caller + step) % seats)


def _sell(house: House) -> None:
    """Sell the lot to the leader when all have bid; the next seat calls."""
    lot, price, leader = house.frames[LOT : LEADER + 1]
    house.owner[lot] = leader
    house.coins[leader] -= price
    tell(house, "event-sold", SOLD, lot=Name(f"lot-{[*LOTS][lot]}"), buyer=leader + 1, price=price)
    house.frames[SEAT] = (house.actor + 1) % len(house.coins)
    if -1 not in house.owner:
        pop(house)


def lead(house: House, price: int) -> None:
    """Make the seat that decides lead at this price; the next one bids."""
    house.frames[PRICE : LEADER + 1] = price, house.actor
    tell(house, "event-lead", PRICES, price=price)
    LAW.finish(house)


def _pass(house: House, _: int) -> None:
    tell(house, "event-pass", PRICES)
    LAW.finish(house)


def _why_not_play(house: House, trick: int) -> Clause | None:
    return None if trick in house.hands[house.actor] else IN_HAND


def _play(house: House, trick: int) -> None:
    lot, odd = house.frames[LOT], TRICKS.acting("played")[trick]
    _discard(house, trick, RULEBOOK.clause(f"card.{TRICKS.ids[trick]}"))
    house.worth[lot] = max(0, house.worth[lot] + TRICKS.effects("worth")[trick])
    house.coins[house.actor] += TRICKS.effects("coins")[trick]
    if odd:
        odd(house)


def _discard(house: House, trick: int, clause: Clause) -> None:
    """Show a trick. Its seat knew it: `revealed` grows, so there is no free undo, but `learned` does not."""
    house.hands[house.actor].remove(trick)
    house.discards.append(trick)
    house.revealed += 1
    tell(house, "event-trick", clause, trick=Name(f"trick-{TRICKS.ids[trick]}"))


def _show(house: House, trick: int) -> None:
    _discard(house, trick, RUMOURED)
    pop(house)


def _give_way(house: House, _: int) -> None:
    pop(house)
    lead(house, 0)


TURN = LAW.step("turn", CALL, fields=("lot", "price", "leader"), resume=_sell)
TURN.answer("call", why_not=lambda house, lot: None if house.owner[lot] < 0 else SOLD, apply=_call)
BID = LAW.step("bid", PRICES, passed_by=("pass",))
BID.answer(
    "bid",
    why_not=lambda house, _: None if house.coins[house.actor] > house.frames[PRICE] else PRICES,
    apply=lambda house, _: lead(house, house.frames[PRICE] + 1),
)
BID.answer("pass", why_not=always, apply=_pass)
BID.answer("play", why_not=_why_not_play, apply=_play)
RUMOUR = LAW.step("rumour", RUMOURED)
RUMOUR.answer("play", why_not=_why_not_play, apply=_show)
RUMOUR.answer("pass", why_not=always, apply=_give_way)
