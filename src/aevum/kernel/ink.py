"""Ink: the paper, ink and letters that the drawings of all games share, and how text is set on them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from aevum.kernel.markup import Child, Element, Markup, h
from aevum.kernel.pigments import pigment

PAPER: Final = pigment("paper", "#f6eedc", "#211c18", "#ffffff")
LIGHT_PAPER: Final = pigment("light-paper", "#fdf9ee", "#2d2620", "#ffffff")
SHADED_PAPER: Final = pigment("shaded-paper", "#ecdfc3", "#3d342b")
INK: Final = pigment("ink", "#2b211a", "#f1e7d4", "#000000")
SOFT_INK: Final = pigment("soft-ink", "#5c4c3c", "#cbbca4", "#000000")
FAINT_INK: Final = pigment("faint-ink", "#b9a88c", "#6f604e", "#5c4c3c")
DARK_GOLD: Final = pigment("dark-gold", "#9a6c0c", "#dba82f", "#5c3f00")
BLOOD: Final = pigment("blood", "#8a1c1c", "#f59c8f")

# What pictures are made of does not change with the light: a red flag is red, and its outline dark.
CONTOUR: Final = pigment("contour", "#2b211a", "#17110c", "#000000")
BONE: Final = pigment("bone", "#fdf9ee", "#efe5cf", "#ffffff")
SHADED_BONE: Final = "#ecdfc3"
GOLD: Final = "#e4b43c"
RED: Final = "#8a1c1c"
BRASS: Final = "#9a6c0c"
WOOD: Final = "#a8713f"
STONE: Final = "#a5a199"

LETTERS: Final = "Libertinus Serif, 'Times New Roman', serif"
"""Faces whose figures stand on the line, so that letters and figures need no face each."""

HALF_FIGURE: Final = 0.325
"""Half the height of a figure, as a part of its size."""
_NARROW, _WIDE = frozenset("iljftrI.,:;'!|() -·"), frozenset("mwMWжшщюмыфЖШЩЮМЫФ")
_VOWELS: Final = frozenset("aeiouyáéíóúüаеёиоуыэюя")
_NO_BEGINNING: Final = _VOWELS | frozenset("ьъй-/.’")
"""No piece of a divided word begins with one of these."""
_TOGETHER: Final = frozenset(
    [
        "bl",
        "br",
        "ch",
        "cl",
        "cr",
        "dr",
        "fl",
        "fr",
        "gl",
        "gr",
        "hr",
        "ll",
        "ph",
        "pl",
        "pr",
        "qu",
        "rr",
        "sh",
        "th",
        "tr",
        "wh",
    ]
)
"""Two letters for one sound, or that begin a syllable together."""
_DIVIDED: Final = 0.8
"""A text takes two lines if on one it would be smaller than this part of its size on two."""
_BREADTH: Final = 0.56
"""The breadth of a bold letter, as a part of its size, if it is neither narrow nor wide nor a capital."""


# The same figures stand in the same places from move to move: hence the cache.
@lru_cache(maxsize=8_192)
def write(
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    anchor: str | None = "middle",
    bold: bool = False,
    colour: str | None = None,
    fine: bool = False,
) -> Markup:
    """A line of text on the baseline y. `fine`: left out where it is shown too small to read."""
    return h.text(
        ".fine" if fine else "",
        x=x,
        y=y,
        font_size=size,
        text_anchor=anchor,
        font_weight="bold" if bold else None,
        fill=colour,
    )[text]


def coarse(text: str, x: float, baseline: float) -> Markup:
    """What stands in for fine print where that is left out, in the size of the group around it."""
    return h.text(".coarse", x=x, y=round(baseline, 1), text_anchor="middle", font_weight="normal", display="none")[
        text
    ]


def figure(
    text: str | int,
    x: float,
    y: float,
    size: float,
    *,
    anchor: str | None = "middle",
    bold: bool = False,
    colour: str | None = None,
    fine: bool = False,
) -> Markup:
    """A number or capital letter with its middle at height y."""
    baseline = round(y + HALF_FIGURE * size, 1)
    return write(str(text), x, baseline, size, anchor=anchor, bold=bold, colour=colour, fine=fine)


def reach(x: float, y: float, width: float, height: float) -> Element:
    """Nothing to see, but room to point at what is drawn there."""
    return h.rect(x=x, y=y, width=width, height=height, fill="none", pointer_events="all")


def symbol(id: str, *parts: Child, width: float, pen: str = CONTOUR) -> Markup:
    """A drawing in outline that `use` can set anywhere by its id."""
    return h.g(f"#{id}", stroke=pen, stroke_width=width, stroke_linejoin="round", stroke_linecap="round", fill="none")[
        parts
    ]


def breadth(text: str) -> float:
    """About how broad a text is in bold letters, as a multiple of their size."""
    return sum(map(_letter_breadth, text))


@cache
def _letter_breadth(letter: str) -> float:
    if letter in _NARROW:
        return 0.35
    if letter in _WIDE:
        return 0.87
    return 0.72 if letter.isupper() else _BREADTH


def fitting(text: str, width: float, size: float) -> float:
    """The size, or a smaller one with which the text keeps to the width."""
    return round(min(size, width / max(breadth(text), 1)), 1)


def wrapped(text: str, width: float, size: float) -> tuple[list[str], float]:
    """The text on one line if it fits, else on the two that let it be largest; and its size then.

    A single long word is divided before a consonant between two vowels, or after a soft sign.
    """
    if breadth(text) * size <= width:
        return [text], size
    halves = [(text[:place], text[place + 1 :]) for place, letter in enumerate(text) if letter == " "]
    halves = halves or [
        (f"{text[:place]}-", text[place:]) for place in range(2, len(text) - 2) if _divides(text, place)
    ]
    whole = fitting(text, width, size)
    lines = min(halves, key=lambda pair: max(map(breadth, pair)), default=(text,))
    smaller = min(fitting(line, width, size) for line in lines)
    return (list(lines), smaller) if whole < _DIVIDED * smaller else ([text], whole)


def _divides(text: str, place: int) -> bool:
    vowels = [letter in _VOWELS for letter in text[place - 1 : place + 2].lower()]
    return vowels == [True, False, True] or (text[place - 1] == "ь" and vowels[2])


def capitalised(name: str) -> str:
    """The name as it begins a line."""
    return name[:1].upper() + name[1:]


def in_lines(text: str, width: float, size: float) -> list[str]:
    """The text set in lines of this width, as many as it takes; words that are too long for one are divided."""
    lines: list[str] = []
    for word in text.split():
        begun = f"{lines[-1]} {word}" if lines else word
        if lines and breadth(begun) * size <= width:
            lines[-1] = begun
        else:
            lines += _divided(word, width, size)
    return lines


@lru_cache(maxsize=4_096)
def _divided(word: str, width: float, size: float) -> list[str]:
    """A word in pieces that keep to the width, each as long as it can be; where nothing helps, it stays whole."""
    if breadth(word) * size <= width:
        return [word]
    ends = [place for place in range(2, len(word) - 2) if _between_syllables(word, place)]
    fit = [place for place in ends if breadth(f"{word[:place]}-") * size <= width]
    return [f"{word[: fit[-1]]}-", *_divided(word[fit[-1] :], width, size)] if fit else [word]


def _between_syllables(word: str, place: int) -> bool:
    """Before the last consonant, or those that sound together, between two vowels."""
    before, after = word[:place].lower(), word[place:].lower()
    if after[0] in _NO_BEGINNING or before[-1] + after[0] in _TOGETHER or not before[-1].isalpha():
        return False
    first = 1
    while after[first - 1 : first + 1] in _TOGETHER:
        first += 1
    return after[first : first + 1] in _VOWELS and not _VOWELS.isdisjoint(before)
