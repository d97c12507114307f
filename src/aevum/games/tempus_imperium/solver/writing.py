"""Writing: from the acts of a plan to the moves of the engine, played by the engine."""

from __future__ import annotations

from collections.abc import Sequence

from aevum.games.tempus_imperium.moves import FROM_FIRST, PAID, PASS
from aevum.games.tempus_imperium.solver.model import KIND_OF_ACT
from aevum.games.tempus_imperium.state import Sheet
from aevum.kernel.solving import Plan


def written(start: Sheet, acts: Sequence[int]) -> Plan:
    """The acts as moves, and the points the engine counts for them; an act that is not legal is a pass."""
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
    """Free of charge in its own turn, else for gold."""
    if act == PASS:
        return PASS
    move = act if KIND_OF_ACT[act] == sheet.free_action else act + PAID
    return move if sheet.check(move) is None else PASS


def _least_left(sheet: Sheet) -> int:
    """The payment the model expects."""
    return min(sheet.legal(), key=lambda move: (sheet.left[move - FROM_FIRST], move))
