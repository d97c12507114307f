"""Inference of encoders from the types and hints of a view, and from samples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from numbers import Real
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from aevum.kernel.encoding_hints import BitPacked, ByKey, CountPerKind, Derived, OneOf, UpTo, ValuePerKind
from aevum.kernel.game import AnyGame
from aevum.research.encoding.nodes import (
    BitsEncoder,
    CountsEncoder,
    EmptyEncoder,
    Encoder,
    FixedListEncoder,
    MappingEncoder,
    NumberEncoder,
    OneOfEncoder,
    OptionalEncoder,
    PaddedListEncoder,
    RecordEncoder,
    RowEncoder,
    TupleEncoder,
    ValuesPerKind,
)

LEAST_ROOM: Final = 4
"""Minimum number of entries to leave room for, in lists without a hint of which few or none were seen."""


class _EncoderInference:
    """Inference of the encoders of one game from types and samples."""

    def __init__(self, game: AnyGame) -> None:
        self._constant = game.options_type
        self._phases = ("", *(step.name for step in game.law.steps))

    def of(self, kind: Any, samples: Sequence[Any]) -> Encoder:
        """Return the encoder for values of a type, `samples` of which are known."""
        kind, hint = _split_hint(kind)
        if isinstance(hint, Derived) or kind is self._constant:
            return EmptyEncoder()
        if _may_be_none(kind) or None in samples:
            inner = Annotated[_without_none(kind), hint] if hint else _without_none(kind)
            return OptionalEncoder(self.of(inner, [value for value in samples if value is not None]))
        return self._from_hint(hint, kind, samples) if hint else self._from_samples(kind, samples)

    def _from_hint(self, hint: Any, kind: Any, samples: Sequence[Any]) -> Encoder:
        match hint:
            case CountPerKind(kinds):
                return CountsEncoder(kinds)
            case ValuePerKind(kinds, each):
                return ValuesPerKind(kinds, each)
            case BitPacked(count, bits):
                return BitsEncoder(count, bits)
            case OneOf(values):
                return OneOfEncoder(values)
            case UpTo(most):
                return PaddedListEncoder(most, self._item(kind, samples))
            case ByKey(parts):
                return MappingEncoder(
                    {name: self._from_hint(part, Any, ()) if part else NumberEncoder() for name, part in parts.items()}
                )
        raise TypeError(f"no layout for {hint}")

    def _from_samples(self, kind: Any, samples: Sequence[Any]) -> Encoder:
        example = samples[0] if samples else None
        if is_dataclass(kind) or is_dataclass(example):
            return self._record(kind if is_dataclass(kind) else type(example), samples)
        if isinstance(example, str) or kind is str:
            return OneOfEncoder(sorted(set(samples)))
        if isinstance(example, Real) or kind in (int, bool, float):
            return NumberEncoder()
        if isinstance(example, Mapping):
            return self._entries(kind, samples)
        return self._sequence(kind, samples)

    def _record(self, kind: Any, samples: Sequence[Any]) -> Encoder:
        types = get_type_hints(kind, include_extras=True)
        parts: dict[str, Encoder] = {}
        for entry in fields(kind):
            field_type = Annotated[str, OneOf(self._phases)] if entry.name == "phase" else types[entry.name]
            parts[entry.name] = self.of(field_type, [getattr(value, entry.name) for value in samples])
        return RecordEncoder(parts)

    def _entries(self, kind: Any, samples: Sequence[Mapping[Any, Any]]) -> Encoder:
        names = sorted({name for value in samples for name in value}, key=str)
        item = (get_args(kind) or (Any, Any))[1]
        return MappingEncoder(
            {name: self.of(item, [value[name] for value in samples if name in value]) for name in names}
        )

    def _sequence(self, kind: Any, samples: Sequence[Any]) -> Encoder:
        arguments = get_args(kind)
        if get_origin(kind) is tuple and Ellipsis not in arguments:
            return self._places(arguments, samples)
        lengths = {len(value) for value in samples}
        item = self._item(kind, samples)
        if not any(lengths):
            return PaddedListEncoder(LEAST_ROOM, item) if lengths else EmptyEncoder()
        if len(lengths) > 1:
            return PaddedListEncoder(max(LEAST_ROOM, 1 << (max(lengths) - 1).bit_length()), item)
        return RowEncoder(max(lengths)) if isinstance(item, NumberEncoder) else FixedListEncoder(max(lengths), item)

    def _places(self, kinds: Sequence[Any], samples: Sequence[Any]) -> Encoder:
        parts = {str(place): self.of(kind, [value[place] for value in samples]) for place, kind in enumerate(kinds)}
        return (
            RowEncoder(len(parts))
            if all(isinstance(part, NumberEncoder) for part in parts.values())
            else TupleEncoder(parts)
        )

    def _item(self, kind: Any, samples: Sequence[Any]) -> Encoder:
        item = (get_args(kind) or (Any,))[0]
        items = [one for value in samples for one in value]
        return self.of(item, items) if items or item is not Any else NumberEncoder()


def _split_hint(kind: Any) -> tuple[Any, Any]:
    """Return a type and its encoding hint, or None."""
    if get_origin(kind) is not Annotated:
        return kind, None
    plain, *hints = get_args(kind)
    return plain, hints[0]


def _may_be_none(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType) and NoneType in get_args(kind)


def _without_none(kind: Any) -> Any:
    rest = [one for one in get_args(kind) if one is not NoneType] if _may_be_none(kind) else [kind]
    return rest[0]
