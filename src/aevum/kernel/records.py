"""Records as plain data, the same in files and in databases: `{"seat": 0, "move": "..."}` or `{"seat": 0, "undo": 3}`.

Beside them what a record told: events as plain data, free of any language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from aevum.kernel.events import Event
from aevum.kernel.match import Played, Record, Undone
from aevum.kernel.moves import MoveBook
from aevum.kernel.words import Argument, Name

Plain = Mapping[str, Any]


class NoRecord(ValueError):
    """Plain data of another shape than a record's."""


def to_plain(record: Record, book: MoveBook) -> dict[str, Any]:
    """A record as it is written down; `from_plain` reads it back."""
    if isinstance(record, Played):
        return {"seat": record.seat, "move": book.notation(record.move)}
    return {"seat": record.seat, "undo": record.length}


def from_plain(plain: Plain, book: MoveBook) -> Record:
    """The record; NoRecord if it has not the shape of one, Malformed if its move is none of the book's."""
    seat, kind = plain.get("seat"), int if "undo" in plain else str
    value = plain.get("undo" if kind is int else "move")
    if type(seat) is not int or type(value) is not kind:
        raise NoRecord
    return Undone(seat, value) if isinstance(value, int) else Played(seat, book.parse(value))


def standing(undos: Iterable[int | None]) -> list[int]:
    """The numbers of the records whose moves count now, given to how many moves each record went back, if it did."""
    line: list[int] = []
    for number, undo in enumerate(undos):
        if undo is None:
            line.append(number)
        else:
            del line[undo:]
    return line


# -- what a record told


def told_to_plain(events: Iterable[Event]) -> list[Any]:
    """Events as they are written down; `told_from_plain` reads them back."""
    return [
        [event.message, {name: _plain(value) for name, value in event.arguments}, event.audience, event.clause]
        for event in events
    ]


def told_from_plain(plain: Iterable[Any]) -> list[Event]:
    """The events; what was written before events named their clause is read, too."""
    return [
        Event(message, tuple((name, _argument(value)) for name, value in arguments.items()), audience, *clause)
        for message, arguments, audience, *clause in plain
    ]


def tells_the_same(plain: Iterable[Any], events: Iterable[Event]) -> bool:
    """Do events say what was written down, to the same readers? By which clause may have another name today."""
    return [event[:3] for event in plain] == [event[:3] for event in told_to_plain(events)]


def _plain(value: Argument) -> Any:
    return {"name": str(value)} if isinstance(value, Name) else value


def _argument(value: Any) -> Argument:
    return Name(value["name"]) if isinstance(value, dict) else value
