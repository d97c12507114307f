"""placeholder"""

from aevum.games.tempus_imperium.view import SheetView
from aevum.kernel.words import Words


def sheet(view: SheetView, words: Words) -> str:
    return "<svg/>"


def blank_sheet(words: Words) -> str:
    return "<svg/>"
