"""Content of the paper sheet for drawings, filled in or blank."""

from __future__ import annotations

from dataclasses import dataclass

from aevum.games.tempus_imperium.constants import EMPTY, ENEMY, PRINTED_ENEMIES, SQUARE_AT, SQUARES, START_GOLD
from aevum.games.tempus_imperium.options import DIGITS, Options, minute_of
from aevum.games.tempus_imperium.rules import road
from aevum.games.tempus_imperium.rules.build import gold_costs
from aevum.games.tempus_imperium.view import SheetView


@dataclass(frozen=True, slots=True)
class Paper:
    """Everything written and drawn on the sheet.

    `digits` and `points` are empty on a blank sheet; `turn` is 0 when no turn is due. `free_sections`: those where a
    road may still be drawn; `site`: the square whose new building is still to be paid for, -1 if there is none.
    """

    digits: tuple[int, ...]
    date: str
    gold: int
    gold_costs: tuple[int, ...]
    squares: tuple[int, ...]
    left: tuple[int, ...]
    used: tuple[int, ...]
    roads: tuple[int, ...]
    free_sections: tuple[int, ...]
    site: int
    round: int
    turn: int
    turns_done: int
    points: dict[str, int]
    total: int | None
    over: bool

    @property
    def blank(self) -> bool:
        """Whether nothing has been written on the sheet."""
        return not self.digits


def written(view: SheetView) -> Paper:
    """Return the sheet as the player has filled it in."""
    return Paper(
        digits=view.digits,
        date=date_of(view.digits),
        gold=view.gold,
        gold_costs=gold_costs(view.options),
        squares=view.squares,
        left=view.left,
        used=view.used,
        roads=view.roads,
        free_sections=_free_sections(view),
        site=SQUARE_AT[view.owes["square"]] if view.owes else -1,
        round=view.round,
        turn=0 if view.over else view.turn,
        turns_done=view.turns_done,
        points=view.score,
        total=view.total,
        over=view.over,
    )


def blank() -> Paper:
    """Return the sheet as it comes from the printer."""
    nothing = (0,) * len(SQUARES)
    return Paper(
        digits=(),
        date="",
        gold=START_GOLD,
        gold_costs=gold_costs(Options()),
        squares=tuple(ENEMY if square in PRINTED_ENEMIES else EMPTY for square in range(len(SQUARES))),
        left=nothing,
        used=nothing,
        roads=(),
        free_sections=(),
        site=-1,
        round=0,
        turn=0,
        turns_done=0,
        points={},
        total=None,
        over=False,
    )


def _free_sections(view: SheetView) -> tuple[int, ...]:
    drawn = set(view.roads)
    return tuple(section for section in road.places(view.options) if section not in drawn)


def date_of(digits: tuple[int, ...]) -> str:
    """Return the minute that the digits name, or the digits in pairs where there is no such minute."""
    text = "".join(map(str, digits))
    minute = minute_of(text)
    return f"{minute:%Y-%m-%d %H:%M}" if minute else " ".join(text[pair : pair + 2] for pair in range(0, DIGITS, 2))
