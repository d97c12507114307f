"""Records and events as plain data, in one form for files and databases.

A move is `{"seat": 0, "move": "..."}`, an undo `{"seat": 0, "undo": 3}`, a redraw of everything hidden
`{"seat": 0, "redraw": "<seed, hexadecimal>"}`, with `"keeps": 0` if the knowledge of seat 0 stayed as it was. The
events of a record are stored beside it, free of any language.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Set
from types import MappingProxyType
from typing import Any, Final

from aevum.kernel.chance import SEED_BITS
from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.match import Played, Record, Redrawn, Undone
from aevum.kernel.moves import MoveBook
from aevum.kernel.words import Argument, Name

Json = Mapping[str, Any]


class NoRecord(ValueError):
    """Plain data of another shape than a record's."""


def to_json(record: Record, book: MoveBook) -> dict[str, Any]:
    """Return a record as plain data, which `from_json` reads back."""
    if isinstance(record, Played):
        return {"seat": record.seat, "move": book.notation(record.move)}
    if isinstance(record, Redrawn):
        knowledge = {} if record.keeps == SPECTATOR else {"keeps": record.keeps}
        return {"seat": record.seat, "redraw": f"{record.seed:x}", **knowledge}
    return {"seat": record.seat, "undo": record.length}


def from_json(plain: Json, book: MoveBook) -> Record:
    """Return the record of plain data.

    Raises NoRecord if it does not have the shape of a record, Malformed if its move is none of the book's.
    """
    seat = plain.get("seat")
    value = next((plain[kind] for kind in ("undo", "redraw", "move") if kind in plain), None)
    if type(seat) is not int or type(value) is not (int if "undo" in plain else str):
        raise NoRecord
    if isinstance(value, int):
        return Undone(seat, value)
    return Redrawn(seat, _seed(value), _knowing_seat(plain)) if "redraw" in plain else Played(seat, book.parse(value))


def _knowing_seat(plain: Json) -> int:
    """Return the seat whose knowledge a redraw keeps."""
    keeps = plain.get("keeps", SPECTATOR)
    if type(keeps) is not int:
        raise NoRecord
    return keeps


def _seed(text: str) -> int:
    try:
        seed = int(text, 16)
    except ValueError as error:
        raise NoRecord from error
    if not 0 <= seed < 1 << SEED_BITS:
        raise NoRecord
    return seed


_LEAVES_ALL: Final = sys.maxsize
"""Number of moves to which a record goes back that is neither a move nor an undo: more than any match has."""


def goes_back(record: Record) -> int | None:
    """Return the number of moves to which a record goes back; None for a move."""
    if isinstance(record, Played):
        return None
    return record.length if isinstance(record, Undone) else _LEAVES_ALL


def json_goes_back(plain: Json) -> int | None:
    """Return the number of moves to which a record as plain data goes back; None for a move."""
    return _LEAVES_ALL if "redraw" in plain else plain.get("undo")


def active_records(undos: Iterable[int | None]) -> list[int]:
    """Return the numbers of the records whose moves count now, given the number of moves to which each goes back."""
    line: list[int] = []
    for number, undo in enumerate(undos):
        if undo is None:
            line.append(number)
        else:
            del line[undo:]
    return line


# -- events


def events_to_json(events: Iterable[Event]) -> list[Any]:
    """Return events as plain data, which `events_from_json` reads back."""
    return [
        [event.message, {name: _plain(value) for name, value in event.arguments}, event.audience, event.clause]
        for event in events
    ]


def events_from_json(plain: Iterable[Any]) -> list[Event]:
    """Return the events of plain data, including data stored before events named their clause."""
    return [
        Event(message, tuple((name, _argument(value)) for name, value in arguments.items()), audience, *clause)
        for message, arguments, audience, *clause in plain
    ]


def same_events(
    plain: Iterable[Any],
    events: Iterable[Event],
    added: Set[str] = frozenset(),
    former: Mapping[str, str] = MappingProxyType({}),
) -> bool:
    """Whether events say everything that was stored, to the same readers.

    The clause may have another name today, an event more arguments; messages in `added` did not occur under older
    rules, those in `former` had another id.
    """
    written = [event for event in plain if event[0] not in added]
    now = [event for event in events_to_json(events) if event[0] not in added]
    return len(written) == len(now) and all(_says_all(*both, former) for both in zip(written, now, strict=True))


def _says_all(written: Any, now: Any, former: Mapping[str, str]) -> bool:
    """Whether an event has the message, the readers and all arguments of the stored one."""
    (message, arguments, audience), (message_now, arguments_now, audience_now) = written[:3], now[:3]
    same = all(_means_the_same(value, arguments_now.get(name)) for name, value in arguments.items())
    return same and message in (message_now, former.get(message_now)) and audience == audience_now


def _means_the_same(written: Any, now: Any) -> bool:
    """Whether an argument is the stored one, or only has another form today.

    A stored message id, `good-food`, may be the bare `food` now; where nothing was stored there may be a message now.
    """
    bare = written["name"].partition("-")[2] if isinstance(written, dict) else written
    return now in (written, bare) or (written == "" and isinstance(now, dict))


def _plain(value: Argument) -> Any:
    return {"name": str(value)} if isinstance(value, Name) else value


def _argument(value: Any) -> Argument:
    return Name(value["name"]) if isinstance(value, dict) else value
