"""Parser for lines of notation: `build market C3 from B2 from B4` names a move and the squares that pay for it."""

from __future__ import annotations

from collections import Counter

from aevum.games.tempus_imperium.moves import BOOK, FROM_FIRST
from aevum.games.tempus_imperium.rules.build import PAYMENT
from aevum.games.tempus_imperium.state import Sheet


def parse_line(sheet: Sheet, line: str) -> list[int]:
    """Return the moves that a line means in a state, in an order in which they can be made.

    A square named needlessly is ignored if it pays anyway; one that does not pay stays in the list, so that it is
    refused by its clause.
    """
    first, *named = BOOK.parse_line(line)
    if not named or sheet.check(first) is not None:
        return [first, *named]
    trial = sheet.copy()
    before = trial.left[:]
    moves = [first]
    trial.apply(first)
    while trial.step == PAYMENT.name and (answer := next((move for move in named if trial.check(move) is None), None)):
        named.remove(answer)
        moves.append(answer)
        trial.apply(answer)
    paid = Counter({square: was - now for square, (was, now) in enumerate(zip(before, trial.left, strict=True))})
    paid.subtract(move - FROM_FIRST for move in moves if move >= FROM_FIRST)
    return moves + [move for move in named if not _takes(paid, move - FROM_FIRST)]


def _takes(paid: Counter[int], square: int) -> bool:
    paid[square] -= 1
    return paid[square] >= 0
