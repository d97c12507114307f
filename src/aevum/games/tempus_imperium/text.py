"""Text drawing of the sheet for a terminal: dots for corners, heavy lines for roads, a letter in each square."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, Final

from aevum.games.tempus_imperium.constants import (
    CASTLE,
    COLUMN_KINDS,
    DEAD_ENEMY,
    EMPTY,
    ENEMY,
    FARM,
    FOREST,
    FORT,
    GRID,
    IS_BUILDING,
    LAKE,
    MARKET,
    QUARRY,
    RESOURCE_KINDS,
    ROW_KINDS,
    SECTION_CORNERS,
    SQUARES,
)
from aevum.games.tempus_imperium.view import SheetView
from aevum.kernel.words import Words

_LETTERS: Final = {FOREST: "F", QUARRY: "Q", LAKE: "≈", FARM: "f", MARKET: "m", FORT: "t", CASTLE: "C", ENEMY: "X"}
_COLOURS: Final = {
    FOREST: "green",
    QUARRY: "white",
    LAKE: "blue",
    FARM: "bold yellow",
    MARKET: "bold yellow",
    FORT: "bold yellow",
    CASTLE: "bold yellow",
    ENEMY: "bold red",
    DEAD_ENEMY: "dim",
}
# Character at a corner by the roads that leave it: 1 up, 2 right, 4 down, 8 left.
_CORNERS: Final = "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
_MARGIN: Final = "      "


def sheet(view: SheetView, words: Words) -> str:
    """Return the whole sheet with console markup."""
    rows = _beside(_board(view), _panel(view, words))
    footer = _legend(words) if view.owes is None else f"[bold]{words('text-owes', **view.owes)}[/]"
    return "\n".join([_heading(view, words), "", *rows, footer])


def panels(view: SheetView, words: Words) -> dict[str, str]:
    """Return the parts of the sheet by name, with console markup; digit, symbol and letter of a column share a line."""
    board = [_MARGIN + _column_row(view), *_board(view)[3:]]
    return {
        "heading": _moment(view, words) if view.owes is None else _payment(view.owes, view, words),
        "board": "\n".join(_beside(board, _panel(view, words))),
        "legend": _legend(words),
    }


def _beside(board: list[str], panel: list[str]) -> list[str]:
    """Return the lines of the board with those of the panel to their right."""
    return [f"{left}   {right}".rstrip() for left, right in zip_longest(board, panel, fillvalue="")]


def _column_row(view: SheetView) -> str:
    columns = (
        _marked(view, place, str(digit)) + _coloured(kind, _LETTERS[kind], "dim ") + f"[dim]{SQUARES[place][0]}[/]"
        for place, (digit, kind) in enumerate(zip(view.digits, COLUMN_KINDS, strict=True))
    )
    return " " + " ".join(columns)


def _heading(view: SheetView, words: Words) -> str:
    digits = "".join(map(str, view.digits))
    return f"[bold]{words('game-title')}[/] {digits}   {_moment(view, words)}"


def _moment(view: SheetView, words: Words) -> str:
    """Return round, turn and the free action."""
    now = f"[bold]{words('text-over')}[/]" if view.free_action is None else _free(view, view.free_action, words)
    return f"{_turn(view, words)}   {now}"


def _payment(owes: dict[str, Any], view: SheetView, words: Words) -> str:
    """Return round, turn and what a building still costs."""
    return f"{_turn(view, words)}   [bold]{words('text-owes-short', **owes)}[/]"


def _turn(view: SheetView, words: Words) -> str:
    return " · ".join((words("text-round", round=view.round), words("text-turn", turn=view.turn)))


def _free(view: SheetView, action: str, words: Words) -> str:
    digit = words("text-digit", digit=view.digits[view.turn - 1])
    return f"{digit}, [bold green]{words('text-free', action=words(f'action-{action}'))}[/]"


def _board(view: SheetView) -> list[str]:
    arms, drawn = _roads(view)
    rows = [
        _MARGIN + _digit_row(view),
        _MARGIN + _symbol_row(),
        _MARGIN + _letter_row(),
        _MARGIN + _line(arms, drawn, 0),
    ]
    for row in range(GRID.rows):
        rows += [_squares(view, row, drawn), _MARGIN + _line(arms, drawn, row + 1)]
    return rows


def _digit_row(view: SheetView) -> str:
    marks = [_marked(view, place, str(digit)) for place, digit in enumerate(view.digits)]
    return "  " + "   ".join(marks) + "  "


def _marked(view: SheetView, place: int, digit: str) -> str:
    return f"[reverse bold]{digit}[/]" if place == view.turn - 1 and not view.over else digit


def _symbol_row() -> str:
    return "  " + "   ".join(_coloured(kind, _LETTERS[kind], "dim ") for kind in COLUMN_KINDS) + "  "


def _letter_row() -> str:
    return "  " + "   ".join(f"[dim]{SQUARES[column][0]}[/]" for column in range(GRID.columns)) + "  "


def _coloured(kind: int, text: str, more: str = "") -> str:
    return f"[{more}{_COLOURS[kind]}]{text}[/]"


def _roads(view: SheetView) -> tuple[list[int], set[tuple[int, int]]]:
    """Return the arms of road at each corner (bits as in `_CORNERS`), and the drawn sections by their corners."""
    arms = [0] * (GRID.rows + 1) * (GRID.columns + 1)
    drawn = {SECTION_CORNERS[section] for section in view.roads}
    for one, other in drawn:
        down = other - one > 1
        arms[one] |= 4 if down else 2
        arms[other] |= 1 if down else 8
    return arms, drawn


def _line(arms: list[int], drawn: set[tuple[int, int]], row: int) -> str:
    """Return a grid line between two rows of squares."""
    first = row * (GRID.columns + 1)
    parts: list[str] = []
    for corner in range(first, first + GRID.columns + 1):
        sign = _CORNERS[arms[corner]]
        parts.append(f"[bold]{sign}[/]" if arms[corner] else f"[dim]{sign}[/]")
        if corner < first + GRID.columns:
            parts.append("[bold]━━━[/]" if (corner, corner + 1) in drawn else "   ")
    return "".join(parts)


def _squares(view: SheetView, row: int, drawn: set[tuple[int, int]]) -> str:
    """Return a row of squares with the roads between them."""
    name = f"{view.digits[row]}{_coloured(ROW_KINDS[row], _LETTERS[ROW_KINDS[row]], 'dim ')} [dim]{row + 1:>2}[/] "
    parts = [name]
    for column in range(GRID.columns + 1):
        corner = row * (GRID.columns + 1) + column
        parts.append("[bold]┃[/]" if (corner, corner + GRID.columns + 1) in drawn else " ")
        if column < GRID.columns:
            parts.append(_square(view, GRID.square(row, column)))
    return "".join(parts)


def _square(view: SheetView, place: int) -> str:
    kind = view.squares[place]
    if kind == EMPTY:
        return "   "
    if kind in RESOURCE_KINDS:
        return _coloured(kind if view.left[place] else DEAD_ENEMY, f" {_LETTERS[kind]}{view.left[place]}")
    if kind == LAKE:
        return _coloured(kind, "≈≈≈")
    if kind == DEAD_ENEMY:
        return _coloured(kind, " × ")
    used = str(view.used[place]) if IS_BUILDING[kind] and view.used[place] else " "
    return _coloured(kind, f" {_LETTERS[kind]}{used}")


def _panel(view: SheetView, words: Words) -> list[str]:
    """Return the lines of treasury and score beside the board."""
    lines = [(words(f"score-{line}"), points) for line, points in view.score.items()]
    width = max(len(name) for name, _ in lines)
    return [
        "",
        f"[bold]{words('text-treasury')}[/]",
        f"[bold yellow]{words('text-gold', gold=view.gold)}[/]",
        "",
        *(f"{name:<{width}} {points:>5}" for name, points in lines),
        f"[bold]{words('score-total'):<{width}} {view.total:>5}[/]",
    ]


def _legend(words: Words) -> str:
    return f"[dim]{words('text-legend')}[/]"
