"""Page of an archived match, stored but not loadable: reason, last drawing, log and file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.kernel.markup import Markup, h
from aevum.kernel.words import Words
from aevum.web.components.icons import icon


@dataclass(frozen=True, slots=True)
class ArchivedLine:
    """A move as the reader may know it."""

    notation: str
    """Notation of the move; empty if the reader may not know it."""
    sentences: tuple[str, ...]
    """Events of the move in words."""


@dataclass(frozen=True, slots=True)
class ArchivedMatch:
    """Data of the page."""

    title: str
    names: str
    why: str
    """Reason why the match cannot be played on."""
    drawing: str | None
    lines: Sequence[ArchivedLine]
    file: str | None
    """Address of the file to download; None if the reader may not."""


def archived_match_page(match: ArchivedMatch, words: Words) -> Markup:
    """Return the main region of the page."""
    return h.div(".reading.kept")[
        h.h1[match.title],
        h.p(".quiet", dir="auto")[match.names],
        h.p(".card", role="status")[match.why],
        _board(match.drawing, words) if match.drawing else None,
        h.p(".links")[h.a(href=match.file, download=True)[icon("file"), words("replay-file")]] if match.file else None,
        h.h2[words("table-log")],
        h.ol[[_line(line) for line in match.lines]] if match.lines else h.p[words("table-log-empty")],
    ]


def _board(drawing: str, words: Words) -> Markup:
    """Return the whole drawing at a legible size, in a box that scrolls."""
    return h.div(".board", tabindex=0, role="group", aria_label=words("table-board"))[Markup(drawing)]


def _line(line: ArchivedLine) -> Markup:
    return h.li[[h.b[line.notation], " "] if line.notation else None, " ".join(line.sentences)]
