"""Rulebook chapter Fichas azules: food and resources as blue tokens on farms and mines, gained and paid.

A gain or a payment leaves as few tokens as possible out of the bank, among equals the most valuable. A token spent may
be changed for lower ones; what cannot be changed is overpaid. Making change is optional, so the change of a payment can
stay in the bank, which overpays: until the turn ends it is known which tokens are change, and they go back as soon as
that serves better (a stage of a wonder needs a token, a gain finds the bank empty, corruption threatens).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import BIT, CHANGES, FARM, LAB, MINE, WORKS_OF
from aevum.games.through_the_ages.rule_values import TOKEN
from aevum.games.through_the_ages.state_fields import BANK, BLUE, CHANGE, CIV_WIDTH, TECHNOLOGY

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

FARMS: Final = WORKS_OF[FARM][0]
MINES: Final = WORKS_OF[MINE][0]
_LABS: Final = WORKS_OF[LAB][0]
_LEVELS: Final = 4
_WORTH: Final = TOKEN[FARMS : FARMS + _LEVELS]
"""Value of a token by level; equal for farms and mines, a lab's token has the value of a mine's one level lower."""
_CHANGED: Final = _LEVELS - 1
"""Number of levels on which change can lie."""
_MOST_CHANGE: Final = _WORTH[-1] - 1
"""Maximum number of tokens that change for one payment takes from the bank."""
assert TOKEN[MINES : MINES + _LEVELS] == _WORTH
assert _WORTH[:3] == TOKEN[_LABS + 1 : _LABS + 4]


def food(table: Table, seat: int) -> int:
    """Return all stored food."""
    civ, first = table.civ, seat * CIV_WIDTH + BLUE + FARMS
    worth = _WORTH
    return civ[first] * worth[0] + civ[first + 1] * worth[1] + civ[first + 2] * worth[2] + civ[first + 3] * worth[3]


def resources(table: Table, seat: int) -> int:
    """Return all stored resources, those on labs included."""
    civ, first = table.civ, seat * CIV_WIDTH + BLUE + MINES
    worth = _WORTH
    labs = civ[first + 5] * worth[0] + civ[first + 6] * worth[1] + civ[first + 7] * worth[2]
    return labs + (
        civ[first] * worth[0] + civ[first + 1] * worth[1] + civ[first + 2] * worth[2] + civ[first + 3] * worth[3]
    )


def gain(table: Table, seat: int, works: int, amount: int) -> int:
    """Lay food (`FARMS`) or resources (`MINES`) in the fewest tokens from the bank, and return the amount gained."""
    civ, base = table.civ, seat * CIV_WIDTH
    known, bank, gained = civ[base + TECHNOLOGY], civ[base + BANK], 0
    for level in range(_LEVELS - 1, -1, -1):
        tokens = min((amount - gained) // _WORTH[level], bank)
        if tokens and known & BIT[works + level]:
            civ[base + BLUE + works + level] += tokens
            bank -= tokens
            gained += tokens * _WORTH[level]
    civ[base + BANK] = bank
    return gained if bank or gained == amount else gained + _gain_for_change(table, seat, works, amount - gained)


def _gain_for_change(table: Table, seat: int, works: int, amount: int) -> int:
    """Return what is gained with an empty bank, by laying change of the same kind on higher levels instead."""
    civ, base, gained = table.civ, seat * CIV_WIDTH, 0
    for level in range(_CHANGED):
        while change_on(table, seat, works, level):
            higher = [
                other
                for other in range(level + 1, _LEVELS)
                if civ[base + TECHNOLOGY] & BIT[works + other] and _WORTH[other] <= amount - gained
            ]
            if not higher:
                break
            leave_change(table, seat, works, 1)
            civ[base + BANK] -= 1
            civ[base + BLUE + works + higher[-1]] += 1
            gained += _WORTH[higher[-1]] - _WORTH[level]
            amount -= _WORTH[level]
    return gained


def pay(table: Table, seat: int, works: int, amount: int) -> None:
    """Pay an amount of food or resources, as far as there is any; the tokens go back to the bank."""
    if amount > 0:
        have, remaining = _remaining(table, seat, works, amount)
        _lay(table, seat, works, remaining)
        table.civ[seat * CIV_WIDTH + BANK] += sum(have) - sum(remaining)
        _note_change(table, seat, works, have, remaining)


def has_room(table: Table, seat: int, amount: int, tokens: int) -> bool:
    """Whether the bank has at least `tokens` tokens once `amount` resources are paid, if change stays there."""
    civ, base = table.civ, seat * CIV_WIDTH
    if civ[base + BANK] >= tokens + _MOST_CHANGE:
        return True
    before = civ[base : base + CIV_WIDTH]
    pay(table, seat, MINES, amount)
    room = civ[base + BANK] + all_change(table, seat, MINES) + all_change(table, seat, FARMS)
    civ[base : base + CIV_WIDTH] = before
    return room >= tokens


# -- change


def _place_of_change(works: int, level: int) -> int:
    return CHANGE + level + (_CHANGED if works == MINES else 0)


def _note_change(table: Table, seat: int, works: int, have: list[int], remaining: list[int]) -> None:
    """Record which of the remaining tokens are change, and forget those that were spent."""
    civ, base = table.civ, seat * CIV_WIDTH
    first, lying = base + _place_of_change(works, 0), base + BLUE + works
    for level in range(_CHANGED):
        if civ[first + level] or remaining[level] > have[level]:
            civ[first + level] = min(civ[first + level] + max(0, remaining[level] - have[level]), civ[lying + level])


def forget_change(table: Table, seat: int) -> None:
    """Treat change like any other token, because a new turn begins."""
    first = seat * CIV_WIDTH + CHANGE
    table.civ[first : first + CHANGES] = [0] * CHANGES


def change_on(table: Table, seat: int, works: int, level: int) -> int:
    """Return the tokens of a level that are change for a payment of this turn."""
    civ, base = table.civ, seat * CIV_WIDTH
    return min(civ[base + _place_of_change(works, level)], civ[base + BLUE + works + level])


def all_change(table: Table, seat: int, works: int) -> int:
    """Return the tokens on farms, or on mines, that are change for a payment of this turn."""
    return sum(change_on(table, seat, works, level) for level in range(_CHANGED))


def leave_change(table: Table, seat: int, works: int, tokens: int) -> int:
    """Put up to this number of tokens of change back into the bank, the least valuable first; return their number."""
    if not tokens:
        return 0
    civ, base, left = table.civ, seat * CIV_WIDTH, 0
    for level in range(_CHANGED):
        moved = min(tokens - left, change_on(table, seat, works, level))
        civ[base + _place_of_change(works, level)] -= moved
        civ[base + BLUE + works + level] -= moved
        civ[base + BANK] += moved
        left += moved
    return left


def make_room(table: Table, seat: int, tokens: int) -> int:
    """Leave change in the bank until it holds this number of tokens, and return how many were left.

    The least valuable change goes first, resources before food.
    """
    civ, bank, before = table.civ, seat * CIV_WIDTH + BANK, table.civ[seat * CIV_WIDTH + BANK]
    if before >= tokens:
        return 0
    for level in range(_CHANGED):
        for works in (MINES, FARMS):
            leave_change(table, seat, works, min(max(0, tokens - civ[bank]), change_on(table, seat, works, level)))
    return civ[bank] - before


def _remaining(table: Table, seat: int, works: int, amount: int) -> tuple[list[int], list[int]]:
    """Return the tokens by level before paying, and those that remain after it."""
    civ, base = table.civ, seat * CIV_WIDTH
    have = civ[base + BLUE + works : base + BLUE + works + _LEVELS]
    if works == MINES:
        for level in range(_LEVELS - 1):
            have[level] += civ[base + BLUE + _LABS + 1 + level]
    before = sum(have)
    left = max(0, sum(tokens * worth for tokens, worth in zip(have, _WORTH, strict=True)) - amount)
    while True:
        remaining = _fewest(have, left, civ[base + TECHNOLOGY] >> works)
        if sum(remaining) <= before + civ[base + BANK]:
            return have, remaining
        left -= 1


def _fewest(have: list[int], left: int, known: int) -> list[int]:
    """Return the fewest tokens of this value: remaining as they lie, or change for a higher one that is spent."""
    remaining = [0] * _LEVELS
    change = False
    for level in range(_LEVELS - 1, -1, -1):
        wanted = left // _WORTH[level]
        stay = wanted if change and known & BIT[level] else min(wanted, have[level])
        remaining[level] = stay
        left -= stay * _WORTH[level]
        change = change or stay < have[level]
    return remaining


def _lay(table: Table, seat: int, works: int, remaining: list[int]) -> None:
    """Lay the remaining tokens; those on labs are spent before equal ones on mines, change goes onto mines."""
    civ, base = table.civ, seat * CIV_WIDTH + BLUE
    for level, tokens in enumerate(remaining):
        place = base + works + level
        if works == MINES and level < _LEVELS - 1:
            lab = base + _LABS + 1 + level
            civ[lab] = min(civ[lab], max(0, tokens - civ[place]))
            tokens -= civ[lab]
        civ[place] = tokens


def lose_token(table: Table, seat: int) -> None:
    """Put a blue token into the box: from the bank, else the least valuable on a card, food before resources."""
    civ, base = table.civ, seat * CIV_WIDTH
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
    """Move blue tokens from the box into the bank; a negative number moves them back."""
    if count >= 0:
        table.civ[seat * CIV_WIDTH + BANK] += count
        table.blue_box -= count
    else:
        for _ in range(-count):
            lose_token(table, seat)
