"""Options of a game as a frozen dataclass: read from text or JSON, and listed for help texts and forms.

A field may carry metadata made by `option()`: the values it takes, how to read a text, and other names under which the
same field can be given (`at` for the date behind `digits`). `option-<name>` is the message that explains it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from aevum.kernel.errors import BadOption

Reader = Callable[[str], Any]
T = TypeVar("T")


def option(
    default: T, *, values: tuple[T, ...] = (), read: Reader | None = None, also: Mapping[str, Reader] | None = None
) -> T:
    """Return a field of an options dataclass."""
    metadata = {"values": values, "read": read, "also": dict(also or {})}
    return dataclasses.field(default=default, metadata=metadata)


@dataclasses.dataclass(frozen=True, slots=True)
class NoOptions:
    """Options of a game that has none."""


@dataclasses.dataclass(frozen=True, slots=True)
class OptionName:
    """A name under which a person can set an option."""

    name: str
    field: str
    default: Any
    values: tuple[Any, ...]
    read: Reader | None

    @property
    def is_flag(self) -> bool:
        """Whether the option is either on or off."""
        return isinstance(self.default, bool)


def option_names(kind: type[Any]) -> Iterator[OptionName]:
    """Yield all names of an options dataclass: fields in order, each followed by its other names."""
    for entry in dataclasses.fields(kind):
        values = entry.metadata.get("values", ())
        read = entry.metadata.get("read")
        yield OptionName(entry.name, entry.name, entry.default, values, read)
        for other, reader in entry.metadata.get("also", {}).items():
            yield OptionName(other, entry.name, entry.default, (), reader)


def read_options(kind: type[T], given: Mapping[str, Any]) -> T:
    """Return the options that are given by name; texts are converted, everything is checked."""
    known = {entry.name: entry for entry in option_names(kind)}
    fields: dict[str, Any] = {}
    for name, value in given.items():
        entry = known.get(name.replace("-", "_"))
        if entry is None:
            raise BadOption("error-option-unknown", name=name, known=", ".join(known))
        if entry.field in fields:
            raise BadOption("error-option-twice", name=name, field=entry.field)
        fields[entry.field] = _value(entry, value)
    return kind(**fields)


def options_to_json(options: Any) -> dict[str, Any]:
    """Return every field of options, in order, as plain data."""
    return dataclasses.asdict(options)


def _value(entry: OptionName, value: Any) -> Any:
    if entry.read is not None:
        return entry.read(str(value))
    if entry.is_flag:
        return _flag(entry, value)
    if isinstance(entry.default, int) and isinstance(value, str):
        value = _whole_number(value)
    elif isinstance(entry.default, str) and isinstance(value, str):
        value = value.replace("-", "_")
    return _one_of(entry, value)


def _whole_number(text: str) -> int | str:
    try:
        return int(text)
    except ValueError:
        return text


def _one_of(entry: OptionName, value: Any) -> Any:
    if type(value) is not type(entry.default) or value not in entry.values:
        allowed = ", ".join(map(str, entry.values))
        raise BadOption("error-option-value", name=entry.name, value=str(value), allowed=allowed)
    return value


def _flag(entry: OptionName, value: Any) -> bool:
    spoken = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}
    answer = value if isinstance(value, bool) else spoken.get(str(value).casefold())
    if answer is None:
        raise BadOption("error-option-value", name=entry.name, value=str(value), allowed="true, false")
    return bool(answer)
