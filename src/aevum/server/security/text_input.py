"""Sanitize names and chat messages: remove control and invisible characters, detect mixed scripts."""

from __future__ import annotations

from typing import Final
from unicodedata import bidirectional, category, normalize
from unicodedata import name as unicode_name

NAME_LENGTH: Final = 40
"""Maximum number of characters in a name."""


INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Filler characters that Unicode classes as letters, marks or symbols and that show nothing."""


TURNING: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Bidirectional classes of the characters that change the writing direction."""


EAST_ASIAN: Final = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "KATAKANA-HIRAGANA"})
"""Scripts that occur together in one name."""


def clean_name(text: str) -> str:
    """Return a name in compatibility form (NFKC), without control, invisible and direction characters or extra spaces.

    Names are cut to `NAME_LENGTH` characters.
    """
    plain = "".join(char for char in normalize("NFKC", text) if char.isprintable() and char not in INVISIBLE)
    return " ".join(plain.split())[:NAME_LENGTH]


def of_one_script(name: str) -> bool:
    """Whether all letters of a name belong to one script, so that it cannot be mistaken for a name in another."""
    scripts = {_script(char) for char in name if char.isalpha()}
    return len(scripts) <= 1 or scripts <= EAST_ASIAN


def _script(letter: str) -> str:
    """Return the script of a letter: the first word of its Unicode name."""
    return unicode_name(letter, "").partition(" ")[0].partition("-")[0]


def clean_text(text: str) -> str:
    """Return a chat message without control characters, surrogates and characters that change the writing direction."""
    return "".join(
        char for char in text if category(char) not in ("Cc", "Cs") and bidirectional(char) not in TURNING
    ).strip()
