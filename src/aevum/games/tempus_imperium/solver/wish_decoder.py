"""Decoder from wish lists to plans, for simulated annealing with an indirect encoding.

A plan of fifty acts breaks when one of them moves: an act that was free must be paid for, one that was paid for lacks
its gold. A wish list does not. In each turn the decoder takes the first wish of the digit's own action that is legal;
if there is none, the first one that is legal and worth its gold. So every list becomes a sound plan, and the search
only decides which wishes there are and which are more urgent.
"""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.constants import ACTIONS, BUILD, TURNS, TURNS_PER_ROUND, USE
from aevum.games.tempus_imperium.moves import GRID_SIZE, PASS
from aevum.games.tempus_imperium.solver.bitboard import (
    ACTS,
    BIT,
    BUILD_AT,
    CASTLE_GOLD,
    DIG_AT,
    FARM_GOLD,
    FORT_AT,
    FORT_GOLD,
    KIND_OF_ACT,
    MARKET_GOLD,
    PRICE,
    USE_AT,
    Model,
)
from aevum.games.tempus_imperium.solver.road_length import total

INCOME: Final = ACTS
"""Wish to use the building that brings most gold."""
DESTROY_AT: Final = ACTS + 1
"""First of the wishes that any fort destroys the enemy on a square; + square."""
KIND_OF_WISH: Final = (*KIND_OF_ACT, *[USE] * (1 + GRID_SIZE))
ANYWHERE: Final = (1 << (GRID_SIZE + 1)) - 1
NOWHERE: Final = 1 << GRID_SIZE
"""Bit that stands for the square of a wish that needs none."""
SPOT: Final = tuple(
    BIT[wish - DIG_AT]
    if DIG_AT <= wish < BUILD_AT
    else BIT[(wish - BUILD_AT) % GRID_SIZE]
    if BUILD_AT <= wish < USE_AT
    else NOWHERE
    for wish in range(DESTROY_AT + GRID_SIZE)
)
"""By wish, the square that must be empty for it, as a bitboard."""


class WishDecoder:
    """Decoder that plays one sheet again and again; `acts` and `model` show the result of the last list."""

    __slots__ = ("acts", "model", "start")

    def __init__(self, model: Model) -> None:
        self.model = model
        self.start = model.saved()
        self.acts: list[int] = []

    def carry_out(self, wishes: list[int]) -> int:
        """Play a wish list from the start and return its points."""
        model = self.model
        model.restore(self.start)
        places: list[list[int]] = [[] for _ in ACTIONS]
        for place, wish in enumerate(wishes):
            places[KIND_OF_WISH[wish]].append(place)
        left = list(range(len(wishes)))
        acts: list[int] = []
        for turn in range(TURNS):
            free = model.free[turn % TURNS_PER_ROUND]
            act = self._free_of_charge(wishes, places[free], left, free)
            if act == PASS and model.gold >= PRICE:
                act = self._paid_for(wishes, places, left, free)
            acts.append(act)
            if turn % TURNS_PER_ROUND == TURNS_PER_ROUND - 1:
                model.end_round()
        self.acts = acts
        return total(model)

    def _free_of_charge(self, wishes: list[int], places: list[int], left: list[int], free: int) -> int:
        """Carry out the first legal wish among these places, remove it and return its act, else a pass.

        `left` holds the places of all wishes that wait, of this action and others.
        """
        model = self.model
        sites = self._sites() if free == BUILD else ANYWHERE
        for number, place in enumerate(places):
            wish = wishes[place]
            spot = SPOT[wish]
            if not spot & sites or spot & model.filled:
                continue
            act = self._fulfil(wish, free, 1)
            if act != PASS:
                del places[number]
                left.remove(place)
                return act
        return PASS

    def _sites(self) -> int:
        """Return the squares on a road with resources left, as a bitboard."""
        model = self.model
        sites = 0
        for _, touched in model.networks:
            if touched & model.stock1:
                sites |= touched
        return sites

    def _paid_for(self, wishes: list[int], places: list[list[int]], left: list[int], free: int) -> int:
        """Carry out the first legal wish of another action that is worth its gold, and remove it.

        Returns its act, else a pass.
        """
        model = self.model
        model.gold -= PRICE
        sites = self._sites()
        for place in left:
            wish = wishes[place]
            kind = KIND_OF_WISH[wish]
            if kind == free:
                continue
            spot = SPOT[wish]
            if spot & model.filled or (kind == BUILD and not spot & sites):
                continue
            act = self._fulfil(wish, kind, PRICE + 1)
            if act != PASS:
                places[kind].remove(place)
                left.remove(place)
                return act
        model.gold += PRICE
        return PASS

    def _fulfil(self, wish: int, kind: int, least: int) -> int:
        """Carry out the act that fulfils a wish and return it.

        A pass if it is illegal, or for income if no building brings at least `least` gold.
        """
        if wish < ACTS:
            return wish if self.model.carry_out(wish, kind) else PASS
        if wish == INCOME:
            return self._income(least)
        return self._destroy(wish - DESTROY_AT)

    def _income(self, least: int) -> int:
        model = self.model
        most, chosen = least - 1, 0
        counted = model.markets | model.forts
        waiting = model.castles & ~model.used
        while waiting:
            bit = waiting & -waiting
            waiting ^= bit
            gold = CASTLE_GOLD * (model.reach(bit) & counted).bit_count()
            if gold > most:
                most, chosen = gold, bit
        waiting = model.markets & ~model.used
        while waiting:
            bit = waiting & -waiting
            waiting ^= bit
            gold = MARKET_GOLD * (model.reach(bit) & model.farms).bit_count()
            if gold > most:
                most, chosen = gold, bit
        if most < FARM_GOLD:
            waiting = model.farms & ~model.used
            most, chosen = FARM_GOLD, waiting & -waiting
        if not chosen:
            return PASS
        model.gold += most
        model.used |= chosen
        return USE_AT + chosen.bit_length() - 1

    def _destroy(self, square: int) -> int:
        model = self.model
        enemy = BIT[square]
        waiting = model.forts & ~model.used if model.enemies & enemy else 0
        while waiting:
            bit = waiting & -waiting
            waiting ^= bit
            if model.reach(bit) & enemy:
                model.enemies ^= enemy
                model.used |= bit
                model.gold += FORT_GOLD
                return FORT_AT + (bit.bit_length() - 1) * GRID_SIZE + square
        return PASS
