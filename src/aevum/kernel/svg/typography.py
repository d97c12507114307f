"""Colours and fonts that the drawings of all games share, and setting of text: size, width, line breaks."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import count
from typing import Final

from aevum.kernel.markup import Child, Element, Markup, h
from aevum.kernel.svg.colours import CONTOUR

LETTERS: Final = "Libertinus Serif, 'Fitted Noto Serif', 'Times New Roman', 'Fitted DejaVu Serif', serif"
"""Font families of drawings, with digits that stand on the baseline.

Printing has Libertinus Serif, pages use what the reader has; `aevum.css` scales wide fonts to the measured width.
"""

HALF_FIGURE: Final = 0.325
"""Half the height of a digit, as a part of the font size."""
_NARROW, _WIDE = frozenset("iljftrI.,:;'!|() -·"), frozenset("mwMWжшщюмыфЖШЩЮМЫФ")
_VOWELS: Final = frozenset("aeiouyáéíóúüаеёиоуыэюя")
_NO_BEGINNING: Final = _VOWELS | frozenset("ьъй-/.’")
"""Characters that no piece of a divided word begins with."""
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
"""Ratio of font sizes, on one line to on two, below which a text takes two lines."""
_BREADTH: Final = 0.56
"""Width of a bold letter that is neither narrow nor wide nor a capital, as a part of the font size."""


# Numbers repeat in the same places from move to move: hence the cache.
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
    """Return a line of text on the baseline `y`; `fine` text is hidden where it is shown too small to read."""
    return h.text(
        ".fine" if fine else "",
        x=x,
        y=y,
        font_size=size,
        text_anchor=anchor,
        font_weight="bold" if bold else None,
        fill=colour,
    )[text]


def placeholder(text: str, x: float, baseline: float, size: float | None = None) -> Markup:
    """Return the placeholder for fine print where that is hidden; without a size in that of the group around it."""
    where = {"x": round(x, 1), "y": round(baseline, 1), "font_size": size}
    return h.text(".coarse", **where, text_anchor="middle", font_weight="normal", display="none")[text]


def draw_number(
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
    """Return a number or capital letter with its middle at height `y`."""
    baseline = round(y + HALF_FIGURE * size, 1)
    return write(str(text), x, baseline, size, anchor=anchor, bold=bold, colour=colour, fine=fine)


def hit_area(x: float, y: float, width: float, height: float) -> Element:
    """Return an invisible rectangle as a hit area for what is drawn there."""
    return h.rect(x=x, y=y, width=width, height=height, fill="none", pointer_events="all")


def symbol(id: str, *parts: Child, width: float, pen: str = CONTOUR) -> Markup:
    """Return a drawing in outline that `use` can place anywhere by its id."""
    return h.g(f"#{id}", stroke=pen, stroke_width=width, stroke_linejoin="round", stroke_linecap="round", fill="none")[
        parts
    ]


def text_width(text: str) -> float:
    """Return the approximate width of a text in bold letters, as a multiple of the font size."""
    return sum(map(_letter_width, text))


@cache
def _letter_width(letter: str) -> float:
    if letter in _NARROW:
        return 0.35
    if letter in _WIDE:
        return 0.87
    return 0.72 if letter.isupper() else _BREADTH


def fit_size(text: str, width: float, size: float) -> float:
    """Return the font size, or a smaller one with which the text fits the width."""
    return round(min(size, width / max(text_width(text), 1)), 1)


def wrap_two(text: str, width: float, size: float) -> tuple[list[str], float]:
    """Return a text on one line, or on two where that lets it be clearly larger, and its font size.

    A single long word is divided before a consonant between two vowels, or after a soft sign.
    """
    if text_width(text) * size <= width:
        return [text], size
    halves = [(text[:place], text[place + 1 :]) for place, letter in enumerate(text) if letter == " "]
    halves = halves or [
        (f"{text[:place]}-", text[place:]) for place in range(2, len(text) - 2) if _divides(text, place)
    ]
    whole = fit_size(text, width, size)
    lines = min(halves, key=lambda pair: max(map(text_width, pair)), default=(text,))
    smaller = min(fit_size(line, width, size) for line in lines)
    return (list(lines), smaller) if whole < _DIVIDED * smaller else ([text], whole)


def _divides(text: str, place: int) -> bool:
    vowels = [letter in _VOWELS for letter in text[place - 1 : place + 2].lower()]
    return vowels == [True, False, True] or (text[place - 1] == "ь" and vowels[2])


def capitalised(name: str) -> str:
    """Return a name with a capital, as it begins a line."""
    return name[:1].upper() + name[1:]


def wrap(text: str, width: float, size: float) -> list[str]:
    """Return a text wrapped to this width, on as many lines as it takes; words too long for a line are divided."""
    lines: list[str] = []
    for word in text.split():
        begun = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(begun) * size <= width:
            lines[-1] = begun
        else:
            lines += _divided(word, width, size)
    return lines


def narrowest(text: str, width: float, size: float, most: int) -> float:
    """Return the width, from `width` on in steps of a tenth of it, at which a text takes at most `most` lines."""
    return next(wide for step in count() if len(wrap(text, wide := width * (1 + step / 10), size)) <= most)


@lru_cache(maxsize=4_096)
def _divided(word: str, width: float, size: float) -> list[str]:
    """Return a word in pieces that fit the width, each as long as possible, or whole if it cannot be divided."""
    if text_width(word) * size <= width:
        return [word]
    ends = [place for place in range(2, len(word) - 2) if _between_syllables(word, place)]
    fit = [place for place in ends if text_width(f"{word[:place]}-") * size <= width]
    return [f"{word[: fit[-1]]}-", *_divided(word[fit[-1] :], width, size)] if fit else [word]


def _between_syllables(word: str, place: int) -> bool:
    """Whether a word can be divided at a place.

    Between two vowels, before the last consonant or the consonants that sound together.
    """
    before, after = word[:place].lower(), word[place:].lower()
    if after[0] in _NO_BEGINNING or before[-1] + after[0] in _TOGETHER or not before[-1].isalpha():
        return False
    first = 1
    while after[first - 1 : first + 1] in _TOGETHER:
        first += 1
    return after[first : first + 1] in _VOWELS and not _VOWELS.isdisjoint(before)
