"""Conversion of the acts of a plan into moves, replayed by the rules."""

from __future__ import annotations

from collections.abc import Sequence

from aevum.games.tempus_imperium.moves import FROM_FIRST, PAID, PASS
from aevum.games.tempus_imperium.solver.bitboard import KIND_OF_ACT
from aevum.games.tempus_imperium.state import Sheet
from aevum.kernel.ai.solver import Plan


def written(start: Sheet, acts: Sequence[int]) -> Plan:
    """Return the acts as moves with the points that the rules count for them; an illegal act becomes a pass."""
    sheet = start.copy()
    moves: list[int] = []
    for act in acts:
        _play(sheet, _move(sheet, act), moves)
        while sheet.frames and sheet.step == "payment":
            _play(sheet, _least_left(sheet), moves)
    outcome = sheet.outcome()
    assert outcome is not None, "a plan has an act for every turn"
    return Plan(int(outcome.totals[0]), tuple(moves))


def _play(sheet: Sheet, move: int, moves: list[int]) -> None:
    sheet.apply(move)
    moves.append(move)


def _move(sheet: Sheet, act: int) -> int:
    """Return the move of an act: free in the turn of its action, else paid; a pass if that is illegal."""
    if act == PASS:
        return PASS
    move = act if KIND_OF_ACT[act] == sheet.free_action else act + PAID
    return move if sheet.check(move) is None else PASS


def _least_left(sheet: Sheet) -> int:
    """Return the payment that the bitboard model expects: from the square with least left."""
    return min(sheet.legal(), key=lambda move: (sheet.left[move - FROM_FIRST], move))
