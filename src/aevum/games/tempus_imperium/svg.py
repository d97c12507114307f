"""Drawing of the paper sheet as one SVG, filled in or blank. Its parts are drawn by the modules of `drawing`."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from aevum.games.tempus_imperium.constants import DATA, DEAD_ENEMY, EMPTY, KINDS
from aevum.games.tempus_imperium.drawing.icons import ICONS
from aevum.games.tempus_imperium.drawing.layout import (
    BAND_LEFT,
    BAND_MIDDLE,
    GRID_BOTTOM,
    GRID_LEFT,
    GRID_TOP,
    HEIGHT,
    LEDGER_STEP,
    MARGIN,
    RIGHT,
    WIDTH,
    section_line,
    square_box,
)
from aevum.games.tempus_imperium.drawing.legend import print_legend
from aevum.games.tempus_imperium.drawing.palette import place
from aevum.games.tempus_imperium.drawing.paper import Paper, blank, written
from aevum.games.tempus_imperium.drawing.score import print_score, write_score
from aevum.games.tempus_imperium.drawing.squares import draw_map
from aevum.games.tempus_imperium.drawing.symbols import SYMBOLS
from aevum.games.tempus_imperium.drawing.track import print_circles, print_track, write_digits, write_track
from aevum.games.tempus_imperium.view import SheetView
from aevum.kernel.markup import Child, Element, Markup, h
from aevum.kernel.points import counted
from aevum.kernel.svg.colours import FAINT_INK, INK, PAPER, SOFT_INK
from aevum.kernel.svg.document import svg_document, svg_icon
from aevum.kernel.svg.typography import LETTERS, write
from aevum.kernel.words import Words

__all__ = ["blank_sheet", "piece_gallery", "section_line", "sheet", "square_box"]

_TITLE: Final[str] = DATA["meta"]["title"]
_MIDDLE: Final = WIDTH / 2


def sheet(view: SheetView, words: Words) -> str:
    """Return the sheet as the player has filled it in."""
    return _draw(written(view), words)


def map_of(view: SheetView, words: Words) -> str:
    """Return the grid alone, with everything that stands on it."""
    side = GRID_BOTTOM - GRID_TOP
    return h.svg(
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{GRID_LEFT} {GRID_TOP} {side} {side}",
        role="img",
        aria_label=words("game-title"),
        font_family=LETTERS,
        fill=INK,
    )[h.defs[SYMBOLS], draw_map(written(view), words)]


def blank_sheet(words: Words) -> str:
    """Return an empty sheet to print and play on with a pen."""
    return _draw(blank(), words)


def piece_gallery(words: Words) -> list[tuple[str, str]]:
    """Return a drawing of each piece with its name; the first also holds the symbols that all of them use."""
    kinds = [kind for kind in KINDS if kind not in (KINDS[EMPTY], KINDS[DEAD_ENEMY])]
    drawn = [(kind, h.defs[SYMBOLS] if kind == kinds[0] else None) for kind in kinds]
    return [(svg_icon(f"kind-{kind}", shapes, place(kind, 0, 0, 100)), words(f"kind-{kind}")) for kind, shapes in drawn]


def _draw(paper: Paper, words: Words) -> str:
    return svg_document(
        "ti",
        (WIDTH, HEIGHT),
        f"{_TITLE}, {paper.date}" if paper.date else _TITLE,
        _description(paper, words),
        printed(paper.gold_costs, words.language, words.folders[1:]),
        date(paper.date),
        treasury(paper.gold, words),
        _ledger() if paper.blank else None,
        write_track(paper),
        write_digits(paper),
        draw_map(paper, words),
        write_score(paper, words),
    )


def _description(paper: Paper, words: Words) -> str:
    if paper.total is None:
        return words("sheet-description-blank")
    if paper.over:
        return words("sheet-description-over", total=counted(paper.total))
    return words("sheet-description", round=paper.round, turn=paper.turn, gold=paper.gold, total=counted(paper.total))


@lru_cache(maxsize=32)
def printed(gold_costs: tuple[int, ...], language: str, folders: tuple[Path, ...]) -> Markup:
    """Draw the parts that are equal on every sheet in one language."""
    words = Words(language, folders)
    return h.g("#printed")[
        h.defs[SYMBOLS, ICONS],
        _frame(),
        _title(),
        print_track(words),
        print_circles(words),
        print_legend(gold_costs, words),
        print_score(words),
    ]


def _frame() -> Markup:
    return h.g("#border", fill="none", stroke=INK)[
        h.rect(width=WIDTH, height=HEIGHT, fill=PAPER, stroke="none"),
        h.rect(x=18, y=18, width=WIDTH - 36, height=HEIGHT - 36, stroke_width=3),
        h.rect(x=25, y=25, width=WIDTH - 50, height=HEIGHT - 50, stroke_width=1),
    ]


def _title() -> list[Child]:
    rules = "".join(f"M{_MIDDLE + side * 128:g} 114h{side * 130}" for side in (-1, 1))
    gems = "".join(f"M{_MIDDLE + side * 128:g} 108l6 6l-6 6l-6 -6Z" for side in (-1, 1))
    return [
        place("hourglass", MARGIN + 44, 84, 80),
        h.text(x=_MIDDLE, y=86, font_size=54, text_anchor="middle", letter_spacing=5)[_TITLE.upper()],
        h.path(d=rules, stroke=INK, stroke_width=1.4),
        h.path(d=gems),
    ]


def date(date: str) -> Markup | Element:
    """Draw the minute that set the sheet up, or a line to write one on."""
    if date:
        return write(date, _MIDDLE, 124, 30)
    return h.path(d=f"M{_MIDDLE - 110:g} 124h220", stroke=SOFT_INK, stroke_dasharray="2 5")


def treasury(gold: int, words: Words) -> Markup:
    """Draw the amount of gold."""
    return h.g("#treasury", data_face="sheet-treasury")[
        h.title[words("sheet-treasury", gold=gold)],
        place("coins", RIGHT - 54 - 32 * len(str(gold)), 80, 84),
        h.text(x=RIGHT, y=100, font_size=64, text_anchor="end", font_weight="bold")[gold],
    ]


def _ledger() -> Markup:
    """Draw lines to write the gold on, one below the other."""
    lines = range(GRID_TOP + LEDGER_STEP, GRID_BOTTOM + 1, LEDGER_STEP)
    return h.g("#ledger")[
        h.path(d="".join(f"M{BAND_LEFT} {y}H{RIGHT}" for y in lines), stroke=FAINT_INK, stroke_width=1.4),
        place("coin", BAND_MIDDLE, GRID_TOP + LEDGER_STEP / 2, 30),
    ]
