"""The page of a match that is kept but cannot be played on: why, how it looked, what happened, and its file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.kernel.markup import Markup, h
from aevum.kernel.words import Words
from aevum.web.marks import mark


@dataclass(frozen=True, slots=True)
class KeptLine:
    """A move as its reader may know it: the notation, and what it told."""

    notation: str
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """What is left to see. `file`: where it can be downloaded, if the reader may."""

    title: str
    names: str
    why: str
    drawing: str | None
    lines: Sequence[KeptLine]
    file: str | None


def kept_page(match: KeptMatch, words: Words) -> Markup:
    """The whole main region."""
    return h.div(".reading.kept")[
        h.h1[match.title],
        h.p(".quiet", dir="auto")[match.names],
        h.p(".card", role="status")[match.why],
        _board(match.drawing, words) if match.drawing else None,
        h.p(".links")[h.a(href=match.file, download=True)[mark("file"), words("replay-file")]] if match.file else None,
        h.h2[words("table-log")],
        h.ol[[_line(line) for line in match.lines]] if match.lines else h.p[words("table-log-empty")],
    ]


def _board(drawing: str, words: Words) -> Markup:
    """The whole drawing at a size that can be read; what does not fit is scrolled to."""
    return h.div(".board", tabindex=0, role="group", aria_label=words("table-board"))[Markup(drawing)]


def _line(line: KeptLine) -> Markup:
    return h.li[[h.b[line.notation], " "] if line.notation else None, " ".join(line.sentences)]
