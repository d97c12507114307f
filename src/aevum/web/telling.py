"""Telling: a sentence of the log with the things it names marked, so that they can be asked what they are."""

from __future__ import annotations

import re
from typing import Final

from aevum.kernel.events import Event
from aevum.kernel.markup import Child, Markup, fragment, h
from aevum.kernel.words import Argument, Name, Words

# Signs that no language uses stand around a name while its sentence is made.
_OPEN, _MIDDLE, _CLOSE = "\ue000", "\ue001", "\ue002"
_MARKED: Final = re.compile(f"{_OPEN}([^{_MIDDLE}]*){_MIDDLE}([^{_CLOSE}]*){_CLOSE}")


def told(event: Event, words: Words) -> Markup:
    """What `event.say` says; each name carries the face of what it names."""
    arguments = {key: _marked(argument, words) for key, argument in event.arguments}
    pieces = _MARKED.split(words(event.message, **arguments))
    return fragment(_named(pieces, place) for place in range(0, len(pieces), 3))


def _marked(argument: Argument, words: Words) -> Argument:
    if not isinstance(argument, Name):
        return argument
    return ", ".join(f"{_OPEN}{id}{_MIDDLE}{words(id)}{_CLOSE}" for id in argument.split())


def _named(pieces: list[str], place: int) -> list[Child]:
    """A piece of plain text, and the name that follows it."""
    plain, *name = pieces[place : place + 3]
    return [plain, h.span(data_face=name[0])[name[1]] if name else None]
