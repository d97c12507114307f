"""Sentences of the log as HTML, with the things they name marked so that each can show its tooltip."""

from __future__ import annotations

import re
from typing import Final

from aevum.kernel.events import Event
from aevum.kernel.markup import Child, Markup, fragment, h
from aevum.kernel.words import Argument, Name, Words

# Private-use characters delimit a name while its sentence is formatted: no language uses them.
_OPEN, _MIDDLE, _CLOSE = "\ue000", "\ue001", "\ue002"
_MARKED: Final = re.compile(f"{_OPEN}([^{_MIDDLE}]*){_MIDDLE}([^{_CLOSE}]*){_CLOSE}")


def event_sentence(event: Event, words: Words) -> Markup:
    """Return the sentence of `event.say` as HTML; each name carries the `data-face` of the thing that it names."""
    arguments = {key: _marked(argument, words) for key, argument in event.arguments}
    pieces = _MARKED.split(words(event.message, **arguments))
    return fragment(_named(pieces, place) for place in range(0, len(pieces), 3))


def _marked(argument: Argument, words: Words) -> Argument:
    if not isinstance(argument, Name):
        return argument
    return ", ".join(f"{_OPEN}{id}{_MIDDLE}{words(id)}{_CLOSE}" for id in argument.split())


def _named(pieces: list[str], place: int) -> list[Child]:
    """Return a piece of plain text and the name that follows it."""
    plain, *name = pieces[place : place + 3]
    return [plain, h.span(data_face=name[0])[name[1]] if name else None]
