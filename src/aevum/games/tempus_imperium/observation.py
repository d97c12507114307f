"""Observations, written straight from the state: the numbers of `view.see`, in the order of its fields."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.constants import ACTIONS, IS_BUILDING, SECTIONS, SQUARES, TURNS_PER_ROUND
from aevum.games.tempus_imperium.rules import LAW, score
from aevum.games.tempus_imperium.rules.raid import raiders
from aevum.games.tempus_imperium.rules.use import gold_from
from aevum.games.tempus_imperium.state import Sheet
from aevum.kernel.game import OVER, STEP
from aevum.kernel.observation_row import ObservationRow

_PHASES: Final = 1 + len(LAW.steps)
_SQUARES: Final = len(SQUARES)


def write(sheet: Sheet, seat: int, row: ObservationRow) -> None:
    """Write the whole sheet, which is public."""
    over = sheet.actor == OVER
    row.one_of(0 if over else 1 + sheet.frames[STEP], _PHASES)
    row.put_all(sheet.digits)
    row.put(sheet.round)
    row.put(TURNS_PER_ROUND if over else sheet.turn % TURNS_PER_ROUND + 1)
    row.put(sheet.turn)
    if over:
        row.skip(1 + len(ACTIONS))
    else:
        row.put(1)
        row.one_of(sheet.free_action, len(ACTIONS))
    row.put(sheet.gold)
    row.put_all(sheet.squares)
    row.put_all(sheet.left)
    row.put_all(sheet.used)
    row.count_kinds(len(SECTIONS), sheet.roads)
    row.put_all([gold_from(sheet, place) if IS_BUILDING[kind] else 0 for place, kind in enumerate(sheet.squares)])
    row.count_kinds(_SQUARES, raiders(sheet))
    _write_debt(sheet, row)
    lines = score.lines(sheet)
    row.put_all([lines[name] for name in sorted(lines)])
    row.put(over)


def _write_debt(sheet: Sheet, row: ObservationRow) -> None:
    pending = LAW.pending(sheet)
    if "site" not in pending:
        row.skip(1 + _SQUARES + 2)
        return
    row.put(1)
    row.one_of(pending["site"], _SQUARES)
    row.put(pending["wood"])
    row.put(pending["stone"])
