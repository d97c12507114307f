"""Fichas azules: food and resources lie as blue tokens on farms and mines; how they are gained and paid.

Whoever gains or pays leaves as few tokens as possible out of the bank, among equals the most valuable: it is never
worse, so it is not asked. A token spent may be changed for lower ones; what cannot be changed is overpaid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.civilization import BANK, BLUE, TECHNOLOGY, WIDTH
from aevum.games.through_the_ages.facts import BIT, FARM, LAB, MINE, WORKS_OF
from aevum.games.through_the_ages.figures import TOKEN

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

FARMS: Final = WORKS_OF[FARM][0]
MINES: Final = WORKS_OF[MINE][0]
_LABS: Final = WORKS_OF[LAB][0]
_LEVELS: Final = 4
_WORTH: Final = TOKEN[FARMS : FARMS + _LEVELS]
"""By level; farms and mines are alike, a lab's token is worth as much as a mine's of the level below."""
assert TOKEN[MINES : MINES + _LEVELS] == _WORTH
assert _WORTH[:3] == TOKEN[_LABS + 1 : _LABS + 4]


def food(table: Table, seat: int) -> int:
    """All food that is stored."""
    civ, first = table.civ, seat * WIDTH + BLUE + FARMS
    worth = _WORTH
    return civ[first] * worth[0] + civ[first + 1] * worth[1] + civ[first + 2] * worth[2] + civ[first + 3] * worth[3]


def resources(table: Table, seat: int) -> int:
    """All resources that are stored, those on labs too."""
    civ, first = table.civ, seat * WIDTH + BLUE + MINES
    worth = _WORTH
    labs = civ[first + 5] * worth[0] + civ[first + 6] * worth[1] + civ[first + 7] * worth[2]
    return labs + (
        civ[first] * worth[0] + civ[first + 1] * worth[1] + civ[first + 2] * worth[2] + civ[first + 3] * worth[3]
    )


def gain(table: Table, seat: int, works: int, amount: int) -> int:
    """So much food (`FARMS`) or resources (`MINES`) from the bank, the fewest tokens; what was really gained."""
    civ, base = table.civ, seat * WIDTH
    known, bank, gained = civ[base + TECHNOLOGY], civ[base + BANK], 0
    for level in range(_LEVELS - 1, -1, -1):
        tokens = min((amount - gained) // _WORTH[level], bank)
        if tokens and known & BIT[works + level]:
            civ[base + BLUE + works + level] += tokens
            bank -= tokens
            gained += tokens * _WORTH[level]
    civ[base + BANK] = bank
    return gained


def pay(table: Table, seat: int, works: int, amount: int) -> None:
    """So much food or resources, as far as there is any, goes back to the bank."""
    if amount > 0:
        kept, before = _kept(table, seat, works, amount)
        _lay(table, seat, works, kept)
        table.civ[seat * WIDTH + BANK] += before - sum(kept)


def bank_after(table: Table, seat: int, amount: int) -> int:
    """Tokens in the bank once so many resources are paid."""
    bank = table.civ[seat * WIDTH + BANK]
    if amount <= 0:
        return bank
    kept, before = _kept(table, seat, MINES, amount)
    return bank + before - sum(kept)


def _kept(table: Table, seat: int, works: int, amount: int) -> tuple[list[int], int]:
    """Tokens by level that are left after paying, and how many there were."""
    civ, base = table.civ, seat * WIDTH
    have = civ[base + BLUE + works : base + BLUE + works + _LEVELS]
    if works == MINES:
        for level in range(_LEVELS - 1):
            have[level] += civ[base + BLUE + _LABS + 1 + level]
    before = sum(have)
    left = max(0, sum(tokens * worth for tokens, worth in zip(have, _WORTH, strict=True)) - amount)
    while True:
        kept = _fewest(have, left, civ[base + TECHNOLOGY] >> works)
        if sum(kept) <= before + civ[base + BANK]:
            return kept, before
        left -= 1


def _fewest(have: list[int], left: int, known: int) -> list[int]:
    """The fewest tokens of this worth: kept as they lie, or change for a higher one that is spent."""
    kept = [0] * _LEVELS
    change = False
    for level in range(_LEVELS - 1, -1, -1):
        wanted = left // _WORTH[level]
        stay = wanted if change and known & BIT[level] else min(wanted, have[level])
        kept[level] = stay
        left -= stay * _WORTH[level]
        change = change or stay < have[level]
    return kept


def _lay(table: Table, seat: int, works: int, kept: list[int]) -> None:
    """Put down what is left; tokens on labs are spent before equal ones on mines, change goes onto mines."""
    civ, base = table.civ, seat * WIDTH + BLUE
    for level, tokens in enumerate(kept):
        place = base + works + level
        if works == MINES and level < _LEVELS - 1:
            lab = base + _LABS + 1 + level
            civ[lab] = min(civ[lab], max(0, tokens - civ[place]))
            tokens -= civ[lab]
        civ[place] = tokens


def lose_token(table: Table, seat: int) -> None:
    """A blue token goes to the box: from the bank, else the least valuable on a card, food before resources."""
    civ, base = table.civ, seat * WIDTH
    places = [base + BANK]
    for level in range(_LEVELS):
        places += [base + BLUE + FARMS + level, base + BLUE + MINES + level]
        if level < _LEVELS - 1:
            places.append(base + BLUE + _LABS + 1 + level)
    for place in places:
        if civ[place]:
            civ[place] -= 1
            table.blue_box += 1
            return


def gain_tokens(table: Table, seat: int, count: int) -> None:
    """Blue tokens from the box into the bank, or, below zero, back."""
    if count >= 0:
        table.civ[seat * WIDTH + BANK] += count
        table.blue_box -= count
    else:
        for _ in range(-count):
            lose_token(table, seat)
