"""View of a match: the whole sheet. Only future random numbers are hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from aevum.games.tempus_imperium.constants import (
    ACTIONS,
    DEAD_ENEMY,
    EMPTY,
    ENEMY,
    IS_BUILDING,
    KINDS,
    RESOURCE_KINDS,
    SECTIONS,
    SQUARES,
    TURNS_PER_ROUND,
)
from aevum.games.tempus_imperium.moves import FREE
from aevum.games.tempus_imperium.options import Options
from aevum.games.tempus_imperium.rules import LAW, score
from aevum.games.tempus_imperium.rules.raid import raiders
from aevum.games.tempus_imperium.rules.use import gold_from
from aevum.games.tempus_imperium.state import Sheet
from aevum.kernel.encoding_hints import DERIVED, ByKey, CountPerKind, OneOf
from aevum.kernel.game import OVER, View


@dataclass(frozen=True, slots=True)
class SheetView(View):
    """View of the sheet. `turn` counts from 1 to 10 in each round; `turns_done` is 0 to 50.

    `brings`: by square, the gold that using its building would bring; `raiders`: enemies that would raid now.
    `free_possible`: whether the free action of the turn is possible anywhere.
    """

    options: Options
    phase: str
    digits: tuple[int, ...]
    round: int
    turn: int
    turns_done: int
    free_action: Annotated[str | None, OneOf(ACTIONS)]
    gold: int
    squares: tuple[int, ...]
    left: tuple[int, ...]
    used: tuple[int, ...]
    roads: Annotated[tuple[int, ...], CountPerKind(len(SECTIONS))]
    brings: tuple[int, ...]
    raiders: Annotated[tuple[int, ...], CountPerKind(len(SQUARES))]
    owes: Annotated[dict[str, Any] | None, ByKey({"square": OneOf(SQUARES), "wood": None, "stone": None})]
    score: dict[str, int]
    free_possible: Annotated[bool, DERIVED]
    over: bool

    def to_json(self) -> dict[str, Any]:
        return {
            "game": "tempus-imperium",
            "digits": "".join(map(str, self.digits)),
            "round": self.round,
            "turn": self.turn,
            "free_action": self.free_action,
            "gold": self.gold,
            "squares": {
                SQUARES[place]: self._square(place) for place, kind in enumerate(self.squares) if kind != EMPTY
            },
            "roads": [SECTIONS[section] for section in self.roads],
            "used": [SQUARES[place] for place, used in enumerate(self.used) if used == self.round],
            "owes": self.owes,
            "score": self.score | {"total": self.total},
            "over": self.over,
        }

    @property
    def total(self) -> int:
        """Total of the score."""
        return sum(self.score.values())

    def _square(self, place: int) -> dict[str, Any]:
        kind = self.squares[place]
        if kind in RESOURCE_KINDS:
            return {"kind": KINDS[kind], "left": self.left[place]}
        if kind in (ENEMY, DEAD_ENEMY):
            return {"kind": KINDS[ENEMY], "alive": kind == ENEMY}
        if IS_BUILDING[kind]:
            return {"kind": KINDS[kind], "used": self.used[place]}
        return {"kind": KINDS[kind]}


def see(sheet: Sheet) -> SheetView:
    """Return the view of the only seat, which spectators see too."""
    over = sheet.actor == OVER
    return SheetView(
        options=sheet.options,
        phase=sheet.step,
        digits=sheet.digits,
        round=sheet.round,
        turn=TURNS_PER_ROUND if over else sheet.turn % TURNS_PER_ROUND + 1,
        turns_done=sheet.turn,
        free_action=None if over else ACTIONS[sheet.free_action],
        gold=sheet.gold,
        squares=tuple(sheet.squares),
        left=tuple(sheet.left),
        used=tuple(sheet.used),
        roads=tuple(sheet.roads),
        brings=_brings(sheet),
        raiders=tuple(raiders(sheet)),
        owes=_owes(sheet),
        score=score.lines(sheet),
        free_possible=not over and any(FREE[move] for move in sheet.legal()),
        over=over,
    )


def _brings(sheet: Sheet) -> tuple[int, ...]:
    brings = [0] * len(SQUARES)
    for place, kind in enumerate(sheet.squares):
        if IS_BUILDING[kind]:
            brings[place] = gold_from(sheet, place)
    return tuple(brings)


def _owes(sheet: Sheet) -> dict[str, Any] | None:
    pending = LAW.pending(sheet)
    if "site" not in pending:
        return None
    return {"square": SQUARES[pending["site"]], "wood": pending["wood"], "stone": pending["stone"]}
